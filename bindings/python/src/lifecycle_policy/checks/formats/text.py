"""Formats findings like messages of compilers: the place, the line, and what is wrong."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence

from ...reports.headline import plural
from ..model import Checked, Ended, Finding, Level
from ..positions import BEFORE, CUT
from ..names import NONE, OwnNames, rule_of
from .words import expected_words, found_words, line_of, path_of

__all__ = ["Paint", "check_text", "compact_text", "plain"]

#: Adds a style to a text: "heading", "faint", "bad" or "open".
Paint = Callable[[str, str], str]
#: A text that is not wrapped, and its style.
_Word = tuple[str, str]

_STYLES = {
    Level.VIOLATION: "bad",
    Level.REJECTED: "bad",
    Level.WARNING: "open",
    Level.NOTE: "heading",
}
#: The width of line numbers.
_NUMBER = 6
_GUTTER = " " * _NUMBER + " | "
_DETAIL = " " * _NUMBER + " = "
#: The length to which a line of a file is cut, if the page has no limited width.
_LONGEST = 240
#: The minimum width for a line of a file.
_SHORTEST = 20
_CUT = "..."
_TAB = 8


def plain(text: str, style: str) -> str:
    """Returns a text without a style."""
    return text


def check_text(
    files: Sequence[Checked],
    *,
    width: int | None = None,
    paint: Paint = plain,
    explain: bool = False,
    own: OwnNames = NONE,
) -> str:
    """Returns the findings in files as text. For each file, shows the assumptions, the findings and
    the ends of processes in the order of lines, and a summary.

    `width` is the width at which lines are wrapped. With `explain`, the first finding of each rule
    has the note and the sources of the rule.
    """
    page = _Page(width, paint, own if explain else None)
    blocks = [page.block(checked) for checked in files]
    if len(files) > 1:
        blocks.append(page.flow([(_total(files), "")]))
    return "\n\n".join("\n".join(block) for block in blocks)


def compact_text(files: Iterable[Checked]) -> str:
    """Returns one line for each finding, in the form file:line:column, level, message, rule. An
    unknown line or column is 1."""
    return "\n".join(_compact(checked, found) for checked in files for found in checked.findings)


def _compact(checked: Checked, found: Finding) -> str:
    name = line_of(path_of(checked, found))
    place = f"{name}:{found.line or 1}:{found.column or 1}"
    return f"{place}: {found.level.label}: {line_of(found.message)} [{line_of(found.rule)}]"


def _total(files: Sequence[Checked]) -> str:
    found = found_words(finding for checked in files for finding in checked.findings)
    failed = sum(bool(checked.failure) for checked in files)
    parts = [", ".join(found) or "nothing found"]
    parts += [f"{plural(failed, 'file')} not read"] if failed else []
    return f"{plural(len(files), 'file')}: {', '.join(parts)}"


def _summary(checked: Checked) -> str:
    """Says what kind a file has, and counts its findings."""
    parts = [plural(checked.records, "record")] if checked.records else []
    parts += found_words(checked.findings) or ["nothing found"]
    if checked.more:
        parts.append(f"{plural(checked.more, 'further finding')} not shown")
    if checked.known:
        parts.append(f"{plural(checked.known, 'finding')} of the baseline not shown")
    if checked.unread:
        parts.append(f"{plural(checked.unread, 'line')} not read")
    title = line_of(checked.title or checked.kind)
    return f"{title}: {', '.join(parts)}" if title else ", ".join(parts)


def _words(text: str, style: str = "") -> list[_Word]:
    return [(word, style) for word in line_of(text).split()]


class _Page:
    """Formats lines at some page width. `own` is None if rules are not explained."""

    def __init__(self, width: int | None, paint: Paint, own: OwnNames | None) -> None:
        self.width, self.paint, self.own = width, paint, own
        self.explained: set[str] = set()

    def flow(self, words: Iterable[_Word], first: str = "", rest: str = "  ") -> list[str]:
        """Wraps words without breaking any. The first line begins with `first`, and every other
        line with `rest`."""
        lines: list[str] = []
        line, used = self.paint(first, "faint"), len(first)
        begin = used
        for text, style in words:
            breadth = sum(map(_breadth, text))
            if used > begin and self.width is not None and used + 1 + breadth > self.width:
                lines.append(line)
                line, used = self.paint(rest, "faint"), len(rest)
                begin = used
            elif used > begin:
                line, used = line + " ", used + 1
            line, used = line + self.paint(text, style), used + breadth
        return [*lines, line]

    def detail(self, text: str) -> list[str]:
        """Formats a further sentence."""
        return self.flow(_words(text), _DETAIL, " " * (len(_DETAIL) + 2))

    def block(self, checked: Checked) -> list[str]:
        """Formats what is known of a file: notes, findings, ends, and a summary or a failure."""
        name = (f"{line_of(checked.file)}:", "heading")
        lines = [line for note in checked.notes for line in self.flow([name, *_words(note)])]
        found: list[Finding | Ended] = [*checked.findings, *checked.ended]
        found.sort(key=lambda one: (getattr(one, "member", ""), one.line))
        for one in found:
            if isinstance(one, Finding):
                lines += self.finding(checked, one)
            else:
                lines += self.end(checked, one)
        if checked.failure:
            words = [name, ("error:", "bad"), *_words(f"cannot be read: {checked.failure}")]
            return lines + self.flow(words)
        return lines + self.flow([name, *_words(_summary(checked))])

    def head(self, place: str, level: str, style: str, message: str, rule: str) -> list[str]:
        """Formats the line with the place and the message."""
        words = [(f"{place}:", "heading"), (f"{level}:", style), *_words(message)]
        return self.flow(words + ([(f"[{line_of(rule)}]", "faint")] if rule else []))

    def finding(self, checked: Checked, found: Finding) -> list[str]:
        place = line_of(path_of(checked, found))
        place += f":{found.line}" if found.line else ""
        place += f":{found.column}" if found.line and found.column else ""
        style = _STYLES[found.level]
        lines = self.head(place, found.level.label, style, found.message, found.rule)
        lines += self.excerpt(found, style)
        for detail in (*found.details, expected_words(found)):
            lines += self.detail(detail) if detail else []
        return lines + self.explanation(found.rule, found.address)

    def end(self, checked: Checked, ended: Ended) -> list[str]:
        """Says how a process ended."""
        place = line_of(checked.file) + (f":{ended.line}" if ended.line else "")
        who = ended.app + (f" ({ended.process})" if ended.process else "")
        named = ", ".join(filter(None, (who, ended.termination)))
        message = ": ".join(filter(None, (named, ended.message)))
        lines = self.head(place, "ended", "heading", message, ended.rule or "")
        return lines + self.explanation(ended.rule or "", "")

    def explanation(self, name: str, address: str) -> list[str]:
        """Formats the note and the sources of a rule at its first occurrence. Returns [] at later
        occurrences, and if rules are not explained."""
        if self.own is None or not name or name in self.explained:
            return []
        self.explained.add(name)
        row = rule_of(name)
        note = row.note if row else self.own.get(name, "")
        lines = self.detail(f"rule: {note}") if note else []
        if row:
            for cited in row.citations:
                lines += self.detail(f"source: {cited.title} {cited.url}")
        elif address:
            lines += self.detail(f"source: https://{address}")
        return lines

    def excerpt(self, found: Finding, style: str) -> list[str]:
        """Formats the line of the file, and a line that underlines a part of it."""
        if not found.excerpt.strip():
            return []
        room = _LONGEST if self.width is None else max(self.width - len(_GUTTER), _SHORTEST)
        # In an excerpt whose beginning is cut off, the finding begins after `BEFORE` characters.
        column = BEFORE + 1 if found.excerpt.startswith(CUT) else found.column
        text, before, marks = _excerpt(found.excerpt, column, found.length, room)
        number = f"{found.line or '':>{_NUMBER}} | "
        lines = [self.paint(number, "faint") + text]
        if marks:
            gutter = self.paint(_GUTTER, "faint")
            lines.append(gutter + " " * before + self.paint("^" * marks, style))
        return lines


def _breadth(letter: str) -> int:
    """Returns the number of terminal columns that a character takes."""
    if letter.isascii():
        return 1
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _cells(text: str) -> Iterator[tuple[str, int]]:
    """Yields the text that is shown for each character, with its number of columns."""
    column = 0
    for letter in text:
        shown = letter if letter.isprintable() else " "
        breadth = _breadth(shown)
        if letter == "\t":
            breadth = _TAB - column % _TAB
            shown = " " * breadth
        yield shown, breadth
        column += breadth


def _excerpt(line: str, column: int, length: int, room: int) -> tuple[str, int, int]:
    """Returns the part of a line that fits, the number of columns before the underlined part, and
    the number of underlined columns. A line that is too long is cut around `column`."""
    line = line.rstrip()
    start = min(max(column - 1, 0), len(line))
    # Only this part can be shown, so the time does not depend on the length of the line.
    first, last = max(0, start - room), min(len(line), start + room)
    cells = list(_cells(line[first:last]))
    start -= first
    begin, end = 0, len(cells)
    if first > 0 or last < len(line) or _total_breadth(cells) > room:
        begin, end = _window(cells, start, room - 2 * len(_CUT))
    head = _CUT if first + begin > 0 else ""
    tail = _CUT if first + end < len(line) else ""
    text = head + "".join(shown for shown, _ in cells[begin:end]) + tail
    if not column or not length:
        return text, 0, 0
    marks = _total_breadth(cells[start : min(start + length, end)])
    return text, len(head) + _total_breadth(cells[begin:start]), max(marks, 1)


def _total_breadth(cells: Sequence[tuple[str, int]]) -> int:
    return sum(breadth for _, breadth in cells)


def _window(cells: Sequence[tuple[str, int]], start: int, room: int) -> tuple[int, int]:
    """Selects the cells that fit, beginning shortly before `start`."""
    begin = end = start
    used = 0
    while begin > 0 and used + cells[begin - 1][1] <= room // 2:
        begin -= 1
        used += cells[begin][1]
    while end < len(cells) and used + cells[end][1] <= room:
        used += cells[end][1]
        end += 1
    while begin > 0 and used + cells[begin - 1][1] <= room:
        begin -= 1
        used += cells[begin][1]
    return begin, end
