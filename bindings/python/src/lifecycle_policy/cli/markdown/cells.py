"""The cells of the tables in which the rule book is printed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from ..._native.enums import EvidenceProfile, Family, Verdict
from ..._native.labels import LabelledEnum
from ...questions.answers import Citation
from ...questions.explain import versions
from ...questions.rules import Rule, RuleStep
from ..json import launch

__all__ = [
    "COLUMNS",
    "LETTERS",
    "Column",
    "code",
    "escaped",
    "lines_of",
    "link",
    "name",
    "names",
    "table",
]

Column = tuple[str, Callable[[Rule], str]]

LETTERS = {
    EvidenceProfile.DOCUMENTED: "D",
    EvidenceProfile.OBSERVED: "O",
    EvidenceProfile.ARTICLE: "A",
}

_SHORT = 0xFFFF
_LONGEST = 2**64 - 1


def escaped(text: str) -> str:
    """Makes a text safe inside a table cell or a list item."""
    text = " ".join(text.split())
    return text.replace("|", "\\|").replace("<", "&lt;").replace(">", "&gt;")


def names(values: Sequence[LabelledEnum]) -> str:
    """Lists names. For most values of an enumeration, lists those that are missing."""
    if len({type(value) for value in values}) == 1:
        kind = type(values[0])
        missing = [value for value in kind if value not in values]
        if not missing:
            return "any"
        if len(values) > 8 and len(missing) * 2 < len(values):
            return f"any but {names(missing)}"
    return ", ".join(value.label for value in values)


def name(value: LabelledEnum | None) -> str:
    """Returns the name of a value, or ""."""
    return "" if value is None else value.label


def code(text: str) -> str:
    """Formats a text as code."""
    return f"`{text}`" if text else ""


def duration(value: float | None) -> str:
    """Formats a duration in seconds."""
    if value is None:
        return ""
    return "none" if value == math.inf else f"{value:g} s"


def link(source: Citation) -> str:
    """Returns the key of a source, linked to its address at the end of the page."""
    return f"[{escaped(source.key)}]" if source.url else escaped(source.key)


def needs(row: Rule) -> str:
    """Lists the conditions that must hold, and those that must not."""
    parts = [value.label for value in row.when]
    parts += [f"*not* {value.label}" for value in row.when_not]
    return ", ".join(parts)


def _step(step: RuleStep) -> str:
    text = "the trigger's callbacks" if step.callback is None else code(step.callback.label)
    reads = [step.state.label] if step.state else []
    if step.scene_state:
        reads.append(f"scene {step.scene_state.label}")
    if reads:
        text += f" ({', '.join(reads)})"
    return text if step.when is None else f"{text} [with {step.when.label}]"


def callbacks(row: Rule) -> str:
    """Returns the callbacks of a transition in order."""
    none = "none" if row.verdict == Verdict.ALLOWED else ""
    return " → ".join(_step(step) for step in row.steps) or none


def delivered(row: Rule) -> str:
    """Returns the callbacks that deliver a trigger."""
    called = [code(value.label) for value in (row.callback, row.second_callback) if value]
    text = " → ".join(called) + (" (only after a launch)" if row.on_launch_only else "")
    if row.launch_callback is not None:
        text += f"; at a launch {code(row.launch_callback.label)}"
    return text


def verdict(row: Rule) -> str:
    """Returns the verdict with its reason."""
    reasons = [name(row.reason)] if row.reason else []
    if row.via is not None:
        reasons.append(f"via {row.via.label}")
    text = name(row.verdict)
    return f"{text} ({', '.join(reasons)})" if reasons else text


def causes(row: Rule) -> str:
    """Returns the causes, with the conditions that narrow them."""
    text = names(row.causes)
    if row.interruptions:
        text += f" ({names(row.interruptions)})"
    return f"{text}; after {names(row.last_causes)}" if row.last_causes else text


def ends(row: Rule) -> str:
    """Returns the standings, with the terminations that narrow them."""
    text = names(row.standings)
    return f"{text} ({names(row.terminations)})" if row.terminations else text


def destination(row: Rule) -> str:
    """Returns the state that a transition leads to."""
    return name(row.to) or "elsewhere"


def amount(row: Rule) -> str:
    """Returns the number of a quota."""
    if row.count is None:
        return ""
    unit = name(row.unit)
    return f"{row.count:,} {unit}" if unit and unit != "count" else f"{row.count:,}"


def codes(row: Rule) -> str:
    """Returns the codes of a termination, one or a range."""
    if row.code_low == 0 and row.code_high == _LONGEST:
        return "any"
    ends = [str(end) if end <= _SHORT else f"{end:#x}" for end in (row.code_low, row.code_high)]
    return code(ends[0]) if row.code_low == row.code_high else " to ".join(map(code, ends))


def broken(row: Rule) -> str:
    """Returns what was broken: an allowance, or a rule of conduct."""
    return ", ".join(part for part in (names(row.allowances), names(row.activities)) if part)


def _yes(value: bool | None) -> str:
    return {True: "yes", False: "no", None: ""}[value]


def _beside(row: Rule) -> str:
    return "before" if row.posted_before else "after"


def rank(row: Rule) -> str:
    """Returns the place in an order."""
    return "" if row.rank is None else str(row.rank)


def _clock(row: Rule) -> str:
    """Says when a clock starts, what resets it, and whether it is shared."""
    parts = [f"at {row.starts.label}"] if row.starts else []
    parts += [f"reset at {names(row.resets)}"] if row.resets else []
    parts += ["shared"] if row.shared else []
    return ", ".join(parts)


def kept(row: Rule) -> str:
    """Says what happens to an event, and until when it is kept."""
    until = f" until {row.occasion.label}" if row.occasion else ""
    return name(row.disposition) + until


def doing(row: Rule) -> str:
    """Lists activities."""
    begun = " (begun in front)" if row.begun_in_front else ""
    return names(row.activities) + begun


def held(row: Rule) -> str:
    """Lists the clocks and activities that a rule on suspension is about."""
    return ", ".join(part for part in (names(row.allowances), doing(row)) if part)


def _deprecated(row: Rule) -> str:
    return "" if row.deprecated is None else str(row.deprecated)


_VERSIONS: Column = ("Versions", versions)
_NEEDS: Column = ("Needs", needs)
_VERDICT: Column = ("Verdict", verdict)
_STATES: Column = ("States", lambda row: names(row.from_states))
_LAUNCHED: Column = ("Launched to", lambda row: launch(row.launch_state) or "")

#: The columns of each family, between the id of the rule and its evidence.
COLUMNS: dict[Family, list[Column]] = {
    Family.LIFECYCLE: [
        ("Life cycle", lambda row: name(row.lifecycle)),
        _STATES,
        _VERSIONS,
        _NEEDS,
    ],
    Family.TRANSITION: [
        ("From", lambda row: names(row.from_states)),
        ("To", destination),
        ("Causes", causes),
        _VERSIONS,
        _NEEDS,
        ("Callbacks (state read inside)", callbacks),
        _VERDICT,
    ],
    Family.CAUSE: [
        ("Causes", causes),
        _STATES,
        ("Life cycles", lambda row: names(row.lifecycles)),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.DELIVERY: [
        ("Triggers", lambda row: names(row.triggers)),
        _VERSIONS,
        _NEEDS,
        ("Callbacks", delivered),
        _LAUNCHED,
        ("Allowances", lambda row: names(row.allowances)),
        ("Raised by", lambda row: name(row.origin)),
        _VERDICT,
    ],
    Family.DEADLINE: [
        ("Allowances", lambda row: names(row.allowances)),
        _VERSIONS,
        _NEEDS,
        ("Advice", lambda row: duration(row.advice)),
        ("Limit", lambda row: duration(row.limit)),
        ("Warning", lambda row: duration(row.warning)),
        ("At expiry", lambda row: name(row.at_expiry)),
        ("Code", lambda row: code(name(row.code))),
        ("Termination", lambda row: name(row.termination)),
        ("Extendable", lambda row: _yes(row.extendable)),
        ("Clock", _clock),
        _VERDICT,
    ],
    Family.STANDING: [
        ("Terminations", lambda row: names(row.terminations)),
        _VERSIONS,
        _NEEDS,
        ("Standing", lambda row: name(row.standing)),
    ],
    Family.RELAUNCH: [
        ("Triggers", lambda row: names(row.triggers)),
        ("Standing", ends),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
        ("Guarantee", lambda row: name(row.guarantee)),
        _LAUNCHED,
    ],
    Family.NOTIFICATION: [
        ("Notification", lambda row: code(name(row.notification))),
        ("Posted", _beside),
        ("Callback", lambda row: code(name(row.callback))),
        ("Axes", lambda row: names(row.axes)),
        ("State read", lambda row: "as in the method" if row.reads_as_method else "not known"),
        _VERSIONS,
        _NEEDS,
    ],
    Family.MODE: [
        ("Mode", lambda row: name(row.mode)),
        _VERSIONS,
        ("Deprecated", _deprecated),
        _NEEDS,
        ("Wakes for", lambda row: names(row.triggers)),
        ("Permits in the background", lambda row: names(row.permits)),
        ("Keeps running during", lambda row: names(row.keeps_running)),
        _VERDICT,
    ],
    Family.EVENT: [
        ("Events", lambda row: names(row.events)),
        _STATES,
        _VERSIONS,
        _NEEDS,
        ("Manner", lambda row: name(row.manner)),
        ("Callback", lambda row: code(name(row.callback))),
        ("Merging", lambda row: name(row.merging)),
        ("Place", rank),
        ("Wakes as", lambda row: name(row.trigger)),
        _VERDICT,
    ],
    Family.QUOTA: [
        ("Quota", lambda row: name(row.quota)),
        _VERSIONS,
        _NEEDS,
        ("Number", amount),
        ("Within", lambda row: duration(row.window)),
        ("When exceeded", lambda row: name(row.at_expiry)),
        _VERDICT,
    ],
    Family.CONDUCT: [
        ("Activities", lambda row: names(row.activities)),
        _STATES,
        _VERSIONS,
        _NEEDS,
        _VERDICT,
        ("Price", lambda row: name(row.price)),
        ("Must stop before the end of", lambda row: code(name(row.callback))),
        ("Code", lambda row: code(name(row.code))),
        ("Termination", lambda row: name(row.termination)),
    ],
    Family.DUTY: [
        ("Duty", lambda row: row.text),
        _VERSIONS,
        _NEEDS,
        ("Undone at", lambda row: code(name(row.undone_at))),
    ],
    Family.MANIFEST: [
        ("Severity", lambda row: name(row.severity)),
        ("Key", lambda row: code(row.key)),
        ("Value", lambda row: code(row.value)),
        ("Finding", lambda row: row.text),
        _VERSIONS,
        _NEEDS,
    ],
    Family.TERMINATION: [
        ("Namespaces", lambda row: names(row.namespaces) or "any"),
        ("Codes", codes),
        ("Cause", lambda row: name(row.cause)),
        ("Allowance or conduct", broken),
        ("Meaning", lambda row: row.text),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.CALLBACK: [("Callback", lambda row: code(name(row.callback))), _VERSIONS, _NEEDS],
    Family.CHOICE: [
        _STATES,
        ("Causes", causes),
        ("Interruptions", lambda row: names(row.interruptions)),
        _VERSIONS,
    ],
    Family.SILENCE: [("Reason", lambda row: name(row.reason)), _VERSIONS, _VERDICT],
    Family.WATCHDOG: [
        ("Callback", lambda row: code(name(row.callback))),
        ("On the way to", lambda row: names(row.from_states) or "any"),
        _VERSIONS,
        _NEEDS,
        ("Allowance", lambda row: names(row.allowances)),
    ],
    Family.DISPOSITION: [
        ("Triggers", lambda row: names(row.triggers)),
        ("Standing", lambda row: names(row.standings) or "any"),
        _VERSIONS,
        _NEEDS,
        ("What happens to it", kept),
    ],
    Family.SUSPENSION: [
        ("Allowances", lambda row: names(row.allowances)),
        ("Activities", doing),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.PURGE: [
        _STATES,
        ("Activities", lambda row: names(row.activities) or "any"),
        _VERSIONS,
        _NEEDS,
        ("Order", rank),
        ("Warned before", lambda row: _yes(row.warned)),
        _VERDICT,
    ],
}


def table(rows: Sequence[Rule], columns: Iterable[Column]) -> list[str]:
    """Formats rules as a table. Omits columns that would be empty."""
    filled = [(title, [escaped(cell(row)) for row in rows]) for title, cell in columns]
    kept = [(title, cells) for title, cells in filled if any(cells)]
    return lines_of([title for title, _ in kept], zip(*(cells for _, cells in kept), strict=True))


def lines_of(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Formats cells as a table."""
    lines = ["| " + " | ".join(titles) + " |", "|" + " --- |" * len(titles)]
    return [*lines, *("| " + " | ".join(cells) + " |" for cells in rows), ""]
