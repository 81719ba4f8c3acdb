"""The permissions that a user grants to an app: their names, their values, and their effects. Only
the permission for location has an effect here: it decides whether the system launches the app when
the phone moves. The phone keeps the other permissions, because clients set and read them.
"""

from __future__ import annotations

from typing import Any

from lifecycle_policy import LocationAuthorization

__all__ = ["AUTHORIZATIONS", "LOCATION", "UNSET", "ends_the_app", "permission", "word_for"]

LOCATION = "location"
#: The value of a permission for which the app has not yet asked.
UNSET = "unset"
#: The values for location, as AppleSimulatorUtils names them.
AUTHORIZATIONS = {
    "always": LocationAuthorization.ALWAYS,
    "inuse": LocationAuthorization.WHEN_IN_USE,
    UNSET: LocationAuthorization.NONE,
    "never": LocationAuthorization.NONE,
}
_OTHERS = (
    "bluetooth", "calendar", "camera", "contacts", "health", "homekit", "keyboardnet",
    "medialibrary", "microphone", "motion", "notifications", "photos", "reminders", "siri",
    "speech", "url",
)  # fmt: skip
_VALUES = ("yes", "no", UNSET, "limited")
#: The permissions whose change ends no app. Some have no switch in Settings under Privacy.
_HARMLESS = (LOCATION, "notifications", "url")


def permission(service: Any, value: Any = UNSET) -> tuple[str, str]:
    """Returns the name and the value of a permission as the phone keeps them. Raises ValueError.

    For location, the values are those of AppleSimulatorUtils (`always`, `inuse`, `never`). As in
    `xcrun simctl privacy`, `yes` stands for `inuse`, and `location-always` for `always`.
    """
    name = service.lower() if isinstance(service, str) else service
    if name == LOCATION:
        words = {**{each: each for each in AUTHORIZATIONS}, "yes": "inuse", "no": "never"}
    elif name == "location-always":
        name, words = LOCATION, {"yes": "always", "no": "never", UNSET: UNSET}
    elif isinstance(name, str) and name in _OTHERS:
        words = {each: each for each in _VALUES}
    else:
        known = ", ".join(sorted((LOCATION, "location-always", *_OTHERS)))
        raise ValueError(f"service: {service!r} is not one of {known}")
    given = value.lower() if isinstance(value, str) else value
    if not isinstance(given, str) or given not in words:
        raise ValueError(f"{service}: {value!r} is not one of {', '.join(sorted(words))}")
    return name, words[given]


def word_for(authorization: LocationAuthorization | None) -> str:
    """Returns the value for location that stands for an authorization."""
    return next((word for word, each in AUTHORIZATIONS.items() if each is authorization), UNSET)


def ends_the_app(service: str, before: str) -> bool:
    """Returns whether a change in Settings ends an app whose permission was `before`."""
    return before != UNSET and service not in _HARMLESS
