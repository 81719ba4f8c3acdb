"""Writes a diagram as a Mermaid flowchart, which many pages that show Markdown draw."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .lines import TextEdge, comments_of, edges_of, id_of, kind_of, note_texts
from .model import Diagram, Lane
from .phrases import Labels
from .style import LIGHT
from .words import HEADINGS, Kind, looks, name_of

__all__ = ["mermaid_of"]

#: What may not stand in a quoted text as it is: ends of it, entities, and Markdown.
_SPECIAL = re.compile(r'["#&<>;`|\\*_{}\[\]%]')


def _escaped(text: str) -> str:
    return _SPECIAL.sub(lambda found: f"#{ord(found[0])};", text)


def _quoted(lines: Iterable[str]) -> str:
    return '"' + "<br/>".join(map(_escaped, lines)) + '"'


def _comments(diagram: Diagram) -> Iterator[str]:
    """Writes what is known as comments; one without a text is none to Mermaid.

    Nor may there be a directive in it: that is read wherever it stands.
    """
    for comment in comments_of(diagram):
        if comment:
            yield f"%% {comment.replace('%%{', '%% {')}"


def _states(lane: Lane) -> Iterator[str]:
    for state in lane.states:
        text = _quoted([name_of(state), looks(state).note])
        yield f"  {id_of(lane, state)}({text}):::{kind_of(state)}"


def _arrow(edge: TextEdge) -> str:
    arrow = "-.->" if edge.edge.conditional else "-->"
    return f"  {edge.from_} {arrow}|{_quoted(edge.lines)}| {edge.to}"


def _classes() -> Iterator[str]:
    for index, kind in enumerate(Kind):
        fill, stroke = LIGHT.fills[index], LIGHT.strokes[index]
        colours = f"fill:{fill},stroke:{stroke},color:{LIGHT.text}"
        yield f"  classDef {kind.name.lower()} {colours}"
    yield f"  classDef note fill:none,stroke:{LIGHT.end},text-align:left"


def mermaid_of(diagram: Diagram, *, callbacks: bool = True) -> str:
    """Writes a diagram."""
    labels = Labels(callbacks)
    lines = list(_comments(diagram))
    lines += ["flowchart TB", f"  accTitle: {_escaped(diagram.title)}"]
    edges: list[TextEdge] = []
    for lane in diagram.lanes:
        lines.append(f"  subgraph {lane.axis.label}[{_quoted([HEADINGS[lane.axis]])}]")
        lines.append("    direction TB")
        lines += [f"  {line}" for line in _states(lane)]
        lines.append("  end")
        edges += edges_of(lane, labels)
    lines += map(_arrow, edges)
    last = diagram.lanes[-1]
    notes = [(diagram.title, *diagram.facts, *diagram.remarks, diagram.footer)]
    notes += note_texts(diagram, labels)
    for index, note in enumerate(notes, 1):
        lines.append(f"  note_{index}[{_quoted(note)}]:::note")
        lines.append(f"  {id_of(last, last.home)} ~~~ note_{index}")
    thin = ",".join(str(index) for index, edge in enumerate(edges) if edge.end)
    if thin:
        lines.append(f"  linkStyle {thin} stroke:{LIGHT.end},stroke-width:1px")
    return "\n".join([*lines, *_classes()]) + "\n"
