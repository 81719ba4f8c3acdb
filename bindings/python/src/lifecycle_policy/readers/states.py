"""Reads states of apps that the developer tools of a device print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

from ..questions.records import Record
from .json_lines import documents, head_lines, object_in, pid_of, share, text_of
from .model import MAXIMUM_LINE, Entry, Item, Reader, Remark, Source, Unread
from .times import moment

__all__ = ["StatesReader"]

_IN_FRONT = "active or inactive"
_EITHER = "in front or in the background"
#: The record for each description of a state, and the facts that the description leaves open.
_DESCRIBED: dict[str, tuple[Record, str]] = {
    "terminated": (Record("ended"), "how the process ended"),
    "background task suspended": (Record("state-sampled", "suspended"), ""),
    "suspended": (Record("state-sampled", "suspended"), ""),
    "running-suspended": (Record("state-sampled", "suspended"), ""),
    "background running": (Record("state-sampled", "background"), ""),
    "background": (Record("state-sampled", "background"), ""),
    "foreground running": (Record("state-sampled", "active"), _IN_FRONT),
    "foreground": (Record("state-sampled", "active"), _IN_FRONT),
    "foreground running obscured": (Record("state-sampled", "inactive"), _IN_FRONT),
    "running": (Record("note"), _EITHER),
    "running-active": (Record("note"), _EITHER),
}
#: The description for each number of a state.
_NUMBERED = {
    1: "terminated",
    2: "background task suspended",
    4: "background running",
    8: "foreground running",
    32: "foreground running obscured",
}
_APPS = ("displayID", "bundleID", "bundleId", "execName", "appName")
_EXTENSION = re.compile(r"\.appex\b|/PlugIns/|Extension$|\.xpc\b", re.IGNORECASE)
#: The members of an object that contain a state.
_WRAPS = ("data", "payload", "Value", "notification")
#: Matches a value in Python's notation: a text, a datetime or a constant.
_PYTHON = re.compile(
    r"""(?P<text>'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)"""
    r"|datetime\.datetime\((?P<moment>\d{1,4}(?:, \d{1,6}){2,6})[^{}\n]{0,60}?\)(?=[,}])"
    r"|\b(?P<word>True|False|None)\b"
)
_WORDS = {"True": "true", "False": "false", "None": "null"}


def _plain(match: re.Match[str]) -> str:
    """Converts Python's text for a value to JSON."""
    if match["word"]:
        return _WORDS[match["word"]]
    if match["moment"]:
        numbers = [int(number) for number in match["moment"].split(", ")]
        year, month, day, hour, minute, second, micro = (*numbers, *[0] * 7)[:7]
        date = f"{year:04}-{month:02}-{day:02}"
        return f'"{date} {hour:02}:{minute:02}:{second:02}.{micro:06}"'
    text = match["text"]
    if text.startswith('"') or len(text) < 2 or not text.endswith("'"):
        return text
    inner = text[1:-1].replace("\\'", "'").replace('"', '\\"')
    return f'"{inner}"'


def _notice(value: Any, line: str = "") -> dict[str, Any] | None:
    """Returns the object with a state from a JSON value. Without a value, reads the object from the
    line, which may be JSON or Python's notation. Returns None if there is no object."""
    if value is None and "{" in line:
        value = object_in(line)
        if value is None and len(line) <= MAXIMUM_LINE:
            value = object_in(_PYTHON.sub(_plain, line))
    if isinstance(value, list):
        value = next((each for each in value if isinstance(each, dict)), None)
    if not isinstance(value, dict):
        return None
    inner = next((value[key] for key in _WRAPS if isinstance(value.get(key), dict)), None)
    return inner if inner is not None and "pid" in inner else value


def _is_state(notice: dict[str, Any] | None) -> bool:
    return (
        notice is not None
        and "pid" in notice
        and any(key in notice for key in _APPS)
        and ("state" in notice or "state_description" in notice)
    )


def _described(notice: dict[str, Any]) -> tuple[Record, str, str] | None:
    """Returns the record of a state, the facts that the state leaves open, and its word."""
    word = notice.get("state_description")
    if isinstance(word, str) and word.strip().lower() in _DESCRIBED:
        return (*_DESCRIBED[word.strip().lower()], word.strip())
    state = notice.get("state")
    if isinstance(state, str):
        known = _DESCRIBED.get(state.strip().lower())
        return (*known, state.strip()) if known else None
    number = _NUMBERED.get(state) if isinstance(state, int) and state is not True else None
    return (*_DESCRIBED[number], str(state)) if number else None


def _app(notice: dict[str, Any]) -> str:
    texts = (notice.get(key) for key in _APPS)
    return next((text for text in texts if isinstance(text, str) and text), "")


def _is_extension(notice: dict[str, Any]) -> bool:
    names = (notice.get(key) for key in _APPS)
    return any(isinstance(name, str) and _EXTENSION.search(name) for name in names)


class StatesReader(Reader):
    """Reads states of apps from the output of pymobiledevice3 and go-ios."""

    name: ClassVar[str] = "states"
    title: ClassVar[str] = "states of apps on a device"

    def recognizes(self, source: Source) -> int:
        if b"pid" not in source.head or b"state" not in source.head:
            return 0
        lines = head_lines(source)
        part = share(lines, lambda line: _is_state(_notice(None, line)))
        if part:
            return 95 if part >= 0.5 else 60
        first = object_in(source.head.decode("utf-8", "replace"))
        return 90 if _is_state(_notice(first)) else 0

    def read(self, source: Source) -> Iterator[Item]:
        left_out = set[str]()
        for document in documents(source):
            values = document.value if isinstance(document.value, list) else [document.value]
            for value in values:
                yield from _items(document.after('"pid"'), value, document.text, left_out)


def _items(line: int, value: Any, text: str, left_out: set[str]) -> Iterator[Item]:
    notice = _notice(value, text)
    if notice is None or not _is_state(notice):
        yield Unread(line, text_of(value, text))
        return
    app, shown = _app(notice), text_of(notice, text)
    if _is_extension(notice):
        if app not in left_out:
            left_out.add(app)
            yield Remark("note", f"{app[:120]} is left out: extensions have no life cycle", line)
        return
    described = _described(notice)
    if described is None:
        yield Unread(line, shown)
        return
    record, loses, word = described
    record = record._replace(time=moment(notice.get("timestamp")), process=pid_of(notice["pid"]))
    yield Entry(line, record, shown, app, word, loses)
