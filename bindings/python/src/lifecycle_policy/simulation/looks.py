"""The shapes of a timeline: texts, bands of states, numbers of events, and the legend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from .._native.enums import AppState
from ..diagrams.geometry import Box
from ..diagrams.marks import number, page_of, rectangle
from ..diagrams.style import attributes
from ..diagrams.text import clean, fitted, text_width
from .axis import Strip

__all__ = [
    "LEFT",
    "MARGIN",
    "NAMES",
    "PIN",
    "RIGHT",
    "ROOM",
    "SCALE",
    "SIZE",
    "STATES",
    "WIDTH",
    "Looks",
    "Sample",
    "bar",
    "cross",
    "ground",
    "head",
    "labels",
    "legend",
    "over",
    "page",
    "pin",
    "pin_rows",
    "pin_width",
    "put",
    "states",
    "stem",
]

#: The widths of a picture, of its margins, and of the column of app names. LEFT is the left end of
#: strips, and ROOM is their width.
WIDTH, MARGIN, NAMES = 830.0, 18.0, 92.0
LEFT = MARGIN + NAMES
ROOM = WIDTH - MARGIN - LEFT
#: The right end of texts at the right edge.
RIGHT = WIDTH - MARGIN / 2
#: The font size. No text is smaller.
SIZE = 11.0
#: The height of an event's number.
PIN = 17.0
#: The explanation of the axis in a picture.
SCALE = (
    "The axis is in order, and not to scale: solid where moments are close to each other, "
    "dotted where nothing happens."
)

#: A mark of the legend: its name, its width, and a function that draws it at a place.
Sample = tuple[str, float, Callable[[float, float], str]]


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
            # The page colour hides what is behind a hollow band.
            yield rectangle(box, attributes("lp-page"), radius)
        yield rectangle(box, attributes(self.kind) + self.extra, radius)


_HOLLOW = ' stroke-width="1" style="fill:none" stroke-dasharray="3 3"'

#: The look of each state. States differ in height and fill. The name is drawn if it fits into the
#: band.
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


def pin(
    x: float, y: float, text: str, ink: str = "text", *, hollow: bool, heavy: bool = False
) -> Iterator[str]:
    """Draws the number of an event, in a frame that may be hollow or heavy."""
    width = pin_width(text)
    looks = f' stroke-width="{2 if heavy else 1}"'
    looks += ' style="fill:none" stroke-dasharray="2 2"' if hollow else ""
    box = Box(x - width / 2, y, width, PIN)
    yield rectangle(box, attributes("lp-off") + looks, PIN / 2)
    yield put(x, y + 12.5, text, ink, anchor="middle", bold=True)


def pin_rows(pins: Iterable[tuple[float, str]]) -> tuple[int, list[int]]:
    """Places numbers, each at its x, in several rows if they would overlap. Returns the number of
    rows, and the row of each number, from above."""
    ends: list[float] = []
    found = []
    for x, text in pins:
        half = pin_width(text) / 2
        row = next((row for row, end in enumerate(ends) if end + 2 <= x - half), len(ends))
        ends[row : row + 1] = [x + half]
        found.append(row)
    return len(ends), [len(ends) - 1 - row for row in found]


def ground(strip: Strip, axis: float, top: float, bottom: float) -> Iterator[str]:
    """Draws the axis. Dense stretches have a tint, and empty time between them is dotted."""
    line = attributes("lp-line") + ' stroke-width="1.5"'
    dotted = attributes("lp-end") + ' stroke-width="1.2" stroke-dasharray="2 4"'
    stretches = strip.stretches()
    for start, end in stretches:
        x, width = strip.x_of(start), strip.x_of(end) - strip.x_of(start)
        if width > 6:
            yield bar(x - 3, axis - 3, width + 6, bottom - axis + 5, "lp-tint-foreground", 4)
    first, last = strip.places[0], strip.places[-1]
    yield f'<path d="M{number(first)} {number(axis)}H{number(last)}" {dotted}/>'
    for start, end in stretches:
        x, to = strip.x_of(start), strip.x_of(end)
        yield f'<path d="M{number(x - 1)} {number(axis)}H{number(max(to, x + 1))}" {line}/>'


def labels(strip: Strip, axis: float, moments: Iterable[tuple[float, str]]) -> Iterator[str]:
    """Labels moments in two rows below the axis, as far as there is room. Earlier moments in the
    list have priority. A label at the right edge is moved to the left."""
    taken: list[list[tuple[float, float]]] = [[], []]
    for time, text in moments:
        # Folds get no label, because nothing happens there.
        if not strip.start <= time <= strip.end or time in strip.folds:
            continue
        x, half = strip.x_of(time), text_width(text, SIZE) / 2 + 2
        middle = min(x, RIGHT - half)
        start, end = middle - half, middle + half
        for row, ranges in enumerate(taken):
            # The line to a label in the second row passes through the first row.
            is_crossed = row > 0 and any(left < x < right for left, right in taken[0])
            if not is_crossed and all(end <= left or right <= start for left, right in ranges):
                ranges.append((start, end))
                taken[0] += [(x - 0.5, x + 0.5)] if row > 0 else []
                yield bar(x - 0.5, axis, 1, 4 + 13 * row, "lp-tip")
                yield put(middle, axis + 15 + 13 * row, text, "muted", anchor="middle")
                break


def _sample(looks: Looks, height: float, x: float, y: float) -> str:
    return "".join(looks.band(Box(x, y + 13 - height, 18, height)))


def states(*, prewarmed: bool) -> Iterator[Sample]:
    """Yields the marks of states for the legend."""
    for state, looks in STATES.items():
        height = max(looks.height * 0.6, 1.5)
        if prewarmed or state is not AppState.PREWARMED:
            yield looks.name, 18, partial(_sample, looks, height)


def over(x: float, y: float) -> str:
    """Draws a time that was used up, for the legend."""
    return bar(x, y + 9, 16, 1.3, "lp-limit") + bar(x + 15, y + 5, 1.6, 9, "lp-limit")


def legend(samples: Iterable[Sample], y: float) -> tuple[list[str], float]:
    """Draws the legend, in as many rows as necessary. Also returns its lower end."""
    marks: list[str] = []
    x = MARGIN
    for name, width, draw in samples:
        needed = width + 5 + text_width(name, SIZE)
        if x + needed > WIDTH - MARGIN:
            x, y = MARGIN, y + 20
        marks += [draw(x, y), put(x + width + 5, y + 12, name, "muted")]
        x += needed + 12
    return marks, y + 20


def head(title: str, told: str) -> list[str]:
    """Draws the title on the left, and a text on the right."""
    room = WIDTH - 3 * MARGIN - text_width(told, SIZE)
    return [
        put(MARGIN, 30, fitted(title, 17, room, bold=True), size=17, bold=True),
        put(WIDTH - MARGIN, 30, told, "muted", anchor="end"),
    ]


def page(height: float, title: str, description: str, marks: Sequence[str]) -> str:
    """Makes a picture from its marks."""
    paper = rectangle(Box(0.5, 0.5, WIDTH - 1, height - 1), attributes("lp-page"), 12)
    return page_of((WIDTH, height), title, description, [paper, *marks])
