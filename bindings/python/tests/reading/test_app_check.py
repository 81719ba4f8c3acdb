"""Tests the check of an Info.plist, the folder of an app, and an .ipa archive."""

from __future__ import annotations

import io
import os
import plistlib
import struct
import time
import tracemalloc
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from lifecycle_policy import OSVersion
from lifecycle_policy.checks import archives
from lifecycle_policy.checks.apps import (
    check_app,
    check_ipa,
    check_manifest_file,
    check_plist,
    plist_findings,
)
from lifecycle_policy.checks.formats.words import expected_words
from lifecycle_policy.checks.lint import ROWS
from lifecycle_policy.checks.model import Checked, Finding, Level
from lifecycle_policy.checks.positions import BEFORE, Spot, excerpt, positions_of

from places import corpus_files
from timing import in_time
from test_info_plist import HOSTILE

#: A manifest without findings.
APP: dict[str, Any] = {
    "CFBundleIdentifier": "com.example.sample",
    "CFBundlePackageType": "APPL",
    "DTSDKName": "iphoneos27.0",
    "MinimumOSVersion": "17.0",
    "UIApplicationSceneManifest": {"UIApplicationSupportsMultipleScenes": False},
}
CLIP = {**APP, "NSAppClip": {}}
EXTENSION: dict[str, Any] = {
    "CFBundleIdentifier": "com.example.sample.share",
    "CFBundlePackageType": "XPC!",
    "CFBundleExecutable": "Share",
    "CFBundleName": "Share",
    "CFBundleDisplayName": "Share",
    "MinimumOSVersion": "17.0",
    "NSExtension": {},
}


def xml(info: dict[str, Any]) -> bytes:
    return plistlib.dumps(info, sort_keys=False)


def found(info: dict[str, Any] | bytes, **more: Any) -> dict[str, Finding]:
    """Returns the findings by rule."""
    data = info if isinstance(info, bytes) else xml(info)
    return {finding.rule: finding for finding in plist_findings(data, **more)[0]}


def modes(*names: str, **more: Any) -> dict[str, Any]:
    return {**APP, "UIBackgroundModes": list(names), **more}


def without(info: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in info.items() if name != key}


TWICE = xml(APP).replace(
    b"</dict>\n</plist>", b"<key>MinimumOSVersion</key><string>18.0</string></dict></plist>"
)
IPAD = {**APP, "UIDeviceFamily": [1, 2], "UILaunchScreen": {}}
FOUR = [
    "UIInterfaceOrientationPortrait",
    "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
]
PURPOSE = "NSMicrophoneUsageDescription"

