"""Audits sessions whose records are in Arrow tables."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
import pyarrow as pa

from .._native.codes import code_number
from .._native.enums import (
    AppState,
    AuditKind,
    Callback,
    Field,
    LogClock,
    Notification,
    RecordKind,
    SceneState,
    Severity,
    Status,
    Strictness,
    TerminationNamespace,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.labels import LabelledEnum
from .._native.names import NOTHING, coerce
from .._native.osversion import OSVersion
from ..columns import Dictionary
from ..columns.from_arrow import column_of
from ..columns.values import Given, column, converted
from ..questions.answers import first_url
from ..questions.auditor import AuditEnd, AuditFinding, Auditor, Session
from ..questions.buffers import Column
from ..questions.context import Context
from ..questions.prepared import Asked, Prepared
from ..questions.records import CODES
from .tables import as_table, grounds_of, required

__all__ = ["FINDINGS", "RECORDS", "audit_sessions"]

#: The optional columns of a record. `session` and `record` are required.
RECORDS = ("code", "time", "process", "scene", "reads", "scene_reads", "token", "value")
#: The columns of findings that follow the column of the session, and their types.
FINDINGS: dict[str, Any] = {
    "at": pa.int64(),
    "severity": pa.string(),
    "finding": pa.string(),
    "rule": pa.string(),
    "address": pa.string(),
    "code": pa.string(),
    "expected": pa.string(),
    "cause": pa.string(),
    "allowance": pa.string(),
    "termination": pa.string(),
    "took_seconds": pa.float64(),
    "limit_seconds": pa.float64(),
    "text": pa.string(),
    "problem": pa.string(),
}
#: The library's names for the columns of a record.
_LIBRARY = {
    "code": "codes",
    "process": "processes",
    "scene": "scenes",
    "reads": "reads",
    "scene_reads": "scene_reads",
    "token": "tokens",
    "value": "values",
}
#: Columns whose values may be names, each with its enumeration and the field that an error names.
_NAMED: dict[str, tuple[type[LabelledEnum], Field]] = {
    "reads": (AppState, Field.STATE),
    "scene_reads": (SceneState, Field.STATE),
    "token": (TerminationNamespace, Field.TOKEN),
}
#: The number for a value that could not be read. No enumeration contains this number.
_UNREAD = -1
#: The `finding` of the row that ends a session.
ENDED = "session"


@lru_cache(256)
def _auditor(context: Context, options: tuple[tuple[str, Any], ...]) -> Auditor:
    """Returns the auditor of a context with these options. The last 256 auditors are cached."""
    return Auditor(context, **dict(options))


def audit_sessions(
    batches: Iterable[Any],
    asked: Asked | None = None,
    *,
    callbacks: Any = NOTHING,
    notifications: Any = NOTHING,
    ends: bool = False,
    processes: bool = False,
    strictness: Strictness | str | None = None,
    scenes: int = 1,
    clock: LogClock | str | None = None,
) -> Iterator[Any]:
    """Audits sessions, and yields batches of findings.

    Each row is a record. `session` names the session, and `record` is the kind of the record.
    `code`, `time`, `process`, `scene`, `reads`, `scene_reads`, `token` and `value` are as in
    `Record`. `time` may also be a timestamp. The rows of a session must be adjacent and in recorded
    order. A session may continue in the next batch. The context is `asked`, or comes from the
    columns that `columns.contexts` takes. The options are those of `Auditor`, and `clock` is the
    clock of the times.

    Each finding is a row: `at` is the index of its record in the session, and `text` is its
    sentence. A last row ends each session. In this row, `finding` is `session`, `at` is the number
    of records, and `termination` is the likeliest way in which the process ended, which is a guess.
    `problem` says what could not be read, or what is wrong with the rows of the session.

    >>> shown = ["applicationDidBecomeActive:", "applicationWillResignActive:"]
    >>> rows = {"session": ["a"] * 2, "record": ["entered"] * 2, "code": [shown[1]] * 2}
    >>> batch = pa.RecordBatch.from_pydict(rows)
    >>> found = pa.Table.from_batches(audit_sessions([batch], "12.4", callbacks=shown))
    >>> found.column("severity").to_pylist(), found.column("at").to_pylist()
    (['error', None], [1, 2])
    """
    options = audit_options(
        callbacks=callbacks,
        notifications=notifications,
        ends=ends,
        processes=processes,
        strictness=strictness,
        scenes=scenes,
    )
    audit = Audit(asked, options, clock)
    for batch in map(as_table, batches):
        yield audit.feed(batch)
    yield audit.finish()


def audit_options(**options: Any) -> tuple[tuple[str, Any], ...]:
    """Returns options of `Auditor` as a hashable key. Raises LifecyclePolicyError if an
    option is wrong."""
    found: dict[str, Any] = {}
    for name, value in options.items():
        is_one = isinstance(value, (str, LabelledEnum)) or not isinstance(value, Iterable)
        found[name] = value if is_one else frozenset(value)
    Auditor(OSVersion.newest(), **found)
    return tuple(sorted(found.items()))


class Audit:
    """The audit of consecutive sessions."""

    def __init__(
        self, asked: Asked | None, options: tuple[tuple[str, Any], ...], clock: LogClock | str | None
    ) -> None:
        self.asked, self.options, self.clock = asked, options, clock
        self.kind: Any = pa.string()
        self.name: Any = None
        self.session: Session | None = None
        self.is_open = False
        self.count = 0
        self.context: Any = None
        self.ended: set[Any] = set()
        self.rows: list[dict[str, Any]] = []

    def feed(self, table: Any) -> Any:
        required(["session", "record"], table.schema.names)
        names = column_of(table.column("session"))
        self.kind = table.schema.field("session").type
        if pa.types.is_dictionary(self.kind):
            self.kind = self.kind.value_type
        if isinstance(names, Dictionary):
            listed, codes = names.values, np.asarray(names.codes)
        elif names.dtype.kind in "iu":
            listed, codes = None, names
        else:
            raise LifecyclePolicyError(
                f"session: a column of {self.kind} names no sessions: give texts or whole numbers",
                status=Status.UNKNOWN_VALUE,
                value=str(self.kind),
            )
        arrays, problems = _arrays(table)
        grounds = grounds_of(table, self.asked)
        if isinstance(grounds, Dictionary):
            contexts = [_context(ground) for ground in grounds.values]
            where: Any = np.broadcast_to(grounds.codes, len(table))
        else:
            contexts, where = [_context(grounds)], np.zeros(len(table), np.int32)
        edges = (np.flatnonzero(np.diff(codes)) + 1).tolist()
        bases = [(name, each.ctypes.data, each.itemsize) for name, each in arrays.items()]
        changes: Any = np.flatnonzero(np.diff(where)) + 1
        unread = sorted(problems)
        odd = sorted({*changes.tolist()} - {*edges})
        for begin, end in zip([0, *edges], [*edges, len(table)]):
            if begin == end:
                continue
            code = int(codes[begin])
            name = code if listed is None else listed[code] if code >= 0 else None
            context = contexts[int(where[begin])]
            if not self.is_open or name != self.name:
                self.close()
                self.open(name, context)
            elif context is not self.context and _told(context) != _told(self.context):
                self.problem(self.count, _TWO)
            parts = [Column(each, base + begin * size, size) for each, base, size in bases]
            wrong = [(at - begin, problems[at]) for at in unread if begin <= at < end]
            self.judge(parts, end - begin, wrong)
            if odd and any(begin < at < end for at in odd):
                self.problem(self.count, _TWO)
        return self.take()

    def open(self, name: Any, context: Any) -> None:
        self.name, self.context, self.count, self.is_open = name, context, 0, True
        self.session = None
        if name is None:
            self.problem(0, f"{Field.SESSION.label}: it is not given")
        elif isinstance(context, LifecyclePolicyError):
            self.problem(0, str(context))
        else:
            try:
                self.session = _auditor(context, self.options).session()
            except LifecyclePolicyError as error:
                self.problem(0, str(error))
        if name in self.ended:
            self.problem(0, f"{Field.SESSION.label}: the rows of `{name}` do not stand together")

    def resume(self, name: Any, audit: bytes | None, count: int, context: bytes) -> None:
        """Continues a session from its saved `state`."""
        self.name, self.count, self.is_open = name, count, True
        self.context = pickle.loads(context)
        if audit is not None:
            self.session = _auditor(self.context, self.options).session(audit)

    def state(self) -> tuple[bytes | None, int, bytes]:
        """Returns the state of the open session, to be saved."""
        session = None if self.session is None else bytes(self.session)
        return session, self.count, pickle.dumps(self.context)

    def judge(self, parts: list[Column], count: int, problems: list[tuple[int, str]]) -> None:
        unread = {self.count + at: problem for at, problem in problems}
        if self.session is not None:
            for found in self.session._feed(parts, count, self.clock):
                row = _finding(self.name, found)
                if found.kind is AuditKind.UNREAD:
                    row |= {"code": None, "problem": unread.pop(found.record, None)}
                self.rows.append(row)
        for at, problem in unread.items():
            self.problem(at, problem)
        self.count += count

    def problem(self, at: int, problem: str) -> None:
        self.rows.append({"session": self.name, "at": at, "problem": problem})

    def close(self) -> None:
        if not self.is_open:
            return
        row: dict[str, Any] = {"session": self.name, "at": self.count, "finding": ENDED}
        if self.session is not None:
            likely = self.session.likeliest_end()
            if likely is not None:
                row |= _end(likely)
        self.rows.append(row)
        self.ended.add(self.name)
        self.is_open = False

    def take(self) -> Any:
        """Returns the rows since the last batch."""
        rows, self.rows = self.rows, []
        schema = pa.schema([("session", self.kind), *FINDINGS.items()])
        arrays = [pa.array([row.get(name) for row in rows], schema.field(name).type)
                  for name in schema.names]
        return pa.RecordBatch.from_arrays(arrays, schema=schema)

    def finish(self) -> Any:
        self.close()
        return self.take()


_TWO = f"{Field.SESSION.label}: its rows have different contexts: it is judged by the first one"


def _context(ground: Any) -> Context | LifecyclePolicyError:
    """Returns the context of rows, or the error that says why the rows have no context."""
    if isinstance(ground, LifecyclePolicyError):
        return ground
    return ground.context if isinstance(ground, Prepared) else Context.of(ground)


def _told(context: Context | LifecyclePolicyError) -> Context | str:
    """Returns a key that is equal for equal contexts, and for errors with equal messages."""
    return str(context) if isinstance(context, LifecyclePolicyError) else context


def _label(value: Any) -> str | None:
    return None if value is None else str(getattr(value, "label", value))


def _finding(session: Any, found: AuditFinding) -> dict[str, Any]:
    rule = found.rule
    return {
        "session": session,
        "at": found.record,
        "severity": found.severity.label,
        "finding": found.kind.label,
        "rule": None if rule is None else rule.id,
        "address": None if rule is None else first_url(rule.citations),
        "code": _label(found.code) if found.record_kind in CODES else None,
        "expected": _label(found.callback or found.notification),
        "cause": _label(found.cause),
        "allowance": _label(found.allowance),
        "termination": _label(found.termination),
        "took_seconds": found.took,
        "limit_seconds": found.limit,
        "text": found.text,
    }


def _end(end: AuditEnd) -> dict[str, Any]:
    rule = end.rule
    return {
        "cause": end.cause.label,
        "termination": end.termination.label,
        "allowance": _label(end.allowance),
        "rule": None if rule is None else rule.id,
        "address": None if rule is None else first_url(rule.citations),
    }


def _arrays(table: Any) -> tuple[dict[str, Any], dict[int, str]]:
    """Returns the columns for the library, and a problem for each row with unreadable values."""
    problems: dict[int, str] = {}
    names = table.schema.names

    def whole(found: Given, dtype: Any) -> Any:
        codes = np.broadcast_to(found.codes, len(table))
        for code, error in found.errors.items():
            for at in np.flatnonzero(codes == code).tolist():
                problems.setdefault(at, str(error))
        values = codes if found.numbers is None else found.numbers[codes]
        return np.ascontiguousarray(values.astype(dtype, copy=False))

    kinds = column(RecordKind, column_of(table.column("record")), Field.RECORD)
    arrays: dict[str, Any] = {"kinds": whole(kinds, np.int32)}
    for name in (name for name in RECORDS if name in names):
        if name == "time":
            arrays["times"] = _times(table.column(name))
            continue
        given = column_of(table.column(name))
        if name == "code":
            found = _codes(arrays["kinds"], given)
        elif name in _NAMED:
            kind, field = _NAMED[name]
            found = column(kind, given, field)
        else:
            found = _numbers(name, given)
        wide = name in ("process", "token", "value")
        arrays[_LIBRARY[name]] = whole(found, np.int64 if wide else np.int32)
    return arrays, problems


def _codes(kinds: Any, given: Any) -> Given:
    """Reads codes. The kind of a record determines the enumeration of its code."""
    if not isinstance(given, Dictionary):
        return column(Callback, given, Field.CODE)
    count = len(given.values) + 1
    different, at = np.unique(kinds, return_inverse=True)
    pairs = [*product(different.tolist(), (*given.values, None))]
    codes = np.asarray(given.codes)
    rows = at * count + np.where(codes < 0, count - 1, codes)
    return converted(Dictionary(pairs, rows), lambda pair: _code(*pair), _UNREAD)


def _code(kind: int, value: Any) -> int:
    if value is None or kind == _UNREAD:
        return 0
    if type(value) is int:
        return value if -(2**31) <= value < 2**31 else _UNREAD
    if kind == RecordKind.STATE_READ:
        try:
            return int(coerce(AppState, value, Field.CODE))
        except LifecyclePolicyError:
            return int(coerce(SceneState, value, Field.CODE))
    if kind in CODES:
        return int(coerce(CODES[kind], value, Field.CODE))
    text = f"a record of the kind {RecordKind(kind).label} has none (`{value}`)"
    raise refused(Field.CODE, Status.UNKNOWN_VALUE, text, value)


def _numbers(name: str, given: Any) -> Given:
    if not isinstance(given, Dictionary):
        values = np.asarray(given)
        if values.dtype.kind in "iu":
            return Given(values)
        given = Dictionary(values.tolist(), np.arange(values.size))

    def number(value: Any) -> int:
        try:
            found = code_number(value)
        except LifecyclePolicyError:
            raise LifecyclePolicyError(f"{name}: `{value}` is not a whole number") from None
        return found - (found >> 63 << 64)

    return converted(given, number, 0)


def _times(array: Any) -> Any:
    """Returns times in nanoseconds. -1 means not recorded."""
    kind = array.type
    if pa.types.is_timestamp(kind) or pa.types.is_duration(kind):
        wanted = pa.timestamp("ns", kind.tz) if pa.types.is_timestamp(kind) else pa.duration("ns")
        found = array.cast(wanted).cast(pa.int64())
        return np.ascontiguousarray(found.fill_null(-1).to_numpy(zero_copy_only=False))
    if pa.types.is_null(kind):
        return np.full(len(array), -1, np.int64)
    if not pa.types.is_floating(kind):
        raise LifecyclePolicyError(
            f"time: a column of {kind} has no times: give seconds as floats, or timestamps",
            status=Status.UNKNOWN_VALUE,
            value=str(kind),
        )
    seconds = array.cast(pa.float64()).to_numpy(zero_copy_only=False)
    known = np.isfinite(seconds) & (seconds >= 0) & (seconds < 2**33)
    return np.where(known, np.rint(np.where(known, seconds, 0) * 1e9), -1).astype(np.int64)
