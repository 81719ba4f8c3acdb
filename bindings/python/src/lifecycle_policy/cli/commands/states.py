"""The commands about an app in a state (conduct, duties, call, delivery, suspension, purge), and
those about limits (deadline, quota).
"""

from __future__ import annotations

import argparse

from ..._native.enums import Activity, Allowance, AppState, Callback, Event, Quota, Role, Trigger
from ...questions.calls import CallQuery, call
from ...questions.conduct import ConductQuery, conduct, duties
from ...questions.deadlines import deadline
from ...questions.delivery import DeliveryQuery, delivery
from ...questions.explain import explain
from ...questions.quotas import quota
from ...questions.rules import rule
from ...questions.suspension import PurgeQuery, SuspensionQuery, purge, suspension
from ..arguments import listed
from ..conditions import untold
from ..json import Json, citation, envelope, fields_of, label, labels, seconds
from ..options import Asked, context_of
from ..parser import Group, Values
from ..values import given, required, value_of, values_of

__all__ = [
    "add_call",
    "add_conduct",
    "add_deadline",
    "add_delivery",
    "add_duties",
    "add_purge",
    "add_quota",
    "add_suspension",
    "ask_call",
    "ask_conduct",
    "ask_deadline",
    "ask_delivery",
    "ask_duties",
    "ask_purge",
    "ask_quota",
    "ask_suspension",
]


