"""Finds what a question means by default, and where the sources are silent."""

from __future__ import annotations

from evaluator.book import Row
from evaluator.deciding import NOTHING, World, decide


def _chosen(world: World, key: tuple[str, str], rows: list[Row]) -> Row | None:
    """Returns the row that decides. Remembers the decision, because it is needed repeatedly."""
    if key not in world.decisions:
        world.decisions[key] = decide(world, rows)
    return world.decisions[key].row


def one_act(world: World, cause: str) -> frozenset[str]:
    """Returns the causes of one act: the given one, and those that may follow it in a not-one-step
    answer."""
    about = world.about("choice", "causes", cause)
    row = _chosen(world, ("act", cause), [row for row in about if row.companions])
    return frozenset({cause}) | (NOTHING if row is None else row.companions)


def ordinary(world: World, to: str) -> frozenset[str]:
    """Returns the causes that a path to a state may use by default."""
    row = _chosen(world, ("way", to), list(world.about("choice", "states", to)))
    return NOTHING if row is None else frozenset(row.causes)


def unsaid_interruptions(world: World) -> frozenset[str]:
    """Returns the interruptions that are meant if a question names none."""
    rows = [row for row in world.in_force("choice") if row.interruptions]
    row = _chosen(world, ("interruption", ""), rows)
    return NOTHING if row is None else row.interruptions


def silence(world: World, about: str) -> Row | None:
    """Returns the row that says that the sources are silent about something."""
    rows = [row for row in world.in_force("silence") if row.get("silence") == about]
    return _chosen(world, ("silence", about), rows)
