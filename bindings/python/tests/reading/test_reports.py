"""Tests reading termination reports."""

from __future__ import annotations

import json
import random
from importlib.util import find_spec

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Allowance, Status
from lifecycle_policy._native.codes import read_code
from lifecycle_policy.reports.names import (
    ALLOWANCES,
    JETSAM_REASONS,
    NAMESPACES,
    jetsam_code,
    namespace_name,
)
from lifecycle_policy.reports.read import TerminationReport, read_report
from lifecycle_policy.reports.source import MAXIMUM_LENGTH

from command_line import run_code
from reports import BODY, HELD, RECOGNISED, WATCHDOG, jetsam, kill, report
from timing import in_time



@pytest.mark.parametrize("name", RECOGNISED)
def test_recognised(name: str) -> None:
    text, expected = RECOGNISED[name]
    found = read_report(text)
    assert found == TerminationReport(**expected, evidence=found.evidence)
    assert found.evidence


@pytest.mark.parametrize("name", RECOGNISED)
def test_the_form_of_the_bytes_does_not_matter(name: str) -> None:
    text, _ = RECOGNISED[name]
    found = read_report(text)
    for data in (
        text.encode(),
        text.encode("utf-8-sig"),
        text.encode("utf-16"),
        text.replace("\n", "\r\n").encode(),
        b"\xff\xc3\n" + text.encode() + b"\n\xfe\x00",
    ):
        assert read_report(data) == found


NOTHING = {
    "empty": "",
    "blank": " \n\t\n",
    "prose": "The server failed to launch in time and the termination reason was the budget.",
    "two codes": "Common codes are 0x8badf00d, 0xdead10cc and 0xc00010ff.",
    "another's domain": "domain: example.com\nevent: 'resume'\ncode: 200\nnamespace: test",
    "another's JSON": '{"termination": {"code": 3}, "exception": {"type": 1}, "reason": "idle"}',
    "another's JSON, cut": '{"termination": {"namespace"',
    "another's reason": "Termination Reason: Refutation\n% Termination reason: Unknown, 12 steps",
    "another's role": "Role: Background\nevent: launch party",
    "another's watchdog": "enum WatchdogEvent: Sendable {}\nWatchdogEvent: fed",
    "talk": "This may be due to a watchdog transgression, and a resume event.",
    "spared": "Not emitting 0xdead10cc error for process a suspended with locked system files",
    "a longer number": "0x8badf00d1 x0x8badf00d 23434322050 0xabcdef8badf00d",
    "an inexact version": "os_version: iOS 13 era\nos_version: iOS 17.x and 18.x",
    "an exit of no signal": "exited with 12 warnings; exited: done; exited with a signal",
    "a process gone": "Removing assertions for terminated process: [app<com.example.a>:6]",
    "counts of nothing": '{"backgroundExitData": {"cumulativeAppWatchdogExitCount": 0}}',
    "an assertion in time": 'Add assertion: <BKProcessAssertion: 0x1; "a" (finishTask:180s)>',
}


@pytest.mark.parametrize("name", NOTHING)
def test_nothing_is_guessed(name: str) -> None:
    assert read_report(NOTHING[name]) == TerminationReport()


#: The beginnings of log lines of Console, syslog, `log show`, NSLog and iOS 4.
STAMPS = (
    "default\t08:00:{:02}.700689-0600\tlogger\t",
    "Jul  5 09:37:{:02} Phone logger(Base)[52] <Notice>: ",
    "2026-10-01 07:40:{:02}.627 Df logger[24:12c] [com.example.a:b] ",
    "2019-11-28 18:12:{:02}.001204+0200 logger[886:367] ",
    "> Thu Nov 25 11:30:{:02} a-Phone logger[28] <Warning>: ",
)
#: Reports that also occur as lines of a log.
LOGGED = (
    "a code, named", "a context without a domain", "a fatal limit", "a limit that is not fatal",
    "a locked file", "a task that is not there", "a VoIP push", "a warning",
    "a warning before an end", "a warning of a task past its time", "after a fetch",
    "an assertion of no allowance", "an assertion, alone", "assertiond",
    "assertiond, a URL session", "CPU time", "iOS 8", "kernel", "kernel, in a high band",
    "launchd", "launchd, a constant",
    "launchd, a crash", "launchd, a privacy switch", "launchd, a signal", "launchd, iOS 4",
    "launchd, jetsam", "locked files", "runningboardd", "runningboardd, a signal",
    "runningboardd, a status", "runningboardd, an exit", "runningboardd, asked by another",
    "runningboardd, by launchd", "SpringBoard's log", "SpringBoard's request",
    "SpringBoard, a code alone", "SpringBoard, a forced report", "SpringBoard, a signal",
    "SpringBoard, an exit", "SpringBoard, iOS 4", "SpringBoard, iOS 4, a signal",
    "SpringBoard, jetsam", "SpringBoard, locked files", "the analytics helper", "the app switcher",
    "VoIP wake-ups",
)  # fmt: skip
TALK = (
    "Removing assertions for terminated process: [app<com.example.b>:6]",
    "Background Fetch: 30 s left, failed to reach a host",
    "[app<com.example.b>:7] Set darwin role to: None",
)