#: For each row of the checks' table: a manifest with the mistake, and one without it. If a rule of
#: the rule book finds the same mistake at the same level, the sentence of the row is a detail of
#: the finding of that rule.
CASES: dict[str, tuple[dict[str, Any] | bytes, dict[str, Any] | bytes]] = {
    "plist.key.near": (
        {**APP, "UIBackgroundMode": ["audio"]},
        {**APP, "WKBackgroundModes": ["alarm"], "UIBackgroundModes~ipad": ["audio"]},
    ),
    "plist.key.misplaced": (
        {**APP, "NSAppTransportSecurity": {"UIBackgroundModes": ["audio"]}},
        {**APP, "Own": {"MinimumOSVersion": "1"}},
    ),
    "plist.key.twice": (TWICE, {**APP, "a": {"MinimumOSVersion": "17.0"}}),
    "plist.value.type": (
        {**APP, "UIApplicationExitsOnSuspend": "NO"},
        {**APP, "UIApplicationExitsOnSuspend": False, "UIDeviceFamily": 1},
    ),
    "plist.value.version": (
        {**APP, "MinimumOSVersion": "seventeen"},
        {**APP, "MinimumOSVersion": "$(TARGET)"},
    ),
    "store.processing.no-identifiers": (
        modes("audio", "processing"),
        modes("processing", BGTaskSchedulerPermittedIdentifiers=["com.example.a"]),
    ),
    "store.mode.invalid": (modes("juggling"), modes("audio", "$(MODE)")),
    "store.clip.modes": ({**CLIP, "UIBackgroundModes": ["audio"]}, modes("audio")),
    "store.ipad.orientations": (
        {**IPAD, "UISupportedInterfaceOrientations": FOUR[:1]},
        {
            **IPAD,
            "UISupportedInterfaceOrientations": FOUR[:1],
            "UISupportedInterfaceOrientations~ipad": FOUR,
        },
    ),
    "store.ipad.launch-screen": (without(IPAD, "UILaunchScreen"), IPAD),
    "store.sdk.old": ({**APP, "DTSDKName": "iphoneos18.2"}, {**APP, "DTSDKName": "iphoneos26.0"}),
    "store.extension.key-missing": (
        {**without(EXTENSION, "CFBundleName"), "DTSDKName": "iphoneos27.0"},
        without(EXTENSION, "CFBundleName"),
    ),
    "store.minimum-os.old": (
        {**APP, "MinimumOSVersion": "14.0"},
        {**APP, "MinimumOSVersion": "15.0"},
    ),
    "store.purpose.empty": ({**APP, PURPOSE: " "}, {**APP, PURPOSE: "To talk."}),
    "store.purpose.location": (
        modes("location"),
        modes("location", NSLocationAlwaysAndWhenInUseUsageDescription="To show the way."),
    ),
    "store.purpose.microphone": (
        modes("push-to-talk"),
        modes("push-to-talk", NSMicrophoneUsageDescription="To talk."),
    ),
    "store.purpose.bluetooth": (
        modes("bluetooth-central"),
        modes("bluetooth-central", NSBluetoothAlwaysUsageDescription="To find lamps."),
    ),
}


def applies(row: str, info: dict[str, Any] | bytes) -> bool:
    """Returns whether a row of the table makes a finding, or adds a detail to another finding."""
    findings = found(info)
    details = [detail for finding in findings.values() for detail in finding.details]
    return row in findings or any(f"({row}, " in detail for detail in details)


def test_every_row_has_a_case() -> None:
    assert set(CASES) == {row.rule for row in ROWS}
    assert len(CASES) == len(ROWS)
    for row in ROWS:
        assert row.address and "://" not in row.address
        assert not row.text.endswith(".")
        assert (row.level == Level.REJECTED) <= row.rule.startswith("store.")


@pytest.mark.parametrize("row", CASES)
def test_a_row_applies_only_where_it_should(row: str) -> None:
    fires, quiet = CASES[row]
    assert applies(row, fires)
    assert not applies(row, quiet)
    assert not applies(row, APP)


def test_a_sound_manifest_has_no_findings() -> None:
    assert plist_findings(xml(APP)) == (
        [],
        ["asked about iOS 27.0, the version of the SDK; --os names another"],
    )
    assert plist_findings(xml(EXTENSION))[0] == []


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("UIBackgroundModes ", "has a blank that is not in"),
        ("uibackgroundmodes", "differs in case from"),
        ("UIBackgroundMode", "resembles"),
        ("UIBackgroundModess~ipad", "resembles"),
        ("Required background modes", "is only what Xcode shows for"),
    ],
)
def test_keys_that_are_nearly_known(key: str, why: str) -> None:
    finding = found({**APP, key: ["audio"]})["plist.key.near"]
    assert finding.message == f"The key `{key}` {why} `UIBackgroundModes`: it is not read"
    assert finding.expected == ("UIBackgroundModes",)
    assert finding.excerpt[finding.column - 1 :][: finding.length] == key


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("UIBackgroundModes", "audio", "takes {strings}, but has a string"),
        ("UIBackgroundModes", ["audio", 1], "takes {strings}, but has an array with a number"),
        ("UIApplicationExitsOnSuspend", "YES", "takes a boolean, but has a string"),
        ("BGTaskSchedulerPermittedIdentifiers", {}, "takes {strings}, but has a dictionary"),
        ("UIApplicationSceneManifest", True, "takes a dictionary, but has a boolean"),
        ("MinimumOSVersion", 17, "takes a string, but has a number"),
        ("UIDeviceFamily", [True], "takes an array of numbers, but has an array with a boolean"),
    ],
)
def test_values_of_another_type(key: str, value: object, message: str) -> None:
    text = f"The key `{key}` {message}".replace("{strings}", "an array of strings")
    finding = found({**APP, key: value})["plist.value.type"]
    assert (finding.message, finding.level) == (text, Level.WARNING)


