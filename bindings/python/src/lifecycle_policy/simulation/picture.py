"""Draws the states of every app over time as SVG, with events and kills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .._native.enums import AppState
from .._native.library import ruleset_version
from ..diagrams.geometry import Box
from ..diagrams.marks import title_of
from ..diagrams.text import clean, fitted, text_width
from .axis import Strip, strips_of
from .lanes import Lane, Span, lane_of, moments_of
from .listing import entries_of, list_of, parts_of, shown_time, tip_of
from .looks import (
    LEFT,
    MARGIN,
    NAMES,
    PIN,
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
    put,
    states,
    stem,
)
from .play import Simulation
from .words import effect_words

__all__ = ["WIDTH", "timeline_svg"]

_LANE, _BAND = 62.0, 26.0


class _Block:
    """The part of the picture for one version: its strips, and the list below them."""

    def __init__(self, run: Simulation, strips: Sequence[Strip], end: float) -> None:
        self.run, self.strips = run, strips
        self.entries = entries_of(run)
        apps = range(1, len(run.scenario.apps) + 1)
        self.lanes = [lane_of(run, app, end) for app in apps]
        self.ends = (0.0, end)

    def draw(self, y: float) -> tuple[list[str], float]:
        """Draws the block at `y`. Returns the marks and their lower end."""
        marks: list[str] = []
        for strip in self.strips:
            parts, y = self.strip(strip, y)
            marks += parts
        parts, y = list_of(self.run, self.entries, MARGIN, y + 4, WIDTH - 2 * MARGIN)
        return [*marks, *parts], y

    # The strips

    def strip(self, strip: Strip, y: float) -> tuple[list[str], float]:
        inside = [
            entry
            for entry in self.entries
            if strip.start <= entry.at <= strip.end and entry.event is not None
        ]
        found = [(strip.x_of(entry.at), str(entry.number)) for entry in inside]
        rows, rows_of = pin_rows(found)
        placed = [
            (entry, x, row) for entry, (x, _), row in zip(inside, found, rows_of, strict=True)
        ]
        pins = y
        axis = pins + rows * (PIN + 3) + 4
        top = axis + 22 + 13
        bottom = top + _LANE * len(self.lanes) - 8
        marks = list(ground(strip, axis, top, bottom))
        marks += labels(strip, axis, self.times(strip))
        marks.append(put(MARGIN, axis + 4, "seconds", "muted"))
        for entry, x, row in placed:
            target = top + _LANE * (entry.app - 1) + 2 if entry.app else bottom
            # Draws the line to the app in two parts. The times of the axis are between these parts.
            marks.append(stem(x, pins + row * (PIN + 3) + PIN, axis))
            marks.append(stem(x, top - 3, target))
        for index, lane in enumerate(self.lanes):
            marks += self.lane(lane, strip, top + _LANE * index)
        for entry, x, row in placed:
            marks.append(f"<g>{title_of(tip_of(self.run, entry))}")
            y = pins + row * (PIN + 3)
            ink = "limit" if entry.is_refused else "text"
            marks += pin(x, y, str(entry.number), ink, hollow=entry.is_refused)
            marks.append("</g>")
        return marks, bottom + 14

    def times(self, strip: Strip) -> Iterator[tuple[float, str]]:
        """Yields the moments to label: first the ends, then the beginnings of stretches, then the
        moments of events and kills."""
        starts = [start for start, _ in strip.stretches()]
        ends = [time for time in (strip.start, strip.end) if time in self.ends]
        for time in dict.fromkeys([*ends, *starts, *(entry.at for entry in self.entries)]):
            yield time, shown_time(time)

    def lane(self, lane: Lane, strip: Strip, top: float) -> Iterator[str]:
        base = top + _BAND
        name = fitted(clean(lane.name), 13, NAMES - 10, bold=True)
        yield put(MARGIN, base - 8, name, size=13, bold=True)
        for span in lane.spans:
            yield from self.span(lane, span, strip, base)
        for clock in lane.clocks:
            if clock.end < strip.start or clock.start > strip.end:
                continue
            x, to = strip.x_of(clock.start), strip.x_of(clock.end)
            if to - x < 2:
                continue
            name = "limit" if clock.is_over else "call"
            said = effect_words(clock.effect, AppState.BACKGROUND, scenes=False)
            yield f"<g>{title_of(f'{shown_time(clock.start)} to {shown_time(clock.end)}: {said}')}"
            yield bar(x, base + 14, to - x, 1.3, f"lp-{name}")
            if clock.is_over and clock.end <= strip.end:
                yield bar(to - 1.3, base + 10, 1.6, 9, "lp-limit")
            yield "</g>"
        for call in lane.calls:
            if strip.start <= call.at <= strip.end:
                said = effect_words(call, AppState.NOT_RUNNING, scenes=False)
                rule = f"\n{call.rule.id}" if call.rule else ""
                yield f"<g>{title_of(f'{shown_time(call.at)}: {said}{rule}')}"
                yield bar(strip.x_of(call.at) - 0.8, base + 3, 1.6, 8, "lp-call")
                yield "</g>"
        yield from self.kills(lane, strip, base)

    def span(self, lane: Lane, span: Span, strip: Strip, base: float) -> Iterator[str]:
        if span.end <= strip.start or span.start >= strip.end:
            return
        looks = STATES[span.state]
        x, to = strip.x_of(span.start), strip.x_of(span.end)
        said = f"{lane.name}: {looks.name} from {shown_time(span.start)} to {shown_time(span.end)}"
        yield f"<g>{title_of(clean(said) + (chr(10) + span.rule if span.rule else ''))}"
        yield from looks.band(Box(x, base - looks.height, to - x, looks.height))
        if looks.height > 4 and text_width(looks.name, SIZE) + 6 <= to - x:
            y = base - looks.height / 2 + 4
            yield put((x + to) / 2, y, looks.name, anchor="middle")
        yield "</g>"

    def kills(self, lane: Lane, strip: Strip, base: float) -> Iterator[str]:
        """Draws the marks of kills with their numbers, and with their names if there is room."""
        below = LEFT
        for entry in self.entries:
            kill = entry.kill
            if kill not in lane.kills or not strip.start <= entry.at <= strip.end or kill is None:
                continue
            x, y, text = strip.x_of(entry.at), base - 8, str(entry.number)
            yield f"<g>{title_of(tip_of(self.run, entry))}"
            yield cross(x, y)
            name = kill.termination.label if kill.termination else ""
            room = self.room(lane, entry.at, strip) - (x + 9)
            beside = text_width(text, SIZE, bold=True)
            if beside <= room or x + 9 > strip.places[-1]:
                yield put(x + 9, y + 4, text, "limit", bold=True)
            else:
                name, beside = f"{text} {name}", 0
            width = text_width(name, SIZE)
            if beside and beside + 5 + width <= room:
                yield put(x + 14 + beside, y + 4, name, "limit")
            elif x + 9 - width >= below:
                # Puts the name below the band, next to the ends of calls.
                yield bar(x + 7 - width, base + 20, width + 4, 12, "lp-page")
                yield put(x + 9, base + 29, name, "limit", anchor="end")
                below = x + 15
            yield "</g>"

    def room(self, lane: Lane, at: float, strip: Strip) -> float:
        """Returns the x up to which no process runs after a kill."""
        spans = (span for span in lane.spans if span.state is not AppState.NOT_RUNNING)
        following = [strip.x_of(span.start) for span in spans if span.start >= at]
        return min([*following, strip.places[-1]]) - 4


def _description(runs: Sequence[Simulation]) -> str:
    """Describes the picture in words."""
    sentences = []
    for run in runs:
        sentences.append(f"iOS {run.os}.")
        for entry in entries_of(run):
            name = run.name_of(entry.app)
            block = " ".join(filter(None, (name, *parts_of(entry))))
            sentences.append(f"{shown_time(entry.at)} s: {block}.")
    return " ".join(sentences)


def _samples(prewarmed: bool) -> Iterator[Sample]:
    yield from states(prewarmed=prewarmed)
    yield "callback", 1.6, lambda x, y: bar(x, y + 4, 1.6, 9, "lp-call")
    yield "call or wake-up", 16, lambda x, y: bar(x, y + 9, 16, 1.3, "lp-call")
    yield "its time is over", 17, over
    yield "kill", 11, lambda x, y: cross(x + 5, y + 8)


def timeline_svg(runs: Sequence[Simulation], title: str) -> str:
    """Draws simulations of one scenario on the same axis, one version below the other."""
    end = max(run.end for run in runs)
    moments = set().union(*(moments_of(run) for run in runs))
    strips = strips_of(sorted(moments), LEFT, ROOM)
    scenario = runs[0].scenario
    whole = clean(title) + (f", iOS {runs[0].os}" if len(runs) == 1 else "")
    told = f"{scenario.evidence.label} evidence, rule set {ruleset_version()}"
    prewarmed = any(effect.to is AppState.PREWARMED for run in runs for effect in run.effects)
    explained, y = legend(_samples(prewarmed), 42)
    marks = [*head(whole, told), *explained]
    y += 14
    for run in runs:
        if len(runs) > 1:
            marks.append(put(MARGIN, y + 8, f"iOS {run.os}", size=14, bold=True))
            y += 16
        parts, y = _Block(run, strips, end).draw(y)
        marks += parts
        y += 14
    marks.append(put(MARGIN, y + 2, SCALE, "muted"))
    return page(y + 16, whole, _description(runs), marks)
