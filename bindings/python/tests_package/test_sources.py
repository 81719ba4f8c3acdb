"""Tests installation from sources: the contents of the archive, the build, and refused builds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from environments import TOOLS as BACKEND
from environments import (
    DIST,
    PACKAGE_ROOT,
    QUESTION,
    ROOT,
    VERSION,
    Environment,
    Ran,
    fresh,
    other_library,
    run,
)

#: The programs that `make lib` runs, except Swift.
TOOLS = "bash sh make cat sed find cc gcc ld ar objcopy env".split()


def path_with(folder: Path, *, without: str = "", swift: str | None = None) -> str:
    """Makes a PATH with only the tools. If a text is given, adds a `swift` that prints it."""
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        if found and tool not in without.split():
            (folder / tool).symlink_to(found)
    if swift is not None:
        (folder / "swift").write_text(f"#!/bin/sh\necho '{swift}'\n", encoding="utf-8")
        (folder / "swift").chmod(0o755)
    return str(folder)


def pip(*arguments: str | Path, folder: Path, **environment: str) -> Ran:
    """Runs pip with the build backend that is installed here, and without a network."""
    (folder / "home").mkdir(exist_ok=True)
    variables = {
        "PATH": os.defpath,
        "HOME": str(folder / "home"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # 0 turns isolation off, contrary to the name
        "PIP_NO_INDEX": "1",
        "PIP_NO_CACHE_DIR": "1",
        "PYTHONPATH": str(BACKEND),
        **environment,
    }
    return run(sys.executable, "-m", "pip", *arguments, folder=folder, **variables)


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return folder / f"lifecycle_policy-{VERSION}"


def test_the_archive_holds_all_sources(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path)
    listed = subprocess.run(
        ["git", "ls-files", "Sources", "include", "Tests/LifecyclePolicyTests",
         "Tests/LifecyclePolicyFoundationTests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode:
        pytest.skip("no git checkout, which knows what the sources are")
    wanted = [*listed.stdout.split("\n")[:-1], "Makefile", "Package.swift", "VERSION", "LICENSE"]
    assert len(wanted) > 100
    for name in wanted:
        assert (top / name).read_bytes() == (ROOT / name).read_bytes(), name
    kept = {path.name for path in top.iterdir()} - {".gitignore"}
    assert kept == {
        *("LICENSE", "Makefile", "PKG-INFO", "Package.swift", "README.md", "Sources", "Tests"),
        *("VERSION", "hatch_build.py", "include", "pyproject.toml", "src"),
    }
    assert not list(top.rglob("*.so")) and not list(top.rglob("*.pyc"))


def test_swift_takes_the_archive_for_a_package(archive: Path, tmp_path: Path) -> None:
    if shutil.which("swift") is None:
        pytest.skip("no Swift")
    top = unpacked(archive, tmp_path)
    ran = subprocess.run(
        ["swift", "package", "--scratch-path", str(tmp_path / "scratch"), "describe"],
        cwd=top,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    assert "LifecyclePolicyC" in ran.stdout


def refused(ran: Ran, folder: Path) -> str:
    """Checks that a build failed without a wheel. Returns the one line with the reason."""
    assert ran.returncode != 0
    told = ran.stdout + ran.stderr
    assert "Traceback" not in told
    assert not list(folder.glob("out/*.whl"))
    lines = [line.strip() for line in told.splitlines() if "lifecycle_policy: " in line]
    assert len(set(lines)) == 1, told
    return lines[0]


@pytest.mark.parametrize(
    ("without", "swift", "why"),
    [
        ("", None, "(`swift` is not on PATH)"),
        ("", "Swift version 5.9.2 (swift-5.9.2-RELEASE)", "(Swift 5.9 is installed)"),
        ("", "no such thing", "(`swift --version` gives no version: 'no such thing')"),
        ("objcopy ld", None, "(`swift` is not on PATH; missing: ld, objcopy)"),
        ("make", None, "GNU make is needed"),
    ],
)
def test_what_is_missing_is_one_plain_error(
    archive: Path, tmp_path: Path, without: str, swift: str | None, why: str
) -> None:
    path = path_with(tmp_path / "tools", without=without, swift=swift)
    ran = pip("wheel", "--no-deps", "-w", "out", archive, folder=tmp_path, PATH=path)
    told = refused(ran, tmp_path)
    assert why in told
    assert "set LIFECYCLE_POLICY_LIBRARY to a built library" in told


def test_a_build_that_fails_is_told(archive: Path, tmp_path: Path) -> None:
    path = path_with(tmp_path / "tools", swift="Swift version 6.3.1")
    broken = tmp_path / "tools" / "swift"
    text = '#!/bin/sh\n[ "$1" = --version ] && echo Swift version 6.3 || { echo boom; exit 1; }\n'
    broken.write_text(text, encoding="utf-8")
    ran = pip("wheel", "--no-deps", "-w", "out", archive, folder=tmp_path, PATH=path)
    assert "`make lib` failed in" in refused(ran, tmp_path)
    assert "boom" in ran.stdout + ran.stderr


def test_without_the_sources_of_the_library(tmp_path: Path) -> None:
    package = tmp_path / "a" / "b" / "package"
    package.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(PACKAGE_ROOT / name, package)
    shutil.copytree(PACKAGE_ROOT / "src", package / "src")
    ran = pip("wheel", "--no-deps", "-w", "out", package, folder=tmp_path)
    assert "the sources of liblifecycle_policy.so are neither in" in refused(ran, tmp_path)


def test_a_failed_install_leaves_what_was_there(archive: Path, wheel: Path, tmp_path: Path) -> None:
    environment = fresh(tmp_path / "environment")
    environment.pip("install", "--no-index", "--no-deps", str(wheel))
    before = environment.files()
    path = path_with(tmp_path / "tools")
    command = ["--python", str(environment.python), "install", "--force-reinstall", "--no-deps"]
    refused(pip(*command, archive, folder=tmp_path, PATH=path), tmp_path)
    assert environment.files() == before


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("nowhere.so", "there is no file"),
        ("older", "has version 0.0.9, and this package has"),
        ("text.so", "is not a 64-bit library for Linux, macOS or Windows"),
        ("risc.so", "is for machine 243, not for 62 (x86_64), 183 (aarch64)"),
        ("half.so", "is damaged, or is another library: loading it ends with signal 7"),
        ("stranger.so", "is damaged, or is another library: AttributeError"),
    ],
)
def test_a_library_that_will_not_do_is_refused(
    archive: Path, tmp_path: Path, named: str, why: str
) -> None:
    whole = DIST.read_bytes()
    (tmp_path / "text.so").write_text("#!/bin/sh and no more of a library", encoding="utf-8")
    (tmp_path / "risc.so").write_bytes(whole[:18] + b"\xf3\x00" + whole[20:])
    (tmp_path / "half.so").write_bytes(whole[: len(whole) // 2])
    if named == "older":
        other_library(tmp_path / "older", "0.0.9")
    if named == "stranger.so":
        (tmp_path / "x.c").write_text("int x;\n", encoding="utf-8")
        subprocess.run(["cc", "-shared", "x.c", "-o", named], cwd=tmp_path, check=True)
    library = str(tmp_path / named)
    ran = pip(
        *("wheel", "--no-deps", "-w", "out", archive),
        folder=tmp_path,
        LIFECYCLE_POLICY_LIBRARY=library,
    )
    told = refused(ran, tmp_path)
    assert why in told and library in told


@pytest.mark.parametrize("editable", [False, True], ids=["pip install .", "pip install -e ."])
def test_the_checkout_is_installed_with_the_library_that_is_built(
    tmp_path: Path, editable: bool
) -> None:
    """Swift is not on PATH, so the library that `make` has built is used."""
    environment = fresh(tmp_path / "an environment")
    what = ["-e", PACKAGE_ROOT] if editable else [PACKAGE_ROOT]
    command = ["--python", str(environment.python), "install", "--no-deps", *what]
    ran = pip(*command, folder=tmp_path, PATH=path_with(tmp_path / "tools"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    library = DIST if editable else environment.library
    assert environment.loaded() == (VERSION, str(library.resolve()))
    answers(environment)


def answers(environment: Environment) -> None:
    ran = run(environment.command, *QUESTION, folder=environment.folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("forbidden: silent-push")


def test_the_archive_builds_the_library(
    archive: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    if not pytestconfig.getoption("--with-swift"):
        pytest.skip("--with-swift was not given: it compiles the library")
    environment = fresh(tmp_path / "environment")
    command = ["--python", str(environment.python), "install", "--no-deps"]
    ran = pip(*command, archive, folder=tmp_path, PATH=os.environ["PATH"])
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert environment.loaded() == (VERSION, str(environment.library.resolve()))
    answers(environment)
