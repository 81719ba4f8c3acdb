"""Checks that `make release` refuses a checkout that is not ready for a release."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()


def git(clone: Path, *arguments: str) -> None:
    author = ("-c", "user.name=test", "-c", "user.email=test@example.invalid")
    subprocess.run(["git", *author, *arguments], cwd=clone, check=True, capture_output=True)


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of this checkout with the present release script. The changelog in the clone names
    the version."""
    clone = tmp_path_factory.mktemp("release") / "a clone"
    done = subprocess.run(
        ["git", "clone", "-q", "--shared", str(ROOT), str(clone)], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip("this is no git checkout")
    shutil.copy(ROOT / ".ci/release", clone / ".ci/release")
    changelog = clone / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8")
    changelog.write_text(text.replace(f"## {VERSION} (unreleased)", f"## {VERSION}"), encoding="utf-8")
    git(clone, "add", "-A")
    git(clone, "commit", "-q", "--allow-empty", "-m", "a release")
    git(clone, "branch", "ready")
    return clone


@pytest.fixture
def clone(ready: Path) -> Path:
    """The clone as `ready` made it, without a tag for the version."""
    git(ready, "reset", "-q", "--hard", "ready")
    git(ready, "clean", "-fdq")
    git(ready, "tag", "-f", VERSION)
    git(ready, "tag", "-d", VERSION)
    return ready


def refusal(clone: Path) -> str:
    """Returns the reason why the checkout is refused, or nothing."""
    done = subprocess.run(
        [clone / ".ci/release", "check"], capture_output=True, text=True, check=False
    )
    assert done.stdout == "" and (done.returncode == 0) == (done.stderr == "")
    return done.stderr.strip()


def test_a_checkout_that_is_ready(clone: Path) -> None:
    assert refusal(clone) == ""
    git(clone, "tag", VERSION)
    assert refusal(clone) == ""


@pytest.mark.parametrize("name", ["README.md", "a new file"])
def test_changes_that_are_not_committed(clone: Path, name: str) -> None:
    with (clone / name).open("a") as file:
        file.write("\n")
    assert refusal(clone) == "release: there are changes that are not committed"


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("CHANGELOG.md", f"## {VERSION}", f"## {VERSION} (unreleased)", f"{VERSION} (unreleased)"),
        ("bindings/rust/Cargo.toml", f'\nversion = "{VERSION}"', '\nversion = "9.9"', "9.9"),
        ("bindings/rust/lifecycle-policy-sys/Cargo.toml", f'"{VERSION}"', '"9.9"', "9.9"),
        ("bindings/python/src/lifecycle_policy/_version.py", VERSION, "9.9", "9.9"),
        ("include/lifecycle_policy.h", "LCP_VERSION_MAJOR ", "LCP_VERSION_MAJOR 9", ""),
    ],
)
def test_another_version(clone: Path, file: str, before: str, after: str, says: str) -> None:
    text = (clone / file).read_text(encoding="utf-8")
    assert before in text
    (clone / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    git(clone, "commit", "-q", "-a", "-m", "another version")
    found = refusal(clone)
    assert found.startswith(f"release: VERSION is {VERSION}, and ")
    assert Path(file).name in found and found.endswith(says)


def test_a_tag_elsewhere(clone: Path) -> None:
    git(clone, "tag", VERSION)
    git(clone, "commit", "-q", "--allow-empty", "-m", "more")
    assert refusal(clone) == f"release: the tag {VERSION} is another commit"
