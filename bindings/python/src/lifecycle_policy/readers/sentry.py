"""Reads Sentry events: the breadcrumbs of an app, and how the app ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from .._native.enums import Notification
from ..questions.records import Record
from ..reports.read import TerminationReport
from .frameworks import WORDS
from .json_lines import Document, documents, is_ios, text_of
from .model import Entry, Item, Reader, Remark, Report, Source, Unread
from .times import moment

__all__ = ["SentryReader"]

_DROPPED = "which breadcrumbs were dropped before it"
_OLD = "what happened between two breadcrumbs: older versions of Sentry leave only two kinds"
#: The notification for each breadcrumb, in versions of Sentry that record every notification.
_POSTED = {
    "active": Notification.DID_BECOME_ACTIVE,
    "inactive": Notification.WILL_RESIGN_ACTIVE,
    "background": Notification.DID_ENTER_BACKGROUND,
    "foreground": Notification.WILL_ENTER_FOREGROUND,
}
#: The state for each breadcrumb, in versions of Sentry that record only these two.
_READ = {"foreground": "active", "background": "background"}
_LIFE_CYCLE = "app.lifecycle"
_MEMORY = "LOW_MEMORY"
_NO_SYSTEM = "an event of {} is left out"
#: The beginnings of exception types. Each row also says whether the process has ended, and what
#: Sentry infers.
_INFERRED = (
    (
        ("WatchdogTermination", "OutOfMemory"),
        True,
        "Sentry infers that iOS ended the app, as it finds no other reason; mostly the app used too"
        " much memory, and it need not be a watchdog",
    ),
    (
        ("Fatal App Hang",),
        True,
        "Sentry infers that the app ended while its main thread was blocked; the user or a watchdog"
        " may have ended it",
    ),
    (
        ("App Hang",),
        False,
        "Sentry measured that the main thread was blocked; this did not end the process",
    ),
    (
        ("MX",),
        False,
        "a diagnostic of MetricKit, which may be of an earlier run of the app",
    ),
)
#: The types of mechanisms by which Sentry catches a crash.
_CRASHES = ("mach", "signal", "nsexception", "cpp_exception")


def _part(value: Any, *keys: str) -> Any:
    """Follows keys through nested objects. Returns None if a key is missing."""
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _text(value: Any, *keys: str) -> str:
    found = _part(value, *keys)
    return found[:200] if isinstance(found, str) else ""


def _values(value: Any) -> list[dict[str, Any]]:
    """Returns the objects of a list, even if the list is wrapped in `values`."""
    found = _part(value, "values") if isinstance(value, dict) else value
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _is_event(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    keys = ("breadcrumbs", "exception", "contexts")
    return any(isinstance(value.get(key), (dict, list)) for key in keys)


def _number(value: Any) -> int | None:
    is_one = isinstance(value, int) and not isinstance(value, bool) and 0 < value < 1 << 31
    return int(value) if is_one else None


class _Event(NamedTuple):
    """An event, with the facts about it."""

    value: dict[str, Any]
    document: Document
    app: str
    system: str
    """The system in lower case; "ios" if the event does not say."""
    version: str


def _state(crumb: dict[str, Any]) -> str:
    if _text(crumb, "category") != _LIFE_CYCLE:
        return ""
    return _text(crumb, "data", "state") or _text(crumb, "message")


def _crumb(crumb: dict[str, Any], has_all: bool) -> tuple[Record, str, str] | None:
    """Returns the record of a breadcrumb, its word, and the facts that the word leaves open."""
    word = _state(crumb)
    if has_all and word in _POSTED:
        return Record("notification", _POSTED[word]), word, _DROPPED
    if word in _READ:
        return Record("state-read", _READ[word]), word, _OLD
    framework = WORDS.get(("Flutter", f"AppLifecycleState.{word}"))
    framework = framework or WORDS.get(("Xamarin.Forms", word))
    if framework is not None:
        return framework.record, word, framework.loses or _DROPPED
    if _text(crumb, "data", "action") == _MEMORY:
        posted = Notification.DID_RECEIVE_MEMORY_WARNING
        return Record("notification", posted), _MEMORY, _DROPPED
    return None


def _crumbs(event: _Event) -> Iterator[Item]:
    crumbs = _values(event.value.get("breadcrumbs"))
    # A version of Sentry that records `active` or `inactive` records every notification.
    has_all = any(_state(crumb) in ("active", "inactive") for crumb in crumbs)
    for crumb in crumbs:
        found = _crumb(crumb, has_all)
        if found is None:
            continue
        record, word, loses = found
        line = event.document.after(f'"{word}"')
        record = record._replace(time=moment(crumb.get("timestamp")))
        yield Entry(line, record, text_of(crumb), event.app, word, loses)


def _report(event: _Event, exception: dict[str, Any], line: int) -> Report:
    """Reads a crash that Sentry caught in the process."""
    signal = _number(_part(exception, "mechanism", "meta", "signal", "number"))
    in_front = _part(event.value, "contexts", "app", "in_foreground")
    text = text_of({key: exception.get(key) for key in ("type", "value", "mechanism")})
    sides = {True: "foreground", False: "background"}
    report = TerminationReport(
        namespace="signal" if signal else None,
        code=signal,
        os_version=event.version or None if is_ios(event.system) else None,
        domain=None if signal else "crash",
        visibility=sides.get(in_front) if isinstance(in_front, bool) else None,
        is_termination=False,
        evidence=(text,),
    )
    return Report(line, report, text, event.app, 0, moment(event.value.get("timestamp")))


def _end(event: _Event) -> Iterator[Item]:
    """Yields what an event says about the end of a process. A remark says what Sentry infers."""
    for exception in _values(event.value.get("exception")):
        kind, mechanism = _text(exception, "type"), _text(exception, "mechanism", "type")
        line = event.document.after(f'"{kind}"')
        for beginnings, has_ended, said in _INFERRED:
            if kind.startswith(beginnings):
                yield Remark("note", f"{kind}: {said}", line)
                if has_ended:
                    loses = "how the process ended, which Sentry infers"
                    yield Entry(line, Record("ended"), text_of(exception), event.app, kind, loses)
                return
        if mechanism.lower() in _CRASHES and _part(exception, "mechanism", "handled") is False:
            yield _report(event, exception, line)
            return


class SentryReader(Reader):
    """Reads Sentry events in JSON: one, several, or an envelope."""

    name: ClassVar[str] = "sentry"
    title: ClassVar[str] = "an event of Sentry"

    def recognizes(self, source: Source) -> int:
        head = source.head
        if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"{", b"[")):
            return 0
        if b'"event_id"' not in head and b'"breadcrumbs"' not in head:
            return 0
        if b'"app.lifecycle"' in head or b'"sentry.' in head:
            return 90
        has_event = b'"exception"' in head or b'"breadcrumbs"' in head or b'"contexts"' in head
        return 60 if has_event else 0

    def read(self, source: Source) -> Iterator[Item]:
        seen = dict[str, None]()
        for document in documents(source):
            values = document.value if isinstance(document.value, list) else [document.value]
            for value in values:
                if _is_event(value):
                    yield from _items(value, document, seen)
                elif not isinstance(value, dict):
                    yield Unread(document.line, text_of(value, document.text))


def _items(value: dict[str, Any], document: Document, seen: dict[str, None]) -> Iterator[Item]:
    identity = _text(value, "event_id") or f"number {len(seen) + 1}"
    if identity in seen:
        return
    line, contexts = document.line, value.get("contexts")
    system, version = _text(contexts, "os", "name"), _text(contexts, "os", "version")
    if system and not is_ios(system):
        yield Remark("note", _NO_SYSTEM.format(system), line)
        return
    if version and not seen:
        yield Remark("os", f"{system or 'iOS'} {version}", line)
    app = _text(contexts, "app", "app_identifier") or _text(contexts, "app", "app_name")
    if app and not seen:
        yield Remark("app", app, line)
    # A further event may come from another device, or repeat breadcrumbs, so its app counts as
    # another app.
    name = f"{app} (event {identity[:8]})".lstrip() if seen else app
    seen[identity] = None
    event = _Event(value, document, name, system.lower() or "ios", version)
    yield from _crumbs(event)
    yield from _end(event)
