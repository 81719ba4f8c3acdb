"""Reads the forms in which Console, `log`, syslog and NSLog print a message."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from .times import CLOCK, DATE, DAY

__all__ = ["Envelope", "is_beginning", "is_json", "is_json_beginning", "json_opened", "opened"]


class Envelope(NamedTuple):
    """A message, and the parts that a logging tool prints around the message."""

    process: str
    pid: int
    """The pid; 0 if the message does not print it."""
    message: str
    stamp: re.Match[str] | None
    """The match of the time, with the groups of CLOCK, and of DATE or DAY; None without a time."""
    is_sure: bool = True
    """False for a form that other systems also print."""


_LEAD = r"[ \t>|*`]{0,8}"
_PID = r"(?P<pid>[0-9]{1,10})"
_LEVEL = r"[^\W\d_]{2,16}"
#: Matches a syslog line from its process on: the process, the library in parentheses or braces, the
#: pid, the level and the message.
_SENDER = (
    r"(?P<process>[^\[\](){}<>\t\n]{1,100}?)(?:[({][^(){}\n]{0,100}[)}])?"
    rf"\[{_PID}\](?P<level> ?<[A-Za-z]{{1,12}}>)?: ?(?P<message>.*)"
)
_FORMS = tuple(
    re.compile(_LEAD + form, re.DOTALL)
    for form in (
        # Console: level, time, process, and further columns.
        rf"{_LEVEL}\t{CLOCK}\t(?P<process>[^\t\n]{{1,100}})\t(?P<message>.*)",
        # Console, with spaces instead of tabs.
        rf"{_LEVEL}[ \t]{{1,8}}{CLOCK}[ \t]{{1,8}}(?P<process>[^\s:]{{1,100}})[ \t]{{1,8}}"
        r"(?P<message>.*)",
        # log stream
        rf"{DATE}[ T]{CLOCK} {{1,4}}0x[0-9a-f]{{1,16}} {{1,12}}\w{{1,12}} {{1,12}}"
        rf"0x[0-9a-f]{{1,16}} {{1,24}}{_PID} {{1,12}}[0-9]{{1,6}} {{1,12}}"
        r"(?P<process>[^:\n]{1,100}): (?P<message>.*)",
        # log --style compact, and NSLog
        rf"{DATE}[ T]{CLOCK} {{1,4}}(?:[A-Z][a-z]? {{1,4}})?(?P<process>[^\[\]\t\n]{{1,100}}?)"
        rf"\[{_PID}:[0-9a-f]{{1,16}}\] ?(?P<message>.*)",
        # log --style syslog, and pymobiledevice3
        rf"{DATE}[ T]{CLOCK} {{1,4}}(?:(?P<host>localhost) {{1,4}})?{_SENDER}",
        # syslog, idevicesyslog and go-ios
        rf"(?:[A-Z][a-z]{{2}},? )?{DAY}{CLOCK} (?:\S{{1,64}} )?{_SENDER}",
        # Console, with the time in the last column
        rf"{_LEVEL}\t(?P<process>[^\t\n]{{1,100}})\t(?P<message>[^\n]*)\t{CLOCK}$",
    )
)
#: Matches the beginning of a line that may have one of `_FORMS`.
_BEGINNING = re.compile(
    _LEAD + r"(?:[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{1,2}:[0-9]{2}:"
    r"|(?:[A-Z][a-z]{2},? )?[A-Z][a-z]{2} {1,2}[0-9]{1,2} (?:[0-9]{4} )?[0-9]{1,2}:[0-9]{2}:"
    rf"|{_LEVEL}[ \t]{{1,8}}[0-9]{{1,2}}:[0-9]{{2}}:[0-9]{{2}}"
    rf"|{_LEVEL}\t[^\t]{{1,100}}\t[^\n]*\t[0-9]{{2}}:[0-9]{{2}}:[0-9]{{2}}\.[0-9]{{1,9}}"
    r"[+-][0-9]{4}$)"
)
#: Returns a true value if a line may begin a message.
is_beginning = _BEGINNING.match


def opened(text: str) -> Envelope | None:
    """Reads the envelope of a message, which may have several lines. Returns None if there is no
    envelope.

    >>> opened("2030-01-02 03:04:05.6 Sample[7:8] Hello").message
    'Hello'
    """
    for form in _FORMS:
        match = form.match(text)
        if match:
            groups = match.groupdict()
            pid = int(groups.get("pid") or 0)
            is_sure = "level" not in groups or bool(groups["level"] or groups.get("host"))
            return Envelope(groups["process"].strip(), pid, groups["message"], match, is_sure)
    return None


_STRING = r'"(?P<value>[^"\\]*(?:\\.[^"\\]*)*)"'
_KEYS = {
    key: re.compile(rf'"(?:{names})"\s{{0,8}}:\s{{0,8}}{_STRING}', re.DOTALL)
    for key, names in {
        "message": "eventMessage|msg",
        "process": "processImagePath|process",
        "time": "timestamp",
    }.items()
}
_NUMBER = re.compile(r'"(?:processID|pid)"\s{0,8}:\s{0,8}"?(?P<value>[0-9]{1,10})\b')
_TIME = re.compile(rf"{DATE}[ T]{CLOCK}")
_BEGINS_OBJECT = re.compile(r"(?:\[|\},?)?\{")
#: Returns a true value if a line begins an entry of `log --style json` or ndjson.
is_json_beginning = _BEGINS_OBJECT.match


def _value(key: str, text: str) -> str:
    match = _KEYS[key].search(text)
    if match is None:
        return ""
    try:
        return str(json.loads(f'"{match["value"]}"', strict=False))
    except ValueError:
        return ""


def is_json(head: str) -> bool:
    """Tells whether a file has a JSON object for each message."""
    if not head.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return False
    if '"eventMessage"' in head and ('"processID"' in head or '"processImagePath"' in head):
        return True
    message = _value("message", head)
    return bool(message) and opened(message) is not None


def json_opened(text: str) -> Envelope | None:
    """Reads an entry of `log --style json`, ndjson or go-ios."""
    message = _value("message", text)
    if not message:
        return None
    inner = opened(message)
    if inner:
        return inner
    number = _NUMBER.search(text)
    process = _value("process", text).rsplit("/", 1)[-1]
    pid = int(number["value"]) if number else 0
    return Envelope(process, pid, message, _TIME.match(_value("time", text)))
