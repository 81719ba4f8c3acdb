"""Carries out the commands of WebDriver clients on an emulated iPhone: sessions, apps, buttons and
events of the phone.

Each command posts an event to the phone, or reads the status of the phone. This file contains no
rule.
"""

from __future__ import annotations

import json
import os
import re
import threading
import uuid
from pathlib import Path
from types import NoneType
from typing import Any
from urllib.parse import parse_qsl

from endpoints import Wrong, call, on, typed
from iphone.bundle import BundleError
from iphone.phone import HOME, SAFARI, Phone, PhoneError, Refused
from iphone.report import read_reports
from lifecycle_policy import AppState, DeviceOutcome, LifecyclePolicyError, OSVersion

__all__ = ["Driver"]

#: The numbers by which Appium names the states of an app. They come from XCTest
#: (XCUIApplicationState). 0 stands for an app that is not installed.
_STATES = {
    AppState.NOT_RUNNING: 1,
    AppState.SUSPENDED: 2,
    AppState.BACKGROUND: 3,
    AppState.INACTIVE: 4,
    AppState.ACTIVE: 4,
}
_SESSION = re.compile(r"/session/([^/]+)(/.*)?$")
#: The timeouts of a new session in milliseconds. Clients read and change them; they have no effect.
_WAITS = {"script": 30000, "pageLoad": 300000, "implicit": 0}
#: The identifier of the phone, also in idb.
UDID = "00000000-0000-0000-0000-000000000001"


def _outcome(outcome: DeviceOutcome) -> dict[str, Any]:
    rule = outcome.rule
    return {
        "verdict": outcome.verdict.label,
        "rule": rule.id if rule else None,
        "note": rule.note if rule else None,
        "sources": [citation.address for citation in rule.citations] if rule else [],
    }


def _plain(capabilities: dict[str, Any]) -> dict[str, Any]:
    """Returns capabilities by their names without Appium's prefix."""
    return {key.removeprefix("appium:"): value for key, value in capabilities.items()}


def _permissions(text: Any) -> dict[str, Any]:
    """Reads the capability `appium:permissions`: JSON, or the object itself."""
    if isinstance(text, str):
        try:
            text = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PhoneError(f"permissions: {error}") from None
    return typed("permissions", text or {}, dict, "an object of objects")


