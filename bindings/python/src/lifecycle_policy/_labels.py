"""The base classes of the enumerations: integers that know their names."""

from __future__ import annotations

from enum import IntEnum, IntFlag

__all__ = ["LabelledEnum", "LabelledFlag"]


class LabelledEnum(IntEnum):
    """An enumeration of the library."""

    @property
    def label(self) -> str:
        """The name that the library gives the value, such as ``not-running``."""
        from ._names import label_of

        return label_of(self)


class LabelledFlag(IntFlag):
    """A mask of the library; a value may hold several bits."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the bits that are set, lowest bit first."""
        from ._names import label_of

        bits = [1 << shift for shift in range(int(self).bit_length()) if self >> shift & 1]
        return tuple(label_of(type(self)(bit)) for bit in bits)

    @property
    def label(self) -> str:
        """The names of the bits that are set, with commas between them."""
        return ",".join(self.labels)
