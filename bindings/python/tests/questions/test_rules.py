"""Tests the rule book as Python objects, as JSON and as a page."""

from __future__ import annotations

import dataclasses
import json
import pickle
import re

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native.bindings import lcp_rule
from lifecycle_policy.cli.json import several
from lifecycle_policy.cli.markdown.cells import COLUMNS
from lifecycle_policy.cli.markdown.conflicts import _SAYS
from lifecycle_policy.cli.markdown.rules import _FAMILIES, rules_markdown
from lifecycle_policy.questions.explain import versions

from command_line import question, run

#: Fields of rules that have another name in JSON.
SPELLED = {
    "advice": "advice_seconds",
    "limit": "limit_seconds",
    "warning": "warning_seconds",
    "window": "window_seconds",
    "states": "from_states",
    "allowance": "allowances",
    "activity": "activities",
    "when_mask": "when",
    "unless_mask": "when_not",
}
#: Fields of rulebook.json that the Python objects and the JSON of the command line lack.
UNTOLD = {"fallback", "fallback_in_front_only", "scene_callback", "app_callback", "of_interface"}
UNTOLD |= {"companions", "silence"}


def test_ids_are_slugs_and_unique() -> None:
    ids = [row.id for row in lp.rules()]
    assert len(set(ids)) == len(ids) > 100
    assert all(re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)+", id) for id in ids)


def test_families_partition_the_book() -> None:
    parts = [row for family in lp.Family for row in lp.rules(family)]
    assert sorted(row.id for row in parts) == sorted(row.id for row in lp.rules())


def test_rules_of_a_version() -> None:
    picked = set(lp.rules(os="9.0"))
    version = lp.OSVersion(9)
    for row in lp.rules():
        holds = row.since <= version and (row.until is None or version < row.until)
        assert holds == (row in picked)
    assert 0 < len(picked) < len(lp.rules())


@pytest.mark.slow
def test_rules_by_evidence_and_source() -> None:
    for kind in lp.Evidence:
        assert {row.evidence for row in lp.rules(evidence=kind)} <= {kind}
    assert sum(len(lp.rules(evidence=kind)) for kind in lp.Evidence) == len(lp.rules())
    cited = [(row.id, row.citations) for row in lp.rules()]
    for source in lp.citations():
        picked = lp.rules(source=source.key)
        assert picked == lp.rules(source=source.key.lower())
        assert [row.id for row in picked] == [id for id, sources in cited if source in sources]
    with pytest.raises(lp.LifecyclePolicyError, match="Z-99"):
        lp.rules(source="Z-99")
    both = lp.rules("deadline", os="12.4", evidence="observed", source="Q-180")
    assert [row.id for row in both] == ["deadline.background-task.7"]


def test_options_of_rules() -> None:
    argv = ["rules", "--family", "deadline", "--for-os", "12.4", "--source", "q-180"]
    for option in ("--evidence", "--basis"):
        (row,) = question(*argv, option, "observed")["rules"]
        assert row["id"] == "deadline.background-task.7"
    assert question(*argv, "--evidence", "article")["rules"] == []
    picked = question("rules", "--for-os", "3.0", "--id", "deadline.background-task.7")
    assert (picked["rules"], picked["os"]) == ([], "3.0")


def test_rows_of_a_scene_have_states_of_a_scene() -> None:
    rows = [row for row in lp.rules("transition") if row.axis == lp.Axis.SCENE]
    assert rows
    for row in rows:
        assert all(isinstance(state, lp.SceneState) for state in row.values("states"))
        assert row.value("to") is None or isinstance(row.value("to"), lp.SceneState)
        assert row.value("via") is None or isinstance(row.value("via"), lp.SceneState)
    for row in lp.rules():
        if row.axis != lp.Axis.SCENE and row.family != lp.Family.WATCHDOG:
            assert all(isinstance(state, lp.AppState) for state in row.values("states"))


