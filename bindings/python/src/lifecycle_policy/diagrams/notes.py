"""The notes below a diagram: the events behind a wake-up or a launch, and the silent endings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .._native.enums import Axis
from .labels import Labels, ends_of
from .model import Diagram, Edge, EventGroup, Events, Way
from .phrases import DISPUTED, Line, Part, bound, condition, names
from .words import GROUPS, words

__all__ = ["Note", "event_lines", "notes_of"]


@dataclass(frozen=True, slots=True)
class Note:
    """A heading, and lines below it."""

    heading: str
    lines: tuple[Line, ...]


def _event_line(group: EventGroup) -> Line:
    found = names(group.triggers)
    if group.disputed:
        found = (*found[:-1], found[-1] + DISPUTED)
    tail = "" if group.seconds is None else bound(group.seconds)
    head = f"{condition(group.needs)}:" if group.needs else ""
    return Line(Part.CAUSE, found, tail, head)


def event_lines(events: Events) -> tuple[Line, ...]:
    """Lists the events, and says what a force quit leaves of them."""
    if not events.triggers:
        return (Line(Part.NOTE, ("no event is known to do it",)),)
    lines = [_event_line(group) for group in events.groups]
    still = events.after_force_quit
    if still is not None:
        if not still:
            lines.append(Line(Part.LIMIT, ("none of them after a force quit",)))
        elif set(still) == set(events.triggers):
            lines.append(Line(Part.LIMIT, ("all of them after a force quit, too",)))
        else:
            lines.append(Line(Part.CAUSE, names(still), "", "after a force quit only:"))
    return tuple(lines)


def _grouped(ways: Iterable[Way]) -> tuple[Line, ...]:
    """Lists causes by who or what brings them about, each once."""
    texts = {way.cause: words(way.cause) for way in ways}
    lines = []
    for group, causes in GROUPS.items():
        named = tuple(texts[cause] for cause in causes if cause in texts)
        if named:
            lines.append(Line(Part.CAUSE, named, "", f"{group.value}:"))
    return tuple(lines)


def _events(edges: Sequence[Edge], *, in_memory: bool) -> Events | None:
    """Gives the events of the first edge that has some; those of a launch are the same for all."""
    for edge in edges:
        if edge.events is not None and (edge.events.after_force_quit is None) is in_memory:
            return edge.events
    return None


def notes_of(diagram: Diagram, labels: Labels) -> tuple[Note, ...]:
    """Gives the notes that a diagram needs."""
    edges = [edge for lane in diagram.lanes for edge in lane.edges]
    notes = []
    wake, launch = _events(edges, in_memory=True), _events(edges, in_memory=False)
    if wake is not None:
        notes.append(Note("Wake by system, on", event_lines(wake)))
    if launch is not None:
        notes.append(Note("Launch by system, on", event_lines(launch)))
    lanes = [lane for lane in diagram.lanes if lane.axis == Axis.APP] or diagram.lanes
    silent = [way for lane in lanes for edge in ends_of(lane) for way in labels.counted(edge)]
    if silent:
        notes.append(Note("Endings without a callback", _grouped(silent)))
    return tuple(notes)
