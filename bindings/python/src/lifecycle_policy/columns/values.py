"""The columns of a batch, and the functions that convert a caller's values to numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .._native.codes import code_number
from .._native.enums import (
    Allowance,
    AppState,
    Callback,
    Cause,
    Disposition,
    Evidence,
    Expiry,
    Field,
    Guarantee,
    Moment,
    Occasion,
    Price,
    Reason,
    Since,
    Standing,
    Status,
    Termination,
    TerminationCode,
    Verdict,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.labels import LabelledEnum
from .._native.names import coerce, mask_of, several
from .dictionary import Dictionary

__all__ = [
    "KINDS_OF_FIELDS",
    "Given",
    "absent",
    "code_column",
    "coded",
    "column",
    "converted",
    "mask_column",
    "plain",
    "state_column",
]

_COMMON: dict[str, type[LabelledEnum]] = {
    "verdict": Verdict,
    "newest_verdict": Verdict,
    "evidence": Evidence,
}

#: The enumerations of columns, by the subject of the question. A column of app states may also have
#: states of a scene.
KINDS_OF_FIELDS: dict[str, dict[str, type[LabelledEnum]]] = {
    "transition": {**_COMMON, "reason": Reason, "via": AppState, "to": AppState, "cause": Cause},
    "deadline": {
        **_COMMON,
        "at_expiry": Expiry,
        "code": TerminationCode,
        "termination": Termination,
        "starts": Moment,
    },
    "relaunch": {
        **_COMMON,
        "guarantee": Guarantee,
        "launch_state": AppState,
        "callback": Callback,
        "allowance": Allowance,
        "standing": Standing,
        "disposition": Disposition,
        "occasion": Occasion,
    },
    "conduct": {
        **_COMMON,
        "stop_before": Callback,
        "price": Price,
        "code": TerminationCode,
        "termination": Termination,
    },
    "termination": {**_COMMON, "cause": Termination, "allowance": Allowance},
}


#: An invalid number for enumerations, and an invalid mask. The library refuses both.
_REFUSED, _ALL = -1, 2**64 - 1


class Given(NamedTuple):
    """A column of a batch, with its values as numbers."""

    codes: Any
    """A number for all questions, or an array with a number for each."""
    numbers: Any = None
    """For each code, the number that the library takes; the last number is for the code -1. None:
    the codes are the numbers."""
    errors: dict[int, LifecyclePolicyError] = {}
    """The errors of the codes that stand for no number, by code."""


def absent(field: Field) -> LifecyclePolicyError:
    """Makes the error for a row without a value."""
    return refused(field, Status.MISSING_VALUE, "it is not given")


def column(kind: type[LabelledEnum], given: Any, field: Field) -> Given:
    """Converts one value to a number, or several values to an array of numbers.

    The library refuses numbers that are not in `kind`. An invalid name or member raises
    LifecyclePolicyError if it is the only value. In an array, such a value makes only its own
    question fail.
    """
    if given is None:
        return Given(0)
    if isinstance(given, (str, LabelledEnum)):
        return Given(int(coerce(kind, given, field)))

    def number(value: Any) -> int:
        # Only the library checks numbers.
        return _whole(value) if type(value) is int else int(coerce(kind, value, field))

    given = plain(given)
    if isinstance(given, Dictionary):
        return converted(given, number, _REFUSED)
    values = np.asarray(given)
    if values.dtype.kind in "UTO" or values.size == 0:
        return converted(coded(values), number, _REFUSED)
    if values.dtype.kind not in "iu":
        text = f"an array of {values.dtype} has no values of {kind.__name__}: "
        text += "give integers, members or names"
        raise refused(field, Status.UNKNOWN_VALUE, text, str(values.dtype))
    return Given(_narrowed(values))


def state_column(kind: type[LabelledEnum], given: Any, field: Field, told: bool) -> Given:
    """Like `column`, but for states. If `told` is true, the caller named the axis: replaces the
    states in an array that are not in `kind` with a number that the library refuses."""
    found = column(kind, given, field)
    values = found.codes if found.numbers is None else found.numbers
    if not told or not np.ndim(values):
        return found
    known = np.where(np.isin(values, [0, *map(int, kind)]), values, _REFUSED)
    return Given(known) if found.numbers is None else found._replace(numbers=known)


def code_column(given: Any) -> Given:
    """Converts one code to a number, or several codes to an array of numbers.

    A negative number of 32 bits counts as a code that was read as a signed number. Any other
    negative number, or a text that is no code, raises LifecyclePolicyError if it is the only value.
    In an array, such a value makes only its own question fail.
    """
    if isinstance(given, (int, str)):
        return Given(code_number(given))
    given = plain(given)
    if not isinstance(given, Dictionary):
        values = np.asarray(given)
        if values.dtype.kind == "u" or values.dtype.kind == "i" and not (values < 0).any():
            return Given(values)
        if values.dtype.kind == "i" and values.min() >= -(2**31):
            return Given(np.where(values < 0, values.astype(np.int64) + 2**32, values))
        given = coded(values)
    return converted(given, code_number, 0, needed=Field.CODE)


def mask_column(given: Any) -> Given:
    """Converts events since a termination to masks.

    `given` is one value or set for all questions, or an array with a value or set for each
    question. Integers are the library's masks.
    """
    if given is None:
        return Given(0)
    if isinstance(given, (str, LabelledEnum, set, frozenset)):
        return Given(mask_of(several(Since, given, Field.EVENTS_SINCE)))

    def mask(value: Any) -> int:
        if isinstance(value, (int, np.integer)) and not isinstance(value, LabelledEnum):
            return int(value) if 0 <= value < 2**64 else _ALL
        return mask_of(several(Since, value, Field.EVENTS_SINCE))

    given = plain(given)
    if isinstance(given, np.ndarray) and given.dtype.kind in "iu":
        return Given(given)
    if np.ndim(given) == 0 and not isinstance(given, Dictionary):
        return Given(mask(given))
    if not isinstance(given, (Dictionary, np.ndarray)):
        listed = given
        given = np.empty(len(listed), object)
        given[:] = listed
    return converted(given if isinstance(given, Dictionary) else coded(given), mask, _ALL)


def plain(given: Any) -> Any:
    """Converts an Arrow column to an array or a Dictionary. Replaces missing values in a masked
    array, or in pandas' integers, with 0 or None. Returns anything else unchanged."""
    if type(given).__module__.partition(".")[0] == "pyarrow":
        from .from_arrow import column_of

        return column_of(given)
    if isinstance(given, np.ma.MaskedArray):
        nothing = 0 if given.dtype.kind in "iu" else None
        return np.where(np.ma.getmaskarray(given), nothing, given.data)
    if hasattr(given, "isna") and str(given.dtype).startswith(("Int", "UInt")):
        whole: Any = given.to_numpy("int64", na_value=0)
        return whole
    return given