def logged(stamp: str, *lines: str) -> str:
    """Returns a log: the given lines, each after a stamp."""
    return "\n".join(stamp.format(number % 60) + line for number, line in enumerate(lines))


@pytest.mark.parametrize("stamp", STAMPS)
@pytest.mark.parametrize("name", LOGGED)
def test_a_line_among_others(name: str, stamp: str) -> None:
    text, expected = RECOGNISED[name]
    if "Exception" in text:
        text = text[text.index("SBUnsuspend") :]
    # The log ends with `least`, the report that says least. The package must read `text` instead,
    # although `text` is not the last report.
    least = RECOGNISED["a task that is not there"][0]
    found = read_report(logged(stamp, *TALK * 3, text, *TALK, least))
    assert found == TerminationReport(**expected, evidence=found.evidence)
    assert found.evidence
    assert not any("terminated process" in line for line in found.evidence)


@pytest.mark.parametrize("name", [
    "a task that is not there", "a VoIP push", "a warning", "a warning of a task past its time",
    "assertiond, a URL session", "kernel, in a high band", "locked files", "a locked file",
    "runningboardd, by launchd", "runningboardd, an exit", "SpringBoard, a forced report",
    "SpringBoard, iOS 4, a signal", "the analytics helper", "a fatal limit",
    "SpringBoard, jetsam", "SpringBoard, a signal", "SpringBoard, an exit", "launchd, a signal",
])  # fmt: skip
def test_a_wrapped_line(name: str) -> None:
    text, expected = RECOGNISED[name]
    for gap in ("\n", "\n    ", "\n> "):
        found = read_report(text.replace(" ", gap))
        assert found == TerminationReport(
            **{**expected, "domain": found.domain}, evidence=found.evidence
        )
        assert (found.domain or "").split() == (expected.get("domain") or "").split()


#: Reports, each of which says more about an end than the report before.
LESS_AND_MORE = (
    "a warning", "SpringBoard, a signal", "launchd, iOS 4", "SpringBoard, a forced report",
    "launchd, jetsam", "runningboardd",
)  # fmt: skip


@pytest.mark.parametrize("stamp", STAMPS)
def test_the_line_that_tells_most_counts(stamp: str) -> None:
    lines = [RECOGNISED[name][0] for name in LESS_AND_MORE]
    for number, name in enumerate(LESS_AND_MORE):
        expected = RECOGNISED[name][1]
        if name == "a warning":
            continue
        for text in (logged(stamp, *lines[: number + 1]), logged(stamp, *lines[number::-1])):
            found = read_report(text)
            assert (found.namespace, found.code) == (
                expected.get("namespace"), expected.get("code"),
            ), name  # fmt: skip
            assert found.is_termination is expected.get("is_termination")


def test_of_two_ends_the_first_counts_and_nothing_of_the_other() -> None:
    held = RECOGNISED["SpringBoard, locked files"][0]
    task = RECOGNISED["assertiond"][0]
    first = read_report(logged(STAMPS[0], TALK[0], held, task))
    assert (first.code, first.allowance, first.allowance_seconds) == (HELD, None, None)
    first = read_report(logged(STAMPS[0], TALK[0], task, held))
    assert (first.code, first.allowance) == (None, "background-task")
    assert first.allowance_seconds == 180


