"""Reads plain text with one callback on each line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .._native.enums import AppState, Callback, Notification, Occurrence, RecordKind
from .._native.words import look_up
from ..questions.records import Record
from .model import Entry, Item, Reader, Remark, Source, Unread
from .times import stamped

__all__ = ["TextReader", "named", "record_named", "state_read"]

#: Matches a selector in Objective-C or Swift, with or without arguments, or the name of a
#: notification.
_NAME = re.compile(
    r"(?<![\w.])(?:[A-Za-z_]\w{0,60}\.)??"
    r"(?P<name>(?:(?:UIApplication|UIScene)\.?[A-Za-z]{1,60}|[a-z]{1,40}[A-Z]\w{0,80}|application|scene"
    r"|windowScene|session|locationManager|centralManager|peripheralManager|pushRegistry"
    r"|userNotificationCenter)(?:\((?:\w{1,60}:){0,8}\)|(?::\w{1,60}){0,8}:(?!:)|\(\))?)"
)
#: Matches a part of each name of a method and of a notification. Only names with such a part are
#: looked up.
_TELLING = re.compile(
    r"(?:[dD]id|[wW]ill|should|handler?|perform|open|configuration|continue|Time)[A-Z]"
    r"|Notification|[Ss]tateRestoration|restoreInteraction|ProtectedData|incomingPushResult"
)
_STATE = re.compile(
    r"\b(?:application)?state(?:\(\))?\s{0,2}(?:=|:|is)\s{0,2}\.?(?:UIApplicationState)?(?P<state>\w+)",
    re.IGNORECASE,
)
#: The numbers that UIKit prints for states of the app.
_NUMBERS = {"0": AppState.ACTIVE, "1": AppState.INACTIVE, "2": AppState.BACKGROUND}
_REMARK = re.compile(r"\s*(?:#|//)\s*(?P<kind>[\w ]{1,20}?)\s*:\s*(?P<text>.*)")
#: A record written with the names of `Record`: `18.000 task-begun token=4`.
_WORDS = re.compile(r"(?P<kind>[a-z]+(?:-[a-z]+)?)(?:\s+(?P<code>[^\s=]+))?(?P<more>(?:\s+\w+=\S+)*)\s*$")
_KINDS = {kind.label: kind for kind in RecordKind}
#: The kinds of remarks that the reader yields.
_REMARKS = ("os", "app", "process", "device", "framework", "modes")
#: The possible states in a remark of the kind `state`.
_STATES = {"background": AppState.BACKGROUND, "suspended": AppState.SUSPENDED}


@lru_cache(maxsize=4096)
def record_named(name: str) -> Record | None:
    """Returns the record of the callback or notification with a name, or None."""
    if callback := look_up(Callback, name)[0]:
        return Record("entered", callback)
    notification = look_up(Notification, name)[0]
    return Record("notification", notification) if notification else None


def named(text: str) -> tuple[Record, str] | None:
    """Returns the record of the first callback or notification in a text, and the name as written.
    Returns None if the text has no such name.

    >>> record, name = named("-[AppDelegate applicationDidBecomeActive:]")
    >>> record.code.label, name
    ('applicationDidBecomeActive:', 'applicationDidBecomeActive:')
    """
    if _TELLING.search(text) is None:
        return None
    for match in _NAME.finditer(text):
        name = match["name"]
        if _TELLING.search(name) is None:
            continue
        if found := record_named(name) or record_named(name.rstrip(":")):
            return found, name
    return None


def state_read(text: str) -> AppState | None:
    """Returns the state of the app that a line reports, as in `state=background`."""
    match = _STATE.search(text)
    if match is None:
        return None
    word = match["state"]
    return _NUMBERS.get(word) or look_up(AppState, word)[0]


def _in_words(text: str) -> Record | None:
    """Reads a record in the notation of `Record`: its kind, code and fields."""
    match = _WORDS.match(text)
    if match is None or match["kind"] not in _KINDS:
        return None
    given = dict(word.split("=", 1) for word in match["more"].split())
    if not given.keys() <= {"token", "process", "scene", "reads", "scene_reads", "value"}:
        return None
    values = {
        key: int(word) if word.isdecimal() and len(word) < 19 else word for key, word in given.items()
    }
    return Record(_KINDS[match["kind"]], match["code"], **values)  # type: ignore[arg-type]


class TextReader(Reader):
    """Reads lines such as `12:00:01.5 applicationDidBecomeActive: state=active`.

    Everything but the name may be missing. A line that begins with `#` or `//` may be a remark:
    `# os: iOS 12.4`.
    A line may also name a kind of record: `18.0 task-begun token=4`.
    """

    name = "text"
    title = "a log of callbacks"

    def recognizes(self, source: Source) -> int:
        text = source.head.decode("utf-8", "replace")
        if text.lstrip()[:1] in ("{", "[", "<") or "\0" in text:
            return 0
        lines = text.splitlines()[:400]
        found = sum(self._record(line) is not None for line in lines if line[:1] != "#")
        if found:
            return 30 + min(40, 40 * found // len(lines))
        remarks = (_REMARK.match(line) for line in lines if line[:1] == "#")
        return 5 if any(one and one["kind"].lower() in _REMARKS for one in remarks) else 0

    @staticmethod
    def _record(line: str) -> tuple[Record, str] | None:
        time, text = stamped(line)
        in_words = _in_words(text)
        found = named(text) if in_words is None else (in_words, text)
        return None if found is None else (found[0]._replace(time=time), found[1])

    def read(self, source: Source) -> Iterator[Item]:
        for number, line in source.lines():
            remark = _REMARK.match(line) if line.lstrip()[:1] in ("#", "/") else None
            if remark is not None:
                yield from _remark(number, line, remark)
                continue
            if not line.strip() or line.startswith("#"):
                continue
            found = self._record(line)
            if found is None:
                yield Unread(number, line)
                continue
            record, word = found
            reads = record.reads or state_read(line)
            yield Entry(number, record._replace(reads=reads), line, word=word)


def _remark(number: int, line: str, remark: re.Match[str]) -> Iterator[Item]:
    kind, text = remark["kind"].lower(), remark["text"].strip()
    if kind in _REMARKS:
        yield Remark(kind, text, number)
    elif kind == "state" and text in _STATES:
        yield Entry(number, Record("state-sampled", _STATES[text]), line)
    elif kind == "event" and (event := look_up(Occurrence, text)[0]) is not None:
        yield Entry(number, Record("event", event), line)
