"""Finds out from a report what took too long, and how long it was allowed to take."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from .names import ALLOWANCES, KNOWN_CODES, RESOURCE_HELD, VOIP_WAKE_RATE, WATCHDOG
from .source import ReportSource, Span, phrase

__all__ = [
    "FORCE_QUIT",
    "MEMORY_ISSUE",
    "Event",
    "Time",
    "allowed_time",
    "find_event",
    "unreported_push",
]

#: Our words for ends that a report describes with a sentence.
FORCE_QUIT = "killed from app switcher"
MEMORY_ISSUE = "memory issue"


@dataclass(frozen=True, slots=True)
class Event:
    """The report's own word for what took too long, or for what the app did."""

    word: str
    """The word as printed, or our word for a sentence or a backtrace."""
    span: Span
    code: int | None = None
    """The code that always belongs to this wording, even if the report does not print it."""
    ended: bool | None = True
    """True if the wording says that the process was ended. False: the wording is a warning. None:
    the wording leaves this open."""

    @property
    def allowance(self) -> str | None:
        """The library's name of the allowance that was used up."""
        return ALLOWANCES.get(self.word.lower())


@dataclass(frozen=True, slots=True)
class Time:
    """A printed allowance, in seconds."""

    seconds: float
    span: Span
    resource: str | None = None
    """The kind of time, "wall" or "cpu"; None if the report does not say."""
    code: int | None = None
    """The code that always belongs to this wording, even if the report does not print it."""


#: The word for an event of the watchdog. Other single words would match prose or names in programs.
_WORD = r"(?P<word>[a-z]{1,20}(?:-[a-z]{1,20}){1,3}|launch|resume|suspend|terminate)"
_EVENT = re.compile(rf"watchdog[ _]?event[\"'*`\s:=]{{1,12}}{_WORD}\b")
_TRANSGRESSION = phrase(rf"\b{_WORD} watchdog transgression")
_VIOLATED = phrase(rf"violated for watchdog {_WORD}:")
_LATE = phrase(
    r"(?P<who>[\w.-]{1,100}) failed to (?P<word>launch|resume|suspend|terminate|scene-[a-z]{4,10})"
    r" (?:in time\b|after [0-9])"
)
_GRACEFULLY = phrase(r"failed to (?P<word>terminate) gracefully after")
_BEYOND = phrase(r"active assertions beyond permitted time")
_ASSERTION_REASON = re.compile(
    r"\breason: {0,4}(?P<word>[a-z]{4,60})\b|\((?P<timed>[a-z]{4,60}):[0-9.]{1,12}s\)"
)
_PERMITTED = re.compile(
    r"permittedbackgroundduration: {0,4}[0-9.]{1,16}[\s,]{1,8}reason: {0,4}(?P<word>[a-z]{4,60})\b"
)
_SHARED = phrase("(?P<word>shared background assertion) [0-9]{1,9}")
_RISK = phrase(
    r"(?P<word>background task) [0-9]{1,9}[^\0]{1,200}?was created over [0-9]{1,6} seconds ago"
)
_STILL = phrase(
    "(?P<word>background task) still not ended after expiration handlers were called"
)
_NO_TASK = phrase("(?P<word>can't end(?: )?background(?: )?task): no background task exists")
_FORCED = phrase("(?P<word>forcing crash report)")
_WAKES = phrase("(?P<word>sbunsuspendlimit) .{1,80}? exceeded")
_UNREPORTED = phrase(
    "never posted an incoming call to the system after receiving a pushkit (?P<word>voip push)"
)
_LOCKED = phrase("(?P<word>suspended) with locked system files")
_HOLDING = phrase("was (?P<word>suspended) while holding a(?: shared)? file lock")
_SWITCHER = phrase(r"killed from app switcher\b")
_MEMORY = phrase(r"terminated due to memory issue\b")
_UNHANDLED = re.compile(r"_terminateappifthereareunhandledvoippushes\b")
_RESOURCE = re.compile(
    r"(?:^|\n)[^\w\n]{0,8}event:\s{0,40}(?P<word>[a-z]{2,16}(?: [a-z]{2,16})?)\b"
)
_KNOWN_HERE = tuple(f"{code:x}" for code in sorted(KNOWN_CODES))


