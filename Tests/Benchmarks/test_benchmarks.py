"""Tests the parts of the benchmarks that judge figures: the budget, callgrind's files, ratios and
goals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from callgrind import parts
from figures import Figure, Forms, Key, read_cells
from instructions import HERE, ROOT, Counts, passed
from report import (
    BATCHES,
    Goals,
    Report,
    audits,
    batches,
    by_hand,
    device,
    from_python,
    instructions,
)

BUDGET: Counts = {"deadline": {"6.0": 100.0, "12.0": 200.0}}


def test_what_is_within_the_margin_passes() -> None:
    assert passed({"deadline": {"6.0": 105.0, "12.0": 150.0}}, BUDGET, 5) == []


def test_what_is_above_it_is_named_with_both_figures() -> None:
    (line,) = passed({"deadline": {"6.0": 100.0, "12.0": 212.0}}, BUDGET, 5)
    assert all(text in line for text in ("deadline, 12.0", "212.0", "200.0", "+6.0 %"))


def test_a_question_without_budget_and_a_budget_without_question_are_named() -> None:
    (line,) = passed({"deadline": {"6.0": 1, "12.0": 1}, "quota": {"6.0": 7}}, BUDGET, 5)
    assert "quota, 6.0: no budget" in line
    (line,) = passed({"deadline": {"6.0": 1}}, BUDGET, 5)
    assert "deadline, 12.0: has a budget" in line


def test_the_budget_has_every_query_at_every_era() -> None:
    budget = json.loads((HERE / "budget.json").read_text(encoding="utf-8"))["instructions"]
    interface = (HERE.parent.parent / "include" / "abi.json").read_text(encoding="utf-8")
    queries = {
        function["name"].removeprefix("lcp_query_")
        for function in json.loads(interface)["functions"]
        if function["name"].startswith("lcp_query_")
    } - {"batch"}
    looked_up = ("transition", "deadline", "relaunch")
    for name in (*looked_up, *(f"{query} batch" for query in looked_up), "prepare"):
        queries |= {name, f"{name}, tables"}
    events = {name for name in budget if name.startswith("event: ")}
    assert queries | {"edges", "conduct batch"} == set(budget) - events
    assert len({tuple(budget[query]) for query in set(budget) - events}) == 1
    assert len(events) == 11 and len({tuple(budget[event]) for event in events}) == 1


#: Output of callgrind with two parts. Each name is written once. In the second part, `ask` calls
#: `find`, which calls itself.
COUNTED = """\
version: 1
part: 1
summary: 0
fn=(1) main
totals: 0

