"""Tests reading the streams of tools and SDKs: Sentry, OpenTelemetry, states and polls."""

from __future__ import annotations

import json
from typing import Any

import pytest
from lifecycle_policy import Auditor
from lifecycle_policy.readers import readers
from lifecycle_policy.readers.model import MAXIMUM_LINE, Entry, Report
from lifecycle_policy.readers.times import moment

from streams import OTEL, POLLS, READERS, SENTRY, STATES, losses, seen, source

# ---- Sentry ----


def crumb(state: str, second: int, **more: Any) -> dict[str, Any]:
    time = f"2025-03-01T10:00:{second:02}.250Z"
    return {"timestamp": time, "category": "app.lifecycle", "data": {"state": state}, **more}


def event(*crumbs: dict[str, Any], **more: Any) -> dict[str, Any]:
    contexts = {
        "os": {"name": "iOS", "version": "18.1"},
        "app": {"app_identifier": "org.example.tea", "in_foreground": False},
    }
    return {"event_id": "c0ffee", "contexts": contexts, "breadcrumbs": list(crumbs), **more}


def test_sentry_of_older_versions_leaves_states() -> None:
    text = json.dumps(event(crumb("foreground", 1), crumb("background", 9)))
    assert SENTRY.recognizes(source(text)) == 90
    assert seen(SENTRY, text) == [
        "1: # os: iOS 18.1",
        "1: # app: org.example.tea",
        "1: state-read active @03-01T10:00:01.250 of org.example.tea <foreground>",
        "1: state-read background @03-01T10:00:09.250 of org.example.tea <background>",
    ]


def test_sentry_of_newer_versions_leaves_notifications() -> None:
    states = ("inactive", "background", "foreground", "active")
    text = json.dumps(event(*(crumb(state, at) for at, state in enumerate(states))))
    assert [line.split(" @")[0] for line in seen(SENTRY, text)[2:]] == [
        "1: notification will-resign-active",
        "1: notification did-enter-background",
        "1: notification will-enter-foreground",
        "1: notification did-become-active",
    ]


def test_every_breadcrumb_loses_something() -> None:
    memory = {"timestamp": 1740823200, "category": "device.event", "data": {"action": "LOW_MEMORY"}}
    other = {"category": "touch", "message": "tapped"}
    text = json.dumps(event(crumb("foreground", 1), memory, other, crumb("paused", 3)))
    assert [line.split(" of ")[0] for line in seen(SENTRY, text)[2:]] == [
        "1: state-read active @03-01T10:00:01.250",
        "1: notification did-receive-memory-warning @03-01T10:00:00.000",
        "1: state-sampled background @03-01T10:00:03.250",
    ]
    assert all(losses(SENTRY, text)) and len(losses(SENTRY, text)) == 3


@pytest.mark.parametrize(
    ("kind", "said", "has_ended"),
    [
        ("WatchdogTermination", "it need not be a watchdog", True),
        ("OutOfMemory", "Sentry infers", True),
        ("Fatal App Hang Fully Blocked", "the user or a watchdog", True),
        ("App Hang Non Fully Blocked", "this did not end the process", False),
        ("App Hanging", "this did not end the process", False),
        ("MXCrashDiagnostic", "an earlier run", False),
    ],
)
def test_sentry_says_what_it_infers(kind: str, said: str, has_ended: bool) -> None:
    text = json.dumps(event(exception={"values": [{"type": kind, "value": "x"}]}))
    note, *rest = seen(SENTRY, text)[2:]
    assert note.startswith(f"1: # note: {kind}: ") and said in note
    assert rest == ([f"1: ended of org.example.tea <{kind}>"] if has_ended else [])


