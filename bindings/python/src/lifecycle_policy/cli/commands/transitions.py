"""The commands about transitions between states: transition, step, next, path."""

from __future__ import annotations

import argparse
from dataclasses import replace

from ..._native.enums import (
    AppState,
    Axis,
    Cause,
    Field,
    Interruption,
    Reason,
    SceneState,
    Trigger,
)
from ..._native.names import coerce
from ...questions.paths import NextQuery, PathQuery, next_transitions, path
from ...questions.transitions import (
    State,
    TransitionQuery,
    termination_of,
    transition,
    transitions,
)
from ..arguments import listed
from ..json import Json, callback, citation, envelope, fields_of, label, labels, sequence_step
from ..options import Asked, context_of, given_again
from ..parser import Group, Values
from ..values import MISSING, UsageError, given, required, value_of, values_of

__all__ = [
    "add_next",
    "add_path",
    "add_step",
    "add_transition",
    "ask_next",
    "ask_path",
    "ask_step",
    "ask_transition",
]

_STATES = Values((AppState, SceneState))
_AXES = Values((Axis,))
_CAUSES = Values((Cause,))
_TRIGGERS = Values((Trigger,))


def add_transition(group: Group) -> None:
    _way(group, targeted=True)


def add_step(group: Group) -> None:
    _way(group, targeted=False)


def _way(group: Group, *, targeted: bool) -> None:
    group.option("from", "STATE", listed("the state that the app leaves", "state"), _STATES)
    if targeted:
        group.option("to", "STATE", "the state that the app enters", _STATES)
    group.option("cause", "CAUSE", listed("the cause of the transition", "cause"), _CAUSES)
    group.option("last-cause", "CAUSE", "why the app is in the state that it leaves", _CAUSES)
    group.option("axis", "AXIS", "app (the default), or scene: states of one scene", _AXES)
    text = listed("the event that launches, wakes or brings back the app", "trigger")
    group.option("trigger", "TRIGGER", text, _TRIGGERS)
    text = listed("the interruption that covers the app", "interruption")
    group.option("interruption", "KIND", text, Values((Interruption,)))


def add_next(group: Group) -> None:
    group.option("from", "STATE", listed("the state of the app", "state"), _STATES)
    group.option("last-cause", "CAUSE", listed("why the app is in this state", "cause"), _CAUSES)
    group.option("axis", "AXIS", "app (the default), or scene: states of one scene", _AXES)


def add_path(group: Group) -> None:
    group.option("from", "STATE", listed("the state that the app leaves", "state"), _STATES)
    group.option("to", "STATE", "the state that the app should reach", _STATES)
    text = listed("permit only the causes given with this option; may be repeated", "cause")
    causes = Values((Cause,), several=True)
    group.option("allow-cause", "CAUSE", text, causes, repeat=True)
    group.option("last-cause", "CAUSE", "why the app is in the state that it leaves", _CAUSES)
    group.option("axis", "AXIS", "app (the default), or scene: states of one scene", _AXES)
    text = listed("the event that launches, wakes or brings back the app", "trigger")
    group.option("trigger", "TRIGGER", text, _TRIGGERS)


def _ground(options: argparse.Namespace) -> tuple[Asked, Axis]:
    axis = Axis.APP if options.axis is None else value_of(Axis, options.axis, "axis")
    return context_of(options), axis


def _state(options: argparse.Namespace, option: str, axis: Axis) -> State:
    text = required(options, option)
    if axis == Axis.SCENE:
        return value_of(SceneState, text, option)
    return value_of(AppState, text, option)


def ask_transition(options: argparse.Namespace) -> Json:
    """May the app go from one state to another, for this cause?"""
    if options.to is None:
        message = "--to is required; the command step says where a cause leads"
        raise UsageError(MISSING, "to", message)
    return _step(options)


def ask_step(options: argparse.Namespace) -> Json:
    """Where does this cause lead now?"""
    return _step(argparse.Namespace(**vars(options), to=None))


def _following(asked: Asked, query: TransitionQuery, to: State) -> Json | None:
    """Returns the second step if a cause leads to a state in two steps, and None if not.

    `to` is the state after the first step.
    """
    axis = query.axis
    for target in SceneState if axis == Axis.SCENE else AppState:
        whole = replace(query, to=target)
        found = transitions(asked.context, [whole])[0]
        if found.reason != Reason.NOT_ONE_STEP or found.via != to:
            continue
        cause = coerce(Cause, query.cause, Field.CAUSE)
        for allowed in ((cause,), ()):  # (): every cause but failures
            way = path(
                asked.context, to, target, allowed_causes=allowed, axis=axis, last_cause=cause
            )
            if len(way.steps) != 1:
                continue
            (step,) = way.steps
            return {"from": to.label, "to": step.to.label, "cause": step.cause.label}
    return None


