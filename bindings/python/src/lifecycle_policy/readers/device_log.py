"""Reads logs of a device: os_log, syslog and NSLog, as Console and other tools print them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import ClassVar, TypeVar

from .._native.enums import RecordKind
from ..questions.records import Record
from ..reports.read import TerminationReport, read_report
from ..reports.source import harmless
from .times import Clock
from .device_envelopes import (
    Envelope,
    is_beginning,
    is_json,
    is_json_beginning,
    json_opened,
    opened,
)
from .device_messages import APP_NEEDLES, OTHER_NEEDLES, SYSTEM, Kind, Meaning, meaning
from .model import Entry, Item, Line, Reader, Remark, Report, Source, Unread
from .subjects import subject
from .text import named, state_read

__all__ = ["DeviceLogReader"]

#: Parts of the names of callbacks and notifications. Lines without any of these parts contain no
#: such name.
_OF_APPS = (
    *("pplicationDid", "pplicationWill", "pplicationSign", "pplicationProt", "pplication:"),
    *("pplication(", "UIApplication."),
)
_OF_SCENES = ("sceneDid", "sceneWill", "scene:", "scene(", "UIScene", "windowScene")
_OF_OTHERS = ("otificationCenter:", "otificationCenter(", "ushRegistry")
#: Signs of processes that are not iOS apps, each with a remark.
_OTHERS = (
    ("xpcservice<", "lines of app extensions are not read: they are no apps"),
    ("app<application.", "lines of macOS apps are not read: the rules are those of iOS"),
)
#: Pairs of a common text and longer texts. A line is relevant if the line contains the common text
#: and one of the longer texts of a pair.
_TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("app<", (*APP_NEEDLES, "app<application.")),
    ("pplication", (*APP_NEEDLES, *_OF_APPS)),
    ("xpcservice<", ("xpcservice<",)),
    ("cene", _OF_SCENES),
    *((needle, (needle,)) for needle in (*OTHER_NEEDLES, *_OF_OTHERS)),
)

#: The kind of record for some kinds of messages. The code handles the other kinds.
_RECORDS = {
    Kind.STATE: RecordKind.STATE_SAMPLED,
    Kind.INTERRUPTED: RecordKind.EVENT,
    Kind.REQUEST: RecordKind.EVENT,
    Kind.ENTERED: RecordKind.ENTERED,
    Kind.COMPLETED: RecordKind.COMPLETED,
}
#: The maximum number of lines in one message.
_MOST_LINES = 64
#: The maximum length of a message, in characters. The rest of the message is ignored.
_LONGEST = 16 << 10
#: The maximum length of a text in an item.
_SHOWN = 1000
#: The maximum number of processes in memory.
_MOST_PROCESSES = 4096
#: Among irrelevant lines, the clock reads only one stamp in this many lines. Without any stamp, the
#: clock would miss a new day.
_EVERY = 64
#: The maximum number of lines that `recognizes` reads.
_MOST_TRIED = 300

_EXTENSION = re.compile(
    r"xpcservice<[^<>\n]{1,200}(?:<[^<>\n]{1,200}>[^<>\n]{0,40})?>:(?P<pid>[0-9]{1,10})"
)
K = TypeVar("K")
V = TypeVar("V")


def _is_told(text: str) -> bool:
    """Tells whether a line is relevant. Most lines are irrelevant, so this test takes most of the
    reading time."""
    for root, needles in _TOLD:
        if root in text:
            for needle in needles:
                if needle in text:
                    return True
    return False


def _keep(table: dict[K, V], key: K, value: V) -> None:
    """Stores a value, and discards the oldest values if there are too many."""
    table.pop(key, None)
    table[key] = value
    while len(table) > _MOST_PROCESSES:
        del table[next(iter(table))]


def _is_end(report: TerminationReport) -> bool:
    """Tells whether a report says that a process ended, and how."""
    if report.is_termination or report.domain in ("crash", "exit"):
        return True
    return report.is_termination is None and report.code is not None or report.namespace is not None


class _Log:
    """The state of the reader after the lines so far."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._apps: dict[int, str] = {}  # the bundle identifier of a pid
        self._names: dict[str, str] = {}  # the bundle identifier of a process name
        self._named: dict[int, str] = {}  # the process name of a pid
        self._pids: dict[str, int] = {}  # the pid of an app, as last seen
        self._launched: dict[int, bool] = {}
        self._states: dict[tuple[str, int], Meaning] = {}
        self._speaking: dict[str, bool] = {}  # apps whose own callbacks are in the log
        self._ended: dict[int | str, bool] = {}
        self._gone: dict[int | str, Entry] = {}  # ends whose reason is not known yet
        self._warned: dict[tuple[str, int, int], bool] = {}
        self._tasks: dict[tuple[str, int, int], bool] = {}
        self._requests: dict[str, str] = {}  # the app that submitted a request
        self._extensions: dict[int, bool] = {}
        self._remarked: set[str] = set()

    def read(self, lines: list[Line], envelope: Envelope | None, skipped: int) -> Iterator[Item]:
        """Yields the items of one message. The first `skipped` lines count as unread already."""
        first, text = lines[0], lines[0].text
        if len(lines) > 1:
            text = " ".join(line.text.strip() for line in lines)
        if envelope is None:
            envelope = Envelope("", 0, text, None)
        time = self.clock.at(envelope.stamp) if envelope.stamp else None
        shown = harmless(text[:_SHOWN])
        base = Entry(first.number, Record(RecordKind.NOTE, time=time), shown)
        items = list(self._items(base, envelope, time))
        if not items:
            yield from (Unread(*line) for line in lines[skipped:])
        yield from (item for item in items if item is not None)

    def rest(self) -> Iterator[Item]:
        """Yields the ends for which the log gives no reason."""
        yield from self._gone.values()
        self._gone.clear()

    def _items(self, base: Entry, envelope: Envelope, time: float | None) -> Iterator[Item | None]:
        """Yields items. Yields None for a known message without news, so that the message does
        not count as unread."""
        message, process = envelope.message[:_LONGEST], envelope.process
        yield from self._others(base.line, message, envelope.pid)
        said = meaning(message)
        if said is None:
            if process not in SYSTEM and envelope.pid not in self._extensions:
                yield from self._own(base, envelope)
            return
        if said.kind == Kind.NAMED:
            _keep(self._named, said.pid, said.app)
            if said.pid in self._apps:
                _keep(self._names, said.app, self._apps[said.pid])
            yield None
            return
        app, pid = said.app, said.pid
        if said.kind == Kind.REPORT and not app:
            app, pid = subject(message)
        if not app and process not in SYSTEM:
            app, pid = process, envelope.pid
        if said.request and app:
            _keep(self._requests, said.request, app)
        elif said.request:
            app = self._requester(said.request)
        if not app and not pid and process or pid in self._extensions:
            return
        app, pid = self._who(app, pid)
        base = base._replace(
            record=base.record._replace(process=pid), app=app, word=said.word, loses=said.loses
        )
        if base.word not in base.text:
            base = base._replace(word="")
        if said.kind == Kind.REPORT:
            yield from self._report(base, message, time)
            return
        yield from self._known(base, said)

    def _others(self, line: int, message: str, pid: int) -> Iterator[Item]:
        """Yields a remark for the first line about each kind of process in `_OTHERS`."""
        for needle, remark in _OTHERS:
            if needle in message:
                for match in _EXTENSION.finditer(message):
                    _keep(self._extensions, int(match["pid"]), True)
                if needle not in self._remarked:
                    self._remarked.add(needle)
                    yield Remark("note", remark, line)

    def _requester(self, request: str) -> str:
        """Returns the app that submitted a request. If the log does not name the app, returns a
        known bundle identifier that is a prefix of the request, or "" if there is none."""
        if request in self._requests:
            return self._requests[request]
        while request and request not in self._pids:
            request = request.rpartition(".")[0]
        return request

    def _who(self, app: str, pid: int) -> tuple[str, int]:
        """Replaces a process name by the bundle identifier if the log has shown the identifier.
        Replaces a missing pid by the last pid of the app."""
        if "." in app and pid:
            if pid in self._named:
                _keep(self._names, self._named[pid], app)
            _keep(self._apps, pid, app)
        elif pid in self._apps:
            app = self._apps[pid]
        elif not pid:
            app = self._names.get(app, app)
        return app, pid or self._pids.get(app, 0)

    def _own(self, base: Entry, envelope: Envelope) -> Iterator[Item]:
        """Yields the callback or notification that an app names in its own message."""
        message = envelope.message[:_LONGEST]
        found = named(message)
        if found is None:
            return
        record, word = found
        app, pid = self._who(envelope.process, envelope.pid)
        reads = state_read(message)
        yield from self._begins(app, pid)
        _keep(self._speaking, app, True)
        yield base._replace(
            record=record._replace(time=base.record.time, process=pid, reads=reads),
            app=app,
            word=word,
        )

    def _begins(self, app: str, pid: int) -> Iterator[Item]:
        """Yields the pending end of the previous process, if the app has a new process."""
        before = self._pids.get(app, pid)
        if pid and before != pid:
            gone = self._gone.pop(before, None) or self._gone.pop(app, None)
            if gone:
                yield gone
        if pid:
            _keep(self._pids, app, pid)

    def _known(self, base: Entry, said: Meaning) -> Iterator[Item | None]:
        app, pid = base.app, base.record.process
        record, key = base.record, pid or app
        if said.kind == Kind.GONE:
            yield from self._begins(app, pid)
            if key not in self._ended and key not in self._gone:
                yield from self._forget()
                end = record._replace(kind=RecordKind.ENDED)
                self._gone[key] = base._replace(record=end, loses="")
            yield None
            return
        if said.kind == Kind.LAUNCH or said.kind == Kind.RUNNING and self._is_new(app, pid):
            yield from self._launch(base._replace(loses=""))
            return
        if key in self._ended or key in self._gone:
            yield None
            return
        yield from self._begins(app, pid)
        if said.kind in (Kind.TASK_BEGUN, Kind.TASK_ENDED):
            yield self._task(base, said)
            if said.loses and self._is_first_warning(base, said):
                report = read_report(base.text)
                yield Report(base.line, report, base.text, app, pid, base.record.time)
            return
        kind = _RECORDS.get(said.kind)
        if kind is not None:
            base = base._replace(record=record._replace(kind=kind, code=said.code))
        if said.kind in (Kind.REQUEST, Kind.ENTERED, Kind.COMPLETED):
            yield base
            return
        before = self._states.get((app, pid))
        if before == (now := said._replace(word="")):
            yield None
            return
        _keep(self._states, (app, pid), now)
        if said.kind == Kind.RUNNING and pid in self._launched:
            yield None
        elif said.kind == Kind.STATE and said.loses and app in self._speaking:
            yield base._replace(record=record)
        else:
            yield base

    def _is_first_warning(self, base: Entry, said: Meaning) -> bool:
        """Tells whether this is the first warning of UIKit about a background task."""
        task = base.app, base.record.process, said.token
        is_first = task not in self._warned
        _keep(self._warned, task, True)
        return is_first

    def _is_new(self, app: str, pid: int) -> bool:
        """Tells whether a running process replaces another process of the app."""
        before = self._pids.get(app, 0)
        return bool(pid and before) and (before != pid or pid in self._ended or pid in self._gone)

    def _launch(self, base: Entry) -> Iterator[Item | None]:
        app, pid = base.app, base.record.process
        if pid and pid in self._launched and pid not in self._ended and pid not in self._gone:
            yield None
            return
        gone = self._gone.pop(pid or app, None)
        if gone:
            yield gone
        yield from self._begins(app, pid)
        self._ended.pop(pid, None)
        self._ended.pop(app, None)
        self._states.pop((app, pid), None)
        _keep(self._launched, pid, True)
        yield base._replace(record=base.record._replace(kind=RecordKind.LAUNCH))

    def _task(self, base: Entry, said: Meaning) -> Item | None:
        task = base.app, base.record.process, said.token
        if said.kind == Kind.TASK_ENDED:
            self._tasks.pop(task, None)
        elif task in self._tasks and said.loses:
            return None
        else:
            _keep(self._tasks, task, True)
        kind = RecordKind.TASK_BEGUN if said.kind == Kind.TASK_BEGUN else RecordKind.TASK_ENDED
        time = None if said.loses else base.record.time
        return base._replace(record=base.record._replace(kind=kind, token=said.token, time=time))

    def _report(self, base: Entry, message: str, time: float | None) -> Iterator[Item | None]:
        """Yields a report of an end, unless that end was already reported."""
        app, pid = base.app, base.record.process
        key = pid or app
        if key in self._ended:
            yield None
            return
        if base.word.startswith("memorystatus: killing_idle") and pid not in self._apps:
            yield None  # most of these are system processes
            return
        if "xited" in base.word and pid not in self._apps and "." not in app:
            return
        report = read_report(message)
        if not _is_end(report):
            if "termination reported" in base.word or "Process exited" in base.word:
                yield from self._known(base, Meaning(Kind.GONE))
            return
        yield from self._begins(app, pid)
        self._gone.pop(key, None)
        _keep(self._ended, key, True)
        self._launched.pop(pid, None)
        yield Report(base.line, report, base.text, app, pid, time)

    def _forget(self) -> Iterator[Item]:
        """Removes and yields the oldest end in `_gone` if there are too many ends."""
        if len(self._gone) >= _MOST_PROCESSES:
            yield self._gone.pop(next(iter(self._gone)))


