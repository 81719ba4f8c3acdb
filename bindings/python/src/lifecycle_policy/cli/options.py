"""Makes the context of a question from the options of the command line."""

from __future__ import annotations

import argparse
import math
import os
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from .._native.enums import (
    Allowance,
    Axis,
    BackgroundMode,
    EvidenceProfile,
    Idiom,
    LocationAuthorization,
    ProcessKind,
    Status,
)
from .._native.errors import LifecyclePolicyError
from .._native.files import reason_of
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context, DeviceFacts, Limit
from ..questions.modes import mode as ask_mode
from .flags import FACT_FLAGS, MEANINGFUL, SWITCHES, TEXT_FLAGS
from .values import (
    MALFORMED,
    RANGE,
    UsageError,
    choice_of,
    number_of,
    required,
    value_of,
    values_of,
    version_of,
)

__all__ = ["Asked", "context_of", "contexts_of", "given_again", "listed_versions", "versions_of"]


@dataclass(frozen=True)
class Asked:
    """The context of a question, with notes on the options."""

    context: Context
    notes: tuple[str, ...]
    options: argparse.Namespace


#: A function that chooses the OS if none is given. It also returns a note that names the OS.
Fallback = Callable[[App], tuple[OSVersion, str]]

_OWN_SDK = (
    "on each version, the app is assumed to be linked against the SDK of that version; "
    "--sdk VERSION sets one for all"
)
_FIRST_WITH_SCENES = "13.0"
_SCENES_ADOPTED = "the axis of scenes: the app is assumed to have adopted scenes"


def _limit(text: str) -> Limit:
    name, equals, figure = text.partition("=")
    if not equals:
        raise UsageError(MALFORMED, "limit", f"--limit: `{text}` is not ALLOWANCE=SECONDS or =none")
    allowance = value_of(Allowance, name.strip(), "limit")
    if figure.strip().lower() in ("none", "unlimited"):
        return Limit(allowance, math.inf)
    try:
        seconds = float(figure)
    except ValueError:
        raise UsageError(
            MALFORMED, "limit", f"--limit: `{figure}` is not a number of seconds, or none"
        ) from None
    if not 0 <= seconds <= 9e9:
        raise UsageError(RANGE, "limit", f"--limit: `{figure}` is not from 0 to 9e9 seconds")
    return Limit(allowance, seconds)


@cache
def _piped() -> App:
    """Reads an Info.plist from standard input. The content is cached, because standard input can be
    read only once."""
    from ..questions.bounds import Deadline
    from ..questions.property_lists import MAXIMUM_BYTES, parse_property_list

    try:
        data = sys.stdin.buffer.read(MAXIMUM_BYTES + 1) if sys.stdin else b""
    except (OSError, ValueError) as error:
        raise LifecyclePolicyError(f"-: {reason_of(error)}", status=Status.MALFORMED) from None
    if len(data) > MAXIMUM_BYTES:
        text = f"-: larger than {MAXIMUM_BYTES >> 20} MiB"
        raise LifecyclePolicyError(text, status=Status.OUT_OF_RANGE)
    if not data:
        text = "-: empty" if sys.stdin else "-: standard input is closed"
        raise LifecyclePolicyError(text, status=Status.MALFORMED)
    return App.from_info(parse_property_list("-", data, Deadline()))


def _declared(options: argparse.Namespace) -> App:
    """Reads the app from the Info.plist or the built app, if one is given."""
    path = options.info_plist
    if path is None:
        return App()
    try:
        if path == "-":
            return _piped()
        if path.lower().endswith(".ipa") or os.path.isdir(path):
            from ..checks.apps import declared_app  # imported here, because few questions need it

            return declared_app(path)
        return App.from_info_plist(path)
    except LifecyclePolicyError as error:
        status = MALFORMED if error.status is None else error.status.label
        raise UsageError(status, "info-plist", f"--info-plist: {error}") from None


def _version(text: str, option: str) -> OSVersion:
    version = version_of(text, option)
    if version < OSVersion.oldest():
        raise UsageError(RANGE, option, f"--{option}: `{text}` is before {OSVersion.oldest()}")
    return version


