"""Checks what an app declares: an Info.plist, the folder of a built app, or an .ipa archive."""

from __future__ import annotations

import os as files
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, BinaryIO

from .._native.enums import BackgroundMode, EvidenceProfile
from .._native.errors import LifecyclePolicyError
from .._native.files import contents, opened, reason_of
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.bounds import Deadline
from ..questions.context import Context
from ..questions.manifest import ManifestFinding, manifest
from ..questions.property_lists import MAXIMUM_BYTES, TOO_LARGE, parse_property_list
from ..reports.source import harmless
from .archives import Member, is_archive, read_members
from .lint import IDENTIFIERS, MODES, ROWS, SCENES, Bundle, Hit, Manifest, Row, bundle_of
from .model import LEVELS, Checked, Finding, Level
from .names import first_address
from .positions import Path, Positions, Spot, positions_of, shortened

__all__ = ["check_app", "check_ipa", "check_manifest_file", "check_plist", "declared_app", "plist_findings"]

#: The maximum number of findings in one file or app.
MAXIMUM_FINDINGS = 500
#: The maximum number of extensions or clips in one folder of an app. An app with more is refused.
MAXIMUM_EXTENSIONS = 256

_INFO = "Info.plist"
_FOLDERS = {"PlugIns": ".appex", "Extensions": ".appex", "AppClips": ".app"}
_WANTED = re.compile(
    r"Payload/[^/]+\.app/(?:(?:PlugIns|Extensions)/[^/]+\.appex/|AppClips/[^/]+\.app/)?Info\.plist",
    re.IGNORECASE,
)
_SDK_KEYS = ("DTSDKName", "DTPlatformVersion", "DTPlatformName")
_WATCH = ("WKApplication", "WKWatchKitApp", "WKWatchOnly", "WKAppBundleIdentifier")
_PREFIXES = ("CFBundle", "UI", "NS", "LS", "BG", "DT", "WK", "MinimumOS", "EX", "IT")
_IDENTITY = ("CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleName")
#: The beginnings of rule ids that apply to apps, but not to their extensions.
_OF_APPS = ("manifest.scenes.", "manifest.multiple-scenes.", "manifest.exits-on-suspend.")
_ABSENT = "manifest.scenes.absent."
_HEADER = b'<?xml version="1.0"?>'


@dataclass(slots=True)
class _Place:
    """A manifest, alone or inside an app, with facts from the surrounding app."""

    name: str = ""
    """The name of the manifest in an error."""
    member: str = ""
    bundle: Bundle | None = None
    """The kind of bundle by the place in the app; None: not known. Counts only if `bundle_of` finds
    an app."""
    sdk: OSVersion | None = None
    """The SDK of the surrounding app."""
    built: bool = False


@dataclass(slots=True)
class _Read:
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    sdk: OSVersion | None = None


def plist_findings(
    data: bytes,
    *,
    member: str = "",
    os: OSVersion | None = None,
    profile: EvidenceProfile | None = None,
    sdk: OSVersion | None = None,
    built: bool = False,
) -> tuple[list[Finding], list[str]]:
    """Returns the findings in an Info.plist, and notes: assumptions, or why nothing was checked.

    Asks about the first of these versions that is known: `os`, the version of the linked SDK, and
    the newest major version. `sdk` is the SDK of the surrounding app, for a manifest that names no
    SDK. `built` says that the manifest comes from a built app. Raises LifecyclePolicyError if the
    manifest cannot be read.
    """
    place = _Place(member or _INFO, harmless(member), None, sdk, built)
    read = _read(data, place, os, profile)
    return read.findings, read.notes


def check_plist(
    name: str, data: bytes, *, os: OSVersion | None = None, profile: EvidenceProfile | None = None
) -> Checked:
    """Checks an Info.plist, or a fragment of one. `name` is the name in the result."""
    checked = Checked(file=name, kind="plist", title="an Info.plist")
    try:
        if not data.strip():
            raise LifecyclePolicyError("empty")
        if len(data) > MAXIMUM_BYTES:
            raise LifecyclePolicyError(f"larger than {MAXIMUM_BYTES >> 20} MiB")
        read = _read(data, _Place(name), os, profile)
    except LifecyclePolicyError as error:
        return _failed(checked, error, name)
    checked.lines = 0 if data.startswith(b"bplist") else data.count(b"\n") + 1
    return _filled(checked, [read])


