"""Tests the emulated iPhone with Appium-Python-Client and facebook-wda from PyPI."""

from __future__ import annotations

import plistlib
import zipfile
from pathlib import Path

import pytest
import wda
from selenium.common.exceptions import (
    InvalidArgumentException,
    SessionNotCreatedException,
    WebDriverException,
)

import table
from conftest import HEALTH, HOME, LEAKER, SETTINGS, SPINNER, WRITER, Session, close, request, serve
from iphone.bundle import BundleError
from iphone.report import SPRINGBOARD_PID
from iphone.upstream import run_upstream
from lifecycle_policy import Termination, reported_termination
from server import APPS, Phone, Server

# ---- Six versions


@pytest.mark.parametrize("version", table.VERSIONS)
def test_answers_name_their_rules(session: Session, version: str) -> None:
    driver = session(LEAKER, platformVersion=version)
    assert driver.query_app_state(LEAKER) == 4
    borders = table.borders(driver) if version in table.GRANTING else ()
    for outcome in (*table.events(driver), *borders):
        assert outcome["rule"] and outcome["sources"]


def test_readme_shows_what_the_table_prints(capsys: pytest.CaptureFixture[str]) -> None:
    table.main()
    assert capsys.readouterr().out in Path(table.__file__).with_name("README.md").read_text()


def test_launched_by_push_is_seen(session: Session) -> None:
    driver = session(LEAKER)
    table.launches(driver, "mobile: pushNotification", table.PUSH, quits=False)
    assert driver.query_app_state(LEAKER) == 3
    table.launches(driver, "mobile: pushNotification", table.PUSH, quits=True)
    assert driver.query_app_state(LEAKER) == 1


# ---- Appium's commands


def test_apps_come_and_go(session: Session, tmp_path: Path) -> None:
    driver = session(SETTINGS)
    archive = tmp_path / "Notes.ipa"
    with zipfile.ZipFile(archive, "w") as file:
        plist = plistlib.dumps({"CFBundleIdentifier": "org.example.notes", "CFBundleName": "Notes"})
        file.writestr("Payload/Notes.app/Info.plist", plist)
    assert driver.query_app_state("org.example.notes") == 0
    assert not driver.is_app_installed("org.example.notes")
    driver.install_app(str(archive))
    assert driver.is_app_installed("org.example.notes")
    assert driver.query_app_state("org.example.notes") == 1
    driver.activate_app("org.example.notes")
    assert driver.query_app_state("org.example.notes") == 4
    driver.remove_app("org.example.notes")
    assert driver.query_app_state("org.example.notes") == 0
    assert driver.execute_script("mobile: activeAppInfo")["bundleId"] == HOME


def test_background_and_back(session: Session) -> None:
    driver = session(WRITER)
    driver.background_app(-1)
    assert driver.query_app_state(WRITER) == 3  # the app saves for 20 s
    driver.execute_script("mobile: advance", {"seconds": 40})
    assert driver.query_app_state(WRITER) == 2
    driver.activate_app(WRITER)
    assert driver.query_app_state(WRITER) == 4
    driver.background_app(5)
    assert driver.query_app_state(WRITER) == 4
    assert driver.terminate_app(WRITER) is True
    assert driver.terminate_app(WRITER) is False
    assert driver.terminate_app("yolo") is False


def test_plans_end_with_their_process(session: Session) -> None:
    driver = session(WRITER)
    driver.background_app(-1)  # the app would end its task 20 s from now
    driver.terminate_app(WRITER)
    driver.execute_script("mobile: advance", {"seconds": 10})
    driver.activate_app(WRITER)
    driver.background_app(-1)
    driver.execute_script("mobile: advance", {"seconds": 15})
    assert driver.query_app_state(WRITER) == 3
    driver.execute_script("mobile: advance", {"seconds": 10})
    assert driver.query_app_state(WRITER) == 2


def test_time_is_real(tmp_path: Path) -> None:
    seconds = [0.0]
    phone = Phone("17.0", tmp_path, apps=(APPS / "Leaker.app",), clock=lambda: seconds[0])
    phone.launch(LEAKER)
    phone.post("home")
    seconds[0] += 10
    assert phone.app_status(LEAKER).state.label == "background"
    seconds[0] += 40
    assert phone.app_status(LEAKER).state.label == "not-running"


def test_lock(session: Session) -> None:
    driver = session(LEAKER)
    driver.lock(-1)
    assert driver.is_locked()
    assert driver.query_app_state(LEAKER) == 3
    with pytest.raises(WebDriverException, match="relaunch.user.locked"):
        driver.activate_app(SETTINGS)
    driver.unlock()
    assert not driver.is_locked()
    assert driver.query_app_state(LEAKER) == 4
    driver.lock(3)
    assert not driver.is_locked()
    driver.execute_script("mobile: pressButton", {"name": "power"})
    assert driver.is_locked()


