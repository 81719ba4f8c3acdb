"""The error for an invalid question names the field and the value at fault."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Field, Status


def wrong(value: object) -> Any:
    """Returns a value as Any, so that a test can pass it although the types forbid it."""
    return cast(Any, value)


CASES: list[tuple[str, Callable[[], object], Status, Field, object]] = [
    ("os text", lambda: lp.deadline("x.y", "launch"), Status.MALFORMED, Field.OS, "x.y"),
    ("os type", lambda: lp.deadline(wrong(8), "launch"), Status.MALFORMED, Field.OS, 8),
    ("os old", lambda: lp.deadline("1.1", "launch"), Status.OUT_OF_RANGE, Field.OS, "1.1"),
    ("os part", lambda: lp.OSVersion(8, 256), Status.OUT_OF_RANGE, Field.OS, 256),
    (
        "allowance",
        lambda: lp.deadline("8.0", "tea-break"),
        Status.UNKNOWN_VALUE,
        Field.ALLOWANCE,
        "tea-break",
    ),
    (
        "another enumeration",
        lambda: lp.deadline("8.0", wrong(lp.Trigger.VISIT)),
        Status.UNKNOWN_VALUE,
        Field.ALLOWANCE,
        lp.Trigger.VISIT,
    ),
    (
        "from",
        lambda: lp.transition("8.0", "drowsy", "active", "activation"),
        Status.UNKNOWN_VALUE,
        Field.FROM,
        "drowsy",
    ),
    (
        "to",
        lambda: lp.transition("8.0", "active", "drowsy", "activation"),
        Status.UNKNOWN_VALUE,
        Field.TO,
        "drowsy",
    ),
    (
        "cause",
        lambda: lp.transition("8.0", "active", "inactive", "boredom"),
        Status.UNKNOWN_VALUE,
        Field.CAUSE,
        "boredom",
    ),
    (
        "states of two axes",
        lambda: lp.transition(
            "13.0", lp.SceneState.BACKGROUND, lp.AppState.ACTIVE, "scene-activation"
        ),
        Status.UNKNOWN_VALUE,
        Field.TO,
        lp.AppState.ACTIVE,
    ),
    (
        "termination",
        lambda: lp.relaunch("8.0", "ennui", "visit"),
        Status.UNKNOWN_VALUE,
        Field.TERMINATION,
        "ennui",
    ),
    (
        "trigger",
        lambda: lp.relaunch("8.0", "crash", wrong(17)),
        Status.UNKNOWN_VALUE,
        Field.TRIGGER,
        17,
    ),
    (
        "since",
        lambda: lp.relaunch("8.0", "crash", "visit", since=wrong(8)),
        Status.UNKNOWN_VALUE,
        Field.EVENTS_SINCE,
        8,
    ),
    (
        "profile",
        lambda: lp.Context("8.0", profile="hearsay"),
        Status.UNKNOWN_VALUE,
        Field.PROFILE,
        "hearsay",
    ),
    (
        "fact",
        lambda: lp.deadline(
            lp.Context("8.0", facts=lp.DeviceFacts(passcode=wrong(1))), "launch"
        ),
        Status.UNKNOWN_VALUE,
        Field.PASSCODE,
        1,
    ),
    (
        "slots",
        lambda: lp.deadline(
            lp.Context("8.0", facts=lp.DeviceFacts(foreground_slots=9)), "launch"
        ),
        Status.OUT_OF_RANGE,
        Field.FOREGROUND_SLOTS,
        9,
    ),
    (
        "modes",
        lambda: lp.deadline(
            lp.Context("8.0", app=lp.App(background_modes=wrong(1 << 20))), "launch"
        ),
        Status.UNKNOWN_VALUE,
        Field.BACKGROUND_MODES,
        1 << 20,
    ),
    (
        "state",
        lambda: lp.conduct("8.0", "drowsy", "metal"),
        Status.UNKNOWN_VALUE,
        Field.STATE,
        "drowsy",
    ),
    (
        "state of a scene",
        lambda: lp.conduct("13.0", wrong(lp.SceneState.BACKGROUND), "metal"),
        Status.UNKNOWN_VALUE,
        Field.STATE,
        lp.SceneState.BACKGROUND,
    ),
    (
        "activity",
        lambda: lp.conduct("8.0", "active", "juggling"),
        Status.UNKNOWN_VALUE,
        Field.ACTIVITY,
        "juggling",
    ),
    (
        "event",
        lambda: lp.delivery("8.0", "active", "applause"),
        Status.UNKNOWN_VALUE,
        Field.EVENT,
        "applause",
    ),
    (
        "callback",
        lambda: lp.duties("8.0", "applicationDidYawn:"),
        Status.UNKNOWN_VALUE,
        Field.CALLBACK,
        "applicationDidYawn:",
    ),
    (
        "mode",
        lambda: lp.mode("8.0", "juggling"),
        Status.UNKNOWN_VALUE,
        Field.MODE,
        "juggling",
    ),
    (
        "two modes",
        lambda: lp.mode("8.0", wrong(3)),
        Status.UNKNOWN_VALUE,
        Field.MODE,
        3,
    ),
    (
        "quota",
        lambda: lp.quota("8.0", "wishes"),
        Status.UNKNOWN_VALUE,
        Field.QUOTA,
        "wishes",
    ),
    (
        "namespace",
        lambda: lp.termination("8.0", 9, "xanadu"),
        Status.UNKNOWN_VALUE,
        Field.REASON_NAMESPACE,
        "xanadu",
    ),
    (
        "code text",
        lambda: lp.termination("8.0", "0xgood"),
        Status.MALFORMED,
        Field.CODE,
        "0xgood",
    ),
    (
        "code",
        lambda: lp.termination("8.0", 1 << 64),
        Status.OUT_OF_RANGE,
        Field.CODE,
        1 << 64,
    ),
    (
        "code type",
        lambda: lp.termination("8.0", wrong(True)),
        Status.OUT_OF_RANGE,
        Field.CODE,
        True,
    ),
    (
        "usage text",
        lambda: lp.manifest(lp.Context("8.0", app=lp.App(always_usage_text=wrong("because")))),
        Status.UNKNOWN_VALUE,
        Field.ALWAYS_USAGE_TEXT,
        "because",
    ),
    (
        "unknown modes",
        lambda: lp.manifest(lp.Context("8.0", app=lp.App(unknown_modes=-1))),
        Status.UNKNOWN_VALUE,
        Field.APP,
        -1,
    ),
    (
        "placeholders",
        lambda: lp.manifest(lp.Context("8.0", app=lp.App(placeholders=wrong("MinimumOSVersion")))),
        Status.UNKNOWN_VALUE,
        Field.APP,
        "MinimumOSVersion",
    ),
    (
        "locked",
        lambda: lp.conduct(
            lp.Context("8.0", facts=lp.DeviceFacts(device_locked=wrong("no"))), "active", "metal"
        ),
        Status.UNKNOWN_VALUE,
        Field.DEVICE_LOCKED,
        "no",
    ),
    (
        "limit",
        lambda: lp.deadline(
            lp.Context("8.0", limits=[lp.Limit(lp.Allowance.LAUNCH, -1.0)]), "launch"
        ),
        Status.OUT_OF_RANGE,
        Field.LIMIT_NS,
        -1.0,
    ),
    (
        "a warning longer than its limit",
        lambda: lp.deadline(
            lp.Context("8.0", limits=[lp.Limit(lp.Allowance.LAUNCH, 1.0, warning=2.0)]), "launch"
        ),
        Status.OUT_OF_RANGE,
        Field.LIMIT_NS,
        2_000_000_000,
    ),
]


@pytest.mark.parametrize(
    ("ask", "status", "field", "value"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_error_names_field_and_value(
    ask: Callable[[], object], status: Status, field: Field, value: object
) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        ask()
    error = caught.value
    assert (error.status, error.field, error.value) == (status, field, value)
    assert field.label in str(error)
    shown = str(value if isinstance(value, str) else repr(value))
    assert shown in str(error) or str(value) in str(error)


def test_a_nan_is_no_limit() -> None:
    context = lp.Context("8.0", limits=[lp.Limit(lp.Allowance.LAUNCH, math.nan)])
    with pytest.raises(lp.LifecyclePolicyError):
        lp.deadline(context, "launch")


def test_too_many_limits() -> None:
    context = lp.Context("8.0", limits=[lp.Limit(lp.Allowance.LAUNCH, 1.0)] * 65)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.deadline(context, "launch")
    assert caught.value.field == Field.LIMIT_COUNT
    assert caught.value.value == 65


def test_range_that_runs_backwards() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.deadline(lp.Context("9.0", os_last="8.0"), "launch")
    assert caught.value.status == Status.OUT_OF_RANGE
    assert caught.value.field == Field.OS


def test_out_of_range_tells_the_range() -> None:
    for ask, told in (
        (lambda: lp.deadline("1.1", "launch"), r"os: .* \(`1\.1`\): 2\.0 to 255\.255\.255"),
        (CASES[[case[0] for case in CASES].index("slots")][1], r"\(`9`\): 0 to 8"),
    ):
        with pytest.raises(lp.LifecyclePolicyError, match=told):
            ask()


def test_a_batch_tells_the_element() -> None:
    good = lp.RelaunchQuery("crash", "visit")
    bad = lp.RelaunchQuery("crash", "visit", wrong(64))
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.relaunches("8.0", [good, good, bad, good])
    assert (caught.value.field, caught.value.value) == (Field.EVENTS_SINCE, 64)


def test_a_batch_of_conduct_tells_the_element() -> None:
    good = lp.ConductQuery("active", "metal")
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.conducts("1.0", [good])
    assert caught.value.field == Field.OS
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.conducts("8.0", [good, lp.ConductQuery("active", "juggling")])
    assert caught.value.value == "juggling"


def test_what_cannot_be_explained() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="Allowance, a BackgroundMode") as caught:
        lp.explain("8.0", wrong(17))
    assert caught.value.value == 17
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.explain("1.0", lp.Allowance.LAUNCH)
    assert (caught.value.status, caught.value.field) == (Status.OUT_OF_RANGE, Field.OS)


def test_load_errors_have_the_same_root() -> None:
    assert issubclass(lp.LibraryError, lp.LifecyclePolicyError)
    assert issubclass(lp.LifecyclePolicyError, Exception)


def test_rule_that_does_not_exist() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.rule("relaunch.no-such-rule")
    assert caught.value.status == Status.NOT_FOUND
    assert caught.value.value == "relaunch.no-such-rule"
