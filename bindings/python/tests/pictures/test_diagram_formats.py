"""The formats are valid: any reader accepts the SVG, the Mermaid and the dot. Equal diagrams have
equal bytes."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from xml.etree import ElementTree

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Context, diagram
from lifecycle_policy.diagrams.draw import FORMATS, read_diagram
from lifecycle_policy.diagrams.graphs import dot_of, mermaid_of
from lifecycle_policy.diagrams.model import Diagram
from lifecycle_policy.diagrams.style import DARK, LIGHT, Palette, attributes
from lifecycle_policy.diagrams.svg import svg_of
from lifecycle_policy.diagrams.words import Kind

from diagrams import apps, contexts, drawn
from command_line import program, run_code
from places import in_checkout

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '<script>&lt; "a" \'b\' ]]> --> %%{init: {"theme":"dark"}}%% \\N \x00 end;#|`\n{x} [y] 日本'
CASES = list(contexts())[::3]


def shown_text(root: ElementTree.Element) -> str:
    return " ".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("case", CASES)
def test_svg_is_well_formed_and_stands_alone(case: str) -> None:
    text = svg_of(drawn(case))
    root = ElementTree.fromstring(text)
    assert root.attrib["role"] == "img"
    title, desc = root[0], root[1]
    assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == [title.attrib["id"], desc.attrib["id"]]
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags == {"svg", "title", "desc", "style", "rect", "path", "g", "text", "tspan"}
    assert re.findall(r"https?:[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert "href" not in text and "url(" not in text and "@import" not in text
    assert not re.search(r"\b(nan|inf)\b", re.sub(r">[^<]*<", "><", text))


@pytest.mark.parametrize("case", CASES)
def test_tooltips_tell_everything(case: str) -> None:
    root = ElementTree.fromstring(svg_of(drawn(case)))
    tips = {tip.text or "" for group in root.iter(f"{SVG}g") for tip in group.iter(f"{SVG}title")}
    for lane in drawn(case).lanes:
        for edge in lane.edges:
            for way in edge.ways:
                assert any(f"- {way.cause.label.replace('-', ' ')}" in tip for tip in tips)
                assert way.rule is None or any(way.rule in tip for tip in tips)


def test_hostile_titles_change_nothing_else() -> None:
    plain, hostile = (diagram("12.0", title=title) for title in ("Title", HOSTILE))
    root = ElementTree.fromstring(hostile)
    assert "\ufffd" in (root[0].text or "") and "<script>" in (root[0].text or "")
    assert len(list(root.iter())) == len(list(ElementTree.fromstring(plain).iter()))


def test_colours_stand_in_attributes_and_in_the_dark_sheet() -> None:
    text = diagram(contexts()["notes-17.0"])
    sheet = re.search(r"<style>(.*?)</style>", text)
    assert sheet is not None and sheet[1].startswith("@media (prefers-color-scheme:dark)")
    classes = set(re.findall(r'class="([^"]+)"', text))
    for name in classes:
        assert f".{name}{{" in sheet[1]
        assert attributes(name) in text
    assert {f"lp-{kind.name.lower()}" for kind in Kind} <= classes


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", (LIGHT, DARK), ids=("light", "dark"))
def test_letters_and_lines_can_be_read(palette: Palette) -> None:
    for ground in (palette.page, *palette.tints):
        for ink in (palette.text, palette.muted, palette.call, palette.limit):
            assert contrast(ink, ground) >= 4.5
        assert contrast(palette.line, ground) >= 4.5
        assert contrast(palette.end, ground) >= 3
    for fill, stroke in zip(palette.fills, palette.strokes, strict=True):
        assert contrast(palette.text, fill) >= 7
        assert contrast(palette.muted, fill) >= 4.5
        assert contrast(stroke, palette.page) >= 3


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_bytes_in_another_process(format: str) -> None:
    code = (
        "import sys, lifecycle_policy as lp\n"
        f"text = lp.diagram(lp.Context('17.0', app=lp.App(scenes=True)), {format!r})\n"
        "sys.stdout.buffer.write(text.encode())"
    )
    here = diagram(Context("17.0", app=lp.App(scenes=True)), format)
    for seed in ("1", "2"):
        there = run_code(code, PYTHONHASHSEED=seed)
        assert (there.returncode, there.stdout) == (0, here), there.stderr


# The subset of Mermaid that the package writes. Mermaid's own parser accepts more: in a quoted
# text, everything except a quote. Mermaid reads `#65;` as a character.
QUOTED = r'"(?:[^"#&<>;`|\\*_{}\[\]%]|#\d+;|<br/>)+"'
NAME = r"[a-z]+(?:_[a-z0-9]+)*"
GRAMMAR = [
    r"%% (?!.*%%\{).+",
    r"flowchart TB",
    r"  accTitle: [^\n]+",
    rf"  subgraph (?:app|scene)\[{QUOTED}\]",
    r"    direction TB",
    rf"    {NAME}\({QUOTED}\):::(?:foreground|background|off)",
    r"  end",
    rf"  {NAME} (?:-->|-\.->)\|{QUOTED}\| {NAME}",
    rf"  note_\d+\[{QUOTED}\]:::note",
    rf"  {NAME} ~~~ note_\d+",
    r"  linkStyle \d+(?:,\d+)* stroke:#[0-9a-f]{6},stroke-width:1px",
    r"  classDef [a-z]+ (?:[a-z-]+:(?:#[0-9a-f]{6}|none|left),?)+",
]


def mermaid_links(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.match(r"  \S+ -[-.]", line)]


def check_mermaid(text: str, found: Diagram) -> None:
    for line in text.splitlines():
        assert any(re.fullmatch(rule, line) for rule in GRAMMAR), line
    links = mermaid_links(text)
    edges = [(lane, edge) for lane in found.lanes for edge in lane.edges]
    assert len(links) == len(edges)
    declared = set(re.findall(rf"^    ({NAME})\(", text, re.M))
    for link, (lane, edge) in zip(links, edges, strict=True):
        ends = re.fullmatch(rf"  ({NAME}) (\S+?)\|.*\| ({NAME})", link)
        assert ends is not None and {ends[1], ends[3]} <= declared
        assert (ends[2] == "-.->") is edge.conditional
        assert ends[1].endswith(edge.from_.label.replace("-", "_"))
        assert ends[3].endswith(edge.to.label.replace("-", "_"))
    thin = re.search(r"linkStyle ([\d,]+)", text)
    numbers = [int(number) for number in thin[1].split(",")] if thin else []
    assert numbers == [
        index for index, (lane, edge) in enumerate(edges) if edge.to == lane.home != edge.from_
    ]
    order = text.splitlines()
    assert order.index("flowchart TB") > 0 and text.count("\n  end\n") == len(found.lanes)


@pytest.mark.parametrize("case", CASES)
def test_mermaid(case: str) -> None:
    check_mermaid(mermaid_of(drawn(case)), drawn(case))
    check_mermaid(mermaid_of(drawn(case), callbacks=False), drawn(case))


def test_mermaid_with_a_hostile_title() -> None:
    text = diagram("12.0", "mermaid", title=HOSTILE)
    assert "%%{" not in text
    check_mermaid(text, read_diagram("12.0", title=HOSTILE))


def dot_tokens(text: str) -> Iterator[str]:
    """Yields the tokens of a dot text. Fails on anything else."""
    token = re.compile(r'\s+|//[^\n]*\n|"(?:[^"\\]|\\["\\nlr])*"|->|[{}\[\];=]|[A-Za-z0-9_.]+')
    at = 0
    while at < len(text):
        found = token.match(text, at)
        assert found is not None, text[at : at + 40]
        at = found.end()
        yield found[0]


@pytest.mark.parametrize("case", CASES)
def test_dot(case: str) -> None:
    text = dot_of(drawn(case))
    tokens = [token for token in dot_tokens(text) if token.strip()]
    assert tokens.count("{") == tokens.count("}") and tokens.count("[") == tokens.count("]")
    shown = text.count("tooltip=")
    assert shown == sum(len(lane.edges) for lane in drawn(case).lanes)


def drawn_by_graphviz(text: str) -> ElementTree.Element:
    """Returns the picture that Graphviz draws. Skips the test if Graphviz is not installed."""
    if shutil.which("dot") is None:
        pytest.skip("Graphviz is not installed")
    result = program("dot", "-Tsvg", given=text)
    assert (result.returncode, result.stderr) == (0, "")
    return ElementTree.fromstring(result.stdout)


@pytest.mark.parametrize("case", ["audio-12.0", "notes-17.0", "notes-17.0-unknown", "audio-3.1"])
def test_graphviz_draws_the_dot(case: str) -> None:
    found = drawn(case)
    root = drawn_by_graphviz(dot_of(found))
    kinds = [group.attrib.get("class") for group in root.iter(f"{SVG}g")]
    assert kinds.count("edge") >= sum(len(lane.edges) for lane in found.lanes)
    assert "applicationWillTerminate:" in shown_text(root)


def test_graphviz_reads_a_hostile_title_as_text() -> None:
    root = drawn_by_graphviz(diagram("12.0", "dot", title=HOSTILE))
    title = "".join(shown_text(root))
    assert '<script>&lt; "a"' in title and "\\N" in title


def test_every_mark_has_its_meaning() -> None:
    for case in ("audio-12.0", "notes-17.0-unknown", "audio-3.1"):
        shown = shown_text(ElementTree.fromstring(svg_of(drawn(case))))
        for mark, meaning in (
            ("†", "sources disagree"),
            ("‡", "seen on devices"),
            ("?", "depends on a fact"),
        ):
            marked = re.search(rf"\w{re.escape(mark)}|[†‡?]{re.escape(mark)}", shown) is not None
            assert (meaning in shown) is marked, (case, mark)


PICTURES = {
    "audio-ios-12.svg": ("12.0", "audio", "AudioPlayer, iOS 12.0"),
    "scenes-ios-17.svg": ("17.0", "notes", "Notes, iOS 17.0"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_examples_are_current(name: str) -> None:
    stored = in_checkout(f"examples/diagrams/{name}").read_bytes()
    version, app, title = PICTURES[name]
    text = diagram(Context(version, app=apps()[app]), title=title)
    assert stored == text.encode(), "run make docs"
