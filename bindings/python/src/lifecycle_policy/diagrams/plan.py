"""Assigns a place to every edge of a lane: beside the spine, in a channel, or on the bus of ends.

The states form a spine, from the foreground down to the home state, which spans the bottom.
Straight lines, one down and one up, connect neighbours. An edge that skips a state goes through a
channel to the left of all labels. An edge that ends the process or scene uses the bus on the right.
The height of each row follows from its edges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .._native.enums import AppState
from ..questions.transitions import State
from .model import Edge, Lane
from .phrases import Labels, Line, Part, ends_of
from .text import EMPTY, Block, Measures, Span, set_lines
from .words import looks, name_of

__all__ = [
    "CLEAR",
    "Channel",
    "Gap",
    "LOOP",
    "LOOP_HALF",
    "NODE_HEIGHT",
    "PAD",
    "Plan",
    "Rows",
    "Slot",
    "name_rows",
    "node_height",
    "plan_of",
    "rows_of",
    "side_of",
]

#: The gap between a line and the text beside it.
CLEAR = 9.0
#: The width of a loop, and half its height.
LOOP, LOOP_HALF = 20.0, 8.0


@dataclass(frozen=True, slots=True)
class Slot:
    """A line that meets the side of a state, with text above and below it."""

    edges: tuple[Edge, ...]
    above: Block
    below: Block
    loop: bool = False

    @property
    def up(self) -> float:
        """The room above the line."""
        return max(self.above.height + 4, 8.0) if not self.loop else self._half

    @property
    def down(self) -> float:
        """The room below the line."""
        return max(self.below.height + 5, 8.0) if not self.loop else self._half

    @property
    def _half(self) -> float:
        return max(self.above.height / 2, LOOP_HALF) + 6


@dataclass(frozen=True, slots=True)
class Gap:
    """The edges between two neighbours of the spine."""

    down: Edge | None
    down_block: Block
    up: Edge | None
    up_block: Block


@dataclass(frozen=True, slots=True)
class Channel:
    """Edges with the same target and the same label."""

    edges: tuple[Edge, ...]
    target: State
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of the edges of a lane."""

    lane: Lane
    measures: Measures
    spine: tuple[State, ...]
    """The states of the spine, without the home state."""
    aside: State | None
    """A state beside the spine, just above the home state."""
    left: dict[State, tuple[Slot, ...]]
    right: dict[State, tuple[Slot, ...]]
    gaps: dict[State, Gap]
    """The gaps, by the upper one of the two states."""
    channels: tuple[Channel, ...]
    """The channels, from the outermost to the innermost."""
    at_home: dict[str, Edge]
    """The edges of the last gap: `loop` at the home state, `in` from the home state to the state
    aside, and `out` back to the home state."""


def _aside(lane: Lane) -> State | None:
    """Returns the prewarmed state if it can be beside the spine, else None. It cannot if it has a
    loop, or if an edge leads to it from any state but the home state."""
    if AppState.PREWARMED not in lane.states:
        return None
    state = AppState.PREWARMED
    for edge in lane.edges:
        if edge.from_ == edge.to == state:
            return None
        if edge.to == state and edge.from_ != lane.home:
            return None
    return state


def _balanced(
    parts: Sequence[tuple[Line, ...]], width: float, measures: Measures
) -> tuple[Block, Block]:
    """Divides the parts of a label evenly between the room above a line and the room below it."""
    lines = [line for part in parts for line in part]
    if len(parts) == 1:
        cuts = [1 if parts[0][0].part is Part.CAUSE else 0]
    else:
        sizes = [sum(map(len, parts[:count])) for count in range(1, len(parts))]
        cuts = sizes or [0]
    halves = [
        (set_lines(lines[:cut], width, measures), set_lines(lines[cut:], width, measures))
        for cut in cuts
    ]
    return min(halves, key=lambda half: max(half[0].height, half[1].height))


def _end_slots(labels: Labels, lane: Lane, measures: Measures, state: State) -> tuple[Slot, ...]:
    slots = []
    for edge in ends_of(lane):
        if edge.from_ == state:
            parts = labels.end_lines(lane, edge)
            above, below = _balanced(parts, measures.column - 2 * CLEAR, measures)
            slots.append(Slot((edge,), above, below))
    return tuple(slots)


def _channels(labels: Labels, lane: Lane, spine: Sequence[State]) -> tuple[Channel, ...]:
    """Puts edges with the same target and the same label into one channel."""
    found: dict[tuple[State, tuple[Line, ...], bool], list[Edge]] = {}
    for edge in lane.edges:
        if edge.to not in spine or edge.to == edge.from_:
            continue
        if edge.from_ in spine and abs(spine.index(edge.from_) - spine.index(edge.to)) == 1:
            continue
        found.setdefault((edge.to, labels.lines(edge), edge.conditional), []).append(edge)
    channels = [Channel(tuple(edges), key[0], key[1]) for key, edges in found.items()]
    return tuple(sorted(channels, key=lambda channel: spine.index(channel.target)))


def _left_slots(
    labels: Labels, lane: Lane, measures: Measures, channels: Sequence[Channel], state: State
) -> tuple[Slot, ...]:
    slots = []
    for edge in lane.edges:
        if edge.from_ == edge.to == state:
            width = measures.column - LOOP - 2 * CLEAR
            slots.append(Slot((edge,), set_lines(labels.lines(edge), width, measures), EMPTY, True))
    for channel in channels:
        if channel.target == state:
            width = measures.column - 2 * CLEAR
            # The first line of the label is above the arrow, and all others are below it.
            above = set_lines(channel.lines[:1], width, measures)
            below = set_lines(channel.lines[1:], width, measures)
            slots.append(Slot(channel.edges, above, below))
        for edge in channel.edges:
            if edge.from_ == state:
                slots.append(Slot((edge,), EMPTY, EMPTY))
    return tuple(slots)


