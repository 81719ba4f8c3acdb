"""Says what messages of UIKit, BackgroundTasks, SpringBoard, RunningBoard, backboardd, dasd and the
kernel mean for an app."""

from __future__ import annotations

import re
from typing import NamedTuple

from .._native.enums import AppState, Callback, Occurrence
from .subjects import APP

__all__ = ["APP_NEEDLES", "OTHER_NEEDLES", "SYSTEM", "Kind", "Meaning", "meaning"]


class Kind:
    """The kinds of messages."""

    LAUNCH = "launch"
    """The process starts."""
    RUNNING = "running"
    """The process starts, or is resumed."""
    STATE = "state"
    """The state of the app."""
    NOTE = "note"
    """A fact that only a record of the kind `note` can express."""
    TASK_BEGUN = "task-begun"
    TASK_ENDED = "task-ended"
    INTERRUPTED = "interrupted"
    """Something covers the app."""
    REQUEST = "request"
    """A request for a background task is submitted or cancelled."""
    ENTERED = "entered"
    """A callback is called."""
    COMPLETED = "completed"
    """The app has said that the callback's work is done."""
    REPORT = "report"
    """A sentence that says, or may say, why the process ends."""
    GONE = "gone"
    """The process has ended."""
    NAMED = "named"
    """The message gives the name of a process."""


class Meaning(NamedTuple):
    """The meaning of a message."""

    kind: str
    app: str = ""
    """The bundle identifier or the name of the process; "" if the message is about the process that
    wrote it."""
    pid: int = 0
    """The pid; 0 if the message does not say."""
    word: str = ""
    """The part of the message that has this meaning."""
    code: AppState | Callback | Occurrence | None = None
    """The state, the callback or the event."""
    token: int = 0
    """The number of the background task."""
    loses: str = ""
    """What the message leaves open; "" if it leaves nothing open."""
    request: str = ""
    """The identifier of a requested background task, or the app of a silent push; "" for any other
    message."""


#: System processes. A callback in their own messages is not a callback of an app.
SYSTEM = frozenset(
    (
        "CommCenter PerfPowerServices PowerUIAgent ReportCrash SpringBoard UserEventAgent "
        "WindowServer apsd assertiond audiomxd backboardd biomed bluetoothd callservicesd "
        "cameracaptured cfprefsd chronod contextstored coreduetd dasd duetexpertd gamepolicyd "
        "healthd identityservicesd installd kernel launchd linkd locationd logd lsd mediaserverd "
        "nehelper nesessionmanager nsurlsessiond osanalyticshelper powerd rapportd remindd "
        "routined runningboardd searchd securityd sharingd suggestd symptomsd syslogd tccd "
        "thermalmonitord trustd useractivityd watchdogd wifid"
    ).split()
)

_FRONT = "active or inactive"
_LATER = "whether the app has been told"
_RESUMED = "a launch, or the return of a suspended app"
_SIDE = "in the background or in the foreground"
_ASKED = "whether a process was started"
_WHY = "what covers the app, and for how long"
_TASK = "when the task began"
_WOKEN = "whether the app is woken"
_STARTED = "whether iOS or a debugger started the task"
#: All patterns for `app<...>` and `application<...>` contain this text.
_APP = "(?:app|application)<"
_BUNDLE = r"[A-Za-z0-9][\w.-]{0,199}"
_PID = r"(?P<pid>[0-9]{1,10})"
#: Prefixes of the activities that wake an app.
_ACTIVITIES = ("bgRefresh-", "bgProcessing-", "com.apple.pushLaunch.")
_ACTIVITY = r"(?P<request>[\w.-]{1,200}):[0-9A-F]{6}"

