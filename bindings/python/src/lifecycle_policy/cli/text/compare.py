"""A comparison of versions as a table, in text and Markdown."""

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

#: Parts of questions that may list all values of an enumeration. One word then replaces the list.
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
    """Names the rules of one side: those that only this side has or, if there are none, all."""
    own = [rule for rule in rules if rule not in others] or rules
    return [f"[{rule}]" for rule in own] or ["[no rule]"]


def _title(one: Json) -> str:
    changed = sum(row["changed"] for row in one["subjects"])
    asked = sum(row["asked"] for row in one["subjects"])
    before, after = one["os"]
    found = f"{changed} of {asked} answers differ"
    if not changed:
        found = f"no differences in {asked} answers"
    same = one["same_by_other_rules"]
    others = f"; {same} more are the same, by other rules" if same else ""
    return f"iOS {before} and {after}: {found}{others}"


def _counts(one: Json) -> str:
    parts = [f"{row['subject']} {row['changed']} of {row['asked']}" for row in one["subjects"]]
    return ", ".join(parts)


def _asks(change: Json, questions: list[Json]) -> str:
    text = "\n".join(map(_question, questions))
    text += " *" if change["disputed"] else ""
    sources = change["sources"][:2]
    return text + (f"\n({', '.join(sources)})" if sources else "")


def _subject(name: str, one: Json, page: Page) -> list[str]:
    changes = [change for change in one["changes"] if change["subject"] == name]
    if not changes:
        return []
    (counts,) = (row for row in one["subjects"] if row["subject"] == name)
    heading = f"{name}: {counts['changed']} of {counts['asked']}"
    rows: list[list[str | Cell]] = []
    for change in changes:
        before, after = _cells(change)
        sides = [verdict_cell(*side) for side in zip(change["verdicts"], (before, after))]
        # If lines are not wrapped, each question has its own line, so that a search finds it.
        asked = change["questions"]
        for questions in [asked] if page.wraps else [[question] for question in asked]:
            rows.append([_asks(change, questions), *sides])
    heads = ("question", f"iOS {one['os'][0]}", f"iOS {one['os'][1]}")
    return ["", painted(heading, "heading", page), *table(heads, rows, page, ruled=True)]


def _disputed(data: Json) -> list[str]:
    """Explains the star, if there is one."""
    changes = (change for one in data["comparisons"] for change in one["changes"])
    return ["*: another source disagrees"] if any(one["disputed"] for one in changes) else []


def _used(data: Json) -> list[Json]:
    """Returns the sources that the table names."""
    changes = (change for one in data["comparisons"] for change in one["changes"])
    keys = {key for change in changes for key in change["sources"][:2]}
    return [cited for cited in data["citations"] if cited["key"] in keys]


def compare_text(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Formats the changes as tables, one for each subject."""
    lines: list[str] = []
    for one in data["comparisons"]:
        lines += [*([""] if lines else []), painted(_title(one), "heading", page)]
        lines += wrapped(_counts(one), page)
        for row in one["subjects"]:
            lines += _subject(row["subject"], one, page)
    sources = _used(data)
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
        before, after = one["os"]
        lines += [f"## iOS {before} and {after}", "", f"{_escaped(_title(one))}.", ""]
        for row in one["subjects"]:
            changes = [change for change in one["changes"] if change["subject"] == row["subject"]]
            if not changes:
                continue
            lines += [f"### {row['subject']}: {row['changed']} of {row['asked']}", ""]
            lines += [f"| question | iOS {before} | iOS {after} |", "| --- | --- | --- |"]
            for change in changes:
                cells = [_escaped(text) for text in (_asks(change, change["questions"]), *_cells(change))]
                lines.append(f"| {' | '.join(cells)} |")
            lines.append("")
    sources = _used(data)
    if sources:
        lines += ["## Sources", "", *(f"- {_escaped(source(cited))}" for cited in sources), ""]
    lines += [f"- {_escaped(note)}" for note in (*_disputed(data), *data["notes"])]
    return "\n".join([*lines, "", f"Rule set {data['ruleset']}."])
