"""Termination codes, and whole reports. All texts are made up here."""

from __future__ import annotations

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Allowance, Context, Termination, TerminationCode, Verdict
from lifecycle_policy import reported_termination as reported

WATCHDOG = """\
OS Version:          iPhone OS 16.4.1 (20E252)
Exception Type:  EXC_CRASH (SIGKILL)
Termination Reason: FRONTBOARD 2343432205
<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-update watchdog transgression:
app<com.example.sample>:77 exhausted real (wall clock) time allowance of 9.87 seconds
ProcessVisibility: Background
WatchdogEvent: scene-update
"""
WARNING = """\
Background Task 7 ("Sample"), was created over 30 seconds ago. In applications running in the
background, this creates a risk of termination. Remember to call
UIApplication.endBackgroundTask(_:) for your task in a timely manner to avoid this.
"""
NO_KILL = """\
OS Version:       iPhone OS 15.2 (19C56)
Event:            cpu usage
Action taken:     none
CPU:              90 seconds cpu time over 100 seconds (90% cpu average), exceeding limit of 80%
"""
CRASH = """\
OS Version:          iPhone OS 15.4 (19E241)
Exception Type:  EXC_BAD_ACCESS (SIGSEGV)
"""


def test_codes_in_every_spelling() -> None:
    first = lp.termination("17.0", TerminationCode.WATCHDOG, "springboard")
    assert first.cause == Termination.WATCHDOG
    assert first.meaning.endswith(".")
    for code in ("0x8badf00d", "0x8BADF00D", "2343432205", 2343432205, "-1951535091"):
        for namespace in ("springboard", "FRONTBOARD", "Carousel"):
            assert lp.termination("17.0", code, namespace) == first


def test_jetsam_has_the_numbers_of_the_kernel() -> None:
    limit = lp.termination("17.0", 7, "jetsam")
    assert (limit.verdict, limit.cause) == (Verdict.ALLOWED, Termination.MEMORY_LIMIT)
    assert lp.termination("17.0", 7).verdict == Verdict.UNSPECIFIED


def test_what_is_known_and_no_termination_of_the_life_cycle() -> None:
    answer = lp.termination("17.0", 11, lp.TerminationNamespace.SIGNAL)
    assert (answer.verdict, answer.allowance) == (Verdict.FORBIDDEN, None)
    assert answer.meaning


def test_what_is_not_known() -> None:
    answer = lp.termination("17.0", 0x1234567812345678)
    assert answer.verdict == Verdict.UNSPECIFIED
    assert (answer.cause, answer.meaning, answer.allowance, answer.allowance_seconds) == (
        None,
        "",
        None,
        None,
    )
    assert answer.broken_rule is None


def test_own_limits_count() -> None:
    context = Context("17.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, 7.0)])
    answer = lp.termination(context, 0x2182BAD2, "runningboard")
    assert (answer.allowance, answer.allowance_seconds) == (Allowance.BACKGROUND_TASK, 7.0)


def test_a_watchdog_report() -> None:
    answer = reported(WATCHDOG, "9.0")
    assert answer.context.os == lp.OSVersion(16, 4, 1)
    assert answer.remarks == ("asked on iOS 16.4.1, which the report prints, not on iOS 9.0",)
    assert (answer.verdict, answer.cause) == (Verdict.ALLOWED, Termination.WATCHDOG)
    assert (answer.allowance, answer.allowance_seconds) == (Allowance.SCENE_UPDATE, 9.87)
    rule = lp.deadline("16.4.1", Allowance.SCENE_UPDATE)
    assert answer.broken_rule == rule.rule
    assert answer.deadline == rule
    assert set(answer.citations) >= set(rule.citations)
    assert answer.rule == lp.termination("16.4.1", TerminationCode.WATCHDOG, "frontboard").rule
    assert reported(WATCHDOG).remarks == ()
    assert reported(lp.read_report(WATCHDOG), "9.0") == answer
    assert reported(WATCHDOG.encode(), "9.0") == answer


def test_without_a_printed_allowance_the_rule_has_it() -> None:
    text = WATCHDOG.replace("9.87", "some")
    answer = reported(text)
    rule = lp.deadline("16.4.1", Allowance.SCENE_UPDATE)
    assert answer.report.allowance_seconds is None
    assert answer.allowance_seconds == (rule.advice if rule.limit is None else rule.limit)


def test_a_background_task_that_ran_out_by_the_words_alone() -> None:
    answer = reported(WARNING, "17.0")
    assert answer.report.code is None
    assert answer.cause == Termination.BACKGROUND_TASK_EXPIRED
    assert answer.allowance == Allowance.BACKGROUND_TASK
    assert answer.broken_rule == lp.deadline("17.0", "background-task").rule == answer.rule
    assert any("does not say that the process was ended" in said for said in answer.remarks)
    newest = reported(WARNING)
    assert newest.context.os == lp.OSVersion.newest_major()
    assert "newest" in newest.remarks[0]


def test_a_background_task_under_the_watchdogs_code() -> None:
    text = "OS Version: iPhone OS 11.4 (15F79)\n"
    text += "Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d\n"
    text += "has active assertions beyond permitted time\n"
    answer = reported(text)
    assert answer.cause == Termination.BACKGROUND_TASK_EXPIRED


def test_an_event_that_ended_nothing() -> None:
    answer = reported(NO_KILL)
    assert (answer.verdict, answer.cause) == (Verdict.FORBIDDEN, None)
    assert answer.allowance == Allowance.CPU_USAGE
    assert answer.broken_rule is None
    assert answer.meaning


def test_a_crash_of_its_own() -> None:
    answer = reported(CRASH)
    assert (answer.verdict, answer.cause, answer.rule) == (Verdict.FORBIDDEN, None, None)


@pytest.mark.parametrize("text", ["", "All is well.", "\0" * 100, "Code: soon"])
def test_unknown_text_is_said_to_be_unknown(text: str) -> None:
    answer = reported(text, "17.0")
    assert (answer.verdict, answer.cause, answer.rule) == (Verdict.UNSPECIFIED, None, None)
    assert "No termination" in answer.meaning
    assert answer.query is None and answer.deadline is None


def test_a_code_that_is_not_known() -> None:
    answer = reported("Termination Reason: Namespace SPRINGBOARD, Code 0x12345678", "17.0")
    assert answer.report.code == 0x12345678
    assert (answer.verdict, answer.cause, answer.meaning) == (Verdict.UNSPECIFIED, None, "")


def test_a_namespace_that_is_not_known() -> None:
    answer = reported("Termination Reason: Namespace XANADU, Code 0xc00010ff", "17.0")
    assert answer.query == lp.TerminationQuery(0xC00010FF)
    assert any("xanadu" in said for said in answer.remarks)


def test_a_report_of_a_newer_system() -> None:
    text = WATCHDOG.replace("16.4.1", "99.1")
    answer = reported(text)
    assert answer.verdict == Verdict.UNKNOWN_OS
    assert answer.newest_verdict == Verdict.ALLOWED
    bare = reported(WARNING, "99.0")
    assert (bare.verdict, bare.newest_verdict) == (Verdict.UNKNOWN_OS, Verdict.ALLOWED)


def test_a_report_of_a_system_before_the_first() -> None:
    text = WATCHDOG.replace("16.4.1", "1.1.4")
    assert reported(text, "17.0").context.os == lp.OSVersion(17)


def test_a_report_that_is_too_long() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        reported("x" * (9 << 20))
    assert caught.value.status == lp.Status.OUT_OF_RANGE
