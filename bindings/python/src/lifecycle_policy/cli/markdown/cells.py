"""The table cells of the printed rule book."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from ..._native.enums import EvidenceProfile, Family, ProcessKind, Verdict
from ..._native.labels import LabelledEnum
from ...questions.answers import Citation
from ...questions.explain import versions
from ...questions.rules import Rule, RuleStep
from ..json import launch, several

__all__ = [
    "COLUMNS",
    "LETTERS",
    "Column",
    "called",
    "code",
    "escaped",
    "lines_of",
    "many",
    "link",
    "name",
    "names",
    "one",
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
    """Lists the names of values. For all values of an enumeration, returns "any". For most values,
    returns "any but" and the names of the missing values."""
    if len({type(value) for value in values}) == 1:
        kind = type(values[0])
        missing = [value for value in kind if value not in values]
        if not missing:
            return "any"
        if len(values) > 8 and len(missing) * 2 < len(values):
            return f"any but {names(missing)}"
    return ", ".join(value.label for value in values)


def name(value: LabelledEnum | None) -> str:
    """Returns the name of a value, or "" for None."""
    return "" if value is None else value.label


def one(row: Rule, field: str) -> str:
    """Returns the name of the value that a rule has in a field, or "" if it has none."""
    return name(row.value(field))


def many(row: Rule, field: str) -> str:
    """Lists the names of the values that a rule has in a field."""
    return names(several(row, field))


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def duration(value: float | None) -> str:
    if value is None:
        return ""
    return "none" if value == math.inf else f"{value:g} s"


def link(source: Citation) -> str:
    """Returns the key of a source, linked to its address at the end of the page."""
    return f"[{escaped(source.key)}]" if source.url else escaped(source.key)


#: The kinds of process that most rules are about.
_APPS = (ProcessKind.APP, ProcessKind.APP_CLIP)


def needs(row: Rule) -> str:
    """Lists the conditions that must hold and those that must not hold. Adds the kinds of process,
    unless they are `_APPS`."""
    parts = [value.label for value in row.when]
    parts += [f"*not* {value.label}" for value in row.when_not]
    if row.process_kinds != _APPS:
        listed = len(row.process_kinds) < len(ProcessKind)
        kinds = [kind.label for kind in row.process_kinds] if listed else ["any"]
        parts.append(f"*kind* {' or '.join(kinds)}")
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
    called = [code(one(row, field)) for field in ("callback", "second_callback")]
    text = " → ".join(filter(None, called))
    text += " (only after a launch)" if row.value("on_launch_only") else ""
    launched = code(one(row, "launch_callback"))
    return f"{text}; at a launch {launched}" if launched else text


def verdict(row: Rule) -> str:
    """Returns the verdict with its reason."""
    via = one(row, "via")
    reasons = list(filter(None, [one(row, "reason"), f"via {via}" if via else ""]))
    text = name(row.verdict)
    return f"{text} ({', '.join(reasons)})" if reasons else text


def causes(row: Rule) -> str:
    """Returns the causes. If interruptions or previous causes restrict the causes, adds those
    interruptions or previous causes."""
    text, covers, last = (many(row, field) for field in ("causes", "interruptions", "last_causes"))
    text += f" ({covers})" if covers else ""
    return f"{text}; after {last}" if last else text


def ends(row: Rule) -> str:
    """Returns the standings. If terminations restrict the standings, adds those terminations."""
    text, narrowed = many(row, "standings"), many(row, "terminations")
    return f"{text} ({narrowed})" if narrowed else text


def destination(row: Rule) -> str:
    """Returns the state that a transition leads to."""
    return one(row, "to") or "elsewhere"


def amount(row: Rule) -> str:
    """Returns the number of a quota, with the unit."""
    count, unit = row.value("count"), one(row, "unit")
    if count is None:
        return ""
    return f"{count:,} {unit}" if unit and unit != "count" else f"{count:,}"


def codes(row: Rule) -> str:
    """Returns the code of a termination, or the range of its codes."""
    low, high = row.value("code_low"), row.value("code_high")
    if low == 0 and high == _LONGEST:
        return "any"
    ends = [str(end) if end <= _SHORT else f"{end:#x}" for end in (low, high)]
    return code(ends[0]) if low == high else " to ".join(map(code, ends))


def broken(row: Rule) -> str:
    """Returns what was broken: an allowance, or a rule of conduct."""
    return ", ".join(filter(None, (many(row, "allowances"), many(row, "activities"))))


def _yes(value: bool | None) -> str:
    return {True: "yes", False: "no", None: ""}[value]


def _beside(row: Rule) -> str:
    return "before" if row.value("posted_before") else "after"


def rank(row: Rule) -> str:
    found = row.value("rank")
    return "" if found is None else str(found)


def _clock(row: Rule) -> str:
    """Says when a clock starts, what resets it, and whether it is shared."""
    starts, resets = one(row, "starts"), many(row, "resets")
    parts = [f"at {starts}"] if starts else []
    parts += [f"reset at {resets}"] if resets else []
    parts += ["shared"] if row.value("shared") else []
    return ", ".join(parts)


def kept(row: Rule) -> str:
    """Says what happens to an event and, if the event is kept, until when."""
    until = one(row, "occasion")
    return one(row, "disposition") + (f" until {until}" if until else "")


def called(row: Rule) -> str:
    """Lists the selectors that a rule on calls is about."""
    return ", ".join(code(value.label) for value in row.values("callbacks"))


def options(row: Rule, which: str) -> str:
    """Says what is in the options of a launch, or of a connection."""
    value = row.value(f"{which}_option")
    text = "" if value is None else code(value.title) if value.value > 1 else "nothing"
    more = ", ".join(code(value.title) for value in row.values(f"more_{which}_options"))
    return f"{text}; maybe {more}" if more else text


def doing(row: Rule) -> str:
    """Lists the activities of a rule."""
    begun = " (begun in front)" if row.value("begun_in_front") else ""
    return many(row, "activities") + begun


def held(row: Rule) -> str:
    """Lists the allowances and activities that a rule on suspension is about."""
    return ", ".join(filter(None, (many(row, "allowances"), doing(row))))


def _deprecated(row: Rule) -> str:
    found = row.value("deprecated")
    return "" if found is None else str(found)


def _state_read(row: Rule) -> str:
    return "as in the method" if row.value("reads_as_method") else "not known"


_VERSIONS: Column = ("Versions", versions)
_NEEDS: Column = ("Needs", needs)
_VERDICT: Column = ("Verdict", verdict)
_STATES: Column = ("States", lambda row: many(row, "states"))
_LAUNCHED: Column = ("Launched to", lambda row: launch(row.value("launch_state")) or "")

#: The columns that are particular to each family.
COLUMNS: dict[Family, list[Column]] = {
    Family.LIFECYCLE: [
        ("Life cycle", lambda row: one(row, "lifecycle")),
        _STATES,
        _VERSIONS,
        _NEEDS,
    ],
    Family.TRANSITION: [
        ("From", lambda row: many(row, "states")),
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
        ("Life cycles", lambda row: many(row, "lifecycles")),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.DELIVERY: [
        ("Triggers", lambda row: many(row, "triggers")),
        _VERSIONS,
        _NEEDS,
        ("Callbacks", delivered),
        _LAUNCHED,
        ("Allowances", lambda row: many(row, "allowances")),
        ("Raised by", lambda row: one(row, "origin")),
        _VERDICT,
    ],
    Family.DEADLINE: [
        ("Allowances", lambda row: many(row, "allowances")),
        _VERSIONS,
        _NEEDS,
        ("Advice", lambda row: duration(row.value("advice"))),
        ("Limit", lambda row: duration(row.value("limit"))),
        ("Warning", lambda row: duration(row.value("warning"))),
        ("At expiry", lambda row: one(row, "at_expiry")),
        ("Code", lambda row: code(one(row, "code"))),
        ("Termination", lambda row: one(row, "termination")),
        ("Extendable", lambda row: _yes(row.value("extendable"))),
        ("Clock", _clock),
        _VERDICT,
    ],
    Family.STANDING: [
        ("Terminations", lambda row: many(row, "terminations")),
        _VERSIONS,
        _NEEDS,
        ("Standing", lambda row: one(row, "standing")),
    ],
    Family.RELAUNCH: [
        ("Triggers", lambda row: many(row, "triggers")),
        ("Standing", ends),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
        ("Guarantee", lambda row: one(row, "guarantee")),
        _LAUNCHED,
    ],
    Family.NOTIFICATION: [
        ("Notification", lambda row: code(one(row, "notification"))),
        ("Posted", _beside),
        ("Callback", lambda row: code(one(row, "callback"))),
        ("Axes", lambda row: many(row, "axes")),
        ("State read", _state_read),
        _VERSIONS,
        _NEEDS,
    ],
    Family.MODE: [
        ("Mode", lambda row: one(row, "mode")),
        _VERSIONS,
        ("Deprecated", _deprecated),
        _NEEDS,
        ("Wakes for", lambda row: many(row, "triggers")),
        ("Permits in the background", lambda row: many(row, "permits")),
        ("Keeps running during", lambda row: many(row, "keeps_running")),
        _VERDICT,
    ],
    Family.EVENT: [
        ("Events", lambda row: many(row, "events")),
        _STATES,
        _VERSIONS,
        _NEEDS,
        ("Manner", lambda row: one(row, "manner")),
        ("Callback", lambda row: code(one(row, "callback"))),
        ("Merging", lambda row: one(row, "merging")),
        ("Place", rank),
        ("Wakes as", lambda row: one(row, "trigger")),
        _VERDICT,
    ],
    Family.QUOTA: [
        ("Quota", lambda row: one(row, "quota")),
        _VERSIONS,
        _NEEDS,
        ("Number", amount),
        ("Within", lambda row: duration(row.value("window"))),
        ("When exceeded", lambda row: one(row, "at_expiry")),
        _VERDICT,
    ],
    Family.CONDUCT: [
        ("Activities", lambda row: many(row, "activities")),
        _STATES,
        _VERSIONS,
        _NEEDS,
        _VERDICT,
        ("Price", lambda row: one(row, "price")),
        ("Must stop before the end of", lambda row: code(one(row, "callback"))),
        ("Code", lambda row: code(one(row, "code"))),
        ("Termination", lambda row: one(row, "termination")),
    ],
    Family.DUTY: [
        ("Duty", lambda row: row.text("text")),
        _VERSIONS,
        _NEEDS,
        ("Undone at", lambda row: code(one(row, "undone_at"))),
    ],
    Family.MANIFEST: [
        ("Severity", lambda row: one(row, "severity")),
        ("Key", lambda row: code(row.text("key"))),
        ("Value", lambda row: code(row.text("value"))),
        ("Finding", lambda row: row.text("text")),
        _VERSIONS,
        _NEEDS,
    ],
    Family.TERMINATION: [
        ("Namespaces", lambda row: many(row, "namespaces") or many(row, "error_domains") or "any"),
        ("Codes", codes),
        ("Cause", lambda row: one(row, "cause")),
        ("Allowance or conduct", broken),
        ("Meaning", lambda row: row.text("text")),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.CALLBACK: [("Callback", lambda row: code(one(row, "callback"))), _VERSIONS, _NEEDS],
    Family.CHOICE: [
        _STATES,
        ("Causes", causes),
        ("Interruptions", lambda row: many(row, "interruptions")),
        _VERSIONS,
    ],
    Family.SILENCE: [("Reason", lambda row: one(row, "reason")), _VERSIONS, _VERDICT],
    Family.WATCHDOG: [
        ("Callback", lambda row: code(one(row, "callback"))),
        ("On the way to", lambda row: many(row, "states") or "any"),
        _VERSIONS,
        _NEEDS,
        ("Allowance", lambda row: many(row, "allowances")),
    ],
    Family.DISPOSITION: [
        ("Triggers", lambda row: many(row, "triggers")),
        ("Standing", lambda row: many(row, "standings") or "any"),
        _VERSIONS,
        _NEEDS,
        ("What happens to it", kept),
    ],
    Family.SUSPENSION: [
        ("Allowances", lambda row: many(row, "allowances")),
        ("Activities", doing),
        _VERSIONS,
        _NEEDS,
        _VERDICT,
    ],
    Family.CALL: [
        ("Callbacks", called),
        ("Triggers", lambda row: many(row, "triggers") or "any"),
        _VERSIONS,
        _NEEDS,
        ("Receiver", lambda row: one(row, "receiver")),
        ("Launch options", lambda row: options(row, "launch")),
        ("Connection options", lambda row: options(row, "connection")),
        ("Return value", lambda row: one(row, "return_value")),
    ],
    Family.PURGE: [
        _STATES,
        ("Activities", lambda row: many(row, "activities") or "any"),
        _VERSIONS,
        _NEEDS,
        ("Order", rank),
        ("Warned before", lambda row: _yes(row.value("warned"))),
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
