"""Apps as they are installed: a folder NAME.app, or a .zip or .ipa with one, which has an Info.plist.

Beside it may lie `script.json`, which says what the app does; without one it does nothing but answer.

    {"authorization": "always",                  what the user granted for location
     "footprint": 60000000,                      bytes of memory
     "returns_after": 0.05,                      seconds, of each of its callbacks
     "never_returns_from": ["applicationDidEnterBackground:"],
     "missing": ["application:performFetchWithCompletionHandler:"],
     "does": [{"on": "applicationDidEnterBackground:", "do": "begin-task"},
              {"on": "applicationDidEnterBackground:", "after": 20, "do": "end-task"}]}

`on` is a state that the app comes to, a callback, `expiration`, or a list of these; `do` is an occurrence
of a device that an app brings about itself, with its fields (`"activity": "audio-playback"`). What is
`after` a moment waits while the app is suspended, and is gone with its process.
"""

from __future__ import annotations

import json
import plistlib
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Any

from lifecycle_policy import (
    Activity,
    App,
    AppState,
    Callback,
    LifecyclePolicyError,
    LocationAuthorization,
    Termination,
)

__all__ = ["Act", "BundleError", "Bundle", "read_bundle"]

EXPIRATION = "expiration"
#: What an app does itself.
DEEDS = (
    "begin-task", "end-task", "complete", "begin-activity", "end-activity", "submit-request",
    "cancel-request", "footprint", "keep-alive", "end",
)  # fmt: skip
#: The fields of these that name something.
_NAMED: Mapping[str, type[Activity] | type[Termination]] = {
    "activity": Activity,
    "termination": Termination,
}
_KEYS = {
    "comment", "authorization", "footprint", "returns_after", "never_returns_from", "missing", "does"
}  # fmt: skip


class BundleError(Exception):
    """What is wrong with an app that is to be installed."""


@dataclass(frozen=True)
class Act:
    """One thing that an app does: what, when, with which fields."""

    on: tuple[AppState | Callback | str, ...]
    after: float
    do: str
    fields: Mapping[str, Any]


@dataclass(frozen=True)
class Bundle:
    """An app, and what it does."""

    identifier: str
    name: str
    version: str
    path: Path
    app: App
    footprint: int = 0
    returns_after: float = 0.05
    never_returns_from: frozenset[Callback] = frozenset()
    missing: frozenset[Callback] = frozenset()
    does: tuple[Act, ...] = ()


def _files(path: Path) -> tuple[bytes, bytes | None]:
    """Gives the Info.plist and the script of an app."""
    if path.is_dir():
        script = path / "script.json"
        return (path / "Info.plist").read_bytes(), script.read_bytes() if script.exists() else None
    with zipfile.ZipFile(path) as archive:
        names = [PurePosixPath(name) for name in archive.namelist()]
        found = [
            name for name in names if name.name == "Info.plist" and name.parent.suffix == ".app"
        ]
        if not found:
            raise BundleError(f"{path}: no .app with an Info.plist is in it")
        top = min(found, key=lambda name: len(name.parts)).parent
        script = top / "script.json"
        return (
            archive.read(str(top / "Info.plist")),
            archive.read(str(script)) if script in names else None,
        )


def _on(word: Any, place: str) -> AppState | Callback | str:
    if word == EXPIRATION:
        return EXPIRATION
    for named in (AppState, Callback):
        for value in named:
            if word in (value.label, value.name):
                return value
    raise BundleError(f"{place}: on: {word!r} is not a state, a callback or {EXPIRATION!r}")


def _act(entry: Any, place: str) -> Act:
    if not isinstance(entry, dict) or "on" not in entry or "do" not in entry:
        raise BundleError(f"{place}: expected an object with `on` and `do`, not {entry!r}")
    fields = {key: value for key, value in entry.items() if key not in ("on", "after", "do")}
    if entry["do"] not in DEEDS:
        raise BundleError(f"{place}: do: {entry['do']!r} is not one of {', '.join(DEEDS)}")
    for name, named in _NAMED.items():
        if name in fields and fields[name] not in [value.label for value in named]:
            raise BundleError(f"{place}: {name}: unknown {name} {fields[name]!r}")
    words = entry["on"] if isinstance(entry["on"], list) else [entry["on"]]
    after = _seconds(entry.get("after", 0), f"{place}: after")
    return Act(tuple(_on(word, place) for word in words), after, entry["do"], fields)


def _seconds(value: Any, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e9:
        raise BundleError(f"{place}: {value!r} is not a number of seconds from 0 to 1e9")
    return float(value)


def _callbacks(words: Any, place: str) -> frozenset[Callback]:
    if not isinstance(words, list):
        raise BundleError(f"{place}: {words!r} is not a list of callbacks")
    found = [_on(word, place) for word in words]
    if not all(isinstance(each, Callback) for each in found):
        raise BundleError(f"{place}: {words!r}: these have to be callbacks")
    return frozenset(each for each in found if isinstance(each, Callback))


def _with_script(bundle: Bundle, text: bytes, place: str) -> Bundle:
    try:
        script = json.loads(text)
    except ValueError as error:
        raise BundleError(f"{place}: {error}") from None
    if not isinstance(script, dict) or not isinstance(script.get("does", []), list):
        raise BundleError(f"{place}: expected an object in which `does` is a list")
    unknown = sorted(script.keys() - _KEYS)
    if unknown:
        raise BundleError(f"{place}: {unknown[0]}: unknown key; it knows {', '.join(sorted(_KEYS))}")
    app = bundle.app
    if "authorization" in script:
        words = {value.label: value for value in LocationAuthorization}
        if script["authorization"] not in list(words):
            raise BundleError(
                f"{place}: authorization: {script['authorization']!r} is not one of "
                + ", ".join(words)
            )
        app = replace(app, location_authorization=words[script["authorization"]])
    return replace(
        bundle,
        app=app,
        footprint=script.get("footprint", 0),
        returns_after=_seconds(
            script.get("returns_after", bundle.returns_after), f"{place}: returns_after"
        ),
        never_returns_from=_callbacks(script.get("never_returns_from", []), place),
        missing=_callbacks(script.get("missing", []), place),
        does=tuple(
            _act(entry, f"{place}: does[{i}]") for i, entry in enumerate(script.get("does", []))
        ),
    )


def read_bundle(path: Path) -> Bundle:
    """Reads an app; raises BundleError, which names the file, the key and the value."""
    try:
        plist, script = _files(path)
        keys = plistlib.loads(plist)
        if not isinstance(keys, dict):
            raise BundleError(f"{path}: Info.plist: not a dictionary")
        app = App.from_info(keys)
    except (OSError, zipfile.BadZipFile, plistlib.InvalidFileException, ValueError) as error:
        raise BundleError(f"{path}: {error}") from None
    except LifecyclePolicyError as error:
        raise BundleError(f"{path}: Info.plist: {error}") from None
    identifier = keys.get("CFBundleIdentifier")
    if not isinstance(identifier, str) or not identifier:
        raise BundleError(f"{path}: Info.plist: CFBundleIdentifier: {identifier!r} is not an identifier")
    name = keys.get("CFBundleDisplayName") or keys.get("CFBundleName") or path.name.split(".")[0]
    version = keys.get("CFBundleShortVersionString") or keys.get("CFBundleVersion") or "1.0"
    bundle = Bundle(identifier, str(name), str(version), path, app)
    return _with_script(bundle, script, f"{path}: script.json") if script is not None else bundle