#: The known messages. Each row has a text that the message contains, the message's pattern, and the
#: meaning. The groups of the pattern add details to the meaning. The first match counts.
_MESSAGES: tuple[tuple[str, str, str], ...] = (
    ("ootstrap success", rf"{APP} Bootstrap success", Kind.LAUNCH),
    ("tracking process", rf"Now tracking process: {APP}", Kind.LAUNCH),
    (
        "tracking process",
        rf"Now tracking process <BKProcess: \w{{1,20}}; (?P<name>[^;\n]{{1,100}}); "
        rf"(?P<app>{_BUNDLE}); pid: {_PID}; agency: Application;",
        Kind.LAUNCH,
    ),
    ("to bootstrap a new", rf"Asked to bootstrap a new process with identity: {APP}", "asked"),
    ("ootstrapping app", rf"Bootstrapping {APP}", "asked"),
    (
        "task state to: ",
        rf"{APP} Setting process task state to: (?P<task>Running|Suspended|Not Running)",
        "task",
    ),
    ("visibility to: ", rf"{APP} Setting process visibility to: (?P<side>\w{{1,24}})", "side"),
    (
        "SBApplicationProcessState",
        rf"state changed for (?P<app>{_BUNDLE}): <SBApplicationProcessState: \w{{1,20}}; "
        rf"pid: (?P<pid>-?[0-9]{{1,10}}); taskState: (?P<task>[\w ]{{1,24}}); "
        r"visibility: (?P<side>\w{1,24})",
        "both",
    ),
    ("Suspending task.", rf"{APP} Suspending task\.", "suspended"),
    ("Resuming task.", rf"{APP} Resuming task\.", "resumed"),
    ("running-suspended", rf"Calculated state for {APP}: running-suspended\b", "suspended"),
    (
        "running-suspended",
        rf"Received state update for {_PID} \({APP.replace('?P<pid>', '')}, running-suspended\b",
        "suspended",
    ),
    (
        "(most elevated: ",
        rf"\b{_PID} (?P<app>{_BUNDLE}): (?P<elevated>\w{{1,40}}) \(most elevated: ",
        "elevated",
    ),
    (
        "deactivation reasons to: ",
        rf"\[(?:sceneID:)?(?P<app>{_BUNDLE}?)(?:-default|-[0-9A-F]{{8}}-[0-9A-F-]{{27}})?\] "
        r"Setting deactivation reasons to: '(?P<reasons>[^'\n]{0,400})'",
        "covered",
    ),
    (
        "deactivation reasons: ",
        r"Deactivation reason (?:added|removed): \w{1,40}; "
        r"deactivation reasons: \w{1,20} -> \w{1,20}",
        "reason",
    ),
    (
        "reated background task <",
        r"Created background task <_UIBackgroundTaskInfo: \w{1,20}>: "
        r"taskID = (?P<token>[0-9]{1,18})\b",
        Kind.TASK_BEGUN,
    ),
    (
        "nding background task with",
        r"Ending background task with UIBackgroundTaskIdentifier: (?P<token>[0-9]{1,18})\b",
        Kind.TASK_ENDED,
    ),
    (
        "was created over",
        r"Background Task (?P<token>[0-9]{1,18}) \(.{0,400}?\),\s{1,4}was created over "
        r"[0-9]{1,6}\s{1,4}sec",
        "old",
    ),
    (
        "still not ended",
        r"Background task still not ended .{0,200}?taskID = (?P<token>[0-9]{1,18})\b",
        "old",
    ),
    ("task: <BG", r"Running task: <BG\w{1,40}Task: [^<>\n]{1,200}>", Kind.ENTERED),
    ("Marking task ", r"Marking task .{1,200}? complete with success: [01]", Kind.COMPLETED),
    *(
        (begins, form.format(re.escape(begins) + _ACTIVITY), says)
        for begins in _ACTIVITIES
        for form, says in (
            (r"Submitting task request activity: {}", "submitted"),
            (r"CANCELED: {} at priority", "cancelled" if begins.startswith("bg") else "decided"),
            (r"{}:\[.*FinalDecision: (?:Must Not|Can) Proceed", "decided"),
        )
    ),
    (
        "foreground application to: ",
        rf"Setting foreground application to: (?P<app>{_BUNDLE}) \({_PID}\)",
        "front",
    ),
    ("will expire soon", rf"Assertions for process will expire soon: {APP}", "expiring"),
    ("xpiration handlers", r"Firing background task expiration handlers", "expiring"),
    ("==> container", rf"/(?P<name>[^/\n]{{1,100}})\[{_PID}\] ==> container", Kind.NAMED),
    ("Corpse allowed", rf"\b(?P<name>[\w.-]{{1,100}})\[{_PID}\] Corpse allowed", Kind.NAMED),
    ("by launchd (", rf"{APP} termination reported by launchd \(", Kind.REPORT),
    ("Process exited: <", rf"{APP} Process exited: <", Kind.REPORT),
    (
        "TerminateContext",
        r"[Tt]erminat\w{2,4} \w{0,40}.{0,400}?<(?:RBS|FBS?)\w{0,12}TerminateContext",
        Kind.REPORT,
    ),
    ("TerminationRequest", r"<FBS?ProcessTerminationRequest", Kind.REPORT),
    ("Provision violated", r"Provision violated for watchdog", Kind.REPORT),
    ("watchdog transgression", r"watchdog transgression", Kind.REPORT),
    ("beyond permitted", r"has active assertions beyond permitted time", Kind.REPORT),
    ("Forcing crash report", r"Forcing crash report", Kind.REPORT),
    (
        "memorystatus",
        r"memorystatus: killing[_ ]\w{0,24}|exceeded mem limit: [^\n]{0,60}\(fatal\)",
        Kind.REPORT,
    ),
    ("killed by jetsam reason", r"killed by jetsam reason", Kind.REPORT),
    ("SBUnsuspendLimit", r"SBUnsuspendLimit [^\n]{1,80}exceeded", Kind.REPORT),
    ("exited", r"\bexited (?:abnormally|due to|with exit reason)|\) Exited: ", Kind.REPORT),
    (
        "erminating",
        r"\*\*\* Terminating app due to uncaught exception|libc\+\+abi(?:\.dylib)?: terminating",
        "crash",
    ),
    ("locked system files", rf"{APP} was suspended with locked system files", "suspended"),
    ("Removing process: ", rf"Removing process: {APP}", Kind.GONE),
    ("connection invalidated", rf"{APP} Workspace connection invalidated", Kind.GONE),
)
_FORMS = tuple((needle, re.compile(form, re.DOTALL), says) for needle, form, says in _MESSAGES)
#: A line without any of these texts has no known message. The texts of APP_NEEDLES count only in
#: lines that also have `app<` or `application<`.
APP_NEEDLES = tuple(dict.fromkeys(needle for needle, form, _ in _MESSAGES if _APP in form))
OTHER_NEEDLES = tuple(
    dict.fromkeys(needle for needle, form, _ in _MESSAGES if _APP not in form)
)

