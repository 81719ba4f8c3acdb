"""Gives the times of a log whose stamps may lack a zone, a date or a year."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from math import ceil

__all__ = ["CLOCK", "DATE", "DAY", "Clock"]

#: A time of day, with the zone if there is one: the groups `clock` and `zone`.
CLOCK = (
    r"(?P<clock>[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]{1,9})?)"
    r"(?: ?(?P<zone>[+-][0-9]{2}:?[0-9]{2}|Z)(?![0-9]))?"
)
#: A date with a year: the group `date`.
DATE = r"(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})"
#: A day of syslog: the groups `month`, `day` and `year`. Most have no year.
DAY = r"(?P<month>[A-Z][a-z]{2}) {1,2}(?P<day>[0-9]{1,2}) (?:(?P<year>[0-9]{4}) )?"

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
#: The days before each month in a year without February 29.
_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_DAY = 86_400.0
#: Lines may be out of order by this many seconds. A time further back is on the next day.
_BACK = 3_600.0
#: A day that is earlier by more than this many seconds is in the next year.
_HALF_A_YEAR = 180 * _DAY


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
    """Gives times in seconds. The first stamp decides where they begin: in 1970 if it has a year,
    on January 1 if it has only a day, else at the midnight before it. Its zone holds for all
    stamps.

    A stamp with fewer parts than the first one is placed after the stamps before it.

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
        """Returns the time of a stamp with the groups of CLOCK, and with those of DATE or DAY or
        neither; None if it is no time."""
        groups = stamp.groupdict()
        seconds = _of_day(groups["clock"])
        if seconds is None:
            return None
        dated = self._since_1970(groups)
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
        """Places a time of day after the last time."""
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
            return datetime.fromisoformat(date).replace(tzinfo=timezone.utc).timestamp()
        except ValueError:
            return None

    def _day(self, groups: dict[str, str | None]) -> float | None:
        """Returns the seconds from January 1 to a day. A year has no February 29 unless the
        log has one."""
        month, day = groups.get("month"), int(groups.get("day") or 0)
        if month not in _MONTHS or not 0 < day < 32:
            return None
        number = _MONTHS.index(month)
        self._has_leap_day |= number == 1 and day == 29
        return (_BEFORE[number] + day - 1 + (number > 1 and self._has_leap_day)) * _DAY
