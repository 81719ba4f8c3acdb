"""Text beside a picture: tooltips, and the ids and lines that mermaid and dot have in common."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from ..questions.transitions import State
from .legend import FORCE_QUIT, event_lines, force_quit_lines, meanings_of, notes_of
from .model import Diagram, Edge, Lane, Way
from .phrases import (
    BROUGHT_TO_FRONT,
    Labels,
    called,
    comes_to_front,
    condition,
    figure_sentence,
    names,
    plain,
)
from .words import looks, name_of, words

__all__ = ["TextEdge", "comments_of", "edges_of", "full_text", "id_of", "kind_of", "note_texts"]


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
    """Tells everything about an edge, a line for each thing."""
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


_WIDTH = 46


@dataclass(frozen=True, slots=True)
class TextEdge:
    """An edge, with the ids of its states and its label."""

    edge: Edge
    from_: str
    to: str
    lines: tuple[str, ...]
    end: bool


def id_of(lane: Lane, state: State) -> str:
    """Gives the id of a state."""
    return f"{lane.axis.label}_{state.label.replace('-', '_')}"


def kind_of(state: State) -> str:
    """Gives the name of the class that a state has."""
    return looks(state).kind.name.lower()


def _broken(texts: Iterator[str]) -> tuple[str, ...]:
    """Breaks lines that are too long for a label; selectors stay whole."""
    rows: list[str] = []
    for text in texts:
        rows += textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False)
    return tuple(rows)


def edges_of(lane: Lane, labels: Labels) -> Iterator[TextEdge]:
    """Gives the edges of a lane."""
    for edge in lane.edges:
        end = edge.to == lane.home != edge.from_
        if end:
            lines = [line for part in labels.end_lines(lane, edge) for line in part]
        else:
            lines = list(labels.lines(edge))
        rows = _broken(plain(line) for line in lines)
        yield TextEdge(edge, id_of(lane, edge.from_), id_of(lane, edge.to), rows, end)


def note_texts(diagram: Diagram, labels: Labels) -> Iterator[tuple[str, ...]]:
    """Gives the notes, each as lines below its heading, and what the marks mean."""
    for note in notes_of(diagram, labels):
        yield (note.heading, *_broken(plain(line) for line in note.lines))
    meanings = tuple(meanings_of(diagram))
    if meanings:
        yield meanings


def comments_of(diagram: Diagram) -> Iterator[str]:
    """Gives everything that is known, a line each."""
    yield from (diagram.title, ", ".join(diagram.facts), *diagram.remarks, diagram.footer)
    for lane in diagram.lanes:
        for edge in lane.edges:
            yield ""
            yield from full_text(edge)
