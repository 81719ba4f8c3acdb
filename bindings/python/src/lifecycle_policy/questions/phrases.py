"""Phrases for conditions, when they hold and when they fail."""

from __future__ import annotations

from .._native.enums import BackgroundMode, Condition

__all__ = ["FAILS", "HOLDS"]

_WORDS: dict[Condition, tuple[str, str]] = {
    Condition.HARDWARE_MULTITASKING: (
        "a device with multitasking",
        "a device without multitasking",
    ),
    Condition.MULTITASKING_SDK: (
        "an app linked against an SDK of 4.0 or later",
        "an app linked against an SDK before 4.0",
    ),
    Condition.CALLKIT_SDK: (
        "an app linked against an SDK of 13.0 or later",
        "an app linked against an SDK before 13.0",
    ),
    Condition.SCENE_SDK: (
        "an app linked against an SDK of 27.0 or later",
        "an app linked against an SDK before 27.0",
    ),
    Condition.PUSHKIT_SDK: (
        "an app linked against an SDK of 10.0 or later",
        "an app linked against an SDK before 10.0",
    ),
    Condition.EXITS_ON_SUSPEND: ("UIApplicationExitsOnSuspend", "no UIApplicationExitsOnSuspend"),
    Condition.SCENES_ADOPTED: ("an app with scenes", "an app without scenes"),
    Condition.MULTIPLE_SCENES: ("several scenes", "one scene"),
    Condition.PHONE: ("a phone", "not a phone"),
    Condition.PAD: ("an iPad", "not an iPad"),
    Condition.REAL_DEVICE: ("a real device", "the Simulator"),
    Condition.CELLULAR: ("a cellular radio", "no cellular radio"),
    Condition.FIRST_UNLOCK_DONE: (
        "a device that was unlocked since it started",
        "a device that was not unlocked since it started",
    ),
    Condition.PASSCODE: ("a passcode", "no passcode"),
    Condition.DEVICE_UNLOCKED: ("an unlocked device", "a locked device"),
    Condition.SCREEN_UNLOCKED: ("an unlocked screen", "a locked screen"),
    Condition.BACKGROUND_APP_REFRESH: ("Background App Refresh on", "Background App Refresh off"),
    Condition.LOW_POWER_MODE_OFF: ("Low Power Mode off", "Low Power Mode on"),
    Condition.CHARGING: ("a charging device", "no charging device"),
    Condition.DEBUGGER_DETACHED: ("no debugger", "a debugger"),
    Condition.LOCATION_AUTHORIZATION_GRANTED: (
        "authorization for location",
        "no authorization for location",
    ),
    Condition.LOCATION_AUTHORIZATION_ALWAYS: (
        "Always authorization for location",
        "no Always authorization for location",
    ),
    Condition.RESTORATION_IDENTIFIER: (
        "Bluetooth state restoration",
        "no Bluetooth state restoration",
    ),
    Condition.SESSION_SENDS_LAUNCH_EVENTS: (
        "a URL session that sends launch events",
        "a URL session that sends no launch events",
    ),
    Condition.BACKGROUND_ACTIVITY_SESSION: (
        "a CLBackgroundActivitySession when it last ran",
        "no CLBackgroundActivitySession when it last ran",
    ),
    Condition.SERVICE_SESSION: (
        "a CLServiceSession for Always when it last ran",
        "no CLServiceSession for Always when it last ran",
    ),
    Condition.INTERFACE_KEPT: (
        "a scene session, or a saved interface, that UIKit kept",
        "no scene session or saved interface that UIKit kept",
    ),
    Condition.STATE_TO_RESTORE: (
        "a saved interface to restore",
        "no saved interface to restore",
    ),
    Condition.MULTITASKING_CAMERA: (
        "permission to use the camera beside other apps",
        "no permission to use the camera beside other apps",
    ),
    Condition.BLUETOOTH_ON: ("Bluetooth on", "Bluetooth off"),
    Condition.BLUETOOTH_ON_IN_CONTROL_CENTER: (
        "Bluetooth on in Control Center",
        "Bluetooth off in Control Center",
    ),
    Condition.AIRPLANE_MODE_OFF: ("airplane mode off", "airplane mode on"),
    Condition.ACCESSORY_SETUP_KIT: (
        "accessories of AccessorySetupKit",
        "no accessories of AccessorySetupKit",
    ),
    Condition.FORCE_QUIT_SURVIVES_REBOOT: (
        "a force quit that outlasts a reboot",
        "a force quit that ends with a reboot",
    ),
    Condition.REGIONS_END_AT_REBOOT: (
        "regions that end with a reboot",
        "regions that outlast a reboot",
    ),
    Condition.REBOOTED_SINCE: ("a reboot since", "no reboot since"),
    Condition.UNLOCKED_SINCE: ("an unlock since", "no unlock since"),
    Condition.USER_LAUNCHED_SINCE: ("a launch by the user since", "no launch by the user since"),
    Condition.STATE_RESTORATION: ("state restoration", "no state restoration"),
    Condition.PERMITTED_IDENTIFIERS: (
        "permitted task identifiers",
        "no permitted task identifiers",
    ),
    Condition.ALWAYS_USAGE_TEXT: ("a usage text for Always", "no usage text for Always"),
    Condition.WHEN_IN_USE_USAGE_TEXT: (
        "a usage text for When In Use",
        "no usage text for When In Use",
    ),
    Condition.MICROPHONE_USAGE_TEXT: (
        "a usage text for the microphone",
        "no usage text for the microphone",
    ),
    Condition.MINIMUM_OS_MET: (
        "an OS that is not older than MinimumOSVersion",
        "an OS older than MinimumOSVersion",
    ),
    Condition.MODES_KNOWN: ("only modes that Apple lists", "a mode that Apple does not list"),
    Condition.NO_PLACEHOLDERS: (
        "no build variable in the Info.plist",
        "a build variable in the Info.plist",
    ),
    Condition.ANY_MODE: ("a background mode", "no background mode"),
    Condition.TASK_MODES: (
        "the background mode fetch or processing",
        "neither the background mode fetch nor processing",
    ),
    Condition.SEVERAL_FOREGROUND_SLOTS: ("several apps in front", "one app in front"),
}


def _of_mode(mode: BackgroundMode) -> tuple[str, str]:
    label = mode.name.lower().replace("_", "-")  # the label would need the library
    return f"the background mode {label}", f"no background mode {label}"


_WORDS |= {Condition[f"MODE_{mode.name}"]: _of_mode(mode) for mode in BackgroundMode}

#: What a condition means when it holds.
HOLDS = {condition: holds for condition, (holds, _) in _WORDS.items()}
#: What a condition means when it fails.
FAILS = {condition: fails for condition, (_, fails) in _WORDS.items()}
