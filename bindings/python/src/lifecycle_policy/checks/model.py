"""Defines findings, which say what is wrong with a file. Every output format shows findings."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from .._native.enums import Severity

__all__ = ["LEVELS", "Checked", "Ended", "Finding", "Level"]


class Level(IntEnum):
    """How bad a finding is."""

    NOTE = 1
    WARNING = 2
    REJECTED = 3
    """App Store Connect refuses the app."""
    VIOLATION = 4

    @property
    def label(self) -> str:
        return self.name.lower()


#: The level for each severity of a finding of the library.
LEVELS = {
    Severity.ERROR: Level.VIOLATION,
    Severity.WARNING: Level.WARNING,
    Severity.NOTE: Level.NOTE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A mistake, or a fact worth knowing."""

    level: Level
    rule: str
    """The id of the rule that decides, such as "deadline.background-task"; else a name of the
    check's own, such as "audit.order" or "plist.key.near"."""
    kind: str = ""
    """The kind of a finding about a log or a report, such as "audit.missing"; "" for any other
    finding."""
    message: str
    """One sentence, without a full stop."""
    line: int = 0
    """The line in the file, from 1; 0 if the finding is about the file as a whole."""
    column: int = 0
    """The column in the line, from 1, in characters; 0 if the column is not known."""
    length: int = 0
    """The number of characters that are underlined; 0 for none."""
    excerpt: str = ""
    """The line, without characters that control a terminal."""
    details: tuple[str, ...] = ()
    """Further sentences: where the app was, what may come next."""
    expected: tuple[str, ...] = ()
    """What may come instead, or what was probably meant; the likeliest first."""
    address: str = ""
    """The address of the rule's first source, without a scheme."""
    member: str = ""
    """The file inside a checked folder or archive, such as "Payload/My.app/Info.plist"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """How a process ended."""

    line: int
    app: str
    process: int
    termination: str | None
    """The name of the termination; None if it is not known."""
    rule: str | None
    message: str


@dataclass(slots=True, kw_only=True)
class Checked:
    """A file that was checked."""

    file: str
    kind: str = ""
    """The name of the reader, such as "device-log", or of the kind of file, such as "plist" or
    "app"; "" if the kind is not known."""
    title: str = ""
    """What the file is, in words, such as "a log of a device"."""
    failure: str = ""
    """Why the file could not be read to its end; "" if it could."""
    notes: list[str] = field(default_factory=list)
    """The assumptions, each with the option that replaces it, and other notes."""
    findings: list[Finding] = field(default_factory=list)
    ended: list[Ended] = field(default_factory=list)
    records: int = 0
    lines: int = 0
    unread: int = 0
    """The number of lines that the reader could not use."""
    unread_lines: list[tuple[int, str]] = field(default_factory=list)
    """The first lines that the reader could not use, each with its number and its text."""
    more: int = 0
    """The number of further findings, which are not in `findings`."""
    known: int = 0
    """The number of findings that were removed because they are in the baseline."""
