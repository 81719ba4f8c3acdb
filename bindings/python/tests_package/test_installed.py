"""Tests the installed wheel: commands, types, errors, other versions, and complete removal."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from build_wheel import build
from optional_modules import not_importable

from away import LEFT_OUT, lay_out
from environments import (
    DIST,
    PACKAGE_ROOT,
    QUESTION,
    ROOT,
    TOOLS,
    VERSION,
    Environment,
    fresh,
    other_library,
    run,
)


def test_the_module_and_the_command(installed: Environment) -> None:
    elsewhere = installed.folder.parent
    by_module = installed.run("-m", "lifecycle_policy", *QUESTION)
    by_command = run(installed.command, *QUESTION, folder=elsewhere)
    assert (by_module.returncode, by_module.stderr) == (0, "")
    assert by_module.stdout.startswith("forbidden: silent-push after user-force-quit")
    assert (by_command.returncode, by_command.stdout) == (0, by_module.stdout)
    assert run(installed.command, "--version", folder=elsewhere).stdout.strip() == VERSION
    wrong = run(installed.command, "deadline", "--os", "8.0", "--json", folder=elsewhere)
    assert wrong.returncode == 2 and json.loads(wrong.stdout)["status"]


def test_the_first_commands_of_the_manual(tmp_path: Path, wheel: Path) -> None:
    """README.md shows these commands. They need pip in the environment."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"^```sh install\n(.*?)^```$", readme, re.M | re.S)
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "user"], check=True, timeout=120)
    shutil.copy(wheel, tmp_path)
    path = f"{tmp_path / 'user' / 'bin'}:{os.environ['PATH']}"
    ran = run("bash", "-ec", commands, folder=tmp_path, PATH=path, PIP_DISABLE_PIP_VERSION_CHECK="1")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "180 s (3 min), then the app is terminated" in ran.stdout


def test_it_uses_the_library_that_it_brings(installed: Environment) -> None:
    assert installed.loaded() == (VERSION, str(installed.library.resolve()))


def test_the_variable_names_another_library(installed: Environment, tmp_path: Path) -> None:
    copy = tmp_path / "another place"
    copy.mkdir()
    shutil.copy(DIST, copy)
    file = copy / DIST.name
    for named in (copy, file):
        assert installed.loaded(LIFECYCLE_POLICY_LIBRARY=str(named)) == (VERSION, str(file))
    ran = installed.run(
        "-m", "lifecycle_policy", *QUESTION, LIFECYCLE_POLICY_LIBRARY="/nowhere/x.so"
    )
    assert ran.returncode == 2
    assert "/nowhere/x.so: no such file" in ran.stderr
    assert str(installed.library) not in ran.stderr


OF_AN_APP = """
import pytest

@pytest.mark.ios("4.0", "17.0")
def test_a_minute_in_the_background_is_enough(ios_app):
    for event in ("open-app", "begin-task", "home"):
        ios_app.post(event)
    ios_app.run(60)
    assert ios_app.state.label == "background"
"""
MACHINE = 18  #: the offset of the machine in an ELF header


