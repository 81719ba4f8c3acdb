"""An emulated iPhone behind WebDriver: for clients of Appium, and of WebDriverAgent.

    server.py [--os 17.0] [--app PATH ...] [--reports FOLDER] [--host 127.0.0.1] [--port 4723]
              [--allow-host NAME ...]

It speaks W3C WebDriver with Appium's `mobile:` commands, and WebDriverAgent's own endpoints.
README.md lists the commands and endpoints. Each of them posts an event to the phone, or reads the
status of the phone. This file contains no rule.
"""

from __future__ import annotations

import argparse
import base64
import inspect
import ipaddress
import json
import re
import sys
import threading
import uuid
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from traceback import print_exc
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from iphone import screen
from iphone.bundle import BundleError
from iphone.phone import HOME, SAFARI, Phone, PhoneError
from iphone.serving import APPS, add_options, make_phone
from lifecycle_policy import AppState, DeviceOutcome, LifecyclePolicyError, OSVersion

__all__ = ["APPS", "Driver", "Server"]

#: The numbers by which Appium names the states of an app. They come from XCTest
#: (XCUIApplicationState). 0 stands for an app that is not installed.
_STATES = {
    AppState.NOT_RUNNING: 1,
    AppState.SUSPENDED: 2,
    AppState.BACKGROUND: 3,
    AppState.INACTIVE: 4,
    AppState.ACTIVE: 4,
}
#: The WebDriver errors of this server, with their HTTP status.
_ERRORS = {
    "invalid argument": 400,
    "invalid session id": 404,
    "unknown command": 404,
    "session not created": 500,
    "unknown error": 500,
}
_MOST = 16 << 20
#: Timeouts in seconds: how long the server waits for the next part of a request, and how long it
#: waits between two requests on a connection.
_PART, _IDLE = 10, 60
#: The maximum number of connections at a time. Any further connection gets status 503.
_CONNECTIONS = 64
_LENGTH = re.compile(r"[0-9]{1,10}")
_HEADER = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
#: Content types that a web page of another site may send without a preflight request. WebDriver
#: clients send none of them.
_FOREIGN_TYPES = ("text/plain", "multipart/form-data")
_SESSION = re.compile(r"/session/([^/]+)(/.*)?$")


class Wrong(Exception):
    """Makes the answer a WebDriver error."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error


class Unfit(Exception):
    """Refuses a request with an HTTP status before the body of the request is read."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


Handler = Callable[..., Any]
#: The handlers, by endpoint ("POST /wda/lock", without the session) or command ("mobile: lock").
HANDLERS: dict[str, Handler] = {}


def on(*places: str) -> Callable[[Handler], Handler]:
    """Registers a method of Driver as the handler of requests. The parameters of the method are
    keys of the request."""

    def put(method: Handler) -> Handler:
        for place in places:
            HANDLERS[place] = method
        return method

    return put


def _typed(name: str, value: Any, kind: type, what: str) -> Any:
    if not isinstance(value, kind):
        raise Wrong("invalid argument", f"{name}: {value!r} is not {what}")
    return value


def _outcome(outcome: DeviceOutcome) -> dict[str, Any]:
    rule = outcome.rule
    return {
        "verdict": outcome.verdict.label,
        "rule": rule.id if rule else None,
        "note": rule.note if rule else None,
        "sources": [citation.address for citation in rule.citations] if rule else [],
    }


