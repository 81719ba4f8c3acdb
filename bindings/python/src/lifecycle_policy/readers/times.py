"""Reads the time at the beginning of a line."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone

__all__ = ["STAMP", "seconds_of"]

#: A date, a time of day and a zone, or some of them; or a number of seconds with a decimal point.
STAMP = re.compile(
    r"^[ \t\[(|>]*(?:(?P<date>\d{4}[-/]\d\d[-/]\d\d)[T ]+)?"
    r"(?:(?P<hours>\d{1,2}):(?P<minutes>\d\d):(?P<seconds>\d\d(?:[.,]\d{1,9})?)"
    r"[ ]?(?P<zone>Z|[+-]\d\d:?\d\d)?|(?P<plain>\d{1,12}\.\d{1,9}))(?=[\s\])|:,-]|$)[\s\])|:,-]*"
)


def _zone(text: str | None) -> timezone:
    if text is None or text == "Z":
        return timezone.utc
    minutes = int(text[1:3]) * 60 + int(text[-2:])
    return timezone(timedelta(minutes=-minutes if text[0] == "-" else minutes))


def seconds_of(found: re.Match[str]) -> float | None:
    """Returns the time of a stamp, in seconds; without a date, since midnight. None for a stamp that
    is no time, such as 25:00:00."""
    if found["plain"] is not None:
        return float(found["plain"])
    whole, _, part = found["seconds"].replace(",", ".").partition(".")
    hours, minutes, seconds = int(found["hours"]), int(found["minutes"]), int(whole)
    if hours > 23 or minutes > 59 or seconds > 60:
        return None
    of_day = hours * 3600 + minutes * 60 + seconds + float(f"0.{part or 0}")
    if found["date"] is None:
        return of_day
    year, month, day = (int(number) for number in re.split("[-/]", found["date"]))
    try:
        begin = datetime(year, month, day, tzinfo=_zone(found["zone"]))
    except (ValueError, OverflowError):
        return of_day
    # Such a number has a precision of a microsecond until the year 2100.
    return begin.timestamp() + of_day
