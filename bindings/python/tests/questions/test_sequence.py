"""Tests the order of callbacks and notifications, for the process and for one scene."""

from __future__ import annotations

from itertools import product

import lifecycle_policy as lp
import pytest
from lifecycle_policy import AppState, Cause, Context, Notification, SceneState

SCENES = lp.App(scenes=True)


def answers() -> list[lp.TransitionAnswer]:
    found: list[lp.TransitionAnswer] = []
    for os, app in (("3.1", None), ("9.0", None), ("13.0", SCENES), ("26.0", SCENES)):
        asked = [lp.TransitionQuery(*parts) for parts in product(AppState, AppState, Cause)]
        if app:
            scenes = product(SceneState, SceneState, Cause)
            asked += [lp.TransitionQuery(*parts) for parts in scenes]
        found += lp.transitions(Context(os, app=app), asked)
    return found


def test_callbacks_are_those_of_the_sequence() -> None:
    posted = set()
    for answer in answers():
        called = [step for step in answer.sequence if step.kind == "callback"]
        assert [step.callback for step in called] == [call.callback for call in answer.callbacks]
        assert [step.rule for step in called] == [call.rule for call in answer.callbacks]
        assert [step.state for step in called] == [call.state for call in answer.callbacks]
        for step in answer.sequence:
            assert (step.callback is None) == (step.kind == "notification")
            assert (step.notification is None) == (step.kind == "callback")
            assert step.label == (step.callback or step.notification or Cause.CRASH).label
            assert step.rule
            if step.notification:
                posted.add(step.notification)
                assert step.fallback is None
                assert lp.rule(step.rule).value("notification") == step.notification
    assert posted >= {Notification.WILL_RESIGN_ACTIVE, Notification.SCENE_DID_ENTER_BACKGROUND}


def test_notifications_stand_beside_their_callback() -> None:
    for answer in answers():
        labels = [step.label for step in answer.sequence]
        for index, step in enumerate(answer.sequence):
            if step.notification is None or step.rule is None:
                continue
            row = lp.rule(step.rule)
            callback, before = row.value("callback"), row.value("posted_before")
            assert callback and before is not None
            place = labels.index(callback.label)
            assert (index < place) == before


def test_states_of_the_scene() -> None:
    context = Context("17.0", app=SCENES)
    answer = lp.transition(
        context, SceneState.FOREGROUND_ACTIVE, SceneState.FOREGROUND_INACTIVE, "home-button"
    )
    first = answer.sequence[0]
    assert first.callback == lp.Callback.SCENE_WILL_RESIGN_ACTIVE
    assert first.scene_state == SceneState.FOREGROUND_ACTIVE
    assert not answer.sequence[1].callback
    old = lp.transition("9.0", "active", "inactive", "home-button")
    assert {step.scene_state for step in old.sequence} == {None}


def test_a_path_has_sequences_too() -> None:
    context = Context("17.0", app=SCENES)
    way = lp.path(context, SceneState.FOREGROUND_ACTIVE, SceneState.BACKGROUND)
    assert [step.to for step in way.steps][-1] == SceneState.BACKGROUND
    for step in way.steps:
        assert len(step.sequence) > len(step.callbacks) > 0
        called = [item.callback for item in step.sequence if item.callback]
        assert [call.callback for call in step.callbacks] == called


def test_a_step_of_a_path_asks_about_its_transition() -> None:
    context = Context("17.0", app=lp.App(["remote-notification"]))
    causes = ["launch-by-system", "suspension", "return-by-user", "activation"]
    push = lp.path(context, "not-running", "active", allowed_causes=causes, trigger="silent-push")
    plain = lp.path(context, "suspended", "active")
    for step in (*push, *plain):
        answer = lp.transition(
            context, step.from_, step.to, step.cause,
            last_cause=step.last_cause, trigger=step.trigger,
        )  # fmt: skip
        assert (answer.rule, answer.sequence) == (step.rule, step.sequence)
    assert {step.trigger for step in push} == {lp.Trigger.SILENT_PUSH}
    assert {step.trigger for step in plain} == {None}
    for way in (push, plain):
        assert [step.last_cause for step in way] == [None, *(step.cause for step in way[:-1])]


@pytest.mark.parametrize("os", ["12.4", "17.0"])
def test_without_scenes_there_are_none(os: str) -> None:
    answer = lp.transition(os, SceneState.UNATTACHED, SceneState.BACKGROUND, "scene-request")
    assert answer.verdict == lp.Verdict.NOT_APPLICABLE
    assert answer.reason == lp.Reason.STATE_UNAVAILABLE
