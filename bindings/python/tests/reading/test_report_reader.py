"""Tests reading termination reports and MetricKit payloads from files."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from lifecycle_policy import LifecyclePolicyError, reported_termination
from lifecycle_policy.readers.device_log import DeviceLogReader
from lifecycle_policy.readers.metrickit import MetricKitReader
from lifecycle_policy.readers.model import Item, Reader, Remark, Report
from lifecycle_policy.readers.reports import ReportReader
from lifecycle_policy.reports.source import MAXIMUM_LENGTH

from places import corpus_files
from reports import BODY, HEADER, RECOGNISED, jetsam, kill
from streams import damaged, read_hostile, source
from timing import in_time

REPORT, METRICKIT, LOG = ReportReader(), MetricKitReader(), DeviceLogReader()
WATCHDOG, HELD = 0x8BADF00D, 0xDEAD10CC


def read(reader: Reader, text: str | bytes) -> list[Item]:
    return list(reader.read(source(text)))


def told(items: list[Item]) -> list[str]:
    """Describes items in a few words."""
    lines = []
    for item in items:
        if isinstance(item, Remark):
            lines.append(f"{item.line} {item.kind} {item.text}")
        elif isinstance(item, Report):
            found = item.report
            facts = [found.namespace, found.code, found.domain, *(one.name for one in found.exits)]
            words = [str(fact) for fact in facts if fact is not None]
            lines.append(f"{item.line} {item.app}:{item.process} {' '.join(words)}")
    return lines


def the_report(items: list[Item]) -> Report:
    found = [item for item in items if isinstance(item, Report)]
    assert len(found) == 1
    return found[0]


TEXT = """\
Incident Identifier: 00000000-0000-0000-0000-000000000000
Hardware Model:      iPhone11,2
Process:             Sample App [412]
Identifier:          com.example.sample
Date/Time:           2030-01-02 03:04:05.5000 +0100
Launch Time:         2030-01-02 03:00:00.0000 +0100
OS Version:          iPhone OS 15.2.1 (19C63)

