"""Describes in one sentence how a process ended, based on its report."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .source import harmless

if TYPE_CHECKING:
    from .reported import ReportedTermination

__all__ = ["duration", "headline", "plural"]


def duration(value: float | str | None) -> str:
    """Returns a duration in words."""
    if value is None:
        return "not known"
    if isinstance(value, str):
        return "no limit"
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if value >= 2 * length and value % length == 0:
            return f"{value} s ({value // length} {unit})"
    return f"{value} s"


def plural(count: int, word: str, several: str = "") -> str:
    """Returns a number and a noun.

    >>> plural(1, "record"), plural(2, "record")
    ('1 record', '2 records')
    """
    return f"{count} {word if count == 1 else several or word + 's'}"


def _shown(seconds: float) -> float | int:
    """Returns whole seconds without a decimal point."""
    return int(seconds) if seconds == int(seconds) else seconds


def _without_cause(found: ReportedTermination) -> str:
    """Says how the process ended, for an answer without a cause."""
    report = found.report
    count = sum(exit.count for exit, _ in found.exits)
    if count:
        return f"{plural(count, 'exit')} counted"
    if report.namespace:
        if report.namespace == "signal" and report.code:
            return f"ended by signal {report.code}"
        return f"ended for a reason of {harmless(report.namespace)}"
    return "ended from outside" if report.is_termination else "no termination found"


def headline(found: ReportedTermination) -> str:
    """Says how the process ended, and which allowance it used if that is known. If the report gives
    a duration, also says the duration of processor time, or of an allowance whose limit is known.
    If such an allowance is within its limit, also says the limit.
    """
    cause = found.cause.label if found.cause else _without_cause(found)
    report = found.report
    if found.allowance is None:
        return cause
    allowance, took = found.allowance.label, report.allowance_seconds
    if took is not None:
        limit = found.deadline.limit if found.deadline is not None else None
        if report.resource == "cpu":
            return f"{cause}: {allowance} took {duration(_shown(took))} of processor time"
        if limit is not None and not math.isinf(limit):
            if took > limit:
                return f"{cause}: {allowance}, {duration(_shown(took))} by the report"
            return f"{cause}: {allowance} took {_shown(took)} of {duration(_shown(limit))}"
    return f"{cause}: {allowance}" if found.cause else cause
