"""Answers as text for people; everything in it comes from the object that --json prints."""

from __future__ import annotations

import textwrap
from typing import Any

__all__ = ["answer_text", "rules_text"]

Json = dict[str, Any]
Row = tuple[str, str]

_WIDTH = 100
_COLUMN = 14


def _rows(rows: list[Row]) -> list[str]:
    """Sets rows as a name and a text, broken at the width of the page."""
    lines = []
    for name, text in rows:
        lines += textwrap.wrap(
            text,
            _WIDTH,
            initial_indent=f"  {name:<{_COLUMN - 3}} ",
            subsequent_indent=" " * _COLUMN,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [f"  {name}"]
    return lines


def duration(value: float | str | None) -> str:
    """Says a duration in words."""
    if value is None:
        return "not known"
    if isinstance(value, str):
        return "no limit"
    if value >= 120 and value % 60 == 0:
        return f"{value} s ({value // 60} min)"
    return f"{value} s"


def _callbacks(steps: list[Json]) -> list[Row]:
    rows = []
    for number, step in enumerate(steps):
        text = step["name"]
        if step["state"]:
            text += f" (reads {step['state']})"
        if step["fallback"]:
            text += f", else {step['fallback']}"
        rows.append(("callbacks" if number == 0 else "", text))
    return rows or [("callbacks", "none")]


def _transition(data: Json) -> tuple[str, list[Row]]:
    question = data["question"]
    title = f"{question['from']} -> {question['to']}, {question['cause']}"
    rows = _callbacks(data["callbacks"])
    if data["via"]:
        rows.insert(0, ("via", data["via"]))
    return title, rows


def _next(data: Json) -> tuple[str, list[Row]]:
    rows = []
    for edge in data["transitions"]:
        verdict = "" if edge["verdict"] == "allowed" else f", {edge['verdict']}"
        rows.append(("", f"{edge['cause']} -> {edge['to']}{verdict}  [{edge['rule']}]"))
    return f"what may follow {data['question']['from']}", rows


def _path(data: Json) -> tuple[str, list[Row]]:
    question, rows = data["question"], []
    for number, step in enumerate(data["steps"], 1):
        rows.append((f"step {number}", f"{step['from']} -> {step['to']}, {step['cause']}"))
        rows += _callbacks(step["callbacks"])
        rows.append(("rule", str(step["rule"])))
    return f"from {question['from']} to {question['to']}", rows


def _deadline(data: Json) -> tuple[str, list[Row]]:
    rows = [
        ("advice", duration(data["advice_seconds"])),
        ("limit", duration(data["limit_seconds"])),
        ("warning", duration(data["warning_seconds"])),
        ("at expiry", data["at_expiry"] or "not known"),
    ]
    if data["code"]:
        rows.append(("code", data["code"]))
    words = {True: "yes", False: "no", None: "not known"}
    rows.append(("extendable", words[data["extendable"]]))
    return str(data["question"]["allowance"]), rows


def _relaunch(data: Json) -> tuple[str, list[Row]]:
    question, rows = data["question"], []
    since = f", since then {', '.join(question['since'])}" if question["since"] else ""
    if data["guarantee"]:
        rows.append(("guarantee", data["guarantee"]))
    if data["launch_state"]:
        rows.append(("launched", f"to the {data['launch_state']}"))
    if data["callback"]:
        rows.append(("callback", data["callback"]))
    if data["allowance"]:
        rows.append(("allowance", f"{data['allowance']}, {duration(data['allowance_seconds'])}"))
    return f"{question['on']} after {question['after']}{since}", rows


_COMMANDS = {
    "transition": _transition,
    "next": _next,
    "path": _path,
    "deadline": _deadline,
    "relaunch": _relaunch,
}


def _source(source: Json) -> str:
    text = f"{source['key']}: {source['title']}"
    if source["publisher"]:
        text += f" ({source['publisher']})"
    return f"{text} https://{source['address']}" if source["address"] else text


def _ground(data: Json) -> list[Row]:
    """Says what the answer rests on."""
    rows: list[Row] = []
    if data["requires"]:
        rows.append(("leans on", ", ".join(data["requires"])))
    if data["rule"]:
        rows.append(("rule", f"{data['rule']} ({data['evidence']})"))
    rows += [("source", _source(source)) for source in data["citations"]]
    if data["note"]:
        rows.append(("note", data["note"]))
    if data["disputed"]:
        rows.append(("disputed", "another source disagrees"))
    if data["os_dependent"]:
        rows.append(("versions", "the answer changes within the range"))
    rows += [("option", note) for note in data["notes"]]
    rows += [("Info.plist", notice["message"]) for notice in data["notices"]]
    rows.append(("rule set", f"{data['ruleset']}, {data['evidence_profile']} evidence"))
    return rows


def answer_text(command: str, data: Json) -> str:
    """Gives an answer as text."""
    title, rows = _COMMANDS[command](data)
    verdict = data["verdict"]
    if data.get("reason"):
        verdict += f" ({data['reason']})"
    if "newest_verdict" in data:
        verdict += f" (on the newest known: {data['newest_verdict']})"
    versions = f"iOS {data['os']}"
    if "os_last" in data:
        versions += f" to {data['os_last']}"
    return "\n".join([f"{verdict}: {title}, {versions}", *_rows(rows + _ground(data))])


def rules_text(data: Json) -> str:
    """Lists rules, one a line; a single rule with everything that it says."""
    rows = data["rules"]
    if len(rows) == 1:
        row = rows[0]
        listed = [
            (name.replace("_", " "), _plain(value))
            for name, value in row.items()
            if name != "citations" and value not in (None, [], "")
        ]
        listed += [("source", _source(source)) for source in row["citations"]]
        return "\n".join([str(row["id"]), *_rows(listed[1:])])
    lines = []
    for row in rows:
        until = f"before {row['until']}" if row["until"] else "on"
        verdict = row["verdict"] or row["standing"] or row["lifecycle"] or ""
        lines.append(f"{row['id']:<60} {row['since']:>5} {until:<12} {verdict}")
    count = f"{len(rows)} rules, rule set {data['ruleset']}"
    return "\n".join([*lines, count])


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value)
    if isinstance(value, dict):
        return " ".join(str(part) for part in value.values() if part is not None) or "trigger's"
    return str(value)
