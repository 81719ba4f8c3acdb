"""A log processor for OpenTelemetry that judges the life cycle events of apps.

    provider = LoggerProvider(resource=Resource({"os.name": "iOS", "os.version": "17.4"}))
    provider.add_log_record_processor(LifecycleProcessor())
    provider.add_log_record_processor(BatchLogRecordProcessor(exporter))

The processor reads `device.app.lifecycle` events, whose attribute `ios.app.state` says which method
of the app delegate was called. Add the processor before the processors that export.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, NamedTuple

from ._native.enums import Callback, Severity
from ._native.errors import LifecyclePolicyError
from ._native.osversion import OSVersion
from .questions.app import App
from .questions.auditor import AuditFinding, Auditor, Session
from .questions.context import Context
from .questions.records import Record
from .readers.json_lines import is_ios
from .readers.opentelemetry import EVENT, POSTED, STATES

try:
    from opentelemetry.sdk._logs import LogRecordProcessor
except ImportError as missing:
    raise ImportError(
        "the processor needs the SDK of OpenTelemetry: "
        "pip install 'lifecycle-policy[opentelemetry]'",
        name=missing.name,
    ) from None

__all__ = ["EVENT", "LEGAL", "MESSAGE", "MISSING", "RULE", "LifecycleProcessor"]

#: The attributes that the processor adds to events.
LEGAL = "lifecycle_policy.legal"
"""False if iOS would not call the method at that point, otherwise True."""
RULE = "lifecycle_policy.rule"
"""The id of the rule that the finding names. An event lacks this attribute if it has no finding, or
if its finding names no rule."""
MISSING = "lifecycle_policy.missing"
"""The callback that should have come before the callback of the event, or instead."""
MESSAGE = "lifecycle_policy.message"
"""What is wrong, in a sentence."""

#: The method that each state stands for. The method has the same name as the notification for the
#: state.
_CALLED = {state: Callback[posted.name] for state, posted in POSTED.items()}
#: Attributes of a resource that differ for each process.
_PROCESS = ("process.pid", "service.instance.id")
_log = logging.getLogger(__name__)


class _Event(NamedTuple):
    """The contents of a record that the processor uses."""

    callback: Callback
    os: str
    key: tuple[object, ...]
    """Identifies the session."""
    process: int
    """1 if all records of the session are of one process; 0: not known."""
    time: float | None


class LifecycleProcessor(LogRecordProcessor):  # type: ignore[misc]
    """Adds an attribute `LEGAL` to each life cycle event. `LEGAL` says whether iOS would call the
    method of the event at that point. For an event with an error or a warning, adds `MESSAGE` and,
    if the finding names them, `RULE` and `MISSING`.

    Each `session.id` of each resource is judged separately, on the version in `os.version`. If the
    resource has no `os.version`, the version is `os`. Events of another system, of an unknown
    version or with an unknown state are left unchanged.

    If the resource has `process.pid` or `service.instance.id`, or if `one_process` is true, the
    processor assumes that all events of a session belong to one process. Otherwise the app may have
    ended and started again between two events, which explains most gaps. `sessions` is the maximum
    number of sessions in memory.
    """

    def __init__(
        self,
        *,
        os: OSVersion | str | None = None,
        app: App | None = None,
        one_process: bool = False,
        sessions: int = 1024,
    ) -> None:
        self._os, self._app = "" if os is None else str(os), app
        self._one_process, self._most = one_process, sessions
        self._auditors: dict[tuple[str, bool], Auditor | None] = {}
        self._sessions: OrderedDict[tuple[object, ...], Session] = OrderedDict()
        self._lock = Lock()

    def on_emit(self, log_record: Any) -> None:
        """Judges a record, and adds attributes to it. Never raises."""
        try:
            self._judge(log_record)
        except Exception:  # a processor must not end the program that logs
            _log.exception("a life cycle event could not be judged")

    # The name of on_emit in older versions of the SDK.
    emit = on_emit

    def shutdown(self) -> None:
        """Forgets the sessions."""
        with self._lock:
            self._sessions.clear()

    def force_flush(self, timeout_millis: int = 30000) -> bool:
        """Does nothing, because records never wait."""
        return True

    def _judge(self, data: Any) -> None:
        record = data.log_record
        attributes: Mapping[str, Any] = record.attributes or {}
        # In older versions of the SDK, the name of an event is an attribute.
        if EVENT not in (getattr(record, "event_name", None), attributes.get("event.name")):
            return
        resource = getattr(data, "resource", None) or getattr(record, "resource", None)
        event = self._read(record, attributes, getattr(resource, "attributes", None) or {})
        found = None if event is None else self._found(event)
        if found is not None:
            _add(record, _attributes(found))

    def _read(
        self, record: Any, attributes: Mapping[str, Any], resource: Mapping[str, Any]
    ) -> _Event | None:
        state = next((attributes[name] for name in STATES if name in attributes), None)
        called = _CALLED.get(str(state))
        system = str(resource.get("os.name", ""))
        if called is None or system and not is_ios(system):
            return None
        own = tuple(sorted((key, str(value)) for key, value in resource.items()))
        time = record.timestamp or getattr(record, "observed_timestamp", None)
        is_one = self._one_process or any(key in resource for key in _PROCESS)
        return _Event(
            callback=called,
            os=str(resource.get("os.version", self._os)),
            key=(own, attributes.get("session.id")),
            process=1 if is_one else 0,
            time=time / 1e9 if time else None,
        )

    def _found(self, event: _Event) -> tuple[AuditFinding, ...] | None:
        """Returns the findings of an auditor, or None if there is no auditor for the version."""
        with self._lock:
            session = self._sessions.get(event.key)
            if session is None:
                auditor = self._auditor(event.os, bool(event.process))
                if auditor is None:
                    return None
                session = self._sessions[event.key] = auditor.session()
                while len(self._sessions) > self._most:
                    self._sessions.popitem(last=False)
            else:
                self._sessions.move_to_end(event.key)
            called = Record("entered", event.callback, event.time, event.process)
            found = session.feed([called], clock="wall")
            if event.callback == Callback.WILL_TERMINATE:
                del self._sessions[event.key]  # the next event belongs to another process
            return found

    def _auditor(self, os: str, is_one: bool) -> Auditor | None:
        key = os, is_one
        if key not in self._auditors:
            if len(self._auditors) >= self._most:
                self._auditors.clear()
            self._auditors[key] = None
            try:
                if (version := OSVersion.parse(os)) <= OSVersion.newest():
                    context = Context(version, app=self._app)
                    auditor = Auditor(context, callbacks=_CALLED.values(), processes=is_one)
                    self._auditors[key] = auditor
            except LifecyclePolicyError as error:
                _log.warning("life cycle events of iOS %r are not judged: %s", os, error)
        return self._auditors[key]


def _attributes(found: tuple[AuditFinding, ...]) -> dict[str, Any]:
    """Returns the attributes for the findings on an event. An event with only warnings counts as
    legal."""
    grave = [each for each in found if each.severity == Severity.ERROR]
    told = [*grave, *(each for each in found if each.severity == Severity.WARNING)]
    added: dict[str, Any] = {LEGAL: not grave}
    for each in told[:1]:
        rule = each.rule or each.expected_rule
        expected = each.callback or each.notification
        added |= {RULE: rule.id} if rule else {}
        added |= {MISSING: expected.label} if expected else {}
        added[MESSAGE] = each.text.partition("\n")[0]
    return added


def _add(record: Any, added: dict[str, Any]) -> None:
    try:
        record.attributes.update(added)
    except (AttributeError, TypeError):  # the attributes are None, or read-only
        record.attributes = {**(record.attributes or {}), **added}
