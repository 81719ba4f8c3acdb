"""The finished picture, in numbers: boxes, texts and ways, each with what it stands for."""

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

#: What sums of the same lengths in another order may differ by.
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
        """The right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower side."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: Box) -> bool:
        """Whether the two have an area in common."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > _ROUNDING and down > _ROUNDING


@dataclass(frozen=True, slots=True)
class Label:
    """A block of text; its box is as wide as the text may become."""

    block: Block
    x: float
    """Where the lines begin, end or have their middle."""
    y: float
    anchor: Anchor
    upright: bool = True
    """Else it is turned to the left, around its middle."""

    @property
    def box(self) -> Box:
        """What it covers."""
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
    """An edge: the corners of its way from state to state, and its label."""

    axis: Axis
    edge: Edge
    points: tuple[Point, ...]
    labels: tuple[Label, ...]
    end: bool
    """One of the thin lines on which a life ends."""


@dataclass(frozen=True, slots=True)
class Band:
    """A tint behind states of one kind."""

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
    """Everything, from back to front."""

    width: float
    height: float
    bands: tuple[Band, ...]
    routes: tuple[Route, ...]
    nodes: tuple[Node, ...]
    swatches: tuple[Swatch, ...]
    texts: tuple[Label, ...]
    """The frame: title, headings, panels, legend and footer."""
