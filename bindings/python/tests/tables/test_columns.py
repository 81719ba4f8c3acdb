"""Columns give the same answers as single questions. Only invalid elements fail."""

from __future__ import annotations

import math
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Activity,
    Allowance,
    AppState,
    Axis,
    Cause,
    Context,
    SceneState,
    Since,
    Status,
    Termination,
    Trigger,
)

np = pytest.importorskip("numpy")
columns = pytest.importorskip("lifecycle_policy.columns")
KINDS_OF_FIELDS = pytest.importorskip("lifecycle_policy.columns.values").KINDS_OF_FIELDS

CONTEXTS = [
    Context("6.1"),
    Context("12.4", app=lp.App(background_modes=list(lp.BackgroundMode))),
    Context("13.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, limit=77.0)]),
    Context("17.0", app=lp.App(scenes=True), facts=lp.DeviceFacts.unknown()),
    Context("99.0"),
]
IDS = [str(context.os) for context in CONTEXTS]
STATES = list(AppState)


def cross(*kinds: Any) -> list[Any]:
    """Makes columns for every combination of values, with one axis for each kind."""
    numbers = [np.array([int(value) for value in kind], np.int32) for kind in kinds]
    return list(np.meshgrid(*numbers, indexing="ij", sparse=True))


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
def test_transitions(context: Context) -> None:
    found = columns.transition(context, *cross(STATES, STATES, Cause))
    led = columns.transition(context, STATES, None, Cause.HOME_BUTTON)
    steps = [lp.step(context, state, Cause.HOME_BUTTON) for state in STATES]
    assert led.members("to").tolist() == [step.to for step in steps]
    assert any(step.to for step in steps) or context.os < lp.OSVersion(4)
    names, reasons, vias = found.names("rule"), found.members("reason"), found.members("via")
    asked = [lp.TransitionQuery(f, t, c) for f in STATES for t in STATES for c in Cause]
    assert found.answers.shape == (len(STATES), len(STATES), len(Cause))
    assert not found.statuses.any() and len(found) == len(asked)
    told = zip(lp.transitions(context, asked), found["verdict"].flat, names.flat, strict=True)
    for (answer, verdict, rule), reason, via in zip(told, reasons.flat, vias.flat, strict=True):
        assert (answer.verdict, answer.rule) == (verdict, rule)
        assert (answer.reason, answer.via) == (reason, via)


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
def test_deadlines(context: Context) -> None:
    found = columns.deadline(context, list(Allowance))
    for place, answer in enumerate(lp.deadlines(context, Allowance)):
        assert found.names("rule")[place] == answer.rule
        assert found.members("at_expiry")[place] is answer.at_expiry
        assert found.members("code")[place] is answer.code
        for name in ("limit", "advice", "warning"):
            seconds = found.seconds(f"{name}_ns")[place]
            expected = getattr(answer, name)
            assert seconds == expected or (math.isnan(seconds) and expected is None)


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
def test_relaunches(context: Context) -> None:
    since = Since.REBOOT | Since.UNLOCK
    found = columns.relaunch(context, *cross(Termination, Trigger), since=since)
    rules = {name: found.names(name) for name in ("rule", "delivery_rule", "disposition_rule")}
    members = {
        name: found.members(name)
        for name in (
            "guarantee", "launch_state", "callback", "allowance", "standing", "disposition",
            "occasion",
        )
    }  # fmt: skip
    asked = [lp.RelaunchQuery(end, on, since) for end in Termination for on in Trigger]
    for place, answer in enumerate(lp.relaunches(context, asked)):
        index = divmod(place, len(Trigger))
        assert found["verdict"][index] == answer.verdict
        for name, column in rules.items():
            assert column[index] == getattr(answer, name)
        for name, column in members.items():
            assert column[index] is getattr(answer, name)


def test_relaunches_in_a_state() -> None:
    states = [AppState.INACTIVE, AppState.BACKGROUND, AppState.SUSPENDED]
    found = columns.relaunch("17.0", None, Trigger.SILENT_PUSH, state=states)
    asked = [lp.relaunch("17.0", None, Trigger.SILENT_PUSH, state=state) for state in states]
    assert found.names("rule").tolist() == [answer.rule for answer in asked]
    assert found.members("standing").tolist() == [answer.standing for answer in asked]
    flagged = columns.relaunch("17.0", "crash", list(Trigger), force_quit=lp.Fact.YES)
    assert set(flagged.names("standing").tolist()) - {None} == {"force-quit"}
    bad = columns.relaunch("17.0", None, "silent-push", state=["background", "not-running"])
    assert bad.statuses.tolist() == [0, int(lp.Status.MISSING_VALUE)]


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
def test_conducts(context: Context) -> None:
    found = columns.conduct(context, *cross(STATES, Activity))
    names = ("stop_before", "price", "code", "evidence", "newest_verdict")
    members = {name: found.members(name) for name in names}
    asked = [lp.ConductQuery(state, activity) for state in STATES for activity in Activity]
    for place, answer in enumerate(lp.conducts(context, asked)):
        index = divmod(place, len(Activity))
        assert found["verdict"][index] == answer.verdict
        for name, column in members.items():
            assert column[index] is getattr(answer, name)


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
def test_terminations(context: Context) -> None:
    codes = [*map(int, lp.TerminationCode), 0, 2**63, 2**64 - 1]
    namespaces: list[Any] = [None, *lp.TerminationNamespace]
    found = columns.termination(context, np.array(codes, np.uint64).reshape(-1, 1), [namespaces])
    assert found.answers.shape == (len(codes), len(namespaces)) and not found.statuses.any()
    asked = [lp.termination(context, code, name) for code in codes for name in namespaces]
    assert found["verdict"].reshape(-1).tolist() == [answer.verdict for answer in asked]
    assert found.names("rule").reshape(-1).tolist() == [answer.rule for answer in asked]
    assert found.members("cause").reshape(-1).tolist() == [answer.cause for answer in asked]
    assert found.members("allowance").reshape(-1).tolist() == [answer.allowance for answer in asked]
    assert found.names("broken_rule").reshape(-1).tolist() == [answer.broken_rule for answer in asked]
    seconds = found.seconds("allowance_ns").reshape(-1).tolist()
    wanted = [math.nan if a.allowance_seconds is None else a.allowance_seconds for a in asked]
    assert list(map(repr, seconds)) == list(map(repr, wanted))
    assert len({answer.cause for answer in asked}) > 5


def test_codes_as_reports_print_them() -> None:
    watchdog = 0x8BADF00D
    printed = ["0x8badf00d", "8BADF00D", "-1951535091", str(watchdog), watchdog]
    alike: list[Any] = [printed, np.array([watchdog - 2**32], np.int32), watchdog, "8badf00d",
                        [lp.TerminationCode.WATCHDOG], np.array([watchdog]), [watchdog] * 5000]  # fmt: skip
    for codes in alike:
        found = columns.termination("17.0", codes, "springboard")
        assert set(found.names("cause").reshape(-1)) == {"watchdog"}
    many = np.array([2**63, 2**63 + 1] * 2500, np.uint64)
    assert columns.termination("17.0", many)["verdict"].tolist() == [lp.Verdict.UNSPECIFIED] * 5000
    wrong: list[Any] = ["tea", 1.5, -(2**31) - 1, 2**64, True]
    for code in wrong:
        with pytest.raises(lp.LifecyclePolicyError, match="^code: .*is not a number of at most 64 bits"):
            columns.termination("17.0", code)
        found = columns.termination("17.0", [code, "8badf00d"])
        assert found.names("cause").tolist() == [None, "watchdog"]
        assert "is not a number of at most 64 bits" in found.names("problem")[0]
        assert found["verdict"].tolist()[0] == 0 and found.names("problem")[1] is None
    lacking = columns.termination("17.0", [None, "8badf00d"])
    assert lacking.names("problem").tolist() == ["code: it is not given", None]
    found = columns.termination("17.0", [9, 9], ["jetsam", "tea"])
    assert found.names("cause").tolist()[1] is None
    assert found.error(0) is None and found.error(1).field is lp.Field.REASON_NAMESPACE


def test_scenes() -> None:
    context = Context("17.0", app=lp.App(scenes=True))
    states = list(SceneState)
    seen = set()
    for start in states:
        found = columns.transition(context, start, states, Cause.HOME_BUTTON)
        for place, state in enumerate(states):
            answer = lp.transition(context, start, state, Cause.HOME_BUTTON)
            assert found["verdict"][place] == answer.verdict
            assert found.members("via")[place] is answer.via
            seen.add(type(answer.via))
    assert seen == {type(None), SceneState}
    pairs: list[tuple[Any, Any]] = [(AppState(4), AppState(3)), (SceneState(9), SceneState(8))]
    mixed = columns.transition(context, [4, 9, 4], [3, 8, 8], "home-button")
    for place, (from_, to) in enumerate(pairs):
        answer = lp.transition(context, from_, to, Cause.HOME_BUTTON)
        assert mixed.names("rule")[place] == answer.rule
        assert mixed.members("via")[place] is answer.via
    assert mixed.statuses.tolist() == [0, 0, Status.OUT_OF_RANGE]
    told = columns.transition(context, [4, 9], [3, 8], "home-button", axis="scene")
    assert told.statuses.tolist() == [Status.UNKNOWN_VALUE, 0]
    named = columns.transition(
        context, ["foreground-active", "active"], "background", "home-button", axis=Axis.SCENE
    )
    assert named.statuses.tolist() == [0, Status.UNKNOWN_VALUE]


def test_bad_elements_fail_alone_and_name_field_and_value() -> None:
    good = int(Allowance.BACKGROUND_TASK)
    found = columns.deadline("12.4", [good, 0, 99, good])
    assert found.statuses.tolist() == [0, Status.MISSING_VALUE, Status.UNKNOWN_VALUE, 0]
    assert found.names("verdict").tolist() == ["allowed", None, None, "allowed"]
    assert found.names("rule").tolist()[1:3] == [None, None]
    assert np.isnan(found.seconds("limit_ns")[1:3]).all()
    assert found.error(0) is None
    error = found.error(2)
    assert (error.status, error.field, error.value) == (
        Status.UNKNOWN_VALUE, lp.Field.ALLOWANCE, 99
    )  # fmt: skip


@pytest.mark.parametrize(
    "given",
    [
        np.array([2**32 + 5, -(2**32) + 5, 5], np.int64),
        np.array([2**63 + 5, 2**32 + 5, 5], np.uint64),
        [2**70, 2**32 + 5, 5],
        ["tea", [], 5],
        [AppState.ACTIVE.label, "", "launch-by-tea"],
    ],
    ids=["int64", "uint64", "large", "mixed", "names"],
)
def test_numbers_do_not_come_round(given: Any) -> None:
    if isinstance(given, list):
        values = np.empty(3, object)
        values[:] = given
    else:
        values = given
    statuses = columns.deadline("12.4", values).statuses.tolist()
    last = 0 if values[2] == 5 else Status.UNKNOWN_VALUE
    assert statuses == [Status.UNKNOWN_VALUE, Status.UNKNOWN_VALUE, last]


def test_masks_do_not_come_round() -> None:
    bad = Status.UNKNOWN_VALUE
    numbers = [0, 1, 2**32, -1]
    for since in (np.array(numbers, np.int64), numbers, [None, 7, 2**70, "tea"]):
        found = columns.relaunch("12.4", "crash", "silent-push", since=since)
        assert found.statuses.tolist() == [0, 0, bad, bad]


def test_what_happened_since_is_a_set_for_all_or_one_for_each() -> None:
    each: list[Any] = [Since.USER_LAUNCH, "unlock", Since.REBOOT | Since.UNLOCK, None, 5]
    found = columns.relaunch("12.4", "reboot", "visit", since=each)
    assert found.queries["events_since"].tolist() == [4, 2, 3, 0, 5]
    for since in (*each[:3], {Since.REBOOT, "user-launch"}):
        one = columns.relaunch("12.4", "reboot", ["visit"], since=since)
        told = lp.relaunch("12.4", "reboot", "visit", since=since)
        assert (one.names("rule")[0], one["verdict"][0]) == (told.rule, told.verdict)
    for bad in ("tea", Cause.CRASH, {Cause.CRASH}):
        with pytest.raises(lp.LifecyclePolicyError) as caught:
            columns.relaunch("12.4", "reboot", ["visit"], since=bad)
        assert caught.value.field == lp.Field.EVENTS_SINCE


def test_names_members_and_numbers_are_the_same() -> None:
    by_number = columns.conduct("8.1", int(AppState.BACKGROUND), [int(a) for a in Activity])
    by_member = columns.conduct("8.1", AppState.BACKGROUND, list(Activity))
    by_name = columns.conduct("8.1", "background", [activity.label for activity in Activity])
    assert by_number.answers.tobytes() == by_member.answers.tobytes() == by_name.answers.tobytes()
    unsigned = columns.conduct("8.1", np.uint8(AppState.BACKGROUND), np.arange(1, 4, dtype="u1"))
    assert unsigned.answers.tobytes() == by_name.answers[:3].tobytes()


def test_one_value_for_all_must_be_one() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        columns.conduct("8.1", "tea", list(Activity))
    assert (caught.value.field, caught.value.value) == (lp.Field.STATE, "tea")
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        columns.conduct("8.1", SceneState.BACKGROUND, list(Activity))
    assert caught.value.field == lp.Field.STATE


@pytest.mark.parametrize("given", [np.array([1.0]), np.array([True]), np.array([1j])])
def test_other_arrays_are_refused_with_the_field(given: Any) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        columns.deadline("12.4", given)
    assert (caught.value.field, caught.value.value) == (lp.Field.ALLOWANCE, str(given.dtype))


def test_shapes_that_do_not_go_together() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match=r"state \(2,\), activity \(3,\)"):
        columns.conduct("8.1", [1, 2], [1, 2, 3])


