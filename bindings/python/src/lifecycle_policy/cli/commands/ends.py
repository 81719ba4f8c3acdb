"""The commands relaunch and termination, about the end of a process and what happens afterwards."""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys

from ..._native.codes import code_number, is_code
from ..._native.enums import (
    AppState,
    ErrorDomain,
    Family,
    Since,
    Termination,
    TerminationCode,
    TerminationNamespace,
    Trigger,
)
from ..._native.errors import LifecyclePolicyError
from ..._native.files import NotAFile, contents, reason_of
from ..._native.osversion import OSVersion
from ..._native.words import look_up
from ...questions.app import App
from ...questions.explain import explain, versions
from ...questions.relaunch import RelaunchQuery, relaunch
from ...questions.rules import Rule, rules
from ...questions.terminations import TerminationAnswer, TerminationQuery, termination
from ...reports.errors import ReportedError, read_error
from ...reports.headline import headline
from ...reports.read import TerminationReport, read_report
from ...reports.reported import (
    ReportedTermination,
    implied_version,
    printed_version,
    reported_termination,
)
from ...reports.source import MAXIMUM_LENGTH, harmless
from ..arguments import listed
from ..json import Json, citation, envelope, explanation, fields_of, label, labels, launch, seconds
from ..options import Asked, context_of
from ..parser import SUBJECT, Group, Values
from ..values import (
    MALFORMED,
    MISSING,
    UsageError,
    given,
    required,
    say,
    value_of,
    values_of,
    version_of,
)

__all__ = ["add_relaunch", "add_termination", "ask_relaunch", "ask_termination"]


#: The states of an app that is in memory, but not prewarmed. A question about such a state needs no
#: termination.
_IN_MEMORY = (AppState.INACTIVE, AppState.ACTIVE, AppState.BACKGROUND, AppState.SUSPENDED)


def add_relaunch(group: Group) -> None:
    text = listed("how the app ended; none: it is still in memory", "termination")
    group.option("after", "TERMINATION", text, Values((Termination,)))
    text = listed("the event that happens then", "trigger")
    group.option("on", "TRIGGER", text, Values((Trigger,)))
    text = "what happened in between: reboot, unlock, user-launch; may be repeated"
    group.option("since", "EVENT", text, Values((Since,), several=True), repeat=True)
    text = listed("the state of the app; a state in memory needs no --after", "state")
    group.option("state", "STATE", text, Values((AppState,)))
    group.flag("force-quit", "the user force quit the app earlier, whatever ended it last")


def ask_relaunch(options: argparse.Namespace) -> Json:
    """Does an event run the app, after a termination or in a state?"""
    asked = context_of(options)
    state = given(AppState, options, "state")
    after = None
    if options.after is not None or state not in _IN_MEMORY:
        if options.after is None and options.force_quit:
            options.after = Termination.USER_FORCE_QUIT.label
        if options.after is None:
            message = "--after is required (how the app ended), or --state if the app is in memory"
            raise UsageError(MISSING, "after", f"{message} (active, background, suspended)")
        after = value_of(Termination, options.after, "after")
    on = value_of(Trigger, required(options, "on"), "on")
    since = sorted(set(values_of(Since, options.since, "since")))
    quit_before = bool(options.force_quit)
    query = RelaunchQuery(after, on, since, state, quit_before)
    found = relaunch(
        asked.context, after, on, since=since, state=state, force_quit=quit_before
    )
    question: Json = {
        "after": label(after),
        "on": on.label,
        "since": labels(since),
        "state": label(state),
        "force_quit": quit_before,
    }
    rest: Json = {
        "guarantee": label(found.guarantee),
        "launch_state": launch(found.launch_state),
        **fields_of(found, "callback", "allowance", "allowance_seconds", "standing"),
        **fields_of(found, "delivery_rule", "disposition"),
        "until": label(found.occasion),
        "disposition_rule": found.disposition_rule,
    }
    return envelope(asked, question, found, rest, query)


