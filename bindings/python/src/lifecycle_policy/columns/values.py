"""The enumeration of each column, and functions that convert a caller's values to numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from .._native.codes import code_number
from .._native.enums import (
    Allowance,
    AppState,
    Callback,
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
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.names import coerce, mask_of, several

__all__ = ["KINDS_OF_FIELDS", "code_column", "column", "mask_column", "state_column"]

_COMMON: dict[str, type[LabelledEnum]] = {
    "verdict": Verdict,
    "newest_verdict": Verdict,
    "evidence": Evidence,
}

#: The enumerations of columns, by the subject of the question. A column of app states may also have
#: states of a scene.
KINDS_OF_FIELDS: dict[str, dict[str, type[LabelledEnum]]] = {
    "transition": {**_COMMON, "reason": Reason, "via": AppState, "to": AppState},
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


#: A number that is in no enumeration, and a mask with bits that stand for no value. The library
#: refuses both.
_REFUSED, _ALL = -1, 2**64 - 1


def column(kind: type[LabelledEnum], given: Any, field: Field) -> Any:
    """Converts one value to a number, or several values to an array of numbers. The library refuses
    numbers that are not in `kind`.

    An invalid name or member raises LifecyclePolicyError if it is the only value. In an array, it
    only makes its own question fail.
    """
    if given is None:
        return 0
    if isinstance(given, (str, LabelledEnum)):
        return int(coerce(kind, given, field))
    values = np.asarray(given)
    if values.dtype.kind in "UTO" or values.size == 0:
        return _each(kind, values, field)
    if values.dtype.kind not in "iu":
        raise LifecyclePolicyError(
            f"{field.label}: an array of {values.dtype} has no values of {kind.__name__}: "
            "give integers, members or names",
            status=Status.UNKNOWN_VALUE,
            field=field,
            value=str(values.dtype),
        )
    return _narrowed(values)


def state_column(kind: type[LabelledEnum], given: Any, field: Field, told: bool) -> Any:
    """Like `column`, but for states. If `told`, states that are not in `kind` are refused."""
    values = column(kind, given, field)
    if not told or not np.ndim(values):
        return values
    return np.where(np.isin(values, [int(state) for state in kind]), values, _REFUSED)


def code_column(given: Any) -> Any:
    """Converts one code to a number, or several codes to an array of numbers.

    A number of 32 bits may have been read as a signed one. Any other number below 0, and a text that is
    no code, raises LifecyclePolicyError.
    """
    if isinstance(given, (int, str)):
        return code_number(given)
    values = np.asarray(given)
    if values.dtype.kind == "u":
        return values
    if values.dtype.kind == "i":
        low = values < 0
        if not low.any():
            return values
        if values.min() >= -(2**31):
            return np.where(low, values.astype(np.int64) + 2**32, values)
    # Equal values are read only once.
    numbers = np.empty(values.shape, np.uint64)
    known: dict[Any, int] = {}
    listed = values.reshape(-1).tolist()
    numbers.reshape(-1)[:] = [
        known[value] if value in known else known.setdefault(value, code_number(value))
        for value in listed
    ]
    return numbers


def mask_column(given: Any) -> Any:
    """Returns masks of the events since a termination.

    `given` is one value or set for all questions, or an array with a value or set for each
    question. Integers are the library's masks.
    """
    if given is None:
        return 0
    if isinstance(given, (str, LabelledEnum, set, frozenset)):
        return mask_of(several(Since, given, Field.EVENTS_SINCE))
    if not isinstance(given, np.ndarray):
        given = np.asarray(given, object)
    if given.dtype.kind in "iu":
        return given
    masks = np.empty(given.shape, np.uint64)
    masks.reshape(-1)[:] = [_mask(value) for value in given.reshape(-1).tolist()]
    return masks


def _mask(value: Any) -> int:
    if type(value) is int:
        return value if 0 <= value < 2**64 else _ALL
    try:
        return 0 if value is None else mask_of(several(Since, value, Field.EVENTS_SINCE))
    except LifecyclePolicyError:
        return _ALL


def _narrowed(values: Any) -> Any:
    """Replaces values that do not fit into the library's 32 bits with a value that the library
    refuses."""
    target = np.int32
    limits = np.iinfo(target)
    if np.can_cast(values.dtype, target, "safe"):
        return values
    fits = (values >= limits.min) & (values <= limits.max)
    if fits.all():
        return values
    return np.where(fits, values, limits.max)


def _each(kind: type[LabelledEnum], values: Any, field: Field) -> Any:
    """Converts names and members to numbers. Equal values are converted only once."""
    numbers = np.empty(values.shape, np.int64)
    known: dict[tuple[type, Any], int] = {}
    flat = numbers.reshape(-1)
    for place, value in enumerate(values.reshape(-1).tolist()):
        key = type(value), value
        try:
            number = known.get(key)
        except TypeError:
            number = _REFUSED
        if number is None:
            number = known[key] = _number(kind, value, field)
        flat[place] = number
    return _narrowed(numbers)


def _number(kind: type[LabelledEnum], value: Any, field: Field) -> int:
    if value is None:
        return 0
    if type(value) is int:
        return value if -(2**63) <= value < 2**63 else _REFUSED
    try:
        return int(coerce(kind, value, field))
    except LifecyclePolicyError:
        return _REFUSED
