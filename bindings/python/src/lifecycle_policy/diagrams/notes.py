"""The texts outside labels: notes below a diagram, meanings of marks, and tooltips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .._native.enums import Axis, Trigger
from .model import Diagram, Edge, EventGroup, Events, Figure, Way
from .phrases import (
    BROUGHT_TO_FRONT,
    CONDITIONAL,
    DISPUTED,
    TOLERATED,
    Labels,
    Line,
    Part,
    bound,
    called,
    comes_to_front,
    condition,
    ends_of,
    figure_sentence,
    names,
    plain,
)
from .words import GROUPS, name_of, words

__all__ = ["FORCE_QUIT", "Note", "full_text", "meanings_of", "notes_of"]


@dataclass(frozen=True, slots=True)
class Note:
    """A heading, and lines below it."""

    heading: str
    lines: tuple[Line, ...]


def _named(triggers: tuple[Trigger, ...], *, disputed: bool) -> tuple[str, ...]:
    found = names(triggers)
    return (*found[:-1], found[-1] + DISPUTED) if disputed else found


def _event_line(group: EventGroup) -> Line:
    tail = "" if group.seconds is None else bound(group.seconds)
    head = f"{condition(group.needs)}:" if group.needs else ""
    return Line(Part.CAUSE, _named(group.triggers, disputed=group.disputed), tail, head)


def event_lines(events: Events) -> tuple[Line, ...]:
    """Returns a line for each group of events."""
    if not events.triggers:
        return (Line(Part.NOTE, ("no event is known to do it",)),)
    return tuple(_event_line(group) for group in events.groups)


#: The heading of `force_quit_lines`.
FORCE_QUIT = "Launch by system after a force quit"
_SAID = {True: "yes, on the same terms:", None: "not known:", False: "no:"}


def force_quit_lines(events: Events) -> tuple[Line, ...]:
    """Says, for each event, whether it also launches the app after a force quit."""
    left = events.after_force_quit or ()
    lines = [
        Line(Part.CAUSE, _named(item.triggers, disputed=item.disputed), "", _SAID[item.launches])
        for item in left
        if item.launches is not False or item.disputed
    ]
    if len(lines) < len(left):  # events that certainly do not launch the app are left out
        which = "all the others" if lines else "none of these events"
        lines.append(Line(Part.CAUSE, (which,), "", _SAID[False]))
    return tuple(lines)


def _grouped(ways: Iterable[Way]) -> tuple[Line, ...]:
    """Lists causes in groups, by who or what brings them about. Each cause is listed once."""
    texts = {way.cause: words(way.cause) for way in ways}
    lines = []
    for group, causes in GROUPS.items():
        named = tuple(texts[cause] for cause in causes if cause in texts)
        if named:
            lines.append(Line(Part.CAUSE, named, "", f"{group.value}:"))
    return tuple(lines)


def _events(edges: Sequence[Edge], *, in_memory: bool) -> Events | None:
    """Returns the events that wake the app in memory or, without `in_memory`, the events that
    launch the app. The first edge with such events is enough: all launches have the same events."""
    for edge in edges:
        if edge.events is not None and (edge.events.after_force_quit is None) is in_memory:
            return edge.events
    return None


def notes_of(diagram: Diagram, labels: Labels) -> tuple[Note, ...]:
    """Returns the notes that a diagram needs."""
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
    if launch is not None and launch.after_force_quit:
        notes.append(Note(FORCE_QUIT, force_quit_lines(launch)))
    return tuple(notes)


_MEANINGS = {
    CONDITIONAL: "depends on a fact that was not given",
    TOLERATED: "seen on devices, not documented",
    DISPUTED: "sources disagree",
}

def _figures(edge: Edge) -> Iterable[Figure]:
    for variant in edge.variants:
        yield from variant.figures
        for call in variant.calls:
            yield from call.figures


def _disputed(events: Events | None) -> bool:
    if events is None:
        return False
    groups, left = events.groups, events.after_force_quit or ()
    return any(group.disputed for group in groups) or any(item.disputed for item in left)


def marks_of(diagram: Diagram) -> tuple[str, ...]:
    """Returns the marks that the diagram contains."""
    found = set()
    for lane in diagram.lanes:
        for edge in lane.edges:
            items: tuple[Way | Figure, ...] = (*edge.ways, *_figures(edge))
            if any(item.disputed for item in items) or _disputed(edge.events):
                found.add(DISPUTED)
            if any(item.conditional for item in items):
                found.add(CONDITIONAL)
            if any(way.tolerated for way in edge.ways):
                found.add(TOLERATED)
    return tuple(mark for mark in _MEANINGS if mark in found)


def meanings_of(diagram: Diagram) -> Iterable[str]:
    """Returns the meanings of the marks that the diagram contains."""
    return (f"{mark}  {_MEANINGS[mark]}" for mark in marks_of(diagram))


def _way_text(way: Way) -> str:
    said = []
    if way.conditional:
        said.append(condition(way.needs) if way.needs else "on a fact that was not given")
    if way.tolerated:
        said.append("seen on devices, not documented")
    if way.disputed:
        said.append("sources disagree")
    if way.rule:
        said.append(way.rule)
    return f"{words(way.cause)} ({'; '.join(said)})" if said else words(way.cause)


def full_text(edge: Edge) -> tuple[str, ...]:
    """Describes an edge completely, with one fact on each line."""
    lines = [f"{name_of(edge.from_)} to {name_of(edge.to)}"]
    for variant in edge.variants:
        lines += [f"- {_way_text(way)}" for way in variant.ways]
        for call in variant.calls:
            older = call.step.fallback
            lines.append(f"    {called(call)}" + (f" (else {older.label})" if older else ""))
            lines += [f"      {figure_sentence(figure)}" for figure in call.figures]
        lines += [f"    posts {name}" for name in variant.posts]
        if not variant.calls:
            lines.append("    no callback")
        lines += [f"    {figure_sentence(figure)}" for figure in variant.figures]
    if comes_to_front(edge):
        lines.append(BROUGHT_TO_FRONT)
    for keep in edge.keeps:
        lines.append(f"not during {', '.join(names(keep.activities))} (mode {keep.mode.label})")
    if edge.events is not None:
        lines += ["events:", *(f"    {plain(line)}" for line in event_lines(edge.events))]
        left = force_quit_lines(edge.events)
        lines += [f"{FORCE_QUIT}:", *(f"    {plain(line)}" for line in left)] if left else []
    return tuple(lines)