#: The fields that a row of each family must have.
TOLD = {
    lp.Family.NOTIFICATION: ("notification", "callback", "axes"),
    lp.Family.MODE: ("mode", "verdict"),
    lp.Family.EVENT: ("events", "states"),
    lp.Family.QUOTA: ("quota", "verdict"),
    lp.Family.CONDUCT: ("activities", "states", "verdict"),
    lp.Family.DUTY: ("callback", "text"),
    lp.Family.MANIFEST: ("severity", "key", "text"),
    lp.Family.TERMINATION: ("text", "verdict", "code_high"),
    lp.Family.CHOICE: ("note",),
    lp.Family.WATCHDOG: ("callback", "allowances"),
    lp.Family.DISPOSITION: ("triggers", "disposition"),
    lp.Family.SUSPENSION: ("verdict",),
    lp.Family.PURGE: ("states", "verdict"),
    lp.Family.CALL: ("callbacks",),
}


def told(row: lp.Rule, name: str) -> object:
    """Returns the value of a field that all rules have, or the values of a field of the rule's
    family."""
    if name in ("key", "text"):
        return row.text(name)
    return getattr(row, name) if hasattr(row, name) else several(row, name)


@pytest.mark.parametrize("family", TOLD, ids=lambda family: str(family.label))
def test_rows_tell_what_their_family_is_about(family: lp.Family) -> None:
    rows = lp.rules(family)
    assert rows
    for row in rows:
        for name in TOLD[family]:
            if not (name == "key" and row.id == "manifest.placeholder"):
                assert told(row, name), (row.id, name)
        shown = run("rules", "--id", row.id).stdout if row is rows[0] else row.id
        assert shown.startswith(row.id)


def test_new_fields_of_rules() -> None:
    (held,) = [row for row in lp.rules("suspension") if row.id == "suspension.background-task"]
    assert held.verdict is lp.Verdict.FORBIDDEN
    assert held.values("allowances") == (lp.Allowance.BACKGROUND_TASK,)
    assert held.value("begun_in_front") is False and held.value("shared") is None
    first = lp.rule("purge.suspended")
    assert (first.value("rank"), first.value("warned")) == (1, False)
    assert first.values("states") == (lp.AppState.SUSPENDED,)
    kept = lp.rule("disposition.silent-push")
    assert kept.value("disposition") is lp.Disposition.NEWEST_HELD
    assert kept.value("occasion") is lp.Occasion.CONDITIONS_MET
    assert all(row.value("origin") is not None for row in lp.rules("delivery"))
    assert all(isinstance(row.value("shared"), bool) for row in lp.rules("deadline"))


def test_choices_are_told_in_their_own_words() -> None:
    data = question("rules", "--family", "choice")
    text = " ".join(run("rules", "--family", "choice").stdout.split())
    for row in data["rules"]:
        assert row["family"] == "choice" and row["note"]
        assert row["id"] in text and row["note"].split()[1] in text
        assert row["note"].split(":")[0] + ":" in text
    assert " allowed " not in text
    assert [row["id"] for row in data["rules"]] == [row.id for row in lp.rules("choice")]


def test_a_page_tells_the_new_families() -> None:
    page = rules_markdown(lp.rules())
    for line in (
        "| `watchdog.did-enter-background` | `applicationDidEnterBackground:` |",
        "| `disposition.silent-push` | silent-push, silent-push-with-alert |",
        "| newest-held until conditions-met |",
        "| `suspension.background-task` | background-task |",
        "| `purge.suspended` | suspended |",
    ):
        assert line in page


def test_every_family_has_its_columns_and_its_words() -> None:
    assert set(COLUMNS) == set(_FAMILIES) == set(_SAYS) == set(lp.Family)
    for row in lp.rules():
        assert _SAYS[row.family](row), row.id


def test_every_field_is_read() -> None:
    """Each field except the steps has values or a text in at least one rule."""
    missing = set(lp.RuleField)
    for row in lp.rules():
        for field in missing & set(lp.RuleField):
            values = row.values(field)
            assert None not in values, (row.id, field)
            if values or row.text(field):
                missing.discard(field)
                assert row.value(field) == (values[0] if values else None)
                assert row.values(field.label) == values
    assert missing == {lp.RuleField.STEPS}
    assert any(row.steps for row in lp.rules("transition"))


