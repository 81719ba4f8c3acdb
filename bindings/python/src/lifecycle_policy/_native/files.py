"""Reads a file that somebody named, if it is one, and no more of it than is wanted."""

from __future__ import annotations

import errno
import os
import stat

__all__ = ["NotAFile", "contents", "reason_of"]


class NotAFile(OSError):
    """A pipe, a device or a socket: it may be waited for, and may have no end."""


def reason_of(error: OSError | ValueError) -> str:
    """Says why a file or a stream could not be used: without its name, and without a number."""
    return getattr(error, "strerror", None) or str(error)


def _open(path: str, flags: int) -> int:
    """Does not wait, if a pipe has taken the place of the file by now."""
    return os.open(path, flags | os.O_NONBLOCK)


def contents(path: str, most: int) -> bytes:
    """Gives up to so many bytes of a regular file; raises OSError or ValueError."""
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "a directory")
    if not stat.S_ISREG(mode):
        raise NotAFile(errno.EINVAL, "not a regular file")
    with open(path, "rb", opener=_open) as file:
        return file.read(most) or b""
