"""Finds the exit counts of MetricKit: how often the app ended in a day, and why."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from .source import ReportSource, Span

__all__ = ["COUNTED", "NORMAL", "ExitCount", "find_exits"]


@dataclass(frozen=True, slots=True)
class ExitCount:
    """How often the app ended for one reason, in the foreground or in the background."""

    name: str
    """MetricKit's name, such as "cumulativeAppWatchdogExitCount"."""
    visibility: str | None
    """"foreground" or "background"; None if the payload does not say."""
    count: int
    """The sum over all payloads in the text; never 0."""

    @property
    def reason(self) -> str:
        """The reason in the name, in lower case, such as "appwatchdog"."""
        reason = self.name.lower().removeprefix("cumulative").removesuffix("exitcount")
        return _CATEGORIES.get(reason.removeprefix(_CATEGORY), reason.removeprefix(_CATEGORY))


#: The reasons of MXForegroundExitData and MXBackgroundExitData, each with the namespace and code of
#: its terminations. Normal exits are not listed: the app, the user or the system may have caused
#: them. The timeouts of URL sessions and fetches are from the payload that Xcode simulates.
COUNTED: dict[str, tuple[str, int]] = {
    "abnormal": ("signal", 6),
    "appwatchdog": ("springboard", 0x8BADF00D),
    "backgroundfetchcompletiontimeout": ("runningboard", 0x2182BAD4),
    "backgroundtaskassertiontimeout": ("runningboard", 0x2182BAD2),
    "backgroundurlsessioncompletiontimeout": ("runningboard", 0x2182BAD3),
    "badaccess": ("signal", 11),
    "cpuresourcelimit": ("jetsam", 100),
    "illegalinstruction": ("signal", 4),
    "memorypressure": ("jetsam", 4),
    "memoryresourcelimit": ("jetsam", 7),
    "suspendedwithlockedfile": ("runningboard", 0xDEAD10CC),
}

#: The reason of normal exits.
NORMAL = "normalapp"

#: The prefix of a crash's category in MetricKit of iOS 27.0.
_CATEGORY = "terminationcategory."
#: The categories of crashes that have another name in the counts.
_CATEGORIES = {
    "filelock": "suspendedwithlockedfile",
    "tasktimeout": "backgroundtaskassertiontimeout",
    "watchdog": "appwatchdog",
}
_CRASH = re.compile(
    r"\"terminationcategory\"\s{0,8}:\s{0,8}\"(?P<name>abnormal|badaccess|illegalinstruction"
    r"|watchdog|tasktimeout|filelock)\""
)

#: The maximum number of counts that are read. A payload has about twenty.
_MOST_COUNTS = 4096
#: The beginning of a half is searched for in this many characters before a count. The metric has a
#: half for the foreground and a half for the background, of about 600 characters each.
_HALF = 2048
_COUNT = re.compile(
    r"(?P<name>cumulative[a-z]{3,60}exitcount)[\"'*`]{0,3}"
    r"\s{0,8}[:=]\s{0,8}\"?(?P<count>[0-9]{1,9})\b"
)


def _half(lower: str, place: int) -> str | None:
    """Returns the half of the metric around a count: foreground or background."""
    near = lower[max(0, place - _HALF) : place]
    halves = {side: near.rfind(f"{side}exitdata") for side in ("foreground", "background")}
    side = max(halves, key=lambda name: halves[name])
    return side if halves[side] >= 0 else None


def find_exits(source: ReportSource) -> tuple[tuple[ExitCount, ...], list[Span]]:
    """Finds the counts above 0 and the categories of crashes, with their places."""
    counts: dict[tuple[str, str | None], int] = {}
    spans: list[Span] = []
    for match in islice(_COUNT.finditer(source.lower), _MOST_COUNTS):
        if int(match["count"]):
            key = source.printed(match, "name"), _half(source.lower, match.start())
            counts[key] = counts.get(key, 0) + int(match["count"])
            spans.append(match.span())
    for match in islice(_CRASH.finditer(source.lower), _MOST_COUNTS):
        named = f"terminationCategory.{source.printed(match, 'name')}", None
        counts[named] = counts.get(named, 0) + 1
        spans.append(match.span())
    return tuple(ExitCount(*key, count) for key, count in counts.items()), spans
