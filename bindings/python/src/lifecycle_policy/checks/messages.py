"""Converts the findings of an auditor to findings with messages like a compiler's."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from .._native.enums import Allowance, AuditKind, RecordKind
from .._native.labels import LabelledEnum
from ..questions.auditor import AuditFinding
from ..reports.source import harmless
from .model import LEVELS, Ended, Finding, Level
from .names import first_address

__all__ = ["Place", "end_at", "finding_at", "if_shown"]

_TASKS = (Allowance.BACKGROUND_TASK, Allowance.BACKGROUND_TASK_IN_FETCH)
#: The maximum length, in characters, of a line that is shown as the beginning of the timed work.
_SHOWN = 120
#: Beginnings of lines in a finding's text that become other fields of the finding.
_SAID = ("rule: ", "may come next", "most likely: ")
#: The words for what the app did too late, by the kind of the record.
_LATE = {
    RecordKind.TASK_ENDED: "ended",
    RecordKind.COMPLETED: "completed",
    RecordKind.RETURNED: "returned",
}


class Place(NamedTuple):
    """A record of a log, and its place."""

    line: int
    text: str
    word: str
    loses: str
    kind: int
    code: LabelledEnum | int


def _seconds(seconds: float | None) -> str:
    return f"{seconds or 0:.3f}".rstrip("0").rstrip(".")


def _too_long(found: AuditFinding, since: Place) -> str:
    """Says which background task, wake-up or call took too long, and when it began."""
    if found.allowance in _TASKS:
        what = f"background task {found.token}" if found.token else "a background task"
        begin = "it began" if since.kind == RecordKind.TASK_BEGUN else "entering the background"
        undone = "not ended"
    else:
        what = since.code.label if isinstance(since.code, LabelledEnum) else "a call"
        begin, undone = "it was called", "not completed"
    done = undone if found.record_kind is None else _LATE.get(found.record_kind, undone)
    took, limit = _seconds(found.took), _seconds(found.limit)
    return f"{what} {done} {took} s after {begin}; limit {limit} s"


def _sentence(first: str) -> str:
    """Returns the first line of a finding's text without its level and its kind."""
    message = first.partition(": ")[2]
    return message.rpartition(" [")[0] if message.endswith("]") else message


def finding_at(found: AuditFinding, place: Place, since: Place, app: str) -> Finding:
    """Converts a finding of an auditor. `place` is the place of the finding's record. `since` is
    the place of the record where the timed work began."""
    first, *rest = found.text.split("\n")
    message = _too_long(found, since) if found.kind is AuditKind.OVERRUN else _sentence(first)
    if found.kind is AuditKind.END and found.termination is not None:
        message = f"{message} (most likely {found.termination.label})"
    kind = f"audit.{found.kind.label}"
    level = LEVELS[found.severity]
    details = [line for line in map(str.strip, rest) if not line.startswith(_SAID)]
    if place.loses and level is Level.VIOLATION:
        level = Level.WARNING
    if place.loses:
        details.append(f"the log does not tell {place.loses}")
    if found.since != found.record and since.line:
        begin = harmless(since.text).strip()
        begin = begin if len(begin) <= _SHOWN else since.word or begin
        details.append(f"since line {since.line}: {begin[:_SHOWN]}")
    row = found.rule
    text = harmless(place.text)
    column = place.text.find(place.word) + 1 if place.word else 0
    next_ones = [line[15:].strip() for line in map(str.strip, rest) if line.startswith("may come next")]
    return Finding(
        level=level,
        rule=kind if row is None else row.id,
        kind=kind,
        message=f"{app}: {message}" if app else message,
        line=place.line,
        column=column or 1,
        length=len(place.word),
        excerpt=text,
        details=tuple(details),
        expected=tuple(next_ones),
        address=first_address(row.citations) if row else "",
    )


def if_shown(finding: Finding) -> Finding:
    """Lowers a finding to a warning, because the log might not show the missing callback."""
    details = ("only if this log always shows it (--logs says whether it does)", *finding.details)
    return replace(finding, level=min(finding.level, Level.WARNING), details=details)


def end_at(found: AuditFinding, line: int, app: str) -> Ended:
    """Says how a process ended, based only on the records."""
    return Ended(
        line=line,
        app=app,
        process=0,
        termination=found.termination.label if found.termination else None,
        rule=found.rule.id if found.rule else None,
        message=_sentence(found.text.split("\n")[0]),
    )


