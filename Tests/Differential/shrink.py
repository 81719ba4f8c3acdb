"""Makes a question and its context as small as possible while the evaluator and the library still
disagree about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import place  # noqa: F401
from lifecycle_policy import App, Context, DeviceFacts, EvidenceProfile, OSVersion

from evaluator.book import Json
from reproduce import may_lack

#: A function that returns whether the evaluator and the library still disagree about a question.
Fails = Callable[[Context, Json], bool]


def changed(context: Context, **changes: Any) -> Context:
    """Returns a copy of a context with some parts changed."""
    parts: Json = {
        "os": context.os,
        "os_last": context.os_last,
        "profile": context.profile,
        "app": context.app,
        "facts": context.facts,
        "limits": context.limits,
    } | changes
    return Context(**parts)


def _with_defaults(value: Any, usual: Any) -> Iterator[Any]:
    """Yields copies of a value, each with one field set to its default."""
    for name in type(value).__dataclass_fields__:
        if getattr(value, name) != getattr(usual, name):
            yield replace(value, **{name: getattr(usual, name)})


def _smaller_grounds(context: Context) -> Iterator[Context]:
    """Yields copies of a context, each with one thing left out or simplified. Within each part of
    the context, the largest things come first."""
    if context.os_last is not None:
        yield changed(context, os_last=None)
    if context.app is not None:
        yield changed(context, app=None)
        for app in _with_defaults(context.app, App()):
            yield changed(context, app=app)
        for mode in sorted(context.app.background_modes):
            less = context.app.background_modes - {mode}
            yield changed(context, app=replace(context.app, background_modes=less))
    if context.facts is not None:
        yield changed(context, facts=None)
        for facts in _with_defaults(context.facts, DeviceFacts()):
            yield changed(context, facts=facts)
    if context.limits:
        yield changed(context, limits=())
        for index in range(len(context.limits)):
            less_limits = context.limits[:index] + context.limits[index + 1 :]
            yield changed(context, limits=less_limits)
    if context.profile != EvidenceProfile.OBSERVED:
        yield changed(context, profile=EvidenceProfile.OBSERVED)
    for os in (OSVersion(context.os.major), OSVersion(context.os.major, context.os.minor)):
        if OSVersion(2) <= os < context.os:
            yield changed(context, os=os)


def _smaller_questions(kind: str, asked: Json) -> Iterator[Json]:
    for name in may_lack(asked.get("question", kind)):
        value = asked.get(name)
        if name == "state" and asked["termination"] is None:
            continue
        if isinstance(value, frozenset):
            if value:
                yield asked | {name: frozenset()}
            for item in sorted(value):
                yield asked | {name: value - {item}}
        elif value is not None:
            yield {key: told for key, told in asked.items() if key != name}


def smallest(context: Context, kind: str, asked: Json, fails: Fails) -> tuple[Context, Json]:
    """Removes one thing after another as long as the answers still differ. Returns the smallest
    context and question."""
    going = True
    while going:
        going = False
        for ground in _smaller_grounds(context):
            if fails(ground, asked):
                context, going = ground, True
                break
        for question in _smaller_questions(kind, asked):
            if fails(context, question):
                asked, going = question, True
                break
    return context, asked