def test_sentry_reports_a_crash_and_no_handled_error() -> None:
    mechanism = {"type": "mach", "handled": False, "meta": {"signal": {"number": 11}}}
    crash = {"type": "EXC_BAD_ACCESS", "value": "x", "mechanism": mechanism}
    text = json.dumps(event(exception={"values": [crash]}, timestamp=1740823200.5))
    assert seen(SENTRY, text)[2:] == ["1: report signal 11 None @03-01T10:00:00.500"]
    (report,) = (item for item in SENTRY.read(source(text)) if isinstance(item, Report))
    found = report.report
    assert (found.os_version, found.visibility, found.is_termination) == (
        "18.1",
        "background",
        False,
    )
    crash["mechanism"] = {**mechanism, "meta": None}
    assert seen(SENTRY, json.dumps(event(exception=[crash])))[2:] == ["1: report None None crash"]
    crash["mechanism"] = {**mechanism, "handled": True}
    assert seen(SENTRY, json.dumps(event(exception=[crash])))[2:] == []


def test_sentry_tells_events_apart() -> None:
    """The records of different events stay apart, because the events may come from different
    devices. A repeated event counts once."""
    one, two = event(crumb("foreground", 1)), event(crumb("foreground", 2), event_id="badcafe0000")
    text = "\n".join(map(json.dumps, (one, two, one)))
    assert [line for line in seen(SENTRY, text) if "#" not in line] == [
        "1: state-read active @03-01T10:00:01.250 of org.example.tea <foreground>",
        "2: state-read active @03-01T10:00:02.250 of org.example.tea (event badcafe0) <foreground>",
    ]
    assert seen(SENTRY, json.dumps([one, two, one])) == [
        line.replace("2: ", "1: ") for line in seen(SENTRY, text)
    ]


def test_sentry_reads_an_envelope_with_a_long_event() -> None:
    debug = "x" * (2 * MAXIMUM_LINE)
    payload = json.dumps(event(crumb("foreground", 1), extra=debug))
    text = f'{{"event_id":"c0ffee"}}\n{{"type":"event","length":{len(payload)}}}\n{payload}\nraw\n'
    assert SENTRY.recognizes(source(text)) == 90
    assert seen(SENTRY, text)[-2:] == [
        "3: state-read active @03-01T10:00:01.250 of org.example.tea <foreground>",
        "4: unread",
    ]


def test_sentry_counts_the_lines_of_an_event_with_several() -> None:
    text = json.dumps(event(crumb("foreground", 1), crumb("background", 9)), indent=1)
    lines = text.splitlines()
    numbers = [
        item.line for item in SENTRY.read(source("\n\n" + text)) if isinstance(item, Entry)
    ]
    assert ['"foreground"' in lines[numbers[0] - 3], '"background"' in lines[numbers[1] - 3]] == [
        True,
        True,
    ]


def test_sentry_leaves_out_android() -> None:
    contexts = {"os": {"name": "Android", "version": "14"}}
    text = json.dumps(event(crumb("foreground", 1), contexts=contexts))
    assert seen(SENTRY, text) == ["1: # note: an event of Android is left out"]


# ---- OpenTelemetry ----


def pairs(**values: Any) -> list[dict[str, Any]]:
    keys = {key.replace("_", "."): value for key, value in values.items()}
    return [{"key": key, "value": {"stringValue": value}} for key, value in keys.items()]


def otlp(*logs: dict[str, Any], **resource: str) -> dict[str, Any]:
    scope = {"scope": {"name": "x"}, "logRecords": list(logs)}
    return {"resourceLogs": [{"resource": {"attributes": pairs(**resource)}, "scopeLogs": [scope]}]}


def log(state: str, at: int, key: str = "ios_app_state", **more: Any) -> dict[str, Any]:
    time = str(1_740_823_200_000_000_000 + at * 500_000_000)
    name = "device.app.lifecycle"
    return {"timeUnixNano": time, "eventName": name, "attributes": pairs(**{key: state}), **more}


STATES_OF_OTEL = {
    "active": "did-become-active",
    "inactive": "will-resign-active",
    "background": "did-enter-background",
    "foreground": "will-enter-foreground",
    "terminate": "will-terminate",
}


