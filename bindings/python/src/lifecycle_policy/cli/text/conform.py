"""Formats the results of a conformance run: the scenarios, and the departures by rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .tables import Page, painted, table, wrapped
from .titles import Json, source

__all__ = ["conform_text", "listed_text"]

_STYLES = {"conforms": "good", "departs": "bad", "failed": "bad"}
#: The results in words, in summary order.
_WORDS = {
    "conforms": "passed",
    "departs": "departed",
    "failed": "failed",
    "unsupported": "not supported",
    "not-played": "not played",
}
_NO_RULE = "the order of callbacks"


def listed_text(data: Json, page: Page) -> str:
    """Formats the list of scenarios."""
    rows = [[row["name"], _span(row), row["about"]] for row in data["scenarios"]]
    return "\n".join(table(["scenario", "iOS", "what happens"], rows, page))


def _span(row: Json) -> str:
    since, until = row["since"], row["until"]
    return f"{since} on" if until is None else f"{since} to before {until}"


def _result(row: Json) -> str:
    count = len(row["departures"])
    if row["result"] == "departs":
        return f"departs: {count} departure{'s' if count > 1 else ''}"
    if row["result"] == "unsupported":
        return f"not supported: {row['message']}"
    return f"failed: {row['message']}" if row["result"] == "failed" else str(row["result"])


def _scenarios(data: Json, page: Page) -> list[str]:
    """Formats a line for each scenario."""
    name = max(len(row["name"]) for row in data["scenarios"])
    os = max(len(row["os"]) for row in data["scenarios"])
    return [
        f"  {row['name']:<{name}}  {row['os']:<{os}}  "
        + painted(_result(row), _STYLES.get(row["result"], "open"), page)
        for row in data["scenarios"]
    ]


def _by_rule(data: Json) -> dict[str, list[tuple[Json, Json]]]:
    """Groups the departures by their rules, in order of appearance."""
    found: dict[str, list[tuple[Json, Json]]] = {}
    for row in data["scenarios"]:
        for one in row["departures"]:
            found.setdefault(one["rule"] or _NO_RULE, []).append((row, one))
    return found


def _departures(found: list[tuple[Json, Json]]) -> list[str]:
    """Formats the departures from one rule. Equal departures are shown once, with their
    scenarios."""
    lines: list[str] = []
    places: dict[tuple[Any, ...], list[str]] = {}
    notes: dict[tuple[Any, ...], str] = {}
    for row, one in found:
        key = one["kind"], one["event"], one["expected"], one["came"]
        places.setdefault(key, []).append(f"{row['name']} {row['os']} at {one['at']} s")
        if one["audit"]:
            notes.setdefault(key, one["audit"])
    for key, where in places.items():
        kind, event, expected, came = key
        lines.append(f"  {kind:<9} after {event}: expected {expected}; came {came}")
        more = f" and {len(where) - 3} more" if len(where) > 3 else ""
        lines.append(f"            in {', '.join(where[:3])}{more}")
        if key in notes:
            lines.append(f"            {notes[key]}")
    return lines


def conform_text(data: Json, page: Page) -> str:
    """Formats the report."""
    summary, command = data["summary"], data["question"]["command"]
    name = data["host"] or command[0]
    total = len(data["scenarios"])
    told = ", ".join(f"{summary[key]} {word}" for key, word in _WORDS.items() if summary[key])
    lines = [f"{name}: {total} scenario{'s' if total > 1 else ''}: {told}"]
    lines += _scenarios(data, page)
    groups = _by_rule(data)
    for rule, found in groups.items():
        lines += ["", painted(rule, "heading", page), *_departures(found)]
        sources = Counter(source(cited) for _, one in found for cited in one["citations"])
        for text in list(sources)[:3]:
            lines += [f"  source    {line}" for line in wrapped(text, page)]
    if groups:
        count = summary["departures"]
        rules = f"{len(groups)} rule{'s' if len(groups) > 1 else ''}"
        lines += ["", f"{count} departure{'s' if count > 1 else ''} from {rules}"]
    lines.append(f"rule set {data['ruleset']}, {data['evidence_profile']} evidence")
    return "\n".join(lines)