def _answered(found: TerminationAnswer) -> Json:
    return {
        "cause": label(found.cause),
        "meaning": found.meaning or None,
        "allowance": label(found.allowance),
        "allowance_seconds": seconds(found.allowance_seconds),
        "broken_rule": found.broken_rule,
    }


def _code(text: str, *, alone: bool = False) -> int:
    """Reads a code. `alone` means that the text was given without --code. In that case, the error
    message also says that the text is not the name of a file."""
    try:
        return code_number(text)
    except LifecyclePolicyError as error:
        status = MALFORMED if error.status is None else error.status.label
        file = ", nor a file" if alone else ""
        message = f"--{error}, nor the name of a termination{file}"
        message += "; --report - reads the text of a report"
        raise UsageError(status, "code", message) from None


_Coded = tuple[int, TerminationNamespace | None]


def _is_code(row: Rule) -> bool:
    """Tells whether a rule is about a single termination code, and not about a range of codes or
    about the codes of an error domain."""
    return not row.values("error_domains") and bool(row.value("code_low") == row.value("code_high"))


def _codes_of(end: Termination, os: OSVersion, of: TerminationNamespace | None) -> list[_Coded]:
    """Lists the codes that stand for a termination on a version. Each has the namespace to ask
    about: jetsam if the rule names jetsam, else `of`."""
    found: dict[_Coded, None] = {}
    for row in rules(Family.TERMINATION, os=os):
        if row.value("cause") == end and _is_code(row):
            if of is None or of in row.values("namespaces"):
                kernel = TerminationNamespace.JETSAM in row.values("namespaces")
                found[row.value("code_low"), TerminationNamespace.JETSAM if kernel else of] = None
    return list(found)


def _elsewhere(end: Termination) -> str:
    """Says which codes stand for a termination, and on which versions. Returns "" if no code stands
    for the termination."""
    rows = [
        row for row in rules(Family.TERMINATION) if row.value("cause") == end and _is_code(row)
    ]
    return "".join(f"; it has {row.value('code_low'):#x} on {versions(row)}" for row in rows)


def _code_or_name(
    text: str, os: OSVersion, namespace: TerminationNamespace | None, *, alone: bool
) -> _Coded:
    """Reads a code, or the name of a termination that has a code."""
    end = None if is_code(text) else look_up(Termination, text)[0]
    if end is None:
        return _code(text, alone=alone), namespace
    codes = _codes_of(end, os, namespace)
    if not codes:
        message = f"--code: `{text}` is the termination {end.label}, which has no code"
        place = f" in the namespace {namespace.label}" if namespace else ""
        raise UsageError("not-found", "code", f"{message}{place} on iOS {os}{_elsewhere(end)}")
    shown = [f"{code:#x}" + (" of jetsam" if space else "") for code, space in codes]
    others = f"; further codes for it are {', '.join(shown[1:])}" if shown[1:] else ""
    say(f"`{text}` was read as the code {shown[0]}{others}")
    return codes[0]


def _known_codes(error: ReportedError, os: OSVersion) -> str:
    """Returns a note with the codes of a domain that have a meaning on a version. Returns "" if the
    code of the error is one of these codes."""
    codes = [
        row.value("code_low")
        for row in rules(Family.TERMINATION, os=os)
        if error.domain in row.values("error_domains")
    ]
    signed = sorted(code - 2**32 if code >= 2**31 else code for code in codes)
    if error.code in signed:
        return ""
    if not signed:
        return f"no code of {error.domain.title} has a meaning on iOS {os}"
    return f"the codes of {error.domain.title} with a meaning are {', '.join(map(str, signed))}"


