#!/usr/bin/env python3
"""Makes a table for people, and bench.json, from the measurements of run.sh.

    report.py FOLDER

Reads calls.json, device.json, audit.json, audit.txt, python.json, loads.txt, memory.txt, sizes.txt
and, if it is there, instructions.json in FOLDER. Most goals are ratios within one run, so that they
hold on any machine. Microseconds are figures of this machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any

from figures import Figure, Forms, Key, read_cells, read_rows
from instructions import HERE, Counts

#: The name for all contexts together.
MIXED = "mixed"
#: For each kind of question, the two greatest permitted ratios. The first one compares the small
#: form with the hand-written form that finds its context. The second one compares the form with
#: tables with the hand-written form that is given its context.
BY_HAND = {"transition": (2.2, 1.5), "deadline": (2.5, 1.2), "relaunch": (6.5, 2.4)}
#: For each kind of question and size of a batch, the greatest permitted ratio of two times: of the
#: batch, and of a loop that calls the hand-written form, which finds the context itself.
BATCHES = {
    ("transition", 1024): 2.2,
    ("deadline", 1024): 1.5,
    ("relaunch", 1024): 3,
    ("relaunch", 8192): 1.5,
}
LEAST_ROUNDS = 15


@dataclass(frozen=True, slots=True)
class Goal:
    """A limit, and the worst of the figures that were compared with this limit."""

    name: str
    limit: float
    worst: float
    where: str
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        """True if even the worst figure is within the limit."""
        return self.worst >= self.limit if self.at_least else self.worst <= self.limit

    def as_json(self) -> dict[str, Any]:
        """Returns the goal as written to bench.json."""
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
        """Judges a figure. Returns "yes" if the figure meets the limit, and "no" if not."""
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
    """The text to print and the data to write."""

    lines: list[str]
    data: dict[str, Any]
    goals: Goals

    def table(self, title: str, heads: list[str], rows: list[list[str]]) -> None:
        """Adds a table. Its first column is text, the others are figures."""
        widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
        self.lines += ["", title, ""]
        for row in [heads, *rows]:
            cells = [row[0].ljust(widths[0])]
            cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
            self.lines.append("  ".join(cells).rstrip())


def span(figure: Figure) -> str:
    """Formats the least and the greatest sample."""
    return f"{figure.least:.1f} - {figure.most:.1f}"


def by_hand(report: Report, cells: dict[Key, Forms]) -> None:
    """Reports single questions that the hand-written forms know. Only the figures for all contexts
    together are judged."""
    forms_of = ("empty", "small", "tables", "finding", "handed", "prepared")
    heads = ["ns a question, from C", *forms_of, "small x finding", "tables x finding"]
    heads += ["tables x handed"]
    rows, judged = [], []
    for key, forms in cells.items():
        if key.batch != 1 or "finding" not in forms:
            continue
        name = f"{key.query}, {key.context}"
        ratios = [
            forms["small"].over(forms["finding"]),
            forms["tables"].over(forms["finding"]),
            forms["tables"].over(forms["handed"]),
        ]
        row = [name, *(f"{forms[form].median:.1f}" for form in forms_of)]
        rows.append([*row, *(f"{ratio:.2f}" for ratio in ratios)])
        if key.context != MIXED:
            continue
        small, handed = BY_HAND[key.query]
        for what, limit, ratio in zip(
            ("small policy, times finding", "tables, times finding", "tables, times handed"),
            (small, 1.0, handed),
            ratios,
            strict=True,
        ):
            met = report.goals.judge(f"{key.query}, {what}", limit, ratio, key.context)
            judged.append([f"{key.query}, {what}", f"{ratio:.2f}", f"{limit:g}", met])
    report.table("One question at a time", heads, rows)
    report.table("The same in all contexts", ["", "ratio", "goal", "met"], judged)


def matrix(report: Report, cells: dict[Key, Forms]) -> None:
    """Reports single questions of all kinds, by era."""
    rows: dict[str, list[str]] = {}
    contexts: dict[str, None] = {}
    for key, forms in cells.items():
        if key.batch == 1 and key.query != "prepare":
            contexts[key.context] = None
            rows.setdefault(key.query, [key.query]).append(f"{forms['small'].median:.0f}")
    title = "A small policy, ns a question (median)"
    report.table(title, ["", *contexts], list(rows.values()))


def figures_of_all(report: Report, cells: dict[Key, Forms], tables_bytes: float) -> None:
    """Reports the figures in microseconds and bytes: the preparation of a policy, the size of its
    tables, and the list of a state's edges."""
    prepare = cells[Key("prepare", MIXED, 1)]
    rows = []
    for name, limit, figure in (
        ("us to prepare a small policy", 0.1, prepare["small"].median / 1000),
        ("us to prepare one with tables", 40, prepare["tables"].median / 1000),
        ("KB of 1024 bytes that tables take", 64, tables_bytes / 1024),
        (
            "us for next with all its edges",
            2,
            cells[Key("next with its edges", MIXED, 1)]["small"].median / 1000,
        ),
    ):
        met = report.goals.judge(name, limit, figure, MIXED)
        rows.append([name, f"{figure:.3f}", f"{limit:g}", met])
    report.table("In all contexts, from C", ["", "", "goal", "met"], rows)


