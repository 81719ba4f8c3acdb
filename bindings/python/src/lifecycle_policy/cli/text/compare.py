"""A comparison of two versions, or of two apps, as tables in text and Markdown."""

from __future__ import annotations

import argparse
import difflib
from typing import Any

from ..._native.enums import (
    Activity,
    AppState,
    Event,
    Interruption,
    SceneState,
    Termination,
    Trigger,
)
from ..._native.spellings import Kind
from .tables import Cell, Page, painted, table, verdict_cell, wrapped
from .titles import source

__all__ = ["compare_markdown", "compare_text"]

Json = dict[str, Any]

#: The parts of questions that may list all values of an enumeration, each with the possible
#: enumerations. "any" replaces a list of all values.
_WHOLE: dict[str, tuple[Kind, ...]] = {
    "after": (Termination,),
    "on": (Trigger,),
    "trigger": (Trigger,),
    "interruption": (Interruption,),
    "state": (AppState,),
    "activity": (Activity,),
    "event": (Event,),
    "from": (AppState, SceneState),
}
_MOST_LEFT_OUT = 4


def _values(name: str, values: list[str]) -> str:
    """Lists values, or says which values of the enumeration are missing."""
    for kind in _WHOLE.get(name, ()):
        every = [value.label for value in kind]
        left_out = [value for value in every if value not in values]
        if len(values) < 2 or not set(values) <= set(every):
            continue
        if not left_out:
            return "any"
        if len(left_out) <= _MOST_LEFT_OUT < len(values):
            return f"any but {', '.join(left_out)}"
    return ", ".join(values)


def _question(question: Json) -> str:
    if not question:
        return "the Info.plist"
    if len(question) == 1:
        ((name, values),) = question.items()
        return _values(name, values)
    parts = [f"{name} {_values(name, values)}" for name, values in question.items()]
    return "; ".join(part for part in parts if part != "axis app")


def _told(name: str, side: str | None, same: bool) -> list[str]:
    """Describes one side of a difference. `same` says that both sides have the same verdict."""
    if side is None:
        return [f"no {name}"] if same else []
    return [side if name == "verdict" else f"{name} {side}"]


def _lines(part: Json, same: bool) -> tuple[list[str], list[str]]:
    """Describes both sides of a difference. If the difference is about calls, each side lists only
    the calls that the other side lacks."""
    name, sides = part["name"], (part["before"], part["after"])
    if set(sides) == {None, "yes"}:
        return ([name], []) if sides[0] else ([], [name])
    texts = [(side or "").split("\n") if side else [] for side in sides]
    if name != "calls":
        return _told(name, sides[0], same), _told(name, sides[1], same)
    matcher = difflib.SequenceMatcher(None, texts[0], texts[1], autojunk=False)
    first: list[str] = []
    second: list[str] = []
    for kind, one, one_end, other, other_end in matcher.get_opcodes():
        if kind == "equal":
            first += ["..."] if first[-1:] != ["..."] else []
            second += ["..."] if second[-1:] != ["..."] else []
        else:
            first += texts[0][one:one_end]
            second += texts[1][other:other_end]
    return first or ["calls nothing"] * same, second or ["calls nothing"] * same


def _cells(change: Json) -> tuple[str, str]:
    """Describes both sides of a change, with their rules."""
    first: list[str] = []
    second: list[str] = []
    same = change["verdicts"][0] == change["verdicts"][1]
    for part in change["differences"]:
        before, after = _lines(part, same)
        first += before
        second += after
    if change["partial"]:
        second.append("(and more: --all)")
    ours, theirs = change["before"]["rules"], change["after"]["rules"]
    return (
        "\n".join([*first, *_rules(ours, theirs)]),
        "\n".join([*second, *_rules(theirs, ours)]),
    )


def _rules(rules: list[str], others: list[str]) -> list[str]:
    """Names the rules of one side: those that only this side has or, if there are none, all rules
    of this side."""
    own = [rule for rule in rules if rule not in others] or rules
    return [f"[{rule}]" for rule in own] or ["[no rule]"]


def _title(one: Json) -> str:
    changed = sum(row["changed"] for row in one["subjects"])
    asked = sum(row["asked"] for row in one["subjects"])
    found = f"{changed} of {asked} answers differ"
    if not changed:
        found = f"no differences in {asked} answers"
    same = one["same_by_other_rules"]
    others = f"; {same} more are the same, by other rules" if same else ""
    return f"iOS {_versions(one)}: {found}{others}"


