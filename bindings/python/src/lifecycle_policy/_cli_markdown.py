"""The rule book as a page of Markdown, to be read and printed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from ._cli_json import launch
from ._enums import Conflict, EvidenceProfile, Family, Verdict
from ._labels import LabelledEnum
from ._library import library_version, ruleset_version
from ._osversion import OSVersion
from ._rules import Citation, Rule, RuleStep, citations

__all__ = ["rules_markdown"]

Column = tuple[str, Callable[[Rule], str]]

_LETTERS = {
    EvidenceProfile.DOCUMENTED: "D",
    EvidenceProfile.OBSERVED: "O",
    EvidenceProfile.ARTICLE: "A",
}

_INTRODUCTION = """\
# Rules

Every rule that answers are made of, with its versions, its evidence and its sources.

## How to read this page

This is rule set {ruleset} ({count} rules), as library {library} has it. It is printed from the
rules themselves. A question is answered by the rows that apply to it: the version of iOS lies in
their range, the evidence profile admits them, and what they need holds. Where several apply the
one with the highest rank decides, and the answer names it by its id. Where none applies the answer
is *unspecified*: the sources are silent, which is not the same as *forbidden*.

- **Versions** are the versions of iOS on which a row holds: `4.0 – 12.x` begins with 4.0 and ends
  before 13.0; `13.0 on` is open.
- **Profiles** are the evidence profiles that admit a row: D, *documented*, takes what Apple's
  documentation says; O, *observed*, takes documentation, Apple's engineers and measured behaviour,
  and where they disagree the better observed one; A, *article*, takes the founding articles as
  they stand and nothing else.
- **Evidence** is what a row rests on: *documented* (Apple's public documentation), *engineer* (an
  Apple engineer said so), *observed* (developers measured it), *article* (published articles and
  books) or *inferred* (ours, with a note).
- **Verdict** is *allowed*, *forbidden*, *conditional* (it turns on a fact that was not given),
  *not-applicable* (there is no such thing there) or *unspecified* (no source says).
