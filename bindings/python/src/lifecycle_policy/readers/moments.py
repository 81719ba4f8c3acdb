"""Reads the times that logs and payloads print, into seconds."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone

__all__ = ["STAMP", "moment", "stamped"]

#: A date and time, such as "2026-01-14 17:10:38.694 +0100 CET".
_DATE = re.compile(
    r"(?P<date>\d{4}-\d\d-\d\d)[T ](?P<clock>\d\d:\d\d:\d\d)(?:[.,](?P<part>\d{1,12})\d{0,12})?"
    r" ?(?P<zone>Z|[+-]\d\d:?\d\d)?(?: [A-Z]{1,5}\b)?"
)
_CLOCK = re.compile(
    r"(?P<hours>\d\d):(?P<minutes>\d\d):(?P<seconds>\d\d)(?:[.,](?P<part>\d{1,12})\d{0,12})?"
)
_NUMBER = re.compile(r"\d{1,20}(?:\.\d{1,12})?")
#: The time at the beginning of a line: a date and time, a time of day, or seconds since 1970.
STAMP = re.compile(
    rf"\s{{0,8}}\[?(?P<stamp>{re.sub('[?]P<[a-z]+>', '?:', _DATE.pattern)}"
    rf"|{re.sub('[?]P<[a-z]+>', '?:', _CLOCK.pattern)}"
    r"|\d{9,19}(?:\.\d{1,9})?)(?=[\s,;:\]|])[\s,;:\]|]{1,8}"
)
#: The units of times since 1970, by the least number that is read in them.
_UNITS = ((1e17, 1e9), (1e14, 1e6), (1e11, 1e3))
#: No log prints a time from here on, in seconds.
_LAST = 9e9
#: When Apple's reference dates begin, in seconds since 1970.
_REFERENCE = 978_307_200
#: The keys of an object that has nothing but a time.
_KEYS = ("Timestamp", "timestamp", "$date")


def _since_1970(value: float) -> float | None:
    """Returns the seconds of a number of seconds, milliseconds, microseconds or nanoseconds."""
    if value < 0:
        return None
    for least, unit in _UNITS:
        if value >= least:
            value /= unit
            break
    return value if value < _LAST else None


def _dated(match: re.Match[str]) -> float | None:
    zone = match["zone"]
    offset = timedelta(0)
    if zone and zone != "Z":
        size = timedelta(hours=int(zone[1:3]), minutes=int(zone[-2:]))
        offset = -size if zone[0] == "-" else size
    try:
        moment = datetime.strptime(f"{match['date']} {match['clock']}", "%Y-%m-%d %H:%M:%S")
        whole = (moment.replace(tzinfo=timezone.utc) - offset).timestamp()
    except (ValueError, OverflowError):
        return None
    return whole + float(f"0.{match['part'] or 0}") if 0 <= whole < _LAST else None


def _written(text: str) -> float | None:
    text = text.strip()
    match = _DATE.fullmatch(text)
    if match:
        return _dated(match)
    match = _CLOCK.fullmatch(text)
    if match:
        seconds = int(match["hours"]) * 3600 + int(match["minutes"]) * 60 + int(match["seconds"])
        return seconds + float(f"0.{match['part'] or 0}")
    return _since_1970(float(text)) if _NUMBER.fullmatch(text) else None


def moment(value: object) -> float | None:
    """Returns a time in seconds: since 1970, or since midnight if only the time of day is given.
    None if the value is no time.

    >>> moment("1970-01-02T01:00:00.5+01:00"), moment("00:01:30"), moment(1700000000000)
    (86400.5, 90.0, 1700000000.0)
    >>> moment({"Timestamp": "1970-01-01 00:00:01 +0000 UTC"}), moment("soon")
    (1.0, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return _since_1970(float(value)) if value.bit_length() <= 64 else None
    if isinstance(value, float):
        return _since_1970(value)
    if isinstance(value, str):
        return _written(value) if len(value) <= 80 else None
    if isinstance(value, dict):
        since = value.get("NS.time")
        if isinstance(since, (int, float)) and not isinstance(since, bool):
            return moment(since + _REFERENCE) if abs(since) < _LAST else None
        inner = next((value[key] for key in _KEYS if key in value), None)
        return None if isinstance(inner, dict) else moment(inner)
    return None


def stamped(text: str) -> tuple[float | None, str]:
    """Splits a line into the time at its beginning, and what comes after it.

    >>> stamped("00:00:02 resumed"), stamped("resumed")
    ((2.0, 'resumed'), (None, 'resumed'))
    """
    match = STAMP.match(text)
    if match is None:
        return None, text.strip()
    return moment(match["stamp"]), text[match.end() :].strip()
