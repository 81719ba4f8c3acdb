"""Reads an Info.plist that consists of arbitrary bytes. The result must be an App or a
LifecyclePolicyError, and must come in bounded time."""

from __future__ import annotations

import os
import sys
import tempfile
import time

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["lifecycle_policy", "plistlib"]):
    import lifecycle_policy as lp

#: The reader stops after a second. The test allows more time, because the machine may be busy.
MOST_SECONDS = 4.0

_FILE = tempfile.NamedTemporaryFile(suffix=".plist")


def read(data: bytes) -> None:
    """Reads a file that holds `data`."""
    os.ftruncate(_FILE.fileno(), 0)
    os.pwrite(_FILE.fileno(), data, 0)
    began = time.thread_time()
    try:
        app = lp.App.from_info_plist(_FILE.name)
    except lp.LifecyclePolicyError as error:
        assert _FILE.name in str(error), f"the error does not name the file: {error}"
    else:
        lp.manifest(lp.Context(os="12.0", app=app))
    spent = time.thread_time() - began
    assert spent < MOST_SECONDS, f"{spent:.1f} s for {len(data)} bytes"


atheris.Setup(sys.argv, read)
atheris.Fuzz()
