"""Readers of logs, reports and payloads. Each reader reads one kind of file."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .model import Reader, Source

__all__ = ["GROUP", "reader_of", "readers"]

#: The group of entry points in which other packages register their readers.
GROUP = "lifecycle_policy.readers"
#: The readers of this package, as modules and classes.
_OURS = {
    ".text": "TextReader",
    ".device_log": "DeviceLogReader",
    ".reports": "ReportReader",
    ".metrickit": "MetricKitReader",
    ".sentry": "SentryReader",
    ".opentelemetry": "OpenTelemetryReader",
    ".states": "StatesReader",
    ".polls": "PollsReader",
    ".frameworks": "FrameworksReader",
}


@cache
def readers() -> dict[str, Reader]:
    """Returns all readers by name: the readers of this package, then the readers of other packages.
    Ignores a reader whose name another reader already has."""
    found: dict[str, Reader] = {}
    for module, name in _OURS.items():
        reader: Reader = getattr(import_module(module, __name__), name)()
        found[reader.name] = reader
    for point in entry_points(group=GROUP):
        other: Reader = point.load()()
        found.setdefault(other.name, other)
    return found


def reader_of(source: Source, name: str | None = None) -> Reader | None:
    """Returns the reader with a name. Without a name, returns the reader that recognizes the file
    most surely, or None if no reader recognizes the file. Raises LifecyclePolicyError for an
    unknown name."""
    known = readers()
    if name is not None:
        if name not in known:
            message = f"unknown reader `{name}`; there are {', '.join(known)}"
            raise LifecyclePolicyError(message, status=Status.UNKNOWN_VALUE, value=name)
        return known[name]
    sure, best = max(
        ((reader.recognizes(source), reader) for reader in known.values()), key=lambda one: one[0]
    )
    return best if sure else None
