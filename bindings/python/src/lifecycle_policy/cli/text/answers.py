"""Formats answers as text, from the object that --json prints."""

from __future__ import annotations

import textwrap
from typing import Any

from ...questions.explain import versions
from ...questions.rules import rule
from ..conditions import with_options
from .tables import PLAIN, Page, painted, table, verdict_cell
from .titles import Json, Row, composed, further_rows, source

__all__ = ["answer_text", "headline", "rows_text", "rules_text"]

_COLUMN = 14


def rows_text(rows: list[Row], page: Page = PLAIN) -> list[str]:
    """Formats rows of a name and a text, wrapped at the width of the page."""
    lines = []
    for name, text in rows:
        first = f"{name}  " if len(name) > _COLUMN - 2 else f"{name:<{_COLUMN - 3}} "
        if not page.wraps:
            lines.append(f"  {first}{text}".rstrip())
            continue
        inner = " " * (len(text) - len(text.lstrip()))
        lines += textwrap.wrap(
            text.lstrip(),
            page.width,
            initial_indent=f"  {first}{inner}",
            subsequent_indent=" " * _COLUMN + inner,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [f"  {name}"]
    return lines


def _rows(text: str) -> list[Row]:
    """Splits lines of the library into names and texts. Names are in a column of 12 characters.
    Longer names exceed the column."""
    rows = []
    for line in text.splitlines():
        end = 13
        while end < len(line) and line[end] != " ":
            end += 1
        rows.append((line[2:end].rstrip(), line[end + 1 :] if end == 13 else line[end:].strip()))
    return rows


def _ground(data: Json) -> list[Row]:
    """Returns the rows on the rule and the sources of a composed answer."""
    rows = []
    if data["rule"]:
        rows.append(("rule", f"{data['rule']} ({data['evidence']})"))
    rows += [("source", source(cited)) for cited in data["citations"]]
    if data["note"]:
        rows.append(("note", data["note"]))
    if data["disputed"]:
        rows.append(("disputed", "another source disagrees"))
    return rows


def headline(command: str, data: Json) -> str:
    """Returns an answer in a few words: without the question, but with the options that would
    change the answer."""
    own = composed(command, data)
    if own is None:
        return with_options(data["_said"]["headline"])
    if own.says and data["verdict"] in ("allowed", "forbidden"):
        return own.says
    newest = data.get("newest_verdict")
    verdict = data["verdict"] + (f" (on the newest known: {newest})" if newest else "")
    return ", ".join(filter(None, (verdict, own.says)))


def _versions(data: Json) -> str:
    """Returns the version, or the range of versions, that the question is about. For a report of
    another system, names that system."""
    system = (data.get("report") or {}).get("system")
    if system:
        return f"{system} (by the rules of iOS {data['os']})"
    if "os_last" not in data:
        return f"iOS {data['os']}"
    return f"iOS {data['os']} to {data['os_last']}"


def _stretch(stretch: Json, number: int) -> str:
    first, last = stretch["first"], stretch["last"]
    versions = f"{first} to {last}" if last else f"from {first}"
    return f"{'iOS ' if number == 0 else ''}{versions}: {stretch['says']}"


#: The roles of the rules about a question, in the order in which the rules are listed.
_ROLES = (
    "decides",
    "outweighed",
    "alternative",
    "condition-unknown",
    "condition-fails",
    "other-profile",
    "other-version",
)


def _explanation(data: Json) -> list[Row]:
    """Lists the rules about the question: first the rule of the answer, then the other rules that
    decide, then the rules with other roles."""

    def place(row: Json) -> tuple[int, bool]:
        return _ROLES.index(row["role"]), row["rule"] != data["rule"]

    rows: list[Row] = []
    for row in sorted(data.get("explanation", ()), key=place):
        rows += [("why" if not rows else "", f"{row['role']}: {row['rule']}")]
        rows.append(("", f"  {row['why']}"))
    return rows


def _remarks(data: Json) -> list[Row]:
    """Returns the rows with notes on options, notices on the Info.plist, and the rule set."""
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


#: For each command whose answer has a table, the function that formats the table.
_TABLES = {"next": _next}


def answer_text(command: str, data: Json, page: Page = PLAIN) -> str:
    """Returns an answer as text."""
    own = composed(command, data)
    said = {part: with_options(text) for part, text in data.get("_said", {}).items()}
    title = own.title if own else said["question"]
    details = "" if command in _TABLES else said.get("details", "")
    rows = own.rows if own else _rows(details)
    grounds = _rows(said["grounds"]) if said else _ground(data)
    style = verdict_cell(data["verdict"]).style
    rows = [*rows, *further_rows(command, data), *grounds, *_explanation(data), *_remarks(data)]
    if "os_listed" in data:
        width = max(len(stretch["first"]) for stretch in data["stretches"])
        lines = [
            f"iOS {stretch['first']:<{width}}  "
            + painted(stretch["says"], verdict_cell(stretch["verdict"]).style, page)
            + f": {title}"
            for stretch in data["stretches"]
        ]
        lines += [f"  on iOS {data['os']}:"]
    elif len(data.get("stretches", ())) > 1:
        parts = [_stretch(stretch, number) for number, stretch in enumerate(data["stretches"])]
        lines = [painted("; ".join(parts), style, page) + f": {title}"]
        lines += [f"  on iOS {data['os']}:"]
    else:
        lines = [f"{painted(headline(command, data), style, page)}: {title}, {_versions(data)}"]
    if command in _TABLES:
        lines += _TABLES[command](data, page)
    return "\n".join([*lines, *rows_text(rows, page)])


def _outcome(row: Json) -> str:
    """Returns the outcome of a rule: for a choice its note, for a watchdog its allowances, and for
    any other rule one word."""
    if row["family"] == "choice":
        return str(row["note"])
    if row["family"] == "watchdog":
        return ", ".join(row["allowances"])
    for key in ("standing", "lifecycle", "notification", "severity", "undone_at", "disposition"):
        if row[key]:
            return str(row[key])
    return row["verdict"] or ""


def rules_text(data: Json, page: Page = PLAIN, *, details: bool = False) -> str:
    """Lists rules in a table or, with `details`, each with all its fields."""
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
