"""Runs a command: asks the question and returns the object that --json prints."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from .._native.enums import Field
from .._native.errors import LibraryError, LifecyclePolicyError
from ..questions.explain import last_before
from ..questions.prepared import policies_of
from .catalog import CATALOG
from .json import Json
from .options import context_of, listed_versions
from .parser import invocation
from .text.answers import headline
from .values import UsageError, read_as

__all__ = ["COMMANDS", "answer", "translated"]

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


#: For each command, the function that answers it.
COMMANDS = {entry.name: entry.answer for entry in CATALOG if entry.has_answer}


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

    Joins neighbouring versions if their answers have the same headline.
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
