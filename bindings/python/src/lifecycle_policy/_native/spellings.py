"""The other spellings of names that the library reads, and near ones for what it does not read.

The library parses them and has no list of them; `spellings` gives those alone that it parses.
"""

from __future__ import annotations

import difflib

from .enums import (
    KINDS,
    AppState,
    Cause,
    EnumKind,
    LocationAuthorization,
    SceneState,
    TerminationNamespace,
)
from .errors import LifecyclePolicyError
from .labels import LabelledEnum, LabelledFlag
from .names import parse

__all__ = ["Kind", "class_of", "kind_of", "near_names", "spellings"]

#: A class of names.
Kind = type[LabelledEnum] | type[LabelledFlag]

_KINDS: dict[type, EnumKind] = {**KINDS}

_OTHERS: dict[Kind, tuple[str, ...]] = {
    AppState: (
        "UIApplicationStateInactive",
        "UIApplicationStateActive",
        "UIApplicationStateBackground",
    ),
    SceneState: (
        "UISceneActivationStateUnattached",
        "UISceneActivationStateForegroundInactive",
        "UISceneActivationStateForegroundActive",
        "UISceneActivationStateBackground",
    ),
    Cause: ("swipe-up", "app-switcher-other-app"),
    LocationAuthorization: (
        "denied",
        "kCLAuthorizationStatusDenied",
        "kCLAuthorizationStatusAuthorizedWhenInUse",
        "kCLAuthorizationStatusAuthorizedAlways",
    ),
    TerminationNamespace: (
        "frontboard",
        "carousel",
        "assertiond",
        "pac_exception",
        "port_space",
    ),
}


def class_of(kind: EnumKind) -> Kind:
    """Gives the class whose values are of a kind."""
    return next(found for found, number in KINDS.items() if number == kind)


def kind_of(kind: type) -> EnumKind:
    """Gives the kind of the values of a class."""
    return _KINDS[kind]


def _parsed(kind: Kind, text: str) -> LabelledEnum | LabelledFlag | None:
    try:
        return parse(kind, text)
    except LifecyclePolicyError:
        return None


def spellings(value: LabelledEnum | LabelledFlag) -> tuple[str, ...]:
    """Lists further spellings of a value; case, and what stands for a hyphen, aside.

    >>> spellings(Cause.HOME_BUTTON)
    ('swipe-up',)
    """
    kind = type(value)
    return tuple(text for text in _OTHERS.get(kind, ()) if _parsed(kind, text) == value)


def _folded(text: str) -> str:
    return text.casefold().replace("_", "-").replace(" ", "-")


def near_names(text: str, names: list[str] | tuple[str, ...], most: int = 3) -> list[str]:
    """Picks the names that a text may have meant, the nearest one first.

    >>> near_names("force-quit", ["reboot", "user-force-quit", "crash"])
    ['user-force-quit']
    """
    folded = {_folded(name): name for name in names}
    wanted = _folded(text)
    near = difflib.get_close_matches(wanted, folded, n=most, cutoff=0.6)
    if len(wanted) >= 3:
        near += [name for name in folded if wanted in name or name in wanted and len(name) >= 3]
    return [folded[name] for name in dict.fromkeys(near)][:most]
