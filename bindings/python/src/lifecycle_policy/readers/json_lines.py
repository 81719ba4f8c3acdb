"""Reads JSON from files that may be truncated, wrong or hostile. Each line holds one value, or
values of several lines follow each other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from ..reports.json import is_deep
from .model import MAXIMUM_WHOLE, Source

__all__ = [
    "Document",
    "documents",
    "head_lines",
    "is_ios",
    "object_in",
    "pid_of",
    "share",
    "text_of",
]

#: The maximum length of a text in a finding.
_SHOWN = 400
#: Longer integers are read as floating-point numbers, because reading them exactly is slow.
_DIGITS = 20
#: The maximum number of lines for recognizing a file.
_LINES = 200
#: The separators between two values.
_BLANK = re.compile("[\ufeff\x1e\\s,]*")
#: The names of iOS, in lower case.
_SYSTEMS = ("ios", "ipados", "iphone os")
#: Every pid is smaller than this number.
_PIDS = 1 << 31


def _integer(text: str) -> int | float:
    return int(text) if len(text) <= _DIGITS else float(text)


_DECODER = json.JSONDecoder(strict=False, parse_int=_integer, parse_constant=lambda text: None)


def _decoded(text: str, start: int) -> tuple[Any, int]:
    """Reads the value at a position in a text. Returns the value and the position after the value.
    Returns None and the length of the text if the value cannot be read."""
    if is_deep(text, start):
        return None, len(text)
    try:
        return _DECODER.raw_decode(text, start)
    except (ValueError, RecursionError):
        return None, len(text)
    except MemoryError:
        raise LifecyclePolicyError(
            "too large for the memory", status=Status.OUT_OF_RANGE
        ) from None


def object_in(text: str) -> dict[str, Any] | None:
    """Returns the object at the first brace of a line, or None. The line may contain other text.

    >>> object_in('INFO {"a": [1]} done'), object_in("{")
    ({'a': [1]}, None)
    """
    start = text.find("{")
    value = _decoded(text, start)[0] if start >= 0 else None
    return value if isinstance(value, dict) else None


class Document:
    """A JSON value of a file, and its place."""

    def __init__(self, line: int, value: Any, text: str, lines: bool) -> None:
        self.line = line
        self.value = value
        """The value; None if it could not be read."""
        self.text = text
        self._place = 0
        self._counts = lines

    def after(self, needle: str) -> int:
        """Returns the line of the next match of a text, after the last match. If there is no match,
        returns the line of the last match."""
        place = self.text.find(needle, self._place) if self._counts else -1
        if place >= 0:
            self.line += self.text.count("\n", self._place, place)
            self._place = place + len(needle)
        return self.line


def _is_lines(head: str) -> bool:
    """Tells from the first line whether each line is a value."""
    first = next((line for line in head.splitlines() if line.strip()), "")
    if "\n" not in head.strip():
        return True
    return not first.startswith(("{", "[")) or _decoded(first.strip(), 0)[0] is not None


def _one_after_another(text: str) -> Iterator[Document]:
    place, number, counted = 0, 1, 0
    while True:
        blank = _BLANK.match(text, place)
        gap = blank.end() if blank else place
        if gap >= len(text):
            return
        number += text.count("\n", counted, gap)
        value, place = _decoded(text, gap)
        counted = gap
        yield Document(number, value, text[gap:place], True)


def documents(source: Source) -> Iterator[Document]:
    """Yields the values of a file: line by line, or one after another if values have several lines.
    The document of a line without a value has the value None."""
    if _is_lines(source.head.decode("utf-8", "replace").lstrip("\ufeff")):
        for line in source.lines(MAXIMUM_WHOLE):
            text = line.text.strip("\ufeff\x1e \t")
            if text:
                value = _decoded(text, 0)[0] if text[0] in "{[" else None
                yield Document(line.number, value, text, False)
        return
    yield from _one_after_another(source.whole().decode("utf-8", "replace"))


def text_of(value: Any, line: str = "") -> str:
    """Returns the line if it is short enough for a finding, or if there is no value. Otherwise
    returns the value as JSON. Cuts the result to the length for a finding."""
    if value is None or len(line) <= _SHOWN and line and "\n" not in line:
        return line[:_SHOWN]
    return json.dumps(value, ensure_ascii=False, default=str)[:_SHOWN]


def pid_of(value: object) -> int:
    """Returns the value if it is a pid, else 0."""
    is_one = isinstance(value, int) and not isinstance(value, bool) and 0 < value < _PIDS
    return int(value) if is_one and isinstance(value, int) else 0


def is_ios(system: str) -> bool:
    """Tells whether the rules apply to a system."""
    return system.casefold() in _SYSTEMS


def head_lines(source: Source) -> list[str]:
    """Returns the first lines that are not blank. Omits a last line that may be cut off."""
    lines = source.head.decode("utf-8", "replace").lstrip("\ufeff").splitlines()
    if len(lines) > 1 and not source.head.endswith(b"\n"):
        whole, last = lines[:-1], lines[-1:]
        lines = whole if len(source.head) >= 1 << 16 else whole + last
    return list(islice((line for line in lines if line.strip()), _LINES))


def share(lines: list[str], fits: Callable[[str], bool]) -> float:
    """Returns the fraction of lines that match, from 0 to 1. Returns 0 if there are no lines."""
    return sum(map(fits, lines)) / len(lines) if lines else 0.0