def test_buttons(session: Session) -> None:
    driver = session(SETTINGS)
    driver.execute_script("mobile: pressButton", {"name": "volumeUp"})
    assert driver.query_app_state(SETTINGS) == 4
    driver.execute_script("mobile: pressButton", {"name": "home"})
    assert driver.execute_script("mobile: activeAppInfo")["bundleId"] == HOME
    with pytest.raises(InvalidArgumentException, match="name: 'crown'"):
        driver.execute_script("mobile: pressButton", {"name": "crown"})


def test_hardware(session: Session) -> None:
    driver = session(SETTINGS)
    driver.shake()
    driver.touch_id(True)
    enrolled = driver.execute_script("mobile: isBiometricEnrolled")
    driver.toggle_touch_id_enrollment()
    assert driver.execute_script("mobile: isBiometricEnrolled") is not enrolled
    assert driver.get_screenshot_as_png().startswith(b"\x89PNG")
    assert driver.orientation == "PORTRAIT"


def test_arguments(session: Session) -> None:
    driver = session(LEAKER, processArguments={"args": ["-v"], "env": {"A": 1}})
    process = driver.execute_script("mobile: activeAppInfo")["processArguments"]
    assert process == {"args": ["-v"], "env": {"A": "1"}}


def test_session_launches_afresh(session: Session, phone: Phone) -> None:
    session(LEAKER, shouldTerminateApp=False)
    first = phone.app_status(LEAKER).process
    session(LEAKER, forceAppLaunch=False, shouldTerminateApp=False)
    assert phone.app_status(LEAKER).process == first
    driver = session(LEAKER)
    assert phone.app_status(LEAKER).process != first
    driver.quit()
    assert phone.app_status(LEAKER).process == 0


def test_memory(session: Session) -> None:
    driver = session(WRITER)
    driver.activate_app(LEAKER)
    driver.execute_script("mobile: advance", {"seconds": 40})
    assert driver.query_app_state(WRITER) == 2
    driver.execute_script("mobile: sendMemoryWarning")
    assert "applicationDidReceiveMemoryWarning:" in "".join(
        entry["message"] for entry in driver.get_log("syslog")
    )
    driver.execute_script("mobile: memoryPressure", {"bytes": 30_000_000})
    assert driver.query_app_state(WRITER) == 1
    assert driver.query_app_state(LEAKER) == 4


def test_reboot(session: Session) -> None:
    driver = session(LEAKER)
    driver.execute_script("mobile: reboot")
    assert driver.query_app_state(LEAKER) == 1
    assert not driver.is_locked()


def test_links(session: Session) -> None:
    driver = session(LEAKER)
    driver.execute_script("mobile: deepLink", {"url": "https://example.org"})
    assert driver.query_app_state("com.apple.mobilesafari") == 4
    assert driver.query_app_state(LEAKER) == 3


def test_any_event(session: Session) -> None:
    driver = session(LEAKER)
    outcome = driver.execute_script(
        "mobile: post",
        {"event": "trigger", "bundleId": LEAKER, "fields": {"trigger": "significant-location-change"}},
    )
    assert outcome["verdict"] == "allowed"
    for arguments, named in (
        ({"event": "sneeze"}, "sneeze"),
        ({"event": "trigger", "bundleId": LEAKER, "fields": {"trigger": "moon"}}, "moon"),
        ({"event": "home", "fields": {"colour": 1}}, "colour"),
        ({"event": "home", "fields": 3}, "fields: 3"),
        ({}, "event: missing"),
    ):
        with pytest.raises(WebDriverException, match=named):
            driver.execute_script("mobile: post", arguments)


def test_log(session: Session) -> None:
    driver = session(LEAKER)
    assert driver.log_types == ["syslog", "crashlog"]
    lines = [entry["message"] for entry in driver.get_log("syslog")]
    assert any("application:didFinishLaunchingWithOptions:" in line for line in lines)
    driver.background_app(-1)
    lines = [entry["message"] for entry in driver.get_log("syslog")]
    assert any("sceneDidEnterBackground:" in line for line in lines)
    assert not any("didFinishLaunching" in line for line in lines)


@pytest.mark.parametrize(
    ("bundle", "seconds", "cause"),
    [
        (LEAKER, 181, Termination.BACKGROUND_TASK_EXPIRED),
        (SPINNER, 30, Termination.WATCHDOG),
    ],
)
def test_reports(
    session: Session, phone: Phone, bundle: str, seconds: int, cause: Termination
) -> None:
    driver = session(bundle)
    driver.background_app(-1)
    driver.execute_script("mobile: advance", {"seconds": seconds})
    assert driver.query_app_state(bundle) == 1
    (report,) = phone.reports.iterdir()
    assert reported_termination(report.read_bytes()).cause is cause


