"""The records of a log, and their packed form for an auditor."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

from .._native.codes import code_number
from .._native.convert import to_ns, whole
from .._native.enums import (
    Activity,
    AppState,
    Callback,
    Cause,
    Field,
    Notification,
    Occurrence,
    RecordKind,
    SceneState,
    Status,
    Termination,
    TerminationNamespace,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.labels import LabelledEnum
from .._native.names import coerce, coerce_or_none

__all__ = ["CODES", "COLUMNS", "ROW", "Record", "code_of", "pack_records"]


class Record(NamedTuple):
    """A record of a log, written by an app or by an observer of it.

    >>> Record("entered", "applicationDidBecomeActive:", time=1.25, reads="active").time
    1.25
    """

    kind: RecordKind | str
    code: LabelledEnum | str | int | None = None
    """A callback, a notification, a state and so on, as `kind` requires. For `state-read`, a word
    stands for a state of the scene if the record has a scene, otherwise for a state of the app. A
    number need not be a value that the library knows.
    """
    time: float | None = None
    """In seconds; None: not recorded."""
    process: int = 0
    """The number of the process, 1 or more; 0: not recorded."""
    scene: int = 0
    """The number of the scene, 1 or more; 0: not recorded, or the app."""
    reads: AppState | str | None = None
    """The state of the app that was read in the call; None: not recorded."""
    scene_reads: SceneState | str | None = None
    """The state of the scene that was read; None: not recorded."""
    token: TerminationNamespace | str | int = 0
    """The number of a background task or of a wake-up; for an end, the namespace that a report
    gives; 0: none.
    """
    value: int | str = 0
    """For an end, the code that a report gives: a number, or a text such as "0x8badf00d"; 0: none."""


#: For each kind of record, the enumeration of its codes. STATE_READ is missing, because its code is
#: a state of the app or of a scene. Codes of all other kinds have no meaning.
CODES: dict[int, type[LabelledEnum]] = {
    RecordKind.ENTERED: Callback,
    RecordKind.RETURNED: Callback,
    RecordKind.NOTIFICATION: Notification,
    RecordKind.STATE_SAMPLED: AppState,
    RecordKind.LAUNCH: Cause,
    RecordKind.ENDED: Termination,
    RecordKind.EVENT: Occurrence,
    RecordKind.COMPLETED: Callback,
    RecordKind.ACTIVITY: Activity,
}

#: The layout of a packed record: first the columns of 8 bytes, then the columns of 4 bytes.
ROW = struct.Struct("@4q5i4x")
#: The offset of each column in a packed record.
COLUMNS: dict[str, int] = {
    "times": 0, "processes": 8, "tokens": 16, "values": 24,
    "kinds": 32, "codes": 36, "scenes": 40, "reads": 44, "scene_reads": 48,
}  # fmt: skip


def code_of(kind: int, code: int) -> LabelledEnum | int:
    """Returns the member of an enumeration for a record's code, or the code itself if it is no
    member."""
    enumeration = CODES.get(kind)
    if kind == RecordKind.STATE_READ:
        enumeration = SceneState if code in SceneState._value2member_map_ else AppState
    table = {} if enumeration is None else enumeration._value2member_map_
    found = table.get(code, code)
    assert isinstance(found, int)
    return found


def _signed(value: int, bits: int, field: Field) -> int:
    if type(value) is int and -1 << bits - 1 <= value < 1 << bits - 1:
        return value
    text = f"`{value!r}` is not a number of {bits} bits with a sign"
    raise refused(field, Status.OUT_OF_RANGE, text, value)


def _code(kind: RecordKind, record: Record) -> int:
    code = record.code
    if code is None:
        return 0
    if not isinstance(code, (LabelledEnum, str)):
        return _signed(code, 32, Field.CODE)
    if kind == RecordKind.STATE_READ:
        is_scene = isinstance(code, SceneState) or isinstance(code, str) and record.scene != 0
        return coerce(SceneState if is_scene else AppState, code, Field.CODE)
    enumeration = CODES.get(kind)
    if enumeration is not None:
        return coerce(enumeration, code, Field.CODE)
    text = f"a record of the kind {kind.label} has none (`{code}`)"
    raise refused(Field.CODE, Status.UNKNOWN_VALUE, text, code)


def _reported(kind: RecordKind, record: Record) -> tuple[int, int]:
    """Returns the token and the value of a record."""
    token, value = record.token, record.value
    if kind == RecordKind.ENDED:
        if isinstance(token, (str, TerminationNamespace)):
            token = coerce(TerminationNamespace, token, Field.REASON_NAMESPACE)
        number = code_number(value)
        return whole(token, 63, Field.TOKEN), number - (number >> 63 << 64)
    if isinstance(token, str) or isinstance(value, str):
        raise LifecyclePolicyError(
            f"{Field.TOKEN.label}: only a record of the kind {RecordKind.ENDED.label} has a "
            "namespace and a code",
            status=Status.UNKNOWN_VALUE,
            field=Field.TOKEN if isinstance(token, str) else Field.VALUE,
            value=token if isinstance(token, str) else value,
        )
    return whole(token, 63, Field.TOKEN), _signed(value, 64, Field.VALUE)


def _pack(record: Record) -> bytes:
    if not isinstance(record, Record):
        raise refused(Field.RECORD, Status.UNKNOWN_VALUE, f"`{record!r}` is not a Record", record)
    kind = coerce(RecordKind, record.kind, Field.RECORD)
    token, value = _reported(kind, record)
    return ROW.pack(
        to_ns(record.time, Field.COLUMNS, "time"),
        whole(record.process, 63, Field.PROCESS),
        token,
        value,
        kind,
        _code(kind, record),
        whole(record.scene, 31, Field.SCENE),
        coerce_or_none(AppState, record.reads, Field.STATE),
        coerce_or_none(SceneState, record.scene_reads, Field.STATE),
    )


def pack_records(records: Iterable[Record]) -> bytes:
    """Packs records into bytes. An error names the record that cannot be packed."""
    rows: list[bytes] = []
    for index, record in enumerate(records):
        try:
            rows.append(_pack(record))
        except LifecyclePolicyError as error:
            raise LifecyclePolicyError(
                f"record {index}: {error}",
                status=error.status,
                field=error.field,
                value=error.value,
                index=index,
            ) from None
    return b"".join(rows)
