"""Tests reading device logs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import lifecycle_policy as lp
import pytest
from lifecycle_policy.readers.device_log import DeviceLogReader
from lifecycle_policy.readers.device_messages import (
    APP_NEEDLES,
    OTHER_NEEDLES,
    meaning,
)
from lifecycle_policy.readers.model import Entry, Item, Remark, Report, Source, Unread
from lifecycle_policy.readers.text import named

from places import corpus_files
from streams import damaged, read_hostile, source
from timing import in_time

READER = DeviceLogReader()


def read(text: str | bytes) -> list[Item]:
    return list(READER.read(source(text)))


def told(items: Sequence[Item]) -> list[str]:
    """Describes items in a few words. Omits items without information."""
    lines = []
    for item in items:
        if isinstance(item, Entry):
            code = f" {item.record.code}" if item.record.code else ""
            token = f" {item.record.token}" if item.record.token else ""
            loses = f" ({item.loses})" if item.loses else ""
            who = f"{item.app}:{item.record.process}"
            lines.append(f"{item.line} {who} {item.record.kind}{code}{token}{loses}")
        elif isinstance(item, Report):
            report = item.report
            facts = (report.namespace, report.code, report.domain)
            lines.append(
                f"{item.line} {item.app}:{item.process} report "
                + " ".join(str(fact) for fact in facts if fact is not None)
            )
        elif isinstance(item, Remark):
            lines.append(f"{item.line} {item.kind}: {item.text}")
    return lines


def times(items: Sequence[Item]) -> list[float | None]:
    return [item.record.time for item in items if isinstance(item, Entry)]


def console(*messages: tuple[str, str], start: int = 0) -> str:
    """Returns lines in the form of Console, one second apart."""
    lines = []
    for number, (process, message) in enumerate(messages, start):
        lines.append(f"default\t09:00:{number:02}.250000+0200\t{process}\t{message}\n")
    return "".join(lines)


ACTIVE = "-[AppDelegate applicationDidBecomeActive:]"
ENTERED = "entered applicationDidBecomeActive:"
PRETTY = json.dumps(
    [
        {
            "traceID": 1,
            "eventMessage": f"said \"{ACTIVE}\"",
            "processImagePath": "/a/Sample.app/Sample",
            "timestamp": "2030-01-02 03:04:05.500000+0000",
            "backtrace": {"frames": [{"imageOffset": 1}]},
            "processID": 7,
        },
        {"eventMessage": "nothing", "processImagePath": "/a/b", "processID": 8},
    ],
    indent=2,
).replace("  {\n", "{\n").replace("\n  }", "\n}").replace("[\n{", "[{").replace("},\n{", "},{")
#: A message of an app in each form, with its pid.
FORMS = {
    "Console": (f"default\t03:04:05.500000+0000\tSample\t{ACTIVE}", 0),
    "Console, with the library": (f"Standard\t03:04:05.500000+0000\tSample\tSample\t{ACTIVE}", 0),
    "Console, with blanks": (f"default 03:04:05.500000+0000    Sample   {ACTIVE}", 0),
    "Console, the time last": (f"default\tSample\t{ACTIVE}\t03:04:05.500000+0000", 0),
    "log stream": (
        f"2030-01-02 03:04:05.500000+0000 0x1a2b     Default     0x0                  7      0    "
        f"Sample: (Sample) [a.b:c] {ACTIVE}",
        7,
    ),
    "log, compact": (f"2030-01-02 03:04:05.500 Df Sample[7:1a2b] [a.b:c] {ACTIVE}", 7),
    "log, syslog": (
        f"2030-01-02 03:04:05.500000+0000  localhost Sample[7]: (Sample) [a.b:c] {ACTIVE}", 7
    ),
    "log, ndjson": (
        json.dumps(
            {
                "timestamp": "2030-01-02 03:04:05.500000+0000",
                "processImagePath": "/a/Sample.app/Sample",
                "processID": 7,
                "eventMessage": ACTIVE,
            }
        ),
        7,
    ),
    "log, JSON": (PRETTY, 7),
    "go-ios": (
        json.dumps({"msg": f"Jan  2 03:04:05.5 Phone Sample(Lib)[7] <Notice>: {ACTIVE}"}).replace(
            "<", "\\u003c"
        ),
        7,
    ),
    "idevicesyslog": (f"Jan  2 03:04:05.5 a-Phone Sample(Lib)[7] <Notice>: {ACTIVE}", 7),
    "idevicesyslog, no host": (f"Jan  2 03:04:05.500000 Sample(Lib)[7] <Notice>: {ACTIVE}", 7),
    "Xcode's organizer": (f"Wed Jan  2 03:04:05.5 a-Phone Sample[7] <Warning>: {ACTIVE}", 7),
    "pymobiledevice3": (f"2030-01-02 03:04:05.500000 Sample{{Lib}}[7] <NOTICE>: {ACTIVE}", 7),
    "NSLog": (f"2030-01-02 03:04:05.500000+0000 Sample[7:6625] {ACTIVE}", 7),
    "NSLog, no zone": (f"2030-01-02 03:04:05.500 Sample[7:6625] {ACTIVE}", 7),
    "NSLog, quoted": (f"> 2030-01-02 03:04:05.500 Sample[7:6625] {ACTIVE}", 7),
}


@pytest.mark.parametrize("form", FORMS)
def test_each_form_of_a_line(form: str) -> None:
    text, pid = FORMS[form]
    for end in ("", "\n", "\r\n"):
        items = [item for item in read(text + end) if not isinstance(item, Unread)]
        assert told(items) == [f"{items[0].line} Sample:{pid} {ENTERED}"]
        assert times(items)[0] is not None and (times(items)[0] or 0) % 60 == 5.5
    assert READER.recognizes(source(text)) >= 90


OTHER_FILES = {
    "nothing": "",
    "prose": "The app became active at 10:00:00 and then ended.\n" * 3,
    "a trace": "10:00:00 applicationDidBecomeActive: state=active\napplicationWillTerminate:\n",
    "a property list": '<?xml version="1.0"?>\n<plist><dict><key>a</key></dict></plist>',
    "a binary property list": "bplist00\x01\x02",
    "JSON": '{"msg": "hello", "pid": 4}\n{"displayID": "a.b", "state": 8, "pid": 3}\n',
    "a crash report": "Incident Identifier: 1\nProcess:  A [7]\nDate/Time: 2030-01-02 03:04:05",
    "a server's log": "2030-01-02 03:04:05 INFO started\n2030-01-02 03:04:06 WARN slow\n",
    "random": bytes(random.Random(1).randrange(256) for _ in range(4096)).decode("latin-1"),
}


@pytest.mark.parametrize("name", OTHER_FILES)
def test_other_files_are_not_recognized(name: str) -> None:
    assert READER.recognizes(source(OTHER_FILES[name])) == 0


def test_a_log_of_another_system_is_hardly_recognized() -> None:
    line = "Jan  2 03:04:05 host sshd[7]: session opened\n"
    assert 0 < READER.recognizes(source(line * 5)) < 50


SAMPLE = "application<com.example.sample>:7"
NEWER = "app<com.example.sample(0A1B2C3D-0000-0000-0000-00000000AAAA)>:7"
WHO = "com.example.sample:7"
#: System messages with their meanings. None means that no meaning is certain.
MESSAGES = (
    ("runningboardd", f"Now tracking process: [{NEWER}]", "launch"),
    ("SpringBoard", f"[{SAMPLE}] Bootstrap success!", "launch"),
    (
        "assertiond",
        "Now tracking process <BKProcess: 0x1; Sample; com.example.sample; pid: 7; agency: "
        "Application; visibility: none; task: running> with host x",
        "launch",
    ),
    (
        "SpringBoard",
        f"[{SAMPLE}] Setting process task state to: Running",
        "note (a launch, or the return of a suspended app)",
    ),
    (
        "SpringBoard",
        f"[{SAMPLE}] Setting process task state to: Suspended",
        "state-sampled suspended",
    ),
    (
        "SpringBoard",
        f"[{SAMPLE}] Setting process visibility to: Foreground",
        "note (active or inactive)",
    ),
    (
        "SpringBoard",
        f"[{SAMPLE}] Setting process visibility to: Background",
        "note (running or suspended)",
    ),
    ("SpringBoard", f"[{SAMPLE}] Setting process visibility to: Unknown", None),
    (
        "SpringBoard",
        "Application process state changed for com.example.sample: "
        "<SBApplicationProcessState: 0x1; pid: 7; taskState: Running; visibility: Background>",
        "state-sampled background (whether the app has been told)",
    ),
    (
        "SpringBoard",
        "Application process state changed for com.example.sample: "
        "<SBApplicationProcessState: 0x1; pid: 7; taskState: Suspended; visibility: Background>",
        "state-sampled suspended",
    ),
    ("runningboardd", f"[{NEWER}] Suspending task.", "state-sampled suspended"),
    (
        "runningboardd",
        f"[{NEWER}] Resuming task.",
        "note (in the background or in the foreground)",
    ),
    (
        "locationd",
        f"Received state update for 7 ({NEWER.removesuffix(':7')}, running-suspended-NotVisible",
        "state-sampled suspended",
    ),
    ("runningboardd", f"[{NEWER}] Shutdown sockets (ALL)", None),
    ("runningboardd", f"Acquiring assertion targeting [{NEWER}] from [daemon<a.b>:3]", None),
    (
        "runningboardd",
        f"[xpcservice<com.example.web([{SAMPLE}])>:9:9] Suspending task.",
        None,
    ),
    ("symptomsd", "7 com.example.sample: BackgroundRunning (most elevated: BackgroundRunning)",
     "state-sampled background (whether the app has been told)"),
    ("symptomsd", "7 com.example.sample: ForegroundRunning (most elevated: ForegroundRunning)",
     "note (active or inactive)"),
    # github.com/yglukhov/nimx/issues/449
    ("backboardd",
     "[BKEventFocusManager] Setting foreground application to: com.example.sample (7)",
     "note (active or inactive)"),
    ("backboardd", "[BKEventFocusManager] Setting foreground application to: (none) (-1)", None),
    (
        "runningboardd",
        f"Assertions for process will expire soon: [{SAMPLE}]",
        "note (which background tasks are open)",
    ),
)  # fmt: skip


@pytest.mark.parametrize(("process", "message", "expected"), MESSAGES)
def test_messages_of_the_system(process: str, message: str, expected: str | None) -> None:
    items = [item for item in read(console((process, message))) if not isinstance(item, Remark)]
    if expected is None:
        assert [type(item) for item in items] in ([Unread], [])
    else:
        assert told(items) == [f"1 {WHO} {expected}"]
        assert isinstance(items[0], Entry) and items[0].word in items[0].text


def test_what_dasd_grants_and_cancels() -> None:
    """The lines of github.com/fluttercommunity/flutter_workmanager/issues/557,
    github.com/transistorsoft/flutter_background_geolocation/issues/295 and
    github.com/cocoa-mhlw/cocoa/pull/644 have these forms."""
    log = console(
        ("Runner", "submitTaskRequest: <BGAppRefreshTaskRequest: org.example.tea.fetch>"),
        ("Runner", "Submitting task request activity: bgRefresh-org.example.tea.fetch:6796B3"),
        ("dasd", "Daemon Canceling Activities: {(\n    bgRefresh-org.example.tea.fetch:751E8D\n)}"),
        ("dasd", "CANCELED: bgRefresh-org.example.tea.fetch:751E8D at priority 10 <private>!"),
        ("dasd", "bgRefresh-org.example.tea.fetch:6796B3:[\n\t{name: DeviceActivityPolicy, "
         "response: {Decision: Must Not Proceed}}\n ], FinalDecision: Must Not Proceed}"),
        ("Runner", "Running task: <BGAppRefreshTask: org.example.tea.fetch>"),
        ("Runner", "Starting task: <BGAppRefreshTask: org.example.tea.fetch>"),
        ("Runner", "Marking task (null) complete with success: 1"),
    )  # fmt: skip
    woken, started = "(whether the app is woken)", "(whether iOS or a debugger started the task)"
    assert told(read(log)) == [
        f"2 Runner:0 event submit-request {woken}",
        f"6 Runner:0 event cancel-request {woken}",
        f"7 Runner:0 note {woken}",
        f"10 Runner:0 entered bgtask-launch-handler {started}",
        f"12 Runner:0 completed bgtask-launch-handler {started}",
    ]
    unread = [item.line for item in read(log) if isinstance(item, Unread)]
    assert unread == [1, 3, 4, 5, 11], "each line counts once"


def test_an_activity_is_of_the_app_whose_identifier_begins_it() -> None:
    """The lines of github.com/firebase/flutterfire/issues/8277 have this form."""
    push = ("dasd", "CANCELED: com.apple.pushLaunch.com.example.sample:8F4B6C at priority 5 <private>!")
    task = ("dasd", "CANCELED: bgProcessing-com.example.sample.clean:8F4B6C at priority 10 <private>!")
    assert told(read(console(push, task))) == [], "no line names an app"
    known = ("runningboardd", f"[{SAMPLE}] Setting process task state to: Running")
    who = told(read(console(known, push, task)))[1:]
    assert [line.split(" (")[0] for line in who] == [
        "2 com.example.sample:7 note",
        "3 com.example.sample:7 event cancel-request",
    ]


def test_a_state_that_stays_is_told_once() -> None:
    line = ("runningboardd", f"[{NEWER}] Suspending task.")
    other = ("runningboardd", f"[{NEWER}] Resuming task.")
    found = [line.split()[0] for line in told(read(console(line, line, other, other, line)))]
    assert found == ["1", "3", "5"]


def test_each_object_of_json_is_a_message() -> None:
    one, _, rest = PRETTY.partition("},{")
    two = one.removeprefix("[{").replace("Active:", "Active: again")
    items = read("},{".join((one, two, rest)))
    assert len(told(items)) == 2


def test_what_covers_an_app() -> None:
    message = "[sceneID:com.example.sample-default] Setting deactivation reasons to: '{}' for x"
    items = read(
        console(
            ("SpringBoard", message.format("systemAnimation")),
            ("SpringBoard", message.format("controlCenter")),
            ("SpringBoard", message.format("")),
            ("Sample", "Deactivation reason added: 5; deactivation reasons: 0 -> 32; animating: 1"),
        )
    )
    why = "(what covers the app, and for how long)"
    assert told(items) == [
        f"1 com.example.sample:0 note {why}",
        f"2 com.example.sample:0 event begin-interruption {why}",
        f"3 com.example.sample:0 note {why}",
        f"4 Sample:0 note {why}",
    ]


def test_background_tasks() -> None:
    info = "<_UIBackgroundTaskInfo: 0x1>: taskID = {}, taskName = save, creationTime = 9"
    old = 'Background Task {} ("save"), was created over 30 seconds ago. In applications'
    items = read(
        console(
            ("Sample", "Created background task " + info.format(3)),
            ("Sample", old.format(3)),
            ("Sample", old.format(4)),
            (
                "Sample",
                "Background task still not ended after expiration handlers were called: "
                + info.format(4),
            ),
            ("Sample", "Ending background task with UIBackgroundTaskIdentifier: 3"),
            ("Sample", "Ending background task with UIBackgroundTaskIdentifier: 4"),
        )
    )
    assert told(items) == [
        "1 Sample:0 task-begun 3",
        "2 Sample:0 report Background Task",
        "3 Sample:0 task-begun 4 (when the task began)",
        "3 Sample:0 report Background Task",
        "5 Sample:0 task-ended 3",
        "6 Sample:0 task-ended 4",
    ]
    assert times(items) == [32400.25, None, 32404.25, 32405.25]


#: Messages that say why an app ended, with the fields of each report.
ENDS = (
    ("runningboardd", f"[{SAMPLE}] termination reported by launchd (2, 10, 10)", "signal 10"),
    ("runningboardd", f"[{SAMPLE}] termination reported by launchd (0, 0, 0)", "exit"),
    (
        "SpringBoard",
        f"[{SAMPLE}] Process exited: <RBSProcessExitContext| specific, "
        "status:<RBSProcessExitStatus| domain:jetsam(1) code:per-process-limit(7)>>.",
        "jetsam 7 jetsam",
    ),
    (
        "runningboardd",
        f"[{NEWER}] Terminating with context: <RBSTerminateContext| domain:10 code:0xDEADFA11 "
        "explanation:swiped away>",
        f"springboard {0xDEADFA11}",
    ),
    (
        "SpringBoard",
        f"[{SAMPLE}] Provision violated for watchdog process-launch: <FBSProcessResourceProvision: "
        "0x1; allowance: 20s; violated: YES>",
        f"{0x8BADF00D} process-launch",
    ),
    (
        "assertiond",
        "<BKNewProcess: 0x1; com.example.sample; pid: 7; hostpid: -1> has active assertions beyond "
        "permitted time: {( <BKProcessAssertion: 0x2> permittedBackgroundDuration: 180.000000 "
        "reason: finishTask owner pid:7 )}",
        "finishTask",
    ),
)


@pytest.mark.parametrize(("process", "message", "expected"), ENDS)
def test_ends(process: str, message: str, expected: str) -> None:
    items = read(console((process, message)))
    assert told(items) == [f"1 {WHO} report {expected}"]
    assert isinstance(items[0], Report) and items[0].time == 32400.25


#: The messages at the end of one process.
DEATH = (
    ("kernel", "Sample[7] Corpse allowed 1 of 5"),
    ("SpringBoard", f"[{SAMPLE}] Workspace connection invalidated."),
    ("runningboardd", f"[{SAMPLE}] termination reported by launchd (2, 10, 10)"),
    ("runningboardd", f"Removing process: [{SAMPLE}]"),
    ("SpringBoard", f"[{SAMPLE}] Process exited: <RBSProcessExitContext| specific, status:"
     "<RBSProcessExitStatus| domain:signal(2) code:SIGBUS(10)>>."),
    ("SpringBoard", f"[{SAMPLE}] Setting process task state to: Not Running"),
    ("SpringBoard", f"[{SAMPLE}] Setting process visibility to: Unknown"),
    ("runningboardd", f"[{SAMPLE}] Resuming task."),
)  # fmt: skip


def test_one_death_is_one_end() -> None:
    assert told(read(console(*DEATH))) == [f"3 {WHO} report signal 10"]
    silent = [line for line in DEATH if "(2" not in line[1]]
    assert told(read(console(*silent))) == [f"2 {WHO} ended"]


def test_an_end_without_a_reason_comes_before_the_next_process() -> None:
    again = (("SpringBoard", f"[{SAMPLE[:-1]}8] Bootstrap success!"),)
    gone = ("runningboardd", f"Removing process: [{SAMPLE}]")
    found = told(read(console(gone, *again, DEATH[2], *DEATH[3:])))
    assert found[:2] == [f"1 {WHO} ended", "2 com.example.sample:8 launch"]


def test_a_pid_may_be_used_again() -> None:
    launch = ("SpringBoard", f"[{SAMPLE}] Bootstrap success!")
    items = read(console(launch, *DEATH, launch, launch, *DEATH))
    assert [line.split(" ", 2)[2] for line in told(items)] == [
        "launch", "report signal 10", "launch", "report signal 10",
    ]  # fmt: skip


def test_a_new_process_that_runs_was_launched() -> None:
    running = "[application<com.example.sample>:{}] Setting process task state to: Running"
    items = read(console(*(("SpringBoard", running.format(pid)) for pid in (7, 8, 8))))
    assert told(items)[1:] == ["2 com.example.sample:8 launch"]


def test_kills_of_the_kernel() -> None:
    kill = "memorystatus: killing_{}_process pid {} [{}] ({} 3) 2331KB"
    items = read(
        console(
            ("kernel", "/a/Sample.app/Sample[7] ==> container"),
            ("runningboardd", f"Now tracking process: [{NEWER}]"),
            ("kernel", kill.format("idle", 5, "otherd", "idle-exit")),
            ("kernel", kill.format("specific", 6, "other", "per-process-limit")),
            ("kernel", kill.format("top", 7, "Sample", "vm-pageshortage")),
        )
    )
    assert told(items) == [
        f"2 {WHO} launch",
        "4 other:6 report jetsam 7 jetsam",
        f"5 {WHO} report jetsam 4 jetsam",
    ]


def test_an_uncaught_exception() -> None:
    text = (
        "2030-01-02 03:04:05.000 Sample[7:8] *** Terminating app due to uncaught exception 'A', "
        "reason: 'b'\n*** First throw call stack:\n(0x1 0x2)\n"
        "libc++abi: terminating due to uncaught exception of type NSException\n"
    )
    assert told(read(text)) == ["1 Sample:7 report crash"]


def test_own_messages_belong_to_the_app_of_their_process() -> None:
    text = (
        "Nov 12 12:24:37 Phone SpringBoard(FrontBoard)[50] <Notice>: "
        f"[{SAMPLE}] Bootstrap success!\n"
        f"Nov 12 12:24:38 Phone Sample[7] <Notice>: {ACTIVE} state=inactive\n"
        f"Nov 12 12:24:38 Phone Sample[8] <Notice>: {ACTIVE}\n"
        f"Nov 12 12:24:38 Phone SpringBoard[50] <Notice>: {ACTIVE}\n"
    )
    items = read(text)
    assert told(items) == [f"1 {WHO} launch", f"2 {WHO} {ENTERED}", f"3 Sample:8 {ENTERED}"]
    reads = [item.record.reads for item in items if isinstance(item, Entry)]
    assert reads == [None, lp.AppState.INACTIVE, None]


def test_a_state_seen_from_outside_counts_less_than_the_app_itself() -> None:
    background = (
        "SpringBoard",
        "Application process state changed for com.example.sample: "
        "<SBApplicationProcessState: 0x1; pid: 7; taskState: Running; visibility: Background>",
    )
    kernel = ("kernel", "/a/Sample.app/Sample[7] ==> container")
    launch = ("runningboardd", f"Now tracking process: [{NEWER}]")
    items = read(console(kernel, launch, ("Sample", ACTIVE), background))
    assert told(items) == [
        f"2 {WHO} launch",
        f"3 {WHO} {ENTERED}",
        f"4 {WHO} note (whether the app has been told)",
    ]


def test_what_is_no_app_of_ios() -> None:
    service = "[xpcservice<com.example.sample.push([osservice<com.apple.SpringBoard>:17])>:59]"
    mac = "[app<application.com.example.tool.1.2(502)>:39]"
    items = read(
        console(
            ("runningboardd", f"{service} termination reported by launchd (6, 1, 6)"),
            ("runningboardd", f"Removing process: {service}"),
            ("runningboardd", f"{mac} termination reported by launchd (2, 11, 11)"),
            ("runningboardd", f"Removing process: {mac}"),
        )
    )
    assert told(items) == [
        "1 note: lines of app extensions are not read: they are no apps",
        "3 note: lines of macOS apps are not read: the rules are those of iOS",
    ]


def test_wrapped_lines_are_one_message() -> None:
    text = console(
        ("Sample", 'Background Task 3 ("save"),\nwas created over 30 seconds\nago. In apps'),
        ("Sample", "nothing\nmore of nothing\nand applicationDidBecomeActive:"),
        ("Sample", "nothing"),
    )
    items = read(text)
    assert told(items) == [
        "1 Sample:0 task-begun 3 (when the task began)",
        "1 Sample:0 report Background Task",
        f"4 Sample:0 {ENTERED}",
    ]
    assert "seconds ago" in next(item.text for item in items if isinstance(item, Entry))


def test_a_long_message_ends_somewhere() -> None:
    text = console(("Sample", ACTIVE)) + "more\n" * 300 + console(("Sample", ACTIVE))
    items = read(text)
    assert told(items) == [f"1 Sample:0 {ENTERED}", f"302 Sample:0 {ENTERED}"]
    assert sum(isinstance(item, Unread) for item in items) > 200


#: Stamps of NSLog, Console and syslog, with the seconds since the first one.
STAMPS = {
    "dates": (
        "{} Sample[7:8] ",
        ("2030-01-02 23:59:59.5+0100", "2030-01-03 00:00:01.5+0100", "2030-01-02 23:00:02.5+0000"),
        (0, 2, 3),
    ),
    "no dates": (
        "default\t{}00\tSample\t",
        ("23:59:59.5+01", "23:59:58.5+01", "00:00:01.5+01", "23:59:59.0+01", "09:00:01.5+01"),
        (0, -1, 2, -0.5, 32402),
    ),
    "a zone that changes": (
        "default\t{}\tSample\t",
        ("01:59:59.5+0200", "01:00:01.5+0100"),
        (0, 2),
    ),
    "no years": (
        "{} Phone Sample[7] <Notice>: ",
        ("Dec 31 23:59:59", "Jan  1 00:00:01", "Jan  2 00:00:01"),
        (0, 2, 86402),
    ),
    "February 29": (
        "{} Phone Sample[7] <Notice>: ",
        ("Feb 28 23:59:59", "Feb 29 00:00:01", "Mar  1 00:00:01"),
        (0, 2, 86402),
    ),
    "no February 29": (
        "{} Phone Sample[7] <Notice>: ",
        ("Feb 28 23:59:59", "Mar  1 00:00:01"),
        (0, 2),
    ),
}


@pytest.mark.parametrize("name", STAMPS)
def test_times(name: str) -> None:
    form, stamps, expected = STAMPS[name]
    items = read("".join(form.format(stamp) + ACTIVE + "\n" for stamp in stamps))
    found = [value for value in times(items) if value is not None]
    assert [value - found[0] for value in found] == list(expected)
    assert all(value >= 0 for value in found)


def test_days_go_by_in_lines_that_say_nothing() -> None:
    hours = [*range(9, 24, 4), *range(1, 24, 4), 9]
    noise = "".join(
        f"default\t{hour:02}:00:00.0+0100\tSample\tnothing\n" * 80 for hour in hours
    )
    line = f"default\t08:00:00.0+0100\tSample\t{ACTIVE}\n"
    first, last = times(read(line + noise + line.replace("08:", "10:")))
    assert (last or 0) - (first or 0) == 2 * 86400 + 2 * 3600


def test_wrong_times_are_none() -> None:
    for stamp in ("2030-13-45 03:04:05.0", "2030-01-02 25:04:05.0", "2030-01-02 23:99:05.0"):
        assert times(read(f"{stamp} Sample[7:8] {ACTIVE}")) in ([None], [11045.0])


@pytest.mark.parametrize(("text", "expected"), [
    ("application:didFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:"),
    ("in application(_:didFinishLaunchingWithOptions:)",
     "application:didFinishLaunchingWithOptions:"),
    ("AppDelegate.sceneDidBecomeActive(_:) called", "sceneDidBecomeActive:"),
    ("{name = UIApplicationDidEnterBackgroundNotification; }",
     "UIApplicationDidEnterBackgroundNotification"),
    ("UIApplication.didBecomeActiveNotification.", "UIApplicationDidBecomeActiveNotification"),
    ("mineUserNotificationCenter:willPresentNotification:withCompletionHandler:", None),
    ("xapplicationDidBecomeActive: _applicationDidBecomeActive: a.applicationx", None),
    ("_UIApplicationSceneKeyboardSettings, application is active, scene: one", None),
])  # fmt: skip
def test_names_in_a_text(text: str, expected: str | None) -> None:
    found = named(text)
    assert (str(found[0].code) if found else None) == expected


def test_every_message_passes_the_filter_of_lines() -> None:
    lines = [message for _, message, expected in MESSAGES if expected]
    lines += [message for _, message, _ in ENDS] + [message for _, message in DEATH]
    for line in lines:
        if meaning(line):
            assert any(needle in line for needle in (*APP_NEEDLES, *OTHER_NEEDLES)), line
            items = read(console(("Sample", line)))
            assert not any(isinstance(item, Unread) for item in items), line


# ---- Hostile logs ----


def hostile() -> Iterator[tuple[str, bytes]]:
    """Yields logs that are wrong, or slow to read."""
    rng = random.Random(5)
    prefix = b"default\t09:00:00.25+0200\tSample\t"
    yield "random bytes", bytes(rng.randrange(256) for _ in range(200_000))
    yield "zeros", bytes(500_000)
    yield "one long line", prefix + b"applicationDidBecomeActive " * 60_000
    yield "long words", (prefix + b"a" * 60_000 + b" memorystatus: killing_\n") * 20
    yield "dots", (prefix + b"a." * 30_000 + b" failed to exited\n") * 20
    yield "open tasks", (prefix + b"Background Task 1 (" * 3_000 + b" was created over\n") * 10
    yield "no ends", (prefix + b"Terminating " * 5_000 + b"TerminateContext\n") * 10
    yield "tabs", b"default\t" * 200_000
    yield "reasons", (prefix + b"[a.b] Setting deactivation reasons to: '" + b"," * 9_000) * 9
    yield "numbers", prefix + b"[app<a.b>:" + b"9" * 50_000 + b"] Suspending task.\n"
    yield "levels", (b"[app<a.b>:7] Suspending task. <" + b"(" * 5_000 + b"\n") * 20
    yield "services", (prefix + b"xpcservice<" * 5_000 + b"\n") * 10
    json_head = b'{"eventMessage":"applicationDidBecomeActive:","processID":1,"a":'
    yield "deep JSON", json_head + b"[" * 90_000
    yield "cut JSON", b'{"processID":7,"eventMessage":"applicationDidBecomeActive: \\'
    for message in (b"Removing process: [app<a.b%d>:%d]\n", b"[app<a.b%d>:%d] Suspending task.\n"):
        lines = (prefix + message % (pid, pid) for pid in range(20_000))
        yield f"many processes, {message!r}", b"".join(lines)
    text = console(*DEATH, *((process, message) for process, message, _ in MESSAGES)).encode()
    yield from damaged(rng, text, 30)


@pytest.mark.slow
def test_hostile_logs_cost_little() -> None:
    for name, data in hostile():
        with in_time(10, name):
            for item in read_hostile(READER, data):
                if isinstance(item, Entry):
                    assert len(item.text) <= 1000 and item.text.isprintable(), name


def test_ends_without_a_reason_are_kept_within_limits() -> None:
    lines = (
        f"default\t09:00:00.25+0200\tx\tRemoving process: [app<com.example.a{pid}>:{pid}]\n"
        for pid in range(1, 20_001)
    )
    assert len(told(read("".join(lines)))) == 20_000


# ---- Logs from elsewhere ----

#: The files of the corpus that this reader recognizes, with the expected results.
FILES: dict[str, tuple[str, ...]] = {
    "frontboard_launch_watchdog_20s.syslog": (
        "1 com.example.sample:796 note (in the background or in the foreground)",
        "3 com.example.sample:796 launch",
        f"4 com.example.sample:796 report {0x8BADF00D} process-launch",
    ),
    "locked_files_at_suspension.oslog": (
        "1 com.example.sample:3879 state-sampled suspended",
        f"3 com.example.sample:3879 report runningboard {0xDEAD10CC} suspended",
    ),
    "macos_runningboardd.oslog": (
        "1 note: lines of macOS apps are not read: the rules are those of iOS",
    ),
    "nse_dyld_exit.oslog": ("1 note: lines of app extensions are not read: they are no apps",),
    "nslog_launch_and_return.log": (
        "1 Sample:18188 entered application:didFinishLaunchingWithOptions:",
        "2 Sample:18188 entered applicationDidBecomeActive:",
        "3 Sample:18188 entered applicationDidBecomeActive:",
    ),
    "runningboardd_launch_crash.oslog": (
        "2 com.example.sample:432 note (a launch, or the return of a suspended app)",
        "3 com.example.sample:432 note (active or inactive)",
        "6 com.example.sample:432 report signal 10",
    ),
    "securityd_locked_launch.oslog": (),
    "symptomsd_foreground.syslog": (
        "1 com.example.sample.notifications:449 note (active or inactive)",
    ),
    # ---- crashes ----
    "bgtask_saving_library_oslog.log.txt": (
        "1 Stethoscore Personal:24946 task-begun 3 (when the task began)",
        "1 Stethoscore Personal:24946 report Background Task",
    ),
    # ---- field ----
    "04-launchd-reports-dyld.log": (
        "1 note: lines of app extensions are not read: they are no apps",
    ),
    "06-uncaught-exception-lines.log": ("1 Sample:512 report crash",),
    "06-uncaught-exception-lines.2.log": ("1 Sample:512 report crash",),
    "14-log-of-many-processes.log": (
        "1 OtherDaemon:101 report jetsam 7 jetsam",
        f"2 com.example.sample:796 report {0x8BADF00D} process-launch",
    ),
    "25-error-codes.log": (),
}


def test_logs_from_elsewhere() -> None:
    found = {}
    for folder in ("logs", "crashes", "field", "plists", "plist-hostile", "traces"):
        for path in corpus_files(folder):
            with path.open("rb") as file:
                if READER.recognizes(Source(path.name, file)) > 50:
                    found[path.name] = tuple(told(read(path.read_bytes())))
    assert found == FILES
