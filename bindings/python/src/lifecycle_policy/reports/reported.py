"""Asks the rules what a termination report means."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from .._native.enums import Allowance, Termination, TerminationNamespace, Verdict
from .._native.errors import LifecyclePolicyError
from .._native.names import parse
from .._native.osversion import OSVersion
from ..questions.answers import union
from ..questions.context import Context
from ..questions.deadlines import DeadlineAnswer, deadline
from ..questions.terminations import TerminationAnswer, TerminationQuery, termination
from .event import FORCE_QUIT, MEMORY_ISSUE
from .exits import COUNTED, NORMAL
from .names import NAMESPACES, WATCHDOG
from .read import ExitCount, TerminationReport, read_report

__all__ = ["ReportedTermination", "reported_termination"]

_NOTHING = "The report does not mention a termination."
_UNTOLD = "The process was ended from outside; the report does not say why."
_NO_TERMINATION = "Nothing ended the process from outside: it crashed by itself, or did not end."
_WARNING = "This is a warning: nothing in the report ended the process."
_TASK_WARNING = (
    "This is a warning: a background task has not been ended yet. When its time is up, the system "
    "ends the app."
)
_OVERRUN = "The report names what took too long, but no code."
_NORMAL = "The app ended itself, or the user or the system ended it in the usual way."
_COUNTS = "The payload counts exits; each reason has its own answer."
#: Answers that need no rule, by the `domain` of a report. Each row has a verdict, a cause and a
#: meaning.
_PLAIN = {
    "LAUNCH_HANG": (
        Verdict.ALLOWED,
        Termination.WATCHDOG,
        "The system ended an app extension that was slow to launch.",
    ),
    "crash": (Verdict.FORBIDDEN, Termination.CRASH, "The app crashed."),
    FORCE_QUIT: (Verdict.ALLOWED, Termination.USER_FORCE_QUIT, "The user force quit the app."),
    MEMORY_ISSUE: (
        Verdict.ALLOWED,
        Termination.MEMORY_LIMIT,
        "Xcode says that the app was ended because it used too much memory.",
    ),
    "exit": (Verdict.ALLOWED, Termination.APP_EXIT, "The process ended itself."),
}

#: For each allowance, the termination of an app that uses it up. If any other allowance is used up,
#: the watchdog ends the app.
_CAUSES = {
    Allowance.BACKGROUND_TASK: Termination.BACKGROUND_TASK_EXPIRED,
    Allowance.BACKGROUND_TASK_IN_FETCH: Termination.BACKGROUND_TASK_EXPIRED,
    Allowance.BACKGROUND_FETCH: Termination.BACKGROUND_FETCH_EXPIRED,
    Allowance.URL_SESSION_EVENTS: Termination.URL_SESSION_EXPIRED,
    Allowance.VOIP_PUSH_REPORT: Termination.VOIP_UNREPORTED,
    Allowance.VOIP_WAKE_RATE: Termination.VOIP_WAKE_RATE,
    Allowance.CPU_USAGE: Termination.CPU_LIMIT,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedTermination(TerminationAnswer):
    """The meaning of a report's code, with the other facts in the report.

    `allowance_seconds` is the figure that the report prints, or None. `allowance` is the allowance
    that the report, or its code, names, if any. `deadline` has the figure of the rules.
    """

    report: TerminationReport
    context: Context
    """The context of the question. Its OS is that of the report, if the report prints one."""
    query: TerminationQuery | None
    """The question about the code; None if the report has no code."""
    deadline: DeadlineAnswer | None
    """The rules' answer on the allowance that the report, or its code, names."""
    exits: tuple[tuple[ExitCount, TerminationAnswer], ...]
    """The counts of the report, each with its meaning."""
    remarks: tuple[str, ...]
    """Remarks on how this answer was found."""


def printed_version(report: TerminationReport) -> OSVersion | None:
    """Returns the OS version that a report prints. Returns None if the report prints no version,
    or if no question can be asked about the printed version."""
    if report.os_version is None:
        return None
    try:
        version = OSVersion.parse(report.os_version)
    except LifecyclePolicyError:
        return None
    return version if version >= OSVersion.oldest() else None


#: For each earlier limit of background tasks, the last major version with that limit.
_OLDER = ("12.0", "6.0")


