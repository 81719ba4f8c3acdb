"""Tests reading Info.plist files: valid ones, and all others."""

from __future__ import annotations

import io
import os
import plistlib
import random
import struct
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, BackgroundMode, NoticeKind, OSVersion, Status
from lifecycle_policy.questions import app as apps
from lifecycle_policy.questions import bounds

from command_line import run_code
from property_lists import (
    BINARY,
    FIRST,
    INFO,
    LAST,
    XML,
    array,
    bplist,
    contains_itself,
    deep_by_another_way,
    dictionary,
    in_one_place,
    keys_that_share,
    lists_of_lists,
    many_references,
    overlapping,
    shared,
    string,
)
from timing import HANGS, in_time



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
    assert app.background_modes == {BackgroundMode.AUDIO}


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


def deep_binary(depth: int) -> bytes:
    """Makes a dictionary that contains nested arrays."""
    levels = [array(3 + level) for level in range(depth)]
    return bplist([dictionary(1, 2), string("x"), *levels, b"\x08"])


def deep_dictionaries(depth: int) -> bytes:
    levels = [dictionary(1, 3 + level) for level in range(depth)]
    return bplist([dictionary(1, 2), string("x"), *levels, b"\x08"])


LAUGHS = b"""<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;">]><plist><dict><key>k</key><string>&c;</string></dict></plist>"""

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
    "closed deep xml lists": FIRST + b"<dict><key>a</key>" + b"<array>" * 5000
    + b"</array>" * 5000 + b"</dict>" + LAST,
    "deep binary": deep_binary(5000),
    "deep binary dictionaries": deep_dictionaries(5000),
    "circular": bplist([array(0)]),
    "contains itself": contains_itself("x"),
    "contains itself as modes": contains_itself("UIBackgroundModes"),
    "deep by another way": deep_by_another_way(5000),
    "one long string, often": shared("x", "a" * 100_000, 10_000),
    "one long mode, often": shared("UIBackgroundModes", "a" * 1000, 40_000),
    "many keys of one string": keys_that_share(400, "a" * 100_000),
    "lists of lists": lists_of_lists(40, 40),
    "many values": FIRST + b"<dict><key>a</key><array>" + b"<true/>" * 300_000
    + b"</array></dict>" + LAST,
    "many objects": in_one_place(b"\xd0", 300_000),
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
    "endless tag": FIRST + b"<dict " + b"a" * (4_000_000),
    "many keys": FIRST + b"<dict>" + b"<key>a</key><true/>" * 200_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_give_one_kind_of_error(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, HOSTILE[name])
    with in_time(), pytest.raises(lp.LifecyclePolicyError) as caught:
        App.from_info_plist(path)
    assert str(path) in str(caught.value)
    assert len(str(caught.value)) > len(str(path)) + 4
    assert len(str(caught.value)) < len(str(path)) + 400
    assert caught.value.status is not None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("circular", "it contains itself"),
        ("contains itself", "it contains itself"),
        ("one long string, often", "its objects overlap"),
        ("one long mode, often", "its objects overlap"),
        ("many keys of one string", "its objects overlap"),
        ("overlapping objects", "its objects overlap"),
        ("lists of lists", "it expands to more than 262144 values"),
        ("many values", "it expands to more than 262144 values"),
        ("many objects", "it expands to more than 262144 values"),
        ("deep by another way", "nested too deeply"),
        ("closed deep xml lists", "nested too deeply"),
    ],
)
def test_what_a_file_stands_for_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    """The time limit is raised, so that reading ends at the same bound on a slow machine."""
    monkeypatch.setattr(bounds, "MAXIMUM_SECONDS", HANGS)
    with pytest.raises(lp.LifecyclePolicyError, match=reason):
        App.from_info_plist(written(tmp_path, HOSTILE[name]))


def test_what_a_file_may_stand_for(tmp_path: Path) -> None:
    """A file may refer to one string many times, because writers of binary property lists store
    equal strings only once."""
    app = App.from_info_plist(written(tmp_path, shared("UIBackgroundModes", "juggling", 2000)))
    assert app.unknown_modes == 2000
    App.from_info_plist(written(tmp_path, deep_by_another_way(58)))
    App.from_info_plist(written(tmp_path, shared("x", "a" * 200, 80_000)))


class Text(str):
    """A text that counts how often it is converted."""

    converted = 0

    def encode(self, *given: Any, **named: Any) -> bytes:
        type(self).converted += 1
        return super().encode(*given, **named)


def test_values_are_converted_once_and_only_where_the_key_is_read() -> None:
    Text.converted = 0
    app = App.from_info({"CFBundleName": Text("x"), "Other": [Text("audio")] * 100})
    assert (app, Text.converted) == (App(), 0)
    app = App.from_info({"UIBackgroundModes": [Text("juggling")] * 100})
    assert (app.unknown_modes, Text.converted) == (100, 1)


