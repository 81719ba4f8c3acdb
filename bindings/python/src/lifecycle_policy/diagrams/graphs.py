"""Writes a diagram as text for Graphviz or Mermaid. These tools lay the diagram out."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..questions.transitions import State
from .model import Diagram, Edge, Lane
from .notes import full_text, meanings_of, notes_of
from .phrases import Labels, plain
from .style import LIGHT
from .words import HEADINGS, Kind, looks, name_of

__all__ = ["dot_of", "mermaid_of"]

_WIDTH = 46


@dataclass(frozen=True, slots=True)
class TextEdge:
    """An edge, with the ids of its states and its label."""

    edge: Edge
    from_: str
    to: str
    lines: tuple[str, ...]
    end: bool


def id_of(lane: Lane, state: State) -> str:
    """Returns the id of a state."""
    return f"{lane.axis.label}_{state.label.replace('-', '_')}"


def kind_of(state: State) -> str:
    """Returns the class name for a state."""
    return looks(state).kind.name.lower()


def _broken(texts: Iterator[str]) -> tuple[str, ...]:
    """Wraps lines that are too long for a label. Selectors are not broken."""
    rows: list[str] = []
    for text in texts:
        rows += textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False)
    return tuple(rows)


def edges_of(lane: Lane, labels: Labels) -> Iterator[TextEdge]:
    """Yields the edges of a lane."""
    for edge in lane.edges:
        end = edge.to == lane.home != edge.from_
        if end:
            lines = [line for part in labels.end_lines(lane, edge) for line in part]
        else:
            lines = list(labels.lines(edge))
        rows = _broken(plain(line) for line in lines)
        yield TextEdge(edge, id_of(lane, edge.from_), id_of(lane, edge.to), rows, end)


def note_texts(diagram: Diagram, labels: Labels) -> Iterator[tuple[str, ...]]:
    """Yields the notes, each as a heading and lines, and then the meanings of the marks."""
    for note in notes_of(diagram, labels):
        yield (note.heading, *_broken(plain(line) for line in note.lines))
    meanings = tuple(meanings_of(diagram))
    if meanings:
        yield meanings


def comments_of(diagram: Diagram) -> Iterator[str]:
    """Yields all facts about the diagram, one on each line."""
    yield from (diagram.title, ", ".join(diagram.facts), *diagram.remarks, diagram.footer)
    for lane in diagram.lanes:
        for edge in lane.edges:
            yield ""
            yield from full_text(edge)


_FONT = "Helvetica,Arial,sans-serif"
_INDEX = {kind: index for index, kind in enumerate(Kind)}


def _dot_quoted(lines: Iterable[str], *, left: bool = False) -> str:
    """Quotes lines so that nothing in them is read as an escape or an entity."""
    escaped = (
        line.replace("&", "&amp;").replace("\\", "\\\\").replace('"', '\\"') for line in lines
    )
    if left:
        return '"' + "".join(f"{line}\\l" for line in escaped) + '"'
    return '"' + "\\n".join(escaped) + '"'


def _dot_states(lane: Lane) -> Iterator[str]:
    for state in lane.states:
        index = _INDEX[looks(state).kind]
        label = _dot_quoted([name_of(state), looks(state).note])
        colours = f'fillcolor="{LIGHT.fills[index]}" color="{LIGHT.strokes[index]}"'
        yield f"    {id_of(lane, state)} [label={label} {colours}];"


def _dot_edge(edge: TextEdge) -> str:
    drawn = [f"label={_dot_quoted(edge.lines, left=True)}"]
    drawn.append(f"tooltip={_dot_quoted(full_text(edge.edge))}")
    if edge.edge.conditional:
        drawn.append("style=dashed")
    if edge.end:
        drawn.append(f'color="{LIGHT.end}" fontcolor="{LIGHT.muted}" penwidth=0.8')
    return f"  {edge.from_} -> {edge.to} [{' '.join(drawn)}];"


def dot_of(diagram: Diagram, *, callbacks: bool = True) -> str:
    """Writes a diagram for Graphviz."""
    labels = Labels(callbacks)
    head = [diagram.title, ", ".join(diagram.facts), *diagram.remarks, diagram.footer]
    lines = [f"// {comment}".rstrip() for comment in comments_of(diagram)]
    lines += [
        "digraph lifecycle {",
        f"  graph [label={_dot_quoted(head)} labelloc=t rankdir=TB "
        f'fontname="{_FONT}" nodesep=0.6];',
        f'  node [shape=box style="rounded,filled" fontname="{_FONT}"];',
        f'  edge [fontname="{_FONT}" fontsize=10 color="{LIGHT.line}"];',
    ]
    for lane in diagram.lanes:
        heading = _dot_quoted([HEADINGS[lane.axis]])
        lines.append(f"  subgraph cluster_{lane.axis.label} {{")
        lines.append(f'    label={heading}; color="{LIGHT.end}";')
        lines += [*_dot_states(lane), "  }"]
        lines += [_dot_edge(edge) for edge in edges_of(lane, labels)]
    last = diagram.lanes[-1]
    for index, note in enumerate(note_texts(diagram, labels), 1):
        text = _dot_quoted(note, left=True)
        lines.append(f"  note_{index} [shape=note style=solid fontsize=10 label={text}];")
        lines.append(f"  {id_of(last, last.home)} -> note_{index} [style=invis];")
    return "\n".join([*lines, "}"]) + "\n"


#: Characters that must be escaped in Mermaid's quoted texts: quotes, and the characters that mark
#: entities or Markdown.
_SPECIAL = re.compile(r'["#&<>;`|\\*_{}\[\]%]')


def _escaped(text: str) -> str:
    return _SPECIAL.sub(lambda found: f"#{ord(found[0])};", text)


def _mermaid_quoted(lines: Iterable[str]) -> str:
    return '"' + "<br/>".join(map(_escaped, lines)) + '"'


def _comments(diagram: Diagram) -> Iterator[str]:
    """Writes comments. Omits empty comments, which Mermaid does not accept.

    Also breaks up directives, because Mermaid reads them even inside comments.
    """
    for comment in comments_of(diagram):
        if comment:
            yield f"%% {comment.replace('%%{', '%% {')}"


def _mermaid_states(lane: Lane) -> Iterator[str]:
    for state in lane.states:
        text = _mermaid_quoted([name_of(state), looks(state).note])
        yield f"  {id_of(lane, state)}({text}):::{kind_of(state)}"


def _mermaid_edge(edge: TextEdge) -> str:
    arrow = "-.->" if edge.edge.conditional else "-->"
    return f"  {edge.from_} {arrow}|{_mermaid_quoted(edge.lines)}| {edge.to}"


def _classes() -> Iterator[str]:
    for index, kind in enumerate(Kind):
        fill, stroke = LIGHT.fills[index], LIGHT.strokes[index]
        colours = f"fill:{fill},stroke:{stroke},color:{LIGHT.text}"
        yield f"  classDef {kind.name.lower()} {colours}"
    yield f"  classDef note fill:none,stroke:{LIGHT.end},text-align:left"


def mermaid_of(diagram: Diagram, *, callbacks: bool = True) -> str:
    """Writes a diagram as a Mermaid flowchart."""
    labels = Labels(callbacks)
    lines = list(_comments(diagram))
    lines += ["flowchart TB", f"  accTitle: {_escaped(diagram.title)}"]
    edges: list[TextEdge] = []
    for lane in diagram.lanes:
        lines.append(f"  subgraph {lane.axis.label}[{_mermaid_quoted([HEADINGS[lane.axis]])}]")
        lines.append("    direction TB")
        lines += [f"  {line}" for line in _mermaid_states(lane)]
        lines.append("  end")
        edges += edges_of(lane, labels)
    lines += map(_mermaid_edge, edges)
    last = diagram.lanes[-1]
    notes = [(diagram.title, *diagram.facts, *diagram.remarks, diagram.footer)]
    notes += note_texts(diagram, labels)
    for index, note in enumerate(notes, 1):
        lines.append(f"  note_{index}[{_mermaid_quoted(note)}]:::note")
        lines.append(f"  {id_of(last, last.home)} ~~~ note_{index}")
    thin = ",".join(str(index) for index, edge in enumerate(edges) if edge.end)
    if thin:
        lines.append(f"  linkStyle {thin} stroke:{LIGHT.end},stroke-width:1px")
    return "\n".join([*lines, *_classes()]) + "\n"
