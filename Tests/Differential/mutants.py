"""Changes one row at a time, for the evaluator only. The comparison must notice the change."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

from evaluator.book import SCENE_STATES, Book, Json, packed, shown
from client import Client
from compare import Comparison
from grounds import Grounds
from questions import KINDS_OF, Questions

#: For each family, the fields of a row that can change an answer.
_FIELDS = {
    "lifecycle": ("lifecycle", "states"),
    "transition": ("verdict", "to", "states", "causes", "steps", "reason"),
    "cause": ("states", "causes"),
    "delivery": ("triggers", "launch_state", "callback", "allowance"),
    "deadline": ("verdict", "allowances", "limit_ns", "advice_ns", "at_expiry", "code",
                 "termination", "starts", "resets", "shared"),
    "standing": ("terminations", "standing"),
    "relaunch": ("verdict", "triggers", "standings", "guarantee"),
    "notification": ("axes", "posted_before", "notification", "reads_as_method"),
    "mode": ("verdict", "triggers", "permits", "keeps_running"),
    "event": ("verdict", "events", "states", "manner", "callback", "merging", "rank", "trigger"),
    "quota": ("verdict", "count", "window_ns", "at_expiry"),
    "conduct": ("verdict", "activities", "states", "price", "callback", "termination"),
    "duty": ("callback", "undone_at", "text"),
    "manifest": ("severity", "key", "text"),
    "termination": ("verdict", "cause", "code_low", "code_high", "namespaces", "error_domains", "text"),
    "callback": ("fallback", "fallback_in_front_only", "scene_callback", "app_callback",
                 "of_interface"),
    "choice": ("states", "causes", "companions", "interruptions"),
    "silence": ("verdict", "reason"),
    "watchdog": ("callback", "states", "allowance"),
    "disposition": ("triggers", "standings", "disposition", "occasion"),
    "suspension": ("verdict", "allowances", "activities", "begun_in_front"),
    "purge": ("verdict", "states", "activities", "rank", "warned"),
    "call": ("callbacks", "triggers", "receiver", "launch_option", "more_launch_options",
             "connection_option", "more_connection_options", "return_value", "on_launch_only"),
}  # fmt: skip
_EVERY = ("since", "until", "basis", "when", "unless")
#: Further fields that are changed in all families except those of _LISTED.
_DECIDING = ("conflict", "precedence")
_LISTED = (
    "duty", "manifest", "notification", "standing", "delivery", "cause", "callback", "choice",
)  # fmt: skip


class Mutants:
    """Makes books that differ from the true book in one field of one row."""

    def __init__(self, book: Book, source: random.Random) -> None:
        self.book = book
        self.rows: list[Json] = book.export["rules"]
        self.random = source

    def some(self) -> tuple[int, str, Any, Book]:
        """Makes a random change. Returns the number of the changed row, the changed field, the new
        value and the changed book."""
        while True:
            number = self.random.randrange(len(self.rows))
            row = self.rows[number]
            if row["family"] == "choice" and not any(row[name] for name in _FIELDS["choice"]):
                # This row is only a note about what hosts choose. No answer depends on the row.
                continue
            fields = (*_FIELDS[row["family"]], *_EVERY)
            if row["family"] not in _LISTED:
                fields += _DECIDING
            field = self.random.choice(fields)
            value = self._other(row, field)
            if value != row[field]:
                rows = [*self.rows]
                rows[number] = row | {field: value}
                return number, field, value, self.book.with_rules(rows)

    def _other(self, row: Json, field: str) -> Any:
        value = row[field]
        if field in ("since", "until"):
            return self._version(row, field)
        if field == "precedence":
            lowest, *_, highest = self.book.export["precedences"]
            return lowest if value != lowest else highest
        if field == "verdict":
            return self.random.choice(("allowed", "forbidden", "unspecified", "not-applicable"))
        if field == "conflict" and value is not None:
            return None
        if field == "steps":
            return self._steps(value)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + 1
        like = [
            one
            for one in self.rows
            if one["family"] == row["family"] and _axis(one) == _axis(row) and one[field]
        ]
        if isinstance(value, list):
            return self._listed(value, [item for one in like for item in one[field]])
        return self.random.choice(like)[field] if like else value

    def _version(self, row: Json, field: str) -> str | None:
        edges = self.book.edges
        since = packed(row["since"])
        until = packed(row["until"]) if row["until"] else self.book.newest + 1
        if field == "since":
            fitting = [edge for edge in edges if edge < until]
        else:
            fitting = [edge for edge in edges if edge > since]
        return shown(self.random.choice(fitting)) if fitting else row[field]

    def _listed(self, value: list[Any], others: list[Any]) -> list[Any]:
        if value and self.random.random() < 0.5:
            gone = self.random.randrange(len(value))
            return value[:gone] + value[gone + 1 :]
        more = [item for item in others if item not in value]
        return [*value, self.random.choice(more)] if more else value

    def _steps(self, value: list[Json]) -> list[Json]:
        if not value:
            return value
        steps = copy.deepcopy(value)
        step = self.random.choice(steps)
        if self.random.random() < 0.5:
            steps.remove(step)
        else:
            step["reads"] = "background" if step["reads"] != "background" else "active"
        return steps


def _axis(row: Json) -> bool:
    """Returns whether a row is a transition of a scene, not of the app."""
    return row.get("to") in SCENE_STATES


def noticed(
    number: int, book: Book, client: Client, true: Book, seed: str, questions: int
) -> bool:
    """Asks questions aimed at a row, until the evaluator with the changed book differs from the
    library. Returns whether the evaluator with the true book then agrees with the library. Returns
    false if no question shows a difference."""
    source = random.Random(seed)
    grounds, asking = Grounds(true, source), Questions(true, source)
    asked = 0
    while asked < questions:
        aim = source.choice((true.rows[number], book.rows[number]))
        context = grounds.around(aim)
        changed, usual = Comparison(book, client, context), Comparison(true, client, context)
        for kind in KINDS_OF[aim.family]:
            several = [asking.some(kind, aim) for _ in range(8)]
            asked += len(several)
            if changed.mismatches(kind, several):
                return not usual.mismatches(kind, several)
    return False


def check(
    true: Book, client: Client, seed: str, count: int, questions: int
) -> tuple[Counter[str], Counter[str], list[str]]:
    """Tries `count` mutants. Returns, for each family, the number of mutants and the number of
    noticed mutants. Also returns descriptions of the mutants that were missed."""
    source = random.Random(seed)
    made, seen, missed = Counter[str](), Counter[str](), []
    mutants = Mutants(true, source)
    for index in range(count):
        number, field, value, book = mutants.some()
        row = mutants.rows[number]
        made[row["family"]] += 1
        if noticed(number, book, client, true, f"{seed}:{index}", questions):
            seen[row["family"]] += 1
        else:
            missed.append(f"{row['id']}: {field}: {row[field]!r} became {value!r}")
    return made, seen, missed
