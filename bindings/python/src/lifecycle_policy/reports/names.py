"""Lists the words of termination reports, and the library's name for each word."""

from __future__ import annotations

from .._native.codes import read_code
from .._native.enums import TerminationCode, TerminationNamespace
from .source import harmless

__all__ = [
    "ALLOWANCES",
    "JETSAM_REASONS",
    "KNOWN_CODES",
    "NAMESPACES",
    "RESOURCE_HELD",
    "SIGNALS",
    "SIGNAL_WORDS",
    "STACKSHOT",
    "VOIP_WAKE_RATE",
    "WATCHDOG",
    "is_namespace",
    "jetsam_code",
    "namespace_name",
]

#: The namespaces up to WEBKIT, by number. A report keeps the number of any later namespace.
NAMESPACES: dict[int, str] = {
    int(each): each.name.lower().replace("_", "-")
    for each in TerminationNamespace
    if each <= TerminationNamespace.WEBKIT
}

#: Other names of namespaces: past or present names of the daemon that prints the reason.
_ALIASES = {
    "frontboard": "springboard",
    "carousel": "springboard",
    "assertiond": "runningboard",
    "runningboardd": "runningboard",
}
_KNOWN = frozenset(NAMESPACES.values()) | frozenset(_ALIASES)

WATCHDOG = int(TerminationCode.WATCHDOG)
RESOURCE_HELD = int(TerminationCode.RESOURCE_HELD)
VOIP_WAKE_RATE = int(TerminationCode.VOIP_WAKE_RATE)
#: Marks a stackshot of the whole system at the user's request, which ends no process (Technical
#: Note TN2151).
STACKSHOT = int(TerminationCode.STACKSHOT)
#: Codes that are recognised anywhere in a text: the library's codes, except the filler pattern
#: 0xfbfbfbfb, and RunningBoard's code for a hot device.
KNOWN_CODES = frozenset({*map(int, TerminationCode), 0x05CA1DED} - {TerminationCode.SIMULATOR_HOST})

#: The numbers of the signals of iOS, by name.
SIGNALS = {
    "hup": 1, "int": 2, "quit": 3, "ill": 4, "trap": 5, "abrt": 6, "emt": 7, "fpe": 8, "kill": 9,
    "bus": 10, "segv": 11, "sys": 12, "pipe": 13, "alrm": 14, "term": 15,
}  # fmt: skip

#: The words of strsignal for signals, with one space for any gap.
SIGNAL_WORDS = {
    "killed": "kill", "terminated": "term", "quit": "quit", "hangup": "hup", "bus error": "bus",
    "segmentation fault": "segv", "abort trap": "abrt", "illegal instruction": "ill",
    "trace/bpt trap": "trap", "broken pipe": "pipe",
}  # fmt: skip

#: The reasons that the kernel prints for jetsam kills (bsd/kern/kern_memorystatus.c), by number.
JETSAM_REASONS = {
    "jettisoned": 1,
    "highwater": 2,
    "vnode-limit": 3,
    "vm-pageshortage": 4,
    "proc-thrashing": 5,
    "fc-thrashing": 6,
    "per-process-limit": 7,
    "disk-space-shortage": 8,
    "idle-exit": 9,
    "zone-map-exhaustion": 10,
    "vm-compressor-thrashing": 11,
    "vm-compressor-space-shortage": 12,
    "low-swap": 13,
    "sustained-memory-pressure": 14,
    "vm-pageout-starvation": 15,
    "conclave-limit": 16,
    "long-idle-exit": 17,
}

#: The constants for jetsam reasons in bsd/sys/kern_memorystatus.h, without JETSAM_REASON_ and
#: MEMORY_.
_JETSAM_CONSTANTS = {
    "generic": 1,
    "vnode": 3,
    "vmpageshortage": 4,
    "procthrashing": 5,
    "fcthrashing": 6,
    "perprocesslimit": 7,
    "lowswap": 13,
    "sustained-pressure": 14,
    "vmcompressor-thrashing": 11,
    "vmcompressor-space-shortage": 12,
    "vmpageout-starvation": 15,
    "conclavelimit": 16,
    "longidle-exit": 17,
    "cpulimit": 100,
}

#: The library's allowances, by the words with which reports say what took too long. The words are
#: in lower case. The reasons of process assertions come from BackBoardServices'
#: BKSProcessAssertion.
ALLOWANCES = {
    "process-launch": "process-launch",
    "scene-create": "scene-create",
    "scene-update": "scene-update",
    "launch": "launch",
    "resume": "resume",
    "suspend": "suspend",
    "process-exit": "process-exit",
    "terminate": "process-exit",
    "background task": "background-task",
    "shared background assertion": "background-task",
    "finishtask": "background-task",
    "finishtaskafterbackgroundcontentfetching": "background-task-in-fetch",
    "backgroundcontentfetching": "background-fetch",
    "background fetch": "background-fetch",
    "backgrounddownload": "url-session-events",
    "voip push": "voip-push-report",
    "voip resume rate": "voip-wake-rate",
    "sbunsuspendlimit": "voip-wake-rate",
    "cpu usage": "cpu-usage",
}


#: The maximum length of a name. Apple's names are less than half as long.
_LONGEST = 64


def _plain(word: str) -> str:
    word = harmless(word[: 4 * _LONGEST]).strip(" <>()")[:_LONGEST]
    return word.lower().replace("_", "-").removeprefix("os-reason-")


def is_namespace(word: str) -> bool:
    """Tells whether a word is the name of a namespace."""
    return _plain(word) in _KNOWN


def namespace_name(word: str) -> str | None:
    """Returns the library's name of a namespace, or the word in lower case if the library has none.

    >>> namespace_name("FRONTBOARD"), namespace_name("<0xF>"), namespace_name("15")
    ('springboard', 'runningboard', 'runningboard')
    >>> namespace_name("CALLKIT"), namespace_name("99"), namespace_name("  ")
    ('callkit', '99', None)
    """
    name = _plain(word)
    number = read_code(name)
    if number is not None:
        return NAMESPACES.get(number, str(number)) if number else None
    return _ALIASES.get(name, name) or None


def jetsam_code(word: str) -> int | None:
    """Returns the kernel's number of a jetsam reason, or None.

    >>> jetsam_code("per-process-limit"), jetsam_code("JETSAM_REASON_MEMORY_LONGIDLE_EXIT")
    (7, 17)
    """
    name = word.lower().replace("_", "-")
    name = name.removeprefix("jetsam-reason-").removeprefix("memory-")
    return JETSAM_REASONS.get(name, _JETSAM_CONSTANTS.get(name))
