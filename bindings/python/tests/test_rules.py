"""The rule book as Python objects, as JSON and as a page."""

from __future__ import annotations

import dataclasses
import json
import re

import lifecycle_policy as lp
import pytest
from lifecycle_policy._bindings import lcp_rule
from lifecycle_policy._cli_markdown import rules_markdown, versions

from command_line import question, run

#: Fields of lcp_rule that are spelled otherwise in JSON, or are counts of lists.
SPELLED = {
    "advice_ns": "advice_seconds",
    "limit_ns": "limit_seconds",
    "warning_ns": "warning_seconds",
    "citation_count": "citations",
    "step_count": "steps",
}


def test_ids_are_slugs_and_unique() -> None:
    ids = [row.id for row in lp.rules()]
    assert len(set(ids)) == len(ids) > 100
    assert all(re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)+", id) for id in ids)


def test_families_partition_the_book() -> None:
    parts = [row for family in lp.Family for row in lp.rules(family)]
    assert sorted(row.id for row in parts) == sorted(row.id for row in lp.rules())


def test_rules_are_found_by_id() -> None:
    for row in lp.rules()[::17]:
        assert lp.rule(row.id) == row


def test_json_has_every_field_of_the_struct() -> None:
    data = question("rules", "--format", "json")
    fields = {name for name, *_ in lcp_rule._fields_} - {"struct_size"}
    expected = {SPELLED.get(name, name) for name in fields}
    assert data["status"] == "ok"
    assert len(data["rules"]) == len(lp.rules())
    for row in data["rules"]:
        assert set(row) == expected
        assert all(source["key"] for source in row["citations"])
    assert {source["key"] for source in data["citations"]} == {c.key for c in lp.citations()}


def test_json_is_the_same_through_the_process() -> None:
    result = run("rules", "--family", "deadline", "--json")
    assert result.returncode == 0
    data = json.loads(result.stdout)
    assert data["rules"] == question("rules", "--family", "deadline")["rules"]
    assert {row["family"] for row in data["rules"]} == {"deadline"}


def test_one_rule() -> None:
    id = lp.rules("relaunch")[0].id
    assert [row["id"] for row in question("rules", "--id", id)["rules"]] == [id]
    refused = question("rules", "--id", "nothing.like-that")
    assert (refused["status"], refused["field"]) == ("not-found", "id")
    assert "nothing.like-that" in refused["message"]
    shown = run("rules", "--id", id)
    assert shown.returncode == 0
    assert id in shown.stdout


def cells(line: str) -> int:
    """Counts the cells of a table row; an escaped bar is none."""
    return len(re.findall(r"(?<!\\)\|", line)) - 1


def test_markdown_is_well_formed() -> None:
    page = rules_markdown(lp.rules())
    lines = page.splitlines()
    assert lines[0] == "# Rules"
    width = 0
    for line in lines:
        if not line.startswith("|"):
            width = 0
            continue
        width = width or cells(line)
        assert cells(line) == width, line
    for row in lp.rules():
        assert f"| `{row.id}` |" in page
    sources = {source for row in lp.rules() for source in row.citations}
    assert sources <= set(lp.citations())
    for source in sources:
        assert f"- **{source.key}**: " in page
        assert source.url in page
    assert all(f"## {title}" in page for title in ("Transitions", "Deadlines", "Relaunch"))
    assert "## Where sources disagree" in page
    assert lp.ruleset_version() in page


def test_markdown_is_the_same_every_time() -> None:
    first, second = run("rules", "--format", "markdown"), run("rules", "--format", "markdown")
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert first.stdout.rstrip("\n") == rules_markdown(lp.rules()).rstrip("\n")
    assert not re.search(r"[ \t]$", first.stdout, re.M)


@pytest.mark.parametrize(
    ("since", "until", "shown"),
    [
        (lp.OSVersion(4), lp.OSVersion(13), "4.0 – 12.x"),
        (lp.OSVersion(13), None, "13.0 on"),
        (lp.OSVersion(7), lp.OSVersion(7, 1), "7.0 – 7.0.x"),
        (lp.OSVersion(9), lp.OSVersion(9, 3, 5), "9.0 – 9.3.4"),
    ],
)
def test_version_ranges(since: lp.OSVersion, until: lp.OSVersion | None, shown: str) -> None:
    row = dataclasses.replace(lp.rules()[0], since=since, until=until)
    assert versions(row) == shown


def test_a_bar_in_a_note_is_escaped() -> None:
    row = dataclasses.replace(lp.rules("deadline")[0], note="a|b <c>", id="deadline.x|y")
    page = rules_markdown([row])
    assert "a\\|b &lt;c&gt;" in page
    assert "`deadline.x\\|y`" in page
