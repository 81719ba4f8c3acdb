"""Converts answers to the form of the command line's JSON, which has the same keys as vectors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import place  # noqa: F401
from lifecycle_policy import App, Context

from evaluator.book import Book, Json


def _seconds(figure: int | str | None) -> int | float | str | None:
    if not isinstance(figure, int):
        return figure
    seconds = figure / 1_000_000_000
    return int(seconds) if seconds.is_integer() else seconds


def _sequence(steps: tuple[tuple[Any, ...], ...] | None) -> Json:
    listed = [
        {
            "name": step[0] or step[1],
            "fallback": step[2],
            "state": step[3],
            "scene_state": step[4],
            "state_after": step[6],
            "allowance": step[7],
        }
        for step in steps or ()
    ]
    calls = [told for told, step in zip(listed, steps or (), strict=True) if step[0] is not None]
    return {"sequence": listed, "callbacks": calls}


def _findings(answer: Json, context: Context) -> list[Json]:
    """Returns the findings. Like the binding, adds the values that only the reader of the
    Info.plist knows."""
    app = context.app or App()
    return [
        told
        for rule, severity, key, value, text in answer["findings"]
        for told in _told(app, {
            "rule": rule, "severity": severity, "key": key, "value": value or None,
            "message": text,
        })
    ]  # fmt: skip


def _told(app: App, finding: Json) -> Iterator[Json]:
    if finding["rule"] == "manifest.placeholder" and app.placeholders:
        for key in app.placeholders:
            yield finding | {"key": key}
    elif finding["key"] == "MinimumOSVersion" and finding["value"] is None:
        yield finding | {"value": None if app.minimum_os is None else str(app.minimum_os)}
    else:
        yield finding



def _evidence(book: Book, answer: Json, listed: str) -> str | None:
    """Returns the evidence of the listed rules or, if the list is empty, of the answer's rule. If
    the listed rules have different kinds of evidence, returns None."""
    rules = {item[0] for item in answer[listed]} or {answer.get("rule")}
    kinds = {row.evidence for row in book.rows if row.id in rules}
    return kinds.pop() if len(kinds) == 1 else None


def printed(book: Book, kind: str, answer: Json, context: Context) -> Json:
    """Adds the keys that vectors compare to an answer, with the values that the command line
    prints."""
    names: tuple[str, ...]
    found: Json = {"rule": None, "evidence": None, "disputed": False, "requires": ()} | answer
    if kind == "transition":
        found |= _sequence(answer["sequence"])
    elif kind == "next":
        names = ("cause", "to", "verdict", "rule", "evidence", "disputed", "reason")
        edges = [dict(zip(names, edge, strict=True)) for edge in answer["edges"]]
        found["transitions"] = edges
    elif kind == "path":
        names = ("cause", "from", "to", "rule")
        found["steps"] = [
            dict(zip(names, step[:4], strict=True)) | _sequence(step[4])
            for step in answer["steps"] or ()
        ]
    elif kind == "duties":
        found["evidence"] = _evidence(book, answer, "duties")
        names = ("id", "text", "undone_at")
        found["duties"] = [dict(zip(names, duty, strict=True)) for duty in answer["duties"]]
    elif kind == "manifest":
        found["evidence"] = _evidence(book, answer, "findings")
        found["findings"] = _findings(answer, context)
        found["count"] = len(found["findings"])
    if answer.get("launch_state") == "inactive":
        found["launch_state"] = "foreground"
    if "occasion" in answer:
        found["until"] = answer["occasion"]
    for name in ("advice", "limit", "warning", "window"):
        if name in answer:
            found[f"{name}_seconds"] = _seconds(answer[name])
    if "allowance_limit" in answer:
        found["allowance_seconds"] = _seconds(answer["allowance_limit"])
    return found