part: 2
summary: 39
fn=(2) ask
0 5
cfn=(3) find
calls=2 0
0 34
fn=(3)
+3 20
cfn=(4) find'2
calls=1 0
* 14
fn=(4)
0 14
totals: 39
"""


def test_parts_are_read_as_callgrind_wrote_them(tmp_path: Path) -> None:
    path = tmp_path / "callgrind.out"
    path.write_text(COUNTED, encoding="utf-8")
    before, part = parts(path)
    assert before.total == 0
    assert part.total == 39
    assert dict(part.own) == {"ask": 5, "find": 34}
    assert part.whole["ask"] == 39
    assert part.calls["find"] == 3


def test_a_ratio_is_the_median_of_the_rounds_ratios() -> None:
    slowing, ours = Figure((1.0, 2.0, 4.0)), Figure((3.0, 6.0, 4.0))
    assert ours.over(slowing) == 3
    with pytest.raises(ValueError):
        ours.over(Figure((1.0,)))


def test_batches_are_judged_by_the_mean_of_all_versions() -> None:
    cells: dict[Key, Forms] = {}
    for (query, batch), limit in BATCHES.items():
        for era, times in (("6.0", limit - 0.5), ("12.0", limit + 0.7)):
            took = {"small": 10 * times, "tables": 9.0, "finding": 10.0}
            cells[Key(query, era, batch)] = {form: Figure((ns,)) for form, ns in took.items()}
    report = Report([], {}, Goals())
    batches(report, cells)
    assert [round(goal.worst - goal.limit, 9) for goal in report.goals.all] == [0.1] * len(BATCHES)


def test_cells_of_one_question_stand_together(tmp_path: Path) -> None:
    cell = {"query": "mode", "context": "6.0", "batch": 1, "ns": [2, 4]}
    path = tmp_path / "calls.json"
    cells = [cell | {"form": "empty"}, cell | {"form": "small"}]
    path.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    ((key, forms),) = read_cells(path).items()
    assert key == Key("mode", "6.0", 1)
    assert (forms["small"].median, list(forms)) == (3, ["empty", "small"])


def test_a_goal_keeps_its_worst_figure() -> None:
    goals = Goals()
    assert goals.judge("ratio", 1.5, 1.4, "a") == "yes"
    assert goals.judge("ratio", 1.5, 1.6, "b") == "no"
    assert goals.judge("ratio", 1.5, 1.2, "c") == "yes"
    assert goals.judge("rate", 50, 80, "a", at_least=True) == "yes"
    assert goals.judge("rate", 50, 49, "b", at_least=True) == "no"
    ratio, rate = goals.all
    assert (ratio.worst, ratio.where, ratio.is_met) == (1.6, "b", False)
    assert (rate.worst, rate.where, rate.is_met) == (49, "b", False)


def test_the_hand_written_forms_judge_what_is_asked_in_all_contexts() -> None:
    took = {"empty": 1, "small": 22, "tables": 12, "finding": 10, "handed": 8, "prepared": 9}
    forms: Forms = {form: Figure((ns, ns)) for form, ns in took.items()}
    slow = forms | {"small": Figure((99.0, 99.0))}
    report = Report([], {}, Goals())
    by_hand(report, {Key("transition", "6.0", 1): slow, Key("transition", "mixed", 1): forms})
    judged = {goal.name: (goal.limit, goal.worst, goal.is_met) for goal in report.goals.all}
    assert judged == {
        "transition, small policy, times finding": (2.2, 2.2, True),
        "transition, tables, times finding": (1.0, 1.2, False),
        "transition, tables, times handed": (1.5, 1.5, True),
    }


def test_a_preparation_counts_with_each_question() -> None:
    counted = {"prepare": {"6.0": 500.0, "12.0": 700.0}, "mode": {"6.0": 300.0, "12.0": 300.0}}
    report = Report([], {}, Goals())
    instructions(report, counted, {"version": "0.2.1", "instructions": {"mode": 450.0}})
    (goal,) = report.goals.all
    assert (goal.limit, goal.worst, goal.where, goal.is_met) == (1.5, 2, "mode", False)


def measured_from_python(path: Path, numpy: str) -> Report:
    """Reports two kinds of question. An empty call takes 100 ns, and the other forms take
    multiples of that."""
    took = {"empty": 4, "untyped": 1, "call": 2, "dict": 0.5, "policy": 5, "new": 7}
    took |= {"function": 9, "context": 90, "raw": 3}
    if numpy:
        took |= {"columns": 0.1, "overhead": 0.05, "many": 0.08, "contexts": 0.07, "names": 0.4}
    cells = [
        {"query": query, "form": form, "ns": [100 * times, 200 * times]}
        for query in ("deadline", "next")
        for form, times in took.items()
    ]
    device = [
        {"query": "event", "form": form, "ns": [100 * times, 200 * times]}
        for form, times in {"untyped": 1, "pump": 51, "texts": 90}.items()
    ]
    data = {"python": "3.11", "numpy": numpy, "cells": cells, "imports": {"all": [1e6, 3e6]}}
    data["device"] = device
    path.write_text(json.dumps(data), encoding="utf-8")
    report = Report([], {}, Goals())
    from_python(report, path)
    return report


def test_goals_from_python_are_those_of_their_forms(tmp_path: Path) -> None:
    report = measured_from_python(tmp_path / "python.json", "2.0")
    judged = {goal.name: (goal.limit, goal.worst, goal.is_met) for goal in report.goals.all}
    assert judged == {
        "question from Python, asked again, times an empty ctypes call": (6, 5, True),
        "question from Python, never asked, times an empty ctypes call": (6, 7, False),
        "next with its edges from Python, asked again, times an empty ctypes call": (10, 5, True),
        "next with its edges from Python, never asked, times an empty ctypes call": (10, 7, True),
        "raw question from Python, times an empty ctypes call": (2, 3, False),
        "columns from Python, times the rate of single questions": (50, 70, True),
        "an event of a device with two effects from Python, times an empty ctypes call": (
            50,
            51,
            False,
        ),
    }
    assert report.data["python"]["ns"]["deadline"]["new"]["median"] == 1050


def test_without_numpy_columns_are_said_to_be_missing(tmp_path: Path) -> None:
    report = measured_from_python(tmp_path / "python.json", "")
    assert any("NumPy is not installed" in line for line in report.lines)
    assert not any("columns" in goal.name for goal in report.goals.all)


def test_the_events_of_a_device_are_judged_by_apps_and_steps() -> None:
    def took(one: float, many: float, most: float) -> Forms:
        return {"1": Figure((one,)), "64": Figure((many,)), "1000": Figure((most,))}

    cells = {
        Key("task", "0.0", 1): took(100, 110, 150),
        Key("open, home", "6.2", 1): took(200, 260, 390),
        Key("lock, unlock", "10.5", 1): took(300, 900, 9000),
    }
    report = Report([], {}, Goals())
    device(report, cells)
    assert any("Boost is not installed" in line for line in report.lines)
    assert [(goal.worst, goal.where) for goal in report.goals.all] == [
        (1.3, "open, home"),
        (1.95, "open, home"),
    ]
    report = Report([], {}, Goals())
    device(report, {Key("step of Boost.MSM", "", 1): {"1": Figure((10.0,))}} | cells)
    assert [goal.worst for goal in report.goals.all][2:] == [20]
    assert report.data["device_ns"]["task"]["64"]["median"] == 110


def test_judging_a_record_is_compared_with_reading_it() -> None:
    def took(read: float, judged: float) -> Forms:
        return {"sum": Figure((read,)), "audit": Figure((judged,))}

    cells = {
        Key("interruptions", "17.0", 32768): took(0.8, 16),
        Key("visits", "17.0", 32768): took(0.8, 24),
        Key("processes", "17.0", 32768): took(0.8, 800),
        Key("prepare", "9.0", 4): {"audit": Figure((2e5,))},
        Key("prepare", "27.0", 4): {"audit": Figure((25e6,))},
    }
    report = Report([], {}, Goals())
    audits(report, cells, {"auditor": [204088.0], "session": [592.0], "scenes": [1672.0]})
    assert [(goal.limit, goal.worst, goal.where, goal.is_met) for goal in report.goals.all] == [
        (40, pytest.approx(30), "visits", True),
        (20, 25, "27.0", False),
        (256 * 1024, 204088, "", True),
        (1024, 592, "", True),
    ]
    assert report.data["audit_bytes"]["scenes"] == 1672
    assert report.data["audit_ns"]["prepare 9.0"]["audit"]["median"] == 200000
