"""Reads the output of callgrind part by part: the instructions in total and by function."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_NAME = re.compile(r"^(c?fn)=\((\d+)\)(?: (.*))?$")
_COST = re.compile(r"^[+\-*\d]\S* (\d+)$")
#: The suffix by which callgrind distinguishes the levels of a recursion. It is removed from names.
_LEVEL = re.compile(r"'\d+$")


@dataclass(slots=True)
class Part:
    """The counts of one part of a run, between two dumps."""

    total: int = 0
    own: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """The count of each function, without the functions that it calls."""
    whole: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """The count of each function, including the functions that it calls. In a recursion, the
    instructions count at each level."""
    calls: dict[str, int] = field(default_factory=lambda: defaultdict(int))


def parts(path: Path) -> Iterator[Part]:
    """Yields the parts of a file in order. The first one begins at the start of the program."""
    names: dict[str, str] = {}
    part: Part | None = None
    function = callee = ""
    is_call = False

    def named(number: str, name: str | None) -> str:
        if name:
            names[number] = _LEVEL.sub("", name)
        return names[number]

    with path.open(encoding="utf-8", errors="replace") as file:
        for line in file:
            if line.startswith("part:"):
                part = Part()
            elif part is None:
                continue
            elif line.startswith("totals:"):
                part.total = int(line.split()[1])
                yield part
                part = None
            elif found := _NAME.match(line):
                name = named(found[2], found[3])
                if found[1] == "fn":
                    function = name
                else:
                    callee = name
            elif line.startswith("calls="):
                part.calls[callee] += int(line[6:].split()[0])
                is_call = True
            elif cost := _COST.match(line):
                part.whole[function] += int(cost[1])
                if not is_call:
                    part.own[function] += int(cost[1])
                is_call = False
