"""Fills the room above the home state: the state aside, and the loop at home."""

from __future__ import annotations

from dataclasses import dataclass

from .blocks import EMPTY, Block, set_lines
from .geometry import Box, Label, Node, Point, Route
from .labels import Labels
from .lane import Columns, node_of
from .model import Edge
from .plan import CLEAR, LOOP, Plan
from .rows import NODE_HEIGHT, PAD

__all__ = ["Footing", "Placed", "footing_of", "place_footing"]

_LEG = 34.0
_SIDE_TEXT = 96.0
_APART = 22.0


@dataclass(frozen=True, slots=True)
class Footing:
    """What goes into the last gap of a lane."""

    into: Block
    out: Block
    loop: Block

    @property
    def leg(self) -> float:
        """The way between home and the state aside."""
        return max(_LEG, self.into.height + 10, self.out.height - NODE_HEIGHT / 2 + 10)

    def height(self, plan: Plan) -> float:
        """The room that all of it needs."""
        room = 26.0
        if plan.aside is not None:
            room = NODE_HEIGHT + self.leg + PAD + 8
        if "loop" in plan.at_home:
            room = max(room, max(self.loop.height, LOOP) + 2 * PAD + 8)
        return room


def footing_of(plan: Plan, labels: Labels) -> Footing:
    """Sets the texts of the last gap."""
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
    """The last gap, placed."""

    nodes: tuple[Node, ...]
    routes: tuple[Route, ...]
    starts: dict[Edge, Point]
    """Where the edges from the state aside leave it."""


def place_footing(plan: Plan, footing: Footing, columns: Columns, home: float) -> Placed:
    """Places the last gap of a lane, whose home state begins at `home`."""
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
