"""Tests which findings are shown, and which make the command fail."""

from __future__ import annotations

import json
from dataclasses import replace

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Status
from lifecycle_policy.checks.filters import (
    FAIL_LEVELS,
    Baseline,
    Ignored,
    baseline_of,
    exit_code,
    read_baseline,
)
from lifecycle_policy.checks.fingerprints import fingerprint, numbered
from lifecycle_policy.checks.model import Checked, Finding, Level

from findings import GAP, HOSTILE, KEY, NEAR, OPEN_TASK, OWN, REMARK, TASK, hostile, log
from timing import in_time

LOST = Checked(file="b.log", failure="no such file")


@pytest.mark.parametrize(
    ("found", "codes"),
    [(OPEN_TASK, [1, 1, 1]), (KEY, [1, 1, 1]), (GAP, [0, 1, 1]), (REMARK, [0, 0, 1])],
)
def test_the_level_that_fails(found: Finding, codes: list[int]) -> None:
    assert list(FAIL_LEVELS) == ["violation", "warning", "note"]
    assert [exit_code([log(), log(found)], level) for level in FAIL_LEVELS.values()] == codes
    assert exit_code([log(found)]) == codes[0], "the default is violation"


def test_a_file_that_is_not_read_fails_more() -> None:
    assert exit_code([]) == exit_code([log()]) == 0
    assert exit_code([LOST]) == exit_code([log(OPEN_TASK), LOST]) == 2
    assert exit_code([LOST, log(OPEN_TASK)]) == 2


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        ([], [TASK, NEAR, "audit.end"]),
        ([TASK], [NEAR, "audit.end"]),
        (["deadline."], [NEAR, "audit.end"]),
        (["deadline.*"], [NEAR, "audit.end"]),
        (["dead*"], [NEAR, "audit.end"]),
        (["Deadline.Background-Task , plist.*"], ["audit.end"]),
        ([NEAR, "audit.end"], [TASK]),
        (["*"], []),
    ],
)
def test_ignored_rules(texts: list[str], left: list[str]) -> None:
    files = [log(OPEN_TASK, KEY, REMARK)]
    shown = Ignored(texts, OWN).without(files)
    assert [found.rule for checked in shown for found in checked.findings] == left
    assert len(files[0].findings) == 3, "the files themselves are not changed"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("deadline.background-tsk", "`deadline.background-tsk` (did you mean `deadline.backgr"),
        ("deadline", "no rule is called `deadline` (did you mean `deadline.*`?)"),
        ("plist.key.nea", "(did you mean `plist.key.near`"),
        ("deadlin3.*", "no rule begins with `deadlin3.` (did you mean `deadline.*`"),
        ("dead*line", "no rule is called `dead*line`"),
        ("qqqq", "ignore: no rule is called `qqqq`"),
        ("\x1b[1m\n", "no rule is called ` [1m`"),
        ("\ud800", "no rule is called"),
    ],
)
def test_unknown_rules(text: str, message: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        Ignored([TASK, text], OWN)
    assert message in str(caught.value)
    assert caught.value.status is Status.NOT_FOUND


def test_a_fingerprint_stays_if_the_line_moves() -> None:
    moved = replace(
        OPEN_TASK,
        line=90,
        column=1,
        excerpt="09:13:44  task=end 17",
        message="background task 17 not ended 44.5 s after entering background; limit 30 s",
        details=(),
    )
    assert fingerprint(moved) == fingerprint(OPEN_TASK)
    assert numbered([OPEN_TASK, GAP, moved])[2] == f"{fingerprint(OPEN_TASK)}:2"


def test_long_lines_cost_no_more() -> None:
    line = "x1 " * 20_000
    found = replace(GAP, excerpt=line)
    assert fingerprint(found) == fingerprint(replace(found, excerpt=line + "y"))
    with in_time(2):
        numbered([found] * 100)


@pytest.mark.parametrize(
    "other",
    [
        replace(OPEN_TASK, rule="audit.end"),
        replace(OPEN_TASK, excerpt="12:00:31 task=begin 5"),
        replace(OPEN_TASK, excerpt=""),
        replace(OPEN_TASK, member="Info.plist"),
    ],
)
def test_other_findings_have_other_fingerprints(other: Finding) -> None:
    assert fingerprint(other) != fingerprint(OPEN_TASK)


def test_fingerprints_do_not_change_between_versions() -> None:
    """A change of this fingerprint would invalidate people's baselines."""
    assert fingerprint(OPEN_TASK) == "15d4176ad4bc1b98"
    assert fingerprint(REMARK) == "f7fa5d1c79982bf8"


@pytest.mark.parametrize("text", HOSTILE)
def test_every_finding_has_a_fingerprint(text: str) -> None:
    checked = hostile(text)
    assert len(set(numbered(checked.findings))) == len(checked.findings)
    again = read_baseline(baseline_of([checked]).text().encode())
    shown, unused = again.without([checked])
    assert (shown[0].findings, shown[0].known - 1, unused) == ([], len(checked.findings), 0)


def test_a_baseline_hides_what_it_counts() -> None:
    old = [log(OPEN_TASK, GAP, OPEN_TASK), log(KEY, file="a.ipa")]
    baseline = read_baseline(baseline_of(old).text())
    assert baseline == baseline_of(old)
    shown, unused = baseline.without(old)
    assert ([one.findings for one in shown], [one.known for one in shown]) == ([[], []], [3, 1])
    assert unused == 0
    assert exit_code(shown) == 0
    again = replace(OPEN_TASK, line=99)
    shown, unused = baseline.without([log(REMARK, OPEN_TASK, OPEN_TASK, again)])
    assert shown[0].findings == [REMARK, again]
    assert (shown[0].known, unused) == (2, 2), "the warning and the key were not found again"
    assert len(old[0].findings) == 3, "the files themselves are not changed"


def test_the_text_of_a_baseline() -> None:
    text = baseline_of([log(OPEN_TASK, GAP, OPEN_TASK)]).text()
    data = json.loads(text)
    assert [data["format"], data["version"]] == ["lifecycle-policy-baseline", 1]
    assert data["findings"] == [
        {
            "rule": "audit.missing",
            "message": "a callback is missing",
            "fingerprint": fingerprint(GAP),
            "count": 1,
        },
        {
            "rule": TASK,
            "message": OPEN_TASK.message,
            "fingerprint": fingerprint(OPEN_TASK),
            "count": 2,
        },
    ]
    assert baseline_of([log(GAP), log(OPEN_TASK, OPEN_TASK)]).text() == text, "in any order"
    assert read_baseline(Baseline().text()) == Baseline()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (b"\xff\xfe{", "not JSON"),
        ("[]", "not a baseline"),
        ('{"runs": []}', "not a baseline"),
        ('{"format": "lifecycle-policy-baseline"}', "version None"),
        ('{"format": "lifecycle-policy-baseline", "version": 2}', "version 2"),
        ('{"format": "lifecycle-policy-baseline", "version": "\\u001b[1m"}', "version "),
        ('{"format": "lifecycle-policy-baseline", "version": 1}', "is not a list"),
        *(
            (
                '{"format": "lifecycle-policy-baseline", "version": 1, "findings": [%s]}' % finding,
                "finding 1",
            )
            for finding in (
                "1",
                "{}",
                '{"fingerprint": 1}',
                '{"fingerprint": "a", "count": 0}',
                '{"fingerprint": "a", "count": true}',
                '{"fingerprint": "a", "count": 1e3}',
                '{"fingerprint": "a", "count": 99999999999}',
                '{"fingerprint": "a", "rule": 1}',
            )
        ),
    ],
)
def test_what_is_no_baseline(text: str | bytes, message: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        read_baseline(text)
    assert message in str(caught.value)
    assert str(caught.value).isprintable()
    assert caught.value.status is Status.MALFORMED


def test_the_levels_are_in_order() -> None:
    assert sorted(Level) == [Level.NOTE, Level.WARNING, Level.REJECTED, Level.VIOLATION]
