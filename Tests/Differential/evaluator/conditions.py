"""Derives what is known about each condition from the facts about the app and the device."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lifecycle_policy import App, Context, DeviceFacts

from evaluator.book import packed


@dataclass(frozen=True, slots=True)
class Known:
    """The conditions that are known to hold and those known to fail; the others are unknown."""

    holding: frozenset[str]
    failing: frozenset[str]

    @property
    def both(self) -> frozenset[str]:
        """The conditions whose truth is known."""
        return self.holding | self.failing

    def turned(self, condition: str, holds: bool) -> Known:
        """Returns a copy in which one condition is known to hold, or known to fail."""
        one = frozenset({condition})
        if one <= (self.holding if holds else self.failing):
            return self
        if holds:
            return Known(self.holding | one, self.failing - one)
        return Known(self.holding - one, self.failing | one)


def _no(fact: bool | None) -> bool | None:
    return None if fact is None else not fact


def _or(one: bool | None, other: bool | None) -> bool | None:
    if one or other:
        return True
    return False if one is False and other is False else None


MODES = (
    "audio", "location", "voip", "newsstand-content", "external-accessory", "bluetooth-central",
    "bluetooth-peripheral", "fetch", "remote-notification", "processing", "push-to-talk",
    "nearby-interaction", "network-authentication", "screen-capture",
)  # fmt: skip


def _of_app(app: App) -> dict[str, bool | None]:
    modes = {mode.label for mode in app.background_modes}
    granted = app.location_authorization
    return {
        # A declaration of the app that is not given counts as "no".
        "exits-on-suspend": bool(app.exits_on_suspend),
        "multiple-scenes": bool(app.multiple_scenes),
        "state-restoration": bool(app.state_restoration),
        "permitted-identifiers": app.permitted_identifiers > 0,
        "always-usage-text": bool(app.always_usage_text),
        "when-in-use-usage-text": bool(app.when_in_use_usage_text),
        "microphone-usage-text": bool(app.microphone_usage_text),
        "modes-known": app.unknown_modes == 0,
        "no-placeholders": not app.placeholders,
        "any-mode": bool(modes),
        "task-modes": bool(modes & {"fetch", "processing"}),
        # The following facts exist at run time. A fact that is not given is unknown, unless a
        # comment says otherwise.
        "restoration-identifier": app.restoration_identifier,
        "session-sends-launch-events": app.session_sends_launch_events,
        "background-activity-session": app.background_activity_session,
        "service-session": app.service_session,
        "multitasking-camera": app.multitasking_camera,
        # Unless the host says otherwise, UIKit is assumed to keep sessions and saved state.
        "interface-kept": app.interface_kept is not False,
        "state-to-restore": bool(app.state_restoration) and app.interface_kept is not False,
        "location-authorization-granted": None if granted is None else granted.label != "none",
        # With provisional Always, the user decides only at the first event, so the condition is
        # unknown.
        "location-authorization-always": None
        if granted is None or granted.label == "provisional-always"
        else granted.label in ("always", "always-reduced"),
        # Full accuracy is assumed unless the authorization is known to be reduced.
        "full-accuracy": granted is None or not granted.label.endswith("-reduced"),
        **{f"mode-{mode}": mode in modes for mode in MODES},
    }


_SDKS = {
    "multitasking-sdk": packed("4.0"),
    "pushkit-sdk": packed("10.0"),
    "callkit-sdk": packed("13.0"),
    "scene-sdk": packed("27.0"),
}


def _of_version(app: App, os: int) -> dict[str, bool | None]:
    """Returns the conditions that depend on versions. If no linked SDK is given, the SDK that came
    with the OS counts."""
    sdk = os if app.linked_sdk is None else app.linked_sdk.packed
    met = app.minimum_os is None or app.minimum_os.packed <= os
    # From 27.0 on, an app counts as having scenes if `scenes` is not given.
    scenes = os >= 27 << 16 if app.scenes is None else app.scenes
    sdks = {name: sdk >= first for name, first in _SDKS.items()}
    return {"minimum-os-met": met, "scenes-adopted": scenes, **sdks}


def _of_device(facts: DeviceFacts) -> dict[str, bool | None]:
    idiom = None if facts.idiom is None else facts.idiom.label
    return {
        "hardware-multitasking": facts.hardware_multitasking,
        "phone": None if idiom is None else idiom == "phone",
        "pad": None if idiom is None else idiom == "pad",
        "real-device": _no(facts.simulator),
        "cellular": facts.cellular,
        "passcode": facts.passcode,
        "first-unlock-done": _or(facts.first_unlock_done, _no(facts.passcode)),
        "background-app-refresh": facts.background_app_refresh,
        "low-power-mode-off": _no(facts.low_power_mode),
        "charging": facts.charging,
        "debugger-detached": _no(facts.debugger_attached),
        "bluetooth-on": _no(facts.bluetooth_off),
        "bluetooth-on-in-control-center": _no(facts.bluetooth_off_in_control_center),
        "airplane-mode-off": _no(facts.airplane_mode),
        "accessory-setup-kit": facts.accessory_setup_kit,
        "device-unlocked": _or(_no(facts.device_locked), _no(facts.passcode)),
        "screen-unlocked": _no(facts.device_locked),
        "several-foreground-slots": facts.foreground_slots > 1 if facts.foreground_slots else None,
        # These are options of the host. An option that is not given counts as "no".
        "force-quit-survives-reboot": bool(facts.force_quit_survives_reboot),
        "regions-end-at-reboot": bool(facts.regions_end_at_reboot),
    }


def _known(truths: Iterable[tuple[str, bool | None]]) -> Known:
    listed = list(truths)
    return Known(
        frozenset(name for name, truth in listed if truth is True),
        frozenset(name for name, truth in listed if truth is False),
    )


class Facts:
    """What is known about the conditions in one context, for each version."""

    def __init__(self, context: Context) -> None:
        self.app = context.app or App()
        facts = DeviceFacts() if context.facts is None else context.facts
        self.lasting = _known((_of_app(self.app) | _of_device(facts)).items())
        self.versions: dict[int, Known] = {}

    def at(self, os: int) -> Known:
        found = self.versions.get(os)
        if found is None:
            of_version = _known(_of_version(self.app, os).items())
            found = self.versions[os] = Known(
                self.lasting.holding | of_version.holding,
                self.lasting.failing | of_version.failing,
            )
        return found


_EVENTS = {
    "reboot": "rebooted-since", "unlock": "unlocked-since", "user-launch": "user-launched-since",
}  # fmt: skip


def with_events(before: Known, since: frozenset[str]) -> Known:
    """Adds the events between a termination and the event in question."""
    holding = frozenset(name for event, name in _EVENTS.items() if event in since)
    failing = frozenset(_EVENTS.values()) - holding
    if "unlock" in since:
        holding |= {"first-unlock-done"}
    return Known(before.holding | holding, (before.failing | failing) - holding)
