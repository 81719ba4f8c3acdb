"""Reads a termination report: a crash report, a jetsam event report, a MetricKit payload or lines
of a device's log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .event import Event, Time, allowed_time, find_event, unreported_push
from .exits import COUNTED, ExitCount, find_exits
from .facts import (
    Fact,
    action_taken,
    launch_hang,
    os_version,
    other_system,
    own_exit,
    signal,
    uncaught,
    visibility,
)
from .jetsam import Jetsam, find_jetsam
from .names import JETSAM_REASONS, STACKSHOT, VOIP_WAKE_RATE, WATCHDOG
from .reason import Reason, code_in_prose, printed_reason
from .records import records
from .source import ReportSource

__all__ = ["ExitCount", "TerminationReport", "read_report"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminationReport:
    """The facts that were found in a report. None means that the report does not state the fact.
    Nothing is guessed."""

    namespace: str | None = None
    """The library's name of the namespace, else the report's word in lower case."""
    code: int | None = None
    """The code, of at most 64 bits; for jetsam, the kernel's number of the reason. If the
    report prints no code, but its wording belongs to a single code, the field has that code
    (TN2151)."""
    allowance: str | None = None
    """The library's name of the allowance that was used up."""
    allowance_seconds: float | None = None
    """The allowance that the report prints."""
    resource: str | None = None
    """The kind of time of the allowance: "wall" or "cpu"."""
    os_version: str | None = None
    """The version of iOS or iPadOS, such as "15.2.1"."""
    system: str | None = None
    """The system, if it is not iOS, with its version, such as "watchOS 9.1"."""
    domain: str | None = None
    """The report's own word for what took too long, or for what was done; "jetsam" for a jetsam
    kill; "LAUNCH_HANG" for that subtype; "exit" for a process that ended itself; "crash" for a
    process that crashed without a code."""
    visibility: str | None = None
    """"foreground", "foreground-obscured" or "background", as in the report."""
    is_termination: bool | None = None
    """True if something outside ended the process. False: the process crashed or exited by itself,
    or did not end."""
    exits: tuple[ExitCount, ...] = ()
    """How often the app ended for each reason, by the counts of MetricKit."""
    evidence: tuple[str, ...] = ()
    """The lines on which these facts are based, shortened and without control characters."""


#: The namespaces in which a process is ended because the process exceeded a time limit.
_TIMED = frozenset({None, "springboard", "runningboard", "watchdog", "watchkit", "hangtracer"})
#: The codes for a used-up allowance. With any other code, the event in the report is not the cause
#: of the end.
_USED_UP = frozenset({None, WATCHDOG, VOIP_WAKE_RATE, *range(0x2182BAD2, 0x2182BAD5), 0xBAADCA11})
#: The namespaces of the kernel and of daemons that end other processes. No process ends itself with
#: one of these namespaces.
_OTHERS = frozenset({"jetsam", "springboard", "runningboard"})
_PUSH = "voip-push-report"
_KILL = "sigkill"
_ASKED = "sigterm"
#: A signal that another process sends (Apple's "EXC_CRASH (SIGQUIT)" page).
_QUIT = "sigquit"
_QUIT_CODE = 3
#: The codes for the ends of idle processes. Such ends are harmless: a system ends some idle
#: processes every hour.
_IDLE = frozenset({JETSAM_REASONS["idle-exit"], JETSAM_REASONS["long-idle-exit"]})
#: The maximum number of counts in the evidence.
_MOST_LINES = 32
#: The codes of SIGKILL and SIGTERM in the namespace signal. Another process may have sent
#: these signals.
_FROM_OUTSIDE = (9, 15)


