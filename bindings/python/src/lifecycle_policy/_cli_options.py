"""The options of the command line, and the context that they make."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn, TypeVar

from ._app import App
from ._context import Context, DeviceFacts, Limit
from ._enums import Allowance, BackgroundMode, EvidenceProfile, Idiom, LocationAuthorization, Status
from ._errors import LifecyclePolicyError
from ._labels import LabelledEnum, LabelledFlag
from ._names import parse
from ._osversion import OSVersion

__all__ = ["Asked", "UsageError", "build_parser", "context_of", "required", "value_of", "values_of"]

E = TypeVar("E", bound=LabelledEnum | LabelledFlag)

UNKNOWN, RANGE, MISSING, MALFORMED = (
    "unknown-value",
    "out-of-range",
    "missing-value",
    "malformed",
)

#: Flags that state a fact of the device: option, fact, value, what --help says.
_FACT_FLAGS = (
    ("passcode", "passcode", True, "a passcode is set"),
    ("low-power", "low_power_mode", True, "Low Power Mode is on"),
    ("no-multitasking", "hardware_multitasking", False, "hardware without multitasking"),
    ("no-cellular", "cellular", False, "no cellular radio"),
    ("debugger", "debugger_attached", True, "a debugger is attached"),
    ("simulator", "simulator", True, "in the Simulator"),
    ("charging", "charging", True, "the device is charging"),
    ("bluetooth-off", "bluetooth_off", True, "Bluetooth was turned off in Settings"),
    (
        "bluetooth-off-in-control-center",
        "bluetooth_off_in_control_center",
        True,
        "Bluetooth was turned off in Control Center",
    ),
    ("airplane-mode", "airplane_mode", True, "airplane mode was toggled"),
    ("accessory-setup-kit", "accessory_setup_kit", True, "AccessorySetupKit set up accessories"),
    (
        "force-quit-survives-reboot",
        "force_quit_survives_reboot",
        True,
        "assume that the force-quit flag survives a reboot",
    ),
    (
        "regions-end-at-reboot",
        "regions_end_at_reboot",
        True,
        "assume that region monitoring ends at a reboot",
    ),
)

#: The versions on which an option has a meaning: from the first to before the second.
_MEANINGFUL = {
    "authorization": ("8.0", None),
    "background-refresh": ("7.0", None),
    "low-power": ("9.0", None),
    "scenes": ("13.0", None),
    "exits-on-suspend": ("4.0", "13.0"),
    "state-restoration": ("6.0", None),
    "permitted-identifier": ("13.0", None),
    "restoration-identifier": ("7.0", None),
    "no-restoration-identifier": ("7.0", None),
    "session-sends-launch-events": ("7.0", None),
    "foreground-slots": ("9.0", None),
    "no-multitasking": ("4.0", None),
    "before-first-unlock": ("4.0", None),
    "bluetooth-off-in-control-center": ("7.0", None),
    "accessory-setup-kit": ("26.0", None),
}

_MODE_SINCE = {
    BackgroundMode.AUDIO: "4.0",
    BackgroundMode.LOCATION: "4.0",
    BackgroundMode.VOIP: "4.0",
    BackgroundMode.NEWSSTAND_CONTENT: "5.0",
    BackgroundMode.EXTERNAL_ACCESSORY: "5.0",
    BackgroundMode.BLUETOOTH_CENTRAL: "5.0",
    BackgroundMode.BLUETOOTH_PERIPHERAL: "6.0",
    BackgroundMode.FETCH: "7.0",
    BackgroundMode.REMOTE_NOTIFICATION: "7.0",
    BackgroundMode.PROCESSING: "13.0",
    BackgroundMode.PUSH_TO_TALK: "16.0",
    BackgroundMode.NEARBY_INTERACTION: "16.0",
}


class UsageError(Exception):
    """A question that cannot be asked: status, option at fault, and a sentence."""

    def __init__(self, status: str, field: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.field = field
        self.message = message


class _Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of leaving the process."""

    def error(self, message: str) -> NoReturn:
        found = re.match(r"argument (?:--)?([\w-]+)(?:/\S+)?: (.*)", message, re.S)
        if found and "expected" in found[2]:
            raise UsageError(MISSING, found[1].lower(), f"--{found[1]} needs a value")
        if found and found[1] == "COMMAND":
            raise UsageError(UNKNOWN, "command", message.removeprefix("argument COMMAND: "))
        if found:
            raise UsageError(UNKNOWN, found[1].lower(), message)
        extra = re.match(r"unrecognized arguments: (\S+)", message)
        field = extra[1].lstrip("-").split("=")[0] if extra else "command"
        raise UsageError(UNKNOWN if extra else MISSING, field, message)


@dataclass(frozen=True)
class Asked:
    """The ground of a question, with what there was to say of the options."""

    context: Context
    notes: tuple[str, ...]


def _add(parser: argparse._ActionsContainer, *names: str, text: str) -> None:
    for name in names:
        parser.add_argument(f"--{name}", metavar=name.rpartition("-")[2].upper(), help=text)


