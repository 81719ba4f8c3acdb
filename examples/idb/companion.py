"""An emulated iPhone behind Meta's idb: a companion for the `idb` command and fb-idb.

    companion.py [--os 17.0] [--app PATH ...] [--reports FOLDER] [--grpc-port 10882]
                 [--grpc-domain-sock PATH] [--webdriver PORT]

README.md lists the requests that the companion answers. It answers all other requests with
"unimplemented". This file contains no rule: each request becomes an event of the phone, or reads
the phone's status.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from traceback import print_exc
from typing import Any

from grpclib.const import Cardinality, Handler, Status
from grpclib.exceptions import GRPCError, StreamTerminatedError
from grpclib.server import Server, Stream
from idb.grpc import idb_pb2 as pb
from idb.grpc.idb_grpc import CompanionServiceBase

_EXAMPLES = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(_EXAMPLES), str(_EXAMPLES / "appium")]

from iphone import screen
from iphone.bundle import BundleError
from iphone.phone import Phone, PhoneError
from iphone.report import read_reports
from iphone.serving import add_options, make_phone
from lifecycle_policy import LifecyclePolicyError
from driver import UDID
from server import Driver
from server import Server as WebDriver

__all__ = ["Companion"]

#: The seconds between two checks for what a stream reports: new lines of the log, or the end of an
#: app that a client awaits.
_LOOK = 0.1
_BUTTONS = {
    pb.HIDEvent.HOME: "home",
    pb.HIDEvent.LOCK: "power",
    pb.HIDEvent.SIDE_BUTTON: "power",
    pb.HIDEvent.SIRI: "siri",
    pb.HIDEvent.APPLE_PAY: "apple-pay",
}
_VOLUME = (pb.HIDEvent.VOLUME_UP, pb.HIDEvent.VOLUME_DOWN)
#: idb's permissions, each with the phone's name for it. If idb grants `location`, the app has it
#: only while the app is in use.
_PERMISSIONS = {
    pb.ApproveRequest.PHOTOS: "photos",
    pb.ApproveRequest.CAMERA: "camera",
    pb.ApproveRequest.CONTACTS: "contacts",
    pb.ApproveRequest.URL: "url",
    pb.ApproveRequest.LOCATION: "location",
    pb.ApproveRequest.NOTIFICATION: "notifications",
    pb.ApproveRequest.MICROPHONE: "microphone",
}


def _failed(text: str) -> GRPCError:
    return GRPCError(Status.FAILED_PRECONDITION, text)


def _unimplemented(name: str) -> Callable[..., Any]:
    def method(self: object, request: Any) -> Any:
        raise GRPCError(Status.UNIMPLEMENTED, f"{name}: not in the emulated iPhone")

    return method


_Unimplemented = type(
    "_Unimplemented",
    (CompanionServiceBase,),
    {name: _unimplemented(name) for name in CompanionServiceBase.__abstractmethods__},
)


class Companion(_Unimplemented):
    """Carries out requests on a phone. A method for one request with one answer gets the request, and
    returns the answer. The other methods get a stream."""

    def __init__(self, phone: Phone, udid: str) -> None:
        self.phone = phone
        self.udid = udid

    def __mapping__(self) -> dict[str, Handler]:
        """Returns the methods that idb calls. They report errors of the phone as gRPC errors."""
        return {
            path: Handler(_reporting(handler), *handler[1:])
            for path, handler in super().__mapping__().items()
        }

    # ---- The target

    def connect(self, request: Any) -> Any:
        here = bool(request.local_file_path) and Path(request.local_file_path).exists()
        info = pb.CompanionInfo(udid=self.udid, is_local=here)
        return pb.ConnectResponse(companion=info)

    def describe(self, request: Any) -> Any:
        size = pb.ScreenDimensions(
            width=screen.WIDTH, height=screen.HEIGHT, density=1,
            width_points=screen.WIDTH, height_points=screen.HEIGHT,
        )  # fmt: skip
        target = pb.TargetDescription(
            udid=self.udid,
            name="iPhone",
            screen_dimensions=size,
            state="Booted",
            target_type="simulator",
            os_version=f"iOS {self.phone.os}",
            architecture="arm64",
        )
        info = pb.CompanionInfo(udid=self.udid, is_local=True)
        return pb.TargetDescriptionResponse(target_description=target, companion=info)

    def screenshot(self, request: Any) -> Any:
        picture = screen.png(black=self.phone.is_locked)
        return pb.ScreenshotResponse(image_data=picture, image_format="png")

    async def hid(self, stream: Stream[Any, Any]) -> None:
        async for event in stream:
            if event.WhichOneof("event") != "press" or event.press.direction != pb.HIDEvent.DOWN:
                continue
            action = event.press.action
            if action.WhichOneof("action") != "button" or action.button.button in _VOLUME:
                continue
            if action.button.button not in _BUTTONS:
                text = f"button {action.button.button}: not in the emulated iPhone"
                raise GRPCError(Status.UNIMPLEMENTED, text)
            self.phone.press(_BUTTONS[action.button.button])
        await stream.send_message(pb.HIDResponse())

    def simulate_memory_warning(self, request: Any) -> Any:
        self.phone.warn_of_memory()
        return pb.SimulateMemoryWarningResponse()

    async def log(self, stream: Stream[Any, Any]) -> None:
        await stream.recv_message()
        read = len(self.phone.lines())
        while True:
            lines = self.phone.lines(read)
            read += len(lines)
            if lines:
                text = "".join(f"{line}\n" for line in lines)
                await stream.send_message(pb.LogResponse(output=text.encode()))
            await asyncio.sleep(_LOOK)

    # ---- Permissions, and the place of the phone

    def approve(self, request: Any) -> Any:
        self._permit(request, "yes")
        return pb.ApproveResponse()

    def revoke(self, request: Any) -> Any:
        self._permit(request, "unset")
        return pb.RevokeResponse()

    def _permit(self, request: Any, value: str) -> None:
        unknown = [each for each in request.permissions if each not in _PERMISSIONS]
        if unknown or not request.permissions:
            raise GRPCError(Status.INVALID_ARGUMENT, f"permissions: {unknown} are not known")
        for each in request.permissions:
            self.phone.permit(request.bundle_id, _PERMISSIONS[each], value)

    def set_location(self, request: Any) -> Any:
        self.phone.move(request.location.latitude, request.location.longitude)
        return pb.SetLocationResponse()

    # ---- Apps

    def list_apps(self, request: Any) -> Any:
        apps = []
        for app in self.phone.apps():
            process = self.phone.pid(app.identifier)
            state = pb.InstalledAppInfo.RUNNING if process else pb.InstalledAppInfo.NOT_RUNNING
            apps.append(
                pb.InstalledAppInfo(
                    bundle_id=app.identifier,
                    name=app.name,
                    architectures=["arm64"],
                    install_type="system" if app.identifier.startswith("com.apple.") else "user",
                    process_state=pb.InstalledAppInfo.UNKNOWN
                    if request.suppress_process_state
                    else state,
                    process_identifier=process,
                )
            )
        return pb.ListAppsResponse(apps=apps)

    async def install(self, stream: Stream[Any, Any]) -> None:
        path = None
        async for request in stream:
            if request.WhichOneof("value") == "destination" and request.destination != pb.InstallRequest.APP:
                raise GRPCError(Status.UNIMPLEMENTED, "destination: only apps can be installed here")
            if request.WhichOneof("value") == "payload":
                if request.payload.WhichOneof("source") != "file_path":
                    raise GRPCError(
                        Status.UNIMPLEMENTED, "payload: give a path that this companion can read"
                    )
                path = Path(request.payload.file_path)
        if path is None:
            raise GRPCError(Status.INVALID_ARGUMENT, "payload: missing")
        await stream.send_message(pb.InstallResponse(name=self.phone.install(path), progress=1.0))

    def uninstall(self, request: Any) -> Any:
        self.phone.remove(request.bundle_id)
        return pb.UninstallResponse()

    async def launch(self, stream: Stream[Any, Any]) -> None:
        request = await stream.recv_message()
        assert request is not None
        start = request.start
        if start.bundle_id not in self.phone:
            raise _failed(f"{start.bundle_id} isn't installed")
        running = self.phone.pid(start.bundle_id)
        if running and not start.foreground_if_running:
            raise _failed(f"{start.bundle_id} is running already, with pid {running}")
        self.phone.launch(start.bundle_id, list(start.app_args), dict(start.env))
        process = self.phone.pid(start.bundle_id)
        await stream.send_message(pb.LaunchResponse(debugger=pb.DebuggerInfo(pid=process)))
        if not start.wait_for:
            return
        stopped = asyncio.ensure_future(stream.recv_message())
        try:
            while not stopped.done() and self._runs(start.bundle_id, process):
                await asyncio.wait([stopped], timeout=_LOOK)
        finally:
            stopped.cancel()
            if self._runs(start.bundle_id, process):
                self.phone.terminate(start.bundle_id)

    def _runs(self, identifier: str, process: int) -> bool:
        return identifier in self.phone and self.phone.pid(identifier) == process

    def terminate(self, request: Any) -> Any:
        if not self.phone.terminate(request.bundle_id):
            raise _failed(f"{request.bundle_id} is not running")
        return pb.TerminateResponse()

    def send_notification(self, request: Any) -> Any:
        try:
            payload = json.loads(request.json_payload)
        except (ValueError, RecursionError) as error:
            raise GRPCError(Status.INVALID_ARGUMENT, f"json_payload: {error}") from None
        self.phone.push(request.bundle_id, payload)
        return pb.SendNotificationResponse()

    def open_url(self, request: Any) -> Any:
        self.phone.open_url(request.url)
        return pb.OpenUrlRequest()

    # ---- Crash reports

    def _reports(self, query: Any) -> Iterator[tuple[Path, Any, str]]:
        for path, text in read_reports(self.phone.reports):
            info = _crash(path, text)
            if info is not None and (
                (not query.name or query.name == info.name)
                and (not query.bundle_id or query.bundle_id == info.bundle_id)
                and (not query.since or info.timestamp >= query.since)
                and (not query.before or info.timestamp <= query.before)
            ):
                yield path, info, text

    def crash_list(self, request: Any) -> Any:
        found = [info for _, info, _ in self._reports(request)]
        return pb.CrashLogResponse(list=found)

    def crash_show(self, request: Any) -> Any:
        found = list(self._reports(pb.CrashLogQuery(name=request.name)))
        if not found:
            raise _failed(f"name: {request.name!r} is not a crash report here")
        _, info, text = found[0]
        return pb.CrashShowResponse(info=info, contents=text)

    def crash_delete(self, request: Any) -> Any:
        found = list(self._reports(request))
        for path, _, _ in found:
            path.unlink()
        return pb.CrashLogResponse(list=[info for _, info, _ in found])


def _crash(path: Path, report: str) -> Any:
    """Returns idb's entry for a report; None if the file is not a report."""
    try:
        head, _, text = report.partition("\n")
        first, body = json.loads(head), json.loads(text)
        process = body.get("processes", [{}])[0].get("pid", 0)  # a jetsam report has a list
        return pb.CrashLogInfo(
            name=path.name,
            bundle_id=first.get("bundleID", ""),
            process_name=first.get("app_name", ""),
            process_identifier=body.get("pid", process),
            timestamp=int(path.stat().st_mtime),
        )
    except (OSError, ValueError, TypeError, AttributeError, LookupError, RecursionError):
        return None


