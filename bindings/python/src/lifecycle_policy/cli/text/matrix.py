"""The relaunch matrix as a table: in text, Markdown and comma-separated values."""

from __future__ import annotations

import argparse
import csv
import io
from typing import Any

from .tables import Cell, Page, painted, table, verdict_cell, wrapped

__all__ = ["matrix_csv", "matrix_markdown", "matrix_text"]

Json = dict[str, Any]

#: The short word for a verdict, and the verdict in full.
_WORDS = {
    "allowed": ("yes", "allowed"),
    "forbidden": ("no", "forbidden"),
    "conditional": ("if", "depends on a fact that was not given"),
    "not-applicable": ("-", "does not exist there"),
    "unspecified": ("?", "no source says"),
    "unknown-os": ("new", "newer than the rule set"),
}


#: The deciding rules, each with its number, in order of appearance. None: no rules are shown.
_Numbers = dict[str, int] | None


def _word(cell: Json, numbers: _Numbers) -> str:
    text = _WORDS[cell["verdict"]][0] + ("*" if cell["disputed"] else "")
    if numbers is None or cell["rule"] is None:
        return text
    return f"{text} [{numbers.setdefault(cell['rule'], len(numbers) + 1)}]"


def _legend(data: Json) -> str:
    cells = [cell for one in data["matrices"] for row in one["rows"] for cell in row["cells"]]
    used = {cell["verdict"] for cell in cells}
    parts = [f"{word}: {text}" for key, (word, text) in _WORDS.items() if key in used]
    if any(cell["disputed"] for cell in cells):
        parts.append("*: another source disagrees")
    return "; ".join(parts)


def _title(one: Json) -> str:
    end = one["after"]
    return "In memory, suspended" if end == "none" else f"After {end}"


def _remarks(data: Json, page: Page) -> list[str]:
    texts = [f"option: {note}" for note in data["notes"]]
    texts += [f"Info.plist: {item['message']}" for item in data["notices"]]
    return [line for text in texts for line in wrapped(text, page)]


def _parts(one: Json, numbers: _Numbers, page: Page) -> list[str]:
    """Formats a matrix as one or more tables that fit the width of the page."""
    first = max([len(row["on"]) for row in one["rows"]] + [len("trigger")])
    words = [[_word(cell, numbers) for cell in row["cells"]] for row in one["rows"]]
    widths = [
        max([len(head)] + [len(row[column]) for row in words])
        for column, head in enumerate(one["os"])
    ]
    lines, start = [], 0
    while start < len(widths):
        end, used = start, first
        while end < len(widths) and (
            not page.wraps or end == start or used + 2 + widths[end] <= page.width
        ):
            used += 2 + widths[end]
            end += 1
        rows: list[list[str | Cell]] = [
            [row["on"]]
            + [
                verdict_cell(cell["verdict"], text)
                for cell, text in zip(row["cells"][start:end], texts[start:end], strict=True)
            ]
            for row, texts in zip(one["rows"], words, strict=True)
        ]
        lines += [*([""] if start else []), *table(["trigger", *one["os"][start:end]], rows, page)]
        start = end
    return lines


def matrix_text(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Formats each matrix under its title, and the legend below."""
    numbers: _Numbers = {} if options.rules else None
    lines = []
    for one in data["matrices"]:
        lines.append(painted(f"{_title(one)}: does it wake or launch the app?", "heading", page))
        lines += _parts(one, numbers, page) if one["rows"] else ["no trigger concerns this app"]
        lines.append("")
    lines += wrapped(_legend(data), page)
    lines += [f"[{number}] {rule}" for rule, number in (numbers or {}).items()]
    lines += _remarks(data, page)
    return "\n".join([*lines, f"rule set {data['ruleset']}, {data['evidence_profile']} evidence"])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def matrix_markdown(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Returns the matrices as Markdown tables."""
    numbers: _Numbers = {} if options.rules else None
    lines = []
    for one in data["matrices"]:
        heads = ["trigger", *one["os"]]
        lines += [f"### {_title(one)}", "", _row(heads), _row(["---"] * len(heads))]
        for row in one["rows"]:
            words = [_word(cell, numbers).replace("*", "\\*") for cell in row["cells"]]
            lines.append(_row([row["on"], *words]))
        lines.append("")
    lines.append(_legend(data).replace("*", "\\*"))
    if numbers is not None:
        lines += ["", *(f"- [{number}] `{rule}`" for rule, number in numbers.items())]
    lines += ["", *(f"- {note}" for note in data["notes"])]
    lines += ["", f"Rule set {data['ruleset']}, {data['evidence_profile']} evidence."]
    return "\n".join(lines)


_COLUMNS = ("verdict", "disputed", "guarantee", "launch_state", "callback", "rule")


def matrix_csv(options: argparse.Namespace, data: Json, page: Page) -> str:
    """Returns a line for each answer."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("after", "on", "os", *_COLUMNS))
    for one in data["matrices"]:
        for row in one["rows"]:
            for cell in row["cells"]:
                values = ["" if cell[key] is None else cell[key] for key in _COLUMNS]
                values[1] = "yes" if cell["disputed"] else "no"
                writer.writerow((one["after"], row["on"], cell["os"], *values))
    return file.getvalue().rstrip("\n")
