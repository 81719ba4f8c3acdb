"""The rule book as a page of Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from ..._native.enums import Axis, Evidence, Family
from ..._native.library import library_version, ruleset_version
from ...questions.answers import Citation
from ...questions.rules import Rule, citations
from .cells import (
    COLUMNS,
    LETTERS,
    Column,
    code,
    escaped,
    lines_of,
    link,
    name,
    one,
    table,
)
from .conflicts import conflicts

__all__ = ["rules_markdown"]

_INTRODUCTION = """\
# Rules

All rules behind the answers, with their versions, evidence and sources.

## How to read this page

This is rule set {ruleset} ({count} rules) of library {library}, printed from the rules themselves.
The rows that apply to a question answer it: the version of iOS lies in their range, the evidence
profile admits them, and their conditions hold. If several rows apply, the one with the highest rank
decides, and the answer names it by its id. If none applies, the answer is *unspecified*: the
sources are silent, which is not the same as *forbidden*.

- **Versions** are the versions of iOS on which a row holds: `4.0 – 12.x` begins with 4.0 and ends
  before 13.0; `13.0 on` has no end.
- **Profiles** are the evidence profiles that admit a row: D, *documented*, admits Apple's
  documentation; O, *observed*, admits documentation, Apple's engineers and measured behaviour, and
  the better observed side if they disagree; A, *article*, admits only the founding articles,
  unchanged.
