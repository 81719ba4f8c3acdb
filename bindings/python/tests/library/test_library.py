"""Tests finding and loading the library."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native import library as finding
from lifecycle_policy._native.bindings import FUNCTIONS, LCP_ABI_VERSION

from command_line import run_code, run_process
from places import checkout

#: The normal search places for the library, saved before tests change them.
PLACES = finding.candidates()
#: The name of the library's file on this system.
FILE = finding._FILE
of_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads a library of Linux")


def fresh(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """Makes the next call load the library again, from the given path."""
    monkeypatch.setattr(finding, "_loaded", None)
    monkeypatch.setenv(finding.LIBRARY_VARIABLE, str(path))


def test_missing_library_names_every_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fresh(monkeypatch, tmp_path / "nowhere.so")
    with pytest.raises(lp.LibraryError) as caught:
        lp.library_version()
    assert str(tmp_path / "nowhere.so") in str(caught.value)
    assert "make" in str(caught.value)
    assert caught.value.status is None


def test_what_is_no_library_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("not a library")
    fresh(monkeypatch, tmp_path)
    with pytest.raises(lp.LibraryError) as caught:
        lp.library_version()
    assert str(file) in str(caught.value)
    assert caught.value.value == [str(file)]


def library_file() -> Path:
    """Returns the file that is loaded by default."""
    return next(Path(path) for path in PLACES if Path(path).is_file())


@of_linux
@pytest.mark.parametrize("part", [0.001, 0.1, 0.5, 0.9, 0.9999])
def test_a_library_cut_short_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, part: float
) -> None:
    """Without the size check, the loader would map the file beyond its end, and SIGBUS would end
    the process."""
    file, whole = tmp_path / "liblifecycle_policy.so", library_file().read_bytes()
    file.write_bytes(whole[: int(len(whole) * part)])
    fresh(monkeypatch, tmp_path)
    with pytest.raises(lp.LibraryError, match=f"cut short: {file.stat().st_size} bytes of"):
        lp.library_version()


@of_linux
def test_a_library_for_another_machine_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without the machine check, the loader would report a missing file."""
    file, whole = tmp_path / "liblifecycle_policy.so", bytearray(library_file().read_bytes())
    whole[18:20] = (243).to_bytes(2, "little")
    file.write_bytes(whole)
    fresh(monkeypatch, tmp_path)
    with pytest.raises(lp.LibraryError, match="it is for riscv64, and this Python for") as caught:
        lp.library_version()
    assert str(file) in str(caught.value)


def test_the_error_lists_all_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A place without a usable library is skipped. If no place has a usable library, the error
    lists every place with the reason."""
    monkeypatch.setattr(finding, "_loaded", None)
    broken, absent = tmp_path / ("a b.so" if sys.platform == "win32" else "a: b.so"), tmp_path / "absent.so"
    broken.write_text("not a library")
    monkeypatch.setattr(finding, "candidates", lambda: [str(broken), str(absent)])
    with pytest.raises(lp.LibraryError) as caught:
        lp.library_version()
    assert caught.value.value == [str(broken), str(absent)]
    assert f"{absent}: no such file" in str(caught.value)
    monkeypatch.setattr(finding, "candidates", lambda: [str(broken), str(library_file())])
    assert lp.library_version() == lp.__version__


def built(tmp_path: Path, functions: list[str], abi: int) -> Path:
    """Builds a small library with the given functions, each of which returns `abi`."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    lines = [f"int {name}(void) {{ return {abi}; }}" for name in functions]
    source, library = tmp_path / "other.c", tmp_path / "other.so"
    source.write_text("\n".join([*lines, ""]))
    command = [compiler, "-shared", "-fPIC", str(source), "-o", str(library)]
    subprocess.run(command, check=True, timeout=60)
    return library


