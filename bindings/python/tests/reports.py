"""Made-up reports in the formats of the systems, each with the facts that must be read from it."""

from __future__ import annotations

import json
from typing import Any

WATCHDOG = 0x8BADF00D
HELD = 0xDEAD10CC

HEADER = {"app_name": "Sample", "bug_type": "309", "os_version": "iPhone OS 16.4.1 (20E252)"}
CONTEXT = [
    "<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog "
    "transgression: app<com.example.sample(0A)>:77 exhausted real (wall clock) time allowance of "
    "19.50 seconds",
    "ProcessVisibility: Background",
    "WatchdogEvent: scene-create",
    "WatchdogVisibility: Foreground",
    ") reportType:CrashLog maxTerminationResistance:Interactive>",
]
BODY: dict[str, Any] = {
    "procRole": "Foreground",
    "osVersion": {"isEmbedded": True, "train": "iPhone OS 16.4.1", "build": "20E252"},
    "exception": {
        "codes": "0x0, 0x0",
        "rawCodes": [0, 0],
        "type": "EXC_CRASH",
        "signal": "SIGKILL",
    },
    "termination": {"flags": 6, "code": WATCHDOG, "namespace": "FRONTBOARD", "reasons": CONTEXT},
    "threads": [{"frames": [{"symbol": 'odd "termination" \\ {', "imageOffset": 1}]}],
}
IPS = json.dumps(HEADER) + "\n" + json.dumps(BODY, indent=2)
LAUNCHED: dict[str, Any] = {
    "namespace": "springboard",
    "code": WATCHDOG,
    "domain": "scene-create",
    "allowance": "scene-create",
    "allowance_seconds": 19.5,
    "resource": "wall",
    "os_version": "16.4.1",
    "visibility": "foreground",
    "is_termination": True,
}


def report(termination: str, exception: str = "EXC_CRASH (SIGKILL)") -> str:
    return (
        f"Hardware Model:      iPhone11,2\nRole:                Background\n"
        f"OS Version:          iPhone OS 12.1.2 (16C101)\n\nException Type:  {exception}\n"
        f"Exception Codes: 0x0000000000000000, 0x0000000000000000\n{termination}\n"
        f"Triggered by Thread:  0\n\nThread 0 Crashed:\n0   Sample  0x0000000102bad000 main + 8\n"
    )


def kill(name: str, reason: str | None, *states: str) -> dict[str, Any]:
    """Returns a process of a jetsam event report."""
    entry: dict[str, Any] = {"states": list(states), "physicalPages": {"internal": [1, 2]}}
    return entry | {"rpages": 9, "name": name} | ({"reason": reason} if reason else {})


def jetsam(*processes: dict[str, Any]) -> str:
    header = {"bug_type": "298", "os_version": "iPhone OS 15.1 (19B74)"}
    body = {"build": "iPhone OS 15.1 (19B74)", "processes": list(processes)}
    return json.dumps(header) + "\n" + json.dumps(body, indent=2)


TABLE = """\
OS Version:          iPhone OS 7.1 (11D167)
Free pages:          900
Largest process:   Sample

     Name        <UUID>       rpages   [reason]          (state)
     other <aa00>   1113   [vm-pageshortage]  (resume)
     Sample <bb00>  22810   {reason}  (frontmost) (resume)
"""

