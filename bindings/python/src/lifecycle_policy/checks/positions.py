"""Finds the places of keys and values in an XML property list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple
from xml.parsers import expat

from ..questions.bounds import Deadline
from ..reports.source import harmless

__all__ = ["BEFORE", "CUT", "Path", "Positions", "Spot", "excerpt", "positions_of", "shortened"]

#: The path to a value from the root: keys of dictionaries and numbers of items.
Path = tuple["str | int", ...]

#: The maximum number of values whose places are stored. Findings about further keys and values have
#: no place.
MAXIMUM_PLACES = 100_000
#: The maximum depth of keys and values whose places are stored. The search stops at a deeper one.
MAXIMUM_LEVELS = 16
#: Replaces the omitted part of a line.
CUT = "…"
#: The maximum length of an excerpt, in characters, without the dots at its ends.
MAXIMUM_EXCERPT = 200
#: The index in the excerpt of the character that a finding is about, if the beginning of the line
#: is cut off.
BEFORE = 80

_ENDS = re.compile("\r\n|\r|\n")
_MARKS = (
    (b"\xff\xfe\0\0", "utf-32-le"),
    (b"\0\0\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
    (b"\xef\xbb\xbf", "utf-8"),
)
_DECLARED = re.compile(rb"""<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
_CODECS = {"utf-8", "us-ascii", "ascii", "iso-8859-1", "latin-1"}


class Spot(NamedTuple):
    """A place in a file: its line and column from 1, and its number of characters."""

    line: int
    column: int
    length: int


@dataclass(slots=True)
class Positions:
    """The places of keys and values in one file, and the lines of the file. For a binary file, all
    fields are empty."""

    keys: dict[Path, Spot] = field(default_factory=dict)
    """The place of each key of a dictionary; for a key that is given twice, its last place."""
    values: dict[Path, Spot] = field(default_factory=dict)
    """The place where each value begins: the place of its text or, without a text, of its
    element."""
    twice: list[Path] = field(default_factory=list)
    """The keys that a dictionary has more than once, at most a hundred."""
    lines: list[str] = field(default_factory=list)

    def excerpt(self, spot: Spot | None) -> str:
        """Returns the line of a place, as a finding shows it."""
        if spot is None or not 0 < spot.line <= len(self.lines):
            return ""
        return excerpt(self.lines[spot.line - 1], spot.column)


def shortened(text: str, most: int = 80) -> str:
    """Returns a short text for a message, without control characters."""
    return harmless(text if len(text) <= most else f"{text[: most - 3]}...")


def excerpt(line: str, column: int) -> str:
    """Returns a line without control characters. A long line is shortened around the column, with
    dots in place of the omitted parts."""
    begin = 0
    if len(line) > MAXIMUM_EXCERPT and column - 1 > MAXIMUM_EXCERPT - BEFORE:
        begin = min(column - 1, len(line)) - BEFORE + 1
    end = begin + MAXIMUM_EXCERPT
    before, after = CUT if begin else "", CUT if end < len(line) else ""
    return before + harmless(line[begin:end]) + after


class _Stop(Exception):
    """Raised to stop parsing, because there is nothing more to find."""


class _Level:
    """An open dictionary or array."""

    __slots__ = ("count", "is_list", "key", "seen")

    def __init__(self, is_list: bool) -> None:
        self.is_list = is_list
        self.count = -1
        self.key: str | None = None
        self.seen: set[str] = set()


class _Index:
    """Handles the parser's events."""

    def __init__(self, shift: int, wrapped: bool) -> None:
        self.found = Positions()
        self._shift = shift
        self._wrapped = wrapped
        self._levels: list[_Level] = []
        self._path: list[str | int] = []
        self._element = ""
        self._text: list[str] = []
        self._spot: tuple[int, int] = (0, 0)
        self._has_text = False
        self._deadline = Deadline()
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.EntityDeclHandler = self._entity

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except (_Stop, expat.ExpatError, ValueError, LookupError):
            pass  # the places found before the error are used

    def _entity(self, *_: object) -> None:
        raise _Stop

    def _here(self) -> tuple[int, int]:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber
        return line, max(0, column - (self._shift if line == 1 else 0)) + 1

    def _start(self, name: str, _: dict[str, str]) -> None:
        if self._deadline.passed() or len(self.found.values) > MAXIMUM_PLACES:
            raise _Stop
        if len(self._levels) > MAXIMUM_LEVELS:
            raise _Stop
        self._element, self._text, self._has_text = name, [], False
        self._spot = self._here()
        if name in ("plist", "key"):
            return
        self._step()
        length = 0 if self._wrapped and not self._levels else len(name) + 2
        self.found.values[tuple(self._path)] = Spot(*self._spot, length)
        if name in ("dict", "array"):
            self._levels.append(_Level(name == "array"))
            self._path.append("")

    def _step(self) -> None:
        """Moves on to the next value."""
        if not self._levels:
            return
        level = self._levels[-1]
        if level.is_list:
            level.count += 1
            self._path[-1] = level.count
        elif level.key is not None:
            self._path[-1] = level.key
        else:
            raise _Stop  # a value without a key

    def _characters(self, text: str) -> None:
        if not self._has_text and not text.isspace():
            self._has_text = True
            self._spot = self._here()
        if len(self._text) < 64:
            self._text.append(text)

    def _end(self, name: str) -> None:
        text, self._text = "".join(self._text), []
        if name == "key":
            self._key(text)
        elif name in ("dict", "array"):
            self._levels.pop()
            self._path.pop()
        elif name == self._element and self._has_text:
            self.found.values[tuple(self._path)] = self._around(text)
        self._element = ""

    def _key(self, text: str) -> None:
        if not self._levels or self._levels[-1].is_list:
            raise _Stop
        level = self._levels[-1]
        level.key = text
        self._path[-1] = text
        path = tuple(self._path)
        if text in level.seen and len(self.found.twice) < 100:
            self.found.twice.append(path)
        level.seen.add(text)
        self.found.keys[path] = self._around(text)

    def _around(self, text: str) -> Spot:
        """Returns the place of the first line of a text."""
        shown = text.lstrip("\r\n").partition("\n")[0]
        return Spot(*self._spot, len(shown))


def _text_of(data: bytes) -> str:
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(codec, "replace")
    found = _DECLARED.match(data)
    codec = found[1].decode("ascii").lower() if found else "utf-8"
    return data.decode(codec if codec in _CODECS else "utf-8", "replace")


def _lines(text: str) -> Iterator[str]:
    begin = 0
    for end in _ENDS.finditer(text):
        yield text[begin : end.start()]
        begin = end.end()
    yield text[begin:]


def positions_of(data: bytes, *, before: bytes = b"", after: bytes = b"") -> Positions:
    """Finds the places in an XML property list. `before` and `after` complete a fragment:
    ASCII text without a newline.

    >>> positions_of(b"<plist><dict>\\n<key>a</key><true/></dict></plist>").keys
    {('a',): Spot(line=2, column=6, length=1)}
    """
    if data.startswith(b"bplist"):
        return Positions()
    index = _Index(len(before), b"<dict>" in before)
    index.read(before + data + after)
    index.found.lines = list(_lines(_text_of(data)))
    return index.found
