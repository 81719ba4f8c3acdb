"""Nothing in a picture overlaps anything else, whatever the picture shows."""

from __future__ import annotations

import random
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from lifecycle_policy import Axis, Callback, Cause, Verdict
from lifecycle_policy.diagrams.draw import FORMATS, diagram
from lifecycle_policy.diagrams.geometry import Box, Picture
from lifecycle_policy.diagrams.layout import picture_of
from lifecycle_policy.diagrams.model import Call, Diagram, Edge, Lane, Variant, Way
from lifecycle_policy.diagrams.svg import svg_of
from lifecycle_policy.diagrams.text import broken_selector, clean, fitted, text_width, wrapped
from lifecycle_policy.diagrams.words import HEADINGS, ORDER, Kind
from lifecycle_policy.questions.transitions import CallbackStep, State, axis_of

from diagrams import clashes, contexts, drawn, labels_in, text_of, with_single_lanes
from timing import in_time

pytestmark = pytest.mark.slow


def ends_are_at_states(picture: Picture) -> bool:
    """Returns whether every line begins at the border of the box of its source, and ends at the
    border of the box of its target."""
    boxes = {(node.axis, node.state): node.box for node in picture.nodes}
    for route in picture.routes:
        for state, (x, y) in (
            (route.edge.from_, route.points[0]),
            (route.edge.to, route.points[-1]),
        ):
            box = boxes[route.axis, state]
            across = box.x <= x <= box.right and y in (box.y, box.bottom)
            down = box.y <= y <= box.bottom and x in (box.x, box.right)
            if not across and not down:
                return False
    return True


def check(diagram: Diagram, *, callbacks: bool = True) -> Picture:
    picture = picture_of(diagram, callbacks=callbacks)
    assert clashes(picture) == []
    assert ends_are_at_states(picture)
    drawn_edges = sorted((route.axis, route.edge.from_, route.edge.to) for route in picture.routes)
    assert drawn_edges == sorted(
        (lane.axis, edge.from_, edge.to) for lane in diagram.lanes for edge in lane.edges
    )
    assert sorted((node.axis, node.state) for node in picture.nodes) == sorted(
        (lane.axis, state) for lane in diagram.lanes for state in lane.states
    )
    return picture


@pytest.mark.parametrize("case", contexts())
def test_nothing_overlaps(case: str) -> None:
    for diagram in with_single_lanes(drawn(case)):
        check(diagram)
        check(diagram, callbacks=False)


#: The width of a column on GitHub, and the smallest legible font size, in pixels.
COLUMN, LEAST = 830.0, 11.0


@pytest.mark.parametrize("case", contexts())
def test_every_letter_can_be_read_on_a_page(case: str) -> None:
    for diagram in with_single_lanes(drawn(case)):
        for callbacks in (True, False):
            root = ElementTree.fromstring(svg_of(diagram, callbacks=callbacks))
            width = float(root.attrib["width"])
            assert 780 <= width <= COLUMN
            found = (each.attrib.get("font-size") for each in root.iter())
            sizes = [float(size) for size in found if size is not None]
            assert len(sizes) > 20
            # The picture fits the column, so GitHub does not shrink it.
            assert min(sizes) >= LEAST


def test_a_long_title_stays_on_the_page() -> None:
    for title in ("A" * 400, "W W " * 200, "日本語" * 80, "\u0301" * 50):
        check(replace(drawn("audio-12.0"), title=title))


def random_edge(random_: random.Random, from_: State, to: State) -> Edge:
    causes = random_.sample(list(Cause), random_.randint(1, 24))
    variants = []
    while causes:
        count = random_.randint(1, len(causes))
        ways = tuple(
            Way(
                cause,
                random_.choice((Verdict.ALLOWED, Verdict.CONDITIONAL)),
                random_.random() < 0.3,
                random_.random() < 0.2,
                (),
                None,
            )
            for cause in causes[:count]
        )
        del causes[:count]
        calls = tuple(
            Call(CallbackStep(callback, None, None, None), ())
            for callback in random_.sample(list(Callback), random_.choice((0, 0, 1, 2, 6)))
        )
        variants.append(Variant(ways, calls, (), ()))
    onward = random_.choice((None, *ORDER[axis_of(None, to)]))
    return Edge(from_, to, tuple(variants), None, (), onward)


def random_lane(random_: random.Random, axis: Axis) -> Lane:
    order = ORDER[axis]
    states = tuple(state for state in order if state == order[-1] or random_.random() < 0.85)
    pairs = [(from_, to) for from_ in states for to in states if random_.random() < 0.5]
    edges = tuple(random_edge(random_, from_, to) for from_, to in pairs)
    return Lane(axis, states, edges, "")


