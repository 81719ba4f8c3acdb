"""Assembles the picture: title, lanes one below the other, tints, notes, legend and footer."""

from __future__ import annotations

from typing import Literal

from .._native.enums import Axis, Callback
from .geometry import Band, Box, Label, Node, Picture, Route, Swatch
from .lane import HOME_HEIGHT, columns_of, footing_of, place_footing, place_lane
from .model import Diagram, Lane
from .notes import meanings_of, notes_of
from .phrases import Labels
from .plan import Plan, Rows, plan_of, rows_of
from .read import callbacks_in
from .text import Block, Measures, Span, TextLine, fitted, set_lines, wrapped
from .words import HEADINGS, Kind, looks

__all__ = ["picture_of"]

#: The sizes of a lane. A lane is no wider than a page of text, and the font size is at least 11
#: pixels.
_LANE = Measures(column=266.0, node=148.0, size=12.0, leading=15.5, name_size=15.0)

_NOTES = Measures(column=0.0, node=0.0, size=11.5, leading=15.0, name_size=0.0)

_MARGIN, _STRIP, _BETWEEN, _APART = 20.0, 22.0, 34.0, 26.0
#: The maximum number of columns of notes.
_COLUMNS = 3
_TITLE, _FACTS = 22.0, 12.5


def _line(role: str, text: str, size: float) -> Block:
    return Block((TextLine((Span(role, text, size),)),), size * 1.3)


def _head(diagram: Diagram, left: float, right: float) -> tuple[list[Label], float]:
    """Places the title, the facts about the app, and remarks. Also returns their lower end."""
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
    """Returns the labels of a lane. If both lanes are drawn, the lane of the app omits callbacks
    that the lane of scenes shows."""
    told: frozenset[Callback] = frozenset()
    for other in diagram.lanes:
        if lane.axis == Axis.APP and other.axis == Axis.SCENE:
            told = callbacks_in(other)
    return Labels(callbacks, told)


def _bands(plan: Plan, rows: Rows, left: float, right: float) -> list[Band]:
    bands = []
    for kind in (Kind.FOREGROUND, Kind.BACKGROUND):
        there = [state for state in plan.spine if looks(state).kind is kind]
        if there:
            top, bottom = rows.top_of(there[0]) - 8, rows.bottom_of(there[-1]) + 8
            box = Box(left, top, right - left, bottom - top)
            word = _line("strip", kind.value.upper(), 11.0)
            label = Label(word, left + 12, (top + bottom) / 2, "middle", upright=False)
            bands.append(Band(kind, box, label))
    return bands


def _notes(
    diagram: Diagram, labels: Labels, left: float, right: float, top: float
) -> tuple[list[Label], float]:
    """Places each note in the column with the most room. Also returns the lower end of the
    notes."""
    notes = notes_of(diagram, labels)
    if not notes:
        return [], top
    count = min(len(notes), _COLUMNS)
    width = (right - left - _APART * (count - 1)) / count
    texts: list[Label] = []
    bottoms = [top] * count
    for note in notes:
        index = bottoms.index(min(bottoms))
        x, y = left + index * (width + _APART), bottoms[index]
        heading = Block((TextLine((Span("heading", note.heading, 12.0),)),), 18.0)
        block = set_lines(note.lines, width, _NOTES, hang=12.0)
        texts += [Label(heading, x, y, "start"), Label(block, x, y + 18.0, "start")]
        bottoms[index] = y + 18.0 + block.height + 14
    return texts, max(bottoms)


_LEGEND, _LEGEND_LEADING, _SAMPLE, _LEGEND_APART = 11.0, 20.0, 22.0, 16.0

Sample = Kind | Literal["line", "dashed", "end", "mark"]


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


def _legend(
    diagram: Diagram, left: float, right: float, top: float
) -> tuple[list[Swatch], list[Label], float]:
    """Places the legend. Also returns its lower end."""
    swatches: list[Swatch] = []
    labels: list[Label] = []
    x, y = left, top
    for sample, text in _items(diagram):
        block = Block((TextLine((Span("legend", text, _LEGEND),)),), _LEGEND * 1.3)
        room = 0.0 if sample == "mark" else _SAMPLE + 7
        if x > left and x + room + block.width > right:
            x, y = left, y + _LEGEND_LEADING
        if sample != "mark":
            swatches.append(Swatch(sample, Box(x, y + 1, _SAMPLE, 12.0)))
        labels.append(Label(block, x + room, y, "start"))
        x += room + block.width + _LEGEND_APART
    return swatches, labels, y + _LEGEND_LEADING


def _heading(lane: Lane, labels: Labels) -> tuple[str, str]:
    """Returns the heading of a lane. If the lane leaves callbacks out, also returns a note that
    says where the callbacks are."""
    note = f"Callbacks of the scene: above, under “{HEADINGS[Axis.SCENE]}”."
    return HEADINGS[lane.axis], note if labels.leaves_out(lane) else ""


def picture_of(diagram: Diagram, *, callbacks: bool = True) -> Picture:
    """Lays out a diagram."""
    labels = [_labels_of(diagram, lane, callbacks=callbacks) for lane in diagram.lanes]
    plans = [
        plan_of(lane, label, _LANE) for lane, label in zip(diagram.lanes, labels, strict=True)
    ]
    channels = max(len(plan.channels) for plan in plans)
    columns = columns_of(_LANE, channels, _MARGIN + _STRIP)
    right = columns.right
    texts, top = _head(diagram, _MARGIN, right)
    nodes: list[Node] = []
    routes: list[Route] = []
    bands: list[Band] = []
    headed = len(plans) > 1 or plans[0].lane.axis == Axis.SCENE
    for plan, label in zip(plans, labels, strict=True):
        if headed:
            heading, note = _heading(plan.lane, label)
            texts.append(Label(_line("heading", heading, 15.0), _MARGIN, top, "start"))
            top += 22
            for row in wrapped([f"{word} " for word in note.split()], right - _MARGIN, 12.0):
                texts.append(Label(_line("note", row, 12.0), _MARGIN, top, "start"))
                top += 16
            top += 4
        footing = footing_of(plan, label)
        rows = rows_of(plan, top + 8, footing.height(plan))
        last = place_footing(plan, footing, columns, rows.home)
        spine_nodes, spine_routes = place_lane(plan, columns, rows, last.starts)
        nodes += [*spine_nodes, *last.nodes]
        routes += [*spine_routes, *last.routes]
        bands += _bands(plan, rows, _MARGIN, right + 6)
        top = rows.home + HOME_HEIGHT + _BETWEEN
    notes, y = _notes(diagram, labels[-1], _MARGIN, right, top - _BETWEEN + 20)
    swatches, legend, y = _legend(diagram, _MARGIN, right, y + 4)
    footer = fitted(diagram.footer, 11.0, right - _MARGIN)
    texts += [*notes, *legend, Label(_line("footer", footer, 11.0), _MARGIN, y + 4, "start")]
    return Picture(
        width=right + _MARGIN,
        height=y + 4 + 11 * 1.3 + _MARGIN - 6,
        bands=tuple(bands),
        routes=tuple(routes),
        nodes=tuple(nodes),
        swatches=tuple(swatches),
        texts=tuple(texts),
    )
