"""Reads termination reports: crash reports, jetsam event reports, and lines that people paste."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from ..reports.jetsam import entry_at
from ..reports.read import TerminationReport, read_report
from ..reports.source import MAXIMUM_LENGTH, ReportSource, harmless
from .times import CLOCK, DATE, Clock
from .text import named
from .model import Item, Reader, Remark, Report, Source
from .subjects import Subject, subject

__all__ = ["ReportReader", "app_remarks", "line_of"]

#: Lines that occur only in crash reports, resource reports and jetsam event reports.
_SIGNS = re.compile(
    r"^[\W_]{0,12}(?:Incident Identifier|CrashReporter Key|Exception Type|Termination Reason|"
    r"Termination Description|Application Specific Information|Action taken|Largest process)"
    r"\s?[:\uff1a]",
    re.MULTILINE,
)
#: Keys that occur only in JSON reports.
_KEYS = re.compile(
    r'"(?:bug_type|crashReporterKey|incident_id|incident|procLaunch|memoryStatus|rpages'
    r'|largestProcess|jetsamCoalition)"\s{0,8}:'
    r'|"termination"\s{0,8}:\s{0,8}\{[^{}]{0,200}"namespace"'
)
#: The beginnings of files of other kinds.
_OTHERS = ("<?xml", "<plist", "<!DOCTYPE", "bplist", "PK", "\x7fELF")
#: The number of characters at the beginning of a file for recognizing pasted lines.
_PASTED = 16 << 10

_LABEL = r"(?:^|\n)[^\w\n]{0,12}"
_PROCESS = re.compile(
    _LABEL + r"Process[ \t]{0,4}:[ \t]{0,40}(?P<app>[^\[\n]{1,100}?)[ \t]{0,8}"
    r"\[(?P<pid>[0-9]{1,10})\]"
)
_IDENTIFIER = re.compile(_LABEL + r"Identifier[ \t]{0,4}:[ \t]{0,40}(?P<app>[\w.-]{1,200})")
_BUNDLES = tuple(
    re.compile(rf'"{key}"\s{{0,8}}:\s{{0,8}}"(?P<app>[\w.-]{{1,200}})"')
    for key in ("bundleID", "CFBundleIdentifier", "coalitionName", "procName", "app_name")
)
_PID = re.compile(r'(?<![\w"])"?pid"?\s{0,8}:\s{0,8}(?P<pid>[0-9]{1,10})\b')
_DEVICE = re.compile(
    r'(?:Hardware Model\s{0,4}:|"(?:modelCode|product)"\s{0,8}:\s{0,8}")\s{0,40}'
    r"(?P<device>[A-Za-z]\w{1,20},[0-9]{1,3})"
)
_WHEN = tuple(
    re.compile(rf"{key}[\"'\s:=]{{1,40}}{DATE}[ T]{CLOCK}")
    for key in ("Date/Time", "captureTime", "crash_time", "capture_time", '"timestamp', '"date')
)
#: Matches the reason in an entry of a jetsam event report. Only entries of ended processes have a
#: reason.
_KILLED = re.compile(r'"reason"\s{0,8}:\s{0,8}"')
_LARGEST = re.compile(r'"largestProcess"\s{0,8}:\s{0,8}"(?P<app>[^"\n]{1,100})"')
_NAME = re.compile(r'"name"\s{0,8}:\s{0,8}"(?P<app>[^"\n]{1,100})"')
_NUMBER = re.compile(r'"pid"\s{0,8}:\s{0,8}(?P<pid>[0-9]{1,10})\b')
_MOST_KILLS = 512
#: Patterns of lines of evidence. The pattern of the lines that say most about an end comes first.
_TELLING = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"terminati|watchdog transgression",
        r"reason|jetsam|killed|namespace|permitted|locked|exited|failed to|exceeded",
        r"exception type|0x[0-9a-f]{8}",
    )
)
#: To find a line of evidence in the text, at most this many of its first characters are compared.
_FOUND_BY = 48
_SEARCHED = 400


def line_of(text: str, report: TerminationReport) -> tuple[int, str]:
    """Returns the number and the text of the line that says most about an end."""
    found = (line for form in _TELLING for line in report.evidence if form.search(line))
    wanted = next(found, report.evidence[0] if report.evidence else "")
    begin = wanted.split(" ... ", 1)[0][:_FOUND_BY]
    for number, line in enumerate(text.split("\n"), 1):
        if begin and harmless(line[:_SEARCHED]).strip().startswith(begin):
            return number, wanted
    return 1, wanted


def app_remarks(report: TerminationReport, line: int) -> Iterator[Remark]:
    """Yields the system that a report prints."""
    if report.os_version or report.system:
        yield Remark("os", report.os_version or report.system or "", line)


def _killed(text: str) -> Subject:
    """Returns the process that a jetsam event report is about: the ended process that was in front
    or the largest. If the report has no such process, returns the only ended process. Returns
    ("", 0) if there is no process, or more than one."""
    kills: list[tuple[bool, Subject]] = []
    largest = _LARGEST.search(text)
    for match in islice(_KILLED.finditer(text), _MOST_KILLS):
        begin, end = entry_at(text, match.start())
        entry = text[begin:end]
        name, number = _NAME.search(entry), _NUMBER.search(entry)
        app = name["app"] if name else ""
        is_shown = '"frontmost"' in entry or bool(largest and app == largest["app"])
        kills.append((is_shown, (app, int(number["pid"]) if number else 0)))
    shown = [kill for is_shown, kill in kills if is_shown] or [kill for _, kill in kills]
    return shown[0] if len(shown) == 1 else ("", 0)


def _subject(text: str, report: TerminationReport) -> Subject:
    """Returns the app that a report is about."""
    if report.namespace == "jetsam" and '"rpages"' in text:
        return _killed(text)
    process, identifier = _PROCESS.search(text), _IDENTIFIER.search(text)
    app = identifier["app"] if identifier else ""
    pid = int(process["pid"]) if process else 0
    if not app and text.lstrip("\ufeff \n").startswith(("{", '"')):
        app = next((found["app"] for key in _BUNDLES if (found := key.search(text))), "")
    if not pid:
        number = _PID.search(text)
        pid = int(number["pid"]) if number else 0
    if not app or not pid:
        other, printed = subject(text)
        app = app or (process["app"] if process else other)
        pid = pid or (printed if other == app else 0)
    return app, pid


def _time(text: str) -> float | None:
    for pattern in _WHEN:
        match = pattern.search(text)
        if match:
            return Clock().at(match)
    return None


class ReportReader(Reader):
    """Reads a termination report."""

    name: ClassVar[str] = "report"
    title: ClassVar[str] = "a termination report"

    def recognizes(self, source: Source) -> int:
        head = source.head.decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
        if not head or head.startswith(_OTHERS) or "\x00" in head[:512]:
            return 0
        if _KEYS.search(head):
            return 96
        if head.startswith(("{", "[{")):
            return 0
        if _SIGNS.search(head):
            return 95
        report = read_report(head[:_PASTED])
        says = (report.code, report.allowance, report.domain, report.is_termination)
        if all(one is None for one in says):
            return 0
        return 40 if named(head[:_PASTED]) is None else 10

    def read(self, source: Source) -> Iterator[Item]:
        data = source.whole()
        report = read_report(data)
        text = ReportSource(data[:MAXIMUM_LENGTH]).text
        line, shown = line_of(text, report)
        app, pid = _subject(text, report)
        yield from app_remarks(report, line)
        device = _DEVICE.search(text)
        for kind, fact in (
            ("app", app),
            ("process", str(pid or "")),
            ("device", device["device"] if device else ""),
        ):
            if fact:
                yield Remark(kind, fact, line)
        if report != TerminationReport():
            yield Report(line, report, shown, app, pid, _time(text))