def _versions(one: Json) -> str:
    return " and ".join(dict.fromkeys(one["os"]))


def _counts(one: Json) -> str:
    parts = [f"{row['subject']} {row['changed']} of {row['asked']}" for row in one["subjects"]]
    return ", ".join(parts)


def _asks(change: Json, questions: list[Json]) -> str:
    text = "\n".join(map(_question, questions))
    text += " *" if change["disputed"] else ""
    sources = change["sources"][:2]
    return text + (f"\n({', '.join(sources)})" if sources else "")


def _subject(name: str, one: Json, page: Page) -> list[str]:
    changes = _changes(one, name)
    if not changes:
        return []
    (counts,) = (row for row in one["subjects"] if row["subject"] == name)
    heading = f"{name}: {counts['changed']} of {counts['asked']}"
    if name == "situation":
        return ["", painted(heading, "heading", page), *_situations(changes, page, rules=True)]
    rows: list[list[str | Cell]] = []
    for change in changes:
        before, after = _cells(change)
        sides = [verdict_cell(*side) for side in zip(change["verdicts"], (before, after))]
        # If lines are not wrapped, each question has its own line, so that a search by line finds
        # the question.
        asked = change["questions"]
        for questions in [asked] if page.wraps else [[question] for question in asked]:
            rows.append([_asks(change, questions), *sides])
    heads = ("question", *one["sides"])
    return ["", painted(heading, "heading", page), *table(heads, rows, page, ruled=True)]


def _situations(changes: list[Json], page: Page, *, rules: bool) -> list[str]:
    """Lists the calls of each situation in one column. Marks the calls that only one side has."""
    lines: list[str] = []
    for change in changes:
        ((_, (title,)),) = change["questions"][0].items()
        lines += ["", f"{title}{' *' if change['disputed'] else ''}"]
        for line in _marked(change):
            style = {"-": "bad", "+": "good"}.get(line[0], "")
            lines.append(painted(line, style, page))
        if rules:
            ours, theirs = change["before"]["rules"], change["after"]["rules"]
            for mark, own in (("-", _rules(ours, theirs)), ("+", _rules(theirs, ours))):
                lines += wrapped(f"{mark} by {', '.join(own)}", page)
    return lines[1:]


def _marked(change: Json) -> list[str]:
    """Lists the calls of both sides. `-` marks calls of the first side only, `+` calls of the
    second side only, and a blank calls of both."""
    parts = (part for part in change["differences"] if part["name"] == "calls")
    calls: Json = next(parts, {})
    first, second = (
        (calls.get(side) or "nothing").split("\n") for side in ("before", "after")
    )
    return [line for line in difflib.ndiff(first, second) if not line.startswith("?")]


def _disputed(data: Json) -> list[str]:
    """Explains the star, if the table has one."""
    changes = (change for one in data["comparisons"] for change in one["changes"])
    return ["*: another source disagrees"] if any(one["disputed"] for one in changes) else []


def _used(data: Json) -> list[Json]:
    """Returns the sources that the table names."""
    changes = (change for one in data["comparisons"] for change in one["changes"])
    keys = {key for change in changes for key in change["sources"][:2]}
    return [cited for cited in data["citations"] if cited["key"] in keys]


def _limits(one: Json, page: Page) -> list[str]:
    """Lists the limits that differ, in a table without rules."""
    rows: list[list[str | Cell]] = []
    for change in _changes(one, "deadline"):
        before, after = (
            ", ".join(text for part in change["differences"] for text in _told_by(part, side))
            for side in ("before", "after")
        )
        rows += [[_question(question), before, after] for question in change["questions"]]
    return table(("limit", *one["sides"]), rows, page) if rows else []


def _told_by(part: Json, side: str) -> list[str]:
    """Describes one side of a difference between two deadlines, without its conditions."""
    name, value = part["name"], part[side]
    if value is None or value == "yes":
        return []
    return [value if name in ("verdict", "limit", "code") else f"{name} {value}"]


