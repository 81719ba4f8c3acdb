"""Builds the wheel for the machine of a library, and the source archive.

``build_wheel.py --library .build/dist/lib --output .build/wheels`` runs where hatchling, auditwheel
and wheel are installed. auditwheel reads from a library for Linux which glibc it needs; libraries for
macOS and Windows name their platform themselves.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE_ROOT = Path(__file__).resolve().parents[1]
#: The date of every file unless SOURCE_DATE_EPOCH is set, so that the same sources give the same
#: bytes.
EPOCH = "1580601600"


def _run(module: str, *arguments: str, folder: Path, **environment: str) -> str:
    """Runs a tool of this Python's environment, and gives its output."""
    ran = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env={"SOURCE_DATE_EPOCH": EPOCH, **os.environ, **environment},
    )
    if ran.returncode:
        raise SystemExit(f"{ran.stdout}{ran.stderr}build_wheel: {module} failed")
    return ran.stdout


#: Older names of manylinux platforms. A wheel also needs the older name, so that older versions of
#: pip accept it.
OLDER_NAMES = {
    "manylinux_2_5": "manylinux1",
    "manylinux_2_12": "manylinux2010",
    "manylinux_2_17": "manylinux2014",
}


def platform_tag(wheel: Path) -> str:
    """Gives the oldest manylinux platform on which the wheel runs, according to auditwheel."""
    found = json.loads(_run("auditwheel", "show", "--json", str(wheel), folder=wheel.parent))
    tag = str(found["overall_tag"])
    if "linux_" not in tag or tag.startswith("linux_"):
        raise SystemExit(
            f"build_wheel: no manylinux fits {wheel.name}: it needs {found['versioned_symbols']} "
            f"and the libraries {sorted(found['external_libs'])}"
        )
    older = [tag.replace(new, old) for new, old in OLDER_NAMES.items() if tag.startswith(f"{new}_")]
    return ".".join([tag, *older])


def build(
    library: Path,
    output: Path,
    targets: tuple[str, ...] = ("wheel", "sdist"),
    package: Path = PACKAGE_ROOT,
    platform: str | None = None,
) -> list[Path]:
    """Builds in a temporary folder, and moves the complete files to `output`.

    `platform` replaces the tag of the wheel.
    """
    output.mkdir(parents=True, exist_ok=True)
    built = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        chosen = [part for target in targets for part in ("--target", target)]
        _run(
            "hatchling",
            "build",
            *chosen,
            "--directory",
            name,
            folder=package,
            LIFECYCLE_POLICY_LIBRARY=str(library.resolve()),
        )
        for wheel in list(folder.glob("*.whl")):
            if platform or "-linux_" in wheel.name:
                tag = platform or platform_tag(wheel)
                _run("wheel", "tags", "--remove", "--platform-tag", tag, str(wheel), folder=folder)
        for path in sorted(folder.iterdir()):
            built.append(Path(shutil.move(path, output / path.name)))
    return built


def main() -> int:
    """Builds both files, and prints their paths."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True, help="the library, or its folder")
    parser.add_argument("--output", type=Path, required=True, help="the folder to build into")
    parser.add_argument("--platform", help="the platform tag of the wheel, if not that of its library")
    parser.add_argument("--wheel-alone", action="store_true", help="do not build the archive of the sources")
    options = parser.parse_args()
    targets = ("wheel",) if options.wheel_alone else ("wheel", "sdist")
    for path in build(options.library, options.output, targets, platform=options.platform):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
