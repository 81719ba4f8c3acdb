"""The chapter on conflicts. It has a table for each disagreement between sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..._native.enums import Conflict, Evidence, Family
from ...questions.explain import versions
from ...questions.rules import Rule
from .cells import (
    Column,
    amount,
    broken,
    callbacks,
    called,
    causes,
    code,
    codes,
    delivered,
    destination,
    doing,
    duration,
    ends,
    held,
    kept,
    link,
    many,
    name,
    needs,
    one,
    rank,
    table,
    verdict,
)

__all__ = ["conflicts"]

_INTRODUCTION = """\
## Where sources disagree

Each side is a row of the rule book. The evidence profile, the version, a fact of the device or the
host's own figures choose the side that answers. The answer then says that another source disagrees.
"""


def _transition(row: Rule) -> str:
    step = f"{many(row, 'states')} to {destination(row)}, {causes(row)}"
    return f"{step}: {verdict(row)}; {callbacks(row)}".rstrip("; ")


def _deadline(row: Rule) -> str:
    parts = [(name, duration(row.value(name))) for name in ("advice", "limit", "warning")]
    known = [f"{name} {figure}" for name, figure in parts if figure]
    figures = ", ".join(known) or "no figure"
    return f"{many(row, 'allowances')}: {figures}, {one(row, 'at_expiry') or 'then not known'}"


def _relaunch(row: Rule) -> str:
    subject = f"{many(row, 'triggers')} after {ends(row)}"
    return f"{subject}: {verdict(row)} {one(row, 'guarantee')}".strip()


def _mode(row: Rule) -> str:
    keeps, permits = many(row, "keeps_running"), many(row, "permits")
    keeps = f"; keeps the app running during {keeps}" if keeps else "; does not stop suspension"
    permits = f"; permits {permits}" if permits else ""
    return f"{one(row, 'mode')}: {verdict(row)}{permits}{keeps}"


def _conduct(row: Rule) -> str:
    price, stop = one(row, "price"), one(row, "callback")
    text = f"{many(row, 'activities')} in {many(row, 'states')}: {verdict(row)}"
    text += f", {price}" if price else ""
    return f"{text}, to stop before the end of {code(stop)}" if stop else text


def _quota(row: Rule) -> str:
    within = duration(row.value("window"))
    text = f"{one(row, 'quota')}: {amount(row) or 'no number'}"
    return f"{text} within {within}" if within else text


_SAYS: dict[Family, Callable[[Rule], str]] = {
    Family.LIFECYCLE: lambda row: one(row, "lifecycle") or "there are processes of a kind",
    Family.TRANSITION: _transition,
    Family.CAUSE: lambda row: f"{causes(row)} in {many(row, 'states')}: {verdict(row)}",
    Family.DELIVERY: lambda row: (
        f"{many(row, 'triggers')}: {verdict(row)} {delivered(row)}".strip()
    ),
    Family.DEADLINE: _deadline,
    Family.STANDING: lambda row: f"{many(row, 'terminations')}: {one(row, 'standing')}",
    Family.RELAUNCH: _relaunch,
    Family.NOTIFICATION: lambda row: (
        f"{one(row, 'notification')} beside {code(one(row, 'callback'))}"
    ),
    Family.MODE: _mode,
    Family.EVENT: lambda row: (
        f"{many(row, 'events')} in {many(row, 'states')}: {verdict(row)} {one(row, 'manner')}"
    ).strip(),
    Family.QUOTA: _quota,
    Family.CONDUCT: _conduct,
    Family.DUTY: lambda row: f"{code(one(row, 'callback'))}: {row.text('text')}",
    Family.MANIFEST: lambda row: f"{code(row.text('key'))}: {row.text('text')}",
    Family.TERMINATION: lambda row: f"{codes(row)}: {one(row, 'cause')} {broken(row)}".strip(),
    Family.CALLBACK: lambda row: code(one(row, "callback")),
    Family.CHOICE: lambda row: row.note,
    Family.SILENCE: lambda row: row.note,
    Family.WATCHDOG: lambda row: f"{code(one(row, 'callback'))}: {many(row, 'allowances')}",
    Family.DISPOSITION: lambda row: f"{many(row, 'triggers')}: {kept(row)}",
    Family.SUSPENSION: lambda row: f"{held(row) or 'nothing'}: {verdict(row)}",
    Family.CALL: lambda row: f"{called(row)}: {one(row, 'return_value') or one(row, 'receiver')}",
    Family.PURGE: lambda row: f"{doing(row) or 'any app'} in {many(row, 'states')}: {rank(row)}",
}

_COLUMNS: list[Column] = [
    ("Side: what it says", lambda row: _SAYS[row.family](row)),
    ("Rule", lambda row: code(row.id)),
    ("Versions", versions),
    ("Profiles that choose it", lambda row: ", ".join(value.label for value in row.profiles)),
    ("Needs", needs),
    ("Rank", lambda row: str(row.precedence) if row.precedence else ""),
    ("Evidence", lambda row: name(row.evidence)),
    ("Sources", lambda row: ", ".join(link(source) for source in row.citations)),
]


def _order(row: Rule) -> tuple[list[int], bool]:
    """Returns the sort key of a rule. Rules are sorted by their profiles. Among rules with equal
    profiles, the inferred rules come last."""
    return [int(value) for value in row.profiles], row.evidence == Evidence.INFERRED


def conflicts(rows: Sequence[Rule], notes: Callable[[Sequence[Rule]], list[str]]) -> list[str]:
    """Returns the lines of the chapter. `notes` formats the notes of rules."""
    lines = _INTRODUCTION.split("\n")
    found = False
    for conflict in Conflict:
        sides = sorted((row for row in rows if row.conflict == conflict), key=_order)
        if sides:
            found = True
            lines += [f"### {conflict.label.replace('-', ' ').capitalize()}", ""]
            lines += table(sides, _COLUMNS) + notes(sides)
    return lines if found else []
