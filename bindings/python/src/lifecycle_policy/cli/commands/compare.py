"""The command that compares two versions of the OS, or two apps, and lists what changes."""

from __future__ import annotations

import argparse
from collections import Counter

from ...comparisons.compare import Comparison, compare
from ...comparisons.model import Change, ChangeGroup, Difference, Side, Subject
from ...questions.answers import Citation
from ..arguments import add_app, add_device, add_ground, add_output
from ..json import Json, citation, fields_of, labels, notice, versions
from ..options import Asked, contexts_of, versions_of
from ..parser import Group, Parser, Values
from ..values import MALFORMED, MISSING, UNKNOWN, UsageError, meant

__all__ = ["add_options", "ask_compare"]


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    subjects = Values(words=tuple(subject.value for subject in Subject), several=True)
    text = f"{', '.join(subjects.words)}; by default all; may be repeated"
    group.option("subject", "SUBJECT", text, subjects, repeat=True)
    group.rest("against", "OPTIONS", "the other app: the options that differ, to the end of the line")
    add_ground(group, several=True)
    add_app(parser)
    add_device(parser)
    output = add_output(parser, "text", "markdown", "json")
    output.flag("all", "list each change separately, with everything that differs")


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
    return fields_of(part, "name", "before", "after")


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


def _comparison(found: Comparison, sides: tuple[str, str], every: bool) -> Json:
    counts = Counter(change.subject for change in found.changes)
    return {
        "os": [str(found.before.os), str(found.after.os)],
        "sides": list(sides),
        "subjects": [
            {"subject": subject.value, "asked": number, "changed": counts[subject]}
            for subject, number in found.asked
        ],
        "same_by_other_rules": found.other_rules,
        "changes": [_change(change) for change in found.changes]
        if every
        else [_group(group) for group in found.groups],
    }


def _sides(found: Comparison, apps: bool) -> tuple[str, str]:
    """Returns names for the two sides, for the heads of a table."""
    return ("before", "after") if apps else (f"iOS {found.before.os}", f"iOS {found.after.os}")


def _two_apps(first: argparse.Namespace, second: argparse.Namespace) -> list[Asked]:
    """Makes the contexts of two apps, each on one version."""
    sides = []
    for options in (first, second):
        wanted = versions_of(options, ends=True)
        if len(wanted) != 1:
            text = "--os: with --against, one version is required on each side, such as 17.0"
            raise UsageError(MALFORMED if wanted else MISSING, "os", text)
        sides += contexts_of(options, wanted)
    return sides


def _sameness(one: Asked, other: Asked) -> list[str]:
    """Returns a note if the two sides are the same app. For an app with scenes, the note says how
    to compare the app with and without scenes. Returns [] if the sides differ."""
    if one.context != other.context:
        return []
    app = one.context.app
    note = "both sides are the same app"
    if app is not None and app.scenes:
        note += ", with scenes; --no-scenes --against --scenes compares it without and with them"
    return [note]


def ask_compare(options: argparse.Namespace) -> Json:
    """What changes for the app?"""
    subjects = _subjects(options)
    first = getattr(options, "first", None)
    if first is not None:
        asked = _two_apps(first, options)
    else:
        wanted = versions_of(options, ends=True)
        if len(wanted) < 2:
            text = "--os: two versions are required, such as 12.4,13.0; or one, and --against"
            raise UsageError(MISSING, "os", text)
        asked = contexts_of(options, wanted)
    grounds = [one.context for one in asked]
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
    apps = grounds if first is not None else grounds[:1]
    notes = [note for one in asked for note in one.notes]
    if first is not None:
        notes += _sameness(*asked)
    notices = [notice(item) for one in apps if one.app is not None for item in one.app.notices]
    return {
        "status": "ok",
        "question": {
            "os": [str(one.os) for one in grounds],
            "against": None if first is None else list(first.against),
            "subjects": [subject.value for subject in subjects],
            "all": bool(options.all),
        },
        "comparisons": [
            _comparison(one, _sides(one, first is not None), options.all) for one in found
        ],
        "citations": [citation(source) for source in sorted(sources, key=lambda one: one.key)],
        "notes": list(dict.fromkeys(notes)),
        "notices": notices,
        **versions(),
        "evidence_profile": grounds[0].profile.label,
    }
