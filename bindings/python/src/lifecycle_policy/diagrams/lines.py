"""What mermaid and dot have in common: ids, and labels and notes as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from ..questions.transitions import State
from .labels import Labels
from .legend import meanings_of
from .model import Diagram, Edge, Lane
from .notes import notes_of
from .phrases import plain
from .tips import full_text
from .words import looks

__all__ = ["TextEdge", "comments_of", "edges_of", "id_of", "kind_of", "note_texts"]

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
