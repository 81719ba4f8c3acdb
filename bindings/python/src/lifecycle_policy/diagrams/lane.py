"""Places the states, lines and labels of one lane on the page, as the plan says."""

from __future__ import annotations

from dataclasses import dataclass

from ..questions.transitions import State
from .geometry import Anchor, Box, Label, Node, Point, Route
from .model import Edge
from .phrases import Labels
from .plan import (
    CLEAR,
    LOOP,
    LOOP_HALF,
    NODE_HEIGHT,
    PAD,
    Plan,
    Rows,
    Slot,
    name_rows,
    node_height,
    side_of,
)
from .text import EMPTY, Block, Measures, Span, TextLine, set_lines
from .words import looks

__all__ = [
    "HOME_HEIGHT",
    "Columns",
    "Footing",
    "columns_of",
    "footing_of",
    "place_footing",
    "place_lane",
]

HOME_HEIGHT = 46.0
_PITCH = 13.0
_BUS = 22.0
#: The gap between a state and the column of labels.
_BESIDE = 8.0


@dataclass(frozen=True, slots=True)
class Columns:
    """The horizontal positions in a lane."""

    left: float
    column: float
    """The x at which the labels on the left begin."""
    node: float
    axis: float
    """The x of the middle of the spine."""
    bus: float
    right: float

    @property
    def width(self) -> float:
        """The width of the lane."""
        return self.right - self.left


def columns_of(measures: Measures, channels: int, left: float) -> Columns:
    """Returns the columns of lanes that begin at `left` and have at most `channels` channels."""
    column = left + 14 + _PITCH * max(channels, 1)
    node = column + measures.column + _BESIDE
    beside = node + measures.node + _BESIDE + measures.column
    return Columns(left, column, node, node + measures.node / 2, beside + 8, beside + _BUS)


def node_of(plan: Plan, state: State, box: Box) -> Node:
    """Makes the box of a state, with its name and a short note in the middle."""
    measures, leading = plan.measures, plan.measures.name_size * 1.2
    note = Span("note", looks(state).note, measures.size - 1)
    title = Block(tuple(TextLine((span,)) for span in name_rows(state, measures)), leading)
    words = Block((TextLine((note,)),), measures.leading)
    x, y = box.middle
    top = y - (title.height + words.height) / 2 - 1
    texts = (
        Label(title, x, top, "middle"),
        Label(words, x, top + title.height, "middle"),
    )
    return Node(plan.lane.axis, state, looks(state).kind, box, texts)


class _Placer:
    """Places the parts of a plan."""

    def __init__(self, plan: Plan, columns: Columns, rows: Rows) -> None:
        self.plan, self.columns, self.rows = plan, columns, rows
        self.nodes: dict[State, Node] = {}
        self.routes: list[Route] = []

    def route(
        self, edge: Edge, points: tuple[Point, ...], *labels: Label, end: bool = False
    ) -> None:
        there = tuple(label for label in labels if label.block.lines)
        self.routes.append(Route(self.plan.lane.axis, edge, points, there, end))

    def spine(self) -> None:
        for state in self.plan.spine:
            height = node_height(self.plan, state)
            y = self.rows.middle[state] - height / 2
            box = Box(self.columns.node, y, self.plan.measures.node, height)
            self.nodes[state] = node_of(self.plan, state, box)

    def gaps(self) -> None:
        """Draws the straight lines between neighbours, down on the left and up on the right."""
        spine, axis = self.plan.spine, self.columns.axis
        for upper, lower in zip(spine, spine[1:], strict=False):
            gap = self.plan.gaps[upper]
            top, bottom = self.nodes[upper].box.bottom, self.nodes[lower].box.y
            room = (self.rows.bottom_of(upper), self.rows.top_of(lower))
            if gap.down is not None:
                x = axis - 20
                label = _beside(gap.down_block, x - CLEAR, room, "end")
                self.route(gap.down, ((x, top), (x, bottom)), label)
            if gap.up is not None:
                x = axis + 20
                label = _beside(gap.up_block, x + CLEAR, room, "start")
                self.route(gap.up, ((x, bottom), (x, top)), label)

    def left_lines(self, state: State) -> list[tuple[Slot, float]]:
        offsets = side_of(self.plan.left[state]).lines
        middle = self.rows.middle[state]
        return [
            (slot, middle + offset)
            for slot, offset in zip(self.plan.left[state], offsets, strict=True)
        ]

    def loops(self) -> None:
        x = self.columns.node
        for state in self.plan.spine:
            for slot, y in self.left_lines(state):
                if slot.loop:
                    points = (
                        (x, y - LOOP_HALF),
                        (x - LOOP, y - LOOP_HALF),
                        (x - LOOP, y + LOOP_HALF),
                        (x, y + LOOP_HALF),
                    )
                    top = y - slot.above.height / 2
                    label = Label(slot.above, x - LOOP - CLEAR, top, "end")
                    self.route(slot.edges[0], points, label)

    def channels(self, aside: dict[Edge, Point]) -> None:
        """Draws the lines through the channels. `aside` has the starting points of the edges that
        begin beside the spine."""
        node, home = self.columns.node, self.rows.home
        for index, channel in enumerate(self.plan.channels):
            x = self.columns.column - _PITCH * (len(self.plan.channels) - index)
            slot, y = next(
                (slot, y)
                for slot, y in self.left_lines(channel.target)
                if slot.edges == channel.edges
            )
            labels: tuple[Label, ...] = (
                Label(slot.above, node - 2 * CLEAR, y - slot.above.height - 4, "end"),
                Label(slot.below, node - 2 * CLEAR, y + 5, "end"),
            )
            for edge in channel.edges:
                if edge.from_ == self.plan.lane.home:
                    start: tuple[Point, ...] = ((x, home),)
                else:
                    begin = aside.get(edge) or self.source(edge)
                    start = (begin, (x, begin[1]))
                self.route(edge, (*start, (x, y), (node, y)), *labels)
                labels = ()

    def source(self, edge: Edge) -> Point:
        return next(
            (self.columns.node, y)
            for slot, y in self.left_lines(edge.from_)
            if slot.edges == (edge,) and slot.above.lines == slot.below.lines == ()
        )

    def ends(self) -> None:
        """Draws the thin lines from the states to the bus, and along the bus to the home state."""
        right, bus = self.columns.node + self.plan.measures.node, self.columns.bus
        for state in self.plan.spine:
            slots = self.plan.right[state]
            middle = self.rows.middle[state]
            for slot, offset in zip(slots, side_of(slots).lines, strict=True):
                y = middle + offset
                self.route(
                    slot.edges[0],
                    ((right, y), (bus, y), (bus, self.rows.home)),
                    Label(slot.above, right + 2 * CLEAR, y - slot.above.height - 4, "start"),
                    Label(slot.below, right + 2 * CLEAR, y + 5, "start"),
                    end=True,
                )


