"""Answers which steps may come next in a state."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, bare, placed
from evaluator.choices import silence
from evaluator.deciding import NOTHING, World
from evaluator.transitions import transition
from evaluator.moves import fits

Answer = dict[str, Any]


def next_edges(world: World, asked: Json) -> Answer:
    """Answers which causes may come next, each with the state to which it leads."""
    axis, state, last = asked["axis"], asked["from"], asked.get("last_cause")
    verdict, reason, edges = "unspecified", None, []
    rule: Any = None
    requires = NOTHING
    lifecycle = world.lifecycle
    silent = silence(world, "scenes") if axis == "scene" else None
    here = placed(axis, state)
    if silent is not None:
        verdict, reason, rule = silent.verdict, silent.get("reason"), silent
    elif lifecycle is None or here not in lifecycle.row.states:
        verdict = "unspecified" if lifecycle is None else "not-applicable"
        reason = "state-unavailable"
        rule = None if lifecycle is None else lifecycle.row
    else:
        edges = _edges(world, axis, state, last, lifecycle.name)
        verdict = "allowed" if edges else "forbidden"
        silent = None if edges else silence(world, "ways")
        if silent is not None:
            verdict, rule = silent.verdict, silent
        other = lifecycle.other
        if other is not None and here not in other.states:
            verdict, requires = "conditional", lifecycle.requires
    first, newest = world.finished(verdict)
    return {
        "verdict": first,
        "newest_verdict": newest,
        "reason": reason,
        "rule": None if rule is None else rule.id,
        "evidence": None if rule is None else rule.evidence,
        "requires": requires,
        "edges": tuple(edges),
    }


def _edges(
    world: World, axis: str, state: str, last: str | None, lifecycle: str
) -> list[tuple[Any, ...]]:
    found = []
    for row in world.book.leaving(world.os, world.profile, lifecycle, placed(axis, state), None):
        if row.verdict != "allowed" or not fits(world, row, last, None):
            continue
        for cause in row.causes:
            asked: Json = {
                "axis": axis, "from": state, "to": bare(row.get("to")), "cause": cause,
                "last_cause": last,
            }  # fmt: skip
            answer = transition(world, asked)
            verdict = answer["newest_verdict"]
            if answer["rule"] == row.id and verdict in ("allowed", "conditional"):
                found.append((
                    cause, bare(row.get("to")), verdict, row.id, row.evidence, row.disputed,
                    row.get("reason"),
                ))  # fmt: skip
    return found
