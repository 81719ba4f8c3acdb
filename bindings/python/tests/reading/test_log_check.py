"""Tests the check of logs: the assumptions, the findings, and the apps that records belong to."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Callback, Notification, Record
from lifecycle_policy.checks.assumed import (
    FAMILIES,
    Codes,
    Told,
    context_of_log,
    shown_of,
    versions_of_text,
)
from lifecycle_policy.checks.files import check_files
from lifecycle_policy.checks.logs import MOST_FINDINGS, Log, LogSettings
from lifecycle_policy.checks.model import Checked, Level
from lifecycle_policy.readers.model import (
    MAXIMUM_LINE,
    Entry,
    Item,
    Remark,
    Report,
    Source,
    Unread,
)
from lifecycle_policy.readers.text import named

from logs import BECOME, ENTER, LAUNCH, LEAVE, RESIGN, Listed

ANY = lp.Context("2.0", facts=lp.DeviceFacts.unknown())
LEGAL = (LAUNCH, BECOME, RESIGN, ENTER, LEAVE, BECOME)


def settings(
    os: str | None = None, *, logs: str | None = None, process: str | None = None
) -> LogSettings:
    context = ANY if os is None else lp.Context(os, facts=lp.DeviceFacts.unknown())
    return LogSettings(context=context, has_os=os is not None, logs=logs, process=process)


def checked(tmp_path: Path, text: str | bytes, given: LogSettings | None = None) -> Checked:
    path = tmp_path / "app.log"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (one,) = check_files([str(path)], given or settings("12.4"))
    return one


def told(one: Checked) -> list[tuple[int, str, str]]:
    return [(finding.line, finding.level.label, finding.kind) for finding in one.findings]


def log_of(items: Iterable[Item], given: LogSettings | None = None) -> Log:
    log = Log(Listed(), given or settings("12.4"), Checked(file="x"))
    for item in items:
        log.add(item)
    return log


def audited(items: Iterable[Item], given: LogSettings | None = None) -> Checked:
    log = log_of(items, given)
    log.audit()
    return log.checked


def entries(
    names: Sequence[str], app: str = "", process: int = 0, first: int = 1, loses: str = ""
) -> list[Item]:
    return [
        Entry(line, Record("entered", name, process=process), name, app, name, loses)
        for line, name in enumerate(names, first)
    ]


# ---- what is read ----


def test_every_method_and_notification_is_found_in_a_line() -> None:
    # Handlers have no name of a method, but one with hyphens.
    words = [word for kind in (Callback, Notification) for word in kind if "-" not in word.label]
    assert len(words) > 60
    for word in words:
        found = named(f"12:00:00 App[1] -[AppDelegate {word.label}]")
        assert found is not None and found[0].code == word, word.label


# ---- what is assumed ----


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("iOS 12.4", "12.4", "12.4"),
        ("12.4.1", "12.4.1", "12.4.1"),
        ("iPhone OS 3", "3.0", "3.255.255"),
        ("iOS 13+", "13.0", str(lp.OSVersion.newest_major())),
        ("iOS 7 beta / Xcode 5", "7.0", "7.0"),
        ("iOS 8 to 9 era", "8.0", "9.255.255"),
    ],
)
def test_versions_of_a_remark(text: str, first: str, last: str) -> None:
    assert versions_of_text(text) == (lp.OSVersion.of(first), lp.OSVersion.of(last))


@pytest.mark.parametrize("text", ["", "unknown", "macOS", "iOS 1.0", "last year"])
def test_a_remark_without_a_version(text: str) -> None:
    assert versions_of_text(text) is None


def told_of(*codes: Callback | Notification) -> Told:
    made = Told()
    for code in codes:
        if isinstance(code, Callback):
            made.callbacks.add(code)
        else:
            made.notifications.add(code)
    return made


def test_families_are_assumed_if_one_of_them_occurs() -> None:
    launch = told_of(Callback.DID_FINISH_LAUNCHING)
    assert shown_of(launch, None)[0] == launch.codes, "a launch says nothing of the others"
    app = told_of(Callback.DID_BECOME_ACTIVE)
    assert shown_of(app, None)[0] == FAMILIES["app"]
    scenes = told_of(Callback.DID_FINISH_LAUNCHING, Callback.SCENE_DID_BECOME_ACTIVE)
    assert shown_of(scenes, None)[0] == FAMILIES["scenes"].joined(launch.codes)
    posted = told_of(Notification.DID_BECOME_ACTIVE)
    assert shown_of(posted, None)[0] == FAMILIES["notifications"]
    assert shown_of(posted, None)[1] == [
        "this log shows these whenever they come: notifications (--logs)"
    ]
    assert shown_of(Told(), None) == (Codes(), [])


def test_a_list_of_what_a_log_shows() -> None:
    seen = told_of(Callback.PERFORM_FETCH)
    assert shown_of(seen, "none") == (Codes(), [])
    assert shown_of(seen, "seen") == (seen.codes, [])
    assert shown_of(seen, "app, seen")[0] == FAMILIES["app"].joined(seen.codes)
    less = shown_of(seen, f"app,-{LEAVE}")[0]
    assert less.callbacks == FAMILIES["app"].callbacks - {Callback.WILL_ENTER_FOREGROUND}
    named = shown_of(seen, f"{BECOME},UIApplicationDidBecomeActiveNotification")[0]
    assert named == Codes(
        frozenset({Callback.DID_BECOME_ACTIVE}), frozenset({Notification.DID_BECOME_ACTIVE})
    )
    with pytest.raises(lp.LifecyclePolicyError, match="tea"):
        shown_of(seen, "app,tea")


def test_what_a_log_implies_of_its_app() -> None:
    fetched = told_of(Callback.PERFORM_FETCH, Callback.DID_BECOME_ACTIVE)
    context, notes = context_of_log(ANY, fetched, has_os=False)
    assert context.app is not None
    assert context.app.background_modes == {lp.BackgroundMode.FETCH}
    assert context.app.scenes is False and context.app.linked_sdk == lp.OSVersion(7, 0)
    assert notes == [f"it is of some version from iOS 4.0 to {context.os_last} (--os)"]
    made = told_of(Callback.SCENE_DID_BECOME_ACTIVE)
    made.remarks = {"os": "iOS 16.2", "device": "iPad13,1"}
    context, notes = context_of_log(ANY, made, has_os=False)
    assert context.app is not None and context.app.scenes is True
    assert (context.os, context.os_last) == (lp.OSVersion(16, 2), lp.OSVersion(16, 2))
    assert context.facts is not None and context.facts.idiom is lp.Idiom.PAD
    assert notes == ["the app has one window (--multiple-scenes)"]
    given = lp.Context("15.0", app=lp.App(scenes=False, linked_sdk=lp.OSVersion(12, 0)))
    context, _ = context_of_log(given, made, has_os=True)
    assert context.app == given.app and context.os == given.os


# ---- what is found ----


def test_a_legal_log_has_no_findings(tmp_path: Path) -> None:
    one = checked(tmp_path, "\n".join(LEGAL))
    assert (one.kind, one.failure, one.findings) == ("text", "", [])
    assert one.records == one.lines == len(LEGAL)
    assert one.notes == ["this log shows these whenever they come: app (--logs)"]


@pytest.mark.parametrize("spelling", ["-[AppDelegate {}]", "{}", "12:00:0{} print: {}"])
def test_spellings_and_places(tmp_path: Path, spelling: str) -> None:
    names = [LAUNCH, BECOME, RESIGN, ENTER, BECOME]
    lines = [
        spelling.format(*([number, name] if spelling.count("{}") > 1 else [name]))
        for number, name in enumerate(names)
    ]
    one = checked(tmp_path, "\n".join(lines), settings("12.4", logs="app"))
    assert told(one) == [(5, "violation", "audit.missing")]
    (finding,) = one.findings
    begin = finding.column - 1
    assert finding.excerpt[begin : begin + finding.length] == BECOME
    assert finding.rule == "transition.return.user" and finding.address
    assert "is missing before" in finding.message and not finding.message.endswith("]")


def test_what_never_occurs_is_missing_only_if_the_log_shows_it(tmp_path: Path) -> None:
    names = [LAUNCH, BECOME, RESIGN, ENTER, BECOME]
    assert told(checked(tmp_path, "\n".join(names))) == [(5, "warning", "audit.missing")]
    seen = [*names, RESIGN, ENTER, LEAVE, BECOME]
    assert told(checked(tmp_path, "\n".join(seen))) == [(5, "violation", "audit.missing")]
    hidden = settings("12.4", logs=f"app,-{LEAVE}")
    assert told(checked(tmp_path, "\n".join(names), hidden)) == []


BEGUN = f"0.0 {LAUNCH}\n1.0 {BECOME}\n2.0 task-begun token=5\n3.0 {RESIGN}\n3.5 {ENTER}\n"
FETCH = "application:performFetchWithCompletionHandler:"


@pytest.mark.parametrize(
    ("text", "message", "since"),
    [
        (
            f"{BEGUN}40.0 task-ended token=5\n",
            "background task 5 ended 36.5 s after entering the background; limit 30 s",
            f"since line 5: 3.5 {ENTER}",
        ),
        (
            f"{BEGUN}40.25 ended background-task-expired\n",
            "background task 5 not ended 36.75 s after entering the background; limit 30 s",
            f"since line 5: 3.5 {ENTER}",
        ),
        (
            f"3.5 {ENTER}\n10.0 task-begun\n50.0 task-ended\n",
            "a background task ended 40 s after it began; limit 30 s",
            "since line 2: 10.0 task-begun",
        ),
        (
            f"3.5 {ENTER}\n10.0 {FETCH}\n53.179 completed {FETCH}\n",
            f"{FETCH} completed 43.179 s after it was called; limit 30 s",
            f"since line 2: 10.0 {FETCH}",
        ),
        (
            f"3.5 {ENTER}\n10.0 {FETCH}\n53.0 ended background-fetch-expired\n",
            f"{FETCH} not completed 43 s after it was called; limit 30 s",
            f"since line 2: 10.0 {FETCH}",
        ),
        (
            f"3.5 {ENTER}\n14.0 returned {ENTER}\n",
            f"{ENTER} returned 10.5 s after it was called; limit 10 s",
            f"since line 1: 3.5 {ENTER}",
        ),
    ],
)
def test_an_overrun_says_what_was_late_and_since_when(
    tmp_path: Path, text: str, message: str, since: str
) -> None:
    first = checked(tmp_path, text, settings("17.0")).findings[0]
    assert (first.message, first.details[-1]) == (message, since)
    assert first.rule.startswith("deadline.")


def test_a_task_that_was_never_ended_says_since_when(tmp_path: Path) -> None:
    one = checked(tmp_path, f"{BEGUN}300.0 {LAUNCH}\n", settings("17.0"))
    (finding,) = [each for each in one.findings if each.kind == "audit.not-ended"]
    assert finding.message == "background task 5 was never ended"
    assert finding.details[-1] == f"since line 5: 3.5 {ENTER}"


def test_states_that_are_read(tmp_path: Path) -> None:
    lines = [LAUNCH, f"{BECOME} state=active", RESIGN, f"{ENTER} state=active"]
    one = checked(tmp_path, "\n".join(lines), settings("12.4", logs="app"))
    assert told(one) == [(4, "violation", "audit.reads")]


def test_what_loses_something_gives_warnings_at_most() -> None:
    names = [LAUNCH, BECOME, RESIGN, ENTER, LEAVE, BECOME, ENTER, BECOME]
    assert audited(entries(names)).findings[0].level is Level.VIOLATION
    assert audited(entries(names, loses="suspended or not")).findings == [], "it shows nothing"
    one = audited(entries(names, loses="suspended or not"), settings("12.4", logs="app"))
    assert {finding.level for finding in one.findings} == {Level.WARNING}
    assert "the log does not tell suspended or not" in one.findings[0].details


def test_the_app_speaks_for_itself() -> None:
    seen = Entry(9, Record("state-sampled", "background"), "seen", loses="suspended or not")
    sure = seen._replace(loses="")
    names = entries([LAUNCH, BECOME])
    assert audited([*names, seen, *entries([RESIGN], first=10)]).findings == []
    assert audited([*names, sure, *entries([RESIGN], first=10)]).findings
    assert audited([seen, seen]).records == 2


def test_only_the_first_findings_are_kept() -> None:
    names = [LAUNCH, BECOME, RESIGN, ENTER, LEAVE] + [BECOME, RESIGN, ENTER] * (MOST_FINDINGS + 9)
    one = audited(entries(names))
    assert len(one.findings) == MOST_FINDINGS and one.more >= 8


# ---- whose records they are ----


def test_apps_are_judged_apart() -> None:
    mixed = [
        item
        for pair in zip(entries(LEGAL, "com.example.a", 7), entries(LEGAL, "com.example.b", 8))
        for item in pair
    ]
    assert audited(mixed).findings == []
    wrong = entries([LAUNCH, BECOME, ENTER, RESIGN, LEAVE], "com.example.c", 9, first=20)
    one = audited([*mixed, *wrong])
    assert one.findings and {finding.line for finding in one.findings} <= {22, 23, 24}
    assert all(finding.message.startswith("com.example.c: ") for finding in one.findings)


@pytest.mark.parametrize("process", ["com.example.c", "C", "9"])
def test_only_the_process_that_is_asked_for(process: str) -> None:
    legal = entries(LEGAL, "com.example.a", 7)
    wrong = entries([LAUNCH, BECOME, ENTER, RESIGN], "com.example.c", 9, first=20)
    one = audited([*legal, *wrong], settings("12.4", process=process))
    assert one.records == 4 and one.findings
    assert not one.findings[0].message.startswith("com.")
    assert audited([*legal, *wrong], settings("12.4", process="com.example.a")).findings == []
    one = audited([*legal, *wrong], settings("12.4", process="other"))
    assert one.notes == ["no record is of `other` (--process)"]


def test_a_pid_joins_a_name_and_an_identifier() -> None:
    first = entries([LAUNCH, BECOME], "Sample", 7)
    rest = entries([RESIGN, ENTER, LEAVE, BECOME], "com.example.sample", 7, first=3)
    assert audited([*first, *rest]).findings == []
    log = log_of([*first, *rest, *entries([RESIGN], "Sample", 7, first=9)])
    assert list(log._apps) == ["com.example.sample"]
    apart = log_of([*first, *entries([RESIGN], "com.example.sample", 8)])
    assert list(apart._apps) == ["Sample", "com.example.sample"]


def report(process: int = 7) -> Report:
    text = "Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc"
    return Report(1, lp.read_report(text), text, "com.example.sample", process)


def test_a_report_of_another_file_says_how_a_process_ended() -> None:
    log = log_of(entries(LEGAL[:4], "com.example.sample", 7))
    (mine,), (another,) = (log_of([report(pid)]).reports_alone() for pid in (7, 8))
    assert mine.item == report() and log.reports_alone() == []
    assert not log.take(another, "crash.ips"), "another process"
    assert log.take(mine, "crash.ips")
    log.audit()
    assert [ended.termination for ended in log.checked.ended] == ["resource-held"]
    assert "process 7 ended as crash.ips says" in log.checked.notes


def test_a_report_alone_is_a_finding() -> None:
    one = audited([report()])
    assert [(finding.level, finding.kind) for finding in one.findings] == [
        (Level.VIOLATION, "report.end")
    ]
    held = "resource-held: the app held a file or SQLite lock when it was suspended"
    assert one.findings[0].message == held and one.findings[0].details == ()
    assert one.ended[0].termination == "resource-held" and one.ended[0].process == 7


@pytest.mark.parametrize(
    ("counts", "message", "level"),
    [
        (
            {"AppWatchdog": 2, "NormalApp": 34, "BackgroundTaskAssertionTimeout": 11, "Odd": 1},
            "14 of 48 exits not normal: 11 background-task-expired, 2 watchdog, "
            "1 cumulativeOddExitCount",
            Level.VIOLATION,
        ),
        ({"NormalApp": 34}, "34 exits, all normal", Level.NOTE),
        ({"NormalApp": 1}, "1 exit, all normal", Level.NOTE),
    ],
)
def test_counts_of_exits_are_summed_up(
    counts: dict[str, int], message: str, level: Level
) -> None:
    text = "\n".join(f'"cumulative{name}ExitCount" : {count}' for name, count in counts.items())
    one = audited([Report(1, lp.read_report(text), text)], settings("17.0"))
    (finding,) = one.findings
    assert (finding.message, finding.level) == (message, level)
    assert len(finding.details) == len(counts) and one.ended[0].message == message


def test_an_end_says_how_it_probably_came(tmp_path: Path) -> None:
    one = checked(tmp_path, f"1.0 {ENTER}\n2.0 ended user-force-quit\n", settings("17.0"))
    assert one.findings[-1].message == "the process has ended (most likely user-force-quit)"
    assert "most likely" not in " ".join(one.findings[-1].details)


def test_remarks_and_unread_lines() -> None:
    items: list[Item] = [Remark("os", "iOS 6.1"), Unread(2, "tea"), Remark("note", "an extension")]
    one = audited([*items, *entries(LEGAL)], settings())
    assert one.unread == 1 and "an extension" in one.notes
    assert not any("--os" in note for note in one.notes)


# ---- files ----


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    def failure(path: Path, **more: str) -> str:
        (one,) = check_files([str(path)], settings("12.4"), **more)  # type: ignore[arg-type]
        return one.failure

    (tmp_path / "empty").touch()
    (tmp_path / "tea").write_text("tea\n")
    assert failure(tmp_path / "none") == "no such file"
    assert failure(tmp_path / "empty") == "empty"
    assert "folder" in failure(tmp_path)
    assert "no reader" in failure(tmp_path / "tea")
    assert failure(tmp_path / "tea", reader="text") == ""
    assert "unknown reader `tea`" in failure(tmp_path / "tea", reader="tea")
    assert failure(Path("/dev/null")) == "a device or a socket"


@pytest.mark.parametrize("longest", [3000, MAXIMUM_LINE])
@pytest.mark.parametrize("size", [1, 2970, 5000, 65_500, 70_000])
def test_lines_of_any_length(size: int, longest: int) -> None:
    lines = [bytes([65 + number % 26]) * (size + number) for number in range(40)]
    found = Source("x", io.BytesIO(b"\n".join(lines))).lines(longest)
    expected = [(number, line.decode()[:longest]) for number, line in enumerate(lines, 1)]
    assert [(line.number, line.text) for line in found] == expected