class _Index(dict[Any, int]):
    """Gives each key a number, in the order in which keys are first looked up."""

    def __missing__(self, key: Any) -> int:
        self[key] = number = len(self)
        return number


def coded(values: Any) -> Dictionary:
    """Finds the different values of an array. None, nan and pandas' NA count as missing."""
    flat = values.reshape(-1).tolist()
    index = _Index()
    try:
        codes = np.fromiter(map(index.__getitem__, flat), np.int32, len(flat))
        found = [*index]
        if not {*map(type, found)} <= {str, type(None)} and len({*map(type, flat)}) > 1:
            # 1, True and a member with the number 1 are equal, but are not the same value.
            index = _Index()
            keys = zip(map(type, flat), flat)
            codes = np.fromiter(map(index.__getitem__, keys), np.int32, len(flat))
            found = [value for _, value in index]
    except TypeError:  # lists and sets have no hash
        index = _Index()
        read = {repr(value): value for value in flat}
        codes = np.fromiter(map(index.__getitem__, map(repr, flat)), np.int32, len(flat))
        found = [read[key] for key in index]
    nothing = [place for place, value in enumerate(found) if _is_nothing(value)]
    if nothing:
        codes = np.where(np.isin(codes, nothing), np.int32(-1), codes)
    return Dictionary(found, codes.reshape(values.shape))


def _is_nothing(value: Any) -> bool:
    """Tells whether a value is None, nan or pandas' NA."""
    return value is None or type(value) is float and value != value or type(value).__name__ == "NAType"


def converted(
    given: Dictionary,
    number_of: Callable[[Any], int],
    refused: int,
    needed: Field | None = None,
) -> Given:
    """Converts the values of a column to numbers. A value without a number gets an error and the
    number `refused`. A row without a value gets the number 0 and, if `needed` names the field of
    the column, an error. If the column is one value for all rows, raises the error of that
    value."""
    numbers: list[int] = []
    errors: dict[int, LifecyclePolicyError] = {}
    for code, value in enumerate(given.values):
        try:
            if isinstance(value, LifecyclePolicyError):
                raise value
            numbers.append(0 if value is None else number_of(value))
        except LifecyclePolicyError as error:
            errors[code] = error
            numbers.append(refused)
    if errors and not np.ndim(given.codes):
        raise errors[0]
    if needed is not None:
        errors[-1] = absent(needed)
        errors |= {code: errors[-1] for code, value in enumerate(given.values) if value is None}
    wide = max(numbers, default=0) >= 2**63
    return Given(given.codes, np.array([*numbers, 0], np.uint64 if wide else np.int64), errors)


def _whole(value: int) -> int:
    """Returns a number if it fits in 32 bits. Otherwise returns a number that the library
    refuses."""
    return value if -(2**31) <= value < 2**31 else _REFUSED


def _narrowed(values: Any) -> Any:
    """Replaces numbers that do not fit in 32 bits with a number that the library refuses."""
    target = np.int32
    limits = np.iinfo(target)
    if np.can_cast(values.dtype, target, "safe"):
        return values
    fits = (values >= limits.min) & (values <= limits.max)
    if fits.all():
        return values
    return np.where(fits, values, limits.max)
