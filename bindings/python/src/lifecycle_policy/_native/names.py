"""Converts between values and their names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

from .enums import KINDS, AppState, EnumKind, Field, SceneState, Status
from .errors import LifecyclePolicyError, refused
from .labels import LabelledEnum
from .memory import keep
from .words import look_up

__all__ = ["parse"]

E = TypeVar("E", bound=LabelledEnum)

#: The default of an argument that takes any number of values. It stands for no value.
NOTHING: tuple[()] = ()
#: A state of the process, or of one scene.
State: TypeAlias = AppState | SceneState

_KINDS: dict[type, EnumKind] = {**KINDS}


def parse(kind: type[E], text: str) -> E:
    """Reads a name, Apple's spelling of it in Objective-C or Swift, or a word that people use.

    Case, blanks, hyphens and underscores do not matter. A word with several meanings, such as
    "push", is read as the most common one. If no meaning is the most common one, as for "killed",
    raises an error that lists the meanings.

    >>> from lifecycle_policy import AppState, Termination, TerminationCode
    >>> parse(AppState, "Not Running")
    <AppState.NOT_RUNNING: 1>
    >>> parse(Termination, "swiped away")
    <Termination.USER_FORCE_QUIT: 18>
    >>> parse(TerminationCode, "0x8badf00d").name
    'WATCHDOG'
    """
    if kind not in _KINDS:
        raise LifecyclePolicyError(
            f"{kind.__name__} has no names to read",
            status=Status.UNKNOWN_VALUE,
            field=Field.ENUM_KIND,
            value=kind.__name__,
        )
    value, _ = look_up(kind, text)
    if value is not None:
        return value
    from .spellings import said_of  # imported here, because only errors need it

    raise LifecyclePolicyError(
        said_of(kind, text), status=Status.NOT_FOUND, field=Field.TEXT, value=text
    )


def decode(kind: type[E], value: int) -> E:
    """Converts a number of the library to a value of an enumeration."""
    # The class's own table is used, because a call of the class takes four times as long.
    table: Any = kind._value2member_map_
    found: E | None = table.get(value)
    if found is not None:
        return found
    raise LifecyclePolicyError(
        f"the library gave {kind.__name__} {value}, which this package does not know: "
        "use the library and the package of one release",
        status=Status.UNKNOWN_VALUE,
        value=value,
    )


def decode_or_none(kind: type[E], value: int) -> E | None:
    """Like `decode`, but returns None for 0."""
    return decode(kind, value) if value else None


def state_of(value: int) -> State | None:
    """Converts a number of the library to a state. 0 becomes None."""
    if value in SceneState._value2member_map_:
        return SceneState(value)
    return decode_or_none(AppState, value)


def members(kind: type[E], mask: int) -> tuple[E, ...]:
    """Returns the values in a mask. Bit n-1 of a mask stands for value n."""
    return tuple(
        decode(kind, shift + 1) for shift in range(mask.bit_length()) if mask >> shift & 1
    )


#: A cache of the values that `coerce` read from texts, by kind and text.
_read: dict[tuple[type, str], Any] = {}


def coerce(kind: type[E], value: E | str, field: Field) -> E:
    """Converts a caller's argument to a value of `kind`. `field` is named in the error message."""
    if isinstance(value, kind):
        return value
    if isinstance(value, str):
        try:
            known: E | None = _read.get((kind, value))
            return keep(_read, (kind, str(value)), parse(kind, value)) if known is None else known
        except LifecyclePolicyError as error:
            if error.status != Status.NOT_FOUND:
                raise
            told = str(error)
    else:
        told = f"`{value!r}` is not one of {kind.__name__}"
    raise refused(field, Status.UNKNOWN_VALUE, told, value)


def coerce_or_none(kind: type[E], value: E | str | None, field: Field) -> int:
    """Like `coerce`, but returns the number for the library. None becomes 0."""
    return 0 if value is None else int(coerce(kind, value, field))


def several(kind: type[E], given: E | str | Iterable[E | str], field: Field) -> frozenset[E]:
    """Converts a caller's argument to a set. The argument may be one value or name, or several."""
    if isinstance(given, (kind, str)):
        return frozenset((coerce(kind, given, field),))
    if isinstance(given, Iterable):
        return frozenset(coerce(kind, value, field) for value in given)
    text = f"`{given!r}` is not a {kind.__name__}, or a list of its values or of their names"
    raise refused(field, Status.UNKNOWN_VALUE, text, given)


def states_in(mask: int) -> tuple[State, ...]:
    """Returns the states in a mask, of the app or of a scene."""
    found = (state_of(shift + 1) for shift in range(mask.bit_length()) if mask >> shift & 1)
    return tuple(state for state in found if state is not None)


def mask_of(values: Iterable[LabelledEnum]) -> int:
    """Converts a set of values to a mask. Bit n-1 of a mask stands for value n."""
    mask = 0
    for value in values:
        mask |= 1 << value - 1
    return mask


def masked(kind: type[E], given: E | str | Iterable[E | str], field: Field) -> int:
    """Converts a caller's argument to a mask. The argument may be anything that `several` takes."""
    return mask_of(several(kind, given, field))
