"""Tests steps without a target, wake-ups in a state, what keeps apps running, which apps are ended
first, and when limits start and events are merged."""

from __future__ import annotations

from itertools import product

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Activity,
    Allowance,
    AppState,
    Callback,
    Cause,
    Context,
    DeviceFacts,
    Disposition,
    Occasion,
    SceneState,
    Standing,
    Termination,
    Trigger,
    Verdict,
)

from command_line import question, run

LEGAL = (Verdict.ALLOWED, Verdict.CONDITIONAL)
SCENES = Context("17.0", app=lp.App(scenes=True))
#: Background App Refresh is off, so a silent push does not wake the app. From 13.0 on, the push is
#: held.
HELD = Context(
    "17.0", app=lp.App("remote-notification"), facts=DeviceFacts(background_app_refresh=False)
)


# ---- steps --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ground", ["3.1", "12.4", SCENES], ids=str)
def test_a_step_is_the_transition_to_where_it_leads(ground: Context | str) -> None:
    taken = 0
    for state, cause in product((*AppState, *SceneState), Cause):
        found = lp.step(ground, state, cause)
        assert found == lp.transition(ground, state, None, cause)
        if found.to is None:
            assert found.verdict not in LEGAL and not found.sequence
            continue
        assert type(found.to) is type(state)
        told = lp.transition(ground, state, found.to, cause)
        assert told.to is None, "a question with a target is not told it"
        same = (told.verdict, told.rule, told.reason, told.sequence)
        assert (found.verdict, found.rule, found.reason, found.sequence) == same
        taken += found.verdict in LEGAL
        if found.verdict in LEGAL and found.sequence:
            assert found.sequence[-1].state_after == found.to
    assert taken > 5


def test_a_cause_out_of_place_leads_nowhere() -> None:
    found = lp.step("12.4", "active", "return-by-user")
    assert (found.verdict, found.to) == (Verdict.FORBIDDEN, None)
    assert found.reason is lp.Reason.CAUSE_OUT_OF_PLACE


def test_the_state_after_a_step_is_what_the_next_one_reads() -> None:
    seen = 0
    for from_, cause in product(AppState, Cause):
        found = lp.step("12.4", from_, cause)
        for one, following in zip(found.sequence, found.sequence[1:], strict=False):
            assert isinstance(one.state_after, AppState)
            if following.state is not None:
                assert one.state_after == following.state, (from_, cause)
                seen += 1
    assert seen


def test_callbacks_have_their_allowance() -> None:
    found = lp.step("12.4", "inactive", "home-button")
    called = {call.callback: call.allowance for call in found.callbacks}
    assert called[Callback.DID_ENTER_BACKGROUND] is Allowance.DID_ENTER_BACKGROUND
    posted = [step for step in found.sequence if step.notification is not None]
    assert posted and not any(step.allowance for step in posted)
    for call, step in zip(
        found.callbacks, (one for one in found.sequence if one.callback), strict=True
    ):
        assert (call.allowance, call.state_after) == (step.allowance, step.state_after)


def test_a_step_takes_what_a_transition_takes() -> None:
    rest = {"last_cause": "launch-by-system", "trigger": "silent-push"}
    found = lp.step(SCENES, "background", "execution-finished", **rest)
    assert found == lp.transition(
        *(SCENES, AppState.BACKGROUND, None, Cause.EXECUTION_FINISHED),
        last_cause=Cause.LAUNCH_BY_SYSTEM,
        trigger=Trigger.SILENT_PUSH,
    )
    scene = lp.step(SCENES, "foreground-active", "home-button", axis="scene")
    assert scene == lp.step(SCENES, SceneState.FOREGROUND_ACTIVE, "home-button")
    assert isinstance(scene.to, SceneState)


def test_steps_in_a_batch() -> None:
    queries = [lp.TransitionQuery(state, None, cause) for state, cause in product(AppState, Cause)]
    asked = [lp.step("12.4", state, cause) for state, cause in product(AppState, Cause)]
    assert lp.transitions("12.4", queries) == tuple(asked)


