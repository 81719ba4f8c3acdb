"""The shapes of a timeline: texts, bands of states, numbers of events, and the legend."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape

from .._native.enums import AppState
from ..diagrams.geometry import Box
from ..diagrams.marks import number, rectangle
from ..diagrams.style import attributes
from ..diagrams.text import clean, text_width

__all__ = ["PIN", "SIZE", "STATES", "bar", "cross", "legend", "pin", "pin_width", "put", "stem"]

#: The font size. No text is smaller.
SIZE = 11.0
#: The height of an event's number.
PIN = 17.0


@dataclass(frozen=True, slots=True)
class Looks:
    """How a state is drawn: its colours, height and name."""

    kind: str
    height: float
    name: str
    extra: str

    def band(self, box: Box) -> Iterator[str]:
        """Draws the state as a band that fills the box."""
        radius = 2.0 if self.height > 4 else 0.0
        if "fill:none" in self.extra:
            # Hides what is behind a hollow band.
            yield rectangle(box, attributes("lp-page"), radius)
        yield rectangle(box, attributes(self.kind) + self.extra, radius)


_HOLLOW = ' stroke-width="1" style="fill:none" stroke-dasharray="3 3"'

#: How each state is drawn. States differ in height and fill, and have a name if there is room.
STATES = {
    AppState.ACTIVE: Looks("lp-foreground", 26, "active", ' stroke-width="1.5"'),
    AppState.INACTIVE: Looks(
        "lp-foreground", 15, "inactive", ' stroke-width="1.2" fill-opacity="0.4"'
    ),
    AppState.BACKGROUND: Looks("lp-background", 19, "background", ' stroke-width="1.5"'),
    AppState.SUSPENDED: Looks("lp-background", 15, "suspended", _HOLLOW),
    AppState.PREWARMED: Looks("lp-off", 15, "prewarmed", _HOLLOW),
    AppState.NOT_RUNNING: Looks("lp-endtip", 1.5, "not running", ""),
}


def put(
    x: float, y: float, text: str, ink: str = "text", *, size: float = SIZE,
    anchor: str = "start", bold: bool = False,
) -> str:  # fmt: skip
    """Draws a text on a line."""
    weight = ' font-weight="600"' if bold else ""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    said = escape(clean(text), quote=False)
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{place}{weight}'
    return f"<text {place} {attributes(f'lp-{ink}')}>{said}</text>"


def bar(x: float, y: float, width: float, height: float, name: str, radius: float = 0) -> str:
    """Draws a plain box."""
    return rectangle(Box(x, y, width, height), attributes(name), radius)


def cross(x: float, y: float) -> str:
    """Draws the mark of a kill around a point."""
    far, near = 5.5, 3.9
    corners = (
        ((-far, -near), (-near, -far), (far, near), (near, far)),
        ((near, -far), (far, -near), (-near, far), (-far, near)),
    )
    data = ""
    for arm in corners:
        points = [f"{number(x + across)} {number(y + down)}" for across, down in arm]
        data += f"M{'L'.join(points)}Z"
    return f'<path d="{data}" {attributes("lp-limit")}/>'


def stem(x: float, top: float, bottom: float) -> str:
    """Draws the line from an event's number to its app."""
    data = f"M{number(x)} {number(top)}V{number(bottom)}"
    return f'<path d="{data}" {attributes("lp-end")} stroke-width="1" stroke-dasharray="1 3"/>'


def pin_width(text: str) -> float:
    """Returns the width of an event's number with its frame."""
    return max(PIN, text_width(text, SIZE, bold=True) + 6)


def pin(x: float, y: float, text: str, *, refused: bool) -> Iterator[str]:
    """Draws the number of an event, hollow if the event was refused."""
    width = pin_width(text)
    looks = ' stroke-width="1" style="fill:none" stroke-dasharray="2 2"' if refused else ""
    box = Box(x - width / 2, y, width, PIN)
    yield rectangle(box, attributes("lp-off") + (looks or ' stroke-width="1"'), PIN / 2)
    ink = "limit" if refused else "text"
    yield put(x, y + 12.5, text, ink, anchor="middle", bold=True)


def _sample(looks: Looks, height: float, x: float, y: float) -> str:
    return "".join(looks.band(Box(x, y + 13 - height, 18, height)))


def _samples(prewarmed: bool) -> Iterator[tuple[str, float, Callable[[float, float], str]]]:
    """Yields each mark of the legend: its name, how wide it is, and what draws it."""
    for state, looks in STATES.items():
        height = max(looks.height * 0.6, 1.5)
        if prewarmed or state is not AppState.PREWARMED:
            yield looks.name, 18, partial(_sample, looks, height)
    yield "callback", 1.6, lambda x, y: bar(x, y + 4, 1.6, 9, "lp-call")
    yield "call or wake-up", 16, lambda x, y: bar(x, y + 9, 16, 1.3, "lp-call")
    yield "its time is over", 17, lambda x, y: (
        bar(x, y + 9, 16, 1.3, "lp-limit") + bar(x + 15, y + 5, 1.6, 9, "lp-limit")
    )
    yield "kill", 11, lambda x, y: cross(x + 5, y + 8)


def legend(left: float, right: float, y: float, *, prewarmed: bool) -> tuple[list[str], float]:
    """Draws the legend, in as many rows as necessary; also returns where it ends."""
    marks: list[str] = []
    x = left
    for name, width, draw in _samples(prewarmed):
        needed = width + 5 + text_width(name, SIZE)
        if x + needed > right:
            x, y = left, y + 20
        marks += [draw(x, y), put(x + width + 5, y + 12, name, "muted")]
        x += needed + 12
    return marks, y + 20
