"""Reads apps: a folder NAME.app with an Info.plist, or a .zip or .ipa that contains such a folder.

The folder may also have a `script.json`, which says what the app does. Without one, the app only
returns from its callbacks.

    {"authorization": "always",                  what the user granted for location
     "footprint": 60000000,                      bytes of memory
     "returns_after": 0.05,                      seconds that each callback takes
     "stays_for": 5,                             seconds in the background before suspension
     "regions": [{"latitude": 37.33, "longitude": -122.01, "radius": 200}],
     "never_returns_from": ["applicationDidEnterBackground:"],
     "missing_callbacks": ["application:performFetchWithCompletionHandler:"],
     "does": [{"on": "applicationDidEnterBackground:", "do": "begin-task"},
              {"on": "applicationDidEnterBackground:", "after": 20, "do": "end-task"}]}

`on` is a new state of the app, a callback, `expiration`, or a list of these. `do` is an occurrence
that an app itself causes, with its fields (`"activity": "audio-playback"`). An act with `after`
waits while the app is suspended, and is dropped when the process of the app ends.
"""

from __future__ import annotations

import json
import math
import os
import tempfile
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
from lifecycle_policy._native.files import contents
from lifecycle_policy._native.renamed import EVENT, INSTALL, read_as
from lifecycle_policy.questions.bounds import Deadline
from lifecycle_policy.questions.property_lists import read_property_list

from .cleaning import printable

__all__ = ["Act", "Bundle", "BundleError", "Region", "place_of", "read_bundle"]

EXPIRATION = "expiration"
#: The maximum size of a file of an app, in bytes.
_MOST_BYTES = 4 << 20
#: The maximum length of a name. Longer names are cut off.
_LONGEST_NAME = 200
#: The occurrences that an app itself causes.
DEEDS = (
    "begin-task", "end-task", "complete", "begin-activity", "end-activity", "submit-request",
    "cancel-request", "footprint", "keep-alive", "end",
)  # fmt: skip
#: The fields that have a value of an enumeration, in the occurrences of DEEDS.
_NAMED: Mapping[str, type[Activity] | type[Termination]] = {
    "activity": Activity,
    "termination": Termination,
}
_KEYS = {
    "comment", "authorization", "footprint", "returns_after", "stays_for", "never_returns_from",
    "missing_callbacks", "regions", "does",
}  # fmt: skip
_EARTH_RADIUS_METERS = 6_371_000


class BundleError(Exception):
    """The reason why an app cannot be installed."""


@dataclass(frozen=True)
class Act:
    """An act of an app: what causes it, the seconds from the cause to the act, its kind, and
    further fields."""

    on: tuple[AppState | Callback | str, ...]
    after: float
    do: str
    fields: Mapping[str, Any]


@dataclass(frozen=True)
class Region:
    """A circle on the map that an app watches. Angles are in degrees, the radius in meters."""

    latitude: float
    longitude: float
    radius: float

    def contains(self, place: tuple[float, float] | None) -> bool:
        """Returns whether a place (latitude, longitude) is inside. An unknown place is outside."""
        if place is None:
            return False
        there, here = math.radians(self.latitude), math.radians(place[0])
        across = math.sin(math.radians(place[1] - self.longitude) / 2)
        part = math.sin((here - there) / 2) ** 2 + math.cos(there) * math.cos(here) * across**2
        return 2 * _EARTH_RADIUS_METERS * math.asin(math.sqrt(min(1.0, part))) <= self.radius


@dataclass(frozen=True)
class Bundle:
    """An app and its script."""

    identifier: str
    name: str
    version: str
    path: Path
    app: App
    footprint: int = 0
    returns_after: float = 0.05
    stays_for: float = 0.0
    never_returns_from: frozenset[Callback] = frozenset()
    missing_callbacks: frozenset[Callback] = frozenset()
    regions: tuple[Region, ...] = ()
    does: tuple[Act, ...] = ()
    notes: tuple[str, ...] = ()
    """A line for each key that the script gave under an older name."""


