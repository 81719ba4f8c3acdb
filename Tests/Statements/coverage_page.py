#!/usr/bin/env python3
"""Prints Coverage.md: Apple's own lists, and where the book answers each item of them."""

from __future__ import annotations

import enum
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lifecycle_policy as lp

FOLDER = Path(__file__).resolve().parent / "inventories"

#: Why the book does not answer an item: the word in the file, and the word in the document.
KINDS = {
    "other-subject": "another subject",
    "other-platform": "another platform",
    "no-question": "nothing to ask",
    "elsewhere": "under another name",
    "unsourced": "no public source",
    "superseded": "corrected by another source",
    "not-yet": "silent",
}

#: The enumerations whose every value must be in one of Apple's lists, or have a reason why not.
ENUMERATIONS: dict[str, type[enum.IntEnum]] = {
    "callback": lp.Callback,
    "notification": lp.Notification,
    "mode": lp.BackgroundMode,
    "trigger": lp.Trigger,
    "interruption": lp.Interruption,
    "activity": lp.Activity,
    "allowance": lp.Allowance,
    "termination": lp.Termination,
    "code": lp.TerminationCode,
    "namespace": lp.TerminationNamespace,
    "quota": lp.Quota,
    "process-kind": lp.ProcessKind,
    "event": lp.Event,
    "receiver": lp.Receiver,
    "launch-option": lp.LaunchOption,
    "connection-option": lp.ConnectionOption,
}


@dataclass(frozen=True)
class Inventory:
    """One list: its file, its head, and its items as in the file."""

    name: str
    title: str
    what: str
    address: str
    read: str
    items: tuple[dict[str, Any], ...]

    def count(self, *kinds: str | None) -> int:
        """Counts the items of these kinds. None stands for the items that the book answers."""
        return sum(item.get("kind") in kinds for item in self.items)


def inventories() -> tuple[Inventory, ...]:
    """Reads all lists, in the order of their titles."""
    read = []
    for path in sorted(FOLDER.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        data["items"] = tuple(data["items"])
        read.append(Inventory(name=path.stem, **data))
    return tuple(sorted(read, key=lambda one: one.title.lower()))


def ours() -> dict[str, str]:
    """Returns the values that no list of Apple's has, each with the reason."""
    data: dict[str, str] = json.loads((FOLDER.parent / "ours.json").read_text(encoding="utf-8"))
    return data


def names() -> set[str]:
    """Returns all values of the enumerations, as `enumeration:name`."""
    return {
        f"{kind}:{value.label}"  # type: ignore[attr-defined]
        for kind, values in ENUMERATIONS.items()
        for value in values
    }


def versions(item: dict[str, Any]) -> str:
    """Returns the versions of an item: "8.0", "3.0 to 9.3", or nothing."""
    since, until = item.get("since", ""), item.get("until", "")
    return f"{since} to {until}" if until else since


def where(item: dict[str, Any]) -> str:
    """Says where the book answers an item, or why it does not."""
    if "kind" in item:
        return f"{KINDS[item['kind']]}: {item['why_not']}"
    found = [*item.get("values", ()), *item.get("rules", ()), *item.get("statements", ())]
    return ", ".join(f"`{one}`" for one in found)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """Lays out a table of Markdown."""
    columns = tuple(head)
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"


def summary(lists: tuple[Inventory, ...]) -> Iterator[tuple[str, ...]]:
    """Counts the items of each list, and of all lists together."""
    left_out = [kind for kind in KINDS if kind != "not-yet"]
    sums = [0, 0, 0, 0]
    for one in lists:
        counts = len(one.items), one.count(None), one.count(*left_out), one.count("not-yet")
        sums = [a + b for a, b in zip(sums, counts)]
        yield (f"[{one.title}](#{anchor(one.title)})", *map(str, counts))
    yield ("all", *map(str, sums))


def anchor(title: str) -> str:
    """Returns the anchor that Markdown gives a heading."""
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", "-")


def document() -> str:
    lists = inventories()
    lines = [
        "# Coverage",
        "",
        "Apple's own lists, item by item: where the rule book answers the item, or why it does not.",
        "",
        "## Overview",
        "",
        "An item is *answered* if a value of the library, a rule or a statement stands for it. It is",
        "*left out* for a reason that stands beside it. It is *silent* if the reason is only that nobody",
        "has added it yet.",
        "",
        *table(("list", "items", "answered", "left out", "silent"), summary(lists)),
    ]
    for one in lists:
        rows = ((f"`{item['item']}`", versions(item), where(item)) for item in one.items)
        lines += ["", f"## {one.title}", "", one.what, ""]
        lines += [f"Source: {one.address}. {one.read}", ""]
        lines += table(("item", "iOS", "where, or why not"), rows)
    lines += ["", "## Values of our own", ""]
    lines += ["No list of Apple's has these values.", ""]
    lines += table(("value", "why"), ((f"`{name}`", why) for name, why in ours().items()))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(document(), end="")
