"""Answers whether a step between states is legal, why not, and which callbacks it has."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row, bare, placed
from evaluator.chains import find_path
from evaluator.choices import one_act, silence
from evaluator.deciding import NOTHING, Decision, World
from evaluator.events import ruling_on_event
from evaluator.relaunch import delivered
from evaluator.sequences import asked_in, sequence
from evaluator.moves import Move, decided, leads, matching, missing

Answer = dict[str, Any]


def transition(world: World, asked: Json) -> Answer:
    """Answers about the target state in the question. If the question names no target, answers
    about the state to which the cause leads."""
    if asked.get("to") is not None:
        return _answer(world, asked) | {"to": None}
    target, answer = wherever(world, asked)
    leads_there = answer["newest_verdict"] in ("allowed", "conditional")
    return answer | {"to": target if leads_there else None}


def wherever(world: World, asked: Json) -> tuple[str | None, Answer]:
    """Returns the state to which a cause leads, and the answer about that state.

    The rows of the cause may lead to several states. All of these states are tried, in the order of
    the rows' precedence, and the best answer counts. If `_worth` is 0 for every answer, the answer
    is about the cause alone.
    """
    best: tuple[str | None, Answer] = (None, _answer(world, asked))
    worth, lifecycle = 0, world.lifecycle
    if lifecycle is None:
        return best
    move = _move(asked, lifecycle.name)
    rows = [row for row in matching(world, move) if row.precedence]
    for row in sorted(rows, key=lambda row: -row.precedence):
        if world.book.is_for_every_cause(row):
            continue
        target = bare(row.get("to"))
        answer = _answer(world, asked | {"to": target})
        if _worth(answer) > worth:
            best, worth = (target, answer), _worth(answer)
    return best


def _worth(answer: Answer) -> int:
    """Ranks an answer about one of several states. The highest number is best."""
    verdict, plain = answer["newest_verdict"], answer["reason"] is None
    if verdict == "allowed":
        return 5 if plain else 3
    if verdict == "conditional":
        return 4
    if verdict == "forbidden" and (plain or answer["reason"] == "launches-nothing"):
        return 2
    return int(verdict == "unspecified" and answer["rule"] is not None)


def _move(asked: Json, lifecycle: str) -> Move:
    to = asked.get("to")
    return Move(
        placed(asked["axis"], asked["from"]), "" if to is None else placed(asked["axis"], to),
        asked["cause"], asked.get("last_cause"), asked.get("interruption"), lifecycle,
    )  # fmt: skip


def _answer(world: World, asked: Json) -> Answer:
    """Answers for the app's life cycle. If the app may also have the other life cycle, joins the
    answers for both."""
    lifecycle = world.lifecycle
    answer = _empty()
    if lifecycle is not None:
        answer = _in_lifecycle(world, asked, lifecycle.row, lifecycle.row)
        if lifecycle.other is not None:
            other = _in_lifecycle(world, asked, lifecycle.other, lifecycle.row)
            differs = answer["verdict"] == "allowed" and substance(answer) != substance(other)
            if answer["verdict"] != other["verdict"] or differs:
                answer["verdict"] = "conditional"
                answer["requires"] |= lifecycle.requires
        _consider_event(answer, world, asked)
    answer["verdict"], answer["newest_verdict"] = world.finished(answer["verdict"])
    return answer


def _consider_event(answer: Answer, world: World, asked: Json) -> None:
    """Corrects the answer about an allowed transition if its event does not run the app, or if
    unknown facts decide whether it does."""
    if answer["verdict"] not in ("allowed", "conditional"):
        return
    event = ruling_on_event(world, _move(asked, ""), asked.get("trigger"))
    if event.refused_by is not None:
        _refer(answer, event.refused_by, "forbidden", "launches-nothing")
        answer |= {"sequence": None, "requires": NOTHING}
    elif event.conditional:
        answer["verdict"] = "conditional"
        answer["requires"] |= event.requires


def substance(answer: Answer) -> tuple[Any, ...]:
    """Returns the content of an answer, without the rules behind it."""
    steps = answer["sequence"]
    bare = None if steps is None else tuple(step[:5] for step in steps)
    return answer["verdict"], answer["reason"], answer["via"], bare


def _empty() -> Answer:
    return {
        "verdict": "unspecified", "rule": None, "evidence": None, "disputed": False,
        "reason": None, "via": None, "sequence": None, "requires": NOTHING,
    }  # fmt: skip


def _refer(answer: Answer, row: Row, verdict: str, reason: str | None) -> None:
    answer |= {
        "verdict": verdict, "rule": row.id, "evidence": row.evidence, "disputed": row.disputed,
        "reason": reason, "via": None,
    }  # fmt: skip


def _lean(answer: Answer, world: World, decision: Decision) -> None:
    if decision.conditional:
        answer["verdict"] = "conditional"
    answer["requires"] |= decision.requires


def _in_lifecycle(world: World, asked: Json, having: Row, named: Row) -> Answer:
    answer = _empty()
    move = _move(asked, having.get("lifecycle"))
    silent = silence(world, "scenes") if asked["axis"] == "scene" else None
    if silent is not None:
        _refer(answer, silent, silent.verdict, silent.get("reason"))
        return answer
    states = having.states
    if move.from_state not in states:
        _refer(answer, named, "not-applicable", "state-unavailable")
        return answer
    absent = _absent(world, move, asked.get("trigger"))
    if absent is not None:
        _refer(answer, absent, "not-applicable", "cause-unavailable")
        return answer
    decision = decided(world, move)
    if decision.row is not None:
        _take(answer, world, move, decision.row, asked.get("trigger"))
        _lean(answer, world, decision)
    carried = answer["sequence"] is not None
    if decision.row is None or not carried and world.book.is_for_every_cause(decision.row):
        _explain_absence(answer, world, move, not move.to or move.to in states, named)
    return answer


def _take(answer: Answer, world: World, move: Move, row: Row, trigger: str | None) -> None:
    """Fills an answer from the row that decides."""
    _refer(answer, row, row.verdict, row.get("reason"))
    answer["via"] = bare(row.get("via"))
    if row.get("reason") == "not-one-step":
        steps = find_path(world, move, one_act(world, move.cause))
        if steps is not None and 1 < len(steps) <= 3:
            rows = [step.row for step in steps]
            answer["via"] = bare(rows[0].get("to"))
            answer["disputed"] = row.disputed or any(row.disputed for row in rows)
            answer["sequence"] = sequence(world, rows, trigger, move.from_state)
    elif row.verdict == "allowed":
        answer["sequence"] = sequence(world, [row], trigger, move.from_state)
        unknown = asked_in(row) - world.known.both
        if unknown:
            answer["verdict"], answer["requires"] = "conditional", unknown


def _explain_absence(
    answer: Answer, world: World, move: Move, has_to: bool, named: Row
) -> None:
    """Fills the answer with the reason why no row of the cause leads to the target. If no reason is
    known, leaves the answer as it is."""
    if not has_to:
        _refer(answer, named, "not-applicable", "state-unavailable")
        return
    for row in matching(world, move) if move.to else ():
        other = move.towards(row.get("to"))
        if leads(row) and decided(world, other).row is row:
            _refer(answer, row, "forbidden", "leads-elsewhere")
            answer["via"] = bare(row.get("to"))
            _lean(answer, world, decided(world, other))
            return
    for row in world.in_force("cause"):
        if move.cause in row.causes and not row.interruptions and move.lifecycle in row.lifecycles:
            if move.from_state not in row.states:
                _refer(answer, row, "forbidden", "cause-out-of-place")
                return


def _absent(world: World, move: Move, trigger: str | None) -> Row | None:
    """Returns the rule that says that the trigger, the cause or the interruption does not exist on
    this OS or in this life cycle. Returns None if all of them exist."""
    if trigger is not None:
        row, absent = delivered(world, trigger)
        if absent:
            return row
    return missing(world, move.cause, move.interruption, move.lifecycle)