@dataclass(frozen=True, slots=True)
class _Findings:
    """The facts that the searches found in one record."""

    printed: Reason
    """The reason that was found in one of the usual places."""
    named: Reason
    """A known code that the text mentions in another place."""
    signal: Fact | None = None
    action: Fact | None = None
    event: Event | None = None
    time: Time | None = None
    jetsam: Jetsam | None = None
    hang: Fact | None = None
    exit: Fact | None = None
    """A statement that the process ended itself."""

    @property
    def reason(self) -> Reason:
        """The reason, from any place."""
        if self.hang or self.push:  # the printed code is only the number of the signal
            return Reason()
        reason = self.printed | self.named
        if self.signal and self.signal.value == _QUIT and not reason.spans:
            return Reason("signal", _QUIT_CODE, (self.signal.span,))
        for part in (self.event, self.time):
            if part and part.code is not None and reason.code is None:
                reason |= Reason(None, part.code, (part.span,))
        if self.jetsam and self.jetsam.ended is not False:
            reason |= Reason("jetsam", self.jetsam.code)
        return reason

    @property
    def push(self) -> bool:
        """True if PushKit ended the process by throwing an exception."""
        thrown = self.signal is not None and self.signal.value not in (_KILL, _ASKED, _QUIT)
        return thrown and self.event is not None and self.event.allowance == _PUSH

    @property
    def own(self) -> bool:
        """True if the process itself caused the signal or exception."""
        if self.signal is None or self.hang or self.push or self.printed.namespace in _OTHERS:
            return False
        return self.signal.value not in (_KILL, _ASKED, _QUIT)

    @property
    def ended(self) -> bool | None:
        """True if the process was ended from outside; None if the record does not say."""
        if self.action:
            return self.action.value != "none"
        if self.hang or self.push:
            return True
        if self.exit or self.reason.code == STACKSHOT:
            return False
        if self.reason.namespace == "signal":
            if self.reason.code == _QUIT_CODE:
                return True
            return None if self.reason.code in _FROM_OUTSIDE else False
        if self.own:
            return False
        if self.printed.namespace or self.printed.code is not None:
            return True
        if self.jetsam:
            return self.jetsam.ended
        if self.signal and self.signal.value == _KILL:
            return True
        if self.event:
            return self.event.ended
        return True if self.time and self.time.code else None

    @property
    def allowance(self) -> str | None:
        """The allowance that was used up."""
        return self.event.allowance if self.event and self.reason.code in _USED_UP else None

    @property
    def domain(self) -> str | None:
        """The report's word for what happened."""
        plain = self.hang or self.exit
        if plain:
            return plain.value
        if self.own and self.reason.code is None:
            return "crash"
        if self.reason.namespace == "jetsam":
            return "jetsam"
        return self.event.word if self.event else None


def _find(source: ReportSource) -> _Findings:
    """Searches a record for each kind of fact. Leaves out the less strict searches if a printed
    reason, or another sure sign, was found."""
    found = _Findings(
        printed_reason(source), Reason(), signal=signal(source), action=action_taken(source),
        hang=launch_hang(source),
    )  # fmt: skip
    if found.own:
        return replace(found, event=unreported_push(source))
    if found.hang:
        return found
    if not found.printed.spans:
        found = replace(found, exit=own_exit(source))
        if found.exit:
            return found
    namespace = found.printed.namespace
    if namespace in (None, "jetsam"):
        found = replace(found, jetsam=find_jetsam(source))
    if namespace in _TIMED and not found.jetsam:
        found = replace(found, event=find_event(source), time=allowed_time(source))
        if not found.action:
            found = replace(found, named=code_in_prose(source))
    told = found.signal or found.action or found.jetsam or found.reason.spans
    if not told and (found.event is None or found.event.ended is False):
        crash = uncaught(source)
        if crash:
            return replace(found, signal=crash, event=None, time=None)
    return found


