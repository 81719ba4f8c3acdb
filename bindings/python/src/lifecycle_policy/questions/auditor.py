"""An auditor checks logs: are the callbacks in an order that iOS produces, what took too long, and
how did the app end?"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import Any

from .._native.bindings import (
    LCP_BESIDE_CRASH_REPORT,
    LCP_BESIDE_LOW_BATTERY,
    LCP_BESIDE_NEW_VERSION,
    LCP_BESIDE_NO_CRASH_REPORT,
    LCP_BESIDE_NOTHING,
    LCP_BESIDE_REBOOT,
    LCP_LOG_ENDS,
    LCP_LOG_PROCESSES,
    lcp_audit_columns,
    lcp_audit_end,
    lcp_audit_finding,
    lcp_audit_step,
    lcp_auditor_options,
    lcp_error,
)
from .._native.calls import elements, first_element
from .._native.convert import check, new, whole
from .._native.enums import (
    Callback,
    Field,
    LogClock,
    Notification,
    Status,
    Strictness,
)
from .._native.errors import refused
from .._native.library import library
from .._native.names import NOTHING, State, coerce, coerce_or_none, mask_of, several, states_in
from .._native.osversion import OSVersion
from .buffers import Column, columns_of
from .context import Context, native_context
from .declared import (
    AuditEnd,
    AuditFinding,
    AuditStep,
    read_audit_end,
    read_audit_finding,
    read_audit_step,
)
from .records import COLUMNS, ROW, Record, pack_records
from .rules import rule_at

__all__ = ["AuditEnd", "AuditFinding", "AuditStep", "Auditor", "Record", "Session"]

#: The maximum number of findings that the library writes in one call.
_CAPACITY = 64
#: The types of the pointers in two structs. See _POINTERS in the module context.
_COLUMNS: dict[str, Any] = {field[0]: field[1] for field in lcp_audit_columns._fields_}
_OPTIONS: dict[str, Any] = {field[0]: field[1] for field in lcp_auditor_options._fields_}


def _room(size: int) -> Any:
    """Makes a buffer of at least `size` bytes, aligned as the library requires."""
    return (ctypes.c_uint64 * (-(-size // 8)))()


class Auditor:
    """Judges logs of an app: whether iOS calls callbacks in the order of the log, what took longer
    than its limit, and how the process may have ended.

    `callbacks` and `notifications` are the callbacks and notifications that the log always records.
    With `ends`, the log shows every end of a process. With `processes`, the log shows the process
    of each record. Any other event may happen at any time without a record. `os_last` is the last
    OS version that may have written the log; by default, the last one of the context. `strictness`
    says how to judge what the rules leave open. `scenes` is the number of scenes that a session can
    distinguish, 1 to 16.

    Several threads may use one auditor.

    >>> shown = ["applicationDidBecomeActive:", "applicationWillResignActive:"]
    >>> session = Auditor("12.4", callbacks=shown).session()
    >>> session.feed(Record("entered", name) for name in shown)
    ()
    >>> [finding.severity.label for finding in session.feed([Record("entered", shown[1])])]
    ['error']
    """

    __slots__ = ("_given", "_memory", "_pointer", "_session_size", "_size")

    def __init__(
        self,
        context: Context | OSVersion | str,
        *,
        os_last: OSVersion | str | None = None,
        callbacks: Callback | str | Iterable[Callback | str] = NOTHING,
        notifications: Notification | str | Iterable[Notification | str] = NOTHING,
        ends: bool = False,
        processes: bool = False,
        strictness: Strictness | str | None = None,
        scenes: int = 1,
    ) -> None:
        context = Context.of(context)
        last = context.os_last if os_last is None else OSVersion.of(os_last)
        called = several(Callback, callbacks, Field.LOGGED_CALLBACKS)
        posted = several(Notification, notifications, Field.LOGGED_NOTIFICATIONS)
        strictly = None if strictness is None else coerce(Strictness, strictness, Field.STRICTNESS)
        self._given = context, last, called, posted, bool(ends), bool(processes), strictly, scenes
        options = new(
            lcp_auditor_options,
            os_last=0 if last is None else last.packed,
            notifications_mask=mask_of(posted),
            flags=(LCP_LOG_ENDS if ends else 0) | (LCP_LOG_PROCESSES if processes else 0),
            strictness=0 if strictly is None else strictly,
            scenes=whole(scenes, 32, Field.SCENES),
        )
        mask = mask_of(called)
        options.callbacks_mask[:] = mask & (1 << 64) - 1, mask >> 64
        options.context = _OPTIONS["context"](native_context(context))
        self._set_up(options)

    def _set_up(self, options: lcp_auditor_options) -> None:
        size, session_size = ctypes.c_size_t(), ctypes.c_size_t()
        error, pointer = new(lcp_error), ctypes.c_void_p()
        given = (options, size, session_size, error)
        check(library().lcp_auditor_measure(*map(ctypes.byref, given)), error)
        self._size, self._session_size = size.value, session_size.value
        self._memory = _room(self._size)
        filled = (options, pointer, error)
        status = library().lcp_auditor_init(self._memory, self._size, *map(ctypes.byref, filled))
        check(status, error)
        self._pointer = pointer

    def _open(self) -> ctypes.c_void_p:
        """Returns the argument that points to the auditor."""
        try:
            return self._pointer
        except AttributeError:
            text = "it was made without Auditor(...)"
            raise refused(Field.AUDITOR, Status.AUDITOR, text) from None

    @property
    def context(self) -> Context:
        """The context with which the auditor was made."""
        return self._given[0]

    @property
    def size(self) -> int:
        """The size of the auditor, in bytes."""
        self._open()
        return self._size

    @property
    def session_size(self) -> int:
        """The size of each session, in bytes."""
        self._open()
        return self._session_size

    def session(self, state: bytes | bytearray | memoryview | None = None) -> Session:
        """Begins the audit of a log. If `state` has the bytes of a session, continues the audit
        of that session. The auditor of that session must have had the same context, options and
        build of the library as this auditor.

        >>> auditor = Auditor("17.0", callbacks="sceneDidBecomeActive:")
        >>> bytes(auditor.session(bytes(auditor.session()))) == bytes(auditor.session())
        True
        """
        made = Session.__new__(Session)
        made._begin(self)
        if state is not None:
            made._restore(state)
        return made

    # An auditor never changes, so a copy would be of no use.
    def __copy__(self) -> Auditor:
        return self

    def __deepcopy__(self, memo: object) -> Auditor:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        self._open()
        return _auditor, self._given


def _auditor(context: Context, *options: Any) -> Auditor:
    """Restores an auditor from a pickle, which has its options without their names."""
    names = "os_last", "callbacks", "notifications", "ends", "processes", "strictness", "scenes"
    return Auditor(context, **dict(zip(names, options, strict=True)))


def _session(auditor: Auditor, state: bytes) -> Session:
    """Restores a session from a pickle, or copies one."""
    return auditor.session(state)


class Session:
    """The audit of one log. `Auditor.session` begins one. Only one thread at a time may use a
    session. `bytes` gives the state of a session. A copy of a session, or an unpickled session, is
    independent of the original.
    """

    __slots__ = ("_auditor", "_memory", "_pointer")

    def _begin(self, auditor: Auditor) -> None:
        pointer, size, error = ctypes.c_void_p(), auditor.session_size, new(lcp_error)
        self._auditor, self._memory = auditor, _room(size)
        status = library().lcp_session_init(
            auditor._open(), self._memory, size, ctypes.byref(pointer), ctypes.byref(error)
        )
        check(status, error)
        self._pointer = pointer

    def _restore(self, state: bytes | bytearray | memoryview) -> None:
        try:
            data = bytes(memoryview(state))
        except TypeError:
            kind = type(state).__name__
            text = f"expected bytes, not {kind}"
            raise refused(Field.SESSION, Status.SESSION, text, state) from None
        size = self._auditor.session_size
        if len(data) != size:
            text = f"it has {len(data)} bytes, and one of this auditor {size}"
            raise refused(Field.SESSION, Status.SESSION, text, len(data))
        ctypes.memmove(self._memory, data, size)
        self.places()  # refuses bytes that are not a session

    def _open(self) -> tuple[ctypes.c_void_p, ctypes.c_void_p]:
        """Returns the arguments that point to the auditor and to the session."""
        try:
            return self._auditor._open(), self._pointer
        except AttributeError:
            text = "it was made without Auditor.session()"
            raise refused(Field.SESSION, Status.SESSION, text) from None

    @property
    def auditor(self) -> Auditor:
        """The auditor of the session."""
        self._open()
        return self._auditor

    def feed(
        self, records: Iterable[Record], *, clock: LogClock | str | None = None
    ) -> tuple[AuditFinding, ...]:
        """Judges records, and returns the findings. If a record cannot be read, raises
        LifecyclePolicyError, and judges no record. `clock` is the clock of the times; None means
        unknown. After a violation, the audit continues from every state in which the record may
        come.

        >>> session = Auditor("17.0", callbacks="applicationDidBecomeActive:").session()
        >>> session.feed([Record("entered", "applicationDidBecomeActive:", reads="active")])
        ()
        >>> session.feed([Record("entered", "a tea")])
        Traceback (most recent call last):
        lifecycle_policy._native.errors.LifecyclePolicyError: record 0: code: unknown callback `a tea`
        """
        return self.feed_packed(pack_records(records), clock=clock)

    def feed_packed(
        self, rows: bytes, *, clock: LogClock | str | None = None
    ) -> tuple[AuditFinding, ...]:
        """Judges records from `pack_records`, like `feed`."""
        at = ctypes.cast(ctypes.c_char_p(rows), ctypes.c_void_p).value or 0
        columns = [Column(name, at + offset, ROW.size) for name, offset in COLUMNS.items()]
        return self._feed(columns, len(rows) // ROW.size, clock)

    def feed_columns(
        self, columns: Mapping[str, Any], *, clock: LogClock | str | None = None
    ) -> tuple[AuditFinding, ...]:
        """Judges records in columns, without copying them. Columns are arrays such as
        `array.array`, NumPy arrays, or a memoryview.

        The columns `kinds`, `codes`, `scenes`, `reads` and `scene_reads` have integers of 4 bytes.
        The columns `times`, `processes`, `tokens` and `values` have integers of 8 bytes. If a
        column is missing, its values count as not recorded. Kinds, codes and states are the numbers
        of the enumerations. Times are in nanoseconds; a time below 0 counts as not recorded. No
        number is refused: a record that cannot be read becomes a finding.

        >>> from array import array
        >>> from lifecycle_policy import Callback, RecordKind
        >>> shown = ["application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:"]
        >>> shown += ["applicationWillResignActive:"]
        >>> session = Auditor("12.4", callbacks=shown).session()
        >>> kinds = array("i", [RecordKind.ENTERED]) * 2
        >>> codes = array("i", [Callback.DID_BECOME_ACTIVE]) * 2
        >>> [found.record for found in session.feed_columns({"kinds": kinds, "codes": codes})]
        [1]
        """
        with columns_of(columns) as (found, count):
            return self._feed(found, count, clock)

    def _feed(
        self, columns: list[Column], count: int, clock: LogClock | str | None
    ) -> tuple[AuditFinding, ...]:
        pointers = self._open()
        native = new(lcp_audit_columns, clock=coerce_or_none(LogClock, clock, Field.CLOCK))
        for name, _, stride in columns:
            setattr(native, f"{name}_stride", stride)
        room, size = (lcp_audit_finding * _CAPACITY)(), ctypes.sizeof(lcp_audit_finding)
        written, consumed, error = ctypes.c_size_t(), ctypes.c_size_t(), new(lcp_error)
        found: list[AuditFinding] = []
        done = 0
        while True:
            for name, address, stride in columns:
                pointer = ctypes.c_void_p(address + done * stride)
                setattr(native, name, ctypes.cast(pointer, _COLUMNS[name]))
            status = library().lcp_auditor_feed(
                *pointers,
                ctypes.byref(native),
                count - done,
                room,
                size,
                _CAPACITY,
                *map(ctypes.byref, (written, consumed, error)),
            )
            check(status, error)
            done += consumed.value
            found += (read_audit_finding(bytes(one), rule_at) for one in room[: written.value])
            # If the buffer is full, the library may hold back a finding, even after the last
            # record.
            if written.value < _CAPACITY:
                return tuple(found)

    def places(self, scene: int = 0) -> tuple[State, ...]:
        """Returns the possible states of the app, or of a scene, after the last record."""
        places, error = ctypes.c_uint64(), new(lcp_error)
        number = whole(scene, 31, Field.SCENE)
        status = library().lcp_session_places(
            *self._open(), number, ctypes.byref(places), ctypes.byref(error)
        )
        check(status, error)
        return states_in(places.value)

    def expected(self, scene: int = 0) -> tuple[AuditStep, ...]:
        """Returns the records that may come next, the likeliest first."""
        number = whole(scene, 31, Field.SCENE)
        found = elements("lcp_list_expected", lcp_audit_step, *self._open(), number)
        return tuple(read_audit_step(one, rule_at) for one in found)

    def ends(
        self,
        *,
        crash_report: bool | None = None,
        new_version: bool = False,
        reboot: bool = False,
        low_battery: bool = False,
    ) -> tuple[AuditEnd, ...]:
        """Returns the ways in which the last process may have ended, the likeliest first, then the
        ways that are ruled out. The list is a guess; a log cannot prove it.

        The arguments are facts that the log does not contain. If crash reports are collected,
        `crash_report` says whether there is a crash report for the process. With `new_version`, the
        app or the OS now has another version. With `reboot`, the device has restarted since the end
        of the process. With `low_battery`, the battery was low.
        """
        beside = LCP_BESIDE_NOTHING
        if crash_report is not None:
            beside |= LCP_BESIDE_CRASH_REPORT if crash_report else LCP_BESIDE_NO_CRASH_REPORT
        beside |= LCP_BESIDE_NEW_VERSION if new_version else 0
        beside |= LCP_BESIDE_REBOOT if reboot else 0
        beside |= LCP_BESIDE_LOW_BATTERY if low_battery else 0
        found = elements("lcp_list_ends", lcp_audit_end, *self._open(), beside)
        return tuple(read_audit_end(one, rule_at) for one in found)

    def likeliest_end(self) -> AuditEnd | None:
        """Returns the first way that `ends()` returns, or None if that way is ruled out. Does not
        read the other ways."""
        found = first_element("lcp_list_ends", lcp_audit_end, *self._open(), LCP_BESIDE_NOTHING)
        return read_audit_end(found, rule_at) if found is not None and found.possible else None

    def __bytes__(self) -> bytes:
        self._open()
        return bytes(memoryview(self._memory).cast("B")[: self._auditor.session_size])

    def __reduce__(self) -> tuple[Any, ...]:
        return _session, (self.auditor, bytes(self))
