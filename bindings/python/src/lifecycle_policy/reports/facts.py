"""Finds further facts in a report: the version, the visibility, and what ended the process."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .json import json_object
from .source import ReportSource, Span, phrase

__all__ = [
    "Fact",
    "action_taken",
    "launch_hang",
    "os_version",
    "other_system",
    "own_exit",
    "signal",
    "uncaught",
    "visibility",
]


@dataclass(frozen=True, slots=True)
class Fact:
    """A value in the report, and its place."""

    value: str
    span: Span


_SYSTEM = r"(?:iphone os|ipados|ios)\s{1,4}"
_VERSION = r"(?P<value>[1-9][0-9]?(?:\.[0-9]{1,2}){0,2})(?=\s{0,4}(?:[\"'(,;|`*\n]|$))"
#: The places of versions, in this order: the header line and the text form, the JSON body, and
#: jetsam event reports.
_VERSIONS = (
    ("os version", re.compile(rf"os version[\"'*`\s:=]{{1,24}}(?:{_SYSTEM})?{_VERSION}")),
    ("os_version", re.compile(rf"os_version[\"'*`\s:=]{{1,24}}(?:{_SYSTEM})?{_VERSION}")),
    ("osversion", re.compile(rf"osversion[\"'*`\s:=]{{1,24}}{_SYSTEM}{_VERSION}")),
    ('"train"', re.compile(rf'"train"\s{{0,8}}:\s{{0,8}}"{_SYSTEM}{_VERSION}')),
    ('"build"', re.compile(rf'"build"\s{{0,8}}:\s{{0,8}}"{_SYSTEM}{_VERSION}')),
)


def os_version(source: ReportSource) -> Fact | None:
    """Finds the version of iOS or iPadOS. Ignores versions of other systems."""
    for needle, pattern in _VERSIONS:
        match = source.first(needle, pattern)
        if match:
            return Fact(match["value"], match.span())
    return None


_OTHERS = {
    "macos": "macOS", "macosx": "macOS", "osx": "macOS", "watchos": "watchOS", "tvos": "tvOS",
    "appletvos": "tvOS", "visionos": "visionOS", "xros": "visionOS", "bridgeos": "bridgeOS",
}  # fmt: skip
_OTHER = re.compile(
    r"\b(?:os[ _]?version|train|build)[\"'*`\s:=]{1,24}"
    r"(?P<name>mac ?os(?: ?x)?|os ?x|watch ?os|apple ?tvos|tvos|visionos|xros|bridge ?os)\s{1,4}"
    r"(?P<value>[1-9][0-9]?(?:\.[0-9]{1,2}){0,2})(?![0-9])"
)


def other_system(source: ReportSource) -> Fact | None:
    """Finds a system other than iOS and iPadOS, with its version, such as "watchOS 9.1"."""
    for needle in ("os version", "os_version", "osversion", '"train"', '"build"'):
        match = source.first(needle, _OTHER, back=4)
        if match:
            return Fact(f"{_OTHERS[match['name'].replace(' ', '')]} {match['value']}", match.span())
    return None


_SIDES = {
    "foreground": "foreground",
    "foregroundobscured": "foreground-obscured",
    "background": "background",
}
_SIDE = r"[\"'*`\s:=]{1,40}(?P<value>[a-z]{1,24})\b"
_VISIBILITIES = (
    ("visibility", re.compile(rf"watchdog[ _]?visibility{_SIDE}")),
    ("visibility", re.compile(rf"process[ _]?visibility{_SIDE}")),
    ("procrole", re.compile(rf"procrole{_SIDE}")),
    ("proc_role", re.compile(rf"proc_role{_SIDE}")),
    ("role:", re.compile(rf"(?:^|\n)[^\w\n]{{0,8}}role{_SIDE}")),
)


def visibility(source: ReportSource) -> Fact | None:
    """Finds out whether the app was in front. Uses the first of these: what the report says about
    the watchdog, what the report says about the process, and the role of the process."""
    for needle, pattern in _VISIBILITIES:
        for match in source.find(needle, pattern, back=24, reach=100):
            if match["value"] in _SIDES:
                return Fact(_SIDES[match["value"]], match.span())
    return None


_COLON = r"[\"'*`\s:=]{1,16}"
_EXCEPTION = re.compile(
    rf"exception type{_COLON}(?P<type>[a-z_0-9]{{3,32}})(?P<rest>[^\n]{{0,60}})"
)
_EITHER = re.compile(r"\b(?P<type>exc_[a-z_]{3,24})\s{0,4}[/(]\s{0,4}(?P<value>sig[a-z]{3,6})\b")
_NAME = re.compile(r"\bsig[a-z]{3,6}\b")
#: MetricKit prints signals as numbers. The keys of a payload may be in any order.
_SIGNAL = r"\bsignal\"?\s{0,4}[:=]\s{0,4}(?P<value>[0-9]{1,2})\b"
_NUMBER = re.compile(rf"exceptiontype\"?\s{{0,4}}[:=].{{0,300}}?{_SIGNAL}", re.DOTALL)
_NUMBER_FIRST = re.compile(rf"{_SIGNAL}.{{0,300}}?exceptiontype", re.DOTALL)
_NUMBERS = {"9": "sigkill", "15": "sigterm"}
#: Exceptions that the process itself causes, even if the report has no signal.
_OWN = frozenset({"exc_bad_access", "exc_bad_instruction", "exc_arithmetic", "exc_breakpoint"})


def signal(source: ReportSource) -> Fact | None:
    """Finds the signal that ended the process. Returns "own" if the report
    shows only that the process itself caused the end."""
    found = json_object(source, "exception", "type")
    if found:
        value, (begin, _) = found
        named = _NAME.search(str(value.get("signal")).lower())
        if named or str(value["type"]).lower() in _OWN:
            return Fact(named[0] if named else "own", (begin, begin + 1))
    match = source.first("exception type", _EXCEPTION)
    if match:
        named = _NAME.search(match["type"] + match["rest"])
        if named or match["type"] in _OWN:
            return Fact(named[0] if named else "own", match.span("type"))
    for pattern in (_NUMBER, _NUMBER_FIRST):
        match = source.first("exceptiontype", pattern, back=320)
        if match:
            return Fact(_NUMBERS.get(match["value"], "own"), match.span("value"))
    match = source.first("exc_", _EITHER)
    return Fact(match["value"], match.span()) if match else None


_HANG = re.compile(rf"subtype{_COLON}(?P<value>launch_hang)\b")


def launch_hang(source: ReportSource) -> Fact | None:
    """Finds the subtype LAUNCH_HANG, which means that the system aborted an app extension because
    the extension launched slowly."""
    match = source.first("launch_hang", _HANG, back=40)
    return Fact("LAUNCH_HANG", match.span()) if match else None


_OWN_EXIT = phrase(
    r"exitcontext(?:\|) voluntary\b|by launchd \(0,(?: )?0,(?: )?[0-9]{1,6}\)"
)


def own_exit(source: ReportSource) -> Fact | None:
    """Finds the line that says that the process exited on its own, not by a signal."""
    for needle in ("exitcontext", "by launchd"):
        match = source.first(needle, _OWN_EXIT, reach=60)
        if match:
            return Fact("exit", match.span())
    return None


_UNCAUGHT = phrase(
    r"\*\*\* terminating app due to uncaught exception\b"
    r"|libc(?:\+\+|xx)abi(?:\.dylib)?: terminating\b"
)


def uncaught(source: ReportSource) -> Fact | None:
    """Finds the line of Foundation or libc++abi about an uncaught exception."""
    for needle in ("terminating app", "abi: terminating", "abi.dylib: terminating"):
        match = source.first(needle, _UNCAUGHT, back=12)
        if match:
            return Fact("own", match.span())
    return None


_ACTION = re.compile(rf"action taken{_COLON}(?P<value>none|process killed)\b")
_NOT_FATAL = re.compile(r"(?P<value>non-fatal) condition")


def action_taken(source: ReportSource) -> Fact | None:
    """Finds the action that a resource report names, such as "process killed"."""
    match = source.first("action taken", _ACTION, reach=80)
    if match and match["value"] != "none":
        return Fact(match["value"], match.span())
    match = match or source.first("non-fatal", _NOT_FATAL)
    return Fact("none", match.span()) if match else None
