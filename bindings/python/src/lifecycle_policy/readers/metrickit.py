"""Reads payloads of MetricKit: diagnostics of crashes, and counts of exits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from ..reports.read import TerminationReport, read_report
from ..reports.source import ReportSource
from .model import Item, Reader, Report, Source
from .reports import app_remarks, line_of

__all__ = ["MetricKitReader"]

#: Keys that only MetricKit payloads have.
_SIGNS = re.compile(
    r'"(?:(?:crash|hang|cpuException|diskWriteException|appLaunch)Diagnostics|diagnosticMetaData'
    r"|callStackRootFrames|terminationCategory|applicationExitMetrics|(?:foreground|background)ExitData"
    r"|cumulative(?:Foreground|Background)Time|applicationTimeMetrics|applicationLaunchMetrics"
    r'|applicationResponsivenessMetrics|histogrammed\w{4,60})"\s{0,8}:',
)
_BEGINNING = re.compile(r'"(?:diagnosticMetaData|applicationExitMetrics)"\s{0,8}:')
_COUNT = re.compile(
    r'"(?:cumulative\w{3,60}ExitCount"\s{0,8}:\s{0,8}"?[1-9]|terminationCategory"\s{0,8}:)'
)
_BUNDLE = re.compile(
    r'"(?:bundleIdentifier|appBundleIdentifier)"\s{0,8}:\s{0,8}"(?P<app>[\w.-]{1,200})"'
)
_PID = re.compile(r'"pid"\s{0,8}:\s{0,8}"?(?P<pid>[0-9]{1,10})\b')
#: The maximum number of diagnostics and counts to read.
_MOST = 4096
#: The maximum number of characters of a diagnostic in which to search for the reason.
_LONGEST = 64 << 10


class MetricKitReader(Reader):
    """Reads payloads of MetricKit."""

    name: ClassVar[str] = "metrickit"
    title: ClassVar[str] = "a payload of MetricKit"

    def recognizes(self, source: Source) -> int:
        head = source.head.decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
        if not head.startswith(("{", "[")):
            return 0
        return 94 if _SIGNS.search(head) else 0

    def read(self, source: Source) -> Iterator[Item]:
        text = ReportSource(source.whole()).text  # raises if the payload is too long
        places = [match.start() for match in islice(_BEGINNING.finditer(text), _MOST)]
        if not places and (first := _COUNT.search(text)):
            # In a crash, the category is near the code, so reading starts at the first character.
            is_crash = "terminationCategory" in first[0]
            places = [0 if is_crash else max(0, text.rfind("\n", 0, first.start()))]
        bundle = _BUNDLE.search(text)
        app = bundle["app"] if bundle else ""
        versions: set[str] = set()
        number, counted = 1, 0
        for place, end in zip(places, [*places[1:], len(text)]):
            number += text.count("\n", counted, place)
            counted = place
            part = text[place : min(end, place + _LONGEST)]
            report = read_report(part)
            for remark in app_remarks(report, number):
                if remark.text not in versions:
                    versions.add(remark.text)
                    yield remark
            if not _says(report):
                continue
            line, shown = line_of(part, report)
            if report.exits and (count := _COUNT.search(part)):
                line = 1 + part.count("\n", 0, count.start())
                shown = part[count.start() : count.end()]
            named, pid = _BUNDLE.search(part), _PID.search(part)
            yield Report(
                number + line - 1,
                report,
                shown,
                named["app"] if named else app,
                int(pid["pid"]) if pid else 0,
            )


def _says(report: TerminationReport) -> bool:
    """Tells whether a report has a fact about an end."""
    facts = (report.code, report.namespace, report.is_termination, report.allowance, report.domain)
    return bool(report.exits) or any(fact is not None for fact in facts)