def test_the_command_step() -> None:
    argv = ("--os", "12.4", "--from", "inactive", "--cause", "home-button")
    data = question("step", *argv)
    assert (data["question"]["to"], data["to"]) == (None, "background")
    whole = question("transition", *argv, "--to", "background")
    assert whole["to"] is None and whole["question"]["to"] == "background"
    assert (whole["rule"], whole["sequence"]) == (data["rule"], data["sequence"])
    (call,) = data["callbacks"]
    assert (call["state_after"], call["allowance"]) == ("background", "did-enter-background")
    text = " ".join(run("step", *argv).stdout.split())
    assert text.startswith("allowed: inactive -> background, home-button, iOS 12.4")
    assert "limited by its own time, did-enter-background), then background" in text
    assert f"rule {data['rule']}" in text
    none = run("step", "--os", "12.4", "--from", "active", "--cause", "return-by-user").stdout
    assert none.startswith("forbidden (cause-out-of-place): active -> nowhere, return-by-user")


# ---- wake-ups -----------------------------------------------------------------------------------


def test_a_running_app_stands_otherwise() -> None:
    expected = {
        AppState.INACTIVE: Standing.IN_FRONT,
        AppState.ACTIVE: Standing.IN_FRONT,
        AppState.BACKGROUND: Standing.RUNNING,
        AppState.SUSPENDED: Standing.IN_MEMORY,
    }
    for state, on in product(expected, Trigger):
        found = lp.relaunch("17.0", None, on, state=state)
        assert found == lp.relaunch("17.0", Termination.CRASH, on, state=state.label)
        if found.standing is not None:
            assert found.standing is expected[state]
        to = found.launch_state
        if to is not None and state is not AppState.SUSPENDED:
            assert to is state or (state, to) == (AppState.BACKGROUND, AppState.INACTIVE)
    tapped = lp.relaunch("17.0", None, Trigger.USER_TAP, state="background")
    assert tapped.launch_state is AppState.INACTIVE
    suspended = [lp.relaunch("17.0", None, on, state="suspended") for on in Trigger]
    assert suspended == [lp.relaunch("17.0", "none", on) for on in Trigger]
    ended = [lp.relaunch("17.0", "crash", on, state="not-running") for on in Trigger]
    assert ended == [lp.relaunch("17.0", "crash", on) for on in Trigger]


def test_a_force_quit_before_is_remembered() -> None:
    for on in Trigger:
        flagged = lp.relaunch("17.0", "crash", on, force_quit=True)
        assert flagged.standing in (Standing.FORCE_QUIT, None)
        for no in (False, None, lp.Fact.NO):
            assert lp.relaunch("17.0", "crash", on, force_quit=no) == lp.relaunch(
                "17.0", "crash", on
            )
    push = ("crash", Trigger.SILENT_PUSH)
    assert lp.relaunch(HELD, *push, force_quit=True).standing is Standing.FORCE_QUIT
    assert lp.relaunch(HELD, *push).standing is Standing.ENDED


def test_what_becomes_of_an_event() -> None:
    found = lp.relaunch(HELD, "crash", "silent-push")
    assert found.verdict is Verdict.FORBIDDEN
    assert found.disposition is Disposition.NEWEST_HELD
    assert found.occasion is Occasion.CONDITIONS_MET
    assert found.disposition_rule is not None
    assert lp.rule(found.disposition_rule).family is lp.Family.DISPOSITION
    for end, on in product(Termination, Trigger):
        for os in ("6.1", "12.4", "17.0"):
            answer = lp.relaunch(os, end, on)
            if answer.verdict is Verdict.ALLOWED:
                assert (answer.disposition, answer.occasion, answer.disposition_rule) == (None,) * 3
            assert (answer.disposition is None) == (answer.disposition_rule is None)