def _files(path: Path) -> tuple[dict[str, object], bytes | None]:
    """Returns the Info.plist and the script of an app."""
    if path.is_dir():
        script = path / "script.json"
        keys = _property_list(path / "Info.plist")
        return keys, _bounded(contents(str(script), _MOST_BYTES + 1), script) if script.exists() else None
    if not path.is_file():  # opening a pipe would block
        raise BundleError(f"{path}: neither a folder nor a file")
    with (
        open(path, "rb", opener=lambda name, flags: os.open(name, flags | os.O_NONBLOCK)) as file,
        zipfile.ZipFile(file) as archive,
    ):
        names = [PurePosixPath(name) for name in archive.namelist()]
        found = [
            name for name in names if name.name == "Info.plist" and name.parent.suffix == ".app"
        ]
        if not found:
            raise BundleError(f"{path}: no .app with an Info.plist is in it")
        top = min(found, key=lambda name: len(name.parts)).parent
        plist = _member(archive, top / "Info.plist")
        script = top / "script.json"
        text = _member(archive, script) if script in names else None
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "Info.plist")
        copy.write_bytes(plist)
        return _property_list(copy), text


def _property_list(path: Path) -> dict[str, object]:
    try:
        return read_property_list(path, Deadline())
    except LifecyclePolicyError as error:
        raise BundleError(f"Info.plist: {str(error).removeprefix(f'{path}: ')}") from None


def _member(archive: zipfile.ZipFile, name: PurePosixPath) -> bytes:
    """Reads a file of an archive. Does not trust the size in the archive."""
    with archive.open(str(name)) as file:
        return _bounded(file.read(_MOST_BYTES + 1), name)


def _bounded(data: bytes, path: PurePosixPath) -> bytes:
    if len(data) > _MOST_BYTES:
        raise BundleError(f"{path.name}: larger than {_MOST_BYTES >> 20} MiB")
    return data


def _on(word: Any, place: str) -> AppState | Callback | str:
    if word == EXPIRATION:
        return EXPIRATION
    for named in (AppState, Callback):
        for value in named:
            if word in (value.label, value.name):
                return value
    raise BundleError(f"{place}: on: {word!r} is not a state, a callback or {EXPIRATION!r}")


def _named(
    given: dict[str, Any], others: Mapping[str, str], place: str, notes: list[str]
) -> dict[str, Any]:
    """Returns the values under the current names of their keys. `others` has the older names. Adds
    a note for each key that was given under an older name."""
    found: dict[str, Any] = {}
    for key, value in given.items():
        name = others.get(key, key)
        if name in found:
            raise BundleError(f"{place}: {name}: it occurs twice, once as {key}")
        if name != key:
            notes.append(f"{place}: {read_as(key, name)}")
        found[name] = value
    return found


def _act(entry: Any, place: str, notes: list[str]) -> Act:
    if not isinstance(entry, dict) or "on" not in entry or "do" not in entry:
        raise BundleError(f"{place}: expected an object with `on` and `do`, not {entry!r}")
    fields = {key: value for key, value in entry.items() if key not in ("on", "after", "do")}
    if entry["do"] not in DEEDS:
        raise BundleError(f"{place}: do: {entry['do']!r} is not one of {', '.join(DEEDS)}")
    for name, named in _NAMED.items():
        if name in fields and fields[name] not in [value.label for value in named]:
            raise BundleError(f"{place}: {name}: unknown {name} {fields[name]!r}")
    fields = _named(fields, EVENT, place, notes)
    words = entry["on"] if isinstance(entry["on"], list) else [entry["on"]]
    after = _seconds(entry.get("after", 0), f"{place}: after")
    return Act(tuple(_on(word, place) for word in words), after, entry["do"], fields)


