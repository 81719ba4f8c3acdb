"""Finds the shortest chain of steps between two states."""

from __future__ import annotations

from dataclasses import dataclass

from evaluator.book import Row
from evaluator.choices import ordinary
from evaluator.deciding import World
from evaluator.events import ruling_on_event
from evaluator.moves import Move, decided, fits, leads, missing

#: The states in which any last cause matters. In `not-running`, only `app-uninstall` does.
_REMEMBERING = {"inactive", "background", "foreground-inactive", "scene-background", "unattached"}


def remembered(state: str, cause: str) -> str | None:
    """Returns the cause if rules look at it as the last cause in this state, and None if not."""
    is_gone = state == "not-running" and cause == "app-uninstall"
    return cause if is_gone or state in _REMEMBERING else None


#: The states in which an app has no process, or has a process that does not run.
WITHOUT_PROCESS = {"not-running", "prewarmed"}


@dataclass(frozen=True, slots=True)
class Taken:
    """One step of a chain."""

    cause: str
    from_state: str
    row: Row


def _ends(world: World, row: Row, cause: str) -> bool:
    to = row.get("to")
    # If an ordinary cause detaches a scene, the process of the app continues.
    gone = to == "unattached" and cause not in ordinary(world, to)
    return to == "not-running" or gone


def _follow(
    world: World, move: Move, place: tuple[str, str | None], causes: frozenset[str] | None,
    may_end: bool, refused: bool, trigger: str | None,
) -> list[Taken]:
    """Returns the steps that lead out of `place`: a state with a last cause. The steps are in the
    order of the rows, and for each row in the order of its causes. If `may_end` is false, leaves
    out steps that end the process. If `refused` is true, includes steps that another row refuses.
    """
    state, last = place
    usable = ordinary(world, move.to) if causes is None else causes
    found = []
    for row in world.book.leaving(
        world.os, world.profile, move.lifecycle, state, None
    ):
        if not leads(row) or not fits(world, row, last, None):
            continue
        for cause in row.causes:
            if cause not in usable:
                continue
            if not may_end and _ends(world, row, cause):
                continue
            # A cause that does not exist on this OS leads nowhere.
            if missing(world, cause, None, move.lifecycle) is not None:
                continue
            step = Move(state, row.get("to"), cause, last, None, move.lifecycle)
            ruled = decided(world, step).row
            if not refused and ruling_on_event(world, step, trigger).refused_by is not None:
                continue
            if ruled is row or refused and ruled is not None and ruled.verdict == "forbidden":
                found.append(Taken(cause, state, row))
    return found


def find_living(
    world: World, move: Move, causes: frozenset[str] | None, *, refused: bool = False,
    trigger: str | None = None,
) -> tuple[Taken, ...] | None:
    """Searches for a chain that keeps the process alive. If the goal has no process, or if the
    causes are given and there is no such chain, accepts a chain that ends the process."""
    if move.to in WITHOUT_PROCESS:
        return find_path(world, move, causes, refused=refused, trigger=trigger)
    found = find_path(world, move, causes, may_end=False, refused=refused, trigger=trigger)
    if found is None and causes is not None:
        return find_path(world, move, causes, refused=refused, trigger=trigger)
    return found


def find_path(
    world: World, move: Move, causes: frozenset[str] | None, *, may_end: bool = True,
    refused: bool = False, trigger: str | None = None,
) -> tuple[Taken, ...] | None:
    """Finds the shortest chain by breadth-first search. Returns None if no chain leads to the
    goal."""
    if move.from_state == move.to:
        return ()
    start = (move.from_state, move.last_cause)
    ways: dict[tuple[str, str | None], tuple[Taken, ...]] = {start: ()}
    waiting = [start]
    for place in waiting:
        for step in _follow(world, move, place, causes, may_end, refused, trigger):
            to = step.row.get("to")
            reached = (to, remembered(to, step.cause))
            if reached in ways:
                continue
            ways[reached] = (*ways[place], step)
            waiting.append(reached)
            if to == move.to:
                return ways[reached]
    return None