def test_otlp_is_read_without_loss() -> None:
    logs = [log(state, at) for at, state in enumerate(STATES_OF_OTEL)]
    text = json.dumps(otlp(*logs, os_name="iOS", os_version="18.1", service_name="Tea"))
    assert OTEL.recognizes(source(text)) == 95
    times = ("00.000", "00.500", "01.000", "01.500", "02.000")
    assert seen(OTEL, text) == [
        "1: # os: iOS 18.1",
        *(
            f"1: notification {posted} @03-01T10:00:{time} of Tea <{state}>"
            for time, (state, posted) in zip(times, STATES_OF_OTEL.items(), strict=True)
        ),
    ]
    assert not any(losses(OTEL, text))


@pytest.mark.parametrize(
    "value",
    [
        {"event.name": "device.app.lifecycle", "ios.app.state": "active"},
        {"event.name": "device.app.lifecycle", "ios.state": "active"},
        {"event_name": "device.app.lifecycle", "attributes": {"ios.app.state": "active"}},
        {"name": "device.app.lifecycle", "body": {"ios.app.state": "active"}},
        {"name": "x", "attributes": {"ios.state": "active", "event.name": "device.app.lifecycle"}},
        {"attributes": pairs(ios_app_state="active")},
        {"body": {"kvlistValue": {"values": pairs(ios_state="active")}}},
        otlp(log("active", 0, "ios_state")),
    ],
)
def test_a_life_cycle_event_has_many_forms(value: dict[str, Any]) -> None:
    assert OTEL.recognizes(source(json.dumps(value))) == 95
    (line,) = seen(OTEL, json.dumps(value))
    assert line.split(" @")[0].removesuffix(" <active>") == "1: notification did-become-active"


def test_otel_tells_sessions_apart_and_leaves_out_the_rest() -> None:
    lines = [
        {"event.name": "device.app.lifecycle", "ios.app.state": "active", "session.id": "s1"},
        {"event.name": "device.app.lifecycle", "ios.app.state": "active", "session.id": "s2"},
        {"event.name": "device.app.lifecycle", "ios.app.state": "asleep", "session.id": "s1"},
        {"event.name": "exception", "ios.app.state": "active"},
        {"event.name": "device.app.lifecycle", "android.app.state": "created"},
        otlp(log("active", 0), os_name="tvOS", os_version="18.1"),
    ]
    assert seen(OTEL, "\n".join(map(json.dumps, lines))) == [
        "1: notification did-become-active <active>",
        "2: notification did-become-active of (s2) <active>",
        "3: unread",
        "4: unread",
        "5: unread",
        "6: # note: events of tvOS are left out",
    ]


def test_otel_reads_objects_of_several_lines() -> None:
    def shown(state: str) -> str:
        value = {"timestamp": "2025-03-01T10:00:00Z", "attributes": {"ios.app.state": state}}
        return json.dumps(value, indent=4)

    assert seen(OTEL, shown("active") + "\n" + shown("inactive") + "\n") == [
        "4: notification did-become-active @03-01T10:00:00.000 <active>",
        "10: notification will-resign-active @03-01T10:00:00.000 <inactive>",
    ]


# ---- states of a device ----


def state(number: object, word: str | None, **more: Any) -> dict[str, Any]:
    said = {} if word is None else {"state_description": word}
    return {"displayID": "org.example.tea", "pid": 70, "state": number, **said, **more}


@pytest.mark.parametrize(
    ("notice", "found", "loses"),
    [
        (state(8, "Foreground Running"), "state-sampled active", "active or inactive"),
        (state(32, "Foreground Running Obscured"), "state-sampled inactive", "active or inactive"),
        (state(4, "Background Running"), "state-sampled background", ""),
        (state(2, "Background Task Suspended"), "state-sampled suspended", ""),
        (state(1, "Terminated"), "ended", "how the process ended"),
        (state(7, "Running"), "note", "in front or in the background"),
        (state(7, "Suspended"), "state-sampled suspended", ""),
        (state(4, None), "state-sampled background", ""),
        (state("Background Running", None), "state-sampled background", ""),
    ],
)
def test_a_state_of_a_device(notice: dict[str, Any], found: str, loses: str) -> None:
    text = json.dumps(notice)
    assert STATES.recognizes(source(text)) == 95
    (line,) = seen(STATES, text)
    assert line.startswith(f"1: {found} pid 70 of org.example.tea <")
    assert losses(STATES, text) == [loses]