def _app(options: argparse.Namespace) -> App:
    """Returns the app of the Info.plist, with the changes from the options."""
    app = _declared(options)
    modes = values_of(BackgroundMode, options.mode, "mode")
    changes: dict[str, Any] = {
        "background_modes": app.background_modes.union(modes),
        "permitted_identifiers": app.permitted_identifiers + len(options.permitted_identifier),
        "placeholders": app.placeholders + tuple(options.placeholders),
    }
    if options.sdk is not None:
        changes["linked_sdk"] = _version(options.sdk, "sdk")
    if options.kind is not None:
        changes["kind"] = value_of(ProcessKind, options.kind, "kind")
    if options.minimum_os is not None:
        changes["minimum_os"] = _version(options.minimum_os, "minimum-os")
    if options.unknown_modes is not None:
        count = number_of(options.unknown_modes, "unknown-modes", 0, 65536)
        changes["unknown_modes"] = app.unknown_modes + count
    if options.authorization is not None:
        granted = value_of(LocationAuthorization, options.authorization, "authorization")
        changes["location_authorization"] = granted
    for option in SWITCHES:
        name = option.replace("-", "_")
        if (text := getattr(options, name)) is not None:
            changes[name] = choice_of(text, option, {"yes": True, "no": False})
    if options.restoration_identifier or options.no_restoration_identifier:
        changes["restoration_identifier"] = bool(options.restoration_identifier)
    if options.scenes or options.no_scenes:
        changes["scenes"] = bool(options.scenes)
    for option in ("multiple-scenes", "exits-on-suspend", "state-restoration", *TEXT_FLAGS):
        name = option.replace("-", "_")
        if getattr(options, name):
            changes[name] = True
    return replace(app, **changes)


def _facts(options: argparse.Namespace) -> DeviceFacts | None:
    """Reads the facts about the device. Returns None if no fact was given."""
    unknown = choice_of(options.facts or "ordinary", "facts", {"ordinary": False, "unknown": True})
    changes: dict[str, Any] = {}
    for option, name, value, _ in FACT_FLAGS:
        if getattr(options, option.replace("-", "_")):
            changes[name] = value
    if options.ipad:
        changes["idiom"] = Idiom.PAD
    if options.before_first_unlock:
        changes |= {"first_unlock_done": False, "passcode": True}
    if options.background_refresh is not None:
        switch = {"on": True, "off": False}
        changes["background_app_refresh"] = choice_of(
            options.background_refresh, "background-refresh", switch
        )
    if options.foreground_slots is not None:
        changes["foreground_slots"] = number_of(
            options.foreground_slots, "foreground-slots", 1, 8
        )
    if not changes and options.facts is None:
        return None
    return replace(DeviceFacts.unknown() if unknown else DeviceFacts(), **changes)


def _notes(options: argparse.Namespace, first: OSVersion, last: OSVersion) -> tuple[str, ...]:
    """Returns a note for each option that has no meaning on any version in question, and for
    --foreground-slots without an iPad."""
    notes = []
    for option, (since, until) in MEANINGFUL.items():
        if not getattr(options, option.replace("-", "_")):
            continue
        if last < OSVersion.parse(since):
            notes.append(f"--{option} has no meaning before iOS {since}")
        elif until is not None and first >= OSVersion.parse(until):
            notes.append(f"--{option} has no meaning from iOS {until} on")
    if options.foreground_slots and not options.ipad and not options.facts:
        notes.append("--foreground-slots has a meaning only for an iPad: give --ipad, too")
    for mode in values_of(BackgroundMode, options.mode, "mode"):
        known = ask_mode(last, mode)
        if known.introduced is not None and last < known.introduced:
            notes.append(f"--mode {mode.label} has no meaning before iOS {known.introduced}")
        elif known.removed is not None and first >= known.removed:
            notes.append(f"--mode {mode.label} has no meaning from iOS {known.removed} on")
    return tuple(dict.fromkeys(notes))


def _with_axis(
    options: argparse.Namespace, app: App, last: OSVersion
) -> tuple[App, tuple[str, ...]]:
    """Assumes that the app adopts scenes if the question is about scenes and the OS supports them.

    Does nothing if an Info.plist, --scenes or --no-scenes is given.
    """
    axis = getattr(options, "axis", None)
    told = options.info_plist is not None or options.scenes or options.no_scenes
    if axis is None or told or value_of(Axis, axis, "axis") != Axis.SCENE:
        return app, ()
    if last < OSVersion.parse(_FIRST_WITH_SCENES):
        return app, ()
    return replace(app, scenes=True), (_SCENES_ADOPTED,)


