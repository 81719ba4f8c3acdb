"""Reads property list files, even if they are damaged, hostile, or in another format."""

from __future__ import annotations

import io
import os
import plistlib
import struct
import sys
from types import FrameType

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .._native.files import contents, reason_of
from .bounds import MAXIMUM_DEPTH, MAXIMUM_VALUES, TOO_DEEP, Deadline, Stopped, weigh

__all__ = ["MAXIMUM_BYTES", "TOO_LARGE", "parse_property_list", "read_property_list"]

#: The maximum size of a file. A real Info.plist has a thousandth of this size. When read, each byte
#: of a file can take twenty bytes of memory.
MAXIMUM_BYTES = 4 << 20

TOO_LARGE = "too large for the memory"

_BINARY = b"bplist"
_TRAILER = struct.Struct(">6xBBQQQ")


def _frames() -> int:
    """Counts the frames on Python's stack."""
    count = 0
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        count, frame = count + 1, frame.f_back
    return count


class _GuardedFile(io.BytesIO):
    """A file in memory that stops a parser at limits of time, of bytes read, and of depth.

    Both parsers of plistlib read piece by piece, so the file can stop the parsers. A parser reads
    each byte of a valid file at most twice, but reads much more if a binary file has overlapping
    objects. Each level of a binary file takes up to two frames of the stack. The frames are
    counted, because on a small stack Python's own limit comes too late.
    """

    def __init__(self, data: bytes, deadline: Deadline) -> None:
        super().__init__(data)
        self._deadline = deadline
        self._left = 2 * len(data) + 4096
        self._deepest = _frames() + 2 * MAXIMUM_DEPTH + 16

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self._left -= len(data)
        if self._left < 0:
            raise Stopped("its objects overlap")
        if self._deadline.passed():
            raise Stopped("it takes too long to read")
        if _is_deeper_than(self._deepest):
            raise Stopped(TOO_DEEP)
        return data


def _is_deeper_than(frames: int) -> bool:
    try:
        sys._getframe(frames)
    except ValueError:
        return False
    return True


def _failure(path: str, reason: str, status: Status) -> LifecyclePolicyError:
    return LifecyclePolicyError(f"{path}: {reason}", status=status, value=path)


def _contents(path: str) -> bytes:
    """Reads a regular file of limited size."""
    try:
        data = contents(path, MAXIMUM_BYTES + 1)
    except FileNotFoundError:
        raise _failure(path, "no such file", Status.NOT_FOUND) from None
    except OSError as error:
        raise _failure(path, reason_of(error), Status.MALFORMED) from None
    except ValueError as error:
        raise _failure(repr(path), str(error), Status.MALFORMED) from None
    if len(data) > MAXIMUM_BYTES:
        raise _failure(path, f"larger than {MAXIMUM_BYTES >> 20} MiB", Status.OUT_OF_RANGE)
    if not data:
        raise _failure(path, "empty", Status.MALFORMED)
    return data


def _check_binary(data: bytes) -> None:
    """Refuses a binary file that is too short, or that claims too many objects, before plistlib
    allocates memory for them."""
    if not data.startswith(_BINARY):
        return
    if len(data) < _TRAILER.size + 8:
        raise Stopped("truncated")
    _, _, count, _, _ = _TRAILER.unpack(data[-_TRAILER.size :])
    if count > len(data):
        raise Stopped(f"it claims {count} objects in {len(data)} bytes")
    if count > MAXIMUM_VALUES:
        raise Stopped(f"it expands to more than {MAXIMUM_VALUES} values")


_KINDS = {
    list: "an array",
    str: "a string",
    bool: "a boolean",
    int: "a number",
    type(None): "nothing",
}


def _explain(error: Exception, data: bytes) -> str:
    """Describes an exception that stopped the reading of a property list."""
    if isinstance(error, Stopped):
        return str(error)
    if isinstance(error, RecursionError):
        return TOO_DEEP
    if isinstance(error, MemoryError):
        return TOO_LARGE
    if isinstance(error, plistlib.InvalidFileException):
        if data.startswith(_BINARY):
            return "a damaged binary property list"
        return "not an XML or binary property list, or one with entities"
    text = str(error).strip() or "no reason given"
    return f"not a property list ({type(error).__name__}: {text[:200]})"


def _parsed(data: bytes, deadline: Deadline) -> object:
    """Returns the root of a property list, after checking its size."""
    _check_binary(data)
    root: object = plistlib.load(_GuardedFile(data, deadline))
    weigh(root, {})
    return root


def read_property_list(path: str | os.PathLike[str], deadline: Deadline) -> dict[str, object]:
    """Reads the dictionary at the root of a property list file. Raises only
    LifecyclePolicyError."""
    try:
        name = os.fspath(path)
    except TypeError:
        name = None
    if not isinstance(name, str):
        raise _failure(repr(path), "not a path", Status.MALFORMED)
    try:
        data = _contents(name)
    except MemoryError:
        raise _failure(name, TOO_LARGE, Status.MALFORMED) from None
    return parse_property_list(name, data, deadline)


def parse_property_list(name: str, data: bytes, deadline: Deadline) -> dict[str, object]:
    """Reads the dictionary at the root of a property list in memory. An error names the file
    `name`. Raises only LifecyclePolicyError."""
    reason = ""
    root: object = None
    try:
        root = _parsed(data, deadline)
    except Exception as error:  # parsers raise many kinds of exceptions on unexpected bytes
        reason = _explain(error, data)
    if reason:
        raise _failure(name, reason, Status.MALFORMED)
    if not isinstance(root, dict):
        kind = _KINDS.get(type(root), "something else")
        raise _failure(name, f"its root is not a dictionary but {kind}", Status.MALFORMED)
    return root