@pytest.mark.parametrize(
    "notice", [state(16, "Process Server"), state(0, "Unknown"), state(3, "x")]
)
def test_a_state_that_is_none_of_an_app(notice: dict[str, Any]) -> None:
    assert seen(STATES, json.dumps(notice)) == ["1: unread"]


@pytest.mark.parametrize(
    "time",
    [
        '{"Timestamp": "2025-03-01T11:00:00.500+01:00"}',
        '"2025-03-01 11:00:00.5 +0100 CET"',
        '"2025-03-01T10:00:00.500Z"',
        "1740823200.5",
        "1740823200500",
        '"1740823200.5"',
        '{"NS.time": 762516000.5}',
    ],
)
def test_a_time_has_many_forms(time: str) -> None:
    assert moment(json.loads(time)) == 1740823200.5
    text = json.dumps(state(4, None)).replace('"pid"', f'"timestamp": {time}, "pid"')
    assert seen(STATES, text)[0].split(" of ")[0] == (
        "1: state-sampled background pid 70 @03-01T10:00:00.500"
    )


@pytest.mark.parametrize("time", ["true", "-1", "1e400", '"soon"', '"2025-13-01T10:00:00Z"', "{}"])
def test_what_is_no_time(time: str) -> None:
    text = json.dumps(state(4, None)).replace('"pid"', f'"timestamp": {time}, "pid"')
    assert seen(STATES, text) == ["1: state-sampled background pid 70 of org.example.tea <4>"]


def test_python_prints_states_in_its_own_way() -> None:
    text = (
        "2025-03-01 10:00:00 host notifications[9] INFO ('applicationStateNotification:', "
        "[{'appName': 'Tea', 'displayID': 'org.example.tea', 'execName': \"Tea's\", 'pid': 70, "
        "'state': 2, 'state_description': 'Background Task Suspended', 'foo': None, "
        "'timestamp': datetime.datetime(2025, 3, 1, 10, 0, 0, 500000)}])"
    )
    assert STATES.recognizes(source(text)) == 95
    assert seen(STATES, text) == [
        "1: state-sampled suspended pid 70 @03-01T10:00:00.500 of org.example.tea "
        "<Background Task Suspended>"
    ]


def test_states_in_an_array_and_in_a_wrap() -> None:
    wrapped = {"selector": "applicationStateNotification:", "data": state(4, None)}
    text = json.dumps([wrapped, state(2, None)], indent=2)
    assert STATES.recognizes(source(text)) == 90
    assert [line.split(" pid")[0] for line in seen(STATES, text)] == [
        "6: state-sampled background",
        "12: state-sampled suspended",
    ]


def test_extensions_are_left_out_once() -> None:
    names = ("org.example.tea.Extension", "org.example.tea.Extension", "org.example.tea")
    lines = [json.dumps(state(4, None, displayID=name)) for name in names]
    lines.append(json.dumps(state(4, None, execName="/a/Tea.app/PlugIns/Share.appex/Share")))
    assert [line.split(" pid")[0] for line in seen(STATES, "\n".join(lines))] == [
        "1: # note: org.example.tea.Extension is left out: extensions have no life cycle",
        "3: state-sampled background",
        "4: # note: org.example.tea is left out: extensions have no life cycle",
    ]


# ---- polls ----


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("10:00:01 com.example.tea 4", "state-sampled active @36001 of com.example.tea <4>"),
        ("10:00:01.5 running in background (suspended)", "state-sampled suspended @36001.5"),
        ("2025-03-01T10:00:00Z, running in background", "state-sampled background @03-01T10:00"),
        ("1740823200 not running", "state-sampled not-running @03-01T10:00:00.000"),
        ("10:00:01 state=1", "state-sampled not-running @36001 <1>"),
        ("XCUIApplication.State.runningForeground", "state-sampled active <"),
        ("running_in_background_suspended", "state-sampled suspended <running_in"),
        ("10:00:01 0", "note @36001 <0>"),
        ('{"time": "10:00:01", "bundleId": "a.b", "state": 3}', "state-sampled background @36001"),
        ('{"value": 4, "sessionId": "x", "t": 1740823200000}', "state-sampled active @03-01T10:00"),
        ('{"bundleId": "a.b", "value": "notRunning"}', "state-sampled not-running of a.b"),
    ],
)
def test_a_poll(line: str, found: str) -> None:
    assert POLLS.recognizes(source(line)) >= 30
    (read,) = seen(POLLS, line)
    assert read.startswith(f"1: {found}")
    assert all(losses(POLLS, line))