def check_app(
    path: str, *, os: OSVersion | None = None, profile: EvidenceProfile | None = None
) -> Checked:
    """Checks the folder of a built app: the Info.plist of the app, its extensions and clips."""
    checked = Checked(file=path, kind="app", title="an app")
    try:
        own = _file(path, _INFO)
        if own is None:
            is_mac = files.path.isdir(files.path.join(path, "Contents"))
            reason = "an app for macOS" if is_mac else f"a folder without {_INFO}: not an app"
            raise LifecyclePolicyError(reason)
        inner = ((name, lambda name=name: _file(path, name)) for name in _inner(path))
        return _whole(checked, Member(_INFO, own), inner, os, profile)
    except LifecyclePolicyError as error:
        return _failed(checked, error, _INFO)


def check_ipa(
    source: str | BinaryIO,
    *,
    name: str = "",
    os: OSVersion | None = None,
    profile: EvidenceProfile | None = None,
) -> Checked:
    """Checks an .ipa archive, without unpacking it. `source` is a path or a seekable file.
    `name` is the name in the result."""
    path = source if isinstance(source, str) else ""
    checked = Checked(file=name or path, kind="ipa", title="an app (.ipa)")
    own = ""
    try:
        if isinstance(source, str):
            with _opened(source) as file:
                members = read_members(file, _is_wanted)
        else:
            members = read_members(source, _is_wanted)
        app = _app_of(members)
        own = app.name
        inner = ((each.name, lambda each=each: each.data) for each in members if each is not app)
        return _whole(checked, app, inner, os, profile)
    except LifecyclePolicyError as error:
        return _failed(checked, error, own)


def check_manifest_file(
    path: str, os: OSVersion | None = None, profile: EvidenceProfile | None = None
) -> Checked:
    """Checks the file or folder at a path: the folder of an app, an .ipa archive, or an
    Info.plist."""
    if files.path.isdir(path):
        return check_app(path, os=os, profile=profile)
    try:
        with _opened(path) as file:
            head = file.read(4)
            if is_archive(head):
                return check_ipa(file, name=path, os=os, profile=profile)
            data = head + file.read(MAXIMUM_BYTES + 1 - len(head))
    except LifecyclePolicyError as error:
        return Checked(file=path, failure=str(error))
    except OSError as error:
        return Checked(file=path, failure=reason_of(error))
    return check_plist(path, data, os=os, profile=profile)


def declared_app(path: str) -> App:
    """Returns what an app declares in its manifest. `path` is the folder of the app, or an .ipa
    archive. Raises LifecyclePolicyError if the manifest is missing or cannot be read."""
    if files.path.isdir(path):
        data, name = _file(path, _INFO), f"{path}/{_INFO}"
    else:
        with _opened(path) as file:
            own = _app_of(read_members(file, _is_wanted))
        data, name = own.data, f"{path}/{own.name}"
    if data is None:
        raise LifecyclePolicyError(f"{path}: a folder without {_INFO}: not an app")
    deadline = Deadline()
    return App._from_info(parse_property_list(name, data, deadline), deadline)


def _opened(path: str) -> BinaryIO:
    try:
        return opened(path)
    except FileNotFoundError:
        raise LifecyclePolicyError("no such file") from None
    except (OSError, ValueError) as error:
        raise LifecyclePolicyError(reason_of(error)) from None


def _failed(checked: Checked, error: LifecyclePolicyError, name: str) -> Checked:
    """Records why a file could not be checked. Leaves out the file's name, which the result already
    has."""
    checked.failure = harmless(str(error).removeprefix(f"{name}: "))
    return checked