def _beside(block: Block, x: float, room: tuple[float, float], anchor: Anchor) -> Label:
    return Label(block, x, (room[0] + room[1] - block.height) / 2, anchor)


def place_lane(
    plan: Plan, columns: Columns, rows: Rows, aside: dict[Edge, Point]
) -> tuple[list[Node], list[Route]]:
    """Places the spine and the home state of a lane, and all edges outside the last gap."""
    placer = _Placer(plan, columns, rows)
    placer.spine()
    placer.gaps()
    placer.loops()
    placer.channels(aside)
    placer.ends()
    home = Box(columns.left, rows.home, columns.width, HOME_HEIGHT)
    nodes = [*placer.nodes.values(), node_of(plan, plan.lane.home, home)]
    return nodes, placer.routes


_LEG = 34.0
_SIDE_TEXT = 96.0
_APART = 22.0


@dataclass(frozen=True, slots=True)
class Footing:
    """The texts in the last gap of a lane, just above the home state."""

    into: Block
    out: Block
    loop: Block

    @property
    def leg(self) -> float:
        """The distance between the home state and the state beside the spine."""
        return max(_LEG, self.into.height + 10, self.out.height - NODE_HEIGHT / 2 + 10)

    def height(self, plan: Plan) -> float:
        """Returns the height of the gap, including its texts."""
        room = 26.0
        if plan.aside is not None:
            room = NODE_HEIGHT + self.leg + PAD + 8
        if "loop" in plan.at_home:
            room = max(room, max(self.loop.height, LOOP) + 2 * PAD + 8)
        return room


def footing_of(plan: Plan, labels: Labels) -> Footing:
    """Formats the texts of the last gap."""
    measures = plan.measures
    into = out = loop = EMPTY
    if "in" in plan.at_home:
        into = set_lines(labels.lines(plan.at_home["in"]), measures.node - 30, measures)
    if "out" in plan.at_home:
        parts = labels.end_lines(plan.lane, plan.at_home["out"])
        out = set_lines([line for part in parts for line in part], _SIDE_TEXT, measures)
    if "loop" in plan.at_home:
        loop = set_lines(labels.lines(plan.at_home["loop"]), measures.column, measures)
    return Footing(into, out, loop)


@dataclass(frozen=True, slots=True)
class Placed:
    """The placed content of the last gap."""

    nodes: tuple[Node, ...]
    routes: tuple[Route, ...]
    starts: dict[Edge, Point]
    """The points at which edges leave the state beside the spine."""


def place_footing(plan: Plan, footing: Footing, columns: Columns, home: float) -> Placed:
    """Places the last gap of a lane. The home state begins at `home`."""
    axis, x = plan.lane.axis, columns.column
    nodes: list[Node] = []
    routes: list[Route] = []
    starts: dict[Edge, Point] = {}
    if plan.aside is not None:
        box = Box(x, home - footing.leg - NODE_HEIGHT, plan.measures.node, NODE_HEIGHT)
        nodes.append(node_of(plan, plan.aside, box))
        if "in" in plan.at_home:
            label = Label(footing.into, x + 20 + CLEAR, home - footing.leg / 2, "start")
            label = Label(label.block, label.x, label.y - label.block.height / 2, "start")
            points: tuple[Point, ...] = ((x + 20, home), (x + 20, box.bottom))
            routes.append(Route(axis, plan.at_home["in"], points, (label,), False))
        if "out" in plan.at_home:
            y, side = box.middle[1], box.right + 16
            label = Label(footing.out, side + CLEAR, y, "start")
            points = ((box.right, y), (side, y), (side, home))
            routes.append(Route(axis, plan.at_home["out"], points, (label,), True))
        leaving = [
            edge for channel in reversed(plan.channels) for edge in channel.edges
            if edge.from_ == plan.aside
        ]  # fmt: skip
        for index, edge in enumerate(leaving):
            starts[edge] = (x, box.middle[1] + 12 * (index - (len(leaving) - 1) / 2))
        x = box.right + 16 + CLEAR + footing.out.width + _APART
    if "loop" in plan.at_home:
        top = home - LOOP
        points = ((x, home), (x, top), (x + LOOP, top), (x + LOOP, home))
        y = home - PAD - footing.loop.height
        label = Label(footing.loop, x + LOOP + CLEAR, y, "start")
        routes.append(Route(axis, plan.at_home["loop"], points, (label,), False))
        x += LOOP + CLEAR + footing.loop.width + _APART
    return Placed(tuple(nodes), tuple(routes), starts)
