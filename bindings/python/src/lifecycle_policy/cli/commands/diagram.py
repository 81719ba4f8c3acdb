"""The command that draws the life cycle: its options, its JSON, and its picture."""

from __future__ import annotations

import argparse
import json
import os

from ..._native.enums import Axis
from ...diagrams.draw import FORMATS, read_diagram, versions_of
from ...diagrams.model import Diagram, Edge, Events, Figure, Lane, Variant
from ...diagrams.words import looks
from ...questions.bounds import Deadline
from ...questions.property_lists import read_property_list
from ..arguments import add_app, add_device, add_ground, add_output
from ..json import Json, fields_of, ground, label, labels, seconds
from ..options import Asked, context_of
from ..output import write_picture
from ..parser import Group, Parser, Values
from ..screen import complain
from ..values import choice_of, given

__all__ = ["add_options", "ask_diagram", "diagram_output"]


def _figure(figure: Figure) -> Json:
    return {
        "allowance": figure.allowance.label,
        "advice_seconds": seconds(figure.advice),
        "limit_seconds": seconds(figure.limit),
        **fields_of(figure, "at_expiry", "conditional", "disputed", "rule"),
    }


def _variant(variant: Variant) -> Json:
    return {
        "causes": [
            {
                "cause": way.cause.label,
                "verdict": way.verdict.label,
                "requires": labels(way.needs),
                "tolerated": way.tolerated,
                "disputed": way.disputed,
                "rule": way.rule,
            }
            for way in variant.ways
        ],
        "callbacks": [
            {
                "callback": call.step.callback.label,
                "fallback": label(call.step.fallback),
                "deadlines": [_figure(figure) for figure in call.figures],
            }
            for call in variant.calls
        ],
        "notifications": list(variant.posts),
        "deadlines": [_figure(figure) for figure in variant.figures],
    }


def _events(events: Events | None) -> Json | None:
    if events is None:
        return None
    asked = events.after_force_quit is not None
    return {
        "groups": [
            {
                "triggers": labels(group.triggers),
                "allowance_seconds": seconds(group.seconds),
                "requires": labels(group.needs),
                "disputed": group.disputed,
            }
            for group in events.groups
        ],
        "after_force_quit": labels(events.after(True)) if asked else None,
        "after_force_quit_unknown": labels(events.after(None)) if asked else None,
    }


def _edge(edge: Edge) -> Json:
    return {
        "from": edge.from_.label,
        "to": edge.to.label,
        "variants": [_variant(variant) for variant in edge.variants],
        "not_during": [
            {"mode": keep.mode.label, "activities": labels(keep.activities)}
            for keep in edge.keeps
        ],
        "events": _events(edge.events),
        "onward": label(edge.onward),
    }


def _lane(lane: Lane) -> Json:
    return {
        "axis": lane.axis.label,
        "states": [
            {"state": state.label, "kind": looks(state).kind.name.lower()}
            for state in lane.states
        ],
        "edges": [_edge(edge) for edge in lane.edges],
    }


def diagram_json(diagram: Diagram) -> Json:
    """Returns everything that a picture in any format shows."""
    return {
        "title": diagram.title,
        "facts": list(diagram.facts),
        "remarks": list(diagram.remarks),
        "lanes": [_lane(lane) for lane in diagram.lanes],
    }


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    text = "app or scene; by default all axes that the app has"
    group.option("axis", "AXIS", text, Values((Axis,)))
    add_ground(group)
    add_app(parser)
    add_device(parser)
    output = add_output(parser, *FORMATS)
    files = Values(file=True)
    output.option("output", "FILE", "write this file; -: standard output", files)
    output.option("title", "TITLE", "by default the app's name in the Info.plist and the version")
    output.flag("no-callbacks", "omit the callbacks")
    parser.set_defaults(run=diagram_output)


def _name(options: argparse.Namespace) -> str:
    """Returns a name for the app: the name in its Info.plist, else the name of that file, else "An
    app"."""
    if options.info_plist is None:
        return "An app"
    info = read_property_list(options.info_plist, Deadline())
    for key in ("CFBundleName", "CFBundleDisplayName"):
        name = info.get(key)
        if isinstance(name, str) and name.strip() and "$" not in name:
            return name
    stem = os.path.splitext(os.path.basename(options.info_plist))[0]
    return stem.removesuffix("Info").rstrip("-_ .") or "An app"


def _format(options: argparse.Namespace) -> str:
    return choice_of(options.format or "svg", "format", {name: name for name in FORMATS})


def _read(options: argparse.Namespace) -> tuple[Asked, Diagram, str]:
    """Computes the requested diagram, and draws it."""
    kind = _format(options)
    axis, asked = given(Axis, options, "axis"), context_of(options)
    title = options.title or f"{_name(options)}, {versions_of(asked.context)}"
    found = read_diagram(asked.context, axis, title=title)
    return asked, found, FORMATS[kind](found, callbacks=not options.no_callbacks)


def ask_diagram(options: argparse.Namespace) -> Json:
    """Returns the states, the transitions between them, and the picture as text."""
    return _answer(options, *_read(options))


def _answer(options: argparse.Namespace, asked: Asked, found: Diagram, text: str) -> Json:
    return {
        "status": "ok",
        "question": {"axis": options.axis, "format": _format(options)},
        **diagram_json(found),
        "text": text,
        **ground(asked),
    }


def diagram_output(options: argparse.Namespace) -> str:
    """Returns what the command prints: the picture or the JSON. If --output names a file, writes
    that file and returns a message."""
    asked, found, text = _read(options)
    if options.json:
        text = json.dumps(_answer(options, asked, found, text), indent=2) + "\n"
    else:
        for note in (*asked.notes, *(app.notices if (app := asked.context.app) else ())):
            complain(str(note))
    path = "-" if options.output is None else options.output
    return write_picture(text, path, "output", "json" if options.json else _format(options))