def _filled(checked: Checked, reads: Iterable[_Read]) -> Checked:
    notes: dict[str, None] = {}
    for read in reads:
        checked.findings += read.findings
        notes |= dict.fromkeys(read.notes)
    checked.notes += notes
    checked.more = max(0, len(checked.findings) - MAXIMUM_FINDINGS)
    del checked.findings[MAXIMUM_FINDINGS:]
    return checked


def _inner(path: str) -> Iterator[str]:
    """Yields the paths of the manifests of the extensions and clips in the folder of an app."""
    for folder, ending in _FOLDERS.items():
        if files.path.islink(files.path.join(path, folder)):
            continue
        try:
            names = sorted(files.listdir(files.path.join(path, folder)))
        except OSError:
            continue
        found = [name for name in names if name.endswith(ending)]
        if len(found) > MAXIMUM_EXTENSIONS:
            raise LifecyclePolicyError(f"more than {MAXIMUM_EXTENSIONS} bundles in {folder}")
        yield from (f"{folder}/{name}/{_INFO}" for name in found)


def _file(path: str, name: str) -> bytes | None:
    """Reads a file in the folder of an app. Returns None if there is no such file. Follows no
    links, because the app may be untrusted."""
    parts = name.split("/")
    for count in range(1, len(parts) + 1):
        if files.path.islink(files.path.join(path, *parts[:count])):
            raise LifecyclePolicyError(f"`{shortened('/'.join(parts[:count]))}` is a symbolic link")
    try:
        data = contents(files.path.join(path, *parts), MAXIMUM_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise LifecyclePolicyError(f"{name}: {reason_of(error)}") from None
    if len(data) > MAXIMUM_BYTES:
        raise LifecyclePolicyError(f"{name}: larger than {MAXIMUM_BYTES >> 20} MiB")
    return data


def _is_wanted(name: str) -> bool:
    return len(name) < 1024 and _WANTED.fullmatch(name) is not None


def _app_of(members: list[Member]) -> Member:
    """Returns the manifest of the app in an archive. The archive must have only one app."""
    apps = [member for member in members if member.name.count("/") == 2]
    if not apps:
        raise LifecyclePolicyError("an archive without Payload/*.app/Info.plist: not an app")
    if len(apps) > 1:
        raise LifecyclePolicyError("an archive with more than one app")
    return apps[0]


def _whole(
    checked: Checked,
    own: Member,
    inner: Iterable[tuple[str, object]],
    os: OSVersion | None,
    profile: EvidenceProfile | None,
) -> Checked:
    """Checks the manifest of an app, and then the manifests of its extensions and clips."""
    first = _read(own.data, _Place(own.name, harmless(own.name), None, None, True), os, profile)
    reads = [first]
    for name, load in inner:
        bundle = Bundle.CLIP if "/AppClips/" in f"/{name}" else Bundle.EXTENSION
        place = _Place(name, harmless(name), bundle, first.sdk, True)
        try:
            data = load() if callable(load) else None
            if data is None:
                raise LifecyclePolicyError(f"{name}: no such file")
            reads.append(_read(data, place, os, profile))
        except LifecyclePolicyError as error:
            reason = harmless(str(error).removeprefix(f"{name}: "))
            message = f"The manifest of {bundle.value} cannot be read: {reason}"
            finding = Finding(
                level=Level.VIOLATION,
                rule="plist.unreadable",
                message=message,
                member=place.member,
            )
            reads.append(_Read([finding]))
    return _filled(checked, reads)


def _wrapping(data: bytes) -> tuple[bytes, bytes]:
    """Returns the texts that must stand before and after a pasted fragment, so that the whole is an
    XML property list."""
    head = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if head.startswith((b"<?xml", b"<plist", b"bplist")) or not head.startswith(b"<"):
        return b"", b""
    if head.startswith(b"<key>"):
        return _HEADER + b"<plist><dict>", b"</dict></plist>"
    if head.startswith(b"<dict"):
        return _HEADER + b"<plist>", b"</plist>"
    return _HEADER, b""


def _parsed(data: bytes, name: str, deadline: Deadline) -> tuple[dict[str, object], Positions]:
    """Reads a manifest, and finds the places of its keys and values."""
    head = data[:64].removeprefix(b"\xef\xbb\xbf").lstrip()
    if head[:1] in (b"{", b"(") or head.startswith(b"// !$*UTF8*$!"):
        reason = "a property list in the form of JSON or NeXTSTEP, not in XML or binary"
        raise LifecyclePolicyError(f"{name}: {reason}")
    before, after = _wrapping(data)
    if before:
        data = data.removeprefix(b"\xef\xbb\xbf")
    root = parse_property_list(name, before + data + after, deadline)
    return root, positions_of(data, before=before, after=after)


def _strange(root: Mapping[str, object]) -> str:
    """Returns why a property list is not judged, for example because it is for macOS. Returns "" if
    it is judged."""
    keys = [key for key in root if isinstance(key, str)]
    if not any(key.startswith(_PREFIXES) for key in keys) and not any(map(_may_be, keys)):
        return "it has no key of an Info.plist: nothing was checked"
    platform = root.get("DTPlatformName")
    names = root.get("CFBundleSupportedPlatforms")
    platforms = [platform] if isinstance(platform, str) else []
    platforms += names if isinstance(names, list) else []
    known = [name for name in platforms if isinstance(name, str) and "$" not in name]
    if known and not any(name.lower().startswith("iphone") for name in known):
        return f"it is for `{shortened(known[0])}`, not for iOS: nothing was checked"
    if any(key in root for key in _WATCH):
        return "it is for watchOS, not for iOS: nothing was checked"
    return ""


def _may_be(key: str) -> bool:
    """Tells whether a key ends like UIBackgroundModes, in either of two spellings."""
    low = key.strip().casefold()
    return low.endswith("backgroundmodes") or low.endswith("background modes")


def _read(
    data: bytes, place: _Place, os: OSVersion | None, profile: EvidenceProfile | None
) -> _Read:
    deadline = Deadline()
    try:
        root, positions = _parsed(data, place.name, deadline)
        if reason := _strange(root):
            return _Read(notes=[reason])
        app = App._from_info(root, deadline)
    except MemoryError:
        raise LifecyclePolicyError(f"{place.name}: {TOO_LARGE}") from None
    if app.linked_sdk is None and place.sdk is not None:
        app = replace(app, linked_sdk=place.sdk)
    own = bundle_of(root)
    bundle = own if own != Bundle.APP or place.bundle is None else place.bundle
    built = place.built or any(key in root for key in _SDK_KEYS)
    given = Manifest(root, app, bundle, built, tuple(positions.twice))
    asked, notes = _chosen(app, os)
    if bundle == Bundle.OTHER:
        notes = ["it belongs to no app and no extension: only its keys and types were checked"]
    elif not any(key in root for key in _IDENTITY):
        notes.append("it has no CFBundleIdentifier: the build may add keys, such as that of scenes")
    found = _Found(given, positions, place.member)
    if bundle != Bundle.OTHER:
        found.ask(asked, profile or EvidenceProfile.OBSERVED)
    found.lint()
    linked = app.linked_sdk if isinstance(app.linked_sdk, OSVersion) else None
    return _Read(found.listed(), notes, linked)


def _chosen(app: App, os: OSVersion | None) -> tuple[OSVersion, list[str]]:
    """Chooses the OS to ask about. If `os` is None, also returns a note that names the chosen
    OS."""
    if os is not None:
        return os, []
    sdk = app.linked_sdk
    if isinstance(sdk, OSVersion) and sdk >= OSVersion.oldest():
        return sdk, [f"asked about iOS {sdk}, the version of the SDK; --os names another"]
    newest = OSVersion.newest_major()
    return newest, [f"asked about the newest known OS, iOS {newest}; --os names another"]


class _Found:
    """Collects the findings in one manifest."""

    def __init__(self, given: Manifest, positions: Positions, member: str) -> None:
        self._given = given
        self._positions = positions
        self._member = member
        self._findings: list[Finding] = []
        self._values: list[str | None] = []
        """The values of the findings, which distinguish findings of one rule."""

    def ask(self, os: OSVersion, profile: EvidenceProfile) -> None:
        """Adds the findings of the rule book."""
        given = self._given
        is_part = not any(key in given.root for key in _IDENTITY)
        for finding in manifest(Context(os, profile=profile, app=given.app)).findings:
            is_of_app = finding.rule.startswith(_OF_APPS)
            if is_of_app and given.bundle == Bundle.EXTENSION:
                continue
            if is_part and finding.rule.startswith(_ABSENT):
                continue
            self._add_rule(finding)

    def _add_rule(self, finding: ManifestFinding) -> None:
        value = "" if finding.value is None else f" `{shortened(finding.value)}`"
        text = finding.message.removesuffix(".")
        self._put(
            self._anchor(finding),
            finding.value,
            level=LEVELS[finding.severity],
            rule=finding.rule,
            message=f"{finding.key}{value}: {text}" if finding.key else text,
            address=first_address(finding.citations),
        )

    def _anchor(self, finding: ManifestFinding) -> Path:
        """Returns the path that a finding of the rule book is about. If the key is missing, returns
        the path of the entry that requires the key, where such an entry is found."""
        root, key = self._given.root, finding.key
        if key == MODES or key not in root:
            named = {mode.label for mode in BackgroundMode} & set(finding.rule.split("."))
            wanted = {finding.value, *named}
            modes = root.get(MODES)
            for number, mode in enumerate(modes if isinstance(modes, list) else ()):
                if isinstance(mode, str) and mode in wanted:
                    return MODES, number
        if key not in root and finding.rule.startswith("manifest.identifiers."):
            return (IDENTIFIERS,)
        inner = (SCENES, key)
        return inner if key not in root and inner in self._positions.keys else (key,)

    def lint(self) -> None:
        """Adds the findings of `ROWS`."""
        for row in ROWS:
            if self._given.bundle in row.bundles:
                for hit in row.find(self._given):
                    self._add_row(row, hit)

    def _add_row(self, row: Row, hit: Hit) -> None:
        words = {name: shortened(word) for name, word in hit.words.items()}
        message, twin = row.text.format_map(words), self._twin(row, hit)
        made: dict[str, Any] = {
            "level": row.level,
            "rule": row.rule,
            "message": message,
            "expected": hit.expected,
            "address": row.address,
        }
        if twin is None:
            self._put(hit.path, hit.value, **made)
            return
        other = self._findings[twin]
        if row.level > other.level:
            details = (f"{other.message} ({other.rule})", *other.details)
            self._findings[twin] = replace(other, details=details, **made)
        else:
            detail = f"{message} ({row.rule}, {row.address})"
            self._findings[twin] = replace(other, details=(*other.details, detail))

    def _twin(self, row: Row, hit: Hit) -> int | None:
        """Returns the index of an equivalent finding of the rule book, or None."""
        for number, finding in enumerate(self._findings):
            if row.joins and finding.rule == row.joins and self._values[number] == hit.value:
                return number
        return None

    def _put(self, path: Path, value: str | None, **rest: Any) -> None:
        spot = self._spot(path)
        place = spot or Spot(0, 0, 0)
        finding = Finding(
            line=place.line,
            column=place.column,
            length=place.length,
            excerpt=self._positions.excerpt(spot),
            member=self._member,
            **rest,
        )
        self._findings.append(finding)
        self._values.append(value)

    def _spot(self, path: Path) -> Spot | None:
        """Returns the place of a key or an item. If the key or item is missing, returns the place
        of its container."""
        keys, values = self._positions.keys, self._positions.values
        while path:
            if isinstance(path[-1], str) and path in keys:
                return keys[path]
            if not isinstance(path[-1], str) and path in values:
                return values[path]
            path = path[:-1]
        return values.get(())

    def listed(self) -> list[Finding]:
        """Returns the findings in the order of their lines, with the worst first on each line."""
        return sorted(self._findings, key=lambda one: (one.line, -one.level, one.column))
