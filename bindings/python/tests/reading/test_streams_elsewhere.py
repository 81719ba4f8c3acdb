"""Tests streams from other projects: which reader accepts each file, and what the reader reads."""

from __future__ import annotations


import pytest
from lifecycle_policy.readers.model import Source

from places import corpus
from streams import READERS, seen

#: For each stream: its reader, how surely the reader recognizes it, and the kinds and codes of its
#: records in order. Remarks are left out.
FILES: dict[str, tuple[str, int, str]] = {
    "field/15-sentry-event-json.json": (
        "sentry",
        90,
        "state-read active, state-read background, notification did-receive-memory-warning, ended",
    ),
    "field/29-dvt-state-stream.jsonl": (
        "states", 95, "state-sampled active, state-sampled suspended"
    ),
    "logs/dvt_states_go_ios.jsonl": (
        "states", 95, "state-sampled suspended, state-sampled background"
    ),
    "logs/rn_appstate_pull_down.log": (
        "frameworks", 50, "state-sampled inactive, state-read active, state-sampled inactive"
    ),
    "traces/cordova_1384_no_pause.trace.txt": (
        "frameworks", 95, "notification will-enter-foreground"
    ),
    "traces/cordova_815_tel_call.trace.txt": (
        "frameworks", 95, "notification will-resign-active, notification did-become-active"
    ),
    "traces/cordova_lock_ios5.trace.txt": (
        "frameworks", 95, "notification will-resign-active, notification did-enter-background"
    ),
    "traces/flutter_155754_lock_ios18.trace.txt": ("frameworks", 95, "state-read active"),
    "traces/flutter_168356_push_viewcontroller.trace.txt": (
        "frameworks", 95, "note, state-sampled background, note, note"
    ),
    "traces/rn_18575_notification_centre_ios11.trace.txt": (
        "frameworks", 95, "state-sampled inactive, state-read active, state-sampled inactive"
    ),
    "traces/rn_9883_lock_only.trace.txt": (
        "frameworks", 95, "state-read active, state-sampled inactive"
    ),
    "traces/unity_exit_on_suspend_doc.trace.txt": ("frameworks", 95, "entered will-terminate"),
    "traces/voip_wake_locked_rn50.trace.txt": (
        "frameworks",
        95,
        "state-read background, unread, unread, unread, entered did-receive-incoming-push",
    ),
    "traces/xamarin_8413_permission_dialog.trace.txt": (
        "frameworks", 95, "entered will-resign-active, note"
    ),
}  # fmt: skip


def short(line: str) -> str:
    """Removes the number of the line, the process, the time, the app and the word from the
    description of an item."""
    for end in (" pid ", " @", " of ", " <"):
        line = line.split(end)[0]
    return line.split(": ", 1)[1]


def test_each_stream_from_elsewhere_has_a_reader_and_nothing_else_has() -> None:
    root = corpus()
    found = {}
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        name = path.relative_to(root).as_posix()
        sureness = {}
        for reader in READERS:
            with path.open("rb") as file:
                sureness[reader] = reader.recognizes(Source(path.name, file))
        if any(sureness.values()):
            best = max(READERS, key=lambda reader: sureness[reader])
            assert sum(map(bool, sureness.values())) == 1, name
            items = [line for line in seen(best, path.read_bytes()) if ": # " not in line]
            found[name] = best.name, sureness[best], ", ".join(map(short, items))
    print("", *(f"{name}: {line}" for name, line in found.items()), sep="\n")
    assert found == FILES


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_no_file_from_elsewhere_breaks_a_reader(reader: object) -> None:
    for path in corpus().rglob("*"):
        if path.is_file():
            for each in READERS:
                if each is reader:
                    seen(each, path.read_bytes())