def test_mistakes(session: Session) -> None:
    driver = session(SETTINGS)
    for script, arguments, named in (
        ("mobile: launchApp", {}, "bundleId: missing"),
        ("mobile: launchApp", {"bundleId": ["x"]}, "bundleId: ..x.. is not installed"),
        ("mobile: launchApp", {"bundleId": SETTINGS, "arguments": "x"}, "arguments: 'x'"),
        ("mobile: installApp", {"app": "Nothing.app"}, "Nothing.app"),
        ("mobile: advance", {"seconds": -1}, "seconds: -1"),
        ("mobile: advance", {"seconds": "1"}, "seconds: '1'"),
        ("mobile: crossRegion", {"bundleId": SETTINGS, "direction": "up"}, "direction: 'up'"),
        ("mobile: pushNotification", {"bundleId": SETTINGS, "payload": {}}, "payload: {}"),
        ("mobile: fly", {}, "mobile: fly"),
        ("return 1", {}, "return 1"),
    ):
        with pytest.raises(WebDriverException, match=named):
            driver.execute_script(script, arguments)
    assert driver.query_app_state(SETTINGS) == 4


def test_sessions_that_cannot_be(session: Session) -> None:
    for capabilities, named in (
        ({"bundleId": "yolo"}, "'yolo' is not installed"),
        ({"app": "/nowhere/Nothing.app"}, "Nothing.app"),
        ({"platformVersion": "1.1"}, "1.1"),
        ({"platformVersion": "new"}, "new"),
    ):
        with pytest.raises(SessionNotCreatedException, match=named):
            session(**capabilities)


@pytest.mark.parametrize(
    ("script", "named"),
    [
        ("[]", "an object"),
        ("{", "script.json"),
        ('{"foot": 1}', "foot: unknown key"),
        ('{"footprint": "x"}', "footprint: .'x'"),
        ('{"returns_after": -1}', "returns_after: -1"),
        ('{"authorization": ["x"]}', "authorization: ..x"),
        ('{"stays_for": "5"}', "stays_for: '5'"),
        ('{"regions": {}}', "regions: expected a list"),
        ('{"does": {}}', "does: expected a list"),
        ('{"regions": [{"latitude": 1, "longitude": 2}]}', r"regions.0.: expected latitude, longitude"),
        ('{"regions": [{"latitude": 91, "longitude": 2, "radius": 3}]}', "latitude: 91"),
        ('{"regions": [{"latitude": 1, "longitude": true, "radius": 3}]}', "longitude: True"),
        ('{"regions": [{"latitude": 1, "longitude": 2, "radius": 0}]}', "radius: 0 is not"),
        ('{"missing": [3]}', "on: 3"),
        ('{"does": [{"on": "actve", "do": "begin-task"}]}', r"does.0.: on: 'actve'"),
        ('{"does": [{"on": "active", "do": []}]}', r"does.0.: do: ..? is not one of"),
        ('{"does": [{"on": "active", "after": "1", "do": "end"}]}', "after: '1'"),
        (
            '{"does": [{"on": "active", "do": "begin-activity", "activity": "audio"}]}',
            "unknown activity 'audio'",
        ),
    ],
)
def test_scripts_that_are_wrong(phone: Phone, tmp_path: Path, script: str, named: str) -> None:
    app = tmp_path / "Bad.app"
    app.mkdir()
    (app / "Info.plist").write_bytes(plistlib.dumps({"CFBundleIdentifier": "org.example.bad"}))
    (app / "script.json").write_text(script)
    with pytest.raises(BundleError, match=named):
        phone.install(app)
    assert "org.example.bad" not in phone


def test_requests_that_make_no_sense(server: Server) -> None:
    for method, path, body, status, error in (
        ("GET", "/session/nothing", None, 404, "invalid session id"),
        ("POST", "/session/nothing/wda/lock", {}, 404, "invalid session id"),
        ("GET", "/moon", None, 404, "unknown command"),
        ("DELETE", "/status", None, 404, "unknown command"),
        ("POST", "/wda/lock", b"{", 400, "invalid argument"),
        ("POST", "/wda/lock", [], 400, "invalid argument"),
        ("POST", "/wda/lock", b"[" * 100_000, 400, "invalid argument"),
        ("POST", "/session", {"capabilities": 3}, 400, "invalid argument"),
        ("POST", "/session", {"capabilities": {"firstMatch": [3]}}, 400, "invalid argument"),
        ("POST", "/wda/apps/state", {"bundleId": {}}, 200, None),
    ):
        answered, value = request(server, method, path, body)
        assert answered == status, (method, path, value)
        if error:
            assert value["error"] == error and value["message"]


# ---- facebook-wda, and the cases of WebDriverAgent's FBSessionIntegrationTests


@pytest.fixture
def client(server: Server) -> wda.Client:
    return wda.Client(server.url)


