"""Compares the rule book with Apple's lists. Rules answer each item of a list, or the item has a
reason why none does. Each value of an enumeration is in a list, or is marked as ours."""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any

import lifecycle_policy as lp
import pytest

from places import checkout

ROOT = checkout()
if ROOT is None:
    pytest.skip("away from the checkout there are no inventories", allow_module_level=True)
HERE = ROOT / "Tests" / "Statements"
sys.path.insert(0, str(HERE))

import coverage_page  # noqa: E402

#: The maximum number of items that are not yet in the rule book. Never raise it.
SILENT = 0
#: The maximum number of values that are in no list and are not marked as ours. Never raise it.
UNLISTED = 0
#: The maximum length of a reason.
LONGEST = 260

#: The families whose rules say when a value begins, and the field that holds the value.
BEGINNINGS = {
    lp.Family.CALLBACK: lp.RuleField.CALLBACK,
    lp.Family.NOTIFICATION: lp.RuleField.NOTIFICATION,
    lp.Family.MODE: lp.RuleField.MODE,
}


@lru_cache(maxsize=None)
def lists() -> tuple[coverage_page.Inventory, ...]:
    return coverage_page.inventories()


def items() -> list[tuple[str, dict[str, Any]]]:
    return [(one.name, item) for one in lists() for item in one.items]


@lru_cache(maxsize=None)
def statements() -> frozenset[str]:
    data = json.loads((HERE / "statements.json").read_text(encoding="utf-8"))
    return frozenset(one["id"] for one in data["statements"])


def test_each_line_is_an_item() -> None:
    for path in sorted(coverage_page.FOLDER.glob("*.json")):
        lines = path.read_text(encoding="utf-8").splitlines()
        begin = lines.index('"items": [') + 1
        assert lines[-2:] == ["]", "}"], path.name
        found = [json.loads(line.rstrip(",")) for line in lines[begin:-2]]
        assert found == json.loads(path.read_text(encoding="utf-8"))["items"], path.name


def test_items_are_well_formed() -> None:
    for name, item in items():
        places = {"values", "rules", "statements"} & set(item)
        known = {"item", "since", "until", "values", "rules", "statements", "kind", "why_not"}
        assert set(item) <= known, (name, item)
        assert item["item"] and item["item"] == item["item"].strip(), (name, item)
        assert bool(places) != ("kind" in item), (name, item)
        assert all(item[place] for place in places), (name, item)
        assert ("kind" in item) == ("why_not" in item), (name, item)
        assert item.get("kind", "elsewhere") in coverage_page.KINDS, (name, item)
        reason = item.get("why_not", "Yes.")
        assert reason == reason.strip() and reason.endswith("."), (name, item)
        assert len(reason) <= LONGEST, (name, item)
        for edge in ("since", "until"):
            if edge in item:
                lp.OSVersion.parse(item[edge])


def test_an_item_stands_once_in_its_list() -> None:
    for one in lists():
        found = [item["item"] for item in one.items]
        assert sorted(set(found)) == sorted(found), one.name


def test_no_item_points_nowhere() -> None:
    values, rows = coverage_page.names(), {row.id for row in lp.rules()}
    lost = [
        (name, item["item"], place)
        for name, item in items()
        for key, known in (("values", values), ("rules", rows), ("statements", statements()))
        for place in item.get(key, ())
        if place not in known
    ]
    assert lost == []


def test_every_value_is_in_a_list_or_ours(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {place for _, item in items() for place in item.get("values", ())}
    ours = coverage_page.ours()
    assert [name for name in ours if name not in coverage_page.names()] == []
    assert [name for name in ours if name in listed] == []
    assert all(why.endswith(".") for why in ours.values())
    missing = sorted(coverage_page.names() - listed - set(ours))
    with capsys.disabled():
        print(f"\nvalues in no list: {len(missing)} of {len(coverage_page.names())}")
    assert len(missing) <= UNLISTED, missing


def test_silent_items_get_fewer(capsys: pytest.CaptureFixture[str]) -> None:
    silent = [(name, item["item"]) for name, item in items() if item.get("kind") == "not-yet"]
    with capsys.disabled():
        print(f"\nitems of Apple's lists: {len(items())}, silent: {len(silent)}")
    assert len(silent) <= SILENT, silent


@lru_cache(maxsize=None)
def beginnings() -> dict[str, lp.OSVersion]:
    """Returns the first version that the rules give for each value. Ignores the rules of the
    founding articles, because Apple did not write these articles."""
    first: dict[str, lp.OSVersion] = {}
    for row in lp.rules():
        field = BEGINNINGS.get(row.family)
        if row.profiles == (lp.EvidenceProfile.ARTICLE,):
            continue
        if field is not None and row.verdict is not lp.Verdict.NOT_APPLICABLE:
            value: Any = row.value(field)
            name = f"{row.family.label}:{value.label}"
            first[name] = min(row.since, first.get(name, row.since))
    return first


def test_values_begin_where_apple_says() -> None:
    differ = [
        (name, item["item"], item["since"], str(beginnings()[place]))
        for name, item in items()
        for place in item.get("values", ())
        if place in beginnings() and "since" in item
        if lp.OSVersion.parse(item["since"]) != beginnings()[place]
    ]
    assert differ == []


def test_the_document_is_current() -> None:
    written = HERE.parents[1] / "Sources/LifecyclePolicy/LifecyclePolicy.docc/Coverage.md"
    assert written.read_text(encoding="utf-8") == coverage_page.document(), "run make docs"