def _flag(parser: argparse._ActionsContainer, name: str, text: str) -> None:
    parser.add_argument(f"--{name}", action="store_true", help=text)


def _repeat(parser: argparse._ActionsContainer, name: str, metavar: str, text: str) -> None:
    help_text = f"{text} (may be repeated)"
    parser.add_argument(f"--{name}", metavar=metavar, action="append", default=[], help=help_text)


def _common() -> _Parser:
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    group = parser.add_argument_group("context")
    _add(group, "os", text="the iOS version, such as 8.1")
    _add(group, "os-last", text="the last version of a range from --os")
    group.add_argument("--evidence", metavar="PROFILE", help="documented, observed or article")
    group.add_argument("--info-plist", metavar="FILE", help="take the app from an Info.plist")
    _repeat(group, "limit", "ALLOWANCE=SECONDS", "a figure of your own; =none for no limit")
    group.add_argument("--facts", metavar="KIND", help="ordinary (the default) or unknown")
    app = parser.add_argument_group("app (added to what the Info.plist says, or in its place)")
    _repeat(app, "mode", "MODE", "a UIBackgroundModes value")
    app.add_argument("--sdk", metavar="VERSION", help="the SDK that the app was linked against")
    _flag(app, "scenes", "the app has the scene life cycle")
    _flag(app, "exits-on-suspend", "UIApplicationExitsOnSuspend is set")
    _flag(app, "state-restoration", "the app preserves and restores its interface")
    _repeat(app, "permitted-identifier", "ID", "an entry of BGTaskSchedulerPermittedIdentifiers")
    app.add_argument("--authorization", metavar="KIND", help="always, when-in-use or none")
    app.add_argument("--session-sends-launch-events", metavar="yes|no", help="of a URL session")
    either = app.add_mutually_exclusive_group()
    _flag(either, "restoration-identifier", "Core Bluetooth restores state")
    _flag(either, "no-restoration-identifier", "Core Bluetooth does not restore state")
    device = parser.add_argument_group("device")
    _flag(device, "ipad", "an iPad")
    _flag(device, "before-first-unlock", "a passcode is set, and not entered since the boot")
    device.add_argument("--background-refresh", metavar="on|off", help="Background App Refresh")
    device.add_argument("--foreground-slots", metavar="N", help="apps side by side, 1 to 8")
    for option, _, _, text in _FACT_FLAGS:
        _flag(device, option, text)
    return parser


def build_parser(version: str) -> argparse.ArgumentParser:
    """Makes the parser of the whole command line."""
    parser = _Parser(prog="lifecycle_policy", allow_abbrev=False, description=_DESCRIPTION)
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    common = _common()

    def command(name: str, text: str, *, bare: bool = False) -> argparse.ArgumentParser:
        parents = [] if bare else [common]
        return commands.add_parser(
            name, parents=parents, allow_abbrev=False, help=text, description=text
        )

    transition = command("transition", "May the app go from one state to another, for this cause?")
    _add(transition, "from", "to", text="a state")
    _add(transition, "cause", "last-cause", text="a cause")
    _add(transition, "axis", "trigger", "interruption", text="where it matters")
    following = command("next", "What may follow?")
    _add(following, "from", "last-cause", "axis", text="see transition")
    path = command("path", "How does the app get there?")
    _add(path, "from", "to", "last-cause", "axis", "trigger", text="see transition")
    _repeat(path, "allow-cause", "CAUSE", "permit this cause, and no other that is not given")
    deadline = command("deadline", "How long may it take?")
    _add(deadline, "allowance", text="such as background-task")
    relaunch = command("relaunch", "After this termination, does this event wake or relaunch?")
    _add(relaunch, "after", text="a termination; none: still in memory")
    _add(relaunch, "on", text="a trigger")
    _repeat(relaunch, "since", "EVENTS", "in between: reboot, unlock, user-launch")
    rules = command("rules", "The rule book.", bare=True)
    rules.add_argument("--json", action="store_true", help="the same as --format json")
    _add(rules, "family", "id", text="one family, or one rule")
    rules.add_argument("--format", metavar="FORMAT", help="text, json or markdown")
    return parser


_DESCRIPTION = "The iOS app life cycle policy: answers with their rules and sources."


def value_of(kind: type[E], text: str, option: str) -> E:
    """Reads a name; the error names the option and the value."""
    try:
        return parse(kind, text)
    except LifecyclePolicyError as error:
        if error.status != Status.NOT_FOUND:
            raise
    raise UsageError(UNKNOWN, option, f"--{option}: `{text}` is not one of {kind.__name__}")


def values_of(kind: type[E], texts: Sequence[str], option: str) -> list[E]:
    """Reads the names of an option that may be repeated, or list several with commas."""
    parts = [part.strip() for text in texts for part in text.split(",")]
    return [value_of(kind, part, option) for part in parts]


def required(options: argparse.Namespace, option: str) -> str:
    """Gives the text of an option that must be there."""
    text: str | None = getattr(options, option.replace("-", "_"))
    if text is None:
        raise UsageError(MISSING, option, f"--{option} is required")
    return text


