"""Writes a question as a Python expression that asks the library."""

from __future__ import annotations

import math
from typing import Any

import place  # noqa: F401
from lifecycle_policy import App, Context, DeviceFacts, EvidenceProfile
from lifecycle_policy._native.labels import LabelledEnum, LabelledFlag

from book import Json


def _value(value: Any) -> str:
    if isinstance(value, LabelledFlag):
        names = [member.name for member in type(value) if member & value]
        listed = " | ".join(f"lp.{type(value).__name__}.{name}" for name in names)
        return listed or f"lp.{type(value).__name__}(0)"
    if isinstance(value, LabelledEnum):
        return f"lp.{type(value).__name__}.{value.name}"
    if type(value).__name__ == "OSVersion":
        return f"lp.OSVersion({value.major}, {value.minor}, {value.patch})"
    return "float('inf')" if value == math.inf else repr(value)


def _made(name: str, value: Any, kind: Any) -> str:
    parts = []
    for field, told in kind.__dataclass_fields__.items():
        given = getattr(value, field)
        if given != told.default:
            parts.append(f"{field}={_value(given)}")
    return f"lp.{name}({', '.join(parts)})"


def context_expression(context: Context) -> str:
    """Writes a context."""
    parts = [repr(str(context.os))]
    if context.os_last is not None:
        parts.append(f"os_last={str(context.os_last)!r}")
    if context.profile != EvidenceProfile.OBSERVED:
        parts.append(f"profile={context.profile.label!r}")
    if context.app is not None:
        parts.append(f"app={_made('App', context.app, App)}")
    if context.facts is not None:
        parts.append(f"facts={_made('DeviceFacts', context.facts, DeviceFacts)}")
    if context.limits:
        limits = ", ".join(_made("Limit", one, type(one)) for one in context.limits)
        parts.append(f"limits=[{limits}]")
    return f"lp.Context({', '.join(parts)})"


#: The function, what it takes by place, and what by name.
_FUNCTIONS = {
    "transition": ("transition", ("from", "to", "cause"),
                   ("axis", "last_cause", "trigger", "interruption")),
    "next": ("next_transitions", ("from",), ("axis", "last_cause")),
    "path": ("path", ("from", "to"), ("axis", "last_cause", "trigger", "allowed_causes")),
    "deadline": ("deadline", ("allowance",), ()),
    "relaunch": ("relaunch", ("termination", "trigger"), ("since",)),
    "conduct": ("conduct", ("state", "activity"), ()),
    "duties": ("duties", ("callback",), ()),
    "delivery": ("delivery", ("state", "event"), ()),
    "mode": ("mode", ("of",), ()),
    "quota": ("quota", ("quota",), ()),
    "manifest": ("manifest", (), ()),
    "termination": ("termination", ("code",), ("namespace",)),
}  # fmt: skip


def may_lack(kind: str) -> tuple[str, ...]:
    """Gives what a question of a kind need not tell."""
    return tuple(name for name in _FUNCTIONS[kind][2] if name != "axis")


def expression(context: Context, kind: str, asked: Json) -> str:
    """Writes a question; `lp` is lifecycle_policy."""
    function, placed, named = _FUNCTIONS[kind]
    parts = [context_expression(context)]
    parts += [repr(asked[name]) for name in placed]
    for name in named:
        value = asked.get(name)
        if name == "since" and value:
            events = (event.upper().replace("-", "_") for event in sorted(value))
            parts.append("since=" + " | ".join(f"lp.Since.{event}" for event in events))
        elif value:
            parts.append(f"{name}={sorted(value) if isinstance(value, frozenset) else value!r}")
    return f"lp.{function}({', '.join(parts)})"
