"""The rows of the rule book, from `rules --format json` and nothing else."""

from __future__ import annotations

import bisect
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from place import BINDING

Json = dict[str, Any]

OPEN = 1 << 32
NEWEST = 27 << 16 | 255 << 8 | 255
UNLIMITED = "unlimited"


def packed(text: str) -> int:
    """Makes versions comparable: 9.3.5 is one number, part by part."""
    parts = [int(part) for part in text.split(".")] + [0, 0]
    return parts[0] << 16 | parts[1] << 8 | parts[2]


def shown(version: int) -> str:
    """Writes a version as the rules do: the patch only where there is one."""
    text = f"{version >> 16}.{version >> 8 & 255}"
    return f"{text}.{version & 255}" if version & 255 else text


@dataclass(frozen=True, slots=True)
class Step:
    """One callback of a transition row; None: those of the trigger stand here."""

    callback: str | None
    state: str | None
    when: str | None
    scene_state: str | None


@dataclass(frozen=True, slots=True)
class Row:
    """What evaluation needs of a row. Fields that its family has no use for are empty."""

    id: str
    family: str
    since: int
    until: int
    profiles: frozenset[str]
    evidence: str | None
    verdict: str
    disputed: bool
    precedence: int
    when: frozenset[str]
    when_not: frozenset[str]
    lifecycles: frozenset[str]
    from_states: frozenset[str]
    causes: tuple[str, ...]
    last_causes: frozenset[str]
    interruptions: frozenset[str]
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
    steps: tuple[Step, ...]
    #: The other fields, as the JSON has them.
    data: Json

    def holds_on(self, os: int) -> bool:
        """Tells whether a version lies in the row's range."""
        return self.since <= os < self.until

    def get(self, name: str) -> Any:
        """Gives a field that is answered as it stands."""
        return self.data[name]

    def one(self, name: str) -> str | None:
        """Gives the one element of a list that has one at most."""
        values = self.data[name]
        return values[0] if values else None


_SETS = (
    "profiles", "when", "when_not", "lifecycles", "from_states", "last_causes", "interruptions",
    "triggers", "terminations", "standings", "allowances", "axes", "permits", "keeps_running",
    "events", "activities", "namespaces",
)  # fmt: skip


def row_of(data: Json) -> Row:
    """Reads one row of the JSON."""
    sets: dict[str, Any] = {name: frozenset(data[name]) for name in _SETS}
    return Row(
        id=data["id"],
        family=data["family"],
        since=packed(data["since"]),
        until=OPEN if data["until"] is None else packed(data["until"]),
        evidence=data["evidence"],
        verdict=data["verdict"],
        disputed=data["conflict"] is not None,
        precedence=data["precedence"],
        causes=tuple(data["causes"]),
        steps=tuple(Step(**step) for step in data["steps"]),
        data=data,
        **sets,
    )


class Book:
    """All rows, in order, with the few indices that make a million questions bearable."""

    def __init__(self, rows: Iterable[Json]) -> None:
        self.rows = tuple(row_of(data) for data in rows)
        self.families: dict[str, tuple[Row, ...]] = {}
        for row in self.rows:
            self.families[row.family] = (*self.families.get(row.family, ()), row)
        ends = {row.since for row in self.rows} | {row.until for row in self.rows} - {OPEN}
        #: The versions on which some row begins or ends, in order.
        self.edges = sorted(ends)
        self.all_causes = len({cause for row in self.rows for cause in row.causes})
        self._chosen: dict[Any, Any] = {}

    def family(self, name: str) -> tuple[Row, ...]:
        """Gives the rows of a family."""
        return self.families.get(name, ())

    def in_force(self, family: str, os: int, profile: str) -> tuple[Row, ...]:
        """Gives the rows that hold on a version and that the profile admits."""
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
        """Gives those of which a set has a value."""
        key = (family, bisect.bisect_right(self.edges, os), profile, field, value)
        found: tuple[Row, ...] | None = self._chosen.get(key)
        if found is None:
            rows = self.in_force(family, os, profile)
            found = tuple(row for row in rows if value in getattr(row, field))
            self._chosen[key] = found
        return found

    def leaving(
        self, os: int, profile: str, lifecycle: str, axis: str, state: str, cause: str | None
    ) -> tuple[Row, ...]:
        """Gives the transition rows out of a state, for one cause or for any."""
        key = (bisect.bisect_right(self.edges, os), profile, lifecycle, axis, state, cause)
        found: tuple[Row, ...] | None = self._chosen.get(key)
        if found is None:
            found = tuple(
                row
                for row in self.about("transition", os, profile, "from_states", state)
                if row.get("axis") == axis
                and lifecycle in row.lifecycles
                and (cause is None or cause in row.causes)
            )
            self._chosen[key] = found
        return found

    def is_for_every_cause(self, row: Row) -> bool:
        """Tells whether a transition row is about a pair of states, whatever the cause."""
        return len(row.causes) == self.all_causes


def printed_rows() -> list[Json]:
    """Runs the command line of the binding, and gives the rows that it prints."""
    command = [sys.executable, "-m", "lifecycle_policy", "rules", "--format", "json"]
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(BINDING)]))
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=True)
    rows: list[Json] = json.loads(done.stdout)["rules"]
    return rows
