"""Reports the result: a table for people, and a document for programs."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
from measure import Figures
from subjects import About, Host, Role
from table import Table

#: The goals: how many times as long as the library a generic engine takes at least.
GOAL_C = 100
GOAL_PYTHON = 10


@dataclass(frozen=True, slots=True)
class Row:
    """One subject with its figures, and the library's figures for comparison."""

    about: About
    figures: Figures
    to_c: float
    """The time as a multiple of the library's single question from C."""
    to_python: float | None
    """The same from Python, for a subject that is asked from Python."""

    @property
    def meets_c(self) -> bool | None:
        """True if the goal is met; None if this is not a peer."""
        return self.to_c >= GOAL_C if self.about.role == Role.PEER else None

    @property
    def meets_python(self) -> bool | None:
        """True if the goal is met; None if this is not a peer, or has no Python interface."""
        if self.about.role != Role.PEER or self.to_python is None:
            return None
        return self.to_python >= GOAL_PYTHON


def rows_of(abouts: Sequence[About], figures: Sequence[Figures]) -> list[Row]:
    """Compares each subject with the library's single question of the same table."""
    ours = {
        (about.table, about.host): its.median
        for about, its in zip(abouts, figures, strict=True)
        if about.role == Role.LIBRARY and about.form == "one"
    }
    return [
        Row(
            about,
            its,
            its.median / ours[about.table, Host.C],
            its.median / ours[about.table, Host.PYTHON] if about.host == Host.PYTHON else None,
        )
        for about, its in zip(abouts, figures, strict=True)
    ]


def _figure(nanoseconds: float) -> str:
    return f"{nanoseconds:,.0f}" if nanoseconds >= 100 else f"{nanoseconds:.3g}"


def _times(ratio: float | None) -> str:
    if ratio is None:
        return "-"
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2g}" if ratio < 10 else f"{ratio:.1f}"


def _told(met: bool | None) -> str:
    return "-" if met is None else "yes" if met else "no"


def text(rows: Sequence[Row], tables: Sequence[Table]) -> str:
    """Formats the tables, in Markdown."""
    head = ("engine", "asked by", "from", "answers", "equal", "median ns", "least", "most",
            "x C", f">= {GOAL_C}", "x Python", f">= {GOAL_PYTHON}")  # fmt: skip
    lines: list[str] = []
    for table in tables:
        cells = [head]
        for row in rows:
            about, its = row.about, row.figures
            if about.table != table.kind:
                continue
            cells.append((
                f"{about.name} {about.version}", about.form, about.host.value, about.answers,
                str(its.equal), _figure(its.median), _figure(its.least), _figure(its.most),
                _times(row.to_c), _told(row.meets_c), _times(row.to_python),
                _told(row.meets_python),
            ))  # fmt: skip
        widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
        lines += ["", f"{table.kind}: {', '.join(table.columns)}", ""]
        for number, line in enumerate(cells):
            padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            lines.append("| " + " | ".join(padded) + " |")
            if number == 0:
                lines.append("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor()


def document(
    rows: Sequence[Row],
    tables: Sequence[Table],
    skipped: Sequence[str],
    context: lp.Context,
    load: tuple[float, float, float],
) -> dict[str, Any]:
    """Returns everything as data for JSON."""
    return {
        "library": {
            "version": lp.library_version(),
            "ruleset": lp.ruleset_version(),
            "os": str(context.os),
        },
        "machine": {
            "processor": _processor(),
            "processors": os.cpu_count(),
            "system": platform.platform(),
            "python": platform.python_version(),
            "load_before": load,
        },
        "clock": "processor time",
        "goals": {"times_c": GOAL_C, "times_python": GOAL_PYTHON},
        "questions": {table.kind: len(table.questions) for table in tables},
        "skipped": list(skipped),
        "rows": [
            {
                "engine": row.about.name,
                "version": row.about.version,
                "asked_by": row.about.form,
                "from": row.about.host.value,
                "role": row.about.role.value,
                "table": row.about.table,
                "answers": row.about.answers,
                "equal": row.figures.equal,
                "rounds": row.figures.rounds,
                "questions_a_round": row.figures.questions_a_round,
                "passes_a_round": row.figures.passes_a_round,
                "ns": {
                    "median": round(row.figures.median, 3),
                    "least": round(row.figures.least, 3),
                    "most": round(row.figures.most, 3),
                },
                "times_c": round(row.to_c, 4),
                "times_python": None if row.to_python is None else round(row.to_python, 4),
                "meets_c": row.meets_c,
                "meets_python": row.meets_python,
            }
            for row in rows
        ],
    }
