"""Reads times as seconds: in values, at the beginning of lines, and in logs without dates."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from math import ceil

__all__ = ["CLOCK", "DATE", "DAY", "Clock", "moment", "stamped"]

#: Matches a time of day, with an optional zone: the groups `clock` and `zone`.
CLOCK = (
    r"(?P<clock>[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]{1,12})?)"
    r"(?: ?(?P<zone>[+-][0-9]{2}:?[0-9]{2}|Z)(?![0-9]))?"
)
#: Matches a date with a year: the group `date`.
DATE = r"(?P<date>[0-9]{4}[-/][0-9]{2}[-/][0-9]{2})"
#: Matches a day in syslog: the groups `month`, `day` and `year`. Most lines of syslog have no year.
DAY = r"(?P<month>[A-Z][a-z]{2}) {1,2}(?P<day>[0-9]{1,2}) (?:(?P<year>[0-9]{4}) )?"

#: Matches a date with a time of day, or a time of day alone. The name of a zone may follow its
#: offset.
_STAMP = rf"(?:{DATE}[T ]{{1,4}})?{CLOCK}(?:(?<=[+-][0-9]{{4}}) [A-Z]{{3,5}}\b)?"
_NUMBER = r"[0-9]{1,20}(?:\.[0-9]{1,12})?"
_WRITTEN = re.compile(rf"{_STAMP}|(?P<number>{_NUMBER})")
#: Matches the time at the beginning of a line. A number is a time if it has at least nine
#: digits, or a decimal point.
_LINE = re.compile(
    rf"[ \t\[(|>]{{0,8}}(?P<stamp>{re.sub('[?]P<[a-z]+>', '?:', _STAMP)}"
    r"|[0-9]{9,19}(?:\.[0-9]{1,9})?|[0-9]{1,12}\.[0-9]{1,9})(?=[\s,;:\])|-]|$)[\s,;:\])|-]{0,8}"
)
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
#: The number of days before each month, in a year without February 29.
_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_DAY = 86_400.0
#: Lines may be out of order by this many seconds. A larger step back means the next day.
_BACK = 3_600.0
#: A step back by more than this many seconds means the next year.
_HALF_A_YEAR = 180 * _DAY
#: The units of times since 1970: nanoseconds, microseconds and milliseconds. For each unit, the
#: smallest number that is read in the unit, and the number of units in a second.
_UNITS = ((1e17, 1e9), (1e14, 1e6), (1e11, 1e3))
#: No log prints a time as late as this, in seconds.
_LAST = 9e9
#: The beginning of Apple's reference dates, in seconds since 1970.
_REFERENCE = 978_307_200
#: The keys of an object that only wraps a time.
_KEYS = ("Timestamp", "timestamp", "$date")


def _of_day(clock: str) -> float | None:
    hours, minutes, seconds = clock.replace(",", ".").split(":")
    if int(hours) > 23 or int(minutes) > 59 or float(seconds) >= 61:
        return None
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def _offset(zone: str | None) -> float | None:
    if zone is None or zone == "Z":
        return None if zone is None else 0.0
    seconds = int(zone[1:3]) * 3600 + int(zone[-2:]) * 60
    return float(-seconds if zone[0] == "-" else seconds)


class Clock:
    """Converts stamps to seconds. The first stamp determines the zero point: 1970 for a stamp with
    a year, January 1 for a stamp with a day but no year, and the midnight before any other stamp.
    The first zone applies to all stamps without a zone.

    A later stamp that lacks the day is placed by the stamps before.

    >>> clock, stamp = Clock(), re.compile(CLOCK)
    >>> [clock.at(stamp.match(text)) for text in ("23:59:58.5", "23:59:59", "00:00:01")]
    [86398.5, 86399.0, 86401.0]
    """

    def __init__(self) -> None:
        self._precision = 0  # of the first stamp: 1 time of day, 2 day, 3 date
        self._last: float | None = None
        self._zone: float | None = None
        self._years = 0.0
        self._has_leap_day = False

    def at(self, stamp: re.Match[str]) -> float | None:
        """Returns the time of a stamp with the groups of CLOCK, and perhaps the groups of DATE or
        DAY. Returns None if the stamp is not a valid time."""
        groups = stamp.groupdict()
        seconds = _of_day(groups["clock"])
        if seconds is None:
            return None
        dated = self._since_1970(groups)
        if dated is None and groups.get("date"):
            return None
        day = self._day(groups) if dated is None else None
        if not self._precision:
            self._precision = 3 if dated is not None else 2 if day is not None else 1
        offset = _offset(groups["zone"])
        if self._zone is None:
            self._zone = offset
        if self._precision == 3:
            seconds -= (self._zone if offset is None else offset) or 0.0
        elif offset is not None and self._zone is not None:
            seconds -= offset - self._zone
        if self._precision == 3 and dated is not None:
            time = dated + seconds
        elif self._precision == 2 and day is not None:
            time = self._in_a_year(day + seconds)
        else:
            time = self._after(seconds)
        if time < 0:
            return None
        self._last = time if self._last is None else max(self._last, time)
        return time

    def _after(self, seconds: float) -> float:
        """Returns the earliest time that has this time of day, and that is not more than `_BACK`
        seconds before `_last`."""
        if self._last is None:
            return seconds % _DAY
        return seconds + _DAY * ceil((self._last - _BACK - seconds) / _DAY)

    def _in_a_year(self, seconds: float) -> float:
        if self._last is not None and seconds + self._years < self._last - _HALF_A_YEAR:
            self._years += (366 if self._has_leap_day else 365) * _DAY
            self._has_leap_day = False
        return seconds + self._years

    @staticmethod
    def _since_1970(groups: dict[str, str | None]) -> float | None:
        date, year = groups.get("date"), groups.get("year")
        month = groups.get("month")
        if year and month in _MONTHS:
            date = f"{year}-{_MONTHS.index(month) + 1:02}-{int(groups['day'] or 0):02}"
        if not date:
            return None
        try:
            midnight = datetime.fromisoformat(date.replace("/", "-"))
            return midnight.replace(tzinfo=timezone.utc).timestamp()
        except ValueError:
            return None

    def _day(self, groups: dict[str, str | None]) -> float | None:
        """Returns the seconds from January 1 to a day. A year has no February 29, unless the log
        has one."""
        month, day = groups.get("month"), int(groups.get("day") or 0)
        if month not in _MONTHS or not 0 < day < 32:
            return None
        number = _MONTHS.index(month)
        self._has_leap_day |= number == 1 and day == 29
        return (_BEFORE[number] + day - 1 + (number > 1 and self._has_leap_day)) * _DAY


def _since_1970(value: float) -> float | None:
    """Converts a number of seconds, milliseconds, microseconds or nanoseconds to seconds."""
    if value < 0:
        return None
    for least, unit in _UNITS:
        if value >= least:
            value /= unit
            break
    return value if value < _LAST else None


def _written(text: str) -> float | None:
    match = _WRITTEN.fullmatch(text.strip())
    if match is None:
        return None
    if match["number"]:
        return _since_1970(float(match["number"]))
    time = Clock().at(match)
    return time if time is not None and time < _LAST else None


def moment(value: object) -> float | None:
    """Returns a time in seconds: since 1970, or since midnight if only the time of day is given.
    Returns None for any other value.

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
    """Splits a line into the time at its beginning and the rest.

    >>> stamped("00:00:02 resumed"), stamped("resumed")
    ((2.0, 'resumed'), (None, 'resumed'))
    """
    match = _LINE.match(text)
    if match is None:
        return None, text.strip()
    return moment(match["stamp"]), text[match.end() :].strip()
