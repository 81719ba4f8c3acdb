"""What every answer has in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .._native.bindings import LCP_ANSWER_DISPUTED, LCP_ANSWER_OS_DEPENDENT
from .._native.enums import Condition, Evidence, Verdict
from .._native.names import decode, decode_or_none, members
from .sources import Citation, brief_of

__all__ = ["Answer"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A verdict, the rule that decided, and where that rule comes from."""

    verdict: Verdict
    newest_verdict: Verdict
    """The verdict; with Verdict.UNKNOWN_OS that of the newest OS that the rule set knows."""
    rule: str | None
    """The id of the rule that decided, or None where none did."""
    evidence: Evidence | None
    citations: tuple[Citation, ...]
    note: str
    disputed: bool
    """Another source disagrees: the note, or the rule's conflict, tells how."""
    os_dependent: bool
    """The answer is that of the first version of the range, and changes in the range."""
    requires: tuple[Condition, ...]
    """The conditions that the answer leans on."""


def rule_id(index: int) -> str | None:
    """Gives the id of a rule of this build, or None for no rule."""
    row = brief_of(index)
    return None if row is None else row.id


def common(native: Any) -> dict[str, Any]:
    """Reads what every answer has out of the library's struct."""
    row = brief_of(native.rule)
    return {
        "verdict": decode(Verdict, native.verdict),
        "newest_verdict": decode_or_none(Verdict, native.newest_verdict)
        or decode(Verdict, native.verdict),
        "rule": None if row is None else row.id,
        "evidence": decode_or_none(Evidence, native.evidence),
        "citations": () if row is None else row.citations,
        "note": "" if row is None else row.note,
        "disputed": bool(native.flags & LCP_ANSWER_DISPUTED),
        "os_dependent": bool(native.flags & LCP_ANSWER_OS_DEPENDENT),
        "requires": members(Condition, native.requires_mask),
    }


def citations_of(index: int) -> tuple[Citation, ...]:
    """Gives the sources of a rule of this build."""
    row = brief_of(index)
    return () if row is None else row.citations


def composed(
    native: Any,
    parts: Sequence[tuple[Citation, ...]],
    *,
    evidence: Evidence | None = None,
    requires: int = 0,
) -> dict[str, Any]:
    """Reads what an answer of several rules has in common; each part of it has a rule."""
    return {
        "verdict": decode(Verdict, native.verdict),
        "newest_verdict": decode_or_none(Verdict, native.newest_verdict)
        or decode(Verdict, native.verdict),
        "rule": None,
        "evidence": evidence,
        "citations": union(parts),
        "note": "",
        "disputed": bool(native.flags & LCP_ANSWER_DISPUTED),
        "os_dependent": bool(native.flags & LCP_ANSWER_OS_DEPENDENT),
        "requires": members(Condition, requires),
    }


def one_of(found: Iterable[Evidence | None]) -> Evidence | None:
    """Gives the evidence that several rules share, or None where they differ."""
    kinds = set(found)
    return kinds.pop() if len(kinds) == 1 else None


def union(parts: Iterable[tuple[Citation, ...]]) -> tuple[Citation, ...]:
    """Joins the sources of several rules, each once, in order of appearance."""
    return tuple(dict.fromkeys(source for part in parts for source in part))