def _findings(one: Json, page: Page) -> list[str]:
    """Lists what only one side finds in the manifest."""
    lines = []
    for change in _changes(one, "manifest"):
        for part in change["differences"]:
            mark = "-" if part["before"] else "+"
            lines += wrapped(f"{mark} {part['name']}", page)
    return lines


#: The subjects of questions that ask whether something works.
_WORKING = ("relaunch", "conduct", "mode", "delivery")
_WORKS, _FAILS = ("allowed", "conditional"), ("forbidden", "not-applicable")
#: How many lines are listed under "no longer works" and under "works now". A single further line is
#: listed, too. If there are more, they are counted.
_MOST_LINES = 12


def _turned(one: Json, was: tuple[str, ...], became: tuple[str, ...], page: Page) -> list[str]:
    """Lists the questions whose verdict before is in `was`, and whose verdict after is in
    `became`."""
    lines = []
    for subject in _WORKING:
        for change in _changes(one, subject):
            if change["verdicts"][0] in was and change["verdicts"][1] in became:
                lines += [f"{subject}: {_question(question)}" for question in change["questions"]]
    left = len(lines) - _MOST_LINES
    if left > 1:
        lines = [*lines[:_MOST_LINES], f"and {left} more lines like these: --all"]
    return [part for line in lines for part in wrapped(line, page)]


def _changes(one: Json, subject: str) -> list[Json]:
    return [change for change in one["changes"] if change["subject"] == subject]


def _summary(one: Json, page: Page) -> list[str]:
    """Lists what people look for first, without rules and sources."""
    parts = (
        ("limits", _limits(one, page)),
        ("findings in the Info.plist", _findings(one, page)),
        ("calls", _situations(_changes(one, "situation"), page, rules=False)),
        ("no longer works", _turned(one, _WORKS, _FAILS, page)),
        ("works now", _turned(one, _FAILS, _WORKS, page)),
    )
    lines: list[str] = []
    for heading, found in parts:
        if found:
            lines += ["", painted(heading, "heading", page), *found]
    if any(row["changed"] for row in one["subjects"]):
        lines += ["", *wrapped("--subject SUBJECT shows each difference with its rules and sources.", page)]
    return lines


def compare_text(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Formats the changes as tables if subjects or all changes are requested, and else as a
    summary."""
    lines: list[str] = []
    short = not options.subject and not options.all
    for one in data["comparisons"]:
        lines += [*([""] if lines else []), painted(_title(one), "heading", page)]
        lines += wrapped(_counts(one), page)
        if short:
            lines += _summary(one, page)
            continue
        for row in one["subjects"]:
            lines += _subject(row["subject"], one, page)
    sources = [] if short else _used(data)
    if sources:
        lines += ["", painted("sources", "heading", page)]
        for cited in sources:
            lines += wrapped(source(cited), page)
    lines += ["", *_disputed(data)]
    for note in data["notes"]:
        lines += wrapped(f"option: {note}", page)
    lines += [f"Info.plist: {item['message']}" for item in data["notices"]]
    return "\n".join([*lines, f"rule set {data['ruleset']}, {data['evidence_profile']} evidence"])


def _escaped(text: str) -> str:
    for mark in ("\\", "|", "*", "<"):
        text = text.replace(mark, f"\\{mark}")
    return text.replace("\n", "<br>")


def compare_markdown(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Returns the changes as Markdown tables."""
    lines: list[str] = []
    for one in data["comparisons"]:
        before, after = one["sides"]
        lines += [f"## iOS {_versions(one)}", "", f"{_escaped(_title(one))}.", ""]
        for row in one["subjects"]:
            changes = _changes(one, row["subject"])
            if not changes:
                continue
            lines += [f"### {row['subject']}: {row['changed']} of {row['asked']}", ""]
            lines += [f"| question | {before} | {after} |", "| --- | --- | --- |"]
            for change in changes:
                cells = [_escaped(text) for text in (_asks(change, change["questions"]), *_cells(change))]
                lines.append(f"| {' | '.join(cells)} |")
            lines.append("")
    sources = _used(data)
    if sources:
        lines += ["## Sources", "", *(f"- {_escaped(source(cited))}" for cited in sources), ""]
    lines += [f"- {_escaped(note)}" for note in (*_disputed(data), *data["notes"])]
    return "\n".join([*lines, "", f"Rule set {data['ruleset']}."])