class Driver:
    """Carries out requests on a phone."""

    def __init__(self, phone: Phone, folders: tuple[Path, ...] = ()) -> None:
        self.phone = phone
        #: The folders to search for an app that is not at the path that a session gives.
        self.folders = folders
        self.session: str | None = None
        self.capabilities: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.orientation = "PORTRAIT"
        self.enrolled = False
        self.read = 0
        self.lock = threading.RLock()

    def answer(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """Answers one request; raises Wrong."""
        with self.lock:
            path = path.split("?")[0].removeprefix("/wd/hub").rstrip("/")
            found = _SESSION.match(path)
            if found:
                if found[1] != self.session:
                    raise Wrong("invalid session id", f"session {found[1]} is not open")
                path = found[2] or "/session/:id"
            try:
                return self.call(f"{method} {path}", body)
            except (PhoneError, BundleError) as error:
                known = isinstance(error, BundleError) or "is not installed" in str(error)
                raise Wrong("invalid argument" if known else "unknown error", str(error)) from None

    def call(self, place: str, arguments: dict[str, Any]) -> Any:
        """Calls the handler of an endpoint or command with the arguments that the handler knows."""
        handler = HANDLERS.get(place)
        if handler is None:
            raise Wrong("unknown command", f"{place}: not here")
        known = list(inspect.signature(handler).parameters.values())[1:]
        for each in known:
            if each.default is each.empty and each.name not in arguments:
                raise Wrong("invalid argument", f"{each.name}: missing, for {place}")
        names = {each.name for each in known}
        return handler(self, **{key: value for key, value in arguments.items() if key in names})

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
        self.read = 0
        self.capabilities = {
            **found,
            "platformName": "iOS",
            "platformVersion": str(self.phone.os),
            "device": "iphone",
            "sdkVersion": str(self.phone.os),
            "CFBundleIdentifier": bundle,
            "browserName": next((a.name for a in self.phone.apps() if a.identifier == bundle), ""),
        }
        return {"sessionId": self.session, "capabilities": self.capabilities}

    @staticmethod
    def _merged(capabilities: Any, desired: Any) -> dict[str, Any]:
        sets = [desired or {}]
        if capabilities:
            w3c = _typed("capabilities", capabilities, dict, "an object")
            first = _typed("firstMatch", w3c.get("firstMatch") or [{}], list, "a list of objects")
            sets = [w3c.get("alwaysMatch") or {}, first[0]]
        found: dict[str, Any] = {}
        for each in sets:
            for key, value in _typed("capabilities", each, dict, "an object").items():
                found[key.removeprefix("appium:")] = value
        return found

    def _prepare(self, found: dict[str, Any]) -> str:
        platform = found.get("platformName", "iOS")
        if not isinstance(platform, str) or platform.lower() != "ios":
            raise PhoneError(f"platformName: {platform!r}: it is an iPhone: 'iOS'")
        version = found.get("platformVersion")
        if version is not None:
            wanted = OSVersion.parse(_typed("platformVersion", version, str, "a version such as '17.0'"))
            if wanted != self.phone.os:
                self.phone.erase(wanted)
        bundle = found.get("bundleId")
        if found.get("app") is not None:
            bundle = self.phone.install(self._path("app", found["app"]))
        if bundle is None or found.get("autoLaunch") is False:
            return bundle or self.phone.front
        process = _typed("processArguments", found.get("processArguments") or {}, dict, "an object")
        self.phone.lock(False)
        self._launch(
            bundle,
            process.get("args", found.get("arguments")),
            process.get("env", found.get("environment")),
            afresh=found.get("forceAppLaunch") is not False,
        )
        return str(bundle)

    def _path(self, name: str, value: Any) -> Path:
        path = Path(_typed(name, value, str, "the path of an app"))
        for each in (path, *(folder / path.name for folder in self.folders)):
            if each.exists():
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
        self.session = None

    @on("POST /timeouts")
    def timeouts(self) -> Any:
        return None

    @on("GET /appium/settings")
    def read_settings(self) -> Any:
        return self.settings

    @on("POST /appium/settings")
    def change_settings(self, settings: Any) -> Any:
        self.settings.update(_typed("settings", settings, dict, "an object"))
        return self.settings

    @on("POST /execute/sync", "POST /execute")
    def execute(self, script: Any, args: Any = None) -> Any:
        name = _typed("script", script, str, "a command")
        given = _typed("args", args or [{}], list, "a list with one object")[0]
        if not name.startswith("mobile: "):
            raise Wrong("unknown command", f"script: {name!r}: only `mobile:` commands run here")
        return self.call(name, _typed("args[0]", given, dict, "an object"))

    # ---- Apps

    def _launch(self, bundle: Any, arguments: Any, environment: Any, *, afresh: bool) -> None:
        self.phone.launch(
            bundle,
            [str(each) for each in _typed("arguments", arguments or [], list, "a list")],
            {
                key: str(value)
                for key, value in _typed("environment", environment or {}, dict, "an object").items()
            },
            afresh=afresh,
        )

    @on("mobile: launchApp", "POST /wda/apps/launch", "POST /wda/apps/launchUnattached")
    def launch(self, bundleId: Any, arguments: Any = None, environment: Any = None) -> Any:
        self._launch(bundleId, arguments, environment, afresh=False)

    @on("mobile: activateApp", "POST /wda/apps/activate")
    def activate(self, bundleId: Any) -> Any:
        self.phone.launch(bundleId)

    @on("mobile: terminateApp", "POST /wda/apps/terminate")
    def terminate(self, bundleId: Any) -> Any:
        return bundleId in self.phone and self.phone.terminate(bundleId)

    @on("mobile: queryAppState", "POST /wda/apps/state")
    def state(self, bundleId: Any) -> Any:
        if bundleId not in self.phone:
            return 0
        return _STATES[self.phone.app_status(bundleId).state]

    @on("mobile: backgroundApp")
    def background(self, seconds: Any = -1) -> Any:
        front = self.phone.front
        self.phone.post("home")
        if isinstance(seconds, dict):
            seconds = seconds.get("timeout", -1)  # milliseconds, as in older clients
            seconds = seconds / 1000 if isinstance(seconds, (int, float)) and seconds > 0 else -1
        if seconds is None or (isinstance(seconds, (int, float)) and seconds < 0):
            return
        self.phone.skip(seconds)
        if front != HOME:
            self.phone.launch(front)

    @on("POST /wda/deactivateApp")
    def deactivate(self, duration: Any = 3) -> Any:
        self.background(duration)

    @on("mobile: installApp")
    def install(self, app: Any = None, appPath: Any = None) -> Any:
        self.phone.install(self._path("app", app if app is not None else appPath))

    @on("mobile: removeApp")
    def remove(self, bundleId: Any) -> Any:
        if bundleId not in self.phone:
            return False
        self.phone.remove(bundleId)
        return True

    @on("mobile: isAppInstalled")
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
            process: dict[str, Any] = {"args": [], "env": {}}
            return {"bundleId": HOME, "name": "SpringBoard", "pid": 1, "processArguments": process}
        arguments, environment = self.phone.process_arguments(front)
        return {
            "bundleId": front,
            "name": next(app.name for app in self.phone.apps() if app.identifier == front),
            "pid": self.phone.app_status(front).process,
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
                "invalid argument", f"name: {name!r} is not one of home, power, volumeUp, volumeDown"
            )

    @on("POST /wda/performIoHidEvent")
    def press_hid(self, page: Any, usage: Any, duration: Any = 0) -> Any:
        names = {0x40: "home", 0x30: "power", 0xE9: "volumeup", 0xEA: "volumedown"}
        if page != 0x0C or usage not in names:
            raise Wrong("invalid argument", f"usage: {usage!r} on page {page!r} is not a button of this phone")
        self.press(names[usage])

    @on("mobile: lock", "POST /wda/lock")
    def lock_screen(self, seconds: Any = None) -> Any:
        self.phone.lock()
        if isinstance(seconds, (int, float)) and seconds > 0:
            self.phone.skip(seconds)
            self.phone.lock(False)

    @on("mobile: unlock", "POST /wda/unlock")
    def unlock_screen(self) -> Any:
        self.phone.lock(False)

    @on("mobile: isLocked", "GET /wda/locked")
    def is_locked(self) -> Any:
        return self.phone.is_locked

    @on("mobile: shake", "mobile: sendBiometricMatch")
    def ignored(self) -> Any:
        return None

    @on("mobile: isBiometricEnrolled")
    def is_enrolled(self) -> Any:
        return self.enrolled

    @on("mobile: enrollBiometric")
    def enroll(self, isEnabled: Any = True) -> Any:
        self.enrolled = _typed("isEnabled", isEnabled, bool, "true or false")

    @on("GET /orientation")
    def read_orientation(self) -> Any:
        return self.orientation

    @on("POST /orientation")
    def turn(self, orientation: Any) -> Any:
        self.orientation = _typed("orientation", orientation, str, "an orientation")

    @on("GET /screenshot")
    def screenshot(self) -> Any:
        return base64.b64encode(screen.png(black=self.phone.is_locked)).decode()

    @on("GET /window/size", "GET /window/rect")
    def window(self) -> Any:
        return {"x": 0, "y": 0, "width": screen.WIDTH, "height": screen.HEIGHT}

    @on("GET /wda/screen")
    def screen(self) -> Any:
        return {"statusBarSize": {"width": screen.WIDTH, "height": 47}, "scale": 1}

    @on("GET /wda/device/info", "mobile: deviceInfo")
    def device_info(self) -> Any:
        return {"name": "iPhone", "model": "iPhone", "isSimulator": True, "timeZone": "GMT"}

    @on("GET /wda/batteryInfo", "mobile: batteryInfo")
    def battery(self) -> Any:
        return {"level": 1, "state": 3}

    @on("GET /se/log/types")
    def log_types(self) -> Any:
        return ["syslog"]

    @on("POST /se/log")
    def log(self, type: Any = "syslog") -> Any:
        if type != "syslog":
            raise Wrong("invalid argument", f"type: {type!r} is not 'syslog'")
        lines = self.phone.lines(self.read)
        self.read += len(lines)
        return [
            {"timestamp": int(float(line.split()[0]) * 1000), "level": "ALL", "message": line}
            for line in lines
        ]

    # ---- What happens to the phone

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
        given = _typed("fields", fields or {}, dict, "an object")
        return _outcome(self.phone.post(event, bundleId, **given))


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body go in one packet: two packets would wait for each other
    server: Server

    timeout = _PART

    def parse_request(self) -> bool:
        self.connection.settimeout(_PART)
        return super().parse_request()

    def _header(self, name: str) -> str | None:
        """Returns a header. Refuses a header that is given twice, because a proxy may have read the
        other value."""
        found = self.headers.get_all(name) or []
        if len(found) > 1:
            raise Unfit(400, f"{name}: given {len(found)} times")
        return str(found[0]).strip() if found else None

    def _check(self) -> int:
        """Refuses requests that no WebDriver client sends; returns the length of the body."""
        for name in self.headers:
            if not _HEADER.fullmatch(name):
                raise Unfit(400, f"{name!r} is not the name of a header")
        host = self._header("Host")
        if host is None:
            raise Unfit(400, "Host: missing")
        if not self.server.is_allowed(host):
            raise Unfit(403, f"Host: {host!r} is not a name of this server; --allow-host adds one")
        origin = self._header("Origin")
        if origin is not None and origin != f"http://{host}":
            raise Unfit(403, f"Origin: {origin!r}: pages of other sites may not use this server")
        if self.headers.get("Transfer-Encoding") is not None:
            raise Unfit(400, "Transfer-Encoding: not supported; give a Content-Length")
        length = self._header("Content-Length") or "0"
        if not _LENGTH.fullmatch(length) or int(length) > _MOST:
            raise Unfit(400, f"Content-Length: {length!r} is not a number from 0 to {_MOST}")
        kind = (self._header("Content-Type") or "").split(";")[0].strip().lower()
        if kind in _FOREIGN_TYPES:
            raise Unfit(415, f"Content-Type: {kind!r}: a body is application/json")
        if self.headers.defects or self.headers.get_payload():
            raise Unfit(400, "a line of the head is no header")
        return int(length)

    def _body(self) -> dict[str, Any]:
        length = self._check()
        try:
            text = self.rfile.read(length)
        except TimeoutError:
            raise Unfit(408, f"the body did not come within {_PART} seconds") from None
        if len(text) < length:
            raise Unfit(400, "the body is shorter than its Content-Length")
        try:
            return _typed("the body", json.loads(text or b"{}"), dict, "an object")
        except (ValueError, RecursionError) as error:
            raise Wrong("invalid argument", f"the body is not JSON: {error}") from None

    def _answer(self) -> tuple[int, dict[str, Any]]:
        driver = self.server.driver
        try:
            value = driver.answer(self.command, self.path, self._body())
            return 200, {"value": value, "sessionId": driver.session}
        except Unfit as error:
            self.close_connection = True  # the next bytes may belong to this request
            status, word, message = error.status, "invalid argument", str(error)
        except Wrong as error:
            status, word, message = _ERRORS[error.error], error.error, str(error)
        except Exception:  # the client gets a message; the traceback stays here
            print_exc()
            word, message = "unknown error", "the server failed; its standard error says where"
            status = _ERRORS[word]
        # `value` is the only key: if there is a second one, selenium assumes another protocol.
        return status, {"value": {"error": word, "message": message, "traceback": ""}}

    def _handle(self) -> None:
        status, content = self._answer()
        text = json.dumps(content).encode()
        try:
            self.send_response(status)
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(text)))
            if self.close_connection:
                self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(text)
            self.wfile.flush()
            self.connection.settimeout(_IDLE)
        except (ConnectionError, TimeoutError):  # the client has gone
            self.close_connection = True

    do_GET = do_POST = do_DELETE = _handle

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Serves one phone. If the port is 0, a free port is taken; `url` contains it.

    The server answers requests to this machine, to the host that it is bound to, and to `allowed`
    hosts.
    """

    daemon_threads = True
    request_queue_size = 2 * _CONNECTIONS

    def __init__(
        self,
        driver: Driver,
        host: str = "127.0.0.1",
        port: int = 4723,
        allowed: tuple[str, ...] = (),
    ) -> None:
        super().__init__((host, port), _Request)
        self.driver = driver
        bound = str(self.server_address[0])
        names = ("localhost", "127.0.0.1", "::1", host, bound, *allowed)
        self._hosts = {name.lower() for name in names if name}
        self._everywhere = bound == "0.0.0.0"
        self._room = threading.BoundedSemaphore(_CONNECTIONS)

    def is_allowed(self, host: str) -> bool:
        """Tells whether a request may name this host.

        A hostile web page may have a host name that resolves to this machine, so unknown names are
        refused. Its requests cannot name an address. So every address is allowed if the server is
        bound to all addresses.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
            return name in self._hosts or (self._everywhere and bool(ipaddress.ip_address(name)))
        except ValueError:
            return False

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._room.acquire(blocking=False):
            super().process_request(request, client_address)
            return
        try:
            request.settimeout(1)
            text = b"There are too many connections to this server."
            request.sendall(
                b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\n"
                b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(text), text)
            )
        except OSError:
            pass
        self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._room.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores a client that has gone."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        return f"http://{self.server_address[0]!s}:{self.server_address[1]}"


def main() -> int:
    """Serves until it is interrupted."""
    parser = argparse.ArgumentParser(description="An emulated iPhone behind WebDriver.")
    add_options(parser)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=4723, help="0 takes a free one (4723)")
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="one more name by which clients may call this server",
    )  # fmt: skip
    options = parser.parse_args()
    try:
        phone = make_phone(options)
        folders = tuple(path.parent for path in options.app)
        driver = Driver(phone, folders)
        server = Server(driver, options.host, options.port, tuple(options.allow_host))
    except (BundleError, LifecyclePolicyError, OSError, OverflowError) as error:
        print(f"server.py: {error}", file=sys.stderr)
        return 2
    print(f"iOS {phone.os} at {server.url}, crash reports in {phone.reports}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
