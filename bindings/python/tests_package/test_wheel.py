"""Tests the built files: names, tags, metadata and contents. A second build gives the same
bytes."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import zipfile
from configparser import ConfigParser
from pathlib import Path

import pytest
from build_wheel import build
from packaging.metadata import Metadata
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from environments import DIST, PACKAGE_ROOT, ROOT, VERSION, other_library, run

INFO = f"lifecycle_policy-{VERSION}.dist-info"
LIBRARY = "lifecycle_policy/liblifecycle_policy.so"


def needed_glibc(library: Path) -> tuple[int, ...]:
    """Gives the newest version of glibc that a library needs, according to binutils."""
    told = subprocess.run(
        ["readelf", "-VW", str(library)], check=True, capture_output=True, text=True
    )
    found = re.findall(r"GLIBC_(\d+)\.(\d+)", told.stdout)
    return max((int(major), int(minor)) for major, minor in found)


def platform(wheel: Path) -> str:
    """Gives the platform of a wheel, such as manylinux_2_17_x86_64 and not manylinux2014_x86_64."""
    tags = parse_wheel_filename(wheel.name)[3]
    assert {(tag.interpreter, tag.abi) for tag in tags} == {("py3", "none")}
    (name,) = [tag.platform for tag in tags if tag.platform.startswith("manylinux_")]
    return name


def test_the_name_says_what_the_library_needs(wheel: Path) -> None:
    named = re.fullmatch(r"manylinux_(\d+)_(\d+)_(x86_64|aarch64)", platform(wheel))
    assert named
    assert (int(named[1]), int(named[2])) >= needed_glibc(DIST)
    assert parse_wheel_filename(wheel.name)[3] <= set(sys_tags())
    with zipfile.ZipFile(wheel) as opened:
        lines = opened.read(f"{INFO}/WHEEL").decode().splitlines()
    assert f"Tag: py3-none-{platform(wheel)}" in lines
    assert "Root-Is-Purelib: false" in lines


@pytest.mark.parametrize(
    ("body", "flag", "least"),
    [
        ("#include <sys/random.h>\nint r(void) { return getentropy((void *)0, 0); }", "", (2, 25)),
        (
            "#include <unistd.h>\nint (*later)(void) = lcp_abi_version;\n"
            "int p(void) { return getpid(); }",
            "-Wl,-z,pack-relative-relocs",
            (2, 36),
        ),
    ],
    ids=["newer symbol", "packed relocations"],
)
def test_the_tag_follows_the_library(
    tmp_path: Path, body: str, flag: str, least: tuple[int, int]
) -> None:
    library = other_library(tmp_path / "library", VERSION, body, *([flag] if flag else []))
    (wheel,) = build(library, tmp_path / "wheels", ("wheel",))
    named = re.match(r"manylinux_(\d+)_(\d+)_", platform(wheel))
    assert named and (int(named[1]), int(named[2])) >= least


def test_a_library_for_another_machine_gets_its_tag(tmp_path: Path) -> None:
    linker = shutil.which("ld.lld")
    clang = shutil.which("clang")
    if clang is None or linker is None:
        pytest.skip("no clang and lld, which can build for another machine")
    source, library = tmp_path / "one.c", tmp_path / "liblifecycle_policy.so"
    source.write_text("int lcp_abi_version(void) { return 0; }\n", encoding="utf-8")
    command = [clang, "--target=aarch64-linux-gnu", "-nostdlib", "-shared", "-fPIC"]
    subprocess.run(
        [*command, "-fuse-ld=lld", str(source), "-o", str(library)], check=True, timeout=60
    )
    (wheel,) = build(library, tmp_path / "wheels", ("wheel",))
    assert platform(wheel) == "manylinux_2_17_aarch64"


def test_the_contents(wheel: Path) -> None:
    source = PACKAGE_ROOT / "src"
    modules = {str(path.relative_to(source)) for path in source.rglob("*.py")}
    about = {f"{INFO}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt")}
    with zipfile.ZipFile(wheel) as opened:
        assert set(opened.namelist()) == {
            *modules,
            *about,
            f"{INFO}/licenses/LICENSE",
            "lifecycle_policy/py.typed",
            "lifecycle_policy/_native/habits.json",
            "lifecycle_policy/_native/words.json",
            LIBRARY,
        }
        assert opened.read(LIBRARY) == DIST.read_bytes()
        assert opened.read(f"{INFO}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
        for info in opened.infolist():
            assert not stat.S_ISLNK(info.external_attr >> 16), f"{info.filename} is a link"


def test_the_record_is_right(wheel: Path, tmp_path: Path) -> None:
    """`wheel unpack` compares every file with its sum in RECORD."""
    for name in ("whole", "changed"):
        (tmp_path / name).mkdir()
    unpack = [sys.executable, "-m", "wheel", "unpack", "-d", "."]
    assert run(*unpack, wheel, folder=tmp_path / "whole").returncode == 0
    changed = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(changed, "w") as new:
        for info in old.infolist():
            data = old.read(info)
            new.writestr(info, data + b"\n" if info.filename == LIBRARY else data)
    assert run(*unpack, changed, folder=tmp_path / "changed").returncode != 0


def test_the_metadata(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        data = Metadata.from_email(opened.read(f"{INFO}/METADATA"), validate=True)
    readme = (PACKAGE_ROOT / "README.md").read_text(encoding="utf-8")
    assert (data.name, str(data.version)) == ("lifecycle-policy", VERSION)
    assert (data.license_expression, data.license_files) == ("Apache-2.0", ["LICENSE"])
    assert str(data.requires_python) == ">=3.10"
    # The package requires nothing. All of these packages are optional.
    required = sorted(str(requirement) for requirement in data.requires_dist or [])
    assert required == [
        'hypothesis>=6.80; extra == "hypothesis"',
        'numpy>=1.26; extra == "arrow"',
        'numpy>=1.26; extra == "numpy"',
        'numpy>=1.26; extra == "spark"',
        'opentelemetry-sdk>=1.25; extra == "opentelemetry"',
        'pandas>=2.2; extra == "spark"',
        'pyarrow>=14; extra == "arrow"',
        'pyarrow>=14; extra == "spark"',
        'pyspark>=4; extra == "spark"',
        'pytest>=7; extra == "pytest"',
    ]
    assert (data.description or "").strip() == readme.strip()
    assert data.description_content_type == "text/markdown"


def test_the_entry_points(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        parser = ConfigParser()
        parser.read_string(opened.read(f"{INFO}/entry_points.txt").decode())
    assert {name: dict(parser[name]) for name in parser.sections()} == {
        "console_scripts": {"lifecycle-policy": "lifecycle_policy.cli.main:main"},
        "pytest11": {"lifecycle_policy": "lifecycle_policy.pytest_plugin"},
    }


def test_the_readme_links_to_nothing_that_is_not_there() -> None:
    """A package index shows the README without the other files of its folder."""
    readme = (PACKAGE_ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]*)\)", readme)
    assert [link for link in links if not link.startswith(("https://", "#"))] == []


@pytest.mark.parametrize("tool", [("twine", "check", "--strict"), ("check_wheel_contents",)])
def test_the_checkers_find_nothing(tool: tuple[str, ...], wheel: Path, archive: Path) -> None:
    files = [wheel, archive] if tool[0] == "twine" else [wheel]
    ran = run(sys.executable, "-m", *tool, *files, folder=ROOT, NO_COLOR="1")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "warning" not in (ran.stdout + ran.stderr).lower()


def test_the_same_bytes_again(
    wheel: Path, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another time, time zone, umask or folder does not change the bytes."""
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    before = os.umask(0o077)
    try:
        copy = tmp_path / "a copy"
        copy.mkdir()
        for name in ("Makefile", "Package.swift", "VERSION"):
            shutil.copyfile(ROOT / name, copy / name)
        tests = ("Tests/LifecyclePolicyTests", "Tests/LifecyclePolicyFoundationTests")
        for name in ("Sources", "include", *tests):
            shutil.copytree(ROOT / name, copy / name, copy_function=shutil.copy)
        package = copy / "bindings" / "python"
        package.mkdir(parents=True)
        shutil.copyfile(ROOT / ".gitignore", copy / ".gitignore")
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            shutil.copyfile(PACKAGE_ROOT / name, package / name)
        shutil.copytree(PACKAGE_ROOT / "src", package / "src", copy_function=shutil.copy)
        shutil.copy(DIST, copy)
        again = build(copy / "liblifecycle_policy.so", tmp_path / "again", package=package)
    finally:
        os.umask(before)
    assert {path.name for path in again} == {wheel.name, archive.name}
    for path in again:
        first = wheel if path.suffix == ".whl" else archive
        assert path.read_bytes() == first.read_bytes(), path.name


def test_the_license_is_that_of_the_project() -> None:
    assert (PACKAGE_ROOT / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