def _read_one(source: ReportSource) -> TerminationReport:
    """Assembles the facts found in one record."""
    found = _find(source)
    reason, version, side = found.reason, os_version(source), None
    parts: list[Fact | Event | Time | None] = [
        found.signal, found.action, found.event, found.time, found.hang, found.exit
    ]  # fmt: skip
    if found.jetsam or reason.spans or any(parts):
        side = visibility(source)
    system = None if version else other_system(source)
    parts += [version, system, side]
    spans = [*reason.spans, *(part.span for part in parts if part)]
    seen = side.value if side else None
    if found.jetsam:
        spans += found.jetsam.spans
        seen = seen or ("foreground" if found.jetsam.visible else None)
    return TerminationReport(
        namespace=reason.namespace,
        code=reason.code,
        allowance=found.allowance,
        allowance_seconds=found.time.seconds if found.time else None,
        resource=found.time.resource if found.time else None,
        os_version=version.value if version else None,
        system=system.value if system else None,
        domain=found.domain,
        visibility=seen,
        is_termination=found.ended,
        evidence=source.evidence(spans),
    )


#: The rank of a record that says nothing about an end.
_NOTHING = 6


def _rank(found: TerminationReport) -> int:
    """Returns the rank of a record. The more a record says about an end, the lower is its rank."""
    told = found.code is not None or found.allowance is not None
    if found.is_termination:
        if not told:
            return 2
        return 1 if found.namespace == "jetsam" and found.code in _IDLE else 0
    if found.is_termination is False:
        ended_itself = found.namespace is not None or found.domain in ("crash", "exit")
        return 4 if ended_itself else 5
    return 3 if told else _NOTHING


def _read(source: ReportSource) -> TerminationReport:
    """Reads the record that says most about an end, or the first of several such records."""
    best, least = None, _NOTHING
    for record in records(source):
        found = _read_one(record)
        if _rank(found) < least:
            best, least = found, _rank(found)
        if least == 0:
            break
    if best is None:
        return _read_one(source)
    version = None if best.os_version or best.system else os_version(source)
    if version is None:
        other = None if best.os_version or best.system else other_system(source)
        return replace(best, system=other.value) if other else best
    return replace(
        best,
        os_version=version.value,
        evidence=tuple(dict.fromkeys(source.evidence([version.span]) + best.evidence)),
    )


def _with_exits(source: ReportSource, found: TerminationReport) -> TerminationReport:
    """Adds the counts of MetricKit."""
    exits, spans = find_exits(source)
    if found.code is not None:
        # The code says more than the category of the same crash.
        exits = tuple(exit for exit in exits if not exit.name.startswith("terminationCategory."))
    if not exits:
        return found
    ended = found.is_termination
    namespaces = {COUNTED.get(exit.reason, (None, 0))[0] for exit in exits}
    if ended is None and namespaces - {None, "signal"}:
        ended = True
    lines = source.evidence(spans[:_MOST_LINES])
    evidence = tuple(dict.fromkeys(found.evidence + lines))
    return replace(found, exits=exits, is_termination=ended, evidence=evidence)


def read_report(text: str | bytes) -> TerminationReport:
    """Reads the text of a report, complete or in part, of any iOS version.

    In a log, the first line that reports an end from outside with its reason counts. If there is no
    such line, a line about an idle process, a crash or a warning counts. The diagnostics of a
    payload are chosen in the same way. A log is not searched for a certain app, so pass only the
    lines of one app. If a text contains several reports of any other kind, the first one counts. If
    nothing is recognised, the result is empty. LifecyclePolicyError is raised only if `text` is
    neither str nor bytes, if it has more than 8 MiB, or if memory runs out.

    >>> report = read_report("Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d")
    >>> report.namespace, hex(report.code or 0), report.is_termination
    ('springboard', '0x8badf00d', True)
    >>> read_report("All is well.") == TerminationReport()
    True
    """
    try:
        source = ReportSource(text)
        return _with_exits(source, _read(source))
    except MemoryError:
        raise LifecyclePolicyError(
            "a report too large for the memory", status=Status.OUT_OF_RANGE
        ) from None
