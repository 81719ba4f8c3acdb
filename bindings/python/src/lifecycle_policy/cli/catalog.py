"""The catalogue of commands. Each entry has the texts for --help, and names the module that adds
the options of the command and answers its question."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from .arguments import add_question
from .later import later
from .parser import Parser

__all__ = ["CATALOG", "Entry"]

_WAYS = "from state to state"
_TIMES = "in a state"
_ENDS = "endings and launches"
_APPS = "the app as a whole"
_BOOK = "rules and names"
_EVIDENCE = "evidence"
_DEVICES = "a device over time"


@dataclass(frozen=True, slots=True)
class Entry:
    """A command of the catalogue."""

    name: str
    heading: str
    purpose: str
    usage: str
    examples: tuple[str, ...]
    module: str = ""
    """The module of `commands` with the functions `add_<name>` and `ask_<name>` of a question. "":
    the command has its own module, with the functions `add_options` and `ask_<name>`."""
    explained: bool = True
    """True if a question has the option --explain."""
    has_answer: bool = True
    """False if the module of the command has no function `ask_<name>`."""

    def add_options(self, parser: Parser) -> None:
        if self.module:
            add = later(f"commands.{self.module}", f"add_{self.name}")
            add_question(parser, add, explained=self.explained)
        else:
            later(f"commands.{self.name}", "add_options")(parser)

    def answer(self, options: argparse.Namespace) -> dict[str, object]:
        """Returns the object that --json prints."""
        ask = later(f"commands.{self.module or self.name}", f"ask_{self.name}")
        found: dict[str, object] = ask(options)
        return found


CATALOG = (
    Entry(
        "transition",
        _WAYS,
        "May the app go from this state to that, for this cause, and with which callbacks?",
        "--os VERSION --from STATE --to STATE --cause CAUSE",
        (
            "transition --os 12.0 --from active --to inactive --cause home-button",
            "transition --os 17.0 --axis scene --from foreground-active"
            " --to foreground-inactive --cause home-button",
            "transition --os 9.0 --from not-running --to inactive --cause launch-by-user"
            " --trigger open-url --explain",
        ),
        "transitions",
    ),
    Entry(
        "step",
        _WAYS,
        "Where does this cause lead now, and with which callbacks?",
        "--os VERSION --from STATE --cause CAUSE",
        (
            "step --os 12.4 --from inactive --cause home-button",
            "step --os 12.4 --from suspended --cause wake-by-system --trigger silent-push"
            " --mode remote-notification --json",
        ),
        "transitions",
    ),
    Entry(
        "next",
        _WAYS,
        "What may follow a state?",
        "--os VERSION --from STATE",
        (
            "next --os 12.0 --from suspended",
            "next --os 17.0 --axis scene --from foreground-inactive --json",
        ),
        "transitions",
        explained=False,
    ),
    Entry(
        "path",
        _WAYS,
        "Which legal steps lead from one state to another?",
        "--os VERSION --from STATE --to STATE",
        (
            "path --os 12.0 --from active --to suspended",
            "path --os 17.0 --from active --to background --allow-cause device-lock",
        ),
        "transitions",
        explained=False,
    ),
    Entry(
        "diagram",
        _WAYS,
        "What does the life cycle look like? Draws the states, and what leads from one to another.",
        "--os VERSION",
        (
            "diagram --os 17.0 --scenes > scenes.svg",
            "diagram --os 12.0 --info-plist Info.plist --format mermaid",
        ),
    ),
    Entry(
        "deadline",
        _TIMES,
        "How long may it take, and what happens then?",
        "ALLOWANCE --os VERSION",
        (
            "deadline --os 12.4 --allowance background-task",
            "deadline --os 13.0 --allowance launch --debugger --explain",
            "deadline --os 17.0 --allowance silent-push --json",
        ),
        "states",
    ),
    Entry(
        "quota",
        _TIMES,
        "How many does the system allow?",
        "QUOTA --os VERSION",
        (
            "quota --os 17.0 --quota monitored-regions",
            "quota --os 12.0 --quota scheduled-local-notifications --explain",
        ),
        "states",
    ),
    Entry(
        "conduct",
        _TIMES,
        "May the app do this in this state, and what does it cost?",
        "--os VERSION --state STATE --activity ACTIVITY",
        (
            "conduct --os 12.0 --state background --activity opengl-es",
            "conduct --os 17.0 --state background --activity camera --ipad --explain",
        ),
        "states",
    ),
    Entry(
        "duties",
        _TIMES,
        "What does the app owe in a callback?",
        "SELECTOR --os VERSION",
        (
            "duties --os 12.0 --callback applicationDidEnterBackground:",
            "duties --os 17.0 --callback 'sceneWillResignActive(_:)' --scenes",
        ),
        "states",
        explained=False,
    ),
    Entry(
        "call",
        _TIMES,
        "Which object receives a callback, with which options, and what does it return?",
        "SELECTOR --os VERSION [--trigger TRIGGER]",
        (
            "call --os 12.0 --callback application:didFinishLaunchingWithOptions:"
            " --trigger open-url",
            "call --os 17.0 --callback scene:willConnectToSession:options: --trigger open-url"
            " --scenes",
        ),
        "states",
    ),
    Entry(
        "delivery",
        _TIMES,
        "How does an event reach an app in a state?",
        "--os VERSION --state STATE --event EVENT",
        (
            "delivery --os 12.0 --state suspended --event orientation-change",
            "delivery --os 12.0 --state background --event touch --json",
        ),
        "states",
    ),
    Entry(
        "suspension",
        _TIMES,
        "Does anything keep an app in the background from being suspended?",
        "--os VERSION [--allowance ALLOWANCE]",
        (
            "suspension --os 12.4 --allowance background-task",
            "suspension --os 17.0 --activity audio-playback --mode audio --explain",
        ),
        "states",
    ),
    Entry(
        "relaunch",
        _ENDS,
        "After this termination, or in this state, does this event run the app?",
        "--os VERSION [--after TERMINATION] --on TRIGGER",
        (
            "relaunch --os 8.0 --after user-force-quit --on region-enter --authorization always",
            "relaunch --os 17.0 --state suspended --on silent-push --mode remote-notification",
            "relaunch --os 17.0 --info-plist Info.plist --after reboot --on silent-push"
            " --since unlock",
            "relaunch --os 17.0 --state background --on silent-push",
        ),
        "ends",
    ),
    Entry(
        "matrix",
        _ENDS,
        "What wakes or relaunches the app, on which versions of iOS?",
        "[--os VERSION] [--after TERMINATION]",
        (
            "matrix --info-plist Info.plist",
            "matrix --os 6.1,7.0,13.0,17.0 --mode fetch,processing --permitted-identifier a --rules",
            "matrix --os 17.0 --after all --mode voip --format csv",
        ),
    ),
    Entry(
        "purge",
        _ENDS,
        "When memory is short, in which order is the app ended?",
        "--os VERSION --state STATE [--activity ACTIVITY]",
        (
            "purge --os 12.4 --state suspended",
            "purge --os 17.0 --state background --activity audio-playback",
        ),
        "states",
    ),
    Entry(
        "termination",
        _ENDS,
        "What does a termination code mean, a whole report, or an error?",
        "(FILE | CODE [--os VERSION] | --error ERROR)",
        (
            "termination 0xdead10cc --namespace runningboard",
            "termination Sample.ips --explain",
            "termination --error 'BGTaskSchedulerErrorDomain 1'",
        ),
        "ends",
    ),
    Entry(
        "modes",
        _APPS,
        "What does a background mode permit, wake and keep running?",
        "[MODE] --os VERSION",
        (
            "modes --os 8.1 --of voip",
            "modes --os 17.0",
        ),
        "apps",
    ),
    Entry(
        "manifest",
        _APPS,
        "What in the Info.plist will not work? Without --os, asks about the version of the SDK.",
        "FILE [--os VERSION]",
        (
            "manifest Info.plist",
            "manifest --os 16.0 --mode push-to-talk --minimum-os 17.0",
        ),
        "apps",
        explained=False,
    ),
    Entry(
        "check",
        _EVIDENCE,
        "What is wrong with this log, report, Info.plist or app?",
        "FILE...",
        (
            "check app.log --os 17.4",
            "check app.log Sample.ips --process com.example.app",
            "check MyApp.ipa --format sarif > lint.sarif",
            "check Info.plist --ignore 'store.*'",
        ),
        has_answer=False,
    ),
    Entry(
        "compare",
        _APPS,
        "What changes for the app between two versions of iOS, or between two apps?",
        "--os VERSION (--os VERSION | --against OPTIONS)",
        (
            "compare --os 12.4 --os 13.0",
            "compare --os 17.0 --info-plist Info.plist --no-scenes --against --scenes",
            "compare --os 12.4 --os 13.0 --subject deadline,quota",
            "compare --os 26.0,27.0 --info-plist Info.plist --sdk 27.0 --format markdown",
        ),
    ),
    Entry(
        "simulate",
        _DEVICES,
        "What happens to the apps of a device, and when? Plays a scenario, each effect with its rule.",
        "SCENARIO | --day [SEED] INFO.PLIST...",
        (
            "simulate day.json --timeline day.svg",
            "simulate leak.json --os 8,12,17",
            "simulate --day Info.plist --os 17",
            "simulate --day 7 Info.plist --os 17 --runs 50 --habits night-worker",
        ),
    ),
    Entry(
        "conform",
        _DEVICES,
        "Where does an emulator or a stub depart from the policy? Plays scenarios with it.",
        "[--os VERSION] -- COMMAND [ARGUMENT ...]",
        (
            "conform --os 12.4,17.0 -- ./my-emulator --headless",
            "conform --list --os 17.0",
        ),
    ),
    Entry(
        "rules",
        _BOOK,
        "Which rules are there, what do they say, and what are their sources?",
        "[ID | FAMILY] [--for-os VERSION]",
        (
            "rules --family quota --for-os 12.0 --evidence observed",
            "rules choice",
            "rules relaunch.force-quit",
            "rules --format markdown > Rules.md",
        ),
    ),
    Entry(
        "names",
        _BOOK,
        "Which names do options take, and which do answers have?",
        "[KIND]",
        ("names", "names cause", "names trigger --json"),
    ),
    Entry(
        "completion",
        _BOOK,
        "How can a shell complete commands, options and names? Prints a script for it.",
        "SHELL",
        (
            "completion bash > lifecycle-policy.bash",
            "completion zsh > _lifecycle-policy",
            "completion fish > lifecycle-policy.fish",
        ),
        has_answer=False,
    ),
)
