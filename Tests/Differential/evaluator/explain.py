"""Lists every row about a question, with its role in the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from evaluator.book import Json, Row, placed
from evaluator.calls import call, is_about_call, rows_of_the_answer
from evaluator.deciding import World, decide
from evaluator.figures import deadline, is_about_code, mode, quota, termination
from evaluator.memory import is_about_purge, is_about_suspension, purge, suspension
from evaluator.relaunch import delivered, ended_by, relaunch, standing_by, stands_as
from evaluator.states import conduct, delivery
from evaluator.transitions import transition, wherever
from evaluator.moves import fits

Answer = dict[str, Any]

#: A function that returns whether a row of a family is about a question.
About = Callable[[Row, Json], bool]

#: For each kind of question that a single family decides: the function that answers the question,
#: the family, and the function that selects the rows about the question.
_PLAIN: dict[str, tuple[Callable[[World, Json], Answer], str, About]] = {
    "deadline": (deadline, "deadline", lambda row, asked: asked["allowance"] in row.allowances),
    "conduct": (
        conduct, "conduct",
        lambda row, asked: asked["activity"] in row.activities and asked["state"] in row.states,
    ),
    "delivery": (
        delivery, "event",
        lambda row, asked: asked["event"] in row.events and asked["state"] in row.states,
    ),
    "mode": (mode, "mode", lambda row, asked: bool(row.get("mode") == asked["of"])),
    "quota": (quota, "quota", lambda row, asked: bool(row.get("quota") == asked["quota"])),
    "termination": (
        termination, "termination",
        lambda row, asked: is_about_code(row, asked),
    ),
    "suspension": (suspension, "suspension", is_about_suspension),
    "purge": (purge, "purge", is_about_purge),
    "call": (call, "call", is_about_call),
}  # fmt: skip

#: The kinds of question that can be explained.
EXPLAINED = ("transition", "relaunch", *_PLAIN)


def explain(world: World, asked: Json) -> Answer:
    """Returns every row about a question, for all versions, profiles and conditions."""
    kind = asked["question"]
    if kind == "transition":
        rows, deciding = _of_transition(world, asked)
    elif kind == "relaunch":
        rows, deciding = _of_relaunch(world, asked)
        world = world.after(asked["since"])
    else:
        ask, family, is_about = _PLAIN[kind]
        rows = [row for row in world.book.family(family) if is_about(row, asked)]
        deciding = {ask(world, asked)["rule"]}
    listed = {row.id for row in rows} | _of_the_answer(world, deciding)
    if kind == "call":
        for name in deciding:
            listed |= rows_of_the_answer(world, asked, name)
    told = [row for row in world.book.rows if row.id in listed]
    return {"rules": tuple(_told(world, row, row.id in deciding) for row in told)}


def _of_the_answer(world: World, deciding: set[str | None]) -> set[str]:
    """Returns the ids of the rows that are listed because a row of another family decides. If a row
    on life cycles decides, all rows on life cycles are listed. If a row of the family `silence`
    decides, only this row is listed."""
    found: set[str] = set()
    for row in world.book.rows:
        if row.id in deciding and row.family == "lifecycle":
            found |= {other.id for other in world.book.family("lifecycle")}
        if row.id in deciding and row.family == "silence":
            found.add(row.id)
    return found


def _told(world: World, row: Row, decides: bool) -> tuple[str, str, frozenset[str], frozenset[str]]:
    failing = row.when & world.known.failing | row.unless & world.known.holding
    unknown = (row.when | row.unless) - world.known.both
    if decides:
        role = "decides"
    elif world.profile not in row.profiles:
        role = "other-profile"
    elif not row.holds_on(world.os):
        role = "other-version"
    elif failing:
        role = "condition-fails"
    else:
        role = "alternative" if not row.precedence else "outweighed"
        role = "condition-unknown" if unknown else role
    return row.id, role, failing, unknown


def _of_transition(world: World, asked: Json) -> tuple[list[Row], set[str | None]]:
    lifecycle, answer = world.lifecycle, transition(world, asked)
    deciding: set[str | None] = {answer["rule"]}
    rows = list(world.book.family("lifecycle"))
    if lifecycle is None:
        return rows, deciding
    deciding.add(lifecycle.row.id)
    target, trigger = asked.get("to"), asked.get("trigger")
    if target is None:
        target = wherever(world, asked)[0]
    last, interruption = asked.get("last_cause"), asked.get("interruption")
    for row in world.book.family("transition"):
        is_asked = (
            placed(asked["axis"], asked["from"]) in row.states
            and asked["cause"] in row.causes
            and (target is None or row.get("to") == placed(asked["axis"], target))
            and lifecycle.name in row.lifecycles
            and fits(world, row, last, interruption)
        )
        if is_asked or row.id == answer["rule"]:
            rows.append(row)
    rows += [row for row in world.book.family("relaunch") if row.id == answer["rule"]]
    for row in world.book.family("cause"):
        if asked["cause"] in row.causes or row.id == answer["rule"]:
            if not row.interruptions or interruption in row.interruptions:
                rows.append(row)
    if trigger is not None:
        rows += [row for row in world.book.family("delivery") if trigger in row.triggers]
        found, absent = delivered(world, trigger)
        if found is not None and not absent:
            deciding.add(found.id)
    return rows, deciding


def _of_relaunch(given: World, asked: Json) -> tuple[list[Row], set[str | None]]:
    answer = relaunch(given, asked)
    world, book, trigger = given.after(asked["since"]), given.book, asked["trigger"]
    deciding: set[str | None] = {answer[name] for name in ("rule", "delivery_rule")}
    rows = [row for row in book.family("delivery") if trigger in row.triggers]
    standing = answer["standing"]
    ended = ended_by(asked)
    for row in book.family("cause"):
        # If the row that decides says that the cause with the termination's name does not exist,
        # every row on that cause is listed.
        if row.id == answer["rule"]:
            rows += [
                one
                for one in book.family("cause")
                if ended in one.causes and not one.interruptions
            ]
    if standing is None:
        return rows, deciding
    deciding.add(answer["disposition_rule"])
    about = [row for row in book.family("standing") if standing_by(asked) in row.terminations]
    stands = decide(world, world.about("standing", "terminations", standing_by(asked))).row
    deciding |= set() if stands is None else {stands.id}
    meant = {standing, stands_as(world, asked, standing)}
    about += [
        row
        for row in book.family("relaunch")
        if trigger in row.triggers
        and row.standings & meant
        and (not row.terminations or ended in row.terminations)
    ]
    about += [
        row
        for row in book.family("disposition")
        if trigger in row.triggers and standing in (row.standings or {standing})
    ]
    return rows + about, deciding
