"""Tests endpoints that the newest clients do not call: the endpoints of Appium before version 2,
the endpoints of an empty screen, and WebDriverAgent's information about the phone."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.common.exceptions import (
    NoAlertPresentException,
    NoSuchElementException,
    SessionNotCreatedException,
    WebDriverException,
)

from conftest import LEAKER, Session, request
from server import Phone, Server


def test_options_in_one_capability(session: Session) -> None:
    driver = session(options={"appium:platformVersion": "12.4", "bundleId": LEAKER})
    assert driver.capabilities["platformVersion"] == "12.4"
    assert driver.query_app_state(LEAKER) == 4
    driver = session(options={"platformVersion": "15.0"}, platformVersion="12.4")
    assert driver.capabilities["platformVersion"] == "15.0"  # appium:options wins, as in Appium
    for wrong in ("12.4", [{}]):
        with pytest.raises(WebDriverException, match="appium:options"):
            session(options=wrong)
    with pytest.raises(SessionNotCreatedException, match=r"1\.1"):
        session(options={"platformVersion": "1.1"})


#: Calls with their answers, in the order in which clients before version 2 make them.
OLDER: list[tuple[str, dict[str, Any], Any]] = [
    ("device/app_installed", {"bundleId": LEAKER}, True),
    ("device/app_installed", {"bundleId": "yolo"}, False),
    ("device/app_state", {"appId": LEAKER}, 4),
    ("app/background", {"seconds": -1}, None),
    ("device/app_state", {"bundleId": LEAKER}, 3),
    ("device/activate_app", {"appId": LEAKER}, None),
    ("device/app_state", {"id": LEAKER}, 4),
    ("app/background", {"seconds": 1}, None),
    ("device/app_state", {"appId": LEAKER}, 4),
    ("device/shake", {}, None),
    ("device/lock", {"seconds": 0}, None),
    ("device/is_locked", {}, True),
    ("device/unlock", {}, None),
    ("device/is_locked", {}, False),
    ("device/terminate_app", {"appId": LEAKER}, True),
    ("device/app_state", {"appId": LEAKER}, 1),
    ("app/launch", {}, None),
    ("device/app_state", {"appId": LEAKER}, 4),
    ("app/close", {}, None),
    ("device/app_state", {"appId": LEAKER}, 1),
    ("app/reset", {}, None),
    ("device/app_state", {"appId": LEAKER}, 4),
    ("app/strings", {}, {}),
    ("simulator/touch_id", {"match": True}, None),
    ("simulator/toggle_touch_id_enrollment", {"enabled": True}, None),
    ("device/hide_keyboard", {}, None),
    ("device/set_clipboard", {"content": "YQ=="}, None),
    ("device/get_clipboard", {}, "YQ=="),
    ("device/system_time", {"format": "[at]"}, "at"),
    ("device/remove_app", {"appId": LEAKER}, True),
    ("device/app_state", {"appId": LEAKER}, 0),
]


def test_older_clients(session: Session, server: Server) -> None:
    place = f"/session/{session(LEAKER).session_id}"
    for path, body, expected in OLDER:
        answer = request(server, "POST", f"{place}/appium/{path}", body)
        assert answer == (200, expected), (path, body)
    for path in ("app/launch", "app/close", "app/reset"):
        status, value = request(server, "POST", f"{place}/appium/{path}", {})
        assert (status, value["message"]) == (400, "bundleId: the session has no app")
    assert request(server, "GET", f"{place}/log/types")[1] == ["syslog", "crashlog"]
    assert request(server, "POST", f"{place}/log", {"type": "syslog"})[1]


def test_reset_starts_a_new_process(session: Session, server: Server, phone: Phone) -> None:
    place = f"/session/{session(LEAKER).session_id}/appium/app"
    before = phone.pid(LEAKER)
    request(server, "POST", f"{place}/launch", {})
    assert phone.pid(LEAKER) == before
    request(server, "POST", f"{place}/reset", {})
    assert phone.pid(LEAKER) not in (0, before)


def test_an_empty_screen(session: Session) -> None:
    driver = session(LEAKER)
    assert driver.find_elements("accessibility id", "x") == []
    with pytest.raises(NoSuchElementException, match="nothing is drawn"):
        driver.find_element("accessibility id", "x")
    with pytest.raises(NoAlertPresentException, match="nothing is drawn"):
        driver.switch_to.alert.accept()
    assert "<AppiumAUT><!-- nothing is drawn --></AppiumAUT>" in driver.page_source
    assert driver.contexts == ["NATIVE_APP"] and driver.current_context == "NATIVE_APP"
    driver.switch_to.context("NATIVE_APP")
    with pytest.raises(WebDriverException, match="the one context is NATIVE_APP"):
        driver.switch_to.context("WEBVIEW_1")
    driver.tap([(1, 1)])
    assert driver.is_keyboard_shown() is False
    for call, named in (
        (lambda: driver.title, "no page"),
        (driver.start_recording_screen, "nothing to record"),
        (lambda: driver.push_file("a", "YQ=="), "have no files"),
    ):
        with pytest.raises(WebDriverException, match=named):
            call()


def test_timeouts(session: Session) -> None:
    driver = session(LEAKER)
    driver.implicitly_wait(1.5)
    assert (driver.timeouts.implicit_wait, driver.timeouts.page_load) == (1.5, 300)
    assert session(LEAKER).timeouts.implicit_wait == 0


NOWHERE = {"latitude": None, "longitude": None, "altitude": None}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "expected"),
    [
        ("GET", "/rotation", None, 200, {"x": 0, "y": 0, "z": 0}),
        ("POST", "/rotation", {"x": 0, "y": 0, "z": 180}, 200, None),
        ("POST", "/rotation", {"x": 0, "y": 0, "z": 45}, 400, "invalid argument"),
        ("POST", "/rotation", {"x": 0, "y": 0}, 400, "invalid argument"),
        ("POST", "/orientation", {"orientation": "SIDEWAYS"}, 400, "invalid argument"),
        ("GET", "/source?format=description", None, 200, "nothing is drawn"),
        ("GET", "/source?format=pdf", None, 400, "invalid argument"),
        ("POST", "/wda/tap/0", {"x": 1, "y": 1}, 200, None),
        ("POST", "/touch/perform", {"actions": []}, 200, None),
        ("GET", "/appium/device/is_keyboard_shown", None, 200, False),
        ("GET", "/sessions", None, 200, []),
        ("GET", "/wda/alert/buttons", None, 404, "no such alert"),
        ("GET", "/element/1/text", None, 404, "no such element"),
        ("POST", "/wda/element/1/tap", {}, 404, "no such element"),
        ("GET", "/element/active", None, 404, "no such element"),
        ("POST", "/elements", {"using": "id"}, 400, "invalid argument"),
        ("POST", "/timeouts", {"implicit": -1}, 400, "invalid argument"),
        ("POST", "/wda/resetAppAuth", {"resource": "location"}, 400, "invalid argument"),
        ("POST", "/wda/simulatedLocation", {"latitude": 1}, 400, "invalid argument"),
        ("POST", "/location", {"location": {"latitude": 1}}, 400, "invalid argument"),
        ("POST", "/wda/siri/activate", {"text": 1}, 400, "invalid argument"),
        ("GET", "/wda/simulatedLocation", None, 200, NOWHERE),
    ],
)  # fmt: skip
def test_requests(
    server: Server, method: str, path: str, body: Any, status: int, expected: Any
) -> None:
    answered, value = request(server, method, path, body)
    assert answered == status, value
    assert (value["error"] if status != 200 else value) == expected
    assert status == 200 or value["message"]


def test_orientation_and_rotation_agree(session: Session, server: Server) -> None:
    driver = session(LEAKER)
    driver.orientation = "LANDSCAPE"
    assert request(server, "GET", "/rotation")[1] == {"x": 0, "y": 0, "z": 270}
    request(server, "POST", "/rotation", {"x": 0, "y": 0, "z": 0})
    assert driver.orientation == "PORTRAIT"


def test_what_webdriveragent_always_says(server: Server) -> None:
    found = request(server, "GET", "/wda/device/info")[1]
    assert found.keys() == {
        "currentLocale", "timeZone", "name", "model", "uuid", "userInterfaceIdiom",
        "userInterfaceStyle", "isSimulator", "thermalState",
    }  # fmt: skip
    assert request(server, "POST", "/wda/device/appearance", {"name": "dark"})[0] == 200
    found = request(server, "GET", "/wda/device/info")[1]
    assert found["userInterfaceStyle"] == "dark"
