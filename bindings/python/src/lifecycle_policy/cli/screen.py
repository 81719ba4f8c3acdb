"""The output streams of the command line: a terminal, a file or a pipe."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import errno
import os
import shutil
import sys
import time
from collections.abc import Callable
from typing import TextIO

from .._native.files import reason_of
from .text.tables import PLAIN, Page
from .values import UNKNOWN, UsageError

__all__ = ["COLOURS", "Progress", "complain", "page_of", "prepare", "put"]

#: The values of --color.
COLOURS = ("auto", "always", "never")

_NARROWEST = 40
#: The time between two updates of the progress, in seconds.
_EVERY = 0.2
_PLAINER = "lifecycle-policy"


def _plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replaces a dash with a hyphen if the encoding has no dash, and escapes other characters."""
    if isinstance(error, UnicodeEncodeError) and error.object[error.start] == "\u2013":
        return "-", error.start + 1
    return codecs.backslashreplace_errors(error)


def prepare() -> None:
    """Makes the streams accept every text, whatever the encoding of the locale."""
    codecs.register_error(_PLAINER, _plainer)
    chosen = bool(os.environ.get("PYTHONIOENCODING"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            encoding = stream.encoding if chosen else "utf-8"
            stream.reconfigure(encoding=encoding, errors=_PLAINER)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


class Progress:
    """Shows on a terminal how much of the work is done, in one line of standard error."""

    def __init__(self) -> None:
        self._next = time.monotonic() + _EVERY
        self._drawn = False
        self._is_shown = _is_terminal(sys.stderr) and os.environ.get("TERM") != "dumb"

    def put(self, text: Callable[[], str]) -> None:
        """Shows a text, unless another text was shown less than `_EVERY` seconds before."""
        if self._is_shown and (now := time.monotonic()) >= self._next:
            self._next, self._drawn = now + _EVERY, True
            print(f"\r{text()}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def page_of(options: argparse.Namespace | None = None) -> Page:
    """Returns the width of the terminal, and whether to use colour.

    Without a terminal, lines are not wrapped unless COLUMNS is set, and there is no colour unless
    --color is always.
    """
    chosen = str(getattr(options, "color", None) or "auto").lower()
    if chosen not in COLOURS:
        raise UsageError(UNKNOWN, "color", f"--color: `{chosen}` is not auto, always or never")
    terminal = _is_terminal(sys.stdout)
    colour = chosen == "always" or (
        chosen == "auto"
        and terminal
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM") != "dumb"
        # An older console of Windows would print the escape sequences.
        and (os.name != "nt" or "WT_SESSION" in os.environ)
    )
    if not terminal and not os.environ.get("COLUMNS", "").isdecimal():
        return Page(PLAIN.width, colour, wraps=False)
    columns = shutil.get_terminal_size((PLAIN.width, 24)).columns
    return Page(max(columns, _NARROWEST), colour)


def _silence(stream: TextIO) -> None:
    """Discards the unwritten output of a stream. Otherwise the interpreter would flush the stream
    again at exit."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _is_left(error: OSError | ValueError) -> bool:
    """Tells whether the reader of a pipe has gone away. Windows then reports an invalid argument."""
    left = (errno.EPIPE, errno.EINVAL) if os.name == "nt" else (errno.EPIPE,)
    return isinstance(error, OSError) and error.errno in left


def put(text: str) -> bool:
    """Prints to standard output. If that fails, reports the reason and returns False.

    If the reader of a pipe has gone away, returns True.
    """
    if sys.stdout is None:
        complain("standard output: it is closed")
        return False
    try:
        print(text, flush=True)
    except (OSError, ValueError) as error:
        _silence(sys.stdout)
        if _is_left(error):
            return True
        complain(f"standard output: {reason_of(error)}")
        return False
    return True


def complain(message: str) -> None:
    """Prints a message to standard error, if possible."""
    if sys.stderr is None:  # with file=None, print writes to standard output
        return
    try:
        print(f"lifecycle_policy: {message}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _silence(sys.stderr)
