"""Tables and colours. Columns are aligned, and on a terminal cells are wrapped."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Cell", "PLAIN", "Page", "painted", "table", "verdict_cell", "wrapped"]

_GAP = 2
_CODES = {"heading": "1", "faint": "2", "good": "32", "bad": "31", "open": "33"}
_VERDICTS = {"allowed": "good", "forbidden": "bad", "conditional": "open"}


@dataclass(frozen=True, slots=True)
class Page:
    """The page to print on: its width, and whether it has colour."""

    width: int = 100
    colour: bool = False
    wraps: bool = True
    """True if lines are wrapped at the width. If not, each row of a table is one line."""


#: A page of the usual width.
PLAIN = Page()


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in a table, with its style. The text may have several lines."""

    text: str
    style: str = ""


def painted(text: str, style: str, page: Page) -> str:
    """Adds colour to a text, if the page has colour."""
    code = _CODES.get(style)
    if not page.colour or code is None or not text:
        return text
    return f"\x1b[{code}m{text}\x1b[0m"


def verdict_cell(verdict: str, text: str | None = None) -> Cell:
    """Returns a cell with the style of a verdict. If `text` is given, it replaces the name of the
    verdict."""
    return Cell(verdict if text is None else text, _VERDICTS.get(verdict, ""))


def _longest(text: str, words: bool) -> int:
    return max((len(part) for part in (text.split() if words else text.split("\n"))), default=0)


def _widths(columns: Sequence[Sequence[Cell]], room: int) -> list[int] | None:
    """Returns the widths of the columns. Shrinks the widest columns until all columns fit.

    A column is at least as wide as its longest word. Returns None if the columns cannot fit.
    """
    widths = [max(_longest(cell.text, False) for cell in column) for column in columns]
    least = [max(_longest(cell.text, True) for cell in column) for column in columns]
    if sum(least) > room:
        return None
    while sum(widths) > room:
        wide = (index for index, width in enumerate(widths) if width > least[index])
        widths[max(wide, key=lambda index: widths[index])] -= 1
    return widths


def _lines(cell: Cell, width: int) -> list[str]:
    """Wraps a text at blanks, never within a word."""
    lines: list[str] = []
    for line in cell.text.split("\n"):
        current = ""
        for word in line.split():
            if current and len(current) + 1 + len(word) > width:
                lines.append(current)
                current = word
            else:
                current = f"{current} {word}" if current else word
        lines.append(current)
    return lines


def wrapped(text: str, page: Page) -> list[str]:
    """Wraps a line at the width of the page. Continuation lines are indented."""
    if not page.wraps:
        return [text]
    return textwrap.wrap(
        text, page.width, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False
    )


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str | Cell]],
    page: Page,
    *,
    indent: int = 0,
    ruled: bool = False,
) -> list[str]:
    """Formats rows under their headings. If `ruled`, there are lines between the rows.

    On a page that does not wrap, each row is one line. Otherwise cells are wrapped. If even the
    longest words do not fit side by side, the cells of a row are placed one below the other.
    """
    cells = [[Cell(part) if isinstance(part, str) else part for part in row] for row in rows]
    if not page.wraps:
        cells = [[Cell(_on_one_line(cell.text), cell.style) for cell in row] for row in cells]
    titles = [Cell(head, "heading") for head in heads]
    columns = list(zip(*([titles] if any(heads) else []), *cells, strict=True))
    if not columns:
        return []
    room = page.width - indent - _GAP * (len(columns) - 1)
    widths = _widths(columns, room) if page.wraps else [_widest(column) for column in columns]
    if widths is None:
        return _below_each_other(heads, cells, page, indent, ruled)
    listed = [titles, *cells] if any(heads) else cells
    if ruled and page.wraps:
        length = min(sum(widths) + _GAP * (len(widths) - 1), room)
        return _joined([_row(row, widths, page, indent) for row in listed], length, page, indent)
    return [line for row in listed for line in _row(row, widths, page, indent)]


def _on_one_line(text: str) -> str:
    line = ""
    for part in filter(None, map(str.strip, text.split("\n"))):
        mark = "" if not line else " " if part[0] in "([" else "; "
        line += mark + part
    return line


def _widest(column: Sequence[Cell]) -> int:
    return max(len(cell.text) for cell in column)


def _row(row: Sequence[Cell], widths: Sequence[int], page: Page, indent: int) -> list[str]:
    """Places the cells of a row side by side."""
    parts = [_lines(cell, width) for cell, width in zip(row, widths, strict=True)]
    lines = []
    for number in range(max(len(part) for part in parts)):
        line, blank = " " * indent, 0
        for cell, part, width in zip(row, parts, widths, strict=True):
            text = part[number] if number < len(part) else ""
            if text:
                line += " " * blank + painted(text, cell.style, page)
                blank = width - len(text) + _GAP
            else:
                blank += width + _GAP
        lines.append(line.rstrip())
    return lines


def _below_each_other(
    heads: Sequence[str], rows: Sequence[Sequence[Cell]], page: Page, indent: int, ruled: bool
) -> list[str]:
    """Places the cells of a row one below the other, each next to its heading."""
    first = max(map(len, heads))
    second = page.width - indent - first - _GAP
    blocks = []
    for row in rows:
        named = [(Cell(head, "heading"), cell) for head, cell in zip(heads, row) if cell.text]
        blocks.append([line for pair in named for line in _row(pair, (first, second), page, indent)])
    return _joined(blocks, page.width - indent if ruled else 0, page, indent)


def _joined(blocks: Sequence[list[str]], length: int, page: Page, indent: int) -> list[str]:
    """Joins blocks of lines, with a ruled or an empty line between them."""
    between = " " * indent + painted("-" * length, "faint", page)
    lines: list[str] = []
    for block in blocks:
        lines += [between.rstrip()] if lines else []
        lines += block
    return lines
