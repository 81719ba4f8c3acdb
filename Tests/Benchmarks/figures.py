"""Samples of the measured forms, with medians, and ratios within one run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """The samples of one form, in the order of the rounds."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def least(self) -> float:
        return min(self.samples)

    @property
    def most(self) -> float:
        return max(self.samples)

    def over(self, other: Figure) -> float:
        """Returns the ratio to another figure. There is one ratio for each round, and the result is
        their median, so that drift cancels out."""
        pairs = zip(self.samples, other.samples, strict=True)
        return median(ours / theirs for ours, theirs in pairs)

    def as_json(self) -> dict[str, float]:
        """Returns the median, the least and the greatest sample, as bench.json keeps them."""
        return {name: round(getattr(self, name), 3) for name in ("median", "least", "most")}


@dataclass(frozen=True, slots=True)
class Key:
    """What was measured: a kind of question, event or log, its context (as in the output of the
    program that measured it), and the size of a batch."""

    query: str
    context: str
    batch: int


#: The forms that were measured side by side.
Forms = dict[str, Figure]


def read_cells(path: Path) -> dict[Key, Forms]:
    """Reads the output of bench, device or audit, in the order of the file."""
    found: dict[Key, Forms] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        key = Key(cell["query"], cell["context"], cell["batch"])
        found.setdefault(key, {})[cell["form"]] = Figure(tuple(cell["ns"]))
    return found


def read_rows(path: Path) -> Iterator[tuple[str, list[float]]]:
    """Reads lines that consist of a name and numbers."""
    for line in path.read_text(encoding="utf-8").splitlines():
        name, *numbers = line.split()
        yield name, [float(number) for number in numbers]
