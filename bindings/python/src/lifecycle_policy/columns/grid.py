"""Finds repeated questions in a batch, so that the library answers each of them only once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["grid_of"]

#: If there are fewer questions than this, asking them all is faster than searching for repetitions.
_LEAST = 1024
#: A grid is used only if there are at least this many questions for each of its combinations.
#: Copying an answer is cheaper than asking, but a grid also has combinations without a question.
_REPEATS = 4


def grid_of(
    values: dict[str, Any], size: int
) -> tuple[dict[str, Any], tuple[int, ...], npt.NDArray[np.intp]] | None:
    """Returns a grid of all combinations of values: its columns, its shape, and for each question
    the index of the combination.

    In the grid, each column takes all numbers from the lowest of its values to the highest. Returns
    None if there are too few questions, or would be too many combinations.
    """
    if size < _LEAST:
        return None
    most = min(size // _REPEATS, np.iinfo(np.int32).max)
    columns: dict[str, tuple[Any, int, int]] = {}
    count = 1
    for name, value in values.items():
        if np.ndim(value):
            if value.dtype.itemsize < 4:  # differences could overflow
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
