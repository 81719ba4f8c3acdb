"""An emulated iPhone behind usbmuxd: for libimobiledevice's tools, tidevice and pymobiledevice3.

    usbmuxd.py [--os 17.0] [--app PATH ...] [--reports FOLDER] [--port 27015] [--webdriver PORT]

A client connects to this server as to usbmuxd, and through it to the services of the phone:
lockdown, the apps, the log, and the crash reports. There is no TLS, so the server listens on this
machine only. This file contains no rule: each request reads the status of the phone, or removes an
app.
"""

from __future__ import annotations

import argparse
import asyncio
import plistlib
import signal
import struct
import sys
import threading
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from traceback import print_exc
from typing import Any

_EXAMPLES = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(_EXAMPLES), str(_EXAMPLES / "appium")]

import afc
from iphone.bundle import Bundle, BundleError
from iphone.phone import Phone, PhoneError
from iphone.serving import add_options, make_phone
from lifecycle_policy import LifecyclePolicyError
from server import Driver
from server import Server as WebDriver

__all__ = ["Usbmuxd"]

#: The maximum size of a message: clients send short property lists and paths.
_MOST_BYTES = 1 << 16
#: Timeouts in seconds: how long the server waits for the rest of a message that has begun, and for
#: the next message.
_PART, _IDLE = 10, 60
#: The seconds between two checks for new lines of the log.
_LOOK = 0.1
#: The maximum number of connections at a time.
_CONNECTIONS = 64
#: The head of a packet of usbmux: the length of the packet, the version of the protocol, the kind
#: of message, and a number that the answer repeats.
_PACKET = struct.Struct("<4I")
#: The version and the kind of message of a packet that contains a property list.
_VERSION, _PROPERTY_LIST = 1, 8
_DEVICE = 1
_LOCKDOWN = 62078
_FIRST_PORT = 49152
#: The results of usbmuxd: success, unknown command, unknown device, and a port that nobody serves.
_SUCCESS, _BAD_COMMAND, _BAD_DEVICE, _REFUSED = 0, 1, 2, 3
_BUID = "00000000-0000-0000-0000-000000000001"


class Unfit(Exception):
    """The reason why a connection is closed."""


def _property_list(data: bytes) -> dict[str, Any]:
    try:
        value = plistlib.loads(data)
    except Exception:  # damaged property lists raise many kinds of exceptions
        raise Unfit("a message is not a property list") from None
    if not isinstance(value, dict):
        raise Unfit("a message is not a dictionary")
    return value


def _value(message: dict[str, Any], key: str, kind: type) -> Any:
    value = message.get(key)
    if not isinstance(value, kind):
        raise Unfit(f"{key}: it is missing, or is not of type {kind.__name__}")
    return value


