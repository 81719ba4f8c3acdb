"""Copies the binding's tests to a folder outside the checkout, to test an installed package.

test_installed.py imports this module. Tests/Cross/windows.sh runs `away.py FOLDER`, which copies the
tests to FOLDER, and prints the folder in which to run pytest.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
#: The tests, and the files that they read.
COPIED = (
    *("VERSION", "include", "examples/python", "examples/fixtures", "examples/diagrams"),
    *("examples/scenarios", "Tests/Vectors", "Tests/Statements"),
    *("bindings/python/tests", "bindings/python/tools"),
)
#: Tests that cannot run outside the checkout, each with the reason.
LEFT_OUT = {
    "tests/library/test_renamed.py::test_scripts_of_the_phone_have_the_same_names": "reads the phone's code",
    "tests/library/test_renamed.py::test_documents_use_the_names_in_use": "reads documents",
    "tests/library/test_enums.py::test_generated_files_are_current": "compares with src in the checkout",
    "tests/book/test_vectors.py::test_the_runner_of_the_manual_agrees_with_ours": "is about the manual",
    "tests/book/test_inventories.py::test_the_document_is_current": "reads a document",
    "tests/commands/test_names_command.py::test_spellings_are_those_of_the_library": "reads Swift sources",
}
#: The text of a conftest.py that makes tests outside the checkout import the installed package.
CONFTEST = """
import os, pathlib, sysconfig
import lifecycle_policy
os.environ.pop("COLUMNS", None)  # pytest-xdist sets it
site = pathlib.Path(sysconfig.get_path("purelib")).resolve()
assert site in pathlib.Path(lifecycle_policy.__file__).resolve().parents, lifecycle_policy.__file__
"""
SETTINGS = f"""
[pytest]
pythonpath = tools tests
markers = slow: takes longer than other tests
addopts = --doctest-modules -p no:cacheprovider {" ".join(f"--deselect={name}" for name in LEFT_OUT)}
"""


def lay_out(tree: Path) -> Path:
    """Copies the tests and the files that they read. Returns the folder in which to run pytest."""
    package = tree / "bindings" / "python"
    for name in COPIED:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tree / name)
    (package / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (package / "pytest.ini").write_text(SETTINGS, encoding="utf-8")
    return package


if __name__ == "__main__":
    print(lay_out(Path(sys.argv[1])))
