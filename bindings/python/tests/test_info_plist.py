"""Reading Info.plist files: sound ones, and everything else."""

from __future__ import annotations

import io
import os
import plistlib
import random
import struct
import time
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, BackgroundMode, NoticeKind, OSVersion, Status

INFO: dict[str, Any] = {
    "CFBundleIdentifier": "com.example.Sample",
    "UIBackgroundModes": ["audio", "fetch", "remote-notification"],
    "UIBackgroundModes~ipad": ["location"],
    "UIApplicationExitsOnSuspend": False,
    "UIApplicationSceneManifest": {
        "UIApplicationSupportsMultipleScenes": True,
        "UISceneConfigurations": {},
    },
    "BGTaskSchedulerPermittedIdentifiers": ["com.example.a", "com.example.b"],
    "MinimumOSVersion": "13.0",
    "DTSDKName": "iphoneos17.2",
}
XML = plistlib.dumps(INFO)
BINARY = plistlib.dumps(INFO, fmt=plistlib.FMT_BINARY)
#: Seconds of processor time after which something is taken to hang.
HANGS = 20.0


def written(folder: Path, data: bytes) -> Path:
    path = folder / "Info.plist"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("data", [XML, BINARY], ids=["xml", "binary"])
def test_sound_files(tmp_path: Path, data: bytes) -> None:
    path = written(tmp_path, data)
    app = App.from_info_plist(path)
    assert app == App.from_info_plist(str(path)) == App.from_info(INFO)
    assert app.background_modes == (
        BackgroundMode.AUDIO | BackgroundMode.FETCH | BackgroundMode.REMOTE_NOTIFICATION
    )
    assert not app.exits_on_suspend
    assert app.scenes is True
    assert app.multiple_scenes is True
    assert app.permitted_identifiers == 2
    assert app.minimum_os == OSVersion(13)
    assert app.linked_sdk == OSVersion(17, 2)
    assert app.location_authorization is None
    assert app.notices == ()


def test_an_app_that_declares_nothing(tmp_path: Path) -> None:
    app = App.from_info_plist(written(tmp_path, plistlib.dumps({"CFBundleName": "x"})))
    assert app == App()


def test_notices() -> None:
    app = App.from_info(
        {
            "UIBackgroundModes": ["audio", "juggling"],
            "UIApplicationExitsOnSuspend": 3.5,
            "MinimumOSVersion": "$(IPHONEOS_DEPLOYMENT_TARGET)",
            "DTSDKName": "spaceship",
            "BGTaskSchedulerPermittedIdentifiers": [],
        }
    )
    kinds = {notice.key: notice.kind for notice in app.notices}
    assert kinds == {
        "UIBackgroundModes": NoticeKind.UNKNOWN_MODE,
        "UIApplicationExitsOnSuspend": NoticeKind.WRONG_TYPE,
        "MinimumOSVersion": NoticeKind.PLACEHOLDER,
        "DTSDKName": NoticeKind.MALFORMED,
        "BGTaskSchedulerPermittedIdentifiers": NoticeKind.EMPTY_LIST,
    }
    unknown = app.notices[0]
    assert (unknown.index, unknown.value) == (1, "juggling")
    assert str(unknown).startswith("UIBackgroundModes[1]: `juggling` is not a background mode")
    assert app.background_modes == BackgroundMode.AUDIO


def test_usage_texts() -> None:
    app = App.from_info({"NSMicrophoneUsageDescription": "To talk."})
    assert (app.microphone_usage_text, app.always_usage_text) == (True, None)
    for key in ("NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"):
        assert App.from_info({key: "To show the way."}).always_usage_text is True
    app = App.from_info({"NSLocationWhenInUseUsageDescription": "To show the way."})
    assert (app.when_in_use_usage_text, app.always_usage_text) == (True, None)


def test_what_is_unknown_or_not_expanded_is_kept() -> None:
    info = {
        "UIBackgroundModes": ["audio", "juggling", "$(MODE)"],
        "MinimumOSVersion": "$(IPHONEOS_DEPLOYMENT_TARGET)",
        "BGTaskSchedulerPermittedIdentifiers": ["$(PRODUCT_BUNDLE_IDENTIFIER).refresh"],
    }
    app = App.from_info(info)
    assert app.unknown_modes == 1
    assert app.placeholders == tuple(info)
    assert app.permitted_identifiers == 1
    assert app == App.from_info(info)
    assert App.from_info({"UIBackgroundModes": ["audio"]}).placeholders == ()


