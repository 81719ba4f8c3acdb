"""Posts events to a device, and reads their outcomes."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from .._native.bindings import lcp_device_event, lcp_device_outcome
from .._native.calls import filler, refuse, struct_of
from .._native.convert import fact, is_yes, mask, to_ns, whole
from .._native.enums import (
    Activity,
    Changing,
    Condition,
    Disposition,
    Event,
    Fact,
    Field,
    Interruption,
    Occasion,
    Occurrence,
    Price,
    Reason,
    Termination,
    Trigger,
    Verdict,
)
from .._native.memory import keep
from .._native.names import coerce, decode, decode_or_none, members
from .answers import summary
from .rules import Rule, rule_at

__all__ = ["DeviceOutcome", "pack_event", "post_event"]


@dataclass(frozen=True, slots=True, repr=False)
class DeviceOutcome:
    """The immediate outcome of an event. The first fields are those of every answer: the ruling on
    whether the event happens. An event that no rule covers is allowed, without a rule.
    """

    verdict: Verdict
    rule: Rule | None
    """The rule by which the event takes place, or does not."""
    token: int
    """The token of the task or wake-up that was begun; 0: none."""
    undecided: bool
    """Yes: the rules leave open whether the event happens, and the options say to ask. Nothing was
    changed: post the event again with a decision.
    """
    price: Price | None
    """The price of what is forbidden."""
    disposition: Disposition | None
    """The disposition of a trigger that does not run the app."""
    occasion: Occasion | None
    """Until when the trigger is kept."""
    reason: Reason | None
    """Why the event does not take place, if the rules give a reason."""
    requires: tuple[Condition, ...]
    """The conditions that the verdict depends on, if it is conditional."""

    def __repr__(self) -> str:
        return summary(self)


#: Up to Python 3.11, reading an attribute of an enumeration takes as long as a call of the library.
_APP = Field.APP
_EVENT = struct_of(lcp_device_event)
_TOKEN = lcp_device_outcome.token.offset
_POST = "lcp_device_post"
_post = filler(_POST, lcp_device_outcome)
#: Outcomes by the bytes of the library's struct, without the token.
_known: dict[bytes, DeviceOutcome] = {}


def pack_event(
    kind: Occurrence,
    app: int,
    trigger: Trigger | str | None,
    interruption: Interruption | str | None,
    activity: Activity | str | None,
    termination: Termination | str | None,
    notice: Event | str | None,
    changing: Changing | str | None,
    value: bool | Fact | None,
    decision: bool | Fact | None,
    process: int | None,
    scene: int | None,
    token: int | None,
    identifier: int | None,
    amount: int | None,
    delay: float | None,
) -> bytes:
    """Packs lcp_device_event. Most events have few fields, so what is not given is not converted."""
    if delay is None:
        size = 0 if amount is None else whole(amount, 63, Field.AMOUNT)
    elif amount is None:
        size = to_ns(delay, Field.AMOUNT, "delay")
    else:
        raise TypeError("an event has an amount or a delay, not both")
    return _EVENT.pack(
        _EVENT.size,
        kind,
        whole(app, 32, _APP),
        0 if process is None else whole(process, 32, Field.PROCESS),
        0 if scene is None else whole(scene, 32, Field.SCENE),
        0 if trigger is None else coerce(Trigger, trigger, Field.TRIGGER),
        0 if interruption is None else coerce(Interruption, interruption, Field.INTERRUPTION),
        0 if activity is None else coerce(Activity, activity, Field.ACTIVITY),
        0 if termination is None else coerce(Termination, termination, Field.TERMINATION),
        0 if notice is None else coerce(Event, notice, Field.NOTICE),
        0 if changing is None else coerce(Changing, changing, Field.FACT),
        0 if value is None else fact(value, Field.VALUE),
        0 if decision is None else fact(decision, Field.DECISION),
        0 if token is None else whole(token, 32, Field.TOKEN),
        0 if identifier is None else whole(identifier, 64, Field.IDENTIFIER),
        size,
    )


def post_event(device: Any, event: bytes) -> DeviceOutcome:
    """Posts an event. `device` is the argument that points to the device."""
    status, given = _post(device, event)
    if status:
        refuse(_POST, lcp_device_outcome, device, event)
    key = given[:_TOKEN] + given[_TOKEN + 4 :]
    known = _known.get(key) or keep(_known, key, _outcome(given))
    token = int.from_bytes(given[_TOKEN : _TOKEN + 4], sys.byteorder)
    if token == known.token:
        return known
    return DeviceOutcome(
        known.verdict,
        known.rule,
        token,
        known.undecided,
        known.price,
        known.disposition,
        known.occasion,
        known.reason,
        known.requires,
    )


def _outcome(given: bytes) -> DeviceOutcome:
    native = lcp_device_outcome.from_buffer_copy(given)
    return DeviceOutcome(
        verdict=decode(Verdict, native.verdict),
        rule=rule_at(native.rule),
        token=native.token,
        undecided=is_yes(native.undecided),
        price=decode_or_none(Price, native.price),
        disposition=decode_or_none(Disposition, native.disposition),
        occasion=decode_or_none(Occasion, native.occasion),
        reason=decode_or_none(Reason, native.reason),
        requires=members(Condition, mask(native.requires_mask)),
    )