def batches(report: Report, cells: dict[Key, Forms]) -> None:
    """Reports batches with both forms of a policy, beside the loop over a hand-written form."""
    heads = ["ns a question", "small", "least - most", "tables", "finding loop"]
    heads += ["small x loop", "tables x loop"]
    rows: list[list[str]] = []
    judged: list[list[str]] = []
    for (query, batch), limit in BATCHES.items():
        ratios = []
        for key, forms in cells.items():
            if (key.query, key.batch) != (query, batch):
                continue
            ours, tables, loop = (forms[form] for form in ("small", "tables", "finding"))
            ratios.append(ours.over(loop))
            row = [f"{query}, {key.context}, {batch} at once", f"{ours.median:.1f}", span(ours)]
            row += [f"{tables.median:.1f}", f"{loop.median:.1f}"]
            rows.append([*row, f"{ratios[-1]:.2f}", f"{tables.over(loop):.2f}"])
        goal = f"{query}, {batch} at once, small policy, times the loop over finding"
        met = report.goals.judge(goal, limit, mean(ratios), MIXED)
        judged.append([goal, f"{mean(ratios):.2f}", f"{limit:g}", met])
    report.table("Batches", heads, rows)
    report.table("The same, mean of all versions", ["", "ratio", "goal", "met"], judged)


def instructions(report: Report, counted: Counts, release: dict[str, Any]) -> None:
    """Reports the instructions for preparing a policy and asking one question. Compares them with
    those for a question in an earlier release."""
    version, before = release["version"], release["instructions"]
    each = {query: mean(eras.values()) for query, eras in counted.items()}
    rows = []
    for query, then in before.items():
        ratio = (each["prepare"] + each[query]) / then
        goal = f"prepare and one question, times a question of {version}, instructions"
        met = report.goals.judge(goal, 1.5, ratio, query)
        rows.append([query, f"{each[query]:.0f}", f"{then:.0f}", f"{ratio:.2f}", met])
    heads = ["instructions, mean of all versions", "a question", version]
    heads += [f"with prepare ({each['prepare']:.0f}), x {version}", "<= 1.5"]
    report.table(f"One question of a policy of its own, beside {version}", heads, rows)


def device(report: Report, cells: dict[Key, Forms]) -> None:
    """Reports the events of a device, beside the bare step of a state machine."""
    step = next((forms["1"] for key, forms in cells.items() if not key.context), None)
    rows, steps = [], []
    for key, forms in cells.items():
        if not key.context:
            continue
        one = forms["1"]
        row = [key.query, key.context, *(f"{forms[apps].median:.0f}" for apps in forms)]
        row.append("" if step is None else f"{one.over(step):.0f}")
        if step is not None:
            steps.append(one.over(step))
        for apps, limit in (("64", 1.2), ("1000", 2.0)):
            ratio = forms[apps].over(one)
            met = ""
            # A lock concerns every app, so its ratio has no goal.
            if key.query != "lock, unlock":
                goal = f"an event that concerns one app, with {apps} of them, times with one"
                met = report.goals.judge(goal, limit, ratio, key.query)
            row += [f"{ratio:.2f}", met]
        rows.append(row)
    heads = ["ns an event with its effects", "effects", "1 app", "64", "1,000", "x step"]
    report.table("A device", [*heads, "64 x 1", "<= 1.2", "1,000 x 1", "<= 2"], rows)
    if step is None:
        report.lines += ["", "Boost is not installed: events were not compared with its step."]
    else:
        report.lines += ["", f"A bare step of Boost.MSM takes {step.median:.1f} ns."]
        report.goals.judge("the median event, times a bare step of Boost.MSM", 15, median(steps), "")
    report.data["device_ns"] = {
        key.query: {apps: figure.as_json() for apps, figure in forms.items()}
        for key, forms in cells.items()
    }


