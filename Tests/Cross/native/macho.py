"""Checks what dyld and the kernel read in a finished library for macOS and in its archive.

    macho.py --version V --abi N --minimum V --exports FILE DYLIB ARCHIVE

Prints `ok` or `FAILED` and a text for each check.
"""

from __future__ import annotations

import argparse
import hashlib
import struct
import sys
from pathlib import Path

import lief

import archives
from archives import Checks

#: The symbols that the library may need from libSystem. The stand-in libSystem.tbd has the same
#: symbols.
_NEEDS = {
    "_malloc", "_free", "_memcpy", "_memmove", "_memset", "_bzero", "___bzero", "_strlen",
    "___stack_chk_fail", "___stack_chk_guard", "dyld_stub_binder",
}
_AD_HOC, _LINKER_SIGNED = 0x2, 0x20000
#: The size of a page: 16 KB for the kernel of an arm64 Mac, and 4 KB for that of an Intel Mac.
_PAGE = {"arm64": 0x4000, "x86_64": 0x1000}


def _signature(checks: Checks, name: str, data: bytes, offset: int, size: int) -> None:
    magic, length, count = struct.unpack_from(">III", data, offset)
    checks.that(f"{name}: a signature at the end of the file",
                magic == 0xFADE0CC0 and offset + size == len(data) and length <= size)
    directories = 0
    for index in range(count):
        at = offset + struct.unpack_from(">I", data, offset + 16 + 8 * index)[0]
        if struct.unpack_from(">I", data, at)[0] != 0xFADE0C02:
            continue
        directories += 1
        flags, hashes, named, _, pages, limit = struct.unpack_from(">IIIIII", data, at + 12)
        hash_size, hash_kind, _, log = struct.unpack_from(">BBBB", data, at + 36)
        identifier = data[at + named : data.index(b"\0", at + named)].decode()
        page = 1 << log
        wrong = sum(
            hashlib.sha256(data[n * page : min((n + 1) * page, limit)]).digest()
            != data[at + hashes + hash_size * n :][:hash_size]
            for n in range(pages)
        )
        checks.that(f"{name}: signed ad hoc, as `{identifier}`", bool(flags & _AD_HOC), hex(flags))
        checks.that(
            f"{name}: the signature covers all before it: {pages} pages of {page} bytes, their hashes agree",
            wrong == 0 and hash_kind == 2 and limit == offset and pages == -(-limit // page), wrong)
    checks.that(f"{name}: one list of hashes", directories == 1, directories)


def _segments(checks: Checks, name: str, architecture: str, binary: lief.MachO.Binary) -> None:
    both = [s.name for s in binary.segments if s.init_protection & 2 and s.init_protection & 4]
    checks.that(f"{name}: no segment both written and executed", not both, both)
    page = _PAGE[architecture]
    odd = [s.name for s in binary.segments if s.virtual_address % page or s.file_offset % page]
    checks.that(f"{name}: segments begin at pages of {page} bytes", not odd, odd)
    sections = [str(s.name) for s in binary.sections]
    running = {"__mod_init_func", "__init_offsets", "__mod_term_func", "__thread_vars"}
    initial = [s for s in sections if s in running]
    checks.that(f"{name}: nothing runs when it is loaded", not initial, initial)
    foreign = [s for s in sections if s.startswith(("__objc", "__swift"))]
    checks.that(f"{name}: nothing for the runtimes of Swift and Objective-C", not foreign, foreign)


def _image(checks: Checks, data: bytes, options: argparse.Namespace, exports: set[str]) -> None:
    binary = archives.image_of(data)
    architecture = archives.architecture_of(binary)
    name = f"{architecture} .dylib"
    types = lief.MachO.LoadCommand.TYPE
    ids = [c for c in binary.libraries if c.command == types.ID_DYLIB]
    loads = [c.name for c in binary.libraries if c.command != types.ID_DYLIB]
    install = f"@rpath/liblifecycle_policy.{options.abi}.dylib"
    checks.that(f"{name}: install name {install}", [c.name for c in ids] == [install])
    wanted = [[*map(int, options.version.split("."))], [int(options.abi), 0, 0]]
    found = [list(ids[0].current_version), list(ids[0].compatibility_version)] if ids else []
    checks.that(f"{name}: current version {options.version}, compatible with {options.abi}.0",
                found == wanted, found)
    checks.that(f"{name}: loads libSystem alone", loads == ["/usr/lib/libSystem.B.dylib"], loads)
    built = archives.built_for(binary)
    checks.that(f"{name}: for macOS, from {options.minimum} on",
                built == ("macos-device", options.minimum), built)
    flags = {str(flag).split(".")[-1] for flag in binary.header.flags_list}
    checks.that(f"{name}: two-level names, all of them bound", {"TWOLEVEL", "NOUNDEFS"} <= flags, flags)
    checks.that(f"{name}: no folder is searched (LC_RPATH)", not list(binary.rpaths))
    got = {str(s.name) for s in binary.exported_symbols}
    checks.that(f"{name}: exports exports.map, {len(got)} functions", got == exports, got ^ exports)
    needs = {str(s.name) for s in binary.imported_symbols}
    checks.that(f"{name}: needs {' '.join(sorted(needs))}", needs <= _NEEDS, needs - _NEEDS)
    _segments(checks, name, architecture, binary)
    checks.that(f"{name}: has a UUID", any(binary.uuid.uuid) if binary.uuid else False)
    signature = binary.code_signature
    checks.that(f"{name}: is signed", signature is not None)
    if signature is not None:
        _signature(checks, name, data, signature.data_offset, signature.data_size)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What dyld and the kernel of a Mac read.")
    parser.add_argument("--version", required=True)
    parser.add_argument("--abi", required=True)
    parser.add_argument("--minimum", required=True)
    parser.add_argument("--exports", required=True, type=Path)
    parser.add_argument("dylib", type=Path)
    parser.add_argument("archive", type=Path)
    options = parser.parse_args(arguments)
    options.folder = options.dylib.parent.name
    exports = set(options.exports.read_text().split())
    checks = Checks()
    images = list(archives.slices(options.dylib.read_bytes()))
    for data in images:
        _image(checks, data, options, exports)
    found = list(archives.objects(options.archive))
    checks.that(f"{options.folder} .a: as many architectures as the .dylib", len(found) == len(images))
    for one in found:
        name = f"{one.architecture} .a"
        checks.that(f"{name}: for macOS, from {options.minimum} on",
                    (one.platform, one.minimum) == ("macos-device", options.minimum), one.minimum)
        checks.that(f"{name}: its global symbols are those of exports.map", one.globals == exports,
                    one.globals ^ exports)
        checks.that(f"{name}: needs {' '.join(sorted(one.undefined))}", one.undefined <= _NEEDS,
                    one.undefined - _NEEDS)
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
