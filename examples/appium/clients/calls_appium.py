"""Makes the calls that tests make, with any version of Appium-Python-Client: calls_appium.py URL.

Prints a line for each call: `ok NAME`, or `FAIL NAME: REASON`. A call that a version does not have
is left out.
"""

from __future__ import annotations

import sys

from appium import webdriver
from attempts import Missing, attempt

APP = "org.example.leaker"
CAPABILITIES = {
    "platformName": "iOS",
    "appium:options": {
        "platformVersion": "17.0", "deviceName": "iPhone", "automationName": "XCUITest",
        "bundleId": APP,
    },
}  # fmt: skip
ACCESS = {"bundleId": APP, "access": {"location": "always"}}
SILENT = {"bundleId": APP, "payload": {"aps": {"content-available": 1}}}
INSIDE = {"latitude": 37.33, "longitude": -122.01}


def connect(url):
    """Opens a session in the way that this version expects."""
    try:
        from appium.options.ios import XCUITestOptions
    except ImportError:
        return webdriver.Remote(url, {"platformName": "iOS", **CAPABILITIES["appium:options"]})
    return webdriver.Remote(url, options=XCUITestOptions().load_capabilities(CAPABILITIES))


class Calls:
    """Makes calls, and prints how each of them ended."""

    def __init__(self, driver):
        self.driver = driver

    def method(self, name, *arguments, expected=None, state=None):
        """Calls a method or reads a property of the driver, and checks that the value is
        `expected`. If `state` is given, checks instead that the app is in this state after the call."""

        def call():
            if not hasattr(type(self.driver), name):
                raise Missing
            value = getattr(self.driver, name)
            return value(*arguments) if callable(value) else value

        def and_state():
            call()
            return self.state()

        attempt(
            name, call if state is None else and_state, expected if state is None else state
        )

    def mobile(self, name, arguments=None, expected=None, state=None):
        """Runs a `mobile:` command. `expected` and `state` mean the same as for `method`."""

        def call():
            value = self.driver.execute_script(f"mobile: {name}", arguments or {})
            return value if state is None else self.state()

        attempt(f"mobile: {name}", call, expected if state is None else state)

    def log(self, kind):
        if not hasattr(self.driver, "get_log"):
            raise Missing
        return self.driver.get_log(kind)

    def state(self):
        if hasattr(type(self.driver), "query_app_state"):
            return self.driver.query_app_state(APP)
        return self.driver.execute_script("mobile: queryAppState", {"bundleId": APP})


def life_cycle(calls):
    """Makes the calls that change the state of the app, and checks the state after each call."""
    calls.method("query_app_state", APP, expected=4)
    calls.method("background_app", 1, state=4)
    calls.method("background_app", -1, state=3)
    calls.method("activate_app", APP, state=4)
    calls.method("terminate_app", APP, state=1)
    calls.method("launch_app", state=4)
    calls.method("close_app", state=1)
    calls.method("reset", state=4)
    calls.method("is_app_installed", APP, expected=True)
    calls.mobile("activateApp", {"bundleId": APP}, state=4)
    calls.method("lock", 1, state=4)
    calls.method("lock", state=3)
    calls.method("is_locked", expected=True)
    calls.method("unlock", state=4)
    calls.mobile("pressButton", {"name": "home"}, state=3)
    calls.mobile("backgroundApp", {"seconds": -1}, state=3)
    calls.mobile("advance", {"seconds": 40}, state=1)
    attempt("get_log crashlog", lambda: len(calls.log("crashlog")), 1)
    calls.mobile("pushNotification", SILENT, state=3)
    calls.mobile("killApp", {"bundleId": APP}, state=1)
    calls.mobile("setPermission", ACCESS)
    calls.mobile("getPermission", {"bundleId": APP, "service": "location"}, expected="always")
    calls.mobile("setSimulatedLocation", INSIDE, state=3)
    calls.mobile("getSimulatedLocation", expected={**INSIDE, "altitude": 0})
    calls.mobile("forceQuit", {"bundleId": APP}, state=1)
    calls.mobile("setPermission", {"bundleId": APP, "access": {"location": "never"}})
    calls.method("set_location", 0, 0, state=1)
    calls.method("location")
    calls.mobile("deepLink", {"url": "app://x", "bundleId": APP}, state=4)
    calls.mobile("resetPermission", {"service": "location"})
    calls.mobile("siriCommand", {"text": "hello"}, state=4)
    calls.mobile("clearApp", {"bundleId": APP}, state=1)
    calls.mobile("launchApp", {"bundleId": APP}, state=4)
    calls.method("get", "https://example.org", state=3)


def others(calls):
    """Makes the calls that tests make between two steps of the life cycle."""
    driver = calls.driver
    attempt("capabilities", lambda: driver.capabilities["platformVersion"], "17.0")
    for name in ("shake", "device_time", "get_device_time", "orientation", "get_window_size"):
        calls.method(name)
    calls.method("touch_id", True)
    calls.method("toggle_touch_id_enrollment")
    calls.method("contexts", expected=["NATIVE_APP"])
    calls.method("current_context", expected="NATIVE_APP")
    attempt("switch_to.context", lambda: driver.switch_to.context("NATIVE_APP"))
    calls.method("page_source")
    attempt("find_elements", lambda: driver.find_elements("id", "x"), [])
    attempt("an element that is not there", lambda: raises(driver.find_element, "id", "x"))
    attempt("an alert that is not there", lambda: raises(lambda: driver.switch_to.alert.text))
    calls.method("implicitly_wait", 1)
    calls.method("get_screenshot_as_base64")
    calls.method("log_types", expected=["syslog", "crashlog"])
    attempt("get_log syslog", lambda: calls.log("syslog")[0]["level"], "ALL")
    for name in ("get_events", "get_settings", "is_keyboard_shown", "hide_keyboard", "app_strings"):
        calls.method(name)
    calls.method("set_clipboard_text", "a")
    calls.method("get_clipboard_text", expected="a")
    calls.method("battery_info")
    calls.method("get_status")
    for name in ("start_recording_screen", "title"):
        calls.method(name)
    calls.method("push_file", "@org.example.leaker/a.txt", "YQ==")
    calls.method("pull_file", "@org.example.leaker/a.txt")
    for name in ("listApps", "getPasteboard", "getDeviceTime", "getAppStrings", "deviceScreenInfo"):
        calls.mobile(name)
    calls.mobile("source", {"format": "xml"})
    calls.mobile("performIoHidEvent", {"page": 12, "usage": 0x40, "durationSeconds": 0.1})
    calls.mobile("startLogsBroadcast")
    calls.mobile("runXCTest", {"testRunnerBundleId": "a"})


def raises(call, *arguments):
    """Makes a call that must raise WebDriver's exception for a missing element or alert."""
    from selenium.common.exceptions import NoAlertPresentException, NoSuchElementException

    try:
        call(*arguments)
    except (NoAlertPresentException, NoSuchElementException):
        return
    raise AssertionError("nothing was raised")


def main():
    calls = Calls(None)
    try:
        calls.driver = connect(sys.argv[1])
    except Exception as error:
        print(f"FAIL a session: {type(error).__name__}: {str(error).splitlines()[0]}")
        return
    print("ok a session")
    life_cycle(calls)
    others(calls)
    calls.method("quit")


if __name__ == "__main__":
    main()
