"""Checks logs: an auditor judges the records of each app, and reports say how processes ended."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from tempfile import SpooledTemporaryFile
from typing import IO

from .._native.enums import AuditKind, Callback, Notification, RecordKind, Strictness
from .._native.errors import LifecyclePolicyError
from ..questions.auditor import AuditFinding, Auditor
from ..questions.context import Context
from ..questions.records import COLUMNS, ROW, code_of, pack_records
from ..readers.model import Entry, Item, Reader, Remark, Report, Source, Unread
from .assumed import Told, context_of_log, shown_of
from .ends import Explained, explained, finding_of, record_of
from .messages import Place, end_at, finding_at, if_shown
from .model import Checked, Finding
from .tracks import MOST_DRAWN, Found, Track, track_of

__all__ = ["Log", "LogSettings", "read_log"]

#: The number of records that are judged at a time.
_BATCH = 4096
#: For each app, a log stores records, places and texts. This is the maximum size in memory, in
#: bytes, of each of the three. If one is larger, it is in a temporary file.
_IN_MEMORY = 4 << 20
#: The maximum length of the stored text of a line: in bytes for a record, in characters for an
#: unread line.
_LONGEST = 1000
#: The maximum number of findings, of unread lines and of notes that are stored of a file, and of
#: reports of an app. Further findings and unread lines are only counted.
MOST_FINDINGS = 1000
#: The maximum number of apps of a log. Records of further apps are skipped.
_MOST_APPS = 4096
#: The place of a record: its line, the offset of its text, the lengths of the text and of its word,
#: the index of the fact that the word leaves open, and padding.
_PLACE = struct.Struct("@QQHHHH")
#: The kind and the code in a packed record.
_CODE = struct.Struct("@ii")


@dataclass(frozen=True, slots=True, kw_only=True)
class LogSettings:
    """The settings for checking logs."""

    context: Context
    """What is known of the app and the device, and of the OS if `has_os` is true."""
    has_os: bool = True
    """False: the OS is that of the log. If the log names no OS, a range of versions is assumed."""
    logs: str | None = None
    """The callbacks and notifications that a log shows, as --logs lists them; None: those that
    occur in the log, and their groups."""
    process: str | None = None
    """The app, or the pid, whose records are checked; None: all records are checked."""
    strict: bool = False
    """True: audits with `Strictness.STRICT`."""
    tracks: list[Track] | None = field(default=None, compare=False)
    """The list to which the tracks of a picture are added; None: there is no picture."""


class _Spool:
    """The records of an app and their places. Uses little memory for any number of records."""

    def __init__(self) -> None:
        self._rows: IO[bytes] = SpooledTemporaryFile(_IN_MEMORY)
        self._places: IO[bytes] = SpooledTemporaryFile(_IN_MEMORY)
        self._texts: IO[bytes] = SpooledTemporaryFile(_IN_MEMORY)
        self._end = 0
        self._losses: dict[str, int] = {"": 0}
        self.count = 0

    def add(self, entry: Entry) -> tuple[int, int]:
        """Adds a record, and returns the numbers of its kind and code. Raises LifecyclePolicyError
        if the record cannot be packed."""
        row = pack_records([entry.record])
        text = entry.text.encode("utf-8", "replace")[:_LONGEST]
        word = entry.word.encode("utf-8", "replace")[:_LONGEST]
        loss = self._losses.setdefault(entry.loses, min(len(self._losses), 65535))
        place = _PLACE.pack(max(entry.line, 0), self._end, len(text), len(word), loss, 0)
        self._rows.write(row)
        self._places.write(place)
        self._texts.write(text + word)
        self._end += len(text) + len(word)
        self.count += 1
        return _CODE.unpack_from(row, COLUMNS["kinds"])

    def batches(self, *, speaks: bool) -> Iterator[bytes]:
        """Yields the packed records. If the app logs its own callbacks (`speaks`), an uncertain
        state that another process reports becomes a note: the report may be late, and the callbacks
        show the state."""
        self._rows.seek(0)
        while rows := self._rows.read(_BATCH * ROW.size):
            yield self._muted(rows) if speaks and len(self._losses) > 1 else rows

    def _muted(self, rows: bytes) -> bytes:
        found = bytearray(rows)
        done = self._rows.tell() - len(rows)
        self._places.seek(done // ROW.size * _PLACE.size)
        places = self._places.read(len(rows) // ROW.size * _PLACE.size)
        for begin, place in zip(
            range(COLUMNS["kinds"], len(rows), ROW.size), _PLACE.iter_unpack(places), strict=True
        ):
            kind, _ = _CODE.unpack_from(found, begin)
            if place[4] and kind == RecordKind.STATE_SAMPLED:
                _CODE.pack_into(found, begin, RecordKind.NOTE, 0)
        return bytes(found)

    def place(self, record: int) -> Place:
        done = self._rows.tell()
        self._rows.seek(record * ROW.size + COLUMNS["kinds"])
        kind, code = _CODE.unpack(self._rows.read(_CODE.size))
        self._rows.seek(done)
        self._places.seek(record * _PLACE.size)
        line, begin, length, word, loss, _ = _PLACE.unpack(self._places.read(_PLACE.size))
        self._texts.seek(begin)
        data = self._texts.read(length + word)
        loses = next(text for text, number in self._losses.items() if number == loss)
        text, word = data[:length].decode("utf-8", "replace"), data[length:].decode()
        return Place(line, text, word, loses, kind, code_of(kind, code))

    def close(self) -> None:
        for file in (self._rows, self._places, self._texts):
            file.close()


@dataclass(slots=True)
class _App:
    """One app of a log."""

    name: str
    spool: _Spool = field(default_factory=_Spool)
    told: Told = field(default_factory=Told)
    reports: list[Explained] = field(default_factory=list)
    processes: set[int] = field(default_factory=set)
    """The pids, at most 65,536."""
    last_process: int = 0
    has_processes: bool = True
    """True if every record names its process."""

    def add(self, entry: Entry) -> None:
        kind, code = self.spool.add(entry)
        record = entry.record
        self.last_process = record.process or self.last_process
        self.has_processes &= record.process != 0
        if record.process and len(self.processes) < 65536:
            self.processes.add(record.process)
        found = code_of(kind, code)
        if entry.loses:
            pass  # a line of uncertain meaning does not show what else the app logs
        elif isinstance(found, Callback) and kind == RecordKind.ENTERED:
            self.told.callbacks.add(found)
        elif isinstance(found, Notification):
            self.told.notifications.add(found)
        self.told.windows = max(self.told.windows, record.scene)

    def batches(self) -> Iterator[bytes]:
        """Yields the packed records to judge."""
        return self.spool.batches(speaks=bool(self.told.callbacks))


class Log:
    """A log that was read. Logs are audited after all files are read, because another file may have
    a report on a process of the log."""

    def __init__(self, reader: Reader, settings: LogSettings, checked: Checked) -> None:
        self._reader = reader
        self._settings = settings
        self.checked = checked
        self._apps: dict[str, _App] = {}
        self._remarks: dict[str, str] = {}
        self._by_process: dict[int, str] = {}

    def add(self, item: Item) -> None:
        """Adds an item from a reader."""
        if isinstance(item, Unread):
            self.checked.unread += 1
            if len(self.checked.unread_lines) < MOST_FINDINGS:
                self.checked.unread_lines.append((item.line, item.text[:_LONGEST]))
        elif isinstance(item, Remark):
            if item.kind == "note":
                if len(self.checked.notes) < MOST_FINDINGS:
                    self.checked.notes.append(item.text)
            else:
                self._remarks.setdefault(item.kind, item.text)
        elif isinstance(item, Report):
            app = self._app(item.app, item.process)
            if app is not None and self._is_wanted(app.name, item.process):
                context = self._settings.context if self._settings.has_os else None
                report = explained(item, context)
                if len(app.reports) < MOST_FINDINGS:
                    app.reports.append(report)
                self._end_of(app, report)
        else:
            app = self._app(item.app, item.record.process)
            if app is not None and self._is_wanted(app.name, item.record.process):
                app.add(item)
                self.checked.records += 1

    def _end_of(self, app: _App, report: Explained) -> None:
        """Adds a record of the termination in a report."""
        record = record_of(report)
        if record is not None:
            app.add(Entry(report.item.line, record, report.item.text, report.item.app))
            self.checked.records += 1

    def _app(self, name: str, process: int) -> _App | None:
        """Returns the app of a record, or None if there are too many apps. A bundle identifier and
        the name of a process are one app if both have the same pid."""
        known = self._by_process.get(process) if process else None
        if known is not None and known != name and (not name or _is_alike(known, name)):
            if "." in known or "." not in name:
                name = known
            else:  # the identifier becomes known only at this line
                app = self._apps.pop(known)
                app.name = name
                self._apps[name] = app
                self._by_process = {
                    pid: name if one == known else one for pid, one in self._by_process.items()
                }
        if process and len(self._by_process) < 65536:
            self._by_process[process] = name
        if name not in self._apps:
            if len(self._apps) >= _MOST_APPS:
                return None
            self._apps[name] = _App(name)
        return self._apps[name]

    def _is_wanted(self, name: str, process: int) -> bool:
        wanted = self._settings.process
        if wanted is None:
            return True
        if wanted.isdecimal():
            return process == int(wanted)
        return wanted.casefold() in (name.casefold(), name.casefold().rpartition(".")[2])

    def reports_alone(self) -> list[Explained]:
        """Returns the reports of a file. Returns [] if the file has other records, too."""
        reports = [one for app in self._apps.values() for one in app.reports]
        return reports if self.checked.records <= len(reports) else []

    def take(self, report: Explained, file: str) -> bool:
        """Adds a note about a report of another file if the report is about a process of this log,
        and also a record of the end if that is the last process of its app. Returns whether the
        report is about a process of this log."""
        item = report.item
        for app in self._apps.values():
            if not item.process or item.process not in app.processes:
                continue
            if item.app and app.name and not _is_alike(item.app, app.name):
                continue
            note = f"process {item.process} ended as {file} says"
            if app.last_process == item.process:
                here = item._replace(line=self._last_line(app), text="")
                self._end_of(app, report._replace(item=here))
            self.checked.notes.append(note)
            return True
        return False

    @staticmethod
    def _last_line(app: _App) -> int:
        return app.spool.place(app.spool.count - 1).line if app.spool.count else 0

    def audit(self) -> None:
        """Judges the records of each app, and adds the results to `checked`."""
        reports = [one for app in self._apps.values() for one in app.reports]
        several = sum(app.spool.count > 0 for app in self._apps.values()) > 1
        if self._settings.process is not None and not self.checked.records and not reports:
            self.checked.notes.append(f"no record is of `{self._settings.process}` (--process)")
        said: list[str] = []
        for app in self._apps.values():
            for report in app.reports:
                found, ended = finding_of(report, app.name if several else "")
                self._found(found)
                if ended is not None:
                    self.checked.ended.append(ended)
            if app.spool.count:
                said += self._audit(app, several)
            app.spool.close()
        self.checked.notes[:0] = dict.fromkeys(said)
        self.checked.findings.sort(key=lambda one: one.line)

    def _audit(self, app: _App, several: bool) -> list[str]:
        """Judges the records of one app. Returns the assumptions."""
        for kind, text in self._remarks.items():
            app.told.remarks.setdefault(kind, text)
        context, notes = context_of_log(
            self._settings.context, app.told, has_os=self._settings.has_os
        )
        shown, assumed = shown_of(app.told, self._settings.logs)
        auditor = Auditor(
            context,
            callbacks=shown.callbacks,
            notifications=shown.notifications,
            ends=self._reader.shows_ends,
            processes=app.has_processes and len(app.processes) > 0,
            strictness=Strictness.STRICT if self._settings.strict else None,
            scenes=min(max(app.told.windows, 1), 16),
        )
        session, told = auditor.session(), {report.item.line for report in app.reports}
        drawn: list[Found] = []
        for rows in app.batches():
            for finding in session.feed_packed(rows, clock=self._reader.clock):
                place = app.spool.place(finding.record)
                since = app.spool.place(finding.since)
                made = finding_at(finding, place, since, app.name if several else "")
                made = made if self._is_shown(finding, app) else if_shown(made)
                if finding.record < MOST_DRAWN:
                    drawn.append((finding, made))
                if finding.kind is AuditKind.END:
                    if place.line in told:
                        continue
                    self.checked.ended.append(end_at(finding, place.line, app.name))
                self._found(made)
        self._draw(app, auditor, drawn)
        notes += assumed
        return [f"{app.name}: {note}" if several and app.name else note for note in notes]

    def _draw(self, app: _App, auditor: Auditor, found: list[Found]) -> None:
        """Adds an app to the picture. Does nothing if no picture is drawn."""
        tracks = self._settings.tracks
        if tracks is not None:
            track = track_of(
                auditor,
                app.batches(),
                lambda record: app.spool.place(record).line,
                found,
                file=self.checked.file,
                name=app.name,
                clock=self._reader.clock,
                count=app.spool.count,
                room=MOST_DRAWN - sum(len(one.steps) for one in tracks),
            )
            tracks.append(track)

    def _is_shown(self, finding: AuditFinding, app: _App) -> bool:
        """Tells whether the log is known to show the callback or notification that a finding
        reports as missing. It is known if --logs was given, or if the callback or notification
        occurs in the log. Returns True for a finding of another kind."""
        if finding.kind is not AuditKind.MISSING or self._settings.logs is not None:
            return True
        called, posted = app.told.callbacks, app.told.notifications
        return finding.callback in called if finding.callback else finding.notification in posted

    def _found(self, finding: Finding) -> None:
        if len(self.checked.findings) < MOST_FINDINGS:
            self.checked.findings.append(finding)
        else:
            self.checked.more += 1


def _is_alike(one: str, other: str) -> bool:
    """Tells whether two names may belong to one app, such as its bundle identifier and its process
    name."""
    return (
        one.casefold() == other.casefold()
        or ("." in one) != ("." in other)
        or one.casefold().startswith(other.casefold() + ".")
    )


def read_log(
    reader: Reader,
    source: Source,
    settings: LogSettings,
    checked: Checked,
    progress: Callable[[Source], None] | None = None,
) -> Log:
    """Reads a log. If an error stops the reading, `checked.failure` has the reason."""
    log = Log(reader, settings, checked)
    try:
        for number, item in enumerate(reader.read(source), 1):
            log.add(item)
            if progress is not None and number % _BATCH == 0:
                progress(source)
    except LifecyclePolicyError as error:
        checked.failure = str(error)
    checked.lines = source.count
    return log
