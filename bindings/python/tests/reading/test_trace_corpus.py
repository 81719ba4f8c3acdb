"""Traces and logs from elsewhere, audited, and compared with what their source says of them.

Rules cite many of these sources. So this tests whether the auditor applies the rules, and not only
whether the rules are right.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import lifecycle_policy as lp
import pytest
from lifecycle_policy import AuditKind, Callback, Notification, Record

from traces import Pattern, Trace, read_log, read_trace, versions

VARIABLE = "LIFECYCLE_POLICY_CORPUS"

LAUNCH, TERMINATE = Callback.DID_FINISH_LAUNCHING, Callback.WILL_TERMINATE
BECOME, RESIGN = Callback.DID_BECOME_ACTIVE, Callback.WILL_RESIGN_ACTIVE
ENTER, LEAVE = Callback.DID_ENTER_BACKGROUND, Callback.WILL_ENTER_FOREGROUND
PRESENT = Callback.WILL_PRESENT_NOTIFICATION

#: Callbacks that people log together: if one of a family occurs, the log shows them all.
FAMILIES: tuple[frozenset[Callback], ...] = (
    frozenset({LAUNCH, BECOME, RESIGN, ENTER, LEAVE, TERMINATE}),
    frozenset(
        {
            Callback.SCENE_WILL_CONNECT,
            Callback.SCENE_WILL_ENTER_FOREGROUND,
            Callback.SCENE_DID_BECOME_ACTIVE,
            Callback.SCENE_WILL_RESIGN_ACTIVE,
            Callback.SCENE_DID_ENTER_BACKGROUND,
            Callback.SCENE_DID_DISCONNECT,
        }
    ),
)
#: Notifications that people log together.
POSTED = frozenset(
    {
        Notification.DID_BECOME_ACTIVE,
        Notification.WILL_RESIGN_ACTIVE,
        Notification.DID_ENTER_BACKGROUND,
        Notification.WILL_ENTER_FOREGROUND,
    }
)
#: Background modes that an app has if the callback occurs.
MODES = {
    Callback.PERFORM_FETCH: "fetch",
    Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH: "remote-notification",
    Callback.DID_RECEIVE_INCOMING_PUSH: "voip",
}
#: The first SDKs with background fetch and the like, and with scenes.
FETCH_SDK, SCENE_SDK = lp.OSVersion(7, 0), lp.OSVersion(13, 0)
#: Nothing is known of the devices.
UNKNOWN: dict[str, Any] = dict.fromkeys(each.name for each in fields(lp.DeviceFacts))

#: The states that remarks give. One that may be active or inactive is none that can be recorded.
STATES = {
    "background": "background",
    "running in background": "background",
    "suspended": "suspended",
}
#: The occurrences that remarks give.
EVENTS = {
    "home": "home",
    "lock": "lock",
    "unlock": "unlock",
    "icon tapped": "open-app",
    "swiped away": "force-quit",
    "suspended; swiped away": "force-quit",
    "user force quits from the recent-apps list": "force-quit",
    "low-battery shutdown": "battery-empty",
    "device shutdown chosen": "shutdown",
}

#: React Native reads the state of the app whenever a notification is posted.
REACT = {
    "active": Record("state-read", "active"),
    "inactive": Record("state-read", "inactive"),
    "RNVoipPushNotificationManager.constantsToExport": Record("state-read", "background"),
}
#: The words of frameworks that stand for a record without loss.
NAMES: dict[str, dict[str, Record | None]] = {
    "Flutter": {
        "AppLifecycleState.resumed": Record("notification", Notification.DID_BECOME_ACTIVE),
    },
    "Cordova": {
        "resign": Record("notification", Notification.WILL_RESIGN_ACTIVE),
        "active": Record("notification", Notification.DID_BECOME_ACTIVE),
        "pause": Record("notification", Notification.DID_ENTER_BACKGROUND),
        "resume": Record("notification", Notification.WILL_ENTER_FOREGROUND),
    },
    "React Native": {**REACT},
    "Unity": {"OnApplicationQuit": Record("entered", TERMINATE)},
    "Xamarin.Forms": {"OnResignActivation": Record("entered", RESIGN)},
}
#: Lines of one trace, and their record.
LINES: dict[str, dict[str, Record | None]] = {
    "bgsession_wake_kill_30s.trace.txt": {
        # The app is woken for this callback. The one that is in the trace is of its session.
        "system: background permission timer": Record(
            "entered", Callback.HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION
        ),
        "system: killed": Record("ended", "url-session-expired"),
    },
    "fetch_overrun_43s.trace.txt": {
        # It was launched for a fetch, as its end says.
        "launched": Record("entered", Callback.PERFORM_FETCH),
        "system: killed": Record("ended", "background-fetch-expired"),
    },
}
#: How lines begin that are no records: methods of views and sessions, words of frameworks that lose
#: something, and what the system says beside.
UNREAD = (
    *("view", "URLSessionDid", "system:", "tunnel", "memory"),
    *("AppLifecycleState.", "OnSleep", "RNCallKeep.", "RNVoipPushNotificationManager."),
)
_OF_APP = r"\[application<[^>]+>:(?P<process>\d+)\] "
#: The lines of the logs that tell of the life cycle.
PATTERNS: dict[str, tuple[Pattern, ...]] = {
    "nslog_launch_and_return.log": (
        Pattern(r"\[(?P<process>\d+):\d+\] -\[\w+ (?P<name>\S+)\]$", Record("entered")),
    ),
    "rn_appstate_pull_down.log": (
        Pattern(r"\bINACTIVE$", REACT["inactive"]),
        Pattern(r"\bFOREGROUND$", REACT["active"]),
    ),
    "dvt_states_go_ios.jsonl": tuple(
        Pattern(
            rf'"displayID":"(?P<app>[^"]+)","pid":(?P<process>\d+),"state":{number},',
            Record("state-sampled", state),
        )
        for number, state in ((2, "suspended"), (4, "background"))
    ),
    "bgtask_leak_2016_two_assertions.txt": (
        Pattern(
            r"\bid: \d+-(?P<token>[A-Z]) .* finishTask owner pid:(?P<process>\d+)",
            Record("task-begun"),
        ),
    ),
    "bgtask_over_30s_warning.log": (
        Pattern(r"\bTask (?P<token>\d+) .* was created over 30 s", Record("task-begun", time=0)),
    ),
    "onesignal_handler_25s.log": (
        # The SDK calls the handler itself at its own limit.
        Pattern(r"NotificationCenter:willPresent", Record("entered", PRESENT, time=0)),
        Pattern(r"not called within 25\.", Record("completed", PRESENT, time=25)),
    ),
    "frontboard_launch_watchdog_20s.syslog": (
        Pattern(_OF_APP + "Bootstrap success", Record("launch")),
        Pattern(
            _OF_APP + "Provision violated for watchdog",
            Record("ended", token="frontboard", value="0x8badf00d"),
        ),
    ),
    "runningboardd_launch_crash.oslog": (
        Pattern(_OF_APP + r"Setting process task state to: Running", Record("launch")),
        Pattern(_OF_APP + r"termination .* \(2, 10,", Record("ended", token="signal", value=10)),
    ),
    "locked_files_at_suspension.oslog": (
        Pattern("code:0xDEAD10CC", Record("ended", token="runningboard", value="0xdead10cc")),
        Pattern(_OF_APP + "was suspended with", Record("state-sampled", "suspended")),
    ),
}
#: Ends that the remarks of a file tell of, after its last line.
ENDS = {
    "fries_force_quit_background_ios4.trace.txt": "user-force-quit",
    "fries_low_battery_background_ios4.trace.txt": "reboot",
    "suspended_swiped_away.trace.txt": "user-force-quit",
    "scene_kill_iphone_not_frontmost.trace.txt": "user-force-quit",
    "bgtask_leak_2016_two_assertions.txt": "background-task-expired",
}
#: What apps declare, as their source says.
APPS: dict[str, dict[str, Any]] = {
    "icon_launch_wrong_callbacks_360845.trace.txt": {"background_modes": ["audio"]},
    "unity_exit_on_suspend_doc.trace.txt": {"exits_on_suspend": True},
    "bgtask_over_30s_warning.log": {"background_modes": ["location"]},
}
#: What a log does not show, although it shows others of its family, and why.
NOT_LOGGED: dict[str, tuple[frozenset[Callback | Notification], str]] = {
    "bgfetch_then_open_kaiinui.trace.txt": (
        frozenset({LEAVE}),
        "the author left out applicationWillEnterForeground:",
    ),
    "scene_adopted_app_delegate_silent.trace.txt": (
        frozenset(POSTED - {Notification.DID_BECOME_ACTIVE, Notification.WILL_RESIGN_ACTIVE}),
        "the author shows two notifications alone",
    ),
    "nslog_launch_and_return.log": (
        frozenset(FAMILIES[0] - {LAUNCH, BECOME}),
        "the app writes in two methods only",
    ),
}


class Ours(NamedTuple):
    """What the auditor says of a file that is not simply legal."""

    found: tuple[str, ...]
    """Its findings that are no notes, and the ends of processes."""
    reason: str
    differs: bool = False
    """Whether that is another verdict than that of the index."""
    rules: tuple[str, ...] = ()
    """The rules by which some of the records come."""


#: Files without a record, and why.
NOT_AUDITED = {
    "silent_push_killed_by_user_doc.trace.txt": "nothing is called; a relaunch is asked about it",
    "flutter_168356_push_viewcontroller.trace.txt": "states of a view, which leave the app's alone",
    "memory_kill_no_callback_lantern.trace.txt": "an extension, which has no life cycle of an app",
    "nse_dyld_exit.oslog": "the end of an extension, not of an app",
    "macos_runningboardd.oslog": "macOS",
    "securityd_locked_launch.oslog": "no line tells of the life cycle",
    "symptomsd_foreground.syslog": "`foreground` may be active or inactive",
}
#: Every other file, except those that are legal and without errors and warnings.
OURS: dict[str, Ours] = {
    # ---- illegal ----
    "scene_lemonbrush_return_wrong.trace.txt": Ours(
        ("8: error missing sceneWillEnterForeground: [transition.scenes.connect.front]",),
        "from the background, a scene becomes inactive first",
    ),
    "bgsession_wake_kill_30s.trace.txt": Ours(
        (
            "9: error overrun url-session-events 31.000 of 30 s [deadline.url-session-events.7]",
            "9: note end url-session-expired [transition.end.url-session]",
        ),
        "the clock starts with the wake-up, and the end says that nothing was completed",
    ),
    "fetch_overrun_43s.trace.txt": Ours(
        (
            "6: error overrun background-fetch 43.179 of 30 s [deadline.background-fetch]",
            "6: note end background-fetch-expired [transition.end.background-fetch]",
        ),
        "the clock starts with the wake-up, and the end says that nothing was completed",
    ),
    # ---- illegal, but not by the log ----
    "frontboard_launch_watchdog_20s.syslog": Ours(
        ("4: note end watchdog [transition.end.killed]",),
        "the end is told; a launch is timed by its callbacks, and the log shows none",
        differs=True,
    ),
    "locked_files_at_suspension.oslog": Ours(
        ("3: note end resource-held [transition.end.resource-held]",),
        "the end is told; a lock is no step, and a question: `conduct.file-lock.suspended`",
        differs=True,
    ),
    "bgtask_leak_2016_two_assertions.txt": Ours(
        (
            "3: warning not-ended",
            "3: warning not-ended",
            "3: note end background-task-expired [transition.end.background-task]",
        ),
        "no line has a time, so nothing is measured",
        differs=True,
    ),
    # ---- legal, with errors or warnings ----
    "scene_launch_bg_fg.trace.txt": Ours(
        ("10: warning inferred [transition.scenes.activate]",),
        "what is read in sceneDidBecomeActive: is inferred",
        rules=("transition.scenes.launch.user", "transition.scenes.return"),
    ),
    "scene_lemonbrush_launch.trace.txt": Ours(
        ("10: warning inferred [transition.scenes.activate]",),
        "what is read in sceneDidBecomeActive: is inferred",
        rules=("transition.scenes.launch.user",),
    ),
    "scene_adopted_app_delegate_silent.trace.txt": Ours(
        ("8: warning inferred [notification.scenes.did-become-active]",),
        "apps with scenes get the notifications, not the calls; sources conflict",
        rules=("transition.scenes.launch.user", "notification.scenes.will-resign-active"),
    ),
    # ---- claimed to be surprising ----
    "silent_push_after_force_quit_ios13.trace.txt": Ours(
        (),
        "a launch in the background; `relaunch.force-quit` forbids it, and no trigger is audited",
        rules=("transition.launch.background",),
    ),
    "icon_launch_wrong_callbacks_360845.trace.txt": Ours(
        (),
        "a log may begin with didEnterBackground, and no line says that a process began",
        rules=("transition.return.user",),
    ),
    "voip_wake_locked_rn50.trace.txt": Ours(
        (),
        "the push may come in the background; what is shown of a call is not in the log",
    ),
    "flutter_155754_lock_ios18.trace.txt": Ours(
        (),
        "one record; a log may begin with any",
        rules=("notification.did-become-active",),
    ),
    "rn_9883_lock_only.trace.txt": Ours(
        (),
        "both states are read on the way to the background; the third need not be seen",
    ),
    "rn_18575_notification_centre_ios11.trace.txt": Ours(
        (),
        "interruptions begin and are ignored, and the states say nothing else",
    ),
    "cordova_1384_no_pause.trace.txt": Ours(
        (),
        "the log begins where a `pause` would be the record before",
        rules=("notification.will-enter-foreground",),
    ),
    "runningboardd_launch_crash.oslog": Ours(
        ("6: note end crash [transition.end.crash]",),
        "the code of the end is a signal",
    ),
}


def index(folder: str) -> tuple[Path, list[dict[str, str]]]:
    """Returns a folder of the corpus with its index. Skips the test if there is none."""
    root = os.environ.get(VARIABLE)
    if not root or not (Path(root) / folder / "index.csv").is_file():
        pytest.skip(f"{VARIABLE} is not set: the {folder} from elsewhere were not audited")
    place = Path(root) / folder
    with (place / "index.csv").open(encoding="utf-8", newline="") as file:
        return place, list(csv.DictReader(file))


def app_of(file: str, framework: str, first: lp.OSVersion, trace: Trace) -> lp.App:
    """Returns what is known of an app, from what occurs in its log."""
    given: dict[str, Any] = {}
    modes = {mode for callback, mode in MODES.items() if callback in trace.callbacks}
    if modes:
        given = {"background_modes": modes, "linked_sdk": max(first, FETCH_SDK)}
    if framework == "UIKit scenes":
        given |= {"scenes": True, "linked_sdk": max(first, SCENE_SDK)}
    if framework == "UIKit app delegate":
        given["scenes"] = False
    if Callback.SHOULD_RESTORE_APPLICATION_STATE in trace.callbacks:
        given["state_restoration"] = True
    # No source tells of a second window.
    given["multiple_scenes"] = False
    return lp.App(**{**given, **APPS.get(file, {})})


def auditor(
    file: str, os_text: str, framework: str, trace: Trace, hides: bool = True
) -> lp.Auditor:
    """Prepares an auditor for what is known of a trace. Without `hides`, the log shows whole
    families."""
    first, last = versions(os_text)
    idiom = "pad" if "iPad" in os_text else "phone" if os_text.endswith("iPhone") else None
    context = lp.Context(
        first,
        os_last=last,
        app=app_of(file, framework, first, trace),
        facts=lp.DeviceFacts(**{**UNKNOWN, "idiom": idiom}),
    )
    called = set(trace.callbacks)
    for family in FAMILIES[framework == "UIKit scenes" :]:
        called |= family if family & trace.callbacks else set()
    posted = set(trace.notifications)
    posted |= POSTED if POSTED & posted else set()
    hidden = NOT_LOGGED[file][0] if hides and file in NOT_LOGGED else frozenset()
    return lp.Auditor(context, callbacks=called - hidden, notifications=posted - hidden)


def told(trace: Trace, finding: lp.AuditFinding) -> str:
    """Writes a finding in a few words."""
    words = [f"{trace.entries[finding.record].line}: {finding.severity} {finding.kind}"]
    if finding.kind is AuditKind.OVERRUN:
        words.append(f"{finding.allowance} {finding.took:.3f} of {finding.limit:g} s")
    elif finding.kind is AuditKind.END:
        words.append(f"{finding.termination}")
    elif finding.kind in (AuditKind.ORDER, AuditKind.MISSING):
        words.append(f"{finding.callback or finding.notification}")
    words += [f"[{finding.rule.id}]"] if finding.rule else []
    return " ".join(words)


def rules_of(judge: lp.Auditor, trace: Trace) -> Iterator[str]:
    """Yields the rules by which the records of a trace may come."""
    session = judge.session()
    for record in trace.records:
        for step in session.expected():
            if step.rule is not None and record.code in (step.callback, step.notification):
                yield step.rule.id
        session.feed([record])


def audited(
    file: str, os_text: str, framework: str, traces: list[Trace]
) -> tuple[tuple[str, ...], bool, set[str]]:
    """Audits a file: what is found, whether it is a violation, and by which rules records come."""
    words: list[str] = []
    is_violation = False
    rules: set[str] = set()
    for trace in traces:
        if file in ENDS:
            trace.entries.append(trace.entries[-1]._replace(record=Record("ended", ENDS[file])))
        judge = auditor(file, os_text, framework, trace)
        for finding in judge.session().feed(trace.records, clock="wall"):
            is_violation |= finding.severity is lp.Severity.ERROR
            if finding.severity is not lp.Severity.NOTE or finding.kind is AuditKind.END:
                words.append(told(trace, finding))
        rules.update(rules_of(judge, trace))
    return tuple(words), is_violation, rules


def hides_for_nothing(file: str, os_text: str, framework: str, trace: Trace) -> bool:
    """Whether a line of NOT_LOGGED is of no use: there is no violation without it, either."""
    found = auditor(file, os_text, framework, trace, hides=False).session().feed(trace.records)
    return all(finding.severity is not lp.Severity.ERROR for finding in found)


class Judged(NamedTuple):
    """A file, and what is wrong with its lines in the tables."""

    line: str
    faults: list[str]


def judged(file: str, verdict: str, os_text: str, framework: str, traces: list[Trace]) -> Judged:
    """Audits a file, and compares the findings with the index and with the tables."""
    unread = [text for trace in traces for _, text in trace.unread if not text.startswith(UNREAD)]
    if unread:
        return Judged(f"{file}: {verdict} | - |", [f"has lines that are not read: {unread}"])
    if not any(trace.entries for trace in traces):
        known = file in NOT_AUDITED
        reason = NOT_AUDITED.get(file, "")
        return Judged(f"{file}: {verdict} | - | {reason}", [] if known else ["without a record"])
    found, is_violation, rules = audited(file, os_text, framework, traces)
    legal, illegal = verdict.startswith("legal"), verdict.startswith(("illegal", "violation"))
    differs = legal and is_violation or illegal and not is_violation
    faults = ["is audited, against NOT_AUDITED"] if file in NOT_AUDITED else []
    if file in NOT_LOGGED and hides_for_nothing(file, os_text, framework, traces[0]):
        faults.append("is in NOT_LOGGED for nothing")
    ours = OURS.get(file)
    is_plain = legal and all(": note " in one for one in found)
    if ours is None:
        reason = NOT_LOGGED[file][1] if file in NOT_LOGGED else ""
        faults += [] if is_plain else [f"has no line: {found}"]
    else:
        reason = ours.reason + "".join(f" [{rule}]" for rule in ours.rules)
        faults += [] if ours.found == found else [f"is found to be {found}"]
        faults += [] if ours.differs == differs else [f"differs: {differs}"]
        faults += [f"does not come by {rule}" for rule in set(ours.rules) - rules]
        faults += ["needs no line"] if is_plain else []
    mark = "differs: " if differs else ""
    return Judged(f"{file}: {verdict} | {mark}{'; '.join(found) or 'clean'} | {reason}", faults)


def compare(files: list[Judged]) -> None:
    """Prints a line for each file, and fails if a line of a table is not true."""
    print("", *(one.line for one in files), sep="\n")
    assert not [f"{one.line.split(':')[0]}: {fault}" for one in files for fault in one.faults]


def test_traces_from_elsewhere() -> None:
    place, rows = index("traces")
    files = []
    for row in rows:
        file, framework = row["file"], row["framework"]
        names = {**NAMES.get(framework, {}), **LINES.get(file, {})}
        trace = read_trace(place / file, names, STATES, EVENTS)
        verdict = row["expected_verdict_as_source_claims"]
        files.append(judged(file, verdict, row["os"], framework, [trace]))
    compare(files)


def test_logs_from_elsewhere() -> None:
    place, rows = index("logs")
    files = []
    for row in rows:
        file = row["file"]
        traces = list(read_log(place / file, PATTERNS.get(file, ())).values())
        files.append(judged(file, row["legal or not"], row["os"], "", traces))
    compare(files)


def test_tables_have_files_of_the_corpus() -> None:
    files = {row["file"] for folder in ("traces", "logs") for row in index(folder)[1]}
    tables = (LINES, PATTERNS, ENDS, APPS, NOT_LOGGED, NOT_AUDITED, OURS)
    assert not {file for table in tables for file in table} - files
