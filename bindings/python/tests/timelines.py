"""Requirements for every timeline: the picture of a simulation, and the picture of a log."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

from lifecycle_policy.diagrams.geometry import Box
from lifecycle_policy.diagrams.text import text_width
from lifecycle_policy.simulation.looks import WIDTH

SVG = "{http://www.w3.org/2000/svg}"
#: A text that breaks XML if it is not escaped.
HOSTILE = '<b>&lt; "x" \x01 ]]>'


def texts(root: ElementTree.Element) -> list[ElementTree.Element]:
    return list(root.iter(f"{SVG}text"))


def shown(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in texts(root)]


def tips(root: ElementTree.Element) -> list[str]:
    return [tip.text or "" for group in root.iter(f"{SVG}g") for tip in group.iter(f"{SVG}title")]


def crosses(root: ElementTree.Element) -> int:
    """Counts the crosses at ends and in the legend."""
    return sum(path.attrib["class"] == "lp-limit" for path in root.iter(f"{SVG}path"))


def box_of(text: ElementTree.Element, share: float = 1) -> Box:
    size = float(text.attrib["font-size"])
    width = share * text_width(text.text or "", size, bold="font-weight" in text.attrib)
    left = {"start": 0.0, "middle": width / 2, "end": width}[text.get("text-anchor", "start")]
    x, y = float(text.attrib["x"]) - left, float(text.attrib["y"])
    return Box(x, y - size * 0.75, width, size * 0.75)


def check_page(svg: str) -> ElementTree.Element:
    """Checks the size of the page, that every text is large enough and on the page, that no number
    is nan or inf, and that there are no links. Returns the root of the picture."""
    root = ElementTree.fromstring(svg)
    assert float(root.attrib["width"]) == WIDTH == 830
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    for text in texts(root):
        assert float(text.attrib["font-size"]) >= 11
        box = box_of(text)
        assert box.x > 0 and box.right < WIDTH, text.text
        assert 0 < box.bottom < float(root.attrib["height"]), text.text
    assert not re.search(r"\b(nan|inf)\b", re.sub(r">[^<]*<", "><", svg))
    assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    return root


def overlaps(root: ElementTree.Element) -> list[str]:
    """Lists the pairs of texts that overlap. The estimated widths of texts are rather too large, so
    the texts are compared as if they were a little smaller."""
    boxes = [(text.text, box_of(text, 0.97)) for text in texts(root)]
    return [f"{a} | {b}" for (a, one), (b, other) in combinations(boxes, 2) if one.meets(other)]