def _error(options: argparse.Namespace) -> ReportedError:
    """Reads an error from --error, or from --error-domain and --code."""
    option = "error" if options.error is not None else "error-domain"
    for other in ("report", "namespace", *(["code", "error_domain"] * (option == "error"))):
        if getattr(options, other) is not None:
            message = f"--{option} and --{other.replace('_', '-')}: give one of them"
            raise UsageError(MALFORMED, option, message)
    if option == "error":
        try:
            return read_error(options.error)
        except LifecyclePolicyError as failure:
            raise UsageError(MALFORMED, "error", f"--{failure}") from None
    domain = value_of(ErrorDomain, options.error_domain, "error-domain")
    return ReportedError(domain, _code(required(options, "code")))


def _ask_error(options: argparse.Namespace) -> Json:
    """What does an error say about the life cycle?"""
    error = _error(options)
    asked = context_of(options, _newest_known)
    found = termination(asked.context, error.code, error_domain=error.domain)
    if note := _known_codes(error, asked.context.os):
        asked = dataclasses.replace(asked, notes=(*asked.notes, note))
    question: Json = {"namespace": None, "code": None, "report": None, "error": str(error)}
    query = TerminationQuery(error.code, error_domain=error.domain)
    return envelope(asked, question, found, _answered(found), query)


def _report_or_code(text: str) -> str:
    """Returns the option that the argument of `termination` belongs to. A file is a report, unless
    its name is a code or the name of a termination."""
    if text == "-":
        return "report"
    if is_code(text) or not os.path.exists(text):
        return "code"
    try:
        return "report" if look_up(Termination, text)[0] is None else "code"
    except LifecyclePolicyError:  # the library was not found
        return "report"


def add_termination(group: Group) -> None:
    text = "a report, as for --report; or a code, as for --code"
    group.alone(_report_or_code, "FILE|CODE", text, Values((TerminationCode,), file=True))
    text = "a crash or jetsam report, a MetricKit payload or lines of a log; -: standard input"
    group.option("report", "FILE", text, Values(file=True))
    text = "a number, such as 0x8badf00d, or the name of a termination"
    group.option("code", "CODE", text, Values((TerminationCode,)))
    text = "an error, such as \"BGTaskSchedulerErrorDomain 1\", or what a framework raises"
    group.option("error", "ERROR", text, Values())
    text = listed("the domain of an error, whose number --code gives", "error-domain")
    group.option("error-domain", "DOMAIN", text, Values((ErrorDomain,)))
    text = listed("the namespace of the code", "namespace")
    group.option("namespace", "NAMESPACE", text, Values((TerminationNamespace,)))


def ask_termination(options: argparse.Namespace) -> Json:
    """What does a termination code, an error or a report mean?"""
    if options.error is not None or options.error_domain is not None:
        return _ask_error(options)
    if options.report is not None:
        return _ask_report(options)
    if options.code is None:
        raise UsageError(MISSING, "code", "a report is required, or a code, or an error (--report, --code, --error)")
    asked, namespace = context_of(options, _newest_known), given(TerminationNamespace, options, "namespace")
    alone = getattr(options, SUBJECT, None) is not None
    code, namespace = _code_or_name(options.code, asked.context.os, namespace, alone=alone)
    found = termination(asked.context, code, namespace)
    named = options.code if is_code(options.code) else f"{code:#x}"
    question: Json = {"namespace": label(namespace), "code": named, "report": None}
    query = TerminationQuery(code, namespace)
    return envelope(asked, question, found, _answered(found), query)


def _refused(name: str, reason: str, status: str = MALFORMED) -> UsageError:
    return UsageError(status, "report", f"--report: `{harmless(name)}`: {reason}")


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise ValueError("standard input is closed")
    return sys.stdin.buffer.read(MAXIMUM_LENGTH + 1)


def _contents(name: str) -> bytes:
    """Reads a report from a file, or from standard input if the name is a dash."""
    try:
        return _standard_input() if name == "-" else contents(name, MAXIMUM_LENGTH + 1)
    except FileNotFoundError:
        raise _refused(name, "no such file", "not-found") from None
    except NotAFile as error:
        raise _refused(name, f"{reason_of(error)}; - reads standard input") from None
    except (OSError, ValueError) as error:
        raise _refused(name, reason_of(error)) from None


