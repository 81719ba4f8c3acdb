"""The numbered list of events and kills below the picture."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .._native.enums import Effect
from ..diagrams.text import clean, fitted, text_width, wrapped
from ..questions.device import DeviceEffect
from .looks import SIZE, put
from .play import Happened, Simulation
from .words import code_of, event_words, outcome_words

__all__ = [
    "Entry",
    "Part",
    "column_width",
    "entries_of",
    "in_columns",
    "list_of",
    "parts_of",
    "shown_time",
    "tip_of",
]

_LINE = 16.0
#: The gap between the two columns.
_GAP = 22.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered line of the list: an event, or a kill."""

    number: int
    at: float
    app: int
    event: Happened | None
    kill: DeviceEffect | None

    @property
    def is_refused(self) -> bool:
        """True if the entry is an event that did not take place, or that took place only in
        part."""
        return self.event is not None and self.event.is_refused


def entries_of(run: Simulation) -> list[Entry]:
    """Numbers events and kills in order of time."""
    found: list[tuple[int, int, Happened | None, DeviceEffect | None]] = []
    for event in run.events:
        found.append((event.first_effect, 0, event, None))
    for index, effect in enumerate(run.effects):
        if effect.kind is Effect.KILL:
            found.append((index, 1, None, effect))
    entries = []
    for number_, (_, _, happened, kill) in enumerate(sorted(found, key=lambda one: one[:2]), 1):
        at = happened.step.at if happened else kill.at if kill else 0.0
        app = happened.step.app if happened else kill.app if kill else 0
        entries.append(Entry(number_, at, app, happened, kill))
    return entries


def shown_time(value: float) -> str:
    """Formats a moment in seconds, with at most two decimals."""
    return f"{round(value, 2):g}" if value < 100_000 else f"{value:.0f}"


def tip_of(run: Simulation, entry: Entry) -> str:
    """Returns a whole entry as one line."""
    name = run.name_of(entry.app)
    return " ".join(filter(None, (shown_time(entry.at), name, *parts_of(entry))))


def parts_of(entry: Entry) -> tuple[str, ...]:
    """Returns the words for an entry. Adds the id of the rule for a kill and for a refused event, if
    there is a rule."""
    if entry.kill is not None:
        kill = entry.kill
        end = kill.termination.label if kill.termination else "killed"
        rule = kill.broken_rule or kill.rule
        how = f"killed: {end} {code_of(kill)}".rstrip()
        verb = "broke " if kill.broken_rule else ""
        return (how, f"{verb}{rule.id}") if rule else (how,)
    event = entry.event
    if event is None:
        return ()
    words = event_words(event.step)
    if not event.is_refused:
        return (words,)
    told = outcome_words(event)
    rule = event.outcome.rule if event.outcome else None
    return (f"{words}: {told}", rule.id) if rule else (f"{words}: {told}",)


@dataclass(frozen=True, slots=True)
class Part:
    """A text in the list, with its offset from the left of the column."""

    offset: float
    text: str
    ink: str = "text"
    anchor: str = "start"
    bold: bool = False

    def at(self, left: float, y: float) -> str:
        """Draws the text."""
        x = left + self.offset
        return put(x, y, self.text, self.ink, anchor=self.anchor, bold=self.bold)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The x positions of an entry's parts: the right ends of the number and the time, and the
    beginnings of the name and the words."""

    number: float
    time: float
    name: float
    what: float
    width: float

    @classmethod
    def of(cls, run: Simulation, entries: list[Entry], width: float) -> _Columns:
        """Makes each column as wide as its widest text, but the names at most 80 pixels wide."""
        texts = [(str(one.number), shown_time(one.at)) for one in entries]
        names = [clean(app.name) for app in run.scenario.apps]
        wide = [max((text_width(pair[0], SIZE, bold=True) for pair in texts), default=0)]
        wide.append(max((text_width(pair[1], SIZE) for pair in texts), default=0))
        wide.append(min(max(text_width(name, SIZE, bold=True) for name in names), 80.0))
        time = wide[0] + 12 + wide[1]
        return cls(wide[0], time, time + 10, time + 10 + wide[2] + 10, width)


def _lines(run: Simulation, entry: Entry, columns: _Columns) -> Iterator[list[Part]]:
    """Yields the lines of an entry."""
    ink = "limit" if entry.kill is not None or entry.is_refused else "text"
    what, *rules = parts_of(entry)
    name = clean(run.name_of(entry.app))
    room = columns.width - columns.what
    first, *others = wrapped(re.findall(r"\S+ *", what), room - 10, SIZE)
    yield [
        Part(columns.number, str(entry.number), ink, "end", bold=True),
        Part(columns.time, shown_time(entry.at), "muted", "end"),
        Part(columns.name, fitted(name, SIZE, columns.what - columns.name - 6, bold=True),
              bold=True),
        Part(columns.what, first, ink),
    ]  # fmt: skip
    for line in others:
        yield [Part(columns.what + 10, line, ink)]
    for rule in rules:
        yield [Part(columns.what, fitted(rule, SIZE, room), "muted")]


def list_of(
    run: Simulation, entries: list[Entry], x: float, y: float, width: float
) -> tuple[list[str], float]:
    """Places the entries in two columns. Returns the marks and their lower end."""
    columns = _Columns.of(run, entries, column_width(width))
    blocks = [list(_lines(run, entry, columns)) for entry in entries]
    return in_columns(blocks, x, y, width)


def column_width(width: float) -> float:
    """Returns the width of each of two columns."""
    return (width - _GAP) / 2


def in_columns(
    blocks: Sequence[Sequence[Sequence[Part]]], x: float, y: float, width: float
) -> tuple[list[str], float]:
    """Places blocks of lines in two columns. Returns the marks and their lower end."""
    column = column_width(width)
    half = (sum(map(len, blocks)) + 1) // 2
    marks: list[str] = []
    left, line, lowest, used = x, 0, 0, 0
    for lines in blocks:
        if left == x and used >= half:
            left, line = x + column + _GAP, 0
        for parts in lines:
            for part in parts:
                marks.append(part.at(left, y + 12 + line * _LINE))
            line += 1
        used += len(lines)
        lowest = max(lowest, line)
    return marks, y + lowest * _LINE + 6
