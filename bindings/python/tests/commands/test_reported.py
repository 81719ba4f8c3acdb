"""The output of the command line for reports. All reports are made up."""

from __future__ import annotations

import json
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Termination
from lifecycle_policy import reported_termination as reported

from command_line import question, run


def shown(folder: Path, text: str, *argv: str, name: str = "report.txt") -> str:
    """Returns what the command line prints for a report."""
    file = folder / name
    file.write_text(text)
    ran = run("termination", "--report", str(file), *argv)
    return ran.stdout + ran.stderr


def headline(folder: Path, text: str, *argv: str) -> str:
    return shown(folder, text, *argv).partition(": the report ")[0]


RAW = "\x1b]0;owned\x07\x1b[31m\x9b2J\u202e"


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"termination": {"namespace": f"{RAW}TEST", "code": 7}}),
        json.dumps({"termination": {"namespace": "TEST", "code": 7, "by": "x"}}) + RAW,
        f"Process: {RAW}Sample\nTermination Reason: Namespace{RAW} SIGNAL, Code 0x9 {RAW}",
        f"{RAW}Sample[7] has active assertions beyond permitted time: {RAW} reason: finishTask",
        f"Watchdog{RAW}Event: scene-create{RAW}\nWatchdogEvent: scene-create{RAW}",
    ],
)
def test_a_report_never_steers_the_terminal(tmp_path: Path, text: str) -> None:
    for argv in ((), ("--os", "17.0", "--explain"), ("--color", "never")):
        told = shown(tmp_path, text, *argv)
        assert told and all(letter.isprintable() for letter in told.replace("\n", ""))


def test_the_name_of_a_file_never_steers_the_terminal(tmp_path: Path) -> None:
    told = shown(tmp_path, "All is well.", name="a\x1b[31m\u202eb.txt")
    assert "a [31m b.txt" in told and "\x1b" not in told
    ran = run("termination", "--report", str(tmp_path / "no\x1b[31m.txt"))
    assert "\x1b" not in ran.stdout + ran.stderr


def test_a_namespace_is_of_some_length() -> None:
    text = json.dumps({"termination": {"namespace": "A" * 5000, "code": 7}})
    assert len(lp.read_report(text).namespace or "") <= 64


EVENT = "OS Version: iPhone OS 16.1 (20B82)\nTermination Reason: FRONTBOARD 2343432205\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{EVENT}WatchdogEvent: process-launch\n", "watchdog: process-launch"),
        (
            "OS Version: iPhone OS 9.1 (1)\nSBUnsuspendLimit Sample exceeded",
            "voip-wake-rate: voip-wake-rate",
        ),
        (
            f"{EVENT}scene-create watchdog transgression: a exhausted CPU time allowance of 2.40 seconds",
            "watchdog: scene-create took 2.4 s of processor time",
        ),
        (
            f"{EVENT}scene-create watchdog transgression: a exhausted real (wall clock) time "
            "allowance of 19.5 seconds",
            "watchdog: scene-create took 19.5 of 20 s",
        ),
    ],
)
def test_a_figure_of_the_rules_is_not_the_report_s(tmp_path: Path, text: str, said: str) -> None:
    assert headline(tmp_path, text) == said
    printed = lp.read_report(text).allowance_seconds
    assert reported(text).allowance_seconds == printed
    told = shown(tmp_path, text)
    assert "by the rule limit" in told
    assert printed is not None or f"allowance   {said.partition(': ')[2]}\n" in told


def by_launchd(namespace: int, code: int, status: int = 9) -> str:
    return f"[app<com.example.a>:7] termination reported by launchd ({namespace}, {code}, {status})"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (by_launchd(6, 4), "ended for a reason of dyld"),
        (by_launchd(7, 2), "unspecified, ended for a reason of libxpc"),
        (by_launchd(3, 2), "ended for a reason of codesigning"),
        ("Termination Reason: Namespace GUARD, Code 0x5", "ended for a reason of guard"),
        (by_launchd(2, 15), "ended by signal 15"),
        (by_launchd(0, 0, 9), "ended by signal 9"),
        ("Message from debugger: Terminated due to signal 9", "ended by signal 9"),
        ("ERROR: Exit due to signal: 9", "ended by signal 9"),
        ("Message from debugger: Terminated due to memory issue", "memory-limit"),
        ('"cumulativeNormalAppExitCount": 3', "unspecified, 3 exits counted"),
        ("Exception Type: EXC_CRASH (SIGKILL)", "unspecified, ended from outside"),
        ("All is well.", "unspecified, no termination found"),
        ("runningboardd: [app<a.b>:7] suspended with locked system files: /a/b.db", "resource-held"),
        ("runningboardd: 7 was suspended with locked system files:", "resource-held"),
        (
            "<RBSTerminateContext| domain:10 code:0xDEADFA11 explanation:killed from app switcher",
            "user-force-quit",
        ),
        ("SpringBoard: 0xDEADFA11 com.example.a killed from app switcher", "user-force-quit"),
    ],
)
def test_an_end_is_told(tmp_path: Path, text: str, said: str) -> None:
    assert headline(tmp_path, text) == said
    if not said.endswith("no termination found"):
        assert "The report does not mention" not in shown(tmp_path, text)


