"""Checks manifests for mistakes in the file, and for what the store refuses. `ROWS` lists them.

The rule book covers what iOS does with an app. `ROWS` is about the file and the store: keys
that iOS does not read, values of another type, and what App Store Connect refuses or complains
about. Each row about the store has the address of a public report of such a case.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import NamedTuple

from .._native.enums import BackgroundMode, NoticeKind
from .._native.osversion import OSVersion
from ..questions.app import App
from .model import Level
from .positions import Path

__all__ = ["ROWS", "Bundle", "Hit", "Manifest", "Row", "bundle_of"]


class Bundle(Enum):
    """The kind of bundle that a manifest belongs to."""

    APP = "an app"
    CLIP = "an app clip"
    EXTENSION = "an extension"
    OTHER = "something else"


@dataclass(frozen=True, slots=True)
class Manifest:
    """A manifest to check."""

    root: Mapping[str, object]
    app: App
    bundle: Bundle
    built: bool
    """True if the manifest comes from a built app, to which the build has added all keys."""
    twice: tuple[Path, ...] = ()
    """The keys that are given more than once."""

    def texts(self, key: str) -> list[str]:
        """Returns the texts in the array that a key has, or [] if the key has no array."""
        value = self.root.get(key)
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    def has(self, *keys: str) -> bool:
        """Tells whether any of the keys exists, with or without a suffix such as `~ipad`."""
        return any(key.partition("~")[0] in keys for key in self.root if isinstance(key, str))


class Hit(NamedTuple):
    """A place to which a row applies."""

    path: Path
    """The path of the key or the value, which need not exist."""
    words: dict[str, str] = {}
    """The words that are inserted into the sentence of the row."""
    expected: tuple[str, ...] = ()
    value: str | None = None
    """The value that the equivalent finding of the rule book has; None if that finding has no
    value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of the table."""

    rule: str
    level: Level
    bundles: frozenset[Bundle]
    find: Callable[[Manifest], Iterable[Hit]]
    text: str
    """A sentence, with the words of a hit in braces."""
    address: str
    joins: str = ""
    """The rule of the rule book that finds the same mistake; "" for none. The two findings become
    one, with the higher level."""


MODES = "UIBackgroundModes"
IDENTIFIERS = "BGTaskSchedulerPermittedIdentifiers"
SCENES = "UIApplicationSceneManifest"
MULTIPLE = "UIApplicationSupportsMultipleScenes"
FAMILY = "UIDeviceFamily"
_EXITS = "UIApplicationExitsOnSuspend"
_ORIENTATIONS = "UISupportedInterfaceOrientations"
_MICROPHONE = "NSMicrophoneUsageDescription"
_BLUETOOTH = "NSBluetoothAlwaysUsageDescription"
_LOCATION = (
    "NSLocationWhenInUseUsageDescription",
    "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription",
)

#: The types of values that Apple documents, by key. A tuple stands for an array of the type in the
#: tuple.
TYPES: dict[str, type | tuple[type]] = {
    MODES: (str,),
    IDENTIFIERS: (str,),
    _EXITS: bool,
    SCENES: dict,
    MULTIPLE: bool,
    "MinimumOSVersion": str,
    "DTSDKName": str,
    "DTPlatformVersion": str,
    **dict.fromkeys(_LOCATION, str),
    _MICROPHONE: str,
    _BLUETOOTH: str,
    "UIRequiresFullScreen": bool,
    FAMILY: (int,),
    _ORIENTATIONS: (str,),
    "UILaunchStoryboardName": str,
}
#: The types of the entries of the scene manifest.
_SCENE_TYPES: dict[str, type | tuple[type]] = {MULTIPLE: bool, "UISceneConfigurations": dict}
#: The keys that matter to the life cycle. Other keys are compared with these to find misspellings.
KNOWN = (MODES, IDENTIFIERS, _EXITS, SCENES, MULTIPLE, "MinimumOSVersion", *_LOCATION, _MICROPHONE)
#: The titles that Xcode shows in place of keys, in lower case. iOS does not read these titles.
_SHOWN = {
    "required background modes": MODES,
    "permitted background task scheduler identifiers": IDENTIFIERS,
    "application does not run in background": _EXITS,
}
#: Real keys of Apple's that resemble a key in `KNOWN`.
_GENUINE = {"WKBackgroundModes"}
_ENTRIES = ("UISceneConfigurations", MULTIPLE)
_ORIENTATION_NAMES = frozenset(
    f"UIInterfaceOrientation{name}"
    for name in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
)
#: The maximum number of keys to check, and of unknown background modes to report.
_MOST_KEYS = 4096
_MOST_HITS = 50
_NAMES = {
    str: ("a string", "strings"), bool: ("a boolean", "booleans"), int: ("a number", "numbers"),
    dict: ("a dictionary", "dictionaries"), list: ("an array", "arrays"),
}  # fmt: skip


def _distance(one: str, other: str, most: int) -> int:
    """Returns the edit distance of two texts: letters added, removed or changed. Stops counting
    beyond `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        last, row[0] = row[0], number
        for at, against in enumerate(other, 1):
            last, row[at] = row[at], min(last + (letter != against), row[at] + 1, row[at - 1] + 1)
        if min(row) > most:
            return most + 1
    return row[-1]


def _resembles(key: str) -> tuple[str, str] | None:
    """Returns the known key that a key resembles, and words for the difference. Returns None if
    `key` resembles none."""
    base = key.partition("~")[0]
    if base in TYPES or base in _GENUINE or len(key) > 100:
        return None
    short, low = base.strip(), base.strip().casefold()
    if low in _SHOWN:
        return _SHOWN[low], "is only what Xcode shows for"
    for known in KNOWN:
        if short == known:
            return known, "has a blank that is not in"
        if low == known.casefold():
            return known, "differs in case from"
    for known in KNOWN:
        if _distance(low, known.casefold(), 2) <= 2:
            return known, "resembles"
    return None


def _keys(manifest: Manifest) -> Iterator[str]:
    return islice((key for key in manifest.root if isinstance(key, str)), _MOST_KEYS)


def _near(manifest: Manifest) -> Iterator[Hit]:
    for key in _keys(manifest):
        if found := _resembles(key):
            known, why = found
            yield Hit((key,), {"key": key, "known": known, "why": why}, (known,))


def _inside(value: object, path: Path, left: list[int]) -> Iterator[Path]:
    """Yields the paths of known keys inside nested dictionaries, where iOS does not read them."""
    if not isinstance(value, dict) or len(path) > 4:
        return
    for key, item in value.items():
        left[0] -= 1
        if left[0] < 0:
            return
        if isinstance(key, str):
            if key in KNOWN and key != "MinimumOSVersion" and path[-1:] != (SCENES,):
                yield (*path, key)
            yield from _inside(item, (*path, key), left)


def _misplaced(manifest: Manifest) -> Iterator[Hit]:
    left = [_MOST_KEYS]
    for key in _keys(manifest):
        for path in _inside(manifest.root[key], (key,), left):
            inner, parent = str(path[-1]), str(path[-2])
            yield Hit(path, {"key": inner, "where": f"not inside `{parent}`"})
    if manifest.has(SCENES):
        for key in _ENTRIES:
            if key in manifest.root:
                yield Hit((key,), {"key": key, "where": f"only inside `{SCENES}`"})


def _twice(manifest: Manifest) -> Iterator[Hit]:
    for path in manifest.twice:
        if path[-1] in TYPES or path[-1] in _SCENE_TYPES:
            yield Hit(path, {"key": str(path[-1])})


def _name(value: object) -> str:
    for kind in (bool, str, int, dict, list):
        if isinstance(value, kind):
            return _NAMES[kind][0]
    return "something else"


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _typed(key: str, value: object, takes: type | tuple[type], path: Path) -> Iterator[Hit]:
    """Yields a hit if the value does not have the type `takes`. For an array, yields a hit for the
    first item of a wrong type."""
    if not isinstance(takes, tuple):
        if not _is(value, takes):
            yield Hit(path, {"key": key, "takes": _NAMES[takes][0], "found": _name(value)})
        return
    words = {"key": key, "takes": f"an array of {_NAMES[takes[0]][1]}"}
    if not isinstance(value, list):
        yield Hit(path, {**words, "found": _name(value)})
        return
    for number, item in enumerate(value):
        if not _is(item, takes[0]):
            yield Hit((*path, number), {**words, "found": f"an array with {_name(item)}"})
            return


def _types(manifest: Manifest) -> Iterator[Hit]:
    for key in _keys(manifest):
        value, takes = manifest.root[key], TYPES.get(key.partition("~")[0])
        # UIDeviceFamily had a single number in an older form.
        if takes is not None and not (key == FAMILY and _is(value, int)):
            yield from _typed(key, value, takes, (key,))
    scenes = manifest.root.get(SCENES)
    if isinstance(scenes, dict):
        for key, takes in _SCENE_TYPES.items():
            if key in scenes:
                yield from _typed(key, scenes[key], takes, (SCENES, key))


def _versions(manifest: Manifest) -> Iterator[Hit]:
    for notice in manifest.app.notices:
        if notice.kind == NoticeKind.MALFORMED:
            yield Hit((notice.key,), {"key": notice.key, "value": notice.value})


def _strange_modes(manifest: Manifest) -> Iterator[Hit]:
    modes = manifest.root.get(MODES)
    known = [mode.label for mode in BackgroundMode]
    seen: set[str] = set()
    for number, mode in enumerate(modes if isinstance(modes, list) else ()):
        if not isinstance(mode, str) or mode in seen or mode in known:
            continue
        if "$(" in mode or "${" in mode:
            continue
        seen.add(mode)
        if len(seen) > _MOST_HITS:
            return
        word = mode[:60].strip().casefold()
        near = difflib.get_close_matches(word, known, 1, 0.8)
        near = near or [name for name in known if name in word][:1]
        value = mode if len(mode) <= 80 else mode[:77] + "..."
        yield Hit((MODES, number), {"value": value}, tuple(near), value)


def _declares(*modes: str) -> Callable[[Manifest], Iterator[Hit]]:
    """Returns a function that finds the first declared mode that is one of `modes`."""

    def find(manifest: Manifest) -> Iterator[Hit]:
        declared = manifest.root.get(MODES)
        for number, mode in enumerate(declared if isinstance(declared, list) else ()):
            if mode in modes:
                yield Hit((MODES, number), {"mode": mode})
                return

    return find


def _without(
    find: Callable[[Manifest], Iterator[Hit]], *keys: str
) -> Callable[[Manifest], Iterator[Hit]]:
    """Returns a function that works like `find`, but finds nothing if one of the keys exists."""
    return lambda manifest: iter(()) if manifest.has(*keys) else find(manifest)


def _processing_alone(manifest: Manifest) -> Iterator[Hit]:
    if not manifest.texts(IDENTIFIERS):
        yield from _declares("processing")(manifest)


def _clip_modes(manifest: Manifest) -> Iterator[Hit]:
    if manifest.has(MODES):
        yield Hit((MODES,))


def _multitasks_on_ipad(manifest: Manifest) -> bool:
    """Tells whether the app runs on an iPad and does not require the full screen."""
    family = manifest.root.get(FAMILY)
    full = ("UIRequiresFullScreen", "UIRequiresFullScreen~ipad")
    return (
        isinstance(family, list)
        and 2 in family
        and not any(manifest.root.get(key) is True for key in full)
    )


def _orientations(manifest: Manifest) -> Iterator[Hit]:
    own = f"{_ORIENTATIONS}~ipad"
    key = own if own in manifest.root else _ORIENTATIONS
    if _multitasks_on_ipad(manifest) and key in manifest.root:
        missing = _ORIENTATION_NAMES.difference(manifest.texts(key))
        if missing:
            yield Hit((key,), expected=tuple(sorted(missing)))


def _launch_screen(manifest: Manifest) -> Iterator[Hit]:
    screens = ("UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens")
    if _multitasks_on_ipad(manifest) and manifest.built and not manifest.has(*screens):
        yield Hit((FAMILY,))


def _old_sdk(manifest: Manifest) -> Iterator[Hit]:
    sdk = manifest.app.linked_sdk
    if isinstance(sdk, OSVersion) and sdk < OSVersion(26):
        key = "DTSDKName" if manifest.has("DTSDKName") else "DTPlatformVersion"
        yield Hit((key,), {"sdk": str(sdk)})


def _old_minimum(manifest: Manifest) -> Iterator[Hit]:
    minimum = manifest.app.minimum_os
    if isinstance(minimum, OSVersion) and minimum < OSVersion(15):
        yield Hit(("MinimumOSVersion",), {"minimum": str(minimum)})


def _empty_purposes(manifest: Manifest) -> Iterator[Hit]:
    for key in _keys(manifest):
        value = manifest.root[key]
        is_purpose = key.startswith("NS") and key.endswith("UsageDescription")
        if is_purpose and isinstance(value, str) and not value.strip():
            yield Hit((key,), {"key": key})


def _extension_keys(manifest: Manifest) -> Iterator[Hit]:
    for key in ("CFBundleExecutable", "CFBundleName", "CFBundleDisplayName"):
        if manifest.built and not manifest.root.get(key):
            yield Hit((key,), {"key": key})


_ALL = frozenset(Bundle)
_APPS = frozenset({Bundle.APP, Bundle.CLIP})
_APP = frozenset({Bundle.APP})
_CLIP = frozenset({Bundle.CLIP})
_EXTENSION = frozenset({Bundle.EXTENSION})
_APPLE = "developer.apple.com/documentation/bundleresources/information-property-list"
_HUB = "github.com/"

ROWS: tuple[Row, ...] = (
    Row(
        rule="plist.key.near", level=Level.WARNING, bundles=_ALL, find=_near,
        text="The key `{key}` {why} `{known}`: it is not read",
        address=_APPLE,
    ),
    Row(
        rule="plist.key.misplaced", level=Level.WARNING, bundles=_ALL, find=_misplaced,
        text="The key `{key}` is read {where}",
        address=_APPLE,
    ),
    Row(
        rule="plist.key.twice", level=Level.WARNING, bundles=_ALL, find=_twice,
        text="The key `{key}` is given more than once: only one of its values counts",
        address=_APPLE,
    ),
    Row(
        rule="plist.value.type", level=Level.WARNING, bundles=_ALL, find=_types,
        text="The key `{key}` takes {takes}, but has {found}",
        address=_APPLE,
    ),
    Row(
        rule="plist.value.version", level=Level.WARNING, bundles=_APPS | _EXTENSION,
        find=_versions,
        text="The key `{key}` has no version, but `{value}`",
        address=_APPLE,
    ),
    Row(
        rule="store.processing.no-identifiers", level=Level.REJECTED, bundles=_APP,
        find=_processing_alone,
        text="App Store Connect refuses the mode processing without"
        " BGTaskSchedulerPermittedIdentifiers (ITMS-90771)",
        address=_HUB + "fluttercommunity/flutter_uploader/issues/59",
        joins="manifest.processing.no-identifiers",
    ),
    Row(
        rule="store.mode.invalid", level=Level.REJECTED, bundles=_APP, find=_strange_modes,
        text="App Store Connect refuses `{value}` as a background mode (ITMS-90112)",
        address=_HUB + "torlando-tech/Columba-iOS/pull/17",
        joins="manifest.mode.unknown",
    ),
    Row(
        rule="store.clip.modes", level=Level.REJECTED, bundles=_CLIP, find=_clip_modes,
        text="App Store Connect refuses UIBackgroundModes in an app clip",
        address=_HUB + "bndkt/react-native-app-clip/issues/25",
    ),
    Row(
        rule="store.ipad.orientations", level=Level.REJECTED, bundles=_APP, find=_orientations,
        text="App Store Connect refuses an app with multitasking on iPad that does not support all"
        " four orientations (ITMS-90474); UIRequiresFullScreen turns multitasking off",
        address=_HUB + "Expensify/App/pull/27016",
    ),
    Row(
        rule="store.ipad.launch-screen", level=Level.REJECTED, bundles=_APP, find=_launch_screen,
        text="App Store Connect refuses an app with multitasking on iPad that has no launch"
        " storyboard and no UILaunchScreen (ITMS-90476)",
        address=_HUB + "jonbhanson/flutter_native_splash/issues/689",
    ),
    Row(
        rule="store.sdk.old", level=Level.REJECTED, bundles=_APP, find=_old_sdk,
        text="App Store Connect takes only apps that are built with the SDK of iOS 26.0 or later"
        " since 28 April 2026 (ITMS-90725), and this one is built with that of {sdk}",
        address=_HUB + "codenameone/CodenameOne/issues/4534",
    ),
    Row(
        rule="store.extension.key-missing", level=Level.REJECTED, bundles=_EXTENSION,
        find=_extension_keys,
        text="App Store Connect refuses an extension without {key} (ITMS-90360)",
        address=_HUB + "Expensify/App/pull/35336",
    ),
    Row(
        rule="store.minimum-os.old", level=Level.WARNING, bundles=_APP, find=_old_minimum,
        text="App Store Connect will refuse a MinimumOSVersion below 15.0 from spring 2027 on"
        " (ITMS-90068), and this one is {minimum}",
        address=_HUB + "thunderbird/thunderbird-ios/issues/466",
    ),
    Row(
        rule="store.purpose.empty", level=Level.WARNING, bundles=_ALL - {Bundle.OTHER},
        find=_empty_purposes,
        text="App Store Connect complains about the empty text of {key} (ITMS-90738)",
        address=_HUB + "bcgov/bc-wallet-mobile/issues/2051",
    ),
    Row(
        rule="store.purpose.location", level=Level.WARNING, bundles=_APPS,
        find=_without(_declares("location"), *_LOCATION),
        text="App Store Connect asks for a usage text if the code refers to location services"
        " (ITMS-90683)",
        address=_HUB + "kolabing/kolabing-app/issues/198",
        joins="manifest.location.no-text",
    ),
    Row(
        rule="store.purpose.microphone", level=Level.WARNING, bundles=_APPS,
        find=_without(_declares("push-to-talk"), _MICROPHONE),
        text="App Store Connect asks for NSMicrophoneUsageDescription if the code refers to the"
        " microphone (ITMS-90683)",
        address=_HUB + "ryanheise/just_audio/issues/179",
        joins="manifest.push-to-talk.no-microphone-text",
    ),
    Row(
        rule="store.purpose.bluetooth", level=Level.WARNING, bundles=_APPS,
        find=_without(_declares("bluetooth-central", "bluetooth-peripheral"), _BLUETOOTH),
        text="App Store Connect asks for NSBluetoothAlwaysUsageDescription if the code refers to"
        " Core Bluetooth (ITMS-90683), and the mode {mode} is declared",
        address=_HUB + "jitsi/jitsi-meet-spot/pull/571",
    ),
)  # fmt: skip


def bundle_of(root: Mapping[str, object]) -> Bundle:
    """Determines the kind of bundle from the manifest's entries."""
    if "NSAppClip" in root:
        return Bundle.CLIP
    kind = root.get("CFBundlePackageType")
    if "NSExtension" in root or "EXAppExtensionAttributes" in root or kind == "XPC!":
        return Bundle.EXTENSION
    if isinstance(kind, str) and len(kind) == 4 and kind != "APPL":
        return Bundle.OTHER
    return Bundle.APP