def _first(
    options: argparse.Namespace, app: App, fallback: Fallback | None
) -> tuple[OSVersion, tuple[str, ...]]:
    """Reads --os. If --os is absent, `fallback` chooses the version. Without a fallback, --os is
    required."""
    if options.os is None and fallback is not None:
        version, note = fallback(app)
        return version, (note,)
    return _version(required(options, "os"), "os"), ()


def _with_range(options: argparse.Namespace) -> argparse.Namespace:
    """Reads an --os that is a range, such as 7.0-17.0, as --os and --os-last."""
    first, dash, last = (options.os or "").partition("-")
    if not dash or options.os_last is not None or not last.strip()[:1].isdecimal():
        return options
    if not re.search("[0-9]", first):
        return options
    return argparse.Namespace(**{**vars(options), "os": first.strip(), "os_last": last.strip()})


def context_of(options: argparse.Namespace, fallback: Fallback | None = None) -> Asked:
    """Makes the context of a question from the common options."""
    if options.os is None and fallback is None:
        required(options, "os")
    options = _with_range(options)
    app = _app(options)
    first, chosen = _first(options, app, fallback)
    last = None if options.os_last is None else version_of(options.os_last, "os-last")
    if last is not None and last < first:
        message = f"--os-last: `{options.os_last}` is before {options.os or first}"
        raise UsageError(RANGE, "os-last", message)
    app, notes = _with_axis(options, app, last or first)
    context = Context(
        first,
        os_last=last,
        profile=value_of(EvidenceProfile, options.evidence or "observed", "evidence"),
        app=app,
        facts=_facts(options) or DeviceFacts(),
        limits=[_limit(text) for text in options.limit],
    )
    return Asked(context, (*chosen, *notes, *_notes(options, first, last or first)), options)


#: Options that belong to a single question or to the output.
_NOT_GROUND = {
    *("command", "from", "to", "cause", "last_cause", "trigger", "interruption"),
    *("json", "exit_code", "color", "explain"),
}


def given_again(options: argparse.Namespace) -> str:
    """Returns the options for the OS, the app and the device as they were typed, so that the user
    can repeat them in another question."""
    parts = []
    for name, value in vars(options).items():
        if name in _NOT_GROUND or value in (None, False, []):
            continue
        for text in value if isinstance(value, list) else [value]:
            parts.append(f"--{name.replace('_', '-')}")
            parts += [] if text is True else [shlex.quote(str(text))]
    return "".join(f" {part}" for part in parts)


def listed_versions(options: argparse.Namespace) -> list[str]:
    """Reads an --os that lists several versions with commas. Returns [] for one version or a
    range."""
    text = getattr(options, "os", None)
    parts = [part.strip() for part in text.split(",")] if isinstance(text, str) else []
    if len(parts) < 2:
        return []
    if options.os_last is not None:
        message = "--os-last: this option ends a range, but --os is a list of versions"
        raise UsageError(MALFORMED, "os-last", message)
    for part in parts:
        version_of(part, "os")
    return list(dict.fromkeys(parts))


def versions_of(options: argparse.Namespace, *, ends: bool = False) -> list[OSVersion]:
    """Reads an --os that may be repeated, and that may list several versions with commas.

    With `ends`, a range such as 12.4-13.0 means the two versions at its ends.
    """
    texts = [part.strip() for text in options.os for part in text.split(",")]
    if ends:
        texts = [part for text in texts for part in re.split(r"(?<=[0-9])\s*-", text)]
    return [_version(text, "os") for text in texts]


def contexts_of(options: argparse.Namespace, versions: list[OSVersion]) -> list[Asked]:
    """Makes a context for each version, all with the same options.

    The contexts also have the same notes, which are about the whole range of versions.
    """
    first, last = str(min(versions)), str(max(versions))
    ranged = argparse.Namespace(**{**vars(options), "os": first, "os_last": last})
    whole = context_of(ranged)
    app = whole.context.app
    own_sdk = (_OWN_SDK,) if app is None or app.linked_sdk is None else ()
    facts = _facts(options)
    contexts = [replace(whole.context, os=os, os_last=None, facts=facts) for os in versions]
    return [Asked(context, (*own_sdk, *whole.notes), options) for context in contexts]