def test_none_one_and_sliced() -> None:
    assert columns.deadline("8.1", []).names("verdict").tolist() == []
    assert columns.deadline("8.1", np.empty((0, 3), np.int32)).answers.shape == (0, 3)
    one = columns.deadline("8.1", "background-task")
    assert (len(one), one.answers.shape) == (1, ())
    assert one.error(()) is None
    every = np.arange(1, len(Allowance) + 1, dtype=np.int32)
    sliced = columns.deadline("8.1", every[::-2])
    whole = columns.deadline("8.1", every)
    assert sliced.answers.tobytes() == whole.answers[::-2].tobytes()


def asked_alone(values: dict[str, Any], subject: str, context: Context) -> tuple[Any, Any]:
    """Asks one question with scalars, and the same question with arrays of one element."""
    ask = getattr(columns, subject)
    return ask(context, **values), ask(context, **{name: [one] for name, one in values.items()})


@pytest.mark.parametrize("context", CONTEXTS, ids=IDS)
@pytest.mark.parametrize(
    ("subject", "values"),
    [
        ("transition", {"from_": "active", "to": "background", "cause": "home-button"}),
        ("deadline", {"allowance": "background-task"}),
        ("deadline", {"allowance": "cpu-usage"}),
        ("relaunch", {"after": "crash", "on": "silent-push"}),
        ("conduct", {"state": "background", "activity": "metal"}),
    ],
)
def test_scalars_alone(context: Context, subject: str, values: dict[str, Any]) -> None:
    """The results for scalars have no dimension, and equal those for arrays of one element."""
    single, listed = asked_alone(values, subject, context)
    for name in single.answers.dtype.names:
        words = single.answers.dtype[name].shape
        assert (single[name].shape, listed[name].shape) == (words, (1, *words))
        if name.endswith("_ns"):
            assert single.seconds(name).shape == ()
            np.testing.assert_array_equal(single.seconds(name), listed.seconds(name)[0])
    for name in KINDS_OF_FIELDS[subject]:
        assert single.members(name).shape == single.names(name).shape == ()
        assert single.members(name).item() is listed.members(name)[0]
        assert single.names(name).item() == listed.names(name)[0]
    assert single.names("rule").item() == listed.names("rule")[0]
    assert single.error(0) is single.error(()) is listed.error(0) is None


