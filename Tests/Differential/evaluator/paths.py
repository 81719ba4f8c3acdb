"""Answers how an app gets from one state to another."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row, bare, placed
from evaluator.chains import Taken, find_living, remembered
from evaluator.choices import silence
from evaluator.deciding import NOTHING, World
from evaluator.events import ruling_on_event
from evaluator.relaunch import delivered
from evaluator.sequences import asked_in, sequence
from evaluator.moves import Move, decided

Answer = dict[str, Any]


def path(world: World, asked: Json) -> Answer:
    """Answers how the app gets from one state to another."""
    lifecycle = world.lifecycle
    answer: Answer = {
        "verdict": "unspecified", "reason": None, "disputed": False, "steps": None,
        "requires": NOTHING, "rule": None, "evidence": None,
    }  # fmt: skip
    if lifecycle is not None:
        answer = _path(world, asked, lifecycle.row)
        if lifecycle.other is not None:
            other = _path(world, asked, lifecycle.other)
            if (answer["verdict"], answer["steps"]) != (other["verdict"], other["steps"]):
                answer["verdict"] = "conditional"
                answer["requires"] |= lifecycle.requires
    answer["verdict"], answer["newest_verdict"] = world.finished(answer["verdict"])
    return answer


def _path(world: World, asked: Json, lifecycle: Row) -> Answer:
    answer: Answer = {
        "verdict": "unspecified", "reason": None, "disputed": False, "steps": None,
        "requires": NOTHING, "rule": None, "evidence": None,
    }  # fmt: skip
    from_state, to = (placed(asked["axis"], asked[end]) for end in ("from", "to"))
    silent = silence(world, "scenes") if asked["axis"] == "scene" else None
    if silent is not None:
        return answer | _silent(silent)
    named = world.lifecycle.row if world.lifecycle is not None else lifecycle
    missing = _missing(world, lifecycle.states, named, from_state, to, asked.get("trigger"))
    if missing is not None:
        row, reason = missing
        return answer | _silent(row) | {"verdict": "not-applicable", "reason": reason}
    allowed = asked["allowed_causes"] or None
    move = Move(
        from_state, to, "", asked.get("last_cause"), None, lifecycle.get("lifecycle")
    )
    trigger = asked.get("trigger")
    found = find_living(world, move, allowed, trigger=trigger)
    if found is None:
        silent = silence(world, "ways")
        if silent is not None:
            return answer | _silent(silent)
        return answer | _refusal(world, move, allowed, trigger) | {"verdict": "forbidden", "reason": "no-path"}
    verdict, requires = _leaning(world, move, found, trigger)
    return answer | {
        "verdict": verdict,
        "requires": requires,
        "disputed": any(step.row.disputed for step in found),
        "steps": tuple(
            (
                step.cause, bare(step.from_state), bare(step.row.get("to")), step.row.id,
                sequence(world, [step.row], trigger, step.from_state),
            )
            for step in found
        ),
    }  # fmt: skip


def _silent(row: Row) -> Answer:
    return {
        "verdict": row.verdict, "reason": row.get("reason"), "disputed": row.disputed,
        "rule": row.id, "evidence": row.evidence,
    }  # fmt: skip


def _refusal(
    world: World, move: Move, allowed: frozenset[str] | None, trigger: str | None
) -> Answer:
    """Searches for a chain as if no row refused a step. Returns the parts of the answer that come
    from the first row that refuses a step of this chain."""
    last = move.last_cause
    for step in find_living(world, move, allowed, refused=True) or ():
        to = step.row.get("to")
        one = Move(step.from_state, to, step.cause, last, None, move.lifecycle)
        event = ruling_on_event(world, one, trigger)
        if event.refused_by is not None:
            return _silent(event.refused_by)
        decision = decided(world, one)
        if decision.row is not None and decision.row.verdict == "forbidden":
            return _silent(decision.row) | {"requires": decision.requires}
        last = remembered(to, step.cause)
    return {}


def _missing(
    world: World, states: frozenset[str], named: Row, from_state: str, to: str,
    trigger: str | None,
) -> tuple[Row, str] | None:
    """Checks whether the start, the trigger and the goal exist on this OS and in this life cycle.
    For the first of them that does not exist, returns the row and the reason. If all exist, returns
    None."""
    if from_state not in states:
        return named, "state-unavailable"
    if trigger is not None:
        row, absent = delivered(world, trigger)
        if absent and row is not None:
            return row, "cause-unavailable"
    return None if to in states else (named, "state-unavailable")


def _leaning(
    world: World, move: Move, chain: tuple[Taken, ...], trigger: str | None
) -> tuple[str, frozenset[str]]:
    """Returns the verdict of a chain and the conditions that its steps depend on."""
    verdict, requires, last = "allowed", NOTHING, move.last_cause
    for step in chain:
        to = step.row.get("to")
        one = Move(step.from_state, to, step.cause, last, None, move.lifecycle)
        decision = decided(world, one)
        unknown = asked_in(step.row) - world.known.both
        event = ruling_on_event(world, one, trigger)
        if decision.conditional or event.conditional or unknown:
            verdict = "conditional"
        requires |= decision.requires | event.requires | unknown
        last = remembered(to, step.cause)
    return verdict, requires
