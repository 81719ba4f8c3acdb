"""Code that macho.py, pe.py and xcframework.py share: checks, and the Mach-O objects in an
archive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import lief

lief.logging.disable()

_PLATFORMS = {
    lief.MachO.BuildVersion.PLATFORMS.MACOS: "macos-device",
    lief.MachO.BuildVersion.PLATFORMS.IOS: "ios-device",
    lief.MachO.BuildVersion.PLATFORMS.IOS_SIMULATOR: "ios-simulator",
}


class Checks:
    def __init__(self) -> None:
        self.failed = 0

    def that(self, text: str, good: bool, found: object = "") -> None:
        self.failed += not good
        print(f"{'ok' if good else 'FAILED'} {text}{f': {found}' if not good and found != '' else ''}")


@dataclass(frozen=True, slots=True)
class Object:
    architecture: str
    platform: str
    minimum: str
    globals: set[str]
    undefined: set[str]


def slices(data: bytes) -> Iterator[bytes]:
    """Yields the files in a universal file. Yields the file itself if it is not universal."""
    if data[:4] != b"\xca\xfe\xba\xbe":
        yield data
        return
    for index in range(int.from_bytes(data[4:8], "big")):
        row = data[8 + 20 * index :]
        offset, size = (int.from_bytes(row[at : at + 4], "big") for at in (8, 12))
        yield data[offset : offset + size]


def _members(data: bytes) -> Iterator[bytes]:
    if data[:8] != b"!<arch>\n":
        raise SystemExit("no archive")
    at = 8
    while at + 60 <= len(data):
        name, size = data[at : at + 16].decode().strip(), int(data[at + 48 : at + 58])
        body = data[at + 60 : at + 60 + size]
        if name.startswith("#1/"):
            length = int(name[3:])
            name, body = body[:length].rstrip(b"\0").decode(), body[length:]
        if not name.startswith("__.SYMDEF"):
            yield body
        at += 60 + size + size % 2


def image_of(data: bytes) -> lief.MachO.Binary:
    parsed = lief.MachO.parse(list(data))
    image = parsed.at(0) if parsed else None
    if image is None:
        raise SystemExit("not Mach-O")
    return image


def built_for(binary: lief.MachO.Binary) -> tuple[str, str]:
    """Returns the platform of an image, and the first version of the system that may load it."""
    built = binary.build_version
    if built is None:
        return "none", "none"
    return _PLATFORMS.get(built.platform, "another"), ".".join(map(str, list(built.minos)[:2]))


def architecture_of(binary: lief.MachO.Binary) -> str:
    cpu = binary.header.cpu_type
    return {lief.MachO.Header.CPU_TYPE.ARM64: "arm64"}.get(cpu, "x86_64")


def objects(path: Path) -> Iterator[Object]:
    for part in slices(path.read_bytes()):
        for member in _members(part):
            binary = image_of(member)
            external = [s for s in binary.symbols if s.raw_type & 1]
            defined = {str(s.name) for s in external if s.raw_type & 0x0E}
            platform, minimum = built_for(binary)
            undefined = {str(s.name) for s in external} - defined
            yield Object(architecture_of(binary), platform, minimum, defined, undefined)
