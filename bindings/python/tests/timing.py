"""A limit on processor time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

#: Processor time in seconds after which reading counts as hanging.
HANGS = 20.0


@contextmanager
def in_time(seconds: float = HANGS, what: object = "the block") -> Iterator[None]:
    """Checks that a block takes less processor time than `seconds`."""
    begin = time.process_time()
    yield
    took = time.process_time() - begin
    assert took < seconds, f"{what} took {took:.1f} s"