class DeviceLogReader(Reader):
    """Reads logs of a device."""

    name: ClassVar[str] = "device-log"
    title: ClassVar[str] = "a log of a device"

    def recognizes(self, source: Source) -> int:
        head = source.head.decode("utf-8", "replace")
        if is_json(head):
            return 92
        lines = [line for line in head.splitlines()[:_MOST_TRIED] if line.strip()]
        if not lines or lines[0].lstrip("\ufeff").startswith(("<?xml", "bplist", "{", "[{")):
            return 0
        found = [one for one in map(opened, lines) if one]
        sure = sum(one.is_sure for one in found)
        share = sure / len(lines)
        if sure:
            return 90 if share >= 0.5 else 70 if share >= 0.1 else 30
        return 20 if len(found) >= len(lines) / 2 else 0

    def read(self, source: Source) -> Iterator[Item]:
        log = _Log()
        in_json = is_json(source.head.decode("utf-8", "replace"))
        begins = is_json_beginning if in_json else is_beginning
        reads = json_opened if in_json else opened
        message: list[Line] = []  # a relevant line, and the lines that continue it
        skipped = 0  # how many lines of `message` were already yielded as unread
        earlier: deque[Line] = deque(maxlen=_MOST_LINES)
        until = 0
        for line in source.lines():
            text = line.text
            if message:
                if not begins(text) and len(message) < _MOST_LINES:
                    message.append(line)
                    continue
                yield from log.read(message, reads(_joined(message)), skipped)
                message = []
            if _is_told(text):
                message = [] if begins(text) else _beginning_in(earlier, begins)
                skipped = len(message)
                message.append(line)
                earlier.clear()
                continue
            earlier.append(line)
            yield Unread(*line)
            until -= 1
            if until < 0:
                until = _EVERY
                envelope = reads(text)
                if envelope and envelope.stamp:
                    log.clock.at(envelope.stamp)
        if message:
            yield from log.read(message, reads(_joined(message)), skipped)
        yield from log.rest()


def _joined(lines: list[Line]) -> str:
    return lines[0].text if len(lines) == 1 else "\n".join(line.text for line in lines)


def _beginning_in(earlier: deque[Line], begins: Callable[[str], object]) -> list[Line]:
    """Returns the earlier lines of a message whose first line was skipped as irrelevant. Returns []
    if that first line is not in `earlier`."""
    found: list[Line] = []
    for line in reversed(earlier):
        found.append(line)
        if begins(line.text):
            return found[::-1]
    return []
