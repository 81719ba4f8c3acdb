"""Answers which object receives a callback, with which options, and what its return value changes."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row
from evaluator.callbacks import app_form, exists, of_any_version, scene_form
from evaluator.deciding import NO_DECISION, Decision, World, decide
from evaluator.relaunch import delivered
from evaluator.states import comes_to

Answer = dict[str, Any]

_VALUES = ("receiver", "launch_option", "connection_option", "return_value")
_SETS = ("more_launch_options", "more_connection_options")
#: The fields of a delivery row that name a callback.
_NAMED = ("callback", "second_callback", "launch_callback")
_IN_MEMORY = {"in-memory", "running", "in-front"}


def is_about_call(row: Row, asked: Json) -> bool:
    """Returns whether a row is about the callback of a question. If the row names triggers, the
    question must name one of them."""
    if asked["callback"] not in row.callbacks:
        return False
    return not row.triggers or asked.get("trigger") in row.triggers


def _is_form(world: World, callback: str, newest: str | None) -> bool:
    """Returns whether a callback is a form of `newest`: `newest` itself, an older form, or the
    method of the other delegate that corresponds to one of these forms."""
    name, tried = newest, set[str]()
    while name is not None and name not in tried:
        tried.add(name)
        if callback in (name, scene_form(world, name), app_form(world, name)):
            return True
        row = of_any_version(world, name)
        name = None if row is None else row.get("fallback")
    return False


def _names(world: World, row: Row, callback: str) -> bool:
    return any(_is_form(world, callback, row.get(field)) for field in _NAMED)


def _brings(world: World, row: Row, callback: str) -> bool:
    """Returns whether a callback can come for the trigger of a delivery row. Callbacks of
    transitions, and callbacks that no delivery row names, can come for any trigger."""
    if _names(world, row, callback):
        return True
    if any(step.callback == callback for one in world.book.family("transition") for step in one.steps):
        return True
    return not any(_names(world, one, callback) for one in world.book.family("delivery"))


def _launches(world: World, trigger: str) -> bool:
    """Returns whether some row lets a trigger launch an app that is not in memory.

    For each standing, the first row of the highest precedence hides all others if it does not allow
    the launch and names no condition and no termination.
    """
    rows = [row for row in world.about("relaunch", "triggers", trigger) if row.precedence]
    return any(
        row.verdict == "allowed"
        and any(not _is_hidden(row, standing, rows) for standing in row.standings - _IN_MEMORY)
        for row in rows
    )


def _is_hidden(row: Row, standing: str, rows: list[Row]) -> bool:
    top = max(one.precedence for one in rows if standing in one.standings)
    first = next(one for one in rows if standing in one.standings and one.precedence == top)
    certain = not (first.when or first.unless or first.terminations)
    return certain and first.verdict != "allowed" and row is not first


def _doubt(world: World, trigger: str, callback: str) -> Decision:
    """Returns the decision between two delivery rows if unknown facts choose between them and only
    one of them brings the callback. Otherwise returns NO_DECISION."""
    found = decide(world, world.about("delivery", "triggers", trigger))
    if not found.conditional or found.row is None or found.rival is None:
        return NO_DECISION
    one, other = (_brings(world, row, callback) for row in (found.row, found.rival))
    return NO_DECISION if one == other else found


def call(world: World, asked: Json) -> Answer:
    callback, trigger = asked["callback"], asked.get("trigger")
    lifecycle = world.lifecycle
    comes = comes_to(world, callback, None if lifecycle is None else lifecycle.name)
    delivery, absent = (None, False) if trigger is None else delivered(world, trigger)
    row: Row | None = None
    reason: str | None = None
    decision, doubt = NO_DECISION, NO_DECISION
    if not comes:
        there = exists(world, callback) and lifecycle is not None
        row = lifecycle.row if there and lifecycle else of_any_version(world, callback)
        reason = "callback-unavailable"
    elif absent:
        row, reason = delivery, "cause-unavailable"
    else:
        if trigger is not None:
            doubt = _doubt(world, trigger, callback)
        if delivery is not None and not _brings(world, delivery, callback):
            row, reason = delivery, "other-callbacks"
        else:
            rows = [row for row in world.in_force("call") if is_about_call(row, asked)]
            decision = decide(world, rows)
            found = decision.row
            if found is not None and found.get("on_launch_only") and delivery is not None:
                if trigger is not None and not _launches(world, trigger):
                    row, reason, decision = delivery, "launches-nothing", NO_DECISION
    told = decision.row
    verdict, requires = "unspecified", decision.requires
    if row is not None:
        verdict = "not-applicable"
    elif told is not None:
        verdict = "conditional" if decision.conditional else "allowed"
    turning, depends = doubt.requires, doubt.conditional
    if lifecycle is not None and lifecycle.other is not None:
        if comes_to(world, callback, lifecycle.other.get("lifecycle")) != comes:
            turning, depends = turning | lifecycle.requires, True
    if depends and verdict != "unspecified":
        verdict, requires = "conditional", requires | turning
    decides = row or told
    return world.ruled(verdict, decides, requires) | {
        "reason": None if row is None else reason,
        **{name: None if told is None else told.get(name) for name in _VALUES},
        **{name: frozenset() if told is None else frozenset(told.get(name)) for name in _SETS},
    }


def rows_of_the_answer(world: World, asked: Json, deciding: str | None) -> set[str]:
    """Returns the ids of further rows to list: if a callback row or a delivery row decides, all
    rows of its family about the question; otherwise none."""
    found = next((row for row in world.book.rows if row.id == deciding), None)
    if found is None or found.family not in ("callback", "delivery"):
        return set()
    return {
        row.id
        for row in world.book.family(found.family)
        if row.get("callback") == asked["callback"] and found.family == "callback"
        or asked.get("trigger") in row.triggers and found.family == "delivery"
    }
