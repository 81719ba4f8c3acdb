"""What the command line prints on: a terminal, a file or a pipe."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import os
import shutil
import sys
from typing import TextIO

from .._native.files import reason_of
from .text.tables import PLAIN, Page
from .values import UNKNOWN, UsageError

__all__ = ["COLOURS", "complain", "page_of", "prepare", "put"]

#: What --color takes.
COLOURS = ("auto", "always", "never")

_NARROWEST = 40
_PLAINER = "lifecycle-policy"


def _plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """Puts a hyphen for a dash where there is none, and escapes the rest."""
    if isinstance(error, UnicodeEncodeError) and error.object[error.start] == "\u2013":
        return "-", error.start + 1
    return codecs.backslashreplace_errors(error)


def prepare() -> None:
    """Makes the streams print every text, whatever the locale says of characters."""
    codecs.register_error(_PLAINER, _plainer)
    chosen = bool(os.environ.get("PYTHONIOENCODING"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            encoding = stream.encoding if chosen else "utf-8"
            stream.reconfigure(encoding=encoding, errors=_PLAINER)


def _is_terminal() -> bool:
    try:
        return sys.stdout is not None and sys.stdout.isatty()
    except ValueError:  # closed
        return False


def page_of(options: argparse.Namespace | None = None) -> Page:
    """Gives the width of the terminal, and says whether to use colour.

    What is no terminal gets lines that are not wrapped, unless COLUMNS is set, and, without --color
    always, no colour.
    """
    chosen = str(getattr(options, "color", None) or "auto").lower()
    if chosen not in COLOURS:
        raise UsageError(UNKNOWN, "color", f"--color: `{chosen}` is not auto, always or never")
    terminal = _is_terminal()
    colour = chosen == "always" or (
        chosen == "auto"
        and terminal
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM") != "dumb"
    )
    if not terminal and not os.environ.get("COLUMNS", "").isdecimal():
        return Page(PLAIN.width, colour, wraps=False)
    columns = shutil.get_terminal_size((PLAIN.width, 24)).columns
    return Page(max(columns, _NARROWEST), colour)


def _silence(stream: TextIO) -> None:
    """Lets what is left in a stream go nowhere: the interpreter flushes it once more as it ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def put(text: str) -> bool:
    """Prints to standard output, and tells whether that could be done; if not, complains.

    A reader that went away is no error.
    """
    if sys.stdout is None:
        complain("standard output: it is closed")
        return False
    try:
        print(text, flush=True)
    except BrokenPipeError:
        _silence(sys.stdout)
    except (OSError, ValueError) as error:
        _silence(sys.stdout)
        complain(f"standard output: {reason_of(error)}")
        return False
    return True


def complain(message: str) -> None:
    """Says something on standard error, if it can be said there."""
    if sys.stderr is None:  # print would take standard output in its place
        return
    try:
        print(f"lifecycle_policy: {message}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _silence(sys.stderr)
