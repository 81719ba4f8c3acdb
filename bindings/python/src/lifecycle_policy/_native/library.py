"""Finds, loads and checks the shared library."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import threading

from .bindings import FUNCTIONS, LCP_ABI_VERSION
from .errors import LibraryError

__all__ = ["library_version", "ruleset_version"]

_MACHINES = {3: "x86", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv64"}
#: The file of the running program. The library must be for the same machine as the program.
_PROGRAM = "/proc/self/exe"


def _head(path: str) -> bytes:
    """Returns the ELF header of a 64-bit little-endian file, or b"" for any other file."""
    try:
        with open(path, "rb") as file:
            head = file.read(64)
    except OSError:
        return b""
    return head if len(head) == 64 and head[:6] == b"\x7fELF\x02\x01" else b""


def _machine(head: bytes) -> int:
    return int(struct.unpack_from("<H", head, 18)[0])


def _named(machine: int) -> str:
    return _MACHINES.get(machine, f"ELF machine {machine}")


def defect(path: str) -> str | None:
    """Returns what is wrong with a library file, or None if nothing is. Finds only the two defects
    that the loader does not report properly.

    If a file is for another machine, the loader says that the file is missing. If a file is
    truncated, the loader maps memory beyond the end of the file, and the process crashes. A
    complete file ends with its section table, so a file that ends before the end of that table was
    truncated.
    """
    head = _head(path)
    if not head:
        return None
    program = _head(_PROGRAM)
    if program and _machine(program) != _machine(head):
        theirs, ours = _named(_machine(head)), _named(_machine(program))
        return f"it is for {theirs}, and this Python for {ours}"
    (begin,) = struct.unpack_from("<Q", head, 40)
    each, count = struct.unpack_from("<HH", head, 58)
    size, whole = os.path.getsize(path), begin + each * count
    return f"the file was cut short: {size} bytes of {whole}" if size < whole else None


#: The environment variable that names the library file. If the variable is set, no other file is
#: tried.
LIBRARY_VARIABLE = "LIFECYCLE_POLICY_LIBRARY"

#: The names of the library file, without and with the ABI version. On Windows, both are the same.
_FILE, _VERSIONED = {
    "darwin": ("liblifecycle_policy.dylib", f"liblifecycle_policy.{LCP_ABI_VERSION}.dylib"),
    "win32": ("lifecycle_policy.dll", "lifecycle_policy.dll"),
}.get(sys.platform, ("liblifecycle_policy.so", f"liblifecycle_policy.so.{LCP_ABI_VERSION}"))

_lock = threading.Lock()
_loaded: ctypes.CDLL | None = None


def _checkout(folder: str) -> str | None:
    """Returns the root of a checkout if `folder` is the Python package in it, and None if not."""
    place = os.path.join(os.sep, "bindings", "python", "src", "lifecycle_policy")
    if not folder.endswith(place):
        return None
    root = folder.removesuffix(place)
    return root if os.path.isfile(os.path.join(root, "include", "lifecycle_policy.h")) else None


def candidates() -> list[str]:
    """Lists the places where the library may be, in search order."""
    named = os.environ.get(LIBRARY_VARIABLE)
    if named:
        return [os.path.join(named, _FILE) if os.path.isdir(named) else os.path.abspath(named)]
    here = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    found = [os.path.join(here, _FILE), os.path.join(here, _VERSIONED)]
    checkout = _checkout(here)
    if checkout is not None:
        found.append(os.path.join(checkout, ".build", "dist", "lib", _FILE))
    return [*dict.fromkeys((*found, _VERSIONED, _FILE))]


def _prepare(handle: ctypes.CDLL, path: str) -> ctypes.CDLL:
    """Declares the types of every function of a library and returns the library.

    Raises LibraryError if a function is missing or if the ABI version differs.
    """
    for name, result, parameters in FUNCTIONS:
        try:
            function = getattr(handle, name)
        except AttributeError:
            raise LibraryError(
                f"`{path}` has no function {name}: it is older than this package, "
                "or another library; run `make`",
                value=path,
            ) from None
        function.restype = result
        function.argtypes = parameters
    number = handle.lcp_abi_version()
    if number != LCP_ABI_VERSION:
        raise LibraryError(
            f"`{path}` has ABI {number}, and this package needs ABI {LCP_ABI_VERSION}: "
            "use the library and the package of one release",
            value=path,
        )
    return handle


def _open(path: str) -> ctypes.CDLL:
    """Loads one file. Raises OSError with the reason if it cannot be loaded."""
    if os.path.isabs(path):
        if not os.path.exists(path):
            raise OSError("no such file")
        found = defect(path)
        if found is not None:
            raise OSError(found)
    return ctypes.CDLL(path)


def _load() -> ctypes.CDLL:
    tried: dict[str, str] = {}
    for path in candidates():
        try:
            handle = _open(path)
        except OSError as error:
            reason = str(error)
            tried[path] = reason if path in reason else f"{path}: {reason}"
            continue
        return _prepare(handle, path)
    raise LibraryError(
        "cannot load liblifecycle_policy. A wheel brings it; in a checkout `make` builds it; and "
        f"{LIBRARY_VARIABLE} can name it. Tried:\n  " + "\n  ".join(tried.values()),
        value=[*tried],
    )


def library() -> ctypes.CDLL:
    """Returns the library. The first call loads it."""
    global _loaded
    if _loaded is None:
        with _lock:
            if _loaded is None:
                _loaded = _load()
    return _loaded


def library_version() -> str:
    """Returns the version of the loaded library.

    >>> library_version().count(".")
    2
    """
    return str(library().lcp_library_version().decode())


def ruleset_version() -> str:
    """Returns the version of the rule set. Another rule set may give other answers.

    >>> ruleset_version().partition(".")[0].isdigit()
    True
    """
    return str(library().lcp_ruleset_version().decode())
