"""What the tests share: a phone, its server, sessions of Appium-Python-Client, plain requests."""

from __future__ import annotations

import http.client
import json
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from appium import webdriver
from appium.options.ios import XCUITestOptions
from selenium.common.exceptions import WebDriverException

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from server import APPS, Driver, Phone, Server

LEAKER, WRITER, SPINNER = (f"org.example.{name}" for name in ("leaker", "writer", "spinner"))
SETTINGS, HEALTH, HOME = "com.apple.Preferences", "com.apple.Health", "com.apple.springboard"


def serve(phone: Phone, folders: tuple[Path, ...] = (), port: int = 0) -> Server:
    server = Server(Driver(phone, folders), port=port)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    return server


def close(server: Server) -> None:
    server.shutdown()
    server.server_close()


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    reports = tmp_path / "reports"
    reports.mkdir()
    return Phone("17.0", reports, apps=tuple(sorted(APPS.iterdir())))


@pytest.fixture
def server(phone: Phone) -> Iterator[Server]:
    server = serve(phone)
    yield server
    close(server)


Session = Callable[..., webdriver.Remote]


@pytest.fixture
def session(server: Server) -> Iterator[Session]:
    opened = []

    def open_session(bundle: str | None = None, **capabilities: object) -> webdriver.Remote:
        named = {f"appium:{key}": value for key, value in capabilities.items()}
        if bundle:
            named["appium:bundleId"] = bundle
        options = XCUITestOptions().load_capabilities({"platformName": "iOS", **named})
        opened.append(webdriver.Remote(server.url, options=options))
        return opened[-1]

    yield open_session
    for each in opened:
        try:
            each.quit()
        except WebDriverException:
            pass  # another session has replaced this one, or the test has ended it


def request(
    server: Server,
    method: str,
    path: str,
    body: object = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, Any]:
    """Sends a request without a client. Returns the status and the value of the answer."""
    connection = http.client.HTTPConnection(*server.server_address[:2], timeout=20)
    text = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
    connection.request(method, path, text, headers or {})
    answer = connection.getresponse()
    value = json.loads(answer.read())["value"]
    connection.close()
    return answer.status, value
