"""Fixtures for the tests of the wheel: the built files, and fresh environments."""

from __future__ import annotations

from pathlib import Path

import pytest

from environments import ROOT, VERSION, Environment, fresh


def pytest_addoption(parser: pytest.Parser) -> None:
    wheels = ROOT / ".build" / "wheels"
    parser.addoption("--wheels", type=Path, default=wheels, help="the folder that holds the wheel")
    parser.addoption(
        "--with-swift", action="store_true", help="also compile the library from the archive"
    )
    parser.addoption(
        "--whole",
        action="store_true",
        help="over the wheel, also the tests of the tables and of the commands",
    )


def built(config: pytest.Config, pattern: str) -> Path:
    folder: Path = config.getoption("--wheels")
    found = sorted(folder.resolve().glob(pattern))
    assert len(found) == 1, f"one {pattern} is wanted in {folder}: {found}; make wheel"
    return found[0]


@pytest.fixture(scope="session")
def wheel(pytestconfig: pytest.Config) -> Path:
    """The wheel for this machine."""
    from packaging.tags import sys_tags
    from packaging.utils import parse_wheel_filename

    folder: Path = pytestconfig.getoption("--wheels")
    here = set(sys_tags())
    found = [
        path
        for path in sorted(folder.resolve().glob(f"lifecycle_policy-{VERSION}-*.whl"))
        if parse_wheel_filename(path.name)[3] & here
    ]
    assert len(found) == 1, f"one wheel for this machine is wanted in {folder}: {found}; make wheel"
    return found[0]


@pytest.fixture(scope="session")
def archive(pytestconfig: pytest.Config) -> Path:
    """The source archive."""
    return built(pytestconfig, f"lifecycle_policy-{VERSION}.tar.gz")


@pytest.fixture(scope="session")
def away(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the checkout, with a space in its path."""
    folder = tmp_path_factory.mktemp("away") / "from the checkout"
    folder.mkdir()
    assert ROOT not in folder.resolve().parents
    return folder


@pytest.fixture(scope="session")
def installed(away: Path, wheel: Path) -> Environment:
    """A fresh environment with the wheel in it. No test may change the environment."""
    environment = fresh(away / "installed")
    environment.pip("install", "--no-index", "--no-deps", str(wheel))
    return environment
