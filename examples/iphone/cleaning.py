"""Makes names that others chose fit for a line of a log and for the name of a file."""

from __future__ import annotations

import re

__all__ = ["file_name", "printable"]

#: A name of a file has at most 255 bytes, and a report's has more than the app's name.
_MOST_BYTES = 100
_UNSAFE = re.compile(r"[^\w .()-]")


def printable(text: str) -> str:
    """Escapes what is no visible character: ends of lines, escape sequences, directions of writing."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def file_name(text: str) -> str:
    """Gives a part of a file's name: no separator, no leading dot, at most 100 bytes."""
    safe = _UNSAFE.sub("_", text).encode()[:_MOST_BYTES].decode(errors="ignore")
    return safe.lstrip(". ") or "app"
