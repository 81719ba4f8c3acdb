"""Makes the modules of Tests/Benchmarks and Tests/Differential importable."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent

# Both have a module `place`, which makes the binding importable: that of Benchmarks has the eras.
sys.path += [str(TESTS / "Benchmarks"), str(TESTS / "Differential")]
