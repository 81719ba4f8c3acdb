"""Reads traces and logs of life-cycle callbacks into records for an auditor.

A trace has a callback a line, with a time before it or without, and with the state that the app
read in it (`state=background`) or without. Remarks begin with `#`: `# os: iOS 12.4`, and so on. A
log has lines of any kind, and patterns pick out those that tell of the life cycle.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import lifecycle_policy as lp
from lifecycle_policy import Record

__all__ = ["Entry", "Pattern", "Trace", "read_log", "read_trace", "versions"]

_TIME = re.compile(r"(?:^|[T ])(\d\d):(\d\d):(\d\d(?:\.\d+)?)")
_STAMP = re.compile(r"(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:\.\d+)?\s+")
_REMARK = re.compile(r"# *(\w+): *(.*)")
_STATE = re.compile(r"\bstate=(\w+)")
_OS = re.compile(
    r"(?:iPhone OS|iOS|iPadOS) (\d+)(?:\.(\d+))?(?:\.(\d+))?"
    r"(?:(?P<on>\+)|(?P<first> beta)|(?:-| to | and iOS )(?P<last>\d+))?"
)
#: The first version on which apps have a background, for traces that do not say theirs.
_UNKNOWN = lp.OSVersion(4, 0)
#: Minor versions have numbers up to this one, as far as the library is concerned.
_LAST = 255


class Entry(NamedTuple):
    """A record, with the line that it stands for."""

    line: int
    record: Record
    text: str


class Pattern(NamedTuple):
    """Lines of a log that tell of the life cycle, and their record.

    Groups of the expression give more: `process` and `token` those of the record, `name` a callback
    or notification, `app` whose record it is.
    """

    expression: str
    record: Record


@dataclass
class Trace:
    """A trace that was read."""

    remarks: dict[str, str] = field(default_factory=dict)
    """The first remark of each kind, by its kind."""
    entries: list[Entry] = field(default_factory=list)
    unread: list[tuple[int, str]] = field(default_factory=list)
    """The lines that stand for no record."""

    @property
    def records(self) -> list[Record]:
        return [entry.record for entry in self.entries]

    @property
    def callbacks(self) -> set[lp.Callback]:
        """The callbacks that occur."""
        return {one.code for one in self.records if isinstance(one.code, lp.Callback)}

    @property
    def notifications(self) -> set[lp.Notification]:
        """The notifications that occur."""
        return {one.code for one in self.records if isinstance(one.code, lp.Notification)}


def versions(text: str) -> tuple[lp.OSVersion, lp.OSVersion]:
    """Reads which versions of iOS a text means: the first and the last."""
    newest = lp.OSVersion.newest_major()
    found = _OS.match(text)
    if found is None:
        return _UNKNOWN, newest
    major, minor, patch = (int(number or 0) for number in found.groups()[:3])
    first = lp.OSVersion(major, minor, patch)
    if found["on"]:
        return first, newest
    if found[2] or found["first"]:
        return first, first
    return first, lp.OSVersion(int(found["last"] or major), _LAST, _LAST)


def _time(text: str) -> float | None:
    """Reads the time of day, in seconds."""
    found = _TIME.search(text)
    if found is None:
        return None
    hours, minutes, seconds = found.groups()
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def _named(name: str) -> Record | None:
    """Returns the record for a name in Objective-C or Swift; None if there is none."""
    for kind, enumeration in (("entered", lp.Callback), ("notification", lp.Notification)):
        try:
            return Record(kind, lp.parse(enumeration, name))
        except lp.LifecyclePolicyError:
            continue
    return None


def read_trace(
    path: Path,
    names: Mapping[str, Record | None],
    states: Mapping[str, str],
    events: Mapping[str, str],
) -> Trace:
    """Reads a trace. `names` has the records for lines that begin with other words than the name of
    a callback; None if they stand for none. `states` has the states for words of remarks, and
    `events` the occurrences."""
    trace = Trace()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        remark = _REMARK.match(line)
        if remark is not None:
            kind, text = remark.groups()
            trace.remarks.setdefault(kind, text)
            if kind == "state" and text in states:
                trace.entries.append(Entry(number, Record("state-sampled", states[text]), text))
            if kind == "event" and text in events:
                trace.entries.append(Entry(number, Record("event", events[text]), text))
        if line.startswith("#") or not line.strip():
            continue
        text = _STAMP.sub("", line, count=1)
        word = text.split()[0]
        fits = (one for one in names if re.match(rf"{re.escape(one)}(?!\w)", text))
        key = next(fits, word)
        record = names[key] if key in names else _named(word)
        if record is None:
            trace.unread.append((number, text))
            continue
        state = _STATE.search(text)
        record = record._replace(time=_time(line), reads=state[1] if state else record.reads)
        trace.entries.append(Entry(number, record, text))
    return trace


def read_log(path: Path, patterns: Sequence[Pattern]) -> dict[str, Trace]:
    """Reads the lines of a log that fit a pattern; the first one that fits counts. Returns what was
    read by app; "" is the only app if the patterns have no group `app`."""
    found: dict[str, Trace] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for pattern in patterns:
            match = re.search(pattern.expression, line)
            if match is not None:
                break
        else:
            continue
        given = match.groupdict()
        record = (_named(given["name"]) if "name" in given else None) or pattern.record
        seconds = _time(line)
        if seconds is not None:
            record = record._replace(time=seconds)
        if "process" in given:
            record = record._replace(process=int(given["process"]))
        if "token" in given:
            # Names are numbered by their letters, as only their difference counts.
            token = given["token"]
            record = record._replace(token=int(token) if token.isdigit() else ord(token))
        trace = found.setdefault(given.get("app", ""), Trace())
        trace.entries.append(Entry(number, record, line))
    return found