THROWN = "2031-01-02 03:04:05.678 A[7:8] *** Terminating app due to uncaught exception "


@pytest.mark.parametrize(
    "text",
    [
        f"{THROWN}'NSRangeException', reason: 'index 3 beyond bounds'",
        f"{THROWN}'NSRangeException', reason: 'a'\n2031-01-02 03:04:05.679 A[7:8] libc++abi: terminating",
        "libc++abi: terminating due to uncaught exception of type NSException",
        "libc++abi.dylib: terminating with uncaught exception of type int",
    ],
)
def test_an_exception_that_nobody_caught(tmp_path: Path, text: str) -> None:
    answer = reported(text)
    assert (answer.cause, answer.report.domain) == (Termination.CRASH, "crash")
    assert answer.report.is_termination is False and answer.report.evidence
    assert headline(tmp_path, text) == "crash"


FRAME = "-[PKPushRegistry _terminateAppIfThereAreUnhandledVoIPPushes] + 12"


@pytest.mark.parametrize(
    "text",
    [
        "Exception Type: EXC_CRASH (SIGABRT)\nOS Version: iPhone OS 17.1 (21B1)\n"
        "Termination Reason: SIGNAL 6 Abort trap: 6\n\n"
        f"Last Exception Backtrace:\n0 PushKit 0x1 {FRAME}",
        json.dumps({"os_version": "iPhone OS 17.1 (21B1)"})
        + json.dumps(
            {
                "exception": {"type": "EXC_CRASH", "signal": "SIGABRT"},
                "termination": {"namespace": "SIGNAL", "code": 6},
                "lastExceptionBacktrace": [{"symbol": FRAME[:-5]}],
            }
        ),
        f"{THROWN}'a', reason: 'Killing app because it never posted an incoming call to the system "
        "after receiving a PushKit VoIP push.'",
    ],
)
def test_a_push_without_a_call(text: str) -> None:
    answer = reported(text, "17.1")
    assert answer.cause == Termination.VOIP_UNREPORTED
    assert answer.report.is_termination is True
    assert answer.broken_rule == lp.deadline("17.1", "voip-push-report").rule


def test_the_frame_elsewhere_is_of_no_end_by_a_push() -> None:
    text = f"Exception Type: EXC_CRASH (SIGABRT)\nThread 3:\n0 PushKit 0x1 {FRAME}"
    assert reported(text).cause == Termination.CRASH


def test_quoted_lines_keep_their_first_letters() -> None:
    line = "default\t01:02:03.456\trunningboardd\t" + by_launchd(6, 1)
    assert lp.read_report(line).evidence == (line.replace("\t", " "),)
    long = f"first words {'x' * 400} {by_launchd(6, 1)} {'y' * 400}"
    (told,) = lp.read_report(long).evidence
    assert told.startswith("first words xxx") and " ... xxx" in told and len(told) < 400


BEYOND = """Exception Codes: 0x000000008badf00d
a has active assertions beyond permitted time:
<BKProcessAssertion: 0x1> permittedBackgroundDuration: {} reason: finishTask owner pid:4
"""


@pytest.mark.parametrize(("figure", "os"), [("180.000000", "12.0"), ("600.000000", "6.0")])
def test_a_printed_limit_tells_the_versions(tmp_path: Path, figure: str, os: str) -> None:
    text = BEYOND.format(figure)
    answer = reported(text)
    assert answer.context.os == lp.OSVersion.parse(os)
    assert "the report prints no OS, but the limit of" in answer.remarks[0]
    limit = float(figure)
    assert answer.deadline is not None
    assert answer.allowance_seconds == answer.deadline.limit == limit
    assert f"took {limit:g} of {limit:g} s" in headline(tmp_path, text)
    told = shown(tmp_path, text)
    assert f", iOS {os}\n" in told and "the report prints no OS" in told and "newest" not in told
    other = headline(tmp_path, text, "--os", "17.0")
    assert f"{limit:g} s" in other and "by the report" in other and "of 30" not in other


@pytest.mark.parametrize(
    ("line", "system"),
    [
        ("OS Version: macOS 15.7.5 (24G624)", "macOS 15.7.5"),
        ("OS Version: Mac OS X 10.14.6 (18G95)", "macOS 10.14.6"),
        ("OS Version: Watch OS 6.1 (17S84)", "watchOS 6.1"),
        ("OS Version: Apple TVOS 14.0 (18J386)", "tvOS 14.0"),
        ('{"os_version": "xrOS 2.0 (22N320)"}', "visionOS 2.0"),
    ],
)
def test_reports_of_other_systems_are_named(tmp_path: Path, line: str, system: str) -> None:
    text = f"{line}\nTermination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc\n"
    found = lp.read_report(text)
    assert (found.system, found.os_version) == (system, None)
    assert reported(text).cause == Termination.RESOURCE_HELD
    told = shown(tmp_path, text)
    assert told.startswith("resource-held: the report ")
    assert f", {system} (by the rules of iOS " in told
    assert f"  option      the report is from {system}, for which there are no rules" in told
    assert "prints none" not in told
