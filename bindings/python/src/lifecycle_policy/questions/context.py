"""The context of a question: OS version, evidence profile, app, device, and the host's limits."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .._native.bindings import lcp_context, lcp_device_facts, lcp_limit, lcp_limits
from .._native.convert import fact, new, to_ns
from .._native.enums import Allowance, EvidenceProfile, Field, Idiom, Status
from .._native.errors import refused
from .._native.names import coerce, coerce_or_none
from .._native.osversion import OSVersion
from .app import App, is_constant_app, native_app
from .declared import DeviceFacts

__all__ = ["Context", "DeviceFacts", "Limit"]


@dataclass(frozen=True, slots=True)
class Limit:
    """A host's own figures for an allowance, in seconds. They replace the figures of the rule.

    ``math.inf`` means no limit. None keeps the figure of the rule.
    """

    allowance: Allowance
    limit: float | None = None
    advice: float | None = None
    warning: float | None = None
    """How long before the limit the app is warned. Must not exceed `limit` if both are given."""


def _check(value: object, kind: type, field: Field) -> None:
    """Refuses a value that is neither None nor an instance of `kind`."""
    if value is not None and not isinstance(value, kind):
        text = f"`{value!r}` is not {'an' if kind is App else 'a'} {kind.__name__}"
        raise refused(field, Status.UNKNOWN_VALUE, text, value)


@dataclass(frozen=True, slots=True, init=False)
class Context:
    """An OS version or a range of versions, an evidence profile, an app, a device, and limits.

    >>> Context("8.1").os
    OSVersion(major=8, minor=1, patch=0)
    """

    os: OSVersion
    os_last: OSVersion | None
    """The last version of a range that begins at `os`, or None."""
    profile: EvidenceProfile
    app: App | None
    """The app; None: an app that declares nothing."""
    facts: DeviceFacts | None
    """The facts about the device; None: the ordinary device."""
    limits: tuple[Limit, ...]
    """The host's own limits. If several limits are for one allowance, the first one counts."""

    def __init__(
        self,
        os: OSVersion | str,
        *,
        os_last: OSVersion | str | None = None,
        profile: EvidenceProfile | str = EvidenceProfile.OBSERVED,
        app: App | None = None,
        facts: DeviceFacts | None = None,
        limits: Iterable[Limit] = (),
    ) -> None:
        limits = tuple(limits)
        _check(app, App, Field.APP)
        _check(facts, DeviceFacts, Field.FACTS)
        for limit in limits:
            _check(limit, Limit, Field.LIMITS)
        put = object.__setattr__
        put(self, "os", OSVersion.of(os))
        put(self, "os_last", None if os_last is None else OSVersion.of(os_last))
        put(self, "profile", coerce(EvidenceProfile, profile, Field.PROFILE))
        put(self, "app", app)
        put(self, "facts", facts)
        put(self, "limits", limits)

    @classmethod
    def of(cls, value: Context | OSVersion | str) -> Context:
        """Returns a context unchanged, or makes one from an OS version."""
        return value if isinstance(value, Context) else cls(value)


def _native_facts(facts: DeviceFacts) -> lcp_device_facts:
    values: dict[str, int] = {}
    for name in facts.__dataclass_fields__:
        if name not in ("idiom", "foreground_slots"):
            values[name] = fact(getattr(facts, name), Field[name.upper()])
    values["idiom"] = coerce_or_none(Idiom, facts.idiom, Field.IDIOM)
    slots = 0 if facts.foreground_slots is None else facts.foreground_slots
    if not isinstance(slots, int) or isinstance(slots, bool) or not 0 <= slots < 1 << 32:
        text = f"`{slots!r}` is not a number from 1 to 8"
        raise refused(Field.FOREGROUND_SLOTS, Status.OUT_OF_RANGE, text, slots)
    return new(lcp_device_facts, foreground_slots=slots, **values)


def _native_limit(limit: Limit) -> lcp_limit:
    return new(
        lcp_limit,
        allowance=coerce(Allowance, limit.allowance, Field.ALLOWANCE),
        limit_ns=to_ns(limit.limit, Field.LIMIT_NS),
        advice_ns=to_ns(limit.advice, Field.LIMIT_NS),
        warning_ns=to_ns(limit.warning, Field.LIMIT_NS),
    )


#: The types of the pointers in a context. ctypes.pointer is not used, because it looks types up in
#: a table. Until Python 3.12, another interpreter in the process empties that table when it imports
#: ctypes. ctypes.pointer then makes new types, which do not fit into a context.
_POINTERS: dict[str, Any] = {field[0]: field[1] for field in lcp_context._fields_}


def native_context(context: Context) -> lcp_context:
    """Makes the struct that is passed to the library. The struct keeps everything that it points to
    alive."""
    native = new(lcp_context, os=context.os.packed, profile=context.profile)
    if context.app is not None:
        native.app = _POINTERS["app"](native_app(context.app))
    if context.facts is not None:
        native.facts = _POINTERS["facts"](_native_facts(context.facts))
    if context.limits:
        items = (lcp_limit * len(context.limits))(*map(_native_limit, context.limits))
        size = ctypes.sizeof(lcp_limit)
        limits = new(lcp_limits, count=len(items), items=items, stride=size)
        native.limits = _POINTERS["limits"](limits)
    return native


def is_constant(context: Context) -> bool:
    """Tells whether no part of a context can change. A part of a subclass counts as changeable."""
    versions = (context.os, context.os_last)
    return (
        type(context) is Context
        and all(type(part) in (OSVersion, type(None)) for part in versions)
        and (context.app is None or is_constant_app(context.app))
        and type(context.facts) in (DeviceFacts, type(None))
        and all(type(limit) is Limit for limit in context.limits)
    )
