"""Reads and audits traces and logs from other projects as `check` does, and compares the results
with their sources.

Rules cite many of these sources, so this test mainly shows whether the auditor applies the rules
correctly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Callback, Record
from lifecycle_policy.checks.assumed import Told, context_of_log, shown_of, versions_of_text
from lifecycle_policy.checks.logs import Log, LogSettings
from lifecycle_policy.checks.model import Checked, Level
from lifecycle_policy.readers import reader_of
from lifecycle_policy.readers.model import Entry, Item, Reader, Report, Source, Unread
from lifecycle_policy.readers.times import moment

from places import corpus, corpus_index


#: For each file, the records that its source states only in prose, so no reader finds them. The
#: numbers are those of lines. A record of line 0 comes after the last line.
PROSE: dict[str, dict[int, Record]] = {
    "bgsession_wake_kill_30s.trace.txt": {
        # The system wakes the app for this callback. The trace shows only the callback that the
        # URL session of the app sends later.
        6: Record("entered", Callback.HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION),
        9: Record("ended", "url-session-expired"),
    },
    "fetch_overrun_43s.trace.txt": {
        # The app was launched for a fetch, as the end of its process shows.
        5: Record("entered", Callback.PERFORM_FETCH),
        6: Record("ended", "background-fetch-expired"),
    },
    "fries_force_quit_background_ios4.trace.txt": {0: Record("ended", "user-force-quit")},
    "fries_low_battery_background_ios4.trace.txt": {0: Record("ended", "reboot")},
    "suspended_swiped_away.trace.txt": {0: Record("ended", "user-force-quit")},
    "scene_kill_iphone_not_frontmost.trace.txt": {0: Record("ended", "user-force-quit")},
}
#: What the app of a file declares, according to the source of the file.
APPS: dict[str, dict[str, Any]] = {
    "icon_launch_wrong_callbacks_360845.trace.txt": {"background_modes": ["audio"]},
    "unity_exit_on_suspend_doc.trace.txt": {"exits_on_suspend": True},
}
#: Files that need a value of --logs, each with the reason: some callbacks of a group are left out,
#: or the source says that all callbacks of a group are shown.
SHOWN: dict[str, tuple[str, str]] = {
    "bgfetch_then_open_kaiinui.trace.txt": (
        "app,seen,-applicationWillEnterForeground:",
        "the author left out applicationWillEnterForeground:",
    ),
    "scene_adopted_app_delegate_silent.trace.txt": (
        "seen",
        "the author shows two notifications alone",
    ),
    "scene_lemonbrush_return_wrong.trace.txt": ("scenes", "the notes list all callbacks"),
    "nslog_launch_and_return.log": ("seen", "the app writes in two methods only"),
}


class Ours(NamedTuple):
    """The expected findings of the auditor for a file that is not simply legal."""

    found: tuple[str, ...]
    """The findings of the auditor, except notes, and the ends of processes."""
    reason: str
    differs: bool = False
    """Whether the verdict of the auditor differs from the verdict in the index."""
    rules: tuple[str, ...] = ()
    """Rules that allow some of the records."""


#: Files without a record, each with the reason.
NOT_AUDITED = {
    "silent_push_killed_by_user_doc.trace.txt": "nothing is called; a relaunch is asked about it",
    "memory_kill_no_callback_lantern.trace.txt": "an extension, which has no life cycle of an app",
    "nse_dyld_exit.oslog": "the end of an extension, not of an app",
    "macos_runningboardd.oslog": "macOS",
    "securityd_locked_launch.oslog": "no line tells of the life cycle",
    "onesignal_handler_25s.log": "the words of an SDK",
}
#: The expected results of all other files. Legal files without errors and warnings are omitted.
OURS: dict[str, Ours] = {
    # ---- illegal ----
    "scene_lemonbrush_return_wrong.trace.txt": Ours(
        ("8: violation missing [transition.scenes.connect.front]",),
        "from the background, a scene becomes inactive first",
    ),
    "bgsession_wake_kill_30s.trace.txt": Ours(
        (
            "9: violation overrun [deadline.url-session-events.7]",
            "9: note end [transition.end.url-session]",
        ),
        "the clock starts with the wake-up, and the end says that nothing was completed",
    ),
    "fetch_overrun_43s.trace.txt": Ours(
        (
            "6: violation overrun [deadline.background-fetch]",
            "6: note end [transition.end.background-fetch]",
        ),
        "the clock starts with the wake-up, and the end says that nothing was completed",
    ),
    "frontboard_launch_watchdog_20s.syslog": Ours(
        ("4: violation end [deadline.process-launch]",), "the watchdog says what took too long"
    ),
    "locked_files_at_suspension.oslog": Ours(
        ("3: violation end [conduct.file-lock.suspended]",), "the code says what was kept"
    ),
    "bgtask_leak_2016_two_assertions.txt": Ours(
        ("1: violation end [deadline.background-task.7]",), "the system says what was not ended"
    ),
    # ---- legal, with errors or warnings ----
    "bgtask_over_30s_warning.log": Ours(
        ("3: warning end [report.end]",), "UIKit warns of a task; nothing has ended yet"
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
    "flutter_155754_lock_ios18.trace.txt": Ours((), "one record; a log may begin with any"),
    "flutter_168356_push_viewcontroller.trace.txt": Ours(
        (), "states of a view, which may leave the app's alone"
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
        ("6: warning end [termination.namespace.signal]",),
        "the code of the end is a signal",
    ),
}


def items_of(path: Path) -> tuple[Reader | None, list[Item]]:
    """Reads a file, and adds the records that its source states in prose."""
    with path.open("rb") as file:
        source = Source(path.name, file)
        reader = reader_of(source, "text" if path.name in PROSE else None)
        items = [] if reader is None else list(reader.read(source))
    prose = PROSE.get(path.name, {})
    lines = path.read_text(encoding="utf-8").splitlines()
    lines_read = (Entry, Unread)
    kept = [one for one in items if not (isinstance(one, lines_read) and one.line in prose)]
    for number, record in prose.items():
        line = number or len(lines)
        text = lines[line - 1]
        time = moment(text.split(" ")[0])
        kept.append(Entry(line, record._replace(time=time), text))
    return reader, sorted(kept, key=lambda item: item.line)


def settings_of(file: str, os_text: str, framework: str, shows: str | None) -> LogSettings:
    """Returns the settings for a file, according to its row of the index."""
    given: dict[str, Any] = {"multiple_scenes": False}  # no source mentions a second window
    if framework.startswith("UIKit"):
        given["scenes"] = framework == "UIKit scenes"
    first, last = versions_of_text(os_text) or (lp.OSVersion(4, 0), lp.OSVersion.newest_major())
    idiom = lp.Idiom.PAD if "iPad" in os_text else None
    idiom = lp.Idiom.PHONE if os_text.endswith("iPhone") else idiom
    context = lp.Context(
        first,
        os_last=last,
        app=lp.App(**{**given, **APPS.get(file, {})}),
        facts=replace(lp.DeviceFacts.unknown(), idiom=idiom),
    )
    return LogSettings(context=context, logs=shows)


def checked(reader: Reader, items: list[Item], settings: LogSettings, name: str) -> Checked:
    """Audits the records as the command `check` does."""
    found = Checked(file=name)
    log = Log(reader, settings, found)
    for item in items:
        log.add(item)
    log.audit()
    return found


def told(found: Checked) -> tuple[str, ...]:
    """Describes the ends, and the findings except notes, in a few words."""
    return tuple(
        f"{one.line}: {one.level.label} {one.kind.rpartition('.')[2]} [{one.rule}]"
        for one in found.findings
        if one.level is not Level.NOTE or one.kind == "audit.end"
    )


def rules_of(items: list[Item], settings: LogSettings) -> Iterator[str]:
    """Yields the rules that allow the records."""
    entries = [item for item in items if isinstance(item, Entry)]
    codes = [entry.record.code for entry in entries]
    log = Told(
        {code for code in codes if isinstance(code, Callback)},
        {code for code in codes if isinstance(code, lp.Notification)},
    )
    context, _ = context_of_log(settings.context, log, has_os=True)
    shown, _ = shown_of(log, settings.logs)
    session = lp.Auditor(
        context, callbacks=shown.callbacks, notifications=shown.notifications
    ).session()
    for entry in entries:
        for step in session.expected():
            if step.rule is not None and entry.record.code in (step.callback, step.notification):
                yield step.rule.id
        session.feed([entry.record])


class Judged(NamedTuple):
    """What is printed about a file, and the mistakes about the file in the tables above."""

    line: str
    faults: list[str]


def judged(path: Path, verdict: str, os_text: str, framework: str) -> Judged:
    """Checks a file, and compares the findings with the index and with the tables."""
    file = path.name
    reader, items = items_of(path)
    if reader is None or not any(isinstance(item, (Entry, Report)) for item in items):
        known = file in NOT_AUDITED
        reason = NOT_AUDITED.get(file, "")
        return Judged(f"{file}: {verdict} | - | {reason}", [] if known else ["without a record"])
    shows, why = SHOWN.get(file, (None, ""))
    settings = settings_of(file, os_text, framework, shows)
    result = checked(reader, items, settings, file)
    found, rules = told(result), set(rules_of(items, settings))
    is_violation = any(one.level is Level.VIOLATION for one in result.findings)
    legal, illegal = verdict.startswith("legal"), verdict.startswith(("illegal", "violation"))
    differs = legal and is_violation or illegal and not is_violation
    faults = ["is audited, against NOT_AUDITED"] if file in NOT_AUDITED else []
    if why and told(checked(reader, items, replace(settings, logs=None), file)) == found:
        faults.append("is in SHOWN for nothing")
    ours = OURS.get(file)
    is_plain = legal and all(": note " in one for one in found)
    if ours is None:
        reason = why
        faults += [] if is_plain else [f"has no line: {found}"]
    else:
        reason = ours.reason + "".join(f" [{rule}]" for rule in ours.rules)
        faults += [] if ours.found == found else [f"is found to be {found}"]
        faults += [] if ours.differs == differs else [f"differs: {differs}"]
        faults += [f"does not come by {rule}" for rule in set(ours.rules) - rules]
        faults += ["needs no line"] if is_plain else []
    mark = "differs: " if differs else ""
    return Judged(f"{file}: {verdict} | {mark}{'; '.join(found) or 'clean'} | {reason}", faults)


@pytest.mark.parametrize(
    ("folder", "column"),
    [("traces", "expected_verdict_as_source_claims"), ("logs", "legal or not")],
)
def test_files_from_elsewhere(folder: str, column: str) -> None:
    place, rows = corpus(folder), corpus_index(folder)
    files = [
        judged(place / row["file"], row[column], row["os"], row.get("framework", ""))
        for row in rows
    ]
    print("", *(one.line for one in files), sep="\n")
    faults = [f"{one.line.split(':')[0]}: {fault}" for one in files for fault in one.faults]
    assert not faults, "\n".join(faults)


def test_tables_have_files_of_the_corpus() -> None:
    files = {row["file"] for folder in ("traces", "logs") for row in corpus_index(folder)}
    tables = (PROSE, APPS, SHOWN, NOT_AUDITED, OURS)
    assert not {file for table in tables for file in table} - files
