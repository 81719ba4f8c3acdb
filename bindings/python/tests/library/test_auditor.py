"""Tests the auditor: its findings in a log, its columns, its sessions, and refused input."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable, Iterator
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Record
from lifecycle_policy.questions.records import COLUMNS, ROW, code_of, pack_records

from logs import BECOME, ENTER, LAUNCH, LEAVE, RESIGN
from places import interface

#: The callbacks that a log shows. If they did not include the launch, an unseen end of the process
#: would explain every gap in the log.
SHOWN = [LAUNCH, BECOME, RESIGN, ENTER, LEAVE]


def auditor(**options: Any) -> lp.Auditor:
    return lp.Auditor("12.4", callbacks=SHOWN, **options)


def entered(*names: str) -> list[Record]:
    return [Record("entered", name) for name in names]


def kinds(findings: tuple[lp.AuditFinding, ...]) -> list[lp.AuditKind]:
    return [finding.kind for finding in findings]


def test_a_log_that_ios_can_have_produced() -> None:
    session = auditor().session()
    assert session.feed(entered(BECOME, RESIGN, ENTER, LEAVE, BECOME)) == ()
    assert session.places() and lp.AppState.SUSPENDED not in session.places()
    first, *others = session.expected()
    assert first.callback is lp.Callback.WILL_RESIGN_ACTIVE
    assert first.rule is not None and first.notification is None
    assert [step.price for step in others] == sorted(step.price for step in others)


def test_a_violation() -> None:
    session = auditor().session()
    assert session.feed(entered(BECOME)) == ()
    (finding,) = session.feed(entered(BECOME))
    assert finding.kind in (lp.AuditKind.ORDER, lp.AuditKind.MISSING)
    assert finding.severity is lp.Severity.ERROR
    assert finding.record == finding.since == 1
    assert finding.record_kind is lp.RecordKind.ENTERED
    assert finding.code is lp.Callback.DID_BECOME_ACTIVE
    assert finding.callback is lp.Callback.WILL_RESIGN_ACTIVE
    assert finding.places and finding.places_after
    assert finding.took is None and finding.limit is None
    # After the finding, the session continues from the states in which the record is legal.
    assert session.feed(entered(RESIGN, ENTER)) == ()


def test_a_state_that_cannot_be_read() -> None:
    # The app names its SDK: an app that is built with an SDK before 4.0 has no state to read.
    context = lp.Context("12.4", app=lp.App(linked_sdk=lp.OSVersion(12, 4)))
    session = lp.Auditor(context, callbacks=SHOWN).session()
    assert session.feed([Record("entered", BECOME, reads="active")]) == ()
    (finding,) = session.feed([Record("entered", RESIGN, reads="background")])
    assert finding.kind is lp.AuditKind.READS and finding.reads is lp.AppState.BACKGROUND
    assert finding.expected_reads is lp.AppState.ACTIVE


def test_a_callback_that_the_os_does_not_have() -> None:
    scene = lp.Callback.SCENE_DID_BECOME_ACTIVE
    (finding,) = auditor().session().feed([Record("entered", scene)])
    assert finding.kind is lp.AuditKind.UNAVAILABLE and finding.code is scene


def test_what_takes_too_long() -> None:
    session = auditor().session()
    log = [Record("entered", ENTER, time=1), Record("returned", ENTER, time=101.5)]
    (finding,) = (
        one for one in session.feed(log, clock="monotonic") if one.kind is lp.AuditKind.OVERRUN
    )
    assert finding.took == 100.5 and finding.limit is not None and finding.limit < 100
    assert finding.allowance is not None and (finding.since, finding.record) == (0, 1)


def test_a_clock_that_runs_backwards() -> None:
    log = [Record("note", time=2), Record("note", time=1)]
    assert kinds(auditor().session().feed(log, clock="monotonic")) == [lp.AuditKind.CLOCK]


def test_background_tasks() -> None:
    session = auditor().session()
    log = [Record("task-begun", token=7), Record("task-ended", token=7)]
    assert session.feed(log) == ()
    (finding,) = session.feed(log[1:])
    assert finding.kind is lp.AuditKind.ENDED_TWICE and finding.token == 7


def test_a_gap_is_noted() -> None:
    (finding,) = auditor().session().feed([Record("gap")])
    assert finding.kind is lp.AuditKind.GAP and finding.severity is lp.Severity.NOTE


def test_a_reported_end() -> None:
    session = auditor(ends=True).session()
    session.feed(entered(BECOME, RESIGN, ENTER))
    report = Record("ended", token="frontboard", value="0x8badf00d")
    (finding,) = session.feed([report])
    assert finding.kind is lp.AuditKind.END
    assert finding.termination is lp.Termination.WATCHDOG
    first, *others = session.ends()
    assert first.possible and first.termination is lp.Termination.WATCHDOG
    assert first.speaks_for is lp.Ground.REPORTED
    possible = [end.possible for end in others]
    assert possible == sorted(possible, reverse=True), "what is ruled out comes last"


def test_what_is_known_beside_a_log() -> None:
    session = auditor().session()
    session.feed(entered(BECOME, RESIGN, ENTER))
    (crash,) = (
        one for one in session.ends(crash_report=True) if one.termination is lp.Termination.CRASH
    )
    assert crash.speaks_for is lp.Ground.CRASH_REPORT
    (crash,) = (
        one for one in session.ends(crash_report=False) if one.termination is lp.Termination.CRASH
    )
    assert not crash.possible and crash.speaks_against is lp.Ground.NO_REPORT
    assert session.ends(reboot=True)[0].speaks_for is lp.Ground.REBOOT


def test_scenes_are_told_apart() -> None:
    app = lp.App(scenes=True, multiple_scenes=True)
    context = lp.Context("17.0", app=app, facts=lp.DeviceFacts(idiom=lp.Idiom.PAD))
    active, resign = "sceneDidBecomeActive:", "sceneWillResignActive:"
    # If the shown callbacks did not include the connection of scenes, an unseen reconnection would
    # explain every gap in the log.
    shown = [active, resign, "scene:willConnectToSession:options:", "sceneDidDisconnect:"]
    judge = lp.Auditor(context, callbacks=shown, scenes=2)
    session = judge.session()
    log = [Record("entered", active, scene=1), Record("entered", active, scene=2)]
    assert session.feed(log) == ()
    assert session.feed([Record("entered", resign, scene=1)]) == ()
    # Window 2 is still active, so the app is, too. This says nothing about window 1.
    opened = [Record("entered", "scene:openURLContexts:", scene=1, reads="active")]
    assert session.feed(opened) == ()
    (finding,) = session.feed([Record("entered", active, scene=2)])
    assert finding.scene == 2
    assert all(isinstance(place, lp.SceneState) for place in session.places(2))
    with pytest.raises(lp.LifecyclePolicyError, match="^scene: ") as caught:
        session.places(3)
    assert caught.value.status is lp.Status.NOT_FOUND


@pytest.mark.parametrize(
    ("os", "scenes"),
    [("4.3", False), ("12.4", False), ("17.0", False), ("13.0", True), ("17.0", True), ("26.0", True)],
)
def test_an_ordinary_log_has_no_finding(os: str, scenes: bool) -> None:
    """The rules only infer the state that an app reads in some callbacks. The callbacks themselves
    are certain, so the auditor accepts them."""
    if scenes:
        first = ["scene:willConnectToSession:options:"]
        names = ["WillEnterForeground", "DidBecomeActive", "WillResignActive", "DidEnterBackground"]
        shown = [*first, *(f"scene{name}:" for name in names)]
        log = [*shown, *shown[1:], *shown[1:3]]
    else:
        shown = [BECOME, RESIGN, ENTER, "applicationWillEnterForeground:"]
        log = [*shown, *shown, BECOME]
    context = lp.Context(os, app=lp.App(scenes=scenes, linked_sdk=lp.OSVersion.of(os)))
    session = lp.Auditor(context, callbacks=shown, processes=True, ends=True).session()
    assert session.feed(Record("entered", name, process=1) for name in log) == ()


def test_strictness() -> None:
    log = entered(BECOME, ENTER)  # the app cannot skip applicationWillResignActive:
    severities = {
        one: [finding.severity for finding in auditor(strictness=one).session().feed(log)]
        for one in lp.Strictness
    }
    assert severities[lp.Strictness.LENIENT] == [lp.Severity.WARNING]
    assert severities[lp.Strictness.USUAL] == [lp.Severity.ERROR]
    assert severities[lp.Strictness.STRICT] == [lp.Severity.ERROR]


# ---- findings ----------------------------------------------------------------------------------


def findings() -> tuple[lp.AuditFinding, ...]:
    found = auditor().session().feed(entered(BECOME, BECOME, BECOME))
    assert len(found) == 2
    return found


def test_the_text_of_a_finding() -> None:
    first, second = findings()
    line, *details = first.text.splitlines()
    assert line and not line.startswith(" ") and str(first) == first.text
    assert all(detail.startswith("  ") for detail in details)
    assert line in repr(first) and first != second


def test_findings_are_copied_with_their_texts() -> None:
    for finding in findings():
        copies = copy.copy(finding), copy.deepcopy(finding), pickle.loads(pickle.dumps(finding))
        for again in copies:
            assert again == finding and hash(again) == hash(finding)
            assert again.text == finding.text != ""
        with pytest.raises(AttributeError):
            finding.record = 2  # type: ignore[misc]


def test_more_findings_than_the_library_writes_at_a_time() -> None:
    for count in (63, 64, 65, 128, 200):
        session = auditor().session()
        found = session.feed(entered(*[BECOME] * (count + 1)))
        assert [finding.record for finding in found] == list(range(1, count + 1))
        assert session.feed([Record("note")]) == ()


# ---- columns -----------------------------------------------------------------------------------


def log() -> Iterator[Record]:
    for time, name in enumerate([BECOME, RESIGN, BECOME, BECOME, RESIGN, ENTER, ENTER, LEAVE]):
        yield Record("entered", name, time=time, process=1)
        yield Record("returned", name, time=time + 0.25, process=1)


def arrays() -> dict[str, Any]:
    rows = [ROW.unpack(row) for row in rows_of(pack_records(log()))]
    columns = zip(COLUMNS, zip(*rows))
    return {
        name: array("q" if COLUMNS[name] < COLUMNS["kinds"] else "i", column)
        for name, column in columns
    }


def rows_of(packed: bytes) -> Iterator[bytes]:
    return (packed[at : at + ROW.size] for at in range(0, len(packed), ROW.size))


def test_columns_give_the_findings_of_records() -> None:
    expected = auditor(processes=True).session().feed(log(), clock="wall")
    assert expected
    assert auditor(processes=True).session().feed_columns(arrays(), clock="wall") == expected
    read_only = {name: memoryview(each).toreadonly() for name, each in arrays().items()}
    assert auditor(processes=True).session().feed_columns(read_only, clock="wall") == expected
    packed = memoryview(pack_records(log()))
    assert len(packed) == 16 * ROW.size


def test_columns_of_numpy() -> None:
    np = pytest.importorskip("numpy")
    expected = auditor().session().feed(log())
    fields = [(name, "i8" if at < COLUMNS["kinds"] else "i4") for name, at in COLUMNS.items()]
    table = np.zeros(16, dtype=[*fields, ("more", "i4")])
    for name, column in arrays().items():
        table[name] = column
    columns = {name: table[name] for name in COLUMNS}
    session = auditor().session()
    assert session.feed_columns(columns) == expected
    every_other = {name: np.repeat(column, 2)[::2] for name, column in columns.items()}
    assert auditor().session().feed_columns(every_other) == expected
    none = {name: column[:0] for name, column in columns.items()}
    before = bytes(session)
    assert session.feed_columns(none) == session.feed_columns({}) == ()
    assert bytes(session) == before


def test_numbers_that_are_none_of_the_header_s() -> None:
    session = auditor().session()
    many = {"kinds": array("i", [99, 14, -1, 14]), "codes": array("i", [1, 0, 2**31 - 1, 0])}
    found = session.feed_columns(many)
    assert kinds(found) == [lp.AuditKind.UNREAD] * 2
    assert [finding.record for finding in found] == [0, 2]
    assert found[0].record_kind is None and type(found[0].code) is int
    (finding,) = session.feed([Record("entered", 999)])
    assert finding.kind is lp.AuditKind.UNREAD and finding.code == 999


INTS = array("i", [14, 14])


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ({"tea": INTS}, "there is no column `tea`"),
        ({"kinds": [14, 14]}, "`kinds` is a list, which has no array of numbers"),
        ({"kinds": array("d", [1.0])}, "`kinds` has the format `d`"),
        ({"kinds": array("q", [1])}, "`kinds` has the format `q`, and needs integers of 4 bytes"),
        ({"times": INTS}, "`times` has the format `i`, and needs integers of 8 bytes"),
        ({"kinds": b"abcd"}, "`kinds` has the format `B`"),
        ({"kinds": memoryview(INTS)[::-1]}, "`kinds` runs backwards"),
        ({"kinds": INTS, "codes": INTS[:1]}, "they have different lengths: `kinds` 2, `codes` 1"),
    ],
)
def test_columns_that_are_refused(columns: dict[str, Any], told: str) -> None:
    session = auditor().session()
    before = bytes(session)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        session.feed_columns(columns)
    assert str(caught.value).startswith(f"columns: {told}")
    assert caught.value.field is lp.Field.COLUMNS
    assert bytes(session) == before


def test_an_array_cannot_be_resized_while_it_is_judged() -> None:
    from lifecycle_policy.questions.buffers import columns_of

    given = array("i", [1, 2, 3])
    with columns_of({"kinds": given}) as ((column,), count):
        assert (column.stride, count) == (4, 3)
        with pytest.raises(BufferError):
            given.append(4)
    given.append(4)


# ---- records -----------------------------------------------------------------------------------


def test_words_for_records() -> None:
    pairs = [
        (Record("entered", BECOME), lp.Callback.DID_BECOME_ACTIVE),
        (Record("notification", "UISceneDidActivateNotification"), lp.Notification.SCENE_DID_ACTIVATE),
        (Record("state-read", "background"), lp.AppState.BACKGROUND),
        (Record("state-read", "background", scene=1), lp.SceneState.BACKGROUND),
        (Record("state-read", lp.SceneState.UNATTACHED), lp.SceneState.UNATTACHED),
        (Record("state-sampled", "suspended"), lp.AppState.SUSPENDED),
        (Record("launch", "home-button"), lp.Cause.HOME_BUTTON),
        (Record("ended", "crash"), lp.Termination.CRASH),
        (Record("event", "home"), lp.Occurrence.HOME),
        (Record("completed", "application:performFetchWithCompletionHandler:"),
         lp.Callback.PERFORM_FETCH),
        (Record("activity", "metal"), lp.Activity.METAL),
        (Record("gap"), 0),
    ]  # fmt: skip
    for record, code in pairs:
        row = dict(zip(COLUMNS, ROW.unpack(pack_records([record]))))
        kind = lp.parse(lp.RecordKind, str(record.kind))
        assert (row["kinds"], row["codes"], row["times"]) == (kind, code, -1)
        assert code_of(row["kinds"], row["codes"]) is code or code == 0
    report = Record("ended", token="signal", value=2**64 - 1, time=1.5, reads="inactive")
    row = dict(zip(COLUMNS, ROW.unpack(pack_records([report]))))
    assert (row["tokens"], row["values"]) == (lp.TerminationNamespace.SIGNAL, -1)
    assert (row["times"], row["reads"]) == (1_500_000_000, lp.AppState.INACTIVE)


@pytest.mark.parametrize(
    ("record", "field"),
    [
        (("entered",), lp.Field.RECORD),
        (Record("tea"), lp.Field.RECORD),
        (Record("entered", "tea"), lp.Field.CODE),
        (Record("entered", lp.Cause.HOME_BUTTON), lp.Field.CODE),
        (Record("entered", 2**31), lp.Field.CODE),
        (Record("note", "tea"), lp.Field.CODE),
        (Record("note", time=-1), lp.Field.COLUMNS),
        (Record("note", process=-1), lp.Field.PROCESS),
        (Record("note", scene=2**31), lp.Field.SCENE),
        (Record("note", reads="tea"), lp.Field.STATE),
        (Record("note", scene_reads="tea"), lp.Field.STATE),
        (Record("note", token="signal"), lp.Field.TOKEN),
        (Record("note", value="0x1"), lp.Field.VALUE),
        (Record("ended", token="tea"), lp.Field.REASON_NAMESPACE),
        (Record("ended", value="tea"), lp.Field.CODE),
    ],
)
def test_records_that_are_refused(record: Any, field: lp.Field) -> None:
    session = auditor().session()
    before = bytes(session)
    with pytest.raises(lp.LifecyclePolicyError, match="^record 1: ") as caught:
        session.feed([Record("entered", BECOME), record])
    assert (caught.value.field, caught.value.index) == (field, 1)
    assert bytes(session) == before, "none of them was judged"


# ---- auditors and sessions ---------------------------------------------------------------------


def copies() -> list[Callable[[lp.Session], lp.Session]]:
    return [
        lambda session: session.auditor.session(bytes(session)),
        lambda session: auditor().session(memoryview(bytes(session))),
        lambda session: pickle.loads(pickle.dumps(session)),
        copy.copy,
        copy.deepcopy,
    ]


@pytest.mark.parametrize("copied", copies())
def test_a_copy_of_a_session_goes_on_apart(copied: Callable[[lp.Session], lp.Session]) -> None:
    session = auditor().session()
    session.feed(entered(BECOME, RESIGN))
    again = copied(session)
    assert bytes(again) == bytes(session)
    assert again.places() == session.places() and again.expected() == session.expected()
    assert again.feed(entered(ENTER, ENTER)) != () == session.feed(entered(ENTER))
    assert bytes(again) != bytes(session)


def test_an_auditor_is_pickled_with_its_options() -> None:
    context = lp.Context("15.0", os_last="16.0", app=lp.App(scenes=True))
    judge = lp.Auditor(context, callbacks="sceneDidBecomeActive:", ends=True, scenes=3)
    again = pickle.loads(pickle.dumps(judge))
    assert again.context == context and copy.copy(judge) is copy.deepcopy(judge) is judge
    assert (again.size, again.session_size) == (judge.size, judge.session_size)
    session = judge.session()
    session.feed([Record("entered", "sceneDidBecomeActive:", scene=1)])
    assert bytes(again.session(bytes(session))) == bytes(session)


def test_bytes_of_no_session() -> None:
    judge = auditor()
    state = bytes(judge.session())
    for bad in (b"", state[:-1], state + b"\0", bytes(len(state)), "text", None.__class__):
        with pytest.raises(lp.LifecyclePolicyError, match="^session: ") as caught:
            judge.session(bad)  # type: ignore[arg-type]
        assert caught.value.status is lp.Status.SESSION
    other = lp.Auditor("12.4", callbacks=[BECOME]).session()
    with pytest.raises(lp.LifecyclePolicyError, match="^session: "):
        judge.session(bytes(other))


@pytest.mark.parametrize(
    ("made", "field"),
    [
        (lambda: lp.Auditor("12.4", callbacks="tea"), lp.Field.LOGGED_CALLBACKS),
        (lambda: lp.Auditor("12.4", notifications="tea"), lp.Field.LOGGED_NOTIFICATIONS),
        (lambda: lp.Auditor("12.4", strictness="tea"), lp.Field.STRICTNESS),
        (lambda: lp.Auditor("12.4", scenes=17), lp.Field.SCENES),
        (lambda: lp.Auditor("12.4", scenes=-1), lp.Field.SCENES),
        (lambda: lp.Auditor("12.4", os_last="12.3"), lp.Field.OS),
        (lambda: auditor().session().feed([], clock="tea"), lp.Field.CLOCK),
        (lambda: auditor().session().places(-1), lp.Field.SCENE),
        (lambda: auditor().session().places(2), lp.Field.SCENE),
        (lambda: auditor().session().expected(2), lp.Field.SCENE),
        (lambda: lp.Auditor.__new__(lp.Auditor).session(), lp.Field.AUDITOR),
        (lambda: lp.Session().places(), lp.Field.SESSION),
        (lambda: lp.Session().feed([]), lp.Field.SESSION),
        (lambda: bytes(lp.Session()), lp.Field.SESSION),
    ],
)
def test_what_is_refused(made: Callable[[], object], field: lp.Field) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        made()
    assert caught.value.field is field


#: For each function in the header, the methods of Auditor and Session that call it.
COUNTERPARTS = {
    "lcp_auditor_measure": "size session_size",
    "lcp_auditor_init": "__init__",
    "lcp_session_init": "session",
    "lcp_auditor_feed": "feed feed_columns",
    "lcp_session_places": "places",
    "lcp_list_expected": "expected",
    "lcp_list_ends": "ends",
}


def test_an_auditor_can_do_what_the_header_can() -> None:
    facts = interface()
    here = {
        one["name"]
        for one in facts["functions"]
        if any("lcp_auditor" in part["type"] for part in one.get("parameters", []))
    }
    assert here == set(COUNTERPARTS), "a function of the header has no counterpart in this table"
    names = {name for text in COUNTERPARTS.values() for name in text.split()}
    assert names <= {*dir(lp.Auditor), *dir(lp.Session)}
    columns = next(one for one in facts["structs"] if one["name"] == "lcp_audit_columns")
    assert {field["name"] for field in columns["fields"] if "*" in field["type"]} == set(COLUMNS)


@pytest.mark.parametrize("os", ["17.0", "27.0"])
@pytest.mark.parametrize("scenes", [True, False])
@pytest.mark.parametrize("app", [None, lp.App(), lp.App(linked_sdk=lp.OSVersion(17, 0))])
def test_an_app_of_which_no_life_cycle_is_given(os: str, scenes: bool, app: lp.App | None) -> None:
    device = lp.Device(os)
    device.install(lp.App(scenes=scenes), was_launched=True, returns_after=0)
    device.post("boot")
    log = []
    for event in ("open-app", "home", "open-app"):
        device.post(event, 1)
        log += [
            lp.Record("entered", effect.callback, reads=effect.reads, process=1)
            for effect in device.effects()
            if effect.callback is not None
        ]
    shown = {record.code for record in log if isinstance(record.code, lp.Callback)}
    auditor = lp.Auditor(lp.Context(os, app=app), callbacks=shown, processes=True)
    found = auditor.session().feed(log)
    assert not [each for each in found if each.severity is lp.Severity.ERROR]
    given = lp.Context(os, app=lp.App(scenes=not scenes, linked_sdk=lp.OSVersion.of(os)))
    found = lp.Auditor(given, callbacks=shown, processes=True).session().feed(log)
    assert [each for each in found if each.severity is lp.Severity.ERROR] or not log