def _reporting(handler: Handler) -> Callable[[Stream[Any, Any]], Coroutine[Any, Any, None]]:
    async def run(stream: Stream[Any, Any]) -> None:
        try:
            if handler.cardinality is Cardinality.UNARY_UNARY:
                request = await stream.recv_message()
                assert request is not None
                await stream.send_message(handler.func(request))
            else:
                await handler.func(stream)
        except (PhoneError, BundleError) as error:
            raise _failed(str(error)) from None
        except (GRPCError, StreamTerminatedError):
            raise
        except Exception:  # a mistake in the companion: its traceback is printed here
            print_exc()
            text = "the companion failed; its standard error says where"
            raise GRPCError(Status.INTERNAL, text) from None

    return run


async def _serve(options: argparse.Namespace, phone: Phone) -> None:
    if options.webdriver is not None:
        door = WebDriver(Driver(phone), port=options.webdriver)
        threading.Thread(target=door.serve_forever, daemon=True).start()
        print(f"WebDriver at {door.url}", file=sys.stderr, flush=True)
    server = Server([Companion(phone, options.udid)])
    if options.grpc_domain_sock:
        await server.start(path=options.grpc_domain_sock)
        ready: dict[str, Any] = {"grpc_path": options.grpc_domain_sock}
    else:
        await server.start("127.0.0.1", options.grpc_port)
        sockets = server._server.sockets if server._server else ()  # grpclib has no public name
        ready = {"grpc_port": sockets[0].getsockname()[1]}
    print(json.dumps(ready), flush=True)
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    await ended.wait()
    server.close()
    # The companion does not wait for pending requests, because `log` and `launch --wait-for` never
    # end by themselves.


def main() -> int:
    """Serves until it is interrupted."""
    parser = argparse.ArgumentParser(description="An emulated iPhone behind idb.")
    add_options(parser)
    parser.add_argument("--webdriver", type=int, metavar="PORT", help="serve WebDriver there as well")
    parser.add_argument("--grpc-port", type=int, default=10882, help="0 takes a free one (10882)")
    parser.add_argument("--grpc-domain-sock", metavar="PATH", help="a socket in place of the port")
    parser.add_argument("--udid", default=UDID)
    for name in ("--device-set-path", "--log-file-path"):
        parser.add_argument(name, help="read and not used, as idb_companion has it")
    options = parser.parse_args()
    try:
        phone = make_phone(options)
        asyncio.run(_serve(options, phone))
    except (BundleError, LifecyclePolicyError, OSError, OverflowError) as error:
        print(f"companion.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
