"""The base classes of the enumerations: integers that know their names and titles."""

from __future__ import annotations

import sys
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

__all__ = ["LabelledEnum", "LabelledCondition"]

E = TypeVar("E", bound="LabelledEnum")


class LabelledEnum(IntEnum):
    """An enumeration of the library. `print` shows the name of a value."""

    @property
    def label(self) -> str:
        """The name that the library gives the value, such as ``not-running``."""
        return _label(self)

    @property
    def title(self) -> str:
        """The title of the value, a short phrase for people, such as ``not running``."""
        kind = _kind(self)
        text = None if kind is None else _text("lcp_enum_title", kind, self)
        return text or self.label.replace("-", " ")

    def __str__(self) -> str:
        return _label(self)

    def __format__(self, spec: str) -> str:
        return format(_label(self), spec)

    # The values are not bit masks, so the `|` of integers would give a wrong value.
    def __or__(self: E, other: E | frozenset[E]) -> frozenset[E]:  # type: ignore[override]
        """Joins values of one enumeration into a set."""
        if isinstance(other, frozenset):
            return other | {self}
        if type(other) is type(self):
            return frozenset((self, other))
        raise TypeError(f"{self!r} and {other!r} are not values of one enumeration")

    def __ror__(self: E, other: frozenset[E]) -> frozenset[E]:  # type: ignore[override]
        return self | other


class LabelledCondition(LabelledEnum):
    """An enumeration of conditions, each of which holds or fails."""

    @property
    def opposite_title(self) -> str:
        """The title for the case that the condition fails."""
        return _text("lcp_condition_opposite_title", self) or ""


@lru_cache(maxsize=None)
def _text(function: str, *numbers: int) -> str | None:
    """Calls a function of the library that returns a text."""
    from .library import library  # imported here, so that the enumerations load without ctypes

    text: bytes | None = getattr(library(), function)(*numbers)
    return None if text is None else text.decode()


def _kind(value: LabelledEnum) -> int | None:
    """Returns the kind of a value. `KINDS`, in the module of the value's class, lists the kinds."""
    kinds: dict[type, int] = getattr(sys.modules[type(value).__module__], "KINDS", {})
    return kinds.get(type(value))


def _label(value: LabelledEnum) -> str:
    """Returns the name of a value. A class without a kind uses the Python names of its values."""
    module, kind = sys.modules[type(value).__module__], _kind(value)
    name = None if kind is None else _text("lcp_enum_name", kind, value)
    if name is None:
        return str(value.name).lower().replace("_", "-")
    return name.removeprefix(getattr(module, "PREFIXES", {}).get(type(value), ""))
