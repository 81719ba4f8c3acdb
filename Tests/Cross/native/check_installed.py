#!/usr/bin/env python3
"""Tries the library of this archive on this machine. Loads the library, asks questions, and
compares the answers with the expected ones.

    python3 check_installed.py [LIBRARY]

Prints up to five lines for a bug report. Exits 1 if the answers differ, 2 if the library cannot be
loaded.
Needs only Python 3.8 or later.
"""

from __future__ import annotations

import ctypes
import hashlib
import platform
import struct
import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_NAMES = ("lib/liblifecycle_policy.1.dylib", "bin/lifecycle_policy.dll", "lib/liblifecycle_policy.so")
_EXPECTED = _HERE / "answers.txt"

_TEXT_FIELDS = range(1, 40)
_VERSIONS = [major << 16 for major in (2, 4, 6, 8, 10, 12, 13, 15, 17, 18, 26, 27)]
_TERMINATIONS, _TRIGGERS = range(1, 40), range(1, 80)


class Asker:
    """Asks questions, and adds every answer to one digest."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        self._digest = hashlib.sha256()
        self.count = 0

    def text(self, name: str, *arguments: object) -> str:
        function = getattr(self._library, name)
        function.restype = ctypes.c_char_p
        return (function(*arguments) or b"").decode()

    def add(self, *parts: object) -> None:
        self.count += 1
        self._digest.update(repr(parts).encode())

    def names(self) -> None:
        for kind in range(1, 64):
            for value in range(64):
                self.add(kind, value, self.text("lcp_enum_name", kind, ctypes.c_int64(value)))

    def rules(self) -> None:
        text = ctypes.c_char_p()
        for rule in range(self._library.lcp_rule_count()):
            for field in _TEXT_FIELDS:
                status = self._library.lcp_rule_text(rule, field, ctypes.byref(text))
                self.add(rule, field, status, text.value if status == 0 else None)

    def relaunches(self) -> None:
        policy = ctypes.create_string_buffer(2048)
        size, answer_size = ctypes.c_size_t(len(policy)), 112
        for version in _VERSIONS:
            for profile in (1, 2):
                context = struct.pack("<4I3Q", 40, version, profile, 0, 0, 0, 0)
                self.add(self._library.lcp_policy_prepare(context, policy, size, None))
                for termination in _TERMINATIONS:
                    for trigger in _TRIGGERS:
                        query = struct.pack("<4IQ2I", 32, termination, trigger, 0, 0, 0, 0)
                        answer = ctypes.create_string_buffer(struct.pack("<I", answer_size), answer_size)
                        status = self._library.lcp_query_relaunch(policy, query, answer, None)
                        self.add(status, answer.raw)

    def device(self) -> None:
        device, digest = ctypes.c_void_p(), ctypes.c_uint64()
        options = struct.pack("<12IqQ", 64, 17 << 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self.add(self._library.lcp_device_create(options, ctypes.byref(device), None))
        for kind in (1, 6, 4, 5, 2, 1):
            event = struct.pack("<18I", 72, kind, *[0] * 16)
            self.add(self._library.lcp_device_post(device, event, None, None))
            self._library.lcp_device_digest(device, ctypes.byref(digest), None)
            self.add(digest.value)
        self._library.lcp_device_destroy(device)

    def result(self) -> str:
        self.names()
        self.rules()
        self.relaunches()
        self.device()
        return f"{self.count} answers, {self._digest.hexdigest()[:32]}"


def main(arguments: list[str]) -> int:
    given = [Path(text) for text in arguments[:1]] or [_HERE / name for name in _NAMES]
    path = next((one for one in given if one.exists()), given[0])
    print(f"machine  {platform.platform()}, {platform.machine()}, {struct.calcsize('P') * 8} bits")
    print(f"python   {platform.python_version()}, {platform.python_implementation()}")
    try:
        asker = Asker(ctypes.CDLL(str(path.resolve())))
    except OSError as error:
        print(f"library  {path.name} cannot be loaded: {error}")
        return 2
    print(f"library  {path.name}, {asker.text('lcp_library_version')}, rule set "
          f"{asker.text('lcp_ruleset_version')}")
    found = asker.result()
    print(f"answers  {found}")
    expected = _EXPECTED.read_text().strip() if _EXPECTED.exists() else None
    if expected is None:
        print("result   nothing to compare with: answers.txt is not beside this program")
        return 0
    print(f"result   {'as expected' if found == expected else f'DIFFERENT: expected {expected}'}")
    return 0 if found == expected else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
