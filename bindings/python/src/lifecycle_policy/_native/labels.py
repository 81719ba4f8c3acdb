"""The base classes of the enumerations: integers that know their names."""

from __future__ import annotations

import sys
from enum import IntEnum, IntFlag
from functools import lru_cache

__all__ = ["LabelledEnum", "LabelledFlag"]


class LabelledEnum(IntEnum):
    """An enumeration of the library."""

    @property
    def label(self) -> str:
        """The name that the library gives the value, such as ``not-running``."""
        return _label(self)


class LabelledFlag(IntFlag):
    """A mask of the library; a value may hold several bits."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the bits that are set, lowest bit first."""
        bits = [1 << shift for shift in range(int(self).bit_length()) if self >> shift & 1]
        return tuple(_label(type(self)(bit)) for bit in bits)

    @property
    def label(self) -> str:
        """The names of the bits that are set, with commas between them."""
        return ",".join(self.labels)


@lru_cache(maxsize=None)
def _name(kind: int, value: int) -> str | None:
    from .library import library  # here: a class of names is loaded sooner than ctypes

    text: bytes | None = library().lcp_enum_name(kind, value)
    return None if text is None else text.decode()


def _label(value: LabelledEnum | LabelledFlag) -> str:
    """Gives the name of one value; the kinds of the classes stand in their module."""
    kind = getattr(sys.modules[type(value).__module__], "KINDS", {}).get(type(value))
    name = None if kind is None else _name(kind, value)
    return name or str(value.name).lower().replace("_", "-")
