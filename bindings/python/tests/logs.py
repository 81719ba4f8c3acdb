"""Names for the callbacks in the logs of the tests, and a reader whose items are given."""

from __future__ import annotations

from collections.abc import Iterator

from lifecycle_policy.readers.model import Item, Reader, Source

__all__ = ["BECOME", "ENTER", "LAUNCH", "LEAVE", "RESIGN", "Listed"]

LAUNCH, BECOME, RESIGN, ENTER, LEAVE = (
    "application:didFinishLaunchingWithOptions:",
    "applicationDidBecomeActive:",
    "applicationWillResignActive:",
    "applicationDidEnterBackground:",
    "applicationWillEnterForeground:",
)


class Listed(Reader):
    """A reader without input. Its items are given."""

    name, title = "listed", "a list"

    def recognizes(self, source: Source) -> int:
        return 0

    def read(self, source: Source) -> Iterator[Item]:
        raise NotImplementedError
