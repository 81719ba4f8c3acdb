"""Names of values: from the library, and back."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any, TypeVar

from .enums import KINDS, PREFIXES, EnumKind, Field, Status
from .errors import LifecyclePolicyError
from .labels import LabelledEnum
from .library import library
from .memory import keep

__all__ = ["parse"]

E = TypeVar("E", bound=LabelledEnum)

_KINDS: dict[type, EnumKind] = {**KINDS}
_PREFIXES: dict[type, str] = {**PREFIXES}


def labels_of(values: tuple[LabelledEnum, ...]) -> list[str]:
    """Gives the names of several values."""
    return [value.label for value in values]


def parse(kind: type[E], text: str) -> E:
    """Reads a name, Apple's spelling of it, or a selector.

    Case does not matter, and ``_`` and a blank stand for ``-``.

    >>> from lifecycle_policy import AppState, TerminationCode
    >>> parse(AppState, "Not Running")
    <AppState.NOT_RUNNING: 1>
    >>> parse(TerminationCode, "0x8badf00d").name
    'WATCHDOG'
    """
    enum_kind = _KINDS.get(kind)
    if enum_kind is None:
        raise LifecyclePolicyError(
            f"{kind.__name__} has no names to read",
            status=Status.UNKNOWN_VALUE,
            field=Field.ENUM_KIND,
            value=kind.__name__,
        )
    number, status = ctypes.c_int64(), Status.NOT_FOUND
    prefix = _PREFIXES.get(kind)
    for spelled in (text,) if prefix is None else (prefix + text, text):
        data = spelled.encode("utf-8", "surrogatepass")
        status = library().lcp_enum_parse(enum_kind, data, len(data), ctypes.byref(number))
        if status == Status.OK and number.value in kind._value2member_map_:
            return kind(number.value)
    raise LifecyclePolicyError(
        f"`{text}` names no {kind.__name__}",
        status=Status(status) if status else Status.NOT_FOUND,
        field=Field.TEXT,
        value=text,
    )


def decode(kind: type[E], value: int) -> E:
    """Makes a value of the library one of ours."""
    try:
        return kind(value)
    except ValueError:
        raise LifecyclePolicyError(
            f"the library gave {kind.__name__} {value}, which this package does not know: "
            "use the library and the package of one release",
            status=Status.UNKNOWN_VALUE,
            value=value,
        ) from None


def decode_or_none(kind: type[E], value: int) -> E | None:
    """The same, where 0 means that nothing was given."""
    return decode(kind, value) if value else None


def members(kind: type[E], mask: int) -> tuple[E, ...]:
    """Gives the values of a mask that has bit n-1 for value n."""
    return tuple(
        decode(kind, shift + 1) for shift in range(mask.bit_length()) if mask >> shift & 1
    )


#: What texts were read as.
_read: dict[tuple[type, str], Any] = {}


def coerce(kind: type[E], value: E | str, field: Field) -> E:
    """Makes what a caller gave a value of `kind`; the error names the field."""
    if isinstance(value, kind):
        return value
    if isinstance(value, str):
        try:
            known: E | None = _read.get((kind, value))
            return keep(_read, (kind, str(value)), parse(kind, value)) if known is None else known
        except LifecyclePolicyError as error:
            if error.status != Status.NOT_FOUND:
                raise
    raise LifecyclePolicyError(
        f"{field.label}: {_shown(value)} is not one of {kind.__name__}",
        status=Status.UNKNOWN_VALUE,
        field=field,
        value=value,
    )


def coerce_or_none(kind: type[E], value: E | str | None, field: Field) -> int:
    """The same, as the number that crosses to the library; None becomes 0."""
    return 0 if value is None else int(coerce(kind, value, field))


def several(kind: type[E], given: E | str | Iterable[E | str], field: Field) -> frozenset[E]:
    """Makes what a caller gave a set: one value, or a collection of values or their names."""
    if isinstance(given, (kind, str)):
        return frozenset((coerce(kind, given, field),))
    if isinstance(given, Iterable):
        return frozenset(coerce(kind, value, field) for value in given)
    raise LifecyclePolicyError(
        f"{field.label}: {_shown(given)} is not a {kind.__name__}, or a list of its values or of "
        "their names",
        status=Status.UNKNOWN_VALUE,
        field=field,
        value=given,
    )


def mask_of(values: Iterable[LabelledEnum]) -> int:
    """Makes the mask of a set: bit n-1 for value n."""
    mask = 0
    for value in values:
        mask |= 1 << value - 1
    return mask


def _shown(value: object) -> str:
    return f"`{value}`" if isinstance(value, str) else f"`{value!r}`"