RECOGNISED: dict[str, tuple[str, dict[str, Any]]] = {
    "ips": (IPS, LAUNCHED),
    "ips on one line each": (json.dumps(HEADER) + "\n" + json.dumps(BODY), LAUNCHED),
    "body alone": (json.dumps(BODY, indent=1), LAUNCHED),
    "body, no line ends": (json.dumps(BODY, separators=(",", ":")), LAUNCHED),
    "cut off after the event": (IPS[: IPS.index('"WatchdogVisibility')], {
        **LAUNCHED, "visibility": "background",
    }),
    "cut off inside the termination": (IPS[: IPS.index('"reasons"')], {
        "namespace": "springboard", "code": WATCHDOG, "os_version": "16.4.1",
        "visibility": "foreground", "is_termination": True,
    }),
    "quoted in mail": ("\n> ".join(IPS.splitlines()), LAUNCHED),
    "text": (report(
        "Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d\n"
        "Termination Description: SPRINGBOARD, \n    process-launch watchdog transgression: "
        "com.example.sample\n    exhausted real (wall clock) time allowance\n    of 20.00 seconds "
        "|  | ProcessVisibility: Unknown | WatchdogEvent: process-launch | WatchdogVisibility: "
        "Foreground"
    ), {
        "namespace": "springboard", "code": WATCHDOG, "domain": "process-launch",
        "allowance": "process-launch", "allowance_seconds": 20.0, "resource": "wall",
        "os_version": "12.1.2", "visibility": "foreground", "is_termination": True,
    }),
    "text, no description": (report("Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d"), {
        "namespace": "runningboard", "code": WATCHDOG, "os_version": "12.1.2",
        "visibility": "background", "is_termination": True,
    }),
    "text of newer systems": (report(
        "Termination Reason: FRONTBOARD 2343432205 \n<RBSTerminateContext| domain:10 "
        "code:0x8BADF00D explanation:[app<com.example.sample>:9] Failed to terminate gracefully "
        "after 5.0s\nProcessVisibility: Unknown"
    ), {
        "namespace": "springboard", "code": WATCHDOG, "domain": "terminate",
        "allowance": "process-exit", "allowance_seconds": 5.0, "resource": "wall",
        "os_version": "12.1.2", "visibility": "background", "is_termination": True,
    }),
    "each line in backticks": ("\n\n".join(f"`{line}`" for line in report(
        "Termination Reason: FRONTBOARD 2343432205\n<RBSTerminateContext| domain:10 "
        "code:0x8BADF00D explanation:scene-update watchdog\ntransgression: app<a.b>:1 exhausted "
        "real\n(wall clock) time allowance of 10.00 seconds"
    ).splitlines()), {
        "namespace": "springboard", "code": WATCHDOG, "domain": "scene-update",
        "allowance": "scene-update", "allowance_seconds": 10.0, "resource": "wall",
        "os_version": "12.1.2", "visibility": "background", "is_termination": True,
    }),
    "in a comment": (
        "/* Seen on a tablet: 0x8BADF00D, a resume-like\n * scene-update watchdog\n * transgression"
        ", exhausted real (wall\n * clock) time allowance of\n * 10.00 seconds. */",
        {"code": WATCHDOG, "domain": "scene-update", "allowance": "scene-update",
         "allowance_seconds": 10.0, "resource": "wall", "is_termination": True},
    ),
    "full-width": (
        "OS Version\uff1a iPhone OS 9.3.5 \uff0813G36\uff09\nTermination Reason\uff1a "
        "Namespace\u3000<0xF>\uff0c Code 0xdead10cc",
        {"namespace": "runningboard", "code": HELD, "os_version": "9.3.5", "is_termination": True},
    ),
    "a blank namespace": ("Termination Reason: Namespace  , Code 0x8badf00d", {
        "code": WATCHDOG, "is_termination": True,
    }),
    "a namespace of no list": ("Termination Reason: Namespace CALLKIT, Code 0xbaadca11", {
        "namespace": "callkit", "code": 0xBAADCA11, "is_termination": True,
    }),
    "CPU time": (
        "Termination Description: SPRINGBOARD, scene-create watchdog transgression: com.example.a "
        "exhausted CPU time allowance of 2.40 seconds |  | ProcessVisibility: Background",
        {"namespace": "springboard", "code": WATCHDOG, "domain": "scene-create",
         "allowance": "scene-create", "allowance_seconds": 2.4, "resource": "cpu",
         "visibility": "background", "is_termination": True},
    ),
    "MetricKit": (json.dumps({"crashDiagnostics": [{"diagnosticMetaData": {
        "exceptionType": 10, "osVersion": "iPhone OS 17.4 (21E219)", "signal": 9,
        "terminationReason": "\n".join(CONTEXT[:2]),
    }}]}), {**LAUNCHED, "os_version": "17.4", "visibility": "background"}),
    "MetricKit, a crash": (json.dumps({
        "exceptionType": 1, "signal": 11, "terminationReason": "Namespace SIGNAL, Code 0xb",
    }), {"namespace": "signal", "code": 11, "is_termination": False}),
    "MetricKit, a crash without a reason": ("exceptionType: 6\nsignal: 5\nappVersion: 3", {
        "domain": "crash", "is_termination": False,
    }),
    "MetricKit, a crash with its memory": (json.dumps({"crashDiagnostics": [{
        "callStackTree": {"callStacks": []}, "diagnosticMetaData": {
            "exceptionType": 1, "exceptionCode": 1, "signal": 11,
            "osVersion": "iPhone OS 17.1 (21B74)",
            "virtualMemoryRegionInfo": "0 is not in any region.  Bytes before following region: 4",
            "terminationReason": "Namespace SIGNAL, Code 11 Segmentation fault: 11",
        },
    }]}), {"namespace": "signal", "code": 11, "os_version": "17.1", "is_termination": False}),
    "MetricKit, two diagnostics": (json.dumps({"crashDiagnostics": [
        {"diagnosticMetaData": {"exceptionType": 1, "signal": 11, "osVersion": "iPhone OS 17.1"}},
        {"diagnosticMetaData": {"exceptionType": 10, "signal": 9, "osVersion": "iPhone OS 17.2",
                                "terminationReason": "Namespace SPRINGBOARD, Code 0x8badf00d"}},
    ]}), {
        "namespace": "springboard", "code": WATCHDOG, "os_version": "17.2", "is_termination": True,
    }),
    "runningboardd": (
        "runningboardd [app<com.example.a(0B)>:31] Terminating with context: "
        "<RBSTerminateContext| domain:15 code:0x2182BAD2 explanation:timed out waiting for "
        '"Shared Background Assertion 4 for com.example.a" reportType:None>',
        {"namespace": "runningboard", "code": 0x2182BAD2, "domain": "Shared Background Assertion",
         "allowance": "background-task", "is_termination": True},
    ),
    "a context without a domain": (
        "with context <RBSTerminateContext| code:0xBADDD15C\n     explanation:purging caches of "
        "com.example.a reportType:None>",
        {"namespace": "runningboard", "code": 0xBADDD15C, "is_termination": True},
    ),
    "the app switcher": (
        "context:<RBSTerminateContext| domain:10 code:0xDEADFA11 explanation:swiped away "
        "ProcessVisibility: Background ProcessState: Suspended>",
        {"namespace": "springboard", "code": 0xDEADFA11, "visibility": "background",
         "is_termination": True},
    ),
    "launchd": (
        "launchd[1] [com.example.a [52]:] exited with exit reason (namespace: 15 code: "
        "0x2182bad4) - OS_REASON_RUNNINGBOARD, ran for 91ms",
        {"namespace": "runningboard", "code": 0x2182BAD4, "is_termination": True},
    ),
    "launchd, a constant": ("com.example.a exited due to OS_REASON_CODESIGNING, ran for 9ms", {
        "namespace": "codesigning", "is_termination": True,
    }),
    "launchd, a privacy switch": ("exited with exit reason (namespace: 11 code: 0x0) - x", {
        "namespace": "tcc", "code": 0, "is_termination": True,
    }),
    "launchd, jetsam": (
        "kernel memorystatus: killing_idle_process pid 61 [Sample] (long-idle-exit 0 700s) 900KB\n"
        "launchd exited with exit reason (namespace: 1 code: 0x11) - "
        "JETSAM_REASON_MEMORY_LONGIDLE_EXIT",
        {"namespace": "jetsam", "code": 17, "domain": "jetsam", "is_termination": True},
    ),
    "assertiond": (
        "assertiond [Sample:244] Forcing crash report with description: Sample:244 has active "
        'assertions beyond permitted time:\n<BKProcessAssertion: 0x1; "upload" (finishTask:180s); '
        "id:…1F> (owner: Sample:244)",
        {"domain": "finishTask", "allowance": "background-task", "allowance_seconds": 180.0,
         "resource": "wall", "is_termination": True},
    ),
    "SpringBoard, iOS 6": (
        "Exception Type:  00000020\nException Codes: 0x000000008badf00d\n\nApplication Specific "
        "Information:\nSample[12] has active assertions beyond permitted time: \n{(\n  "
        "<SBProcessAssertion: 0x2> identifier: Sending process: Sample[12] "
        "permittedBackgroundDuration: 600.000000 reason: finishTask owner pid:12\n)}",
        {"code": WATCHDOG, "domain": "finishTask", "allowance": "background-task",
         "allowance_seconds": 600.0, "resource": "wall", "is_termination": True},
    ),
    "after a fetch": (
        "has active assertions beyond permitted time: {( <BKProcessAssertion: 0x3> "
        "permittedBackgroundDuration: 40.000 reason: finishTaskAfterBackgroundContentFetching )}",
        {"domain": "finishTaskAfterBackgroundContentFetching",
         "allowance": "background-task-in-fetch", "allowance_seconds": 40.0, "resource": "wall",
         "is_termination": True},
    ),
    "an assertion, alone": (
        "permittedBackgroundDuration: 30.000000 reason: backgroundContentFetching owner pid:4",
        {"domain": "backgroundContentFetching", "allowance": "background-fetch",
         "allowance_seconds": 30.0, "resource": "wall"},
    ),
    "an assertion of no allowance": (
        "active assertions beyond permitted time: <BKProcessAssertion: 0x1> reason: snapshot",
        {"domain": "snapshot", "is_termination": True},
    ),
    "SpringBoard's log": (
        "SpringBoard [com.example.a] Provision violated for watchdog scene-update: "
        "<FBSProcessResourceProvision: 0x1; allowance: <; FBSProcessResourceAllowance; type: "
        "scheduledTime; timeValue: 3.50s>; violated: YES>",
        {"code": WATCHDOG, "domain": "scene-update", "allowance": "scene-update",
         "allowance_seconds": 3.5, "resource": "cpu", "is_termination": True},
    ),
    "SpringBoard's request": (
        '<FBSProcessTerminationRequest: 0x1; exceptionCode: "Watchdog Violation (0x8BADF00D)"; '
        'explanation: "process-exit watchdog transgression: com.example.a">',
        {"code": WATCHDOG, "domain": "process-exit", "allowance": "process-exit",
         "is_termination": True},
    ),
    "iOS 4": (
        "Exception Type:  00000020\nException Codes: 0x8badf00d\n\nApplication Specific "
        "Information:\ncom.example.a failed to launch in time",
        {"code": WATCHDOG, "domain": "launch", "allowance": "launch", "is_termination": True},
    ),
    "iOS 8": (
        "Application Specific Information:\ncom.example.a failed to scene-create after 19.70s "
        "(launch took 0.30s of total time limit 20.00s)",
        {"code": WATCHDOG, "domain": "scene-create", "allowance": "scene-create",
         "allowance_seconds": 19.7, "resource": "wall", "is_termination": True},
    ),
    "locked files": (
        "Sample[7] was suspended with locked system files:\n/private/var/mobile/a.sqlite",
        {"code": HELD, "domain": "suspended", "is_termination": True},
    ),
    "a locked file": (
        "[app<com.example.a>:7] was suspended while holding a shared file lock:\n  /var/a",
        {"code": HELD, "domain": "suspended", "is_termination": True},
    ),
    "VoIP wake-ups": (
        "Exception Codes: 0xbad22222\n\nSBUnsuspendLimit Sample[3] exceeded 15 wakes in 300 sec",
        {"code": 0xBAD22222, "domain": "SBUnsuspendLimit", "allowance": "voip-wake-rate",
         "is_termination": True},
    ),
    "a VoIP push": (
        "reason: 'Killing app because it never posted an incoming call to the system after "
        "receiving a PushKit VoIP push.'",
        {"domain": "VoIP push", "allowance": "voip-push-report", "is_termination": True},
    ),
    "fields": (
        "os_version: iOS 14.2\ntermination_namespace: <0xA>\ntermination_code: 2343432205\n"
        "domain: terminate\nallowance_seconds: 5.00\nresource: wall\n"
        "watchdog_event: process-exit\nwatchdog_visibility: Background",
        {"namespace": "springboard", "code": WATCHDOG, "domain": "process-exit",
         "allowance": "process-exit", "allowance_seconds": 5.0, "resource": "wall",
         "os_version": "14.2", "visibility": "background", "is_termination": True},
    ),
    "short fields": ("- **namespace**: RUNNINGBOARD\n- **code**: 0xdead10cc\n- domain: suspend", {
        "namespace": "runningboard", "code": HELD, "domain": "suspend", "is_termination": True,
    }),
    "a field alone": ("domain: background task", {
        "domain": "background task", "allowance": "background-task",
    }),
    "jetsam in fields": ("termination_code: vm-pageshortage\nstates: suspended", {
        "namespace": "jetsam", "code": 4, "domain": "jetsam", "is_termination": True,
    }),
    "jetsam": (jetsam(kill("a", None, "frontmost"), kill("b", "vm-pageshortage", "suspended")), {
        "namespace": "jetsam", "code": 4, "domain": "jetsam", "os_version": "15.1",
        "is_termination": True,
    }),
    "jetsam of the app in front": (jetsam(
        kill("a", "highwater", "daemon"), kill("b", "per-process-limit", "frontmost", "resume"),
        kill("c", "idle-exit", "suspended"),
    ), {
        "namespace": "jetsam", "code": 7, "domain": "jetsam", "os_version": "15.1",
        "visibility": "foreground", "is_termination": True,
    }),
    "jetsam for several reasons": (jetsam(kill("a", "highwater"), kill("b", "idle-exit")), {
        "namespace": "jetsam", "domain": "jetsam", "os_version": "15.1", "is_termination": True,
    }),
    "jetsam of the largest process": (
        jetsam(kill("a", "highwater"), kill("Sample", "vm-pageshortage"), kill("b", "idle-exit"))
        .replace('"processes"', '"largestProcess": "Sample", "processes"'),
        {"namespace": "jetsam", "code": 4, "domain": "jetsam", "os_version": "15.1",
         "is_termination": True},
    ),
    "jetsam for an unknown reason": (jetsam(kill("a", "something-new")), {
        "namespace": "jetsam", "domain": "jetsam", "os_version": "15.1", "is_termination": True,
    }),
    "jetsam of nothing": (jetsam(kill("a", None)), {
        "namespace": "jetsam", "domain": "jetsam", "os_version": "15.1",
    }),
    "jetsam cut out of a report": (
        '..."rpages" : 70,\n "reason" : "fc-thrashing",\n "states" : [ "frontmost" ], "pid" : 4 },',
        {"namespace": "jetsam", "code": 6, "domain": "jetsam", "visibility": "foreground",
         "is_termination": True},
    ),
    "jetsam, a table": (TABLE.format(reason="[per-process-limit]"), {
        "namespace": "jetsam", "code": 7, "domain": "jetsam", "os_version": "7.1",
        "visibility": "foreground", "is_termination": True,
    }),
    "jetsam, a table of iOS 5": (
        "Largest process:   Sample\n\n  Sample <cc>   7763 (active)\n  other <dd> 548 (jettisoned)",
        {"namespace": "jetsam", "code": 1, "domain": "jetsam", "is_termination": True},
    ),
    "kernel": (
        "kernel 41.082 memorystatus: killing_specific_process pid 449 [Sample] (per-process-limit "
        "3) 2331KB - memorystatus_available_pages: 50117",
        {"namespace": "jetsam", "code": 7, "domain": "jetsam", "is_termination": True},
    ),
    "the analytics helper": ("Process Sample [449] killed by jetsam reason highwater", {
        "namespace": "jetsam", "code": 2, "domain": "jetsam", "is_termination": True,
    }),
    "kernel, two reasons": (
        "killing_top_process pid 1 [a] (vm-pageshortage 0)\n"
        "killing_idle_process pid 2 [b] (idle-exit 0)",
        {"namespace": "jetsam", "domain": "jetsam", "is_termination": True},
    ),
    "a fatal limit": ("EXC_RESOURCE -> Sample[9] exceeded mem limit: ActiveHard 50 MB (fatal)", {
        "namespace": "jetsam", "code": 7, "domain": "jetsam", "is_termination": True,
    }),
    "a limit that is not fatal": ("a[9] exceeded mem limit: ActiveSoft 50 MB (non-fatal)", {
        "is_termination": False,
    }),
    "CPU use": ("Event:            cpu usage\nAction taken:     none\nCPU limit:  48s", {
        "domain": "cpu usage", "allowance": "cpu-usage", "is_termination": False,
    }),
    "CPU use, fatal": ("Event:  cpu usage\nAction taken:     Process killed\nCPU used: 48s", {
        "domain": "cpu usage", "allowance": "cpu-usage", "is_termination": True,
    }),
    "wake-ups": ("Event:  wakeups\nAction taken:  none\nWakeups: 45001 over 61 seconds", {
        "domain": "wakeups", "is_termination": False,
    }),
    "not fatal": (
        "Exception Type: EXC_RESOURCE\nException Subtype: CPU\nException Note: NON-FATAL CONDITION",
        {"is_termination": False},
    ),
    "a warning": (
        '[BackgroundTask] Background Task 8 ("Saving\nphotos"), was created over 30 seconds ago.',
        {"domain": "Background Task", "allowance": "background-task", "allowance_seconds": 30.0,
         "resource": "wall", "is_termination": False},
    ),
    # Wording: developer.apple.com/forums/thread/729335, OneSignal/OneSignal-iOS-SDK/issues/1205
    "a warning of a task past its time": (
        "Sample[3:4] [BackgroundTask] Background task still not ended after expiration handlers "
        "were called: <_UIBackgroundTaskInfo: 0x2>: taskID = 9, taskName = save, creationTime = 90 "
        "(elapsed = 26).",
        {"domain": "Background task", "allowance": "background-task", "is_termination": False},
    ),
    # Wording: katzer/cordova-plugin-background-mode/issues/485
    "a task that is not there": (
        "Can\u2019t end BackgroundTask: no background task exists with identifier 4 (0x4), or it "
        "may have already been ended.",
        {"domain": "Can't end BackgroundTask", "is_termination": False},
    ),
    "a warning before an end": (
        'Background Task 8 ("a"), was created over 30 seconds ago.\n[Sample:2] Forcing crash '
        "report with description: Sample:2 has active assertions beyond permitted time:\n"
        '<BKProcessAssertion: 0x1; "a" (finishTask:180s)>',
        {"domain": "finishTask", "allowance": "background-task", "allowance_seconds": 180.0,
         "resource": "wall", "is_termination": True},
    ),
    # Wording: immich-app/immich/issues/54
    "SpringBoard, jetsam": (
        "[application<com.example.a>:82] Process exited: <RBSProcessExitContext| specific, "
        "status:<RBSProcessExitStatus| domain:jetsam(1) code:per-process-limit(7)>>.",
        {"namespace": "jetsam", "code": 7, "domain": "jetsam", "is_termination": True},
    ),
    "SpringBoard, a signal": (
        "Process exited: <RBSProcessExitContext| specific,\n status:<RBSProcessExitStatus| "
        "domain:signal(2) code:SIGSEGV(11)>>",
        {"namespace": "signal", "code": 11, "is_termination": False},
    ),
    "SpringBoard, a code alone": (
        "with context <RBSProcessExitContext| status:<RBSProcessExitStatus| "
        "domain:runningboard(15) code:0xdead10cc>>",
        {"namespace": "runningboard", "code": HELD, "is_termination": True},
    ),
    "SpringBoard, an exit": ("[app<a.b>:8] Process exited: <RBSProcessExitContext| voluntary>", {
        "domain": "exit", "is_termination": False,
    }),
    # Wordings: Ranchero-Software/NetNewsWire/issues/4045, ms-intune-app-sdk-ios/issues/137
    "runningboardd, by launchd": (
        "[app<com.example.a>:78] termination reported by launchd (15, 3135099228, 9)",
        {"namespace": "runningboard", "code": 0xBADDD15C, "is_termination": True},
    ),
    "runningboardd, a signal": ("[app<a.b>:4] termination reported by launchd (2, 10, 10)", {
        "namespace": "signal", "code": 10, "is_termination": False,
    }),
    "runningboardd, a status": ("[app<a.b>:4] termination reported by launchd (0, 0, 139)", {
        "namespace": "signal", "code": 11, "is_termination": False,
    }),
    "runningboardd, an exit": ("[app<a.b>:4] termination reported by launchd (0, 0, 256)", {
        "domain": "exit", "is_termination": False,
    }),
    # Wording: developer.apple.com/forums/thread/759754
    "runningboardd, asked by another": (
        "Received termination request from [osservice<com.apple.dasd>:7] on <RBSProcessPredicate> "
        "with context <RBSTerminateContext| explanation:a demo",
        {"namespace": "runningboard", "is_termination": True},
    ),
    # Wordings: blog.s21g.com/articles/1859
    "SpringBoard, iOS 4": (
        "SpringBoard[15] : Sample[48] has active assertions beyond permitted time:\n{(\n"
        "identifier: Suspending process: Sample[48] permittedBackgroundDuration: 10.000000 reason: "
        "suspend owner\n)}",
        {"domain": "suspend", "allowance": "suspend", "allowance_seconds": 10.0, "resource": "wall",
         "is_termination": True},
    ),
    "SpringBoard, a forced report": ("SpringBoard[15] : Forcing crash report of Sample[48]...", {
        "domain": "Forcing crash report", "is_termination": True,
    }),
    "SpringBoard, iOS 4, a signal": ("Application 'a' exited abnormally with signal 9: Killed", {
        "namespace": "signal", "code": 9,
    }),
    "launchd, iOS 4": ("(UIKitApplication:com.example.a[0xc34]) Exited: Killed", {
        "namespace": "signal", "code": 9,
    }),
    "launchd, a crash": ("(UIKitApplication:com.example.a[0xc34]) Exited: Segmentation fault: 11", {
        "namespace": "signal", "code": 11, "is_termination": False,
    }),
    "launchd, a signal": ("[a.b [67]:] exited due to SIGPIPE | sent by Sample[67], ran for 9ms", {
        "namespace": "signal", "code": 13, "is_termination": False,
    }),
    # Wording: a public sample, "SQL Cipher vs. shared data containers" (no address was stored)
    "SpringBoard, locked files": (
        "Forcing crash report of <FBApplicationProcess: 0x1; Sample; pid: 4> (reason: 4, "
        "description: <FBApplicationProcess: 0x1; Sample; pid: 4> was suspended with locked system "
        "files:\n /var/a)",
        {"code": HELD, "domain": "suspended", "is_termination": True},
    ),
    # Wording: Instabug/Instabug-iOS/issues/305
    "assertiond, a URL session": (
        "[Sample:41] Forcing crash report with description: Sample:41 has active assertions beyond "
        'permitted time: \n<BKProcessAssertion: 0x1; "handlesession a" (backgroundDownload:30s)>',
        {"domain": "backgroundDownload", "allowance": "url-session-events",
         "allowance_seconds": 30.0, "resource": "wall", "is_termination": True},
    ),
    # Wording: wanliyunyan/xray_ios/issues/19
    "kernel, in a high band": (
        "memorystatus: killing process 382 [Sample] in high band FOREGROUND (100) - "
        "memorystatus_available_pages: 1731",
        {"namespace": "jetsam", "domain": "jetsam", "is_termination": True},
    ),
    "a stackshot": ("Exception Type:  00000020\nException Codes: 0xbaaaaaad", {
        "code": 0xBAAAAAAD, "is_termination": False,
    }),
    "a crash": (report("Termination Reason: Namespace SIGNAL, Code 0xb", "EXC_A (SIGSEGV)"), {
        "namespace": "signal", "code": 11, "os_version": "12.1.2", "visibility": "background",
        "is_termination": False,
    }),
    "a crash that names a code": (
        report("Syslog: 0x8badf00d, scene-update watchdog transgression", "EXC_CRASH (SIGABRT)"),
        {"domain": "crash", "os_version": "12.1.2", "visibility": "background",
         "is_termination": False},
    ),
    "a signal from outside": (report("Termination Reason: SIGNAL 9 Killed: 9"), {
        "namespace": "signal", "code": 9, "os_version": "12.1.2", "visibility": "background",
    }),
    "privacy": (json.dumps({
        "exception": {"type": "EXC_CRASH", "signal": "SIGABRT"},
        "termination": {"flags": 518, "code": 0, "namespace": "TCC", "details": ["an odd }"]},
    }), {"namespace": "tcc", "code": 0, "is_termination": False}),
    "dyld": (report("Termination Reason: DYLD, [0x1] Library missing", "EXC_CRASH (SIGABRT)"), {
        "namespace": "dyld", "code": 1, "os_version": "12.1.2", "visibility": "background",
        "is_termination": False,
    }),
    "code signing": (
        report("Termination Reason: CODESIGNING 2 Invalid Page", "EXC_A (SIGKILL - CODESIGNING)"),
        {"namespace": "codesigning", "code": 2, "os_version": "12.1.2", "visibility": "background",
         "is_termination": True},
    ),
    "a guard, of 64 bits": (
        report("Termination Reason: GUARD 4611686026017324094 ", "EXC_GUARD"),
        {"namespace": "guard", "code": 4611686026017324094, "os_version": "12.1.2",
         "visibility": "background", "is_termination": True},
    ),
    "killed, no reason": (report(""), {
        "os_version": "12.1.2", "visibility": "background", "is_termination": True,
    }),
    "a code, named": ("We saw 0xDEAD10CC again.", {
        "code": HELD,
    }),
    "a code and who": ("FRONTBOARD, 2343432205, twice this week.", {
        "namespace": "springboard", "code": WATCHDOG,
    }),
    "a head alone": ("OS Version:          iPhone OS 13.3.1 (17D50)\nRole: Foreground", {
        "os_version": "13.3.1",
    }),
}  # fmt: skip
