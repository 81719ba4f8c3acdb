"""Measures how much processor time and memory hostile files take, each read in a new process.

``python costs.py KIND COUNT SEED`` reads the costly files of a kind and COUNT damaged ones, and
prints the worst costs.
"""

from __future__ import annotations

import json
import os
import plistlib
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import islice

import lifecycle_policy as lp

from property_lists import (
    BINARY,
    FIRST,
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
from reports import RECOGNISED

#: The name under which the output lists a file, and the content of the file.
File = tuple[str, bytes]

MODES = "UIBackgroundModes"
#: The maximum sizes, in bytes, of the property lists and of the reports that the package reads.
PLIST, REPORT = 4 << 20, 8 << 20


def _xml(key: str, piece: bytes, begin: bytes = b"", end: bytes = b"") -> bytes:
    """Makes an XML property list of the maximum size, in which one piece is repeated."""
    head = FIRST + b"<dict><key>" + key.encode() + b"</key>" + begin
    tail = end + b"</dict>" + LAST
    return head + piece * ((PLIST - len(head) - len(tail)) // len(piece)) + tail


def plist_bombs() -> Iterator[File]:
    """Yields small files with large contents, and files of the maximum size that repeat a piece."""
    yield "one string, often", shared("x", "a" * 100_000, 10_000)
    yield "one mode, often", shared(MODES, "(" * 60_000, 40_000)
    yield "one long string, 65,536 times", shared("x", "a" * 1_000_000, 65_536)
    yield "one long mode, 65,536 times", shared(MODES, "a" * 1_000_000, 65_536)
    yield "the most that is read of a mode", shared(MODES, "(" * 255, 65_536)
    yield "one string of UTF-16, often", shared("x", "\U0001f600" * 200_000, 60_000)
    yield "many keys of one string", keys_that_share(60_000, "a" * 1_000_000)
    yield "many references", many_references()
    yield "overlapping", overlapping()
    yield "lists of lists", lists_of_lists(40, 40)
    yield "contains itself", contains_itself(MODES)
    yield "deep by another way", deep_by_another_way(100_000)
    for name, item in (("dictionaries", b"\xd0"), ("UIDs", b"\x80\1")):
        yield f"many {name} in one place", in_one_place(item, 260_000)
    references = _xml("x", b"&#128512;", b"<string>", b"</string>")
    yield "character references", references
    yield "more of them than are read", references.replace(b"&#128512;", b"&#128512;" * 15)
    yield "an emoji and ASCII", _xml("x", b"a", b"<string>\xf0\x9f\x98\x80", b"</string>")
    for element in (b"<dict/>", b"<string>(</string>", b"<date>2001-01-01T00:00:00Z</date>"):
        yield f"many of {element.decode()}", _xml(MODES, element, b"<array>", b"</array>")
    yield "one long tag", FIRST + b"<dict " + b"a" * (PLIST - 1000)


def report_bombs() -> Iterator[File]:
    """Yields texts that cause many searches or conversions, and one that is too large."""
    for piece in ('"termination":{"a":', '"exception":{"x":"\\\\', "\u0130", "\u2028a-b watchdog "):
        data = piece.encode()
        yield f"{piece!r} over and over", data * (REPORT // len(data))
    yield "a deep object", b'"termination":' + b'{"a":' * 13_000
    yield "one emoji", "\U0001f600".encode() + b"A" * (REPORT - 4)
    yield "larger than is read", b"x" * (REPORT + 1)


def _changed(data: bytes, pieces: list[bytes], most: int, chance: random.Random) -> bytes:
    """Changes a file in some places. Occasionally repeats a part until the file is large."""
    found = bytearray(data)
    for _ in range(chance.randrange(1, 12)):
        place = chance.randrange(len(found) + 1)
        kind = chance.randrange(6)
        if kind == 0:
            found[place : place + 1] = bytes([chance.randrange(256)])
        elif kind == 1:
            del found[place : place + chance.randrange(40)]
        elif kind == 2:
            found[place:place] = chance.choice(pieces)[: chance.randrange(1, 200)]
        elif kind == 3:
            part = found[place : place + chance.randrange(1, 60)]
            found[place:place] = part * chance.randrange(1, 50)
        elif kind == 4:
            size, number = chance.choice((1, 2, 4, 8)), chance.choice((0, 1, 255, 1 << 16))
            found[place : place + size] = number.to_bytes(8, "big")[-size:]
        else:
            found[place:place] = chance.choice((b"\0", b"<", b"&#128512;", b"{", b'"', b"9" * 30))
    if found and not chance.randrange(20):
        place = chance.randrange(len(found))
        part = found[place : place + chance.randrange(1, 200)] or found
        times = min(1 << chance.randrange(8, 22), most // len(part))
        found[place:place] = part * times
    return bytes(found)


def _shared_at_random(chance: random.Random) -> bytes:
    """Makes a binary property list whose objects refer to each other at random."""
    count = chance.randrange(3, 40)
    key = chance.choice((MODES, "DTSDKName", "x"))
    objects = [dictionary(1, chance.randrange(count)), string(key)]
    forward = chance.randrange(4)
    while len(objects) < count:
        least = min(len(objects) + 1, count - 1) if forward else 0
        numbers = [chance.randrange(least, count) for _ in range(1 << chance.randrange(10))]
        text = chance.choice(("audio", "(", "$(A)")) * (1 << chance.randrange(12))
        objects.append(chance.choice((array(*numbers), string(text), b"\x09", b"\x10\x07")))
    return bplist([*objects[:-1], string("audio")])


def plist_mutants(chance: random.Random) -> Iterator[File]:
    """Yields damaged property lists, endlessly."""
    sound = [XML, BINARY, plistlib.dumps({"CFBundleName": "x", MODES: ["audio"] * 40})]
    sound += [plistlib.dumps(plistlib.loads(sound[2]), fmt=plistlib.FMT_BINARY)]
    while True:
        if chance.randrange(4):
            yield "a mutant", _changed(chance.choice(sound), sound, PLIST, chance)
        else:
            yield "a mutant of references", _shared_at_random(chance)


def report_mutants(chance: random.Random) -> Iterator[File]:
    """Yields damaged reports, endlessly."""
    sound = [text.encode() for text, _ in RECOGNISED.values()]
    while True:
        yield "a mutant", _changed(chance.choice(sound), sound, REPORT, chance)


def _read_plist(path: str) -> None:
    app = lp.App.from_info_plist(path)
    lp.manifest(lp.Context("12.0", app=app))


def _read_report(path: str) -> None:
    with open(path, "rb") as file:
        lp.reported_termination(file.read())


Kind = tuple[
    Callable[[], Iterator[File]], Callable[[random.Random], Iterator[File]], Callable[[str], None]
]
KINDS: dict[str, Kind] = {
    "plists": (plist_bombs, plist_mutants, _read_plist),
    "reports": (report_bombs, report_mutants, _read_report),
}


def _outcome(read: Callable[[str], None], path: str) -> int:
    try:
        read(path)
    except lp.LifecyclePolicyError:
        return 1
    return 0


def cost(read: Callable[[str], None], path: str) -> tuple[int, float, float]:
    """Reads a file in a new process. Returns the exit status of the process, its CPU time in
    seconds, and its peak memory in megabytes."""
    child = os.fork()
    if not child:
        status = 99
        try:
            status = _outcome(read, path)
        finally:
            os._exit(status)
    _, status, used = os.wait4(child, 0)
    seconds = used.ru_utime + used.ru_stime
    return os.waitstatus_to_exitcode(status), seconds, used.ru_maxrss / 1000


def main(kind: str, count: int, seed: int) -> None:
    """Prints how many files were read and refused, which files failed, and which cost the most."""
    bombs, mutants, read = KINDS[kind]
    read_or_refused = [0, 0]
    worst: dict[str, tuple[float, str]] = {"seconds": (0, ""), "megabytes": (0, "")}
    failed = []
    with tempfile.NamedTemporaryFile() as file:
        os.pwrite(file.fileno(), XML, 0)
        _outcome(read, file.name)  # loads everything that the child processes need
        for given in (bombs(), islice(mutants(random.Random(seed)), count)):
            for number, (name, data) in enumerate(given):
                os.ftruncate(file.fileno(), 0)
                os.pwrite(file.fileno(), data, 0)
                status, seconds, megabytes = cost(read, file.name)
                if status in (0, 1):
                    read_or_refused[status] += 1
                else:
                    failed.append(f"{name} ({number}): {status}")
                for what, much in (("seconds", seconds), ("megabytes", megabytes)):
                    worst[what] = max(worst[what], (much, f"{name} ({number})"))
    found = {"read": read_or_refused[0], "refused": read_or_refused[1], "failed": failed}
    print(json.dumps({**found, **worst}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
