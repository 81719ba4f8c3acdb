"""An emulated iPhone: a device with apps that follow their scripts, and a clock that can skip time.

The phone itself has no rules. A request from a server (WebDriver, idb, usbmuxd) becomes an event of the
device. This module carries out the effects of the device: callbacks return, scripts act, and terminations
leave reports.
"""

from __future__ import annotations

import heapq
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from lifecycle_policy import (
    AppState,
    AppStatus,
    Device,
    DeviceEffect,
    DeviceOutcome,
    Effect,
    Interruption,
    LifecyclePolicyError,
    OSVersion,
    Verdict,
)

from .bundle import EXPIRATION, Act, Bundle, BundleError, place_of, read_bundle
from .cleaning import printable
from .permissions import AUTHORIZATIONS, LOCATION, UNSET, ends_the_app, permission, word_for
from .report import SPRINGBOARD_PID, pid, write_report

__all__ = ["HOME", "SAFARI", "Phone", "PhoneError", "Refused"]

#: The identifier of the home screen, which is in front if no app is.
HOME = "com.apple.springboard"
#: The app that opens a URL, unless another app is named.
SAFARI = "com.apple.mobilesafari"
#: Effects that the log omits, because they accompany callbacks.
_QUIET = (Effect.POST_NOTIFICATION,)
#: The buttons that cover the app in front.
_COVERS = {"siri": Interruption.SIRI, "apple-pay": Interruption.IN_APP_PURCHASE}


class PhoneError(Exception):
    """Raised if a request is impossible: an app is not installed, or a value is out of range."""


class Refused(PhoneError):
    """Raised if the rules refuse a request. The message names the rule."""


@dataclass
class _Installed:
    number: int
    bundle: Bundle
    arguments: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    #: The user's permissions, by service. A missing service is unset.
    permissions: dict[str, str] = field(default_factory=dict)
    tokens: list[int] = field(default_factory=list)
    #: The acts that became due while the app was suspended.
    late: list[_Due] = field(default_factory=list)


@dataclass(order=True)
class _Due:
    at: float
    order: int
    app: _Installed = field(compare=False)
    process: int = field(compare=False)
    #: What is due: an act of the script, or the return from the callback of this effect.
    what: Act | DeviceEffect = field(compare=False)
    token: int = field(compare=False, default=0)


def _facts(bundle: Bundle) -> dict[str, Any]:
    """Returns arguments of `Device.install`: the facts about an app beside its Info.plist."""
    return {
        "missing_callbacks": bundle.missing_callbacks,
        "footprint": bundle.footprint,
        "stays_for": bundle.stays_for,
    }


def _granted(bundle: Bundle) -> dict[str, str]:
    """Returns the permissions that the app already has when it is installed."""
    return {LOCATION: word_for(bundle.app.location_authorization)}


