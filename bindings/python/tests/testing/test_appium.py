"""Tests the listener for Appium sessions with a simulated session."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from lifecycle_policy import Record, read_report
from lifecycle_policy.appium import LifecycleFailure, LifecycleListener
from lifecycle_policy.readers.model import Entry, Item, Reader, Report, Source, Unread

APP = "org.example.app"
SHOWN = (
    "applicationDidBecomeActive:",
    "applicationWillResignActive:",
    "applicationDidEnterBackground:",
    "applicationWillEnterForeground:",
)
ACTIVE, RESIGN, BACKGROUND, FOREGROUND = SHOWN
KILLED = "Termination Reason: Namespace RUNNINGBOARD, Code 0x2182bad2"


class Lines(Reader):
    """Reads lines such as "org.example.app applicationDidBecomeActive:", and reports of ends."""

    name, title, shows_ends = "lines", "lines of a test", True

    def recognizes(self, source: Source) -> int:
        return 0

    def read(self, source: Source) -> Iterator[Item]:
        for line in source.lines():
            app, _, word = line.text.partition(" ")
            if word in SHOWN:
                yield Entry(line.number, Record("entered", word), line.text, app)
            elif word.startswith("Termination"):
                yield Report(line.number, read_report(word), line.text, app)
            else:
                yield Unread(line.number, line.text)


class Driver:
    """A driver with a given log and state."""

    def __init__(self, version: str = "12.4") -> None:
        self.capabilities = {"platformVersion": version}
        self.state: object = 4
        self.lines: list[str] = []
        self.asked: list[str] = []

    def execute(self, command: str, params: Any = None) -> Any:
        self.asked.append(command)
        if command == "getLog":
            lines, self.lines = self.lines, []
            return {"value": [{"timestamp": 1_700_000_000_000, "message": one} for one in lines]}
        if command == "executeScript":
            if isinstance(self.state, Exception):
                raise self.state
            return {"value": self.state}
        return {"value": None}


def listener(driver: Driver, **options: Any) -> LifecycleListener:
    return LifecycleListener(driver, APP, callbacks=SHOWN, reader=Lines(), **options)


def logged(*words: str, app: str = APP) -> list[str]:
    return [f"{app} {word}" for word in words]


def test_a_session_as_ios_has_it_passes() -> None:
    driver = Driver()
    with listener(driver, interval=0) as listening:
        driver.lines = logged(ACTIVE, RESIGN, BACKGROUND)
        driver.state = 3
        driver.execute("background")
        driver.state = 2
        driver.execute("wait")
        driver.lines, driver.state = logged(FOREGROUND, ACTIVE), 4
        driver.execute("activate")
    assert "getLog" in driver.asked and not listening.problems
    assert not [each for each in listening.findings if each.severity.label == "error"]
    assert listening.report() == ""


def test_what_ios_would_not_do_fails_the_test_at_its_end() -> None:
    driver = Driver()
    with pytest.raises(LifecycleFailure) as failure:
        with listener(driver):
            driver.lines = logged(ACTIVE, "tea", BACKGROUND)
    text = str(failure.value)
    assert text.startswith(f"{APP} on iOS 12.4: 1 violation\nviolation: applicationWillResignActive:")
    assert "is missing before applicationDidEnterBackground:" in text
    assert "  source: https://developer.apple.com/" in text


def test_a_state_that_the_log_excludes_is_found() -> None:
    driver = Driver("3.1")
    listening = listener(driver)
    driver.lines, driver.state = logged(ACTIVE), 4
    assert listening.poll() == ()
    driver.state = 2
    (found,) = listening.poll()
    assert found.kind.label == "reads" and found.record == 2


def test_a_state_is_not_judged_if_lines_come_meanwhile() -> None:
    class Late(Driver):
        def execute(self, command: str, params: Any = None) -> Any:
            answer = super().execute(command, params)
            if command == "executeScript":
                self.lines = logged(ACTIVE)
            return answer

    driver = Late("3.1")
    driver.state = 2
    assert listener(driver).poll() == ()


def test_lines_of_other_apps_are_left_alone() -> None:
    driver = Driver()
    with listener(driver, name="Mine"):
        driver.lines = logged(BACKGROUND, app="org.example.other")
        driver.lines[:0] = logged(ACTIVE, app="Mine")


def test_an_end_that_breaks_a_rule_fails() -> None:
    driver = Driver("17.0")
    with pytest.raises(LifecycleFailure, match="the app was ended: background-task-expired broke "):
        with listener(driver):
            driver.lines = [f"{APP} {KILLED}"]


def test_the_error_of_the_test_comes_first() -> None:
    driver = Driver()
    with pytest.raises(KeyError):
        with listener(driver):
            driver.lines = logged(ACTIVE, BACKGROUND)
            raise KeyError


def test_the_session_may_end_before_the_listener() -> None:
    driver = Driver()
    with listener(driver, interval=60) as listening:
        driver.lines = logged(ACTIVE)
        driver.execute("wait")
        driver.lines = logged(RESIGN)
        driver.execute("quit")
        assert driver.asked[-1] == "quit" and not driver.lines
    assert "execute" not in vars(driver) and not listening.problems


def test_what_cannot_be_read_is_a_problem_and_no_failure() -> None:
    driver = Driver()
    driver.state = RuntimeError("no such command\nStacktrace:")
    with LifecycleListener(driver, APP, interval=None) as listening:
        driver.execute("wait")
    assert "executeScript: no such command" in listening.problems
    assert driver.asked.count("wait") == 1
