"""Finds the questions that a batch repeats, so that the library is asked each of them once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["grid_of"]

#: Fewer questions are asked sooner than looked through.
_LEAST = 1024
#: A grid has one question for so many of the batch, or fewer. To copy an answer costs less than to
#: ask, but a grid also has questions that nobody asked.
_REPEATS = 4


def grid_of(
    values: dict[str, Any], size: int
) -> tuple[dict[str, Any], tuple[int, ...], npt.NDArray[np.intp]] | None:
    """Gives every combination of the values in the columns, and the place of each question there.

    The combinations are columns again, of the shape that comes second. A column counts with all
    numbers from its least to its highest. None: there would be too many to pay.
    """
    if size < _LEAST:
        return None
    most = min(size // _REPEATS, np.iinfo(np.int32).max)
    columns: dict[str, tuple[Any, int, int]] = {}
    count = 1
    for name, value in values.items():
        if np.ndim(value):
            if value.dtype.itemsize < 4:  # in which differences would come round
                value = value.astype(np.int32)
            first, end = int(value.min()), int(value.max()) + 1
            columns[name] = value, first, end
            count *= end - first
            if count > most:
                return None
    places: Any = None
    found = dict(values)
    shape = tuple(end - first for _, first, end in columns.values())
    for axis, (name, (value, first, end)) in enumerate(columns.items()):
        numbers = (value - first).astype(np.int32, copy=False)
        places = numbers if places is None else places * (end - first) + numbers
        along = [1] * len(shape)
        along[axis] = -1
        found[name] = np.arange(first, end).reshape(along)
    return found, shape, places.astype(np.intp)
