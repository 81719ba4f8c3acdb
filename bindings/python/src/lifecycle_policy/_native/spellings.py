"""Lists further spellings and similar names of values, and makes error messages with suggestions.

The library parses further spellings but cannot list them, so this module lists them. `spellings`
returns only the spellings that the loaded library parses.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from .enums import (
    KINDS,
    Activity,
    Allowance,
    AppState,
    BackgroundMode,
    Callback,
    Cause,
    Changing,
    EnumKind,
    Event,
    EvidenceProfile,
    Interruption,
    LocationAuthorization,
    Notification,
    Quota,
    SceneState,
    Termination,
    TerminationCode,
    TerminationNamespace,
    Trigger,
)
from .labels import LabelledEnum
from .words import Kind, look_up, name_of_kind, spelled, squeezed, word, words

__all__ = [
    "Kind",
    "kinds",
    "near_names",
    "said_of",
    "spellings",
    "word_of",
]

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


#: Kinds whose values occur neither in options of the command line nor in answers.
_UNTOLD = (
    EnumKind.QUESTION,
    EnumKind.FORM,
    EnumKind.KNOWLEDGE,
    EnumKind.RULE_FIELD,
    EnumKind.SILENCE,
)
_WORDS: dict[Kind, str] = {
    kind: name_of_kind(kind)
    for kind, number in sorted(KINDS.items(), key=lambda pair: pair[1])
    if number not in _UNTOLD
}


def word_of(kind: type) -> str:
    """Returns the word for a kind. Does not load the library, so that --help works without it.

    >>> word_of(SceneState)
    'scene-state'
    """
    return next(word for found, word in _WORDS.items() if found is kind)


#: Longer words for some kinds, for use in sentences.
_IN_SENTENCES: dict[Kind, str] = {
    BackgroundMode: "background mode",
    LocationAuthorization: "location authorization",
    EvidenceProfile: "evidence profile",
    TerminationCode: "termination code",
    Changing: "fact",
}


def _called(kind: Kind) -> str:
    """Returns the words with which a sentence names a kind."""
    return _IN_SENTENCES.get(kind) or _WORDS.get(kind, kind.__name__).replace("-", " ")


def kinds() -> dict[str, Kind]:
    """Returns the kinds whose names occur in options or answers, by the word for each kind."""
    return {word: kind for kind, word in _WORDS.items()}


def spellings(value: LabelledEnum) -> tuple[str, ...]:
    """Lists further spellings of a value. Omits spellings that differ from the name only in case or
    hyphens.

    >>> spellings(Cause.HOME_BUTTON)
    ('swipe-up',)
    """
    kind = type(value)
    return tuple(text for text in _OTHERS.get(kind, ()) if spelled(kind, text) == value)


def _folded(text: str) -> str:
    return text.casefold().replace("_", "-").replace(" ", "-")


def near_names(text: str, names: list[str] | tuple[str, ...], most: int = 3) -> list[str]:
    """Picks the names that the writer of a text may have meant, the nearest name first.

    >>> near_names("force-quit", ["reboot", "user-force-quit", "crash"])
    ['user-force-quit']
    """
    folded = {_folded(name): name for name in names}
    wanted = _folded(text)
    near = difflib.get_close_matches(wanted, folded, n=most, cutoff=0.6)
    if len(wanted) >= 3:
        near += [name for name in folded if wanted in name or name in wanted and len(name) >= 3]
    return [folded[name] for name in dict.fromkeys(near)][:most]


#: The kinds that questions take. If a text names no value of the expected kind, it is looked up in
#: these kinds.
_TAKEN: tuple[Kind, ...] = (
    AppState,
    Cause,
    Termination,
    Trigger,
    Interruption,
    Callback,
    BackgroundMode,
    Activity,
    Allowance,
    Event,
    Quota,
    SceneState,
    Notification,
    LocationAuthorization,
    TerminationCode,
)


def _a(kind: Kind) -> str:
    name = _called(kind)
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _or(parts: Iterable[str]) -> str:
    listed = list(parts)
    return f"{', '.join(listed[:-1])} or {listed[-1]}" if len(listed) > 1 else listed[0]


def _explained(value: LabelledEnum) -> str:
    return f"{value.label} ({value.title})"


def _elsewhere(kind: Kind, text: str) -> tuple[str, str]:
    """Returns two phrases about a text that names no value of `kind`: which other kinds have a
    value with that name, and which value of another kind the text may mean. Either phrase may be
    empty."""
    named, meant = [], []
    for other in _TAKEN:
        value, found = look_up(other, text) if other is not kind else (None, None)
        if value is not None and squeezed(other, text) == squeezed(other, value.label):
            named.append(_a(other))
        elif value is not None:
            meant.append(f"the {_called(other)} {value.label}")
    return (
        f"it is {' and '.join(named[:2])}" if named else "",
        f"it means {meant[0]}" if meant else "",
    )


#: Words that begin many names. Two names that begin with one of these words need not be related.
_COMMON = ("app", "application", "background", "user")


def _near(kind: Kind, text: str, *, elsewhere: bool) -> list[str]:
    """Picks names of a kind that a text may mean: names like the text, and names for which people
    use words like the text.

    If `elsewhere` is true, the text means a value of another kind. In that case, picks only names
    that begin with the first word of the text, and no names if that word begins many names.
    """
    near = near_names(text, [name for one in kind for name in (one.label, *spellings(one))])
    known = {found: one.meanings[0].label for found, one in words(kind)}
    close = difflib.get_close_matches(_folded(text).replace("-", " "), known, n=3, cutoff=0.75)
    names = list(dict.fromkeys([*near, *(known[found] for found in close)]))[:3]
    first = _folded(text).partition("-")[0]
    if elsewhere:
        names = [name for name in names if name.startswith(first) and first not in _COMMON]
    return names


def said_of(kind: Kind, text: str) -> str:
    """Returns the error message for a text that names no value of a kind, with suggestions.

    >>> said_of(BackgroundMode, "voipp")
    'unknown background mode `voipp` (did you mean `voip`?)'
    """
    sentence = f"unknown {_called(kind)} `{text}`"
    found, (named, meant) = word(kind, text), _elsewhere(kind, text)
    if found is not None:
        parts = f"it may mean {_or(map(_explained, found.meanings))}"
        return f"{sentence}: {named}; as {_a(kind)} {parts}" if named else f"{sentence}: {parts}"
    near = [f"`{name}`" for name in _near(kind, text, elsewhere=bool(named or meant))]
    sentence += f": {named or meant}" if named or meant else ""
    return f"{sentence} (did you mean {_or(near)}?)" if near else sentence
