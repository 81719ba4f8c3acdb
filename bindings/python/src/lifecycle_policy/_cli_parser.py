"""The options of the command line."""

from __future__ import annotations

import argparse
import re
from typing import NoReturn

from ._cli_diagram import add_diagram_options
from ._cli_options import FACT_FLAGS, TEXT_FLAGS
from ._cli_values import MISSING, UNKNOWN, UsageError

__all__ = ["build_parser"]


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
    app.add_argument("--minimum-os", metavar="VERSION", help="MinimumOSVersion")
    scenes = app.add_mutually_exclusive_group()
    _flag(scenes, "scenes", "the app has the scene life cycle")
    _flag(scenes, "no-scenes", "it has not (also without an Info.plist, on the axis of scenes)")
    _flag(app, "multiple-scenes", "UIApplicationSupportsMultipleScenes is set")
    _flag(app, "exits-on-suspend", "UIApplicationExitsOnSuspend is set")
    _flag(app, "state-restoration", "the app preserves and restores its interface")
    _repeat(app, "permitted-identifier", "ID", "an entry of BGTaskSchedulerPermittedIdentifiers")
    for option, _, key in TEXT_FLAGS:
        _flag(app, option, f"{key} is there")
    app.add_argument("--unknown-modes", metavar="N", help="so many modes that Apple does not list")
    _repeat(app, "placeholders", "KEY", "a key of the Info.plist with a build variable left in")
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
    for option, _, _, text in FACT_FLAGS:
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

    def explained(name: str, text: str) -> argparse.ArgumentParser:
        parser = command(name, text)
        _flag(parser, "explain", "list every rule about the question, with its part in the answer")
        return parser

    transition = explained("transition", "May the app go from this state to that, for this cause?")
    _add(transition, "from", "to", text="a state")
    _add(transition, "cause", "last-cause", text="a cause")
    _add(transition, "axis", "trigger", "interruption", text="where it matters")
    following = command("next", "What may follow?")
    _add(following, "from", "last-cause", "axis", text="see transition")
    path = command("path", "How does the app get there?")
    _add(path, "from", "to", "last-cause", "axis", "trigger", text="see transition")
    _repeat(path, "allow-cause", "CAUSE", "permit this cause, and no other that is not given")
    deadline = explained("deadline", "How long may it take?")
    _add(deadline, "allowance", text="such as background-task")
    relaunch = explained("relaunch", "After this termination, does this event wake or relaunch?")
    _add(relaunch, "after", text="a termination; none: still in memory")
    _add(relaunch, "on", text="a trigger")
    _repeat(relaunch, "since", "EVENTS", "in between: reboot, unlock, user-launch")
    conduct = explained("conduct", "May the app do this in this state, and what does it cost?")
    _add(conduct, "state", text="a state of the app")
    _add(conduct, "activity", text="such as opengl-es")
    duties = command("duties", "What does the app owe in a callback?")
    _add(duties, "callback", text="a selector, such as applicationDidEnterBackground:")
    modes = explained("modes", "What does a background mode permit, wake and keep running?")
    modes.add_argument("--of", metavar="MODE", help="one mode; without it all are listed")
    delivery = explained("delivery", "How does an event reach an app in a state?")
    _add(delivery, "state", text="a state of the app")
    _add(delivery, "event", text="such as orientation-change")
    quota = explained("quota", "How many does the system allow?")
    _add(quota, "quota", text="such as scheduled-local-notifications")
    command("manifest", "What in the manifest will not work? (--os: else the SDK's version)")
    termination = explained("termination", "What does a termination code, or a report, mean?")
    _add(termination, "namespace", text="such as springboard; none where it is left out")
    _add(termination, "code", text="a number, such as 0x8badf00d")
    termination.add_argument("--report", metavar="FILE", help="a termination report; -: input")
    add_diagram_options(command("diagram", "Draw the states, and what leads from one to another."))
    rules = command("rules", "The rule book.", bare=True)
    rules.add_argument("--json", action="store_true", help="the same as --format json")
    _add(rules, "family", "id", text="one family, or one rule")
    rules.add_argument("--for-os", metavar="VERSION", help="those that hold on a version")
    rules.add_argument(
        "--evidence", "--basis", metavar="EVIDENCE", help="those that rest on it, such as observed"
    )
    rules.add_argument("--source", metavar="KEY", help="those that name a source, such as A2")
    rules.add_argument("--format", metavar="FORMAT", help="text, json or markdown")
    return parser


_DESCRIPTION = "The iOS app life cycle policy: answers with their rules and sources."