class Link:
    """A connection. It limits the size and the time of messages."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def take(self, size: int, seconds: float | None = None) -> bytes:
        """Reads a number of bytes. Raises IncompleteReadError if the client has disconnected."""
        seconds = _PART if seconds is None else seconds
        try:
            return await asyncio.wait_for(self._reader.readexactly(size), seconds)
        except asyncio.TimeoutError:
            raise Unfit(f"a message did not come within {seconds} seconds") from None

    async def begin(self, head: struct.Struct) -> tuple[Any, ...]:
        """Reads the head of the next message."""
        first = await self.take(1, _IDLE)
        return head.unpack(first + await self.take(head.size - 1))

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        try:
            await asyncio.wait_for(self._writer.drain(), _PART)
        except asyncio.TimeoutError:
            raise Unfit(f"the client read nothing for {_PART} seconds") from None

    async def ended(self, seconds: float | None = None) -> bool:
        """Waits until the client disconnects, but not longer than a number of seconds."""
        try:
            found = await asyncio.wait_for(self._reader.read(1), seconds)
        except asyncio.TimeoutError:
            return False
        if found:
            raise Unfit("a message came where none is expected")
        return True

    async def message(self) -> dict[str, Any]:
        """Reads a message to a service of the phone."""
        (size,) = await self.begin(struct.Struct(">I"))
        return _property_list(await self.take(_fit(size)))

    async def answer(self, message: dict[str, Any]) -> None:
        # A binary property list can contain any name that an app can have.
        data = plistlib.dumps(message, fmt=plistlib.FMT_BINARY)
        await self.send(struct.pack(">I", len(data)) + data)


def _fit(size: int) -> int:
    if not 0 <= size <= _MOST_BYTES:
        raise Unfit(f"the length of a message is {size}; it must be from 0 to {_MOST_BYTES}")
    return size


class Usbmuxd:
    """Serves one phone."""

    def __init__(self, phone: Phone, udid: str) -> None:
        self.phone = phone
        self.udid = udid
        self._links = 0
        services: dict[str, Service] = {
            "com.apple.mobile.lockdown": self._lockdown,
            "com.apple.mobile.installation_proxy": self._installation_proxy,
            "com.apple.syslog_relay": self._syslog_relay,
            "com.apple.crashreportmover": self._crash_report_mover,
            "com.apple.crashreportcopymobile": self._crash_report_copy,
        }
        numbers = (_LOCKDOWN, *range(_FIRST_PORT, _FIRST_PORT + len(services)))
        self._ports = dict(zip(services, numbers))
        self._services = {self._ports[name]: service for name, service in services.items()}

    async def start(self, port: int) -> int:
        """Begins to serve. Returns the port. If the given port is 0, the system chooses one."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", port)
        return int(server.sockets[0].getsockname()[1])

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._links += 1
        try:
            if self._links > _CONNECTIONS:
                raise Unfit(f"there are {_CONNECTIONS} connections already")
            await self._multiplex(Link(reader, writer))
        except Unfit as error:
            print(f"usbmuxd.py: connection closed: {error}", file=sys.stderr, flush=True)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the client has gone
        except Exception:  # a mistake in this server
            print_exc()
        finally:
            await _close(writer)
            self._links -= 1

    # ---- usbmux

    async def _multiplex(self, link: Link) -> None:
        while True:
            size, version, kind, tag = await link.begin(_PACKET)
            if (version, kind) != (_VERSION, _PROPERTY_LIST):
                raise Unfit("a packet is not version 1 of usbmux with a property list")
            message = _property_list(await link.take(_fit(size - _PACKET.size)))
            kind = _value(message, "MessageType", str)
            answer, service = self._answer(kind, message)
            await link.send(_packet(tag, answer))
            if service:
                return await service(link)
            if kind == "Listen":
                await link.send(_packet(0, self._device()))
                await link.ended()
                return

    def _answer(self, kind: str, message: dict[str, Any]) -> tuple[dict[str, Any], Service | None]:
        """Returns the answer to a request, and the service to which it connects."""
        result, service = _SUCCESS, None
        if kind == "ListDevices":
            return {"DeviceList": [self._device()]}, None
        elif kind == "ReadBUID":
            return {"BUID": _BUID}, None
        elif kind == "ReadPairRecord":
            if message.get("PairRecordID") == self.udid:
                return {"PairRecordData": plistlib.dumps(_PAIR_RECORD)}, None
            result = _BAD_DEVICE
        elif kind == "Connect":
            if message.get("DeviceID") == _DEVICE:
                service = self._services.get(_swapped(_value(message, "PortNumber", int)))
                result = _SUCCESS if service else _REFUSED
            else:
                result = _BAD_DEVICE
        elif kind != "Listen":
            result = _BAD_COMMAND
        return {"MessageType": "Result", "Number": result}, service

    def _device(self) -> dict[str, Any]:
        properties = {
            "ConnectionSpeed": 480000000,
            "ConnectionType": "USB",
            "DeviceID": _DEVICE,
            "LocationID": 0,
            "ProductID": 0x12A8,
            "SerialNumber": self.udid,
        }
        return {"MessageType": "Attached", "DeviceID": _DEVICE, "Properties": properties}

    # ---- Services of the phone

    def _values(self) -> dict[str, Any]:
        return {
            "DeviceClass": "iPhone",
            "DeviceName": "iPhone",
            "PasswordProtected": self.phone.is_locked,
            "ProductName": "iPhone OS",
            "ProductType": "iPhone",
            "ProductVersion": str(self.phone.os),
            "SerialNumber": self.udid,
            "TimeIntervalSince1970": self.phone.date.timestamp(),
            "TimeZone": "UTC",
            "TimeZoneOffsetFromUTC": 0.0,
            "UniqueDeviceID": self.udid,
        }

    async def _lockdown(self, link: Link) -> None:
        while True:
            message = await link.message()
            kind = _value(message, "Request", str)
            await link.answer({"Request": kind, **self._locked_down(kind, message)})

    def _locked_down(self, kind: str, message: dict[str, Any]) -> dict[str, Any]:
        if kind == "QueryType":
            return {"Type": "com.apple.mobile.lockdown"}
        if kind == "GetValue":
            # A client may name a domain, such as that of iTunes. The server has no values in it.
            values = {} if message.get("Domain") else self._values()
            if message.get("Key") is None:
                return {"Value": values}
            key = _value(message, "Key", str)
            return {"Key": key, **({"Value": values[key]} if key in values else _error("MissingValue"))}
        if kind == "StartSession":
            return {"SessionID": _BUID, "EnableSessionSSL": False}
        if kind in ("StopSession", "ValidatePair"):
            return {}
        if kind == "StartService":
            name = _value(message, "Service", str)
            if name in self._ports:
                return {"Service": name, "Port": self._ports[name], "EnableServiceSSL": False}
            return _error("InvalidService")
        return _error("SetProhibited" if kind == "SetValue" else "UnknownRequest")

    async def _installation_proxy(self, link: Link) -> None:
        while True:
            message = await link.message()
            command = _value(message, "Command", str)
            if command == "Browse":
                found = self._apps(message)
                part = {"CurrentAmount": len(found), "CurrentIndex": 0, "CurrentList": found}
                await link.answer({"Status": "BrowsingApplications", "Total": len(found), **part})
                answer: dict[str, Any] = {"Status": "Complete"}
            elif command == "Lookup":
                apps = {app["CFBundleIdentifier"]: app for app in self._apps(message)}
                answer = {"Status": "Complete", "LookupResult": apps}
            elif command == "Uninstall":
                answer = self._remove(_value(message, "ApplicationIdentifier", str))
            else:
                answer = _error("UnknownCommand")
            await link.answer(answer)

    def _apps(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        options = _value({"ClientOptions": {}, **message}, "ClientOptions", dict)
        names, kind = options.get("BundleIDs"), options.get("ApplicationType")
        return [
            app
            for app in map(_app, self.phone.apps())
            if (not isinstance(names, list) or app["CFBundleIdentifier"] in names)
            and kind in (None, "Any", app["ApplicationType"])
        ]

    def _remove(self, identifier: str) -> dict[str, Any]:
        try:
            self.phone.remove(identifier)
        except PhoneError as error:
            return {**_error("APIInternalError"), "ErrorDescription": str(error)}
        return {"Status": "Complete"}

    async def _syslog_relay(self, link: Link) -> None:
        """Sends the log from its beginning, and every new line, until the client disconnects."""
        log, read = self.phone.log, 0
        while not await link.ended(_LOOK):
            lines = self.phone.lines(read)
            if self.phone.log is not log:  # the phone was erased
                log, read, lines = self.phone.log, 0, self.phone.lines()
            read += len(lines)
            await link.send("".join(map(self._log_line, lines)).encode())

    def _log_line(self, line: str) -> str:
        at = self.phone.date + timedelta(seconds=float(line.partition(" ")[0]) - self.phone.now)
        return f"{at:%b %d %H:%M:%S} iPhone lifecycle_policy[1] <Notice>: {line}\n\0"

    async def _crash_report_mover(self, link: Link) -> None:
        """Tells the client that the reports are ready to be copied."""
        await link.send(b"ping\0")

    async def _crash_report_copy(self, link: Link) -> None:
        if self.phone.reports is None:
            raise Unfit("the reports folder: the phone has none")
        try:
            files = afc.Files(self.phone.reports)
        except OSError as error:
            raise Unfit(f"the reports folder: {error.strerror}") from None
        try:
            while True:
                magic, whole, this, number, operation = await link.begin(afc.HEADER)
                if magic != afc.MAGIC or not afc.HEADER.size <= this <= whole:
                    raise Unfit("a packet is not one of AFC")
                request = await link.take(_fit(whole - afc.HEADER.size))
                kind, data, payload = files.answer(operation, request)
                this = afc.HEADER.size + len(data)
                head = afc.HEADER.pack(afc.MAGIC, this + len(payload), this, number, kind)
                await link.send(head + data + payload)
        finally:
            files.close()


Service = Callable[[Link], Awaitable[None]]
#: The keys that clients expect. Their values have no effect, because there is no TLS.
_PAIR_RECORD = {
    "HostID": _BUID,
    "SystemBUID": _BUID,
    "WiFiMACAddress": "00:00:00:00:00:00",
    **dict.fromkeys(
        ("DeviceCertificate", "HostCertificate", "HostPrivateKey", "RootCertificate", "RootPrivateKey"), b""
    ),
}


async def _close(writer: asyncio.StreamWriter) -> None:
    """Closes a connection, and drops the data that the client does not read."""
    writer.close()
    try:
        await asyncio.wait_for(writer.wait_closed(), _PART)
    except (asyncio.TimeoutError, OSError):
        writer.transport.abort()


def _packet(tag: int, message: dict[str, Any]) -> bytes:
    data = plistlib.dumps(message)
    return _PACKET.pack(_PACKET.size + len(data), _VERSION, _PROPERTY_LIST, tag) + data


def _swapped(port: int) -> int:
    """Returns the number of a port. A client sends the two bytes in network byte order."""
    if not 0 <= port < 1 << 16:
        raise Unfit("PortNumber: it is not from 0 to 65535")
    return int.from_bytes(port.to_bytes(2, "little"), "big")


def _error(name: str) -> dict[str, Any]:
    return {"Error": name}


def _app(app: Bundle) -> dict[str, Any]:
    name = app.path.stem
    return {
        "ApplicationType": "System" if app.identifier.startswith("com.apple.") else "User",
        "CFBundleDisplayName": app.name,
        "CFBundleExecutable": name,
        "CFBundleIdentifier": app.identifier,
        "CFBundleName": app.name,
        "CFBundleShortVersionString": app.version,
        "CFBundleVersion": app.version,
        "Path": f"/private/var/containers/Bundle/Application/{name}.app",
    }


async def _serve(options: argparse.Namespace, phone: Phone) -> None:
    if options.webdriver is not None:
        door = WebDriver(Driver(phone), port=options.webdriver)
        threading.Thread(target=door.serve_forever, daemon=True).start()
        print(f"WebDriver at {door.url}", flush=True)
    port = await Usbmuxd(phone, options.udid).start(options.port)
    print(f"iOS {phone.os} at 127.0.0.1:{port}, crash reports in {phone.reports}", flush=True)
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    await ended.wait()
    # The server does not wait for its clients, because some of them stay connected until they are
    # ended.


def main() -> int:
    """Serves until it is interrupted."""
    parser = argparse.ArgumentParser(description="An emulated iPhone behind usbmuxd.")
    add_options(parser)
    parser.add_argument("--webdriver", type=int, metavar="PORT", help="serve WebDriver there as well")
    parser.add_argument("--port", type=int, default=27015, help="0 takes a free one (27015)")
    parser.add_argument("--udid", default="00000000-0000000000000001")
    options = parser.parse_args()
    try:
        asyncio.run(_serve(options, make_phone(options)))
    except (BundleError, LifecyclePolicyError, OSError, OverflowError) as error:
        print(f"usbmuxd.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
