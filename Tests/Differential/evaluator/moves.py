"""Finds the rows about a step from one state to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from evaluator.book import Row
from evaluator.choices import unsaid_interruptions
from evaluator.deciding import Decision, World, decide


@dataclass(frozen=True, slots=True)
class Move:
    """The step that a question is about, in one life cycle."""

    from_state: str
    to: str
    cause: str
    last_cause: str | None
    interruption: str | None
    lifecycle: str

    def towards(self, to: str) -> Move:
        return replace(self, to=to)


def fits(
    world: World, row: Row, last_cause: str | None, interruption: str | None
) -> bool:
    """Returns whether a row is about this last cause and this interruption."""
    if row.last_causes:
        # A row that refuses because of the last cause applies only if the question names a last
        # cause.
        refuses = row.verdict == "forbidden"
        if refuses if last_cause is None else last_cause not in row.last_causes:
            return False
    if not row.interruptions:
        return True
    if interruption is None:
        return bool(row.interruptions & unsaid_interruptions(world))
    return interruption in row.interruptions


def matching(world: World, move: Move) -> Iterator[Row]:
    """Returns the rows about transitions from the state by the cause to any state."""
    rows = world.book.leaving(
        world.os, world.profile, move.lifecycle, move.from_state, move.cause
    )
    return (row for row in rows if fits(world, row, move.last_cause, move.interruption))


def decided(world: World, move: Move) -> Decision:
    """Decides between the rows about a move, and remembers the result for chains."""
    found: Decision | None = world.decisions.get(move)
    if found is None:
        rows = [row for row in matching(world, move) if row.get("to") == move.to]
        found = world.decisions[move] = decide(world, rows)
    return found


def leads(row: Row) -> bool:
    """Returns whether a row fully allows a step. A row that only tolerates the step does not."""
    return row.verdict == "allowed" and row.get("reason") is None


def missing(world: World, cause: str, interruption: str | None, lifecycle: str) -> Row | None:
    """Returns the rule that says that the cause or the interruption does not exist on this OS or in
    this life cycle. Returns None if both exist."""
    rows = [
        row
        for row in world.book.family("cause")
        if cause in row.causes and world.profile in row.profiles
    ]
    kinds = [row for row in rows if interruption in row.interruptions]
    for listed in ([row for row in rows if not row.interruptions], kinds):
        here = [row for row in listed if row.holds_on(world.os) and lifecycle in row.lifecycles]
        if listed and not here:
            return listed[-1]
    return None
