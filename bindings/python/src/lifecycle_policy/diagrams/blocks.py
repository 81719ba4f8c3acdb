"""Sets the lines of a label into a column: blocks of text with a size."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .phrases import Line, Part
from .text import broken_selector, text_width, wrapped

__all__ = ["BOLD", "Block", "EMPTY", "Measures", "Span", "TextLine", "set_lines"]

#: Part of a label, or of the frame: decides the looks.
Role = str

BOLD = ("title", "heading", "name", "strip")


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of a lane."""

    column: float
    """Width of the labels beside a state."""
    node: float
    """Width of a state."""
    size: float
    """Of the letters of a label; selectors are smaller."""
    leading: float
    name_size: float

    @property
    def mono_size(self) -> float:
        """Of the letters of a selector."""
        return self.size - 0.8


@dataclass(frozen=True, slots=True)
class Span:
    """Text of one look."""

    role: Role
    text: str
    size: float
    apart: float = 0.0
    """The way from the span before it; blanks at the end of a span are lost to some renderers."""

    @property
    def width(self) -> float:
        """The width that it does not pass."""
        bold = self.role in BOLD
        return self.apart + text_width(self.text, self.size, bold=bold, mono=self.role == "call")


@dataclass(frozen=True, slots=True)
class TextLine:
    """Spans, one after the other."""

    spans: tuple[Span, ...]
    indent: float = 0.0

    @property
    def width(self) -> float:
        """The width of all."""
        return self.indent + sum(span.width for span in self.spans)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines below each other."""

    lines: tuple[TextLine, ...]
    leading: float

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((line.width for line in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """The height of all."""
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
    """Breaks between the items; inside them where that, or a hanging indent, makes it needful."""
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
    """Gives the tail of the last span the looks of a limit."""
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
    """Sets lines into a column; `hang` is how far in their second and later rows begin."""
    found: list[TextLine] = []
    for line in lines:
        if line.part is Part.CALL:
            found += _call_lines(line, width, measures)
        else:
            found += _plain_lines(line, width, measures, hang)
    return Block(tuple(found), measures.leading)
