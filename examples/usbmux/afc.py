"""Shows the crash reports of the phone to clients of AFC, Apple's protocol for files.

A client may list, read and remove reports. It sees only regular files `*.ips` directly in the
reports folder, and no links.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path

__all__ = ["HEADER", "MAGIC", "Files", "Operation", "Status"]

MAGIC = b"CFA6LPAA"
#: The header of a packet: the magic number, the length of the packet, the length without its
#: payload, the number of the packet, and the operation.
HEADER = struct.Struct("<8s4Q")
#: The maximum number of bytes that one read returns.
_MOST_READ = 1 << 20
#: The maximum number of files that a client may hold open.
_MOST_OPEN = 16
_READ_ONLY = 1


class Operation(IntEnum):
    """The operations in use here."""

    STATUS = 0x01
    DATA = 0x02
    READ_DIRECTORY = 0x03
    REMOVE = 0x08
    FILE_INFO = 0x0A
    OPEN = 0x0D
    OPENED = 0x0E
    READ = 0x0F
    CLOSE = 0x14


class Status(IntEnum):
    """The results of a request."""

    SUCCESS = 0
    NO_RESOURCES = 3
    INVALID_ARGUMENT = 7
    NOT_FOUND = 8
    IS_DIRECTORY = 9
    PERMISSION_DENIED = 10
    NOT_SUPPORTED = 15
    IO_ERROR = 20


class _Failed(Exception):
    def __init__(self, status: Status) -> None:
        super().__init__(status.name)
        self.status = status


#: The parts of an answer: the operation, the data, and the payload.
Answer = tuple[Operation, bytes, bytes]
_SUCCESS: Answer = (Operation.STATUS, struct.pack("<Q", Status.SUCCESS), b"")


class Files:
    """Answers the requests of one client."""

    def __init__(self, folder: Path) -> None:
        self._folder = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        self._open: dict[int, int] = {}
        self._opened = 0

    def close(self) -> None:
        """Closes the folder and the files that the client left open."""
        for file in (*self._open.values(), self._folder):
            os.close(file)

    def answer(self, operation: int, data: bytes) -> Answer:
        """Answers a request. Every error becomes a status."""
        method = _METHODS.get(operation)
        try:
            if method is None:
                raise _Failed(Status.NOT_SUPPORTED)
            return method(self, data)
        except _Failed as error:
            status = error.status
        except struct.error:
            status = Status.INVALID_ARGUMENT
        except FileNotFoundError:
            status = Status.NOT_FOUND
        except OSError:
            status = Status.IO_ERROR
        return Operation.STATUS, struct.pack("<Q", status), b""

    def _list(self, data: bytes) -> Answer:
        if _name(data):
            raise _Failed(Status.NOT_FOUND)
        names = sorted(os.fsencode(name) for name in os.listdir(self._folder))
        found = [name for name in names if name.endswith(b".ips") and self._is_report(name)]
        return Operation.DATA, b"", b"".join(name + b"\0" for name in (b".", b"..", *found))

    def _is_report(self, name: bytes) -> bool:
        try:
            return stat.S_ISREG(self._status(name).st_mode)
        except FileNotFoundError:  # the file was removed in the meantime
            return False

    def _status(self, name: bytes) -> os.stat_result:
        return os.stat(name, dir_fd=self._folder, follow_symlinks=False)

    def _report(self, data: bytes) -> bytes:
        name = _name(data)
        if not name:
            raise _Failed(Status.IS_DIRECTORY)
        if not self._is_report(name):
            raise _Failed(Status.NOT_FOUND)
        return name

    def _info(self, data: bytes) -> Answer:
        is_report = _name(data) != b""
        status = self._status(self._report(data)) if is_report else os.fstat(self._folder)
        values = {
            "st_size": status.st_size,
            "st_blocks": status.st_blocks,
            "st_nlink": status.st_nlink,
            "st_ifmt": "S_IFREG" if is_report else "S_IFDIR",
            "st_mtime": status.st_mtime_ns,
            "st_birthtime": status.st_mtime_ns,  # not every file system stores the time of creation
        }
        text = "".join(f"{key}\0{value}\0" for key, value in values.items())
        return Operation.DATA, b"", text.encode()

    def _remove(self, data: bytes) -> Answer:
        if not _name(data):
            raise _Failed(Status.PERMISSION_DENIED)
        os.unlink(self._report(data), dir_fd=self._folder)
        return _SUCCESS

    def _open_file(self, data: bytes) -> Answer:
        (mode,) = struct.unpack_from("<Q", data)
        name = self._report(data[8:])
        if mode != _READ_ONLY:
            raise _Failed(Status.PERMISSION_DENIED)
        if len(self._open) == _MOST_OPEN:
            raise _Failed(Status.NO_RESOURCES)
        # A link or a pipe may have replaced the report. The link is not followed, and the pipe does
        # not block.
        file = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=self._folder)
        if not stat.S_ISREG(os.fstat(file).st_mode):
            os.close(file)
            raise _Failed(Status.NOT_FOUND)
        self._opened += 1
        self._open[self._opened] = file
        return Operation.OPENED, struct.pack("<Q", self._opened), b""

    def _read(self, data: bytes) -> Answer:
        handle, size = struct.unpack("<QQ", data)
        if handle not in self._open:
            raise _Failed(Status.INVALID_ARGUMENT)
        return Operation.DATA, b"", os.read(self._open[handle], min(size, _MOST_READ))

    def _close_file(self, data: bytes) -> Answer:
        (handle,) = struct.unpack("<Q", data)
        if handle not in self._open:
            raise _Failed(Status.INVALID_ARGUMENT)
        os.close(self._open.pop(handle))
        return _SUCCESS


_METHODS: dict[int, Callable[[Files, bytes], Answer]] = {
    Operation.READ_DIRECTORY: Files._list,
    Operation.REMOVE: Files._remove,
    Operation.FILE_INFO: Files._info,
    Operation.OPEN: Files._open_file,
    Operation.READ: Files._read,
    Operation.CLOSE: Files._close_file,
}


def _name(data: bytes) -> bytes:
    """Returns the name of the report at a path, or "" for the folder itself. Any other folder is
    reported as not found.
    """
    path, _, rest = data.partition(b"\0")
    if rest:
        raise _Failed(Status.INVALID_ARGUMENT)
    parts = [part for part in path.split(b"/") if part not in (b"", b".")]
    if not parts:
        return b""
    if len(parts) > 1 or not parts[0].endswith(b".ips"):
        raise _Failed(Status.NOT_FOUND)
    return parts[0]
