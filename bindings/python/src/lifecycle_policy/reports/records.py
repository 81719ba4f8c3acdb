"""Splits a text into records: lines of a log, or the diagnostics of a MetricKit payload."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from .names import KNOWN_CODES
from .source import ReportSource, phrase

__all__ = ["records"]

#: The maximum number of records that are read.
_MOST_RECORDS = 4096

#: The beginning of a log line: a time, with a level or a date before it, as printed by Console,
#: `log show`, syslog and NSLog.
_STAMP = re.compile(
    r"^[ \t>|*`\[]{0,8}(?:[^\W\d_]{4,12}[ \t]{1,8})?"
    r"(?:[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}[ t]"
    r"|(?:[a-z]{3},?[ \t])?[a-z]{3}[ \t]{1,2}[0-9]{1,2}[ \t](?:[0-9]{4}[ \t])?)?"
    r"[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?=[.,:+\-\s\]])",
    re.MULTILINE,
)
_DIAGNOSTIC = re.compile('"diagnosticmetadata"')
#: A crash report is one record, even if it contains lines of a log.
_WHOLE = re.compile(r"exception type|bug_type|\"termination\"\s{0,8}:")

#: A record without any of these words does not report an end.
_TELLING = phrase(
    r"terminat(?!ed process)|exited|exit reason|exitcontext|os_reason|exception\s?codes?|watchdog"
    r"|violated|failed to (?:launch|resume|suspend|terminate|scene)|permitted|created over"
    r"|still not ended|can't end|unsuspendlimit|never posted|locked system|holding a"
    r"|shared background|exit due to|killing|killed|jetsam|mem limit|forcing crash|"
    + "|".join(f"{code:x}|{code}" for code in sorted(KNOWN_CODES))
)


def _beginnings(lower: str) -> list[int]:
    """Finds the beginnings of records."""
    pattern = _DIAGNOSTIC
    if _DIAGNOSTIC.search(lower) is None:
        if _WHOLE.search(lower):
            return []
        pattern = _STAMP
    return [match.start() for match in pattern.finditer(lower)]


def records(source: ReportSource) -> Iterator[ReportSource]:
    """Yields the records that may report an end, in order. Yields nothing if the text is a single
    record.

    A record extends to the beginning of the next record, because a log line may be wrapped.
    """
    starts = _beginnings(source.lower)
    if len(starts) < 2:
        return
    edges = [0, *starts[1:], len(source.text)]
    count, place = 0, 0
    while count < _MOST_RECORDS and (found := _TELLING.search(source.lower, place)):
        number = bisect_right(edges, found.start())
        place = edges[number]
        yield ReportSource(source.text[edges[number - 1] : place])
        count += 1