@pytest.mark.parametrize(
    ("after", "rest", "status", "field"),
    [
        (None, {}, lp.Status.MISSING_VALUE, lp.Field.TERMINATION),
        (None, {"state": "not-running"}, lp.Status.MISSING_VALUE, lp.Field.TERMINATION),
        ("none", {"state": "not-running"}, lp.Status.OUT_OF_RANGE, lp.Field.TERMINATION),
        ("none", {"state": "drowsy"}, lp.Status.UNKNOWN_VALUE, lp.Field.STATE),
        ("crash", {"force_quit": 1}, lp.Status.UNKNOWN_VALUE, lp.Field.FORCE_QUIT),
    ],
)
def test_wakes_that_cannot_be_asked(
    after: str | None, rest: dict[str, object], status: lp.Status, field: lp.Field
) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.relaunch("17.0", after, "silent-push", **rest)  # type: ignore[arg-type]
    assert (caught.value.status, caught.value.field) == (status, field)


def test_the_command_relaunch_takes_a_state() -> None:
    data = question("relaunch", "--os", "17.0", "--state", "background", "--on", "silent-push")
    assert data["question"] == {
        "after": None, "on": "silent-push", "since": [], "state": "background", "force_quit": False
    }  # fmt: skip
    assert data["standing"] == "running"
    off = ("--os", "17.0", "--mode", "remote-notification", "--background-refresh", "off")
    argv = ("relaunch", *off, "--after", "crash", "--on", "silent-push")
    held = question(*argv)
    assert (held["disposition"], held["until"]) == ("newest-held", "conditions-met")
    text = run(*argv).stdout
    assert f"newest-held until conditions-met  [{held['disposition_rule']}]" in text
    flagged = (*argv, "--force-quit")
    assert question(*flagged)["standing"] == "force-quit"
    assert "after crash, force quit before" in run(*flagged).stdout


# ---- suspension and purge -----------------------------------------------------------------------


def test_a_background_task_holds_the_app() -> None:
    held = lp.suspension("12.4", ["background-task", Allowance.RESUME], Activity.CAMERA)
    assert held.verdict is Verdict.FORBIDDEN and held.rule == "suspension.background-task"
    assert (held.allowances, held.activities) == ((Allowance.BACKGROUND_TASK,), ())
    idle = lp.suspension("12.4")
    assert idle.verdict is Verdict.ALLOWED and idle.rule is not None
    assert (idle.allowances, idle.activities) == ((), ())


@pytest.mark.parametrize("os", ["2.0", "4.0", "12.4", "17.0", "26.0"])
def test_what_holds_is_of_what_was_asked(os: str) -> None:
    clocks = [lp.SuspensionQuery(clock) for clock in Allowance]
    acts = [lp.SuspensionQuery((), doing, doing) for doing in Activity]
    for query, found in zip(clocks + acts, lp.suspensions(os, clocks + acts), strict=True):
        assert found == lp.suspension(
            os, query.allowances, query.activities, begun_in_front=query.begun_in_front
        )
        held = {*found.allowances, *found.activities}
        assert held <= {query.allowances, query.activities}
        assert bool(held) <= (found.newest_verdict is not Verdict.ALLOWED)
    every = lp.suspension(os, Allowance, Activity, begun_in_front=Activity)
    alone = lp.suspensions(os, clocks)
    assert {clock for one in alone for clock in one.allowances} == {*every.allowances}


