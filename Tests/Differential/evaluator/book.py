"""Reads the rule book from `rulebook.json` alone."""

from __future__ import annotations

import bisect
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = dict[str, Any]

EXPORT = Path(__file__).resolve().parents[3] / "Sources" / "CBook" / "rulebook.json"
OPEN = 1 << 32
UNLIMITED = "unlimited"
SCENE_STATES = ("unattached", "foreground-inactive", "foreground-active", "scene-background")


def packed(text: str) -> int:
    """Converts a version to a number, so that versions can be compared. Each part has 8 bits."""
    parts = [int(part) for part in text.split(".")] + [0, 0]
    return parts[0] << 16 | parts[1] << 8 | parts[2]


def shown(version: int) -> str:
    """Formats a version as rules write it, without a patch of 0."""
    text = f"{version >> 16}.{version >> 8 & 255}"
    return f"{text}.{version & 255}" if version & 255 else text


def placed(axis: str, state: str) -> str:
    """Converts the name of a state in a question to its name in rows."""
    return "scene-background" if axis == "scene" and state == "background" else state


def bare(state: str | None) -> str | None:
    """Converts the name of a state in a row to its name in answers."""
    return "background" if state == "scene-background" else state


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a transition row. If its callback is None, the callbacks of the trigger come in
    this step."""

    callback: str | None
    reads: str | None
    scene: str | None
    when: str | None


@dataclass(frozen=True, slots=True)
class Row:
    """The parts of a row that the evaluation needs. A field is empty if the row's family lacks the
    field."""

    id: str
    family: str
    since: int
    until: int
    profiles: frozenset[str]
    evidence: str
    verdict: str
    disputed: bool
    precedence: int
    when: frozenset[str]
    unless: frozenset[str]
    lifecycles: frozenset[str]
    states: frozenset[str]
    causes: tuple[str, ...]
    callbacks: frozenset[str]
    last_causes: frozenset[str]
    interruptions: frozenset[str]
    companions: frozenset[str]
    triggers: frozenset[str]
    terminations: frozenset[str]
    standings: frozenset[str]
    allowances: frozenset[str]
    axes: frozenset[str]
    permits: frozenset[str]
    keeps_running: frozenset[str]
    events: frozenset[str]
    activities: frozenset[str]
    namespaces: frozenset[str]
    error_domains: frozenset[str]
    #: The kinds of process that the row is about.
    kinds: frozenset[str]
    #: The first and the last code that the row is about.
    codes: tuple[int, int]
    steps: tuple[Step, ...]
    #: The values of all fields that state the answer.
    says: tuple[Any, ...]
    #: The whole row, as in the JSON.
    data: Json

    def holds_on(self, os: int) -> bool:
        return self.since <= os < self.until

    def get(self, name: str) -> Any:
        """Returns the value of a field in the JSON, or None if the family lacks the field."""
        return self.data.get(name)

    def introduces(self, kind: str) -> bool:
        """Returns whether the row is about processes of a kind, and not about apps."""
        return kind in self.kinds and "app" not in self.kinds

    @property
    def axis(self) -> str:
        """The axis of a transition row: "scene" or "app"."""
        return "scene" if self.get("to") in SCENE_STATES else "app"


_SETS = (
    "when", "unless", "lifecycles", "states", "last_causes", "interruptions", "companions",
    "triggers", "terminations", "standings", "allowances", "axes", "permits", "keeps_running",
    "events", "activities", "namespaces", "error_domains", "callbacks", "kinds",
)  # fmt: skip


class Book:
    """All rows in order, with a few indices, so that a million questions do not take too long."""

    def __init__(self, export: Json) -> None:
        self.export = export
        #: The last version of the newest major version in the book.
        self.newest = packed(f"{export['newest_major']}.255.255")
        self.rows = tuple(self._row(data) for data in export["rules"])
        self._by_id = {row.id: row for row in self.rows}
        self.families: dict[str, tuple[Row, ...]] = {}
        for row in self.rows:
            self.families[row.family] = (*self.families.get(row.family, ()), row)
        ends = {row.since for row in self.rows} | {row.until for row in self.rows} - {OPEN}
        #: The versions on which some row begins or ends, in order.
        self.edges = sorted(ends)
        self.all_causes = len(export["vocabulary"]["cause"])
        self._chosen: dict[Any, Any] = {}
        self._kinds: dict[str, Book] = {}

    def of_kind(self, kind: str) -> Book:
        """Returns the book with the rows about a kind of process. It keeps all version edges of
        this book."""
        found = self._kinds.get(kind)
        if found is None:
            rules = [rule for rule in self.export["rules"] if kind in rule["kinds"]]
            found = self._kinds[kind] = self.with_rules(rules)
            found.edges = self.edges
        return found

    def with_rules(self, rules: Iterable[Json]) -> Book:
        return Book(self.export | {"rules": list(rules)})

    def _row(self, data: Json) -> Row:
        basis = self.export["bases"][data["basis"]]
        family = self.export["families"][data["family"]]
        profiles = basis["profiles"]
        if family["in_every_profile"]:
            profiles = self.export["vocabulary"]["evidence-profile"]
        sets: dict[str, Any] = {name: frozenset(data.get(name, ())) for name in _SETS}
        return Row(
            id=data["id"],
            family=data["family"],
            since=packed(data["since"]),
            until=OPEN if data["until"] is None else packed(data["until"]),
            profiles=frozenset(profiles),
            evidence=basis["evidence"],
            verdict=data.get("verdict", "allowed"),
            disputed=data["conflict"] is not None,
            precedence=self.export["precedences"].index(data["precedence"]),
            causes=tuple(data.get("causes", ())),
            codes=(int(data.get("code_low", "0"), 16), int(data.get("code_high", "0"), 16)),
            steps=tuple(Step(**step) for step in data.get("steps", ())),
            says=tuple(data[name] for name in family["says"]),
            data=data,
            **sets,
        )

    def row(self, id: str) -> Row:
        return self._by_id[id]

    def family(self, name: str) -> tuple[Row, ...]:
        return self.families.get(name, ())

    def in_force(self, family: str, os: int, profile: str) -> tuple[Row, ...]:
        """Returns the rows of a family that apply to a version and that the profile admits."""
        key = (family, bisect.bisect_right(self.edges, os), profile)
        found: tuple[Row, ...] | None = self._chosen.get(key)
        if found is None:
            rows = (row for row in self.family(family) if row.holds_on(os))
            found = tuple(row for row in rows if profile in row.profiles)
            self._chosen[key] = found
        return found

    def about(
        self, family: str, os: int, profile: str, field: str, value: str
    ) -> tuple[Row, ...]:
        """Returns the rows of a family that are in force and have `value` in the set `field`."""
        key = (family, bisect.bisect_right(self.edges, os), profile, field, value)
        found: tuple[Row, ...] | None = self._chosen.get(key)
        if found is None:
            rows = self.in_force(family, os, profile)
            found = tuple(row for row in rows if value in getattr(row, field))
            self._chosen[key] = found
        return found

    def leaving(
        self, os: int, profile: str, lifecycle: str, state: str, cause: str | None
    ) -> tuple[Row, ...]:
        """Returns the rows about transitions from a state by a cause. If `cause` is None, returns
        the rows for all causes."""
        key = (bisect.bisect_right(self.edges, os), profile, lifecycle, state, cause)
        found: tuple[Row, ...] | None = self._chosen.get(key)
        if found is None:
            found = tuple(
                row
                for row in self.about("transition", os, profile, "states", state)
                if lifecycle in row.lifecycles
                and (cause is None or cause in row.causes)
            )
            self._chosen[key] = found
        return found

    def is_for_every_cause(self, row: Row) -> bool:
        return len(row.causes) == self.all_causes


def exported() -> Json:
    export: Json = json.loads(EXPORT.read_text(encoding="utf-8"))
    return export
