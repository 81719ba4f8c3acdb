"""Tests the log processor with the SDK of OpenTelemetry."""

from __future__ import annotations

import logging
from typing import Any

import pytest

sdk: Any = pytest.importorskip(
    "opentelemetry.sdk._logs", reason="the SDK of OpenTelemetry is not installed"
)
export: Any = pytest.importorskip("opentelemetry.sdk._logs.export")
resources: Any = pytest.importorskip("opentelemetry.sdk.resources")
api: Any = pytest.importorskip("opentelemetry._logs")

from lifecycle_policy.opentelemetry import (  # noqa: E402
    EVENT,
    LEGAL,
    MESSAGE,
    MISSING,
    RULE,
    LifecycleProcessor,
)

#: The exporter that keeps records in memory. A version of the SDK renamed the class.
Memory = getattr(export, "InMemoryLogRecordExporter", None) or export.InMemoryLogExporter
#: Whether the SDK is older than version 1.39.
OLD = hasattr(sdk, "LogRecord")
PHONE = {"os.name": "iOS", "os.version": "17.4"}


class App:
    """Logs events, and stores what an exporter receives."""

    def __init__(self, processor: LifecycleProcessor, **resource: object) -> None:
        attributes = {**PHONE, **{name.replace("_", "."): of for name, of in resource.items()}}
        self.provider = sdk.LoggerProvider(resource=resources.Resource(attributes))
        self.memory = Memory()
        self.provider.add_log_record_processor(processor)
        self.provider.add_log_record_processor(export.SimpleLogRecordProcessor(self.memory))
        self.logger = self.provider.get_logger("an-app")
        self.time = 1_700_000_000_000_000_000

    def record(self, given: dict[str, Any], name: str) -> Any:
        """Makes a record in the form of the installed SDK."""
        more: dict[str, Any] = {"severity_number": api.SeverityNumber.INFO}
        if OLD:  # a record of the older SDK contains the resource
            more |= {"resource": self.provider.resource}
            given = {**given, "event.name": name}
        record = (sdk if OLD else api).LogRecord(timestamp=self.time, attributes=given, **more)
        if not OLD:
            record.event_name = name
        return record

    def log(self, *states: object, session: str = "one", name: str = EVENT) -> list[dict[str, Any]]:
        """Logs events, one each second. Returns the attributes of all events so far."""
        for state in states:
            self.time += 1_000_000_000
            given = {"session.id": session, "ios.app.state": state}
            self.logger.emit(self.record(given, name))
        return [dict(each.log_record.attributes) for each in self.memory.get_finished_logs()]


LIFE = ("active", "inactive", "background", "foreground", "active", "inactive", "background")


def test_a_life_is_legal() -> None:
    found = App(LifecycleProcessor(one_process=True)).log(*LIFE, "terminate", *LIFE)
    assert [each[LEGAL] for each in found] == [True] * 15
    assert not any(MESSAGE in each or RULE in each for each in found)
    assert found[0]["ios.app.state"] == "active", "the attributes that it had are kept"


@pytest.mark.parametrize("told", [{"process_pid": 7}, {"service_instance_id": "x"}, {}])
def test_what_is_missing(told: dict[str, object]) -> None:
    app = App(LifecycleProcessor(one_process=not told), **told)
    *_, last = app.log("active", "inactive", "background", "foreground", "active", "background")
    assert last[LEGAL] is False
    assert last[RULE] == "transition.resign.home-button"
    assert last[MISSING] == "applicationWillResignActive:"
    assert last[MESSAGE].startswith("violation: applicationWillResignActive: is missing before")


def test_unless_the_process_is_known_another_explains_it() -> None:
    *_, last = App(LifecycleProcessor()).log("active", "background")
    assert last[LEGAL] is True


def test_each_session_and_each_resource_is_judged_by_itself() -> None:
    processor = LifecycleProcessor(one_process=True)
    first, second = App(processor), App(processor, service_name="another")
    first.log("active")
    first.log("background", session="two")
    second.log("background")
    first.log("inactive")
    assert all(each[LEGAL] for app in (first, second) for each in app.log())
    *_, last = first.log("foreground")
    assert last[LEGAL] is False


def test_old_sessions_are_forgotten() -> None:
    app = App(LifecycleProcessor(one_process=True, sessions=2))
    app.log("active", session="a")
    app.log("active", session="b")
    app.log("active", session="c")
    *_, last = app.log("background", session="a")
    assert last[LEGAL] is True, "it begins again"
    *_, last = app.log("background", session="c")
    assert last[LEGAL] is False
    app.provider.shutdown()


@pytest.mark.parametrize(
    "resource",
    [{"os_name": "Android"}, {"os_version": "tea"}, {"os_version": "99.0"}, {"os_version": ""}],
)
def test_what_cannot_be_judged_is_left_alone(
    resource: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    (found,) = App(LifecycleProcessor(), **resource).log("active")
    assert not [name for name in found if name.startswith("lifecycle_policy")]
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


def test_other_events_are_left_alone() -> None:
    app = App(LifecycleProcessor())
    found = [*app.log("active", name="tea"), *app.log("asleep", 3)]
    assert not [name for each in found for name in each if name.startswith("lifecycle_policy")]
    assert LifecycleProcessor().force_flush() is True


def test_it_never_raises(caplog: pytest.LogCaptureFixture) -> None:
    LifecycleProcessor().on_emit(object())
    assert "could not be judged" in caplog.text