def implied_version(report: TerminationReport) -> tuple[OSVersion, str] | None:
    """Deduces the OS from the printed limit if a report prints no OS. Also returns a remark."""
    limit = report.allowance_seconds
    if report.os_version or report.system or report.allowance != Allowance.BACKGROUND_TASK.label:
        return None
    for text in _OLDER:
        if limit is not None and deadline(text, Allowance.BACKGROUND_TASK).limit == limit:
            said = f"asked about iOS {text}: the report prints no OS, but the limit of {limit:g} s"
            return OSVersion.parse(text), f"{said} that background tasks had then"
    return None


def of_another_system(report: TerminationReport, os: OSVersion) -> tuple[str, ...]:
    """Returns the remark for a report of a system other than iOS."""
    if report.system is None:
        return ()
    said = f"the report is from {report.system}, for which there are no rules: the code is"
    return (f"{said} explained as on iOS {os}; versions and figures of iOS may not apply",)


def _ground(
    report: TerminationReport, given: Context | OSVersion | str | None
) -> tuple[Context, list[str]]:
    """Chooses the OS, and returns remarks. The OS is the first of these that is known: the version
    in the report, the given version, the version that the report implies, and the newest
    version."""
    context = None if given is None else Context.of(given)
    printed = printed_version(report)
    if printed is None:
        if context is not None:
            return context, []
        implied = implied_version(report)
        if implied is not None:
            return Context(implied[0]), [implied[1]]
        newest = OSVersion.newest_major()
        return Context(newest), [f"asked about the newest known OS, iOS {newest}"]
    if context is None:
        return Context(printed), []
    said = [f"asked about iOS {printed}, which the report prints, not about iOS {context.os}"]
    ground = dataclasses.replace(context, os=printed, os_last=None)
    return ground, [] if context.os == printed else said


def _namespace(name: str | None) -> tuple[TerminationNamespace | None, list[str]]:
    """Reads the report's namespace. The rules know only namespaces that Apple lists."""
    if name is None:
        return None, []
    try:
        return parse(TerminationNamespace, name), []
    except LifecyclePolicyError:
        return None, [f"the rules do not know the namespace `{name}`: it was ignored"]


def _answer(
    ground: Context, verdict: Verdict, meaning: str, cause: Termination | None = None
) -> TerminationAnswer:
    """Makes an answer that does not come from a rule on codes."""
    return TerminationAnswer(
        verdict=Verdict.UNKNOWN_OS if ground.os > OSVersion.newest() else verdict,
        newest_verdict=verdict,
        rule=None,
        evidence=None,
        citations=(),
        note="",
        disputed=False,
        os_dependent=False,
        requires=(),
        cause=cause,
        meaning=meaning,
        allowance=None,
        allowance_seconds=None,
        broken_rule=None,
    )


def _uncoded(
    report: TerminationReport, ground: Context, found: DeadlineAnswer | None
) -> tuple[TerminationAnswer, list[str]]:
    """Answers for a report without a code, based on its other facts."""
    if report.domain in _PLAIN:
        verdict, cause, meaning = _PLAIN[report.domain]
        return _answer(ground, verdict, meaning, cause), []
    if report.is_termination is False:
        meaning = _WARNING if report.domain else _NO_TERMINATION
        if found is not None and found.allowance == Allowance.BACKGROUND_TASK:
            meaning = _TASK_WARNING
        return _answer(ground, Verdict.FORBIDDEN, meaning), []
    if found is None:
        meaning = _UNTOLD if report.is_termination else _NOTHING
        return _answer(ground, Verdict.UNSPECIFIED, meaning), []
    remarks = []
    if report.is_termination is None:
        remarks.append("the text does not say that the process was ended: it may be a warning")
    cause = _CAUSES.get(found.allowance, Termination.WATCHDOG)
    return _answer(ground, Verdict.ALLOWED, _OVERRUN, cause), remarks


def _counted(exit: ExitCount, ground: Context) -> TerminationAnswer:
    """Answers for one count."""
    if exit.reason in COUNTED:
        namespace, code = COUNTED[exit.reason]
        return termination(ground, code, namespace)
    return _answer(ground, Verdict.UNSPECIFIED, _NORMAL if exit.reason == NORMAL else "")


