"""An emulated iPhone behind WebDriver: for clients of Appium, and of WebDriverAgent.

    server.py [--os 17.0] [--app PATH ...] [--reports FOLDER] [--host 127.0.0.1] [--port 4723]
              [--allow-host NAME ...]

The server supports W3C WebDriver with Appium's `mobile:` commands, the endpoints of Appium before
version 2, and WebDriverAgent's own endpoints. README.md lists them. This file handles HTTP.
driver.py, granted.py, records.py and nothing_drawn.py carry out the commands.
"""

from __future__ import annotations

import argparse
import ipaddress
import json
import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from traceback import print_exc
from typing import Any
from urllib.parse import urlsplit

sys.path[:0] = [str(Path(__file__).resolve().parents[each]) for each in (0, 1)]

import granted  # this module and the next two register their endpoints
import nothing_drawn
import records
from driver import Driver
from endpoints import ERRORS, Unfit, Wrong, typed
from iphone.bundle import BundleError
from iphone.phone import Phone
from iphone.serving import APPS, add_options, make_phone
from lifecycle_policy import LifecyclePolicyError

__all__ = ["APPS", "Driver", "Phone", "Server", "granted", "nothing_drawn", "records"]

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


def _not_json(word: str) -> None:
    raise ValueError(f"{word} is no number of JSON")


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # sends head and body in one packet, because a second packet would be delayed
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
            found = json.loads(text or b"{}", parse_constant=_not_json)
            return typed("the body", found, dict, "an object")
        except (ValueError, RecursionError) as error:
            raise Wrong("invalid argument", f"the body is not JSON: {error}") from None

    def _answer(self) -> tuple[int, dict[str, Any]]:
        driver = self.server.driver
        try:
            value = driver.answer(self.command, self.path, self._body())
            # WebDriverAgent puts `sessionId` into each answer. Appium does not, and its clients
            # before version 2 cannot read the capabilities from an answer with `sessionId`.
            session = {} if driver.is_appium else {"sessionId": driver.session}
            return 200, {"value": value, **session}
        except Unfit as error:
            self.close_connection = True  # the next bytes may belong to the refused request
            status, word, message = error.status, "invalid argument", str(error)
        except Wrong as error:
            status, word, message = ERRORS[error.error], error.error, str(error)
        except Exception:  # the client gets a message; the traceback is printed only here
            print_exc()
            word, message = "unknown error", "the server failed; its standard error says where"
            status = ERRORS[word]
        # `value` is the only key. A second key would make selenium assume another protocol.
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
    """Serves one phone. If the port is 0, the server takes a free port, which is in `url`.

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
        """Returns whether a request may name this host.

        Unknown host names are refused, because a hostile web page may have a host name that
        resolves to this machine. The requests of such a page name its host, never an address.
        Therefore every address is allowed if the server is bound to all addresses.
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
        """Prints a traceback, except for an OSError: then the connection has failed."""
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
