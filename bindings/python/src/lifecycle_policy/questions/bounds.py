"""Limits the cost of reading a property list: the time, and the size of the objects."""

from __future__ import annotations

import time
from itertools import chain

__all__ = [
    "MAXIMUM_CONTENT",
    "MAXIMUM_DEPTH",
    "MAXIMUM_VALUES",
    "TOO_DEEP",
    "Deadline",
    "Stopped",
    "weigh",
]

#: Reading stops after this much processor time. A real Info.plist takes a thousandth of that time.
MAXIMUM_SECONDS = 1.0

#: The maximum number of values and keys. Each reference to a value counts.
MAXIMUM_VALUES = 1 << 18
#: The maximum total size: characters of texts plus bytes of data.
MAXIMUM_CONTENT = 16 << 20
#: The maximum depth. Python's reader can go this deep, and a real Info.plist needs only six levels.
MAXIMUM_DEPTH = 64

TOO_DEEP = "nested too deeply"

#: The total size of an object: values, characters, levels.
Weight = tuple[int, int, int]

_OPEN: Weight = (0, 0, 0)


class Deadline:
    """Limits the processor time of this thread, so that the load of the machine does not matter."""

    def __init__(self) -> None:
        self._end = time.thread_time() + MAXIMUM_SECONDS

    def passed(self) -> bool:
        """Tells whether the time is used up."""
        return time.thread_time() > self._end


class Stopped(Exception):
    """Raised to stop reading a property list. The message says why."""


def weigh(value: object, known: dict[int, Weight], above: int = 0) -> Weight:
    """Measures an object that has `above` levels above it. Visits each list and dictionary once."""
    if isinstance(value, (str, bytes)):
        return 1, len(value), 1
    if not isinstance(value, (list, dict)):
        return 1, 0, 1
    weight = known.get(id(value))
    if weight is not None:
        if weight is _OPEN:
            raise Stopped("it contains itself")
        return weight
    if above >= MAXIMUM_DEPTH:
        raise Stopped(TOO_DEEP)
    known[id(value)] = _OPEN
    values, content, depth = 1, 0, 1
    for item in chain(value, value.values() if isinstance(value, dict) else ()):
        item_values, item_content, item_depth = weigh(item, known, above + 1)
        values += item_values
        content += item_content
        depth = max(depth, item_depth + 1)
        if values > MAXIMUM_VALUES:
            raise Stopped(f"it expands to more than {MAXIMUM_VALUES} values")
        if content > MAXIMUM_CONTENT:
            raise Stopped("its objects overlap, and expand to more than the file contains")
        if depth > MAXIMUM_DEPTH:
            raise Stopped(TOO_DEEP)
    known[id(value)] = values, content, depth
    return values, content, depth
