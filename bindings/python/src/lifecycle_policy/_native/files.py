"""Reads a file that a user named, up to a given number of bytes. Refuses all but regular files."""

from __future__ import annotations

import errno
import os
import stat
from typing import BinaryIO

__all__ = ["NotAFile", "contents", "opened", "reason_of"]


class NotAFile(OSError):
    """The path names a pipe, a device or a socket, which may block or never end."""


def reason_of(error: OSError | ValueError) -> str:
    """Says why a file or a stream could not be used. Leaves out file names and error numbers."""
    return getattr(error, "strerror", None) or str(error)


def _open(path: str, flags: int) -> int:
    """Opens a file. Does not block, even if a pipe has replaced the file since it was checked.

    Windows has neither such pipes nor the flag O_NONBLOCK.
    """
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def opened(path: str) -> BinaryIO:
    """Opens a regular file for reading. Raises OSError or ValueError."""
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "a directory")
    if not stat.S_ISREG(mode):
        raise NotAFile(errno.EINVAL, "not a regular file")
    return open(path, "rb", opener=_open)


def contents(path: str, most: int) -> bytes:
    """Returns at most `most` bytes of a regular file. Raises OSError or ValueError."""
    with opened(path) as file:
        return file.read(most) or b""