def test_the_order_of_purges() -> None:
    found = lp.purge("12.4", "suspended")
    assert (found.verdict, found.rank, found.warned) == (Verdict.ALLOWED, 1, False)
    queries = [lp.PurgeQuery(state, doing) for state in AppState for doing in Activity]
    for query, answer in zip(queries, lp.purges("12.4", queries), strict=True):
        assert answer == lp.purge("12.4", query.state, query.activities)
        assert answer.rank is None or answer.rank >= 1
        assert (answer.rank is None) or answer.rule is not None


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: lp.suspension("12.4", "nap"), lp.Field.ALLOWANCES),
        (lambda: lp.suspension("12.4", (), ["camera", "nap"]), lp.Field.ACTIVITIES),
        (lambda: lp.suspension("12.4", begun_in_front="nap"), lp.Field.BEGUN_IN_FRONT),
        (lambda: lp.purge("12.4", "drowsy"), lp.Field.STATE),
        (lambda: lp.purge("12.4", "suspended", "nap"), lp.Field.ACTIVITIES),
        (lambda: lp.purges("12.4", [lp.PurgeQuery("unattached")]), lp.Field.STATE),
    ],
)
def test_what_cannot_be_asked_names_its_field(ask: object, field: lp.Field) -> None:
    assert callable(ask)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        ask()
    assert (caught.value.status, caught.value.field) == (lp.Status.UNKNOWN_VALUE, field)


def test_the_commands_suspension_and_purge() -> None:
    argv = (
        "suspension", "--os", "12.4", "--allowance", "background-task,resume", "--activity",
        "camera", "--begun-in-front", "camera",
    )  # fmt: skip
    data = question(*argv)
    assert data["question"] == {
        "allowance": ["resume", "background-task"],
        "activity": ["camera"],
        "begun_in_front": ["camera"],
    }
    assert (data["allowances"], data["activities"]) == (["background-task"], [])
    text = run(*argv).stdout
    assert text.startswith("not suspended, held by background-task: suspension with resume, background-task, camera")
    assert "held by     background-task\n" in text and f"rule        {data['rule']}" in text
    assert run("suspension", "--os", "12.4").stdout.startswith("may be suspended: suspension of an idle app")
    purge = ("purge", "--os", "12.4", "--state", "suspended")
    ended = question(*purge)
    assert (ended["rank"], ended["warned"]) == (1, False)
    text = run(*purge).stdout
    assert text.startswith("ended as number 1: memory is short in the state suspended, iOS 12.4")
    assert "rank        1; the lowest is ended first\n  warned      no\n" in text
    assert f"rule        {ended['rule']}" in text


def test_what_began_in_front_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def ask(*given: object, begun_in_front: object) -> lp.SuspensionAnswer:
        asked.append((*given[1:], begun_in_front))
        return lp.suspension("17.0")

    monkeypatch.setattr("lifecycle_policy.cli.commands.states.suspension", ask)
    question("suspension", "--os", "17.0", "--begun-in-front", "start-location-updates")
    assert asked == [([], [], [Activity.START_LOCATION_UPDATES])]


# ---- clocks and notices -------------------------------------------------------------------------


@pytest.mark.parametrize("os", ["4.0", "12.4", "17.0"])
def test_clocks_are_those_of_their_rules(os: str) -> None:
    for allowance in Allowance:
        found = lp.deadline(os, allowance)
        if found.rule is None or lp.rule(found.rule).family is not lp.Family.DEADLINE:
            continue
        row = lp.rule(found.rule)
        assert (found.starts, found.shared) == (row.value("starts"), row.value("shared"))
        assert found.resets == row.values("resets")
    data = question("deadline", "--os", os, "--allowance", "background-task")
    task = lp.deadline(os, "background-task")
    assert data["starts"] == (None if task.starts is None else task.starts.label)
    assert data["resets"] == [moment.label for moment in task.resets]
    assert data["shared"] is task.shared


@pytest.mark.parametrize("os", ["4.0", "12.4", "17.0"])
def test_notices_are_those_of_their_rules(os: str) -> None:
    for state, event in product(AppState, lp.Event):
        found = lp.delivery(os, state, event)
        if found.rule is None or lp.rule(found.rule).family is not lp.Family.EVENT:
            continue
        row = lp.rule(found.rule)
        for name in ("merging", "rank", "trigger"):
            assert getattr(found, name) == row.value(name)
