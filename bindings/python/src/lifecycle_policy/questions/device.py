"""A simulated device: many apps on one virtual clock."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from .._native.bindings import (
    LCP_NS_UNLIMITED,
    lcp_app_status,
    lcp_device_options,
    lcp_device_status,
    lcp_error,
    lcp_install,
)
from .._native.convert import check, fact, is_yes, moment, new, seconds, to_ns, whole
from .._native.enums import (
    Callback,
    EvidenceProfile,
    Field,
    Interruption,
    Reply,
    SceneState,
    Status,
    Treatment,
    UnknownLimit,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.library import library
from .._native.names import coerce, members
from .._native.osversion import OSVersion
from .._native.renamed import INSTALL, arguments
from .app import App
from .context import Context, DeviceFacts, Limit, native_context
from .declared import AppStatus, DeviceEffect, read_app_status
from .effects import pending_kill, take_effect, take_effect_until
from .events import DeviceOutcome, post_event

__all__ = ["AppStatus", "Device", "DeviceEffect", "DeviceOutcome", "DeviceSize"]


class DeviceSize(NamedTuple):
    """The sizes that a device needs."""

    size: int
    """The size of the device, in bytes."""
    fewest_effects: int
    """The smallest capacity for effects."""


def _options(
    os: OSVersion | str,
    facts: DeviceFacts | None,
    evidence: EvidenceProfile | str,
    now: float,
    on_silence: Treatment | str,
    on_conditional: Treatment | str,
    unknown_limit: UnknownLimit | str,
    capacities: dict[str, int],
) -> lcp_device_options:
    context = native_context(Context(os, profile=evidence, facts=facts))
    options = new(
        lcp_device_options,
        os=context.os,
        profile=context.profile,
        on_silence=coerce(Treatment, on_silence, Field.ON_SILENCE),
        on_conditional=coerce(Treatment, on_conditional, Field.ON_CONDITIONAL),
        unknown_limit=coerce(UnknownLimit, unknown_limit, Field.UNKNOWN_LIMIT),
        now_ns=to_ns(now, Field.NOW),
    )
    for name, count in capacities.items():
        if name not in ("apps", "scenes", "tasks", "requests", "policies", "effects"):
            raise TypeError(f"a device has no capacity {name!r}")
        setattr(options, name, whole(count, 32, Field[name.upper()]))
    options.facts = context.facts
    return options


def _install(
    app: App | None,
    was_launched: bool,
    returns_after: float | None,
    completes_after: float | None,
    stays_for: float,
    missing_callbacks: Iterable[Callback | str],
    footprint: int,
    limits: Iterable[Limit],
    others: dict[str, Any],
) -> lcp_install:
    """Makes the struct for an app. `others` are arguments under deprecated names."""
    if others:
        named = arguments(others, INSTALL, "an app has no", 2)
        returns_after = named.get("returns_after", returns_after)
        missing_callbacks = named.get("missing_callbacks", missing_callbacks)
    context = native_context(Context("2.0", app=app, limits=limits))
    native = new(
        lcp_install,
        was_launched=fact(was_launched, Field.WAS_LAUNCHED),
        reply_after_ns=to_ns(returns_after, Field.REPLY_AFTER, "returns_after"),
        footprint_bytes=whole(footprint, 63, Field.FOOTPRINT),
        complete_after_ns=to_ns(completes_after, Field.COMPLETE_AFTER, "completes_after"),
        stay_for_ns=to_ns(stays_for, Field.STAY_FOR, "stays_for"),
        app=context.app,
        limits=context.limits,
    )
    for callback in missing_callbacks:
        place = coerce(Callback, callback, Field.MISSING_CALLBACKS) - 1
        native.missing_callbacks_mask[place // 64] |= 1 << place % 64
    return native


class Device:
    """Many apps on one virtual clock: the host posts events, and takes effects to carry out.

    A new device is off. Only one thread at a time may use a device. Times are in seconds. At the
    end of a `with` statement, the device is closed.

    >>> device = Device("12.4")
    >>> app = device.install(returns_after=0, was_launched=True)
    >>> device.post("boot").verdict.label, device.post("open-app", app).verdict.label
    ('allowed', 'allowed')
    >>> print(next(device.effects()))
    0.000 app 1 start-process by launch-by-user for user-tap [transition.launch.foreground]
    """

    __slots__ = ("__weakref__", "_free", "_pointer")

    def __init__(
        self,
        os: OSVersion | str,
        *,
        facts: DeviceFacts | None = None,
        evidence: EvidenceProfile | str = EvidenceProfile.OBSERVED,
        now: float = 0,
        on_silence: Treatment | str = Treatment.REFUSE,
        on_conditional: Treatment | str = Treatment.REFUSE,
        unknown_limit: UnknownLimit | str = UnknownLimit.NONE,
        **capacities: int,
    ) -> None:
        options = _options(
            os, facts, evidence, now, on_silence, on_conditional, unknown_limit, capacities
        )
        self._own(self._made("lcp_device_create", ctypes.byref(options)))

    @staticmethod
    def measure(
        os: OSVersion | str,
        *,
        evidence: EvidenceProfile | str = EvidenceProfile.OBSERVED,
        **capacities: int,
    ) -> DeviceSize:
        """Returns the memory size of a device with these capacities, and the smallest permitted
        capacity for effects.

        >>> Device.measure("17.0", apps=4).fewest_effects
        32
        """
        options = _options(
            os, None, evidence, 0, Treatment.REFUSE, Treatment.REFUSE, UnknownLimit.NONE, capacities
        )
        size, fewest, error = ctypes.c_size_t(), ctypes.c_uint32(), new(lcp_error)
        given = (options, size, fewest, error)
        check(library().lcp_device_measure(*map(ctypes.byref, given)), error)
        return DeviceSize(size.value, fewest.value)

    @staticmethod
    def _made(function: str, argument: Any) -> int:
        pointer, error = ctypes.c_void_p(), new(lcp_error)
        call = getattr(library(), function)
        check(call(argument, ctypes.byref(pointer), ctypes.byref(error)), error)
        return pointer.value or 0

    def _own(self, pointer: int) -> None:
        self._pointer = ctypes.c_void_p(pointer)
        self._free = weakref.finalize(self, library().lcp_device_destroy, pointer)
        self._free.atexit = False  # a device may still be in use while the interpreter exits

    def _open(self) -> ctypes.c_void_p:
        """Returns the argument that points to the device. Raises if the device is closed."""
        try:
            return self._pointer
        except AttributeError:
            closed = hasattr(self, "_free")
        text = "it is closed" if closed else "it was made without Device(...)"
        raise refused(Field.DEVICE, Status.DEVICE, text)

    def _call(self, function: str, *arguments: Any) -> None:
        call, pointer = getattr(library(), function), self._open()
        if call(pointer, *arguments, None):
            error = new(lcp_error)  # a refused call changes nothing, so it may be repeated
            check(call(pointer, *arguments, ctypes.byref(error)), error)

    def close(self) -> None:
        """Frees the device. Afterwards, every method except `close` raises LifecyclePolicyError.

        A device is also freed when nothing refers to it any more.
        """
        if hasattr(self, "_pointer"):
            del self._pointer
            self._free()

    def __copy__(self) -> Device:
        raise TypeError("a Device cannot be copied; fork() returns an independent one")

    def __deepcopy__(self, memo: object) -> Device:
        return self.__copy__()

    def __reduce_ex__(self, protocol: object) -> str:
        raise TypeError("a Device cannot be pickled; snapshot() gives bytes for restore()")

    def __enter__(self) -> Device:
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def fork(self) -> Device:
        """Returns an independent copy of the device."""
        other = Device.__new__(Device)
        other._own(self._made("lcp_device_fork", self._open()))
        return other

    def copy_from(self, other: Device) -> None:
        """Makes this device a copy of another device with the same capacities. `copy_from` is
        faster than `fork`, because it allocates no memory."""
        self._call("lcp_device_copy", other._open())

    def install(
        self,
        app: App | None = None,
        *,
        was_launched: bool = False,
        returns_after: float | None = None,
        completes_after: float | None = None,
        stays_for: float = 0,
        missing_callbacks: Iterable[Callback | str] = (),
        footprint: int = 0,
        limits: Iterable[Limit] = (),
        **others: Any,
    ) -> int:
        """Installs an app, and returns its number.

        With `returns_after`, each callback returns by itself after that many seconds; without it,
        the host replies. With `completes_after`, each wake-up, such as a background fetch,
        completes by itself that many seconds after its callback returns; without it, the host posts
        `complete`. An app in the background with nothing left to do is suspended after `stays_for`
        seconds. `missing_callbacks` lists the methods that the app does not implement. The names
        `missing` and, as in C, `reply_after` are also accepted, with a DeprecationWarning.
        """
        native = _install(
            app,
            was_launched,
            returns_after,
            completes_after,
            stays_for,
            missing_callbacks,
            footprint,
            limits,
            others,
        )
        number = ctypes.c_uint32()
        self._call("lcp_device_install", ctypes.byref(native), ctypes.byref(number))
        return number.value

    def update_app(
        self,
        number: int,
        app: App | None = None,
        *,
        returns_after: float | None = None,
        completes_after: float | None = None,
        stays_for: float = 0,
        missing_callbacks: Iterable[Callback | str] = (),
        footprint: int = 0,
        limits: Iterable[Limit] = (),
        **others: Any,
    ) -> None:
        """Changes the facts about an app from now on, such as permissions, or the declarations of a
        new version. `number` is the result of `install`. The other arguments replace all arguments
        given to `install` except `was_launched`, so repeat the arguments that stay the same.

        Facts that decide the app's life cycle, such as `scenes`, can change only while the app does
        not run.

        >>> device = Device("17.0", facts=DeviceFacts(passcode=False))
        >>> app = App(background_modes=["location"], location_authorization="when-in-use")
        >>> number = device.install(app, returns_after=0, was_launched=True)
        >>> device.post("boot").verdict.label
        'allowed'
        >>> def enter() -> str:
        ...     return device.post("trigger", number, trigger="region-enter").verdict.label
        >>> enter()
        'forbidden'
        >>> from dataclasses import replace
        >>> always = replace(app, location_authorization="always")
        >>> device.update_app(number, always, returns_after=0)
        >>> enter()
        'allowed'
        """
        native = _install(
            app,
            False,
            returns_after,
            completes_after,
            stays_for,
            missing_callbacks,
            footprint,
            limits,
            others,
        )
        number = whole(number, 32, Field.APP)
        try:
            self._call("lcp_device_update_app", number, ctypes.byref(native))
        except LifecyclePolicyError as error:
            if error.status != Status.OUT_OF_RANGE or error.field != Field.APP:
                raise
            text = "facts that decide its life cycle can change only while it does not run"
            raise refused(error.field, error.status, text, error.value) from None

    def update_os(self, os: OSVersion | str) -> None:
        """Installs another OS version on a device that is off."""
        self._call("lcp_device_update_os", OSVersion.of(os).packed)

    def uninstall(self, app: int) -> None:
        """Removes an app with its scenes, tasks and requests."""
        self._call("lcp_device_uninstall", whole(app, 32, Field.APP))

    post = post_event

    def effects(self) -> Iterator[DeviceEffect]:
        """Takes the waiting effects, the oldest first."""
        while (effect := take_effect(self._open())) is not None:
            yield effect

    def reply(self, effect: DeviceEffect | int, reply: Reply | str = Reply.RETURNED) -> None:
        """Replies to a call."""
        number = effect.id if isinstance(effect, DeviceEffect) else whole(effect, 64, Field.EFFECT)
        result = reply if type(reply) is Reply else coerce(Reply, reply, Field.REPLY)
        self._call("lcp_device_reply", number, result)

    def advance(self, to: float) -> None:
        """Advances the clock to a time. Raises LifecyclePolicyError if effects must be taken first,
        or if the time is in the past."""
        self._advance(to_ns(to, Field.NOW))

    def run_until(self, to: float) -> Iterator[DeviceEffect]:
        """Yields each effect when it is due, until the time `to`. At the end, the clock shows `to`.
        The host may post events and reply meanwhile, even from within the code that handles an
        effect.

        >>> device = Device("17.0")
        >>> app = device.install(App(background_modes=["remote-notification"]), returns_after=0,
        ...                      completes_after=7, stays_for=5, was_launched=True)
        >>> device.post("boot").verdict.label, device.post("trigger", app, trigger="silent-push").token
        ('allowed', 1)
        >>> [effect.at for effect in device.run_until(60) if effect.kind.label == "suspend"]
        [12.0]
        >>> device.now
        60.0
        """
        last = to_ns(to, Field.NOW)
        while (effect := take_effect_until(self._open(), last)) is not None:
            yield effect

    def run_until_idle(self, limit: float) -> Iterator[DeviceEffect]:
        """Advances from one due time to the next, and yields each effect, until nothing is due.
        Stops at `limit`, because some apps always have a timer. `limit` is a time of the device's
        clock, not a duration. Anything that is due exactly at `limit` still happens. At the end,
        the clock shows the last time at which something was due, or `limit` if more is due later.
        The host may post events and reply meanwhile. A call without a reply is due when it times
        out.

        >>> with Device("12.4") as device:
        ...     app = device.install(returns_after=0, was_launched=True)
        ...     for event in ("boot", "open-app", "begin-task", "home"):
        ...         outcome = device.post(event, app)
        ...     *_, kill, last = device.run_until_idle(limit=3600)
        ...     print(kill.termination, device.now)
        background-task-expired 180.0
        """
        last = to_ns(limit, Field.NOW)
        # Times stay whole nanoseconds here, because a conversion of a large time to seconds could
        # round it down.
        while True:
            yield from self.effects()
            due = self._next_deadline(0)
            if due > last or due == LCP_NS_UNLIMITED:
                break
            try:
                self._advance(due)
            except LifecyclePolicyError as error:
                if error.status != Status.QUEUE_FULL:
                    raise
        if due != LCP_NS_UNLIMITED and last > self._status().now_ns:
            self._advance(last)

    def _advance(self, to_ns: int) -> None:
        self._call("lcp_device_advance", to_ns, None)

    def _next_deadline(self, app: int) -> int:
        at = ctypes.c_int64()
        self._call("lcp_device_next_deadline", whole(app, 32, Field.APP), ctypes.byref(at))
        return at.value

    def next_deadline(self, app: int = 0) -> float | None:
        """Returns the next time at which something is due, for one app or for all apps. Returns
        None if nothing is due."""
        return moment(self._next_deadline(app))

    def pending_kill(self, app: int) -> DeviceEffect | None:
        """Returns the kill that a clock of an app will cause unless something else comes first.
        Returns None if no clock will cause a kill."""
        return pending_kill(self._open(), whole(app, 32, Field.APP))

    def _status(self) -> lcp_device_status:
        status = new(lcp_device_status)
        self._call("lcp_device_get_status", ctypes.byref(status))
        return status

    @property
    def now(self) -> float:
        """The time on the virtual clock."""
        return seconds(self._status().now_ns)

    @property
    def os(self) -> OSVersion:
        """The OS version."""
        return OSVersion.from_packed(self._status().os)

    @property
    def is_on(self) -> bool:
        """True if the device is on."""
        return is_yes(self._status().on)

    @property
    def is_locked(self) -> bool:
        """True if the device is locked."""
        return is_yes(self._status().locked)

    @property
    def front(self) -> int:
        """The app in front, or 0 for the home screen."""
        return int(self._status().front)

    @property
    def beside(self) -> int:
        """The app beside the app in front, or 0."""
        return int(self._status().beside)

    @property
    def interruptions(self) -> tuple[Interruption, ...]:
        """What covers the screen."""
        return members(Interruption, self._status().interruptions)

    @property
    def is_switcher_open(self) -> bool:
        """True if the app switcher covers the screen."""
        return is_yes(self._status().switcher)

    @property
    def effects_waiting(self) -> int:
        """The number of effects that wait to be taken."""
        return int(self._status().effects)

    def app_status(self, app: int) -> AppStatus:
        """Returns the status of an app."""
        status = new(lcp_app_status)
        self._call("lcp_device_get_app_status", whole(app, 32, Field.APP), ctypes.byref(status))
        return read_app_status(status)

    def scene_state(self, app: int, scene: int) -> SceneState:
        """Returns the state of a scene."""
        state = ctypes.c_int32()
        self._call(
            "lcp_device_get_scene_state",
            whole(app, 32, Field.APP),
            whole(scene, 32, Field.SCENE),
            ctypes.byref(state),
        )
        return SceneState(state.value)

    def snapshot(self) -> bytes:
        """Returns the state of the device as bytes."""
        count = ctypes.c_size_t()
        self._call("lcp_device_snapshot", None, 0, ctypes.byref(count))
        room = ctypes.create_string_buffer(count.value)
        self._call("lcp_device_snapshot", room, len(room), None)
        return room.raw

    def restore(self, snapshot: bytes | bytearray | memoryview, now: float = 0) -> bool:
        """Restores the state of a snapshot. Returns False if the rules have changed since the
        snapshot was made."""
        try:
            data = bytes(memoryview(snapshot))
        except TypeError:
            kind = type(snapshot).__name__
            raise LifecyclePolicyError(
                f"snapshot: expected bytes, not {kind}", status=Status.MALFORMED, value=snapshot
            ) from None
        same = ctypes.c_int32()
        self._call(
            "lcp_device_restore",
            data,
            len(data),
            to_ns(now, Field.NOW),
            ctypes.byref(same),
        )
        return is_yes(same.value)

    @property
    def digest(self) -> int:
        """Returns a number that is equal for devices that will behave in the same way."""
        digest = ctypes.c_uint64()
        self._call("lcp_device_digest", ctypes.byref(digest))
        return digest.value

