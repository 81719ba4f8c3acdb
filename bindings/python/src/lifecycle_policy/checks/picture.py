"""Draws an audited log as SVG: the possible states of each process over time, its records, and
findings."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timezone
from functools import partial
from itertools import groupby

from .._native.enums import AppState, LogClock
from .._native.library import ruleset_version
from ..diagrams.geometry import Box
from ..diagrams.marks import rectangle, title_of
from ..diagrams.style import attributes
from ..diagrams.text import clean, fitted, text_width, wrapped
from ..simulation.axis import Strip, strips_of
from ..simulation.listing import Part, column_width, in_columns, shown_time
from ..simulation.looks import (
    LEFT,
    MARGIN,
    NAMES,
    PIN,
    RIGHT,
    ROOM,
    SCALE,
    SIZE,
    STATES,
    WIDTH,
    Sample,
    bar,
    cross,
    ground,
    head,
    labels,
    legend,
    over,
    page,
    pin,
    pin_rows,
    pin_width,
    put,
    states,
    stem,
)
from .model import Level
from .strands import Bar, Mark, Pin, Span, Strand, moments_of, strands_of
from .tracks import MOST_DRAWN, Track

__all__ = ["timeline_of"]

_BAND, _TICK, _ROW, _GAP = 26.0, 8.0, 13.0, 14.0
#: The maximum number of rows of names below a band, of lanes of a file, and of lines whose findings
#: are listed.
_MOST_ROWS, _MOST_LANES, _MOST_LISTED = 6, 40, 200
#: The height of a band of several states, and the maximum number of states that it shows.
_SEVERAL, _MOST_PARTS = 22.0, 3
#: From this many seconds on, times are shown in hours, minutes and seconds.
_LONG = 3600.0
#: Times in this range are seconds since 1970, so they have a date.
_DATES = 1e8, 4e9
_EQUAL = "The log has no times: its records stand at equal distances, each above its line."
_NO_RECORDS = "There are no records."

#: The areas of placed texts and lines: left, top, right, bottom.
_Taken = list[tuple[float, float, float, float]]


def _is_free(taken: _Taken, box: tuple[float, float, float, float]) -> bool:
    return all(
        box[2] <= left or right <= box[0] or box[3] <= top or bottom <= box[1]
        for left, top, right, bottom in taken
    )


def _several(places: Sequence[AppState], box: Box) -> Iterator[str]:
    """Draws the band of an app that may be in several states. A few states are stacked. If there
    are more, the band is hollow."""
    yield rectangle(box, attributes("lp-page"), 2)
    if not 1 < len(places) <= _MOST_PARTS:
        frame = ' stroke-width="1" fill-opacity="0.6" stroke-dasharray="1 2"'
        yield rectangle(box, attributes("lp-off") + frame, 2)
        return
    height = box.height / len(places)
    for number, place in enumerate(places):
        looks = STATES[place]
        part = Box(box.x, box.y + number * height, box.width, height)
        if place is AppState.NOT_RUNNING:
            yield bar(part.x, part.y + height / 2 - 0.8, part.width, 1.5, looks.kind)
        else:
            yield rectangle(part, attributes(looks.kind) + looks.extra, 0)


def _width(text: str) -> float:
    return text_width(clean(text), SIZE)


def _named(places: Sequence[AppState]) -> str:
    """Names the possible states of an app."""
    if len(places) > _MOST_PARTS or not places:
        return "not known"
    return " or ".join(STATES[place].name for place in places)


def _clock(value: float) -> str:
    """Formats a time in days, hours, minutes and seconds."""
    hundredths = round(value * 100)
    days, rest = divmod(hundredths, 8_640_000)
    hours, rest = divmod(rest, 360_000)
    minutes, rest = divmod(rest, 6000)
    part = f".{rest % 100:02d}".rstrip("0") if rest % 100 else ""
    shown = f"{hours}:{minutes:02d}:{rest // 100:02d}{part}"
    return f"{days}d {shown}" if days else shown


def _app_name(name: str) -> str:
    """Returns a name that fits. A bundle identifier that is too wide becomes its last part."""
    name = clean(name)
    if text_width(name, 13, bold=True) > NAMES - 10 and "." in name:
        name = name.rpartition(".")[2] or name
    return fitted(name, 13, NAMES - 10, bold=True)


#: The colour of each level. The frames of pins also differ for notes, for warnings, and for worse.
_INKS = {
    Level.VIOLATION: "limit",
    Level.REJECTED: "limit",
    Level.WARNING: "text",
    Level.NOTE: "muted",
}


def _pin(level: Level, text: str, x: float, y: float) -> str:
    """Draws the line number of findings, in the frame of their level."""
    heavy = level >= Level.REJECTED
    return "".join(pin(x, y, text, _INKS[level], hollow=level is Level.NOTE, heavy=heavy))


class _Block:
    """The part of the picture for one file: strips with lanes, and the list below the strips."""

    def __init__(self, tracks: Sequence[Track]) -> None:
        self.tracks = [track for track in tracks if track.steps]
        moments, self.is_timed = moments_of(self.tracks)
        strands, self.end = strands_of(self.tracks, moments)
        self.strands = strands[:_MOST_LANES]
        self.lanes_left_out = len(strands) - len(self.strands)
        self.records_left_out = sum(track.left_out for track in tracks)
        lines: dict[float, int] = {}
        for track, times in zip(self.tracks, moments, strict=True):
            for step, time in zip(track.steps, times, strict=True):
                lines.setdefault(time, step.line)
        self.lines = lines
        ends = {end for one in self.strands for end in (one.start, one.end)}
        limits = {
            one.limit
            for strand in self.strands
            for one in strand.bars
            if one.limit is not None
        }
        self.strips = strips_of([0.0, self.end, *lines, *ends, *limits], LEFT, ROOM)
        self.pins = sorted(
            ((pin_, strand) for strand in self.strands for pin_ in strand.pins),
            key=lambda pair: (pair[0].at, pair[0].line),
        )
        self.first, self.begin = self.clock()
        self.is_long = self.end + self.first > _LONG

    def shown(self, time: float) -> str:
        time += self.first
        return _clock(time) if self.is_long else shown_time(time)

    def when(self, start: float, end: float) -> str:
        """Formats a span of time, for a tooltip. Returns "" if the log has no times."""
        if self.is_timed:
            return f" from {self.shown(start)} to {self.shown(end)}"
        return ""

    def draw(self, y: float) -> tuple[list[str], float]:
        """Draws the block at `y`, and returns its lower end."""
        marks: list[str] = []
        for strip in self.strips if self.strands else ():
            parts, y = self.strip(strip, y)
            marks += parts
        parts, y = in_columns(self.listed(), MARGIN, y + 4, WIDTH - 2 * MARGIN)
        marks += parts
        for note in self.notes():
            marks.append(put(MARGIN, y + 12, note, "muted"))
            y += 16
        return marks, y

    def notes(self) -> Iterator[str]:
        """Says what the picture leaves out, and explains the axis of the picture."""
        if not self.strands:
            yield _NO_RECORDS
        rest = len(self.pins) - _MOST_LISTED
        if rest > 0:
            yield f"The findings of {rest:,} further lines are not listed."
        if self.records_left_out:
            yield (
                f"{self.records_left_out:,} further records are not drawn: a picture has "
                f"{MOST_DRAWN:,} at most."
            )
        if self.lanes_left_out:
            yield f"{self.lanes_left_out:,} further processes are not drawn."
        if not self.is_timed:
            yield _EQUAL
        elif self.begin:
            yield self.begin

    def clock(self) -> tuple[float, str]:
        """Returns the time that the axis shows at its beginning, and a sentence about that time, or
        "". If the log has times of day without dates, the axis shows them. Otherwise, the axis
        begins at 0 and, if the log has dates, the sentence has the date."""
        if any(track.clock is not LogClock.WALL for track in self.tracks):
            return 0.0, ""
        steps = [step for track in self.tracks for step in track.steps]
        first = min((step.time for step in steps if step.time is not None), default=0.0)
        if first < _DATES[0]:
            return first, ""
        if first >= _DATES[1]:
            return 0.0, ""
        date = datetime.fromtimestamp(first, timezone.utc)
        return 0.0, f"The time 0 is {date:%Y-%m-%d %H:%M:%S} UTC."

    def strip(self, strip: Strip, y: float) -> tuple[list[str], float]:
        axis = y + 4
        top = axis + 22 + 13
        lanes: list[str] = []
        bottom = top
        for strand in self.strands:
            if strand.start <= strip.end and strand.end >= strip.start:
                parts, bottom = self.lane(strand, strip, bottom)
                lanes += parts
        marks = list(ground(strip, axis, top, bottom)) if self.is_timed else []
        if not self.is_timed:
            left, *_, right = strip.places
            marks.append(bar(left, axis, right - left, 1, "lp-tip"))
        marks += labels(strip, axis, self.labels(strip))
        caption = "line" if not self.is_timed else "h:mm:ss" if self.is_long else "seconds"
        marks.append(put(MARGIN, axis + 4, caption, "muted"))
        return [*marks, *lanes], bottom + 14

    @staticmethod
    def pin_x(one: Pin, strip: Strip) -> float:
        """Returns the x of a pin's middle. A pin at the right edge is moved to the left."""
        return min(strip.x_of(one.at), RIGHT - pin_width(str(one.line)) / 2)

    def above(self, pins: Sequence[Pin], strip: Strip, top: float) -> tuple[list[str], float]:
        """Draws the findings above a band, and returns the y of the band."""
        places = [(self.pin_x(one, strip), str(one.line)) for one in pins]
        rows, rows_of = pin_rows(places)
        bottom = top + rows * (PIN + 3)
        marks: list[str] = []
        for one, row in zip(pins, rows_of, strict=True):
            x = strip.x_of(one.at)
            marks.append(stem(x, top + row * (PIN + 3) + PIN, bottom + _BAND))
        for one, (x, text), row in zip(pins, places, rows_of, strict=True):
            told = "\n".join(
                clean(f"{made.level.label}, line {one.line}: {made.message}")
                for _, made in one.found
            )
            marks.append(f"<g>{title_of(told)}")
            marks += [_pin(one.level, text, x, top + row * (PIN + 3)), "</g>"]
        return marks, bottom

    def labels(self, strip: Strip) -> Iterator[tuple[float, str]]:
        """Yields the places on the axis to label, each with its time, or with its line if the log
        has no times."""
        if not self.is_timed:
            pinned = [one.at for one, _ in self.pins]
            for time in dict.fromkeys([*pinned, *self.lines]):
                yield time, str(self.lines.get(time, ""))
            return
        starts = [start for start, _ in strip.stretches() if start < self.end]
        ends = [time for time in (strip.start, strip.end) if time in self.lines]
        last = max(self.lines, default=0.0)
        said = set()
        pinned = [one.at for one, _ in self.pins]
        for time in dict.fromkeys([*ends, last, *starts, *pinned, *self.lines]):
            text = self.shown(time)
            if strip.start <= time <= strip.end and text not in said:
                said.add(text)
                yield time, text

    def lane(self, strand: Strand, strip: Strip, top: float) -> tuple[list[str], float]:
        pins = [one for one in strand.pins if strip.start <= one.at <= strip.end]
        marks, top = self.above(pins, strip, top)
        base = top + _BAND
        marks.append(f"<g>{title_of(clean(strand.name) or 'the app')}")
        marks.append(put(MARGIN, base - 8, _app_name(strand.name or "the app"), size=13, bold=True))
        if strand.process:
            text = fitted(f"process {strand.process}", SIZE, NAMES - 10)
            marks.append(put(MARGIN, base + 6, text, "muted"))
        marks.append("</g>")
        for span in strand.spans:
            marks += self.span(strand, span, strip, base)
        inside = [mark for mark in strand.marks if strip.start <= mark.at <= strip.end]
        parts, bottom = self.marks(inside, strip, base)
        marks += parts
        bars = [one for one in strand.bars if one.start < strip.end and one.end > strip.start]
        parts, bottom = self.bars(bars, strip, bottom)
        return [*marks, *parts], max(bottom, base + 14) + _GAP

    def span(self, strand: Strand, span: Span, strip: Strip, base: float) -> Iterator[str]:
        if span.end <= strip.start or span.start >= strip.end:
            return
        x, to = strip.x_of(span.start), strip.x_of(span.end)
        said = _named(span.places)
        if len(span.places) > _MOST_PARTS:
            said += ": " + ", ".join(STATES[place].name for place in span.places)
        tip = f"{strand.name or 'the app'}: {said}{self.when(span.start, span.end)}"
        yield f"<g>{title_of(clean(tip) + chr(10) + f'line {span.line}')}"
        if len(span.places) == 1:
            looks = STATES[span.places[0]]
            height, is_filled = looks.height, looks.height > 4
            yield from looks.band(Box(x, base - height, to - x, height))
        else:
            height, is_filled = _SEVERAL, len(span.places) != 2
            yield from _several(span.places, Box(x, base - height, to - x, height))
        name = _named(span.places)
        parts = name.split(" or ") if len(span.places) in (2, 3) else [name]
        widest = max(text_width(part, SIZE) for part in parts)
        if len(span.places) <= 1 or len(parts) == 1:
            if is_filled and widest + 6 <= to - x:
                yield put((x + to) / 2, base - height / 2 + 4, name, anchor="middle")
        yield "</g>"

    def marks(
        self, found: Sequence[Mark], strip: Strip, base: float
    ) -> tuple[list[str], float]:
        """Draws the records below the band, with their names in rows if there is room."""
        taken: _Taken = []
        placed: dict[int, tuple[float, int, str]] = {}
        for index in self.order(found, strip):
            place = self.place(found[index], strip, taken)
            if place is not None:
                placed[index] = place
        marks: list[str] = []
        lowest = base + 3 + _TICK
        for index, mark in enumerate(found):
            x = strip.x_of(mark.at)
            ink = "limit" if mark.is_end else "call" if mark.is_call else "muted"
            when = f" at {self.shown(mark.at)}" if self.is_timed else ""
            marks.append(f"<g>{title_of(clean(mark.tip) + when)}")
            if mark.is_end:
                marks.append(cross(x, base - 8))
            marks.append(bar(x - 0.8, base + 3, 1.6, _TICK, f"lp-{ink}"))
            if index in placed:
                left, row, anchor = placed[index]
                y = base + 3 + _TICK + _ROW * (row + 1)
                marks.append(bar(x - 0.4, base + 3 + _TICK, 0.8, _ROW * (row + 1), f"lp-{ink}"))
                marks.append(put(left, y - 2, clean(mark.name), ink, anchor=anchor))
                lowest = max(lowest, y + 2)
            marks.append("</g>")
        return marks, lowest

    def order(self, found: Sequence[Mark], strip: Strip) -> list[int]:
        """Returns the order in which names are placed, so that no line crosses a name. Ends come
        first. Then come names on the right of their lines, the last one first. Names at the right
        edge come last, because they are on the left of their lines."""
        named = [index for index, mark in enumerate(found) if mark.name]
        ends = [index for index in named if found[index].is_end]
        fits = {
            index
            for index in named
            if strip.x_of(found[index].at) + 4 + _width(found[index].name) <= RIGHT
        }
        rest = [index for index in named if not found[index].is_end]
        right = [index for index in reversed(rest) if index in fits]
        return [*ends, *right, *(index for index in rest if index not in fits)]

    def place(self, mark: Mark, strip: Strip, taken: _Taken) -> tuple[float, int, str] | None:
        """Finds and reserves space for a name. Returns the x, row and anchor of the name, or None
        if there is no space."""
        x, width = strip.x_of(mark.at), _width(mark.name)
        for left, anchor in ((x + 4, "start"), (x - 4, "end")):
            start = left if anchor == "start" else left - width
            if start < LEFT or start + width > RIGHT:
                continue
            for row in range(_MOST_ROWS):
                box = (start - 2, float(row), start + width + 3, row + 1.0)
                line = (x - 1.0, 0.0, x + 1.0, row + 1.0)
                if _is_free(taken, box) and _is_free(taken, line):
                    taken += [box, line]
                    return left, row, anchor
        return None

    def bars(self, found: Sequence[Bar], strip: Strip, y: float) -> tuple[list[str], float]:
        """Draws tasks and wake-ups in rows, with their names if there is room."""
        taken: _Taken = []
        marks: list[str] = []
        lowest = y
        for one in found:
            x, to = strip.x_of(one.start), strip.x_of(one.end)
            name = clean(one.name)
            width = _width(name)
            choices = [
                (x - 2, to + 6 + width, to + 5, "start"),
                (x - 6 - width, to + 2, x - 5, "end"),
            ]
            choices = [each for each in choices if each[0] >= LEFT and each[1] < RIGHT]
            choices.append((x - 2, to + 2, 0.0, ""))
            row, choice = next(
                (row, each)
                for row in range(len(found) + 1)
                for each in choices
                if _is_free(taken, (each[0], float(row), each[1], row + 1.0))
            )
            taken.append((choice[0], float(row), choice[1], row + 1.0))
            line = y + row * _GAP + 8
            lowest = max(lowest, line + 6)
            marks.append(f"<g>{title_of(f'{name}{self.when(one.start, one.end)}')}")
            limit = to if one.limit is None else strip.x_of(one.limit)
            marks.append(bar(x, line, max(limit - x, 1), 1.3, "lp-call"))
            if one.limit is not None and one.end > strip.start:
                marks.append(bar(limit, line, max(to - limit, 1), 1.3, "lp-limit"))
                if strip.start <= one.limit <= strip.end:
                    marks.append(bar(limit - 0.8, line - 4, 1.6, 9, "lp-limit"))
            if choice[3]:
                ink = "muted" if one.limit is None else "limit"
                marks.append(put(choice[2], line + 4, name, ink, anchor=choice[3]))
            marks.append("</g>")
        return marks, lowest

    def listed(self) -> list[list[list[Part]]]:
        """Lists the findings with their lines, levels and messages."""
        pins = self.pins[:_MOST_LISTED]
        line = max((text_width(str(one.line), SIZE, bold=True) for one, _ in pins), default=0)
        level = max((text_width(one.level.label, SIZE) for one, _ in pins), default=0)
        what = line + 10 + level + 10
        room = column_width(WIDTH - 2 * MARGIN) - what
        blocks = []
        for one, _ in pins:
            for number, (_, made) in enumerate(one.found):
                ink = _INKS[made.level]
                texts = wrapped(_words(made.message, room - 12), room - 10, SIZE)
                first, *others = texts or [""]
                lines = [[
                    Part(line, "" if number else str(one.line), ink, "end", bold=True),
                    Part(line + 10, made.level.label, ink),
                    Part(what, first, "text"),
                ]]  # fmt: skip
                lines += [[Part(what + 10, text, "text")] for text in others]
                lines.append([Part(what, fitted(clean(made.rule), SIZE, room), "muted")])
                blocks.append(lines)
        return blocks

    def sentences(self) -> Iterator[str]:
        """Describes the block in words."""
        for strand in self.strands:
            process = f" process {strand.process}" if strand.process else ""
            ends = ", ".join(mark.name for mark in strand.marks if mark.is_end)
            how = f", ended: {ends}" if ends else ""
            name = strand.name or "the app"
            yield f"{name}{process}: {len(strand.marks)} records{how}."
        for one, _ in self.pins[:_MOST_LISTED]:
            for _, made in one.found:
                yield f"Line {one.line}, {made.level.label}: {made.message}."
        yield from self.notes()