def _gap(labels: Labels, lane: Lane, measures: Measures, upper: State, lower: State) -> Gap:
    found: dict[tuple[State, State], Edge] = {(edge.from_, edge.to): edge for edge in lane.edges}
    width = measures.column + measures.node / 2 - CLEAR
    down, up = found.get((upper, lower)), found.get((lower, upper))
    return Gap(
        down,
        EMPTY if down is None else set_lines(labels.lines(down), width - 20, measures),
        up,
        EMPTY if up is None else set_lines(labels.lines(up), width - 20, measures),
    )


def plan_of(lane: Lane, labels: Labels, measures: Measures) -> Plan:
    """Assigns a place to every edge of a lane."""
    aside = _aside(lane)
    spine = tuple(state for state in lane.states if state not in (aside, lane.home))
    channels = _channels(labels, lane, spine)
    at_home: dict[str, Edge] = {}
    for edge in lane.edges:
        if edge.from_ == edge.to == lane.home:
            at_home["loop"] = edge
        elif edge.from_ == lane.home and edge.to == aside:
            at_home["in"] = edge
        elif edge.from_ == aside and edge.to == lane.home:
            at_home["out"] = edge
    return Plan(
        lane=lane,
        measures=measures,
        spine=spine,
        aside=aside,
        left={
            state: _left_slots(labels, lane, measures, channels, state) for state in spine
        },
        right={state: _end_slots(labels, lane, measures, state) for state in spine},
        gaps={
            upper: _gap(labels, lane, measures, upper, lower)
            for upper, lower in zip(spine, spine[1:], strict=False)
        },
        channels=channels,
        at_home=at_home,
    )


NODE_HEIGHT = 54.0
#: The vertical room around a text or a tint.
PAD = 13.0
#: The minimum distance between two states, so that the arrow between them has a visible line.
_SHORTEST = 44.0
#: Half the minimum height of a row. The second number is for a row with its own tint, because the
#: label of the tint needs more room.
_LEAST_HALF, _LEAST_ALONE = 36.0, 48.0


@dataclass(frozen=True, slots=True)
class Side:
    """The slots on one side of a state. Offsets are relative to the middle of the state."""

    lines: tuple[float, ...]
    """The offset of each line."""
    above: float
    below: float

    @property
    def span(self) -> float:
        """The distance from the first line to the last."""
        return self.lines[-1] - self.lines[0] if self.lines else 0.0


def side_of(slots: Sequence[Slot]) -> Side:
    """Stacks slots so that their lines are centred around the middle."""
    lines: list[float] = []
    y = 0.0
    for slot in slots:
        y += slot.up
        lines.append(y)
        y += slot.down
    if not lines:
        return Side((), 0.0, 0.0)
    middle = (lines[0] + lines[-1]) / 2
    return Side(tuple(line - middle for line in lines), middle, y - middle)


@dataclass(frozen=True, slots=True)
class Rows:
    """The middle of each state, the room above and below the middle, and the top of the home
    state."""

    middle: dict[State, float]
    above: dict[State, float]
    below: dict[State, float]
    home: float

    def top_of(self, state: State) -> float:
        """Returns the y at which a row begins."""
        return self.middle[state] - self.above[state]

    def bottom_of(self, state: State) -> float:
        """Returns the y at which a row ends."""
        return self.middle[state] + self.below[state]


def node_height(plan: Plan, state: State) -> float:
    """Returns the height of a state, which depends on its name and on the lines at its sides."""
    spans = (side_of(plan.left[state]).span, side_of(plan.right[state]).span)
    rows = len(name_rows(state, plan.measures))
    least = NODE_HEIGHT + (rows - 1) * plan.measures.name_size * 0.9
    return max(least, *(span + 2 * LOOP_HALF + 14 for span in spans))


def name_rows(state: State, measures: Measures) -> tuple[Span, ...]:
    """Returns the name of a state on one row. If the row is too narrow, each word has a row."""
    name = Span("name", name_of(state), measures.name_size)
    if name.width <= measures.node - 12:
        return (name,)
    return tuple(Span("name", word, measures.name_size) for word in name_of(state).split())


def rows_of(plan: Plan, top: float, last_gap: float) -> Rows:
    """Places the rows below `top`. `last_gap` is the room above the home state."""
    kinds = [looks(state).kind for state in plan.spine]
    middle: dict[State, float] = {}
    above: dict[State, float] = {}
    below: dict[State, float] = {}
    y = top
    for state, kind in zip(plan.spine, kinds, strict=True):
        half = node_height(plan, state) / 2
        sides = (side_of(plan.left[state]), side_of(plan.right[state]))
        least = max(half + 4, _LEAST_ALONE if kinds.count(kind) == 1 else _LEAST_HALF)
        above[state] = max(least, *(side.above for side in sides))
        below[state] = max(least, *(side.below for side in sides))
        middle[state] = y + above[state]
        y = middle[state] + below[state]
        if state in plan.gaps:
            y += _between(plan, state)
    return Rows(middle, above, below, y + last_gap)


def _between(plan: Plan, upper: State) -> float:
    """Returns the room between a state and the state below it."""
    lower = plan.spine[plan.spine.index(upper) + 1]
    gap = plan.gaps[upper]
    text = max(gap.down_block.height, gap.up_block.height)
    tints = PAD + 4 if looks(upper).kind is not looks(lower).kind else 0.0
    return max(text + PAD, _SHORTEST if gap.down or gap.up else PAD) + tints
