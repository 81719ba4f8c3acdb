"""Finds kills that were due to memory, in old and new jetsam event reports and in logs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .names import JETSAM_REASONS, jetsam_code
from .source import ReportSource, Span, phrase

__all__ = ["Jetsam", "entry_at", "find_jetsam"]


@dataclass(frozen=True, slots=True)
class Jetsam:
    """A kill that was due to memory."""

    code: int | None
    """The kernel's code for the reason; None if the report has no code, or has different codes."""
    spans: tuple[Span, ...] = ()
    visible: bool = False
    """True if the process was in front."""
    ended: bool | None = True
    largest: bool = False
    """True if the process was the largest."""


#: The maximum number of kills in one report. A device has some hundred processes.
_MOST_KILLS = 1024
#: The bounds of an entry are searched for in this many characters before and after the reason.
_ENTRY = 2048
_BRACE = re.compile("[{}]")
_REASON = re.compile(r'(?<!\\)"reason"\s{0,8}:\s{0,8}"(?P<reason>[a-z][a-z0-9 _-]{2,40})"')
_LARGEST = re.compile(r'"largestprocess"\s{0,8}:\s{0,8}(?P<value>"[^"\n]{1,80}")')
#: The name of the ended process, and its number of pages of memory.
_NAMED = re.compile(
    r'"(?P<key>name|rpages)"\s{0,8}:\s{0,8}(?P<value>"[^"\n]{1,80}"|[0-9]{1,12}\b)'
)
_HIGH_BAND = phrase(r"killing process [0-9]{1,9} \[[^\]\n]{0,100}\] in high band")
_KILLING = re.compile(
    r"killing_[a-z_0-9]{2,40}\s{1,4}pid\s{1,4}[0-9]{1,9}\s{1,4}\[[^\]\n]{0,100}\]\s{1,4}"
    r"\((?P<reason>[a-z][a-z-]{2,40})[\s)]"
)
_KILLED = phrase(r"killed by jetsam reason (?P<reason>[a-z][a-z-]{2,40})\b")
_CONSTANT = re.compile(r"\bjetsam_reason_(?P<reason>[a-z_]{3,50})\b")
_LIMIT = phrase(r"exceeded mem limit: [^\0]{1,60}?\((?P<not>non-)?fatal\)")
_EVENT = re.compile(r'"?bug_type"?\s{0,8}[:=]\s{0,8}"?298\b')


def entry_at(text: str, place: int) -> Span:
    """Returns the innermost JSON object around a place, within a limited distance."""
    begin, end = max(0, place - _ENTRY), min(len(text), place + _ENTRY)
    depth = 0
    for brace in reversed([*_BRACE.finditer(text, begin, place)]):
        depth += 1 if brace[0] == "}" else -1
        if depth < 0:
            begin = brace.start()
            break
    depth = 0
    for brace in _BRACE.finditer(text, place, end):
        depth += 1 if brace[0] == "{" else -1
        if depth < 0:
            end = brace.start()
            break
    return begin, end


def _of_entries(source: ReportSource) -> Iterator[Jetsam]:
    """Yields the ended processes of a jetsam event report: the entries with a reason."""
    pages = '"rpages"' in source.lower
    largest = source.first('"largestprocess"', _LARGEST)
    for match in source.find('"reason"', _REASON, limit=_MOST_KILLS):
        code = jetsam_code(match["reason"])
        if code is not None or pages:
            entry = entry_at(source.lower, match.start())
            whole = source.lower.startswith("{", entry[0])
            found = _NAMED.finditer(source.lower, *entry) if whole else ()
            named = {each["key"]: each for each in found}
            spans = (match.span(), *(each.span() for each in named.values()))
            yield Jetsam(
                code,
                spans,
                '"frontmost"' in source.lower[slice(*entry)],
                largest=bool(
                    largest and "name" in named and named["name"]["value"] == largest["value"]
                ),
            )


def _of_table(source: ReportSource) -> Iterator[Jetsam]:
    """Yields ended processes in reports before iOS 9, which have a table of processes."""
    if "largest process" not in source.lower:
        return
    for reason, code in JETSAM_REASONS.items():
        form = re.escape(f"[{reason}]") if code > 1 else r"[\[(]jettisoned[\])]"
        line = re.compile(rf"{form}[^\n]{{0,80}}")
        for match in source.find(reason, line, back=2, reach=120, limit=_MOST_KILLS):
            visible = "(frontmost)" in match[0] or "(active)" in match[0]
            yield Jetsam(code, (match.span(),), visible)


def _of_log(source: ReportSource) -> Iterator[Jetsam]:
    """Yields kills in lines of the kernel, launchd and the analytics helper."""
    for needle, pattern in (
        ("killing_", _KILLING),
        ("killed by jetsam", _KILLED),
        ("jetsam_reason_", _CONSTANT),
    ):
        for match in source.find(needle, pattern, limit=_MOST_KILLS):
            code = jetsam_code(match["reason"])
            if code is not None:
                yield Jetsam(code, (match.span(),))


def _of_fields(source: ReportSource) -> Iterator[Jetsam]:
    for key in ("termination code", "code", "reason", "jetsam reason"):
        match = source.field(key, rf"(?:{'|'.join(JETSAM_REASONS)})\b(?!-)")
        if match:
            yield Jetsam(jetsam_code(match["value"]), (match.span("value"),))


def _chosen(kills: list[Jetsam]) -> Jetsam:
    """Returns one answer for all kills: their common code, else the code of the app in front, else
    the code of the largest process."""
    for some in (kills, [kill for kill in kills if kill.visible], [k for k in kills if k.largest]):
        if some and len({kill.code for kill in some}) == 1:
            visible = any(kill.visible for kill in some)
            shown = max(some, key=lambda kill: (kill.visible, kill.largest))
            return Jetsam(some[0].code, shown.spans, visible)
    return Jetsam(None, tuple(span for kill in kills[:8] for span in kill.spans[:1]))


def find_jetsam(source: ReportSource) -> Jetsam | None:
    """Finds a kill that was due to memory. If several kills have different reasons, the kill of the
    app in front or of the largest process counts. If there is no such kill, the result has no
    code."""
    match = source.first("exceeded mem limit", _LIMIT)
    for read in (_of_entries, _of_table, _of_log, _of_fields):
        kills = list(read(source))
        if kills:
            found = _chosen(kills)
            return replace(found, spans=(*found.spans, match.span())) if match else found
    if match and match["not"]:
        return Jetsam(None, (match.span(),), ended=False)
    if match:  # at a fatal limit, the kernel ends a process only for this reason
        return Jetsam(JETSAM_REASONS["per-process-limit"], (match.span(),))
    match = source.first("in high band", _HIGH_BAND, back=160)
    if match:  # the reason is in the next line
        return Jetsam(None, (match.span(),))
    match = source.first("bug_type", _EVENT, back=1) or source.field("domain", r"jetsam\b")
    return Jetsam(None, (match.span(),), ended=None) if match else None
