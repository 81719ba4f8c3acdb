"""The legend: samples of what is drawn, and the marks that occur, each with what it means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from .blocks import Block, Span, TextLine
from .geometry import Box, Label, Swatch
from .model import Diagram, Edge, Figure, Way
from .phrases import CONDITIONAL, DISPUTED, TOLERATED
from .words import Kind, looks

__all__ = ["LEGEND_SIZE", "legend_of", "marks_of", "meanings_of"]

LEGEND_SIZE = 11.0
_LEADING = 20.0
_SAMPLE = 22.0
_APART = 16.0

_MEANINGS = {
    CONDITIONAL: "turns on a fact that was not given",
    TOLERATED: "seen on devices, not documented",
    DISPUTED: "sources disagree",
}

Sample = Kind | Literal["line", "dashed", "end", "mark"]


def _figures(edge: Edge) -> Iterable[Figure]:
    for variant in edge.variants:
        yield from variant.figures
        for call in variant.calls:
            yield from call.figures


def marks_of(diagram: Diagram) -> tuple[str, ...]:
    """Gives the marks that occur."""
    found = set()
    for lane in diagram.lanes:
        for edge in lane.edges:
            groups = () if edge.events is None else edge.events.groups
            items: tuple[Way | Figure, ...] = (*edge.ways, *_figures(edge))
            if any(item.disputed for item in items) or any(group.disputed for group in groups):
                found.add(DISPUTED)
            if any(item.conditional for item in items):
                found.add(CONDITIONAL)
            if any(way.tolerated for way in edge.ways):
                found.add(TOLERATED)
    return tuple(mark for mark in _MEANINGS if mark in found)


def meanings_of(diagram: Diagram) -> Iterable[str]:
    """Says what the marks mean that occur."""
    return (f"{mark}  {_MEANINGS[mark]}" for mark in marks_of(diagram))


def _items(diagram: Diagram) -> list[tuple[Sample, str]]:
    kinds = {looks(state).kind for lane in diagram.lanes for state in lane.states}
    items: list[tuple[Sample, str]] = [
        (kind, kind.value.lower()) for kind in Kind if kind in kinds
    ]
    edges = [edge for lane in diagram.lanes for edge in lane.edges]
    if not all(edge.conditional for edge in edges):
        items.append(("line", "one legal step"))
    if any(edge.conditional for edge in edges):
        items.append(("dashed", "only if a fact holds that was not given"))
    items.append(("end", "an ending"))
    items.append(("mark", "≤  time limit"))
    items += [("mark", text) for text in meanings_of(diagram)]
    return items


def legend_of(
    diagram: Diagram, left: float, right: float, top: float
) -> tuple[list[Swatch], list[Label], float]:
    """Sets the legend; returns also where it ends."""
    swatches: list[Swatch] = []
    labels: list[Label] = []
    x, y = left, top
    for sample, text in _items(diagram):
        block = Block((TextLine((Span("legend", text, LEGEND_SIZE),)),), LEGEND_SIZE * 1.3)
        room = 0.0 if sample == "mark" else _SAMPLE + 7
        if x > left and x + room + block.width > right:
            x, y = left, y + _LEADING
        if sample != "mark":
            swatches.append(Swatch(sample, Box(x, y + 1, _SAMPLE, 12.0)))
        labels.append(Label(block, x + room, y, "start"))
        x += room + block.width + _APART
    return swatches, labels, y + _LEADING
