"""Phrases and texts that several formats use."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable

from ...reports.headline import plural
from ...reports.source import harmless
from ..model import Checked, Finding, Level

__all__ = [
    "counts",
    "encodable",
    "expected_words",
    "found_words",
    "is_archive",
    "line_of",
    "path_of",
]

_NOUNS = {
    Level.VIOLATION: ("violation", "violations"),
    Level.REJECTED: ("reason for a rejection", "reasons for a rejection"),
    Level.WARNING: ("warning", "warnings"),
    Level.NOTE: ("note", "notes"),
}
_SURROGATE = re.compile("[\ud800-\udfff]")
#: The file name endings of archives.
_ARCHIVES = (".ipa", ".zip", ".tar", ".tgz", ".gz", ".xz", ".bz2")


def counts(findings: Iterable[Finding]) -> dict[Level, int]:
    """Counts findings by level, the worst level first. A level without findings has 0."""
    found = Counter(finding.level for finding in findings)
    return {level: found[level] for level in sorted(Level, reverse=True)}


def found_words(findings: Iterable[Finding]) -> list[str]:
    """Says how many findings there are of each level that occurs, the worst level first."""
    return [
        plural(number, *_NOUNS[level]) for level, number in counts(findings).items() if number > 0
    ]


def expected_words(found: Finding) -> str:
    """Says what may come instead, or what was probably meant. Returns "" if the finding names
    nothing."""
    if not found.expected:
        return ""
    is_file = found.rule.startswith(("plist.", "store."))
    says = "perhaps it means" if is_file else "may come next"
    return f"{says}: {', '.join(found.expected)}"


def line_of(text: str) -> str:
    """Returns a text as one line, without characters that control a terminal.

    >>> line_of(" a\\r\\n::error::b ")
    'a ::error::b'
    """
    return " ".join(harmless(text).split())


def encodable(text: str) -> str:
    """Replaces halves of surrogate pairs, which no encoding can represent.

    >>> encodable("a\\udc80b") == "a\\ufffdb"
    True
    """
    return _SURROGATE.sub("\ufffd", text)


def is_archive(checked: Checked) -> bool:
    """Tells by its name whether a checked file is an archive. A checked file that contains files,
    and is no archive, is a folder."""
    return checked.file.casefold().endswith(_ARCHIVES)


def path_of(checked: Checked, found: Finding) -> str:
    """Returns the file of a finding, followed by the file inside it."""
    return f"{checked.file.rstrip('/' + os.sep)}/{found.member}" if found.member else checked.file
