"""Answers as text for people; everything in it comes from the object that --json prints."""

from __future__ import annotations

import textwrap
from typing import Any

from ._cli_titles import COMMANDS, Json, Row, source

__all__ = ["answer_text", "rules_text"]

_WIDTH = 100
_COLUMN = 14


def _rows(rows: list[Row]) -> list[str]:
    """Sets rows as a name and a text, broken at the width of the page."""
    lines = []
    for name, text in rows:
        inner = " " * (len(text) - len(text.lstrip()))
        lines += textwrap.wrap(
            text.lstrip(),
            _WIDTH,
            initial_indent=f"  {name:<{_COLUMN - 3}} {inner}",
            subsequent_indent=" " * _COLUMN + inner,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [f"  {name}"]
    return lines


def _ground(data: Json) -> list[Row]:
    """Says what the answer rests on."""
    rows: list[Row] = []
    if data["requires"]:
        rows.append(("leans on", ", ".join(data["requires"])))
    if data["rule"]:
        rows.append(("rule", f"{data['rule']} ({data['evidence']})"))
    rows += [("source", source(cited)) for cited in data["citations"]]
    if data["note"]:
        rows.append(("note", data["note"]))
    if data["disputed"]:
        rows.append(("disputed", "another source disagrees"))
    if data["os_dependent"]:
        rows.append(("versions", "the answer changes within the range"))
    return rows


def _explanation(data: Json) -> list[Row]:
    """Lists the rules about the question, first those that decide."""
    rows: list[Row] = []
    for row in sorted(data.get("explanation", ()), key=lambda row: row["role"] != "decides"):
        rows += [("why" if not rows else "", f"{row['role']}: {row['rule']}")]
        rows.append(("", f"  {row['why']}"))
    return rows


def _remarks(data: Json) -> list[Row]:
    """Says what there is to say of the question."""
    rows = [("option", note) for note in data["notes"]]
    rows += [("Info.plist", notice["message"]) for notice in data["notices"]]
    return [*rows, ("rule set", f"{data['ruleset']}, {data['evidence_profile']} evidence")]


def answer_text(command: str, data: Json) -> str:
    """Gives an answer as text."""
    title, rows = COMMANDS[command](data)
    verdict = data["verdict"]
    if data.get("reason"):
        verdict += f" ({data['reason']})"
    if "newest_verdict" in data:
        verdict += f" (on the newest known: {data['newest_verdict']})"
    versions = f"iOS {data['os']}"
    if "os_last" in data:
        versions += f" to {data['os_last']}"
    rows = [*rows, *_ground(data), *_explanation(data), *_remarks(data)]
    return "\n".join([f"{verdict}: {title}, {versions}", *_rows(rows)])


def _outcome(row: Json) -> str:
    """Gives what a rule answers, in a word."""
    for key in ("standing", "lifecycle", "notification", "severity", "undone_at"):
        if row[key]:
            return str(row[key])
    return row["verdict"] or ""


def rules_text(data: Json) -> str:
    """Lists rules, one a line; a single rule with everything that it says."""
    rows = data["rules"]
    if len(rows) == 1:
        return _rule(rows[0])
    lines = []
    for row in rows:
        until = f"before {row['until']}" if row["until"] else "on"
        lines.append(f"{row['id']:<60} {row['since']:>5} {until:<12} {_outcome(row)}".rstrip())
    count = f"{len(rows)} rules, rule set {data['ruleset']}"
    return "\n".join([*lines, count])


def _rule(row: Json) -> str:
    left_out = {"id", "citations", "code_low", "code_high"}
    listed = [
        (name.replace("_", " "), _plain(value))
        for name, value in row.items()
        if name not in left_out and value not in (None, [], "")
    ]
    if row["family"] == "termination":
        low, high = (f"{row[key]:#x}" for key in ("code_low", "code_high"))
        listed.append(("code", low if low == high else f"{low} to {high}"))
    listed += [("source", source(cited)) for cited in row["citations"]]
    return "\n".join([str(row["id"]), *_rows(listed)])


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value)
    if isinstance(value, dict):
        return " ".join(str(part) for part in value.values() if part is not None) or "trigger's"
    return str(value)
