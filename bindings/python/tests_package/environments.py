"""Fresh virtual environments. Programs in them inherit no variables from this process."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

PACKAGE_ROOT = Path(__file__).resolve().parents[1]
ROOT = PACKAGE_ROOT.parents[1]
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
DIST = ROOT / ".build" / "dist" / "lib" / "liblifecycle_policy.so"
#: The folder of this process's tools, such as pytest.
TOOLS = Path(sysconfig.get_path("purelib"))
QUESTION = ("relaunch", "--os", "8.0", "--after", "user-force-quit", "--on", "silent-push")

Ran = subprocess.CompletedProcess[str]


def run(*command: str | Path, folder: Path, **environment: str) -> Ran:
    """Runs a program in a folder. The program gets the variables in `environment` and no others."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=900,
    )


@dataclass(frozen=True)
class Environment:
    """A virtual environment."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def command(self) -> Path:
        return self.folder / "bin" / "lifecycle-policy"

    @property
    def site(self) -> Path:
        """The folder where packages are installed."""
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"

    @property
    def library(self) -> Path:
        """The library that comes with the wheel."""
        return self.site / "lifecycle_policy" / "liblifecycle_policy.so"

    def run(self, *arguments: str | Path, **environment: str) -> Ran:
        """Runs this environment's Python in the folder above the environment."""
        return run(self.python, *arguments, folder=self.folder.parent, **environment)

    def pip(self, *arguments: str) -> None:
        """Runs pip for this environment, and checks that pip succeeds."""
        command = [sys.executable, "-m", "pip", "--python", str(self.python), *arguments]
        ran = run(*command, folder=self.folder.parent, PIP_DISABLE_PIP_VERSION_CHECK="1")
        assert ran.returncode == 0, ran.stdout + ran.stderr

    def files(self) -> dict[str, bytes]:
        """Gives the path and the bytes of each file in the environment."""
        found = sorted(self.folder.rglob("*"))
        return {str(path): path.read_bytes() for path in found if path.is_file()}

    def loaded(self, **variables: str) -> tuple[str, str]:
        """Gives the version that the loaded library reports, and the file of that library."""
        ran = self.run("-c", LOADED, **variables)
        assert ran.returncode == 0, ran.stderr
        version, file = ran.stdout.splitlines()
        return version, file


LOADED = """
import lifecycle_policy as lp
print(lp.library_version())
files = {line.split(maxsplit=5)[5].strip() for line in open("/proc/self/maps")
         if ".so" in line and "lifecycle" in line.rpartition("/")[2]}
assert len(files) == 1, files
print(*files)
"""


def fresh(folder: Path) -> Environment:
    """Makes an empty environment with the Python that runs these tests."""
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    subprocess.run(command, check=True, timeout=120)
    return Environment(folder)


def other_library(folder: Path, version: str, body: str = "", *flags: str) -> Path:
    """Compiles a library that exports all functions. Only the functions that return versions
    work."""
    exported = (ROOT / "include" / "exports.map").read_text(encoding="utf-8")
    names = set(re.findall(r"\b(lcp_\w+);", exported)) - {"lcp_library_version", "lcp_abi_version"}
    lines = [
        f'const char *lcp_library_version(void) {{ return "{version}"; }}',
        "int lcp_abi_version(void) { return 1; }",
        *(f"int {name}(void) {{ return 0; }}" for name in sorted(names)),
        body,
    ]
    folder.mkdir(parents=True, exist_ok=True)
    source, library = folder / "other.c", folder / "liblifecycle_policy.so"
    source.write_text("\n".join([*lines, ""]), encoding="utf-8")
    command = ["cc", "-shared", "-fPIC", str(source), "-o", str(library), *flags]
    subprocess.run(command, check=True, timeout=60, capture_output=True)
    return library
