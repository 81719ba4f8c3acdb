"""Whether an event wakes or launches an app, and what it delivers."""

from __future__ import annotations

from typing import Any

from book import Json, Row
from callbacks import form
from deciding import World, decide
from evaluate_figures import deadline, limit_of
from moves import missing

Answer = dict[str, Any]


def delivered(world: World, trigger: str) -> tuple[Row | None, bool]:
    """Gives the row of a trigger, and whether there is none such on the version."""
    found: Row | None = None
    for row in world.about("delivery", "triggers", trigger):
        if world.applies(row) and (found is None or row.precedence > found.precedence):
            found = row
    if found is not None:
        return found, False
    for row in world.book.family("delivery"):
        if trigger in row.triggers and world.profile in row.profiles:
            if not row.holds_on(world.os):
                return row, True
    return None, False


def _never_ended_so(world: World, ended: str) -> tuple[Row | None, frozenset[str]]:
    """Gives the rule by which an app cannot have ended so here, or be in memory and not run; and
    what that turns on, in place of the rule, where it turns on something."""
    lifecycle = world.lifecycle
    if lifecycle is None or ended == "never-launched":
        return None, frozenset()
    kinds = [row for row in (lifecycle.row, lifecycle.other) if row is not None]
    if ended == "none":
        absent = [None if "suspended" in row.states else lifecycle.row for row in kinds]
    else:
        absent = [missing(world, ended, None, row.get("lifecycle")) for row in kinds]
    if any(absent) and not all(absent):
        return None, lifecycle.requires
    return absent[0], frozenset()


def _deliver(world: World, row: Row, in_memory: bool) -> Answer:
    """Gives the callback that brings the event, and the time that starts to run."""
    callback = row.get("callback")
    if not in_memory:
        callback = row.get("launch_callback") or callback
    elif row.get("on_launch_only"):
        callback = None
    state = row.get("launch_state")
    called = None if callback is None else form(world, callback, state)
    allowance = row.get("allowance")
    limit = None
    if allowance is not None:
        limit = limit_of(deadline(world, {"allowance": allowance}))
    return {
        "launch_state": state,
        "callback": None if called is None else called[0],
        "allowance": allowance,
        "allowance_limit": limit,
    }


def relaunch(given: World, asked: Json) -> Answer:
    """After this termination, does this event wake or relaunch the app?"""
    trigger, ended = asked["trigger"], asked["termination"]
    world = given.after(asked["since"])
    delivery, absent = delivered(world, trigger)
    row: Row | None = delivery if absent else None
    never, turning = _never_ended_so(given, ended)
    if not absent and never is not None:
        row, absent = never, True
    verdict = "not-applicable" if absent else "unspecified"
    requires: frozenset[str] = frozenset()
    standing: Row | None = None
    disputed = absent and row is not None and row.disputed
    if not absent:
        about = world.about("standing", "terminations", ended)
        standing = decide(world, about).row
    if standing is not None:
        rows = [
            row
            for row in world.about("relaunch", "triggers", trigger)
            if standing.get("standing") in row.standings
            and (not row.terminations or ended in row.terminations)
        ]
        decision = decide(world, rows)
        row = decision.row
        disputed = standing.disputed
        if row is not None:
            verdict = "conditional" if decision.conditional else row.verdict
            requires = decision.requires
            disputed = disputed or row.disputed
    if turning and not absent and verdict in ("allowed", "forbidden", "conditional"):
        verdict = "conditional"
        requires |= turning
    first, newest = world.finished(verdict)
    answer: Answer = {
        "verdict": first,
        "newest_verdict": newest,
        "rule": None if row is None else row.id,
        "evidence": None if row is None else row.evidence,
        "disputed": disputed,
        "requires": requires,
        "guarantee": None if row is None or absent else row.get("guarantee"),
        "standing": None if standing is None else standing.get("standing"),
        "delivery_rule": None if delivery is None else delivery.id,
        "launch_state": None,
        "callback": None,
        "allowance": None,
        "allowance_limit": None,
    }
    # Between two kinds of refusal there is no launch to tell of.
    launches = not absent and row is not None and row.verdict in ("allowed", "conditional")
    if delivery is not None and launches:
        answer |= _deliver(given, delivery, answer["standing"] == "in-memory")
    return answer