def _read(options: argparse.Namespace) -> TerminationReport:
    """Reads the report. --code and --namespace replace the code and the namespace of the report."""
    try:
        report = read_report(_contents(options.report))
    except LifecyclePolicyError as error:
        status = MALFORMED if error.status is None else error.status.label
        raise _refused(options.report, str(error), status) from None
    namespace = given(TerminationNamespace, options, "namespace")
    if namespace is not None:
        report = dataclasses.replace(report, namespace=namespace.label)
    if options.code is not None:
        report = dataclasses.replace(report, code=_code(options.code))
    return report


def _newest(_: App) -> tuple[OSVersion, str]:
    newest = OSVersion.newest_major()
    return newest, f"asked about the newest known OS, iOS {newest}: the report prints none"


def _newest_known(_: App) -> tuple[OSVersion, str]:
    newest = OSVersion.newest_major()
    return newest, f"asked about the newest known OS, iOS {newest}; --os VERSION asks about another"


def _ground(options: argparse.Namespace, report: TerminationReport) -> Asked:
    """Returns the context for a report. The version is the first of these that is known: the
    version in the report, the version of --os, the version that the report implies, and the newest
    version."""
    printed = printed_version(report)
    if printed is None and report.system is not None:
        return context_of(options, lambda _: (OSVersion.newest_major(), ""))
    implied = implied_version(report)
    if implied is not None:
        return context_of(options, lambda _: implied)
    if printed is None:
        return context_of(options, _newest)
    changes = {"os": str(printed), "os_last": None}
    asked = context_of(argparse.Namespace(**{**vars(options), **changes}))
    if options.os is None or version_of(options.os, "os") == printed:
        return asked
    note = f"--os {options.os} was not used: the report prints iOS {printed}"
    return dataclasses.replace(asked, notes=(note, *asked.notes))


def _report(report: TerminationReport) -> Json:
    data = dataclasses.asdict(report)
    return data | {
        "code": None if report.code is None else f"{report.code:#x}",
        "allowance_seconds": seconds(report.allowance_seconds),
        "exits": [dataclasses.asdict(exit) for exit in report.exits],
        "evidence": list(report.evidence),
    }


def _explanation(options: argparse.Namespace, found: ReportedTermination) -> Json:
    """With --explain, explains the code, and the allowance if the report names one."""
    if not options.explain:
        return {}
    rows = () if found.query is None else explain(found.context, found.query)
    if found.deadline is not None:
        rows += explain(found.context, found.deadline.allowance)
    return {"explanation": [explanation(row) for row in rows]}


def _ask_report(options: argparse.Namespace) -> Json:
    report = _read(options)
    asked = _ground(options, report)
    found = reported_termination(report, asked.context)
    asked = dataclasses.replace(asked, notes=tuple(filter(None, asked.notes)) + found.remarks)
    question: Json = {
        "namespace": report.namespace,
        "code": None if report.code is None else f"{report.code:#x}",
        "report": options.report,
    }
    rest = _answered(found)
    rest["deadline"] = None
    if found.deadline is not None:
        rest["deadline"] = {
            "rule": found.deadline.rule,
            "advice_seconds": seconds(found.deadline.advice),
            "limit_seconds": seconds(found.deadline.limit),
            "at_expiry": label(found.deadline.at_expiry),
        }
    rest["exits"] = [
        dataclasses.asdict(exit)
        | {"verdict": answer.verdict.label}
        | _answered(answer)
        | {"rule": answer.rule, "citations": [citation(source) for source in answer.citations]}
        for exit, answer in found.exits
    ]
    rest["report"] = _report(report)
    rest["_ended"] = headline(found)
    return envelope(asked, question, found, rest | _explanation(options, found))
