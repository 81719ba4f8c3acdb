#!/usr/bin/env python3
"""Makes a table for people, and bench.json, of what run.sh measured.

    report.py FOLDER

Reads calls.json, python.json, loads.txt, memory.txt, sizes.txt and instructions.json there. Most
goals are ratios within one run, so that they hold on any machine; throughput, size and memory are
figures of this one.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from figures import Figure, Forms, Key, read_cells, read_rows

BY_HAND = ("transition", "deadline", "relaunch")
LEAST_ROUNDS = 15


@dataclass(frozen=True, slots=True)
class Goal:
    """A limit, and the worst figure that was compared with it."""

    name: str
    limit: float
    worst: float
    where: str
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        """Whether even the worst figure is within the limit."""
        return self.worst >= self.limit if self.at_least else self.worst <= self.limit

    def as_json(self) -> dict[str, Any]:
        """Gives the goal as it stands in bench.json."""
        return {
            "goal": self.name,
            "limit": self.limit,
            "worst": round(self.worst, 3),
            "where": self.where,
            "met": self.is_met,
        }


class Goals:
    """The goals, each with the worst of its figures."""

    def __init__(self) -> None:
        self._found: dict[str, Goal] = {}

    def judge(
        self, name: str, limit: float, value: float, where: str, *, at_least: bool = False
    ) -> str:
        """Takes a figure; says yes or no."""
        goal = Goal(name, limit, value, where, at_least)
        before = self._found.get(name)
        if before is None or (value < before.worst if at_least else value > before.worst):
            self._found[name] = goal
        return "yes" if goal.is_met else "no"

    @property
    def all(self) -> list[Goal]:
        """The goals in the order in which they were first judged."""
        return list(self._found.values())


@dataclass(slots=True)
class Report:
    """What is printed, and what is written."""

    lines: list[str]
    data: dict[str, Any]
    goals: Goals

    def table(self, title: str, heads: list[str], rows: list[list[str]]) -> None:
        """Prints a table; the first column is text, the others figures."""
        widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
        self.lines += ["", title, ""]
        for row in [heads, *rows]:
            cells = [row[0].ljust(widths[0])]
            cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
            self.lines.append("  ".join(cells).rstrip())


def faster(forms: Forms, *names: str) -> Figure:
    """Gives the form with the lower median."""
    return min((forms[name] for name in names), key=lambda figure: figure.median)


def span(figure: Figure) -> str:
    """Writes the least and the most."""
    return f"{figure.least:.1f} - {figure.most:.1f}"


def by_hand(report: Report, cells: dict[Key, Forms]) -> None:
    """Single questions that the hand-written forms know."""
    heads = ["ns a question, from C", "library", "least - most", "empty", "switch", "tables"]
    for questions in ("random", "repeated"):
        rows = []
        for key, forms in cells.items():
            if key.questions != questions or key.batch != 1 or "table" not in forms:
                continue
            ours, best = forms["library"], faster(forms, "switch", "table")
            ratio = ours.over(best)
            row = [f"{key.query}, {key.context}", f"{ours.median:.1f}", span(ours)]
            row += [f"{forms[name].median:.1f}" for name in ("empty", "switch", "table")]
            row += [f"{ours.over(forms['empty']):.1f}", f"{ratio:.1f}"]
            if questions == "random":
                name = "single question from C, times the faster hand-written form"
                row.append(report.goals.judge(name, 1.5, ratio, row[0]))
            rows.append(row)
        more = ["x empty", "x by hand"] + (["<= 1.5"] if questions == "random" else [])
        title = f"One question at a time, {'random ones' if questions == 'random' else 'the same'}"
        report.table(title, heads + more, rows)


def matrices(report: Report, cells: dict[Key, Forms]) -> None:
    """Single questions of all kinds, by era."""
    for questions in ("random", "random, all fields", "repeated"):
        rows: dict[str, list[str]] = {}
        contexts: dict[str, None] = {}
        for key, forms in cells.items():
            if key.questions == questions and key.batch == 1:
                contexts[key.context] = None
                rows.setdefault(key.query, [key.query]).append(f"{forms['library'].median:.0f}")
        title = f"The library, ns a question, {questions} (median)"
        report.table(title, ["", *contexts], list(rows.values()))


def contexts(report: Report, cells: dict[Key, Forms]) -> None:
    """What reading a context costs."""
    rows = []
    for key, forms in cells.items():
        if key.questions == "contexts":
            ours, empty = forms["library"], forms["empty"]
            row = [f"{key.query}: {key.context}", f"{ours.median:.1f}", span(ours)]
            rows.append([*row, f"{empty.median:.1f}", f"{ours.median - empty.median:.1f}"])
    heads = ["17.0 with scenes, ns", "library", "least - most", "empty", "more than empty"]
    report.table("Contexts of which more or less is given, random questions", heads, rows)


def batches(report: Report, cells: dict[Key, Forms]) -> None:
    """Batches."""
    heads = ["ns a question", "library", "least - most", "M/s", "its loop", "copies", "zeros"]
    heads += ["hand loop", "hand batch", "x copies", "x loop", "<= 1", "> 50 M/s"]
    goal = "batch from C, a question, times the hand-written loop"
    for questions in ("random", "repeated"):
        rows = []
        for key, forms in cells.items():
            if key.batch == 1 or key.questions != questions:
                continue
            ours = forms["library batch"]
            name = f"{key.query}, {key.context}, {key.batch} at once"
            rate = 1000 / ours.median
            row = [name, f"{ours.median:.1f}", span(ours), f"{rate:.1f}"]
            row += [f"{forms[form].median:.1f}" for form in ("library loop", "copies", "zeros")]
            ratio = None
            if "table loop" in forms:
                loop = faster(forms, "switch loop", "table loop")
                batch = faster(forms, "switch batch", "table batch")
                ratio = ours.over(loop)
                row += [f"{loop.median:.1f}", f"{batch.median:.1f}"]
            else:
                row += ["", ""]
            row += [f"{ours.over(forms['copies']):.1f}", "" if ratio is None else f"{ratio:.1f}"]
            row.append("" if ratio is None else report.goals.judge(goal, 1.0, ratio, name))
            throughput = "batch from C, millions of answers of 64 bytes a second"
            row.append(report.goals.judge(throughput, 50, rate, name, at_least=True))
            rows.append(row)
        report.table(f"Batches, {questions} questions, answers 64 bytes apart", heads, rows)


def from_python(report: Report, path: Path) -> None:
    """Single questions, batches and the import, from Python."""
    data = json.loads(path.read_text(encoding="utf-8"))
    kinds: dict[str, Forms] = {}
    for cell in data["cells"]:
        kinds.setdefault(cell["query"], {})[cell["form"]] = Figure(tuple(cell["ns"]))
    python_questions(report, data["python"], kinds)
    python_policies(report, kinds)
    if data["numpy"]:
        python_columns(report, data["numpy"], kinds)
    else:
        report.lines += ["", "NumPy is not installed: columns were not measured."]
    imports = {name: Figure(tuple(took)) for name, took in data["imports"].items()}
    rows = [
        [name, f"{took.median / 1e6:.1f}", f"{took.least / 1e6:.1f} - {took.most / 1e6:.1f}"]
        for name, took in imports.items()
    ]
    report.table("Import from Python, in a process of its own", ["ms", "", "least - most"], rows)
    report.data["python"] = {
        "version": data["python"],
        "numpy": data["numpy"],
        "ns": {
            query: {form: figure.as_json() for form, figure in forms.items()}
            for query, forms in kinds.items()
        },
        "import_ns": {name: took.as_json() for name, took in imports.items()},
    }


def python_questions(report: Report, version: str, kinds: dict[str, Forms]) -> None:
    """Answers as dataclasses."""
    rows = []
    for query, forms in kinds.items():
        empty, call = forms["untyped"], forms["call"]
        row = [query]
        for form in ("dataclass", "new", "context", "untyped", "call", "dict"):
            row.append(f"{forms[form].median:.0f}")
        for form, asked in (("dataclass", "asked again"), ("new", "never asked")):
            ratio = forms[form].over(empty)
            goal = f"question from Python, {asked}, times an empty ctypes call"
            row += [f"{ratio:.1f}", report.goals.judge(goal, 6, ratio, query)]
        row.append(f"{(forms['new'].median - call.median) / empty.median:.1f}")
        rows.append(row)
    heads = ["ns a question, as a dataclass", "again", "new", "context", "empty", "bare", "dict"]
    heads += ["again x empty", "<= 6", "new x empty", "<= 6", "new beyond bare, x empty"]
    report.table(f"From Python {version}, random questions in all eras", heads, rows)


def python_policies(report: Report, kinds: dict[str, Forms]) -> None:
    """Policies, small and with tables, and raw questions."""
    rows = []
    for query, forms in kinds.items():
        row, empty = [query, f"{forms['untyped'].median:.0f}"], forms["untyped"]
        for form, goal, most in (
            ("policy", "a policy's method from Python, times an empty ctypes call", 6),
            ("tables", "a policy's method from Python, with tables, times an empty ctypes call", 6),
            ("raw", "raw question from Python, times an empty ctypes call", 2),
        ):
            if form not in forms:
                row += ["", "", "", ""]
                continue
            ours = forms[form]
            ratio = ours.over(empty)
            row += [f"{ours.median:.0f}", f"{ours.least:.0f} - {ours.most:.0f}", f"{ratio:.1f}"]
            row.append(report.goals.judge(goal, most, ratio, query))
        rows.append(row)
    heads = ["ns a question", "empty", "Policy", "least - most", "x empty", "<= 6"]
    heads += ["with tables", "least - most", "x empty", "<= 6"]
    heads += ["raw", "least - most", "x empty", "<= 2"]
    report.table("From Python, with a Policy, and with a raw asker", heads, rows)


def python_columns(report: Report, version: str, kinds: dict[str, Forms]) -> None:
    """Batches over NumPy arrays."""
    rows = []
    for query, forms in kinds.items():
        if "columns" in forms:
            ours, many, single = forms["columns"], forms["many"], forms["new"]
            rate = single.over(ours)
            goal = "columns from Python, times the rate of single questions"
            row = [query, f"{ours.median:.1f}", f"{ours.least:.1f} - {ours.most:.1f}"]
            row += [f"{forms['overhead'].median:.1f}", f"{many.median:.1f}"]
            row += [f"{single.median:.0f}", f"{rate:.0f}"]
            row.append(report.goals.judge(goal, 50, rate, query, at_least=True))
            rows.append([*row, f"{single.over(many):.0f}"])
    heads = ["ns a question", "8,192 at once", "least - most", "without the library"]
    heads += ["65,536 at once", "single, new", "8,192 x single", ">= 50", "65,536 x single"]
    report.table(f"From Python, batches over arrays of NumPy {version}", heads, rows)


def loading(report: Report, folder: Path) -> None:
    """Load time, memory and size."""
    loads = dict(read_rows(folder / "loads.txt"))
    (_, empty), (_, ours) = loads.items()
    ratio = ours[0] / empty[0]
    goal = "load and unload, times an empty C library"
    rows = [
        [name, f"{took[0] / 1000:.1f}", f"{took[1] / 1000:.1f} - {took[2] / 1000:.1f}"]
        for name, took in (("an empty C library", empty), ("liblifecycle_policy.so", ours))
    ]
    rows[0] += ["1.00", ""]
    rows[1] += [f"{ratio:.2f}", report.goals.judge(goal, 1.5, ratio, "liblifecycle_policy.so")]
    heads = ["microseconds", "median", "least - most", "x empty", "<= 1.5"]
    report.table("dlopen, one call and dlclose, in a process of its own", heads, rows)

    stages = ("load", "load and first query", "load and one query of each kind")
    names = [f"{kind}, {stage}" for kind in ("Rss", "Private_Dirty") for stage in stages]
    samples: dict[str, list[list[float]]] = {}
    for name, numbers in read_rows(folder / "memory.txt"):
        samples.setdefault(name, []).append(numbers)
    figures = {
        library: [Figure(tuple(column)) for column in zip(*rows, strict=True)]
        for library, rows in samples.items()
    }
    rows = []
    for i, name in enumerate(names):
        grown = figures["library"][i]
        row = [name, f"{grown.median:.0f}", f"{grown.least:.0f} - {grown.most:.0f}"]
        row.append(f"{figures['empty'][i].median:.0f}")
        goal = "KB of resident memory added by load and first query"
        is_goal = i == 1
        row.append(report.goals.judge(goal, 256, grown.median, name) if is_goal else "")
        rows.append(row)
    heads = ["KB of 1024 bytes", "library", "least - most", "empty library", "<= 256"]
    report.table("Memory that is added, of /proc/self/smaps_rollup", heads, rows)

    sizes = {name: numbers[0] for name, numbers in read_rows(folder / "sizes.txt")}
    goal = "KB of the stripped library"
    stripped = sizes["stripped"] / 1000
    met = report.goals.judge(goal, 300, stripped, "liblifecycle_policy.so")
    heads = ["KB of 1000 bytes", "", "<= 300"]
    rows = [["stripped", f"{stripped:.1f}", met], ["as built", f"{sizes['built'] / 1000:.1f}", ""]]
    report.table("Size of liblifecycle_policy.so", heads, rows)
    report.data["load_ns"] = {"empty": empty[:3], "library": ours[:3], "ratio": round(ratio, 3)}
    report.data["memory_kb"] = {
        library: {name: figure.as_json() for name, figure in zip(names, columns, strict=True)}
        for library, columns in figures.items()
    }
    report.data["size_bytes"] = sizes


def machine() -> dict[str, str]:
    """Tells on what it ran."""
    model = platform.processor()
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    return {
        "cpu": model,
        "cpus": str(os.cpu_count()),
        "kernel": platform.release(),
        "libc": " ".join(platform.libc_ver()),
        "compiler": os.environ.get("BENCH_COMPILER", ""),
        "load_average": f"{os.getloadavg()[0]:.2f}",
    }


def main() -> None:
    """Reads, prints, writes."""
    parser = argparse.ArgumentParser(description="A table, and bench.json, of what was measured.")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    run = json.loads((folder / "calls.json").read_text(encoding="utf-8"))
    cells = read_cells(folder / "calls.json")
    where = machine()
    report = Report([], {"machine": where, "rounds": run["rounds"]}, Goals())
    report.lines.append(
        f"{where['cpu']}, {where['cpus']} CPUs, {where['libc']}, {where['compiler']}; load average "
        f"{where['load_average']}; medians of {run['rounds']} rounds in turns."
    )
    report.data["sample_us"] = run["sample_us"]
    report.data["calls"] = [
        {
            "query": key.query,
            "questions": key.questions,
            "context": key.context,
            "batch": key.batch,
            "ns": {form: figure.as_json() for form, figure in forms.items()},
            "ratios": {
                form: round(figure.over(other), 3)
                for ours in ("library", "library batch")
                if (figure := forms.get(ours))
                for form, other in forms.items()
                if form != ours and form != "empty batch"
            },
        }
        for key, forms in cells.items()
    ]
    by_hand(report, cells)
    matrices(report, cells)
    contexts(report, cells)
    batches(report, cells)
    from_python(report, folder / "python.json")
    loading(report, folder)
    counted = folder / "instructions.json"
    if counted.exists():
        report.data["instructions"] = json.loads(counted.read_text(encoding="utf-8"))
    rows = [
        [goal.name, f"{goal.limit:g}", f"{goal.worst:.2f}", goal.where,
         "yes" if goal.is_met else "no"]
        for goal in report.goals.all
    ]  # fmt: skip
    report.table("Goals", ["", "goal", "worst", "where", "met"], rows)
    if run["rounds"] < LEAST_ROUNDS:
        report.lines += ["", f"{run['rounds']} rounds are for trying; {LEAST_ROUNDS} measure."]
    report.data["goals"] = [goal.as_json() for goal in report.goals.all]
    text = json.dumps(report.data, indent=1) + "\n"
    (folder / "bench.json").write_text(text, encoding="utf-8")
    sys.stdout.write("\n".join(report.lines) + "\n")


if __name__ == "__main__":
    main()