def test_entries_of_the_scene_manifest() -> None:
    wrong = {**APP, "UIApplicationSceneManifest": {"UIApplicationSupportsMultipleScenes": "YES"}}
    finding = found(wrong)["plist.value.type"]
    assert "UIApplicationSupportsMultipleScenes" in finding.excerpt
    outside = {**APP, "UIApplicationSupportsMultipleScenes": True}
    assert "only inside" in found(outside)["plist.key.misplaced"].message
    # Without a scene manifest, the rule book itself has a finding about the key.
    alone = without(outside, "UIApplicationSceneManifest")
    rules = set(found(alone))
    assert "manifest.multiple-scenes.no-manifest" in rules
    assert "plist.key.misplaced" not in rules


def test_the_book_and_the_store_do_not_say_the_same_twice() -> None:
    findings = found(modes("processing", "remote-notifications"))
    assert set(findings) == {"store.processing.no-identifiers", "store.mode.invalid"}
    processing, mode = findings.values()
    assert processing.level == mode.level == Level.REJECTED
    assert "(manifest.processing.no-identifiers)" in processing.details[0]
    assert "(manifest.mode.unknown)" in mode.details[0]
    assert mode.expected == ("remote-notification",)
    mode = found(modes("background-processing"))["store.mode.invalid"]
    assert mode.expected == ("processing",)
    assert expected_words(mode) == "perhaps it means: processing"
    assert set(found(modes("location"))) == {"manifest.location.no-text"}


def test_many_strange_modes() -> None:
    names = [f"mode-{number}" for number in range(500)] + ["x" * 200] * 2
    findings, _ = plist_findings(xml(modes(*names)))
    assert 50 <= len(findings) < 200
    long = found(modes("x" * 200))
    assert set(long) == {"store.mode.invalid"}
    assert len(long["store.mode.invalid"].message) < 200


def test_what_the_rule_book_finds() -> None:
    info = modes("fetch", BGTaskSchedulerPermittedIdentifiers=["a"])
    findings = found(without(info, "UIApplicationSceneManifest"))
    note = findings["manifest.fetch.identifiers"]
    assert (note.level, note.address.partition("/")[0]) == (Level.NOTE, "developer.apple.com")
    aborts = findings["manifest.scenes.absent.aborts"]
    assert (aborts.level, aborts.excerpt[aborts.column - 1 :]) == (Level.WARNING, "<dict>")
    error = found(APP, os=OSVersion(16))["manifest.minimum-os"]
    assert error.level == Level.VIOLATION
    assert error.message.startswith("MinimumOSVersion `17.0`: The app is built for later versions")
    for finding in [note, aborts, error]:
        assert not finding.message.endswith(".")


def test_which_version_is_asked_about() -> None:
    info = without(APP, "DTSDKName")
    newest = OSVersion.newest_major()
    _, notes = plist_findings(xml(info))
    assert notes == [f"asked about the newest known OS, iOS {newest}; --os names another"]
    _, notes = plist_findings(xml(info), sdk=OSVersion(26, 1))
    assert notes == ["asked about iOS 26.1, the version of the SDK; --os names another"]
    assert plist_findings(xml(info), os=OSVersion(18))[1] == []


@pytest.mark.parametrize(
    "more",
    [
        {"DTPlatformName": "watchos"},
        {"CFBundleSupportedPlatforms": ["MacOSX"]},
        {"WKApplication": True},
    ],
)
def test_manifests_of_other_platforms_are_not_judged(more: dict[str, Any]) -> None:
    findings, (note,) = plist_findings(xml(modes("juggling", **more)))
    assert findings == []
    assert note.endswith("not for iOS: nothing was checked")


