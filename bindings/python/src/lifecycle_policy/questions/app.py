"""What the host knows about an app, also as read from an Info.plist."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .._native.bindings import lcp_app
from .._native.convert import fact, from_fact, new
from .._native.enums import BackgroundMode, Fact, Field, LocationAuthorization, NoticeKind, Status
from .._native.errors import LifecyclePolicyError
from .._native.names import coerce_or_none, decode_or_none, mask_of, members, several
from .._native.osversion import OSVersion
from .bounds import Deadline
from .info import Notice, apply_info

__all__ = ["App"]


@dataclass(frozen=True, slots=True, init=False)
class App:
    """An app's declarations, and what it does or is granted at run time.

    For declarations (modes, keys), None means "no". For facts of run time (authorization,
    restoration identifier, launch events), None means unknown. Modes may be one value, several
    values, or names:

    >>> app = App(background_modes=["audio", BackgroundMode.FETCH])
    >>> BackgroundMode.FETCH in app.background_modes
    True
    >>> app == App(background_modes=BackgroundMode.AUDIO | BackgroundMode.FETCH)
    True
    """

    background_modes: frozenset[BackgroundMode]
    """UIBackgroundModes."""
    exits_on_suspend: bool | None
    """UIApplicationExitsOnSuspend."""
    scenes: bool | None
    """The app adopts the scene life cycle, in the manifest or in code."""
    multiple_scenes: bool | None
    """UIApplicationSupportsMultipleScenes."""
    linked_sdk: OSVersion | None
    """None: the SDK that was released with the OS of the question."""
    minimum_os: OSVersion | None
    """MinimumOSVersion."""
    permitted_identifiers: int
    """The number of BGTaskSchedulerPermittedIdentifiers."""
    location_authorization: LocationAuthorization | None
    """Granted at run time."""
    restoration_identifier: bool | None
    """Core Bluetooth state restoration; run time."""
    session_sends_launch_events: bool | None
    """URLSessionConfiguration.sessionSendsLaunchEvents; run time."""
    background_activity_session: bool | None
    """The app held a CLBackgroundActivitySession when it last ran; run time."""
    service_session: bool | None
    """The app held a CLServiceSession for Always authorization when it last ran; run time."""
    interface_kept: bool | None
    """UIKit kept a session of the scene, or the interface that the app saved; None means yes."""
    multitasking_camera: bool | None
    """The app may use the camera beside other apps; run time."""
    state_restoration: bool | None
    """The app preserves and restores its interface."""
    always_usage_text: bool | None
    """NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription."""
    when_in_use_usage_text: bool | None
    """NSLocationWhenInUseUsageDescription."""
    microphone_usage_text: bool | None
    """NSMicrophoneUsageDescription."""
    unknown_modes: int
    """The number of UIBackgroundModes values that Apple does not list; the notices name them."""
    placeholders: tuple[str, ...]
    """The keys whose value still contains a build variable, such as ``$(PRODUCT_NAME)``."""
    notices: tuple[Notice, ...] = field(compare=False)
    """Notices of the Info.plist reader. None of them is an error."""

    def __init__(
        self,
        background_modes: BackgroundMode | str | Iterable[BackgroundMode | str] = (),
        exits_on_suspend: bool | None = None,
        scenes: bool | None = None,
        multiple_scenes: bool | None = None,
        linked_sdk: OSVersion | None = None,
        minimum_os: OSVersion | None = None,
        permitted_identifiers: int = 0,
        location_authorization: LocationAuthorization | None = None,
        restoration_identifier: bool | None = None,
        session_sends_launch_events: bool | None = None,
        background_activity_session: bool | None = None,
        service_session: bool | None = None,
        interface_kept: bool | None = None,
        multitasking_camera: bool | None = None,
        state_restoration: bool | None = None,
        always_usage_text: bool | None = None,
        when_in_use_usage_text: bool | None = None,
        microphone_usage_text: bool | None = None,
        unknown_modes: int = 0,
        placeholders: tuple[str, ...] = (),
        notices: tuple[Notice, ...] = (),
    ) -> None:
        given = locals()
        for name in self.__dataclass_fields__:
            object.__setattr__(self, name, given[name])
        modes = several(BackgroundMode, background_modes, Field.BACKGROUND_MODES)
        object.__setattr__(self, "background_modes", modes)

    @classmethod
    def from_info_plist(cls, path: str | os.PathLike[str]) -> App:
        """Reads an Info.plist, XML or binary.

        Raises LifecyclePolicyError, with the path and the reason, for any file that cannot be
        read as one. Keys with a device suffix, such as ``UIBackgroundModes~ipad``, are ignored.
        """
        from .property_lists import TOO_LARGE, read_property_list

        deadline = Deadline()
        root = read_property_list(path, deadline)
        try:
            return cls._from_info(root, deadline)
        except LifecyclePolicyError as error:
            text = f"{os.fspath(path)}: {error}"
            raise LifecyclePolicyError(
                text, status=error.status, field=error.field, value=error.value
            ) from None
        except MemoryError:
            text = f"{os.fspath(path)}: {TOO_LARGE}"
            raise LifecyclePolicyError(text, status=Status.OUT_OF_RANGE) from None

    @classmethod
    def from_info(cls, info: Mapping[str, object]) -> App:
        """Makes an app from the entries of an Info.plist that the caller has read.

        >>> App.from_info({"UIBackgroundModes": ["audio"], "MinimumOSVersion": "8.0"}).minimum_os
        OSVersion(major=8, minor=0, patch=0)
        """
        return cls._from_info(info, None)

    @classmethod
    def _from_info(cls, info: Mapping[str, object], deadline: Deadline | None) -> App:
        native = new(lcp_app)
        notices = apply_info(native, info, deadline)
        authorization = native.location_authorization
        return cls(
            background_modes=members(BackgroundMode, native.background_modes),
            exits_on_suspend=from_fact(native.exits_on_suspend),
            scenes=from_fact(native.scenes),
            multiple_scenes=from_fact(native.multiple_scenes),
            linked_sdk=OSVersion.from_packed_or_none(native.linked_sdk),
            minimum_os=OSVersion.from_packed_or_none(native.minimum_os),
            permitted_identifiers=native.permitted_identifiers,
            location_authorization=decode_or_none(LocationAuthorization, authorization),
            restoration_identifier=from_fact(native.restoration_identifier),
            session_sends_launch_events=from_fact(native.session_sends_launch_events),
            background_activity_session=from_fact(native.background_activity_session),
            service_session=from_fact(native.service_session),
            interface_kept=from_fact(native.interface_kept),
            multitasking_camera=from_fact(native.multitasking_camera),
            state_restoration=from_fact(native.state_restoration),
            always_usage_text=from_fact(native.always_usage_text),
            when_in_use_usage_text=from_fact(native.when_in_use_usage_text),
            microphone_usage_text=from_fact(native.microphone_usage_text),
            unknown_modes=native.unknown_modes,
            placeholders=_placeholders(notices) if native.placeholders else (),
            notices=notices,
        )


def _placeholders(notices: tuple[Notice, ...]) -> tuple[str, ...]:
    keys = (notice.key for notice in notices if notice.kind == NoticeKind.PLACEHOLDER)
    return tuple(dict.fromkeys(keys))


def is_constant_app(app: App) -> bool:
    """Tells whether no field can change. Any subclass counts as changeable."""
    constant = (OSVersion, str, type(None))
    versions = (app.linked_sdk, app.minimum_os)
    return type(app) is App and all(type(version) in constant for version in versions)


def native_app(app: App) -> lcp_app:
    """Makes the struct that is passed to the library."""
    return new(
        lcp_app,
        background_modes=_modes(app.background_modes),
        exits_on_suspend=fact(app.exits_on_suspend, Field.EXITS_ON_SUSPEND),
        scenes=fact(app.scenes, Field.SCENES),
        multiple_scenes=fact(app.multiple_scenes, Field.MULTIPLE_SCENES),
        linked_sdk=0 if app.linked_sdk is None else OSVersion.of(app.linked_sdk).packed,
        minimum_os=0 if app.minimum_os is None else OSVersion.of(app.minimum_os).packed,
        permitted_identifiers=_count(app.permitted_identifiers, "permitted-identifiers"),
        location_authorization=coerce_or_none(
            LocationAuthorization, app.location_authorization, Field.LOCATION_AUTHORIZATION
        ),
        restoration_identifier=fact(app.restoration_identifier, Field.RESTORATION_IDENTIFIER),
        session_sends_launch_events=fact(
            app.session_sends_launch_events, Field.SESSION_SENDS_LAUNCH_EVENTS
        ),
        background_activity_session=fact(
            app.background_activity_session, Field.BACKGROUND_ACTIVITY_SESSION
        ),
        service_session=fact(app.service_session, Field.SERVICE_SESSION),
        interface_kept=fact(app.interface_kept, Field.INTERFACE_KEPT),
        multitasking_camera=fact(app.multitasking_camera, Field.MULTITASKING_CAMERA),
        state_restoration=fact(app.state_restoration, Field.STATE_RESTORATION),
        always_usage_text=fact(app.always_usage_text, Field.ALWAYS_USAGE_TEXT),
        when_in_use_usage_text=fact(app.when_in_use_usage_text, Field.WHEN_IN_USE_USAGE_TEXT),
        microphone_usage_text=fact(app.microphone_usage_text, Field.MICROPHONE_USAGE_TEXT),
        unknown_modes=_count(app.unknown_modes, "unknown-modes"),
        placeholders=_some(app.placeholders),
    )


def _modes(value: frozenset[BackgroundMode]) -> int:
    if isinstance(value, frozenset) and all(isinstance(mode, BackgroundMode) for mode in value):
        return mask_of(value)
    raise _refused(Field.BACKGROUND_MODES, value)


def _count(value: int, name: str) -> int:
    if isinstance(value, int) and not isinstance(value, (bool, Fact)) and 0 <= value < 1 << 32:
        return value
    raise _refused(Field.APP, value, name)


def _some(keys: tuple[str, ...]) -> int:
    """Returns 1 if there are keys, else 0. The library need not know which."""
    if isinstance(keys, tuple) and all(isinstance(key, str) for key in keys):
        return int(bool(keys))
    raise _refused(Field.APP, keys, "placeholders")


def _refused(field: Field, value: object, name: str = "it") -> LifecyclePolicyError:
    return LifecyclePolicyError(
        f"{field.label}: `{value!r}` is not a value of {name}",
        status=Status.UNKNOWN_VALUE,
        field=field,
        value=value,
    )