def _elsewhere(asked: Asked, query: TransitionQuery) -> list[Json]:
    """Lists the other states from which the cause leads somewhere, each with its target."""
    states = [state for state in (SceneState if query.axis == Axis.SCENE else AppState)]
    queries = [replace(query, from_=state, last_cause=None) for state in states]
    answers = zip(states, transitions(asked.context, queries), strict=True)
    return [
        {"from": state.label, "to": found.to.label}
        for state, found in answers
        if found.to is not None and state != query.from_
    ]


def _ask_next(options: argparse.Namespace, question: Json, rest: Json) -> str | None:
    """Returns the command to ask next: about the next step or, if the transition takes several
    steps, about the path. Returns None if the app no longer runs, or if the cause leads nowhere."""
    from_, to, cause = question["from"], rest["to"], question["cause"]
    ground = given_again(options)
    if rest["reason"] == Reason.NOT_ONE_STEP.label:
        return f"path --from {from_} --to {question['to']}{ground}"
    then = rest.get("then")
    if isinstance(then, dict):
        return f"step --from {to} --cause {then['cause']} --last-cause {cause}{ground}"
    if to is None or to == AppState.NOT_RUNNING.label:
        return None
    return f"next --from {to} --last-cause {cause}{ground}"


def _step(options: argparse.Namespace) -> Json:
    """Asks about a transition, with or without a target."""
    asked, axis = _ground(options)
    from_ = _state(options, "from", axis)
    to = None if options.to is None else _state(options, "to", axis)
    cause = value_of(Cause, required(options, "cause"), "cause")
    last, trigger = given(Cause, options, "last-cause"), given(Trigger, options, "trigger")
    kind = given(Interruption, options, "interruption")
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
        "to": label(to),
        "cause": cause.label,
        "last_cause": label(last),
        "trigger": label(trigger),
        "interruption": label(kind),
    }
    rest: Json = {
        **fields_of(found, "reason", "via", "to"),
        "callbacks": [callback(step) for step in found.callbacks],
        "sequence": [sequence_step(step) for step in found.sequence],
        "step_count": len(found.callbacks),
    }
    query = TransitionQuery(from_, to, cause, axis, last, trigger, kind)
    if to is None:
        rest["elsewhere"] = [] if found.to is not None else _elsewhere(asked, query)
        rest["then"] = None if found.to is None else _following(asked, query, found.to)
    rest["ask_next"] = _ask_next(options, question, rest)
    return envelope(asked, question, found, rest, query)


def ask_next(options: argparse.Namespace) -> Json:
    """Which transitions may follow a state?"""
    asked, axis = _ground(options)
    from_, last = _state(options, "from", axis), given(Cause, options, "last-cause")
    found = next_transitions(asked.context, from_, axis=axis, last_cause=last)
    edges: list[Json] = [
        {
            **fields_of(edge, "cause", "to", "verdict", "rule", "evidence", "reason"),
            "termination": _termination(edge.cause, edge.to),
            "citations": [citation(source) for source in edge.citations],
            "disputed": edge.disputed,
        }
        for edge in found.transitions
    ]
    question: Json = {"axis": axis.label, "from": from_.label, "last_cause": label(last)}
    rest: Json = {"reason": label(found.reason), "transitions": edges}
    return envelope(asked, question, found, rest, NextQuery(from_, axis, last))


def _termination(cause: Cause, to: State) -> str | None:
    return termination_of(cause).label if to is AppState.NOT_RUNNING else None


def ask_path(options: argparse.Namespace) -> Json:
    """How does the app get from one state to another?"""
    asked, axis = _ground(options)
    from_, to = _state(options, "from", axis), _state(options, "to", axis)
    allowed = values_of(Cause, options.allow_cause, "allow-cause")
    last, trigger = given(Cause, options, "last-cause"), given(Trigger, options, "trigger")
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
            "sequence": [sequence_step(item) for item in step.sequence],
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
    if allowed and not found.steps and from_ != to:
        way = path(asked.context, from_, to, axis=axis, last_cause=last, trigger=trigger)
        rest["with_other_causes"] = [
            {"cause": step.cause.label, "from": step.from_.label, "to": step.to.label}
            for step in way.steps
        ] or None
    query = PathQuery(from_, to, allowed, axis, last, trigger)
    return envelope(asked, question, found, rest, query)
