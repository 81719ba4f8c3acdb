"""The command that plays a scenario: its options, its JSON, and its timeline picture."""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
from collections import deque
from collections.abc import Iterator
from dataclasses import fields
from typing import cast

from ..._native.enums import EvidenceProfile, Field
from ..._native.files import NotAFile, contents, reason_of
from ..._native.osversion import OSVersion
from ...questions.device import DeviceEffect, DeviceOutcome
from ...questions.habits import PRESETS
from ...simulation.format import EVENTS, NO_DEVICE, event_keys, schema
from ...simulation.picture import timeline_svg
from ...simulation.places import Mistakes
from ...simulation.play import Happened, Simulation, TooMuch, play
from ...simulation.scenario import Scenario, read_scenario
from ...simulation.updates import Update, What
from ...simulation.words import code_of
from ..json import Json, label, labels, plain, seconds, versions
from ..options import versions_of
from ..output import write_timeline
from ..parser import Group, Parser, Values
from ..screen import COLOURS, complain, page_of
from ..text.simulate import simulation_text, versions_text
from ..values import MALFORMED, MISSING, RANGE, UsageError, value_of

__all__ = ["add_options", "ask_simulate", "simulate_output"]

#: The maximum length of a scenario, in bytes.
MAXIMUM_LENGTH = 4 << 20
#: The maximum number of mistakes in a text message. JSON lists all mistakes.
_MOST_TOLD = 20
#: The maximum number of events and effects in a picture. A larger picture could not be read.
_MOST_DRAWN = 20_000


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    text = "a scenario in JSON; -: standard input; with --day, one or more Info.plists"
    group.argument("scenario", "SCENARIO", text, Values(file=True), several=True)
    listed = Values(versions=True, several=True)
    text = "replaces the scenario's version; several, with commas, are shown side by side"
    group.option("os", "VERSION", text, listed, repeat=True)
    text = "replaces the scenario's profile: documented or observed"
    group.option("evidence", "PROFILE", text, Values((EvidenceProfile,)))
    text = "play a day of the system's own acts instead, made up from a seed; 1 without one"
    group.perhaps("day", "SEED", text, Values())
    group.option("days", "COUNT", "with --day: so many days, 1 to 366")
    text = f"with --day: {', '.join(PRESETS)} (the first is the default), or JSON, or a file of it"
    group.option("habits", "NAME|FILE|JSON", text, Values(words=PRESETS, file=True))
    text = "with --day: how long the work of a wake-up takes; 3 without it"
    group.option("completes-after", "SECONDS", text)
    group.option("runs", "COUNT", "with --day: ranges over so many seeds, 2 to 10000")
    text = "print the JSON schema of scenarios instead; with --day, that of habits"
    group.flag("schema", text)
    output = Group(parser, "output")
    output.flag("json", "print one JSON object")
    output.flag("jsonl", "print a JSON object for each event and effect, one a line")
    text = "draw the states of each app over time, as an SVG in this file; -: standard output"
    output.option("timeline", "FILE", text, Values(file=True))
    text = "with --day: write the day as a scenario into this file"
    output.option("as-scenario", "FILE", text, Values(file=True))
    text = "with --runs: write the figures as CSV into this file, a row for each seed and app"
    output.option("csv", "FILE", text, Values(file=True))
    output.option("color", "WHEN", "auto (the default), always or never", Values(words=COLOURS))
    parser.set_defaults(run=simulate_output)
    parser.more = _MORE


_OF_EVERY_EVENT = ("at", "event", "comment", "decision")


def _taken(kind: What) -> str:
    """Returns an event with its keys. Makes the label without loading the library."""
    label = kind.name.lower().replace("_", "-")
    if kind is Update.UPDATE_APP:
        return f"{label} app [keys of the app that change]"
    keys = [key for key in event_keys(kind) if key.name not in _OF_EVERY_EVENT]
    return " ".join([label, *(key.name if key.needed else f"[{key.name}]" for key in keys)])


def _listed() -> str:
    """Lists the events of a scenario, each with its keys."""
    words = "; ".join(_taken(kind).replace(" ", "\0") for kind in EVENTS)
    lines = textwrap.wrap(words, 96, break_on_hyphens=False)
    return "\n".join(f"  {line}" for line in lines).replace("\0", " ")


_MORE = f"""a scenario:
  {{"os": "17.0", "apps": [{{"name": "Upload", "modes": ["fetch"]}}],
   "events": [{{"at": 1, "event": "open-app", "app": "Upload"}}, {{"at": 20, "event": "home"}}]}}

an app has a name and what it declares, is granted and does: `simulate --schema` lists its keys.
  `returns_after` is how long each callback takes, in seconds. A wake-up, such as a push, completes
  only with the event `complete`, or `completes_after` seconds after its callback. `stays_for` is how
  long the app stays in the background with nothing to do. `limits` replaces figures of the system:
  [{{"allowance": "background-task", "limit": 60}}]

events, each with its keys besides `at`, which is in seconds:
{_listed()}
  `names occurrence`, `names trigger` and `names termination` list the meanings of the words.

"""


