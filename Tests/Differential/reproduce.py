"""Asks a question with the Python binding, or writes the expression that asks the question."""

from __future__ import annotations

import math
from typing import Any

import place  # noqa: F401
import lifecycle_policy as lp
from lifecycle_policy import App, Context, DeviceFacts, EvidenceProfile, Limit
from lifecycle_policy._native.labels import LabelledEnum

from evaluator.book import Json


def _value(value: Any) -> str:
    if isinstance(value, frozenset):
        return f"[{', '.join(map(_value, sorted(value)))}]"
    if isinstance(value, LabelledEnum):
        return f"lp.{type(value).__name__}.{value.name}"
    if type(value).__name__ == "OSVersion":
        return f"lp.OSVersion({value.major}, {value.minor}, {value.patch})"
    return "float('inf')" if value == math.inf else repr(value)


def _made(value: Any, usual: Any, *placed: Any) -> str:
    """Writes the call that makes a value. `placed` are the positional arguments. Every other field
    is given by name, unless the field has its default value."""
    parts = [*map(_value, placed)]
    for field in type(value).__dataclass_fields__:
        given = getattr(value, field)
        if given != getattr(usual, field):
            parts.append(f"{field}={_value(given)}")
    return f"lp.{type(value).__name__}({', '.join(parts)})"


def context_expression(context: Context) -> str:
    parts = [repr(str(context.os))]
    if context.os_last is not None:
        parts.append(f"os_last={str(context.os_last)!r}")
    if context.profile != EvidenceProfile.OBSERVED:
        parts.append(f"profile={context.profile.label!r}")
    if context.app is not None:
        parts.append(f"app={_made(context.app, App())}")
    if context.facts is not None:
        parts.append(f"facts={_made(context.facts, DeviceFacts())}")
    if context.limits:
        limits = (_made(one, Limit(one.allowance), one.allowance) for one in context.limits)
        parts.append(f"limits=[{', '.join(limits)}]")
    return f"lp.Context({', '.join(parts)})"


#: For each kind of question: the name of the function that asks it, and the parts of the question
#: that are the positional arguments and the keyword arguments of the function.
_FUNCTIONS = {
    "transition": ("transition", ("from", "to", "cause"),
                   ("axis", "last_cause", "trigger", "interruption")),
    "next": ("next_transitions", ("from",), ("axis", "last_cause")),
    "path": ("path", ("from", "to"), ("axis", "last_cause", "trigger", "allowed_causes")),
    "deadline": ("deadline", ("allowance",), ()),
    "relaunch": ("relaunch", ("termination", "trigger"), ("since", "state", "force_quit")),
    "conduct": ("conduct", ("state", "activity"), ()),
    "duties": ("duties", ("callback",), ()),
    "delivery": ("delivery", ("state", "event"), ()),
    "mode": ("mode", ("of",), ()),
    "quota": ("quota", ("quota",), ()),
    "manifest": ("manifest", (), ()),
    "termination": ("termination", ("code",), ("namespace", "error_domain")),
    "suspension": ("suspension", (), ("allowances", "activities", "begun_in_front")),
    "purge": ("purge", ("state",), ("activities",)),
    "call": ("call", ("callback",), ("trigger",)),
}  # fmt: skip

#: The kinds of question that `lp.explain` takes as a single name, without a query.
_BY_NAME = ("deadline", "mode", "quota")


def may_lack(kind: str) -> tuple[str, ...]:
    """Returns the names of the optional parts of a question of this kind."""
    return tuple(name for name in _FUNCTIONS[kind][2] if name != "axis")


def _arguments(kind: str, asked: Json) -> tuple[str, list[Any], Json]:
    """Returns the name of the function that asks a question, with the positional and keyword
    arguments."""
    function, placed, named = _FUNCTIONS[kind]
    told = {name: asked[name] for name in named if asked.get(name)}
    listed = {name: sorted(value) for name, value in told.items() if isinstance(value, frozenset)}
    return function, [asked.get(name) for name in placed], told | listed


def asked_openly(context: Context, kind: str, asked: Json) -> Any:
    """Asks a question with the public function of the Python binding."""
    function, placed, named = _arguments(kind, asked)
    return getattr(lp, function)(context, *placed, **named)


def expression(context: Context, kind: str, asked: Json) -> str:
    """Writes a question as an expression, in which `lp` is lifecycle_policy."""
    about = asked.get("question", kind)
    function, placed, named = _arguments(about, asked)
    parts = [*map(repr, placed), *(f"{name}={value!r}" for name, value in named.items())]
    if kind != "explain":
        return f"lp.{function}({', '.join([context_expression(context), *parts])})"
    made = parts[0] if about in _BY_NAME else f"lp.{about.title()}Query({', '.join(parts)})"
    return f"lp.explain({context_expression(context)}, {made})"