def test_lists_that_are_no_manifest() -> None:
    findings, notes = plist_findings(xml({"method": "app-store", "signing": True}))
    assert (findings, notes) == ([], ["it has no key of an Info.plist: nothing was checked"])
    framework = {"CFBundlePackageType": "FMWK", "UIBackgroundMode": [], "MinimumOSVersion": "8.0"}
    assert set(found(framework)) == {"plist.key.near"}


# Places.


def test_places_in_xml() -> None:
    data = xml(modes("audio", "juggling"))
    finding = found(data)["store.mode.invalid"]
    line = data.decode().split("\n")[finding.line - 1]
    assert finding.excerpt == line.replace("\t", " ")
    assert line[finding.column - 1 :][: finding.length] == "juggling"
    assert data.startswith(b"<?xml")


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "iso-8859-1"])
def test_places_in_other_encodings(codec: str) -> None:
    name = codec.partition("-sig")[0]
    text = (
        f'<?xml version="1.0" encoding="{name}"?><plist version="1.0"><dict>\r\n'
        "<key>CFBundleName</key><string>Über</string><key>UIBackgroundModes</key>"
        "<array><string>müll</string></array></dict></plist>"
    )
    finding = found(text.encode(codec))["store.mode.invalid"]
    assert (finding.line, finding.length) == (2, 4)
    assert finding.excerpt[finding.column - 1 :].startswith("müll<")


def test_a_key_on_its_own_line() -> None:
    text = "<dict>\n<key>\n  UIBackgroundModes\n</key>\n<array/></dict>"
    finding = found(text.encode())["plist.key.near"]
    assert (finding.line, finding.excerpt) == (3, "  UIBackgroundModes")


def test_fragments() -> None:
    part = b"<dict><key>UIBackgroundModes</key>\n<array><string>juggling</string></array></dict>"
    findings, notes = plist_findings(part)
    (finding,) = findings
    assert (finding.line, finding.column) == (2, 16)
    assert "it has no CFBundleIdentifier" in notes[-1]
    bare = b"  <key>UIBackgroundModes</key><array><string>juggling</string></array>"
    (finding,) = plist_findings(bare)[0]
    assert (finding.line, bare[finding.column - 1 :][: finding.length]) == (1, b"juggling")
    headless = b"<!-- mine -->\n" + part
    assert found(headless)["store.mode.invalid"].line == 3
    assert set(found(b"<dict><key>NSBluetoothX</key><true/></dict>")) == set()


def test_binary_files_have_no_places() -> None:
    data = plistlib.dumps(modes("juggling"), fmt=plistlib.FMT_BINARY)
    finding = found(data)["store.mode.invalid"]
    assert (finding.line, finding.column, finding.length, finding.excerpt) == (0, 0, 0, "")
    assert check_plist("x", data).lines == 0


def test_excerpts() -> None:
    assert excerpt("a\x1b[31mb\u202ec", 1) == "a [31mb c"
    long = "a" * 300 + "b" + "c" * 300
    short = excerpt(long, 301)
    assert short[BEFORE] == "b"
    assert (short[0], short[-1], len(short)) == ("…", "…", 202)
    assert excerpt(long, 1) == "a" * 200 + "…"


def test_positions_stop_at_entities() -> None:
    data = b'<!DOCTYPE plist [<!ENTITY a "b">]><plist><dict><key>a</key><true/></dict></plist>'
    assert positions_of(data).keys == {}
    outside = b'<!DOCTYPE plist SYSTEM "file:///etc/passwd"><dict><key>a</key></dict>'
    assert positions_of(outside).keys == {("a",): Spot(1, 56, 1)}


# Folders and archives.


