"""Tests termination codes and whole reports. All texts are made up."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Allowance, Context, Termination, TerminationCode, Verdict
from lifecycle_policy import reported_termination as reported
from lifecycle_policy.reports.exits import COUNTED

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
    assert answer.remarks == ("asked about iOS 16.4.1, which the report prints, not about iOS 9.0",)
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


def test_without_a_printed_allowance_there_is_none() -> None:
    answer = reported(WATCHDOG.replace("9.87", "some"))
    assert answer.report.allowance_seconds is answer.allowance_seconds is None
    assert answer.deadline == lp.deadline("16.4.1", Allowance.SCENE_UPDATE)
    assert answer.broken_rule == answer.deadline.rule
    coded = reported("Termination Reason: Namespace RUNNINGBOARD, Code 0x2182bad2", "17.0")
    assert (coded.allowance, coded.allowance_seconds) == (Allowance.BACKGROUND_TASK, None)
    assert coded.deadline == lp.deadline("17.0", Allowance.BACKGROUND_TASK)


def test_a_warning_is_no_termination() -> None:
    answer = reported(WARNING, "17.0")
    rule = lp.deadline("17.0", "background-task")
    assert (answer.verdict, answer.cause, answer.broken_rule) == (Verdict.FORBIDDEN, None, None)
    assert answer.meaning.startswith("This is a warning: a background task")
    assert (answer.allowance, answer.deadline) == (Allowance.BACKGROUND_TASK, rule)
    assert set(rule.citations) <= set(answer.citations)
    assert answer.remarks == ()
    newest = reported(WARNING)
    assert newest.context.os == lp.OSVersion.newest_major()
    assert "newest" in newest.remarks[0]


def test_a_background_task_that_ran_out_by_the_words_alone() -> None:
    text = """[Sample:2] Forcing crash report with description: Sample:2 has active assertions
    beyond permitted time:\n<BKProcessAssertion: 0x1; "a" (finishTask:180s)>"""
    answer = reported(text, "11.0")
    assert answer.cause == Termination.BACKGROUND_TASK_EXPIRED
    assert (answer.allowance, answer.allowance_seconds) == (Allowance.BACKGROUND_TASK, 180)
    assert answer.broken_rule == lp.deadline("11.0", "background-task").rule == answer.rule
    field = reported("domain: background task", "11.0")
    assert field.cause == Termination.BACKGROUND_TASK_EXPIRED
    assert any("does not say that the process was ended" in said for said in field.remarks)


def test_a_suspension_that_took_too_long_on_ios_4() -> None:
    text = "Sample[48] has active assertions beyond permitted time: {( identifier: Suspending "
    text += "process: Sample[48] permittedBackgroundDuration: 10.000000 reason: suspend owner )}"
    answer = reported(text, "4.2")
    assert (answer.cause, answer.allowance) == (Termination.WATCHDOG, Allowance.SUSPEND)
    assert answer.broken_rule == lp.deadline("4.2", "suspend").rule is not None


#: For each count of MetricKit, the termination that it counts, and the rule that the app broke.
COUNTS = {
    "Abnormal": (Termination.CRASH, None),
    "AppWatchdog": (Termination.WATCHDOG, None),
    "BackgroundFetchCompletionTimeout": (
        Termination.BACKGROUND_FETCH_EXPIRED, "deadline.background-fetch.13",
    ),
    "BackgroundTaskAssertionTimeout": (
        Termination.BACKGROUND_TASK_EXPIRED, "deadline.background-task",
    ),
    "BackgroundURLSessionCompletionTimeout": (
        Termination.URL_SESSION_EXPIRED, "deadline.url-session-events",
    ),
    "BadAccess": (Termination.CRASH, None),
    "CPUResourceLimit": (Termination.CPU_LIMIT, "deadline.cpu-usage"),
    "IllegalInstruction": (Termination.CRASH, None),
    "MemoryPressure": (Termination.MEMORY_PRESSURE, None),
    "MemoryResourceLimit": (Termination.MEMORY_LIMIT, None),
    "NormalApp": (None, None),
    "SuspendedWithLockedFile": (Termination.RESOURCE_HELD, "conduct.file-lock.suspended"),
}  # fmt: skip


def payload(**counts: int) -> str:
    """Returns a MetricKit payload with counts for the background."""
    listed = ", ".join(f'"cumulative{name}ExitCount": {count}' for name, count in counts.items())
    return (
        '{"metaData": {"osVersion": "iPhone OS 17.4 (21E219)"}, "applicationExitMetrics": '
        f'{{"foregroundExitData": {{}}, "backgroundExitData": {{{listed}}}}}}}'
    )


def test_every_count_of_metrickit() -> None:
    assert {name.lower() for name in COUNTS} - {"normalapp"} == set(COUNTED)
    answer = reported(payload(**dict.fromkeys(COUNTS, 2)))
    names = [f"cumulative{name}ExitCount" for name in COUNTS]
    assert [exit.name for exit, _ in answer.exits] == names
    for (exit, found), (cause, broken) in zip(answer.exits, COUNTS.values(), strict=True):
        assert (exit.count, exit.visibility) == (2, "background")
        assert (found.cause, found.broken_rule) == (cause, broken), exit.name
        assert found.meaning
        assert (found.rule is None) == (cause is None)
        assert bool(found.citations) == (cause is not None)
    assert (answer.verdict, answer.cause, answer.rule) == (Verdict.ALLOWED, None, None)
    assert set(answer.exits[0][1].citations) <= set(answer.citations)
    assert answer.query is None


def test_counts_for_one_reason_are_that_reason() -> None:
    answer = reported(payload(NormalApp=5, SuspendedWithLockedFile=2))
    assert (answer.verdict, answer.cause) == (Verdict.ALLOWED, Termination.RESOURCE_HELD)
    assert answer.rule == "termination.resource-held"
    assert answer.broken_rule == "conduct.file-lock.suspended"
    assert reported(payload(BadAccess=5, Abnormal=2)).verdict == Verdict.FORBIDDEN


def test_counts_of_nothing_that_is_known() -> None:
    normal = reported(payload(NormalApp=5))
    assert (normal.verdict, normal.cause) == (Verdict.UNSPECIFIED, None)
    assert "in the usual way" in normal.meaning
    new = reported(payload(SomethingNew=5))
    assert (new.verdict, new.meaning, len(new.exits)) == (Verdict.UNSPECIFIED, "", 1)
    none = reported(payload(AppWatchdog=0))
    assert none.exits == () and none.meaning == "The report does not mention a termination."


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
    assert (bare.verdict, bare.newest_verdict) == (Verdict.UNKNOWN_OS, Verdict.FORBIDDEN)
    counts = reported(payload(AppWatchdog=2, MemoryPressure=1).replace("17.4", "99.0"))
    assert (counts.verdict, counts.newest_verdict) == (Verdict.UNKNOWN_OS, Verdict.ALLOWED)


def test_a_report_of_a_system_before_the_first() -> None:
    text = WATCHDOG.replace("16.4.1", "1.1.4")
    assert reported(text, "17.0").context.os == lp.OSVersion(17)


def test_a_report_that_is_too_long() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        reported("x" * (9 << 20))
    assert caught.value.status == lp.Status.OUT_OF_RANGE


@pytest.mark.parametrize("event", ["scene-create", "scene-update", "process-launch"])
def test_an_event_of_the_watchdog_under_assertiond(event: str) -> None:
    text = (
        "OS Version: iPhone OS 12.1 (16B92)\n"
        "Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d\n"
        f"{event} watchdog transgression: com.example.a exhausted real (wall clock) time "
        "allowance of 19.97 seconds"
    )
    answer = reported(text)
    assert answer.cause == Termination.WATCHDOG
    assert answer.rule is not None
    assert answer.allowance is not None
    assert answer.allowance.label == event
    assert answer.allowance_seconds == 19.97


#: Reports before iOS 10 print no namespace.
BEFORE_IOS_10 = """OS Version: iPhone OS 8.2 (12D508)
Exception Type:  00000020
Exception Codes: 0x000000008badf00d

