"""Converts values to JSON, and assembles the keys that every answer has."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import cast

from .._native.enums import AppState, Role, Verdict
from .._native.labels import LabelledEnum
from .._native.library import library_version, ruleset_version
from .._native.osversion import OSVersion
from ..questions.answers import Answer, Citation
from ..questions.context import Limit
from ..questions.explain import Explanation, Question, explain
from ..questions.info import Notice
from ..questions.packing import AnyQuestion
from ..questions.rules import Rule, RuleStep, rule
from ..questions.transitions import CallbackStep, SequenceStep
from .conditions import conditions, said
from .options import Asked

__all__ = [
    "callback",
    "citation",
    "envelope",
    "explained",
    "explanation",
    "fields_of",
    "ground",
    "label",
    "labels",
    "launch",
    "notice",
    "plain",
    "rule_row",
    "seconds",
    "sequence_step",
    "several",
    "versions",
]

Json = dict[str, object]


def seconds(value: float | None) -> int | float | str | None:
    """Converts a duration. A whole number becomes an int, and no limit becomes "unlimited"."""
    if value is None:
        return None
    if value == math.inf:
        return "unlimited"
    return int(value) if float(value).is_integer() else value


def label(value: LabelledEnum | None) -> str | None:
    """Returns the name of a value; None stays None."""
    return None if value is None else value.label


def labels(values: Iterable[LabelledEnum]) -> list[str]:
    return [value.label for value in values]


def launch(state: AppState | None) -> str | None:
    """Returns the state of a launch. An app that is launched inactive will come to the foreground,
    so this state is called "foreground"."""
    return "foreground" if state == AppState.INACTIVE else label(state)


def plain(value: object) -> object:
    """Converts a value to JSON: a value of an enumeration to its name, a rule to its id, a version
    to its text, a duration in seconds as `seconds` does, a limit to an object, and several values
    to a list."""
    if isinstance(value, LabelledEnum):
        return value.label
    if isinstance(value, Rule):
        return value.id
    if isinstance(value, OSVersion):
        return str(value)
    if isinstance(value, float):
        return seconds(value)
    if isinstance(value, Limit):
        return fields_of(value, *(each.name for each in fields(value)))
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value


def fields_of(found: object, *names: str) -> Json:
    """Converts fields of an answer or of a part of one. The keys are the names of the fields."""
    return {name: plain(getattr(found, name)) for name in names}


def citation(source: Citation) -> Json:
    return fields_of(source, "key", "title", "publisher", "address")


def callback(step: CallbackStep) -> Json:
    """Converts a callback, with its place in the sequence."""
    names = ("state", "fallback", "state_after", "allowance", "rule")
    return {"name": step.callback.label, **fields_of(step, *names)}


def sequence_step(step: SequenceStep) -> Json:
    """Converts one callback or notification of a transition."""
    names = ("state", "scene_state", "fallback", "state_after", "allowance", "rule")
    return {"kind": step.kind, "name": step.label, **fields_of(step, *names)}


def explanation(row: Explanation) -> Json:
    return fields_of(row, "rule", "role", "why", "failing", "unknown")


def _step(step: RuleStep) -> Json:
    return fields_of(step, "callback", "state", "when", "scene_state")


#: The fields that only some rules have, in the order in which they are printed.
_FIELDS = """
    lifecycles lifecycle from_states to causes last_causes interruptions reason via steps
    triggers launch_state callback second_callback on_launch_only guarantee terminations
    standings standing allowances at_expiry code termination extendable advice_seconds
    limit_seconds warning_seconds axis axes launch_callback notification posted_before
    reads_as_method mode deprecated permits keeps_running events manner quota unit activities
    price undone_at severity cause count window_seconds namespaces error_domains code_low code_high
    text key
    value starts resets shared origin disposition occasion rank warned merging trigger
    begun_in_front callbacks receiver launch_option more_launch_options connection_option
    more_connection_options return_value
""".split()
#: The names in `_FIELDS` whose values are lists of names.
_LISTS = frozenset(
    """
    lifecycles from_states causes last_causes interruptions triggers terminations standings
    allowances axes permits keeps_running events activities namespaces error_domains resets callbacks
    more_launch_options more_connection_options
    """.split()
)
#: In some families, a field with a single value takes the place of a set: the name of the set, and
#: the name of that field.
_ALONE = {"allowances": "allowance", "activities": "activity"}


def several(row: Rule, name: str) -> tuple[LabelledEnum, ...]:
    """Returns the values of a set, or the single value that the rule's family has instead."""
    return row.values(name) or (row.values(_ALONE[name]) if name in _ALONE else ())