def audits(report: Report, cells: dict[Key, Forms], sizes: dict[str, list[float]]) -> None:
    """Reports the cost of judging a record, compared with a loop that only reads the record. Also
    reports the preparation of auditors, and the sizes of auditors and sessions."""
    rows, preparing = [], []
    for key, forms in cells.items():
        audit = forms["audit"]
        if key.query == "prepare":
            goal = "preparing an auditor for one version, ms"
            met = report.goals.judge(goal, 20, audit.median / 1e6, key.context)
            preparing.append([key.context, f"{audit.median / 1e6:.2f}", met])
            continue
        ratio, met = audit.over(forms["sum"]), ""
        # The end of a process is compared with everything that may have caused it, so its ratio has
        # no goal.
        if key.query != "processes":
            goal = "a record that is judged, times one that is only read"
            met = report.goals.judge(goal, 40, ratio, key.query)
        rate = 1e3 / audit.median
        row = [key.query, f"{forms['sum'].median:.2f}", f"{audit.median:.1f}"]
        rows.append([*row, f"{ratio:.0f}", met, f"{rate:.2f}"])
    heads = ["ns a record", "read", "judged", "x read", "<= 40", "million/s"]
    report.table("An auditor", heads, rows)
    report.table("Preparing an auditor", ["version", "ms", "<= 20"], preparing)
    of_auditor, of_session = int(sizes["auditor"][0]), int(sizes["session"][0])
    report.goals.judge("an auditor, bytes", 256 * 1024, of_auditor, "")
    report.goals.judge("a session with one scene, bytes", 1024, of_session, "")
    report.lines += ["", f"An auditor takes {of_auditor:,} bytes, a session {of_session:,}."]
    report.data["audit_ns"] = {
        f"{key.query} {key.context}": {form: figure.as_json() for form, figure in forms.items()}
        for key, forms in cells.items()
    }
    report.data["audit_bytes"] = {name: int(numbers[0]) for name, numbers in sizes.items()}


def from_python(report: Report, path: Path) -> None:
    """Reports what was measured from Python: questions, batches, events of a device, imports."""
    data = json.loads(path.read_text(encoding="utf-8"))
    kinds: dict[str, Forms] = {}
    for cell in data["cells"]:
        kinds.setdefault(cell["query"], {})[cell["form"]] = Figure(tuple(cell["ns"]))
    python_questions(report, data["python"], kinds)
    python_raw(report, kinds)
    if data["numpy"]:
        python_columns(report, data["numpy"], kinds)
    else:
        report.lines += ["", "NumPy is not installed: columns were not measured."]
    events = {cell["form"]: Figure(tuple(cell["ns"])) for cell in data["device"]}
    python_device(report, events)
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
        "event_ns": {form: figure.as_json() for form, figure in events.items()},
        "import_ns": {name: took.as_json() for name, took in imports.items()},
    }


def python_questions(report: Report, version: str, kinds: dict[str, Forms]) -> None:
    """Reports the questions that are answered with dataclasses, by a policy or in a context."""
    shown = ("policy", "tables", "new", "function", "context", "untyped", "call", "dict")
    rows = []
    for query, forms in kinds.items():
        empty = forms["untyped"]
        row = [query, *(f"{forms[form].median:.0f}" if form in forms else "" for form in shown)]
        for form, asked in (("policy", "asked again"), ("new", "never asked")):
            ratio = forms[form].over(empty)
            limit, what = (10, "next with its edges") if query == "next" else (6, "question")
            goal = f"{what} from Python, {asked}, times an empty ctypes call"
            row += [f"{ratio:.1f}", f"{limit}", report.goals.judge(goal, limit, ratio, query)]
        rows.append([*row, f"{(forms['new'].median - forms['call'].median) / empty.median:.1f}"])
    heads = ["ns a question, as a dataclass", "again", "tables", "new", "function", "context"]
    heads += ["empty", "bare", "dict", "again x empty", "goal", "met", "new x empty", "goal", "met"]
    heads += ["new beyond bare, x empty"]
    report.table(f"From Python {version}, random questions in all eras", heads, rows)


def python_raw(report: Report, kinds: dict[str, Forms]) -> None:
    """Reports the questions that are asked and answered as bytes."""
    rows = []
    for query, forms in kinds.items():
        if "raw" in forms:
            ours, empty = forms["raw"], forms["untyped"]
            ratio = ours.over(empty)
            goal = "raw question from Python, times an empty ctypes call"
            row = [query, f"{empty.median:.0f}", f"{ours.median:.0f}", span(ours), f"{ratio:.1f}"]
            rows.append([*row, report.goals.judge(goal, 2, ratio, query)])
    heads = ["ns a question", "empty", "raw", "least - most", "x empty", "<= 2"]
    report.table("From Python, as bytes", heads, rows)


