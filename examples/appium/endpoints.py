"""The table of the server's endpoints and commands, and the errors with which they answer."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

__all__ = ["ERRORS", "HANDLERS", "Unfit", "Wrong", "call", "on", "typed"]

#: The WebDriver errors of this server, with their HTTP status.
ERRORS = {
    "invalid argument": 400,
    "no such context": 400,
    "invalid session id": 404,
    "no such alert": 404,
    "no such element": 404,
    "unknown command": 404,
    "session not created": 500,
    "unknown error": 500,
    "unsupported operation": 500,
}
#: The prefix of the endpoints of Appium before version 2. These endpoints also name an app by the
#: keys in _OLDER_KEYS.
_OLDER = "POST /appium/"
_OLDER_KEYS = {"appId": "bundleId", "id": "bundleId"}
#: An endpoint of an element. No client can have found an element.
_ELEMENT = re.compile(r"[A-Z]+ /(wda/|appium/)?(element|screenshot|pickerwheel)/.")


class Wrong(Exception):
    """Makes the answer a WebDriver error."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error


class Unfit(Exception):
    """Refuses a request with an HTTP status before the body of the request is read."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


Handler = Callable[..., Any]
#: The handlers, by endpoint ("POST /wda/lock", without the session) or command ("mobile: lock").
HANDLERS: dict[str, Handler] = {}


def on(*places: str) -> Callable[[Handler], Handler]:
    """Registers the handler of requests. The first parameter of the handler is the driver. The
    other parameters are keys of the request."""

    def put(handler: Handler) -> Handler:
        for place in places:
            HANDLERS[place] = handler
        return handler

    return put


def typed(name: str, value: Any, kind: type, what: str) -> Any:
    """Returns a value of a request; raises Wrong if it has another type."""
    if not isinstance(value, kind):
        raise Wrong("invalid argument", f"{name}: {value!r} is not {what}")
    return value


def call(driver: Any, place: str, arguments: dict[str, Any]) -> Any:
    """Calls the handler of an endpoint or command with those arguments that it accepts."""
    handler = HANDLERS.get(place)
    if handler is None:
        if _ELEMENT.match(place):
            raise Wrong("no such element", f"{place}: nothing is drawn, so there is no element")
        raise Wrong("unknown command", f"{place}: not here")
    if place.startswith(_OLDER):
        given = {_OLDER_KEYS.get(key, key): value for key, value in arguments.items()}
        arguments = {**given, **arguments}
    known = list(inspect.signature(handler).parameters.values())[1:]
    for each in known:
        if each.default is each.empty and each.name not in arguments:
            raise Wrong("invalid argument", f"{each.name}: missing, for {place}")
    names = {each.name for each in known}
    return handler(driver, **{key: value for key, value in arguments.items() if key in names})