def _seconds(value: Any, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e9:
        raise BundleError(f"{place}: {value!r} is not a number of seconds from 0 to 1e9")
    return float(value)


def place_of(latitude: Any, longitude: Any) -> tuple[float, float]:
    """Returns a place on the map, in degrees. Raises ValueError."""
    for name, value, most in (("latitude", latitude, 90), ("longitude", longitude, 180)):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not -most <= value <= most:
            raise ValueError(f"{name}: {value!r} is not a number of degrees from -{most} to {most}")
    return float(latitude), float(longitude)


def _region(entry: Any, place: str) -> Region:
    if not isinstance(entry, dict) or entry.keys() != {"latitude", "longitude", "radius"}:
        raise BundleError(f"{place}: expected latitude, longitude and radius, not {entry!r}")
    radius = entry["radius"]
    if isinstance(radius, bool) or not isinstance(radius, (int, float)) or not 0 < radius < 1e9:
        raise BundleError(f"{place}: radius: {radius!r} is not a number of meters from 0 to 1e9")
    try:
        return Region(*place_of(entry["latitude"], entry["longitude"]), float(radius))
    except ValueError as error:
        raise BundleError(f"{place}: {error}") from None


def _bytes(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 63:
        shown = repr(value)[:100] if isinstance(value, (str, float, bool)) else type(value).__name__
        text = f"`{shown}` is not a whole number of bytes from 0 to 2^63 - 1"
        raise BundleError(f"{place}: {text}")
    return value


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
    except RecursionError:
        raise BundleError(f"{place}: its values are nested too deep") from None
    except ValueError as error:
        raise BundleError(f"{place}: {error}") from None
    if not isinstance(script, dict):
        raise BundleError(f"{place}: expected an object")
    for key in ("does", "regions"):
        if not isinstance(script.get(key, []), list):
            raise BundleError(f"{place}: {key}: expected a list")
    notes: list[str] = []
    script = _named(script, INSTALL, place, notes)
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
        footprint=_bytes(script.get("footprint", 0), f"{place}: footprint"),
        returns_after=_seconds(
            script.get("returns_after", bundle.returns_after), f"{place}: returns_after"
        ),
        stays_for=_seconds(script.get("stays_for", 0), f"{place}: stays_for"),
        regions=tuple(
            _region(entry, f"{place}: regions[{i}]")
            for i, entry in enumerate(script.get("regions", []))
        ),
        never_returns_from=_callbacks(script.get("never_returns_from", []), place),
        missing_callbacks=_callbacks(script.get("missing_callbacks", []), place),
        does=tuple(
            _act(entry, f"{place}: does[{i}]", notes)
            for i, entry in enumerate(script.get("does", []))
        ),
        notes=tuple(notes),
    )


def _declared(path: Path) -> tuple[dict[str, object], bytes | None, App]:
    try:
        keys, script = _files(path)
        return keys, script, App.from_info(keys)
    except BundleError as error:
        text = str(error)
        raise BundleError(text if text.startswith(f"{path}: ") else f"{path}: {text}") from None
    except LifecyclePolicyError as error:
        raise BundleError(f"{path}: Info.plist: {error}") from None
    except Exception as error:  # damaged or unusual archives raise many kinds of exceptions
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise BundleError(f"{path}: {reason}") from None


def read_bundle(path: Path) -> Bundle:
    """Reads an app; raises BundleError, which names the file, the key and the value."""
    keys, script, app = _declared(path)
    identifier = keys.get("CFBundleIdentifier")
    if not isinstance(identifier, str) or not identifier:
        raise BundleError(f"{path}: Info.plist: CFBundleIdentifier: {identifier!r} is not an identifier")
    name = keys.get("CFBundleDisplayName") or keys.get("CFBundleName") or path.name.split(".")[0]
    version = keys.get("CFBundleShortVersionString") or keys.get("CFBundleVersion") or "1.0"
    bundle = Bundle(identifier, _shown(name), _shown(version), path, app)
    return _with_script(bundle, script, f"{path}: script.json") if script is not None else bundle


def _shown(value: object) -> str:
    return printable(str(value)[:_LONGEST_NAME])
