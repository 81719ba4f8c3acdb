"""Defines readers. Each reader reads one kind of file, and yields the records in the file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, ClassVar, NamedTuple, Union

from .._native.enums import LogClock, Status
from .._native.errors import LifecyclePolicyError
from ..questions.records import Record
from ..reports.read import TerminationReport

__all__ = [
    "MAXIMUM_LINE",
    "MAXIMUM_WHOLE",
    "Entry",
    "Item",
    "Line",
    "Reader",
    "Remark",
    "Report",
    "Source",
    "Unread",
]

#: The maximum length of a line, in bytes. The rest of a line is ignored.
MAXIMUM_LINE = 64 << 10
#: The maximum size of a file that is read as a whole, in bytes.
MAXIMUM_WHOLE = 32 << 20
#: The size of `Source.head`, in bytes.
_HEAD = 64 << 10


class Line(NamedTuple):
    """A line of a file."""

    number: int
    """The number of the line in the file, from 1."""
    text: str
    """The text without its end; characters that are not UTF-8 are replaced."""


class Entry(NamedTuple):
    """A record of a file, and its place."""

    line: int
    """The number of the line, from 1."""
    record: Record
    """The record. Its `process` is the pid, if the file has one."""
    text: str
    """The line, as a finding shows it."""
    app: str = ""
    """The bundle identifier of the app, else its name; "" if the file does not say."""
    word: str = ""
    """The part of the text that the record was read from; "" for the whole text."""
    loses: str = ""
    """What the word leaves open, such as "background or suspended"; "" if the word leaves nothing
    open. A finding about a record that leaves something open is at most a warning. The checks
    do not infer from such a record which callbacks the app logs."""


class Report(NamedTuple):
    """A report of an end in a file: a crash report, or a line that states the reason."""

    line: int
    report: TerminationReport
    text: str
    app: str = ""
    process: int = 0
    """The pid; 0 if the report does not say."""
    time: float | None = None
    """When the process ended, in seconds, by the clock of the reader; None if it is not known."""


class Remark(NamedTuple):
    """A fact that a file states about its recording."""

    kind: str
    """The kind of the fact: os, app, process, device, framework, modes or note."""
    text: str
    line: int = 0


class Unread(NamedTuple):
    """A line that the reader could not use."""

    line: int
    text: str


Item = Union[Entry, Report, Remark, Unread]


class Source:
    """A file that is being read. Its first bytes are in `head`. The rest can be read only once."""

    def __init__(self, name: str, file: BinaryIO, size: int = 0) -> None:
        self.name = name
        self.size = size
        """The size of the file in bytes; 0 if it is not known."""
        self.head = file.read(_HEAD)
        """The first bytes."""
        self.done = 0
        """How many bytes were read."""
        self.count = 0
        """How many lines were read."""
        self._file = file

    def lines(self, longest: int = MAXIMUM_LINE) -> Iterator[Line]:
        """Yields the lines, with a constant amount of memory. Cuts each line after `longest`
        bytes, its line end included."""
        is_long = False  # true while the rest of a cut line is skipped
        for piece in self._pieces(longest):
            self.done += len(piece)
            if not is_long:
                self.count += 1
                yield Line(self.count, piece.decode("utf-8", "replace").rstrip("\r\n"))
            is_long = not piece.endswith(b"\n")

    def _pieces(self, longest: int) -> Iterator[bytes]:
        """Yields the lines with their line ends. Yields long lines in pieces."""
        head, readline = BytesIO(self.head), self._file.readline
        while piece := head.readline(longest):
            if not piece.endswith(b"\n"):  # `head` or the piece ends within the line
                piece += readline(longest - len(piece))
            yield piece
        while piece := readline(longest):
            yield piece

    def whole(self) -> bytes:
        """Returns all bytes. Raises LifecyclePolicyError if there are more than MAXIMUM_WHOLE."""
        data = self.head + self._file.read(MAXIMUM_WHOLE + 1 - len(self.head))
        if len(data) > MAXIMUM_WHOLE:
            raise LifecyclePolicyError(
                f"larger than {MAXIMUM_WHOLE >> 20} MiB", status=Status.OUT_OF_RANGE
            )
        self.done = len(data)
        return data


class Reader(ABC):
    """Reads one kind of file.

    Another package can add a reader: with an entry point in the group `lifecycle_policy.readers`
    that leads to a subclass.
    """

    name: ClassVar[str]
    """The name for --reader, such as "device-log"."""
    title: ClassVar[str]
    """What the files are, such as "a log of a device"."""
    clock: ClassVar[LogClock | None] = LogClock.WALL
    """The clock that gives the times of the records."""
    shows_ends: ClassVar[bool] = False
    """True if a file of this kind shows the end of every process."""

    @abstractmethod
    def recognizes(self, source: Source) -> int:
        """Returns how surely the file is of this kind: from 0, certainly not, to 100, certainly.
        Only `source.name` and `source.head` may be used. The surest reader reads the file."""

    @abstractmethod
    def read(self, source: Source) -> Iterator[Item]:
        """Yields the items of the file in order. Raises LifecyclePolicyError if the file cannot be
        read."""
