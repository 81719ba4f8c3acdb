"""Answers as text for people; everything in it comes from the object that --json prints."""

from __future__ import annotations

import textwrap
from typing import Any

from ...questions.explain import versions
from ...questions.rules import rule
from .tables import PLAIN, Page, painted, table, verdict_cell
from .titles import COMMANDS, Json, Row, source

__all__ = ["answer_text", "rows_text", "rules_text"]

_COLUMN = 14


def rows_text(rows: list[Row], page: Page = PLAIN) -> list[str]:
    """Sets rows as a name and a text, broken at the width of the page."""
    lines = []
    for name, text in rows:
        inner = " " * (len(text) - len(text.lstrip()))
        lines += textwrap.wrap(
            text.lstrip(),
            page.width,
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


def _next(data: Json, page: Page) -> list[str]:
    rows = [
        (
            edge["cause"] + ("*" if edge["disputed"] else ""),
            edge["to"],
            verdict_cell(edge["verdict"]),
            edge["rule"] or "",
        )
        for edge in data["transitions"]
    ]
    if not rows:
        return []
    lines = table(("cause", "to", "verdict", "rule"), rows, page, indent=2)
    disputed = any(edge["disputed"] for edge in data["transitions"])
    return [*lines, *(["  *: another source disagrees"] if disputed else [])]


#: What of an answer is a table, by command.
_TABLES = {"next": _next}


def answer_text(command: str, data: Json, page: Page = PLAIN) -> str:
    """Gives an answer as text."""
    title, rows = COMMANDS[command](data)
    verdict = painted(data["verdict"], verdict_cell(data["verdict"]).style, page)
    if data.get("reason"):
        verdict += f" ({data['reason']})"
    if "newest_verdict" in data:
        verdict += f" (on the newest known: {data['newest_verdict']})"
    versions = f"iOS {data['os']}"
    if "os_last" in data:
        versions += f" to {data['os_last']}"
    rows = [*rows, *_ground(data), *_explanation(data), *_remarks(data)]
    lines = [f"{verdict}: {title}, {versions}"]
    if command in _TABLES:
        lines += _TABLES[command](data, page)
    return "\n".join([*lines, *rows_text(rows, page)])


def _outcome(row: Json) -> str:
    """Gives what a rule answers, in a word; what was chosen takes the whole note."""
    if row["family"] == "choice":
        return str(row["note"])
    if row["family"] == "watchdog":
        return ", ".join(row["allowances"])
    for key in ("standing", "lifecycle", "notification", "severity", "undone_at", "disposition"):
        if row[key]:
            return str(row[key])
    return row["verdict"] or ""


def rules_text(data: Json, page: Page = PLAIN, *, details: bool = False) -> str:
    """Lists rules in a table or, with details, each with everything that it says."""
    rows = data["rules"]
    count = f"{len(rows)} rule{'' if len(rows) == 1 else 's'}, rule set {data['ruleset']}"
    if details:
        return "\n\n".join([*(_rule(row, page) for row in rows), count])
    cells = [
        (
            row["id"],
            versions(rule(row["id"])),
            verdict_cell(row["verdict"] if row["family"] != "choice" else "", _outcome(row)),
            row["evidence"] or "",
        )
        for row in rows
    ]
    heads = ("rule", "versions", "answer", "evidence")
    return "\n".join([*(table(heads, cells, page) if cells else []), count])


def _rule(row: Json, page: Page) -> str:
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
    return "\n".join([painted(str(row["id"]), "heading", page), *rows_text(listed, page)])


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value)
    if isinstance(value, dict):
        return " ".join(str(part) for part in value.values() if part is not None) or "trigger's"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