def _text(path: str) -> str:
    """Reads a scenario as text."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(MAXIMUM_LENGTH + 1) if sys.stdin else b""
        else:
            data = _bytes(path)
    except (OSError, ValueError) as error:
        raise UsageError(MALFORMED, "scenario", f"{path}: {reason_of(error)}") from None
    if len(data) > MAXIMUM_LENGTH:
        text = f"{path}: larger than {MAXIMUM_LENGTH >> 20} MiB"
        raise UsageError("out-of-range", "scenario", text)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        text = f"{path}: line {line}: not UTF-8"
        raise UsageError(MALFORMED, "scenario", text) from None


def _bytes(path: str) -> bytes:
    try:
        return contents(path, MAXIMUM_LENGTH + 1)
    except NotAFile:  # a pipe, such as `<(...)` in a shell
        with open(path, "rb") as file:
            return file.read(MAXIMUM_LENGTH + 1)


def _scenario(path: str) -> Scenario:
    text = _text(path)
    try:
        return read_scenario(text, "" if path == "-" else os.path.dirname(path))
    except Mistakes as mistakes:
        found = mistakes.found
    told = [f"{path}: {mistake}" for mistake in found[:_MOST_TOLD]]
    if len(found) > _MOST_TOLD:
        told.append(f"and {len(found) - _MOST_TOLD} more mistakes")
    listed = [
        {"line": one.line, "column": one.column, "message": one.message} for one in found
    ]
    raise UsageError(MALFORMED, "scenario", "\n".join(told), mistakes=listed)


def _runs(options: argparse.Namespace) -> list[Simulation]:
    """Simulates the scenario on each version."""
    if options.scenario is None:
        raise UsageError(MISSING, "scenario", "a scenario is required: a file, or - ")
    given = list(dict.fromkeys(versions_of(options)))
    evidence = None
    if options.evidence is not None:
        evidence = value_of(EvidenceProfile, options.evidence, "evidence")
        if evidence is NO_DEVICE:
            text = f"--evidence: `{options.evidence}` has no rules for a device"
            raise UsageError(RANGE, "evidence", text)
    scenario = _scenario(options.scenario)
    if not given and scenario.os is None:
        text = f"{options.scenario}: the scenario has no `os`; give one with --os"
        raise UsageError(MISSING, "os", text)
    try:
        return [play(scenario, os, evidence) for os in given or [cast(OSVersion, scenario.os)]]
    except TooMuch as error:
        raise UsageError(RANGE, "scenario", f"{options.scenario}: {error}") from None


def _name(options: argparse.Namespace, run: Simulation) -> str:
    if run.scenario.name or options.scenario == "-":
        return run.scenario.name or "a scenario"
    return os.path.splitext(os.path.basename(str(options.scenario)))[0]


#: Fields in which 0 stands for no value.
_NUMBERS = ("process", "scene", "token", "identifier", "code")


def _effect(run: Simulation, effect: DeviceEffect) -> Json:
    data: Json = {}
    for field in fields(effect):
        value = plain(getattr(effect, field.name))
        data[field.name.rstrip("_")] = None if field.name in _NUMBERS and value == 0 else value
        if field.name == "app":
            data["app_name"] = run.name_of(effect.app)
    data["code"] = code_of(effect) or None
    data["text"] = effect.text
    return data


def _outcome(outcome: DeviceOutcome) -> Json:
    data: Json = {field.name: plain(getattr(outcome, field.name)) for field in fields(outcome)}
    data["token"] = outcome.token or None
    return {"status": "ok", **data}


def _event(run: Simulation, found: Happened) -> Json:
    step = found.step
    told = {name: plain(value) for name, value in step.fields.items()}
    if found.outcome is None:
        field = None if found.field is None else Field(found.field).label
        outcome: Json = {"status": label(found.status), "field": field, "message": found.message}
    else:
        outcome = {**_outcome(found.outcome), "not_given": labels(found.not_given)}
    return {
        "at": seconds(step.at),
        "event": step.kind.label,
        "app": step.app or None,
        "app_name": run.name_of(step.app) or None,
        **told,
        "line": step.line,
        "first_effect": found.first_effect,
        "outcome": outcome,
    }


def _end(run: Simulation) -> Json:
    return {
        "until": seconds(run.end),
        "ended_by": run.ending.value,
        "next_due": seconds(run.next_due),
        "apps": [
            {
                "app": number,
                "app_name": app.name,
                "state": status.state.label,
                "last_termination": label(status.last_termination),
                "force_quit": status.force_quit,
                "tasks": status.tasks,
            }
            for number, (app, status) in enumerate(
                zip(run.scenario.apps, run.apps, strict=True), 1
            )
        ],
    }


def _played(run: Simulation) -> Json:
    return {
        **_end(run),
        "events": [_event(run, found) for found in run.events],
        "effects": [_effect(run, effect) for effect in run.effects],
    }


def _ground(options: argparse.Namespace, runs: list[Simulation]) -> Json:
    """Returns the keys that every answer has."""
    listed = [str(run.os) for run in runs]
    return {
        "notes": list(runs[0].scenario.notes),
        **versions(),
        "os": listed[0] if len(runs) == 1 else listed,
        "evidence_profile": runs[0].scenario.evidence.label,
    }


def _answer(options: argparse.Namespace, runs: list[Simulation]) -> Json:
    question: Json = {"scenario": options.scenario, "name": _name(options, runs[0])}
    if len(runs) == 1:
        rest = _played(runs[0])
    else:
        rest = {"versions": [{"os": str(run.os), **_played(run)} for run in runs]}
    return {"status": "ok", "question": question, **rest, **_ground(options, runs)}


def _lines(options: argparse.Namespace, runs: list[Simulation]) -> Iterator[Json]:
    """Yields the answer as separate objects. The `type` of an object says what the object is."""
    question: Json = {"scenario": options.scenario, "name": _name(options, runs[0])}
    yield {"type": "answer", "status": "ok", "question": question, **_ground(options, runs)}
    for run in runs:
        os = str(run.os)
        left = deque(run.events)
        for index, effect in enumerate(run.effects):
            while left and left[0].first_effect <= index:
                yield {"type": "event", "os": os, **_event(run, left.popleft())}
            yield {"type": "effect", "os": os, **_effect(run, effect)}
        for found in left:
            yield {"type": "event", "os": os, **_event(run, found)}
        yield {"type": "end", "os": os, **_end(run)}


#: The options that are valid only with --day.
_OF_DAYS = ("days", "habits", "completes_after", "runs", "as_scenario", "csv")


def _one(options: argparse.Namespace) -> argparse.Namespace:
    """Returns the options of a question about a single scenario. Refuses several scenarios, and
    options that need --day."""
    for name in _OF_DAYS:
        if getattr(options, name) is not None:
            flag = name.replace("_", "-")
            raise UsageError(MALFORMED, flag, f"--{flag} needs --day")
    files = options.scenario
    if isinstance(files, list):
        if len(files) > 1:
            raise UsageError(MALFORMED, "scenario", f"one scenario, not {len(files)}")
        options = argparse.Namespace(**{**vars(options), "scenario": files[0] if files else None})
    return options


def ask_simulate(options: argparse.Namespace) -> Json:
    """What happens to the apps of a device, and when?"""
    if options.day is not None:
        from .days import ask_day  # imported here, because few commands need it

        return ask_day(options)
    options = _one(options)
    return schema() if options.schema else _answer(options, _runs(options))


def _drawn(options: argparse.Namespace, runs: list[Simulation]) -> str:
    """Draws the picture. Returns the picture if it goes to standard output. Otherwise writes it to
    a file, and returns a message."""
    drawn = sum(len(run.events) + len(run.effects) for run in runs)
    if drawn > _MOST_DRAWN:
        text = (
            f"--timeline: {drawn:,} events and effects; a picture has {_MOST_DRAWN:,} at most: "
            "draw a shorter scenario, or fewer versions"
        )
        raise UsageError(RANGE, "timeline", text)
    svg = timeline_svg(runs, _name(options, runs[0]))
    return write_timeline(svg, options.timeline, has_json=options.json or options.jsonl)


def simulate_output(options: argparse.Namespace) -> str:
    """Returns what the command prints. Writes the picture if --timeline names a file."""
    if options.day is not None:
        from .days import day_output  # imported here, because few commands need it

        return day_output(options)
    options = _one(options)
    if options.schema:
        return json.dumps(schema(), indent=2)
    if options.json and options.jsonl:
        raise UsageError(MALFORMED, "jsonl", "--json and --jsonl: give one of them")
    page = page_of(options)
    runs = _runs(options)
    drawn = None if options.timeline is None else _drawn(options, runs)
    if options.json:
        return json.dumps(_answer(options, runs), indent=2)
    if options.jsonl:
        return "\n".join(json.dumps(line) for line in _lines(options, runs))
    for note in runs[0].scenario.notes:
        complain(note)
    if drawn is not None and drawn.startswith("<svg"):
        return drawn
    title = _name(options, runs[0])
    if len(runs) == 1:
        text = simulation_text(runs[0], title, page)
    else:
        text = versions_text(runs, title, page)
    return text if drawn is None else f"{text}\n{drawn}"
