"""The relaunch matrix has the answers of single questions, in the rows that concern an app."""

from __future__ import annotations

import csv
import io
import json
from itertools import product
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    App,
    BackgroundMode,
    Context,
    DeviceFacts,
    LocationAuthorization,
    OSVersion,
    Termination,
    Trigger,
    Verdict,
    relaunch_matrix,
)

from command_line import question, run

LOCATED = App(["location"], location_authorization=LocationAuthorization.ALWAYS)


@pytest.mark.parametrize("app", [None, LOCATED, App(["fetch", "voip"], scenes=True)])
def test_every_cell_is_the_answer_to_its_question(app: App | None) -> None:
    versions = ("3.1", "7.0", "12.4", "17.0", "99.0")
    ends = ("none", "user-force-quit", "reboot")
    found = relaunch_matrix(app, versions=versions, after=ends, on=Trigger)
    assert [matrix.after.label for matrix in found] == list(ends)
    for matrix in found:
        assert matrix.triggers == tuple(Trigger)
        assert [str(os) for os in matrix.versions] == list(versions)
        for (on, row), (column, os) in product(
            zip(matrix.triggers, matrix.rows, strict=True), enumerate(versions)
        ):
            single = lp.relaunch(Context(os, app=app), matrix.after, on)
            assert row[column] == single == matrix.at(on, os)


def test_facts_profile_and_limits_reach_the_answers() -> None:
    app = App(["fetch"])
    (known,) = relaunch_matrix(app, versions=("9.0",), after="none", on="background-fetch")
    assert known.rows[0][0].verdict == Verdict.ALLOWED
    (unknown,) = relaunch_matrix(
        app,
        versions=("9.0",),
        after="none",
        on="background-fetch",
        facts=DeviceFacts.unknown(),
        limits=[lp.Limit(lp.Allowance.BACKGROUND_FETCH, 7.0)],
    )
    assert unknown.rows[0][0].verdict == Verdict.CONDITIONAL
    assert unknown.rows[0][0].allowance_seconds == 7.0
    ground = Context("17.0", profile="article")
    (silent,) = relaunch_matrix(
        versions=("17.0",), after="reboot", on="visit", profile="article"
    )
    assert silent.rows[0][0] == lp.relaunch(ground, "reboot", "visit")


def test_columns_are_those_on_which_something_changes() -> None:
    found = relaunch_matrix(LOCATED)
    versions = found[0].versions
    assert all(matrix.versions == versions for matrix in found)
    assert versions == tuple(sorted(versions))
    assert {OSVersion(2), OSVersion(7), OSVersion(7, 1), OSVersion(8)} <= set(versions)
    columns = [
        [(row[number].verdict, row[number].disputed) for matrix in found for row in matrix.rows]
        for number in range(len(versions))
    ]
    assert all(one != other for one, other in zip(columns, columns[1:], strict=False))
    shown = {
        (matrix.after, on, os): row[number].verdict
        for matrix in found
        for on, row in zip(matrix.triggers, matrix.rows, strict=True)
        for number, os in enumerate(versions)
    }
    for between in ("6.1", "7.0.3", "12.4", "16.2", "26.2"):
        os = max(version for version in versions if version <= OSVersion.parse(between))
        for matrix, on in product(found, found[0].triggers):
            single = lp.relaunch(Context(between, app=LOCATED), matrix.after, on)
            assert single.verdict == shown[matrix.after, on, os], (between, on)


def triggers(app: App | None, *versions: str) -> set[Trigger]:
    return set(relaunch_matrix(app, versions=versions)[0].triggers)


def test_rows_are_those_that_concern_the_app() -> None:
    plain = triggers(App(), "4.0", "12.0", "17.0")
    assert Trigger.USER_TAP in plain
    assert Trigger.OPEN_URL not in plain, "a tap stands for it"
    for mode in BackgroundMode:
        own = {trigger for trigger in lp.mode("12.0", mode).wakes}
        if mode not in (BackgroundMode.LOCATION, BackgroundMode.PROCESSING):
            assert not own & plain, mode
    assert Trigger.REGION_ENTER not in plain, "nothing says that it uses location"
    assert Trigger.REGION_ENTER in triggers(LOCATED, "12.0")
    for app in (App(always_usage_text=True), App(["location"])):
        assert Trigger.REGION_ENTER in triggers(app, "12.0")
    assert Trigger.BACKGROUND_FETCH in triggers(App(["fetch"]), "12.0")
    assert Trigger.BACKGROUND_FETCH not in triggers(App(["fetch"]), "6.1")
    assert {Trigger.VOIP_PUSH, Trigger.VOIP_SOCKET_DATA} <= triggers(App(["voip"]), "8.0")
    assert Trigger.VISIBLE_PUSH not in triggers(LOCATED, "12.0"), "it starts no app"


def test_what_the_matrix_does_not_have() -> None:
    (matrix,) = relaunch_matrix(versions=("8.0",), after="crash", on=("visit",))
    for on, os, named in (("beacon", "8.0", "beacon"), ("visit", "9.0", "9.0")):
        with pytest.raises(lp.LifecyclePolicyError, match=named) as caught:
            matrix.at(on, os)
        assert caught.value.status == lp.Status.NOT_FOUND
    with pytest.raises(lp.LifecyclePolicyError, match="boredom"):
        relaunch_matrix(versions=("8.0",), after="boredom")
    with pytest.raises(lp.LifecyclePolicyError, match="nothing"):
        relaunch_matrix(versions=("8.0",), on=("nothing",))


ARGV = ["matrix", "--os", "7.0,8.0", "--os", "17.0", "--mode", "location,fetch"]
ARGV += ["--authorization", "always"]