Exception Type:  EXC_CRASH (SIGKILL)
Termination Reason: RUNNINGBOARD 0xdead10cc
"""
IPS: dict[str, Any] = {
    **BODY,
    "pid": 77,
    "procName": "Sample",
    "captureTime": "2030-01-02 03:04:05.5000 +0100",
    "bundleInfo": {"CFBundleIdentifier": "com.example.sample"},
    "modelCode": "iPhone14,2",
}
DIFFERENT = 1893549845.5


def test_a_crash_report_as_text() -> None:
    items = read(REPORT, TEXT)
    assert told(items) == [
        "10 os 15.2.1",
        "10 app com.example.sample",
        "10 process 412",
        "10 device iPhone11,2",
        f"10 com.example.sample:412 runningboard {HELD}",
    ]
    report = the_report(items)
    assert (report.time, report.text) == (DIFFERENT, "Termination Reason: RUNNINGBOARD 0xdead10cc")


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("head", [json.dumps({**HEADER, "bundleID": "com.example.sample"}), ""])
def test_a_crash_report_in_json(indent: int | None, head: str) -> None:
    text = (head and head + "\n") + json.dumps(IPS, indent=indent)
    report = the_report(read(REPORT, text))
    assert (report.app, report.process, report.time) == ("com.example.sample", 77, DIFFERENT)
    assert (report.report.code, report.report.allowance) == (WATCHDOG, "scene-create")
    wanted = next(
        number for number, line in enumerate(text.splitlines(), 1) if '"termination"' in line
    )
    assert report.line >= wanted
    assert REPORT.recognizes(source(text)) > 90


def test_a_name_stands_for_an_app_without_an_identifier() -> None:
    text = TEXT.replace("Identifier:          com.example.sample\n", "")
    assert the_report(read(REPORT, text)).app == "Sample App"


def test_a_jetsam_event_report() -> None:
    killed = {**kill("Sample", "per-process-limit", "frontmost"), "pid": 8}
    other = {**kill("other", "highwater"), "pid": 9}
    text = jetsam({**kill("idle", None), "pid": 5}, other, killed)
    report = the_report(read(REPORT, text))
    assert (report.app, report.process) == ("Sample", 8)
    assert '"reason"' in text.splitlines()[report.line - 1]
    two = jetsam(other, {**kill("b", "idle-exit"), "pid": 3})
    assert (the_report(read(REPORT, two)).app, the_report(read(REPORT, two)).process) == ("", 0)


PASTED = {
    "[app<com.example.sample>:12] Failed to terminate gracefully after 5.0s": (
        "com.example.sample", 12
    ),
    "Sample[12] was suspended with locked system files:\n/var/a": ("Sample", 12),
    "<BKNewProcess: 0x1; com.example.sample; pid: 12; hostpid: -1> has active assertions beyond "
    "permitted time:\n{( reason: finishTask )}": ("com.example.sample", 12),
    "SBUnsuspendLimit Sample[12] exceeded 15 wakes in 300 sec": ("Sample", 12),
    "scene-update watchdog transgression: com.example.sample exhausted real (wall clock) time "
    "allowance of 10.00 seconds": ("com.example.sample", 0),
    "com.example.sample failed to resume in time": ("com.example.sample", 0),
    "memorystatus: killing_top_process pid 12 [Sample] (vm-pageshortage 3) 9KB": ("Sample", 12),
    "(UIKitApplication:com.example.sample[0xc34][12]) Exited: Killed": ("com.example.sample", 12),
    "Message from debugger: Terminated due to memory issue": ("", 0),
}


@pytest.mark.parametrize("text", PASTED)
def test_pasted_lines(text: str) -> None:
    report = the_report(read(REPORT, "We saw this.\n" + text))
    assert (report.app, report.process, report.line) == (*PASTED[text], 2)
    assert 0 < REPORT.recognizes(source(text)) < 50


@pytest.mark.parametrize("name", RECOGNISED)
def test_every_known_report_is_recognized(name: str) -> None:
    text, expected = RECOGNISED[name]
    if name.startswith("MetricKit") and text.startswith("{"):
        return
    says = set(expected) - {"os_version"}
    assert bool(REPORT.recognizes(source(text))) >= bool(says and not text.startswith("{"))
    report = the_report(read(REPORT, text)).report
    assert {key: getattr(report, key) for key in expected} == expected


OTHER_FILES = {
    "nothing": "",
    "prose": "The app became active, and then nothing happened.",
    "a property list": "<?xml version='1.0'?>\n<plist><string>\nTermination Reason: a</string>",
    "prose about MetricKit": 'A payload has "crashDiagnostics": a list.',
    "a binary property list": "bplist00\x01\x02 Termination Reason: x",
    "an event of an SDK": '{"event_id": "1", "exception": {"values": [{"type": '
    '"WatchdogTermination", "value": "The OS watchdog terminated your app"}]}}',
    "a scenario": '{"os": "17.0", "events": [{"at": 1, "event": "open-app"}]}',
    "states": '{"displayID": "a.b", "pid": 3, "state": 8, "timestamp": "2030-01-02T03:04:05Z"}',
    "a trace": "applicationWillTerminate:\n10:00:00 applicationDidBecomeActive: state=active\n",
}


@pytest.mark.parametrize("name", OTHER_FILES)
def test_other_files_are_not_recognized(name: str) -> None:
    assert REPORT.recognizes(source(OTHER_FILES[name])) == 0
    assert METRICKIT.recognizes(source(OTHER_FILES[name])) == 0


def test_a_trace_with_an_end_is_hardly_a_report() -> None:
    trace = "applicationDidEnterBackground:\nkilled: active assertions beyond permitted time\n"
    assert REPORT.recognizes(source(trace)) <= 10


def test_what_is_surest() -> None:
    payload = json.dumps({"crashDiagnostics": [{"diagnosticMetaData": {"signal": 9}}]})
    log = "2030-01-02 03:04:05.5 Sample[7:8] *** Terminating app due to uncaught exception 'a'\n"
    for text, best in ((TEXT, REPORT), (payload, METRICKIT), (log, LOG), (TEXT + log * 3, REPORT)):
        scores = {reader: reader.recognizes(source(text)) for reader in (REPORT, METRICKIT, LOG)}
        assert max(scores, key=lambda one: scores[one]) is best


def test_nothing_about_an_end_is_no_report() -> None:
    assert read(REPORT, "All is well.") == []


def test_a_report_has_a_maximum_size() -> None:
    for reader in (REPORT, METRICKIT):
        with pytest.raises(LifecyclePolicyError):
            read(reader, b" " * (MAXIMUM_LENGTH + 1))


# ---- MetricKit ----


def diagnostic(**facts: object) -> dict[str, Any]:
    return {"version": "1.0.0", "diagnosticMetaData": {"osVersion": "iPhone OS 17.4 (1)", **facts}}


PAYLOAD = {
    "timeStampBegin": "2030-01-02 00:00:00",
    "crashDiagnostics": [
        diagnostic(exceptionType=1, signal=11, terminationReason="Namespace SIGNAL, Code 11", pid=7,
                   bundleIdentifier="com.example.sample"),
        diagnostic(exceptionType=10, signal=9, terminationReason="RUNNINGBOARD 0xdead10cc", pid=8),
    ],
    "hangDiagnostics": [diagnostic(hangDuration="20 sec", regionFormat="DE")],
}  # fmt: skip


@pytest.mark.parametrize("indent", [None, 1])
def test_diagnostics(indent: int | None) -> None:
    text = json.dumps(PAYLOAD, indent=indent)
    items = read(METRICKIT, text)
    reports = [item for item in items if isinstance(item, Report)]
    assert [told([item])[0].split(" ", 1)[1] for item in reports] == [
        "com.example.sample:7 signal 11",
        f"com.example.sample:8 runningboard {HELD}",
    ]
    assert [item.text for item in items if isinstance(item, Remark)] == ["17.4"]
    if indent:
        lines = text.splitlines()
        assert all("terminationReason" in lines[item.line - 1] for item in reports)
    assert METRICKIT.recognizes(source(text)) > 90
    assert REPORT.recognizes(source(text)) == LOG.recognizes(source(text)) == 0


def test_counts_of_exits() -> None:
    days = [
        {
            "applicationExitMetrics": {
                "backgroundExitData": {"cumulativeAppWatchdogExitCount": count, "cumulativeX": 0},
                "foregroundExitData": {"cumulativeMemoryResourceLimitExitCount": 0},
            },
            "metaData": {"bundleIdentifier": "com.example.sample"},
        }
        for count in (2, 0, 3)
    ]
    text = json.dumps(days, indent=1)
    reports = [item for item in read(METRICKIT, text) if isinstance(item, Report)]
    assert [[one.count for one in item.report.exits] for item in reports] == [[2], [3]]
    lines = text.splitlines()
    assert all("WatchdogExitCount" in lines[item.line - 1] for item in reports)
    assert {item.app for item in reports} == {"com.example.sample"}
    alone = json.dumps({"foregroundExitData": {"cumulativeAbnormalExitCount": 1}}, indent=1)
    assert the_report(read(METRICKIT, alone)).line == 3


@pytest.mark.parametrize(
    ("category", "cause"),
    [
        ("abnormal", "crash"), ("badAccess", "crash"), ("illegalInstruction", "crash"),
        ("watchdog", "watchdog"), ("taskTimeout", "background-task-expired"),
        ("fileLock", "resource-held"),
    ],
)  # fmt: skip
def test_categories_of_crashes(category: str, cause: str) -> None:
    """MetricKit of iOS 27.0 names the count that each crash belongs to."""
    text = json.dumps({"terminationCategory": category, "callStackTree": {}}, indent=1)
    report = the_report(read(METRICKIT, text))
    assert [one.name for one in report.report.exits] == [f"terminationCategory.{category}"]
    found = reported_termination(text, "27.0")
    assert [answer.cause.label for _, answer in found.exits if answer.cause] == [cause]
    coded = text.replace("{", '{"terminationReason": "Namespace SPRINGBOARD, Code 0x8badf00d",', 1)
    assert the_report(read(METRICKIT, coded)).report.exits == ()


# ---- Hostile files ----


def hostile() -> Iterator[tuple[str, bytes]]:
    """Yields files that are wrong, or slow to read."""
    rng = random.Random(6)
    payload = json.dumps(PAYLOAD).encode()
    yield "random bytes", bytes(rng.randrange(256) for _ in range(100_000))
    yield "deep JSON", b'{"bug_type": "309", "termination": ' + b'{"namespace":' * 90_000
    yield "deep payload", b'{"crashDiagnostics":' + b"[" * 500_000
    yield "many reasons", b'{"rpages": 1, ' + b'"reason" : "highwater", {' * 60_000
    yield "many ends of objects", b'{"rpages": 1, "reason" : "highwater"' + b"}" * 900_000
    yield "many diagnostics", b'{"a":[' + b'"diagnosticMetaData":{},' * 80_000
    yield "many counts", b'{"applicationExitMetrics":' + b'"cumulativeAbortExitCount":1,' * 60_000
    yield "long names", b"Termination Reason: x\n" + b"a." * 900_000 + b" failed to"
    yield "brackets", b"Exception Type: x\n" + b"Process: " * 100_000
    yield "blank lines", b"Termination Reason: 0x8badf00d\n" + b"\n" * 2_000_000
    yield "dates", b"Exception Type: x\n" + b"Date/Time: 9999-99-99 99:99:99\n" * 50_000
    for data in (TEXT.encode(), json.dumps(IPS).encode(), payload):
        yield from damaged(rng, data, 15)


@pytest.mark.slow
def test_hostile_files_cost_little() -> None:
    for name, data in hostile():
        for reader in (REPORT, METRICKIT):
            with in_time(10, f"{name}, {reader.name}"):
                items = read_hostile(reader, data)
                assert all(item.text.isprintable() for item in items if isinstance(item, Report))


# ---- Reports from elsewhere ----

#: For files of the corpus that this reader recognizes best: the line, the app and the pid that are
#: read. Files that begin with `f_` may be left out.
FILES: dict[str, tuple[int, str, int]] = {
    "bad22222_oovoo_15_wakes.excerpt.txt": (6, "ooVoo", 360),
    "bgtask_binbrain_console_wrapped.log.txt": (1, "", 0),
    "cpu_usage_event_not_a_kill.excerpt.txt": (1, "", 0),
    "dead10cc_myapp_addressbook.excerpt.txt": (3, "MyApp", 134),
    "doc_watchdog_1.excerpt.txt": (4, "", 0),
    "f_grdb_998.fields.txt": (4, "com.myapp.watchkitapp", 186),
    "f_kscrash_278.fields.txt": (4, "", 4624),
    "f_lantern_595.fields.txt": (5, "", 0),
    "f_pjproject_1482.fields.txt": (4, "myapp", 346),
    "full_demo_ios10_trap.ips": (24, "im.zorro.demo", 3769),
    "full_demo_ios15_tcc.ips": (35, "im.zorro.demo", 6209),
    "full_iostest_ios16_ips.ips": (35, "jp.mahdi.iOSCrashingTest", 455),
    "full_kaki_ios14_5_1_abort.ips": (24, "cyber.bitim.kaki2", 12225),
    "full_sentry_xcode16.txt": (16, "com.example.apple-samplecode.TouchCanvas", 1052),
    "graceful_exit_roam_ios26_6.excerpt.txt": (2, "com.msdrigg.roam", 12124),
    "jetsam_memorytest_ios11_4_1.excerpt.txt": (40, "MemoryTest", 2541),
    "process_exit_alipay_ios11_0_3.excerpt.txt": (18, "com.alipay.iphoneclient", 0),
    "process_exit_anonymous_5_00.excerpt.txt": (4, "", 0),
    "process_launch_keyhole_20_00.excerpt.txt": (4, "com.keyholetv.jp.i-keyholetv2", 0),
    "process_launch_realitywidgets_visionos_30.excerpt.txt": (1, "com.apple.RealityWidgets", 16755),
    "resume_seismicxml_failed_in_time.excerpt.txt": (6, "com.yourcompany.SeismicXML", 0),
    "resume_xxx_yyy_failed_in_time.excerpt.txt": (3, "com.xxx.yyy", 0),
    "scene_create_build29_19_76.quote.txt": (1, "", 0),
    "scene_create_kokoro_coreml_19_75.quote.txt": (1, "", 0),
    "scene_update_build534_bgapprefresh.quote.txt": (1, "", 0),
    "scene_update_insta360_rbs.excerpt.txt": (1, "com.insta360.oner", 39563),
    "scene_update_mvk_stdio.quote.txt": (3, "", 0),
    "scene_update_soulstream_metrickit.excerpt.txt": (1, "com.soulstream", 1363),
    # ---- field ----
    "08-pushkit-backtrace.crash": (1, "", 0),
    "09-report-prints-own-limit-180.crash": (7, "com.example.sample", 3445),
    "11-other-platform-reports.macos.crash": (4, "Sample Scripts", 1234),
    "11-other-platform-reports.watchos.crash": (7, "Sample Extension", 1333),
    "12-debugger-and-tool-lines.txt": (1, "", 0),
    # ---- logs without stamps ----
    "bgtask_leak_2016_two_assertions.txt": (1, "com.example.sample", 1526),
    "bgtask_over_30s_warning.log": (3, "", 0),
}


def test_reports_from_elsewhere() -> None:
    found: dict[str, tuple[int, str, int]] = {}
    for folder in ("crashes", "field", "logs", "plists", "plist-hostile"):
        for path in corpus_files(folder):
            data = path.read_bytes()
            surest = REPORT.recognizes(source(data))
            assert METRICKIT.recognizes(source(data)) == 0, path.name
            if surest <= LOG.recognizes(source(data)):
                continue
            report = the_report(read(REPORT, data))
            assert report.text, path.name
            found[path.name] = report.line, report.app, report.process
    plain = {name: one for name, one in found.items() if name in FILES}
    assert plain == FILES
    assert all(name.startswith("f_") for name in set(found) - set(FILES))
