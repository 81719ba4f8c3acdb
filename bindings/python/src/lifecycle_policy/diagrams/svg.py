"""Draws a picture as SVG, without scripts or external content. Equal diagrams give equal bytes."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .geometry import Box, Label, Node, Picture, Point, Route, Swatch
from .layout import picture_of
from .marks import number, page_of, rectangle, title_of
from .model import Diagram
from .notes import full_text
from .style import MONOSPACE, attributes, ink_of
from .text import BOLD
from .words import Kind, name_of, words

__all__ = ["svg_of"]

_CORNER = 7.0
_TIP, _TIP_HALF = 8.0, 3.6


def _points(*points: Point) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def _toward(start: Point, end: Point, distance: float) -> Point:
    """Returns the point at a distance from `start` towards `end`, but at most half way. The line
    from `start` to `end` must be horizontal or vertical."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    share = min(distance, length / 2) / length if length else 0.0
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def path_of(points: tuple[Point, ...]) -> str:
    """Returns a line with rounded corners. The line ends where its arrowhead begins."""
    stop = _toward(points[-1], points[-2], _TIP - 1)
    data = f"M{_points(points[0])}"
    for before, corner, after in zip(points, points[1:], (*points[2:-1], stop), strict=False):
        first, last = _toward(corner, before, _CORNER), _toward(corner, after, _CORNER)
        data += f"L{_points(first)}Q{_points(corner, last)}"
    return f"{data}L{_points(stop)}"


def _arrow(points: tuple[Point, ...]) -> str:
    tip, before = points[-1], points[-2]
    x, y = _toward(tip, before, _TIP)
    if tip[0] == before[0]:
        sides = ((x - _TIP_HALF, y), (x + _TIP_HALF, y))
    else:
        sides = ((x, y - _TIP_HALF), (x, y + _TIP_HALF))
    return f"M{_points(tip)}L{_points(*sides)}Z"


def _text(label: Label) -> Iterator[str]:
    leading = label.block.leading
    for index, line in enumerate(label.block.lines):
        first = line.spans[0]
        y = label.y + leading * index + leading / 2 + first.size * 0.35
        spans = []
        for span in line.spans:
            looks = attributes(f"lp-{ink_of(span.role)}")
            size = "" if span.size == first.size else f' font-size="{number(span.size)}"'
            family = f' font-family="{MONOSPACE}"' if span.role == "call" else ""
            weight = ' font-weight="600"' if span.role in BOLD else ""
            spacing = ' letter-spacing="0.8"' if span.role == "strip" else ""
            apart = f' dx="{number(span.apart)}"' if span.apart else ""
            said = escape(span.text, quote=False)
            spans.append(f"<tspan{apart} {looks}{size}{family}{weight}{spacing}>{said}</tspan>")
        place = f'x="{number(label.x + line.indent)}" y="{number(y)}"'
        if not label.upright:
            place = f'transform="translate({number(label.x + first.size * 0.35)} '
            place += f'{number(label.y)}) rotate(-90)"'
        anchor = "" if label.anchor == "start" else f' text-anchor="{label.anchor}"'
        yield f'<text {place} font-size="{number(first.size)}"{anchor}>{"".join(spans)}</text>'


def _line(points: tuple[Point, ...], *, end: bool, dashed: bool) -> Iterator[str]:
    """Draws a line with its arrowhead."""
    name, tip, width = ("lp-end", "lp-endtip", 1.0) if end else ("lp-line", "lp-tip", 1.5)
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    yield f'<path d="{path_of(points)}" {attributes(name)} stroke-width="{width:g}"{dash}/>'
    yield f'<path d="{_arrow(points)}" {attributes(tip)}/>'


def _route(route: Route) -> Iterator[str]:
    yield f"<g>{title_of(chr(10).join(full_text(route.edge)))}"
    yield from _line(route.points, end=route.end, dashed=route.edge.conditional)
    for label in route.labels:
        yield from _text(label)
    yield "</g>"


def _node(node: Node) -> Iterator[str]:
    width = 2 if node.kind is Kind.FOREGROUND else 1.5
    looks = f'{attributes(f"lp-{node.kind.name.lower()}")} stroke-width="{width}"'
    yield f"<g>{title_of(f'{name_of(node.state)}: {node.kind.value.lower()}')}"
    yield rectangle(node.box, looks, 10)
    for label in node.texts:
        yield from _text(label)
    yield "</g>"


def _swatch(swatch: Swatch) -> str:
    if isinstance(swatch.kind, Kind):
        looks = f'{attributes(f"lp-{swatch.kind.name.lower()}")} stroke-width="1.5"'
        return rectangle(swatch.box, looks, 4)
    y = swatch.box.middle[1]
    points = ((swatch.box.x, y), (swatch.box.right, y))
    return "".join(_line(points, end=swatch.kind == "end", dashed=swatch.kind == "dashed"))


def _description(diagram: Diagram) -> str:
    """Describes the picture in words."""
    sentences = [f"{fact}." for fact in (*diagram.facts, *diagram.remarks)]
    for lane in diagram.lanes:
        for edge in lane.edges:
            causes = ", ".join(words(way.cause) for way in edge.ways)
            sentences.append(f"{name_of(edge.from_)} to {name_of(edge.to)}: {causes}.")
    return " ".join([*sentences, f"{diagram.footer}."])


def _body(picture: Picture) -> Iterator[str]:
    page = Box(0.5, 0.5, picture.width - 1, picture.height - 1)
    yield rectangle(page, attributes("lp-page"), 12)
    for band in picture.bands:
        yield rectangle(band.box, attributes(f"lp-tint-{band.kind.name.lower()}"), 12)
        yield from _text(band.label)
    for route in sorted(picture.routes, key=lambda route: not route.end):
        yield from _route(route)
    for node in picture.nodes:
        yield from _node(node)
    for swatch in picture.swatches:
        yield _swatch(swatch)
    for label in picture.texts:
        yield from _text(label)


def svg_of(diagram: Diagram, *, callbacks: bool = True) -> str:
    """Draws a diagram."""
    picture = picture_of(diagram, callbacks=callbacks)
    size = (picture.width, picture.height)
    return page_of(size, diagram.title, _description(diagram), _body(picture))
