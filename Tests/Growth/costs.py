#!/usr/bin/env python3
"""Counts what a question costs with a grown rule book, beside the book as it is.

    costs.py DIST FOLDER KIND...

DIST is where lib/ and include/ of the library are; FOLDER/KIND/.build/dist the same of a grown one.
Prints a table for each kind, and writes FOLDER/growth.json. Instructions are counted as for the
budget. A limit that is not kept is told, and is no failure.
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

#: What a question of a prepared policy may cost with twice the rows, times what it costs now.
LIMIT = 1.1


@dataclass(frozen=True, slots=True)
class Cost:
    """What a kind of question takes, by era: as it is, and grown."""

    query: str
    eras: dict[str, tuple[float, float]]

    @property
    def is_question(self) -> bool:
        """Whether it is asked of a prepared policy, and so is judged."""
        return not self.query.startswith("prepare")

    @property
    def medians(self) -> tuple[float, float]:
        """The medians of the eras."""
        ours, grown = zip(*self.eras.values(), strict=True)
        return median(ours), median(grown)

    @property
    def ratios(self) -> dict[str, float]:
        """How many times as much the grown one takes, by era."""
        return {era: grown / ours for era, (ours, grown) in self.eras.items()}

    @property
    def worst(self) -> tuple[float, str]:
        """The highest ratio, and its era."""
        return max((ratio, era) for era, ratio in self.ratios.items())

    @property
    def kept(self) -> int:
        """In how many eras the limit is kept."""
        return sum(ratio <= LIMIT for ratio in self.ratios.values())

    def line(self, width: int) -> str:
        """Writes a line of the table."""
        ours, grown = self.medians
        ratio, era = self.worst
        told = "yes" if self.kept == len(self.eras) else f"in {self.kept} of {len(self.eras)}"
        kept = (told if self.kept else "no") if self.is_question else "-"
        return (
            f"{self.query:<{width}}{ours:>11.1f}{grown:>11.1f}{grown / ours:>8.3f}"
            f"{ratio:>8.3f}  {era:<12}{kept}"
        )

    def as_json(self) -> dict[str, Any]:
        """Gives the figures as they stand in growth.json."""
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
    """Puts the counts of two libraries beside each other; both were asked the same."""
    return [
        Cost(query, {era: (each, grown[query][era]) for era, each in eras.items()})
        for query, eras in ours.items()
    ]


@dataclass(frozen=True, slots=True)
class Library:
    """How large one is."""

    rows: int
    bytes: int

    @classmethod
    def at(cls, dist: Path, build: Path) -> Library:
        """Looks at the library of a folder."""
        path = dist / "lib" / "liblifecycle_policy.so"
        stripped = build / path.name
        run(["strip", "-o", str(stripped), str(path)], "to know the size of a library")
        return cls(ctypes.CDLL(str(path)).lcp_rule_count(), stripped.stat().st_size)


def table(kind: str, costs: list[Cost], ours: Library, grown: Library) -> list[str]:
    """Writes the table of a kind of growth."""
    width = max(len(cost.query) for cost in costs) + 1
    judged = [cost for cost in costs if cost.is_question]
    kept = sum(cost.kept == len(cost.eras) for cost in judged)
    return [
        f"{kind}: {ours.rows} rows and {grown.rows}; stripped {ours.bytes} bytes and {grown.bytes}",
        "",
        f"{'':<{width}}{'as it is':>11}{'grown':>11}{'ratio':>8}{'worst':>8}  {'in':<12}"
        f"{LIMIT:g} kept",
        *(cost.line(width) for cost in costs),
        "",
        f"{kept} of {len(judged)} keep it in every era.",
        "",
    ]


def main() -> int:
    """Counts, prints and writes."""
    parser = argparse.ArgumentParser(description="What a grown rule book costs.")
    parser.add_argument("dist", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="+", metavar="KIND")
    given = parser.parse_args()
    folder: Path = given.folder.resolve()

    def measured(dist: Path, build: Path) -> tuple[Counts, Library]:
        return counts(count(dist, build)), Library.at(dist, build)

    before, ours = measured(given.dist.resolve(), folder)
    found: dict[str, Any] = {}
    print("Instructions a question, medians of all eras, and the worst ratio of one:\n")
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
