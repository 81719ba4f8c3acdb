"""Small conversions between Python's values and the library's."""

from __future__ import annotations

import ctypes
import math
from typing import Any, TypeVar

from .bindings import LCP_COUNT_UNKNOWN, LCP_NS_UNKNOWN, LCP_NS_UNLIMITED, lcp_error
from .enums import Fact, Field, ProcessKind, Status
from .errors import LifecyclePolicyError, refused
from .library import library
from .osversion import OSVersion

__all__ = [
    "check",
    "fact",
    "from_count",
    "from_fact",
    "from_ns",
    "is_yes",
    "mask",
    "moment",
    "new",
    "seconds",
    "to_ns",
    "unsigned",
    "whole",
]

S = TypeVar("S", bound=ctypes.Structure)

_VERSIONS = (Field.OS, Field.LINKED_SDK, Field.MINIMUM_OS)


def new(kind: type[S], /, **fields: Any) -> S:
    """Makes a struct, and sets its size field."""
    return kind(struct_size=ctypes.sizeof(kind), **fields)


def mask(words: Any) -> int:
    """Joins the two words of a mask into one number."""
    return int(words[0] | words[1] << 64)


def fact(value: bool | Fact | None, field: Field) -> Fact:
    """Converts True, False, None or a Fact to a Fact. Refuses any other value, even 0 and 1."""
    if isinstance(value, Fact):
        return value
    if value is None:
        return Fact.UNKNOWN
    if isinstance(value, bool):
        return Fact.YES if value else Fact.NO
    raise refused(field, Status.UNKNOWN_VALUE, f"`{value!r}` is not True, False or None", value)


def from_fact(value: int) -> bool | None:
    """Converts a fact to True, False or None."""
    return {Fact.YES: True, Fact.NO: False}.get(Fact(value))


def whole(value: int, bits: int, field: Field, name: str = "") -> int:
    """Checks that a number is an unsigned integer of at most `bits` bits, and returns the number.
    An error names the field, or the argument `name`."""
    is_whole = type(value) is int or isinstance(value, int) and not isinstance(value, bool)
    if is_whole and 0 <= value < 1 << bits:
        return value
    text = f"`{value!r}` is not a number from 0 to {(1 << bits) - 1}"
    raise refused(field, Status.OUT_OF_RANGE, text, value, name)


def to_ns(seconds: float | None, field: Field, name: str = "") -> int:
    """Converts seconds to nanoseconds. None means unknown, and infinity means unlimited. An error
    names the field, or the argument `name`."""
    if seconds is None:
        return LCP_NS_UNKNOWN
    if isinstance(seconds, (int, float)) and not isinstance(seconds, bool):
        if seconds == math.inf:
            return LCP_NS_UNLIMITED
        if 0 <= seconds < LCP_NS_UNLIMITED / 1e9:
            return round(seconds * 1_000_000_000)
    text = f"`{seconds!r}` is not a number of seconds from 0 to 9.2e9"
    raise refused(field, Status.OUT_OF_RANGE, text, seconds, name)


def from_ns(value: int) -> float | None:
    """Converts nanoseconds to seconds. Unknown becomes None, and unlimited becomes infinity."""
    if value == LCP_NS_UNKNOWN:
        return None
    return math.inf if value == LCP_NS_UNLIMITED else value / 1_000_000_000


def from_count(value: int) -> int | None:
    """Converts a count. An unknown count becomes None."""
    return None if value == LCP_COUNT_UNKNOWN else value


def unsigned(value: int) -> int:
    """Converts a code to an unsigned number of 64 bits."""
    return value & (1 << 64) - 1


def is_yes(value: int) -> bool:
    return value == Fact.YES


def seconds(value: int) -> float:
    """Converts a device's time in nanoseconds to seconds."""
    return value / 1_000_000_000


def moment(value: int) -> float | None:
    """Converts a device's time in nanoseconds to seconds. LCP_NS_UNLIMITED (never) becomes None."""
    return None if value == LCP_NS_UNLIMITED else value / 1_000_000_000


def shown(value: int, field: Field | None) -> object:
    """Returns the value of a field for display: a version as text, any other value unchanged."""
    if field in _VERSIONS and 0 <= value < 1 << 24:
        return str(OSVersion.from_packed(value))
    return value


def _kind_sentence(kind: ProcessKind, first: int) -> str:
    """Says why a kind of process is refused. `first` is the first version that has the kind, or 0
    if the call does not accept the kind on any version."""
    if first == 0:
        return f"`{kind.label}` is refused: devices hold apps, and auditors apps and App Clips"
    version = OSVersion.from_packed(first)
    near = ""
    if kind is ProcessKind.WIDGET:
        near = f"; before, a widget is a `{ProcessKind.TODAY_WIDGET.label}`"
    return f"`{kind.label}` exists from iOS {version.major}.{version.minor} on{near}"


def check(status: int, error: lcp_error, *, batch: bool = False) -> None:
    """Raises LifecyclePolicyError on any status but OK."""
    if status == Status.OK:
        return
    reason = Status(error.status or status)
    field = Field(error.field) if error.field in Field._value2member_map_ else None
    value = shown(error.value, field)
    sentence = library().lcp_status_message(reason).decode()
    given = "" if reason in (Status.MISSING_VALUE, Status.POLICY) else f" (`{value}`)"
    if reason == Status.NOT_FOUND and field == Field.KIND:
        sentence, given = "the app switcher is not open", ""
    elif reason == Status.NOT_FOUND and field == Field.INTERRUPTION:
        sentence = "no such interruption covers the screen"
    if reason == Status.PROCESS_KIND:
        sentence, given = _kind_sentence(ProcessKind(error.value), error.least), ""
        value = ProcessKind(error.value)
    if reason == Status.OUT_OF_RANGE and error.least < error.greatest:
        given += f": {shown(error.least, field)} to {shown(error.greatest, field)}"
    prefix = f"element {error.index}: " if batch else ""
    raise LifecyclePolicyError(
        f"{prefix}{field.label if field else 'question'}: {sentence}{given}",
        status=reason,
        field=field,
        value=value,
        index=error.index if batch else None,
    )