def test_of_two_crashes_the_first_counts() -> None:
    crashes = [RECOGNISED[name][0] for name in ("launchd, a signal", "launchd, a crash")]
    assert read_report(logged(STAMPS[0], *crashes)).code == 13
    assert read_report(logged(STAMPS[0], *reversed(crashes))).code == 11


def test_an_end_counts_before_a_warning_in_one_record() -> None:
    lines = [RECOGNISED[name][0] for name in ("a warning", "SpringBoard, a forced report")]
    assert read_report("\n".join(lines)).is_termination is True


def test_the_version_of_a_log_may_stand_in_another_line() -> None:
    found = read_report(
        logged(STAMPS[2], "OS Version: iPhone OS 16.2", TALK[0], RECOGNISED["assertiond"][0])
    )
    assert (found.os_version, found.allowance) == ("16.2", "background-task")
    assert any("16.2" in line for line in found.evidence)


def test_lines_of_a_log_in_a_crash_report_are_no_records() -> None:
    syslog = "Filtered syslog:\n" + logged(STAMPS[3], *TALK, RECOGNISED["kernel"][0])
    for reason, exception, code in (
        ("Namespace SPRINGBOARD, Code 0x8badf00d", "EXC_CRASH (SIGKILL)", WATCHDOG),
        ("Namespace SIGNAL, Code 0xb", "EXC_BAD_ACCESS (SIGSEGV)", 11),
    ):
        found = read_report(report(f"Termination Reason: {reason}", exception) + syslog)
        assert (found.code, found.os_version) == (code, "12.1.2")


def test_a_long_log_is_read_to_its_end() -> None:
    lines = [f"{TALK[number % 3]} {number}" for number in range(20_000)]
    lines = [RECOGNISED["a warning"][0], *lines, RECOGNISED["kernel"][0]]
    found = read_report(logged(STAMPS[2], *lines))
    assert (found.namespace, found.code) == ("jetsam", 7)


def exits(front: dict[str, object], back: dict[str, object], version: str = "18.1") -> str:
    """Returns a MetricKit payload with exit counts."""
    halves = {
        f"{side}ExitData": {f"cumulative{name}ExitCount": count for name, count in counts.items()}
        for side, counts in (("background", back), ("foreground", front))
    }
    return json.dumps(
        {
            "timeStampBegin": "2026-10-08 03:00:00 +0000",
            "cpuMetrics": {"cumulativeCPUTime": "17 sec"},
            "metaData": {"osVersion": f"iPhone OS {version} (22B83)", "deviceType": "iPhone9,2"},
            "applicationExitMetrics": halves,
        }
    )


def test_counts_of_ends() -> None:
    text = exits({"BadAccess": 1, "AppWatchdog": 0}, {"NormalApp": 5, "AppWatchdog": 2})
    whole = json.loads(text)
    dense = json.dumps(whole, separators=(",", ":"))
    for given in (text, dense, json.dumps(whole, indent=2), text[:-4]):
        found = read_report(given)
        assert {(each.name, each.visibility, each.count) for each in found.exits} == {
            ("cumulativeBadAccessExitCount", "foreground", 1),
            ("cumulativeNormalAppExitCount", "background", 5),
            ("cumulativeAppWatchdogExitCount", "background", 2),
        }
        assert found.is_termination is True
        assert (found.code, found.allowance, found.domain) == (None, None, None)
        assert found.os_version == "18.1"
        assert any("BadAccess" in line for line in found.evidence)
    twice = read_report(f"[{text}, {text}]").exits
    assert [each.count for each in twice] == [2 * each.count for each in read_report(text).exits]
    assert len(twice) == 3
    (alone,) = read_report("- cumulativeMemoryPressureExitCount: 13").exits
    assert (alone.visibility, alone.count) == (None, 13)
    assert read_report(exits({"BadAccess": 1}, {"NormalApp": 2})).is_termination is None


def test_an_event_means_no_allowance_beside_a_code_of_another_kind() -> None:
    for code, allowance in (("0x8badf00d", "suspend"), ("0xdead10cc", None), ("0xc00010ff", None)):
        found = read_report(f"termination_code: {code}\ndomain: suspend")
        assert (found.domain, found.allowance) == ("suspend", allowance)


