"""Finds the app that a system message or a report is about."""

from __future__ import annotations

import re

__all__ = ["APP", "Subject", "subject"]

#: The name of an app and its pid. Unknown values are "" and 0.
Subject = tuple[str, int]

_ID = r"[A-Za-z0-9][\w.-]{0,199}"
_NUMBER = r"[0-9]{1,10}"
#: The beginning of a word. Without this condition, a search would start again at each character of
#: a long word.
_WORD = r"(?<![\w.:-])"
#: Matches an app in messages of RunningBoard and FrontBoard: the groups `app` and `pid`.
APP = (
    rf"\[?\b(?:app|application)<(?P<app>(?!application\.){_ID})(?:\([^()<>\n]{{0,80}}\))?>"
    rf"(?::(?P<pid>{_NUMBER}))?\]?"
)
_OF_REPORTS = tuple(
    re.compile(pattern)
    for pattern in (
        APP,
        # assertiond and backboardd
        rf"<(?:BK\w{{0,12}}Process|FBApplicationProcess|FBProcess): 0x[0-9a-f]{{1,16}}; "
        rf"(?:[^;<>\n]{{1,80}}; )??(?P<app>{_ID}); pid: (?P<pid>{_NUMBER})",
        # launchd
        rf"UIKitApplication:(?P<app>{_ID})(?:\[0x[0-9a-f]{{1,16}}\])?(?:\[[a-z-]{{1,20}}\])?"
        rf"(?: ?\[(?P<pid>{_NUMBER})\])?",
        # the kernel
        rf"\bpid (?P<pid>{_NUMBER}) \[(?P<app>[^\]\n]{{1,80}})\]",
        rf"\bkilling process (?P<pid>{_NUMBER}) \[(?P<app>[^\]\n]{{1,80}})\]",
        rf"\bProcess (?P<app>[\w.-]{{1,80}}) \[(?P<pid>{_NUMBER})\]",
        # SpringBoard and assertiond
        rf"{_WORD}(?P<app>{_ID})[:\[](?P<pid>{_NUMBER})\]? (?:has active|was suspended|exceeded)",
        rf"{_WORD}(?P<app>{_ID}) \[(?P<pid>{_NUMBER})\](?::\])? ?(?:exceeded|exited)",
        rf"SBUnsuspendLimit (?P<app>{_ID})\[(?P<pid>{_NUMBER})\]",
        rf"\[(?P<app>[A-Za-z][\w-]{{0,40}}(?:\.[\w-]{{1,60}}){{2,12}})\] Provision violated",
        rf"transgression: (?P<app>{_ID}) exhausted",
        rf"{_WORD}(?P<app>{_ID})\s{{1,8}}failed to (?:launch|resume|suspend|terminate|scene-)",
    )
)


def subject(text: str) -> Subject:
    """Returns the app that a message is about.

    >>> subject("[app<com.example.a(0A)>:7] Suspending task.")
    ('com.example.a', 7)
    """
    for pattern in _OF_REPORTS:
        match = pattern.search(text)
        if match:
            pid = match.groupdict().get("pid")
            return match["app"], int(pid or 0)
    return "", 0