def test_wda(client: wda.Client) -> None:
    assert client.status()["state"] == "success"
    with client.session(HEALTH, ["-a"], {"K": "V"}) as opened:
        assert opened.session_id == client.status()["sessionId"]
        assert opened.bundle_id == HEALTH
        assert opened.app_state(HEALTH).value == 4
        assert opened.app_current()["processArguments"] == {"args": ["-a"], "env": {"K": "V"}}
        opened.deactivate(3)
        assert opened.app_state(HEALTH).value == 4
        opened.press("home")
        assert opened.app_state(HEALTH).value == 2
        assert opened.app_list() == [{"pid": SPRINGBOARD_PID, "bundleId": HOME}]
        opened.press_duration("power", 1)
        assert opened.locked()
        opened.app_launch(HEALTH)
        assert not opened.locked()
        assert opened.battery_info() and opened.device_info() and opened.scale
        assert opened.window_size() == (390, 844)
        assert max(opened.screenshot().size) == 844
        opened.appium_settings({"snapshotMaxDepth": 1})
        assert opened.appium_settings() == {"snapshotMaxDepth": 1}
    assert client.app_state(HEALTH).value == 1


@pytest.fixture
def opened(client: wda.Client) -> wda.Client:
    return client.session(HEALTH)


def active(client: wda.Client) -> str:
    return client.app_current()["bundleId"]


def test_settings_opens_in_the_session(opened: wda.Client) -> None:
    opened.app_launch(SETTINGS)
    assert active(opened) == SETTINGS


def test_settings_reopens_in_the_session(opened: wda.Client) -> None:
    opened.app_launch(SETTINGS)
    opened.app_terminate(SETTINGS)
    assert active(opened) == HOME
    opened.app_launch(SETTINGS)
    assert active(opened) == SETTINGS


def test_main_app_is_activated_again(opened: wda.Client) -> None:
    process = opened.app_current()["pid"]
    opened.app_launch(SETTINGS)
    opened.http.post("/wda/apps/activate", {"bundleId": HEALTH})
    assert active(opened) == HEALTH
    assert opened.app_current()["pid"] == process


def test_main_app_is_started_again(opened: wda.Client) -> None:
    process = opened.app_current()["pid"]
    opened.app_terminate(HEALTH)
    assert active(opened) == HOME
    opened.app_launch(HEALTH)
    assert active(opened) == HEALTH
    assert opened.app_current()["pid"] != process


def test_app_launches_unattached(client: wda.Client) -> None:
    client.http.post("/wda/apps/launchUnattached", {"bundleId": SETTINGS})
    assert active(client) == SETTINGS


@pytest.mark.parametrize("endpoint", ["launch", "activate"])
def test_unknown_app_does_not_start(opened: wda.Client, endpoint: str) -> None:
    with pytest.raises(wda.WDAError, match="'yolo' is not installed"):
        opened.http.post(f"/wda/apps/{endpoint}", {"bundleId": "yolo"})
    assert active(opened) == HEALTH


# ---- The clients' own tests

#: The tests of facebook-wda that cannot pass here, each with the reason.
NOT_HERE = {
    "test_xpath": "looks for an element of Settings; nothing is drawn here",
    "test_element_name_matches": "looks for an element of Settings; nothing is drawn here",
    "test_session_invalid_with_autofix": "asks a dictionary for an attribute; the client changed",
}


def test_upstream_appium(phone: Phone, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    work, apps = tmp_path / "work", tmp_path / "apps"
    work.mkdir()
    apps.mkdir()
    # No archive contains the sample app of these tests. An app with the same name and identifier
    # replaces it.
    with zipfile.ZipFile(apps / "UICatalog.app.zip", "w") as file:
        identifier = "com.example.apple-samplecode.UICatalog"
        plist = plistlib.dumps({"CFBundleIdentifier": identifier, "CFBundleName": "UICatalog"})
        file.writestr("UICatalog.app/Info.plist", plist)
    server = serve(phone, (apps,), port=4723)
    try:
        tests = [f"test/functional/ios/{name}_tests.py" for name in ("applications", "hw_actions")]
        run = run_upstream("python-client", tests, work, {})
    finally:
        close(server)
    with capsys.disabled():
        print(f"\nAppium-Python-Client's own tests: {run}")
    assert len(run.passed) == 5 and not run.failed and not run.skipped, run.output


def test_upstream_wda(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    work = tmp_path / "work"
    work.mkdir()
    run = run_upstream("facebook-wda", ["tests"], work, {"DEVICE_URL": server.url})
    with capsys.disabled():
        print(f"\nfacebook-wda's own tests: {run}")
        for name in run.failed:
            print(f"  {name}: {NOT_HERE.get(name, '?')}")
    assert set(run.failed) == set(NOT_HERE), run.output
    assert len(run.passed) >= 6, run.output