class Phone:
    """One iPhone. Any thread may use it; calls are executed one after another.

    The phone runs in real time: each call first executes what became due since the last call.
    `skip` moves the clock forward. Without a folder for reports, no report is written.
    """

    def __init__(
        self,
        os: OSVersion | str,
        reports: Path | None = None,
        *,
        apps: tuple[Path, ...] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.reports = reports
        self._lock = threading.RLock()
        self._clock = clock
        self._installed: dict[str, _Installed] = {}
        self._new(os)
        for path in apps:
            self.install(path)

    def _new(self, os: OSVersion | str) -> None:
        version = os if isinstance(os, OSVersion) else OSVersion.parse(os)
        self._device = Device(version, on_conditional="allow", apps=256, effects=4096)
        self.os = version
        self.log: list[str] = []
        self._due: list[_Due] = []
        self._order = itertools.count()
        self._began, self._skipped = self._clock(), 0.0
        self._date = time.time()
        self.location: tuple[float, float] | None = None
        self._demand("boot")

    def erase(self, os: OSVersion | str | None = None) -> None:
        """Resets the phone, but keeps its apps. If a version is given, the phone then runs it.

        The clock restarts, the log is empty, the phone has no place, and each app has the
        permissions in its script. Raises LifecyclePolicyError for an invalid
        version.
        """
        with self._lock:
            self._new(self.os if os is None else os)
            for app in self._installed.values():
                app.permissions = _granted(app.bundle)
                app.number = self._install(app.bundle)

    # ---- Time

    @property
    def now(self) -> float:
        """The seconds since the phone was made or erased."""
        return self._clock() - self._began + self._skipped

    @property
    def date(self) -> datetime:
        """The date and time that the phone shows. They start at the real time when the phone is
        made or erased, and then follow its own clock."""
        return datetime.fromtimestamp(self._date + self.now, timezone.utc)

    def skip(self, seconds: float) -> None:
        """Moves the clock forward by a number of seconds."""
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 <= seconds < 1e9:
            raise PhoneError(f"seconds: {seconds!r} is not a number of seconds from 0 to 1e9")
        with self._caught_up():
            self._skipped += seconds
            self._catch_up()

    @contextmanager
    def _caught_up(self) -> Iterator[None]:
        with self._lock:
            self._catch_up()
            yield

    def _catch_up(self) -> None:
        """Executes what is due by now, both in the device and in the scripts, in the order in which
        it became due."""
        until = self.now
        while True:
            limit = min(until, self._due[0].at) if self._due else until
            for effect in self._device.run_until_idle(limit):
                self._obey(effect)
                if self._due and self._due[0].at < limit:
                    break
            else:
                if limit > self._device.now:
                    self._device.advance(limit)
                if not self._due or self._due[0].at > until:
                    return
                self._perform(heapq.heappop(self._due))

    def _settle(self) -> None:
        """Skips time until every call that will return has returned, because XCTest waits until an
        app is idle."""
        while True:
            calls = [due.at for due in self._due if isinstance(due.what, DeviceEffect)]
            if not calls:
                return
            self._skipped += max(0.0, min(calls) - self.now)
            self._catch_up()

    # ---- Effects

    def _obey(self, effect: DeviceEffect) -> None:
        if effect.kind not in _QUIET:
            self.log.append(printable(self._line(effect)))
        app = next((each for each in self._installed.values() if each.number == effect.app), None)
        if app is None:
            return
        if effect.kind is Effect.START_PROCESS:
            app.tokens.clear()
            app.late.clear()
        elif effect.kind is Effect.KILL:
            self._report(app.bundle, effect)
        elif effect.kind is Effect.RESUME:
            for late in app.late:
                heapq.heappush(self._due, late)
            app.late.clear()
        if effect.kind is Effect.STATE_CHANGED:
            self._react(app, effect, effect.to)
        elif effect.kind is Effect.DELIVER_CALLBACK:
            self._react(app, effect, effect.callback)
        elif effect.kind is Effect.RUN_EXPIRATION_HANDLER:
            self._react(app, effect, EXPIRATION)
        if effect.needs_reply and effect.callback not in app.bundle.never_returns_from:
            self._plan(app, effect.at + app.bundle.returns_after, effect, effect)

    def _report(self, bundle: Bundle, effect: DeviceEffect) -> None:
        if self.reports is None:
            return
        try:
            write_report(self.reports, bundle, effect, self.os, f"{effect.at:.3f}")
        except OSError as error:
            self._note(f"{bundle.name}: no crash report: {error.strerror}")

    def _react(self, app: _Installed, effect: DeviceEffect, on: object) -> None:
        for act in app.bundle.does:
            if any(each is on for each in act.on):  # a state may equal a callback
                self._plan(app, effect.at + act.after, act, effect)

    def _plan(
        self, app: _Installed, at: float, what: Act | DeviceEffect, cause: DeviceEffect
    ) -> None:
        process = cause.process or self._device.app_status(app.number).process
        due = _Due(at, next(self._order), app, process, what, cause.token)
        heapq.heappush(self._due, due)

    def _perform(self, due: _Due) -> None:
        status = self._device.app_status(due.app.number)
        if status.process != due.process or not due.process:
            return
        if isinstance(due.what, DeviceEffect):
            self._device.reply(due.what)
        elif status.state is AppState.SUSPENDED:
            due.app.late.append(due)
        else:
            self._act(due, due.what)

    def _act(self, due: _Due, act: Act) -> None:
        fields = dict(act.fields)
        if act.do == "complete":
            fields.setdefault("token", due.token)
        elif act.do == "end-task":
            if not due.app.tokens:
                return
            fields.setdefault("token", due.app.tokens.pop())
        try:
            outcome = self._post(act.do, due.app, **fields)
        except PhoneError as error:
            self._note(f"{due.app.bundle.name}: {error}")
            return
        if act.do == "begin-task" and outcome.token:
            due.app.tokens.append(outcome.token)

    # ---- Events

    def _post(self, kind: str, app: _Installed | None = None, /, **fields: Any) -> DeviceOutcome:
        try:
            outcome = self._device.post(kind, app.number if app else 0, **fields)
        except (LifecyclePolicyError, TypeError, ValueError, OverflowError) as error:
            raise PhoneError(f"{kind}: {error}") from None
        who = f"{app.bundle.name}: " if app else ""
        word = fields.get("trigger") or fields.get("termination") or ""
        rule = f" [{outcome.rule.id}]" if outcome.rule else ""
        self._note(f"> {who}{kind}{' ' if word else ''}{word}: {outcome.verdict.label}{rule}")
        for effect in self._device.effects():
            self._obey(effect)
        return outcome

    def _demand(self, kind: str, app: _Installed | None = None, **fields: Any) -> None:
        outcome = self._post(kind, app, **fields)
        if outcome.verdict is not Verdict.ALLOWED:
            who = f"{app.bundle.name}: " if app else ""
            by = f" [{outcome.rule.id}]" if outcome.rule else ""
            raise Refused(f"{who}{kind}: {outcome.verdict.label}{by}")

    def post(self, kind: str, identifier: str | None = None, /, **fields: Any) -> DeviceOutcome:
        """Posts an event for one app or for all apps, and returns the outcome.

        Kinds and fields are those of `lifecycle_policy.Device.post`. Raises PhoneError.
        """
        with self._caught_up():
            outcome = self._post(kind, self._find(identifier) if identifier else None, **fields)
            self._settle()
            return outcome

    def launch(
        self, identifier: str, arguments: list[str] | None = None,
        environment: dict[str, str] | None = None, *, afresh: bool = False,
    ) -> None:
        """Opens an app. If `afresh` is true, ends a running process first, as XCTest's launch
        does."""
        with self._caught_up():
            app = self._find(identifier)
            if afresh:
                self._terminate(app)
            if not self._device.app_status(app.number).process:
                app.arguments, app.environment = arguments or [], environment or {}
            self._uncover()
            if self._device.front != app.number:
                self._demand("open-app", app)
                self._settle()

    def terminate(self, identifier: str) -> bool:
        """Ends the process of an app as XCTest does. Returns False if no process runs."""
        with self._caught_up():
            return self._terminate(self._find(identifier))

    def _terminate(self, app: _Installed) -> bool:
        if not self._device.app_status(app.number).process:
            return False
        self._demand("end", app, termination="debugger-stop")
        return True

    def reboot(self) -> None:
        """Turns the phone off and on, and unlocks it."""
        with self._caught_up():
            self._demand("shutdown")
            self._demand("boot")
            if self._device.is_locked:
                self._demand("unlock")

    def lock(self, locked: bool = True) -> None:
        """Locks the phone, or unlocks it if `locked` is false. Does nothing if the phone is already
        in that state."""
        with self._caught_up():
            if self._device.is_locked is not locked:
                self._demand("lock" if locked else "unlock")
                self._settle()

    def press(self, button: str) -> None:
        """Presses a button: `home`; `power`, which locks and unlocks the phone; `siri` or
        `apple-pay`, which cover the app in front until they are pressed again."""
        if button == "home":
            self.post("home")
        elif button == "power":
            self.lock(not self.is_locked)
        elif button in _COVERS:
            self.cover(button, button not in self.covers)
        else:
            raise PhoneError(f"button: {button!r} is not home, power, siri or apple-pay")

    @property
    def covers(self) -> tuple[str, ...]:
        """The covers of the app in front: `siri`, `apple-pay`, both or neither."""
        with self._caught_up():
            return tuple(n for n, each in _COVERS.items() if each in self._device.interruptions)

    def cover(self, name: str, covered: bool = True) -> None:
        """Covers the app in front with `siri` or `apple-pay`, or uncovers the app if `covered` is
        false. Does nothing if the app is already in that state. Opening an app uncovers it, too."""
        with self._caught_up():
            if (name in self.covers) is not covered:
                kind = "begin-interruption" if covered else "ignore-interruption"
                self._demand(kind, interruption=_COVERS[name])
                self._settle()

    def _uncover(self) -> None:
        for name in self.covers:
            self.cover(name, False)

    def push(self, identifier: str, payload: Any) -> DeviceOutcome:
        """Delivers a remote notification. Its `aps` determines whether it is silent, visible, or
        both."""
        aps = payload.get("aps") if isinstance(payload, dict) else None
        if not isinstance(aps, dict):
            raise PhoneError(f"payload: {payload!r} is not an object that holds an object `aps`")
        silent = aps.get("content-available") in (1, True)
        seen = any(key in aps for key in ("alert", "badge", "sound"))
        kind = "visible-push" if not silent else "silent-push-with-alert" if seen else "silent-push"
        return self.post("trigger", identifier, trigger=kind)

    def open_url(self, url: object, identifier: str = SAFARI) -> DeviceOutcome:
        """Opens a URL in an app."""
        if not isinstance(url, str) or not url:
            raise PhoneError(f"url: {url!r} is not an address")
        return self.post("trigger", identifier, trigger="open-url")

    def warn_of_memory(self) -> DeviceOutcome:
        """Sends a memory warning to the running apps."""
        return self.post("notice", notice="memory-warning")

    # ---- Permissions, and the place of the phone

    def permit(self, identifier: str, service: Any, value: Any) -> None:
        """Changes a permission of an app, as the user does in Settings. `unset` makes the app ask
        again.

        If the app has asked for the permission, and is in the background or suspended, the change
        ends the app. A change of `location`, `notifications` or `url` never does. Raises
        PhoneError.
        """
        try:
            name, word = permission(service, value)
        except ValueError as error:
            raise PhoneError(str(error)) from None
        with self._caught_up():
            app = self._find(identifier)
            before = app.permissions.get(name, UNSET)
            if word == before:
                return
            self._note(f"> {app.bundle.name}: permission for {name}: {before} -> {word}")
            app.permissions[name] = word
            if name == LOCATION:
                granted = replace(app.bundle.app, location_authorization=AUTHORIZATIONS[word])
                self._device.update_app(app.number, granted, **_facts(app.bundle))
            elif ends_the_app(name, before) and self._device.app_status(app.number).state in (
                AppState.BACKGROUND,
                AppState.SUSPENDED,
            ):
                self._post("end", app, termination="privacy-changed")
                self._settle()

    def permission(self, identifier: str, service: Any) -> str:
        """Returns a permission of an app: for location `always`, `inuse`, `never` or `unset`; for
        the others `yes`, `no`, `limited` or `unset`. Raises PhoneError."""
        try:
            name, _ = permission(service)
        except ValueError as error:
            raise PhoneError(str(error)) from None
        with self._caught_up():
            return self._find(identifier).permissions.get(name, UNSET)

    def move(self, latitude: Any, longitude: Any) -> None:
        """Moves the phone to a place. If the phone crosses the border of a region and the rules
        allow it, the apps that watch the region get the event. Raises PhoneError."""
        try:
            place = place_of(latitude, longitude)
        except ValueError as error:
            raise PhoneError(str(error)) from None
        with self._caught_up():
            before, self.location = self.location, place
            self._note(f"> move to {place[0]:g}, {place[1]:g}")
            for app in list(self._installed.values()):
                for region in app.bundle.regions:
                    inside = region.contains(place)
                    if inside is not region.contains(before):
                        kind = "region-enter" if inside else "region-exit"
                        self._post("trigger", app, trigger=kind)
                        self._settle()

    def forget_location(self) -> None:
        """Forgets the place of the phone. No app gets a region event for this."""
        with self._caught_up():
            self.location = None

    # ---- Apps

    def _find(self, identifier: object) -> _Installed:
        if isinstance(identifier, str) and identifier in self._installed:
            return self._installed[identifier]
        raise PhoneError(f"bundleId: {identifier!r} is not installed")

    def install(self, path: Path) -> str:
        """Installs an app from a .app folder, a .zip or an .ipa. Replaces an installed app with the
        same identifier."""
        bundle = read_bundle(path)
        with self._caught_up():
            if bundle.identifier in self._installed:
                self.remove(bundle.identifier)
            try:
                number = self._install(bundle)
            except LifecyclePolicyError as error:
                raise BundleError(f"{path}: {error}") from None
            for note in bundle.notes:
                self._note(note)
            app = _Installed(number, bundle, permissions=_granted(bundle))
            self._installed[bundle.identifier] = app
            return bundle.identifier

    def _install(self, bundle: Bundle) -> int:
        return self._device.install(bundle.app, was_launched=True, **_facts(bundle))

    def remove(self, identifier: str) -> None:
        """Removes an app, and ends its process."""
        with self._caught_up():
            app = self._find(identifier)
            self._device.uninstall(app.number)
            del self._installed[identifier]
            self._due = [due for due in self._due if due.app is not app]
            heapq.heapify(self._due)

    def __contains__(self, identifier: object) -> bool:
        return isinstance(identifier, str) and identifier in self._installed

    def apps(self) -> list[Bundle]:
        """Returns the installed apps."""
        with self._caught_up():
            return [app.bundle for app in self._installed.values()]

    def app_status(self, identifier: str) -> AppStatus:
        """Returns the status of an app."""
        with self._caught_up():
            return self._device.app_status(self._find(identifier).number)

    def pid(self, identifier: str) -> int:
        """Returns the pid of an app, or of the home screen; 0 if the app does not run."""
        if identifier == HOME and identifier not in self:
            return SPRINGBOARD_PID
        return pid(self.app_status(identifier).process)

    def process_arguments(self, identifier: str) -> tuple[list[str], dict[str, str]]:
        """Returns the arguments and the environment with which an app was launched."""
        with self._lock:
            app = self._find(identifier)
            return app.arguments, app.environment

    @property
    def front(self) -> str:
        """The identifier of the app in front; HOME if no app is in front."""
        with self._caught_up():
            front = self._device.front
            found = [name for name, app in self._installed.items() if app.number == front]
            return found[0] if found else HOME

    @property
    def is_locked(self) -> bool:
        """True if the phone is locked."""
        with self._caught_up():
            return self._device.is_locked

    def lines(self, begin: int = 0) -> list[str]:
        """Returns the lines of the log from line `begin` on."""
        with self._caught_up():
            return self.log[begin:]

    def _note(self, text: str) -> None:
        milliseconds = int(self._device.now * 1000)  # truncated, as in the library
        self.log.append(f"{milliseconds // 1000}.{milliseconds % 1000:03} {printable(text)}")

    def _line(self, effect: DeviceEffect) -> str:
        text = str(effect)
        for app in self._installed.values():
            text = text.replace(f" app {app.number} ", f" {app.bundle.name}: ")
        return text
