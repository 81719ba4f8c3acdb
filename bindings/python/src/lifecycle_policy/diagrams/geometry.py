"""The finished picture in numbers: boxes, texts and lines, and the states and edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .._native.enums import Axis
from ..questions.transitions import State
from .model import Edge
from .text import Block
from .words import Kind

__all__ = ["Anchor", "Band", "Box", "Label", "Node", "Picture", "Point", "Route", "Swatch"]

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]

#: Sums of the same lengths may differ by this much if the order differs, due to rounding.
_ROUNDING = 1e-6


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: Box) -> bool:
        """Tells whether two boxes overlap."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > _ROUNDING and down > _ROUNDING


@dataclass(frozen=True, slots=True)
class Label:
    """A block of text. Its box is as wide as the text can become."""

    block: Block
    x: float
    """The x of the start, end or middle of the lines; see `anchor`."""
    y: float
    anchor: Anchor
    upright: bool = True
    """False: the text is rotated to the left around its middle."""

    @property
    def box(self) -> Box:
        """The area that the text covers."""
        width, height = self.block.width, self.block.height
        if not self.upright:
            return Box(self.x - height / 2, self.y - width / 2, height, width)
        left = {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        return Box(self.x - left, self.y, width, height)


@dataclass(frozen=True, slots=True)
class Node:
    """A state."""

    axis: Axis
    state: State
    kind: Kind
    box: Box
    texts: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """An edge: the corners of its line from state to state, and its label."""

    axis: Axis
    edge: Edge
    points: tuple[Point, ...]
    labels: tuple[Label, ...]
    end: bool
    """True if this is one of the thin lines for the end of a process or scene."""


@dataclass(frozen=True, slots=True)
class Band:
    """A background tint for states of one kind."""

    kind: Kind
    box: Box
    label: Label


@dataclass(frozen=True, slots=True)
class Swatch:
    """A sample in the legend."""

    kind: Kind | Literal["line", "dashed", "end"]
    box: Box


@dataclass(frozen=True, slots=True)
class Picture:
    """All parts of the picture, from back to front."""

    width: float
    height: float
    bands: tuple[Band, ...]
    routes: tuple[Route, ...]
    nodes: tuple[Node, ...]
    swatches: tuple[Swatch, ...]
    texts: tuple[Label, ...]
    """The texts around the lanes: title, headings, notes, legend and footer."""
