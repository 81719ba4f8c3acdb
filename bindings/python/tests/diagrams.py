"""Apps and versions for drawings in tests, and requirements for every picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

from lifecycle_policy import App, Context, DeviceFacts, LocationAuthorization, OSVersion
from lifecycle_policy.diagrams.draw import read_diagram
from lifecycle_policy.diagrams.geometry import Box, Label, Picture, Point
from lifecycle_policy.diagrams.model import Diagram
from lifecycle_policy.diagrams.phrases import Line

from places import in_checkout

VERSIONS = (
    "2.0", "3.1", "4.0", "5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "11.0", "12.0", "13.0", "14.0",
    "15.0", "16.0", "17.0", "18.0",
    *(f"{major}.0" for major in range(26, OSVersion.newest().major + 1)), "99.0",
)  # fmt: skip


def fixture(name: str) -> Path:
    """Returns the path of an Info.plist of the examples. Skips the test if there is no checkout."""
    return in_checkout(f"examples/fixtures/{name}-Info.plist")


@cache
def apps() -> dict[str, App]:
    location = App.from_info_plist(fixture("LocationTracker"))
    notes = App.from_info_plist(fixture("Notes"))
    return {
        "audio": App.from_info_plist(fixture("AudioPlayer")),
        "location": replace(location, location_authorization=LocationAuthorization.ALWAYS),
        "notes": notes,
        "exits": App(exits_on_suspend=True),
        "old-sdk": App(linked_sdk=OSVersion(3, 1)),
        "new-sdk-without-scenes": App(linked_sdk=OSVersion(27), scenes=False),
    }


def contexts() -> dict[str, Context]:
    """Returns a context for every app on every version, and some with unknown facts or a
    profile."""
    found = {
        f"{name}-{version}": Context(version, app=app)
        for name, app in apps().items()
        for version in VERSIONS
    }
    for version in ("3.1", "4.0", "12.0", "17.0"):
        for name in ("audio", "notes"):
            context = Context(version, app=apps()[name], facts=DeviceFacts.unknown())
            found[f"{name}-{version}-unknown"] = context
    for profile in ("documented", "article"):
        for version in ("3.1", "8.0", "17.0"):
            context = Context(version, app=apps()["notes"], profile=profile)
            found[f"notes-{version}-{profile}"] = context
    return found


@cache
def drawn(case: str) -> Diagram:
    """Returns the diagram of a case. All tests in this process share it."""
    return read_diagram(contexts()[case], title=case)


def with_single_lanes(diagram: Diagram) -> Iterator[Diagram]:
    """Yields a diagram and, if it has two lanes, each lane alone."""
    yield diagram
    if len(diagram.lanes) > 1:
        for lane in diagram.lanes:
            yield replace(diagram, lanes=(lane,))


def labels_in(picture: Picture) -> list[Label]:
    """Returns every text except the names of states."""
    found = [band.label for band in picture.bands]
    found += [label for route in picture.routes for label in route.labels]
    return [*found, *picture.texts]


def segments(points: tuple[Point, ...]) -> Iterator[Box]:
    """Yields the straight parts of a line, with their thickness."""
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        assert x == to_x or y == to_y, "a part that goes neither down nor across"
        if y == to_y:
            yield Box(min(x, to_x), y - 0.75, abs(x - to_x), 1.5)
        else:
            yield Box(x - 0.75, min(y, to_y), 1.5, abs(y - to_y))


def text_of(label: Label) -> str:
    return " / ".join("".join(span.text for span in line.spans) for line in label.block.lines)


def clashes(picture: Picture) -> list[str]:
    """Lists the labels, samples, states and lines that overlap, everything off the page, and texts
    outside the box of their state."""
    found: list[str] = []
    labels = labels_in(picture)
    boxes = [(text_of(label), label.box) for label in labels]
    boxes += [("a sample", swatch.box) for swatch in picture.swatches]
    nodes = [(node.state.label, node.box) for node in picture.nodes]
    for (one, first), (other, second) in combinations([*boxes, *nodes], 2):
        if first.meets(second):
            found.append(f"{one} | {other}")
    for route in picture.routes:
        for part in segments(route.points):
            for name, box in [*boxes, *nodes]:
                if part.meets(box):
                    found.append(f"{route.edge.from_!r} to {route.edge.to!r} | {name}")
    page = Box(0, 0, picture.width, picture.height)
    for name, box in [*boxes, *nodes]:
        if not (page.x < box.x and box.right < page.right and box.bottom < page.bottom):
            found.append(f"{name} | off the page")
    for node in picture.nodes:
        for text in node.texts:
            box = text.box
            inside = node.box.x < box.x and box.right < node.box.right
            if not inside or box.y < node.box.y or box.bottom > node.box.bottom:
                found.append(f"{node.state.label} | outside of its box")
        for one_text, other_text in combinations(node.texts, 2):
            if one_text.box.meets(other_text.box):
                found.append(f"{node.state.label} | its own words")
    return found


def items_of(lines: tuple[Line, ...]) -> set[str]:
    """Returns the items that the lines contain, without repetition."""
    return {item for line in lines for item in line.items}
