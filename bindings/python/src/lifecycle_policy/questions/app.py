"""The host's facts about an app. An Info.plist may contain some of them."""

from __future__ import annotations

import os
from collections.abc import Mapping

from .._native.bindings import lcp_app
from .._native.convert import fact, from_fact, new
from .._native.enums import (
    BackgroundMode,
    Fact,
    Field,
    LocationAuthorization,
    NoticeKind,
    ProcessKind,
    Status,
)
from .._native.errors import LifecyclePolicyError, refused
from .._native.names import coerce_or_none, decode_or_none, mask_of, members, several
from .._native.osversion import OSVersion
from .bounds import Deadline
from .declared import AppFields
from .info import Notice, apply_info

__all__ = ["App"]


class App(AppFields):
    """What an app declares, and what it does or is granted at run time.

    For declarations (modes, keys), None means "no". For run-time facts (authorization, restoration
    identifier, launch events), None means unknown. Modes may be given as one value, as several
    values, or by name:

    >>> app = App(background_modes=["audio", BackgroundMode.FETCH])
    >>> BackgroundMode.FETCH in app.background_modes
    True
    >>> app == App(background_modes=BackgroundMode.AUDIO | BackgroundMode.FETCH)
    True
    """

    __slots__ = ()

    @classmethod
    def from_info_plist(cls, path: str | os.PathLike[str]) -> App:
        """Reads an Info.plist in XML or in binary form.

        If the file cannot be read as an Info.plist, raises LifecyclePolicyError with the path and
        the reason. Keys with a device suffix, such as ``UIBackgroundModes~ipad``, are ignored.
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
        facts = {name: from_fact(getattr(native, name)) for name in _FACTS}
        return cls(
            background_modes=members(BackgroundMode, native.background_modes),
            linked_sdk=OSVersion.from_packed_or_none(native.linked_sdk),
            minimum_os=OSVersion.from_packed_or_none(native.minimum_os),
            permitted_identifiers=native.permitted_identifiers,
            location_authorization=decode_or_none(LocationAuthorization, authorization),
            unknown_modes=native.unknown_modes,
            placeholders=_placeholders(notices) if native.placeholders else (),
            kind=decode_or_none(ProcessKind, native.kind),
            notices=notices,
            **facts,
        )


#: The fields that are True, False or None.
_FACTS = [name for name, kind in AppFields.__annotations__.items() if kind == "bool | None"]


def _placeholders(notices: tuple[Notice, ...]) -> tuple[str, ...]:
    keys = (notice.key for notice in notices if notice.kind == NoticeKind.PLACEHOLDER)
    return tuple(dict.fromkeys(keys))


def is_constant_app(app: App) -> bool:
    """Tells whether no field of an app can change. An app of a subclass counts as changeable."""
    constant = (OSVersion, str, type(None))
    versions = (app.linked_sdk, app.minimum_os)
    return type(app) is App and all(type(version) in constant for version in versions)


def native_app(app: App) -> lcp_app:
    """Makes the struct that is passed to the library."""
    return new(
        lcp_app,
        background_modes=_modes(app.background_modes),
        linked_sdk=0 if app.linked_sdk is None else OSVersion.of(app.linked_sdk).packed,
        minimum_os=0 if app.minimum_os is None else OSVersion.of(app.minimum_os).packed,
        permitted_identifiers=_count(app.permitted_identifiers, "permitted-identifiers"),
        location_authorization=coerce_or_none(
            LocationAuthorization, app.location_authorization, Field.LOCATION_AUTHORIZATION
        ),
        unknown_modes=_count(app.unknown_modes, "unknown-modes"),
        placeholders=_some(app.placeholders),
        kind=coerce_or_none(ProcessKind, app.kind, Field.KIND),
        **{name: fact(getattr(app, name), Field[name.upper()]) for name in _FACTS},
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
    """Returns 1 if there are keys, else 0. The library does not need the keys themselves."""
    if isinstance(keys, tuple) and all(isinstance(key, str) for key in keys):
        return int(bool(keys))
    raise _refused(Field.APP, keys, "placeholders")


def _refused(field: Field, value: object, name: str = "it") -> LifecyclePolicyError:
    return refused(field, Status.UNKNOWN_VALUE, f"`{value!r}` is not a value of {name}", value)
