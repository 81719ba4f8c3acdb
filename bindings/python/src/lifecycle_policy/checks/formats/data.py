"""Findings as the object that --json prints."""

from __future__ import annotations

from collections.abc import Sequence

from ..._native.library import library_version, ruleset_version
from ..fingerprints import numbered
from ..model import Checked, Ended, Finding
from .words import counts, encodable

__all__ = ["Json", "check_data"]

Json = dict[str, object]


def check_data(files: Sequence[Checked]) -> Json:
    """Returns the object for some files. Unknown values are None."""
    return {
        "status": "ok",
        "files": [_file(checked) for checked in files],
        "library": library_version(),
        "ruleset": ruleset_version(),
    }


def _text(text: str | None) -> str | None:
    """Returns a text, or None if there is none."""
    return encodable(text) if text else None


def _texts(texts: Sequence[str]) -> list[str]:
    return list(map(encodable, texts))


def _file(checked: Checked) -> Json:
    marks = numbered(checked.findings)
    return {
        "file": encodable(checked.file),
        "kind": _text(checked.kind),
        "title": _text(checked.title),
        "failure": _text(checked.failure),
        "notes": _texts(checked.notes),
        "counts": {level.label: number for level, number in counts(checked.findings).items()},
        "findings": [_finding(*pair) for pair in zip(checked.findings, marks, strict=True)],
        "ended": list(map(_ended, checked.ended)),
        "records": checked.records,
        "lines": checked.lines,
        "unread": checked.unread,
        "more": checked.more,
        "known": checked.known,
    }


def _finding(found: Finding, mark: str) -> Json:
    return {
        "severity": found.level.label,
        "rule": encodable(found.rule),
        "line": found.line or None,
        "column": found.column or None,
        "length": found.length or None,
        "message": encodable(found.message),
        "expected": _texts(found.expected),
        "details": _texts(found.details),
        "excerpt": _text(found.excerpt),
        "address": _text(found.address),
        "member": _text(found.member),
        "fingerprint": mark,
    }


def _ended(ended: Ended) -> Json:
    return {
        "line": ended.line or None,
        "app": _text(ended.app),
        "process": ended.process or None,
        "termination": _text(ended.termination),
        "rule": _text(ended.rule),
        "message": encodable(ended.message),
    }
