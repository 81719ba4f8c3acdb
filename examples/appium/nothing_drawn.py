"""Endpoints and commands for a screen on which nothing is drawn.

The answers describe an empty screen: it has no element, no alert and no page, and a touch does
nothing. So a test can use its page objects and waits between two steps of the life cycle.
"""

from __future__ import annotations

import base64
from typing import Any

from driver import Driver
from endpoints import Wrong, on, typed
from iphone import screen

_CONTEXT = "NATIVE_APP"
_NOTHING = "nothing is drawn"
#: The orientations, by WebDriverAgent's angle around the axis z.
_ANGLES = {
    0: "PORTRAIT",
    90: "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT",
    180: "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN",
    270: "LANDSCAPE",
}


def _always(value: Any, *places: str) -> None:
    """Registers endpoints and commands that always return the same value."""
    on(*places)(lambda driver: value)


# ---- The screen


@on("GET /screenshot")
def screenshot(driver: Driver) -> str:
    """Returns a white picture, or a black one while the phone is locked."""
    return base64.b64encode(screen.png(black=driver.phone.is_locked)).decode()


@on("GET /window/size", "GET /window/rect", "GET /window/current/size")
def window(driver: Driver) -> dict[str, int]:
    """Returns the size of the screen."""
    return {"x": 0, "y": 0, "width": screen.WIDTH, "height": screen.HEIGHT}


@on("GET /wda/screen", "mobile: deviceScreenInfo")
def screen_info(driver: Driver) -> dict[str, Any]:
    """Returns the size of the screen, and of the status bar."""
    return {
        "screenSize": {"width": screen.WIDTH, "height": screen.HEIGHT},
        "statusBarSize": {"width": screen.WIDTH, "height": 47},
        "scale": 1,
    }


@on("GET /orientation", "GET /wda/deviceOrientation")
def read_orientation(driver: Driver) -> str:
    return driver.orientation


@on("POST /orientation")
def turn(driver: Driver, orientation: Any) -> None:
    given = typed("orientation", orientation, str, "an orientation").upper()
    if given not in (*_ANGLES.values(), "UIA_DEVICE_ORIENTATION_LANDSCAPELEFT"):
        raise Wrong(
            "invalid argument", f"orientation: {orientation!r} is not PORTRAIT or LANDSCAPE"
        )
    driver.orientation = given


@on("GET /rotation")
def read_rotation(driver: Driver) -> dict[str, int]:
    angle = next((each for each, name in _ANGLES.items() if name == driver.orientation), 270)
    return {"x": 0, "y": 0, "z": angle}


@on("POST /rotation")
def rotate(driver: Driver, x: Any, y: Any, z: Any) -> None:
    if (x, y) != (0, 0) or not isinstance(z, int) or z not in _ANGLES:
        raise Wrong(
            "invalid argument", f"x, y, z: {x!r}, {y!r}, {z!r} are not 0, 0 and 0, 90, 180 or 270"
        )
    driver.orientation = _ANGLES[z]


# A touch or a key has no effect on an empty screen.
_always(
    None,
    "POST /actions", "DELETE /actions", "POST /touch/perform", "POST /touch/multi/perform",
    "POST /wda/tap", "POST /wda/tap/0", "POST /wda/doubleTap", "POST /wda/touchAndHold",
    "POST /wda/swipe", "POST /wda/scroll", "POST /wda/dragfromtoforduration", "POST /wda/keys",
    "POST /wda/deviceTap", "POST /wda/deviceSwipe", "POST /wda/keyboard/dismiss", "POST /wda/pinch",
    "POST /appium/device/hide_keyboard", "POST /keys", "mobile: tap", "mobile: doubleTap",
    "mobile: touchAndHold", "mobile: twoFingerTap", "mobile: swipe", "mobile: scroll",
    "mobile: pinch", "mobile: dragFromToForDuration", "mobile: keys", "mobile: hideKeyboard",
)  # fmt: skip
_always(False, "GET /appium/device/is_keyboard_shown", "mobile: isKeyboardShown")


# ---- Elements and alerts


@on("POST /elements")
def find_all(driver: Driver, using: Any, value: Any) -> list[Any]:
    """Returns no elements, because the screen is empty."""
    _check(using, value)
    return []


@on("POST /element")
def find(driver: Driver, using: Any, value: Any) -> None:
    """Raises an error, because the screen has no element."""
    _check(using, value)
    raise Wrong("no such element", f"{using}: {value!r}: {_NOTHING}, so there is no element")


def _check(using: Any, value: Any) -> None:
    typed("using", using, str, "a way to look for elements")
    typed("value", value, str, "what to look for")


@on("GET /source", "mobile: source", "GET /wda/accessibleSource")
def source(driver: Driver, format: Any = "xml") -> Any:
    if format == "json":
        return {
            "type": "Application",
            "name": driver.phone.front,
            "label": _NOTHING,
            "children": [],
        }
    if format not in ("xml", "description"):
        raise Wrong("invalid argument", f"format: {format!r} is not xml, json or description")
    if format == "description":
        return _NOTHING
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<AppiumAUT><!-- {_NOTHING} --></AppiumAUT>'


@on(
    "GET /alert/text", "POST /alert/text", "POST /alert/accept", "POST /alert/dismiss",
    "GET /wda/alert/buttons", "GET /alert_text", "POST /accept_alert", "POST /dismiss_alert",
    "mobile: alert",
)  # fmt: skip
def alert(driver: Driver) -> None:
    raise Wrong("no such alert", f"{_NOTHING}, so there is no alert")


# ---- Contexts and pages


_always([_CONTEXT], "GET /contexts")
_always([{"id": _CONTEXT}], "mobile: getContexts")
_always(_CONTEXT, "GET /context")


@on("POST /context")
def choose_context(driver: Driver, name: Any) -> None:
    """Accepts the name of the only context, and refuses any other name."""
    if name not in (None, _CONTEXT):
        raise Wrong("no such context", f"name: {name!r}: {_NOTHING}; the one context is {_CONTEXT}")


# The phone keeps no texts of the app and no events of the server.
_always(
    {}, "GET /appium/app/strings", "POST /appium/app/strings", "mobile: getAppStrings",
    "POST /appium/events",
)  # fmt: skip


def _unsupported(reason: str, *places: str) -> None:
    def refuse(driver: Driver) -> None:
        raise Wrong("unsupported operation", reason)

    on(*places)(refuse)


_unsupported(
    f"{_NOTHING}, so there is no page and no window of a browser",
    "GET /title", "GET /url", "GET /window", "GET /window/handles", "POST /back", "POST /forward",
    "POST /refresh",
)  # fmt: skip
_unsupported(
    f"{_NOTHING}, so there is nothing to record",
    "POST /appium/start_recording_screen", "POST /appium/stop_recording_screen",
    "POST /wda/video/start", "POST /wda/video/stop", "GET /wda/video",
)  # fmt: skip
_unsupported(
    "the apps of this phone have no files",
    "POST /appium/device/push_file", "POST /appium/device/pull_file",
    "POST /appium/device/pull_folder", "mobile: pushFile", "mobile: pullFile", "mobile: pullFolder",
    "mobile: deleteFile", "mobile: deleteFolder",
)  # fmt: skip
