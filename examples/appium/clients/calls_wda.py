"""Makes the calls that tests make, with a client of WebDriverAgent: calls_wda.py MODULE URL.

MODULE is `wda` or the name of a fork's module. Prints a line for each call: `ok NAME`, or
`FAIL NAME: REASON`. A call that a fork does not have is left out.
"""

from __future__ import annotations

import importlib
import sys

from attempts import attempt

APP, SAFARI, HOME = "org.example.leaker", "com.apple.mobilesafari", "com.apple.springboard"


def main():
    module, url = importlib.import_module(sys.argv[1]), sys.argv[2]
    client = module.Client(url)

    def state(bundle=APP):
        found = client.app_state(bundle)
        return getattr(found, "value", found)

    def then_state(call, *arguments):
        call(*arguments)
        return state()

    def method(name, *arguments, after=None, expected=None):
        if hasattr(type(client), name):
            call = lambda: getattr(client, name)(*arguments)  # noqa: E731
            label = f"{name} {arguments[0]}" if name.startswith("press") else name
            attempt(label, call if after is None else lambda: then_state(call), expected or after)

    def value(name):
        if hasattr(type(client), name):
            attempt(name, lambda: getattr(client, name))

    method("status")
    method("wait_ready", 3)
    method("healthcheck")
    attempt("session", lambda: client.session(APP))
    method("app_launch", APP, after=4)
    method("home", after=3)
    method("app_activate", APP, after=4)
    attempt("app_current", lambda: client.app_current()["bundleId"], APP)
    method("deactivate", 1, after=4)
    method("app_stop", APP, after=1)
    attempt("app_list", lambda: client.app_list()[0]["bundleId"], HOME)
    method("app_start", APP, after=4)
    method("lock", after=3)
    method("locked", expected=True)
    method("unlock", after=4)
    method("open_url", "https://example.org", after=3)
    attempt("app_state of Safari", lambda: state(SAFARI), 4)
    method("press", "home", after=3)
    method("press", "volumeUp")
    method("press_duration", "power", 1)
    method("press_duration", "snapshot", 1)
    method("unlock")
    for name in ("battery_info", "device_info", "window_size", "source", "screenshot"):
        method(name)
    for name in ("info", "scale", "orientation", "rotation"):
        value(name)
    attempt("an alert that is not there", lambda: client.alert.exists, False)
    attempt("an element that is not there", lambda: client(label="x").exists, False)
    method("click", 10, 10)
    method("swipe", 1, 1, 2, 2)
    method("send_keys", "a")
    method("appium_settings")
    method("appium_settings", {"snapshotMaxDepth": 10})
    method("set_clipboard", "a")
    method("siri_activate", "hello")
    attempt(
        "lock and unlock, twice each",
        lambda: [client.lock(), client.lock(), client.unlock(), client.unlock()],
    )
    method("app_terminate", APP)
    method("close")


if __name__ == "__main__":
    main()
