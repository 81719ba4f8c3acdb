"""The command that compares versions of the OS, and lists what changes for an app."""

from __future__ import annotations

import argparse
from collections import Counter

from ...comparisons.compare import Comparison, compare
from ...comparisons.model import Change, ChangeGroup, Difference, Side, Subject
from ...questions.answers import Citation
from ..arguments import add_app, add_device, add_ground, add_output
from ..json import Json, citation, labels, notice, versions
from ..options import contexts_of, versions_of
from ..parser import Entry, Group, Parser, Values
from ..values import MISSING, UNKNOWN, UsageError, meant

__all__ = ["ENTRY", "ask_compare"]


def _options(parser: Parser) -> None:
    group = Group(parser, "the question")
    subjects = Values(words=tuple(subject.value for subject in Subject), several=True)
    text = f"{', '.join(subjects.words)}; by default all; may be repeated"
    group.option("subject", "SUBJECT", text, subjects, repeat=True)
    add_ground(group, several=True)
    add_app(parser)
    add_device(parser)
    output = add_output(parser, "text", "markdown", "json")
    output.flag("all", "list each change separately, with everything that differs")


ENTRY = Entry(
    "compare",
    "the app as a whole",
    "What changes for the app between two versions of iOS?",
    "--os VERSION --os VERSION",
    (
        "compare --os 12.4 --os 13.0 --subject deadline,quota",
        "compare --os 7.0,8.0 --subject relaunch --authorization always --all",
        "compare --os 26.0,27.0 --info-plist Info.plist --sdk 27.0 --format markdown",
    ),
    _options,
)


def _subjects(options: argparse.Namespace) -> list[Subject]:
    words = [part.strip() for text in options.subject for part in text.split(",")]
    known = {subject.value: subject for subject in Subject}
    for word in words:
        if word.lower() not in known:
            message = f"--subject: unknown subject `{word}`{meant(word, list(known))}"
            message += f"; there are {', '.join(known)}"
            raise UsageError(UNKNOWN, "subject", message)
    return [known[word.lower()] for word in words] or list(Subject)


def _difference(part: Difference) -> Json:
    return {"name": part.name, "before": part.before, "after": part.after}


def _sources(*citations: Citation) -> list[str]:
    return list(dict.fromkeys(source.key for source in citations))


def _group(group: ChangeGroup) -> Json:
    return {
        "subject": group.subject.value,
        "questions": [
            {name: list(values) for name, values in question} for question in group.questions
        ],
        "count": len(group.changes),
        "verdicts": labels(group.verdicts),
        "differences": [_difference(part) for part in group.differences],
        "partial": group.partial,
        "before": {"rules": list(group.before)},
        "after": {"rules": list(group.after)},
        "sources": _sources(*group.citations),
        "disputed": group.disputed,
    }


def _side(side: Side) -> Json:
    return {"rules": list(side.rules), "facts": dict(side.facts)}


def _change(change: Change) -> Json:
    before, after = change.before, change.after
    return {
        "subject": change.subject.value,
        "questions": [{name: [value] for name, value in change.question}],
        "count": 1,
        "verdicts": labels((before.verdict, after.verdict)),
        "differences": [_difference(part) for part in change.differences],
        "partial": False,
        "before": _side(before),
        "after": _side(after),
        "sources": _sources(*after.citations, *before.citations),
        "disputed": before.disputed or after.disputed,
    }


def _comparison(found: Comparison, every: bool) -> Json:
    counts = Counter(change.subject for change in found.changes)
    return {
        "os": [str(found.before.os), str(found.after.os)],
        "subjects": [
            {"subject": subject.value, "asked": number, "changed": counts[subject]}
            for subject, number in found.asked
        ],
        "same_by_other_rules": found.other_rules,
        "changes": [_change(change) for change in found.changes]
        if every
        else [_group(group) for group in found.groups],
    }


def ask_compare(options: argparse.Namespace) -> Json:
    """What changes for the app?"""
    subjects, wanted = _subjects(options), versions_of(options, ends=True)
    if len(wanted) < 2:
        raise UsageError(MISSING, "os", "--os: two versions are required, such as 12.4,13.0")
    asked = contexts_of(options, wanted)
    grounds, app = [one.context for one in asked], asked[0].context.app
    found = [
        compare(one, other, subjects=subjects)
        for one, other in zip(grounds, grounds[1:], strict=False)
    ]
    sources = {
        source
        for one in found
        for change in one.changes
        for source in (*change.before.citations, *change.after.citations)
    }
    return {
        "status": "ok",
        "question": {
            "os": [str(os) for os in wanted],
            "subjects": [subject.value for subject in subjects],
            "all": bool(options.all),
        },
        "comparisons": [_comparison(one, options.all) for one in found],
        "citations": [citation(source) for source in sorted(sources, key=lambda one: one.key)],
        "notes": list(asked[0].notes),
        "notices": [] if app is None else [notice(item) for item in app.notices],
        **versions(),
        "evidence_profile": grounds[0].profile.label,
    }