@pytest.mark.parametrize(
    "line", ["4", "10:00:01 5", "10:00:01 4 of 7", '{"value": 4}', '{"state": true}', "tea", "{}"]
)
def test_what_is_no_poll(line: str) -> None:
    assert POLLS.recognizes(source(line)) == 0
    assert seen(POLLS, line) == ["1: unread"]


def test_polls_say_nothing_by_what_is_absent() -> None:
    """A poll sees the app in front, and the next one sees it suspended. The states between are not
    seen, and are no finding."""
    text = "# os: iOS 17.0\n10:00:00 4\n10:00:09 2\n10:00:10 1\n10:00:11 4\n"
    assert seen(POLLS, text)[0] == "1: # os: iOS 17.0"
    records = [item.record for item in POLLS.read(source(text)) if isinstance(item, Entry)]
    assert len(records) == 4
    found = Auditor("17.0").session().feed(records, clock="wall")
    assert [str(finding.kind) for finding in found] == ["end"]


# ---- what is none of them ----

NATIVE = "10:00:00 applicationWillResignActive:\n10:00:01 applicationDidEnterBackground:\n"
UNRELATED: dict[str, str | bytes] = {
    "plist": '<?xml version="1.0"?><plist version="1.0"><dict><key>state</key></dict></plist>',
    "bplist": b"bplist00\xd1\x01\x02UstateTpid1",
    "json": '{"pid": 3, "name": "tea", "state": 4}',
    "metrics": '{"value": 3, "timestamp": 1740823200}\n{"value": 4, "timestamp": 1740823201}\n',
    "event": '{"event_id": "1", "message": "tea"}',
    "server": json.dumps(otlp({"body": {"stringValue": "hello"}})),
    "scenario": '{"os": "17.0", "events": [{"at": 1, "event": "home", "state": "active"}]}',
    "report": '{"app_name":"Tea","os_version":"iPhone OS 17.0"}\n{"pid":4,"exception":{}}',
    "native": NATIVE,
    "objective-c": "10:00:00.1 Tea[5:6] -[AppDelegate applicationDidBecomeActive:]\n",
    "device": "Mar  1 10:00:00 iPhone SpringBoard(FrontBoard)[5] <Notice>: [a:5] Resuming task.\n",
    "prose": "The app was active.\nThen it went to the background.\n",
    "empty": "",
    "blank": "\n\n",
}


@pytest.mark.parametrize("kind", UNRELATED)
def test_nothing_else_is_recognized(kind: str) -> None:
    assert [reader.name for reader in READERS if reader.recognizes(source(UNRELATED[kind]))] == []


@pytest.mark.parametrize(
    ("stamp", "seconds"),
    [
        ("12:00:01.5", 43_201.5),
        ("[1:02:03]", 3_723.0),
        ("1970-01-02T00:00:01Z", 86_401.0),
        ("1970/01/02 01:00:01 +0100 CET", 86_401.0),
        ("75.400", 75.4),
        ("1700000000123", 1_700_000_000.123),
        ("25:00:00", None),
        ("1970-02-30 10:00:00", None),
    ],
)
def test_every_log_has_the_same_stamps(stamp: str, seconds: float | None) -> None:
    for name, word in {
        "text": "applicationDidBecomeActive:",
        "frameworks": "AppLifecycleState.resumed",
    }.items():
        (entry,) = readers()[name].read(source(f"{stamp} {word}\n"))
        assert isinstance(entry, Entry) and entry.record.time == seconds, name
