#!/usr/bin/env python3
"""Writes what the hand-written forms know, from the answers that answers.c got of the library.

    decisions.py FOLDER

Reads FOLDER/*.answers; writes FOLDER/tables.h, each question's answer by number, and
FOLDER/switches.h, the same decisions as nested switches.
"""

from __future__ import annotations

import argparse
import math
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Union


@dataclass(frozen=True, slots=True)
class Branch:
    """The cases of a switch that lead to the same."""

    values: tuple[int, ...]
    tree: Tree


@dataclass(frozen=True, slots=True)
class Switch:
    """A decision by one part of the question."""

    key: str
    branches: tuple[Branch, ...]
    default: Tree


#: The number of an answer, or a decision on the way to it.
Tree = Union[int, Switch]


@dataclass(frozen=True, slots=True)
class Key:
    """One part of a question: how C calls it, and its first value."""

    name: str
    first: int = 1


@dataclass(frozen=True, slots=True)
class Question:
    """What a kind of question is made of, in the order of its number in domain.h."""

    name: str
    answer: str
    keys: tuple[Key, ...]
    #: In which order a person would ask for the parts; the context, `place`, among them.
    order: tuple[str, ...]


QUESTIONS = (
    Question(
        "transition",
        "<IiiiiIiiQQII",
        (
            Key("query->axis"),
            Key("query->from"),
            Key("query->to"),
            Key("query->cause"),
        ),
        ("place", "query->axis", "query->cause", "query->from", "query->to"),
    ),
    Question(
        "deadline",
        "<IiiiiIiIqqqQ",
        (Key("query->allowance"),),
        ("query->allowance", "place"),
    ),
    Question(
        "relaunch",
        "<IiiiiIiiiiqQii",
        (
            Key("query->termination"),
            Key("query->trigger"),
            Key("query->since", 0),
        ),
        ("place", "query->trigger", "query->termination", "query->since"),
    ),
)


@dataclass(frozen=True, slots=True)
class Answers:
    """The different answers, and which of them each question has, context after context."""

    kinds: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]
    #: How many contexts there are, and values of each part of the question.
    counts: tuple[int, ...]


def read(folder: Path, question: Question) -> Answers:
    """Reads the library's answers to a kind of question."""
    path = folder / f"{question.name}.answers"
    with path.open("rb") as file:
        contexts, size, *parts = map(int, file.readline().split())
        data = file.read()
    if len(parts) != len(question.keys) or size != struct.calcsize(question.answer):
        raise SystemExit(
            f"decisions.py: {path} has questions of {len(parts)} parts and answers of {size} "
            f"bytes; {len(question.keys)} and {struct.calcsize(question.answer)} are known here: "
            "QUESTIONS is not current"
        )
    counts = (contexts, *parts)
    if len(data) != size * math.prod(counts):
        raise SystemExit(f"decisions.py: {path} is not whole; run answers again")
    kinds: dict[bytes, int] = {}
    numbers = []
    for start in range(0, len(data), size):
        numbers.append(kinds.setdefault(data[start : start + size], len(kinds)))
    return Answers(
        tuple(struct.unpack(question.answer, kind) for kind in kinds), tuple(numbers), counts
    )


def number(value: int) -> str:
    """Writes an integer of C; the least one has no literal."""
    if value > 0xFFFFFFFF:
        return f"UINT64_C({value:#x})"
    return str(value)


def tables(question: Question, answers: Answers) -> list[str]:
    """Writes the answers, and their numbers by question."""
    name = question.name
    lines = [f"static const lcp_{name}_answer {name}_answers[] = {{"]
    lines += [f"    {{{', '.join(map(number, kind))}}}," for kind in answers.kinds]
    lines += ["};", f"static const uint16_t {name}_numbers[] = {{"]
    for start in range(0, len(answers.numbers), 24):
        lines.append(f"    {','.join(map(str, answers.numbers[start : start + 24]))},")
    return [*lines, "};", ""]


class Planner:
    """Makes the switches of a question: equal cases stand together, the most common is default."""

    def __init__(self, question: Question, answers: Answers) -> None:
        keys = (Key("place", 0), *question.keys)
        levels = {}
        stride = len(answers.numbers)
        for key, count in zip(keys, answers.counts, strict=True):
            stride //= count
            levels[key.name] = (key, count, stride)
        self._numbers = answers.numbers
        self._levels = [levels[name] for name in question.order]

    def plan(self, depth: int = 0, base: int = 0) -> Tree:
        """Gives the decisions from the key of that depth on."""
        if depth == len(self._levels):
            return self._numbers[base]
        key, count, stride = self._levels[depth]
        cases: dict[Tree, list[int]] = {}
        for i in range(count):
            cases.setdefault(self.plan(depth + 1, base + stride * i), []).append(i + key.first)
        default = max(cases, key=lambda tree: len(cases[tree]))
        if len(cases) == 1:
            return default
        branches = tuple(
            Branch(tuple(values), tree) for tree, values in cases.items() if tree != default
        )
        return Switch(key.name, branches, default)


def switches(tree: Tree, depth: int = 1) -> list[str]:
    """Writes a tree as C."""
    margin = "  " * depth
    if isinstance(tree, int):
        return [f"{margin}goto answer_{tree};"]
    lines = [f"{margin}switch ({tree.key}) {{"]
    for branch in tree.branches:
        for start in range(0, len(branch.values), 8):
            labels = (f"case {value}:" for value in branch.values[start : start + 8])
            lines.append(margin + " ".join(labels))
        lines += switches(branch.tree, depth + 1)
    return [*lines, f"{margin}default:", *switches(tree.default, depth + 1), f"{margin}}}"]


def decision(question: Question, answers: Answers) -> list[str]:
    """Writes the function that decides by switches, and its answers field by field."""
    name = question.name
    lines = [
        f"static lcp_status_t decide_{name}(int place, const lcp_{name}_query *query,",
        f"                                  lcp_{name}_answer *answer) {{",
        *switches(Planner(question, answers).plan()),
    ]
    for i, kind in enumerate(answers.kinds):
        lines.append(f"answer_{i}:")
        if not kind[0]:
            lines.append("  return LCP_ERROR_UNKNOWN_VALUE;")
            continue
        values = ", ".join(map(number, kind))
        lines.append(f"  *answer = (lcp_{name}_answer){{{values}}};")
        lines.append("  return LCP_OK;")
    return [*lines, "}", ""]


def main() -> None:
    """Reads the answers, writes the two headers."""
    parser = argparse.ArgumentParser(description="Writes what the hand-written forms know.")
    parser.add_argument("folder", type=Path, help="where the answers are, and the headers go")
    folder: Path = parser.parse_args().folder
    looked_up: list[str] = []
    decided: list[str] = []
    for question in QUESTIONS:
        answers = read(folder, question)
        looked_up += tables(question, answers)
        decided += decision(question, answers)
    (folder / "tables.h").write_text("\n".join(looked_up), encoding="ascii")
    (folder / "switches.h").write_text("\n".join(decided), encoding="ascii")


if __name__ == "__main__":
    main()
