"""The error for an invalid question names the field and the value at fault."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Field, Status


#: The package without its types, so that a test can pass what the types forbid.
ask: Any = lp
SCENE = lp.SceneState.BACKGROUND
METAL = lp.ConductQuery("active", "metal")
CRASH = lp.RelaunchQuery("crash", "visit")
WRONG_SINCE = ask.RelaunchQuery("crash", "visit", 64)
LOCKED_NO = ask.DeviceFacts(device_locked="no")


def launch(**known: Any) -> object:
    return lp.deadline(lp.Context("8.0", **known), "launch")


def manifest(**declared: Any) -> object:
    return lp.manifest(lp.Context("8.0", app=lp.App(**declared)))


def own(**figures: Any) -> lp.Limit:
    return lp.Limit(lp.Allowance.LAUNCH, **figures)


#: Questions, each with the field and the value at fault.
CASES: dict[Status, list[tuple[Callable[[], object], Field, object]]] = {
    Status.MALFORMED: [
        (lambda: ask.deadline("x.y", "launch"), Field.OS, "x.y"),
        (lambda: ask.deadline(8, "launch"), Field.OS, 8),
        (lambda: ask.termination("8.0", "0xgood"), Field.CODE, "0xgood"),
    ],
    Status.OUT_OF_RANGE: [
        (lambda: ask.deadline("1.1", "launch"), Field.OS, "1.1"),
        (lambda: ask.explain("1.0", lp.Allowance.LAUNCH), Field.OS, "1.0"),
        (lambda: ask.conducts("1.0", [METAL]), Field.OS, "1.0"),
        (lambda: ask.deadline(lp.Context("9.0", os_last="8.0"), "launch"), Field.OS, "8.0"),
        (lambda: ask.OSVersion(8, 256), Field.OS, 256),
        (lambda: launch(facts=lp.DeviceFacts(foreground_slots=9)), Field.FOREGROUND_SLOTS, 9),
        (lambda: ask.termination("8.0", 1 << 64), Field.CODE, 1 << 64),
        (lambda: ask.termination("8.0", True), Field.CODE, True),
        (lambda: launch(limits=[own(limit=-1.0)]), Field.LIMIT_NS, -1.0),
        (lambda: launch(limits=[own(limit=1.0, warning=2.0)]), Field.LIMIT_NS, 2_000_000_000),
        (lambda: launch(limits=[own(limit=1.0)] * 65), Field.LIMIT_COUNT, 65),
    ],
    Status.UNKNOWN_VALUE: [
        (lambda: ask.deadline("8.0", "tea-break"), Field.ALLOWANCE, "tea-break"),
        (lambda: ask.deadline("8.0", lp.Trigger.VISIT), Field.ALLOWANCE, lp.Trigger.VISIT),
        (lambda: ask.transition("8.0", "drowsy", "active", "activation"), Field.FROM, "drowsy"),
        (lambda: ask.transition("8.0", "active", "drowsy", "activation"), Field.TO, "drowsy"),
        (lambda: ask.transition("8.0", "active", "inactive", "boredom"), Field.CAUSE, "boredom"),
        (
            lambda: ask.transition("13.0", SCENE, lp.AppState.ACTIVE, "scene-activation"),
            Field.TO,
            lp.AppState.ACTIVE,
        ),
        (lambda: ask.relaunch("8.0", "ennui", "visit"), Field.TERMINATION, "ennui"),
        (lambda: ask.relaunch("8.0", "crash", 17), Field.TRIGGER, 17),
        (lambda: ask.relaunch("8.0", "crash", "visit", since=8), Field.EVENTS_SINCE, 8),
        (
            lambda: ask.relaunches("8.0", [CRASH, CRASH, WRONG_SINCE, CRASH]),
            Field.EVENTS_SINCE,
            64,
        ),
        (lambda: ask.Context("8.0", profile="hearsay"), Field.PROFILE, "hearsay"),
        (lambda: launch(facts=ask.DeviceFacts(passcode=1)), Field.PASSCODE, 1),
        (
            lambda: ask.conduct(lp.Context("8.0", facts=LOCKED_NO), "active", "metal"),
            Field.DEVICE_LOCKED,
            "no",
        ),
        (lambda: launch(app=ask.App(background_modes=1 << 20)), Field.BACKGROUND_MODES, 1 << 20),
        (lambda: ask.conduct("8.0", "drowsy", "metal"), Field.STATE, "drowsy"),
        (lambda: ask.conduct("13.0", SCENE, "metal"), Field.STATE, SCENE),
        (lambda: ask.conduct("8.0", "active", "juggling"), Field.ACTIVITY, "juggling"),
        (
            lambda: ask.conducts("8.0", [METAL, lp.ConductQuery("active", "juggling")]),
            Field.ACTIVITY,
            "juggling",
        ),
        (lambda: ask.delivery("8.0", "active", "applause"), Field.EVENT, "applause"),
        (lambda: ask.duties("8.0", "applicationDidYawn:"), Field.CALLBACK, "applicationDidYawn:"),
        (lambda: ask.mode("8.0", "juggling"), Field.MODE, "juggling"),
        (lambda: ask.mode("8.0", 3), Field.MODE, 3),
        (lambda: ask.quota("8.0", "wishes"), Field.QUOTA, "wishes"),
        (lambda: ask.termination("8.0", 9, "xanadu"), Field.REASON_NAMESPACE, "xanadu"),
        (lambda: manifest(always_usage_text="because"), Field.ALWAYS_USAGE_TEXT, "because"),
        (lambda: manifest(unknown_modes=-1), Field.APP, -1),
        (lambda: manifest(placeholders="MinimumOSVersion"), Field.APP, "MinimumOSVersion"),
    ],
}


LISTED = [(status, *case) for status, cases in CASES.items() for case in cases]


@pytest.mark.parametrize(
    ("status", "question", "field", "value"),
    LISTED,
    ids=[f"{field.name} {number}" for number, (_, _, field, _) in enumerate(LISTED)],
)
def test_error_names_field_and_value(
    status: Status, question: Callable[[], object], field: Field, value: object
) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        question()
    error = caught.value
    assert (error.status, error.field, error.value) == (status, field, value)
    assert field.label in str(error)
    shown = str(value if isinstance(value, str) else repr(value))
    assert shown in str(error) or str(value) in str(error)


def test_a_nan_is_no_limit() -> None:
    with pytest.raises(lp.LifecyclePolicyError):
        launch(limits=[own(limit=math.nan)])


def test_out_of_range_tells_the_range() -> None:
    told = r"os: .* \(`1\.1`\): 2\.0 to 255\.255\.255"
    with pytest.raises(lp.LifecyclePolicyError, match=told):
        lp.deadline("1.1", "launch")
    with pytest.raises(lp.LifecyclePolicyError, match=r"\(`9`\): 0 to 8"):
        launch(facts=lp.DeviceFacts(foreground_slots=9))


def test_what_cannot_be_explained() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="Allowance, a BackgroundMode") as caught:
        ask.explain("8.0", 17)
    assert caught.value.value == 17


def test_load_errors_have_the_same_root() -> None:
    assert issubclass(lp.LibraryError, lp.LifecyclePolicyError)
    assert issubclass(lp.LifecyclePolicyError, Exception)


def test_rule_that_does_not_exist() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.rule("relaunch.no-such-rule")
    assert caught.value.status == Status.NOT_FOUND
    assert caught.value.value == "relaunch.no-such-rule"
