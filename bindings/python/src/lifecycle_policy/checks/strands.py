"""Computes what the lane of a process shows in a picture: states, records, tasks and wake-ups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from .._native.enums import AppState, Notification, RecordKind
from .._native.labels import LabelledEnum
from ..questions.auditor import AuditFinding
from .model import Level
from .tracks import Found, Step, Track, is_called, is_end

__all__ = ["Bar", "Mark", "Pin", "Span", "Strand", "moments_of", "strands_of"]

_DAY = 86_400.0
#: The time from the last record to the end of a picture, so that the last state can be seen.
_AFTER = 2.0
#: The distance between records without times.
_STEP = 8.0
#: The kinds of records whose names are shown, in addition to callbacks, notifications and ends.
#: Each kind has the word before the code.
_NAMED = {
    RecordKind.LAUNCH: "launch",
    RecordKind.GAP: "gap",
    RecordKind.EVENT: "",
    RecordKind.ACTIVITY: "",
}


@dataclass(frozen=True, slots=True)
class Span:
    """The possible states of the app from a beginning to an end."""

    places: tuple[AppState, ...]
    start: float
    end: float
    line: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A record. If it has no name, only a tick is drawn."""

    at: float
    name: str
    tip: str
    is_call: bool
    is_end: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A background task, a wake-up, or other work that took too long."""

    start: float
    end: float
    name: str
    limit: float | None
    """The time at which the limit passed; None if no finding says that the limit passed."""


@dataclass(frozen=True, slots=True)
class Pin:
    """The findings about a record."""

    at: float
    line: int
    level: Level
    found: tuple[Found, ...]


@dataclass(slots=True)
class Strand:
    """A process of an app over time."""

    name: str
    process: int
    start: float
    end: float = 0.0
    spans: list[Span] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)
    pins: list[Pin] = field(default_factory=list)


def moments_of(tracks: Sequence[Track]) -> tuple[list[list[float]], bool]:
    """Returns the time of each record, counted from the first record, and whether the log has
    times.

    If any app has no times, the records of all apps have equal distances. Times never decrease,
    even if a clock was set back or a day ended.
    """
    if all(any(step.time is not None for step in track.steps) for track in tracks):
        begin = min(
            (step.time for track in tracks for step in track.steps if step.time is not None),
            default=0.0,
        )
        return [list(_times(track.steps, begin)) for track in tracks], True
    lines = sorted({step.line for track in tracks for step in track.steps})
    order = {line: index * _STEP for index, line in enumerate(lines)}
    found = []
    for track in tracks:
        moments: list[float] = []
        for step in track.steps:
            # Records of one line get increasing times.
            least = moments[-1] + _STEP / 8 if moments else 0.0
            moments.append(max(order[step.line], least))
        found.append(moments)
    return found, False


def _times(steps: Iterable[Step], begin: float) -> Iterator[float]:
    now = shift = 0.0
    for step in steps:
        if step.time is not None:
            time = step.time - begin + shift
            if time < now - _DAY / 2 and step.time < _DAY:
                shift += _DAY
            elif time < now:
                shift += now - time
            now = max(now, step.time - begin + shift)
        yield now


def _label(code: LabelledEnum | int) -> str:
    return code.label if isinstance(code, LabelledEnum) else str(code)


def short(code: LabelledEnum | int) -> str:
    """Shortens the name of a callback or notification to its first distinctive part.

    >>> from lifecycle_policy import Callback
    >>> short(Callback.DID_FINISH_LAUNCHING), short(Callback.SCENE_DID_BECOME_ACTIVE)
    ('didFinishLaunchingWithOptions', 'sceneDidBecomeActive')
    """
    text = _label(code)
    if isinstance(code, Notification):
        text = text.removeprefix("UIApplication").removeprefix("UI")
        return text[:1].lower() + text[1:]
    first, *others = text.removesuffix(":").split(":")
    if first == "application" and others:
        return others[0]
    if first.startswith("application") and first[11:12].isupper():
        return first[11].lower() + first[12:]
    return ":".join([first, *others[:1]])


def _mark(step: Step, at: float, found: Sequence[Found]) -> Mark:
    kind = RecordKind(step.kind) if step.kind in RecordKind._value2member_map_ else None
    code = _label(step.code) if step.code else ""
    name = ""
    if is_called(step):
        name = short(step.code)
    elif kind is RecordKind.ENDED:
        ends = [one.termination for one, _ in found if is_end(one) and one.termination is not None]
        name = code or next((end.label for end in ends), "ended")
    elif kind in _NAMED:
        name = f"{_NAMED[kind]} {code}".strip()
    words = [kind.label if kind else f"kind {step.kind}", code]
    words += [f"token {step.token}"] if step.token else []
    tip = f"line {step.line}: " + " ".join(filter(None, words))
    return Mark(at, name, tip, is_called(step), kind is RecordKind.ENDED)


def strands_of(
    tracks: Sequence[Track], moments: Sequence[Sequence[float]]
) -> tuple[list[Strand], float]:
    """Returns the processes in a file, in the order in which they began, and the time at which the
    picture ends."""
    end = max((times[-1] for times in moments if times), default=0.0) + _AFTER
    found = []
    for track, times in zip(tracks, moments, strict=True):
        found += _strands(track, times, end)
    found.sort(key=lambda one: one.start)
    return found, end


def _strands(track: Track, times: Sequence[float], end: float) -> list[Strand]:
    strands: dict[int, Strand] = {}
    members: dict[int, list[int]] = {}
    owner = list(track.processes())
    at: dict[int, list[Found]] = {}
    for one in track.found:
        at.setdefault(one[0].record, []).append(one)
    for index, process in enumerate(owner):
        strand = strands.setdefault(process, Strand(track.name, process, times[index]))
        members.setdefault(process, []).append(index)
        strand.marks.append(_mark(track.steps[index], times[index], at.get(index, ())))
        for ended, _ in at.get(index, ()):
            step = track.steps[index]
            if is_end(ended) and step.kind != RecordKind.ENDED and index:
                # Marks the end of the previous process, which the log does not show.
                name = ended.termination.label if ended.termination else "ended"
                tip = f"before line {step.line}: ended"
                mark = Mark(times[index], f"{name}?", tip, False, True)
                strands[owner[index - 1]].marks.append(mark)
        pinned = tuple(one for one in at.get(index, ()) if not is_end(one[0]))
        if pinned:
            level = max(made.level for _, made in pinned)
            strand.pins.append(Pin(times[index], track.steps[index].line, level, pinned))
    for process, strand in strands.items():
        indexes = members[process]
        last = indexes[-1]
        if process and track.steps[last].kind == RecordKind.ENDED:
            strand.end = times[last]
        else:
            strand.end = times[last + 1] if last + 1 < len(owner) else end
        strand.spans = list(_spans(track, times, indexes, strand.end))
        strand.bars = list(_bars(track, times, indexes, strand.end))
        strand.marks.sort(key=lambda mark: mark.at)
    return list(strands.values())


def _spans(
    track: Track, times: Sequence[float], indexes: Sequence[int], end: float
) -> Iterator[Span]:
    """Yields the states. Joins equal states that follow each other."""
    edges = [*(times[index] for index in indexes), end]
    pieces = [
        (track.steps[index].places, start, stop, track.steps[index].line)
        for index, start, stop in zip(indexes, edges, edges[1:], strict=False)
        if stop > start
    ]
    for places, group in groupby(pieces, key=lambda piece: piece[0]):
        joined = list(group)
        yield Span(places, joined[0][1], joined[-1][2], joined[0][3])


def _bars(
    track: Track, times: Sequence[float], indexes: Sequence[int], end: float
) -> Iterator[Bar]:
    """Yields tasks, wake-ups, and other work that took too long. A task or wake-up without an end
    lasts until the process ends."""
    over: dict[int, AuditFinding] = {}
    for one, _ in track.found:
        if one.limit is not None and one.took is not None:
            over.setdefault(one.since, one)
    begun: dict[tuple[object, int], int] = {}
    closed: list[tuple[int, float]] = []
    for index in indexes:
        step = track.steps[index]
        if step.kind == RecordKind.TASK_BEGUN:
            begun[RecordKind.TASK_BEGUN, step.token] = index
        elif step.kind == RecordKind.ENTERED and step.token:
            begun[step.code, step.token] = index
        elif step.kind in (RecordKind.TASK_ENDED, RecordKind.COMPLETED):
            is_task = step.kind == RecordKind.TASK_ENDED
            code = RecordKind.TASK_BEGUN if is_task else step.code
            first = begun.pop((code, step.token), None)
            if first is None and not is_task:
                first = next((at for (one, _), at in begun.items() if one == code), None)
                begun = {key: at for key, at in begun.items() if at != first}
            if first is not None:
                closed.append((first, times[index]))
    closed += [(index, end) for index in begun.values()]
    mine = set(indexes)
    drawn = {index for index, _ in closed}
    for index, found in over.items():
        if index in mine and index not in drawn:
            closed.append((index, times[found.record]))
    for index, stop in sorted(closed):
        step, found_here = track.steps[index], over.get(index)
        is_task = step.kind == RecordKind.TASK_BEGUN
        name = f"task {step.token}" if is_task else short(step.code)
        limit = None
        if found_here is not None and found_here.limit is not None and found_here.took is not None:
            limit = min(times[index] + found_here.limit, stop)
            name = f"{name}: {found_here.took:g} of {found_here.limit:g} s"
        if stop > times[index]:
            yield Bar(times[index], stop, name, limit)