@pytest.mark.parametrize("seed", range(60))
def test_any_edges_can_be_drawn(seed: int) -> None:
    """Rules may change, so a picture must have a place for an edge between any two states."""
    random_ = random.Random(seed)
    axes = random_.choice(((Axis.APP,), (Axis.SCENE,), (Axis.SCENE, Axis.APP)))
    lanes = tuple(random_lane(random_, axis) for axis in axes)
    check(Diagram("Any", ("facts",), ("A remark.",), lanes, "footer"))


def test_an_overlap_is_found() -> None:
    picture = picture_of(drawn("audio-12.0"))
    node = picture.nodes[0]
    moved = replace(node, box=replace(node.box, y=node.box.y + 60))
    assert clashes(replace(picture, nodes=(moved, *picture.nodes[1:])))
    label = picture.texts[0]
    assert clashes(replace(picture, texts=(label, replace(label, y=label.y + 20))))
    assert not Box(0, 0, 5, 5).meets(Box(5, 0, 5, 5))


def test_the_lane_of_the_process_follows_that_of_the_scene() -> None:
    picture = picture_of(drawn("notes-17.0"))
    bottoms = [node.box.bottom for node in picture.nodes if node.axis == Axis.SCENE]
    tops = [node.box.y for node in picture.nodes if node.axis == Axis.APP]
    assert max(bottoms) < min(tops)
    behind = [node for node in picture.nodes if node.kind is Kind.BACKGROUND]
    assert {node.axis for node in behind} == {Axis.SCENE, Axis.APP}
    assert len({node.box.x for node in behind}) == 1


def test_callbacks_that_are_left_out_are_said_to_stand_elsewhere() -> None:
    def said(diagram: Diagram, *, callbacks: bool = True) -> str:
        picture = picture_of(diagram, callbacks=callbacks)
        return " ".join(text_of(label) for label in labels_in(picture))

    both = drawn("notes-17.0")
    pointer = f"Callbacks of the scene: above, under “{HEADINGS[Axis.SCENE]}”."
    assert pointer in said(both)
    assert pointer not in said(both, callbacks=False)
    for lane in both.lanes:
        assert pointer not in said(replace(both, lanes=(lane,)))


def test_text() -> None:
    assert text_width("WW", 10) > text_width("ii", 10)
    assert text_width("ab", 10, bold=True) > text_width("ab", 10)
    assert text_width("日", 10) >= 10
    assert fitted("abc", 10, 100) == "abc"
    assert fitted("a" * 100, 10, 50).endswith("…")
    assert text_width(fitted("a" * 100, 10, 50), 10) <= 50
    assert wrapped(["one ", "two ", "three"], 45, 10) == ["one two", "three"]
    assert all(text_width(row, 10) <= 30 for row in wrapped(["a" * 50], 30, 10))
    selector = "application:configurationForConnectingSceneSession:options:"
    for width in (60, 120, 180, 240, 400):
        rows = broken_selector(selector, width, 10)
        assert "".join(rows) == selector
        assert all(text_width(row, 10, mono=True) <= width for row in rows)
    assert broken_selector(selector, 240, 10)[0] == "application:"
    assert clean("a\x00b\n c\ud800") == "a\ufffdb c\ufffd"


@pytest.mark.parametrize("text", ["", "Radio", "iIlW mM ", "日本…", "a b  c"])
def test_text_is_cut_where_it_no_longer_fits(text: str) -> None:
    for times, width in ((1, 40), (3, 40), (9, 40), (9, 3), (40, 333)):
        cut = fitted(text * times, 10, width)
        if cut != text * times:
            kept = len(cut) - 1
            assert cut == (text * times)[:kept] + "…"
            more = (text * times)[: kept + 1]
            assert kept == 0 or text_width(cut, 10) <= width
            assert more[-1] == " " or text_width(more + "…", 10) > width
        else:
            assert text_width(cut, 10) <= width


def test_long_text_does_not_take_long() -> None:
    with in_time(10):
        assert len(fitted("W" * 40_000, 22, 600, bold=True)) < 100
        assert len(wrapped(["W" * 10_000], 600, 10)) > 100
        for format in FORMATS:
            assert "WWW" in diagram("12.0", format, title="W" * 2_000_000)


def test_labels_name_what_they_belong_to() -> None:
    texts = [text_of(label) for label in labels_in(picture_of(drawn("audio-12.0")))]
    assert any("audio playback or recording" in text for text in texts)
    assert "audio-12.0" in texts
    assert any("rule set" in text and "observed evidence" in text for text in texts)
