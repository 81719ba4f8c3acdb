"""The options of each question."""

from __future__ import annotations

import os
from collections.abc import Callable

from .._native.codes import is_code
from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    ErrorDomain,
    Event,
    Evidence,
    Family,
    Interruption,
    Quota,
    SceneState,
    Since,
    Termination,
    TerminationCode,
    TerminationNamespace,
    Trigger,
)
from .._native.errors import LifecyclePolicyError
from .._native.words import look_up
from .arguments import VERSIONS, add_app, add_device, add_ground, add_output, listed
from .parser import Group, Parser, Values

__all__ = [
    "asks",
    "call",
    "conduct",
    "deadline",
    "delivery",
    "duties",
    "manifest",
    "modes",
    "next",
    "path",
    "purge",
    "quota",
    "relaunch",
    "rules",
    "step",
    "suspension",
    "termination",
    "transition",
]

_STATES = Values((AppState, SceneState))
_AXES = Values((Axis,))
_CAUSES = Values((Cause,))
_TRIGGERS = Values((Trigger,))


def _question(
    parser: Parser, add: Callable[[Group], None], *, explained: bool, several: bool = False
) -> None:
    """Adds all options of a question about an app on a device."""
    group = Group(parser, "the question")
    add(group)
    add_ground(group, several=several)
    add_app(parser)
    add_device(parser)
    output = add_output(parser)
    if explained:
        output.flag("explain", "list every rule about the question, with its role in the answer")


def asks(add: Callable[[Group], None], *, explained: bool = False) -> Callable[[Parser], None]:
    return lambda parser: _question(parser, add, explained=explained)


def transition(group: Group) -> None:
    _way(group, targeted=True)


def step(group: Group) -> None:
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


def next(group: Group) -> None:
    group.option("from", "STATE", listed("the state of the app", "state"), _STATES)
    group.option("last-cause", "CAUSE", listed("why the app is in this state", "cause"), _CAUSES)
    group.option("axis", "AXIS", "app (the default), or scene: states of one scene", _AXES)


def path(group: Group) -> None:
    group.option("from", "STATE", listed("the state that the app leaves", "state"), _STATES)
    group.option("to", "STATE", "the state that the app should reach", _STATES)
    text = listed("permit only the causes given with this option; may be repeated", "cause")
    causes = Values((Cause,), several=True)
    group.option("allow-cause", "CAUSE", text, causes, repeat=True)
    group.option("last-cause", "CAUSE", "why the app is in the state that it leaves", _CAUSES)
    group.option("axis", "AXIS", "app (the default), or scene: states of one scene", _AXES)
    text = listed("the event that launches, wakes or brings back the app", "trigger")
    group.option("trigger", "TRIGGER", text, _TRIGGERS)


def deadline(group: Group) -> None:
    allowances = Values((Allowance,))
    text = listed("the thing that takes time", "allowance")
    group.subject("allowance", "ALLOWANCE", text, allowances)


def relaunch(group: Group) -> None:
    text = listed("how the app ended; none: it is still in memory", "termination")
    group.option("after", "TERMINATION", text, Values((Termination,)))
    group.option("on", "TRIGGER", listed("the event that happens then", "trigger"), _TRIGGERS)
    text = "what happened in between: reboot, unlock, user-launch; may be repeated"
    group.option("since", "EVENT", text, Values((Since,), several=True), repeat=True)
    text = listed("the state of the app; a state in memory needs no --after", "state")
    group.option("state", "STATE", text, Values((AppState,)))
    group.flag("force-quit", "the user force quit the app earlier, whatever ended it last")


def conduct(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    text = listed("what the app does in this state", "activity")
    group.option("activity", "ACTIVITY", text, Values((Activity,)))


def duties(group: Group) -> None:
    text = listed("a selector", "callback")
    group.subject("callback", "SELECTOR", text, Values((Callback,)))


def call(group: Group) -> None:
    text = listed("a selector", "callback")
    group.subject("callback", "SELECTOR", text, Values((Callback,)))
    text = listed("the event for which the method is called", "trigger")
    group.option("trigger", "TRIGGER", text, _TRIGGERS)


def modes(group: Group) -> None:
    text = listed("one mode; all modes if omitted", "mode")
    group.subject("of", "MODE", text, Values((BackgroundMode,)))


def manifest(group: Group) -> None:
    text = "an Info.plist in XML or in binary form; -: standard input"
    group.alone(lambda _: "info-plist", "FILE", text, Values(file=True))


def delivery(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    group.option("event", "EVENT", listed("the event", "event"), Values((Event,)))


def suspension(group: Group) -> None:
    text = listed("a clock that runs for the app; may be repeated", "allowance")
    group.option(
        "allowance", "ALLOWANCE", text, Values((Allowance,), several=True), repeat=True
    )
    text = listed("an activity of the app; may be repeated", "activity")
    activities = Values((Activity,), several=True)
    group.option("activity", "ACTIVITY", text, activities, repeat=True)
    text = "an activity that began while the app was in front; may be repeated"
    group.option("begun-in-front", "ACTIVITY", text, activities, repeat=True)


def purge(group: Group) -> None:
    group.option("state", "STATE", listed("the state of the app", "state"), Values((AppState,)))
    text = listed("an activity of the app; may be repeated", "activity")
    group.option("activity", "ACTIVITY", text, Values((Activity,), several=True), repeat=True)


def quota(group: Group) -> None:
    group.subject("quota", "QUOTA", listed("the quota", "quota"), Values((Quota,)))


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


def termination(group: Group) -> None:
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


def rules(parser: Parser) -> None:
    group = Group(parser, "the question")
    group.argument("rule", "ID", "a rule, which is printed in full; or a family", Values((Family,)))
    group.option("id", "ID", "the id of a rule")
    group.option("family", "FAMILY", listed("rules of a family", "family"), Values((Family,)))
    group.option("for-os", "VERSION", "rules that hold on a version", VERSIONS)
    text = "rules with this kind of evidence, such as observed"
    group.option("evidence", "EVIDENCE", text, Values((Evidence,)), "basis")
    group.option("source", "KEY", "rules that cite a source, such as A2")
    output = add_output(parser, "text", "markdown", "json")
    output.flag("details", "print each rule in full")