def _event(
    source: ReportSource,
    match: re.Match[str] | None,
    *,
    code: int | None = None,
    ended: bool | None = True,
) -> Event | None:
    if match is None:
        return None
    cut = match.end("word") == len(source.text)
    if cut and match["word"] not in ALLOWANCES:
        return None
    return Event(source.printed(match, "word"), match.span(), code, ended)


def _watchdog(source: ReportSource) -> Event | None:
    """Finds the event of the watchdog, in a field or in a sentence."""
    for needle, pattern, back in (
        ("event", _EVENT, 16),
        ("transgression", _TRANSGRESSION, 100),
        ("violated", _VIOLATED, 0),
    ):
        match = source.first(needle, pattern, back=back, reach=120)
        if match:
            return _event(source, match, code=WATCHDOG)
    return None


def _late(source: ReportSource) -> Event | None:
    """Finds a callback that did not return: `… failed to resume in time`, before iOS 9.

    The words `failed to … in time` alone are too common. The words count only if the text also has
    Apple's heading or a known code, or if the words are about a bundle identifier.
    """
    match = source.first("failed to", _LATE, back=120)
    if match and (
        "application specific information" in source.lower
        or match["who"].count(".") > 1
        or any(code in source.lower for code in _KNOWN_HERE)
    ):
        return _event(source, match, code=WATCHDOG)
    return _event(source, source.first("gracefully", _GRACEFULLY, back=80), code=WATCHDOG)


def _assertions(source: ReportSource) -> Event | None:
    """Finds assertions that were not released in time, and the reason for which they were taken.

    The reason does not determine the code, which is 0x8badf00d up to iOS 12, and 0x2182bad2 to
    0x2182bad4 from iOS 13 on.
    """
    match = source.first("beyond permitted time", _BEYOND, back=60)
    if match is None:
        return _event(source, source.first("permittedbackground", _PERMITTED), ended=None)
    begin, end = match.span()
    reason = _ASSERTION_REASON.search(source.lower, end, end + 600)
    if reason is None:
        return Event("assertions", (begin, end))
    return Event(source.printed(reason, reason.lastgroup or 0), (begin, reason.end()))


def _system(source: ReportSource) -> Event | None:
    """Finds sentences about VoIP wake-ups, unreported VoIP pushes and held files."""
    return (
        _event(source, source.first("sbunsuspendlimit", _WAKES), code=VOIP_WAKE_RATE)
        or _event(source, source.first("never posted", _UNREPORTED))
        or _event(
            source,
            None if "not emitting" in source.lower else source.first("locked sys", _LOCKED, back=60),
            code=RESOURCE_HELD,
        )
        or _event(source, source.first("holding a", _HOLDING, back=60), code=RESOURCE_HELD)
    )


def _in_a_word(source: ReportSource) -> Event | None:
    """Finds sentences of the app switcher or of Xcode that say why the process was ended."""
    for word, needle, pattern in (
        (FORCE_QUIT, "killed from", _SWITCHER),
        (MEMORY_ISSUE, "terminated due", _MEMORY),
    ):
        match = source.first(needle, pattern)
        if match:
            return Event(word, match.span())
    return None


def unreported_push(source: ReportSource) -> Event | None:
    """Finds out from the reason or the backtrace if PushKit ended the app because of a push.

    PushKit throws an exception in the app, so the report is a crash report.
    """
    event = _event(source, source.first("never posted", _UNREPORTED))
    if event is None and _BACKTRACE.search(source.lower):
        match = source.first("_terminateappif", _UNHANDLED)
        if match:
            return Event("VoIP push", match.span())
    return event


def _shared(source: ReportSource) -> Event | None:
    """Finds the one assertion for all background tasks of an app, if that assertion ran out."""
    if "2182bad2" in source.lower or "562215634" in source.lower:
        return _event(source, source.first("shared background", _SHARED))
    return None


def _resource(source: ReportSource) -> Event | None:
    """Finds the event of a resource report, which is a report with a line `Action taken`."""
    if "action taken" not in source.lower:
        return None
    return _event(source, source.first("event:", _RESOURCE, back=12), ended=None)