def test_a_field_that_there_is_not() -> None:
    row = lp.rule("deadline.background-task.7")
    assert (row.value("severity"), row.values("causes"), row.text("key")) == (None, (), "")
    assert row.value("text") is None and row.text("limit") == ""
    with pytest.raises(lp.LifecyclePolicyError, match="colour") as caught:
        row.value("colour")
    assert caught.value.field is lp.Field.RULE_FIELD


def test_a_rule_is_pickled_by_its_id() -> None:
    row = lp.rule("deadline.background-task.7")
    data = pickle.dumps(row)
    assert row.id.encode() in data and row.note.encode() not in data
    assert pickle.loads(data) is row


def test_rules_are_found_by_id() -> None:
    for row in lp.rules()[::17]:
        assert lp.rule(row.id) == row


def test_json_has_every_field_of_the_struct() -> None:
    data = question("rules", "--format", "json")
    fields = {name for name, *_ in lcp_rule._fields_} - {"struct_size", "reserved"}
    fields |= {field.name.lower() for field in lp.RuleField} - UNTOLD
    expected = {SPELLED.get(name, name) for name in fields} | {"citations", "axis"}
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
    """Counts the cells of a table row. An escaped bar does not separate cells."""
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
    titles = ["Transitions", "Deadlines", "Relaunch", "Notifications", "Background modes", "Events"]
    titles += ["Quotas", "Conduct", "Duties", "Manifest", "Termination codes", "Calls", "Sources"]
    assert all(f"\n## {title}\n" in page for title in titles)
    assert "\n### One scene\n" in page
    assert lp.ruleset_version() in page


def chapter(page: str, title: str) -> str:
    match = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert match, title
    return match[1]


def test_markdown_counts_rows_by_family_and_evidence() -> None:
    page = rules_markdown(lp.rules())
    table = [line for line in chapter(page, "How many there are").splitlines() if "|" in line]
    heads = [cell.strip() for cell in table[0].split("|")[1:-1]]
    for line in table[2:]:
        row = [cell.strip() for cell in line.split("|")[1:-1]]
        numbers = [int(cell or 0) for cell in row[1:]]
        assert sum(numbers[:-1]) == numbers[-1]
    total = dict(zip(heads, row, strict=True))
    assert total["All"] == str(len(lp.rules()))
    assert total["Documented"] == str(len(lp.rules(evidence="documented")))
    assert len(table) - 3 == len(lp.Family)


def test_markdown_sets_the_sides_of_a_conflict_together() -> None:
    page = rules_markdown(lp.rules())
    disagree = chapter(page, "Where sources disagree")
    parts = disagree.split("\n### ")[1:]
    conflicts = [conflict for conflict in lp.Conflict]
    sides = {c: [row for row in lp.rules() if row.conflict == c] for c in conflicts}
    assert len(parts) == len([rows for rows in sides.values() if rows])
    for part in parts:
        name = part.splitlines()[0].lower().replace(" ", "-")
        rows = sides[lp.parse(lp.Conflict, name)]
        assert all(f"| `{row.id}` |" in part for row in rows)
        for row in rows:
            (line,) = (line for line in part.splitlines() if f"| `{row.id}` |" in line)
            assert f"| {', '.join(p.label for p in row.profiles)} |" in line
            assert f"| {versions(row)} |" in line


def test_markdown_links_sources_to_their_addresses() -> None:
    page = rules_markdown(lp.rules())
    defined = dict(re.findall(r"^\[([^\]]+)\]: <([^>]+)>$", page, re.M))
    sources = {source.key: source for row in lp.rules() for source in row.citations}
    assert defined == {key: source.url for key, source in sources.items() if source.url}
    for line in page.splitlines():
        if line.startswith("| `"):
            cited = re.findall(r"\[([^\]]+)\](?!\()", line.rsplit("|", 2)[1])
            assert set(cited) <= set(defined)

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
