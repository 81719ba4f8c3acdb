"""Makes assumptions about what a log does not state, and lists the assumptions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .._native.enums import BackgroundMode, Callback, Field, Idiom, Notification
from .._native.errors import LifecyclePolicyError
from .._native.names import parse, several
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import Context

__all__ = ["FAMILIES", "Codes", "Told", "context_of_log", "shown_of", "versions_of_text"]


class Codes(NamedTuple):
    """Callbacks and notifications. They are separate sets, because a callback and a notification
    may have the same number."""

    callbacks: frozenset[Callback] = frozenset()
    notifications: frozenset[Notification] = frozenset()

    def joined(self, other: Codes) -> Codes:
        return Codes(self.callbacks | other.callbacks, self.notifications | other.notifications)

    def without(self, other: Codes) -> Codes:
        return Codes(self.callbacks - other.callbacks, self.notifications - other.notifications)

    def meets(self, other: Codes) -> bool:
        """Tells whether `self` and `other` have a member in common."""
        return bool(self.callbacks & other.callbacks or self.notifications & other.notifications)


#: Groups of callbacks and notifications that are usually logged together, by the word for --logs.
#: If a member occurs, the check assumes that the log shows the whole group. Of `app`, only the
#: members in `_BY_STATE` lead to this assumption.
FAMILIES: dict[str, Codes] = {
    "app": Codes(
        frozenset(
            {
                Callback.DID_FINISH_LAUNCHING,
                Callback.DID_BECOME_ACTIVE,
                Callback.WILL_RESIGN_ACTIVE,
                Callback.DID_ENTER_BACKGROUND,
                Callback.WILL_ENTER_FOREGROUND,
                Callback.WILL_TERMINATE,
            }
        )
    ),
    "scenes": Codes(
        frozenset(
            {
                Callback.SCENE_WILL_CONNECT,
                Callback.SCENE_WILL_ENTER_FOREGROUND,
                Callback.SCENE_DID_BECOME_ACTIVE,
                Callback.SCENE_WILL_RESIGN_ACTIVE,
                Callback.SCENE_DID_ENTER_BACKGROUND,
                Callback.SCENE_DID_DISCONNECT,
            }
        )
    ),
    "notifications": Codes(
        notifications=frozenset(
            {
                Notification.DID_BECOME_ACTIVE,
                Notification.WILL_RESIGN_ACTIVE,
                Notification.DID_ENTER_BACKGROUND,
                Notification.WILL_ENTER_FOREGROUND,
            }
        )
    ),
}
#: The four callbacks that report a change of state. Apps with the scene life cycle get none of the
#: four.
_BY_STATE = Codes(
    FAMILIES["app"].callbacks - {Callback.DID_FINISH_LAUNCHING, Callback.WILL_TERMINATE}
)

#: The callbacks that need a background mode, each with the mode that the app must declare.
_MODES = {
    Callback.PERFORM_FETCH: BackgroundMode.FETCH,
    Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH: BackgroundMode.REMOTE_NOTIFICATION,
    Callback.DID_RECEIVE_INCOMING_PUSH: BackgroundMode.VOIP,
}
_FETCH_SDK, _SCENE_SDK = OSVersion(7, 0), OSVersion(13, 0)
#: The earliest version that a check assumes: the first version on which apps run in the background.
_FIRST = OSVersion(4, 0)
_LAST = 255
_OS = re.compile(
    r"(?:(?:iPhone OS|iOS|iPadOS)\s*|^\s*)(?P<major>\d{1,2})(?:\.(?P<minor>\d{1,2}))?"
    r"(?:\.(?P<patch>\d{1,2}))?"
    r"(?:(?P<on>\+| or later)|(?P<beta> beta)|\s?(?:-|to|and iOS)\s?(?P<last>\d{1,2}))?",
    re.IGNORECASE,
)


@dataclass(slots=True)
class Told:
    """What a log shows about the app and the recording."""

    callbacks: set[Callback] = field(default_factory=set)
    """The callbacks that occur."""
    notifications: set[Notification] = field(default_factory=set)
    remarks: dict[str, str] = field(default_factory=dict)
    """The first remark of each kind."""
    windows: int = 0
    """The greatest number of a scene."""

    @property
    def codes(self) -> Codes:
        return Codes(frozenset(self.callbacks), frozenset(self.notifications))


def versions_of_text(text: str) -> tuple[OSVersion, OSVersion] | None:
    """Reads the range of iOS versions that a text names, as its first and its last version. Returns
    None if the text names no version, or one before the oldest known version.

    >>> [str(version) for version in versions_of_text("iOS 12.4")]
    ['12.4', '12.4']
    """
    match = _OS.search(text)
    if match is None:
        return None
    major, minor, patch = (int(match[name] or 0) for name in ("major", "minor", "patch"))
    first, newest = OSVersion(major, minor, patch), OSVersion.newest_major()
    if not OSVersion.oldest() <= first:
        return None
    if match["on"]:
        return first, max(first, newest)
    if match["minor"] or match["beta"]:
        return first, first
    return first, max(first, OSVersion(int(match["last"] or major), _LAST, _LAST))


def _names(codes: Codes) -> str:
    """Lists the names of codes. If a group is complete, its word replaces the names."""
    words = []
    for word, family in FAMILIES.items():
        if codes.joined(family) == codes:
            words.append(word)
            codes = codes.without(family)
    names = sorted(code.label for some in codes for code in some)
    return ", ".join([*words, *names])


def shown_of(told: Told, logs: str | None) -> tuple[Codes, list[str]]:
    """Returns the callbacks and notifications that the log shows whenever they come, and notes on
    the assumptions. If `logs` is given, it names them. Otherwise, they are those that occur in the
    log, and the groups that `FAMILIES` adds to them."""
    if logs is not None:
        return _listed(logs, told), []
    seen = codes = told.codes
    for word, family in FAMILIES.items():
        if seen.meets(_BY_STATE if word == "app" else family):
            codes = codes.joined(family)
    names = _names(codes)
    return codes, [f"this log shows these whenever they come: {names} (--logs)"] if names else []


def _listed(logs: str, told: Told) -> Codes:
    """Reads --logs: words of groups, names, `seen` for everything that occurs, or `none`. A minus
    removes what the word behind it stands for."""
    codes = Codes()
    for part in filter(None, (one.strip() for one in logs.split(","))):
        word = part.removeprefix("-")
        if word == "none":
            continue
        found = told.codes if word == "seen" else FAMILIES.get(word) or _named(word)
        codes = codes.without(found) if part.startswith("-") else codes.joined(found)
    return codes


def _named(word: str) -> Codes:
    try:
        return Codes(notifications=frozenset({parse(Notification, word)}))
    except LifecyclePolicyError:
        return Codes(several(Callback, word, Field.LOGGED_CALLBACKS))


def _implied(app: App | None, told: Told, first: OSVersion) -> tuple[App, list[str]]:
    """Adds to the app what the log implies about it. Also returns the assumptions."""
    given = App() if app is None else app
    changes: dict[str, Any] = {}
    notes = []
    modes = {mode for callback, mode in _MODES.items() if callback in told.callbacks}
    if "modes" in told.remarks:
        modes |= several(BackgroundMode, told.remarks["modes"].split(","), Field.BACKGROUND_MODES)
    has_scenes = told.codes.meets(FAMILIES["scenes"])
    if not modes <= given.background_modes:
        changes["background_modes"] = given.background_modes | modes
    if given.linked_sdk is None and (modes or has_scenes):
        changes["linked_sdk"] = max(first, _SCENE_SDK if has_scenes else _FETCH_SDK)
    if given.scenes is None and has_scenes:
        changes["scenes"] = True
    elif given.scenes is None and told.codes.meets(_BY_STATE):
        changes["scenes"] = False
    if Callback.SHOULD_RESTORE_APPLICATION_STATE in told.callbacks:
        changes["state_restoration"] = True
    if told.windows > 1:
        changes["multiple_scenes"] = True
    elif has_scenes and not given.multiple_scenes:
        notes.append("the app has one window (--multiple-scenes)")
    return replace(given, **changes), notes


def context_of_log(
    context: Context, told: Told, *, has_os: bool
) -> tuple[Context, list[str]]:
    """Returns the context of a log, and the assumptions. `context` is what the caller knows. The OS
    of `context` counts only if `has_os` is true."""
    notes = []
    if not has_os:
        found = versions_of_text(told.remarks.get("os", ""))
        if found is None:
            has_scenes = told.codes.meets(FAMILIES["scenes"])
            found = _SCENE_SDK if has_scenes else _FIRST, OSVersion.newest_major()
            notes.append(f"it is of some version from iOS {found[0]} to {found[1]} (--os)")
        context = replace(context, os=found[0], os_last=found[1])
    app, more = _implied(context.app, told, context.os)
    facts = context.facts
    if facts is not None and facts.idiom is None:
        device = told.remarks.get("device", "")
        idiom = Idiom.PAD if "ipad" in device.lower() else None
        idiom = Idiom.PHONE if "iphone" in device.lower() else idiom
        facts = replace(facts, idiom=idiom)
    return replace(context, app=app, facts=facts), notes + more
