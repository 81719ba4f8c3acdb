"""What a question means where it says nothing, and where silence is no "no"."""

from __future__ import annotations

from evaluator.book import Row
from evaluator.deciding import NOTHING, World, decide


def _chosen(world: World, key: tuple[str, str], rows: list[Row]) -> Row | None:
    """Decides between rows; they are asked for again and again."""
    if key not in world.decisions:
        world.decisions[key] = decide(world, rows)
    return world.decisions[key].row


def one_act(world: World, cause: str) -> frozenset[str]:
    """Gives the causes by which the steps of a not-one-step answer may come about."""
    about = world.about("choice", "causes", cause)
    row = _chosen(world, ("act", cause), [row for row in about if row.companions])
    return frozenset({cause}) | (NOTHING if row is None else row.companions)


def ordinary(world: World, to: str) -> frozenset[str]:
    """Gives the causes that a path to a state uses unless told."""
    row = _chosen(world, ("way", to), list(world.about("choice", "states", to)))
    return NOTHING if row is None else frozenset(row.causes)


def unsaid_interruptions(world: World) -> frozenset[str]:
    """Gives what an interruption can be where no kind is given."""
    rows = [row for row in world.in_force("choice") if row.interruptions]
    row = _chosen(world, ("interruption", ""), rows)
    return NOTHING if row is None else row.interruptions


def silence(world: World, about: str) -> Row | None:
    """Gives the row by which the sources are silent about something."""
    rows = [row for row in world.in_force("silence") if row.get("silence") == about]
    return _chosen(world, ("silence", about), rows)
