"""A simulated device: many apps on one virtual clock."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from .._native.bindings import (
    LCP_NS_UNLIMITED,
    lcp_app_status,
    lcp_device_effect,
    lcp_device_event,
    lcp_device_options,
    lcp_device_outcome,
    lcp_device_status,
    lcp_error,
    lcp_install,
)
from .._native.convert import check, fact, is_yes, mask, moment, new, seconds, to_ns
from .._native.enums import (
    Activity,
    Callback,
    Changing,
    Condition,
    Disposition,
    Event,
    EvidenceProfile,
    Field,
    Interruption,
    Occasion,
    Occurrence,
    Price,
    Reason,
    Reply,
    SceneState,
    Status,
    Termination,
    Treatment,
    Trigger,
    UnknownLimit,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.library import library
from .._native.names import coerce, coerce_or_none, decode, decode_or_none, members
from .._native.osversion import OSVersion
from .app import App
from .context import Context, DeviceFacts, Limit, native_context
from .declared import AppStatus, DeviceEffect, read_app_status, read_device_effect
from .rules import Rule, rule_at

__all__ = ["AppStatus", "Device", "DeviceEffect", "DeviceOutcome"]

#: The fields of an event that take a value of an enumeration.
_NAMED: dict[str, type[LabelledEnum]] = {
    "trigger": Trigger,
    "interruption": Interruption,
    "activity": Activity,
    "termination": Termination,
    "notice": Event,
    "fact": Changing,
}
_FACTS = ("value", "decision")
_NUMBERS = ("process", "scene", "token", "identifier")


@dataclass(frozen=True, slots=True)
class DeviceOutcome:
    """The immediate outcome of an event. The first fields are those of every answer: the ruling on
    whether the event happens. An event that no rule covers is allowed, without a rule.
    """

    verdict: Verdict
    rule: Rule | None
    """The rule by which the event takes place, or does not."""
    token: int
    """The token of the task or wake-up that was begun; 0: none."""
    undecided: bool
    """Yes: the rules leave open whether the event happens, and the options say to ask. Nothing was
    changed: post the event again with a decision.
    """
    price: Price | None
    """The price of what is forbidden."""
    disposition: Disposition | None
    """The disposition of a trigger that does not run the app."""
    occasion: Occasion | None
    """Until when the trigger is kept."""
    reason: Reason | None
    """Why the event does not take place, if the rules give a reason."""
    requires: tuple[Condition, ...]
    """The conditions that the verdict depends on, if it is conditional."""


def _effect(native: lcp_device_effect) -> DeviceEffect:
    buffer, length = ctypes.create_string_buffer(512), ctypes.c_size_t()
    error = new(lcp_error)
    check(
        library().lcp_effect_text(
            ctypes.byref(native), buffer, len(buffer), ctypes.byref(length), ctypes.byref(error)
        ),
        error,
    )
    return read_device_effect(
        native,
        rule=rule_at(native.rule),
        broken_rule=rule_at(native.broken_rule),
        text=buffer.raw[: length.value].decode(),
    )


class Device:
    """Many apps on one virtual clock: the host posts events, and takes effects to carry out.

    A new device is off. Only one thread at a time may use it. Times are in seconds. At the end of a
    `with` statement, the device is closed.

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
            setattr(options, name, _number(count, 32, Field[name.upper()]))
        options.facts = context.facts
        self._own(self._made("lcp_device_create", ctypes.byref(options)))

    @staticmethod
    def _made(function: str, argument: Any) -> int:
        pointer, error = ctypes.c_void_p(), new(lcp_error)
        call = getattr(library(), function)
        check(call(argument, ctypes.byref(pointer), ctypes.byref(error)), error)
        return pointer.value or 0

    def _own(self, pointer: int) -> None:
        self._pointer = pointer
        self._free = weakref.finalize(self, library().lcp_device_destroy, pointer)

    def _open(self) -> int:
        """Returns the pointer; raises if the device was closed."""
        free = getattr(self, "_free", None)
        if free is not None and free.alive:
            return self._pointer
        raise LifecyclePolicyError(
            "device: it is closed" if free else "device: it was made without Device(...)", status=Status.DEVICE, field=Field.DEVICE, value=None
        )

    def _call(self, function: str, *arguments: Any) -> None:
        error, pointer = new(lcp_error), self._open()
        check(getattr(library(), function)(pointer, *arguments, ctypes.byref(error)), error)

    def close(self) -> None:
        """Frees the device. Afterwards, every method except this one raises.

        A device is also freed when nothing refers to it any more.
        """
        free = getattr(self, "_free", None)
        if free is not None:
            free()

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

    def install(
        self,
        app: App | None = None,
        *,
        was_launched: bool = False,
        returns_after: float | None = None,
        missing: Iterable[Callback | str] = (),
        footprint: int = 0,
        limits: Iterable[Limit] = (),
    ) -> int:
        """Installs an app, and returns its number.

        With `returns_after`, each callback returns by itself after that many seconds; without it,
        the host replies. `missing` lists the methods that the app does not implement.
        """
        context = native_context(Context("2.0", app=app, limits=limits))
        native = new(
            lcp_install,
            was_launched=fact(was_launched, Field.WAS_LAUNCHED),
            reply_after_ns=to_ns(returns_after, Field.REPLY_AFTER),
            footprint_bytes=_number(footprint, 63, Field.FOOTPRINT),
            app=context.app,
            limits=context.limits,
        )
        for callback in missing:
            place = coerce(Callback, callback, Field.MISSING_CALLBACKS) - 1
            native.missing_callbacks_mask[place // 64] |= 1 << place % 64
        number = ctypes.c_uint32()
        self._call("lcp_device_install", ctypes.byref(native), ctypes.byref(number))
        return number.value

    def uninstall(self, app: int) -> None:
        """Removes an app with its scenes, tasks and requests."""
        self._call("lcp_device_uninstall", _number(app, 32, Field.APP))

    def post(
        self,
        kind: Occurrence | str,
        app: int = 0,
        *,
        bytes_wanted: int | None = None,
        delay: float | None = None,
        **fields: Any,
    ) -> DeviceOutcome:
        """Posts an event.

        An event may have an amount: `bytes_wanted` for an amount of memory, or `delay` for a delay
        or interval in seconds. The other parameters are the fields of lcp_device_event.
        """
        event = new(
            lcp_device_event,
            kind=coerce(Occurrence, kind, Field.KIND),
            app=_number(app, 32, Field.APP),
        )
        if bytes_wanted is not None:
            event.amount = _number(bytes_wanted, 63, Field.AMOUNT)
        elif delay is not None:
            event.amount = to_ns(delay, Field.AMOUNT)
        for name, value in fields.items():
            if name in _NAMED:
                setattr(event, name, coerce_or_none(_NAMED[name], value, Field[name.upper()]))
            elif name in _FACTS:
                setattr(event, name, fact(value, Field[name.upper()]))
            elif name in _NUMBERS:
                bits = 64 if name == "identifier" else 32
                setattr(event, name, _number(value, bits, Field[name.upper()]))
            else:
                raise TypeError(f"an event has no field {name!r}")
        outcome = new(lcp_device_outcome)
        self._call("lcp_device_post", ctypes.byref(event), ctypes.byref(outcome))
        return DeviceOutcome(
            verdict=decode(Verdict, outcome.verdict),
            rule=rule_at(outcome.rule),
            token=outcome.token,
            undecided=is_yes(outcome.undecided),
            price=decode_or_none(Price, outcome.price),
            disposition=decode_or_none(Disposition, outcome.disposition),
            occasion=decode_or_none(Occasion, outcome.occasion),
            reason=decode_or_none(Reason, outcome.reason),
            requires=members(Condition, mask(outcome.requires_mask)),
        )

    def effects(self) -> Iterator[DeviceEffect]:
        """Takes the waiting effects, the oldest first."""
        while True:
            native = new(lcp_device_effect)
            try:
                self._call("lcp_device_next_effect", ctypes.byref(native))
            except LifecyclePolicyError as error:
                if error.status == Status.NOT_FOUND:
                    return
                raise
            yield _effect(native)

    def reply(self, effect: DeviceEffect | int, reply: Reply | str = Reply.RETURNED) -> None:
        """Replies to a call."""
        number = effect.id if isinstance(effect, DeviceEffect) else effect
        self._call(
            "lcp_device_reply",
            _number(number, 64, Field.EFFECT),
            coerce(Reply, reply, Field.REPLY),
        )

    def advance(self, to: float) -> None:
        """Advances the clock to a moment; raises if effects must be taken first."""
        self._advance(to_ns(to, Field.NOW))

    def run_until_idle(self, limit: float) -> Iterator[DeviceEffect]:
        """Advances from one due moment to the next, and yields each effect, until nothing is due.

        Stops at `limit`, because some apps always have a timer. `limit` is a moment, not a
        duration, and things that are due at that very moment still happen. At the end, the clock
        shows the last moment at which something was due, or `limit` if more is due later. The host
        may post events and reply meanwhile. A call without a reply is due when it times out.

        >>> with Device("12.4") as device:
        ...     app = device.install(returns_after=0, was_launched=True)
        ...     for event in ("boot", "open-app", "begin-task", "home"):
        ...         outcome = device.post(event, app)
        ...     *_, kill, last = device.run_until_idle(limit=3600)
        ...     print(kill.termination, device.now)
        background-task-expired 180.0
        """
        last = to_ns(limit, Field.NOW)
        # Moments stay whole nanoseconds here. Converted to seconds, a late moment could be rounded
        # down.
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
        self._call("lcp_device_next_deadline", _number(app, 32, Field.APP), ctypes.byref(at))
        return at.value

    def next_deadline(self, app: int = 0) -> float | None:
        """Returns the next moment at which something is due, for one app or for all apps. Returns
        None if nothing is due."""
        return moment(self._next_deadline(app))

    def pending_kill(self, app: int) -> DeviceEffect | None:
        """Returns the kill that a clock of an app will cause unless something else comes first, or
        None."""
        native = new(lcp_device_effect)
        try:
            self._call(
                "lcp_device_pending_kill", _number(app, 32, Field.APP), ctypes.byref(native)
            )
        except LifecyclePolicyError as error:
            if error.status == Status.NOT_FOUND and error.field == Field.EFFECT:
                return None
            raise
        return _effect(native)

    def _status(self) -> lcp_device_status:
        status = new(lcp_device_status)
        self._call("lcp_device_get_status", ctypes.byref(status))
        return status

    @property
    def now(self) -> float:
        """The time on the virtual clock."""
        return seconds(self._status().now_ns)

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
        """The app in front; 0 for the home screen."""
        return int(self._status().front)

    def app_status(self, app: int) -> AppStatus:
        """Returns the status of an app."""
        status = new(lcp_app_status)
        self._call("lcp_device_get_app_status", _number(app, 32, Field.APP), ctypes.byref(status))
        return read_app_status(status)

    def scene_state(self, app: int, scene: int) -> SceneState:
        """Returns the state of a scene."""
        state = ctypes.c_int32()
        self._call(
            "lcp_device_get_scene_state",
            _number(app, 32, Field.APP),
            _number(scene, 32, Field.SCENE),
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
        """Restores the state of a snapshot; returns False if the rules have changed since."""
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
        """Returns a number that is equal for devices that will behave the same from now on."""
        digest = ctypes.c_uint64()
        self._call("lcp_device_digest", ctypes.byref(digest))
        return digest.value


def _number(value: int, bits: int, field: Field) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << bits:
        return value
    raise LifecyclePolicyError(
        f"{field.label}: `{value!r}` is not a number from 0 to {(1 << bits) - 1}",
        status=Status.OUT_OF_RANGE,
        field=field,
        value=value,
    )