def _field(row: Rule, name: str) -> object:
    """Converts a field that only some rules have."""
    if name in _LISTS:
        return labels(several(row, "states" if name == "from_states" else name))
    if name in ("text", "key", "value"):
        return row.text(name)
    if name == "steps":
        return [_step(step) for step in row.steps]
    if name == "axis":
        return label(row.axis)
    value = row.value(name.removesuffix("_seconds"))
    if name == "launch_state":
        return launch(value)
    if name in ("code_low", "code_high"):
        return value or 0
    if name.endswith("_seconds"):
        return seconds(value)
    return plain(value)


def rule_row(row: Rule) -> Json:
    """Converts every field of a rule. Sets become lists of names."""
    data: Json = {
        "id": row.id,
        "family": row.family.label,
        "note": row.note,
        "since": str(row.since),
        "until": None if row.until is None else str(row.until),
        "profiles": labels(row.profiles),
        "evidence": label(row.evidence),
        "verdict": label(row.verdict),
        "conflict": label(row.conflict),
        "precedence": row.precedence,
        "citations": [citation(source) for source in row.citations],
        "when": labels(row.when),
        "when_not": labels(row.when_not),
        "process_kinds": labels(row.process_kinds),
    }
    return data | {name: _field(row, name) for name in _FIELDS}


def versions() -> Json:
    """Returns the versions of the library and of its rule set."""
    return {"library": library_version(), "ruleset": ruleset_version()}


def notice(item: Notice) -> Json:
    """Converts a notice of the Info.plist reader."""
    return {**fields_of(item, "kind", "key", "index", "value"), "message": str(item)}


def ground(asked: Asked) -> Json:
    """Returns what an answer is based on: the versions and the profile, with notes on the options
    and notices on the Info.plist."""
    context, app = asked.context, asked.context.app
    data: Json = {
        "notes": list(asked.notes),
        "notices": [] if app is None else [notice(item) for item in app.notices],
        **versions(),
        "os": str(context.os),
        "evidence_profile": context.profile.label,
    }
    return data if context.os_last is None else {**data, "os_last": str(context.os_last)}


def _also(found: Answer, rows: Sequence[Explanation]) -> list[str]:
    """If the answer is a refusal, lists the rules of the same family that also refuse, but that
    another rule outweighs. Returns [] for any other answer."""
    if found.rule is None or found.newest_verdict != Verdict.FORBIDDEN:
        return []
    family = rule(found.rule).family
    named = [rule(row.rule) for row in rows if row.role == Role.OUTWEIGHED]
    return [row.id for row in named if row.family == family and row.verdict == Verdict.FORBIDDEN]


def explained(asked: Asked, question: Question, found: Answer) -> Json:
    """Returns the key `also`: if the answer is a refusal, further rules that refuse; otherwise [].
    With --explain, also returns the key `explanation`."""
    refused = found.newest_verdict == Verdict.FORBIDDEN
    if not asked.options.explain and not refused:
        return {"also": []}
    rows = explain(asked.context, question)
    data: Json = {"also": _also(found, rows)}
    if asked.options.explain:
        data["explanation"] = [explanation(row) for row in rows]
    return data


def envelope(
    asked: Asked, question: Json, found: Answer, rest: Json, about: AnyQuestion | None = None
) -> Json:
    """Assembles an answer from the keys that every answer has, and from the keys in `rest`. `about`
    is the question for the library's text and explanation. Without `about`, adds neither."""
    data: Json = {"status": "ok", "question": question, "verdict": found.verdict.label}
    if found.verdict == Verdict.UNKNOWN_OS:
        data["newest_verdict"] = found.newest_verdict.label
    if about is not None and "explain" in asked.options:
        rest = rest | explained(asked, cast("Question", about), found)
    data |= rest
    data |= {
        "requires": labels(found.requires),
        "conditions": conditions(asked, found, cast("list[str]", rest.get("also", []))),
        "rule": found.rule,
        "evidence": label(found.evidence),
        "citations": [citation(source) for source in found.citations],
        "note": found.note,
        "disputed": found.disputed,
        "os_dependent": found.os_dependent,
        **ground(asked),
    }
    if about is not None:
        data["_said"] = said(asked, about)
    return data