def _version(text: str, option: str) -> OSVersion:
    try:
        return OSVersion.parse(text)
    except LifecyclePolicyError as error:
        if error.status != Status.MALFORMED:
            raise
    raise UsageError(MALFORMED, option, f"--{option}: `{text}` is not a version such as 9.3.5")


def _choice(text: str, option: str, choices: dict[str, bool]) -> bool:
    value = choices.get(text.lower())
    if value is None:
        listed = " or ".join(choices)
        raise UsageError(UNKNOWN, option, f"--{option}: `{text}` is not {listed}")
    return value


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


def _app(options: argparse.Namespace) -> App:
    app = App()
    if options.info_plist is not None:
        try:
            app = App.from_info_plist(options.info_plist)
        except LifecyclePolicyError as error:
            if error.status is None:
                raise
            raise UsageError(error.status.label, "info-plist", f"--info-plist: {error}") from None
    modes = app.background_modes
    for mode in values_of(BackgroundMode, options.mode, "mode"):
        modes |= mode
    count = app.permitted_identifiers + len(options.permitted_identifier)
    app = replace(app, background_modes=modes, permitted_identifiers=count)
    if options.sdk is not None:
        app = replace(app, linked_sdk=_version(options.sdk, "sdk"))
    if options.authorization is not None:
        granted = value_of(LocationAuthorization, options.authorization, "authorization")
        app = replace(app, location_authorization=granted)
    if options.session_sends_launch_events is not None:
        text = options.session_sends_launch_events
        sends = _choice(text, "session-sends-launch-events", {"yes": True, "no": False})
        app = replace(app, session_sends_launch_events=sends)
    if options.restoration_identifier or options.no_restoration_identifier:
        app = replace(app, restoration_identifier=bool(options.restoration_identifier))
    if options.scenes:
        app = replace(app, scenes=True)
    if options.exits_on_suspend:
        app = replace(app, exits_on_suspend=True)
    if options.state_restoration:
        app = replace(app, state_restoration=True)
    return app


def _facts(options: argparse.Namespace) -> DeviceFacts:
    kind = (options.facts or "ordinary").lower()
    if kind not in ("ordinary", "unknown"):
        message = f"--facts: `{options.facts}` is not ordinary or unknown"
        raise UsageError(UNKNOWN, "facts", message)
    changes: dict[str, Any] = {}
    for option, name, value, _ in _FACT_FLAGS:
        if getattr(options, option.replace("-", "_")):
            changes[name] = value
    if options.ipad:
        changes["idiom"] = Idiom.PAD
    if options.before_first_unlock:
        changes |= {"first_unlock_done": False, "passcode": True}
    if options.background_refresh is not None:
        switch = {"on": True, "off": False}
        changes["background_app_refresh"] = _choice(
            options.background_refresh, "background-refresh", switch
        )
    if options.foreground_slots is not None:
        changes["foreground_slots"] = _slots(options.foreground_slots)
    base = DeviceFacts.unknown() if kind == "unknown" else DeviceFacts()
    return replace(base, **changes)


def _slots(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        message = f"--foreground-slots: `{text}` is not a number from 1 to 8"
        raise UsageError(MALFORMED, "foreground-slots", message)
    if not 1 <= int(text) <= 8:
        raise UsageError(RANGE, "foreground-slots", f"--foreground-slots: `{text}` is not 1 to 8")
    return int(text)


def _notes(options: argparse.Namespace, first: OSVersion, last: OSVersion) -> tuple[str, ...]:
    """Says of each option whether it has a meaning on the versions asked about."""
    notes = []
    for option, (since, until) in _MEANINGFUL.items():
        if not getattr(options, option.replace("-", "_")):
            continue
        if last < OSVersion.parse(since):
            notes.append(f"--{option} has no meaning before iOS {since}")
        elif until is not None and first >= OSVersion.parse(until):
            notes.append(f"--{option} has no meaning from iOS {until} on")
    for mode in values_of(BackgroundMode, options.mode, "mode"):
        begin = _MODE_SINCE.get(mode)
        if begin is not None and last < OSVersion.parse(begin):
            notes.append(f"--mode {mode.label} has no meaning before iOS {begin}")
    return tuple(dict.fromkeys(notes))


def context_of(options: argparse.Namespace) -> Asked:
    """Makes the context of a question from the common options."""
    first = _version(required(options, "os"), "os")
    last = None if options.os_last is None else _version(options.os_last, "os-last")
    if last is not None and last < first:
        message = f"--os-last: `{options.os_last}` is before --os `{options.os}`"
        raise UsageError(RANGE, "os-last", message)
    if first < OSVersion.oldest():
        message = f"--os: `{options.os}` is before {OSVersion.oldest()}"
        raise UsageError(RANGE, "os", message)
    context = Context(
        first,
        os_last=last,
        profile=value_of(EvidenceProfile, options.evidence or "observed", "evidence"),
        app=_app(options),
        facts=_facts(options),
        limits=[_limit(text) for text in options.limit],
    )
    return Asked(context, _notes(options, first, last or first))
