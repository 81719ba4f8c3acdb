"""Tests the wheels of `make wheels`: pip picks the wheel of each platform."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from environments import VERSION, run

PLATFORMS = [
    ("manylinux_2_17_x86_64", "manylinux", "liblifecycle_policy.so", b"\x7fELF"),
    ("manylinux2014_x86_64", "manylinux", "liblifecycle_policy.so", b"\x7fELF"),
    ("musllinux_1_2_x86_64", "musllinux", "liblifecycle_policy.so", b"\x7fELF"),
    ("manylinux_2_17_aarch64", "aarch64", "liblifecycle_policy.so", b"\x7fELF"),
    ("manylinux2014_aarch64", "aarch64", "liblifecycle_policy.so", b"\x7fELF"),
    ("macosx_14_0_arm64", "universal2", "liblifecycle_policy.dylib", b"\xca\xfe\xba\xbe"),
    ("macosx_11_0_arm64", "universal2", "liblifecycle_policy.dylib", b"\xca\xfe\xba\xbe"),
    ("macosx_13_0_x86_64", "universal2", "liblifecycle_policy.dylib", b"\xca\xfe\xba\xbe"),
    ("win_amd64", "win_amd64", "lifecycle_policy.dll", b"MZ"),
]


@pytest.fixture(scope="module")
def wheels(pytestconfig: pytest.Config) -> Path:
    folder: Path = pytestconfig.getoption("--wheels").resolve()
    if len(list(folder.glob(f"lifecycle_policy-{VERSION}-*.whl"))) == 1:
        pytest.skip("`make wheels` builds the wheels of other platforms")
    return folder


def picked(wheels: Path, platform: str, folder: Path) -> list[Path]:
    """Gives the wheel that pip takes for a platform, if there is one."""
    pip = [sys.executable, "-m", "pip", "download", "--no-index", "--no-deps", "--only-binary=:all:"]
    ran = run(
        *(*pip, "--find-links", str(wheels), "--platform", platform, "lifecycle-policy"),
        folder=folder,
        PIP_DISABLE_PIP_VERSION_CHECK="1",
    )
    found = list(folder.glob("*.whl"))
    assert (ran.returncode == 0) == bool(found), ran.stdout + ran.stderr
    return found


@pytest.mark.parametrize(
    ("platform", "named", "library", "begins"), PLATFORMS, ids=[row[0] for row in PLATFORMS]
)
def test_pip_picks_the_wheel_of_a_platform(
    wheels: Path, tmp_path: Path, platform: str, named: str, library: str, begins: bytes
) -> None:
    (wheel,) = picked(wheels, platform, tmp_path)
    assert named in wheel.name
    with zipfile.ZipFile(wheel) as opened:
        libraries = [name for name in opened.namelist() if name.endswith((".so", ".dylib", ".dll"))]
        assert libraries == [f"lifecycle_policy/{library}"]
        assert opened.read(libraries[0]).startswith(begins)


@pytest.mark.parametrize("platform", ["macosx_10_15_x86_64", "win_arm64", "win32", "linux_armv7l"])
def test_pip_picks_none_where_there_is_no_library(
    wheels: Path, tmp_path: Path, platform: str
) -> None:
    assert not picked(wheels, platform, tmp_path)


def test_there_is_one_wheel_for_each(wheels: Path) -> None:
    assert len(list(wheels.glob("*.whl"))) == len({named for _, named, _, _ in PLATFORMS}) == 5
