"""Reads a property list file that may be damaged, hostile, or something else altogether."""

from __future__ import annotations

import io
import os
import plistlib
import stat
import struct
import time

from ._enums import Status
from ._errors import LifecyclePolicyError

__all__ = ["Deadline", "read_property_list"]

#: A larger file is not opened.
MAXIMUM_BYTES = 64 << 20
#: A larger binary file is not parsed: a few of its bytes can stand for a great many values.
MAXIMUM_BINARY_BYTES = 4 << 20
#: Reading stops after this time of the processor; a real Info.plist takes a thousandth of it.
MAXIMUM_SECONDS = 1.0

_BINARY = b"bplist"
_TRAILER = struct.Struct(">6xBBQQQ")


class _Stopped(Exception):
    """Reading was stopped; the text says why."""


class Deadline:
    """When reading stops: after time of this thread, so that a busy machine changes nothing."""

    def __init__(self, seconds: float = MAXIMUM_SECONDS) -> None:
        self._end = time.thread_time() + seconds

    def passed(self) -> bool:
        """Tells whether it has come to that."""
        return time.thread_time() > self._end


class _GuardedFile(io.BytesIO):
    """A file in memory that stops a parser which reads for too long, or too much.

    Both parsers of plistlib read piece by piece, so this is where they can be stopped. No sound
    file needs any of its bytes more than twice; a binary one whose objects overlap does.
    """

    def __init__(self, data: bytes, deadline: Deadline) -> None:
        super().__init__(data)
        self._deadline = deadline
        self._left = 2 * len(data) + 4096

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self._left -= len(data)
        if self._left < 0:
            raise _Stopped("its objects overlap")
        if self._deadline.passed():
            raise _Stopped("it takes too long to read")
        return data


def _failure(path: str, reason: str, status: Status) -> LifecyclePolicyError:
    return LifecyclePolicyError(f"{path}: {reason}", status=status, value=path)


def _contents(path: str) -> bytes:
    """Reads a regular file of bounded size."""
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            kind = "a directory" if stat.S_ISDIR(found.st_mode) else "not a regular file"
            raise _failure(path, kind, Status.MALFORMED)
        with open(path, "rb") as file:
            data = file.read(MAXIMUM_BYTES + 1)
    except FileNotFoundError:
        raise _failure(path, "no such file", Status.NOT_FOUND) from None
    except OSError as error:
        raise _failure(path, error.strerror or str(error), Status.MALFORMED) from None
    except ValueError as error:
        raise _failure(repr(path), str(error), Status.MALFORMED) from None
    if len(data) > MAXIMUM_BYTES:
        raise _failure(path, f"larger than {MAXIMUM_BYTES >> 20} MiB", Status.OUT_OF_RANGE)
    return data


def _check_binary(data: bytes) -> None:
    """Refuses what a binary file cannot hold, before room is made for it."""
    if not data.startswith(_BINARY):
        return
    if len(data) > MAXIMUM_BINARY_BYTES:
        raise _Stopped(f"a binary property list larger than {MAXIMUM_BINARY_BYTES >> 20} MiB")
    if len(data) < _TRAILER.size + 8:
        raise _Stopped("truncated")
    _, _, count, _, _ = _TRAILER.unpack(data[-_TRAILER.size :])
    if count > len(data):
        raise _Stopped(f"it claims {count} objects in {len(data)} bytes")


_KINDS = {
    list: "an array",
    str: "a string",
    bool: "a boolean",
    int: "a number",
    type(None): "nothing",
}


def _explain(error: Exception, data: bytes) -> str:
    """Says in words what plistlib said with an exception of whatever kind."""
    if isinstance(error, _Stopped):
        return str(error)
    if isinstance(error, RecursionError):
        return "nested too deeply"
    if isinstance(error, MemoryError):
        return "too large for the memory"
    if isinstance(error, plistlib.InvalidFileException):
        if data.startswith(_BINARY):
            return "a damaged binary property list"
        return "not an XML or binary property list, or one with entities"
    text = str(error).strip() or "no reason given"
    return f"not a property list ({type(error).__name__}: {text[:200]})"


def read_property_list(path: str | os.PathLike[str], deadline: Deadline) -> dict[str, object]:
    """Reads the dictionary at the root of a property list; raises LifecyclePolicyError alone."""
    try:
        name = os.fspath(path)
    except TypeError:
        name = None
    if not isinstance(name, str):
        raise _failure(repr(path), "not a path", Status.MALFORMED)
    data = _contents(name)
    if not data:
        raise _failure(name, "empty", Status.MALFORMED)
    reason = ""
    root: object = None
    try:
        _check_binary(data)
        root = plistlib.load(_GuardedFile(data, deadline))
    except Exception as error:  # whatever a parser raises on bytes that it did not expect
        reason = _explain(error, data)
    if reason:
        raise _failure(name, reason, Status.MALFORMED)
    if not isinstance(root, dict):
        kind = _KINDS.get(type(root), "something else")
        raise _failure(name, f"its root is not a dictionary but {kind}", Status.MALFORMED)
    return root
