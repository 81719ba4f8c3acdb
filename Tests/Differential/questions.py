"""Makes random questions of every kind, many of them aimed at a row of the rule book."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from evaluator.book import Book, Json, Row, bare
from evaluator.explain import EXPLAINED
from words import (
    ACTIVITY, ALLOWANCE, CALLBACK, CAUSE, ERROR_DOMAIN, EVENT, INTERRUPTION, MODE, NAMESPACE, QUOTA, SCENE,
    SINCE, STATE, TERMINATION, TRIGGER,
)  # fmt: skip

#: The number of questions of each kind that are asked in one context.
SHARES = {
    "transition": 30, "next": 2, "path": 4, "deadline": 8, "relaunch": 16, "conduct": 12,
    "duties": 4, "delivery": 8, "mode": 2, "quota": 3, "manifest": 1, "termination": 6,
    "suspension": 6, "purge": 4, "call": 12, "explain": 6,
}  # fmt: skip

#: For each family, the kinds of question for which its rows matter.
KINDS_OF = {
    "lifecycle": (
        "transition", "conduct", "delivery", "duties", "path", "next", "suspension", "purge",
        "relaunch", "call",
    ),
    "transition": ("transition", "transition", "path", "next"),
    "cause": ("transition",),
    "delivery": ("relaunch", "transition", "call"),
    "deadline": ("deadline", "deadline", "relaunch", "termination"),
    "standing": ("relaunch",),
    "relaunch": ("relaunch",),
    "notification": ("transition",),
    "mode": ("mode",),
    "event": ("delivery",),
    "quota": ("quota",),
    "conduct": ("conduct",),
    "duty": ("duties",),
    "manifest": ("manifest",),
    "termination": ("termination",),
    "callback": ("transition", "relaunch", "duties", "delivery", "call"),
    "choice": ("transition", "path"),
    "silence": ("transition", "path", "next", "duties", "call"),
    "watchdog": ("transition",),
    "disposition": ("relaunch",),
    "suspension": ("suspension",),
    "purge": ("purge",),
    "call": ("call",),
}  # fmt: skip

#: For each standing of a running app, the states in which the app can be.
_RUNNING = {"running": ("background",), "in-front": ("inactive", "active")}
#: The states in which an app does not count as being in memory.
_NOT_IN_MEMORY = ("not-running", "prewarmed")


class Questions:
    """Makes questions to a rule book."""

    def __init__(self, book: Book, source: random.Random) -> None:
        self.book = book
        self.random = source
        self._ways: dict[str, Callable[[Row | None], Json]] = {
            "transition": self._transition, "next": self._next, "path": self._path,
            "relaunch": self._relaunch, "conduct": self._conduct, "delivery": self._delivery,
            "deadline": lambda row: {"allowance": self._of(row, "allowances", ALLOWANCE.numbers)},
            "duties": self._duties,
            "mode": lambda row: {"of": self._data(row, "mode", MODE.numbers)},
            "quota": lambda row: {"quota": self._data(row, "quota", QUOTA.numbers)},
            "manifest": lambda row: {},
            "termination": self._termination,
            "suspension": self._suspension, "purge": self._purge, "call": self._call,
            "explain": self._explain,
        }  # fmt: skip

    def some(self, kind: str, row: Row | None = None) -> Json:
        """Returns a question of a kind, aimed at a row if one is given."""
        return self._ways[kind](row)

    def _maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def _any(self, names: Iterable[str]) -> str:
        listed = sorted(names)
        return str(self.random.choice(listed))

    def _of(self, row: Row | None, field: str, names: Iterable[str]) -> str:
        """Usually returns an element of the set that the row has in a field. Now and then, or if
        there is no such element, returns any of `names`."""
        values = None if row is None else getattr(row, field)
        return self._any(values if values and self._maybe(0.95) else names)

    def _data(self, row: Row | None, field: str, names: Iterable[str]) -> str:
        value = None if row is None else row.get(field)
        return str(value) if value is not None and self._maybe(0.95) else self._any(names)

    def _of_axis(self, row: Row | None, field: str, states: Iterable[str]) -> str:
        """Usually returns a state of the row that is in `states`, under the name that questions
        use. Now and then, or if there is no such state, returns any of `states`."""
        told = () if row is None else row.states if field == "states" else (row.get(field),)
        values = {bare(state) for state in told if state is not None}
        fitting = [state for state in states if state in values]
        return self._any(fitting if fitting and self._maybe(0.95) else states)

    def _a_transition(self, row: Row | None) -> Row | None:
        """Returns a transition row to aim at: `row` itself, or a transition row for which `row`
        matters. If there is no such row, returns any transition row or None."""
        rows = self.book.family("transition")
        if row is not None and row.family in ("notification", "watchdog"):
            with_it = [
                one
                for one in rows
                if any(s.callback == row.get("callback") for s in one.steps)
                and (not row.states or one.get("to") in row.states)
            ]
            return self.random.choice(with_it or rows)
        if row is not None and row.family == "delivery":
            return self.random.choice([
                one for one in rows if any(s.callback is None for s in one.steps)
            ] or rows)  # fmt: skip
        if row is not None and row.family == "transition":
            return row
        return self.random.choice(rows) if self._maybe(0.6) else None

    def _transition(self, row: Row | None) -> Json:
        aim = self._a_transition(row)
        axis = self._axis(aim)
        states = SCENE.numbers if axis == "scene" else STATE.numbers
        causes = frozenset() if aim is None else frozenset(aim.causes)
        if row is not None and (row.family == "cause" or row.companions):
            causes = frozenset(row.causes)
        asked: Json = {
            "axis": axis,
            "from": self._of_axis(aim, "states", states),
            "to": self._of_axis(aim, "to", states),
            "cause": self._any(causes if causes and self._maybe(0.9) else CAUSE.numbers),
        }
        if self._maybe(0.25):
            del asked["to"]
        if self._maybe(0.3):
            asked["last_cause"] = self._of(aim, "last_causes", CAUSE.numbers)
        if self._maybe(0.4) or row is not None and row.family == "delivery":
            asked["trigger"] = self._of(row, "triggers", TRIGGER.numbers)
        if "interruption" in asked["cause"] and self._maybe(0.6) or self._maybe(0.05):
            kinds = row if row is not None and row.family == "cause" else aim
            asked["interruption"] = self._of(kinds, "interruptions", INTERRUPTION.numbers)
        return asked

    def _axis(self, row: Row | None) -> str:
        if row is not None and row.family == "transition":
            return row.axis
        return "scene" if self._maybe(0.2) else "app"

    def _next(self, row: Row | None) -> Json:
        aim = self._a_transition(row)
        axis = self._axis(aim)
        states = SCENE.numbers if axis == "scene" else STATE.numbers
        asked: Json = {"axis": axis, "from": self._of_axis(aim, "states", states)}
        if self._maybe(0.4):
            asked["last_cause"] = self._of(aim, "last_causes", CAUSE.numbers)
        return asked

    def _path(self, row: Row | None) -> Json:
        asked = self._next(row)
        states = SCENE.numbers if asked["axis"] == "scene" else STATE.numbers
        aim = row if row is not None and row.axis == asked["axis"] else None
        asked["to"] = self._of_axis(aim, "to", states)
        asked["allowed_causes"] = frozenset[str]()
        if self._maybe(0.3):
            count = self.random.choice((2, 8, 30, 49))
            asked["allowed_causes"] = frozenset(
                self.random.sample(sorted(CAUSE.numbers), k=count)
            )
        if self._maybe(0.4):
            asked["trigger"] = self._any(TRIGGER.numbers)
        return asked

    def _relaunch(self, row: Row | None) -> Json:
        trigger = TRIGGER.numbers
        ended = self._of(row, "terminations", TERMINATION.numbers)
        standing = self._any(row.standings) if row is not None and row.standings else None
        if row is not None and standing is not None and not row.terminations:
            rows = self.book.family("standing")
            fitting = [one for one in rows if one.get("standing") in row.standings]
            ended = self._of(self.random.choice(fitting or rows), "terminations", [ended])
        since = frozenset(name for name in SINCE.numbers if self._maybe(0.25))
        if row is not None and row.family == "standing" and self._maybe(0.8):
            since = frozenset(
                name for name in ("reboot", "unlock", "user-launch")
                if any(asked.startswith(name.split("-")[0]) for asked in row.when)
            )  # fmt: skip
        if row is not None and row.family == "deadline":
            rows = self.book.family("delivery")
            with_it = [one for one in rows if one.get("allowance") in row.allowances]
            row = self.random.choice(with_it or rows)
        asked: Json = {
            "termination": ended, "trigger": self._of(row, "triggers", trigger), "since": since,
        }  # fmt: skip
        return asked | self._standing(standing, ended)

    def _standing(self, standing: str | None, ended: str) -> Json:
        """Returns random optional parts of a relaunch question: a state, the force-quit flag, both
        or neither. A state in memory may replace the termination."""
        told: Json = {}
        if standing in _RUNNING and self._maybe(0.8):
            told["state"] = self._any(_RUNNING[standing])
        elif self._maybe(0.2):
            told["state"] = self._any(STATE.numbers)
            if ended == "none" and told["state"] in _NOT_IN_MEMORY:
                del told["state"]
        if "state" in told and told["state"] not in _NOT_IN_MEMORY and self._maybe(0.5):
            told["termination"] = None
        if self._maybe(0.2):
            told["force_quit"] = True
        return told

    def _some(self, values: Iterable[str], names: Iterable[str]) -> frozenset[str]:
        """Returns a random set: usually one of `values`, and sometimes some of `names`."""
        found = {self._any(values)} if values and self._maybe(0.8) else set[str]()
        return frozenset(found | {name for name in sorted(names) if self._maybe(0.04)})

    def _doing(self, row: Row | None) -> frozenset[str]:
        return self._some(row.activities if row is not None else (), ACTIVITY.numbers)

    def _suspension(self, row: Row | None) -> Json:
        doing = self._doing(row)
        begun = frozenset(name for name in sorted(doing) if self._maybe(0.6))
        return {
            "allowances": self._some(row.allowances if row else (), ALLOWANCE.numbers),
            "activities": doing,
            "begun_in_front": begun | self._some((), ACTIVITY.numbers),
        }

    def _explain(self, row: Row | None) -> Json:
        """Returns a question of any kind that has an explanation, aimed at the row if possible."""
        fitting = [] if row is None else [kind for kind in KINDS_OF[row.family] if kind in EXPLAINED]
        kind = self._any(fitting or EXPLAINED)
        return {"question": kind} | self.some(kind, row if fitting else None)

    def _purge(self, row: Row | None) -> Json:
        return {"state": self._state(row), "activities": self._doing(row)}

    def _state(self, row: Row | None) -> str:
        return self._of_axis(row, "states", STATE.numbers)

    def _conduct(self, row: Row | None) -> Json:
        activity = self._of(row, "activities", ACTIVITY.numbers)
        return {"state": self._state(row), "activity": activity}

    def _delivery(self, row: Row | None) -> Json:
        return {"state": self._state(row), "event": self._of(row, "events", EVENT.numbers)}

    def _duties(self, row: Row | None) -> Json:
        return {"callback": self._data(row, "callback", CALLBACK.numbers)}

    def _call(self, row: Row | None) -> Json:
        named = None if row is None else row.get("callback")
        asked: Json = {"callback": self._of(row, "callbacks", CALLBACK.numbers)}
        if named is not None and self._maybe(0.8):
            asked["callback"] = str(named)
        if row is not None and row.triggers or self._maybe(0.6):
            asked["trigger"] = self._of(row, "triggers", TRIGGER.numbers)
        return asked

    def _termination(self, row: Row | None) -> Json:
        if row is None or row.family != "termination":
            row = self.random.choice(self.book.family("termination"))
        code = self.random.choice(row.codes)
        code += self.random.choice((0, 0, 0, 0, -1, 1))
        if self._maybe(0.05):
            some = self.random.getrandbits(32)
            code = self.random.choice((0, 1, 9, 0xFFFF, 0x10000, 1 << 63, some))
        asked: Json = {"code": min(max(code, 0), (1 << 64) - 1)}
        if row.error_domains and self._maybe(0.9) or self._maybe(0.05):
            asked["error_domain"] = self._of(row, "error_domains", ERROR_DOMAIN.numbers)
        elif self._maybe(0.8):
            asked["namespace"] = self._of(row, "namespaces", NAMESPACE.numbers)
        return asked
