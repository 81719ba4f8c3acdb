"""Measures and breaks text, without a font at hand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

__all__ = ["MONOSPACE_EM", "broken_selector", "clean", "fitted", "text_width", "wrapped"]

#: The advance of the characters from blank to tilde, in hundredths of an em: the widest among the
#: usual sans-serif fonts, so that text set in any of them is no wider than its box.
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
    """Makes text fit for XML and for one line: controls and surrogates are replaced."""
    return " ".join(_NOT_XML.sub("\ufffd", text).split())


def _advance(character: str, *, bold: bool, mono: bool) -> int:
    """Gives the advance of a character: in hundredths of an em, or in places if it is `mono`."""
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
    """Gives a width that the text does not pass in the usual fonts."""
    return _scaled(sum(_advance(each, bold=bold, mono=mono) for each in text), size, mono=mono)


def _fitting(
    text: str, size: float, width: float, *, bold: bool = False, mono: bool = False, end: str = ""
) -> int:
    """Counts the characters at the front of a text that fit, with `end` after them."""
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
    """Breaks a selector that is too wide after colons and, where it must, before capitals."""
    pieces: list[str] = []
    for part in re.findall(r"[^:]*:|[^:]+", selector):
        if text_width(part, size, mono=True) <= width:
            pieces.append(part)
            continue
        lines = wrapped(re.findall(r"[A-Z]*[^A-Z]+|[A-Z]+", part), width, size, mono=True)
        pieces += lines
    return wrapped(pieces, width, size, mono=True)


def wrapped(pieces: Iterable[str], width: float, size: float, *, mono: bool = False) -> list[str]:
    """Sets pieces one after the other, on a new line where the next one does not fit.

    A piece keeps the blank that it ends with, if another one follows on its line. One that is too
    wide by itself is cut.
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
