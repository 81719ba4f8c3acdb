"""The command that runs scenarios on an emulator or stub, and reports departures from the
policy."""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Sequence
from dataclasses import replace

from ..._native.files import NotAFile, contents, reason_of
from ..._native.osversion import OSVersion
from ...conformance.host import NotStarted
from ...conformance.judge import Departure
from ...conformance.runner import TIMEOUT, Played, Result, play_all
from ...conformance.scenarios import BUILT_IN, for_version
from ...questions.app import App
from ...questions.context import Context, DeviceFacts
from ...simulation.format import NO_DEVICE
from ...simulation.places import Mistakes
from ...simulation.play import TooMuch
from ...simulation.scenario import Scenario, read_scenario
from ...simulation.updates import Update
from ..arguments import add_app, add_device, add_ground
from ..json import Json, citation, seconds, versions
from ..options import contexts_of, versions_of
from ..parser import Group, Parser, Values
from ..screen import COLOURS, page_of
from ..text.conform import conform_text, listed_text
from ..values import MALFORMED, MISSING, RANGE, UNKNOWN, UsageError, meant

__all__ = ["add_options", "ask_conform", "conform_output"]

#: The maximum length of a scenario, in bytes.
_LONGEST = 4 << 20
#: The maximum of --timeout, in seconds.
_MOST_SECONDS = 86_400


def add_options(parser: Parser) -> None:
    group = Group(parser, "the question")
    add_ground(group, several=True)
    names = Values(words=tuple(each.name for each in BUILT_IN))
    text = "a built-in scenario or a file; may be repeated; without it, all built-in ones"
    group.option("scenario", "NAME|FILE", text, names, repeat=True)
    text = f"how long the command may take to answer, in seconds; {TIMEOUT:g} by default"
    group.option("timeout", "SECONDS", text)
    group.flag("list", "list the scenarios for these versions, and start nothing")
    add_app(parser)
    add_device(parser)
    output = Group(parser, "output")
    output.flag("json", "print one JSON object")
    output.option("color", "WHEN", "auto (the default), always or never", Values(words=COLOURS))
    parser.set_defaults(run=conform_output)
    parser.more = _MORE


_MORE = """the command is started anew for each scenario. It reads and writes JSON objects, one a line:
  > {"hello": 1, "os": "17.0", "scenario": "launch", "app": {"scenes": false}}
  < {"hello": 1, "name": "my emulator"}
  > {"do": "open-app", "at": 1}
  < {"callback": "applicationDidBecomeActive:", "reads": "inactive"}
  < {"done": true}
CONFORM.md describes the messages. The exit status is 1 if the command departs from the policy.

"""


def _read(path: str) -> Scenario:
    try:
        data = contents(path, _LONGEST + 1)
    except (OSError, ValueError, NotAFile) as error:
        raise UsageError(MALFORMED, "scenario", f"--scenario: {path}: {reason_of(error)}") from None
    if len(data) > _LONGEST:
        raise UsageError(RANGE, "scenario", f"--scenario: {path}: larger than {_LONGEST >> 20} MiB")
    try:
        scenario = read_scenario(data.decode("utf-8-sig"), os.path.dirname(path))
    except UnicodeDecodeError:
        raise UsageError(MALFORMED, "scenario", f"--scenario: {path}: not UTF-8") from None
    except Mistakes as mistakes:
        text = f"--scenario: {path}: {mistakes.found[0]}"
        raise UsageError(MALFORMED, "scenario", text) from None
    if len(scenario.apps) != 1:
        text = f"--scenario: {path}: it has {len(scenario.apps)} apps; a host plays one"
        raise UsageError(RANGE, "scenario", text)
    for step in scenario.steps:
        if isinstance(step.kind, Update):
            place = f"--scenario: {path}: line {step.line}"
            text = f"{place}: a host is not told of `{step.kind.label}`"
            raise UsageError(RANGE, "scenario", text)
    name = scenario.name or os.path.splitext(os.path.basename(path))[0]
    return replace(scenario, name=name)


def _named(name: str) -> Scenario | str:
    """Reads a value of --scenario: the name of a built-in scenario, or a file."""
    if any(each.name == name for each in BUILT_IN):
        return name
    if not os.path.exists(name) and not os.path.splitext(name)[1]:
        near = meant(name, [each.name for each in BUILT_IN])
        text = f"--scenario: there is no scenario and no file `{name}`{near}; --list lists them"
        raise UsageError(UNKNOWN, "scenario", text)
    return _read(name)


def _with(scenario: Scenario, context: Context) -> Scenario:
    """Returns a scenario with the evidence profile of `context`. If `context` describes an app,
    limits or a device, that description replaces the one in the scenario."""
    app = scenario.apps[0]
    if context.app not in (None, App()):
        app = replace(app, app=context.app)
    if context.limits:
        app = replace(app, limits=tuple(context.limits))
    facts = scenario.facts if context.facts in (None, DeviceFacts()) else context.facts
    return replace(scenario, apps=(app,), facts=facts or scenario.facts, evidence=context.profile)