#: Deactivation reasons that mean that something covers the app in front. Other reasons also occur
#: when an app is launched, or enters or leaves the foreground.
_COVERS = frozenset({"controlCenter", "notificationCenter", "siri", "systemPrompt", "incomingCall"})


def _told(says: str, groups: dict[str, str | None], base: Meaning) -> Meaning | None:
    """Adds the state of the app, or an interruption, from the groups of the pattern to a meaning.
    Returns None if the message says nothing about the app."""
    task, side = groups.get("task"), groups.get("side")
    if says in ("both", "side", "task"):
        if task == "Not Running":
            return base._replace(kind=Kind.GONE)
        if task == "Suspended":
            return base._replace(kind=Kind.STATE, code=AppState.SUSPENDED)
        if side == "Foreground":
            return base._replace(kind=Kind.NOTE, loses=_FRONT)
        if side == "Background" and task == "Running":
            return base._replace(kind=Kind.STATE, code=AppState.BACKGROUND, loses=_LATER)
        if side == "Background":
            return base._replace(kind=Kind.NOTE, loses="running or suspended")
        return base._replace(kind=Kind.RUNNING, loses=_RESUMED) if says == "task" else None
    if says == "elevated":
        elevated = groups["elevated"] or ""
        if "Suspended" in elevated:
            return base._replace(kind=Kind.STATE, code=AppState.SUSPENDED)
        if elevated.startswith("Background"):
            return base._replace(kind=Kind.STATE, code=AppState.BACKGROUND, loses=_LATER)
        return base._replace(kind=Kind.NOTE, loses=_FRONT) if "Foreground" in elevated else None
    if says == "covered":
        reasons = {word.strip() for word in (groups["reasons"] or "").split(",")}
        if not reasons & _COVERS:
            return base._replace(kind=Kind.NOTE, loses=_WHY)
        return base._replace(
            kind=Kind.INTERRUPTED, code=Occurrence.BEGIN_INTERRUPTION, loses=_WHY
        )
    return None


#: Meanings that do not depend on groups of the pattern.
_PLAIN = {
    "asked": Meaning(Kind.NOTE, loses=_ASKED),
    "resumed": Meaning(Kind.NOTE, loses=_SIDE),
    "suspended": Meaning(Kind.STATE, code=AppState.SUSPENDED),
    "reason": Meaning(Kind.NOTE, loses=_WHY),
    "old": Meaning(Kind.TASK_BEGUN, loses=_TASK),
    "expiring": Meaning(Kind.NOTE, loses="which background tasks are open"),
    "crash": Meaning(Kind.REPORT),
    "front": Meaning(Kind.NOTE, loses=_FRONT),
    Kind.ENTERED: Meaning(Kind.ENTERED, code=Callback.BGTASK_LAUNCH_HANDLER, loses=_STARTED),
    Kind.COMPLETED: Meaning(Kind.COMPLETED, code=Callback.BGTASK_LAUNCH_HANDLER, loses=_STARTED),
    "submitted": Meaning(Kind.REQUEST, code=Occurrence.SUBMIT_REQUEST, loses=_WOKEN),
    "cancelled": Meaning(Kind.REQUEST, code=Occurrence.CANCEL_REQUEST, loses=_WOKEN),
    "decided": Meaning(Kind.NOTE, loses=_WOKEN),
}


def meaning(message: str) -> Meaning | None:
    """Returns what a message means, or None if that is not certain.

    >>> meaning("[app<com.example.a>:7] Suspending task.").code.label
    'suspended'
    """
    for needle, form, says in _FORMS:
        match = form.search(message) if needle in message else None
        if match is None:
            continue
        groups: dict[str, str | None] = match.groupdict()
        pid = int(groups.get("pid") or 0)
        base = _PLAIN.get(says, Meaning(says))._replace(
            app=groups.get("app") or groups.get("name") or "",
            pid=max(pid, 0),
            word=match[0],
            token=int(groups.get("token") or 0),
            request=groups.get("request") or "",
        )
        if says in ("both", "side", "task", "elevated", "covered"):
            return _told(says, groups, base)
        return base
    return None
