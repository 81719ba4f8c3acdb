"""Tests malicious apps and requests: each gets a status and a sentence, and the server keeps
running."""

from __future__ import annotations

import inspect
import json
import os
import plistlib
import socket
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest

import server as doors  # comes first, because it sets the path of the other imports
from conftest import request
from endpoints import ERRORS, HANDLERS, Wrong
from iphone.bundle import BundleError, read_bundle
from iphone.report import read_reports
from iphone.serving import APPS
from server import Driver, Phone, Server

KEYS = {"CFBundleIdentifier": "org.x", "CFBundleName": "X"}


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    reports = tmp_path / "a" / "b" / "reports"
    reports.mkdir(parents=True)
    return Phone("17.0", reports)


def app(folder: Path, plist: bytes | dict[str, Any] = KEYS, script: Any = None) -> Path:
    folder.mkdir()
    data = plist if isinstance(plist, bytes) else plistlib.dumps(plist)
    (folder / "Info.plist").write_bytes(data)
    if script is not None:
        text = script if isinstance(script, str) else json.dumps(script)
        (folder / "script.json").write_text(text)
    return folder


def raw(server: Server, data: bytes) -> bytes:
    """Sends bytes, and returns everything until the server closes the connection."""
    with socket.create_connection(server.server_address[:2], timeout=20) as client:
        client.sendall(data)
        found = b""
        while more := client.recv(65536):
            found += more
        return found


@pytest.mark.parametrize(
    "name",
    ["../../x", "/nowhere/absolute", "no/such/folder", "n" * 300, "é" * 300, "..", ".", "\x01",
     "a\n9.000 > forged: allowed", "a\r\x1b[2J\u202eb", "CON:|?*\\"],
)  # fmt: skip
def test_reports_stay_in_their_folder(phone: Phone, tmp_path: Path, name: str) -> None:
    keys = {**KEYS, "CFBundleName": name}  # a binary property list can contain any of these names
    folder = app(tmp_path / "A.app", plistlib.dumps(keys, fmt=plistlib.FMT_BINARY))
    before = set(tmp_path.rglob("*"))
    phone.install(folder)
    phone.launch("org.x")
    phone.post("end", "org.x", termination="crash")
    new = set(tmp_path.rglob("*")) - before
    assert len(new) == 1 and {path.parent for path in new} == {phone.reports}
    assert all(line.isprintable() for line in phone.lines())


def test_a_report_that_cannot_be_written_is_in_the_log(phone: Phone, tmp_path: Path) -> None:
    phone.install(app(tmp_path / "A.app"))
    phone.launch("org.x")
    phone.reports.rmdir()
    phone.reports.touch()  # a file is in place of the folder
    phone.post("end", "org.x", termination="crash")
    assert any("no crash report" in line for line in phone.lines())
    assert list(read_reports(phone.reports)) == []


def test_strange_reports_in_the_folder(phone: Phone) -> None:
    driver = Driver(phone)
    driver.answer("POST", "/session", {})
    texts = [b"", b"\xff", b"[]", b"{", b"[" * 100_000, b'{"timestamp": []}', b"\0"]
    texts += [b'{"timestamp": "%s"}' % each for each in (b"nan", b"inf", b"-1", b"1e999")]
    for i, text in enumerate(texts):
        (phone.reports / f"{i}.ips").write_bytes(text)
    (phone.reports / "folder.ips").mkdir()
    os.mkfifo(phone.reports / "fifo.ips")
    entries = driver.answer("POST", "/se/log", {"type": "crashlog"})
    assert [entry["timestamp"] for entry in entries] == [0] * (len(texts) - 1)


@pytest.mark.parametrize("made", [True, False])
def test_a_phone_needs_no_folder(tmp_path: Path, made: bool) -> None:
    reports = tmp_path / "none" / "yet" if made else None
    phone = Phone("17.0", reports)
    phone.install(app(tmp_path / "A.app"))
    phone.launch("org.x")
    phone.post("end", "org.x", termination="crash")
    assert phone.app_status("org.x").process == 0
    assert len(list(read_reports(reports))) == made