def test_the_command_says_what_the_library_says() -> None:
    data = question(*ARGV)
    app = App(["location", "fetch"], location_authorization=LocationAuthorization.ALWAYS)
    found = relaunch_matrix(app, versions=("7.0", "8.0", "17.0"))
    assert [one["after"] for one in data["matrices"]] == ["system-reclaimed", "user-force-quit"]
    for one, matrix in zip(data["matrices"], found, strict=True):
        assert one["os"] == ["7.0", "8.0", "17.0"]
        assert [row["on"] for row in one["rows"]] == [on.label for on in matrix.triggers]
        for row, answers in zip(one["rows"], matrix.rows, strict=True):
            for cell, answer in zip(row["cells"], answers, strict=True):
                assert cell["verdict"] == answer.verdict.label
                assert (cell["rule"], cell["disputed"]) == (answer.rule, answer.disputed)


def test_terminations_and_triggers_of_the_command() -> None:
    data = question(*ARGV, "--after", "reboot,crash", "--after", "crash")
    assert [one["after"] for one in data["matrices"]] == ["reboot", "crash"]
    every = question(*ARGV, "--after", "all", "--all-triggers")
    assert [one["after"] for one in every["matrices"]] == [end.label for end in Termination]
    for one in every["matrices"]:
        assert [row["on"] for row in one["rows"]] == [on.label for on in Trigger]
    assert question(*ARGV, "--after", "boredom")["field"] == "after"
    assert question("matrix", "--os", "8.0,x")["field"] == "os"
    assert question("matrix", "--os", "1.0")["status"] == "out-of-range"


def test_text() -> None:
    text = run(*ARGV).stdout
    lines = text.splitlines()
    assert lines[0] == "After system-reclaimed: does it wake or launch the app?"
    assert lines[1].split() == ["trigger", "7.0", "8.0", "17.0"]
    cells = {line.split()[0]: line.split()[1:] for line in lines if line.startswith("region-e")}
    assert cells["region-enter"] == ["no", "yes", "yes"], "of the last table, after a force quit"
    assert "yes: allowed; no: forbidden" in text and "*: another source disagrees" in text
    assert "relaunch.force-quit" not in text
    assert "--sdk VERSION" in text and "depends on a fact" in text
    other = run(*ARGV, "--sdk", "17.0", "--session-sends-launch-events", "yes").stdout
    assert "--sdk VERSION" not in other
    assert "depends on a fact" not in other, "no cell has it"


def test_rules_are_footnotes() -> None:
    text = run(*ARGV, "--rules", "--after", "user-force-quit").stdout
    notes = dict(
        line.split("] ", 1) for line in text.splitlines() if line.startswith("[") and "] " in line
    )
    assert "relaunch.force-quit" in notes.values()
    assert list(notes) == [f"[{number}" for number in range(1, len(notes) + 1)]
    (row,) = (line for line in text.splitlines() if line.startswith("region-enter"))
    marks = [word for word in row.split() if word.startswith("[")]
    rules = [notes[mark.rstrip("]")] for mark in marks]
    answers = question(*ARGV, "--after", "user-force-quit")["matrices"][0]["rows"]
    (cells,) = (row["cells"] for row in answers if row["on"] == "region-enter")
    assert rules == [cell["rule"] for cell in cells]


def test_markdown_and_csv() -> None:
    page = run(*ARGV, "--format", "markdown", "--rules").stdout.splitlines()
    tables = [line for line in page if line.startswith("|")]
    assert {line.count("|") for line in tables} == {5}
    assert page[0] == "### After system-reclaimed"
    data = question(*ARGV)
    rows = list(csv.DictReader(io.StringIO(run(*ARGV, "--format", "csv").stdout)))
    cells = [
        (one["after"], row["on"], cell["os"], cell["verdict"], cell["rule"] or "")
        for one in data["matrices"]
        for row in one["rows"]
        for cell in row["cells"]
    ]
    assert [(r["after"], r["on"], r["os"], r["verdict"], r["rule"]) for r in rows] == cells
    as_json = run(*ARGV, "--format", "json")
    assert json.loads(as_json.stdout) == json.loads(run(*ARGV, "--json").stdout) == data
    refused = run(*ARGV, "--format", "yaml")
    assert refused.returncode == 2 and "text, markdown, csv or json" in refused.stderr


def test_a_table_that_is_too_wide_is_parted() -> None:
    versions = ",".join(f"{major}.0" for major in range(2, lp.OSVersion.newest().major + 1))
    argv = ("matrix", "--os", versions, "--after", "crash")
    whole = run(*argv).stdout.splitlines()
    assert [line.split()[1:] for line in whole if line.startswith("trigger")] == [
        versions.split(",")
    ]
    text = run(*argv, COLUMNS="100").stdout
    heads = [line.split()[1:] for line in text.splitlines() if line.startswith("trigger")]
    assert len(heads) > 1
    assert [os for head in heads for os in head] == versions.split(",")
    assert max(map(len, text.splitlines())) <= 100


def test_an_info_plist(tmp_path: Path) -> None:
    file = tmp_path / "Info.plist"
    file.write_text(
        '<?xml version="1.0"?><plist version="1.0"><dict><key>UIBackgroundModes</key>'
        "<array><string>fetch</string><string>tea</string></array></dict></plist>"
    )
    data = question("matrix", "--os", "9.0", "--info-plist", str(file))
    assert "background-fetch" in [row["on"] for row in data["matrices"][0]["rows"]]
    assert "tea" in data["notices"][0]["message"]
    assert "tea" in run("matrix", "--os", "9.0", "--info-plist", str(file)).stdout