def test_values_of_other_types_do_no_harm() -> None:
    values: list[object] = [None, 2**70, -1, b"x", {"a": 1}, [1, 2], [["audio"]], 1.5, "\udc80"]
    for value in values:
        for key in [key for key in INFO if "~" not in key]:
            App.from_info({key: value})
    assert App.from_info({"UIBackgroundModes": ["audio"] * 70000}).notices


def test_a_key_inside_the_scene_manifest_counts_once() -> None:
    info = {"UIApplicationSceneManifest": {"UIApplicationSupportsMultipleScenes": False}}
    app = App.from_info(info)
    assert app.scenes and not app.multiple_scenes
    wrong = App.from_info({"UIApplicationSceneManifest": "yes"})
    assert not wrong.scenes
    assert [notice.kind for notice in wrong.notices] == [NoticeKind.WRONG_TYPE]


def bplist(objects: list[bytes], offsets: list[int] | None = None, **trailer: int) -> bytes:
    """Puts a binary property list together, sound or not."""
    data, found = b"bplist00", []
    for item in objects:
        found.append(len(data))
        data += item
    table = len(data)
    for offset in offsets or found:
        data += struct.pack(">I", offset)
    count = trailer.get("count", len(offsets or found))
    top, size = trailer.get("top", 0), trailer.get("ref_size", 4)
    return data + struct.pack(">6xBBQQQ", 4, size, count, top, trailer.get("table", table))


def deep_binary(depth: int) -> bytes:
    return bplist([b"\xa1" + struct.pack(">I", i + 1) for i in range(depth)] + [b"\x08"])


def overlapping() -> bytes:
    """Makes many strings of the same bytes: a small file that stands for a large one."""
    text = b"\x5f\x12" + struct.pack(">I", 1 << 20) + b"a" * (1 << 20)
    count = 20000
    refs = b"".join(struct.pack(">I", 2 + index) for index in range(count))
    array = b"\xaf\x12" + struct.pack(">I", count) + refs
    return bplist([array, text], [8, 8 + len(array)] + [8 + len(array)] * count)


def many_references() -> bytes:
    """Makes an array of as many references as a file may hold, all to one object."""
    count = (4 << 20) - 200
    array = b"\xaf\x12" + struct.pack(">I", count) + b"\x01" * count
    return bplist([array, b"\x09"], ref_size=1)


def circular() -> bytes:
    return bplist([b"\xa1" + struct.pack(">I", 0)])


LAUGHS = b"""<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;">]><plist><dict><key>k</key><string>&c;</string></dict></plist>"""
FIRST, LAST = XML.split(b"<dict>", 1)[0], b"</plist>"

HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "blanks": b"   \n",
    "zeros": b"\0" * 1000,
    "text": b"Hello, world.",
    "old style": b"{ CFBundleName = x; UIBackgroundModes = (audio); }",
    "json": b'{"UIBackgroundModes": ["audio"]}',
    "truncated xml": XML[: len(XML) // 2],
    "truncated binary": BINARY[: len(BINARY) // 2],
    "binary without trailer": BINARY[:-20],
    "binary header alone": b"bplist00",
    "utf-16 without mark": XML.decode().encode("utf-16-le"),
    "not utf-8": XML.replace(b"Sample", b"\xff\xfe\xfd"),
    "entities": LAUGHS,
    "root is a list": plistlib.dumps([1, 2]),
    "root is a string": plistlib.dumps("x", fmt=plistlib.FMT_BINARY),
    "root is nothing": FIRST + LAST,
    "deep xml lists": FIRST + b"<array>" * 200000,
    "deep xml dicts": FIRST + b"<dict><key>a</key>" * 100000,
    "deep binary": deep_binary(5000),
    "circular": circular(),
    "bad date": FIRST + b"<dict><key>a</key><date>13-13-13</date></dict>" + LAST,
    "late date": FIRST + b"<dict><key>a</key><date>9999-99-99T99:99:99Z</date></dict>" + LAST,
    "bad data": FIRST + b"<dict><key>a</key><data>a</data></dict>" + LAST,
    "long number": FIRST + b"<dict><key>a</key><integer>%s</integer></dict>" % (b"9" * 5000) + LAST,
    "no number": FIRST + b"<dict><key>a</key><integer>x</integer></dict>" + LAST,
    "key without value": FIRST + b"<dict><key>a</key></dict>" + LAST,
    "value without key": FIRST + b"<dict><string>a</string></dict>" + LAST,
    "count too large": bplist([b"\x08"], count=2**62),
    "count large": bplist([b"\x08"], count=2**33),
    "top outside": bplist([b"\x08"], top=7),
    "table outside": bplist([b"\x08"], table=2**63),
    "reference outside": bplist([b"\xa1" + struct.pack(">I", 99)]),
    "unknown token": bplist([b"\x77"]),
    "string longer than file": bplist([b"\x5f\x13" + struct.pack(">Q", 2**62)]),
    "list longer than file": bplist([b"\xaf\x13" + struct.pack(">Q", 2**62)]),
    "list as key": bplist([b"\xd1" + struct.pack(">II", 1, 1), b"\xa0"]),
    "lone surrogate": bplist([b"\xd1" + struct.pack(">II", 1, 1), b"\x61\xd8\x00"]),
    "infinite date": bplist(
        [b"\xd1" + struct.pack(">II", 1, 2), b"\x51a", b"\x33" + struct.pack(">d", 1e300)]
    ),
    "overlapping objects": overlapping(),
    "many references": many_references(),
    "endless tag": FIRST + b"<dict " + b"a" * (16 << 20),
    "many keys": FIRST + b"<dict>" + b"<key>a</key><true/>" * 1000000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_give_one_kind_of_error(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, HOSTILE[name])
    begin = time.process_time()
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        App.from_info_plist(path)
    assert time.process_time() - begin < HANGS
    assert str(path) in str(caught.value)
    assert len(str(caught.value)) > len(str(path)) + 4
    assert len(str(caught.value)) < len(str(path)) + 400
    assert caught.value.status is not None


def test_damaged_files_load_or_give_the_error(tmp_path: Path) -> None:
    """Changes bytes of sound files at random: some still load, none does anything else."""
    source = random.Random(20)
    loaded = refused = 0
    for data in (XML, BINARY):
        for _ in range(600):
            changed = bytearray(data)
            for _ in range(source.randrange(1, 6)):
                changed[source.randrange(len(changed))] = source.randrange(256)
            try:
                App.from_info_plist(written(tmp_path, bytes(changed)))
                loaded += 1
            except lp.LifecyclePolicyError:
                refused += 1
    assert loaded > 50
    assert refused > 50


def test_random_bytes(tmp_path: Path) -> None:
    source = random.Random(7)
    for start in (b"", b"bplist00", b"<?xml version='1.0'?><plist>", b"\xff\xfe", b"\xef\xbb\xbf"):
        for _ in range(50):
            data = start + source.randbytes(source.randrange(1, 400))
            with pytest.raises(lp.LifecyclePolicyError):
                App.from_info_plist(written(tmp_path, data))


def test_utf_16_with_a_mark_is_read(tmp_path: Path) -> None:
    text = XML.decode().replace("UTF-8", "UTF-16")
    app = App.from_info_plist(written(tmp_path, text.encode("utf-16")))
    assert app == App.from_info(INFO)


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="directory"):
        App.from_info_plist(tmp_path)
    with pytest.raises(lp.LifecyclePolicyError, match="no such file") as caught:
        App.from_info_plist(tmp_path / "Info.plist")
    assert caught.value.status == Status.NOT_FOUND
    assert str(tmp_path / "Info.plist") in str(caught.value)
    with pytest.raises(lp.LifecyclePolicyError):
        App.from_info_plist("with\0nul")
    wrong: Any = 7
    with pytest.raises(lp.LifecyclePolicyError):
        App.from_info_plist(wrong)
    wrong = io.BytesIO(XML)
    with pytest.raises(lp.LifecyclePolicyError):
        App.from_info_plist(wrong)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(lp.LifecyclePolicyError, match="not a regular file"):
        App.from_info_plist(path)


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with open(path, "wb") as file:
        file.truncate((64 << 20) + 1)
    with pytest.raises(lp.LifecyclePolicyError, match="64 MiB") as caught:
        App.from_info_plist(path)
    assert caught.value.status == Status.OUT_OF_RANGE


