"""Writes the Info.plist of an .xcframework from its folders, or checks a finished one.

    xcframework.py FRAMEWORK
    xcframework.py --check FRAMEWORK --exports FILE

The folders have the names that Xcode gives them: platform, architectures and variant.
"""

from __future__ import annotations

import argparse
import plistlib
import sys
from pathlib import Path

_LIBRARY = "liblifecycle_policy.a"


def _library(folder: Path) -> dict[str, object]:
    platform, rest = folder.name.split("-", 1)
    architectures, _, variant = rest.partition("-")
    found: dict[str, object] = {
        "BinaryPath": _LIBRARY,
        "HeadersPath": "Headers",
        "LibraryIdentifier": folder.name,
        "LibraryPath": _LIBRARY,
        "SupportedArchitectures": [name for name in ("arm64", "x86_64") if name in architectures],
        "SupportedPlatform": platform,
    }
    if variant:
        found["SupportedPlatformVariant"] = variant
    return found


def write(framework: Path) -> None:
    folders = sorted(path for path in framework.iterdir() if path.is_dir())
    information = {
        "AvailableLibraries": [_library(folder) for folder in folders],
        "CFBundlePackageType": "XFWK",
        "XCFrameworkFormatVersion": "1.0",
    }
    (framework / "Info.plist").write_bytes(plistlib.dumps(information, sort_keys=True))


def check(framework: Path, exports: set[str]) -> int:
    import archives  # needs lief, but write() must work without lief

    checks = archives.Checks()
    that = checks.that
    information = plistlib.loads((framework / "Info.plist").read_bytes())
    that("Info.plist says that it is one", information["CFBundlePackageType"] == "XFWK")
    for row in information["AvailableLibraries"]:
        name, folder = row["LibraryIdentifier"], framework / row["LibraryIdentifier"]
        headers = folder / row["HeadersPath"] / "CLifecyclePolicy"
        that(f"{name}: headers and module map",
             {path.name for path in headers.iterdir()} >= {"lifecycle_policy.h", "module.modulemap"})
        found = list(archives.objects(folder / row["LibraryPath"]))
        that(f"{name}: the architectures of Info.plist",
             sorted(one.architecture for one in found) == sorted(row["SupportedArchitectures"]))
        platform = row["SupportedPlatform"] + "-" + row.get("SupportedPlatformVariant", "device")
        for one in found:
            text = f"{name}, {one.architecture}"
            that(f"{text}: is for {platform}, from {one.minimum} on", one.platform == platform)
            that(f"{text}: its global symbols are those of exports.map", one.globals == exports)
    return 1 if checks.failed else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("framework", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--exports", type=Path, help="one name a line, as Mach-O writes it")
    options = parser.parse_args(arguments)
    if not options.check:
        write(options.framework)
        return 0
    return check(options.framework, set(options.exports.read_text().split()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
