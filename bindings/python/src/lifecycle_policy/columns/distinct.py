"""Finds repeated questions in a large batch, so that each of them is asked once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .values import Given

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["distinct"]

#: For fewer questions than this, asking every question is faster than searching for repetitions.
_LEAST = 1024
#: The maximum size of a table of all combinations, as a multiple of the number of questions.
_SPARE = 4


def _shape(columns: Mapping[str, Given]) -> tuple[int, ...]:
    shapes = {name: np.shape(each.codes) for name, each in columns.items()}
    try:
        shape: tuple[int, ...] = np.broadcast_shapes(*filter(None, shapes.values()))
    except ValueError:
        told = ", ".join(f"{name} {shape}" for name, shape in shapes.items() if shape)
        raise LifecyclePolicyError(
            f"the columns do not have one shape: {told}", status=Status.OUT_OF_RANGE, value=told
        ) from None
    return shape


def distinct(
    columns: Mapping[str, Given], least: int | None = None
) -> tuple[tuple[int, ...], npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Finds the different questions of a batch, in the order of their values in the first column.

    Does not look for repetitions if the batch has fewer than `least` rows (by default 1024), or if
    too many combinations of values are possible. Then every row counts as a different question.

    Returns the shape of the batch, the first row of each different question, and for each row the
    index of its question.

    >>> import numpy as np
    >>> rows = {"code": Given(np.array([7, 5, 7, 5] * 300))}
    >>> shape, first, places = distinct(rows)
    >>> shape, first.tolist(), places[:4].tolist()
    ((1200,), [1, 0], [1, 0, 1, 0])
    """
    shape = _shape(columns)
    size = int(np.prod(shape, dtype=np.int64))
    varying = [
        np.broadcast_to(each.codes, shape).reshape(-1)
        for each in columns.values()
        if np.ndim(each.codes)
    ]
    key = None if size < (_LEAST if least is None else least) else _key(varying, size)
    if key is not None:
        places, count = key
        seen: Any = np.full(count, -1, np.intp)
        seen[places[::-1]] = np.arange(size - 1, -1, -1)
        used = np.flatnonzero(seen >= 0)
        number: Any = np.empty(count, np.intp)
        number[used] = np.arange(used.size)
        return shape, seen[used], number[places]
    # The order puts rows with the same first column together.
    leading = next(iter(columns.values())).codes
    first: Any = np.arange(size)
    if np.ndim(leading) and size:
        first = np.argsort(np.broadcast_to(leading, shape).reshape(-1), kind="stable")
    back: Any = np.empty(size, np.intp)
    back[first] = np.arange(size)
    return shape, first, back


def _key(columns: list[Any], size: int) -> tuple[Any, int] | None:
    """Numbers the combinations of values. Returns the number of each row's combination, and how
    many combinations are possible. Returns None if too many combinations are possible."""
    most = min(max(size, _LEAST) * _SPARE, np.iinfo(np.int32).max)
    key: Any = np.zeros(size, np.int32)
    count = 1
    for values in columns:
        if values.dtype.itemsize < 4:  # differences could overflow
            values = values.astype(np.int32)
        low, span = int(values.min()), int(values.max()) - int(values.min()) + 1
        if span > size:  # most numbers in the range do not occur
            different, values = np.unique(values, return_inverse=True)
            values, low, span = values.reshape(-1), 0, different.size
        count *= span
        if count > most:
            return None
        key *= span
        key += (values - low).astype(np.int32, copy=False)
    return key, count