def _words(text: str, width: float) -> Iterator[str]:
    """Yields the words of a text, each with the spaces after the word. No word is wider than
    `width`."""
    for word in clean(text).split(" "):
        while text_width(word, SIZE) > width:
            count = max(1, int(len(word) * width / text_width(word, SIZE)) - 1)
            yield word[:count]
            word = word[count:]
        yield f"{word} "


def _sample(places: Sequence[AppState], x: float, y: float) -> str:
    return "".join(_several(places, Box(x, y, 18, 14)))


def _sample_pin(level: Level, x: float, y: float) -> str:
    return _pin(level, "1", x + 9, y)


def _samples(strands: Iterable[Strand]) -> Iterator[Sample]:
    """Yields the marks of the legend. Optional marks are left out if the picture has none."""
    found = list(strands)
    places = [span.places for strand in found for span in strand.spans]
    yield from states(prewarmed=any(AppState.PREWARMED in each for each in places))
    two = next((each for each in places if 1 < len(each) <= _MOST_PARTS), None)
    if two is not None:
        yield "one of these", 18, partial(_sample, two)
    if any(not each or len(each) > _MOST_PARTS for each in places):
        yield "not known", 18, partial(_sample, tuple(AppState))
    yield "record", 1.6, lambda x, y: bar(x, y + 4, 1.6, 9, "lp-call")
    bars = [one for strand in found for one in strand.bars]
    if bars:
        yield "task or wake-up", 16, lambda x, y: bar(x, y + 9, 16, 1.3, "lp-call")
    if any(one.limit is not None for one in bars):
        yield "its time is over", 17, over
    if any(mark.is_end for strand in found for mark in strand.marks):
        yield "end", 11, lambda x, y: cross(x + 5, y + 8)
    levels = {one.level for strand in found for one in strand.pins}
    for level in sorted(levels, reverse=True):
        yield f"{level.label}, by its line", 18, partial(_sample_pin, level)


