"""Permissions, places, Siri, pids and time, through Appium-Python-Client and plain requests."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from appium import webdriver
from selenium.common.exceptions import InvalidArgumentException, WebDriverException

from conftest import HOME, LEAKER, SETTINGS, WRITER, Session, request
from iphone.bundle import place_of, read_bundle
from iphone.report import SPRINGBOARD_PID
from server import APPS, Driver, Phone, Server

SAFARI = "com.apple.mobilesafari"
INSIDE = {"latitude": 37.33, "longitude": -122.01}


def permission(driver: webdriver.Remote, service: str = "location", bundle: str = LEAKER) -> str:
    return driver.execute_script("mobile: getPermission", {"bundleId": bundle, "service": service})


def permit(driver: webdriver.Remote, bundle: str = LEAKER, **access: str) -> None:
    driver.execute_script("mobile: setPermission", {"bundleId": bundle, "access": access})


def test_a_grant_decides_what_a_place_launches(session: Session) -> None:
    driver = session(LEAKER)
    driver.terminate_app(LEAKER)
    permit(driver, location="never")
    driver.execute_script("mobile: setSimulatedLocation", INSIDE)
    assert driver.query_app_state(LEAKER) == 1
    permit(driver, **{"location-always": "yes"})
    driver.set_location(37.331, -122.011)  # 140 m further, and still inside
    assert driver.query_app_state(LEAKER) == 1
    driver.set_location(37.4, -122.0)  # it leaves
    assert driver.query_app_state(LEAKER) == 3
    place = driver.execute_script("mobile: getSimulatedLocation")
    assert (place["latitude"], place["longitude"]) == (37.4, -122.0)
    assert driver.location["latitude"] == 37.4
    driver.execute_script("mobile: resetSimulatedLocation")
    assert driver.execute_script("mobile: getSimulatedLocation")["latitude"] is None


def test_permissions_are_read_and_reset(session: Session, server: Server) -> None:
    driver = session(LEAKER)
    assert permission(driver) == "always"  # as in the app's script
    for given, read in (("yes", "inuse"), ("no", "never"), ("INUSE", "inuse"), ("unset", "unset")):
        permit(driver, location=given)
        assert permission(driver) == read
    permit(driver, location="always", camera="yes")
    assert permission(driver, "camera") == "yes"
    driver.execute_script("mobile: resetPermission", {"service": "camera"})
    assert permission(driver, "camera") == "unset"
    path = f"/session/{driver.session_id}/wda/resetAppAuth"
    assert request(server, "POST", path, {"resource": -0x40000002})[0] == 200
    assert permission(driver) == "unset"
    permit(driver, location="never")
    session(LEAKER, platformVersion="16.0")  # a new phone: permissions are those in the script
    assert permission(session(LEAKER)) == "always"


def test_permissions_of_a_session(session: Session) -> None:
    access = {LEAKER: {"location": "inuse", "photos": "no"}}
    assert permission(session(LEAKER, permissions=json.dumps(access))) == "inuse"
    driver = session(LEAKER, permissions=access)
    assert permission(driver, "photos") == "no"


def test_a_switch_in_settings_ends_an_app_that_has_asked(session: Session) -> None:
    driver = session(WRITER)
    permit(driver, WRITER, camera="yes")  # the app has not asked yet
    driver.background_app(-1)
    permit(driver, WRITER, photos="no", location="never", notifications="no")
    permit(driver, WRITER, notifications="yes", location="always")
    assert driver.query_app_state(WRITER) == 3
    permit(driver, WRITER, camera="no")
    assert driver.query_app_state(WRITER) == 1
    log = "".join(entry["message"] for entry in driver.get_log("syslog"))
    assert "kill privacy-changed" in log


def test_wrong_permissions(session: Session) -> None:
    driver = session(LEAKER)
    for access, named in (
        ({"moon": "yes"}, "service: 'moon' is not one of"),
        ({"location": "maybe"}, "location: 'maybe' is not one of"),
        ({"camera": "always"}, "camera: 'always'"),
        ({"camera": 1}, "camera: 1"),
    ):
        with pytest.raises(WebDriverException, match=named):
            driver.execute_script("mobile: setPermission", {"bundleId": LEAKER, "access": access})
    with pytest.raises(InvalidArgumentException, match="'yolo' is not installed"):
        permit(driver, "yolo", location="always")
    with pytest.raises(InvalidArgumentException, match="service: 99"):
        driver.execute_script("mobile: resetPermission", {"service": 99})
    with pytest.raises(WebDriverException, match="latitude: 91"):
        driver.set_location(91, 0)
    driver.background_app(-1)
    with pytest.raises(InvalidArgumentException, match="no app is in front"):
        driver.execute_script("mobile: resetPermission", {"service": "location"})


def test_distances() -> None:
    (region,) = read_bundle(APPS / "Leaker.app").regions
    meter = 1 / 111_195
    assert region.contains((37.33 + 199 * meter, -122.01))
    assert not region.contains((37.33 + 201 * meter, -122.01))
    west = meter / 0.7951  # the cosine of 37.33 degrees
    assert region.contains((37.33, -122.01 - 199 * west))
    assert not region.contains((37.33, -122.01 - 201 * west))
    assert not region.contains((-37.33, 57.99)) and not region.contains(None)
    with pytest.raises(ValueError, match="longitude: 181"):
        place_of(0, 181)


def test_siri_covers_an_app(session: Session, phone: Phone) -> None:
    driver = session(LEAKER)
    driver.execute_script("mobile: siriCommand", {"text": "what time is it"})
    driver.execute_script("mobile: siriCommand", {"text": "and now"})
    assert phone.app_status(LEAKER).state.label == "inactive" and phone.covers == ("siri",)
    driver.activate_app(LEAKER)
    assert phone.app_status(LEAKER).state.label == "active" and phone.covers == ()
    phone.press("apple-pay")
    assert phone.app_status(LEAKER).state.label == "inactive"
    phone.press("apple-pay")
    assert phone.app_status(LEAKER).state.label == "active"


def test_pids(session: Session, phone: Phone) -> None:
    driver = session(LEAKER)
    first = driver.execute_script("mobile: activeAppInfo")["pid"]
    driver.activate_app(WRITER)
    second = driver.execute_script("mobile: activeAppInfo")["pid"]
    driver.execute_script("mobile: pressButton", {"name": "home"})
    info = driver.execute_script("mobile: activeAppInfo")
    assert (info["bundleId"], info["pid"]) == (HOME, SPRINGBOARD_PID)
    assert len({0, 1, SPRINGBOARD_PID, first, second}) == 5
    assert (phone.pid(LEAKER), phone.pid(SETTINGS)) == (first, 0)
    phone.post("end", LEAKER, termination="crash")
    (report,) = phone.reports.iterdir()
    assert json.loads(report.read_text().partition("\n")[2])["pid"] == first
    assert report.stem.endswith(f"-{first}")


def test_time_of_the_phone(session: Session) -> None:
    driver = session(LEAKER)
    before = datetime.fromisoformat(driver.device_time)
    driver.execute_script("mobile: advance", {"seconds": 86400})
    after = datetime.fromisoformat(driver.device_time)
    assert timedelta(days=1) <= after - before < timedelta(days=1, hours=1)
    assert driver.get_device_time("[on] YYYY").startswith("on 2")
    assert driver.execute_script("mobile: getDeviceTime", {"format": "X"}).isdigit()


def test_crash_reports_by_log(session: Session) -> None:
    driver = session(LEAKER)
    driver.background_app(-1)
    assert driver.get_log("crashlog") == []
    driver.execute_script("mobile: advance", {"seconds": 31})
    (entry,) = driver.get_log("crashlog")
    assert "background-task" in entry["message"] and 30_000 <= entry["timestamp"] < 60_000
    assert driver.get_log("crashlog") == []
    with pytest.raises(InvalidArgumentException, match="type: 'server'"):
        driver.get_log("server")


def test_an_app_can_stay_in_the_background(tmp_path: Path) -> None:
    seconds = [0.0]
    phone = Phone("17.0", tmp_path, apps=(APPS / "Safari.app",), clock=lambda: seconds[0])
    phone.launch(SAFARI)
    phone.post("home")
    states = []
    for now in (1, 4, 6):
        seconds[0] = now
        states.append(phone.app_status(SAFARI).state.label)
    assert states == ["background", "background", "suspended"]


def test_a_grant_reaches_every_door(tmp_path: Path) -> None:
    phone = Phone("17.0", tmp_path, apps=(APPS / "Leaker.app",))
    phone.permit(LEAKER, "location", "inuse")
    asked = {"bundleId": LEAKER, "service": "location"}
    body = {"script": "mobile: getPermission", "args": [asked]}
    assert Driver(phone).answer("POST", "/execute", body) == "inuse"
    phone.launch(LEAKER)
    phone.terminate(LEAKER)
    phone.move(37.33, -122.01)
    assert phone.app_status(LEAKER).process == 0
    assert any("[relaunch.location.not-always]" in line for line in phone.lines())
