"""Checks that the commands, programs, figures and links in the documents are right.

A ```console block has commands and their complete output. A command begins with `$ ` and may
continue on lines that begin with `> `. In the output, a line `...` stands for any number of lines.
The commands of a document run one after another, in one shell, in a folder that looks like the
checkout. A block with a file name (```c limit.c) is the contents of that file.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = ("README.md", "bindings/python/COMMANDS.md")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENVIRONMENT = {
    **{key: value for key, value in os.environ.items() if not key.startswith("MAKE")},
    "COLUMNS": "100",
    "LC_ALL": "C.UTF-8",
    "LIFECYCLE_POLICY_LIBRARY": str(ROOT / ".build/dist/lib/liblifecycle_policy.so"),
}
#: Defines the command of the installed package, which the documents use.
SHELL = """set +m
lifecycle-policy() { PYTHONPATH=bindings/python/src python3 -m lifecycle_policy "$@"; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Makes a folder that looks like the checkout. The commands write their files there."""
    for each in ROOT.iterdir():
        if each.name != ".git":
            (tmp_path / each.name).symlink_to(each)
    return tmp_path


def commands(block: str) -> list[tuple[str, list[str]]]:
    """Returns the commands of a block, each with the output that the block shows for it."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.startswith("> ") and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line[2:]}", [])
        else:
            found[-1][1].append(line.rstrip())
    return found


def pattern(expected: list[str]) -> str:
    """Returns a pattern for these lines. A line `...` stands for any number of lines."""
    return "".join(
        r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line) + r" *\n" for line in expected
    )


def same(expected: list[str], printed: str) -> bool:
    return re.fullmatch(pattern(expected), printed) is not None


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands(document: str, folder: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    shown = []
    for language, name, block in BLOCK.findall(text):
        if name:
            (folder / name).write_text(block, encoding="utf-8")
        if language == "console":
            shown += commands(block)
    assert len(shown) > 8
    script = SHELL + "".join(
        f"echo @@@ {i}\n{command}\nstatus=$?; echo @@@ end $status\n"
        for i, (command, _) in enumerate(shown)
    )
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, encoding="utf-8", timeout=900, check=False,
    )  # fmt: skip
    results = re.findall(r"^@@@ (\d+)\n(.*?)^@@@ end (\d+)$", done.stdout, re.MULTILINE | re.DOTALL)
    assert len(results) == len(shown), done.stdout
    wrong = [
        f"$ {command}\n-- shown\n" + "\n".join(expected) + f"\n-- printed, with {status}\n{printed}"
        for (command, expected), (_, printed, status) in zip(shown, results, strict=True)
        if status != "0" or not same(expected, printed)
    ]
    assert not wrong, "\n".join([document, *wrong])


