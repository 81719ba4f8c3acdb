"""The JSON output: single values, and the keys that every answer has."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Sequence
from typing import cast

from .._native.enums import AppState, Role, Verdict
from .._native.labels import LabelledEnum
from .._native.library import library_version, ruleset_version
from .._native.osversion import OSVersion
from ..questions.answers import Answer, Citation
from ..questions.explain import Explanation, Question, explain
from ..questions.info import Notice
from ..questions.rules import Rule, RuleStep, rule
from ..questions.transitions import CallbackStep, SequenceStep
from .conditions import conditions
from .options import Asked

__all__ = [
    "callback",
    "citation",
    "envelope",
    "explained",
    "explanation",
    "label",
    "labels",
    "launch",
    "notice",
    "rule_row",
    "seconds",
    "sequence_step",
    "versions",
]

Json = dict[str, object]


def seconds(value: float | None) -> int | float | str | None:
    """Converts a duration: a whole number to int, no limit to "unlimited"."""
    if value is None:
        return None
    if value == math.inf:
        return "unlimited"
    return int(value) if float(value).is_integer() else value


def label(value: LabelledEnum | None) -> str | None:
    """Returns the name of a value, or None."""
    return None if value is None else value.label


def labels(values: Iterable[LabelledEnum]) -> list[str]:
    """Returns the names of several values."""
    return [value.label for value in values]


def launch(state: AppState | None) -> str | None:
    """Returns the state of a launch. An app launched inactive is on its way to the foreground."""
    return "foreground" if state == AppState.INACTIVE else label(state)


def citation(source: Citation) -> Json:
    """Converts a source."""
    return {
        "key": source.key,
        "title": source.title,
        "publisher": source.publisher,
        "address": source.address,
    }


def callback(step: CallbackStep) -> Json:
    """Converts one callback of a transition."""
    return {
        "name": step.callback.label,
        "state": label(step.state),
        "fallback": label(step.fallback),
        "state_after": label(step.state_after),
        "allowance": label(step.allowance),
        "rule": step.rule,
    }


def sequence_step(step: SequenceStep) -> Json:
    """Converts one callback or notification of a transition."""
    return {
        "kind": step.kind,
        "name": step.label,
        "state": label(step.state),
        "scene_state": label(step.scene_state),
        "fallback": label(step.fallback),
        "state_after": label(step.state_after),
        "allowance": label(step.allowance),
        "rule": step.rule,
    }


def explanation(row: Explanation) -> Json:
    """Converts the explanation of one rule."""
    return {
        "rule": row.rule,
        "role": row.role.label,
        "why": row.why,
        "failing": labels(row.failing),
        "unknown": labels(row.unknown),
    }


def _version(value: OSVersion | None) -> str | None:
    return None if value is None else str(value)


def _step(step: RuleStep) -> Json:
    return {
        "callback": label(step.callback),
        "state": label(step.state),
        "when": label(step.when),
        "scene_state": label(step.scene_state),
    }


def rule_row(row: Rule) -> Json:
    """Converts every field of a rule; masks become lists of names."""
    return {
        "id": row.id,
        "family": row.family.label,
        "note": row.note,
        "since": str(row.since),
        "until": _version(row.until),
        "profiles": labels(row.profiles),
        "evidence": label(row.evidence),
        "verdict": label(row.verdict),
        "conflict": label(row.conflict),
        "precedence": row.precedence,
        "citations": [citation(source) for source in row.citations],
        "when": labels(row.when),
        "when_not": labels(row.when_not),
        "lifecycles": labels(row.lifecycles),
        "lifecycle": label(row.lifecycle),
        "from_states": labels(row.from_states),
        "to": label(row.to),
        "causes": labels(row.causes),
        "last_causes": labels(row.last_causes),
        "interruptions": labels(row.interruptions),
        "reason": label(row.reason),
        "via": label(row.via),
        "steps": [_step(step) for step in row.steps],
        "triggers": labels(row.triggers),
        "launch_state": launch(row.launch_state),
        "callback": label(row.callback),
        "second_callback": label(row.second_callback),
        "on_launch_only": row.on_launch_only,
        "guarantee": label(row.guarantee),
        "terminations": labels(row.terminations),
        "standings": labels(row.standings),
        "standing": label(row.standing),
        "allowances": labels(row.allowances),
        "at_expiry": label(row.at_expiry),
        "code": label(row.code),
        "termination": label(row.termination),
        "extendable": row.extendable,
        "advice_seconds": seconds(row.advice),
        "limit_seconds": seconds(row.limit),
        "warning_seconds": seconds(row.warning),
        "axis": label(row.axis),
        "axes": labels(row.axes),
        "launch_callback": label(row.launch_callback),
        "notification": label(row.notification),
        "posted_before": row.posted_before,
        "reads_as_method": row.reads_as_method,
        "mode": label(row.mode),
        "deprecated": _version(row.deprecated),
        "permits": labels(row.permits),
        "keeps_running": labels(row.keeps_running),
        "events": labels(row.events),
        "manner": label(row.manner),
        "quota": label(row.quota),
        "unit": label(row.unit),
        "activities": labels(row.activities),
        "price": label(row.price),
        "undone_at": label(row.undone_at),
        "severity": label(row.severity),
        "cause": label(row.cause),
        "count": row.count,
        "window_seconds": seconds(row.window),
        "namespaces": labels(row.namespaces),
        "code_low": row.code_low,
        "code_high": row.code_high,
        "text": row.text,
        "key": row.key,
        "value": row.value,
        "starts": label(row.starts),
        "resets": labels(row.resets),
        "shared": row.shared,
        "origin": label(row.origin),
        "disposition": label(row.disposition),
        "occasion": label(row.occasion),
        "rank": row.rank,
        "warned": row.warned,
        "merging": label(row.merging),
        "trigger": label(row.trigger),
        "begun_in_front": row.begun_in_front,
    }


def versions() -> Json:
    """Returns the versions of the library and of its rule set."""
    return {"library": library_version(), "ruleset": ruleset_version()}


def notice(item: Notice) -> Json:
    """Converts a notice of the Info.plist reader."""
    return {
        "kind": item.kind.label,
        "key": item.key,
        "index": item.index,
        "value": item.value,
        "message": str(item),
    }


def envelope(asked: Asked, question: Json, found: Answer, rest: Json) -> Json:
    """Assembles an answer: the keys that every answer has, and `rest`."""
    context, app = asked.context, asked.context.app
    data: Json = {"status": "ok", "question": question, "verdict": found.verdict.label}
    if found.verdict == Verdict.UNKNOWN_OS:
        data["newest_verdict"] = found.newest_verdict.label
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
        "notes": list(asked.notes),
        "notices": [] if app is None else [notice(item) for item in app.notices],
        **versions(),
        "os": str(context.os),
        "evidence_profile": context.profile.label,
    }
    if context.os_last is not None:
        data["os_last"] = str(context.os_last)
    return data


def _also(found: Answer, rows: Sequence[Explanation]) -> list[str]:
    """Lists further rules that refuse, if the deciding rule has precedence over them."""
    if found.rule is None or found.newest_verdict != Verdict.FORBIDDEN:
        return []
    family = rule(found.rule).family
    named = [rule(row.rule) for row in rows if row.role == Role.OUTWEIGHED]
    return [row.id for row in named if row.family == family and row.verdict == Verdict.FORBIDDEN]


def explained(
    options: argparse.Namespace, asked: Asked, question: Question, found: Answer
) -> Json:
    """Returns further rules that refuse, and the key that --explain adds."""
    refused = found.newest_verdict == Verdict.FORBIDDEN
    if not options.explain and not refused:
        return {"also": []}
    rows = explain(asked.context, question)
    data: Json = {"also": _also(found, rows)}
    if options.explain:
        data["explanation"] = [explanation(row) for row in rows]
    return data
