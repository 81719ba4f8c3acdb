"""Prints what wakes or relaunches an app: its triggers by the ways in which it may have ended.

    python3 relaunch_matrix.py [INFO_PLIST] [--os 17.0] [--authorization always]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from lifecycle_policy import (
    App,
    BackgroundMode,
    Context,
    LifecyclePolicyError,
    LocationAuthorization,
    RelaunchQuery,
    Termination,
    Trigger,
    Verdict,
    parse,
    relaunches,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"

TRIGGERS = {
    BackgroundMode.AUDIO: (Trigger.AUDIO_DATA_NEEDED,),
    BackgroundMode.LOCATION: (
        Trigger.STANDARD_LOCATION,
        Trigger.SIGNIFICANT_LOCATION_CHANGE,
        Trigger.REGION_ENTER,
        Trigger.VISIT,
    ),
    BackgroundMode.VOIP: (Trigger.VOIP_BOOT, Trigger.VOIP_SOCKET_DATA, Trigger.VOIP_PUSH),
    BackgroundMode.NEWSSTAND_CONTENT: (
        Trigger.NEWSSTAND_PUSH,
        Trigger.NEWSSTAND_DOWNLOAD_FINISHED,
    ),
    BackgroundMode.EXTERNAL_ACCESSORY: (Trigger.ACCESSORY_DATA, Trigger.ACCESSORY_CONNECTION),
    BackgroundMode.BLUETOOTH_CENTRAL: (Trigger.BLUETOOTH_CENTRAL,),
    BackgroundMode.BLUETOOTH_PERIPHERAL: (Trigger.BLUETOOTH_PERIPHERAL,),
    BackgroundMode.FETCH: (Trigger.BACKGROUND_FETCH, Trigger.APP_REFRESH_TASK),
    BackgroundMode.REMOTE_NOTIFICATION: (Trigger.SILENT_PUSH,),
    BackgroundMode.PROCESSING: (Trigger.PROCESSING_TASK,),
    BackgroundMode.PUSH_TO_TALK: (Trigger.PUSH_TO_TALK,),
}
ANY_APP = (Trigger.USER_TAP, Trigger.VISIBLE_PUSH, Trigger.URL_SESSION_FINISHED)
ENDS = (
    Termination.NONE,
    Termination.SYSTEM_RECLAIMED,
    Termination.CRASH,
    Termination.USER_FORCE_QUIT,
    Termination.REBOOT,
)
WORDS = {
    Verdict.ALLOWED: "yes",
    Verdict.FORBIDDEN: "no",
    Verdict.CONDITIONAL: "depends",
    Verdict.NOT_APPLICABLE: "-",
    Verdict.UNSPECIFIED: "?",
    Verdict.UNKNOWN_OS: "unknown",
}


def triggers_of(app: App) -> list[Trigger]:
    """Picks the triggers that concern an app's modes, and those of every app."""
    found = [
        trigger
        for mode, triggers in TRIGGERS.items()
        if mode in app.background_modes
        for trigger in triggers
    ]
    return [*found, *ANY_APP]


def print_matrix(context: Context, triggers: list[Trigger]) -> None:
    """Asks for every cell in one call and prints the table."""
    queries = [RelaunchQuery(end, trigger) for trigger in triggers for end in ENDS]
    answers = iter(relaunches(context, queries))
    width = max(len(trigger.label) for trigger in triggers)
    heads = [end.label for end in ENDS]
    print(" " * width, *(f"{head:>18}" for head in heads))
    for trigger in triggers:
        cells = [WORDS[next(answers).verdict] for _ in ENDS]
        print(f"{trigger.label:<{width}}", *(f"{cell:>18}" for cell in cells))


def main() -> int:
    """Reads the app and prints its matrix."""
    parser = argparse.ArgumentParser(description="Print the relaunch matrix of an app.")
    parser.add_argument("file", nargs="?", default=FIXTURES / "LocationTracker-Info.plist")
    parser.add_argument("--os", default="17.0")
    parser.add_argument("--authorization", default="always")
    options = parser.parse_args()
    try:
        app = App.from_info_plist(options.file)
        granted = parse(LocationAuthorization, options.authorization)
        context = Context(options.os, app=replace(app, location_authorization=granted))
        print(f"iOS {context.os}, modes: {', '.join(app.background_modes.labels) or 'none'}")
        print_matrix(context, triggers_of(app))
    except LifecyclePolicyError as error:
        print(error, file=sys.stderr)
        return 1
    print("\nyes, no; depends: on a fact not given; -: no such thing there; ?: no source says")
    return 0


if __name__ == "__main__":
    sys.exit(main())
