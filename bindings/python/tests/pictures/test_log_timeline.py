"""The picture of an audited log shows its records, states, tasks and findings, and is legible."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Record
from lifecycle_policy.checks.files import check_files
from lifecycle_policy.checks.logs import Log, LogSettings
from lifecycle_policy.checks.model import Checked
from lifecycle_policy.checks.picture import timeline_of
from lifecycle_policy.checks.strands import moments_of, strands_of
from lifecycle_policy.checks.tracks import MOST_DRAWN, Track
from lifecycle_policy.readers.model import Entry, Item
from lifecycle_policy.simulation.looks import WIDTH

from logs import BECOME, ENTER, LAUNCH, LEAVE, RESIGN, Listed
from timelines import HOSTILE, SVG, check_page, crosses, overlaps, shown, tips

PUSH = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
LIFE = (LAUNCH, BECOME, RESIGN, ENTER, LEAVE, BECOME, RESIGN, ENTER)


class Complete(Listed):
    shows_ends = True


def settings(os: str = "12.4") -> LogSettings:
    context = lp.Context(os, facts=lp.DeviceFacts.unknown())
    return LogSettings(context=context, tracks=[])


def tracks_of(items: Iterable[Item], os: str = "12.4", file: str = "a.log") -> list[Track]:
    given = settings(os)
    log = Log(Complete(), given, Checked(file=file))
    for item in items:
        log.add(item)
    log.audit()
    assert given.tracks is not None
    return given.tracks


def entry(line: int, time: float | None, kind: str, code: str | None = None, **more: Any) -> Entry:
    app = more.pop("app", "")
    record = Record(kind, code, time=time, **more)
    return Entry(line, record, f"{kind} {code}", app)


def calls(names: Iterable[str], times: Iterable[float | None], **more: Any) -> list[Item]:
    pairs = enumerate(zip(names, times, strict=False), 1)
    return [entry(line, time, "entered", name, **more) for line, (name, time) in pairs]


def three_apps() -> list[Item]:
    upload, other = "com.example.app.upload", f"{HOSTILE} of an app with a long name"
    first: dict[str, Any] = {"app": upload, "process": 412}
    second: dict[str, Any] = {"app": upload, "process": 433}
    music: dict[str, Any] = {"app": "Music", "process": 500}
    return [
        entry(1, 0.5, "launch", "launch-by-user", **first),
        entry(2, 0.6, "entered", LAUNCH, **first),
        entry(3, 0.9, "entered", BECOME, **first),
        entry(4, 5.0, "entered", LAUNCH, **music),
        entry(5, 5.1, "entered", BECOME, **music),
        entry(6, 8.0, "entered", RESIGN, **music),
        entry(7, 9.0, "entered", LAUNCH, app=other, process=77),
        entry(8, 9.1, "entered", BECOME, app=other, process=77),
        entry(9, 12.0, "entered", BECOME, app=other, process=77),
        entry(10, 20.0, "entered", RESIGN, **first),
        entry(11, 20.1, "entered", ENTER, **first),
        entry(12, 20.2, "task-begun", token=7, **first),
        entry(13, 22.0, "notification", "UIApplicationDidEnterBackgroundNotification", **music),
        entry(20, 250.0, "ended", "background-task-expired", **first),
        entry(21, 300.0, "launch", "wake-by-system", **second),
        entry(22, 300.1, "entered", LAUNCH, **second),
        entry(23, 300.2, "entered", PUSH, token=9, **second),
        entry(24, 310.0, "completed", PUSH, token=9, **second),
        entry(32, 410.0, "ended", "crash", **music),
    ]


def crowded() -> list[Item]:
    chance, time = random.Random(7), 0.0
    items: list[Item] = []
    for line in range(1, 201):
        time += chance.choice([0.001, 0.02, 0.3, 5, 60, 90_000])
        items.append(entry(line, time, "entered", chance.choice(LIFE)))
        if line % 9 == 0:
            items.append(entry(line, time, "task-begun", token=line))
        if line % 27 == 0:
            items.append(entry(line, time, "task-ended", token=line))
    return items


CASES: dict[str, list[Track]] = {
    "three records": tracks_of(calls(LIFE[:3], [43_201.0, 43_201.2, 43_209.0])),
    "one record": tracks_of(calls(LIFE[:1], [1.0])),
    "no times": tracks_of(calls(LIFE + LIFE[1:4], [None] * 11)),
    "three apps": tracks_of(three_apps()),
    "days": tracks_of(calls(LIFE, [1.7e9 + at for at in (0, 0.2, 9, 9.5, 250_000.25)])),
    "long numbers": tracks_of(
        [
            entry(123_456_789_000 + at, 9e9 + at * 40, "entered", LIFE[at % 2], process=2**63 - 1)
            for at in range(60)
        ]
    ),
    "crowded": tracks_of(crowded()),
    "two files": tracks_of(three_apps()) + tracks_of(calls(LIFE, range(9)), file=f"/x/{HOSTILE}"),
    "nothing": [],
}


def root_of(tracks: list[Track], title: str = "x") -> ElementTree.Element:
    return ElementTree.fromstring(timeline_of(tracks, title))


@pytest.mark.parametrize("case", CASES)
def test_it_is_well_formed_and_legible(case: str) -> None:
    svg = timeline_of(CASES[case], HOSTILE)
    root = check_page(svg)
    height = float(root.attrib["height"])
    for box in root.iter(f"{SVG}rect"):
        x, y, wide, tall = (float(box.attrib[key]) for key in ("x", "y", "width", "height"))
        assert wide >= 0 and tall >= 0 and 0 <= x and x + wide <= WIDTH
        assert 0 <= y and y + tall <= height
    assert overlaps(root) == []
    assert svg == timeline_of(CASES[case], HOSTILE)


@pytest.mark.parametrize("case", CASES)
def test_every_record_and_finding_appears(case: str) -> None:
    root, tracks = root_of(CASES[case]), CASES[case]
    told = tips(root)
    for track in tracks:
        for step in track.steps:
            assert any(tip.startswith(f"line {step.line}: ") for tip in told)
        for found, made in track.found:
            if found.kind is not lp.AuditKind.END:
                line = track.steps[found.record].line
                assert any(f"{made.level.label}, line {line}: " in tip for tip in told)
                assert str(line) in shown(root) and made.level.label in shown(root)


def test_the_states_are_those_of_the_session() -> None:
    (track,) = CASES["three records"]
    auditor_places = [step.places for step in track.steps]
    assert auditor_places[1] == (lp.AppState.ACTIVE,)
    assert len(auditor_places[0]) > 1, "the app may have been launched into the background"
    (strand,), end = strands_of([track], moments_of([track])[0])
    assert [span.places for span in strand.spans] == auditor_places
    assert [span.start for span in strand.spans] == pytest.approx([0, 0.2, 8])
    assert strand.spans[-1].end == strand.end == end > 8
    root = root_of([track])
    told = tips(root)
    assert any(tip.startswith("the app: active from 12:00:01.2 to 12:00:09\n") for tip in told)
    assert any(" or " in tip for tip in tips(root)) and "one of these" in shown(root)
    assert "active" in shown(root) and "didBecomeActive" in shown(root)


def test_each_process_has_a_lane_and_its_end() -> None:
    tracks = CASES["three apps"]
    strands, _ = strands_of(tracks, moments_of(tracks)[0])
    assert [strand.process for strand in strands] == [412, 500, 77, 433]
    words = shown(root_of(tracks))
    assert words.count("upload") == 2 and {"process 412", "process 433", "Music"} <= set(words)
    assert {"background-task-expired", "crash"} <= set(words)
    assert crosses(root_of(tracks)) == 3, "two ends and the legend"
    first, music = strands[:2]
    assert (first.end, music.end) == (249.5, 409.5), "nothing is drawn after the end"
    assert max(span.end for span in first.spans) == 249.5


def test_a_task_that_took_too_long_shows_its_limit() -> None:
    tracks = CASES["three apps"]
    strands, _ = strands_of(tracks, moments_of(tracks)[0])
    (task,) = strands[0].bars
    assert (task.start, task.end) == pytest.approx((19.7, 249.5))
    assert task.limit == pytest.approx(19.7 + 180)
    assert task.name == "task 7: 229.8 of 180 s"
    (wake,) = strands[3].bars
    assert (wake.start, wake.end, wake.limit) == pytest.approx((299.7, 309.5, None))
    words = shown(root_of(tracks))
    assert {"task 7: 229.8 of 180 s", "its time is over", "task or wake-up"} <= set(words)


def test_without_times_records_stand_at_equal_distances() -> None:
    (track,) = CASES["no times"]
    (moments,), is_timed = moments_of([track])
    assert not is_timed
    gaps = {after - before for before, after in zip(moments, moments[1:], strict=False)}
    assert len(gaps) == 1
    words = shown(root_of([track]))
    assert "line" in words and "seconds" not in words
    assert any("no times" in word for word in words)
    assert {str(line) for line in range(1, 12)} <= set(words)


@pytest.mark.parametrize(
    ("times", "moments"),
    [
        ([5, 6, 2, 3], [0, 1, 1, 2]),
        ([86_399, 1, 2], [0, 2, 3]),
        ([5, None, 7], [0, 0, 2]),
        ([None, 7, 8], [0, 0, 1]),
        ([1.7e9, 1.7e9 - 200_000, 1.7e9 - 199_999], [0, 0, 1]),
    ],
)
def test_moments_never_go_back(times: list[float | None], moments: list[float]) -> None:
    tracks = tracks_of(calls(LIFE, times))
    (found,), is_timed = moments_of(tracks)
    first = min(time for time in times if time is not None)
    shift = times[0] - first if times[0] is not None else 0
    assert is_timed and [one - shift for one in found] == pytest.approx(moments)


def test_a_date_is_said_below_the_axis() -> None:
    words = shown(root_of(CASES["days"]))
    assert "The time 0 is 2023-11-14 22:13:20 UTC." in words
    assert "h:mm:ss" in words and "2d 21:26:40.25" in words


def test_hostile_names_are_escaped() -> None:
    svg = timeline_of(CASES["two files"], HOSTILE)
    assert "<b>" not in svg and "\x01" not in svg
    words = shown(ElementTree.fromstring(svg))
    assert sum(word.startswith("<b>&lt;") for word in words) >= 3, "title, file and name of the app"


def test_there_are_most_records() -> None:
    def times(count: int) -> Iterator[float]:
        return (index * 0.5 for index in range(count))

    whole = tracks_of(calls([BECOME, RESIGN] * MOST_DRAWN, times(MOST_DRAWN)))
    assert [(len(one.steps), one.left_out) for one in whole] == [(MOST_DRAWN, 0)]
    assert not any("not drawn" in word for word in shown(root_of(whole)))
    items = calls([BECOME, RESIGN] * MOST_DRAWN, times(MOST_DRAWN + 10), app="a")
    items += calls(LIFE, times(8), app="b")
    tracks = tracks_of(items)
    assert [(len(one.steps), one.left_out) for one in tracks] == [(MOST_DRAWN, 10), (0, 8)]
    svg = timeline_of(tracks, "x")
    assert "18 further records are not drawn: a picture has 2,000 at most." in svg
    assert len(svg) < 4_000_000


def test_many_processes_are_left_out() -> None:
    items: list[Item] = []
    for process in range(1, 61):
        times = [process * 10.0, process * 10 + 1.0]
        items += calls(LIFE[:2], times, app=f"app {process}", process=process)
    words = shown(root_of(tracks_of(items)))
    assert "20 further processes are not drawn." in words
    assert "app 40" in words and "app 41" not in words


def test_nothing_is_drawn_unless_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    path.write_text(f"1.0 {BECOME}\n2.0 {BECOME}\n", encoding="utf-8")
    given = settings()
    with_picture = check_files([str(path)], given)
    without = check_files([str(path)], LogSettings(context=given.context))
    assert with_picture == without and with_picture[0].findings
    assert given.tracks and given.tracks[0].file == str(path)
    assert "There are no records." in shown(root_of([]))