def timeline_of(tracks: Sequence[Track], title: str) -> str:
    """Draws the apps of audited logs, with one lane for each process. The logs are stacked, each
    with its own axis."""
    files = [(file, list(group)) for file, group in groupby(tracks, key=lambda one: one.file)]
    blocks = [(file, _Block(group)) for file, group in files]
    whole = clean(title) or "a log"
    strands = [strand for _, block in blocks for strand in block.strands]
    explained, y = legend(_samples(strands), 42)
    marks = [*head(whole, f"rule set {ruleset_version()}"), *explained]
    y += 14
    said: list[str] = []
    for file, block in blocks:
        if len(blocks) > 1:
            name = fitted(clean(os.path.basename(file) or file), 14, WIDTH - 2 * MARGIN, bold=True)
            marks.append(put(MARGIN, y + 8, name, size=14, bold=True))
            said.append(f"{file}:")
            y += 16
        parts, y = block.draw(y)
        marks += parts
        said += block.sentences()
        y += 14
    if not blocks:
        marks.append(put(MARGIN, y + 2, _NO_RECORDS, "muted"))
        y += 16
    if any(block.is_timed and block.strands for _, block in blocks):
        marks.append(put(MARGIN, y + 2, SCALE, "muted"))
        y += 16
    return page(y, whole, clean(" ".join(said)), marks)
