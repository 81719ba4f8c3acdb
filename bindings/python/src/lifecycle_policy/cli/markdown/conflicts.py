"""The chapter on conflicts: the sides of each disagreement of sources, next to each other."""

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
    name,
    names,
    needs,
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
    step = f"{names(row.from_states)} to {destination(row)}, {causes(row)}"
    return f"{step}: {verdict(row)}; {callbacks(row)}".rstrip("; ")


def _deadline(row: Rule) -> str:
    parts = [("advice", row.advice), ("limit", row.limit), ("warning", row.warning)]
    known = [f"{name} {duration(value)}" for name, value in parts if value is not None]
    figures = ", ".join(known) or "no figure"
    return f"{names(row.allowances)}: {figures}, {name(row.at_expiry) or 'then not known'}"


def _relaunch(row: Rule) -> str:
    subject = f"{names(row.triggers)} after {ends(row)}"
    return f"{subject}: {verdict(row)} {name(row.guarantee)}".strip()


def _mode(row: Rule) -> str:
    keeps = "; does not stop suspension"
    if row.keeps_running:
        keeps = f"; keeps the app running during {names(row.keeps_running)}"
    permits = f"; permits {names(row.permits)}" if row.permits else ""
    return f"{name(row.mode)}: {verdict(row)}{permits}{keeps}"


def _conduct(row: Rule) -> str:
    price = f", {row.price.label}" if row.price else ""
    stop = f", to stop before the end of {code(row.callback.label)}" if row.callback else ""
    return f"{names(row.activities)} in {names(row.from_states)}: {verdict(row)}{price}{stop}"


def _quota(row: Rule) -> str:
    within = f" within {duration(row.window)}" if row.window is not None else ""
    return f"{name(row.quota)}: {amount(row) or 'no number'}{within}"


_SAYS: dict[Family, Callable[[Rule], str]] = {
    Family.LIFECYCLE: lambda row: name(row.lifecycle),
    Family.TRANSITION: _transition,
    Family.CAUSE: lambda row: f"{causes(row)} in {names(row.from_states)}: {verdict(row)}",
    Family.DELIVERY: lambda row: f"{names(row.triggers)}: {verdict(row)} {delivered(row)}".strip(),
    Family.DEADLINE: _deadline,
    Family.STANDING: lambda row: f"{names(row.terminations)}: {name(row.standing)}",
    Family.RELAUNCH: _relaunch,
    Family.NOTIFICATION: lambda row: f"{name(row.notification)} beside {code(name(row.callback))}",
    Family.MODE: _mode,
    Family.EVENT: lambda row: (
        f"{names(row.events)} in {names(row.from_states)}: {verdict(row)} {name(row.manner)}"
    ).strip(),
    Family.QUOTA: _quota,
    Family.CONDUCT: _conduct,
    Family.DUTY: lambda row: f"{code(name(row.callback))}: {row.text}",
    Family.MANIFEST: lambda row: f"{code(row.key)}: {row.text}",
    Family.TERMINATION: lambda row: f"{codes(row)}: {name(row.cause)} {broken(row)}".strip(),
    Family.CALLBACK: lambda row: code(name(row.callback)),
    Family.CHOICE: lambda row: row.note,
    Family.SILENCE: lambda row: row.note,
    Family.WATCHDOG: lambda row: f"{code(name(row.callback))}: {names(row.allowances)}",
    Family.DISPOSITION: lambda row: f"{names(row.triggers)}: {kept(row)}",
    Family.SUSPENSION: lambda row: f"{held(row) or 'nothing'}: {verdict(row)}",
    Family.PURGE: lambda row: f"{doing(row) or 'any app'} in {names(row.from_states)}: {rank(row)}",
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
    """Sorts rules of one profile together, the founding articles last."""
    return [int(value) for value in row.profiles], row.evidence == Evidence.INFERRED


def conflicts(rows: Sequence[Rule], notes: Callable[[Sequence[Rule]], list[str]]) -> list[str]:
    """Returns the chapter; `notes` formats the notes of some rules."""
    lines = _INTRODUCTION.split("\n")
    found = False
    for conflict in Conflict:
        sides = sorted((row for row in rows if row.conflict == conflict), key=_order)
        if sides:
            found = True
            lines += [f"### {conflict.label.replace('-', ' ').capitalize()}", ""]
            lines += table(sides, _COLUMNS) + notes(sides)
    return lines if found else []