- **Needs** lists what must hold; *not* stands before what must not.
- **Sources** are the keys of the list at the end of the page.
"""

_FAMILIES = {
    Family.LIFECYCLE: ("Life cycles", "Which life cycle an app has on an OS."),
    Family.TRANSITION: (
        "Transitions",
        "Which steps the system takes, and the callbacks in their order. In parentheses stands the "
        "application state that the app reads inside a callback. A callback stands in its newest "
        "form; which form is called follows from the version asked about.",
    ),
    Family.CAUSE: ("Causes", "Where a cause can arise at all."),
    Family.DELIVERY: ("Deliveries", "What a trigger delivers, and since when it exists."),
    Family.DEADLINE: (
        "Deadlines",
        "How long things may take. *Advice* is what an app should keep to, *limit* what the system "
        "enforces, *warning* how long before the limit the app is told. An empty cell is a figure "
        "that no source gives.",
    ),
    Family.STANDING: ("Standings", "What a termination leaves behind."),
    Family.RELAUNCH: (
        "Relaunch",
        "Whether an event wakes an app that is in memory, or launches one that is not.",
    ),
}


def _escaped(text: str) -> str:
    """Makes a text safe inside a table cell or a list item."""
    text = " ".join(text.split())
    return text.replace("|", "\\|").replace("<", "&lt;").replace(">", "&gt;")


def _names(values: Sequence[LabelledEnum]) -> str:
    """Lists names; of most of an enumeration those that are missing."""
    if values:
        kind = type(values[0])
        missing = [value for value in kind if value not in values]
        if not missing:
            return "any"
        if len(values) > 8 and len(missing) * 2 < len(values):
            return f"any but {_names(missing)}"
    return ", ".join(value.label for value in values)


def _name(value: LabelledEnum | None) -> str:
    return "" if value is None else value.label


def _last(until: OSVersion) -> str:
    """Names the last versions before one: 12.x before 13.0, 13.3.x before 13.4."""
    if until.patch:
        return f"{until.major}.{until.minor}.{until.patch - 1}"
    if until.minor:
        return f"{until.major}.{until.minor - 1}.x"
    return f"{until.major - 1}.x"


def versions(row: Rule) -> str:
    """Says on which versions a rule holds."""
    if row.until is None:
        return f"{row.since} on"
    return f"{row.since} – {_last(row.until)}"


def _duration(value: float | None) -> str:
    if value is None:
        return ""
    return "none" if value == math.inf else f"{value:g} s"


def _needs(row: Rule) -> str:
    parts = [value.label for value in row.when]
    parts += [f"*not* {value.label}" for value in row.when_not]
    return ", ".join(parts)


def _step(step: RuleStep) -> str:
    text = "the trigger's callbacks" if step.callback is None else f"`{step.callback.label}`"
    if step.state is not None:
        text += f" ({step.state.label})"
    return text if step.when is None else f"{text} [with {step.when.label}]"


def _callbacks(row: Rule) -> str:
    none = "none" if row.verdict == Verdict.ALLOWED else ""
    return " → ".join(_step(step) for step in row.steps) or none


def _delivered(row: Rule) -> str:
    called = [_code(value.label) for value in (row.callback, row.second_callback) if value]
    return " → ".join(called) + (" (after a launch alone)" if row.on_launch_only else "")


def _verdict(row: Rule) -> str:
    reasons = [_name(row.reason)] if row.reason else []
    if row.via is not None:
        reasons.append(f"via {row.via.label}")
    text = _name(row.verdict)
    return f"{text} ({', '.join(reasons)})" if reasons else text


def _causes(row: Rule) -> str:
    text = _names(row.causes)
    if row.interruptions:
        text += f" ({_names(row.interruptions)})"
    return f"{text}; after {_names(row.last_causes)}" if row.last_causes else text


def _ends(row: Rule) -> str:
    text = _names(row.standings)
    return f"{text} ({_names(row.terminations)})" if row.terminations else text


def _extendable(row: Rule) -> str:
    return {True: "yes", False: "no", None: ""}[row.extendable]


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _destination(row: Rule) -> str:
    return _name(row.to) or "elsewhere"


_ID: Column = ("Rule", lambda row: _code(row.id))
_VERSIONS: Column = ("Versions", versions)
_NEEDS: Column = ("Needs", _needs)
_TAIL: list[Column] = [
    ("Rank", lambda row: str(row.precedence) if row.precedence else ""),
    ("Profiles", lambda row: "".join(_LETTERS[profile] for profile in row.profiles)),
    ("Evidence", lambda row: _name(row.evidence)),
    ("Sources", lambda row: ", ".join(source.key for source in row.citations)),
]

_COLUMNS: dict[Family, list[Column]] = {
    Family.LIFECYCLE: [("Life cycle", lambda row: _name(row.lifecycle)), _VERSIONS, _NEEDS],
    Family.TRANSITION: [
        ("From", lambda row: _names(row.from_states)),
        ("To", _destination),
        ("Causes", _causes),
        _VERSIONS,
        _NEEDS,
        ("Callbacks (state read inside)", _callbacks),
        ("Verdict", _verdict),
    ],
    Family.CAUSE: [
        ("Causes", _causes),
        ("States", lambda row: _names(row.from_states)),
        ("Life cycles", lambda row: _names(row.lifecycles)),
        _VERSIONS,
        _NEEDS,
        ("Verdict", _verdict),
    ],
    Family.DELIVERY: [
        ("Triggers", lambda row: _names(row.triggers)),
        _VERSIONS,
        _NEEDS,
        ("Callbacks", _delivered),
        ("Launched to", lambda row: launch(row.launch_state) or ""),
        ("Allowances", lambda row: _names(row.allowances)),
        ("Verdict", _verdict),
    ],
    Family.DEADLINE: [
        ("Allowances", lambda row: _names(row.allowances)),
        _VERSIONS,
        _NEEDS,
        ("Advice", lambda row: _duration(row.advice)),
        ("Limit", lambda row: _duration(row.limit)),
        ("Warning", lambda row: _duration(row.warning)),
        ("At expiry", lambda row: _name(row.at_expiry)),
        ("Code", lambda row: _code(_name(row.code))),
        ("Extendable", _extendable),
        ("Verdict", _verdict),
    ],
    Family.STANDING: [
        ("Terminations", lambda row: _names(row.terminations)),
        _VERSIONS,
        _NEEDS,
        ("Standing", lambda row: _name(row.standing)),
    ],
    Family.RELAUNCH: [
        ("Triggers", lambda row: _names(row.triggers)),
        ("Standing", _ends),
        _VERSIONS,
        _NEEDS,
        ("Verdict", _verdict),
        ("Guarantee", lambda row: _name(row.guarantee)),
        ("Launched to", lambda row: launch(row.launch_state) or ""),
    ],
}


def _table(rows: Sequence[Rule], columns: Sequence[Column]) -> list[str]:
    """Sets rules as a table, without the columns that would be empty."""
    filled = [(title, [_escaped(cell(row)) for row in rows]) for title, cell in columns]
    kept = [(title, cells) for title, cells in filled if any(cells)]
    lines = ["| " + " | ".join(title for title, _ in kept) + " |", "|" + " --- |" * len(kept)]
    for cells in zip(*(cells for _, cells in kept), strict=True):
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, ""]


def _notes(rows: Iterable[Rule]) -> list[str]:
    lines = [f"- `{row.id}`: {_escaped(row.note)}" for row in rows if row.note]
    return [*lines, ""] if lines else []


def _says(row: Rule) -> str:
    """Says in a cell what a rule answers, to set it beside another."""
    if row.family == Family.TRANSITION:
        step = f"{_names(row.from_states)} to {_destination(row)}, {_causes(row)}"
        return f"{step}: {_verdict(row)}; {_callbacks(row)}".rstrip("; ")
    if row.family == Family.DEADLINE:
        parts = [("advice", row.advice), ("limit", row.limit), ("warning", row.warning)]
        known = [f"{name} {_duration(value)}" for name, value in parts if value is not None]
        figures = ", ".join(known) or "no figure"
        return f"{_names(row.allowances)}: {figures}, {_name(row.at_expiry) or 'then not known'}"
    if row.family == Family.RELAUNCH:
        subject = f"{_names(row.triggers)} after {_ends(row)}"
        return f"{subject}: {_verdict(row)} {_name(row.guarantee)}".strip()
    if row.family == Family.STANDING:
        return f"{_names(row.terminations)}: {_name(row.standing)}"
    if row.family == Family.DELIVERY:
        return f"{_names(row.triggers)}: {_verdict(row)} {_delivered(row)}".strip()
    if row.family == Family.LIFECYCLE:
        return _name(row.lifecycle)
    return f"{_causes(row)} in {_names(row.from_states)}: {_verdict(row)}"


def _heading(row: Rule) -> str:
    names = [value.label.replace("-", " ") for value in row.lifecycles]
    return " and ".join(names).capitalize() or "Any life cycle"


def _family(family: Family, rows: Sequence[Rule]) -> list[str]:
    title, text = _FAMILIES[family]
    lines = [f"## {title}", "", text, ""]
    columns = [_ID, *_COLUMNS[family], *_TAIL]
    if family != Family.TRANSITION:
        return [*lines, *_table(rows, columns), *_notes(rows)]
    for heading, group in groupby(sorted(rows, key=_lifecycle_order), key=_heading):
        part = list(group)
        lines += [f"### {heading}", "", *_table(part, columns), *_notes(part)]
    return lines


def _lifecycle_order(row: Rule) -> list[int]:
    return [int(value) for value in row.lifecycles]


def _conflicts(rows: Sequence[Rule]) -> list[str]:
    columns: list[Column] = [_ID, ("Says", _says), _VERSIONS, _NEEDS, *_TAIL]
    lines = [
        "## Where sources disagree",
        "",
        "Each side is a row. The evidence profile, the version or the host's own figures decide "
        "which one answers, and the answer says that another source disagrees.",
        "",
    ]
    found = False
    for conflict in Conflict:
        sides = [row for row in rows if row.conflict == conflict]
        if sides:
            found = True
            lines += [f"### {conflict.label.replace('-', ' ').capitalize()}", ""]
            lines += _table(sides, columns) + _notes(sides)
    return lines if found else []


def _source(source: Citation) -> str:
    title = _escaped(source.title).replace("[", "\\[").replace("]", "\\]")
    text = f"[{title}]({source.url})" if source.url else title
    return f"- **{_escaped(source.key)}**: {text}" + (
        f", {_escaped(source.publisher)}" if source.publisher else ""
    )


def rules_markdown(rows: Sequence[Rule]) -> str:
    """Gives the whole page for some rules."""
    lines = _INTRODUCTION.format(
        ruleset=ruleset_version(), library=library_version(), count=len(rows)
    ).split("\n")
    for family in Family:
        selected = [row for row in rows if row.family == family]
        if selected:
            lines += _family(family, selected)
    lines += _conflicts(rows)
    used = {source.key for row in rows for source in row.citations}
    lines += ["## Sources", ""]
    lines += [_source(source) for source in citations() if source.key in used]
    return "\n".join(lines)
