"""Finds the height of every row, so that lanes side by side agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..questions.transitions import State
from .plan import LOOP_HALF, Plan, Slot
from .text import Measures, Span
from .words import Kind, looks, name_of

__all__ = ["NODE_HEIGHT", "PAD", "Rows", "Side", "name_rows", "node_height", "rows_of", "side_of"]

NODE_HEIGHT = 54.0
#: Between things that stand one above the other.
PAD = 13.0
#: The least way between two states, so that an arrow is seen as one.
_SHORTEST = 44.0
#: The least half of a row, and of one that has a tint for itself: the word beside it needs room.
_LEAST_HALF, _LEAST_ALONE = 36.0, 48.0


@dataclass(frozen=True, slots=True)
class Side:
    """The slots on one side of a state; offsets are from the middle of the state."""

    lines: tuple[float, ...]
    """Where each line is."""
    above: float
    below: float

    @property
    def span(self) -> float:
        """From the first line to the last one."""
        return self.lines[-1] - self.lines[0] if self.lines else 0.0


def side_of(slots: Sequence[Slot]) -> Side:
    """Stacks slots, with the lines of all around the middle."""
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
    """The middle of each row, what it takes above and below, and where home begins."""

    middle: dict[int, float]
    above: dict[int, float]
    below: dict[int, float]
    home: float

    def top_of(self, row: int) -> float:
        """Where a row begins."""
        return self.middle[row] - self.above[row]

    def bottom_of(self, row: int) -> float:
        """Where a row ends."""
        return self.middle[row] + self.below[row]


def node_height(plan: Plan, state: State) -> float:
    """Gives the height of a state: it grows with its name, and with the lines at its sides."""
    spans = (side_of(plan.left[state]).span, side_of(plan.right[state]).span)
    rows = len(name_rows(state, plan.measures))
    least = NODE_HEIGHT + (rows - 1) * plan.measures.name_size * 0.9
    return max(least, *(span + 2 * LOOP_HALF + 14 for span in spans))


def name_rows(state: State, measures: Measures) -> tuple[Span, ...]:
    """Sets the name of a state, on two rows where one is too narrow."""
    name = Span("name", name_of(state), measures.name_size)
    if name.width <= measures.node - 12:
        return (name,)
    return tuple(Span("name", word, measures.name_size) for word in name_of(state).split())


def rows_of(plans: Sequence[Plan], top: float, last_gaps: Sequence[float]) -> Rows:
    """Places the rows below `top`; `last_gaps` is what each lane needs above its home state."""
    above: dict[int, float] = {}
    below: dict[int, float] = {}
    kinds: dict[Kind, set[int]] = {}
    for plan in plans:
        for state in plan.spine:
            kinds.setdefault(looks(state).kind, set()).add(looks(state).row)
    for plan in plans:
        for state in plan.spine:
            alone = len(kinds[looks(state).kind]) == 1
            row, half = looks(state).row, node_height(plan, state) / 2
            sides = (side_of(plan.left[state]), side_of(plan.right[state]))
            least = max(half + 4, _LEAST_ALONE if alone else _LEAST_HALF)
            above[row] = max(above.get(row, 0.0), least, *(side.above for side in sides))
            below[row] = max(below.get(row, 0.0), least, *(side.below for side in sides))
    middle: dict[int, float] = {}
    home = top
    for row in sorted(above):
        y = top + above[row]
        for plan in plans:
            y = max(y, _after_neighbour(plan, row, middle, below) + above[row])
        middle[row] = y
    for plan, needed in zip(plans, last_gaps, strict=True):
        ends = [middle[looks(state).row] + below[looks(state).row] for state in plan.spine]
        home = max(home, max(ends, default=top) + needed)
    return Rows(middle, above, below, home)


def _after_neighbour(
    plan: Plan, row: int, middle: dict[int, float], below: dict[int, float]
) -> float:
    """Gives where a row may begin, by what stands between it and the state above it."""
    states = [state for state in plan.spine if looks(state).row <= row]
    if not states or looks(states[-1]).row != row or len(states) < 2:
        return 0.0
    upper, lower = states[-2], states[-1]
    gap = plan.gaps[upper]
    text = max(gap.down_block.height, gap.up_block.height)
    tints = PAD + 4 if looks(upper).kind is not looks(lower).kind else 0.0
    room = max(text + PAD, _SHORTEST if gap.down or gap.up else PAD) + tints
    return middle[looks(upper).row] + below[looks(upper).row] + room