def add_conduct(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    text = listed("what the app does in this state", "activity")
    group.option("activity", "ACTIVITY", text, Values((Activity,)))


def ask_conduct(options: argparse.Namespace) -> Json:
    """May the app do this in this state?"""
    asked = context_of(options)
    state = value_of(AppState, required(options, "state"), "state")
    activity = value_of(Activity, required(options, "activity"), "activity")
    found = conduct(asked.context, state, activity)
    rest = fields_of(found, "stop_before", "price", "code", "termination")
    question: Json = {"state": state.label, "activity": activity.label}
    query = ConductQuery(state, activity)
    return envelope(asked, question, found, rest, query)


def add_duties(group: Group) -> None:
    text = listed("a selector", "callback")
    group.subject("callback", "SELECTOR", text, Values((Callback,)))


def ask_duties(options: argparse.Namespace) -> Json:
    """What must the app do in a callback?"""
    asked = context_of(options)
    called = value_of(Callback, required(options, "callback"), "callback")
    found = duties(asked.context, called)
    owed: list[Json] = [
        {
            **fields_of(duty, "id", "text", "undone_at", "evidence"),
            "citations": [citation(source) for source in duty.citations],
        }
        for duty in found.duties
    ]
    return envelope(asked, {"callback": called.label}, found, {"duties": owed}, called)


def add_call(group: Group) -> None:
    text = listed("a selector", "callback")
    group.subject("callback", "SELECTOR", text, Values((Callback,)))
    text = listed("the event for which the method is called", "trigger")
    group.option("trigger", "TRIGGER", text, Values((Trigger,)))


def ask_call(options: argparse.Namespace) -> Json:
    """Which object receives a callback, with which options, and what does it return?"""
    asked = context_of(options)
    called = value_of(Callback, required(options, "callback"), "callback")
    trigger = given(Trigger, options, "trigger")
    found = call(asked.context, called, trigger)
    rest = fields_of(
        found,
        "reason",
        "receiver",
        "launch_option",
        "more_launch_options",
        "connection_option",
        "more_connection_options",
        "return_value",
    )
    question: Json = {"callback": called.label, "trigger": label(trigger)}
    query = CallQuery(called, trigger)
    return envelope(asked, question, found, rest, query)


def add_delivery(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    group.option("event", "EVENT", listed("the event", "event"), Values((Event,)))


def ask_delivery(options: argparse.Namespace) -> Json:
    """How does an event reach an app in a state?"""
    asked = context_of(options)
    state = value_of(AppState, required(options, "state"), "state")
    event = value_of(Event, required(options, "event"), "event")
    found = delivery(asked.context, state, event)
    rest = fields_of(found, "manner", "callback", "merging", "rank", "trigger")
    query = DeliveryQuery(state, event)
    return envelope(asked, {"state": state.label, "event": event.label}, found, rest, query)


def add_deadline(group: Group) -> None:
    allowances = Values((Allowance,))
    text = listed("the thing that takes time", "allowance")
    group.subject("allowance", "ALLOWANCE", text, allowances)


def ask_deadline(options: argparse.Namespace) -> Json:
    """How long does an allowance last, and what happens at its limit?"""
    asked = context_of(options)
    allowance = value_of(Allowance, required(options, "allowance"), "allowance")
    found = deadline(asked.context, allowance)
    rest: Json = {
        "advice_seconds": seconds(found.advice),
        "limit_seconds": seconds(found.limit),
        "warning_seconds": seconds(found.warning),
    }
    names = ("at_expiry", "code", "termination", "extendable", "starts", "resets", "shared")
    rest |= fields_of(found, *names)
    return envelope(asked, {"allowance": allowance.label}, found, rest, allowance)


def add_quota(group: Group) -> None:
    group.subject("quota", "QUOTA", listed("the quota", "quota"), Values((Quota,)))


def ask_quota(options: argparse.Namespace) -> Json:
    """How many things of one kind does the system allow?"""
    asked = context_of(options)
    kind = value_of(Quota, required(options, "quota"), "quota")
    found = quota(asked.context, kind)
    rest: Json = {
        "count": found.count,
        "unit": label(found.unit),
        "window_seconds": seconds(found.window),
        "at_excess": label(found.at_excess),
    }
    return envelope(asked, {"quota": kind.label}, found, rest, kind)


def _held_with(asked: Asked, query: SuspensionQuery) -> list[Json]:
    """Lists the rules that would keep the app from being suspended if more conditions held. The
    command line gave none of these conditions."""
    found: list[Json] = []
    for row in explain(asked.context, query):
        about = rule(row.rule)
        holds = about.values("activities") or about.values("allowances")
        if row.role != Role.CONDITION_FAILS or not holds:
            continue
        if set(row.failing) <= set(about.when) and (needs := untold(asked, row.failing)):
            found.append({"rule": row.rule, "conditions": needs})
    return found


def add_suspension(group: Group) -> None:
    text = listed("a clock that runs for the app; may be repeated", "allowance")
    group.option(
        "allowance", "ALLOWANCE", text, Values((Allowance,), several=True), repeat=True
    )
    text = listed("an activity of the app; may be repeated", "activity")
    activities = Values((Activity,), several=True)
    group.option("activity", "ACTIVITY", text, activities, repeat=True)
    text = "an activity that began while the app was in front; may be repeated"
    group.option("begun-in-front", "ACTIVITY", text, activities, repeat=True)


def ask_suspension(options: argparse.Namespace) -> Json:
    """Does anything keep the app from being suspended?"""
    asked = context_of(options)
    running = sorted(set(values_of(Allowance, options.allowance, "allowance")))
    doing = sorted(set(values_of(Activity, options.activity, "activity")))
    begun = sorted(set(values_of(Activity, options.begun_in_front, "begun-in-front")))
    found = suspension(asked.context, running, doing, begun_in_front=begun)
    question: Json = {
        "allowance": labels(running),
        "activity": labels(doing),
        "begun_in_front": labels(begun),
    }
    rest = fields_of(found, "allowances", "activities")
    query = SuspensionQuery(running, doing, begun)
    rest["held_with"] = [] if rest["allowances"] or rest["activities"] else _held_with(asked, query)
    return envelope(asked, question, found, rest, query)


def add_purge(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    text = listed("an activity of the app; may be repeated", "activity")
    group.option("activity", "ACTIVITY", text, Values((Activity,), several=True), repeat=True)


def ask_purge(options: argparse.Namespace) -> Json:
    """When is the app ended if memory is short?"""
    asked = context_of(options)
    state = value_of(AppState, required(options, "state"), "state")
    doing = sorted(set(values_of(Activity, options.activity, "activity")))
    found = purge(asked.context, state, doing)
    rest = fields_of(found, "rank", "warned")
    query = PurgeQuery(state, doing)
    return envelope(asked, {"state": state.label, "activity": labels(doing)}, found, rest, query)
