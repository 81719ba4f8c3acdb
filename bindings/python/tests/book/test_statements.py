"""Tests the inventory of statements in the sources. Each statement has rules, or a reason why it
has none."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import lru_cache
from typing import Any

import lifecycle_policy as lp
import pytest

from places import in_checkout

KINDS = ("unsourced", "other-platform", "no-question", "elsewhere", "superseded", "not-yet")

INVENTORY = "Tests/Statements/statements.json"
#: The maximum number of rules that no statement names. Lower this number when fewer rules are left.
UNNAMED = 62
#: The minimum number of statements. It may be raised.
LEAST = 712

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
#: The maximum length of a text in the inventory.
LONGEST = 260


@lru_cache(maxsize=None)
def statements() -> tuple[dict[str, Any], ...]:
    data = json.loads(in_checkout(INVENTORY).read_text(encoding="utf-8"))
    assert set(data) == {"schema", "description", "statements"}
    assert data["schema"] == 1
    return tuple(data["statements"])


@lru_cache(maxsize=None)
def book() -> dict[str, lp.Rule]:
    return {row.id: row for row in lp.rules()}


def keys(row: lp.Rule) -> set[str]:
    return {source.key for source in row.citations}


def is_founding(row: lp.Rule) -> bool:
    return row.profiles == (lp.EvidenceProfile.ARTICLE,)


def test_each_line_is_a_statement() -> None:
    lines = in_checkout(INVENTORY).read_text(encoding="utf-8").splitlines()
    begin = lines.index('"statements": [') + 1
    assert lines[-2:] == ["]", "}"]
    assert [json.loads(line.rstrip(",")) for line in lines[begin:-2]] == list(statements())


def test_statements_are_well_formed() -> None:
    for one in statements():
        common = {"id", "section", "says", "sources"}
        assert set(one) in (common | {"rules"}, common | {"kind", "why_not"}), one["id"]
        assert SLUG.fullmatch(one["section"]), one["id"]
        for text in (one["says"], one.get("why_not", "Yes.")):
            assert 0 < len(text) <= LONGEST, one["id"]
            assert text == text.strip() and text.endswith("."), one["id"]
        for listed in (one["sources"], one.get("rules", [""])):
            assert len(set(listed)) == len(listed), one["id"]
        assert one.get("rules") != [], one["id"]
        assert one.get("kind", KINDS[0]) in KINDS, one["id"]


def test_ids_are_unique_slugs() -> None:
    ids = Counter(one["id"] for one in statements())
    assert [id for id, count in ids.items() if count > 1] == []
    assert all(SLUG.fullmatch(id) for id in ids)


def test_sections_stand_together() -> None:
    sections = [one["section"] for one in statements()]
    changes = [b for a, b in zip([""] + sections, sections) if a != b]
    assert len(set(changes)) == len(changes)


def test_every_rule_exists() -> None:
    named = {(one["id"], rule) for one in statements() for rule in one.get("rules", [])}
    assert sorted(pair for pair in named if pair[1] not in book()) == []


def test_every_source_is_a_citation() -> None:
    known = {source.key for source in lp.citations()}
    for one in statements():
        unknown = [source for source in one["sources"] if source not in known]
        if "rules" in one:
            assert (one["id"], unknown) == (one["id"], [])
        else:
            # If a statement has no rule, its source may be a title or an address that is not a
            # citation of the rule book.
            assert all("/" in source or " " in source for source in unknown), (one["id"], unknown)


def test_a_rule_cites_a_source_of_its_statement() -> None:
    for one in statements():
        if "rules" in one:
            cited = set[str]().union(*(keys(book()[id]) for id in one["rules"] if id in book()))
            assert cited & set(one["sources"]), one["id"]


def test_every_rule_cites_a_source_of_its_statement() -> None:
    strange = [
        (one["id"], id)
        for one in statements()
        for id in one.get("rules", [])
        if id in book() and not keys(book()[id]) & set(one["sources"])
    ]
    assert strange == []


def test_no_source_is_dropped() -> None:
    cited = set[str]().union(*(keys(row) for row in book().values()))
    named = {source for one in statements() for source in one["sources"]}
    assert sorted({source.key for source in lp.citations()} - cited - named) == []


def test_rules_without_a_statement_get_fewer(capsys: pytest.CaptureFixture[str]) -> None:
    named = {id for one in statements() for id in one.get("rules", [])}
    counted = [
        row
        for row in book().values()
        if not is_founding(row)
        and row.evidence is not lp.Evidence.INFERRED
        # The rules of callbacks come from the tables of Apple's reference pages, not from
        # statements.
        and row.family is not lp.Family.CALLBACK
    ]
    unnamed = [row for row in counted if row.id not in named]
    families = Counter(row.family.label for row in unnamed)
    told = ", ".join(f"{family} {count}" for family, count in families.most_common())
    with capsys.disabled():
        print(f"\nrules without a statement: {len(unnamed)} of {len(counted)}: {told}")
    assert len(unnamed) <= UNNAMED, sorted(row.id for row in unnamed)


def test_the_count_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    table: dict[str, Counter[str]] = {}
    for one in statements():
        table.setdefault(one["section"], Counter())[one.get("kind", "rules")] += 1
    table["all"] = sum(table.values(), Counter[str]())
    columns = ("rules", *KINDS)
    lines = ["", "statements".ljust(14) + "".join(name.rjust(len(name) + 2) for name in columns)]
    for section, counts in table.items():
        cells = "".join(str(counts[name] or "").rjust(len(name) + 2) for name in columns)
        lines.append(section.ljust(14) + cells)
    with capsys.disabled():
        print("\n".join(lines))
    assert table["all"].total() == len(statements()) >= LEAST