def _chosen(options: argparse.Namespace) -> list[tuple[OSVersion, Scenario]]:
    """Returns the scenarios to play, each with its version."""
    named = [_named(name) for name in dict.fromkeys(options.scenario)]
    given = list(dict.fromkeys(versions_of(options)))
    own = [one.os for one in named if isinstance(one, Scenario) and one.os is not None]
    known = given or list(dict.fromkeys(own)) or [OSVersion.newest_major()]
    found = []
    for asked in contexts_of(options, known):
        context = asked.context
        if context.profile is NO_DEVICE:
            text = f"--evidence: `{options.evidence}` has no rules for a device"
            raise UsageError(RANGE, "evidence", text)
        version = context.os
        built_in = for_version(version)
        for one in named or [each.name for each in built_in]:
            if isinstance(one, str):
                found += [
                    (version, _with(each.scenario(), context))
                    for each in built_in
                    if each.name == one
                ]
            elif given or one.os in (None, version):
                scenario = _with(one, context)
                if options.evidence is None:
                    scenario = replace(scenario, evidence=one.evidence)
                found.append((version, scenario))
    if not found:
        text = "--scenario: no such scenario is for these versions; --list lists the versions"
        raise UsageError(RANGE, "scenario", text)
    return found


def _timeout(options: argparse.Namespace) -> float:
    if options.timeout is None:
        return TIMEOUT
    try:
        value = float(options.timeout)
    except ValueError:
        value = math.nan
    if not 0 < value <= _MOST_SECONDS:
        text = f"--timeout: `{options.timeout}` is not a number of seconds up to {_MOST_SECONDS}"
        raise UsageError(MALFORMED, "timeout", text)
    return value


def _departure(played: Played, found: Departure) -> Json:
    part = played.parts[found.part]
    return {
        "kind": found.kind.value,
        "rule": found.rule.id if found.rule else None,
        "event": part.label,
        "at": seconds(part.at),
        "expected": found.expected,
        "came": found.came,
        "audit": found.note or None,
        "citations": [citation(source) for source in found.rule.citations] if found.rule else [],
    }


def _row(played: Played) -> Json:
    return {
        "name": played.scenario.name,
        "os": str(played.os),
        "result": played.result.value,
        "message": played.message or None,
        "departures": [_departure(played, found) for found in played.departures],
    }


def _ground(scenarios: Sequence[tuple[OSVersion, Scenario]]) -> Json:
    listed = [str(os) for os in dict.fromkeys(os for os, _ in scenarios)]
    return {
        **versions(),
        "os": listed[0] if len(listed) == 1 else listed,
        "evidence_profile": scenarios[0][1].evidence.label,
    }


def _list(options: argparse.Namespace) -> Json:
    """Lists the built-in scenarios for the versions of --os. Without --os, lists all of them."""
    given = versions_of(options)
    rows: list[Json] = [
        {"name": each.name, "since": each.since, "until": each.until or None, "about": each.about}
        for each in BUILT_IN
        if not given or any(each.is_for(os) for os in given)
    ]
    return {"status": "ok", "scenarios": rows, "count": len(rows), **versions()}


def ask_conform(options: argparse.Namespace) -> Json:
    """Where does a host depart from the policy?"""
    if options.list:
        return _list(options)
    command: list[str] = options.host_command
    if not command:
        raise UsageError(MISSING, "command", "a command is required, after `--`")
    timeout = _timeout(options)
    chosen = _chosen(options)
    played: list[Played] = []
    try:
        for one in play_all(command, chosen, timeout):
            if not played and not one.greeted:
                raise UsageError(MALFORMED, "command", f"{command[0]}: {one.message}")
            played.append(one)
    except NotStarted as error:
        raise UsageError("not-found", "command", str(error)) from None
    except TooMuch as error:
        raise UsageError(RANGE, "scenario", f"--scenario: {error}") from None
    results = [one.result for one in played]
    return {
        "status": "ok",
        "question": {"command": command},
        "host": next((one.host for one in played if one.host), ""),
        "scenarios": [_row(one) for one in played],
        "summary": {
            **{result.value: results.count(result) for result in Result},
            "departures": sum(len(one.departures) for one in played),
        },
        **_ground(chosen),
    }


def conform_output(options: argparse.Namespace) -> tuple[str, int]:
    """Returns what the command prints, and the exit status."""
    page = page_of(options)
    data = ask_conform(options)
    summary = data.get("summary")
    status = 0
    if isinstance(summary, dict):
        bad = (Result.DEPARTS, Result.FAILED, Result.NOT_PLAYED)
        status = int(any(summary[result.value] for result in bad))
    if options.json:
        return json.dumps(data, indent=2), status
    return (listed_text(data, page) if options.list else conform_text(data, page)), status
