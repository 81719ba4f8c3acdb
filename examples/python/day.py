"""Ten minutes of a day, on one device: music plays, a tracker follows regions, a chat gets pushes.

    python3 day.py [VERSION]

`lifecycle-policy simulate examples/scenarios/day.json` plays the same day from a file.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from lifecycle_policy import App, Device, DeviceEffect, Effect, LocationAuthorization

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
MUSIC, TRACKER, CHAT, NOBODY = 1, 2, 3, 0
NAMES = {MUSIC: "Music", TRACKER: "Tracker", CHAT: "Chat", NOBODY: "the user"}
SHOWN = (Effect.START_PROCESS, Effect.STATE_CHANGED, Effect.KILL, Effect.DROP_TRIGGER)

PLAYBACK = {"activity": "audio-playback"}
CALL = {"interruption": "phone-call"}
PUSH = {"trigger": "silent-push"}

DAY: tuple[tuple[float, str, int, dict[str, Any]], ...] = (
    (5, "open-app", MUSIC, {}),
    (8, "begin-activity", MUSIC, PLAYBACK),
    (12, "open-app", CHAT, {}),
    (40, "begin-task", CHAT, {}),
    (41, "home", NOBODY, {}),
    (44, "end-task", CHAT, {}),
    (120, "trigger", TRACKER, {"trigger": "region-enter"}),
    (120.4, "trigger", CHAT, PUSH),
    (122, "complete", CHAT, {}),
    (200, "open-app", CHAT, {}),
    (210, "begin-interruption", NOBODY, CALL),
    (225, "ignore-interruption", NOBODY, CALL),
    (240, "home", NOBODY, {}),
    (300, "memory-pressure", NOBODY, {"amount": 100_000_000}),
    (330, "trigger", TRACKER, {"trigger": "region-exit"}),
    (360, "trigger", CHAT, PUSH),
    (362, "complete", CHAT, {}),
    (420, "force-quit", CHAT, {}),
    (450, "trigger", CHAT, PUSH),
    (480, "lock", NOBODY, {}),
    (510, "end-activity", MUSIC, PLAYBACK),
    (560, "unlock", NOBODY, {}),
    (570, "open-app", CHAT, {}),
)
#: The bytes of memory that each app uses.
FOOTPRINTS = (90_000_000, 40_000_000, 120_000_000)


def apps() -> tuple[App, App, App]:
    """Returns the three apps; two of them have an Info.plist."""
    music = App.from_info_plist(FIXTURES / "AudioPlayer-Info.plist")
    tracker = App.from_info_plist(FIXTURES / "LocationTracker-Info.plist")
    tracker = replace(tracker, location_authorization=LocationAuthorization.ALWAYS)
    return music, tracker, App(background_modes="remote-notification", scenes=True)


def show(effect: DeviceEffect) -> None:
    """Prints an effect, if this example shows its kind."""
    if effect.kind in SHOWN:
        print(f"  {effect}")


def main() -> None:
    """Plays the day."""
    with Device(sys.argv[1] if len(sys.argv) > 1 else "17.0") as device:
        for app, footprint in zip(apps(), FOOTPRINTS, strict=True):
            device.install(app, returns_after=0.05, was_launched=True, footprint=footprint)
        device.post("boot")
        token = 0
        for at, event, app_number, fields in DAY:
            for effect in device.run_until_idle(limit=at):
                show(effect)
            device.advance(at)
            # An app ends a task or wake-up with the token that it got when the task or wake-up
            # began.
            ends = {"token": token} if event in ("end-task", "complete") else {}
            outcome = device.post(event, app_number, **fields, **ends)
            token = outcome.token or token
            rule = f" [{outcome.rule.id}]" if outcome.rule else ""
            print(f"{at:g} s: {NAMES[app_number]}: {event}, {outcome.verdict}{rule}")
        for effect in device.run_until_idle(limit=600):
            show(effect)
        for number in (MUSIC, TRACKER, CHAT):
            print(f"at {device.now:g} s {NAMES[number]} is {device.app_status(number).state}")


if __name__ == "__main__":
    main()
