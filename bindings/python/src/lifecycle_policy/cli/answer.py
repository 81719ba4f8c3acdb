"""Runs a command: asks the question and returns the object that --json prints."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

from .._native.enums import Evidence, Family, Field, Status
from .._native.errors import LibraryError, LifecyclePolicyError
from .._native.words import spelled
from ..questions.explain import last_before
from ..questions.prepared import policies_of
from ..questions.rules import Rule, citations, rule, rules
from .json import Json, citation, rule_row, versions
from .later import later
from .options import context_of, listed_versions
from .parser import invocation
from .text.answers import headline
from .values import MALFORMED, UsageError, meant, read_as, value_of, version_of

__all__ = ["COMMANDS", "answer", "selected_rules", "translated"]

#: For each field that an option of another name sets, the name of the option.
_OPTIONS = {
    Field.PROFILE: "evidence",
    Field.TERMINATION: "after",
    Field.ALLOWED_CAUSES: "allow-cause",
    Field.LINKED_SDK: "sdk",
    Field.LOCATION_AUTHORIZATION: "authorization",
    Field.BACKGROUND_APP_REFRESH: "background-refresh",
    Field.BACKGROUND_MODES: "mode",
    Field.DEVICE_LOCKED: "locked",
    Field.MODE: "of",
    Field.ALLOWANCES: "allowance",
    Field.ACTIVITIES: "activity",
    Field.QUERY: "axis",  # a query has an axis in Python, but not in C
    Field.LIMIT_NS: "limit",
    Field.LIMIT_COUNT: "limit",
}


def _named(id: str) -> Rule:
    try:
        return rule(id)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
    near = meant(id, [row.id for row in rules()])
    raise UsageError("not-found", "id", f"--id: no rule is called `{id}`{near}")


def _with_argument(options: argparse.Namespace) -> argparse.Namespace:
    """Reads the argument of `rules` as --family if it names a family, else as --id."""
    if options.rule is None:
        return options
    name = "id" if spelled(Family, options.rule) is None else "family"
    given = getattr(options, name)
    if given not in (None, options.rule):
        message = f"`{options.rule}` and --{name} {given} differ: give one of them"
        raise UsageError(MALFORMED, name, message)
    return argparse.Namespace(**{**vars(options), name: options.rule})


def selected_rules(options: argparse.Namespace) -> tuple[Rule, ...]:
    """Returns the rules that the options select."""
    options = _with_argument(options)
    family = basis = version = None
    if options.family is not None:
        family = value_of(Family, options.family, "family")
    if options.evidence is not None:
        basis = value_of(Evidence, options.evidence, "evidence")
    if options.for_os is not None:
        version = version_of(options.for_os, "for-os")
    wanted = None if options.id is None else _named(options.id)
    try:
        rows = rules(family, os=version, evidence=basis, source=options.source)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
        raise UsageError("not-found", "source", f"--{error}") from None
    return rows if wanted is None else tuple(row for row in rows if row == wanted)


def _rules(options: argparse.Namespace) -> Json:
    rows = selected_rules(options)
    return {
        "status": "ok",
        "rules": [rule_row(row) for row in rows],
        "count": len(rows),
        "citations": [citation(source) for source in citations()],
        **versions(),
        "os": options.for_os,
        "evidence_profile": None,
    }


COMMANDS: dict[str, Callable[[argparse.Namespace], Json]] = {
    "transition": later("commands.transitions", "ask_transition"),
    "step": later("commands.transitions", "ask_step"),
    "next": later("commands.transitions", "ask_next"),
    "path": later("commands.transitions", "ask_path"),
    "deadline": later("commands.states", "ask_deadline"),
    "relaunch": later("commands.ends", "ask_relaunch"),
    "conduct": later("commands.states", "ask_conduct"),
    "duties": later("commands.states", "ask_duties"),
    "call": later("commands.states", "ask_call"),
    "modes": later("commands.apps", "ask_modes"),
    "delivery": later("commands.states", "ask_delivery"),
    "quota": later("commands.states", "ask_quota"),
    "manifest": later("commands.apps", "ask_manifest"),
    "termination": later("commands.ends", "ask_termination"),
    "suspension": later("commands.states", "ask_suspension"),
    "purge": later("commands.states", "ask_purge"),
    "diagram": later("commands.diagram", "ask_diagram"),
    "rules": _rules,
    "names": later("commands.names", "ask_names"),
    "compare": later("commands.compare", "ask_compare"),
    "matrix": later("commands.matrix", "ask_matrix"),
    "simulate": later("commands.simulate", "ask_simulate"),
    "conform": later("commands.conform", "ask_conform"),
}


@contextmanager
def translated(command: str) -> Iterator[None]:
    """Converts every error of the library to a UsageError that names the option at fault."""
    try:
        yield
    except LibraryError as error:
        raise UsageError("library-not-loaded", "library", str(error)) from None
    except LifecyclePolicyError as error:
        status = "malformed" if error.status is None else error.status.label
        raise UsageError(status, _option(error.field, command), str(error)) from None


def answer(options: argparse.Namespace) -> Json:
    """Answers the question of a parsed command line. Raises UsageError if that is not possible."""
    if options.command is None:
        message = f"a command is required; {invocation()} --help lists them"
        raise UsageError("missing-value", "command", message)
    with translated(options.command), read_as() as notes:
        listed = listed_versions(options)
        if listed:
            data = _of_each(options, listed)
        else:
            data = COMMANDS[options.command](options)
        if "os_last" in data:
            data["stretches"] = _stretches(options, data)
    if notes:
        noted = list(dict.fromkeys(notes))
        data["notes"] = [*noted, *cast("list[str]", data.get("notes", []))]
    return data


def _of_each(options: argparse.Namespace, listed: list[str]) -> Json:
    """Asks about each version of a list. Returns a full answer for the first version, and a short
    answer for every version."""
    command = COMMANDS[options.command]
    each = [command(argparse.Namespace(**{**vars(options), "os": os})) for os in listed]
    rows = [_stretch(options, one, last=str(one["os"])) for one in each]
    return {**each[0], "os_listed": [row["first"] for row in rows], "stretches": rows}


#: The keys of a full answer that the short answer for each version also has.
_FIGURES = ("limit_seconds", "advice_seconds", "code", "termination", "count")


def _stretch(options: argparse.Namespace, answered: Json, last: str | None = None) -> Json:
    """Returns the short form of an answer, with the versions for which the answer holds."""
    figures = {key: answered[key] for key in _FIGURES if key in answered}
    return {
        "first": answered["os"],
        "last": last,
        "verdict": answered["verdict"],
        "rule": answered["rule"],
        **figures,
        "says": headline(options.command, answered),
    }


def _stretches(options: argparse.Namespace, data: Json) -> list[Json]:
    """Asks about each version of a range on which the answer can change.

    Joins neighbouring versions if their answers read the same.
    """
    ranged = argparse.Namespace(**{**vars(options), "os": data["os"], "os_last": data["os_last"]})
    found: list[Json] = []
    for policy in policies_of(context_of(ranged).context):
        version = policy.context.os
        one = argparse.Namespace(**{**vars(options), "os": str(version), "os_last": None})
        answered = COMMANDS[options.command](one)
        says = headline(options.command, answered)
        if found and found[-1]["says"] == says:
            continue
        if found:
            found[-1]["last"] = last_before(version)
        found.append(_stretch(options, answered))
    return found


def _option(field: Field | None, command: str) -> str:
    if field is None:
        return "question"
    if field == Field.TRIGGER and command == "relaunch":
        return "on"
    return _OPTIONS.get(field, field.label)
