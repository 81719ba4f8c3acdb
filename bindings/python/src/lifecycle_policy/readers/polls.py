"""Reads lists of states that a test polled with WebDriverAgent or Appium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

from ..questions.records import Record
from .json_lines import documents, head_lines, object_in, share, text_of
from .model import Entry, Item, Reader, Remark, Source, Unread
from .times import moment, stamped

__all__ = ["PollsReader"]

_BETWEEN = "what happened between two polls"
#: The record for each number of a state, and the facts that the number leaves open.
_NUMBERED: dict[int, tuple[Record, str]] = {
    0: (Record("note"), "whether the app is installed, or its state is not known"),
    1: (Record("state-sampled", "not-running"), f"{_BETWEEN}, and how the process ended"),
    2: (Record("state-sampled", "suspended"), _BETWEEN),
    3: (Record("state-sampled", "background"), _BETWEEN),
    4: (Record("state-sampled", "active"), f"{_BETWEEN}, and whether it is active or inactive"),
}
#: The words for states, in lower case and with letters only, each with the number of its state in
#: `_NUMBERED`. `_WORDS` has the words that only polls print, and `_SHORT` has the others.
_WORDS = {
    "notinstalled": 0,
    "notrunning": 1,
    "runninginbackgroundsuspended": 2,
    "runninginthebackgroundsuspended": 2,
    "runningbackgroundsuspended": 2,
    "runninginbackground": 3,
    "runninginthebackground": 3,
    "runningbackground": 3,
    "runninginforeground": 4,
    "runningintheforeground": 4,
    "runningforeground": 4,
}
_SHORT = {"unknown": 0, "suspended": 2, "background": 3, "foreground": 4}
_STATES = ("state", "appState", "app_state", "queryAppState", "value")
_APPS = ("bundleId", "bundle_id", "bundleID", "appId", "app_id", "bundle", "app")
_TIMES = ("time", "timestamp", "ts", "t", "at", "date")
#: The text after the time: an optional app, then the state.
_LINE = re.compile(
    r"(?:(?P<app>(?=[\w-]{1,60}\.)[\w.-]{3,155})[\s,:=]{1,4})?"
    r"(?:(?:app)?_?state\s{0,2}[=:]?\s{0,2})?"
    r"(?P<state>[0-4]|[A-Za-z][A-Za-z_(). -]{3,48})\s{0,4}(?:[(#].{0,80})?",
    re.IGNORECASE,
)


def _folded(word: str) -> str:
    """Returns the letters after the last dot, in lower case: `runningforeground` for
    `XCUIApplication.State.runningForeground`."""
    return re.sub("[^a-z]", "", word.lower().rsplit(".", 1)[-1])


def _number(state: object) -> int | None:
    """Returns the key in `_NUMBERED` of a state that a poll gives as a number or as a word, or None
    if it is neither."""
    if isinstance(state, bool):
        return None
    if isinstance(state, int):
        return state if state in _NUMBERED else None
    if not isinstance(state, str) or len(state) > 60:
        return None
    if state.strip() in ("0", "1", "2", "3", "4"):
        return int(state)
    word = _folded(state)
    return _WORDS.get(word, _SHORT.get(word))


def _member(value: dict[str, Any], keys: tuple[str, ...]) -> tuple[str, Any]:
    key = next((key for key in keys if key in value), "")
    return key, value.get(key)


def _of_object(value: dict[str, Any]) -> tuple[object, float | None, str] | None:
    """Returns the state, the time and the app of a poll in JSON."""
    if "pid" in value or "state_description" in value:
        return None
    key, state = _member(value, _STATES)
    app, time = _member(value, _APPS)[1], _member(value, _TIMES)[1]
    if not key or _number(state) is None:
        return None
    # Any response may have a `value`. An object is a poll only if it also has a time or an app.
    if key == "value" and app is None and moment(time) is None:
        return None
    return state, moment(time), app if isinstance(app, str) else ""


def _of_text(line: str) -> tuple[object, float | None, str] | None:
    """Returns the state, the time and the app of a poll in text."""
    time, text = stamped(line)
    match = _LINE.fullmatch(text) if len(text) <= 320 else None
    if match is None or _number(match["state"]) is None:
        return None
    if time is None and match["app"] is None and match["state"].isdecimal():
        return None
    return match["state"].strip(), time, match["app"] or ""


def _likelihood(line: str) -> int:
    """Returns 2 if a line almost certainly is a poll, 1 if it may be one, and 0 if it is not."""
    if line.lstrip().startswith("{"):
        value = object_in(line)
        found = _of_object(value) if value is not None else None
        if value is None or found is None:
            return 0
        key = _member(value, _STATES)[0]
        is_sure = "." in found[2] or "sessionId" in value or key not in ("state", "value")
        return 2 if is_sure or _is_sure(found[0]) else 0
    found = _of_text(line)
    if found is None:
        return 0
    return 2 if _is_sure(found[0]) or found[2] else 1 if str(found[0]).isdecimal() else 0


def _is_sure(state: object) -> bool:
    """Tells whether a state is a word that only polls print."""
    return isinstance(state, str) and _folded(state) in _WORDS


class PollsReader(Reader):
    """Reads polled states, one on each line. A state is a number from 0 to 4, or a word."""

    name: ClassVar[str] = "polls"
    title: ClassVar[str] = "polls of an app's state"

    def recognizes(self, source: Source) -> int:
        lines = [line for line in head_lines(source) if not line.lstrip().startswith("#")]
        if share(lines, lambda line: _likelihood(line) > 0) < 0.8:
            return 0
        return 70 if any(_likelihood(line) == 2 for line in lines) else 30

    def read(self, source: Source) -> Iterator[Item]:
        for document in documents(source):
            values = document.value if isinstance(document.value, list) else [document.value]
            for value in values:
                found = _of_object(value) if isinstance(value, dict) else None
                if value is None:
                    found = _of_text(document.text)
                line, shown = document.line, text_of(value, document.text)
                if found is not None:
                    yield _entry(line, found, shown)
                elif value is None and shown.startswith("#"):
                    yield _remark(line, shown)
                else:
                    yield Unread(line, shown)


def _remark(line: int, text: str) -> Remark:
    kind, _, rest = text.lstrip("# ").partition(":")
    is_known = kind in ("os", "app", "process", "device")
    return Remark(kind, rest.strip(), line) if is_known else Remark("note", text.lstrip("# "), line)


def _entry(line: int, found: tuple[object, float | None, str], shown: str) -> Entry:
    state, time, app = found
    number = _number(state)
    assert number is not None
    record, loses = _NUMBERED[number]
    return Entry(line, record._replace(time=time), shown, app, str(state), loses)