def test_a_scalar_of_a_scene_and_one_that_is_refused() -> None:
    context = Context("17.0", app=lp.App(scenes=True))
    state = SceneState.FOREGROUND_ACTIVE
    found = columns.transition(context, state, SceneState.BACKGROUND, Cause.HOME_BUTTON)
    via = lp.transition(context, state, SceneState.BACKGROUND, Cause.HOME_BUTTON).via
    assert via is not None and found.members("via").item() is via
    assert found.names("via").item() == via.label
    refused = columns.deadline("12.4", np.int32(99))
    assert int(refused.statuses) == Status.UNKNOWN_VALUE
    assert refused.names("verdict").item() is refused.names("rule").item() is None
    assert math.isnan(refused.seconds("limit_ns"))
    error = refused.error(0)
    assert error is not None and error.value == 99
    with pytest.raises(IndexError):
        refused.error(1)


def test_columns_are_views() -> None:
    found = columns.deadline("8.1", list(Allowance))
    assert np.shares_memory(found["limit_ns"], found.answers)
    with pytest.raises(KeyError, match="tea: the columns are struct_size, verdict"):
        found["tea"]
    with pytest.raises(KeyError, match="limit_ns: the columns with members are verdict"):
        found.members("limit_ns")
    with pytest.raises(KeyError, match="rule is not a column of nanoseconds"):
        found.seconds("rule")
    assert repr(found) == f"<Columns of {len(Allowance)} answers about deadline, 0 refused>"


def test_a_bad_context_is_refused_as_a_whole() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        columns.deadline("1.0", list(Allowance))
    assert caught.value.field == lp.Field.OS
