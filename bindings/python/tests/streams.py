"""Reads texts with the readers in `READERS`, and describes the results in a few words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timezone
from random import Random

from lifecycle_policy import LifecyclePolicyError
from lifecycle_policy.readers.frameworks import FrameworksReader
from lifecycle_policy.readers.model import Entry, Item, Reader, Remark, Report, Source
from lifecycle_policy.readers.opentelemetry import OpenTelemetryReader
from lifecycle_policy.readers.polls import PollsReader
from lifecycle_policy.readers.sentry import SentryReader
from lifecycle_policy.readers.states import StatesReader

__all__ = [
    *("FRAMEWORKS", "OTEL", "POLLS", "READERS", "SENTRY", "STATES", "damaged", "losses"),
    *("read_hostile", "seen", "source"),
]

SENTRY, OTEL, STATES = SentryReader(), OpenTelemetryReader(), StatesReader()
POLLS, FRAMEWORKS = PollsReader(), FrameworksReader()
READERS: tuple[Reader, ...] = (SENTRY, OTEL, STATES, POLLS, FRAMEWORKS)
#: Times above this number of seconds are dates.
_DATES = 1e8


def source(given: str | bytes, name: str = "file") -> Source:
    """Opens a text like a file."""
    return Source(name, io.BytesIO(given.encode() if isinstance(given, str) else given))


def _time(time: float | None) -> str:
    if time is None:
        return ""
    if time < _DATES:
        return f" @{time:g}"
    moment = datetime.fromtimestamp(time, timezone.utc)
    return f" @{moment:%m-%dT%H:%M:%S}" + f"{time % 1:.3f}"[1:]


def _told(item: Item) -> str:
    if isinstance(item, Entry):
        record = item.record
        code = getattr(record.code, "name", str(record.code or "")).lower().replace("_", "-")
        words = [f"{item.line}: {getattr(record.kind, 'label', record.kind)} {code}".rstrip()]
        words += [f" pid {record.process}" if record.process else "", _time(record.time)]
        words += [f" reads {record.reads}" if record.reads else ""]
        words += [f" of {item.app}" if item.app else "", f" <{item.word}>" if item.word else ""]
        return "".join(words)
    if isinstance(item, Remark):
        return f"{item.line}: # {item.kind}: {item.text}"
    if isinstance(item, Report):
        found = item.report
        said = f"{item.line}: report {found.namespace} {found.code} {found.domain}"
        return said + _time(item.time)
    return f"{item.line}: unread"


def _checked(reader: Reader, given: str | bytes) -> Iterator[Item]:
    for item in reader.read(source(given)):
        if isinstance(item, Entry):
            assert item.word in item.text, item
        yield item


def seen(reader: Reader, given: str | bytes) -> list[str]:
    """Reads a text, and returns a line for each item."""
    return [_told(item) for item in _checked(reader, given)]


def losses(reader: Reader, given: str | bytes) -> list[str]:
    """Returns, for each entry, the facts that its word leaves open."""
    return [item.loses for item in _checked(reader, given) if isinstance(item, Entry)]


def damaged(chance: Random, data: bytes, count: int) -> Iterator[tuple[str, bytes]]:
    """Yields copies of a file with one changed byte, and beginnings of the file."""
    for number in range(count):
        place = chance.randrange(len(data))
        other = bytes([chance.randrange(256)])
        yield f"damaged {number}", data[:place] + other + data[place + 1 :]
        yield f"cut {number}", data[:place]


def read_hostile(reader: Reader, given: str | bytes) -> Iterator[Item]:
    """Yields the items before the error, if there is an error."""
    assert 0 <= reader.recognizes(source(given)) <= 100
    with suppress(LifecyclePolicyError):
        yield from reader.read(source(given))
