"""Converts the report of a termination to a finding, and to a record for the auditor."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .._native.enums import Termination
from ..questions.context import Context
from ..questions.records import Record
from ..questions.rules import rule
from ..questions.terminations import TerminationAnswer
from ..readers.model import Report
from ..reports.exits import ExitCount
from ..reports.headline import headline, plural
from ..reports.reported import ReportedTermination, reported_termination
from ..reports.source import harmless
from .model import Ended, Finding, Level
from .names import first_address

__all__ = ["Explained", "explained", "finding_of", "record_of"]

#: Terminations of apps that broke a rule.
_VIOLATIONS = frozenset(
    {
        Termination.WATCHDOG,
        Termination.BACKGROUND_TASK_EXPIRED,
        Termination.BACKGROUND_FETCH_EXPIRED,
        Termination.URL_SESSION_EXPIRED,
        Termination.CPU_LIMIT,
        Termination.RESOURCE_HELD,
        Termination.VOIP_UNREPORTED,
        Termination.VOIP_WAKE_RATE,
    }
)
#: Crashes, and terminations because of a resource for which Apple documents no limit.
_WARNINGS = frozenset(
    {
        Termination.MEMORY_LIMIT,
        Termination.THERMAL,
        Termination.DISK_PRESSURE,
        Termination.CRASH,
    }
)


def _level(found: ReportedTermination) -> Level:
    causes = {answer.cause for _, answer in found.exits} | {found.cause}
    if causes & _VIOLATIONS or found.broken_rule is not None:
        return Level.VIOLATION
    if causes & _WARNINGS:
        return Level.WARNING
    report = found.report
    is_warning = report.is_termination is False and report.domain is not None
    is_untold = found.cause is None and (report.is_termination or report.code is not None)
    return Level.WARNING if is_warning or is_untold else Level.NOTE


class Explained(NamedTuple):
    """A report, and its meaning by the rules."""

    item: Report
    found: ReportedTermination

    @property
    def is_end(self) -> bool:
        """True if the rules find a termination in the report, or if the report counts exits. False
        for a warning, and for an unknown termination."""
        return self.found.cause not in (None, Termination.NONE) or bool(self.found.exits)


#: The reason of normal exits, which need no investigation.
_NORMAL = "normal"


def _reason(exit: ExitCount, answer: TerminationAnswer) -> str:
    if answer.cause:
        return answer.cause.label
    return _NORMAL if exit.reason == "normalapp" else exit.name


def _counted(found: ReportedTermination) -> tuple[str, list[str]]:
    """Says how often the app ended for each reason, in a sentence and in a line for each count."""
    counts: Counter[str] = Counter()
    lines = []
    for exit, answer in found.exits:
        side = f" in the {exit.visibility}" if exit.visibility else ""
        reason = _reason(exit, answer)
        counts[reason] += exit.count
        lines.append(f"{exit.count}{side}: {reason}")
    total, normal = counts.total(), counts.pop(_NORMAL, 0)
    if not counts:
        return f"{plural(total, 'exit')}, all normal", lines
    reasons = ", ".join(f"{count} {reason}" for reason, count in counts.most_common())
    return f"{total - normal} of {plural(total, 'exit')} not normal: {reasons}", lines


def _explanation(one: Explained) -> tuple[str, list[str]]:
    """Returns the message for a report, and further sentences. If the report is a warning, or if
    the headline only names the cause, the message has the first sentence of the report's meaning.
    Otherwise, the whole meaning is a further sentence."""
    found, meaning = one.found, one.found.meaning.rstrip(".")
    if found.exits:
        return _counted(found)
    message = headline(found)
    is_warning = not one.is_end and found.report.is_termination is False
    if not meaning or not is_warning and (not found.cause or message != found.cause.label):
        return message, [meaning] if meaning else []
    first, _, rest = meaning.removeprefix("This is a warning: ").partition(". ")
    first = first[:1].lower() + first[1:]
    return first if is_warning else f"{message}: {first}", [rest] if rest else []


def explained(item: Report, context: Context | None) -> Explained:
    """Asks the rules what a report means. Uses the OS that the report prints, else that of the
    context."""
    return Explained(item, reported_termination(item.report, context))


def record_of(one: Explained) -> Record | None:
    """Returns a record of the termination in a report. Returns None for a warning, for an unknown
    termination, and for a report that counts exits."""
    if not one.is_end or one.found.exits:
        return None
    return Record("ended", one.found.cause, time=one.item.time, process=one.item.process)


def finding_of(one: Explained, app: str) -> tuple[Finding, Ended | None]:
    """Says what a report means, and how the process ended. The second result is None if
    `one.is_end` is false. The message names `app`, unless it is ""."""
    item, found = one
    row = found.broken_rule or found.rule
    message, details = _explanation(one)
    if item.report.system is not None:
        details.append(f"{item.report.system}: the rules are those of iOS")
    text = item.text or next(iter(item.report.evidence), "")
    finding = Finding(
        level=Level.NOTE if item.report.system is not None else _level(found),
        rule=row or "report.end",
        kind="report.end",
        message=f"{app}: {message}" if app else message,
        line=item.line,
        column=1 if item.line else 0,
        excerpt=harmless(text),
        details=tuple(details),
        address=first_address(rule(row).citations) if row else "",
    )
    ended = Ended(
        line=item.line,
        app=item.app,
        process=item.process,
        termination=found.cause.label if found.cause else None,
        rule=found.rule,
        message=message if found.exits else found.meaning.rstrip(".") or message,
    )
    return finding, ended if one.is_end else None
