"""Tests the comparison with a release by making small edits to abi.json."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import abi_lock
import pytest
from interface import dumps, load, loads

NOW = load()
Facts = dict[str, Any]
Edit = Callable[[Facts], object]


def part(facts: Facts, name: str) -> Facts:
    """Returns the struct, function, constant, enumeration or value of that name."""
    lists = [facts[key] for key in facts if isinstance(facts[key], list)]
    lists += [item["values"] for item in facts["enumerations"]]
    named: list[Facts] = [item for items in lists for item in items]
    return next(item for item in named if name in (item.get("name"), item.get("type")))


def remove(key: str, name: str) -> Edit:
    return lambda facts: facts[key].remove(part(facts, name))


def grow(name: str, *, at: int = -1, fields: int = 1) -> Edit:
    """Inserts fields at the end of a struct, or at another offset."""

    def edit(facts: Facts) -> None:
        struct = part(facts, name)
        for number in range(fields):
            offset = struct["size"] if at < 0 else [at, at]
            field = {"name": f"later_{number}", "type": "uint32_t", "offset": offset}
            struct["fields"].append({**field, "size": [4, 4]})
            struct["size"] = [size + 4 for size in struct["size"]]
        for macro in struct.get("initialisers", ()):
            macro["values"] += ["0"] * fields

    return edit


def rename(name: str, field: str, to: str, **more: object) -> Edit:

    def edit(facts: Facts) -> None:
        (found,) = (f for f in part(facts, name)["fields"] if f["name"] == field)
        found.update(name=to, **more)

    return edit


def swap(name: str, first: int, second: int) -> Edit:
    """Exchanges two fields of the same size; each gets the other's offset."""

    def edit(facts: Facts) -> None:
        fields = part(facts, name)["fields"]
        one, other = fields[first], fields[second]
        fields[first] = {**other, "offset": one["offset"]}
        fields[second] = {**one, "offset": other["offset"]}

    return edit


def change(name: str, **values: object) -> Edit:
    return lambda facts: part(facts, name).update(values)


def add(key: str, *, like: str, name: str) -> Edit:
    """Adds a copy of a part to its list, under another name."""
    return lambda facts: facts[key].append({**part(facts, like), "name": name})


def value(name: str, number: int) -> Edit:
    more = {"name": "LCP_UNIT_MILES", "value": number, "label": "miles"}
    return lambda facts: part(facts, name)["values"].append(more)


PERMITTED = {
    "nothing": lambda facts: None,
    "a function": add("functions", like="lcp_rule_count", name="lcp_brand_new"),
    "a struct": add("structs", like="lcp_duty", name="lcp_thing"),
    "a value": value("lcp_unit_t", 4),
    "a constant": add("constants", like="LCP_NS_UNKNOWN", name="LCP_LATER"),
    "a field": grow("lcp_app"),
    "two fields of an answer": grow("lcp_duties_answer", fields=2),
    "a meaning of a reserved field": rename(
        "lcp_mode_answer", "reserved", "price", type="lcp_price_t"
    ),
    "a type by another name": change("lcp_rule_count", returns="lcp_code_t"),
    "a newer version": change("LCP_VERSION_MINOR", value=99),
    "another comment": change("lcp_rule_count", doc="Returns it. Since 0.1."),
}
REFUSED = {
    "lcp_rule_count: removed": remove("functions", "lcp_rule_count"),
    "lcp_rule_count: has other parameter": change("lcp_rule_count", returns="uint64_t"),
    "lcp_rule_at: has other parameter": change("lcp_rule_at", parameters=[]),
    "lcp_duty: removed": remove("structs", "lcp_duty"),
    "lcp_rule_step: has new fields within": grow("lcp_rule_step", at=16),
    "lcp_policy.later_0: new": grow("lcp_policy"),
    "lcp_text.later_0: new": grow("lcp_text"),
    "lcp_conduct_query.state: is now activity": swap("lcp_conduct_query", 1, 2),
    "lcp_conduct_query.activity: is now deed": rename("lcp_conduct_query", "activity", "deed"),
    "lcp_app.scenes: has another offset": rename("lcp_app", "scenes", "scenes", size=[8, 8]),
    "lcp_app.scenes: has type": rename("lcp_app", "scenes", "scenes", type="uint32_t"),
    "lcp_duty.reserved: removed": lambda facts: part(facts, "lcp_duty")["fields"].pop(),
    "lcp_duty: has 40 bytes, had 16": change("lcp_duty", size=[40, 40]),
    "LCP_DUTY_INIT: has other values": lambda facts: part(facts, "lcp_duty")["initialisers"][
        0
    ].update(values=["0"] * 5),
    "LCP_DUTY_INIT: removed": change("lcp_duty", initialisers=[]),
    "LCP_UNIT_BYTES: is 7": change("LCP_UNIT_BYTES", value=7),
    'LCP_UNIT_BYTES: is 2 "octets"': change("LCP_UNIT_BYTES", label="octets"),
    "LCP_UNIT_METRES: removed": lambda facts: part(facts, "lcp_unit_t")["values"].pop(),
    "lcp_unit_t: is uint32_t": change("lcp_unit_t", base="uint32_t"),
    "LCP_UNIT_COUNT: belongs to lcp_unit_t": change("lcp_unit_t", number=1),
    "LCP_NS_UNKNOWN: is -2": change("LCP_NS_UNKNOWN", value=-2),
    "LCP_COUNT_UNKNOWN: removed": remove("constants", "LCP_COUNT_UNKNOWN"),
    "LCP_OS: changed": change("LCP_OS", body="0"),
}


def after(edit: Edit, abi: int | None = None) -> list[str]:
    """Edits the present interface. Returns the changes that would break its programs."""
    facts = json.loads(dumps(NOW))
    edit(facts)
    facts["abi"] = facts["abi"] if abi is None else abi
    return abi_lock.breaks(NOW, loads(json.dumps(facts)))


@pytest.mark.parametrize("what", PERMITTED)
def test_additions_are_permitted(what: str) -> None:
    assert after(PERMITTED[what]) == []


@pytest.mark.parametrize("what", REFUSED)
def test_other_changes_are_refused(what: str) -> None:
    found = after(REFUSED[what])
    assert any(line.startswith(what) for line in found), found


@pytest.mark.parametrize("what", REFUSED)
def test_a_higher_abi_version_permits_everything(what: str) -> None:
    assert after(REFUSED[what], NOW.abi + 1) == []


def test_the_abi_version_never_decreases() -> None:
    assert after(PERMITTED["nothing"], NOW.abi - 1) != []


def test_a_reserved_field_of_a_question_gets_no_meaning() -> None:
    facts = [json.loads(dumps(NOW)) for _ in range(2)]
    for item, name in zip(facts, ("reserved", "later")):
        rename("lcp_conduct_query", "activity", name)(item)
    found = abi_lock.breaks(*(loads(json.dumps(item)) for item in facts))
    assert found == ["lcp_conduct_query.reserved: is now later"]


def test_programs_of_the_last_release_keep_working(capsys: pytest.CaptureFixture[str]) -> None:
    assert abi_lock.main() == 0, capsys.readouterr().out
