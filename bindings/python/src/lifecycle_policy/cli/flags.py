"""Flags of the command line for the app and the device, and the versions on which they have an
effect."""

from __future__ import annotations

__all__ = ["FACT_FLAGS", "MEANINGFUL", "SWITCHES", "TEXT_FLAGS"]

#: Flags that state a fact about the device. Each row has the option, the fact, the value and the
#: help text.
FACT_FLAGS = (
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
    ("locked", "device_locked", True, "the device is locked now"),
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

#: Flags that state that a key is in the Info.plist, each with the key. The field of App has the name
#: of the flag.
TEXT_FLAGS = {
    "always-usage-text": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "when-in-use-usage-text": "NSLocationWhenInUseUsageDescription",
    "microphone-usage-text": "NSMicrophoneUsageDescription",
}

#: Options that take yes or no, for facts of run time, each with its help text. The field of App and
#: the condition have the name of the option.
SWITCHES = {
    "session-sends-launch-events": "the URL session sends launch events",
    "background-activity-session": "the app held a CLBackgroundActivitySession when it last ran",
    "service-session": "the app held a CLServiceSession for Always when it last ran",
    "interface-kept": "UIKit kept a session of the scene, or the saved interface; yes by default",
    "multitasking-camera": "the app may use the camera beside other apps",
}

#: The versions on which an option has a meaning. The first version is included, and the second is
#: not. None means that there is no end.
MEANINGFUL = {
    "authorization": ("8.0", None),
    "background-refresh": ("7.0", None),
    "low-power": ("9.0", None),
    "scenes": ("13.0", None),
    "multiple-scenes": ("13.0", None),
    "exits-on-suspend": ("4.0", "13.0"),
    "state-restoration": ("6.0", None),
    "permitted-identifier": ("13.0", None),
    "restoration-identifier": ("7.0", None),
    "no-restoration-identifier": ("7.0", None),
    "session-sends-launch-events": ("7.0", None),
    "background-activity-session": ("17.0", None),
    "service-session": ("18.0", None),
    "interface-kept": ("6.0", None),
    "multitasking-camera": ("13.5", None),
    "foreground-slots": ("9.0", None),
    "no-multitasking": ("4.0", None),
    "before-first-unlock": ("4.0", None),
    "bluetooth-off-in-control-center": ("7.0", None),
    "accessory-setup-kit": ("26.0", None),
    "always-usage-text": ("8.0", None),
    "when-in-use-usage-text": ("8.0", None),
}