def test_another_abi_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = built(tmp_path, [name for name, _, _ in FUNCTIONS], LCP_ABI_VERSION + 1)
    fresh(monkeypatch, path)
    with pytest.raises(lp.LibraryError, match=f"ABI {LCP_ABI_VERSION + 1}"):
        lp.library_version()


def test_a_missing_function_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fresh(monkeypatch, built(tmp_path, ["lcp_library_version"], LCP_ABI_VERSION))
    with pytest.raises(lp.LibraryError, match="lcp_abi_version"):
        lp.library_version()


def test_every_place_is_tried_without_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(finding.LIBRARY_VARIABLE, raising=False)
    places = finding.candidates()
    package = Path(finding.__file__).resolve().parents[1]
    root = checkout()
    assert places[0] == str(package / FILE)
    if root is not None and root in package.parents:
        assert str(root / ".build/dist/lib" / FILE) in places
    assert places[-1] == FILE


@pytest.mark.parametrize(
    ("place", "belongs"),
    [
        ("bindings/python/src/lifecycle_policy", True),
        ("lifecycle_policy", False),
        ("venv/lib/python3.11/site-packages/lifecycle_policy", False),
        ("user/bindings/python/src/lifecycle_policy", False),
        ("bindings/python/src/copy/lifecycle_policy", False),
    ],
)
def test_a_checkout_is_that_of_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str, belongs: bool
) -> None:
    """Only the folder in which bindings/python lies counts as the checkout. A folder further up may
    belong to anybody, like the folder of temporary files."""
    library = tmp_path / ".build" / "dist" / "lib" / FILE
    for path in (tmp_path / "include" / "lifecycle_policy.h", library):
        path.parent.mkdir(parents=True)
        path.touch()
    monkeypatch.delenv(finding.LIBRARY_VARIABLE, raising=False)
    monkeypatch.setattr(finding, "__file__", str(tmp_path / place / "_native" / "library.py"))
    assert (str(library) in finding.candidates()) is belongs
    (tmp_path / "include" / "lifecycle_policy.h").unlink()
    assert str(library) not in finding.candidates()


@pytest.mark.parametrize(
    ("platform", "names"),
    [
        ("linux", ["liblifecycle_policy.so", f"liblifecycle_policy.so.{LCP_ABI_VERSION}"]),
        ("darwin", ["liblifecycle_policy.dylib", f"liblifecycle_policy.{LCP_ABI_VERSION}.dylib"]),
        ("win32", ["lifecycle_policy.dll"]),
        ("freebsd14", ["liblifecycle_policy.so", f"liblifecycle_policy.so.{LCP_ABI_VERSION}"]),
    ],
)
def test_each_system_names_the_library_in_its_way(platform: str, names: list[str]) -> None:
    """The search for the library covers the folder of the package. At the end, the loader searches
    for the library by name."""
    code = (
        "import sys; from lifecycle_policy._native import bindings, errors;"
        f"sys.platform = {platform!r};"
        "from lifecycle_policy._native.library import candidates; print(*candidates(), sep='\\n')"
    )
    found = run_code(code, LIFECYCLE_POLICY_LIBRARY="").stdout.splitlines()
    package = str(Path(finding.__file__).parents[1])
    assert [Path(path).name for path in found if Path(path).parent == Path(package)] == names
    assert found[-len(names) :] == names[::-1]


def test_import_needs_no_library(tmp_path: Path) -> None:
    result = run_process("--version", LIFECYCLE_POLICY_LIBRARY=str(tmp_path / "none.so"))
    assert result.returncode == 0
    assert result.stdout.strip() == lp.__version__


def test_command_line_without_library(tmp_path: Path) -> None:
    result = run_process(
        "deadline",
        "--os",
        "8.0",
        "--allowance",
        "launch",
        "--json",
        LIFECYCLE_POLICY_LIBRARY=str(tmp_path / "none.so"),
    )
    assert result.returncode == 2
    assert '"library-not-loaded"' in result.stdout
    assert "none.so" in result.stderr
    assert "Traceback" not in result.stderr