def test_evidence_is_lines_of_the_text() -> None:
    text = report("Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d")
    found = read_report(text)
    assert set(found.evidence) <= set(text.splitlines())
    assert "Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d" in found.evidence
    assert "Thread 0 Crashed:" not in found.evidence


def test_evidence_is_short_and_fit_for_a_terminal() -> None:
    wide = "x" * 5000
    long = wide + "\x1b[2J\x07 \u202e Termination Reason: FRONTBOARD 2343432205 " + wide
    (line,) = read_report(long).evidence
    assert "FRONTBOARD 2343432205" in line
    assert len(line) < 400
    assert line.isprintable()
    assert all(len(line) < 400 for line in read_report(json.dumps(BODY)).evidence)


def test_every_namespace_has_its_number_and_its_names() -> None:
    for number, name in NAMESPACES.items():
        assert namespace_name(str(number)) == namespace_name(f"<{number:#X}>") == name
        assert namespace_name("OS_REASON_" + name.upper().replace("-", "_")) == name
        found = read_report(f"Termination Reason: {name.upper().replace('-', '_')} 7 x")
        assert (found.namespace, found.code) == (name, 7)
        found = read_report(f"exited with exit reason (namespace: {number} code: 0x7) - x")
        assert (found.namespace, found.code) == (name, 7)
    assert (NAMESPACES[1], NAMESPACES[10], NAMESPACES[15], NAMESPACES[31]) == (
        "jetsam", "springboard", "runningboard", "webkit",
    )  # fmt: skip
    assert namespace_name("CAROUSEL") == namespace_name("FrontBoard") == "springboard"


def test_every_jetsam_reason_is_read() -> None:
    assert sorted(JETSAM_REASONS.values()) == list(range(1, 18))
    for reason, code in JETSAM_REASONS.items():
        for text in (jetsam(kill("a", reason)), f"killing_top_process pid 1 [a] ({reason} 0)"):
            assert read_report(text).code == code, text
    assert jetsam_code("JETSAM_REASON_CPULIMIT") == 100
    assert jetsam_code("memory-limit") is None


def test_codes() -> None:
    assert read_code("0x2182BAD2") == 562215634
    assert read_code("-559083316") == HELD
    assert read_code("0x" + "f" * 17) is read_code("9" * 20) is read_code("٣") is None
    assert read_code("") is read_code("0x") is read_code("-4294967296") is None


def test_allowances_are_the_library_s() -> None:
    labels = {member.name.lower().replace("_", "-") for member in Allowance}
    assert set(ALLOWANCES.values()) <= labels
    assert all(word == word.lower() for word in ALLOWANCES)


def test_what_cannot_be_read_at_all() -> None:
    for given, status in (
        ("x" * (MAXIMUM_LENGTH + 1), Status.OUT_OF_RANGE),
        (b"x" * (MAXIMUM_LENGTH + 1), Status.OUT_OF_RANGE),
        (None, Status.MALFORMED),
        ({"namespace": 10}, Status.MALFORMED),
    ):
        with pytest.raises(lp.LifecyclePolicyError) as caught:
            read_report(given)  # type: ignore[arg-type]
        assert caught.value.status == status


