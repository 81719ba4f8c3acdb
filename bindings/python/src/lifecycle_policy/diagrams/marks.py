"""The basic shapes of pictures as SVG, and the page around them."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from html import escape

from .geometry import Box
from .style import SANS, style_sheet

__all__ = ["number", "page_of", "rectangle", "title_of"]


def number(value: float) -> str:
    """Formats a number with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def rectangle(box: Box, looks: str, radius: float) -> str:
    """Draws a rectangle with rounded corners."""
    place = f'x="{number(box.x)}" y="{number(box.y)}"'
    size = f'width="{number(box.width)}" height="{number(box.height)}"'
    return f'<rect {place} {size} rx="{number(radius)}" {looks}/>'


def title_of(text: str) -> str:
    """Returns a tooltip."""
    return f"<title>{escape(text, quote=False)}</title>"


def page_of(
    size: tuple[float, float], title: str, description: str, body: Iterable[str]
) -> str:
    """Makes a page of shapes, with a title and a description in words."""
    mark = f"lp-{zlib.crc32(f'{title}{description}'.encode()):08x}"
    width, height = map(number, size)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" '
        f'aria-labelledby="{mark}-title {mark}-desc" font-family="{SANS}">'
    )
    return "\n".join(
        [
            head,
            f'<title id="{mark}-title">{escape(title, quote=False)}</title>',
            f'<desc id="{mark}-desc">{escape(description, quote=False)}</desc>',
            f"<style>{style_sheet()}</style>",
            *body,
            "</svg>\n",
        ]
    )