- **Evidence** is the kind of source that a row has: *documented* (Apple's public documentation),
  *engineer* (an Apple engineer said so), *observed* (developers measured it), *article* (published
  articles and books) or *inferred* (ours, with a note).
- **Verdict** is *allowed*, *forbidden*, *conditional* (depends on a fact that was not given),
  *not-applicable* (does not exist there) or *unspecified* (no source says).
- **Needs** lists conditions that must hold, and after *not* those that must not.
- **Rank** is the precedence: of two rows that apply, the higher one decides.
- **Sources** are links. The list at the end of the page has their titles.
"""

_FAMILIES = {
    Family.LIFECYCLE: ("Life cycles", "Which life cycle an app has on an OS, and its states."),
    Family.TRANSITION: (
        "Transitions",
        "Which steps the system takes, with the callbacks in order. The parentheses have the "
        "application state that the app reads inside a callback and, after *scene*, the state of "
        "the scene. Callbacks are named by their newest form; the version in question determines "
        "the form that is called. The steps of the process come first, then those of one scene.",
    ),
    Family.CAUSE: ("Causes", "In which states a cause can arise."),
    Family.DELIVERY: ("Deliveries", "What a trigger delivers, and on which versions it exists."),
    Family.DEADLINE: (
        "Deadlines",
        "How long things may take. An app should keep to the *advice*. The system enforces the "
        "*limit*. The *warning* is how long before the limit the app is warned. If a cell is "
        "empty, no source gives a figure.",
    ),
    Family.STANDING: ("Standings", "What a termination leaves behind."),
    Family.RELAUNCH: (
        "Relaunch",
        "Whether an event wakes an app that is in memory, or launches one that is not.",
    ),
    Family.NOTIFICATION: (
        "Notifications",
        "Which notification is posted with a callback, on the axis of the process (app) or of one "
        "scene. In an app with scenes, some methods of the application delegate are not called; "
        "their notifications are posted with the callback of the scene.",
    ),
    Family.MODE: (
        "Background modes",
        "What a value of `UIBackgroundModes` enables: the triggers that wake the app, what it may "
        "do in the background, and what keeps it from being suspended.",
    ),
    Family.EVENT: ("Events", "How an event reaches an app in a state, or does not."),
    Family.QUOTA: (
        "Quotas",
        "How many the system allows. If a number is missing, no source gives one.",
    ),
    Family.CONDUCT: (
        "Conduct",
        "What an app may do in a state, what it must stop before a callback returns, and what a "
        "violation costs.",
    ),
    Family.DUTY: ("Duties", "What an app must do in a callback, and which callback undoes it."),
    Family.MANIFEST: (
        "Manifest",
        "What in an Info.plist will not work, or is missing, on which versions. A row makes a "
        "finding if all of its conditions are known to hold.",
    ),
    Family.TERMINATION: (
        "Termination codes",
        "What a code in a termination report means. *Allowed* is a termination of the life cycle "
        "with a known cause; *forbidden* is anything else that is known, such as a signal.",
    ),
    Family.CALLBACK: (
        "Callbacks",
        "Since when each callback exists. These rules hold under every evidence profile.",
    ),
    Family.CHOICE: (
        "Choices",
        "What a question means where it leaves something open. These rules hold under every "
        "evidence profile.",
    ),
    Family.SILENCE: ("Silences", 'Where the silence of the sources does not mean "no".'),
    Family.WATCHDOG: (
        "Watchdogs",
        "Which allowance limits a callback. Callbacks are named by their newest form.",
    ),
    Family.DISPOSITION: (
        "Dispositions",
        "What happens to an event that does not run the app, by the standing of the app.",
    ),
    Family.SUSPENSION: (
        "Suspension",
        "What keeps the system from suspending an app in the background (*forbidden*), or does not "
        "(*allowed*): clocks that run for the app, and its activities.",
    ),
    Family.PURGE: (
        "Purge",
        "In which order apps are ended when memory is short: the lowest number first.",
    ),
    Family.CALL: (
        "Calls",
        "Which object receives a callback, where the event is in the options of a launch or of a "
        "connection, and what the return value changes. If a cell is empty, no source says, or the "
        "callback has no such options.",
    ),
}

_ID: Column = ("Rule", lambda row: code(row.id))
_TAIL: list[Column] = [
    ("Rank", lambda row: str(row.precedence) if row.precedence else ""),
    ("Profiles", lambda row: "".join(LETTERS[profile] for profile in row.profiles)),
    ("Evidence", lambda row: name(row.evidence)),
    ("Sources", lambda row: ", ".join(link(source) for source in row.citations)),
]


def _notes(rows: Iterable[Rule]) -> list[str]:
    lines = [f"- `{row.id}`: {escaped(row.note)}" for row in rows if row.note]
    return [*lines, ""] if lines else []


def _lifecycle(row: Rule) -> str:
    if row.axis == Axis.SCENE:
        return "One scene"
    labels = [value.label.replace("-", " ") for value in row.values("lifecycles")]
    return ", ".join(labels).capitalize() or "Any life cycle"


def _lifecycle_order(row: Rule) -> tuple[int, list[int]]:
    return int(row.axis or Axis.APP), [int(value) for value in row.values("lifecycles")]


def _called(row: Rule) -> str:
    return code(one(row, "callback"))


def _callback_order(row: Rule) -> tuple[int, list[int]]:
    return int(row.value("callback") or 0), []


#: The families that are printed in parts. For each family, one function returns the sort key of a
#: rule, and the other function returns the heading above the rule.
_PARTS: dict[Family, tuple[Callable[[Rule], tuple[int, list[int]]], Callable[[Rule], str]]] = {
    Family.TRANSITION: (_lifecycle_order, _lifecycle),
    Family.DUTY: (_callback_order, _called),
}


def _family(family: Family, rows: Sequence[Rule]) -> list[str]:
    title, text = _FAMILIES[family]
    lines = [f"## {title}", "", text, ""]
    columns = [_ID, *COLUMNS[family], *_TAIL]
    if family not in _PARTS:
        return [*lines, *table(rows, columns), *_notes(rows)]
    order, heading = _PARTS[family]
    for shown, group in groupby(sorted(rows, key=order), key=heading):
        part = list(group)
        lines += [f"### {shown}", "", *table(part, columns), *_notes(part)]
    return lines


def _counts(rows: Sequence[Rule]) -> list[str]:
    """Counts the rows by family and by evidence."""
    kinds = [kind for kind in Evidence if any(row.evidence == kind for row in rows)]
    groups = [
        (_FAMILIES[family][0], [row for row in rows if row.family == family]) for family in Family
    ]
    cells = []
    for title, found in [*((title, found) for title, found in groups if found), ("All", rows)]:
        numbers = [sum(row.evidence == kind for row in found) for kind in kinds]
        cells.append([title, *(str(number or "") for number in numbers), str(len(found))])
    titles = ["Family", *(kind.label.capitalize() for kind in kinds), "All"]
    return ["## How many there are", "", *lines_of(titles, cells)]


def _source(source: Citation) -> str:
    title = escaped(source.title).replace("[", "\\[").replace("]", "\\]")
    text = f"[{title}]({source.url})" if source.url else title
    return f"- **{escaped(source.key)}**: {text}" + (
        f", {escaped(source.publisher)}" if source.publisher else ""
    )


def _sources(rows: Sequence[Rule]) -> list[str]:
    """Lists the sources, and their addresses for the links in the tables."""
    used = {source.key for row in rows for source in row.citations}
    cited = [source for source in citations() if source.key in used]
    lines = ["## Sources", "", *map(_source, cited), ""]
    return lines + [f"[{escaped(source.key)}]: <{source.url}>" for source in cited if source.url]


def rules_markdown(rows: Sequence[Rule]) -> str:
    """Returns the whole page for some rules."""
    lines = _INTRODUCTION.format(
        ruleset=ruleset_version(), library=library_version(), count=len(rows)
    ).split("\n")
    lines += _counts(rows)
    for family in Family:
        selected = [row for row in rows if row.family == family]
        if selected:
            lines += _family(family, selected)
    lines += conflicts(rows, _notes)
    return "\n".join([*lines, *_sources(rows)])
