"""Posts events to a device, and reads their outcomes."""

from __future__ import annotations

import sys
from typing import Any, Protocol

from .._native.bindings import lcp_device_event, lcp_device_outcome
from .._native.calls import filler, refuse, struct_of
from .._native.convert import fact as fact_of
from .._native.convert import to_ns, whole
from .._native.enums import (
    Activity,
    Changing,
    Event,
    Fact,
    Field,
    Interruption,
    Occurrence,
    Termination,
    Trigger,
)
from .._native.memory import keep
from .._native.names import coerce
from .._native.renamed import EVENT, arguments
from .declared import DeviceOutcome, read_device_outcome
from .rules import rule_at

__all__ = ["OF_DEVICE", "DeviceOutcome", "post_event"]

#: Looked up once: up to Python 3.11, reading an attribute of an enumeration takes as long as a call
#: of the library.
_APP, _AMOUNT = Field.APP, Field.AMOUNT
_EVENT = struct_of(lcp_device_event)
_SIZE = _EVENT.size
_TOKEN = lcp_device_outcome.token.offset
#: The events that are about the device, not about one app.
OF_DEVICE = frozenset(
    {
        *(Occurrence.BOOT, Occurrence.SHUTDOWN, Occurrence.BATTERY_EMPTY),
        *(Occurrence.LOCK, Occurrence.UNLOCK, Occurrence.HOME),
        *(Occurrence.OPEN_SWITCHER, Occurrence.CLOSE_SWITCHER),
        *(Occurrence.BEGIN_INTERRUPTION, Occurrence.IGNORE_INTERRUPTION),
        *(Occurrence.MEMORY_PRESSURE, Occurrence.FACT_CHANGE),
    }
)

_POST = "lcp_device_post"
_post = filler(_POST, lcp_device_outcome)
#: Cached outcomes without a token, by the bytes of the library's struct.
_known: dict[bytes, DeviceOutcome] = {}


class HasDevice(Protocol):
    """An object with a device."""

    def _open(self) -> Any:
        """Returns the argument that points to the device."""


def post_event(
    device: HasDevice,
    kind: Occurrence | str,
    app: int = 0,
    *,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
    activity: Activity | str | None = None,
    termination: Termination | str | None = None,
    notice: Event | str | None = None,
    fact: Changing | str | None = None,
    value: bool | Fact | None = None,
    decision: bool | Fact | None = None,
    process: int | None = None,
    scene: int | None = None,
    token: int | None = None,
    identifier: int | None = None,
    amount: int | None = None,
    delay: float | None = None,
    **others: Any,
) -> DeviceOutcome:
    """Posts an event. The arguments are the fields of lcp_device_event. The kind of the event
    decides which arguments count.

    `amount` is an amount of memory in bytes. If C's `amount` is a time in nanoseconds, use `delay`
    in seconds instead. The names `bytes_wanted` and `bytes` are read as `amount`, with a
    DeprecationWarning.
    """
    if others:
        amount = arguments(others, EVENT, "an event has no field").get("amount", amount)
    if delay is None:
        size = 0 if amount is None else whole(amount, 63, _AMOUNT)
    elif amount is None:
        size = to_ns(delay, _AMOUNT, "delay")
    else:
        raise TypeError("an event has an amount or a delay, not both")
    # Most events have few fields, so only the given fields are converted.
    event = _EVENT.pack(
        _SIZE,
        kind if type(kind) is Occurrence else coerce(Occurrence, kind, Field.KIND),
        whole(app, 32, _APP),
        0 if process is None else whole(process, 32, Field.PROCESS),
        0 if scene is None else whole(scene, 32, Field.SCENE),
        0 if trigger is None else coerce(Trigger, trigger, Field.TRIGGER),
        0 if interruption is None else coerce(Interruption, interruption, Field.INTERRUPTION),
        0 if activity is None else coerce(Activity, activity, Field.ACTIVITY),
        0 if termination is None else coerce(Termination, termination, Field.TERMINATION),
        0 if notice is None else coerce(Event, notice, Field.NOTICE),
        0 if fact is None else coerce(Changing, fact, Field.FACT),
        0 if value is None else fact_of(value, Field.VALUE),
        0 if decision is None else fact_of(decision, Field.DECISION),
        0 if token is None else whole(token, 32, Field.TOKEN),
        0 if identifier is None else whole(identifier, 64, Field.IDENTIFIER),
        size,
    )
    pointer = device._open()
    status, given = _post(pointer, event)
    if status:
        refuse(_POST, lcp_device_outcome, pointer, event)
    return _known.get(given) or _read(given)


def _read(given: bytes) -> DeviceOutcome:
    """Reads an outcome. Only outcomes without a token are cached, because tokens never repeat."""
    bare = given[:_TOKEN] + bytes(4) + given[_TOKEN + 4 :]
    known = _known.get(bare)
    if known is None:
        native = lcp_device_outcome.from_buffer_copy(bare)
        known = keep(_known, bare, read_device_outcome(native, rule_at))
    if bare == given:
        return known
    return DeviceOutcome(
        known.verdict,
        known.rule,
        int.from_bytes(given[_TOKEN : _TOKEN + 4], sys.byteorder),
        known.undecided,
        known.price,
        known.disposition,
        known.occasion,
        known.reason,
        known.requires,
    )
