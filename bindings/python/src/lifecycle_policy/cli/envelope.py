"""What the JSON of every answer has in common."""

from __future__ import annotations

import argparse

from .._native.enums import Verdict
from .._native.library import library_version, ruleset_version
from ..questions.answers import Answer
from ..questions.explain import Question, explain
from ..questions.info import Notice
from .json import Json, citation, explanation, label, labels
from .options import Asked

__all__ = ["envelope", "explained", "notice", "versions"]


def versions() -> Json:
    """Gives what answered: the library and its rule set."""
    return {"library": library_version(), "ruleset": ruleset_version()}


def notice(item: Notice) -> Json:
    """Gives what the reader of the Info.plist had to say of an entry."""
    return {
        "kind": item.kind.label,
        "key": item.key,
        "index": item.index,
        "value": item.value,
        "message": str(item),
    }


def envelope(asked: Asked, question: Json, found: Answer, rest: Json) -> Json:
    """Puts an answer together: what every answer has, around what this one has."""
    context, app = asked.context, asked.context.app
    data: Json = {"status": "ok", "question": question, "verdict": found.verdict.label}
    if found.verdict == Verdict.UNKNOWN_OS:
        data["newest_verdict"] = found.newest_verdict.label
    data |= rest
    data |= {
        "requires": labels(found.requires),
        "rule": found.rule,
        "evidence": label(found.evidence),
        "citations": [citation(source) for source in found.citations],
        "note": found.note,
        "disputed": found.disputed,
        "os_dependent": found.os_dependent,
        "notes": list(asked.notes),
        "notices": [] if app is None else [notice(item) for item in app.notices],
        **versions(),
        "os": str(context.os),
        "evidence_profile": context.profile.label,
    }
    if context.os_last is not None:
        data["os_last"] = str(context.os_last)
    return data


def explained(options: argparse.Namespace, asked: Asked, question: Question) -> Json:
    """Gives the key that --explain adds, or nothing."""
    if not options.explain:
        return {}
    return {"explanation": [explanation(row) for row in explain(asked.context, question)]}