def _summed(answers: list[TerminationAnswer], ground: Context) -> TerminationAnswer:
    """Returns one answer for all counts. If all counts with a cause have the same cause and rule,
    returns the answer for the first of them."""
    told = [answer for answer in answers if answer.cause is not None]
    if len({(answer.cause, answer.rule) for answer in told}) == 1:
        return told[0]
    if not told:
        return answers[0]
    allowed = any(answer.newest_verdict == Verdict.ALLOWED for answer in told)
    whole = _answer(ground, Verdict.ALLOWED if allowed else Verdict.FORBIDDEN, _COUNTS)
    return dataclasses.replace(whole, citations=union([answer.citations for answer in told]))


def _overrun(answer: TerminationAnswer, found: DeadlineAnswer) -> TerminationAnswer:
    """Inserts the allowance of the report into an answer. If the answer has a cause, the rule of
    the allowance becomes the broken rule and, if the answer has no rule, also the rule of the
    answer."""
    sources = union([answer.citations, found.citations])
    answer = dataclasses.replace(answer, allowance=found.allowance, citations=sources)
    if answer.cause is None:
        return answer
    # Up to iOS 12, the code of the watchdog is also that of expired background tasks. The allowance
    # tells the two apart.
    if answer.cause in (Termination.WATCHDOG, Termination.BACKGROUND_TASK_EXPIRED):
        answer = dataclasses.replace(
            answer, cause=_CAUSES.get(found.allowance, Termination.WATCHDOG)
        )
    if answer.rule is None:
        answer = dataclasses.replace(
            answer,
            rule=found.rule,
            evidence=found.evidence,
            note=found.note,
            disputed=found.disputed,
            requires=found.requires,
        )
    return dataclasses.replace(answer, broken_rule=found.rule)


def reported_termination(
    report: TerminationReport | str | bytes,
    context: Context | OSVersion | str | None = None,
) -> ReportedTermination:
    """Asks what a termination report means.

    The OS is the first of these that is known: the OS that the report prints, the OS of the
    context, the OS that the report implies, and the newest known OS.

    >>> text = "Termination Reason: Namespace FRONTBOARD, Code 0x8badf00d scene-create watchdog "
    >>> text += "transgression: exhausted real (wall clock) time allowance of 19.97 seconds"
    >>> answer = reported_termination(text, "17.0")
    >>> answer.cause.label, answer.allowance.label, answer.allowance_seconds
    ('watchdog', 'scene-create', 19.97)
    >>> reported_termination("All is well.").meaning
    'The report does not mention a termination.'
    """
    read = report if isinstance(report, TerminationReport) else read_report(report)
    ground, remarks = _ground(read, context)
    named = None if read.allowance is None else parse(Allowance, read.allowance)
    explained = None if named is None else deadline(ground, named)
    namespace, said = _namespace(read.namespace)
    remarks += [*said, *of_another_system(read, ground.os)]
    exits = tuple((exit, _counted(exit, ground)) for exit in read.exits)
    if read.code is None and read.allowance is None and exits:
        query, answer = None, _summed([answer for _, answer in exits], ground)
    elif read.code is None:
        query = None
        answer, said = _uncoded(read, ground, explained)
        remarks += said
    else:
        query = TerminationQuery(read.code, namespace)
        if named is not None and named not in _CAUSES and read.code == WATCHDOG:
            # The watchdog's event decides, so the namespace of the daemon that printed the event is
            # ignored.
            query = TerminationQuery(read.code)
        answer = termination(ground, query.code, query.namespace)
        if answer.cause is None and read.domain == FORCE_QUIT:
            verdict, cause, meaning = _PLAIN[FORCE_QUIT]
            answer = _answer(ground, verdict, meaning, cause)
        elif not answer.meaning and read.namespace in NAMESPACES.values():
            meaning = f"Ended for a reason of XNU's namespace {read.namespace}; its code is not known."
            answer = dataclasses.replace(answer, meaning=meaning)
    if explained is not None:
        answer = _overrun(answer, explained)
    elif answer.cause is not None and answer.allowance is not None:
        explained = deadline(ground, answer.allowance)
    answer = dataclasses.replace(answer, allowance_seconds=read.allowance_seconds)
    return ReportedTermination(
        **{field.name: getattr(answer, field.name) for field in dataclasses.fields(answer)},
        report=read,
        context=ground,
        query=query,
        deadline=explained,
        exits=exits,
        remarks=tuple(remarks),
    )