def python_columns(report: Report, version: str, kinds: dict[str, Forms]) -> None:
    """Reports batches over NumPy arrays."""
    rows, fleets = [], []
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
            fleet = [forms["contexts"].median, forms["names"].median]
            rates = [f"{1e3 / each:.1f}" for each in fleet]
            fleets.append([query, *(f"{each:.0f}" for each in fleet), *rates])
    heads = ["ns a question", "8,192 at once", "least - most", "without the library"]
    heads += ["65,536 at once", "single, new", "8,192 x single", ">= 50", "65,536 x single"]
    report.table(f"From Python, batches over arrays of NumPy {version}", heads, rows)
    heads = ["ns a question", "a hundred contexts", "columns of names", "millions a second", "of names"]
    report.table("From Python, a million questions in a hundred contexts", heads, fleets)


def python_device(report: Report, forms: Forms) -> None:
    """Reports the time of a device's event: to post it, take its effects, and reply."""
    ours, empty = forms["pump"], forms["untyped"]
    ratio = ours.over(empty)
    goal = "an event of a device with two effects from Python, times an empty ctypes call"
    row = ["two effects, one call", f"{empty.median:.0f}", f"{ours.median:.0f}", span(ours)]
    row += [f"{ratio:.1f}", report.goals.judge(goal, 50, ratio, "pump")]
    row.append(f"{forms['texts'].median:.0f}")
    heads = ["ns an event", "empty", "pump", "least - most", "x empty", "<= 50", "with texts"]
    report.table("From Python, an event of a device", heads, [row])


def loading(report: Report, folder: Path) -> None:
    """Reports load time, memory and size."""
    (_, empty), (_, ours) = read_rows(folder / "loads.txt")
    ratio = ours[0] / empty[0]
    rows = [
        [name, f"{took[0] / 1000:.1f}", f"{took[1] / 1000:.1f} - {took[2] / 1000:.1f}"]
        for name, took in (("an empty C library", empty), ("liblifecycle_policy.so", ours))
    ]
    goal = "load and unload, times an empty C library"
    rows[0] += ["1.00", ""]
    rows[1] += [f"{ratio:.2f}", report.goals.judge(goal, 1.1, ratio, "liblifecycle_policy.so")]
    heads = ["microseconds", "median", "least - most", "x empty", "<= 1.1"]
    report.table("dlopen, one call and dlclose, in a process of its own", heads, rows)

    memory = dict(read_rows(folder / "memory.txt"))
    names = (
        "pages touched by a first question",
        "pages touched by one question of each kind",
        "pages of the library",
        "KB of 1024 bytes made private by loading",
    )
    rows = [
        [name, f"{ours:.0f}", f"{empty:.0f}"]
        for name, ours, empty in zip(names, memory["library"], memory["empty"], strict=False)
    ]
    report.table("Memory", ["", "library", "empty library"], rows)

    sizes = {name: numbers[0] for name, numbers in read_rows(folder / "sizes.txt")}
    rows = [["KB of 1000 bytes, as built", f"{sizes['built'] / 1000:.1f}", "", ""]]
    for name, limit, figure in (
        ("KB of the stripped library", 370, sizes["stripped"] / 1000),
        ("relocations", 4, sizes["relocations"]),
    ):
        met = report.goals.judge(name, limit, figure, "liblifecycle_policy.so")
        rows.append([name, f"{figure:g}", f"{limit}", met])
    report.table("liblifecycle_policy.so", ["", "", "goal", "met"], rows)
    report.data["load_ns"] = {"empty": empty[:3], "library": ours[:3], "ratio": round(ratio, 3)}
    report.data["memory"] = {
        library: dict(zip(names, numbers, strict=False)) for library, numbers in memory.items()
    }
    report.data["sizes"] = sizes


def machine() -> dict[str, str]:
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
            "context": key.context,
            "batch": key.batch,
            "ns": {form: figure.as_json() for form, figure in forms.items()},
            "ratios": {
                f"{ours} x {other}": round(forms[ours].over(forms[other]), 3)
                for ours in ("small", "tables")
                for other in ("finding", "handed")
                if ours in forms and other in forms
            },
        }
        for key, forms in cells.items()
    ]
    by_hand(report, cells)
    matrix(report, cells)
    figures_of_all(report, cells, dict(read_rows(folder / "memory.txt"))["library"][5])
    batches(report, cells)
    device(report, read_cells(folder / "device.json"))
    audits(report, read_cells(folder / "audit.json"), dict(read_rows(folder / "audit.txt")))
    from_python(report, folder / "python.json")
    loading(report, folder)
    path = folder / "instructions.json"
    if path.exists():
        counted = json.loads(path.read_text(encoding="utf-8"))
        report.data["instructions"] = counted
        release = json.loads((HERE / "release.json").read_text(encoding="utf-8"))
        instructions(report, counted, release)
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
