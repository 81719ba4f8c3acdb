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
#: The prefix of the endpoints of Appium before version 2. Requests to these endpoints may use the
#: keys of _OLDER_KEYS in place of their values.
_OLDER = "POST /appium/"
_OLDER_KEYS = {"appId": "bundleId", "id": "bundleId"}
#: Matches the endpoints of an element. No client can have found an element.
_ELEMENT = re.compile(r"[A-Z]+ /(wda/|appium/)?(element|screenshot|pickerwheel)/.")


class Wrong(Exception):
    """Makes the server answer a request with a WebDriver error."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error


class Unfit(Exception):
    """Makes the server refuse a request with an HTTP status, and close the connection."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


Handler = Callable[..., Any]
#: The handlers, by endpoint ("POST /wda/lock", without the session) or command ("mobile: lock").
HANDLERS: dict[str, Handler] = {}


def on(*places: str) -> Callable[[Handler], Handler]:
    """Registers a handler for endpoints and commands. The first parameter of the handler is the
    driver. The other parameters are keys of the request."""

    def put(handler: Handler) -> Handler:
        for place in places:
            HANDLERS[place] = handler
        return handler

    return put


def typed(name: str, value: Any, kind: type, what: str) -> Any:
    """Returns `value`. If its type is not `kind`, raises Wrong; the error says "is not `what`"."""
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
