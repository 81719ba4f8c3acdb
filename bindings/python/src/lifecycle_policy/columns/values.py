"""Which enumeration a column is of, and numbers for what a caller gave for it."""

from __future__ import annotations

from typing import Any

import numpy as np

from .._native.enums import (
    Allowance,
    AppState,
    Callback,
    Evidence,
    Expiry,
    Field,
    Guarantee,
    Price,
    Reason,
    Standing,
    Status,
    TerminationCode,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum, LabelledFlag
from .._native.names import coerce

__all__ = ["KINDS_OF_FIELDS", "column"]

_COMMON: dict[str, type[LabelledEnum]] = {
    "verdict": Verdict,
    "newest_verdict": Verdict,
    "evidence": Evidence,
}

#: By the subject of the question. `via` is a state of a scene where the question is about one.
KINDS_OF_FIELDS: dict[str, dict[str, type[LabelledEnum]]] = {
    "transition": {**_COMMON, "reason": Reason, "via": AppState},
    "deadline": {**_COMMON, "at_expiry": Expiry, "code": TerminationCode},
    "relaunch": {
        **_COMMON,
        "guarantee": Guarantee,
        "launch_state": AppState,
        "callback": Callback,
        "allowance": Allowance,
        "standing": Standing,
    },
    "conduct": {
        **_COMMON,
        "stop_before": Callback,
        "price": Price,
        "code": TerminationCode,
    },
}


#: No value of any enumeration, and a mask of bits that none has: the library refuses both.
_REFUSED = -1


def column(kind: type[LabelledEnum] | type[LabelledFlag], given: Any, field: Field) -> Any:
    """Gives a number or an array of numbers; what is no value of `kind` is left to be refused.

    One value for all questions must be a value. Of an array each element that is none fails alone.
    """
    if given is None:
        return 0
    if isinstance(given, (str, LabelledEnum, LabelledFlag)):
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
    return _narrowed(values, np.uint32 if issubclass(kind, LabelledFlag) else np.int32)


def _narrowed(values: Any, target: type) -> Any:
    """Refuses what does not fit into the 32 bits that the library takes; it would come round."""
    limits = np.iinfo(target)
    if np.can_cast(values.dtype, target, "safe"):
        return values
    fits = (values >= limits.min) & (values <= limits.max)
    if fits.all():
        return values
    return np.where(fits, values, limits.max)


def _each(kind: type[LabelledEnum] | type[LabelledFlag], values: Any, field: Field) -> Any:
    """Reads names and members one by one, each different one once."""
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
    unsigned = issubclass(kind, LabelledFlag)
    return _narrowed(numbers, np.uint32 if unsigned else np.int32)


def _number(kind: type[LabelledEnum] | type[LabelledFlag], value: Any, field: Field) -> int:
    if value is None:
        return 0
    if type(value) is int:
        return value if -(2**63) <= value < 2**63 else _REFUSED
    try:
        return int(coerce(kind, value, field))
    except LifecyclePolicyError:
        return _REFUSED
