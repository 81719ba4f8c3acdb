"""Converts Arrow columns to arrays and dictionaries of `columns`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from .dictionary import Dictionary

__all__ = ["column_of"]


def column_of(array: Any) -> Any:
    """Converts an Arrow column to a NumPy array or a Dictionary, if possible without a copy.
    Converts an Arrow scalar to its value.

    >>> column_of(pa.array(["crash", None, "crash"])).take().tolist()
    ['crash', None, 'crash']
    """
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks()
        if isinstance(array, pa.ChunkedArray):  # older versions of pyarrow
            array = pa.concat_arrays(array.chunks) if array.num_chunks else pa.array([], array.type)
    if isinstance(array, pa.Scalar):
        return array.as_py()
    kind = array.type
    if pa.types.is_null(kind):
        return Dictionary((), np.full(len(array), -1, np.int32))
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        joined = column_of(pc.binary_join(array, ","))
        values = [each.split(",") if each else [] for each in joined.values]
        return Dictionary(values, joined.codes)
    if pa.types.is_integer(kind) and not array.null_count or pa.types.is_floating(kind):
        return array.to_numpy(zero_copy_only=False)
    if not pa.types.is_dictionary(kind):
        try:
            array = array.dictionary_encode()
        except pa.ArrowNotImplementedError:
            return array.to_numpy(zero_copy_only=False)
    return Dictionary(array.dictionary.to_pylist(), _indices(array.indices))


def _indices(array: Any) -> Any:
    return (array.fill_null(-1) if array.null_count else array).to_numpy(zero_copy_only=False)
