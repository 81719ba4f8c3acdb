"""Finds the defaults for the parts that a question leaves open, and the rows that say that the
sources are silent."""

from __future__ import annotations

from evaluator.book import Row
from evaluator.deciding import NOTHING, World, decide


def _chosen(world: World, key: tuple[str, str], rows: list[Row]) -> Row | None:
    """Returns the row that decides between `rows`. Keeps the decision under `key`, because the same
    decision is needed repeatedly."""
    if key not in world.decisions:
        world.decisions[key] = decide(world, rows)
    return world.decisions[key].row


def one_act(world: World, cause: str) -> frozenset[str]:
    """Returns the causes that belong to one act of the user or the system: the given cause, and the
    causes of the further steps that may follow if the reason of the answer is `not-one-step`."""
    about = world.about("choice", "causes", cause)
    row = _chosen(world, ("act", cause), [row for row in about if row.companions])
    return frozenset({cause}) | (NOTHING if row is None else row.companions)


def ordinary(world: World, to: str) -> frozenset[str]:
    """Returns the causes that a path to a state may use by default."""
    row = _chosen(world, ("way", to), list(world.about("choice", "states", to)))
    return NOTHING if row is None else frozenset(row.causes)


def unsaid_interruptions(world: World) -> frozenset[str]:
    """Returns the interruptions that are assumed if a question names none."""
    rows = [row for row in world.in_force("choice") if row.interruptions]
    row = _chosen(world, ("interruption", ""), rows)
    return NOTHING if row is None else row.interruptions


def silence(world: World, about: str) -> Row | None:
    """Returns the row that says that the sources are silent on the subject `about`."""
    rows = [row for row in world.in_force("silence") if row.get("silence") == about]
    return _chosen(world, ("silence", about), rows)