def app_folder(root: Path, inner: dict[str, dict[str, Any]]) -> Path:
    for name, info in {"Info.plist": APP, **inner}.items():
        path = root / "My.app" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(plistlib.dumps(info, fmt=plistlib.FMT_BINARY))
    return root / "My.app"


INNER: dict[str, dict[str, Any]] = {
    "PlugIns/Share.appex/Info.plist": {**EXTENSION, "BGTaskSchedulerPermittedIdentifier": []},
    "Extensions/Intents.appex/Info.plist": without(EXTENSION, "NSExtension"),
    "AppClips/Clip.app/Info.plist": {**APP, "UIBackgroundModes": ["audio"]},
}
EXPECTED = [
    ("plist.key.near", "PlugIns/Share.appex/Info.plist"),
    ("store.clip.modes", "AppClips/Clip.app/Info.plist"),
]


def rules(checked: Checked) -> list[tuple[str, str]]:
    assert checked.failure == ""
    return [(finding.rule, finding.member) for finding in checked.findings]


def test_the_folder_of_an_app(tmp_path: Path) -> None:
    path = str(app_folder(tmp_path, INNER))
    checked = check_app(path)
    assert rules(checked) == EXPECTED
    assert (checked.kind, checked.title, checked.file) == ("app", "an app", path)
    assert checked.notes == ["asked about iOS 27.0, the version of the SDK; --os names another"]
    assert check_manifest_file(path) == checked
    for finding in checked.findings:
        assert Path(path, finding.member).is_file()


def test_folders_that_are_no_app(tmp_path: Path) -> None:
    assert check_app(str(tmp_path)).failure == "a folder without Info.plist: not an app"
    (tmp_path / "Contents").mkdir()
    assert check_app(str(tmp_path)).failure == "an app for macOS"
    assert "no such file" in check_manifest_file(str(tmp_path / "absent")).failure


def test_an_extension_that_cannot_be_read(tmp_path: Path) -> None:
    app = app_folder(tmp_path, {})
    (app / "PlugIns" / "A.appex").mkdir(parents=True)
    (app / "PlugIns" / "B.appex").mkdir()
    (app / "PlugIns" / "B.appex" / "Info.plist").write_bytes(b"hello")
    found = check_app(str(app)).findings
    assert [(one.rule, one.level) for one in found] == [("plist.unreadable", Level.VIOLATION)] * 2
    assert found[0].message == "The manifest of an extension cannot be read: no such file"


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no symbolic links on this system")
def test_links_are_not_followed(tmp_path: Path) -> None:
    app = app_folder(tmp_path, {})
    other = tmp_path / "Other.plist"
    other.write_bytes(xml(APP))
    (app / "Info.plist").unlink()
    (app / "Info.plist").symlink_to(other)
    assert check_app(str(app)).failure == "`Info.plist` is a symbolic link"
    (app / "Info.plist").unlink()
    (app / "Info.plist").write_bytes(xml(APP))
    (app / "PlugIns").mkdir()
    (app / "PlugIns" / "A.appex").symlink_to(tmp_path)
    assert "symbolic link" in check_app(str(app)).findings[0].message


