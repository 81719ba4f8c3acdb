"""Makes untrusted names safe for a line of a log and for the name of a file."""

from __future__ import annotations

import re

__all__ = ["file_name", "printable"]

#: The limit is well below the 255 bytes that a file name can have, because the name of a report
#: contains more than the app's name.
_MOST_BYTES = 100
_UNSAFE = re.compile(r"[^\w .()-]")


def printable(text: str) -> str:
    """Escapes invisible characters, such as line ends, escape characters and marks of the writing
    direction."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def file_name(text: str) -> str:
    """Returns a text that can be part of a file name: no separator, no leading dot, at most 100
    bytes."""
    safe = _UNSAFE.sub("_", text).encode()[:_MOST_BYTES].decode(errors="ignore")
    return safe.lstrip(". ") or "app"
