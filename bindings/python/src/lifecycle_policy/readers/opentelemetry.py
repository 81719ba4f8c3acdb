"""Reads the life cycle events that an app sends by OpenTelemetry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from .._native.enums import Notification
from ..questions.records import Record
from .json_lines import Document, documents, is_ios, pid_of, text_of
from .model import Entry, Item, Reader, Remark, Source, Unread
from .times import moment

__all__ = ["EVENT", "POSTED", "STATES", "OpenTelemetryReader"]

#: The name of the events.
EVENT = "device.app.lifecycle"
#: The attribute with the state: its current and its older name.
STATES = ("ios.app.state", "ios.state")
#: The notification that each state stands for, by the semantic conventions for mobile events.
POSTED = {
    "active": Notification.DID_BECOME_ACTIVE,
    "inactive": Notification.WILL_RESIGN_ACTIVE,
    "background": Notification.DID_ENTER_BACKGROUND,
    "foreground": Notification.WILL_ENTER_FOREGROUND,
    "terminate": Notification.WILL_TERMINATE,
}
#: The attributes that distinguish devices, or runs of an app.
_PLACES = ("app.installation.id", "service.instance.id", "device.id", "session.id")
_TIMES = ("timeUnixNano", "timestamp", "time", "@timestamp", "observedTimeUnixNano")
_NAMES = ("eventName", "event_name", "event.name", "name")


class _Attributes(NamedTuple):
    """The attributes of a record, and the attributes of the resource that sent the record."""

    own: dict[str, Any]
    resource: dict[str, Any]

    def text(self, key: str) -> str:
        """Returns the text of an attribute; "" if the attribute is missing or is not a text."""
        value = self.own.get(key, self.resource.get(key))
        return value if isinstance(value, str) else ""


def _value(value: Any) -> Any:
    """Returns the value of an attribute, which OTLP wraps in its type."""
    if isinstance(value, dict) and len(value) == 1:
        (kind, inner) = next(iter(value.items()))
        if kind == "intValue" and isinstance(inner, str):
            return int(inner) if len(inner) <= 20 and inner.isdecimal() else None
        return inner if kind in ("stringValue", "intValue", "doubleValue", "boolValue") else value
    return value


def _attributes(value: Any) -> dict[str, Any]:
    """Returns attributes by key, from an object or from a list of keys and values."""
    if isinstance(value, dict):
        inner = value.get("kvlistValue", value)
        if inner is value:
            return {key: _value(each) for key, each in value.items()}
        value = inner.get("values") if isinstance(inner, dict) else None
    found = {}
    for each in value if isinstance(value, list) else ():
        if isinstance(each, dict) and isinstance(each.get("key"), str):
            found[each["key"]] = _value(each.get("value"))
    return found


def _part(value: Any, key: str) -> Any:
    return value.get(key) if isinstance(value, dict) else None


def _each(value: Any, *keys: str) -> Iterator[Any]:
    """Yields the elements of the lists at these keys."""
    for key in keys:
        found = _part(value, key)
        yield from found if isinstance(found, list) else ()


def _logs(value: Any) -> Iterator[tuple[dict[str, Any], _Attributes]]:
    """Yields the records of a value, with their attributes."""
    if isinstance(value, list):
        for each in value:
            if isinstance(each, dict):
                yield from _logs(each)
        return
    if not isinstance(value, dict):
        return
    if not isinstance(value.get("resourceLogs"), list):
        resource = _attributes(_part(value.get("resource"), "attributes") or value.get("resource"))
        body, attributes = _attributes(value.get("body")), _attributes(value.get("attributes"))
        yield value, _Attributes({**value, **body, **attributes}, resource)
        return
    for sent in _each(value, "resourceLogs"):
        resource = _attributes(_part(_part(sent, "resource"), "attributes"))
        for scope in _each(sent, "scopeLogs", "instrumentationLibraryLogs"):
            for log in _each(scope, "logRecords", "logs"):
                if isinstance(log, dict):
                    body, own = _attributes(log.get("body")), _attributes(log.get("attributes"))
                    yield log, _Attributes({**body, **own}, resource)


def _state(log: dict[str, Any], attributes: _Attributes) -> str | None:
    """Returns the state of a life cycle event, or None for any other record."""
    key = next((key for key in STATES if key in attributes.own), None)
    names = (log.get(key, attributes.own.get(key)) for key in _NAMES)
    name = next((name for name in names if isinstance(name, str)), EVENT)
    # A record may have its own name in addition to the name of the event.
    if key is None or name != EVENT and attributes.own.get("event.name", name) != EVENT:
        return None
    state = attributes.own[key]
    return state if isinstance(state, str) else ""


class _Places:
    """Separates the logs of several devices, or runs of an app, in one file."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}

    def app(self, attributes: _Attributes) -> str:
        """Returns the name of the app. Adds what names the device or run, except for the app's
        first one."""
        name = attributes.text("service.name")
        place = next(filter(None, map(attributes.text, _PLACES)), "")
        first = self._first.setdefault(name, place)
        return name if place == first else f"{name} ({place[:64]})".lstrip()


def _system(attributes: _Attributes) -> str:
    """Returns the system and its version, such as "iOS 17.4"."""
    name, version = attributes.text("os.name"), attributes.text("os.version")
    return f"{name or 'iOS'} {version}" if version else ""


class OpenTelemetryReader(Reader):
    """Reads `device.app.lifecycle` events: in OTLP JSON, or as flat objects on separate lines."""

    name: ClassVar[str] = "opentelemetry"
    title: ClassVar[str] = "events of OpenTelemetry"

    def recognizes(self, source: Source) -> int:
        head = source.head
        if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"{", b"[")):
            return 0
        if b'"ios.app.state"' in head or b'"ios.state"' in head or EVENT.encode() in head:
            return 95
        # The first event may come after the head of the file.
        is_more = len(head) >= 1 << 16 and b'"resourceLogs"' in head and b'"scopeLogs"' in head
        return 20 if is_more else 0

    def read(self, source: Source) -> Iterator[Item]:
        places, systems = _Places(), set[str]()
        for document in documents(source):
            is_read = False
            for log, attributes in _logs(document.value):
                for item in _items(document, log, attributes, places):
                    is_read = True
                    if not isinstance(item, Remark) or item.text not in systems:
                        yield item
                    if isinstance(item, Remark):
                        systems.add(item.text)
            if not is_read:
                yield Unread(document.line, text_of(document.value, document.text))


def _items(
    document: Document, log: dict[str, Any], attributes: _Attributes, places: _Places
) -> Iterator[Item]:
    state = _state(log, attributes)
    if state is None:
        return
    line = document.after('"ios.app.state"' if STATES[0] in attributes.own else '"ios.state"')
    system = attributes.text("os.name")
    if system and not is_ios(system):
        yield Remark("note", f"events of {system[:64]} are left out", line)
        return
    text = text_of(log, document.text)
    posted = POSTED.get(state)
    if posted is None:
        yield Unread(line, text)
        return
    if _system(attributes):
        yield Remark("os", _system(attributes), line)
    times = (moment(log.get(key, attributes.own.get(key))) for key in _TIMES)
    record = Record(
        "notification",
        posted,
        next((time for time in times if time), None),
        process=pid_of(attributes.own.get("process.pid", attributes.resource.get("process.pid"))),
    )
    yield Entry(line, record, text, places.app(attributes), state)
