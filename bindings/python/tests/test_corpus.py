"""Property lists from elsewhere: real ones, and those that other parsers are tested with."""

from __future__ import annotations

import os
import time
from pathlib import Path

import lifecycle_policy as lp
import pytest

VARIABLE = "LIFECYCLE_POLICY_CORPUS"
SLOWEST = 2.0


def files(folder: str) -> list[Path]:
    """Lists the files of a folder of the corpus; skips where there is no corpus."""
    root = os.environ.get(VARIABLE)
    if not root:
        pytest.skip(f"{VARIABLE} is not set: the property lists from elsewhere were not tried")
    found = [path for path in sorted((Path(root) / folder).iterdir()) if path.name != "index.csv"]
    assert found, f"no files in {root}/{folder}"
    return found


def try_all(paths: list[Path]) -> tuple[int, int, float]:
    """Loads each file; counts those that load and those that are refused, and times the slowest."""
    loaded = refused = 0
    slowest = 0.0
    for path in paths:
        begin = time.monotonic()
        try:
            app = lp.App.from_info_plist(path)
            lp.relaunch(lp.Context("17.0", app=app), "crash", "user-tap")
            loaded += 1
        except lp.LifecyclePolicyError as error:
            assert str(path) in str(error)
            assert len(str(error)) > len(str(path)) + 4
            refused += 1
        took = time.monotonic() - begin
        assert took < SLOWEST, f"{path} took {took:.1f} s"
        slowest = max(slowest, took)
    return loaded, refused, slowest


@pytest.mark.parametrize("folder", ["plists", "plist-hostile"])
def test_every_file_loads_or_is_refused(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    paths = files(folder)
    loaded, refused, slowest = try_all(paths)
    assert loaded + refused == len(paths)
    with capsys.disabled():
        print(f"\n{folder}: {loaded} loaded, {refused} refused, slowest {slowest * 1000:.0f} ms")
