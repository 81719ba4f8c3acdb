"""Writes to the target of an option such as --output: a file, a device, a pipe, an open stream."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile

from .._native.files import reason_of
from .values import MALFORMED, UsageError

__all__ = ["write_picture", "write_text", "write_timeline"]

_STANDARD_OUTPUT = 1

#: The maximum number of symbolic links to follow. The system has the same limit.
_MOST_LINKS = 40

#: Windows lacks O_NOCTTY, as it has no controlling terminals. Only Windows has O_BINARY. Without
#: that flag, Windows changes line ends.
_FLAGS = os.O_WRONLY | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def descriptor_of(path: str) -> int | None:
    """Returns the open descriptor that a path such as /dev/stdout leads to, or None.

    Opening such a path again would overwrite a file that the shell has opened to append to.
    """
    own = [os.path.realpath(folder) for folder in ("/dev/fd", "/proc/self/fd")]
    for _ in range(_MOST_LINKS):
        folder, name = os.path.split(path)
        if name.isdecimal() and os.path.realpath(folder) in own:
            return int(name)
        try:
            path = os.path.join(folder, os.readlink(path))
        except OSError:
            return None
    return None


def _replace(path: str, data: bytes, mode: int) -> None:
    """Replaces a file. Writes under another name first, so that nobody reads half a file."""
    handle, draft = tempfile.mkstemp(prefix=".draft-", dir=os.path.dirname(path))
    try:
        with os.fdopen(handle, "wb") as file:
            if hasattr(os, "fchmod"):
                os.fchmod(handle, mode)
            file.write(data)
        os.replace(draft, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise


def _ordinary_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _is_replaceable(found: os.stat_result) -> bool:
    """Tells whether a new file may replace an old one. The old file must be a regular file of this
    user and group, and must have only one name."""
    # On Windows, files have no owner that could be compared.
    ours = not hasattr(os, "geteuid") or (found.st_uid, found.st_gid) == (os.geteuid(), os.getegid())
    return stat.S_ISREG(found.st_mode) and found.st_nlink == 1 and ours


def write(path: str, data: bytes) -> None:
    """Writes a file. Raises OSError or ValueError.

    A regular file is written whole or not at all, except if it has another owner or a second name.
    Such a file, or a target of another kind, is written in place.
    """
    if not path:
        raise ValueError("no file is named")
    number = descriptor_of(path)
    try:
        handle = os.open(path, _FLAGS) if number is None else os.dup(number)
    except FileNotFoundError:
        _replace(os.path.realpath(path), data, _ordinary_mode())
        return
    with os.fdopen(handle, "wb") as file:
        found = os.fstat(handle)
        replaces = number is None and _is_replaceable(found)
        if not replaces:
            if number is None and stat.S_ISREG(found.st_mode):
                file.truncate(0)
            file.write(data)
    # Windows cannot replace an open file, so the file must be closed here.
    if replaces:
        _replace(os.path.realpath(path), data, stat.S_IMODE(found.st_mode))


def write_text(path: str, option: str, text: str) -> None:
    """Writes the file that an option names. Raises UsageError."""
    try:
        write(path, text.encode())
    except (OSError, ValueError) as error:
        raise UsageError(MALFORMED, option, f"--{option}: `{path}`: {reason_of(error)}") from None


def _is_standard_output(path: str) -> bool:
    return path == "-" or descriptor_of(path) == _STANDARD_OUTPUT


def write_picture(text: str, path: str, option: str, kind: str) -> str:
    """Returns the text of a picture if the text goes to standard output. Otherwise writes the text
    to a file, and returns a message. Raises UsageError if the file cannot be written."""
    if _is_standard_output(path):
        return text.removesuffix("\n")
    data = text.encode()
    try:
        write(path, data)
    except (OSError, ValueError) as error:
        told = f"--{option}: {path}: {reason_of(error)}"
        raise UsageError(MALFORMED, option, told) from None
    return f"{path}: {kind}, {len(data)} bytes"


def write_timeline(svg: str, path: str, *, has_json: bool) -> str:
    """Returns or writes the picture of --timeline. Raises UsageError if the picture cannot be
    written, or if the picture and the JSON (`has_json`) would go to standard output."""
    if has_json and _is_standard_output(path):
        text = "--timeline: standard output has the JSON; name a file"
        raise UsageError(MALFORMED, "timeline", text)
    return write_picture(svg, path, "timeline", "svg")
