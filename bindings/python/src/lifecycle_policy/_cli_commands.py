"""The commands: each asks one question and gives the object that --json prints."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ._answers import Answer
from ._cli_json import Json, callback, citation, label, labels, launch, rule_row, seconds
from ._cli_options import Asked, UsageError, context_of, required, value_of, values_of
from ._deadlines import deadline
from ._enums import (
    Allowance,
    AppState,
    Axis,
    Cause,
    Family,
    Field,
    Interruption,
    SceneState,
    Since,
    Status,
    Termination,
    Trigger,
    Verdict,
)
from ._errors import LibraryError, LifecyclePolicyError
from ._info import Notice
from ._library import library_version, ruleset_version
from ._paths import next_transitions, path
from ._relaunch import relaunch
from ._rules import Rule, citations, rule, rules
from ._transitions import State, termination_of, transition

__all__ = ["COMMANDS", "answer", "selected_rules", "translated"]

#: What the library calls a field, where the command line calls it something else.
_OPTIONS = {
    Field.PROFILE: "evidence",
    Field.TERMINATION: "after",
    Field.ALLOWED_CAUSES: "allow-cause",
    Field.LINKED_SDK: "sdk",
    Field.LOCATION_AUTHORIZATION: "authorization",
    Field.BACKGROUND_APP_REFRESH: "background-refresh",
    Field.BACKGROUND_MODES: "mode",
    Field.LIMIT_NS: "limit",
    Field.LIMIT_COUNT: "limit",
}


def _versions() -> Json:
    return {"library": library_version(), "ruleset": ruleset_version()}


def _notice(notice: Notice) -> Json:
    return {
        "kind": notice.kind.label,
        "key": notice.key,
        "index": notice.index,
        "value": notice.value,
        "message": str(notice),
    }


def _envelope(asked: Asked, question: Json, found: Answer, rest: Json) -> Json:
    """Puts an answer together: what every answer has, around what this one has."""
    context, app = asked.context, asked.context.app
    data: Json = {"status": "ok", "question": question, "verdict": found.verdict.label}
    if found.verdict == Verdict.UNKNOWN_OS:
        data["newest_verdict"] = found.newest_verdict.label
    data |= rest
    data |= {
        "requires": labels(found.requires),
        "rule": found.rule,
        "evidence": label(found.evidence),
        "citations": [citation(source) for source in found.citations],
        "note": found.note,
        "disputed": found.disputed,
        "os_dependent": found.os_dependent,
        "notes": list(asked.notes),
        "notices": [] if app is None else [_notice(notice) for notice in app.notices],
        **_versions(),
        "os": str(context.os),
        "evidence_profile": context.profile.label,
    }
    if context.os_last is not None:
        data["os_last"] = str(context.os_last)
    return data


def _axis(options: argparse.Namespace) -> Axis:
    return Axis.APP if options.axis is None else value_of(Axis, options.axis, "axis")


def _state(options: argparse.Namespace, option: str, axis: Axis) -> State:
    text = required(options, option)
    if axis == Axis.SCENE:
        return value_of(SceneState, text, option)
    return value_of(AppState, text, option)


def _cause(options: argparse.Namespace, option: str) -> Cause | None:
    text: str | None = getattr(options, option.replace("-", "_"))
    return None if text is None else value_of(Cause, text, option)


def _trigger(options: argparse.Namespace) -> Trigger | None:
    return None if options.trigger is None else value_of(Trigger, options.trigger, "trigger")


def _transition(options: argparse.Namespace) -> Json:
    asked, axis = context_of(options), _axis(options)
    from_, to = _state(options, "from", axis), _state(options, "to", axis)
    cause = value_of(Cause, required(options, "cause"), "cause")
    last, trigger, kind = _cause(options, "last-cause"), _trigger(options), None
    if options.interruption is not None:
        kind = value_of(Interruption, options.interruption, "interruption")
    found = transition(
        asked.context,
        from_,
        to,
        cause,
        axis=axis,
        last_cause=last,
        trigger=trigger,
        interruption=kind,
    )
    question: Json = {
        "axis": axis.label,
        "from": from_.label,
        "to": to.label,
        "cause": cause.label,
        "last_cause": label(last),
        "trigger": label(trigger),
        "interruption": label(kind),
    }
    rest: Json = {
        "reason": label(found.reason),
        "via": label(found.via),
        "callbacks": [callback(step) for step in found.callbacks],
        "step_count": len(found.callbacks),
    }
    return _envelope(asked, question, found, rest)


def _next(options: argparse.Namespace) -> Json:
    asked, axis = context_of(options), _axis(options)
    from_, last = _state(options, "from", axis), _cause(options, "last-cause")
    found = next_transitions(asked.context, from_, axis=axis, last_cause=last)
    edges: list[Json] = [
        {
            "cause": edge.cause.label,
            "to": edge.to.label,
            "verdict": edge.verdict.label,
            "rule": edge.rule,
            "evidence": label(edge.evidence),
            "reason": label(edge.reason),
            "termination": _termination(edge.cause, edge.to),
            "citations": [citation(source) for source in edge.citations],
            "disputed": edge.disputed,
        }
        for edge in found.transitions
    ]
    question: Json = {"axis": axis.label, "from": from_.label, "last_cause": label(last)}
    rest: Json = {"reason": label(found.reason), "transitions": edges}
    return _envelope(asked, question, found, rest)


def _termination(cause: Cause, to: State) -> str | None:
    return termination_of(cause).label if to == AppState.NOT_RUNNING else None


def _path(options: argparse.Namespace) -> Json:
    asked, axis = context_of(options), _axis(options)
    from_, to = _state(options, "from", axis), _state(options, "to", axis)
    allowed = values_of(Cause, options.allow_cause, "allow-cause")
    last, trigger = _cause(options, "last-cause"), _trigger(options)
    found = path(
        asked.context,
        from_,
        to,
        allowed_causes=allowed,
        axis=axis,
        last_cause=last,
        trigger=trigger,
    )
    steps: list[Json] = [
        {
            "cause": step.cause.label,
            "from": step.from_.label,
            "to": step.to.label,
            "callbacks": [callback(item) for item in step.callbacks],
            "rule": step.rule,
            "citations": [citation(source) for source in step.citations],
        }
        for step in found.steps
    ]
    question: Json = {
        "axis": axis.label,
        "from": from_.label,
        "to": to.label,
        "allow_cause": labels(allowed),
        "last_cause": label(last),
        "trigger": label(trigger),
    }
    rest: Json = {"reason": label(found.reason), "steps": steps, "step_count": len(steps)}
    return _envelope(asked, question, found, rest)


def _deadline(options: argparse.Namespace) -> Json:
    asked = context_of(options)
    allowance = value_of(Allowance, required(options, "allowance"), "allowance")
    found = deadline(asked.context, allowance)
    rest: Json = {
        "advice_seconds": seconds(found.advice),
        "limit_seconds": seconds(found.limit),
        "warning_seconds": seconds(found.warning),
        "at_expiry": label(found.at_expiry),
        "code": label(found.code),
        "extendable": found.extendable,
    }
    return _envelope(asked, {"allowance": allowance.label}, found, rest)


def _relaunch(options: argparse.Namespace) -> Json:
    asked, since = context_of(options), Since(0)
    after = value_of(Termination, required(options, "after"), "after")
    on = value_of(Trigger, required(options, "on"), "on")
    for event in values_of(Since, options.since, "since"):
        since |= event
    found = relaunch(asked.context, after, on, since=since)
    question: Json = {"after": after.label, "on": on.label, "since": list(since.labels)}
    rest: Json = {
        "guarantee": label(found.guarantee),
        "launch_state": launch(found.launch_state),
        "callback": label(found.callback),
        "allowance": label(found.allowance),
        "allowance_seconds": seconds(found.allowance_seconds),
        "standing": label(found.standing),
        "delivery_rule": found.delivery_rule,
    }
    return _envelope(asked, question, found, rest)


def selected_rules(options: argparse.Namespace) -> tuple[Rule, ...]:
    """Gives the rules that --family and --id pick."""
    family = None
    if options.family is not None:
        family = value_of(Family, options.family, "family")
    if options.id is None:
        return rules(family)
    try:
        row = rule(options.id)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
        message = f"--id: no rule is called `{options.id}`"
        raise UsageError("not-found", "id", message) from None
    return (row,) if family in (None, row.family) else ()


def _rules(options: argparse.Namespace) -> Json:
    rows = selected_rules(options)
    return {
        "status": "ok",
        "rules": [rule_row(row) for row in rows],
        "citations": [citation(source) for source in citations()],
        **_versions(),
        "os": None,
        "evidence_profile": None,
    }


COMMANDS: dict[str, Callable[[argparse.Namespace], Json]] = {
    "transition": _transition,
    "next": _next,
    "path": _path,
    "deadline": _deadline,
    "relaunch": _relaunch,
    "rules": _rules,
}


@contextmanager
def translated(command: str) -> Iterator[None]:
    """Makes a UsageError of every error of the library, with the option at fault."""
    try:
        yield
    except LibraryError as error:
        raise UsageError("library-not-loaded", "library", str(error)) from None
    except LifecyclePolicyError as error:
        status = "malformed" if error.status is None else error.status.label
        raise UsageError(status, _option(error.field, command), str(error)) from None


def answer(options: argparse.Namespace) -> Json:
    """Answers the question on a parsed command line; raises UsageError where there is none."""
    if options.command is None:
        listed = ", ".join(COMMANDS)
        raise UsageError("missing-value", "command", f"a command is required: {listed}")
    with translated(options.command):
        return COMMANDS[options.command](options)


def _option(field: Field | None, command: str) -> str:
    if field is None:
        return "question"
    if field == Field.TRIGGER and command == "relaunch":
        return "on"
    return _OPTIONS.get(field, field.label)
