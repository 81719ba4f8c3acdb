"""Endpoints and commands for the user's permissions, the phone's location, and Siri."""

from __future__ import annotations

from typing import Any

from driver import Driver
from endpoints import Wrong, on, typed
from iphone.phone import HOME

#: The permissions by the numbers of XCTest's XCUIProtectedResource.
_RESOURCES = {
    1: "contacts", 2: "calendar", 3: "reminders", 4: "photos", 5: "microphone", 6: "camera",
    7: "medialibrary", 8: "homekit", -0x40000000: "bluetooth", -0x40000001: "keyboardnet",
    -0x40000002: "location", -0x40000003: "health",
}  # fmt: skip


@on("mobile: setPermission")
def set_permission(driver: Driver, bundleId: Any, access: Any) -> None:
    """Changes permissions as the user does in Settings."""
    for service, value in typed("access", access, dict, "an object").items():
        driver.phone.permit(bundleId, service, value)


@on("mobile: getPermission")
def get_permission(driver: Driver, bundleId: Any, service: Any) -> str:
    return driver.phone.permission(bundleId, service)


@on("mobile: resetPermission")
def reset_permission(driver: Driver, service: Any) -> None:
    """Resets a permission of the app in front, so that the app asks again. `service` is a name, or
    a number of XCTest."""
    if isinstance(service, int) and not isinstance(service, bool):
        if service not in _RESOURCES:
            raise Wrong(
                "invalid argument", f"service: {service!r} is not the number of a permission"
            )
        service = _RESOURCES[service]
    front = driver.phone.front
    if front == HOME:
        raise Wrong("invalid argument", "no app is in front whose permission could be reset")
    driver.phone.permit(front, service, "unset")


@on("POST /wda/resetAppAuth")
def reset_authorization(driver: Driver, resource: Any) -> None:
    """Resets a permission of the app in front, by its number in XCTest."""
    if not isinstance(resource, int) or isinstance(resource, bool):
        raise Wrong("invalid argument", f"resource: {resource!r} is not the number of a permission")
    reset_permission(driver, resource)


@on("POST /wda/simulatedLocation", "mobile: setSimulatedLocation")
def set_location(driver: Driver, latitude: Any, longitude: Any) -> None:
    """Moves the phone; apps that watch a region may be launched."""
    driver.phone.move(latitude, longitude)


@on("POST /location")
def set_geolocation(driver: Driver, location: Any) -> None:
    """Moves the phone. The request has the form that Appium's clients send."""
    place = typed("location", location, dict, "an object with latitude and longitude")
    driver.phone.move(place.get("latitude"), place.get("longitude"))


@on("GET /wda/simulatedLocation", "mobile: getSimulatedLocation")
def get_location(driver: Driver) -> dict[str, Any]:
    """Returns the place of the phone; null values if no place was set."""
    latitude, longitude = driver.phone.location or (None, None)
    return {
        "latitude": latitude,
        "longitude": longitude,
        "altitude": None if latitude is None else 0,
    }


@on("GET /location", "GET /wda/device/location")
def get_geolocation(driver: Driver) -> dict[str, Any]:
    """Returns the place of the phone. If no place was set, returns zeros, like WebDriverAgent."""
    latitude, longitude = driver.phone.location or (0, 0)
    return {"authorizationStatus": 3, "latitude": latitude, "longitude": longitude, "altitude": 0}


@on(
    "DELETE /wda/simulatedLocation",
    "mobile: resetSimulatedLocation",
    "mobile: resetLocationService",
)
def reset_location(driver: Driver) -> None:
    """Forgets the place of the phone. No app gets a region event for this."""
    driver.phone.forget_location()


@on("mobile: siriCommand", "POST /wda/siri/activate")
def ask_siri(driver: Driver, text: Any) -> None:
    """Shows Siri over the app in front. The text has no effect."""
    typed("text", text, str, "what to tell Siri")
    driver.phone.cover("siri")
