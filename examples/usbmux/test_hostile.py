"""Tests malicious clients: each gets an error or loses its connection, and the server keeps
running. The server says why in one line, without a traceback."""

from __future__ import annotations

import asyncio
import os
import plistlib
import re
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import usbmuxd as doors  # comes first, because it sets the path of the other imports
from afc import HEADER, MAGIC, Files, Operation, Status
from iphone.phone import Phone
from usbmuxd import Usbmuxd

UDID = "00000000-0000000000000001"
LOCKDOWN = "com.apple.mobile.lockdown"
APPS = "com.apple.mobile.installation_proxy"
REPORTS = "com.apple.crashreportcopymobile"
SERVICES = [LOCKDOWN, APPS]
CLOSED = re.compile(r"usbmuxd.py: connection closed: ([^\n]+)\n")


class Client(socket.socket):
    """A connection to the server."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.settimeout(20)
        self.connect(("127.0.0.1", port))

    def take(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            more = self.recv(size - len(found))
            assert more, f"the server closed the connection after {len(found)} of {size} bytes"
            found += more
        return found

    def rest(self) -> bytes:
        """Returns everything until the server closes the connection."""
        found = b""
        try:
            while more := self.recv(65536):
                found += more
        except ConnectionResetError:  # the server did not read everything
            pass
        return found

    def ask(self, **message: Any) -> Any:
        """Sends a message to usbmuxd, and returns the answer."""
        self.sendall(packet(plistlib.dumps(message)))
        size, *_ = struct.unpack("<4I", self.take(16))
        return plistlib.loads(self.take(size - 16))

    def request(self, **message: Any) -> Any:
        """Sends a message to a service, and returns the answer."""
        self.sendall(prefixed(plistlib.dumps(message, fmt=plistlib.FMT_BINARY)))
        return plistlib.loads(self.take(*struct.unpack(">I", self.take(4))))

    def afc(self, operation: int, data: bytes = b"") -> tuple[int, bytes]:
        """Sends a request to AFC. Returns the status and the data of the answer. The status is 0 if
        the answer is not a status."""
        size = HEADER.size + len(data)
        self.sendall(HEADER.pack(MAGIC, size, size, 0, operation) + data)
        _, size, _, _, kind = HEADER.unpack(self.take(HEADER.size))
        found = self.take(size - HEADER.size)
        return struct.unpack("<Q", found)[0] if kind == Operation.STATUS else 0, found


#: Sends bytes, waits until the server closes the connection, and checks that the server's line
#: about the connection contains a text. Returns what the server sent before.
Check = Callable[..., bytes]


def packet(data: bytes, size: int | None = None, version: int = 1, kind: int = 8) -> bytes:
    return struct.pack("<4I", 16 + len(data) if size is None else size, version, kind, 7) + data


def prefixed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    reports = tmp_path / "a" / "reports"
    reports.mkdir(parents=True)
    (reports / "Real.ips").write_text("a report")
    return Phone("17.0", reports)


@pytest.fixture
def server(phone: Phone) -> Iterator[Usbmuxd]:
    yield Usbmuxd(phone, UDID)


@pytest.fixture
def port(server: Usbmuxd) -> Iterator[int]:
    started: Future[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        ended = asyncio.Event()
        started.set_result((await server.start(0), asyncio.get_running_loop(), ended))
        await ended.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    port, loop, ended = started.result(20)
    yield port
    loop.call_soon_threadsafe(ended.set)
    thread.join()


@pytest.fixture
def closes(port: int, capfd: pytest.CaptureFixture[str]) -> Iterator[Check]:
    """Gives a function that checks how a connection ends, and that the server still answers."""

    def check(client: Client, why: str, sent: bytes = b"") -> bytes:
        if sent:
            client.sendall(sent)
        found = client.rest()
        client.close()
        with Client(port) as other:
            assert len(other.ask(MessageType="ListDevices")["DeviceList"]) == 1
        said, end = "", time.monotonic() + 10
        while not said.endswith("\n") and time.monotonic() < end:
            said += capfd.readouterr().err  # the server may print after it has closed
        line = CLOSED.fullmatch(said)
        assert line and why in line[1], said
        return found

    yield check
    assert capfd.readouterr().err == ""


def service(port: int, server: Usbmuxd, name: str) -> Client:
    """Connects to a service of the phone, as a client does."""
    with Client(port) as lockdown:
        connect(lockdown, 62078)
        number = lockdown.request(Request="StartService", Service=name).get("Port", 62078)
    client = Client(port)
    connect(client, number)
    return client


def connect(client: Client, number: int) -> None:
    swapped = socket.htons(number)
    assert client.ask(MessageType="Connect", DeviceID=1, PortNumber=swapped)["Number"] == 0


NOT_MESSAGES = {
    "nothing": b"",
    "no property list": b"\0" * 40,
    "text": b"no property list",
    "half": plistlib.dumps({"MessageType": "ListDevices", "Request": "QueryType"})[:-20],
    "half, binary": plistlib.dumps({"a": "b"}, fmt=plistlib.FMT_BINARY)[:-3],
    "offsets": b"bplist00" + b"\xff" * 32,
    "more objects than bytes": b"bplist00" + bytes(6) + b"\1\1" + struct.pack(">3Q", 1 << 40, 0, 8),
    "a list": plistlib.dumps(["ListDevices"]),
    "a list, binary": plistlib.dumps([], fmt=plistlib.FMT_BINARY),
    "deep": b"<plist>" + b"<array>" * 6000,
    "deep, binary": b"bplist00" + b"".join(b"\xa1" + struct.pack(">H", i + 1) for i in range(9000))
    + b"\xa0" + b"".join(struct.pack(">H", 8 + 3 * i) for i in range(9001))
    + struct.pack(">6x2B3Q", 2, 2, 9001, 0, 8 + 3 * 9000 + 1),
    "entities": b'<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><plist>'
    b"<dict><key>MessageType</key><string>&b;</string></dict></plist>",
    "a long number": b"<plist><dict><key>MessageType</key><integer>" + b"9" * 60000
    + b"</integer></dict></plist>",
    "no kind": plistlib.dumps({}),
    "kind is a number": plistlib.dumps({"MessageType": 1, "Request": 1, "Command": 1}),
    "kind is a dictionary": plistlib.dumps({"MessageType": {}, "Request": {}, "Command": {}}),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_MESSAGES)
def test_messages_to_usbmuxd(port: int, closes: Check, name: str) -> None:
    why = "MessageType: " if "kind" in name else "a message is not"
    assert closes(Client(port), why, packet(NOT_MESSAGES[name])) == b""


@pytest.mark.parametrize("name", NOT_MESSAGES)
@pytest.mark.parametrize("to", SERVICES)
def test_messages_to_services(
    port: int, server: Usbmuxd, closes: Check, name: str, to: str
) -> None:
    why = "it is missing" if "kind" in name else "a message is not"
    assert closes(service(port, server, to), why, prefixed(NOT_MESSAGES[name])) == b""


@pytest.mark.parametrize("size", [0, 1, 15, 17 + (1 << 16), 1 << 31, (1 << 32) - 1])
def test_lengths_of_packets(port: int, closes: Check, size: int) -> None:
    assert closes(Client(port), "the length of a message is ", packet(b"", size)) == b""


@pytest.mark.parametrize(
    "data",
    [packet(plistlib.dumps({"MessageType": "Listen"}), version=0), packet(b"", kind=1),
     b"POST /x HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03" + bytes(20)],
)  # fmt: skip
def test_other_protocols(port: int, closes: Check, data: bytes) -> None:
    assert closes(Client(port), "a packet is not ", data) == b""


@pytest.mark.parametrize("size", [1 + (1 << 16), 1 << 31, (1 << 32) - 1])
def test_lengths(port: int, server: Usbmuxd, closes: Check, size: int) -> None:
    why = "the length of a message is "
    assert closes(service(port, server, LOCKDOWN), why, struct.pack(">I", size)) == b""


@pytest.mark.parametrize("number", ["62078", -1, 1 << 16, 1 << 60, 1.5, None])
def test_numbers_of_ports(port: int, closes: Check, number: Any) -> None:
    client = Client(port)
    message = {"MessageType": "Connect", "DeviceID": 1, "PortNumber": number}
    client.sendall(packet(plistlib.dumps({k: v for k, v in message.items() if v is not None})))
    assert closes(client, "PortNumber: ") == b""


def test_what_usbmuxd_refuses(port: int) -> None:
    with Client(port) as client:
        assert client.ask(MessageType="Unknown")["Number"] == 1
        assert client.ask(MessageType="Connect", DeviceID=2, PortNumber=1)["Number"] == 2
        assert client.ask(MessageType="Connect", DeviceID={}, PortNumber=1)["Number"] == 2
        assert client.ask(MessageType="Connect", DeviceID=1, PortNumber=80)["Number"] == 3
        for name in ("", "../" + UDID, "/etc/passwd", 3, []):
            assert client.ask(MessageType="ReadPairRecord", PairRecordID=name)["Number"] == 2
        assert client.ask(MessageType="ListDevices")["DeviceList"]


def test_what_services_refuse(port: int, server: Usbmuxd) -> None:
    with service(port, server, LOCKDOWN) as client:
        assert client.request(Request="GetValue", Key="Nothing")["Error"] == "MissingValue"
        assert client.request(Request="GetValue", Domain={"a": 1}, Key="ProductVersion")["Error"]
        assert client.request(Request="StartService", Service="../lockdown")["Error"] == "InvalidService"
        assert client.request(Request="Unknown")["Error"] == "UnknownRequest"
        message = {"Request": "SetValue", "Key": "DeviceName", "Value": "x"}
        assert client.request(**message)["Error"] == "SetProhibited"
    with service(port, server, APPS) as client:
        assert client.request(Command="Install", PackagePath="/etc/passwd")["Error"] == "UnknownCommand"
        assert client.request(Command="Uninstall", ApplicationIdentifier="a\nb")["Error"]


@pytest.mark.parametrize(
    ("to", "message"),
    [(LOCKDOWN, {"Request": "GetValue", "Key": 1}), (LOCKDOWN, {"Request": "StartService"}),
     (APPS, {"Command": "Browse", "ClientOptions": "all"}), (APPS, {"Command": "Uninstall"})],
)  # fmt: skip
def test_arguments(
    port: int, server: Usbmuxd, closes: Check, to: str, message: dict[str, Any]
) -> None:
    why = ": it is missing, or is not of type "
    assert closes(service(port, server, to), why, prefixed(plistlib.dumps(message))) == b""


def test_names_of_apps(port: int, server: Usbmuxd, phone: Phone, tmp_path: Path) -> None:
    name = "a\x01\n\u202eb"
    keys = {"CFBundleIdentifier": name, "CFBundleName": name}
    folder = tmp_path / "A\n.app"
    folder.mkdir()
    (folder / "Info.plist").write_bytes(plistlib.dumps(keys, fmt=plistlib.FMT_BINARY))
    phone.install(folder)
    with service(port, server, APPS) as client:
        for names, kind, found in (
            ([name], "Any", [name]), (name, "User", [name]), ({}, "User", [name]),
            ([], "Any", []), ([{}, [], 1], "Any", []), ([name], ["User"], []), ([name], "System", []),
        ):  # fmt: skip
            options = {"BundleIDs": names, "ApplicationType": kind}
            answer = client.request(Command="Lookup", ClientOptions=options)
            assert list(answer["LookupResult"]) == found
        assert client.request(Command="Uninstall", ApplicationIdentifier=name)["Status"] == "Complete"


# ---- The crash reports


def reading(path: bytes, mode: int = 1) -> bytes:
    return struct.pack("<Q", mode) + path + b"\0"


@pytest.fixture
def around(phone: Phone) -> Iterator[None]:
    """Puts files that a client must neither see nor change into the folder of reports and around
    it."""
    folder = phone.reports
    (folder.parent / "secret.ips").write_text("secret")
    (folder / "notes.txt").write_text("secret")
    (folder / ".ips.hidden").write_text("secret")
    (folder / "link.ips").symlink_to("../secret.ips")
    (folder / "here.ips").symlink_to("Real.ips")
    (folder / "up.ips").symlink_to("..")
    (folder / "folder.ips").mkdir()
    (folder / "folder.ips" / "secret.ips").write_text("secret")
    os.mkfifo(folder / "pipe.ips")
    before = sorted(folder.parent.rglob("*"))
    yield
    assert sorted(folder.parent.rglob("*")) == before
    assert (folder / "Real.ips").read_text() == "a report"


PATHS = [
    b"..", b"../", b"/..", b"../secret.ips", b"/../secret.ips", b"x/../../secret.ips", b"..//secret.ips",
    b"./../secret.ips", b"../reports/Real.ips", b"/etc/passwd", b"//etc/passwd", b"etc/passwd",
    b"notes.txt", b".ips.hidden", b"link.ips", b"here.ips", b"up.ips", b"up.ips/secret.ips", b"pipe.ips",
    b"folder.ips", b"folder.ips/secret.ips", b"/folder.ips/./secret.ips", b"Real.ips/..", b"none.ips",
    b"Real.ips\0", b"Real.ips\0/../../secret.ips", b"../secret.ips\0.ips", b"\0", b"\xff\xfe.ips",
    b"%2e%2e/secret.ips", b"..\\secret.ips", b"a" * 300 + b".ips", b"a" * 5000 + b".ips", b"~.ips",
    b"Real.ips\n.ips", "․․/secret.ips".encode(),
]  # fmt: skip


@pytest.mark.usefixtures("around")
@pytest.mark.parametrize("path", PATHS)
def test_paths(port: int, server: Usbmuxd, path: bytes) -> None:
    refused = {Status.NOT_FOUND, Status.INVALID_ARGUMENT, Status.IO_ERROR}
    with service(port, server, REPORTS) as client:
        for operation in (Operation.FILE_INFO, Operation.READ_DIRECTORY, Operation.REMOVE, 0x22):
            assert client.afc(operation, path + b"\0")[0] in {*refused, Status.NOT_SUPPORTED}
        assert client.afc(Operation.OPEN, reading(path))[0] in refused
        assert client.afc(Operation.READ, struct.pack("<QQ", 1, 100))[0] == Status.INVALID_ARGUMENT
        assert client.afc(Operation.FILE_INFO, b"/Real.ips\0")[0] == 0


@pytest.mark.usefixtures("around")
def test_what_a_client_sees(port: int, server: Usbmuxd) -> None:
    with service(port, server, REPORTS) as client:
        for path in (b"/", b"", b".", b"/./"):
            assert client.afc(Operation.READ_DIRECTORY, path + b"\0") == (0, b".\0..\0Real.ips\0")
            assert client.afc(Operation.REMOVE, path + b"\0")[0] == Status.PERMISSION_DENIED
            assert client.afc(Operation.OPEN, reading(path))[0] == Status.IS_DIRECTORY
        for mode in (0, 2, 3, 4, 5, 6, 1 << 63):
            assert client.afc(Operation.OPEN, reading(b"Real.ips", mode))[0] == Status.PERMISSION_DENIED
        for operation in range(0x30):
            if operation not in {*Operation} - {Operation.STATUS, Operation.DATA, Operation.OPENED}:
                data = struct.pack("<Q", 2) + b"Real.ips\0../new.ips\0"
                assert client.afc(operation, data)[0] == Status.NOT_SUPPORTED
        assert client.afc((1 << 64) - 1)[0] == Status.NOT_SUPPORTED


@pytest.mark.usefixtures("around")
@pytest.mark.parametrize(
    ("name", "status"),
    [(b"link.ips", Status.IO_ERROR), (b"here.ips", Status.IO_ERROR), (b"up.ips", Status.IO_ERROR),
     (b"pipe.ips", Status.NOT_FOUND), (b"folder.ips", Status.NOT_FOUND), (b"none.ips", Status.NOT_FOUND)],
)  # fmt: skip
def test_a_link_that_takes_the_place_of_a_report(
    phone: Phone, monkeypatch: pytest.MonkeyPatch, name: bytes, status: Status
) -> None:
    monkeypatch.setattr(Files, "_is_report", lambda *_: True)
    before = len(os.listdir("/proc/self/fd"))
    files = Files(phone.reports)
    kind, data, _ = files.answer(Operation.OPEN, reading(name))
    assert (kind, data) == (Operation.STATUS, struct.pack("<Q", status))
    files.close()
    assert len(os.listdir("/proc/self/fd")) == before


def test_files(port: int, server: Usbmuxd) -> None:
    before = len(os.listdir("/proc/self/fd"))
    with service(port, server, REPORTS) as client:
        opened = [client.afc(Operation.OPEN, reading(b"Real.ips"))[0] for _ in range(40)]
        assert opened == [0] * 16 + [Status.NO_RESOURCES] * 24
        assert client.afc(Operation.READ, struct.pack("<QQ", 3, (1 << 64) - 1)) == (0, b"a report")
        assert client.afc(Operation.READ, struct.pack("<QQ", 3, (1 << 64) - 1)) == (0, b"")
        for handle in (0, 17, 1 << 63, (1 << 64) - 1):
            data = struct.pack("<QQ", handle, 1)
            assert client.afc(Operation.READ, data)[0] == Status.INVALID_ARGUMENT
            assert client.afc(Operation.CLOSE, data[:8])[0] == Status.INVALID_ARGUMENT
        assert client.afc(Operation.CLOSE, struct.pack("<Q", 3))[0] == 0
        assert client.afc(Operation.CLOSE, struct.pack("<Q", 3))[0] == Status.INVALID_ARGUMENT
        for operation in (Operation.OPEN, Operation.READ, Operation.CLOSE):
            for data in (b"", b"\1", b"\1" * 7, b"\1" * 15, b"\1" * 17):
                assert client.afc(operation, data)[0] in (Status.INVALID_ARGUMENT, Status.NOT_FOUND)
    wait(lambda: len(os.listdir("/proc/self/fd")) <= before)


def test_a_long_report(port: int, server: Usbmuxd, phone: Phone) -> None:
    with open(phone.reports / "Real.ips", "wb") as file:
        file.truncate(1 << 33)
    with service(port, server, REPORTS) as client:
        assert client.afc(Operation.OPEN, reading(b"Real.ips"))[0] == 0
        found = client.afc(Operation.READ, struct.pack("<QQ", 1, 1 << 40))
        assert len(found[1]) == 1 << 20


@pytest.mark.parametrize(
    ("head", "why"),
    [(HEADER.pack(b"CFA6LPAB", 40, 40, 0, 3), "AFC"), (HEADER.pack(MAGIC, 0, 0, 0, 3), "AFC"),
     (HEADER.pack(MAGIC, 39, 39, 0, 3), "AFC"), (HEADER.pack(MAGIC, 40, 41, 0, 3), "AFC"),
     (HEADER.pack(MAGIC, 41 + (1 << 16), 40, 0, 3), "the length of a message is 65537"),
     (HEADER.pack(MAGIC, (1 << 64) - 1, 40, 0, 3), "the length of a message is "),
     (HEADER.pack(MAGIC, (1 << 64) - 1, (1 << 64) - 1, 0, 3), "the length of a message is ")],
)  # fmt: skip
def test_heads(port: int, server: Usbmuxd, closes: Check, head: bytes, why: str) -> None:
    assert closes(service(port, server, REPORTS), why, head) == b""


def test_no_folder(
    port: int, server: Usbmuxd, phone: Phone, closes: Check
) -> None:
    (phone.reports / "Real.ips").unlink()
    phone.reports.rmdir()
    assert closes(service(port, server, REPORTS), "the reports folder: ") == b""


# ---- Clients that are silent, greedy or many


def wait(until: Callable[[], bool]) -> None:
    """Waits until `until` returns true. Fails after 20 seconds."""
    for _ in range(400):
        if until():
            return
        time.sleep(0.05)
    raise AssertionError("it did not become true")


@pytest.mark.parametrize("sent", [b"", packet(b"")[:1], packet(b"")[:15], packet(b"", 1000) + b"<plist>"])
def test_silent_clients(
    port: int, closes: Check, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(doors, "_IDLE", 60 if sent else 0.3)
    monkeypatch.setattr(doors, "_PART", 0.3 if sent else 60)
    assert closes(Client(port), "a message did not come within 0.3 s", sent) == b""


@pytest.mark.parametrize("to", [*SERVICES, REPORTS])
def test_clients_that_are_silent_to_a_service(
    port: int, server: Usbmuxd, closes: Check, monkeypatch: pytest.MonkeyPatch, to: str
) -> None:
    client = service(port, server, to)
    with service(port, server, to) as half:
        monkeypatch.setattr(doors, "_PART", 0.3)
        half.sendall(b"\0")
        assert closes(half, "a message did not come within 0.3 s") == b""
    monkeypatch.setattr(doors, "_IDLE", 0.3)
    client.close()
    assert closes(service(port, server, to), "a message did not come within 0.3 s") == b""


def test_a_client_that_trickles(
    port: int, closes: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "_PART", 0.5)
    client = Client(port)
    message = packet(plistlib.dumps({"MessageType": "ListDevices"}))
    with pytest.raises(OSError):
        for each in message:
            client.sendall(bytes([each]))
            time.sleep(0.05)
    assert closes(client, "a message did not come within 0.5 s") == b""


def test_a_client_that_reads_nothing(
    port: int, server: Usbmuxd, phone: Phone, monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    files = len(os.listdir("/proc/self/fd"))
    client = service(port, server, "com.apple.syslog_relay")
    monkeypatch.setattr(doors, "_PART", 0.3)
    phone.log.extend([f"1.000 {'x' * 1000}"] * 20000)
    said: list[str] = []

    def is_closed() -> bool:
        said.append(capfd.readouterr().err)  # the text may be a part of the line
        return CLOSED.fullmatch("".join(said)) is not None

    wait(is_closed)
    wait(lambda: server._links == 0 and len(os.listdir("/proc/self/fd")) <= files + 1)
    client.close()


def test_clients_that_only_read(port: int, server: Usbmuxd, closes: Check) -> None:
    client = Client(port)
    assert client.ask(MessageType="Listen")["Number"] == 0
    size, *_ = struct.unpack("<4I", client.take(16))
    attached = plistlib.loads(client.take(size - 16))
    assert (attached["MessageType"], attached["Properties"]["SerialNumber"]) == ("Attached", UDID)
    closes(client, "a message came where none is expected", b"x")
    client = service(port, server, "com.apple.syslog_relay")
    closes(client, "a message came where none is expected", b"x" * 100000)
    with service(port, server, "com.apple.crashreportmover") as client:
        assert client.rest() == b"ping\0"


def test_many_clients(port: int, server: Usbmuxd, capfd: pytest.CaptureFixture[str]) -> None:
    threads, files = threading.active_count(), len(os.listdir("/proc/self/fd"))
    clients = [Client(port) for _ in range(64)]
    for client in clients:
        assert client.ask(MessageType="ReadBUID")["BUID"]
    with Client(port) as client:
        assert client.rest() == b""
    assert "64 connections" in capfd.readouterr().err
    assert threading.active_count() == threads
    for client in clients:
        client.close()
    wait(lambda: server._links == 0 and len(os.listdir("/proc/self/fd")) <= files)
    with Client(port) as client:
        assert client.ask(MessageType="ListDevices")["DeviceList"]


def test_clients_that_go(port: int, server: Usbmuxd, phone: Phone, capfd: pytest.CaptureFixture[str]) -> None:
    reset = struct.pack("ii", 1, 0)
    phone.log.extend([f"1.000 {'x' * 1000}"] * 2000)
    for name in (*SERVICES, REPORTS, "com.apple.syslog_relay", "com.apple.crashreportmover"):
        for sent in (b"", b"\0", b"\0\0\0\x20<plist>"):
            client = service(port, server, name)
            client.sendall(sent)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
            client.close()
    wait(lambda: server._links == 0)
    assert "Traceback" not in capfd.readouterr().err


def test_a_fault_of_the_server_stays_there(
    port: int, server: Usbmuxd, phone: Phone, monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(phone, "apps", lambda: {}["/a/path"])
    client = service(port, server, APPS)
    client.sendall(prefixed(plistlib.dumps({"Command": "Browse"})))
    assert client.rest() == b""
    assert "KeyError: '/a/path'" in capfd.readouterr().err
    with Client(port) as client:
        assert client.ask(MessageType="ListDevices")["DeviceList"]
