"""Answers whether an event wakes or launches an app, and what the event delivers."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row
from evaluator.callbacks import form
from evaluator.deciding import Decision, World, decide
from evaluator.figures import deadline, limit_of
from evaluator.moves import missing

Answer = dict[str, Any]

#: For each state of a running app, the standing of the app.
_RUNNING = {"background": "running", "inactive": "in-front", "active": "in-front"}
_IN_MEMORY = {"suspended", *_RUNNING}


def delivered(world: World, trigger: str) -> tuple[Row | None, bool]:
    """Returns the delivery row of a trigger and False. If no row certainly applies on this version,
    returns a row of another version and True, or None and False if there is none."""
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


def ended_by(asked: Json) -> str:
    """Returns the termination of the app, or "none" if the app is in memory."""
    in_memory = asked.get("state") in _IN_MEMORY
    return "none" if in_memory else str(asked["termination"])


def standing_by(asked: Json) -> str:
    """Returns the termination that determines the standing. With the force-quit flag, a force quit
    replaces every termination except `app-uninstall`."""
    ended = ended_by(asked)
    flagged = asked.get("force_quit") and ended not in ("none", "app-uninstall")
    return "user-force-quit" if flagged else ended


def running(asked: Json) -> str | None:
    """Returns the standing of a running app, or None if the app is not running."""
    return _RUNNING.get(asked.get("state") or "")


def _cannot_be(world: World, asked: Json) -> tuple[Row | None, frozenset[str]]:
    """Returns the rule that makes the question impossible: the app cannot be in this state, cannot
    be in memory without running, or cannot have ended in this way. If unknown facts decide whether
    the question is possible, returns None and the conditions on these facts."""
    lifecycle = world.lifecycle
    if lifecycle is None:
        return None, frozenset()
    kinds = [row for row in (lifecycle.row, lifecycle.other) if row is not None]
    ended, state = ended_by(asked), asked.get("state")
    grounds: list[list[Row | None]] = []
    if running(asked) is not None or state == "prewarmed":
        grounds.append([None if state in row.states else lifecycle.row for row in kinds])
    if running(asked) is None and ended == "none":
        grounds.append([None if "suspended" in row.states else lifecycle.row for row in kinds])
    elif running(asked) is None and ended != "never-launched":
        grounds.append([missing(world, ended, None, row.get("lifecycle")) for row in kinds])
    turning: frozenset[str] = frozenset()
    for absent in grounds:
        if all(absent):
            return absent[0], frozenset()
        if any(absent):
            turning |= lifecycle.requires
    return None, turning


def _deliver(world: World, row: Row, standing: str | None, given: str | None) -> Answer:
    """Returns the state in which the app gets the event, the callback that brings the event, and
    the allowance that starts, with its limit. If the app is running, `given` is its state."""
    callback = row.get("callback")
    if standing not in ("in-memory", *_RUNNING.values()):
        callback = row.get("launch_callback") or callback
    elif row.get("on_launch_only"):
        callback = None
    state = row.get("launch_state")
    # A running app keeps its state, unless the event brings it from the background to the front.
    if state is not None and given is not None and (state == "background" or given != "background"):
        state = given
    called = None if callback is None else form(world, callback, state)
    # No time limit of a wake-up applies to an app in front.
    allowance = None if standing == "in-front" else row.get("allowance")
    limit = None
    if allowance is not None:
        limit = limit_of(deadline(world, {"allowance": allowance}))
    return {
        "launch_state": state,
        "callback": None if called is None else called[0],
        "allowance": allowance,
        "allowance_limit": limit,
    }


def _becomes_of(world: World, trigger: str, standing: str) -> Row | None:
    """Returns the row that says what becomes of an event that does not run the app. Returns None if
    unknown facts choose the row."""
    rows = [
        row
        for row in world.about("disposition", "triggers", trigger)
        if not row.standings or standing in row.standings
    ]
    decision = decide(world, rows)
    return None if decision.conditional else decision.row


def stands_as(world: World, asked: Json, standing: str) -> str:
    """Returns the standing whose rows decide. An event that wakes a suspended app also reaches a
    running app. Therefore, if no row on running apps decides, the rows on apps in memory do."""
    if running(asked) is None or _decide(world, asked, standing).row is not None:
        return standing
    return "in-memory"


def _decide(world: World, asked: Json, standing: str) -> Decision:
    rows = [
        row
        for row in world.about("relaunch", "triggers", asked["trigger"])
        if standing in row.standings
        and (not row.terminations or ended_by(asked) in row.terminations)
    ]
    return decide(world, rows)


def relaunch(given: World, asked: Json) -> Answer:
    """Answers whether an event runs the app after a termination or in a state."""
    trigger = asked["trigger"]
    world = given.after(asked["since"])
    delivery, absent = delivered(world, trigger)
    row: Row | None = delivery if absent else None
    never, turning = _cannot_be(given, asked)
    if not absent and never is not None:
        row, absent = never, True
    verdict = "not-applicable" if absent else "unspecified"
    requires: frozenset[str] = frozenset()
    stands: Row | None = None
    standing: str | None = None
    disputed = absent and row is not None and row.disputed
    if not absent:
        about = world.about("standing", "terminations", standing_by(asked))
        stands = decide(world, about).row
    if stands is not None:
        standing = running(asked) or str(stands.get("standing"))
        decision = _decide(world, asked, stands_as(world, asked, standing))
        row = decision.row
        disputed = stands.disputed
        if row is not None:
            verdict = "conditional" if decision.conditional else row.verdict
            requires = decision.requires
            disputed = disputed or row.disputed
    if turning and not absent and verdict in ("allowed", "forbidden", "conditional"):
        verdict = "conditional"
        requires |= turning
    answer: Answer = world.ruled(verdict, row, requires) | {
        "disputed": disputed,
        "guarantee": None if row is None or absent else row.get("guarantee"),
        "standing": standing,
        "delivery_rule": None if delivery is None else delivery.id,
        "launch_state": None,
        "callback": None,
        "allowance": None,
        "allowance_limit": None,
        "disposition": None,
        "occasion": None,
        "disposition_rule": None,
    }
    # If the best row that may apply is a refusal, there is no launch to describe.
    launches = not absent and row is not None and row.verdict in ("allowed", "conditional")
    if delivery is not None and launches:
        answer |= _deliver(given, delivery, standing, asked["state"] if running(asked) else None)
    kept = None
    if standing is not None and verdict != "allowed":
        kept = _becomes_of(world, trigger, standing)
    if kept is not None:
        answer |= {name: kept.get(name) for name in ("disposition", "occasion")}
        answer["disposition_rule"] = kept.id
    return answer
