"""The catalogue of commands: purpose, usage and examples, as --help shows them."""

from __future__ import annotations

from . import questions
from .later import later
from .parser import Entry

__all__ = ["CATALOG"]

_WAYS = "from state to state"
_TIMES = "in a state"
_ENDS = "endings and launches"
_APPS = "the app as a whole"
_BOOK = "rules and names"
_EVIDENCE = "evidence"
_DEVICES = "a device over time"

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
        questions.asks(questions.transition, explained=True),
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
        questions.asks(questions.step, explained=True),
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
        questions.asks(questions.next),
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
        questions.asks(questions.path),
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
        later("commands.diagram", "add_options"),
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
        questions.asks(questions.deadline, explained=True),
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
        questions.asks(questions.quota, explained=True),
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
        questions.asks(questions.conduct, explained=True),
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
        questions.asks(questions.duties),
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
        questions.asks(questions.call, explained=True),
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
        questions.asks(questions.delivery, explained=True),
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
        questions.asks(questions.suspension, explained=True),
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
        questions.asks(questions.relaunch, explained=True),
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
        later("commands.matrix", "add_options"),
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
        questions.asks(questions.purge, explained=True),
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
        questions.asks(questions.termination, explained=True),
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
        questions.asks(questions.modes, explained=True),
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
        questions.asks(questions.manifest),
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
        later("commands.check", "add_options"),
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
        later("commands.compare", "add_options"),
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
        later("commands.simulate", "add_options"),
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
        later("commands.conform", "add_options"),
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
        questions.rules,
    ),
    Entry(
        "names",
        _BOOK,
        "Which names do options take, and which do answers have?",
        "[KIND]",
        ("names", "names cause", "names trigger --json"),
        later("commands.names", "add_options"),
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
        later("commands.completion", "add_options"),
    ),
)
