"""Writes a diagram in the language of Graphviz."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .lines import TextEdge, comments_of, edges_of, full_text, id_of, note_texts
from .model import Diagram, Lane
from .phrases import Labels
from .style import LIGHT
from .words import HEADINGS, Kind, looks, name_of

__all__ = ["dot_of"]

_FONT = "Helvetica,Arial,sans-serif"
_INDEX = {kind: index for index, kind in enumerate(Kind)}


def _quoted(lines: Iterable[str], *, left: bool = False) -> str:
    """Quotes lines; nothing in them is taken for an escape or an entity."""
    escaped = (
        line.replace("&", "&amp;").replace("\\", "\\\\").replace('"', '\\"') for line in lines
    )
    if left:
        return '"' + "".join(f"{line}\\l" for line in escaped) + '"'
    return '"' + "\\n".join(escaped) + '"'


def _states(lane: Lane) -> Iterator[str]:
    for state in lane.states:
        index = _INDEX[looks(state).kind]
        label = _quoted([name_of(state), looks(state).note])
        colours = f'fillcolor="{LIGHT.fills[index]}" color="{LIGHT.strokes[index]}"'
        yield f"    {id_of(lane, state)} [label={label} {colours}];"


def _edge(edge: TextEdge) -> str:
    drawn = [f"label={_quoted(edge.lines, left=True)}"]
    drawn.append(f"tooltip={_quoted(full_text(edge.edge))}")
    if edge.edge.conditional:
        drawn.append("style=dashed")
    if edge.end:
        drawn.append(f'color="{LIGHT.end}" fontcolor="{LIGHT.muted}" penwidth=0.8')
    return f"  {edge.from_} -> {edge.to} [{' '.join(drawn)}];"


def dot_of(diagram: Diagram, *, callbacks: bool = True) -> str:
    """Writes a diagram."""
    labels = Labels(callbacks)
    head = [diagram.title, ", ".join(diagram.facts), *diagram.remarks, diagram.footer]
    lines = [f"// {comment}".rstrip() for comment in comments_of(diagram)]
    lines += [
        "digraph lifecycle {",
        f'  graph [label={_quoted(head)} labelloc=t rankdir=TB fontname="{_FONT}" nodesep=0.6];',
        f'  node [shape=box style="rounded,filled" fontname="{_FONT}"];',
        f'  edge [fontname="{_FONT}" fontsize=10 color="{LIGHT.line}"];',
    ]
    for lane in diagram.lanes:
        heading = _quoted([HEADINGS[lane.axis]])
        lines.append(f"  subgraph cluster_{lane.axis.label} {{")
        lines.append(f'    label={heading}; color="{LIGHT.end}";')
        lines += [*_states(lane), "  }"]
        lines += [_edge(edge) for edge in edges_of(lane, labels)]
    last = diagram.lanes[-1]
    for index, note in enumerate(note_texts(diagram, labels), 1):
        text = _quoted(note, left=True)
        lines.append(f"  note_{index} [shape=note style=solid fontsize=10 label={text}];")
        lines.append(f"  {id_of(last, last.home)} -> note_{index} [style=invis];")
    return "\n".join([*lines, "}"]) + "\n"
