"""Makes untrusted names safe for a line of a log and for the name of a file."""

from __future__ import annotations

import re

__all__ = ["file_name", "printable"]

#: A file name has at most 255 bytes. The name of a report contains more than the app's name.
_MOST_BYTES = 100
_UNSAFE = re.compile(r"[^\w .()-]")


def printable(text: str) -> str:
    """Escapes invisible characters: ends of lines, escape sequences, writing directions."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def file_name(text: str) -> str:
    """Returns a part of a file name: no separator, no leading dot, at most 100 bytes."""
    safe = _UNSAFE.sub("_", text).encode()[:_MOST_BYTES].decode(errors="ignore")
    return safe.lstrip(". ") or "app"
