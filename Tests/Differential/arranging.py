"""Changes apps and devices so that a condition holds or fails, or so that an app has a given life
cycle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import place  # noqa: F401
from lifecycle_policy import (
    App,
    BackgroundMode,
    DeviceFacts,
    Idiom,
    LocationAuthorization,
    OSVersion,
)

#: For each of these conditions on the app: the field that is changed, a value with which the
#: condition holds, and a value with which the condition fails.
_APP_CONDITIONS: dict[str, tuple[str, Any, Any]] = {
    "multitasking-sdk": ("linked_sdk", OSVersion(4), OSVersion(3, 2)),
    "pushkit-sdk": ("linked_sdk", OSVersion(10), OSVersion(9, 3)),
    "callkit-sdk": ("linked_sdk", OSVersion(13), OSVersion(12, 4)),
    "scene-sdk": ("linked_sdk", OSVersion(27), OSVersion(26, 2)),
    "exits-on-suspend": ("exits_on_suspend", True, False),
    "scenes-adopted": ("scenes", True, False),
    "multiple-scenes": ("multiple_scenes", True, False),
    "state-restoration": ("state_restoration", True, False),
    "permitted-identifiers": ("permitted_identifiers", 1, 0),
    "restoration-identifier": ("restoration_identifier", True, False),
    "session-sends-launch-events": ("session_sends_launch_events", True, False),
    "background-activity-session": ("background_activity_session", True, False),
    "service-session": ("service_session", True, False),
    "interface-kept": ("interface_kept", True, False),
    "state-to-restore": ("state_restoration", True, False),
    "multitasking-camera": ("multitasking_camera", True, False),
    "location-authorization-granted": (
        "location_authorization", LocationAuthorization.WHEN_IN_USE, LocationAuthorization.NONE,
    ),
    "location-authorization-always": (
        "location_authorization", LocationAuthorization.ALWAYS, LocationAuthorization.WHEN_IN_USE,
    ),
    "always-usage-text": ("always_usage_text", True, False),
    "when-in-use-usage-text": ("when_in_use_usage_text", True, False),
    "microphone-usage-text": ("microphone_usage_text", True, False),
    "minimum-os-met": ("minimum_os", OSVersion(2), OSVersion(99)),
    "modes-known": ("unknown_modes", 0, 1),
    "no-placeholders": ("placeholders", (), ("CFBundleName",)),
    "any-mode": ("background_modes", frozenset({BackgroundMode.AUDIO}), frozenset()),
    "task-modes": ("background_modes", frozenset({BackgroundMode.FETCH}), frozenset()),
}  # fmt: skip
_DEVICE_CONDITIONS: dict[str, tuple[str, Any, Any]] = {
    "hardware-multitasking": ("hardware_multitasking", True, False),
    "phone": ("idiom", Idiom.PHONE, Idiom.PAD),
    "pad": ("idiom", Idiom.PAD, Idiom.PHONE),
    "real-device": ("simulator", False, True),
    "cellular": ("cellular", True, False),
    "passcode": ("passcode", True, False),
    "first-unlock-done": ("first_unlock_done", True, False),
    "background-app-refresh": ("background_app_refresh", True, False),
    "low-power-mode-off": ("low_power_mode", False, True),
    "charging": ("charging", True, False),
    "debugger-detached": ("debugger_attached", False, True),
    "bluetooth-on": ("bluetooth_off", False, True),
    "bluetooth-on-in-control-center": ("bluetooth_off_in_control_center", False, True),
    "airplane-mode-off": ("airplane_mode", False, True),
    "accessory-setup-kit": ("accessory_setup_kit", True, False),
    "force-quit-survives-reboot": ("force_quit_survives_reboot", True, False),
    "regions-end-at-reboot": ("regions_end_at_reboot", True, False),
    "device-unlocked": ("device_locked", False, True),
    "screen-unlocked": ("device_locked", False, True),
    "several-foreground-slots": ("foreground_slots", 2, 1),
}


def living(app: App, lifecycle: str) -> App:
    """Returns a copy of the app with the declarations for a life cycle. The copy has this life
    cycle on every OS on which the life cycle exists."""
    if lifecycle == "no-multitasking":
        return replace(app, linked_sdk=OSVersion(3, 2))
    return replace(
        app,
        linked_sdk=None,
        scenes=lifecycle == "scenes",
        exits_on_suspend=lifecycle == "exits-on-suspend",
    )


def arranged(
    app: App, facts: DeviceFacts, condition: str, holds: bool
) -> tuple[App, DeviceFacts]:
    """Returns the app and the device, changed so that a condition holds or fails. Returns them
    unchanged if the condition is not in the tables above and is not about a single mode."""
    if condition in _APP_CONDITIONS:
        name, yes, no = _APP_CONDITIONS[condition]
        changed = yes if holds else no
        if name == "background_modes" and holds:
            changed |= app.background_modes
        return replace(app, **{name: changed}), facts
    if condition in _DEVICE_CONDITIONS:
        name, yes, no = _DEVICE_CONDITIONS[condition]
        if condition in ("first-unlock-done", "device-unlocked"):
            facts = replace(facts, passcode=True)
        return app, replace(facts, **{name: yes if holds else no})
    for mode in BackgroundMode:
        if condition == f"mode-{mode.label}":
            others = app.background_modes - {mode}
            modes = others | {mode} if holds else others
            return replace(app, background_modes=modes), facts
    return app, facts
