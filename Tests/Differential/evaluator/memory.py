"""Answers what keeps an app from being suspended, and the order in which apps are ended when memory
is short."""

from __future__ import annotations

from typing import Any

from evaluator.book import Json, Row
from evaluator.deciding import NOTHING, World
from evaluator.figures import TRUTHS
from evaluator.states import ruling

Answer = dict[str, Any]


def under_way(row: Row, asked: Json) -> frozenset[str]:
    """Returns the activities of the app that count for a row on suspension."""
    doing: frozenset[str] = asked["activities"]
    return doing & asked["begun_in_front"] if row.get("begun_in_front") else doing


def is_about_suspension(row: Row, asked: Json) -> bool:
    """Returns whether the app does something that a row names. A row that names nothing is about
    every app."""
    if not row.allowances and not row.activities:
        return True
    return bool(row.allowances & asked["allowances"] or row.activities & under_way(row, asked))


def is_about_purge(row: Row, asked: Json) -> bool:
    """Returns whether a row is about the app's state and, if the row names activities, about one of
    the app's activities."""
    if asked["state"] not in row.states:
        return False
    return not row.activities or bool(row.activities & asked["activities"])


def suspension(world: World, asked: Json) -> Answer:
    """Answers whether the system may suspend the app, and if not, what prevents that."""
    rows = [row for row in world.in_force("suspension") if is_about_suspension(row, asked)]
    answer, _ = ruling(world, "suspended", rows)
    lifecycle = world.lifecycle
    can_be = lifecycle is None or "suspended" in lifecycle.row.states
    holding = [
        row
        for row in rows
        if can_be and row.precedence and row.verdict == "forbidden" and world.applies(row)
    ]
    return answer | {
        "allowances": NOTHING.union(*(row.allowances & asked["allowances"] for row in holding)),
        "activities": NOTHING.union(*(row.activities & under_way(row, asked) for row in holding)),
    }


def purge(world: World, asked: Json) -> Answer:
    """Answers the rank of the app in the order in which apps are ended when memory is short, and
    whether the app is warned before."""
    rows = [row for row in world.in_force("purge") if is_about_purge(row, asked)]
    answer, row = ruling(world, asked["state"], rows)
    return answer | {
        "rank": None if row is None else row.get("rank"),
        "warned": None if row is None else TRUTHS[row.get("warned")],
    }
