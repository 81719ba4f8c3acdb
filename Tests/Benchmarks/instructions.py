#!/usr/bin/env python3
"""Counts the instructions that a question takes, and compares them with a budget.

    instructions.py                      counts, compares, and fails if a count exceeds its budget,
                                         or if a count or a budget is missing
    instructions.py --update             writes the counts as the budget
    instructions.py --profile transition lists the functions in which a query spends them

callgrind counts the instructions for the questions and events of counted.c, in the functions of
COUNTED and in the functions that these call. The counts are exactly the same in each run on one
machine. Another machine may have another memset and memcpy in its C library. The counts are written
to .build/bench/instructions.json.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from callgrind import Part, parts

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MARGIN_PERCENT = 5

#: The functions whose instructions are counted. None of them calls another one on this list.
COUNTED = (
    "lcp_policy_prepare",
    "lcp_query_*",
    "lcp_list_edges",
    "lcp_device_post",
    "lcp_device_advance",
    "lcp_device_next_*",
)

#: Matches the function that looks for the deciding row.
DECIDING = re.compile(r"LifecyclePolicy0B0V6decide\d")

#: Instructions for each question, preparation or event, by query and era.
Counts = dict[str, dict[str, float]]


@dataclass(frozen=True, slots=True)
class Lot:
    """Questions of one kind about one era, with their cost."""

    query: str
    era: str
    questions: int
    part: Part

    @property
    def each(self) -> float:
        """The instructions for each question."""
        return round(self.part.total / self.questions, 1)


def stop(message: str) -> SystemExit:
    """Prints a message, and returns the exception that ends the program."""
    print(f"instructions.py: {message}", file=sys.stderr)
    return SystemExit(2)


def run(command: list[str], what: str) -> str:
    if shutil.which(command[0]) is None:
        raise stop(f"{command[0]} is needed {what}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise stop(f"{command[0]} failed {what}:\n{done.stderr.strip()}")
    return done.stdout


def count(dist: Path, build: Path) -> list[Lot]:
    """Builds counted.c with the finished library and runs it under callgrind."""
    library = dist / "lib"
    if not (library / "liblifecycle_policy.so").exists():
        raise stop(f"no liblifecycle_policy.so in {library}; run make")
    build.mkdir(parents=True, exist_ok=True)
    program, counted = build / "counted", build / "callgrind.out"
    compiler = os.environ.get("CC", "cc")
    flags = ["-O2", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    # domain.h takes the last value of each enumeration from here.
    tables = build / "tables"
    generator = HERE.parent.parent / "bindings" / "tools" / "c_tables.py"
    run([sys.executable, "-B", str(generator), str(tables)], "to write tables")
    places = [f"-I{dist / 'include'}", f"-I{tables}", f"-L{library}", f"-Wl,-rpath,{library}"]
    source = str(HERE / "counted.c")
    run(
        [compiler, *flags, source, "-o", str(program), *places, "-llifecycle_policy"],
        "to build counted.c",
    )
    lines = run(
        [
            "valgrind",
            "-q",
            "--tool=callgrind",
            f"--callgrind-out-file={counted}",
            "--combine-dumps=yes",
            "--dump-before=mark",
            *(f"--toggle-collect={name}" for name in COUNTED),
            str(program),
        ],
        "to count instructions (Debian: valgrind)",
    ).splitlines()
    # The part before the first mark prepares policies and devices.
    found = list(parts(counted))[1:]
    if len(found) != len(lines):
        raise stop(f"{counted} has {len(found)} parts, and {len(lines)} lots were asked")
    lots = []
    for line, part in zip(lines, found, strict=True):
        query, era, questions = line.split("\t")
        if not part.total:
            raise stop(f"nothing was counted for {query}, {era}")
        lots.append(Lot(query, era, int(questions), part))
    return lots


def counts(lots: list[Lot]) -> Counts:
    """Returns the instructions for each question."""
    table: Counts = {}
    for lot in lots:
        table.setdefault(lot.query, {})[lot.era] = lot.each
    return table


def passed(found: Counts, budget: Counts, margin: float) -> list[str]:
    """Lists what exceeds its budget, has no budget, or was not counted."""
    wrong = []
    for query, eras in found.items():
        for era, each in eras.items():
            allowed = budget.get(query, {}).get(era)
            if allowed is None:
                wrong.append(f"{query}, {era}: no budget; {each:.1f} instructions a question")
            elif each > allowed * (1 + margin / 100):
                wrong.append(
                    f"{query}, {era}: {each:.1f} instructions a question, the budget is "
                    f"{allowed:.1f}: {100 * (each / allowed - 1):+.1f} %, {margin:g} % are allowed"
                )
    for query, eras in budget.items():
        wrong += [
            f"{query}, {era}: has a budget, and was not counted"
            for era in eras
            if era not in found.get(query, {})
        ]
    return wrong


def table(found: Counts, budget: Counts) -> list[str]:
    """Returns a line for each query: its counts, and by how much their sum differs from the sum of
    its budget, in percent."""
    eras = list(next(iter(found.values())))
    width = max(map(len, found))
    lines = ["Instructions a question:", "", " " * width + "".join(f"{era:>13}" for era in eras)]
    for query, row in found.items():
        line = f"{query:<{width}}" + "".join(
            f"{row[era]:>13.1f}" if era in row else " " * 13 for era in eras
        )
        allowed = budget.get(query, {})
        if all(allowed.get(era) for era in row):
            change = sum(row.values()) / sum(allowed[era] for era in row) - 1
            line += f"   {100 * change:+.1f} %"
        lines.append(line)
    return lines


def decisions(lots: list[Lot]) -> list[str]:
    """Lists how often the deciding rule is looked up for each kind of event of a device."""
    lines = ["", "Look-ups of a deciding rule per event of a device:", ""]
    for query in dict.fromkeys(lot.query for lot in lots if lot.query.startswith("event: ")):
        cells = []
        for lot in (lot for lot in lots if lot.query == query):
            calls = sum(n for name, n in lot.part.calls.items() if DECIDING.search(name))
            cells.append(f"{lot.era} {calls / lot.questions:.1f}")
        lines.append(f"{query.removeprefix('event: '):<22} " + ", ".join(cells))
    return lines


def profile(lots: list[Lot], query: str, length: int) -> list[str]:
    """Lists the functions in which the instructions of a query are spent, for all eras together."""
    own: dict[str, int] = {}
    whole: dict[str, int] = {}
    calls: dict[str, int] = {}
    questions = total = 0
    for lot in lots:
        if lot.query != query:
            continue
        questions += lot.questions
        total += lot.part.total
        for into, values in (
            (own, lot.part.own), (whole, lot.part.whole), (calls, lot.part.calls)
        ):
            for name, value in values.items():
                into[name] = into.get(name, 0) + value
    if not questions:
        raise stop(f"no query `{query}`: {', '.join(dict.fromkeys(lot.query for lot in lots))}")
    lines = [
        f"{query}: {total / questions:.1f} instructions a question",
        "   own  %   with callees  %   calls a question   function",
    ]
    for name, value in sorted(own.items(), key=lambda item: -item[1])[:length]:
        if value:
            lines.append(
                f"{100 * value / total:>8.1f} {100 * whole[name] / total:>17.1f} "
                f"{calls.get(name, 0) / questions:>18.1f}   {name}"
            )
    return demangled(lines)


def demangled(lines: list[str]) -> list[str]:
    """Makes Swift's names readable, if Swift's tools are installed."""
    if shutil.which("swift") is None:
        return lines
    done = subprocess.run(
        ["swift", "demangle", "--simplified"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    return lines if done.returncode else done.stdout.splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(description="Instructions a question, against a budget.")
    parser.add_argument("--update", action="store_true", help="write the budget")
    parser.add_argument("--profile", metavar="QUERY", help="list the functions of a query instead")
    parser.add_argument("--top", type=int, default=12, help="how many functions (12)")
    parser.add_argument("--budget", type=Path, default=HERE / "budget.json")
    asked = parser.parse_args()
    dist = Path(os.environ.get("LIFECYCLE_POLICY_DIST") or ROOT / ".build" / "dist").resolve()
    build = ROOT / ".build" / "bench"
    lots = count(dist, build)
    if asked.profile:
        print("\n".join(profile(lots, asked.profile, asked.top)))
        return 0
    found = counts(lots)
    (build / "instructions.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if asked.update:
        written = {"margin_percent": MARGIN_PERCENT, "instructions": found}
        asked.budget.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
        print("\n".join([*table(found, {}), "", f"{asked.budget} is written"]))
        return 0
    try:
        given = json.loads(asked.budget.read_text(encoding="utf-8"))
        budget, margin = given["instructions"], given["margin_percent"]
    except (OSError, ValueError, KeyError) as error:
        raise stop(f"{asked.budget} cannot be read: {error!r}; --update writes it") from None
    print("\n".join([*table(found, budget), *decisions(lots)]))
    wrong = passed(found, budget, margin)
    for line in wrong:
        print(f"instructions.py: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
