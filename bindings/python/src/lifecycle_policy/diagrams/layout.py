"""Puts the whole picture together: title, lanes side by side, tints, legend and footer."""

from __future__ import annotations

from collections.abc import Sequence

from .._native.enums import Axis, Callback
from .geometry import Band, Box, Label, Node, Picture, Route
from .lane import HOME_HEIGHT, columns_of, footing_of, place_footing, place_lane
from .legend import legend_of, notes_of
from .model import Diagram, Lane
from .phrases import Labels
from .plan import Plan, plan_of
from .read import callbacks_in
from .rows import Rows, rows_of
from .text import Block, Measures, Span, TextLine, fitted, set_lines, wrapped
from .words import HEADINGS, Kind, looks

__all__ = ["picture_of"]

#: One lane has wide columns, two of them narrow ones.
_ALONE = Measures(column=318.0, node=148.0, size=12.0, leading=15.5, name_size=15.0)
_PAIRED = Measures(column=194.0, node=120.0, size=11.0, leading=14.0, name_size=13.5)

_NOTES = Measures(column=0.0, node=0.0, size=11.5, leading=15.0, name_size=0.0)

_MARGIN, _STRIP, _BETWEEN, _APART = 22.0, 24.0, 18.0, 30.0
_TITLE, _FACTS = 22.0, 12.5


def _line(role: str, text: str, size: float) -> Block:
    return Block((TextLine((Span(role, text, size),)),), size * 1.3)


def _head(diagram: Diagram, left: float, right: float) -> tuple[list[Label], float]:
    """Sets the title, what is known of the app, and remarks; returns also where they end."""
    width = right - left
    title = fitted(diagram.title, _TITLE, width, bold=True)
    labels = [Label(_line("title", title, _TITLE), left, _MARGIN - 4, "start")]
    y = _MARGIN + _TITLE * 1.3
    rows = [("facts", " · ".join(diagram.facts))]
    rows += [("remark", remark) for remark in diagram.remarks]
    for role, text in rows:
        words = [f"{word} " for word in text.split()]
        for row in wrapped(words, width, _FACTS):
            labels.append(Label(_line(role, row, _FACTS), left, y, "start"))
            y += _FACTS * 1.4
    return labels, y + 10


def _labels_of(diagram: Diagram, lane: Lane, *, callbacks: bool) -> Labels:
    """Leaves what the lane of scenes tells to it, where both lanes are drawn."""
    told: frozenset[Callback] = frozenset()
    for other in diagram.lanes:
        if lane.axis == Axis.APP and other.axis == Axis.SCENE:
            told = callbacks_in(other)
    return Labels(callbacks, told)


def _bands(plans: Sequence[Plan], rows: Rows, left: float, right: float) -> list[Band]:
    bands = []
    for kind in (Kind.FOREGROUND, Kind.BACKGROUND):
        there = {
            looks(state).row for plan in plans for state in plan.spine if looks(state).kind is kind
        }
        if there:
            top, bottom = rows.top_of(min(there)) - 8, rows.bottom_of(max(there)) + 8
            box = Box(left, top, right - left, bottom - top)
            word = _line("strip", kind.value.upper(), 9.5)
            label = Label(word, left + 12, (top + bottom) / 2, "middle", upright=False)
            bands.append(Band(kind, box, label))
    return bands


def _notes(
    diagram: Diagram, labels: Labels, left: float, right: float, top: float
) -> tuple[list[Label], float]:
    """Sets the notes side by side; returns also where they end."""
    notes = notes_of(diagram, labels)
    if not notes:
        return [], top
    width = (right - left - _APART * (len(notes) - 1)) / len(notes)
    texts: list[Label] = []
    bottom = top
    for index, note in enumerate(notes):
        x = left + index * (width + _APART)
        heading = Block((TextLine((Span("heading", note.heading, 12.0),)),), 18.0)
        block = set_lines(note.lines, width, _NOTES, hang=12.0)
        texts += [Label(heading, x, top, "start"), Label(block, x, top + 18.0, "start")]
        bottom = max(bottom, top + 18.0 + block.height)
    return texts, bottom + 14


def picture_of(diagram: Diagram, *, callbacks: bool = True) -> Picture:
    """Lays a diagram out."""
    measures = _ALONE if len(diagram.lanes) == 1 else _PAIRED
    labels = [_labels_of(diagram, lane, callbacks=callbacks) for lane in diagram.lanes]
    plans = [
        plan_of(lane, label, measures)
        for lane, label in zip(diagram.lanes, labels, strict=True)
    ]
    columns = []
    x = _MARGIN + _STRIP
    for plan in plans:
        columns.append(columns_of(plan, x))
        x = columns[-1].right + _BETWEEN
    right = columns[-1].right
    width = right + _MARGIN
    texts, top = _head(diagram, _MARGIN, right)
    if len(plans) > 1 or plans[0].lane.axis == Axis.SCENE:
        for plan, label, column in zip(plans, labels, columns, strict=True):
            heading = [Span("heading", HEADINGS[plan.lane.axis], 14.0)]
            if label.told:
                heading.append(Span("note", "callbacks of scenes: see there", 11.0, 10.0))
            block = Block((TextLine(tuple(heading)),), 18.0)
            texts.append(Label(block, column.axis, top, "middle"))
        top += 26
    footings = [footing_of(plan, label) for plan, label in zip(plans, labels, strict=True)]
    needed = [footing.height(plan) for footing, plan in zip(footings, plans, strict=True)]
    rows = rows_of(plans, top + 8, needed)
    nodes: list[Node] = []
    routes: list[Route] = []
    for plan, footing, column in zip(plans, footings, columns, strict=True):
        last = place_footing(plan, footing, column, rows.home)
        spine_nodes, spine_routes = place_lane(plan, column, rows, last.starts)
        nodes += [*spine_nodes, *last.nodes]
        routes += [*spine_routes, *last.routes]
    bands = _bands(plans, rows, _MARGIN, right + 6)
    notes, y = _notes(diagram, labels[-1], _MARGIN, right, rows.home + HOME_HEIGHT + 20)
    swatches, legend, y = legend_of(diagram, _MARGIN, right, y + 4)
    footer = fitted(diagram.footer, 11.0, right - _MARGIN)
    texts += [*notes, *legend, Label(_line("footer", footer, 11.0), _MARGIN, y + 4, "start")]
    return Picture(
        width=width,
        height=y + 4 + 11 * 1.3 + _MARGIN - 6,
        bands=tuple(bands),
        routes=tuple(routes),
        nodes=tuple(nodes),
        swatches=tuple(swatches),
        texts=tuple(texts),
    )
