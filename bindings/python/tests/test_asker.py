"""An Asker answers and refuses as the functions do, and keeps what it was told."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Activity, Allowance, AppState, Asker, Cause, Context, SceneState
from lifecycle_policy import Since, Termination, Trigger
from lifecycle_policy.questions import asker

CONTEXT = Context("17.0", app=lp.App(scenes=True))
ASKED: list[tuple[str, tuple[Any, ...]]] = [
    *(("transition", (AppState.ACTIVE, AppState.INACTIVE, cause)) for cause in Cause),
    *(("deadline", (allowance,)) for allowance in Allowance),
    *(("relaunch", (Termination.CRASH, trigger)) for trigger in Trigger),
    *(("conduct", (AppState.BACKGROUND, activity)) for activity in Activity),
    ("transition", ("active", "inactive", "home-button")),
    ("transition", (SceneState.FOREGROUND_ACTIVE, SceneState.BACKGROUND, Cause.HOME_BUTTON)),
    ("deadline", ("background-task",)),
]


def refusal(ask: Callable[[], object]) -> tuple[Any, ...]:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        ask()
    return str(caught.value), caught.value.status, caught.value.field, caught.value.value


def test_answers_are_those_of_the_functions() -> None:
    ask = Asker(CONTEXT)
    for name, values in ASKED * 2:
        assert getattr(ask, name)(*values) == getattr(lp, name)(CONTEXT, *values), (name, values)


def test_what_was_asked_before_is_the_same_object() -> None:
    ask = Asker(CONTEXT)
    for name, values in ASKED:
        assert getattr(ask, name)(*values) is getattr(ask, name)(*values)


def test_keywords_are_passed_on() -> None:
    ask = Asker("12.0")
    step = AppState.SUSPENDED, AppState.BACKGROUND, Cause.WAKE_BY_SYSTEM
    plain = ask.transition(*step)
    for trigger in (Trigger.SILENT_PUSH, Trigger.REGION_ENTER):
        told = lp.transition("12.0", *step, trigger=trigger)
        assert ask.transition(*step, trigger=trigger) == told
    assert ask.transition(*step) is plain
    reboot = ask.relaunch(Termination.REBOOT, Trigger.REGION_ENTER, since=Since.REBOOT)
    assert reboot == lp.relaunch(
        "12.0", Termination.REBOOT, Trigger.REGION_ENTER, since=Since.REBOOT
    )


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        # Equal numbers of other classes, where a dictionary would find the good ones.
        ("deadline", (Allowance.LAUNCH,), (int(Allowance.LAUNCH),)),
        ("deadline", (Allowance.LAUNCH,), (float(Allowance.LAUNCH),)),
        ("deadline", (Allowance(1),), (True,)),
        ("deadline", (Allowance(1),), (Cause(1),)),
        ("conduct", (AppState(3), Activity(1)), (SceneState(3), Activity(1))),
        ("conduct", (AppState(3), Activity(1)), (AppState(3), 1)),
        ("relaunch", (Termination(2), Trigger(1)), (Trigger(2), Trigger(1))),
        ("relaunch", (Termination(2), Trigger(1)), (Termination(2), Termination(1))),
        ("transition", (AppState(3), AppState(2), Cause(2)), (3, AppState(2), Cause(2))),
        ("transition", (AppState(3), AppState(2), Cause(2)), (AppState(3), 2, Cause(2))),
        ("transition", (AppState(3), AppState(2), Cause(2)), (AppState(3), AppState(2), 2)),
        ("deadline", (Allowance.LAUNCH,), ("tea",)),
        ("deadline", (Allowance.LAUNCH,), ([],)),
        ("conduct", (AppState(3), Activity(1)), ({}, Activity(1))),
    ],
)
def test_a_bad_value_is_refused_as_the_functions_refuse_it(
    name: str, good: tuple[Any, ...], bad: tuple[Any, ...]
) -> None:
    ask = Asker(CONTEXT)
    getattr(ask, name)(*good)
    told = refusal(lambda: getattr(ask, name)(*bad))
    assert told == refusal(lambda: getattr(lp, name)(CONTEXT, *bad))
    assert told[2] is not None
    assert told[3] is bad[next(i for i, value in enumerate(bad) if value is not good[i])]


def test_scenes_and_apps_of_equal_numbers_are_two_questions() -> None:
    ask = Asker(CONTEXT)
    app = AppState(3), AppState(2), Cause.HOME_BUTTON
    scene = SceneState(3), SceneState(2), Cause.HOME_BUTTON
    for values in (app, scene, app, scene):
        assert ask.transition(*values) == lp.transition(CONTEXT, *values)
    assert lp.transition(CONTEXT, *app) != lp.transition(CONTEXT, *scene)


def test_only_members_are_kept() -> None:
    ask = Asker(CONTEXT)
    letters = list(enumerate("background-task"))
    for number in range(99):
        text = "".join(c.upper() if number >> place & 1 else c for place, c in letters)
        assert ask.deadline(text) == ask.deadline(Allowance.BACKGROUND_TASK)
    cells = getattr(ask.deadline, "__closure__")
    (held,) = [cell.cell_contents for cell in cells if isinstance(cell.cell_contents, dict)]
    assert list(held) == [Allowance.BACKGROUND_TASK]


def test_what_was_asked_before_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def counted(function: Callable[..., object]) -> Callable[..., object]:
        def count(*values: Any) -> object:
            asked.append(values)
            return function(*values)

        return count

    for name in ("transition", "deadline", "relaunch", "conduct"):
        monkeypatch.setattr(asker, name, counted(getattr(asker, name)))
    ask = Asker(CONTEXT)
    members = [one for one in ASKED if not isinstance(one[1][0], str)]
    for name, values in members * 2:
        getattr(ask, name)(*values)
    assert asked == [(CONTEXT, *values) for _, values in members]


class Changing(Context):
    """A context that does not stay what it was."""

    now = lp.OSVersion(12, 4)

    def __getattribute__(self, name: str) -> Any:
        return Changing.now if name == "os" else super().__getattribute__(name)


def test_a_context_that_may_change_is_asked_anew() -> None:
    context = Changing("12.4")
    ask = Asker(context)
    for version, limit in ((lp.OSVersion(12, 4), 180.0), (lp.OSVersion(13), 30.0)):
        Changing.now = version
        assert ask.deadline(Allowance.BACKGROUND_TASK).limit == limit
        assert lp.deadline(context, Allowance.BACKGROUND_TASK).limit == limit


def test_an_asker_is_made_of_what_a_question_takes() -> None:
    for context in ("12.4", lp.OSVersion(12, 4), Context("12.4")):
        ask = Asker(context)
        assert ask.context == Context("12.4")
        assert ask.deadline(Allowance.BACKGROUND_TASK).limit == 180.0
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        Asker("twelve")
    assert (caught.value.field, caught.value.value) == (lp.Field.OS, "twelve")


def test_it_cannot_be_changed_and_can_be_copied() -> None:
    ask = Asker(CONTEXT)
    with pytest.raises(AttributeError, match="Asker for each context"):
        ask.context = Context("8.0")
    assert repr(ask) == f"Asker({CONTEXT!r})"
    for other in (copy.copy(ask), copy.deepcopy(ask), pickle.loads(pickle.dumps(ask))):
        assert other.context == CONTEXT
        assert other.deadline(Allowance.LAUNCH) == ask.deadline(Allowance.LAUNCH)
