"""Puts the shared library into the wheel, and its sources into the source archive."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The files that `make lib` reads. They include the tests, because SwiftPM refuses a package
#: without its tests.
SOURCES = (
    "Makefile",
    "Package.swift",
    "VERSION",
    "Sources",
    "Tests/LifecyclePolicyTests",
    "Tests/LifecyclePolicyFoundationTests",
    "include",
)
LIBRARY = "liblifecycle_policy.so"
#: The file name of the library in the package, for each system that a wheel can be for.
FILES = {"linux": LIBRARY, "macosx": "liblifecycle_policy.dylib", "win": "lifecycle_policy.dll"}
#: The environment variable that names a built library. The installed package reads it, too. If it
#: is set, nothing is built here.
VARIABLE = "LIFECYCLE_POLICY_LIBRARY"
SWIFT = (6, 3)
#: Architectures by their number in an ELF header (`e_machine`), a Mach-O header and a PE header.
ELF = {62: "x86_64", 183: "aarch64"}
MACH_O = {0x0100_0007: "x86_64", 0x0100_000C: "arm64"}
PE = {0x8664: "amd64", 0xAA64: "arm64"}
#: The oldest macOS on which the library runs.
MACOS = "11_0"


class BuildError(Exception):
    """The library can be neither found nor built. The message says what to do."""


def source_tree(root: Path) -> Path:
    """Gives the folder that has the Makefile: `root` itself in an unpacked archive, and the root of
    the checkout otherwise."""
    folders = (root, root.parent.parent)
    for folder in folders:
        if all((folder / name).exists() for name in SOURCES):
            return folder
    raise BuildError(
        f"the sources of {LIBRARY} are neither in {folders[0]} nor in {folders[1]}: build in a "
        f"whole checkout or archive of the sources, or set {VARIABLE} to a built library"
    )


def swift_problem() -> str | None:
    """Gives the reason why the installed Swift cannot be used, or None if it can be used."""
    if shutil.which("swift") is None:
        return "`swift` is not on PATH"
    told = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"Swift version (\d+)\.(\d+)", told.stdout)
    if found is None:
        return f"`swift --version` gives no version: {(told.stdout + told.stderr).strip()!r}"
    version = (int(found[1]), int(found[2]))
    return None if version >= SWIFT else f"Swift {version[0]}.{version[1]} is installed"


def refuse_without_tools(compiler: str) -> None:
    """Raises one error that names all missing tools."""
    needed = ("bash", compiler, "ld", "ar", "objcopy")
    missing = [tool for tool in needed if shutil.which(tool) is None]
    problems = [swift_problem(), f"missing: {', '.join(missing)}" if missing else None]
    told = "; ".join(problem for problem in problems if problem)
    if told:
        raise BuildError(
            f"Swift {SWIFT[0]}.{SWIFT[1]} or later, a C compiler, GNU make and binutils are needed "
            f"to build {LIBRARY} ({told}). Install them, or set {VARIABLE} to a built library"
        )


def make_library(tree: Path) -> Path:
    """Builds the library with the Makefile, unless the built library is up to date."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")
    }
    make = shutil.which("make")
    if make is None:
        raise BuildError(
            f"GNU make is needed to build {LIBRARY}, or set {VARIABLE} to a built library"
        )
    asked = [make, "--no-print-directory", "-C", str(tree)]
    if subprocess.run([*asked, "-q", "lib"], env=environment, capture_output=True).returncode:
        refuse_without_tools(environment.get("CC", "cc").split()[0])
        if subprocess.run([*asked, "lib"], env=environment, check=False).returncode:
            raise BuildError(f"`make lib` failed in {tree}; its output is above")
    return tree / ".build" / "dist" / "lib" / LIBRARY


def find_library(root: Path) -> Path:
    """Gives the library that the environment names, or builds one."""
    named = os.environ.get(VARIABLE)
    if not named:
        return make_library(source_tree(root))
    path = Path(named)
    if path.is_dir():
        path = next((path / file for file in FILES.values() if (path / file).is_file()), path / LIBRARY)
    if not path.is_file():
        raise BuildError(f"{VARIABLE} is `{named}`, and there is no file {path}")
    return path


def platform_of(library: Path) -> str:
    """Reads from a library the platform that it is for, and gives the platform's name in tags of
    wheels."""
    data = library.read_bytes()
    if data[:6] == b"\x7fELF\x02\x01":
        return f"linux_{_machine(library, ELF, data, 18, '<H')}"
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return f"macosx_{MACOS}_{_machine(library, MACH_O, data, 4, '<I')}"
    if data[:8] == b"\xca\xfe\xba\xbe\0\0\0\2":
        return f"macosx_{MACOS}_universal2"
    if data[:2] == b"MZ" and len(data) > 64:
        (head,) = struct.unpack_from("<I", data, 60)
        if data[head : head + 4] == b"PE\0\0":
            return f"win_{_machine(library, PE, data, head + 4, '<H')}"
    raise BuildError(f"`{library}` is not a 64-bit library for Linux, macOS or Windows")


def _machine(library: Path, known: dict[int, str], data: bytes, at: int, form: str) -> str:
    """Reads the architecture of a library from its header."""
    number = struct.unpack_from(form, data, at)[0] if len(data) >= at + 4 else -1
    if number not in known:
        names = ", ".join(f"{machine} ({name})" for machine, name in known.items())
        raise BuildError(f"`{library}` is for machine {number}, not for {names}")
    return known[number]


#: A program that prints the version of a library. It runs in a separate process, because a damaged
#: library may end the process.
ASK = """
import ctypes, sys
function = ctypes.CDLL(sys.argv[1]).lcp_library_version
function.restype = ctypes.c_char_p
print(function().decode())
"""


def refuse_another_version(library: Path, version: str) -> None:
    """Refuses a library of another version. Can check only a library that is for this machine."""
    if sysconfig.get_platform().replace("-", "_") != platform_of(library):
        return
    ran = subprocess.run(
        [sys.executable, "-c", ASK, str(library.resolve())], capture_output=True, text=True
    )
    if ran.returncode:
        told = ran.stderr.strip().splitlines() or [f"loading it ends with signal {-ran.returncode}"]
        raise BuildError(f"`{library}` is damaged, or is another library: {told[-1]}")
    found = ran.stdout.strip()
    if found != version:
        raise BuildError(f"`{library}` has version {found}, and this package has {version}")


class LibraryHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            if self.target_name == "sdist":
                self._add_sources(build_data)
            else:
                self._add_library(version, build_data)
        except BuildError as error:
            self.app.abort(f"lifecycle_policy: {error}")

    def _add_sources(self, build_data: dict[str, Any]) -> None:
        tree = source_tree(Path(self.root))
        stated = (tree / "VERSION").read_text(encoding="utf-8").strip()
        if stated != self.metadata.version:
            raise BuildError(f"VERSION says {stated}, and _version.py {self.metadata.version}")
        for name in SOURCES:
            build_data["force_include"][str(tree / name)] = name

    def _add_library(self, version: str, build_data: dict[str, Any]) -> None:
        library = find_library(Path(self.root))
        platform = platform_of(library)
        refuse_another_version(library, self.metadata.version)
        if version == "editable":
            return  # the package then finds the library where it was built
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        file = FILES[platform.partition("_")[0]]
        build_data["force_include"][str(library.resolve())] = f"lifecycle_policy/{file}"