def spoiled(kind: str) -> bytes | None:
    whole = DIST.read_bytes()
    if kind == "another machine":
        return whole[:MACHINE] + (243).to_bytes(2, "little") + whole[MACHINE + 2 :]
    return {"missing": None, "empty": b"", "text": b"no library", "half": whole[: len(whole) // 2]}[
        kind
    ]


def test_pytest_finds_the_plugin(installed: Environment, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(OF_AN_APP, encoding="utf-8")
    ran = run(
        *(installed.python, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider"),
        folder=tmp_path,
        PYTHONPATH=str(TOOLS),
    )
    assert "1 passed, 1 failed" in ran.stdout or "1 failed, 1 passed" in ran.stdout, ran.stdout
    assert "iOS 17.0: the log of the device" in ran.stdout


@pytest.mark.parametrize("kind", ["missing", "empty", "text", "half", "another machine"])
def test_a_spoiled_library_is_one_plain_error(
    installed: Environment, tmp_path: Path, kind: str
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(installed.site / "lifecycle_policy", copy / "lifecycle_policy")
    library = copy / "lifecycle_policy" / "liblifecycle_policy.so"
    library.unlink()
    data = spoiled(kind)
    if data is not None:
        library.write_bytes(data)
    command = [sys.executable, "-S", "-m", "lifecycle_policy", *QUESTION]
    ran = run(*command, folder=tmp_path, PYTHONPATH=str(copy))
    assert ran.returncode == 2, ran
    assert "Traceback" not in ran.stderr
    for name in ("liblifecycle_policy.so", "liblifecycle_policy.so.1"):
        assert f"  {library.parent / name}: " in ran.stderr
    assert str(ROOT) not in ran.stderr


def test_nothing_is_left_after_uninstalling(away: Path, wheel: Path) -> None:
    environment = fresh(away / "emptied")
    before = environment.files()
    environment.pip("install", "--no-index", "--no-deps", str(wheel))
    assert environment.library.is_file() and environment.command.is_file()
    ran = environment.run("-m", "lifecycle_policy", *QUESTION)
    assert ran.returncode == 0, ran.stderr
    environment.pip("uninstall", "-y", "lifecycle-policy")
    assert environment.files() == before
    assert not (environment.site / "lifecycle_policy").exists()


def other_version(folder: Path, version: str) -> Path:
    """Builds a wheel of another version. Its library only reports that version."""
    package = folder / "package"
    package.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(PACKAGE_ROOT / name, package)
    shutil.copytree(PACKAGE_ROOT / "src", package / "src")
    stated = package / "src" / "lifecycle_policy" / "_version.py"
    stated.write_text(stated.read_text().replace(VERSION, version), encoding="utf-8")
    library = other_library(folder / "library", version)
    (wheel,) = build(library, folder / "wheels", ("wheel",), package)
    return wheel


def test_two_versions_side_by_side(
    installed: Environment, away: Path, wheel: Path, tmp_path: Path
) -> None:
    newer = other_version(tmp_path, "99.8.7")
    other = fresh(away / "other")
    other.pip("install", "--no-index", "--no-deps", str(newer))
    assert other.loaded() == ("99.8.7", str(other.library.resolve()))
    assert installed.loaded() == (VERSION, str(installed.library.resolve()))
    other.pip("install", "--no-index", "--no-deps", str(wheel))
    assert other.loaded() == (VERSION, str(other.library.resolve()))
    found = [path.name for path in other.site.glob("lifecycle_policy*")]
    assert sorted(found) == ["lifecycle_policy", f"lifecycle_policy-{VERSION}.dist-info"]


CLIENT = """
import lifecycle_policy as lp

answer = lp.deadline("12.4", lp.Allowance.BACKGROUND_TASK)
limit: float | None = answer.limit
rules: tuple[lp.Rule, ...] = lp.rules("relaunch")
label: str = answer.verdict.label
"""
#: Each line after the import has one mistake.
MISTAKEN = """
import lifecycle_policy as lp
number: int = lp.deadline("12.4", "background-task").verdict.label
lp.relaunch("12.4", "crash")
lp.Context("12.4", application=None)
lp.AppState.ASLEEP
"""


def test_clients_are_checked_against_its_types(installed: Environment, tmp_path: Path) -> None:
    """mypy also reports an error if the package is not found or lacks py.typed."""
    (tmp_path / "client.py").write_text(CLIENT, encoding="utf-8")
    (tmp_path / "mistaken.py").write_text(MISTAKEN, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    mypy += ["--python-executable", str(installed.python)]
    ran = run(*mypy, "client.py", folder=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    ran = run(*mypy, "mistaken.py", folder=tmp_path)
    places = re.findall(r"^mistaken\.py:(\d+): error: .*\[([a-z-]+)\]$", ran.stdout, re.M)
    assert [(int(line), code) for line, code in places] == [
        (3, "assignment"),
        (4, "call-arg"),
        (5, "call-arg"),
        (6, "attr-defined"),
    ]


#: Tests that are left out without `--whole`, because they take most of the time. Other tests load
#: the same modules.
SLOW = ("tests/tables", "tests/commands")


def test_the_tests_of_the_binding_away_from_the_checkout(
    installed: Environment,
    away: Path,
    capsys: pytest.CaptureFixture[str],
    pytestconfig: pytest.Config,
) -> None:
    package = lay_out(away / "tree")
    assert not (TOOLS / "lifecycle_policy").exists(), "pytest's own folder must not have it"
    whole: bool = pytestconfig.getoption("--whole")
    left_out = [f"--ignore={name}" for name in SLOW if not whole]
    ours = installed.site / "lifecycle_policy"
    left_out += [f"--ignore={path}" for path in not_importable(ours)]
    ran = run(
        *(str(installed.python), "-m", "pytest", "-q", "-rs", "-n", "2", "-c", "pytest.ini", *left_out),
        *("tests", str(ours)),
        folder=package,
        PATH=os.environ["PATH"],
        PYTHONPATH=str(TOOLS),
        PYTHONPYCACHEPREFIX=str(away / "pycache"),
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr
    counted = re.search(r"^(\d+) passed.*$", ran.stdout, re.M)
    assert counted and int(counted[1]) > 3000, ran.stdout[-4000:]
    assert "away from the checkout" not in ran.stdout
    with capsys.disabled():
        print(f"\nthe binding's tests over the installed wheel: {counted[0]}")
        for name, why in LEFT_OUT.items():
            print(f"  left out: {name}, which {why}")
        if not whole:
            print(f"  left out without --whole: {', '.join(SLOW)}")