def ipa(members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> io.BytesIO:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    file.seek(0)
    return file


OWN = "Payload/My.app/Info.plist"
WHOLE = {
    "Payload/": b"",
    OWN: xml(APP),
    "Payload/My.app/My": b"\xca\xfe\xba\xbe" * 10000,
    "Payload/My.app/My.bundle/Info.plist": xml(modes("juggling")),
    **{f"Payload/My.app/{name}": xml(info) for name, info in INNER.items()},
}


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_an_archive(tmp_path: Path, method: int) -> None:
    path = tmp_path / "My.ipa"
    path.write_bytes(ipa(WHOLE, method).getvalue())
    checked = check_ipa(str(path))
    assert rules(checked) == [(rule, f"Payload/My.app/{member}") for rule, member in EXPECTED]
    assert checked.findings[0].line > 1
    assert (checked.kind, checked.file) == ("ipa", str(path))
    assert check_manifest_file(str(path)) == checked
    assert check_ipa(ipa(WHOLE, method), name=str(path)) == checked


def test_an_archive_with_wide_fields() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        with archive.open(zipfile.ZipInfo(OWN), "w", force_zip64=True) as member:
            member.write(xml(modes("juggling")))
    assert [rule for rule, _ in rules(check_ipa(file))] == ["store.mode.invalid"]


def patched(file: io.BytesIO, old: bytes, new: bytes) -> io.BytesIO:
    data = file.getvalue()
    assert old in data
    return io.BytesIO(data.replace(old, new))


def with_field(member: str, offset: int, value: int) -> io.BytesIO:
    """Makes an archive with a changed 16-bit field in the list of members."""
    data = bytearray(ipa({member: xml(APP)}).getvalue())
    struct.pack_into("<H", data, data.index(b"PK\x01\x02") + offset, value)
    return io.BytesIO(bytes(data))


def twice() -> io.BytesIO:
    other = "Payload/My.app/Info.plisT"
    return patched(ipa({OWN: xml(APP), other: xml(APP)}), other.encode(), OWN.encode())


def linked() -> io.BytesIO:
    file, info = io.BytesIO(), zipfile.ZipInfo(OWN)
    info.create_system, info.external_attr = 3, 0o120777 << 16
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(info, "/etc/passwd")
    return file


def many(count: int) -> io.BytesIO:
    names = (f"Payload/My.app/PlugIns/{number}.appex/Info.plist" for number in range(count))
    return ipa(dict.fromkeys(names, b""))


SOUND = ipa({OWN: xml(APP)}).getvalue()
BAD: dict[str, tuple[io.BytesIO, str]] = {
    "not an archive": (io.BytesIO(b"hello"), "a truncated archive"),
    "empty": (io.BytesIO(b""), "a truncated archive"),
    "cut": (io.BytesIO(SOUND[:-30]), "a truncated archive"),
    "bytes after": (io.BytesIO(SOUND + b"x"), "bytes follow the archive"),
    "bytes before": (io.BytesIO(b"x" + SOUND), "not where it should be"),
    "no app": (ipa({"Payload/readme": b"x"}), "not an app"),
    "two apps": (ipa({OWN: b"x", "Payload/B.app/Info.plist": b"x"}), "more than one app"),
    "twice": (twice(), "is in the archive twice"),
    "case": (ipa({OWN: b"x", "payload/my.app/info.plist": b"x"}), "is in the archive twice"),
    "outside": (ipa({OWN: xml(APP), "Payload/../../evil": b"x"}), "not the name of a file inside"),
    "absolute": (ipa({OWN: xml(APP), "/etc/passwd": b"x"}), "not the name of a file inside"),
    "backslash": (ipa({OWN: xml(APP), "a\\b": b"x"}), "not the name of a file inside"),
    "link": (linked(), "is a symbolic link"),
    "encrypted": (with_field(OWN, 8, 1), "is encrypted"),
    "method": (with_field(OWN, 10, 99), "method that is not known"),
    "other method": (with_field(OWN, 10, 0), "a damaged archive"),
    "bomb": (ipa({OWN: b" " * (3 << 20)}), "expands too much"),
    "large": (ipa({OWN: os.urandom(5 << 20)}), "is larger than 4 MiB"),
    "many": (many(300), "too many members"),
    "checksum": (patched(ipa({OWN: b"<plist/>"}, 0), b"<plist/>", b"<plisT/>"), "is damaged"),
    "other name": (
        io.BytesIO(SOUND.replace(b"My.app", b"Me.app", 1)),
        "has another name in the archive",
    ),
    "no list": (ipa({OWN: b"hello"}), "not an XML or binary property list"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_archives_are_refused(name: str) -> None:
    file, reason = BAD[name]
    with in_time(10):
        checked = check_ipa(file, name=name)
    assert reason in checked.failure
    assert checked.findings == []


def test_a_member_that_is_larger_than_it_says() -> None:
    size, said = 64 << 20, 4096
    data = ipa({OWN: b" " * size}).getvalue()
    small = io.BytesIO(data.replace(struct.pack("<I", size), struct.pack("<I", said)))
    tracemalloc.start()
    try:
        assert "is damaged" in check_ipa(small).failure
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


def test_an_archive_that_claims_too_much() -> None:
    data = bytearray(SOUND)
    struct.pack_into("<I", data, len(data) - 10, archives.MAXIMUM_DIRECTORY + 1)
    assert "too many members" in check_ipa(io.BytesIO(bytes(data))).failure


def test_damaged_archives_give_no_traceback() -> None:
    data = ipa(WHOLE).getvalue()
    for at in range(0, len(data), 7):
        for value in (0, 255, data[at] ^ 1):
            damaged = bytearray(data)
            damaged[at] = value
            check_ipa(io.BytesIO(bytes(damaged)))
        check_ipa(io.BytesIO(data[:at]))


# Hostile files.


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_lists_are_refused(name: str) -> None:
    with in_time(10):
        checked = check_plist(name, HOSTILE[name])
    assert checked.failure
    assert checked.findings == []
    assert checked.failure.isprintable()


@pytest.mark.parametrize("name", ["old style", "json"])
def test_other_forms_are_named(name: str) -> None:
    assert "in the form of JSON or NeXTSTEP" in check_plist("x", HOSTILE[name]).failure


def test_large_lists_take_bounded_time() -> None:
    keys: dict[str, Any] = {f"k{number}": {"UIBackgroundModes": []} for number in range(2000)}
    nested: dict[str, Any] = {"UIBackgroundModes": []}
    for _ in range(30):
        nested = {"a": nested, "b": 1}
    for info in (keys, {"a": nested}, {"a" * 100_000: "b" * 100_000}):
        with in_time(10):
            checked = check_plist("x", xml({**APP, **info}))
        assert len(checked.findings) <= 500
    assert check_plist("x", xml({**APP, **keys})).more == 1500


def test_messages_have_no_controls() -> None:
    data = plistlib.dumps(
        {**modes("a\x1b[31m\u202eb"), "UIBackgroundMode\x1b": 1}, fmt=plistlib.FMT_BINARY
    )
    findings, _ = plist_findings(data, member="a\x1bb")
    assert len(findings) >= 2
    for finding in findings:
        texts = [finding.message, finding.member, finding.excerpt, *finding.details]
        assert all(text.isprintable() for text in texts)


def test_the_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    refused = 0
    for path in corpus_files("plists"):
        checked = check_manifest_file(str(path))
        refused += bool(checked.failure)
        text = path.read_bytes()
        for finding in checked.findings:
            counts[f"{finding.level.label} {finding.rule}"] += 1
            assert finding.message and finding.address
            assert bool(finding.line) == (not text.startswith(b"bplist"))
    with capsys.disabled():
        print(f"\nplists: {refused} refused")
        for name, count in sorted(counts.items()):
            print(f"  {count:3} {name}")
    assert counts


def test_the_hostile_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    refused, slowest = 0, 0.0
    paths = corpus_files("plist-hostile")
    for path in paths:
        begin = time.process_time()
        checked = check_manifest_file(str(path))
        assert checked.failure or checked.notes
        refused += bool(checked.failure)
        slowest = max(slowest, time.process_time() - begin)
    assert slowest < 10
    with capsys.disabled():
        print(f"\nplist-hostile: {refused} of {len(paths)} refused, slowest {slowest:.3f} s")


def test_the_field_cases() -> None:
    paths = {path.name: path for path in corpus_files("field") if path.suffix == ".plist"}
    rules_of = {
        name: {finding.rule for finding in check_manifest_file(str(path)).findings}
        for name, path in paths.items()
    }
    assert "plist.key.near" in rules_of["16-plist-key-with-blank.plist"]
    assert "store.mode.invalid" in rules_of["18-store-rejects.modes.plist"]
    assert "store.processing.no-identifiers" in rules_of["18-store-rejects.processing.plist"]