def test_broken_apps(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    piped = tmp_path / "Piped.app"
    piped.mkdir()
    os.mkfifo(piped / "Info.plist")
    bomb = tmp_path / "bomb.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("A.app/Info.plist", b"\0" * (64 << 20))
    text = tmp_path / "text.zip"
    text.write_text("no archive")
    damaged = tmp_path / "damaged.zip"
    damaged.write_bytes(bomb.read_bytes().replace(b"\0\0\0\0", b"\1\2\3\4", 1))
    script = tmp_path / "Script.app"
    app(script)
    os.mkfifo(script / "script.json")
    cases = [
        fifo, piped, bomb, text, damaged, script, Path("/dev/zero"), tmp_path / "none",
        app(tmp_path / "BadXml.app", b"<?xml version='1.0'?><plist><dict><key>a</dict>"),
        app(tmp_path / "Empty.app", b""),
        app(tmp_path / "Huge.app", b"x" * (5 << 20)),
        app(tmp_path / "Array.app", plistlib.dumps([1])),
        app(tmp_path / "Deep.app", script="[" * 100000),
        app(tmp_path / "Bytes.app", script={"footprint": "many"}),
        app(tmp_path / "Long.app", script=" " * (5 << 20)),
    ]  # fmt: skip
    for case in cases:
        with pytest.raises(BundleError) as found:
            read_bundle(case)
        assert case.name in str(found.value) and "Traceback" not in str(found.value)


def test_fields_of_a_post(phone: Phone, server: Server, tmp_path: Path) -> None:
    session = request(server, "POST", "/session", {"capabilities": {}})[1]["sessionId"]
    place = f"/session/{session}/execute/sync"
    phone.install(app(tmp_path / "A.app", {**KEYS, "UIBackgroundModes": ["fetch"]}))
    phone.launch("org.x")

    def post(**arguments: Any) -> tuple[int, Any]:
        return request(server, "POST", place, {"script": "mobile: post", "args": [arguments]})

    fields = {"trigger": "app-refresh-task", "identifier": 3}
    status, value = post(event="submit-request", bundleId="org.x", fields=fields)
    assert status == 200 and value["verdict"]
    for name in ("kind", "app", "self", "none", "token"):
        status, value = post(event="home", fields={name: "lock"})
        assert status == 400 and value["message"] and "Traceback" not in str(value)


#: Values that no client should send. Each takes the place of every argument of every command.
BAD: list[Any] = [
    None, True, -1, 0, 1, 10**400, 1e300, -1e300, 0.5, "", "x", "\0", "\ud800", "a" * 100_000,
    [], [[]], {}, {"a": {}}, [{"x": None}], {"timeout": 10**400}, {"latitude": "x"}, "org.example.leaker",
]  # fmt: skip


@pytest.mark.parametrize("place", sorted(HANDLERS))
def test_every_argument_of_every_command(tmp_path: Path, place: str) -> None:
    driver = Driver(Phone("17.0", tmp_path, apps=(APPS / "Leaker.app", APPS / "Writer.app")))
    names = list(inspect.signature(HANDLERS[place]).parameters)[1:]
    good = {"bundleId": "org.example.leaker", "event": "home", "service": "location", "page": 12}
    cases: list[dict[str, Any]] = [{}, *({**good, name: bad} for name in names for bad in BAD)]
    if names:
        cases.extend(dict.fromkeys(names, bad) for bad in BAD)
    for case in cases:
        session = driver.answer("POST", "/session", {})["sessionId"]
        method, path = ("POST", "/execute/sync") if place.startswith("mobile: ") else place.split()
        body = {"script": place, "args": [case]} if place.startswith("mobile: ") else case
        if path != "/session":
            path = f"/session/{session}{path.removeprefix('/session/:id')}"
        try:
            json.dumps(driver.answer(method, path, body), allow_nan=False)
        except Wrong as error:
            assert error.error in ERRORS and str(error), (place, case)
            json.dumps(str(error))
    assert driver.answer("GET", "/status", {})["ready"]


@pytest.mark.parametrize("name", ["options", "permissions", "app", "bundleId", "processArguments"])
def test_capabilities(tmp_path: Path, name: str) -> None:
    driver = Driver(Phone("17.0", tmp_path, apps=(APPS / "Leaker.app",)))
    deep = [{"org.example.leaker": bad} for bad in BAD]
    deeper = [{"org.example.leaker": {"location": bad}} for bad in BAD]
    for bad in (*BAD, *deep, *deeper, "[" * 100_000, json.dumps(deeper[-1])):
        always = {"platformName": "iOS", f"appium:{name}": bad}
        try:
            driver.answer("POST", "/session", {"capabilities": {"alwaysMatch": always}})
        except Wrong as error:
            assert error.error in ("invalid argument", "session not created") and str(error)


def test_numbers_that_json_does_not_have(server: Server) -> None:
    for word in ("NaN", "Infinity", "-Infinity"):
        text = f'{{"script": "mobile: advance", "args": [{{"seconds": {word}}}]}}'
        status, value = request(server, "POST", "/execute/sync", text.encode())
        assert status == 400 and word in value["message"]


FOREIGN = [
    ({"Host": "evil.example"}, 403),
    ({"Host": "evil.example:4723"}, 403),
    ({"Host": "10.1.2.3"}, 403),
    ({"Host": ""}, 403),
    ({"Host": "[::1"}, 403),
    ({"Host": "localhost.evil.example"}, 403),
    ({"Origin": "http://evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": "http://localhost:1"}, 403),
    ({"Content-Type": "text/plain;charset=UTF-8"}, 415),
    ({"Content-Type": "multipart/form-data; boundary=a"}, 415),
]


@pytest.mark.parametrize(("headers", "expected"), FOREIGN)
def test_other_sites_may_not_drive_it(
    server: Server, headers: dict[str, str], expected: int
) -> None:
    status, value = request(server, "POST", "/session", {"capabilities": {}}, headers)
    assert status == expected and value["message"]
    assert server.driver.session is None


def test_its_own_names(server: Server) -> None:
    port = server.server_address[1]
    for host in ("localhost", f"localhost:{port}", "127.0.0.1", f"[::1]:{port}", "LOCALHOST"):
        assert request(server, "GET", "/status", None, {"Host": host})[0] == 200
        own = {"Host": host, "Origin": f"http://{host}"}
        assert request(server, "GET", "/status", None, own)[0] == 200


@pytest.mark.parametrize(
    "headers",
    [b"Content-Length: \xb2", b"Content-Length: -1", b"Content-Length: +2", b"Content-Length: 1_0",
     b"Content-Length: 2\r\nContent-Length: 40", b"Content-Length: 99999999999999999999",
     b"Transfer-Encoding: chunked", b"Content-Length: 2\r\nTransfer-Encoding: identity",
     b"Content-Length : 2", b"Host: localhost"],
)  # fmt: skip
def test_length_of_a_body(server: Server, headers: bytes) -> None:
    inner = b"GET /status HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = b"POST /session HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n\r\n"
    found = raw(server, head + b"{}" + inner)
    assert found.startswith(b"HTTP/1.1 400 ") and found.count(b"HTTP/1.1 ") == 1
    assert json.loads(found.partition(b"\r\n\r\n")[2])["value"]["message"]


def test_half_requests(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "_PART", 0.5)
    begun = b"POST /session HTTP/1.1\r\nHost: localhost\r\n"
    assert raw(server, begun + b"Content-Length: 9\r\n\r\n{").startswith(b"HTTP/1.1 408 ")
    assert raw(server, begun) == b""
    monkeypatch.setattr(doors._Request, "timeout", 8)
    monkeypatch.setattr(doors, "_PART", 8)
    clients = [socket.create_connection(server.server_address[:2]) for _ in range(64)]
    for client in clients:
        client.sendall(begun)
    assert threading.active_count() < 80
    assert b"503" in raw(server, b"")
    for client in clients:
        client.close()


def test_a_fault_of_the_server_stays_there(
    server: Server, phone: Phone, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server.driver, "answer", lambda *_: {}["/a/path"])
    status, value = request(server, "GET", "/status")
    assert status == 500 and value["message"] and "/" not in json.dumps(value)
    assert "KeyError: '/a/path'" in capfd.readouterr().err
