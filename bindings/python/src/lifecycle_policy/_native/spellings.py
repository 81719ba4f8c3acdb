"""The other spellings of names that the library reads, and near ones for what it does not read.

The library parses them and has no list of them; `spellings` gives those alone that it parses.
"""

from __future__ import annotations

import difflib

from .enums import (
    KINDS,
    PREFIXES,
    AppState,
    Cause,
    EnumKind,
    EvidenceProfile,
    LocationAuthorization,
    SceneState,
    TerminationNamespace,
)
from .errors import LifecyclePolicyError
from .labels import LabelledEnum
from .names import parse

__all__ = ["Kind", "kinds", "near_names", "spellings", "word_of"]

#: A class of names.
Kind = type[LabelledEnum]

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
    EvidenceProfile: ("founding",),
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


#: The kinds of names that options take and answers tell: not those of C's functions alone.
_UNTOLD = (
    EnumKind.QUESTION,
    EnumKind.FORM,
    EnumKind.KNOWLEDGE,
    EnumKind.RULE_FIELD,
    EnumKind.SILENCE,
)
_WORDS: dict[Kind, str] = {
    kind: PREFIXES.get(kind, "") + number.name.lower().replace("_", "-")
    for kind, number in sorted(KINDS.items(), key=lambda pair: pair[1])
    if number not in _UNTOLD
}


def word_of(kind: type) -> str:
    """Names a kind of names; this needs no library, so that --help needs none.

    >>> word_of(SceneState)
    'scene-state'
    """
    return next(word for found, word in _WORDS.items() if found is kind)


def kinds() -> dict[str, Kind]:
    """Gives the kinds of names that options take and answers tell, by their words."""
    return {word: kind for kind, word in _WORDS.items()}


def _parsed(kind: Kind, text: str) -> LabelledEnum | None:
    try:
        return parse(kind, text)
    except LifecyclePolicyError:
        return None


def spellings(value: LabelledEnum) -> tuple[str, ...]:
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
