"""Estimates the width of text without loading a font, wraps it, and arranges lines in blocks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from .phrases import Line, Part

__all__ = [
    "BOLD",
    "EMPTY",
    "MONOSPACE_EM",
    "Block",
    "Measures",
    "Span",
    "TextLine",
    "broken_selector",
    "clean",
    "fitted",
    "set_lines",
    "text_width",
    "wrapped",
]

#: The advance of the characters from space to tilde, in hundredths of an em. Each number is the
#: largest advance in the usual sans-serif fonts, so that a text fits into its box with any of these
#: fonts.
_REGULAR = (
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 56, 84, 32, 37, 32, 42,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 56,
    102, 69, 69, 73, 78, 67, 62, 78, 76, 34, 56, 67, 56, 91, 76, 79,
    67, 79, 73, 67, 62, 74, 69, 99, 69, 67, 69, 40, 42, 40, 84, 56,
    58, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62,
    64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 56, 64, 84,
)  # fmt: skip
_BOLD = (
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 55, 84, 38, 42, 38, 40,
    70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 62,
    100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 56, 78, 64, 100, 84, 86,
    74, 86, 78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 43, 46, 84, 56,
    60, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69,
    72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 56, 72, 84,
)  # fmt: skip
_OTHERS = {"≤": 84, "·": 38, "†": 56, "‡": 58, "–": 66, "’": 38, "“": 66, "”": 66, "\u00a0": 38}
_ANY, _WIDE = 105, 130

#: The advance of every character of the usual monospaced fonts, in em, rounded up.
MONOSPACE_EM = 0.62

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """Replaces characters that XML forbids, and puts the text on one line."""
    return " ".join(_NOT_XML.sub("\ufffd", text).split())


def _advance(character: str, *, bold: bool, mono: bool) -> int:
    """Returns the advance of a character, in hundredths of an em or, with `mono`, in columns."""
    table = _BOLD if bold else _REGULAR
    index = ord(character) - 32
    if mono:
        return 1 + (unicodedata.east_asian_width(character) in "WF")
    if 0 <= index < len(table):
        return table[index]
    if character in _OTHERS:
        return _OTHERS[character]
    return _WIDE if unicodedata.east_asian_width(character) in "WF" else _ANY


def _scaled(advance: int, size: float, *, mono: bool) -> float:
    return advance * MONOSPACE_EM * size if mono else advance * size / 100


def text_width(text: str, size: float, *, bold: bool = False, mono: bool = False) -> float:
    """Returns the maximum width of a text in the usual fonts."""
    return _scaled(sum(_advance(each, bold=bold, mono=mono) for each in text), size, mono=mono)


def _fitting(
    text: str, size: float, width: float, *, bold: bool = False, mono: bool = False, end: str = ""
) -> int:
    """Counts how many characters from the beginning of a text fit together with `end`."""
    advance = sum(_advance(each, bold=bold, mono=mono) for each in end)
    for place, each in enumerate(text):
        advance += _advance(each, bold=bold, mono=mono)
        if _scaled(advance, size, mono=mono) > width:
            return place
    return len(text)


def fitted(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """Shortens a text that is too wide."""
    if _fitting(text, size, width, bold=bold) == len(text):
        return text
    return text[: _fitting(text, size, width, bold=bold, end="…")].rstrip() + "…"


def broken_selector(selector: str, width: float, size: float) -> list[str]:
    """Breaks a selector that is too wide: after colons and, if necessary, before capitals."""
    pieces: list[str] = []
    for part in re.findall(r"[^:]*:|[^:]+", selector):
        if text_width(part, size, mono=True) <= width:
            pieces.append(part)
            continue
        lines = wrapped(re.findall(r"[A-Z]*[^A-Z]+|[A-Z]+", part), width, size, mono=True)
        pieces += lines
    return wrapped(pieces, width, size, mono=True)


def wrapped(pieces: Iterable[str], width: float, size: float, *, mono: bool = False) -> list[str]:
    """Joins pieces into lines. Begins a new line if the next piece does not fit.

    A piece keeps the blank at its end if another piece follows on its line. A piece that is too
    wide for a line is cut.
    """
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if line and text_width((line + piece).rstrip(), size, mono=mono) > width:
            lines.append(line.rstrip())
            line = ""
        line += piece
        while len(line) > 1:
            whole = line.rstrip()
            fits = _fitting(whole, size, width, mono=mono)
            if fits == len(whole):
                break
            lines.append(line[: max(fits, 1)])
            line = line[max(fits, 1) :]
    return [*lines, line.rstrip()] if line.strip() else lines


#: The role of a text in the picture. The role determines the style.
Role = str

BOLD = ("title", "heading", "name", "strip")


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of a lane."""

    column: float
    """The width of the labels beside a state."""
    node: float
    """The width of a state."""
    size: float
    """The font size of a label; selectors are smaller."""
    leading: float
    name_size: float

    @property
    def mono_size(self) -> float:
        """The font size of a selector."""
        return self.size - 0.8


