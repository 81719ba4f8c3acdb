"""Finds which form of a callback an OS calls, and which form it has in apps with scenes."""

from __future__ import annotations

from evaluator.book import Row
from evaluator.deciding import World, decide


def of_any_version(world: World, callback: str) -> Row | None:
    """Returns the first row about a callback, for any version."""
    rows = world.book.family("callback")
    return next((row for row in rows if row.get("callback") == callback), None)


def exists(world: World, callback: str) -> bool:
    """Returns whether a callback exists on this OS. If that depends on an unknown fact, returns
    true."""
    rows = [row for row in world.in_force("callback") if row.get("callback") == callback]
    return decide(world, rows).row is not None


def scene_form(world: World, callback: str) -> str | None:
    """Returns the scene delegate's method that replaces a method of the app delegate."""
    row = of_any_version(world, callback)
    return None if row is None else row.get("scene_callback")


def app_form(world: World, callback: str) -> str | None:
    """Returns the app delegate's method that a method of the scene delegate replaces."""
    row = of_any_version(world, callback)
    return None if row is None else row.get("app_callback")


def announces_interface(world: World, callback: str) -> bool:
    """Returns whether a callback announces that the interface appears or disappears."""
    row = of_any_version(world, callback)
    return row is not None and bool(row.get("of_interface"))


def form(world: World, callback: str, state: str | None) -> tuple[str, str | None] | None:
    """Returns which form of a callback the OS calls in a state, and the fallback of that form.

    Returns None if the OS does not have any form of the callback yet.
    """
    name: str | None = callback
    tried: set[str] = set()
    while name is not None and name not in tried:
        tried.add(name)
        row = of_any_version(world, name)
        if row is None:
            return None
        older: str | None = row.get("fallback")
        if state == "background" and row.get("fallback_in_front_only"):
            older = None
        if row.since <= world.os:
            return name, older
        name = older
    return None
