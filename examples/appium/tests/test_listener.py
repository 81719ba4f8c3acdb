"""Tests LifecycleListener in sessions of Appium-Python-Client with the emulated iPhone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from appium import webdriver
from appium.options.ios import XCUITestOptions

from conftest import LEAKER, close, serve
from lifecycle_policy import Record
from lifecycle_policy.appium import LifecycleFailure, LifecycleListener
from lifecycle_policy.readers.model import Entry, Item, Reader, Source, Unread
from server import APPS, Phone

SHOWN = (
    "applicationDidBecomeActive:",
    "applicationWillResignActive:",
    "applicationDidEnterBackground:",
    "applicationWillEnterForeground:",
)
LINE = re.compile(
    r"[\d.]+ (?P<name>.+): (?:deliver-callback by \S+ (?P<callback>\S+:) |kill (?P<end>\S+))"
)


class PhoneLog(Reader):
    """Reads the log of the emulated iPhone, which names callbacks and rules."""

    name, title, shows_ends = "emulated-iphone", "a log of the emulated iPhone", True

    def __init__(self, left_out: str = "") -> None:
        self.left_out = left_out

    def recognizes(self, source: Source) -> int:
        return 0

    def read(self, source: Source) -> Iterator[Item]:
        for line in source.lines():
            found = LINE.match(line.text)
            if found and found["end"]:
                record = Record("ended", found["end"])
                yield Entry(line.number, record, line.text, found["name"])
            elif found and found["callback"] in SHOWN and found["callback"] != self.left_out:
                record = Record("entered", found["callback"])
                yield Entry(line.number, record, line.text, found["name"])
            else:
                yield Unread(line.number, line.text)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[webdriver.Remote]:
    server = serve(Phone("12.4", tmp_path, apps=(APPS / "Leaker.app",)))
    options = XCUITestOptions().load_capabilities(
        {"platformName": "iOS", "platformVersion": "12.4", "appium:bundleId": LEAKER}
    )
    driver = webdriver.Remote(server.url, options=options)
    yield driver
    driver.quit()
    close(server)


def lead(driver: webdriver.Remote) -> None:
    """Leads the app to the background and back, and then to its end."""
    driver.background_app(-1)
    driver.execute_script("mobile: advance", {"seconds": 20})
    driver.activate_app(LEAKER)
    driver.background_app(-1)
    driver.execute_script("mobile: advance", {"seconds": 601})
    driver.activate_app(LEAKER)


@pytest.mark.parametrize("reader", [PhoneLog(), None])
def test_the_phone_does_what_ios_does(driver: webdriver.Remote, reader: PhoneLog | None) -> None:
    shown = SHOWN if reader else ()
    with LifecycleListener(
        driver, LEAKER, name="Leaker", callbacks=shown, reader=reader, interval=0
    ) as listener:
        lead(driver)
    assert not [each.text for each in listener.findings if each.severity.label == "error"]
    assert all("reader" in problem for problem in listener.problems), listener.problems
    assert listener.report() == ""


def test_a_log_that_lacks_a_callback_fails(driver: webdriver.Remote) -> None:
    reader = PhoneLog(left_out="applicationWillResignActive:")
    with pytest.raises(LifecycleFailure) as failure:
        with LifecycleListener(driver, LEAKER, name="Leaker", callbacks=SHOWN, reader=reader):
            lead(driver)
    assert "violation: applicationWillResignActive: is missing before" in str(failure.value)