class Driver:
    """Carries out requests on a phone."""

    def __init__(self, phone: Phone, folders: tuple[Path, ...] = ()) -> None:
        self.phone = phone
        #: If nothing is at the path of an app, these folders are searched for its file name.
        self.folders = folders
        self.session: str | None = None
        self.capabilities: dict[str, Any] = {}
        #: True if the client of the session is one of Appium: the client gave `platformName`.
        self.is_appium = False
        self.settings: dict[str, Any] = {}
        self.waits = dict(_WAITS)
        self.enrolled = False
        self.appearance = "light"
        self.orientation = "PORTRAIT"
        self.pasteboard = ""
        #: The number of log lines, and the reports, that the session has read.
        self.read = 0
        self.reports: set[Path] = set()
        self.lock = threading.RLock()

    def answer(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """Carries out one request, and returns the value. Raises Wrong for a request that fails."""
        with self.lock:
            path, _, query = path.partition("?")
            path = path.removeprefix("/wd/hub").rstrip("/")
            found = _SESSION.match(path)
            if found:
                if found[1] != self.session:
                    raise Wrong("invalid session id", f"session {found[1]} is not open")
                path = found[2] or "/session/:id"
            try:
                return call(self, f"{method} {path}", {**dict(parse_qsl(query)), **body})
            except (PhoneError, BundleError) as error:
                word = "unknown error" if isinstance(error, Refused) else "invalid argument"
                raise Wrong(word, str(error)) from None

    # ---- Sessions

    @on("GET /status")
    def status(self) -> Any:
        return {
            "ready": True,
            "message": "an emulated iPhone",
            "state": "success",
            "os": {"name": "iOS", "version": str(self.phone.os), "sdkVersion": str(self.phone.os)},
            "ios": {"ip": "127.0.0.1", "simulatorVersion": str(self.phone.os)},
            "build": {"version": "0"},
        }

    @on("GET /wda/healthcheck")
    def healthcheck(self) -> Any:
        return None

    @on("POST /session")
    def new_session(self, capabilities: Any = None, desiredCapabilities: Any = None) -> Any:
        try:
            found = self._merged(capabilities, desiredCapabilities)
            bundle = self._prepare(found)
        except (PhoneError, BundleError, LifecyclePolicyError) as error:
            raise Wrong("session not created", str(error)) from None
        self.session = str(uuid.uuid4())
        self.is_appium = "platformName" in found
        self.read, self.waits = 0, dict(_WAITS)
        self.reports = {path for path, _ in read_reports(self.phone.reports)}
        self.capabilities = {
            **found,
            "platformName": "iOS",
            "platformVersion": str(self.phone.os),
            "device": "iphone",
            "sdkVersion": str(self.phone.os),
            "CFBundleIdentifier": bundle,
            "browserName": self._name(bundle),
        }
        return {"sessionId": self.session, "capabilities": self.capabilities}

    @staticmethod
    def _merged(capabilities: Any, desired: Any) -> dict[str, Any]:
        sets = [desired or {}]
        if capabilities:
            w3c = typed("capabilities", capabilities, dict, "an object")
            first = typed("firstMatch", w3c.get("firstMatch") or [{}], list, "a list of objects")
            sets = [w3c.get("alwaysMatch") or {}, first[0]]
        found: dict[str, Any] = {}
        for each in sets:
            found.update(_plain(typed("capabilities", each, dict, "an object")))
        # As in Appium, a capability in `appium:options` replaces one of the same name outside.
        options = found.pop("options", None)
        if options is not None:
            found.update(_plain(typed("appium:options", options, dict, "an object")))
        return found

    def _prepare(self, found: dict[str, Any]) -> str:
        platform = found.get("platformName", "iOS")
        if not isinstance(platform, str) or platform.lower() != "ios":
            raise PhoneError(f"platformName: {platform!r}: it is an iPhone: 'iOS'")
        version = found.get("platformVersion")
        if version is not None:
            wanted = OSVersion.parse(
                typed("platformVersion", version, str, "a version such as '17.0'")
            )
            if wanted != self.phone.os:
                self.phone.erase(wanted)
        bundle = found.get("bundleId")
        if found.get("app") is not None:
            bundle = self.phone.install(self._path("app", found["app"]))
        for identifier, access in _permissions(found.get("permissions")).items():
            for service, value in typed(
                "permissions", access, dict, "an object of objects"
            ).items():
                self.phone.permit(identifier, service, value)
        if bundle is None or found.get("autoLaunch") is False:
            return bundle or self.phone.front
        process = typed("processArguments", found.get("processArguments") or {}, dict, "an object")
        self.phone.lock(False)
        self._launch(
            bundle,
            process.get("args", found.get("arguments")),
            process.get("env", found.get("environment")),
            afresh=found.get("forceAppLaunch") is not False,
        )
        return str(bundle)

    def _name(self, bundle: str) -> str:
        return next((app.name for app in self.phone.apps() if app.identifier == bundle), "")

    def _path(self, name: str, value: Any) -> Path:
        path = Path(typed(name, value, str, "the path of an app"))
        for each in (path, *(folder / path.name for folder in self.folders)):
            if os.path.exists(each):  # raises no error for a path that is too long
                return each
        raise BundleError(f"{name}: {value!r}: no such app")

    @on("GET /session/:id")
    def read_session(self) -> Any:
        return {"sessionId": self.session, "capabilities": self.capabilities}

    @on("DELETE /session/:id")
    def delete_session(self) -> Any:
        bundle = self.capabilities.get("bundleId") or self.capabilities["CFBundleIdentifier"]
        if self.capabilities.get("shouldTerminateApp") is not False and bundle in self.phone:
            self.phone.terminate(bundle)
        self.session, self.is_appium = None, False

    @on("GET /sessions")
    def sessions(self) -> Any:
        return [{"id": self.session, "capabilities": self.capabilities}] if self.session else []

    @on("GET /appium/capabilities")
    def read_capabilities(self) -> Any:
        return {"capabilities": self.capabilities}

    @on("GET /timeouts")
    def timeouts(self) -> Any:
        return self.waits

    @on("POST /timeouts")
    def set_timeouts(
        self, script: Any = 0, pageLoad: Any = 0, implicit: Any = 0, type: Any = None, ms: Any = 0
    ) -> Any:
        given = {"script": script, "pageLoad": pageLoad, "implicit": implicit}
        if type is not None:  # clients send this form in the protocol before W3C WebDriver
            given = {{"page load": "pageLoad"}.get(str(type), str(type)): ms}
        for name, value in given.items():
            if (
                isinstance(value, bool)
                or not isinstance(value, (int, float, NoneType))
                or (value or 0) < 0
            ):
                raise Wrong(
                    "invalid argument", f"{name}: {value!r} is not a number of milliseconds"
                )
            if value != 0:
                self.waits[name] = value

    @on("POST /timeouts/implicit_wait", "POST /timeouts/async_script")
    def set_timeout(self, ms: Any) -> Any:
        self.set_timeouts(implicit=ms)

    @on("GET /appium/settings")
    def read_settings(self) -> Any:
        return self.settings

    @on("POST /appium/settings")
    def change_settings(self, settings: Any) -> Any:
        self.settings.update(typed("settings", settings, dict, "an object"))
        return self.settings

    @on("POST /execute/sync", "POST /execute")
    def execute(self, script: Any, args: Any = None) -> Any:
        name = typed("script", script, str, "a command")
        given = typed("args", args or [{}], list, "a list with one object")[0]
        if not name.startswith("mobile: "):
            raise Wrong("unknown command", f"script: {name!r}: only `mobile:` commands run here")
        return call(self, name, typed("args[0]", given, dict, "an object"))

    # ---- Apps

    def _launch(self, bundle: Any, arguments: Any, environment: Any, *, afresh: bool) -> None:
        self.phone.launch(
            bundle,
            [str(each) for each in typed("arguments", arguments or [], list, "a list")],
            {
                key: str(value)
                for key, value in typed("environment", environment or {}, dict, "an object").items()
            },
            afresh=afresh,
        )

    @on("mobile: launchApp", "POST /wda/apps/launch", "POST /wda/apps/launchUnattached")
    def launch(self, bundleId: Any, arguments: Any = None, environment: Any = None) -> Any:
        self._launch(bundleId, arguments, environment, afresh=False)

    @on("mobile: activateApp", "POST /wda/apps/activate", "POST /appium/device/activate_app")
    def activate(self, bundleId: Any) -> Any:
        self.phone.launch(bundleId)

    @on(
        "mobile: terminateApp", "mobile: killApp", "mobile: clearApp", "POST /wda/apps/terminate",
        "POST /appium/device/terminate_app",
    )  # fmt: skip
    def terminate(self, bundleId: Any) -> Any:
        return bundleId in self.phone and self.phone.terminate(bundleId)

    def _own(self) -> str:
        bundle = self.capabilities.get("bundleId") or self.capabilities.get("CFBundleIdentifier")
        if not isinstance(bundle, str) or bundle not in self.phone:
            raise Wrong("invalid argument", "bundleId: the session has no app")
        return bundle

    @on("POST /appium/app/launch")
    def launch_own(self) -> Any:
        self.phone.launch(self._own())

    @on("POST /appium/app/close")
    def close_own(self) -> Any:
        self.phone.terminate(self._own())

    @on("POST /appium/app/reset")
    def reset_own(self) -> Any:
        self.phone.launch(self._own(), afresh=True)

    @on("mobile: queryAppState", "POST /wda/apps/state", "POST /appium/device/app_state")
    def state(self, bundleId: Any) -> Any:
        if bundleId not in self.phone:
            return 0
        return _STATES[self.phone.app_status(bundleId).state]

    @on("mobile: backgroundApp", "POST /appium/app/background")
    def background(self, seconds: Any = -1) -> Any:
        if isinstance(seconds, dict):
            milliseconds = seconds.get("timeout", -1)  # older clients send this form
            number = isinstance(milliseconds, (int, float)) and 0 < milliseconds < 1e12
            seconds = milliseconds / 1000 if number else -1
        front = self.phone.front
        self.phone.post("home")
        if seconds is None or (isinstance(seconds, (int, float)) and seconds < 0):
            return
        self.phone.skip(seconds)
        if front != HOME:
            self.phone.launch(front)

    @on("POST /wda/deactivateApp")
    def deactivate(self, duration: Any = 3) -> Any:
        self.background(duration)

    @on("mobile: installApp", "POST /appium/device/install_app")
    def install(self, app: Any = None, appPath: Any = None) -> Any:
        self.phone.install(self._path("app", app if app is not None else appPath))

    @on("mobile: removeApp", "POST /appium/device/remove_app")
    def remove(self, bundleId: Any) -> Any:
        if bundleId not in self.phone:
            return False
        self.phone.remove(bundleId)
        return True

    @on("mobile: isAppInstalled", "POST /appium/device/app_installed")
    def is_installed(self, bundleId: Any) -> Any:
        return bundleId in self.phone

    @on("mobile: listApps")
    def list_apps(self) -> Any:
        return {
            app.identifier: {
                "CFBundleIdentifier": app.identifier,
                "CFBundleName": app.name,
                "CFBundleShortVersionString": app.version,
            }
            for app in self.phone.apps()
        }

    @on("mobile: activeAppInfo", "GET /wda/activeAppInfo")
    def active_app(self) -> Any:
        front = self.phone.front
        if front == HOME:
            name, arguments, environment = "SpringBoard", [], {}
        else:
            name = self._name(front)
            arguments, environment = self.phone.process_arguments(front)
        return {
            "bundleId": front,
            "name": name,
            "pid": self.phone.pid(front),
            "processArguments": {"args": arguments, "env": environment},
        }

    @on("GET /wda/apps/list")
    def front_apps(self) -> Any:
        info = self.active_app()
        return [{"pid": info["pid"], "bundleId": info["bundleId"]}]

    @on("mobile: deepLink", "POST /url")
    def deep_link(self, url: Any, bundleId: Any = SAFARI) -> Any:
        self.phone.open_url(url, bundleId)

    # ---- The phone

    @on("POST /wda/homescreen")
    def home(self) -> Any:
        self.phone.lock(False)
        self.phone.post("home")

    @on("mobile: pressButton", "POST /wda/pressButton")
    def press(self, name: Any) -> Any:
        if name in ("home", "power"):
            self.phone.press(name)
        elif not isinstance(name, str) or name.lower() not in ("volumeup", "volumedown"):
            raise Wrong(
                "invalid argument",
                f"name: {name!r} is not one of home, power, volumeUp, volumeDown",
            )

    @on("POST /wda/performIoHidEvent", "mobile: performIoHidEvent")
    def press_hid(self, page: Any, usage: Any) -> Any:
        names = {
            0x40: "home",
            0x30: "power",
            0xE9: "volumeup",
            0xEA: "volumedown",
            0x65: "snapshot",
        }
        if page != 0x0C or not isinstance(usage, int) or usage not in names:
            raise Wrong(
                "invalid argument",
                f"usage: {usage!r} on page {page!r} is not a button of this phone",
            )
        if names[usage] != "snapshot":  # a screenshot has no effect on an app
            self.press(names[usage])

    @on("mobile: lock", "POST /wda/lock", "POST /appium/device/lock")
    def lock_screen(self, seconds: Any = None) -> Any:
        self.phone.lock()
        if isinstance(seconds, (int, float)) and seconds > 0:
            self.phone.skip(seconds)
            self.phone.lock(False)

    @on("mobile: unlock", "POST /wda/unlock", "POST /appium/device/unlock")
    def unlock_screen(self) -> Any:
        self.phone.lock(False)

    @on(
        "mobile: isLocked", "GET /wda/locked", "POST /appium/device/is_locked",
        "GET /appium/device/is_locked",
    )  # fmt: skip
    def is_locked(self) -> Any:
        return self.phone.is_locked

    @on(
        "mobile: shake", "POST /appium/device/shake", "POST /wda/touch_id",
        "mobile: sendBiometricMatch", "POST /appium/simulator/touch_id",
    )  # fmt: skip
    def ignored(self) -> Any:
        return None

    @on("mobile: isBiometricEnrolled")
    def is_enrolled(self) -> Any:
        return self.enrolled

    @on("mobile: enrollBiometric", "POST /appium/simulator/toggle_touch_id_enrollment")
    def enroll(self, isEnabled: Any = True, enabled: Any = None) -> Any:
        given = isEnabled if enabled is None else enabled
        self.enrolled = typed("isEnabled", given, bool, "true or false")

    @on("GET /wda/device/info", "mobile: deviceInfo")
    def device_info(self) -> Any:
        return {
            "name": "iPhone",
            "model": "iPhone",
            "uuid": UDID,
            "isSimulator": True,
            "timeZone": "GMT",
            "currentLocale": "en_US",
            "userInterfaceIdiom": 0,
            "userInterfaceStyle": self.appearance,
            "thermalState": 0,
        }

    @on("POST /wda/device/appearance")
    def set_appearance(self, name: Any) -> Any:
        if name not in ("light", "dark"):
            raise Wrong("invalid argument", f"name: {name!r} is not light or dark")
        self.appearance = name

    @on("mobile: setAppearance")
    def set_style(self, style: Any) -> Any:
        self.set_appearance(style)

    @on("mobile: getAppearance")
    def get_style(self) -> Any:
        return {"style": self.appearance}

    @on(
        "POST /wda/setPasteboard", "mobile: setPasteboard", "mobile: setClipboard",
        "POST /appium/device/set_clipboard",
    )  # fmt: skip
    def set_pasteboard(self, content: Any) -> Any:
        self.pasteboard = typed("content", content, str, "a text in base64")

    @on(
        "POST /wda/getPasteboard", "mobile: getPasteboard", "mobile: getClipboard",
        "POST /appium/device/get_clipboard",
    )  # fmt: skip
    def get_pasteboard(self) -> Any:
        return self.pasteboard

    @on("GET /wda/batteryInfo", "mobile: batteryInfo")
    def battery(self) -> Any:
        return {"level": 1, "state": 3}

    # ---- Events of the phone

    @on("mobile: pushNotification")
    def push(self, bundleId: Any, payload: Any) -> Any:
        return _outcome(self.phone.push(bundleId, payload))

    @on("mobile: crossRegion")
    def cross_region(self, bundleId: Any, direction: Any = "enter") -> Any:
        if direction not in ("enter", "exit"):
            raise Wrong("invalid argument", f"direction: {direction!r} is not enter or exit")
        return _outcome(self.phone.post("trigger", bundleId, trigger=f"region-{direction}"))

    @on("mobile: sendMemoryWarning")
    def warn_of_memory(self) -> Any:
        return _outcome(self.phone.warn_of_memory())

    @on("mobile: memoryPressure")
    def press_memory(self, bytes: Any) -> Any:
        return _outcome(self.phone.post("memory-pressure", amount=bytes))

    @on("mobile: forceQuit")
    def force_quit(self, bundleId: Any) -> Any:
        return _outcome(self.phone.post("force-quit", bundleId))

    @on("mobile: reboot")
    def reboot(self) -> Any:
        self.phone.reboot()

    @on("mobile: advance")
    def advance(self, seconds: Any) -> Any:
        self.phone.skip(seconds)
        return self.phone.now

    @on("mobile: post")
    def post(self, event: Any, bundleId: Any = None, fields: Any = None) -> Any:
        given = typed("fields", fields or {}, dict, "an object")
        return _outcome(self.phone.post(event, bundleId, **given))