#: Reads a text of the maximum length with ever less memory.
SHORT_OF_MEMORY = """
import resource
import lifecycle_policy as lp
text = "\U0001f600" + "A" * ((8 << 20) - 1)
lp.read_report("x")
with open("/proc/self/statm") as file:
    used = int(file.read().split()[0]) * resource.getpagesize()
said = set()
for more in range(160, 0, -16):
    resource.setrlimit(resource.RLIMIT_AS, (used + (more << 20), resource.RLIM_INFINITY))
    try:
        lp.read_report(text)
    except lp.LifecyclePolicyError as error:
        said.add(str(error))
print(said)
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("resource") is None, reason="no resource limits on this system")
def test_too_little_memory_is_an_error_like_others() -> None:
    ran = run_code(SHORT_OF_MEMORY)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "{'a report too large for the memory'}\n"


@pytest.mark.slow
def test_a_report_cut_anywhere_gives_no_other_namespace() -> None:
    for text, expected in RECOGNISED.values():
        for end in range(0, len(text), 1 if len(text) < 500 else 7):
            found = read_report(text[:end])
            assert found.namespace in (None, expected.get("namespace")), text[:end]


def test_damaged_reports_are_harmless() -> None:
    chance = random.Random(20260)
    pieces = [text for text, _ in RECOGNISED.values()]
    for _ in range(1500):
        data = bytearray(chance.choice(pieces).encode())
        for _ in range(chance.randrange(1, 12)):
            place = chance.randrange(len(data))
            kind = chance.randrange(4)
            if kind == 0:
                data[place] = chance.randrange(256)
            elif kind == 1:
                del data[place : place + chance.randrange(40)]
            elif kind == 2:
                data[place:place] = chance.choice(pieces).encode()[: chance.randrange(200)]
            else:
                data[place:place] = chance.choice((b"{", b'"', b"\\", b"\n", b"9" * 30, b"\x00"))
            if not data:
                break
        found = read_report(bytes(data))
        assert found.code is None or 0 <= found.code < 2**64
        assert found.allowance_seconds is None or 0 <= found.allowance_seconds < 1e8
        assert all(line.isprintable() for line in found.evidence)


#: Reads a text in a thread with a small stack, as on some systems.
ON_A_SMALL_STACK = """
import sys, threading
import lifecycle_policy as lp
threading.stack_size(128 << 10)
found = []
thread = threading.Thread(target=lambda: found.append(lp.read_report(eval(sys.argv[1]))))
thread.start()
thread.join()
print(found[0].namespace)
"""


@pytest.mark.parametrize(
    "text",
    [
        """'"termination":' + '{"a":' * 13_000""",
        """'"termination":{"a":' + '[' * 60_000""",
        """'"termination":{"namespace":"SPRINGBOARD","code":1,"a":' + '[' * 60_000""",
        """'"exception":{"type":"x","\\\\":' + '[' * 60_000""",
        """'"termination":{"a":"' + '[' * 200 + '","namespace":"SPRINGBOARD"}'""",
    ],
)
def test_json_is_read_on_a_small_stack(text: str) -> None:
    """Python's `json` recurses once for each level of nesting. On a small stack this would crash the
    process."""
    ran = run_code(ON_A_SMALL_STACK, text)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == ("springboard\n" if "SPRING" in text else "None\n")


def test_brackets_in_strings_are_not_nesting() -> None:
    for value in ("[" * 100, "\n" + "[" * 100, '"' + "[" * 100, "{" * 100 + "\\", "\\" + "[" * 99):
        body = {"termination": {"x": value, "namespace": "JETSAM", "code": [7]}}
        assert read_report(json.dumps(body)).namespace == "jetsam"
    lists = "[" * 60 + "]" * 60
    text = '{"termination": {"x": %s, "y": %s, "reasons": [], "namespace": "JETSAM"}}'
    assert read_report(text % (lists, lists)).namespace == "jetsam"


HOSTILE = [
    '{"termination":', '"termination":{"namespace":"X","code":1,"x":[', '"exception":{"type":[',
    '"reason":"idle-exit",', '{"states":["frontmost"],"reason":"idle-exit"},',
    '"reason":"idle-exit""frontmost"{{{{}}}}', "Termination Reason: Namespace ",
    "a-b-c-watchdog transgression", "x.failed to ", "com.x failed to launch ",
    "RBSTerminateContext|" + " " * 99, "\nnamespace:\n\n\n", "\n-- domain ", "time allowance of ",
    "0x" + "0" * 40 + "8badf00d", "exception type: ", "signal: 9 exceptionType", "[", "{", "\n",
    "Background Task 3 ", "was created over 3 seconds ", "\uff1a\u3000\xe9", "\ud800x", '"', "\\",
    "largest process [idle-exit]", "killing_top_process pid 1 [a] (", "exceeded mem limit: ", "9",
    "os version: iphone os ", "\u0130", "\n12:00:00 terminat", "\n12:00:00.1 killed by jetsam ",
    "cumulative", '"cumulativeaexitcount":1,', "exitstatus| domain:", "exited due to signal: ",
    '"diagnosticMetaData"', '"diagnosticMetaData" 0x8badf00d', "\n2026-10-01 07:40:58 E a",
    '{"name":"a","reason":"idle-exit"},',
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("piece", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_takes_long(piece: str) -> None:
    text = piece * ((1 << 20) // len(piece))
    with in_time(what=piece):
        read_report(text)