def _field(source: ReportSource) -> Event | None:
    """Finds a line `key: value` whose value is one of the words of ALLOWANCES."""
    words = "|".join(sorted(ALLOWANCES, key=len, reverse=True))
    for key in ("watchdog event", "domain"):
        match = source.field(key, rf"(?P<word>{words})(?=\s{{0,4}}(?:[\"')*`,;\n]|$))")
        if match:
            return Event(source.printed(match, "word"), match.span("word"), ended=None)
    return None


def _forced(source: ReportSource) -> Event | None:
    """Finds a forced crash report for which the text gives no reason."""
    return _event(source, source.first("forcing crash", _FORCED))


def _warning(source: ReportSource) -> Event | None:
    """Finds warnings of UIKit about tasks that run for long, run past their time, or end twice."""
    return (
        _event(source, source.first("still not ended", _STILL, back=60), ended=False)
        or _event(source, source.first("created over", _RISK, back=260), ended=False)
        or _event(source, source.first("can't end", _NO_TASK), ended=False)
    )


_EVENTS: tuple[Callable[[ReportSource], Event | None], ...] = (
    _watchdog, _assertions, _late, _system, _in_a_word, _shared, _resource, _field, _forced, _warning,
)  # fmt: skip


def find_event(source: ReportSource) -> Event | None:
    """Finds what took too long. The watchdog's own words come first, warnings last."""
    return next((event for read in _EVENTS if (event := read(source))), None)


_BACKTRACE = re.compile(r"last\s?exception\s?backtrace")
_NUMBER = r"(?P<seconds>[0-9]{1,7}(?:\.[0-9]{1,9})?)"
_CALLBACK = r"(?:launch|resume|suspend|terminate|scene-[a-z]{4,10})"
_COLON = r"[\"'*`\s:=]{1,20}"
#: For each wording of a time: a text that the wording contains, the pattern, the kind of time, and
#: whether only the watchdog uses the wording.
_TIMES: tuple[tuple[str, re.Pattern[str], str | None, bool], ...] = (
    ("allowance", phrase(rf"\(wall clock\) time allowance of {_NUMBER} sec"), "wall", True),
    ("allowance", phrase(rf"cpu time allowance of {_NUMBER} sec"), "cpu", True),
    ("allowance", phrase(rf"allowance of {_NUMBER} sec"), None, False),
    ("timevalue", phrase(rf"type: realtime; timevalue: {_NUMBER}s"), "wall", False),
    ("timevalue", phrase(rf"type: scheduledtime; timevalue: {_NUMBER}s"), "cpu", False),
    ("gracefully", phrase(rf"terminate gracefully after {_NUMBER}\s{{0,4}}s"), "wall", True),
    ("failed to", phrase(rf"failed to {_CALLBACK} after {_NUMBER}s"), "wall", False),
    ("permitted", re.compile(rf"permittedbackgroundduration{_COLON}{_NUMBER}"), "wall", False),
)
_AGE = phrase(rf"was created over {_NUMBER} seconds ago")
_ASSERTION_TIME = re.compile(rf"\([a-z]{{4,60}}:{_NUMBER}s\)")
_FIELD_TIME = re.compile(
    rf"(?:^|\n)[^\w\n]{{0,12}}(?:time[ _]?)?allowance(?:[ _]?(?:seconds|s))?{_COLON}{_NUMBER}"
    r"(?=\s{0,4}(?:s\b|sec|[\"',;`*\n]|$))"
)


def allowed_time(source: ReportSource) -> Time | None:
    """Finds the first printed allowance."""
    for needle, pattern, resource, alone in _TIMES:
        match = source.first(needle, pattern, back=60)
        if match:
            code = WATCHDOG if alone else None
            return Time(float(match["seconds"]), match.span(), resource, code)
    match = source.first("beyond permitted time", _ASSERTION_TIME, reach=700)
    if match:
        return Time(float(match["seconds"]), match.span(), "wall")
    match = source.first("allowance", _FIELD_TIME, back=24, reach=100)
    if match:
        kind = source.field("resource", r"(?:wall|cpu)\b")
        return Time(float(match["seconds"]), match.span(), kind["value"] if kind else None)
    match = source.first("created over", _AGE, back=8)
    return Time(float(match["seconds"]), match.span(), "wall") if match else None
