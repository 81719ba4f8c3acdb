"""The base class of the enumerations: integers that know their names."""

from __future__ import annotations

import sys
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

__all__ = ["LabelledEnum"]

E = TypeVar("E", bound="LabelledEnum")


class LabelledEnum(IntEnum):
    """An enumeration of the library. `print` shows the name of a value."""

    @property
    def label(self) -> str:
        """The name that the library gives the value, such as ``not-running``."""
        return _label(self)

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


@lru_cache(maxsize=None)
def _name(kind: int, value: int) -> str | None:
    from .library import library  # imported here, so that the enumerations load without ctypes

    text: bytes | None = library().lcp_enum_name(kind, value)
    return None if text is None else text.decode()


def _label(value: LabelledEnum) -> str:
    """Returns the name of a value.

    The library names a value by its kind. `KINDS` gives the kind of each class, and is in the
    module that defines the class. A class without a kind uses the Python names of its values.
    """
    module = sys.modules[type(value).__module__]
    kind = getattr(module, "KINDS", {}).get(type(value))
    name = None if kind is None else _name(kind, value)
    if name is None:
        return str(value.name).lower().replace("_", "-")
    return name.removeprefix(getattr(module, "PREFIXES", {}).get(type(value), ""))
