"""Collects what a picture shows of an app in a log: the records, the state after each record, and
findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .._native.enums import AppState, AuditKind, LogClock, RecordKind
from .._native.labels import LabelledEnum
from ..questions.auditor import AuditFinding, Auditor
from ..questions.records import ROW, code_of
from .model import Finding

__all__ = ["MOST_DRAWN", "Found", "Step", "Track", "track_of"]

#: The maximum number of records in a picture. A larger picture would be unreadable.
MOST_DRAWN = 2000


class Step(NamedTuple):
    """A record to draw."""

    line: int
    kind: int
    code: LabelledEnum | int
    time: float | None
    process: int
    token: int
    places: tuple[AppState, ...]
    """The states in which the app may be after the record."""


#: A finding in two forms: from the auditor, and for people.
Found = tuple[AuditFinding, Finding]


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """An app of a log."""

    file: str
    name: str
    """The app; "" if the log does not name it."""
    steps: tuple[Step, ...]
    found: tuple[Found, ...]
    """The findings about the records in `steps`."""
    clock: LogClock | None
    left_out: int
    """The number of further records of the app, which are not drawn."""

    def processes(self) -> Iterator[int]:
        """Yields the process that made each record. A record that names no process belongs to the
        process of the record before it. Records before the first named process belong to that
        process."""
        process = next((step.process for step in self.steps if step.process), 0)
        for step in self.steps:
            process = step.process or process
            yield process


def _rows(batches: Iterable[bytes]) -> Iterator[bytes]:
    for batch in batches:
        for begin in range(0, len(batch), ROW.size):
            yield batch[begin : begin + ROW.size]


def track_of(
    auditor: Auditor,
    batches: Iterable[bytes],
    line_of: Callable[[int], int],
    found: Sequence[Found],
    *,
    file: str,
    name: str,
    clock: LogClock | None,
    count: int,
    room: int = MOST_DRAWN,
) -> Track:
    """Reads the packed records of an app once more, one at a time, to find the possible states
    after each. `line_of` returns the line of a record. There are `count` records, of which at most
    `room` are drawn."""
    session = auditor.session()
    steps: list[Step] = []
    for row in _rows(batches):
        if len(steps) >= room:
            break
        session.feed_packed(row, clock=clock)
        time, process, token, _, kind, code, *_ = ROW.unpack(row)
        places = tuple(place for place in session.places() if isinstance(place, AppState))
        steps.append(
            Step(
                line_of(len(steps)),
                kind,
                code_of(kind, code),
                None if time < 0 else time / 1e9,
                process,
                token,
                places,
            )
        )
    return Track(
        file=file,
        name=name,
        steps=tuple(steps),
        found=tuple(one for one in found if one[0].record < len(steps)),
        clock=clock,
        left_out=count - len(steps),
    )


def is_end(found: AuditFinding) -> bool:
    """Tells whether a finding says that a process has ended."""
    return found.kind is AuditKind.END


def is_called(step: Step) -> bool:
    """Tells whether a record says that a callback or notification came."""
    return step.kind in (RecordKind.ENTERED, RecordKind.NOTIFICATION)
