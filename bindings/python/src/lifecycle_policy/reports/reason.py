"""Finds the namespace and the code of a termination."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from .._native.codes import read_code
from .json import json_object
from .names import KNOWN_CODES, SIGNAL_WORDS, SIGNALS, is_namespace, namespace_name
from .source import CODE, ReportSource, Span, phrase

__all__ = ["Reason", "code_in_prose", "printed_reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A namespace and a code, if they were found, and their places."""

    namespace: str | None = None
    code: int | None = None
    spans: tuple[Span, ...] = ()

    def __or__(self, other: Reason) -> Reason:
        """Fills a missing namespace or code from `other`. Returns `self` if the two contradict each
        other."""
        for mine, theirs in ((self.namespace, other.namespace), (self.code, other.code)):
            if None not in (mine, theirs) and mine != theirs:
                return self
        namespace = other.namespace if self.namespace is None else self.namespace
        code = other.code if self.code is None else self.code
        if (namespace, code) == (self.namespace, self.code):
            return self
        return Reason(namespace, code, self.spans + other.spans)


_NOTHING = Reason()
_NAME = r"<0x[0-9a-f]{1,4}>|(?!(?:code|namespace)\b)[a-z][a-z_]{1,30}|[0-9]{1,3}(?![0-9x])"
_LINE = re.compile(
    r"termination[ _]?reason[\s\"'*`:=]{0,16}"
    rf"(?P<word>namespace\b[\s:=]{{0,4}})?(?P<name>{_NAME})?"
    rf"[\s,|:]{{0,8}}(?P<given>code[\s:=]{{0,4}})?[\[(]?(?P<code>(?:{CODE})\b)?"
)
_DESCRIPTION = re.compile(r"termination description[\s\"'*`:=]{1,16}(?P<name>[a-z][a-z_]{1,30}),")
_CONTEXT = phrase(
    r"terminatecontext[\s|>\\]{1,12}(?:domain:\s{0,4}(?P<name>[0-9]{1,3})\b )?"
    rf"(?:code:\s{{0,4}}(?P<code>{CODE})\b|(?P<text>explanation:))?"
)
_EXIT = re.compile(
    rf"reason \(namespace:\s{{0,4}}(?P<name>[0-9]{{1,3}})\s{{1,4}}code:\s{{0,4}}(?P<code>{CODE})\b"
)
_CONSTANT = re.compile(
    r"os_reason_(?P<name>[a-z_]{2,30})"
    r"(?:[\s`,:(]{1,6}(?:code[\s`:]{1,4})?(?P<code>0x[0-9a-f]{1,16})\b)?"
)
#: SpringBoard's log line at the end of a process, such as `domain:jetsam(1) code:highwater(2)`.
_STATUS = phrase(
    r"exitstatus\| domain:[^\s()]{0,40}\(?(?P<name>[0-9]{1,3})\)? "
    rf"code:(?:[^()|>]{{0,60}}\()?(?P<code>{CODE})\b"
)
#: runningboardd's log line: the namespace, the code, and the status from wait.
_BY_LAUNCHD = phrase(
    r"termination reported by launchd \((?P<name>[0-9]{1,3}),(?: )?"
    rf"(?P<code>{CODE}),(?: )?(?P<status>[0-9]{{1,6}})\)"
)
_SIGNALLED = phrase(
    r"\b(?:exited(?: abnormally)?(?::| due to| with| via)|(?:exit|terminated) due to)"
    r"(?: signal:(?! [0-9]))? (?:"
    rf"sig(?P<name>{'|'.join(SIGNALS)})|(?P<word>{'|'.join(SIGNAL_WORDS)})"
    r"|signal:? (?P<number>[0-9]{1,2}))\b"
)
_EXCEPTION_CODE = re.compile(rf"exceptioncode[\"'\s:=]{{1,8}}[a-z (]{{0,40}}(?P<code>{CODE})\b")
_EXCEPTION_CODES = re.compile(rf"exception codes?[\s\"'*`:=]{{1,16}}(?P<code>{CODE})\b")


def _of_json(source: ReportSource) -> Reason:
    """Reads the `termination` of a JSON report, from iOS 15 on."""
    found = json_object(source, "termination", "namespace")
    if found is None:
        return _NOTHING
    value, (begin, _) = found
    code, name = value.get("code"), value.get("namespace")
    return Reason(
        namespace_name(str(name)) if isinstance(name, (str, int)) else None,
        read_code(str(code)) if isinstance(code, (str, int)) else None,
        ((begin, begin + 1),),
    )


def _of_line(source: ReportSource) -> Reason:
    """Reads the line `Termination Reason`, and `terminationReason` of MetricKit."""
    for needle in ("termination reason", "terminationreason", "termination_reason"):
        for match in source.find(needle, _LINE, reach=160):
            name = match["name"] or ""
            code = read_code(match["code"] or "")
            named = is_namespace(name) or (match["word"] is not None and code is not None)
            if named or match["given"] or code in KNOWN_CODES:
                reason = Reason(namespace_name(name) if named else None, code, (match.span(),))
                if reason.namespace or reason.code is not None:
                    return reason
    return _NOTHING


def _of_description(source: ReportSource) -> Reason:
    """Reads the line `Termination Description` of iOS 10 to 14, which repeats the namespace."""
    match = source.first("termination description", _DESCRIPTION)
    if match and is_namespace(match["name"]):
        return Reason(namespace_name(match["name"]), None, (match.span(),))
    return _NOTHING