@dataclass(frozen=True, slots=True)
class Span:
    """Text of one style."""

    role: Role
    text: str
    size: float
    apart: float = 0.0
    """The gap before the span. The gap replaces a blank at the end of the span before, which
    some renderers would drop."""

    @property
    def width(self) -> float:
        """The maximum width of the span."""
        bold = self.role in BOLD
        return self.apart + text_width(self.text, self.size, bold=bold, mono=self.role == "call")


@dataclass(frozen=True, slots=True)
class TextLine:
    """Spans in a row."""

    spans: tuple[Span, ...]
    indent: float = 0.0

    @property
    def width(self) -> float:
        """The width of all spans."""
        return self.indent + sum(span.width for span in self.spans)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines, one below the other."""

    lines: tuple[TextLine, ...]
    leading: float

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((line.width for line in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.leading


EMPTY = Block((), 0.0)


def _call_lines(line: Line, width: float, measures: Measures) -> list[TextLine]:
    size, mono = measures.size, measures.mono_size
    text = line.items[0]
    if ":" in text:
        rows = broken_selector(text, width, mono)
    else:
        rows = wrapped([f"{word} " for word in text.split(" ")], width, mono, mono=True)
    lines = [TextLine((Span("call", row, mono),)) for row in rows]
    if line.tail:
        tail = Span("limit", line.tail, size, size * 0.55)
        if lines[-1].width + tail.width <= width:
            lines[-1] = TextLine((*lines[-1].spans, tail))
        else:
            lines += _plain_lines(Line(Part.LIMIT, (line.tail,)), width, measures, 0.0)
    return lines


def _plain_lines(line: Line, width: float, measures: Measures, hang: float) -> list[TextLine]:
    """Breaks a line between items. Also breaks inside an item that is too wide, and inside any item
    if later rows are indented."""
    size = measures.size
    room = width - hang
    last = len(line.items) - 1
    pieces: list[str] = []
    for index, item in enumerate(line.items):
        piece = item + ("," if index < last else "")
        fits = not hang and text_width(piece, size) <= room
        pieces += [f"{piece} "] if fits else [f"{word} " for word in piece.split(" ")]
    pieces += [line.tail] if line.tail else []
    spans: list[list[Span]] = []
    if line.head:
        head = Span("note", line.head, size)
        rows = wrapped([f"{word} " for word in line.head.split(" ")], width, size)
        spans = [[Span("note", row, size)] for row in rows]
        taken = spans[-1][0].width + size * 0.35
        first = _first_row(pieces, room - taken, size) if len(rows) == 1 else 0
        if first:
            text = "".join(pieces[:first]).rstrip()
            spans[-1] = [head, Span(line.part.value, text, size, size * 0.35)]
            pieces = pieces[first:]
    rows = wrapped(pieces, room, size)
    spans += [[Span(line.part.value, row, size)] for row in rows]
    if line.tail and not line.tail.startswith("("):
        spans[-1] = _with_limit(spans[-1], line.tail)
    return [
        TextLine(tuple(row), hang if index else 0.0) for index, row in enumerate(spans)
    ]


def _first_row(pieces: list[str], room: float, size: float) -> int:
    """Counts the pieces that fit beside a head."""
    count = 0
    while count < len(pieces):
        if text_width("".join(pieces[: count + 1]).rstrip(), size) > room:
            break
        count += 1
    return count


def _with_limit(spans: list[Span], tail: str) -> list[Span]:
    """Styles the tail of the last span as a limit."""
    last = spans[-1]
    rest = last.text.removesuffix(tail)
    if rest == last.text:
        return spans
    if not rest.strip():
        return [*spans[:-1], Span("limit", tail, last.size, last.apart)]
    before = Span(last.role, rest.rstrip(), last.size, last.apart)
    return [*spans[:-1], before, Span("limit", tail, last.size, last.size * 0.4)]


def set_lines(
    lines: Iterable[Line], width: float, measures: Measures, *, hang: float = 0.0
) -> Block:
    """Arranges lines in a column. `hang` is the indent of the second and later rows of a line."""
    found: list[TextLine] = []
    for line in lines:
        if line.part is Part.CALL:
            found += _call_lines(line, width, measures)
        else:
            found += _plain_lines(line, width, measures, hang)
    return Block(tuple(found), measures.leading)
