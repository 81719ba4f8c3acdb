"""A listener for Appium sessions. It judges the device's log and the state of the app.

    @pytest.fixture(autouse=True)
    def lifecycle(driver):
        shown = ["applicationDidBecomeActive:", "applicationWillResignActive:"]
        with LifecycleListener(driver, "org.example.app", callbacks=shown):
            yield

The test then fails at its end if the device departed from the rules of iOS, or if the app broke a
limit. The listener reads the log "syslog" and calls `mobile: queryAppState` after commands of the
test and at the end. The listener works with any driver that has `execute` and `capabilities`, and
imports no Appium client.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from types import TracebackType
from typing import Any

from ._native.enums import AppState, Callback, Notification, RecordKind, Severity
from ._native.names import NOTHING
from ._native.osversion import OSVersion
from .questions.answers import first_url
from .questions.app import App
from .questions.auditor import AuditFinding, Auditor
from .questions.context import Context
from .questions.records import Record
from .readers import readers
from .readers.model import Entry, Reader, Report, Source
from .reports.headline import plural
from .reports.reported import ReportedTermination, reported_termination

__all__ = ["LifecycleFailure", "LifecycleListener"]

#: The name of the default reader.
_READER = "device-log"
#: Names of commands. `_QUIT` has the commands that end a session; the listener sends the others.
_LOG, _SCRIPT = "getLog", "executeScript"
_W3C_SCRIPT = "w3cExecuteScript"
_QUIT = ("quit", "deleteSession")
#: The states for the numbers of `mobile: queryAppState`, except two: 0 means not installed, and 4
#: means in the foreground, active or not.
_STATES = {1: AppState.NOT_RUNNING, 2: AppState.SUSPENDED, 3: AppState.BACKGROUND}
_FOREGROUND = 4


class LifecycleFailure(AssertionError):
    """The device departed from the rules of iOS, or the app broke a limit. The message says how."""


class LifecycleListener:
    """Listens to a session, and judges one app of it.

    `callbacks` and `notifications` name the callbacks and notifications that the app always logs.
    The listener assumes that any other callback or notification may come without a log line, so
    name as many as possible. If the reader does not show every end of a process, the listener
    accepts most gaps, because the process may have ended unseen. `name` is the name of the process
    in the log, for lines without a bundle identifier. `os` is the version of iOS, by default that
    of the session's capabilities. `reader` reads the lines of the log. The default is the reader
    "device-log"; if it is missing, only states are judged. The listener polls after commands of the
    test, at most once in `interval` seconds, and at the end of a `with` statement. If `interval` is
    None, commands of the test cause no polls.
    """

    def __init__(
        self,
        driver: Any,
        bundle_id: str,
        *,
        os: OSVersion | str | None = None,
        app: App | None = None,
        name: str = "",
        callbacks: Callback | str | Iterable[Callback | str] = NOTHING,
        notifications: Notification | str | Iterable[Notification | str] = NOTHING,
        reader: Reader | None = None,
        interval: float | None = 0.5,
    ) -> None:
        self.driver, self.bundle_id = driver, bundle_id
        self.findings: list[AuditFinding] = []
        """What was found until now."""
        self.ended: list[ReportedTermination] = []
        """The reports of ends in the log."""
        self.problems: list[str] = []
        """What could not be read from the session, each once."""
        self._names = ("", bundle_id, *([name] if name else []))
        self._context = Context(_version(driver, os), app=app)
        self._reader = reader or _device_log()
        self._interval, self._looked = interval, float("-inf")
        self._execute: Callable[..., Any] = driver.execute
        self._is_attached = self._is_looking = False
        self._session = Auditor(
            self._context,
            callbacks=callbacks,
            notifications=notifications,
            ends=self._reader is not None and self._reader.shows_ends,
        ).session()

    def __enter__(self) -> LifecycleListener:
        return self.attach()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.poll()
        self.detach()
        if error is None:
            self.check()

    def attach(self) -> LifecycleListener:
        """Listens to the commands of the driver from now on."""
        if not self._is_attached and self._interval is not None:
            self.driver.execute = self._listening
            self._is_attached = True
        return self

    def detach(self) -> None:
        """Stops listening."""
        if self._is_attached:
            del self.driver.execute
            self._is_attached = False

    def _listening(self, command: Any, params: Any = None) -> Any:
        """Executes a command, and then polls if `interval` has passed. If the command ends the
        session, polls first, and stops listening."""
        if command in _QUIT:
            self.poll()
            self.detach()
            return self._execute(command, params)
        answer = self._execute(command, params)
        due = self._looked + (self._interval or 0.0)
        if not self._is_looking and time.monotonic() >= due:
            self.poll()
        return answer

    def poll(self) -> tuple[AuditFinding, ...]:
        """Reads the new lines of the log, asks for the state, and returns the findings."""
        if self._is_looking:
            return ()
        self._is_looking = True
        try:
            found = [*self._feed(self._lines())]
            state = self._state()
            # Lines that came meanwhile may be older or newer than the state. If there are such
            # lines, the state is not used.
            later = self._lines()
            if state is not None and not later:
                found += self._feed([Record(RecordKind.STATE_SAMPLED, self._sampled(state))])
            found += self._feed(later)
        finally:
            self._is_looking = False
            self._looked = time.monotonic()
        self.findings += found
        return tuple(found)

    def _feed(self, records: list[Record]) -> tuple[AuditFinding, ...]:
        return self._session.feed(records, clock="wall") if records else ()

    def _ask(self, command: str, params: Mapping[str, Any]) -> Any:
        """Sends a command to the session. Records an error of the client as a problem, so that the
        test continues."""
        try:
            return self._execute(command, dict(params))["value"]
        except Exception as error:
            self._problem(f"{command}: {str(error).strip().partition(chr(10))[0]}")
            return None

    def _problem(self, text: str) -> None:
        if text not in self.problems:
            self.problems.append(text)

    def _state(self) -> int | None:
        given = {"appId": self.bundle_id, "bundleId": self.bundle_id}
        asked = {"script": "mobile: queryAppState", "args": [given]}
        known = getattr(getattr(self.driver, "command_executor", None), "_commands", {})
        command = _W3C_SCRIPT if _W3C_SCRIPT in known else _SCRIPT
        state = self._ask(command, asked)
        return state if state in _STATES or state == _FOREGROUND else None

    def _sampled(self, state: int) -> AppState:
        """Returns the state for a number of `mobile: queryAppState`. For an app in the foreground,
        returns inactive if the auditor considers inactive possible and active impossible. Otherwise
        returns active."""
        if state != _FOREGROUND:
            return _STATES[state]
        places = self._session.places()
        is_inactive = AppState.INACTIVE in places and AppState.ACTIVE not in places
        return AppState.INACTIVE if is_inactive else AppState.ACTIVE

    def _lines(self) -> list[Record]:
        """Returns the app's records from the new lines of the log. Adds the app's reports of ends
        in these lines to `ended`."""
        if self._reader is None:
            self._problem(f"there is no reader `{_READER}`: only states are judged")
            return []
        lines = self._ask(_LOG, {"type": "syslog"})
        if not isinstance(lines, list) or not lines:
            return []
        times = [line.get("timestamp") for line in lines]
        text = "".join(_one_line(line.get("message")) for line in lines)
        found = []
        for item in self._reader.read(Source("syslog", BytesIO(text.encode()))):
            if isinstance(item, Entry) and item.app in self._names:
                stamp = times[item.line - 1] if 0 < item.line <= len(times) else None
                # Takes the time from the server, because times within the lines may lack the year.
                at = stamp / 1000 if isinstance(stamp, (int, float)) and stamp >= 0 else None
                found.append(item.record._replace(time=at))
            elif isinstance(item, Report) and item.app in self._names:
                self.ended.append(reported_termination(item.report, self._context))
        return found

    def report(self) -> str:
        """Returns the errors as text. Returns "" if nothing fails the test."""
        grave = [each for each in self.findings if each.severity == Severity.ERROR]
        texts = [each.text + _source(each) for each in grave]
        texts += [
            f"violation: the app was ended: {each.cause.label} broke {each.broken_rule}"
            for each in self.ended
            if each.cause is not None and each.broken_rule is not None
        ]
        return "\n".join(texts)

    def check(self) -> None:
        """Raises LifecycleFailure if there are errors."""
        if text := self.report():
            count = text.count("violation: ")
            head = f"{self.bundle_id} on iOS {self._context.os}: {plural(count, 'violation')}"
            raise LifecycleFailure(f"{head}\n{text}")


def _source(finding: AuditFinding) -> str:
    rule = finding.rule or finding.expected_rule
    url = first_url(rule.citations) if rule else None
    return f"\n  source: {url}" if url else ""


def _one_line(message: object) -> str:
    return " ".join(str(message).splitlines()) + "\n"


def _version(driver: Any, os: OSVersion | str | None) -> OSVersion:
    """Returns the version of iOS in the session."""
    if os is not None:
        return OSVersion.of(os)
    given = driver.capabilities
    for name in ("platformVersion", "appium:platformVersion", "sdkVersion"):
        if given.get(name):
            return OSVersion.parse(str(given[name]))
    return OSVersion.newest_major()


def _device_log() -> Reader | None:
    """Returns the reader of device logs, or None if it cannot be loaded."""
    try:
        return readers().get(_READER)
    except ImportError:
        return None
