"""The command line prints the library's text about an answer, and adds options."""

from __future__ import annotations

import re
import shlex

import lifecycle_policy as lp
import pytest
from lifecycle_policy.cli.main import ask
from lifecycle_policy.cli.text.answers import answer_text
from lifecycle_policy.cli.text.tables import Page
from lifecycle_policy.questions.packing import AnyQuestion

_OPTION = re.compile(r" \((?:else )?--[^()]*\)")
#: The names of the rows that the command line adds.
_ADDED = ("then", "ask next", "leads on", "option", "rule set")


def _printed(line: str) -> list[str]:
    """Returns the lines that a command prints, without options and added rows."""
    argv = shlex.split(line)
    text = answer_text(argv[0], ask(argv), Page(wraps=False))
    lines = [_OPTION.sub("", one) for one in text.splitlines()]
    return [one for one in lines if not one[2:14].strip() in _ADDED]


def _asked(trigger: lp.Trigger, end: lp.Termination) -> tuple[str, lp.RelaunchQuery]:
    line = f"relaunch --after {end.label} --on {trigger.label}"
    return line, lp.RelaunchQuery(end, trigger)


LAUNCHED = lp.Callback.DID_FINISH_LAUNCHING

QUESTIONS: list[tuple[str, AnyQuestion]] = [
    *((f"deadline --allowance {one.label}", one) for one in lp.Allowance),
    *((f"quota --quota {one.label}", one) for one in lp.Quota),
    *((f"modes --of {one.label}", one) for one in lp.BackgroundMode),
    *((f"duties --callback {one.label}", one) for one in lp.Callback),
    *((f"call --callback {one.label}", lp.CallQuery(one)) for one in lp.Callback),
    *(
        (f"call --callback {LAUNCHED.label} --trigger {on.label}", lp.CallQuery(LAUNCHED, on))
        for on in lp.Trigger
    ),
    *((f"next --from {one.label}", lp.NextQuery(one)) for one in lp.AppState),
    *(_asked(one, lp.Termination.USER_FORCE_QUIT) for one in lp.Trigger),
    *(_asked(one, lp.Termination.CRASH) for one in lp.Trigger),
    *(
        (f"path --from active --to {one.label}", lp.PathQuery(lp.AppState.ACTIVE, one))
        for one in lp.AppState
    ),
    *(
        (
            f"transition --from {from_.label} --to {to.label} --cause home-button",
            lp.TransitionQuery(from_, to, lp.Cause.HOME_BUTTON),
        )
        for from_ in lp.AppState
        for to in lp.AppState
    ),
]


@pytest.mark.parametrize("os", ["6.1", "12.4", "17.0", "99.0"])
def test_commands_print_the_texts_of_the_library(os: str) -> None:
    assert len(QUESTIONS) > 200
    for line, question in QUESTIONS:
        text = lp.answer_text(os, question)
        assert _printed(f"{line} --os {os}") == text.splitlines(), line


def test_parts_and_marks() -> None:
    question = lp.RelaunchQuery("user-force-quit", "region-enter")
    headline = lp.answer_text("8.0", question, lp.TextPart.HEADLINE)
    assert headline == "conditional, depends on Always authorization for location"
    marked = lp.answer_text("8.0", question, lp.TextPart.HEADLINE | lp.TextPart.MARKS)
    assert marked == f"{headline}\x1f?location-authorization-always\x1f"
    with pytest.raises(lp.LifecyclePolicyError, match="parts"):
        lp.answer_text("8.0", question, lp.TextPart(64))
    policy = lp.Policy.of("8.0")
    assert policy.text(question) == lp.answer_text("8.0", question)
