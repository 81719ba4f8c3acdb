"""Endpoints and commands for the phone's logs and reports, and for its clock."""

from __future__ import annotations

import json
import re
from datetime import datetime
from typing import Any

from driver import Driver
from endpoints import Wrong, on, typed
from iphone.report import read_reports

#: The parts of a date format of Day.js, each with its form for `strftime`.
_DATES = {
    "YYYY": "%Y", "YY": "%y", "MMMM": "%B", "MMM": "%b", "MM": "%m", "DD": "%d", "dddd": "%A",
    "ddd": "%a", "HH": "%H", "hh": "%I", "mm": "%M", "ss": "%S", "A": "%p",
}  # fmt: skip
_TOKEN = re.compile(r"\[([^\]]*)\]|" + "|".join((*_DATES, "SSS", "ZZ", "Z", "X", "x")))


def _shown(date: datetime, found: re.Match[str]) -> str:
    others = {
        "SSS": f"{date.microsecond // 1000:03}",
        "ZZ": "+0000",
        "Z": "+00:00",
        "X": str(int(date.timestamp())),
        "x": str(int(date.timestamp() * 1000)),
    }
    word = found[0]
    if word.startswith("["):
        return found[1]
    return others[word] if word in others else date.strftime(_DATES[word])


def _entry(seconds: float, text: str) -> dict[str, Any]:
    return {"timestamp": int(seconds * 1000), "level": "ALL", "message": text}


def _moment(report: str) -> float:
    """Returns the time in the first line of a report, in seconds of the phone's clock. Returns 0 if
    the line has no valid time, because another program wrote the report."""
    try:
        moment = float(json.loads(report.partition("\n")[0])["timestamp"])
        return moment if 0 <= moment < 1e12 else 0.0
    except (ValueError, TypeError, LookupError, RecursionError, OverflowError):
        return 0.0


@on("GET /se/log/types", "GET /log/types")
def log_types(driver: Driver) -> list[str]:
    return ["syslog", "crashlog"]


@on("POST /se/log", "POST /log")
def log(driver: Driver, type: Any = "syslog") -> list[dict[str, Any]]:
    """Returns the new lines of the log, or the new reports, since the last call in this session."""
    if type == "syslog":
        lines = driver.phone.lines(driver.read)
        driver.read += len(lines)
        return [_entry(float(line.split()[0]), line) for line in lines]
    if type == "crashlog":
        driver.phone.lines()  # first writes the reports of apps that are killed by now
        new = [each for each in read_reports(driver.phone.reports) if each[0] not in driver.reports]
        driver.reports.update(path for path, _ in new)
        return [_entry(_moment(text), text) for _, text in new]
    raise Wrong("invalid argument", f"type: {type!r} is not 'syslog' or 'crashlog'")


@on("mobile: getDeviceTime", "GET /appium/device/system_time", "POST /appium/device/system_time")
def device_time(driver: Driver, format: Any = None) -> str:
    """Returns the date and time of the phone's own clock, in a format of Day.js."""
    given = typed("format", format or "YYYY-MM-DDTHH:mm:ssZ", str, "a format of dates")
    now = driver.phone.date
    return _TOKEN.sub(lambda found: _shown(now, found), given)
