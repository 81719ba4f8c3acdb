"""Finds the numbers of an array in memory, without copying them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from .._native.enums import Field, Status
from .._native.errors import LifecyclePolicyError, refused

__all__ = ["Column", "columns_of"]


class Column(NamedTuple):
    """An array of whole numbers: its address, and the distance of its items in bytes."""

    name: str
    address: int
    stride: int


class _Buffer(ctypes.Structure):
    """Python's Py_buffer."""

    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.c_void_p),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_ssize_t)),
        ("strides", ctypes.POINTER(ctypes.c_ssize_t)),
        ("suboffsets", ctypes.POINTER(ctypes.c_ssize_t)),
        ("internal", ctypes.c_void_p),
    ]


#: PyBUF_RECORDS_RO: any array with strides, also a read-only array.
_RECORDS = 0x1C
#: The columns with items of 8 bytes. All other columns have items of 4 bytes.
_LONG = frozenset(["times", "processes", "tokens", "values"])
_SHORT = frozenset(["kinds", "codes", "scenes", "reads", "scene_reads"])
#: The prefixes of formats in this machine's byte order.
_NATIVE = "@=<" if sys.byteorder == "little" else "@=>!"


def _refused(told: str, value: object, status: Status = Status.UNKNOWN_VALUE) -> LifecyclePolicyError:
    return refused(Field.COLUMNS, status, told, value)


@contextmanager
def _held(name: str, array: Any) -> Iterator[_Buffer]:
    """Keeps the memory of an array in place within the `with` block."""
    buffer = _Buffer()
    api, reference = ctypes.pythonapi, ctypes.byref(buffer)
    try:
        api.PyObject_GetBuffer(ctypes.py_object(array), reference, _RECORDS)
    except (TypeError, ValueError, BufferError):
        kind = type(array).__name__
        raise _refused(f"`{name}` is a {kind}, which has no array of numbers", name) from None
    try:
        yield buffer
    finally:
        api.PyBuffer_Release(reference)


def _column(name: str, buffer: _Buffer) -> tuple[Column, int]:
    """Returns a column, and the number of its items."""
    size = 8 if name in _LONG else 4
    given = (buffer.format or b"B").decode("ascii", "replace")
    letter = given[1:] if given[:1] in _NATIVE else given
    if letter not in ("i", "l", "q") or buffer.itemsize != size:
        raise _refused(f"`{name}` has the format `{given}`, and needs integers of {size} bytes", name)
    if buffer.ndim != 1:
        raise _refused(f"`{name}` has {buffer.ndim} dimensions, and needs one", name)
    stride = buffer.strides[0]
    if stride < 0:
        raise _refused(f"`{name}` runs backwards", name, Status.STRIDE)
    return Column(name, buffer.buf or 0, stride), buffer.shape[0]


@contextmanager
def columns_of(arrays: Mapping[str, Any]) -> Iterator[tuple[list[Column], int]]:
    """Yields the columns of arrays, and the number of items in each. The arrays cannot be resized
    within the `with` block."""
    with ExitStack() as stack:
        found: list[Column] = []
        counts: dict[str, int] = {}
        for name, array in arrays.items():
            if name not in _LONG | _SHORT:
                raise _refused(f"there is no column `{name}`", name)
            column, counts[name] = _column(name, stack.enter_context(_held(name, array)))
            found.append(column)
        if len(set(counts.values())) > 1:
            told = ", ".join(f"`{name}` {count}" for name, count in counts.items())
            raise _refused(f"they have different lengths: {told}", told, Status.OUT_OF_RANGE)
        yield found, next(iter(counts.values()), 0)