def test_entries_of_the_caller_are_bounded() -> None:
    """The size of the items is bounded, because the library reads every item, even if all items are
    one text."""
    with pytest.raises(lp.LifecyclePolicyError, match="UIBackgroundModes: .*16 MiB") as caught:
        App.from_info({"UIBackgroundModes": ["a" * 1000] * 20_000})
    assert caught.value.status == Status.OUT_OF_RANGE
    assert App.from_info({"Other": ["a" * 1000] * 20_000}) == App()


#: Reads a file with ever less memory, until reading fails.
SHORT_OF_MEMORY = """
import resource, sys
import lifecycle_policy as lp
lp.App.from_info_plist(sys.argv[1])
with open("/proc/self/statm") as file:
    used = int(file.read().split()[0]) * resource.getpagesize()
said = set()
for more in range(20 << 20, 0, -1 << 19):
    resource.setrlimit(resource.RLIMIT_AS, (used + more, resource.RLIM_INFINITY))
    try:
        lp.App.from_info_plist(sys.argv[1])
    except lp.LifecyclePolicyError as error:
        said.add(str(error).rpartition(": ")[2])
print(said)
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("resource") is None, reason="no resource limits on this system")
def test_too_little_memory_is_an_error_like_others(tmp_path: Path) -> None:
    pieces = b"".join(b"<string>%d</string>" % number for number in range(15_000))
    data = FIRST + b"<dict><key>UIBackgroundModes</key><array>" + pieces + b"</array></dict>"
    path = written(tmp_path, data + LAST)
    ran = run_code(SHORT_OF_MEMORY, str(path))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "{'too large for the memory'}\n"


def test_too_little_memory_for_what_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: object) -> None:
        raise MemoryError

    monkeypatch.setattr(apps, "apply_info", fails)
    with pytest.raises(lp.LifecyclePolicyError, match="Info.plist: too large for the memory"):
        App.from_info_plist(written(tmp_path, XML))


#: Reads a file in a thread with a small stack, as on some systems.
ON_A_SMALL_STACK = """
import sys, threading
import lifecycle_policy as lp
from lifecycle_policy.questions import bounds

bounds.MAXIMUM_SECONDS = 20.0

def read():
    try:
        app = lp.App.from_info_plist(sys.argv[1])
        said.append(tuple(mode.label for mode in sorted(app.background_modes)))
    except lp.LifecyclePolicyError as error:
        said.append(str(error).rpartition(": ")[2])

said = []
threading.stack_size(128 << 10)
thread = threading.Thread(target=read)
thread.start()
thread.join()
print(said[0])
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sound", "('audio', 'fetch', 'remote-notification')"),
        ("deep binary", "nested too deeply"),
        ("deep binary dictionaries", "nested too deeply"),
        ("closed deep xml lists", "nested too deeply"),
        ("deep by another way", "nested too deeply"),
        ("60 levels", "()"),
    ],
)
def test_a_small_stack_is_enough(tmp_path: Path, name: str, said: str) -> None:
    """plistlib recurses once for each level, and its own limit is too high for a small stack. So
    the package refuses deep files before plistlib reads them."""
    sound = {"sound": BINARY, "60 levels": deep_binary(58)}
    path = written(tmp_path, {**HOSTILE, **sound}[name])
    ran = run_code(ON_A_SMALL_STACK, str(path))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{said}\n", "")


@pytest.mark.parametrize("format", [plistlib.FMT_XML, plistlib.FMT_BINARY])
def test_as_deep_as_is_read(tmp_path: Path, format: plistlib.PlistFormat) -> None:
    value: object = "x"
    for _ in range(62):
        value = [value]
    path = written(tmp_path, plistlib.dumps({"a": value}, fmt=format))
    assert App.from_info_plist(path) == App()
    path = written(tmp_path, plistlib.dumps({"a": [value]}, fmt=format))
    with pytest.raises(lp.LifecyclePolicyError, match="nested too deeply"):
        App.from_info_plist(path)


@pytest.mark.slow
def test_damaged_files_load_or_give_the_error(tmp_path: Path) -> None:
    """Changes bytes of valid files at random. Each changed file loads, or raises
    LifecyclePolicyError."""
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(lp.LifecyclePolicyError, match="not a regular file"):
        App.from_info_plist(path)


@pytest.mark.parametrize("head", [b"", b"bplist00", FIRST])
def test_a_file_too_large_is_not_read(tmp_path: Path, head: bytes) -> None:
    path = tmp_path / "large"
    with open(path, "wb") as file:
        file.write(head)
        file.truncate((4 << 20) + 1)
    with pytest.raises(lp.LifecyclePolicyError, match="larger than 4 MiB") as caught:
        App.from_info_plist(path)
    assert caught.value.status == Status.OUT_OF_RANGE


