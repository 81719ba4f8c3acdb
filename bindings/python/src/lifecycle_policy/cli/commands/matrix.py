"""The command that tabulates what wakes or relaunches an app, for several versions of the OS."""

from __future__ import annotations

import argparse

from ..._native.enums import Termination, Trigger
from ..._native.osversion import OSVersion
from ...comparisons.matrix import RelaunchMatrix, relaunch_matrix
from ...questions.relaunch import RelaunchAnswer
from ..arguments import add_app, add_device, add_ground, add_output, listed
from ..json import Json, fields_of, launch, notice, versions
from ..options import contexts_of, versions_of
from ..parser import Group, Parser, Values
from ..values import values_of

__all__ = ["add_options", "ask_matrix"]

_DEFAULT = ("system-reclaimed", "user-force-quit")


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    ends = Values((Termination,), words=("all",), several=True)
    text = "how the app ended: none (still in memory), all, or by default system-reclaimed and "
    text = listed(f"{text}user-force-quit; may be repeated", "termination")
    group.option("after", "TERMINATION", text, ends, repeat=True)
    group.flag("all-triggers", "include triggers that do not concern this app")
    add_ground(group, several=True)
    add_app(parser)
    add_device(parser)
    output = add_output(parser, "text", "markdown", "csv", "json")
    output.flag("rules", "name the rule behind each answer")


def _cell(os: OSVersion, answer: RelaunchAnswer) -> Json:
    return {
        "os": str(os),
        **fields_of(answer, "verdict", "disputed", "guarantee"),
        "launch_state": launch(answer.launch_state),
        **fields_of(answer, "callback", "standing", "requires", "rule", "delivery_rule"),
    }


def _matrix(matrix: RelaunchMatrix) -> Json:
    rows: list[Json] = [
        {
            "on": trigger.label,
            "cells": [
                _cell(os, answer) for os, answer in zip(matrix.versions, row, strict=True)
            ],
        }
        for trigger, row in zip(matrix.triggers, matrix.rows, strict=True)
    ]
    return {"after": matrix.after.label, "os": [str(os) for os in matrix.versions], "rows": rows}


def _ends(options: argparse.Namespace) -> list[Termination]:
    texts: list[str] = options.after or list(_DEFAULT)
    if any(part.strip().lower() == "all" for text in texts for part in text.split(",")):
        return list(Termination)
    return list(dict.fromkeys(values_of(Termination, texts, "after")))


def ask_matrix(options: argparse.Namespace) -> Json:
    """What wakes or relaunches the app?"""
    ends, wanted = _ends(options), list(dict.fromkeys(versions_of(options)))
    newest = OSVersion.newest_major()
    asked = contexts_of(options, wanted or [OSVersion.oldest(), newest])
    ground, app = asked[0].context, asked[0].context.app
    found = relaunch_matrix(
        app,
        versions=wanted or None,
        after=ends,
        on=Trigger if options.all_triggers else None,
        facts=ground.facts,
        profile=ground.profile,
        limits=ground.limits,
    )
    return {
        "status": "ok",
        "question": {
            "os": [str(os) for os in wanted],
            "after": [end.label for end in ends],
            "all_triggers": bool(options.all_triggers),
        },
        "matrices": [_matrix(matrix) for matrix in found],
        "notes": list(asked[0].notes),
        "notices": [] if app is None else [notice(item) for item in app.notices],
        **versions(),
        "evidence_profile": ground.profile.label,
    }
