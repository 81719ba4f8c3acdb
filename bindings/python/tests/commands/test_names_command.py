"""The command `names` lists every name in options and answers. Each name can be read."""

from __future__ import annotations

import re

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native.enums import KINDS
from lifecycle_policy._native.labels import LabelledEnum
from lifecycle_policy._native.meanings import meaning
from lifecycle_policy._native.spellings import kinds, near_names, spellings

from command_line import question, run
from places import in_checkout

#: The kinds that the command does not list.
UNTOLD = {lp.QuestionKind, lp.Form, lp.Knowledge, lp.RuleField, lp.Silence}


def test_every_kind_is_listed() -> None:
    data = question("names")
    assert [row["kind"] for row in data["kinds"]] == list(kinds())
    assert set(kinds().values()) == set(KINDS) - UNTOLD
    assert list(kinds())[:3] == ["state", "scene-state", "axis"]
    for row, kind in zip(data["kinds"], kinds().values(), strict=True):
        assert row["class"] == kind.__name__
        assert row["count"] == len(list(kind))
        assert row["about"]
    text = run("names").stdout
    assert text.splitlines()[0].split() == ["kind", "names", "about"]
    assert all(re.search(rf"^{word} ", text, re.M) for word in kinds())


@pytest.mark.parametrize("word", kinds())
def test_every_name_of_a_kind(word: str) -> None:
    data = question("names", word)
    values: list[LabelledEnum] = list(kinds()[word])
    assert [row["name"] for row in data["names"]] == [value.label for value in values]
    for row, value in zip(data["names"], values, strict=True):
        assert row["value"] == int(value)
        assert lp.parse(type(value), row["name"]) == value
        for text in row["spellings"]:
            assert lp.parse(type(value), text) == value
            assert text != row["name"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("causes", "cause"),
        ("Scene_State", "scene-state"),
        ("AppState", "state"),
        ("LocationAuthorization", "authorization"),
        ("after", "termination"),
        ("on", "trigger"),
        ("of", "mode"),
        ("status", "status"),
    ],
)
def test_kinds_in_other_words(text: str, kind: str) -> None:
    assert question("names", text)["kind"] == kind


def test_text_has_name_meaning_and_spellings() -> None:
    text = run("names", "cause").stdout
    (row,) = (line for line in text.splitlines() if line.startswith("home-button "))
    assert "The user goes to the home screen; by home button" in row and row.endswith("swipe-up")
    assert f"\n{len(lp.Cause)} names of the kind cause. Case does not matter" in text
    assert run("names", "axis").stdout.splitlines()[0].split() == ["name", "meaning"]
    assert run("names", "fact").stdout.splitlines()[0] == "name"


def test_meanings_stand_below_their_values() -> None:
    assert meaning(lp.AppState.SUSPENDED) == "In memory, running no code; iOS 4.0 on"
    assert meaning(lp.Callback.DID_ENTER_BACKGROUND) == "iOS 4.0"
    assert meaning(lp.TerminationCode.WATCHDOG) == "The app did not launch, respond or end in time"
    assert meaning(lp.BackgroundMode.AUDIO) == "Playing or recording audio; iOS 4.0"
    assert meaning(lp.Verdict.ALLOWED) == ""
    assert all(meaning(cause) for cause in lp.Cause)


def test_spellings_are_those_of_the_library() -> None:
    """The library reads spellings but cannot list them, so the test looks in the source code."""
    written: list[str] = []
    for path in sorted(in_checkout("Sources/LifecyclePolicy/Vocabulary").rglob("*.swift")):
        written += re.findall(r'Spelling\(value: \d+, text: "([^"]+)"\)', path.read_text())
    known = [text for kind in KINDS for value in kind for text in spellings(value)]
    folded = {text.replace(" ", "-") for text in written}
    assert len(written) > 15
    assert sorted(known) == sorted(folded)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("home-buton", "home-button"),
        ("HOME BUTTON ", "home-button"),
        ("force_quit", "user-force-quit"),
        ("swich", "app-switch"),
    ],
)
def test_near_names(text: str, near: str) -> None:
    assert near in near_names(text, [cause.label for cause in lp.Cause])


def test_what_is_near_nothing() -> None:
    assert near_names("zz", [cause.label for cause in lp.Cause]) == []
    assert len(near_names("e", ["e1", "e2", "e3", "e4", "e5"])) <= 3
