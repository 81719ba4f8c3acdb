"""Fingerprints of findings. A finding keeps its fingerprint if its line moves to another place."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable

from .model import Finding

__all__ = ["fingerprint", "numbered"]

#: Matches a process and its thread, numbers, and numeric times and dates.
_NUMBER = re.compile(r"\b[0-9]+:[0-9a-f]+(?=\])|0x[0-9a-f]+|[0-9]+(?:[.:,-][0-9]+)*", re.I)
_UUID = re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.I)
_LENGTH = 16
#: The lengths to which a line is cut, before and after numbers are removed.
_READ, _COUNTED = 4096, 512


def _steady(text: str) -> str:
    """Replaces times, numbers and UUIDs with 0, and each gap with one blank, because these differ
    between logs of two equal runs.

    >>> _steady("12:00:01.5  App[412:a0b] task 5 at 0x7ff")
    '0 App[0] task 0 at 0'
    """
    steady = " ".join(_NUMBER.sub("0", _UUID.sub("0", text[:_READ])).split())
    return steady[:_COUNTED]


def fingerprint(finding: Finding) -> str:
    """Returns a hash of what identifies a finding: its rule, its line, and its file inside an app.
    For a finding without a line, its message replaces the line. Lines that differ only in numbers
    have the same fingerprint."""
    parts = (finding.rule, finding.member, _steady(finding.excerpt or finding.message))
    data = "\0".join(parts).encode("utf-8", "surrogatepass")
    return hashlib.sha256(data).hexdigest()[:_LENGTH]


def numbered(findings: Iterable[Finding]) -> list[str]:
    """Returns the fingerprint of each finding of a file, followed by the number of the occurrence
    of that fingerprint, from 1: "6b86b273ff34fce1:1"."""
    seen: Counter[str] = Counter()
    found = []
    for finding in findings:
        mark = fingerprint(finding)
        seen[mark] += 1
        found.append(f"{mark}:{seen[mark]}")
    return found
