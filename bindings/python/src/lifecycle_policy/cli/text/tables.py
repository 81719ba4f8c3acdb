"""Tables and colours for a terminal: columns that are aligned, and cells that are wrapped."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Cell", "PLAIN", "Page", "painted", "table", "verdict_cell", "wrapped"]

_GAP = 2
#: No column is made narrower than this while another one is wider.
_LEAST = 8
_CODES = {"heading": "1", "faint": "2", "good": "32", "bad": "31", "open": "33"}
_VERDICTS = {"allowed": "good", "forbidden": "bad", "conditional": "open"}


@dataclass(frozen=True, slots=True)
class Page:
    """What is printed on: so many columns, with colour or without."""

    width: int = 100
    colour: bool = False


#: What is no terminal.
PLAIN = Page()


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in a table, which may have several lines, with its style."""

    text: str
    style: str = ""


def painted(text: str, style: str, page: Page) -> str:
    """Gives a text its colour, where there is colour."""
    code = _CODES.get(style)
    if not page.colour or code is None or not text:
        return text
    return f"\x1b[{code}m{text}\x1b[0m"


def verdict_cell(verdict: str, text: str | None = None) -> Cell:
    """Gives a verdict the style that goes with it; `text` is shown in its place."""
    return Cell(verdict if text is None else text, _VERDICTS.get(verdict, ""))


def _longest(text: str, words: bool) -> int:
    return max((len(part) for part in (text.split() if words else text.split("\n"))), default=0)


def _widths(columns: Sequence[Sequence[Cell]], room: int) -> list[int]:
    """Divides the room: what is too wide gives way, as far as its longest word if that will do."""
    widths = [max(_longest(cell.text, False) for cell in column) for column in columns]
    words = [max(_longest(cell.text, True) for cell in column) for column in columns]
    for least in (words, [min(_LEAST, width) for width in widths]):
        while sum(widths) > room:
            wide = [index for index, width in enumerate(widths) if width > least[index]]
            if not wide:
                break
            widths[max(wide, key=lambda index: widths[index])] -= 1
    return widths


def _broken(word: str, width: int) -> list[str]:
    """Breaks a word that is too long: after a mark within it, if there is one."""
    parts = []
    while len(word) > width:
        marks = [match.end() for match in re.finditer(r"[.:_/-]", word[:width])]
        end = marks[-1] if marks and marks[-1] > width // 3 else width
        parts.append(word[:end])
        word = word[end:]
    return [*parts, word]


def _lines(cell: Cell, width: int) -> list[str]:
    """Breaks a text at blanks, and longer words within them."""
    lines: list[str] = []
    for line in cell.text.split("\n"):
        current = ""
        for word in (part for word in line.split() for part in _broken(word, max(width, 1))):
            if current and len(current) + 1 + len(word) > width:
                lines.append(current)
                current = word
            else:
                current = f"{current} {word}" if current else word
        lines.append(current)
    return lines


def wrapped(text: str, page: Page) -> list[str]:
    """Breaks a line at the width of the page; what goes on is indented."""
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
    """Sets rows under their headings, within the width of the page; `ruled`: with lines between."""
    cells = [[Cell(head, "heading") for head in heads]] if any(heads) else []
    cells += [[Cell(part) if isinstance(part, str) else part for part in row] for row in rows]
    if not cells:
        return []
    columns = list(zip(*cells, strict=True))
    room = page.width - indent - _GAP * (len(columns) - 1)
    widths = _widths(columns, room)
    lines: list[str] = []
    line_between = " " * indent + "-" * min(sum(widths) + _GAP * (len(widths) - 1), room)
    for row in cells:
        if ruled and lines:
            lines.append(painted(line_between, "faint", page))
        parts = [_lines(cell, width) for cell, width in zip(row, widths, strict=True)]
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
