#!/usr/bin/env python3
"""Compares what a question costs with a grown rule book and with the present rule book.

    costs.py DIST FOLDER KIND...

DIST has lib/ and include/ of the library. FOLDER/KIND/.build/dist has lib/ and include/ of a
library with a grown book. The script prints a table for each kind of growth, and writes
FOLDER/growth.json. It counts instructions in the same way as the instruction budget. If a cost
exceeds the limit, the script reports this and still succeeds.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent / "Benchmarks"))
from instructions import Counts, count, counts, run  # noqa: E402

#: With twice the rows, a question to a prepared policy may cost at most this multiple of its
#: present cost.
LIMIT = 1.1


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a kind of question in each era, with the present book and with the grown book."""

    query: str
    eras: dict[str, tuple[float, float]]

    @property
    def is_question(self) -> bool:
        """Returns whether the query is a question to a prepared policy. The limit applies only to
        such questions."""
        return not self.query.startswith("prepare")

    @property
    def medians(self) -> tuple[float, float]:
        """Returns the medians over all eras, of the present costs and of the grown costs."""
        ours, grown = zip(*self.eras.values(), strict=True)
        return median(ours), median(grown)

    @property
    def ratios(self) -> dict[str, float]:
        """Returns the ratio of the grown cost to the present cost, for each era."""
        return {era: grown / ours for era, (ours, grown) in self.eras.items()}

    @property
    def worst(self) -> tuple[float, str]:
        """Returns the highest ratio and the era that has this ratio."""
        return max((ratio, era) for era, ratio in self.ratios.items())

    @property
    def kept(self) -> int:
        """Returns the number of eras in which the ratio is within the limit."""
        return sum(ratio <= LIMIT for ratio in self.ratios.values())

    def line(self, width: int) -> str:
        """Formats these costs as a line of the table."""
        ours, grown = self.medians
        ratio, era = self.worst
        told = "yes" if self.kept == len(self.eras) else f"in {self.kept} of {len(self.eras)}"
        kept = (told if self.kept else "no") if self.is_question else "-"
        return (
            f"{self.query:<{width}}{ours:>11.1f}{grown:>11.1f}{grown / ours:>8.3f}"
            f"{ratio:>8.3f}  {era:<12}{kept}"
        )

    def as_json(self) -> dict[str, Any]:
        """Returns the figures as they are written to growth.json."""
        ours, grown = self.medians
        ratio, era = self.worst
        return {
            "median": ours,
            "median_grown": grown,
            "ratio": round(grown / ours, 4),
            "worst_ratio": round(ratio, 4),
            "worst_era": era,
            "kept": self.kept == len(self.eras) if self.is_question else None,
            "eras": {name: list(pair) for name, pair in self.eras.items()},
        }


def paired(ours: Counts, grown: Counts) -> list[Cost]:
    """Joins the counts of two libraries that were asked the same questions."""
    return [
        Cost(query, {era: (each, grown[query][era]) for era, each in eras.items()})
        for query, eras in ours.items()
    ]


@dataclass(frozen=True, slots=True)
class Library:
    """The number of rows in the book of a library, and the size of the stripped library."""

    rows: int
    bytes: int

    @classmethod
    def at(cls, dist: Path, build: Path) -> Library:
        """Measures the library in `dist`. Writes a stripped copy to `build`."""
        path = dist / "lib" / "liblifecycle_policy.so"
        stripped = build / path.name
        run(["strip", "-o", str(stripped), str(path)], "to measure the size of a library")
        return cls(ctypes.CDLL(str(path)).lcp_rule_count(), stripped.stat().st_size)


def table(kind: str, costs: list[Cost], ours: Library, grown: Library) -> list[str]:
    """Formats the table for one kind of growth."""
    width = max(len(cost.query) for cost in costs) + 1
    judged = [cost for cost in costs if cost.is_question]
    kept = sum(cost.kept == len(cost.eras) for cost in judged)
    return [
        f"{kind}: {ours.rows} rows and {grown.rows}; stripped {ours.bytes} bytes and {grown.bytes}",
        "",
        f"{'':<{width}}{'present':>11}{'grown':>11}{'ratio':>8}{'worst':>8}  {'in':<12}"
        f"within {LIMIT:g}",
        *(cost.line(width) for cost in costs),
        "",
        f"{kept} of {len(judged)} are within the limit in every era.",
        "",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures what a grown rule book costs.")
    parser.add_argument("dist", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="+", metavar="KIND")
    given = parser.parse_args()
    folder: Path = given.folder.resolve()

    def measured(dist: Path, build: Path) -> tuple[Counts, Library]:
        return counts(count(dist, build)), Library.at(dist, build)

    before, ours = measured(given.dist.resolve(), folder)
    found: dict[str, Any] = {}
    print("Instructions per question: the median over all eras, and the worst ratio in one era.\n")
    for kind in given.kinds:
        after, grown = measured(folder / kind / ".build" / "dist", folder / kind)
        if grown.rows != 2 * ours.rows:
            raise SystemExit(f"costs.py: {kind} has {grown.rows} rows, not twice {ours.rows}")
        costs = paired(before, after)
        print("\n".join(table(kind, costs, ours, grown)))
        found[kind] = {
            "rows": [ours.rows, grown.rows],
            "stripped_bytes": [ours.bytes, grown.bytes],
            "queries": {cost.query: cost.as_json() for cost in costs},
        }
    written = {"limit": LIMIT, "kinds": found}
    (folder / "growth.json").write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