GUIDES = sorted(ROOT.glob("examples/guides/*/README.md"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.parent.name)
def test_guides(guide: Path) -> None:
    """Checks that each block of a guide is in the file that the block names, and that the lines of
    the files are counted right. `make -C examples/guides test` runs these files."""
    text = guide.read_text(encoding="utf-8")
    assert 60 <= len(text.splitlines()) <= 100
    blocks = BLOCK.findall(text)
    assert len(blocks) == len(re.findall("^```", text, re.MULTILINE)) / 2 > 3
    for _, name, block in blocks:
        contents = (guide.parent / name).read_text(encoding="utf-8")
        assert re.search("^" + pattern(block.splitlines()), contents, re.MULTILINE), block
    counts = re.findall(r"^\| \[(.*)\]\(\1\) \| (\d+) \|", text, re.MULTILINE)
    assert len(counts) > 1
    for name, count in counts:
        assert len((guide.parent / name).read_text(encoding="utf-8").splitlines()) == int(count), name


def test_every_block_has_a_language() -> None:
    """Checks that every block names its language, because a block without one is not tested."""
    for document in DOCUMENTS:
        text = (ROOT / document).read_text(encoding="utf-8")
        fences = [line for line in text.splitlines() if line.startswith("```")]
        assert "```" not in fences[::2], document


def program(language: str) -> str:
    (found,) = [block for kind, _, block in BLOCK.findall(README) if kind == language]
    return found


def test_first_commands(folder: Path) -> None:
    """Runs the commands that follow the installation. A test of the wheel runs the installation, too."""
    install, *rest = program("sh").splitlines()
    assert install.endswith("-m pip install --no-index --find-links=. lifecycle-policy") and rest
    done = subprocess.run(
        ["bash", "-ec", SHELL + "\n".join(rest)], cwd=folder, env=ENVIRONMENT, capture_output=True,
        text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("180 s (3 min), then the app is terminated")


def test_swift_package() -> None:
    """Checks that the README's line for the package has the present version, and that its other
    lines are in the manifest of the example, which is built."""
    manifest = (ROOT / "examples/swift/Package.swift").read_text()
    (found,) = [block for _, name, block in BLOCK.findall(README) if not name and ".package(" in block]
    package, *products = found.splitlines()
    version = (ROOT / "VERSION").read_text().strip()
    assert package == f'.package(url: "https://...", from: "{version}")'
    assert products and all(f"{product}," in manifest for product in products)


def test_rust(tmp_path: Path) -> None:
    if not shutil.which("cargo"):
        pytest.skip("no cargo here")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/main.rs").write_text(program("rust"))
    (tmp_path / "Cargo.toml").write_text(
        '[package]\nname = "shown"\nversion = "0.0.0"\nedition = "2021"\n'
        + program("toml").replace("CHECKOUT", str(ROOT))
    )
    done = subprocess.run(
        ["cargo", "run", "-q", "--offline"], cwd=tmp_path, capture_output=True, text=True,
        env={**os.environ, "LIFECYCLE_POLICY_DIST": str(ROOT / ".build/dist")}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "allowed",
        "applicationWillResignActive:",
        "UIApplicationWillResignActiveNotification",
    ]


#: The JavaScript package, which `make javascript` builds.
PACKAGE = ROOT / ".build/javascript/package"
PACKAGE_README = (ROOT / "bindings/javascript/README.md").read_text(encoding="utf-8")


def printed_by_node(tmp_path: Path, program: str) -> list[str]:
    """Runs a program with the JavaScript package; returns the lines that it prints."""
    if not shutil.which("node") or not PACKAGE.is_dir():
        pytest.skip("no JavaScript package here; run make javascript")
    modules = tmp_path / "node_modules"
    modules.mkdir(exist_ok=True)
    if not (modules / "lifecycle-policy").exists():
        (modules / "lifecycle-policy").symlink_to(PACKAGE)
    (tmp_path / "program.mjs").write_text(program, encoding="utf-8")
    command = ["node", "program.mjs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_javascript(tmp_path: Path) -> None:
    assert printed_by_node(tmp_path, program("js")) == ["forbidden"]


def test_javascript_in_the_package(tmp_path: Path) -> None:
    """Runs the programs of the package's README. In them, the comments `// prints
    LINE` have the expected output."""
    programs = [block for kind, _, block in BLOCK.findall(PACKAGE_README) if kind == "js"]
    assert len(programs) > 2
    for block in programs:
        expected = re.findall(r"// prints (.*)", block)
        assert expected
        assert printed_by_node(tmp_path, block) == expected


def test_cmake() -> None:
    shown = program("cmake").replace("emulator", "ask").splitlines()
    project = (ROOT / "examples/cmake/CMakeLists.txt").read_text()
    assert shown[0] in project.splitlines()
    assert "LifecyclePolicy::lifecycle_policy)" in project


ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in README.splitlines()
    if line.startswith("| ") and "lp." in line
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_questions(row: list[str]) -> None:
    """Asks the question in a row of the README's table. Checks that the answer has the verdict, the
    names and the figures of the row."""
    _, function, call, answer = row
    header = (ROOT / "include/lifecycle_policy.h").read_text()
    for name in re.findall(r"`(lcp_\w+)`", function):
        assert f"{name}(" in header
    names: dict[str, Any] = {"lp": lp}
    exec("from lifecycle_policy import *", names)
    (expression,) = re.findall(r"`(lp\..*)`", call)
    result = eval(expression, names)
    verdicts = [word for word in ("allowed", "forbidden", "conditional") if answer.startswith(word)]
    assert not verdicts or verdicts == [result.verdict.label]
    called = [item.label for item in getattr(result, "sequence", ())]
    text = f"{result!r} {called}"
    for word in re.findall(r"`([^`]+)`", answer):
        assert word in text or word.upper().replace("-", "_") in text, word
    for figure in re.findall(r"(?<![\w.])\d+(?![\w.])", answer):
        assert re.search(rf"(?<![\d.]){figure}(?!\d)", text), figure


def figures() -> dict[str, str]:
    """Computes the figures that the README states."""
    rules = lp.rules()
    sources = {citation.key: citation for rule in rules for citation in rule.citations}
    shipped = (ROOT / ".build/dist/lib/liblifecycle_policy.so").stat().st_size
    library = ctypes.CDLL(str(ROOT / ".build/dist/lib/liblifecycle_policy.so"))
    library.lcp_policy_size.restype = ctypes.c_size_t
    small, tables = (round(library.lcp_policy_size(form) / 1000) for form in (1, 2))
    needed = subprocess.run(
        ["readelf", "-V", str(ROOT / ".build/dist/lib/liblifecycle_policy.so")],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    glibc = max(int(minor) for minor in re.findall(r"GLIBC_2\.(\d+)", needed))
    (python,) = re.findall(r'requires-python = ">=([\d.]+)"', (ROOT / "bindings/python/pyproject.toml").read_text())
    return {
        "policies": f"{small} KB, or {tables} KB with tables",
        "glibc": f"glibc 2.{glibc} or later",
        "Python": f"Python {python} or later",
        "rules": f"{len(rules):,} rules",
        "sources": f"{len(sources)} sources",
        "without an address": f"{sum(not each.address for each in sources.values())} sources have no",
        "size": f"library is a file of {round(shipped, -4) // 1000} KB",
        "newest": f"to {lp.OSVersion.newest_major().major}.x",
        "oldest": f"iOS {lp.OSVersion.oldest().major}.{lp.OSVersion.oldest().minor}",
        "library": f"Status: {lp.library_version()}, rule set {lp.ruleset_version()}",
    }


def test_figures() -> None:
    text = " ".join(README.split())
    missing = [figure for figure in figures().values() if figure not in text]
    assert not missing, f"README.md must say {missing}"


def test_length() -> None:
    assert len(README.splitlines()) <= 404


@pytest.mark.parametrize("document", [
    *DOCUMENTS, "CONTRIBUTING.md", "include/ABI.md", "examples/README.md", "examples/appium/README.md",
    "examples/idb/README.md", "examples/usbmux/README.md", "examples/iphone/README.md",
    "examples/emulator/README.md",
    "bindings/python/README.md", "bindings/rust/README.md", "Tests/Cross/README.md",
    "bindings/javascript/README.md",
    *(str(guide.relative_to(ROOT)) for guide in GUIDES),
    "Tests/Benchmarks/README.md", "Tests/Vectors/README.md", "Tests/Statements/README.md",
])  # fmt: skip
def test_links(document: str) -> None:
    path = ROOT / document
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not target.startswith(("http", "#")):
            assert (path.parent / target.split("#")[0]).exists(), target
        elif target.startswith("#"):
            titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
            anchors = [re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles]
            assert target[1:] in anchors, target