def _of_context(source: ReportSource) -> Reason:
    """Reads the context that RunningBoard or FrontBoard prints.

    If RunningBoard names no domain, the domain is RunningBoard itself: launchd reports the same
    exits with namespace 15.
    """
    for match in source.find("terminatecontext", _CONTEXT):
        name, code = match["name"], match["code"]
        if not (name or code or match["text"]):
            continue
        own = source.lower.startswith("rbs", match.start() - 3)
        return Reason(
            namespace_name(name or ("15" if own else "")),
            read_code(code) if code else None,
            (match.span(),),
        )
    return _NOTHING


def _of_status(source: ReportSource) -> Reason:
    """Reads the log lines of SpringBoard and runningboardd at the end of a process."""
    match = source.first("exitstatus", _STATUS)
    if match is None:
        match = source.first("reported by launchd", _BY_LAUNCHD, back=40)
        if match and not read_code(match["name"]):
            ended = int(match["status"]) & 0x7F
            return Reason("signal", ended, (match.span(),)) if ended else _NOTHING
    if match is None:
        return _NOTHING
    return Reason(namespace_name(match["name"]), read_code(match["code"]), (match.span(),))


def _of_signal(source: ReportSource) -> Reason:
    """Reads the log lines of launchd and SpringBoard about a process that a signal ended."""
    match = source.first("exited", _SIGNALLED, reach=160)
    match = match or source.first("due to signal", _SIGNALLED, back=20, reach=60)
    if match is None:
        return _NOTHING
    number = match["number"]
    name = match["name"] or SIGNAL_WORDS.get(" ".join((match["word"] or "").split()))
    return Reason("signal", int(number) if number else SIGNALS.get(name or ""), (match.span(),))


def _of_exit(source: ReportSource) -> Reason:
    """Reads the log line of launchd at the end of a process, or a constant such as
    OS_REASON_JETSAM."""
    match = source.first("reason (namespace", _EXIT)
    if match:
        return Reason(namespace_name(match["name"]), read_code(match["code"]), (match.span(),))
    for match in source.find("os_reason_", _CONSTANT):
        if is_namespace(match["name"]):
            code = read_code(match["code"]) if match["code"] else None
            return Reason(namespace_name(match["name"]), code, (match.span(),))
    return _NOTHING


def _of_fields(source: ReportSource) -> Reason:
    """Reads lines `termination_namespace: …` and `termination_code: …`.

    The keys `namespace` and `code` are common, so both count only with a code in KNOWN_CODES.
    """
    name = source.field("termination namespace", _NAME)
    code = source.field("termination code", rf"(?:{CODE})\b")
    if not (name or code):
        code = source.field("code", rf"(?:{CODE})\b")
        if code is None or read_code(code["value"]) not in KNOWN_CODES:
            return _NOTHING
        name = source.field("namespace", rf"(?:{_NAME})")
    reason = _NOTHING
    if name and (is_namespace(name["value"]) or not name["value"].isalpha()):
        reason |= Reason(namespace_name(name["value"]), None, (name.span("value"),))
    if code:
        reason |= Reason(None, read_code(code["value"]), (code.span("value"),))
    return reason


def _of_exception(source: ReportSource) -> Reason:
    """Reads a termination code that is printed as the code of an exception, as before iOS 10 and in
    SpringBoard's log."""
    for needle, pattern in (
        ("exception code", _EXCEPTION_CODES),
        ("exceptioncode", _EXCEPTION_CODE),
    ):
        for match in source.find(needle, pattern):
            if read_code(match["code"]) in KNOWN_CODES:
                return Reason(None, read_code(match["code"]), (match.span(),))
    return _NOTHING


_PRINTED: tuple[Callable[[ReportSource], Reason], ...] = (
    _of_json, _of_line, _of_context, _of_status, _of_exit, _of_fields, _of_description,
    _of_exception, _of_signal,
)  # fmt: skip


def printed_reason(source: ReportSource) -> Reason:
    """Finds the reason in the usual places of reports. The first namespace and the first code
    count."""
    reason = _NOTHING
    for read in _PRINTED:
        reason |= read(source)
    return reason


#: Matches RunningBoard's log line about a process that was spared.
_SPARED = re.compile("not emitting 0xdead10cc")
_NEEDLES = tuple(f"{code:x}" for code in sorted(KNOWN_CODES)) + tuple(map(str, KNOWN_CODES))
_KNOWN = "|".join(f"0x0*{code:x}|{code}" for code in sorted(KNOWN_CODES))
_IN_PROSE = re.compile(rf"(?<![0-9a-z_])(?:{_KNOWN})(?![0-9a-z_])")
_WHO = re.compile(
    r"(?<![\w.])(springboard|frontboard|runningboardd?|assertiond|carousel)(?!\w|\.\w)"
)


def code_in_prose(source: ReportSource) -> Reason:
    """Finds a known termination code anywhere in the text, if the text has only one such code.

    If the text names only one namespace near the code, the reason has that namespace.
    """
    found: dict[int | None, re.Match[str]] = {}
    for needle in _NEEDLES:
        for match in source.find(needle, _IN_PROSE, back=20, reach=24, limit=4):
            found.setdefault(read_code(match[0]), match)
    if len(found) != 1 or source.first("not emitting", _SPARED):
        return _NOTHING
    code, match = next(iter(found.items()))
    beside = slice(max(0, match.start() - 120), match.end() + 120)
    names = {namespace_name(name) for name in _WHO.findall(source.lower[beside])}
    return Reason(names.pop() if len(names) == 1 else None, code, (match.span(),))
