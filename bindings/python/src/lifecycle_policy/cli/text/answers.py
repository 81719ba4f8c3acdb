"""Formats answers as text, from the object that --json prints."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...questions.explain import versions
from ...questions.rules import rule
from .tables import PLAIN, Page, painted, table, verdict_cell
from .titles import COMMANDS, HEADLINES, Json, Row, in_several_steps, source

__all__ = ["Headline", "answer_text", "headline", "rows_text", "rules_text"]

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


def _ground(data: Json) -> list[Row]:
    """Returns the rows on conditions, rule and sources."""
    rows = _conditions(data)
    if data["rule"]:
        rows.append(("rule", f"{data['rule']} ({data['evidence']})"))
    if data.get("also"):
        rows.append(("also refused", f"by {', '.join(data['also'])}"))
    rows += [("source", source(cited)) for cited in data["citations"]]
    if data["note"]:
        rows.append(("note", data["note"]))
    if data["disputed"]:
        rows.append(("disputed", "another source disagrees"))
    return rows


#: Conditions on the SDK. An app is usually linked against the SDK of its OS, so text output omits
#: these conditions if they are assumed.
_PLAIN = ("multitasking-sdk", "pushkit-sdk", "callkit-sdk")


def _told(item: Json) -> str:
    return f"{item['text']} ({item['option']})" if item["option"] else str(item["text"])


def _assumed(item: Json) -> str:
    """Returns an assumption, with the option that changes it."""
    return f"{item['text']} (else {item['option']})" if item["option"] else str(item["text"])


def _conditions(data: Json) -> list[Row]:
    """Lists the conditions of the answer: those that hold, fail, were not given or are assumed."""
    listed = data["conditions"]
    assumed = [item for item in listed["assumed"] if item["name"] not in _PLAIN]
    rows = [(name, "; ".join(item["text"] for item in listed[name])) for name in ("holds", "fails")]
    rows.append(("not given", "; ".join(map(_told, listed["not_given"]))))
    rows.append(("assumed", "; ".join(map(_assumed, assumed))))
    return [row for row in rows if row[1]]


#: The commands whose headline replaces the verdict `forbidden`. Every headline replaces `allowed`.
_TELLING = ("suspension", "manifest", "termination")


def _reasons(data: Json) -> list[Json]:
    """Returns the assumptions behind the rule of the answer and further rules that refuse. If one
    of these rules needs no assumption, returns []."""
    assumed = {item["name"]: item for item in data["conditions"]["assumed"]}
    found: dict[str, Json] = {}
    for id in filter(None, [data["rule"], *data.get("also", ())]):
        row = rule(id)
        names = {one.label for one in (*row.when, *row.when_not)}
        if row.values("lifecycles") or row.value("lifecycle"):
            names.add("scenes-adopted")
        rests = [item for name, item in assumed.items() if name in names - set(_PLAIN)]
        if not rests:
            return []
        found |= {str(item["name"]): item for item in rests}
    return list(found.values())


def _hollow(data: Json) -> list[Json]:
    """Returns the assumption about the passcode, if the deciding rule names only the lock.

    Without --passcode, --locked has no effect, and the headline says so.
    """
    if not data["rule"]:
        return []
    row = rule(data["rule"])
    named = {one.label for one in (*row.when, *row.when_not)}
    if "passcode" in named or "device-unlocked" not in named:
        return []
    return [item for item in data["conditions"]["assumed"] if item["name"] == "passcode"]


@dataclass(frozen=True)
class Headline:
    """An answer in a few words, with the conditions that it depends on. It omits the question."""

    #: The verdict; None if `says` replaces it.
    verdict: str | None
    #: What the answer says after the verdict, or instead of it; "" for nothing.
    says: str = ""
    #: The conditions that the answer depends on, and that were not given.
    turns_on: Sequence[Json] = ()
    #: The assumptions that the answer rests on.
    assuming: Sequence[Json] = ()
    #: The verdict on the newest known version, if the version in question is not known.
    newest: str | None = None
    #: The reason for the verdict, if the answer has one.
    reason: str | None = None
    #: The states on the path, if the answer is a path of several steps.
    way: str = ""

    def __str__(self) -> str:
        text = self.verdict or ""
        if self.turns_on:
            text += f", depends on {' and '.join(map(_told, self.turns_on))}"
        if self.assuming:
            text += f", assuming {' and '.join(map(_assumed, self.assuming))}"
        if self.newest:
            text += f" (on the newest known: {self.newest})"
        if self.way:
            text += f", not in one step ({self.way})"
        elif self.reason:
            text += f" ({self.reason})"
        return ", ".join(filter(None, (text, self.says)))


def headline(command: str, data: Json) -> Headline:
    """Returns the headline of an answer."""
    verdict = str(data["verdict"])
    says = HEADLINES[command](data) if command in HEADLINES else ""
    if says and (verdict == "allowed" or (verdict == "forbidden" and command in _TELLING)):
        return Headline(None, says)
    missing = data["conditions"]["not_given"] if verdict == "conditional" else []
    assumed = []
    if not missing:
        assumed = _reasons(data) if verdict != "allowed" else _hollow(data)
    reason = data.get("reason")
    way = in_several_steps(data) if reason == "not-one-step" else ""
    return Headline(verdict, says, missing, assumed, data.get("newest_verdict"), reason, way)


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
    "condition-unknown",
    "condition-fails",
    "other-profile",
    "other-version",
)


def _explanation(data: Json) -> list[Row]:
    """Lists the rules about the question: first the rule of the answer, then the other rules that
    decide, then the rest."""

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
    title, rows = COMMANDS[command](data)
    style = verdict_cell(data["verdict"]).style
    rows = [*rows, *_ground(data), *_explanation(data), *_remarks(data)]
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
        lines = [f"{painted(str(headline(command, data)), style, page)}: {title}, {_versions(data)}"]
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
