"""Decides between rows: finds the rows that apply, the row that wins, and the conditions on which
the answer depends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from lifecycle_policy import Context

from evaluator.book import UNLIMITED, Book, Row
from evaluator.conditions import Known, with_events

NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Decision:
    """The row that decides, or that would decide if the unknown facts were favourable."""

    row: Row | None
    conditional: bool
    requires: frozenset[str]
    #: If the decision is conditional, the row that may decide instead.
    rival: Row | None = None


NO_DECISION = Decision(None, False, NOTHING)


@dataclass(frozen=True, slots=True)
class Lifecycle:
    """The life cycle of an app, and the other life cycle that the app may have if some facts are
    unknown."""

    row: Row
    other: Row | None

    @property
    def name(self) -> str:
        """The name of the life cycle that the known facts give."""
        return str(self.row.get("lifecycle"))

    @property
    def requires(self) -> frozenset[str]:
        """The conditions that choose between the two life cycles."""
        return NOTHING if self.other is None else self.other.when | self.other.unless


class World:
    """The context of a question: one version, profile, app and device."""

    def __init__(self, book: Book, context: Context, os: int, known: Known) -> None:
        self.book = book
        self.context = context
        self.asked_os = os
        self.newer = os > book.newest
        self.os = min(os, book.newest)
        self.profile = context.profile.label
        self.known = known
        #: Earlier decisions in this world.
        self.decisions: dict[Any, Decision] = {}
        self._others: dict[Any, World] = {}

    def after(self, since: frozenset[str]) -> World:
        """Returns the same world after some events."""
        found = self._others.get(since)
        if found is None:
            found = self._others[since] = self._knowing(with_events(self.known, since))
        return found

    def living(self, lifecycles: frozenset[str]) -> World:
        """Returns a copy of this world for a transition row with these life cycles. In the copy,
        the app has scenes exactly if the row is about apps with scenes."""
        has = "scenes" in lifecycles
        found = self._others.get(has)
        if found is None:
            found = self._knowing(self.known.turned("scenes-adopted", has))
            self._others[has] = found
        return found

    def _knowing(self, known: Known) -> World:
        return World(self.book, self.context, self.asked_os, known)

    def in_force(self, family: str) -> tuple[Row, ...]:
        return self.book.in_force(family, self.os, self.profile)

    def about(self, family: str, field: str, value: str) -> tuple[Row, ...]:
        """Returns the rows of a family that are in force and have `value` in the set `field`."""
        return self.book.about(family, self.os, self.profile, field, value)

    def applies(self, row: Row) -> bool | None:
        """Returns whether a row applies; None if that is unknown."""
        if not row.when and not row.unless:
            return True
        facts = self.known
        if row.when & facts.failing or row.unless & facts.holding:
            return False
        return True if row.when <= facts.holding and row.unless <= facts.failing else None

    @cached_property
    def lifecycle(self) -> Lifecycle | None:
        """Returns the life cycle of the app, or None if no row certainly gives one."""
        certain = possible = None
        for row in self.in_force("lifecycle"):
            applies = self.applies(row) if row.precedence > 0 else False
            if applies and (certain is None or row.precedence > certain.precedence):
                certain = row
            elif applies is None and (possible is None or row.precedence > possible.precedence):
                possible = row
        if certain is None:
            return None
        if possible is not None and possible.precedence <= certain.precedence:
            possible = None
        return Lifecycle(certain, possible)

    def finished(self, verdict: str) -> tuple[str, str]:
        """Returns the verdict on the version in the question, and on the newest known version."""
        return ("unknown-os" if self.newer else verdict), verdict

    def ruled(self, verdict: str, row: Row | None, requires: frozenset[str]) -> dict[str, Any]:
        """Returns the part that is common to all answers that a single row decides."""
        first, newest = self.finished(verdict)
        return {
            "verdict": first,
            "newest_verdict": newest,
            "rule": None if row is None else row.id,
            "evidence": None if row is None else row.evidence,
            "disputed": row is not None and row.disputed,
            "requires": requires,
        }


def _allows(row: Row) -> bool:
    """Returns whether a row is a plain permission. A row that gives a deadline unlimited time is
    not a plain permission but an exemption, and its conditions matter."""
    return row.verdict == "allowed" and row.get("limit_ns") != UNLIMITED


def _upshot(row: Row) -> tuple[Any, ...]:
    """Returns the answer that a row would give."""
    return (row.verdict,) if row.verdict in ("unspecified", "not-applicable") else row.says


#: The conditions on declared modes and task identifiers, besides those on single modes.
_DECLARED = {"any-mode", "task-modes", "permitted-identifiers"}


def _declared(conditions: frozenset[str]) -> frozenset[str]:
    return frozenset(one for one in conditions if one.startswith("mode-") or one in _DECLARED)


def decide(world: World, rows: Iterable[Row]) -> Decision:
    """Decides between rows.

    If the deciding row is not a plain permission and has conditions on declared modes or task
    identifiers, decides again as if these were unknown. The second decision counts if it is certain
    and gives the same answer.
    """
    rows = list(rows)
    found = _decide(world, rows)
    row = found.row
    if row is None or found.conditional or _allows(row) or not _declared(row.when | row.unless):
        return found
    known = world.known
    less = replace(
        known,
        holding=known.holding - _declared(known.holding),
        failing=known.failing - _declared(known.failing),
    )
    other = _decide(world._knowing(less), rows)
    if other.row is None or other.conditional or _upshot(other.row) != _upshot(row):
        return found
    return other


def _decide(world: World, rows: Iterable[Row]) -> Decision:
    """Decides between the rows in force that match a question."""
    # Rows without precedence are alternatives, which only explanations list.
    rows = [row for row in rows if row.precedence]
    truths = [(row, world.applies(row)) for row in rows]
    certain = [row for row, applies in truths if applies]
    winner = max(certain, key=lambda row: row.precedence, default=None)
    least = 0 if winner is None else winner.precedence
    # Rows with less precedence than the winner would change nothing, even if they applied.
    held = NOTHING.union(*(
        row.unless & world.known.holding
        for row, applies in truths if applies is False and row.precedence >= least
    ))  # fmt: skip
    rivals = [row for row, applies in truths if applies is None and row.precedence > least]
    leans = NOTHING
    allows = winner is not None and _allows(winner)
    if winner is not None:
        leans = winner.when | held if allows else winner.when | winner.unless
    if not _turns(winner, rivals):
        return Decision(winner, False, leans)
    unknown = NOTHING.union(*(row.when | row.unless for row in rivals))
    requires = leans | held | (unknown - world.known.both)
    rival = _best(rivals)
    return Decision(winner if allows else rival, True, requires, rival)


def _turns(winner: Row | None, rivals: list[Row]) -> bool:
    """Returns whether any rival gives another answer than the winner. The rivals are rows with
    higher precedence that may apply."""
    if winner is None:
        return any(row.verdict != "unspecified" for row in rivals)
    said = _upshot(winner)
    return any(_upshot(row) != said for row in rivals)


def _best(rows: list[Row]) -> Row:
    """Returns the best of the rows that may apply. A row that allows is better than a row that does
    not. Among equals, the highest precedence is best, and then the first row."""
    return max(rows, key=lambda row: (_allows(row), row.precedence))
