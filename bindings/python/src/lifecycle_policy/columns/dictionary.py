"""Columns whose rows refer to values by index."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["Dictionary"]


@dataclass(frozen=True, slots=True, eq=False)
class Dictionary:
    """A column whose rows refer to values by index, like a dictionary column of Arrow or a
    categorical of pandas. A Dictionary is the fastest input for a batch. Answers can be read as
    Dictionary columns, too.

    >>> Dictionary(["crash", "reboot"], [1, -1, 0, 1]).take().tolist()
    ['reboot', None, 'crash', 'reboot']
    """

    values: Sequence[Any]
    """The values: names, numbers or members. In the first argument of a question, the values are
    contexts, versions or policies."""
    codes: npt.ArrayLike
    """For each row, the index of its value; -1: none."""

    def __post_init__(self) -> None:
        codes = np.asarray(self.codes)
        if codes.dtype.kind not in "iu" and codes.size:
            said = f"codes: an array of {codes.dtype} has no indices: give integers"
            raise LifecyclePolicyError(said, status=Status.UNKNOWN_VALUE, value=str(codes.dtype))
        if not codes.size:
            codes = codes.astype(np.int32)
        low, high = (int(codes.min()), int(codes.max())) if codes.size else (-1, -1)
        if low < -1 or high >= len(self.values):
            wrong = low if low < -1 else high
            said = f"codes: {wrong} is no index of {len(self.values)} values, and not -1"
            raise LifecyclePolicyError(said, status=Status.OUT_OF_RANGE, value=wrong)
        put = object.__setattr__
        put(self, "values", tuple(self.values))
        put(self, "codes", codes)

    def take(self) -> npt.NDArray[np.object_]:
        """Returns the value of each row. A negative index becomes None."""
        made: npt.NDArray[np.object_] = np.empty(len(self.values) + 1, object)
        made[:-1] = [*self.values]
        return made[self.codes]