Application Specific Information:
com.example.a has active assertions beyond permitted time:
{(
  <BKProcessAssertion: 0x1> identifier: fetch process: a[12] permittedBackgroundDuration: 30.000000
  reason: backgroundContentFetching owner pid:4
)}
"""
UNTOLD = "The report does not mention a termination."
NO_END = "This is a warning: nothing in the report ended the process."
FROM_OUTSIDE = "The process was ended from outside; the report does not say why."
SIGQUIT = "Another process ended the app with a signal."
UNKNOWN = "Ended for a reason of XNU's namespace springboard; its code is not known."
SLOW = "The system ended an app extension that was slow to launch."
#: Reports, each with the version that is asked about, the verdict, the cause, and other fields.
REPORTS: list[tuple[str, str | None, Verdict, Termination | None, dict[str, Any]]] = [
    (text, "17.0", Verdict.UNSPECIFIED, None,
     {"rule": None, "meaning": UNTOLD, "query": None, "deadline": None})
    for text in ("", "All is well.", "\0" * 100, "Code: soon")
]  # fmt: skip
REPORTS += [
    (text, "17.0", Verdict.UNSPECIFIED, None, {"meaning": FROM_OUTSIDE})
    for text in (
        "SpringBoard[15] : Forcing crash report of Sample[48]...",
        "Exception Type:  EXC_CRASH (SIGKILL)\n",
        "memorystatus: killing_top_process pid 1 [a] (new-reason 0) in high band "
        "killing process 1 [a] in high band FOREGROUND",
    )
]
REPORTS += [
    ("Can't end BackgroundTask: no background task exists with identifier 5 (0x5)", "17.0",
     Verdict.FORBIDDEN, None, {"deadline": None, "meaning": NO_END}),
    ("[app<a.b>:4] termination reported by launchd (0, 0, 0)", "17.0",
     Verdict.ALLOWED, Termination.APP_EXIT, {}),
    ("OS Version: iPhone OS 11.4 (15F79)\n"
     "Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d\n"
     "has active assertions beyond permitted time\n", None,
     Verdict.ALLOWED, Termination.BACKGROUND_TASK_EXPIRED, {}),
    (NO_KILL, None, Verdict.FORBIDDEN, None,
     {"allowance": Allowance.CPU_USAGE, "broken_rule": None, "meaning": NO_END}),
    (CRASH, None, Verdict.FORBIDDEN, Termination.CRASH, {"rule": None}),
    ("Termination Reason: Namespace SPRINGBOARD, Code 0x12345678", "17.0",
     Verdict.UNSPECIFIED, None, {"report.code": 0x12345678, "meaning": UNKNOWN}),
    (BEFORE_IOS_10, None, Verdict.ALLOWED, Termination.BACKGROUND_FETCH_EXPIRED,
     {"allowance": Allowance.BACKGROUND_FETCH, "allowance_seconds": 30}),
    ("Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d\n"
     + BEFORE_IOS_10.replace("8.2", "11.0"), None,
     Verdict.ALLOWED, Termination.BACKGROUND_FETCH_EXPIRED, {}),
    ("OS Version: iPhone OS 8.1\ncom.example.a failed to launch after 20.00s (0x8badf00d)", None,
     Verdict.ALLOWED, Termination.WATCHDOG,
     {"allowance": Allowance.LAUNCH, "allowance_seconds": 20}),
    ("OS Version: iPhone OS 14.2\nException Type: EXC_CRASH (SIGABRT)", None,
     Verdict.FORBIDDEN, Termination.CRASH, {"report.is_termination": False}),
]  # fmt: skip
REPORTS += [
    (text, None, Verdict.FORBIDDEN, None, {"report.is_termination": True, "meaning": SIGQUIT})
    for text in (
        "OS Version: iPhone OS 14.2 (18B92)\nException Type:  EXC_CRASH (SIGQUIT)\n",
        "OS Version: iPhone OS 14.2 (18B92)\nException Type:  EXC_CRASH (SIGQUIT)\n"
        "Termination Signal: Quit: 3\nTermination Reason: Namespace SIGNAL, Code 0x3\n",
        '{"os_version": "iPhone OS 16.1 (20B82)"}\n{"exception": {"type": "EXC_CRASH", '
        '"signal": "SIGQUIT"}, "termination": {"namespace": "SIGNAL", "code": 3}}',
    )
]
REPORTS += [
    (text, None, Verdict.ALLOWED, Termination.WATCHDOG,
     {"report.is_termination": True, "report.domain": "LAUNCH_HANG", "meaning": SLOW})
    for text in (
        "OS Version: iPhone OS 14.2\nException Type: EXC_CRASH (SIGABRT)\n"
        "Exception Subtype: LAUNCH_HANG\nException Codes: 0x0000000000000000\n",
        '{"os_version": "iPhone OS 16.1 (20B82)"}\n{"exception": {"type": "EXC_CRASH", '
        '"signal": "SIGABRT", "subtype": "LAUNCH_HANG"}}',
        "OS Version: iPhone OS 14.2\nException Type: EXC_CRASH (SIGABRT)\n"
        "Exception Subtype: LAUNCH_HANG\nTermination Reason: Namespace SIGNAL, Code 0x6\n",
    )
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "os", "verdict", "cause", "fields"), REPORTS, ids=range(len(REPORTS))
)
def test_what_a_report_means(
    text: str, os: str | None, verdict: Verdict, cause: Termination | None, fields: dict[str, Any]
) -> None:
    answer = reported(text, os)
    assert (answer.verdict, answer.cause) == (verdict, cause)
    assert {name: attrgetter(name)(answer) for name in fields} == fields
