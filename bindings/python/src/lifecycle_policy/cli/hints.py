"""Suggests commands to a person who calls the program with a code, a word or a whole question."""

from __future__ import annotations

import re
from itertools import takewhile

from .._native.enums import AppState, SceneState
from .._native.errors import LifecyclePolicyError
from .._native.words import look_up
from .parser import SUBJECT, Parser, invocation
from .values import UNKNOWN, UsageError, meant

__all__ = ["unknown_command"]

#: For each command, words in questions that the command answers, besides the values of its options.
_WORDS: dict[str, str] = {
    "termination": "why kill kills killed crash crashes crashed die dies died dead terminate terminates"
    " terminated termination exception report log jetsam watchdog signal exit exits exited code reason",
    "relaunch": "relaunch relaunches relaunched launch launches launched wake wakes woken wakeup start"
    " starts started restart restarts kill killed swipe swiped quit force reboot",
    "purge": "memory first kill killed jetsam reclaim reclaimed",
    "deadline": "long time limit timeout seconds minutes deadline expire expires expired until much",
    "quota": "many maximum most quota count",
    "transition": "transition legal order callbacks callback called sequence go goes",
    "step": "lead leads press presses pressed",
    "next": "next follow follows then",
    "path": "path steps reach way",
    "conduct": "can may use allowed permitted",
    "duties": "must should implement save",
    "call": "options argument arguments parameter parameters delegate return returns value",
    "delivery": "deliver delivered receive receives received arrive arrives event",
    "suspension": "suspend suspends suspended keep keeps kept alive stay running sleep",
    "modes": "mode modes uibackgroundmodes capability capabilities",
    "manifest": "plist info.plist manifest declare declares declared key keys",
    "compare": "change changes changed difference differences new",
    "matrix": "table every all",
    "diagram": "picture diagram draw graph",
    "simulate": "simulate scenario play device",
    "rules": "rule rules source sources",
    "names": "names list",
}

#: The maximum number of commands that are suggested.
_MOST = 3

#: The maximum number of words in a phrase that is looked up as a name.
_LONGEST = 4

#: Matches a printed termination code. Short numbers are left out, because they may be something
#: else.
_CODE = re.compile(r"0x[0-9a-f]+|[0-9a-f]{8,16}|[0-9]{5,}", re.I)


def unknown_command(root: Parser, argv: list[str]) -> UsageError:
    """Makes the error for arguments that do not begin with a command. The error suggests
    commands."""
    given = argv[0]
    before = list(takewhile(lambda one: not one.startswith("-"), argv))
    text = [word for one in before for word in one.split()]
    taking = root.taking(f"--{given}")
    near = meant(given, list(root.commands)) if len(text) == 1 else ""
    if taking:
        near = f"; --{given} is an option of {taking}"
    error = UsageError(UNKNOWN, "command", f"unknown command `{given}`{near}; --help lists them")
    error.suggestions = [] if near else _suggested(root, text)
    return error


def _suggested(root: Parser, text: list[str]) -> list[str]:
    """Returns the commands that the user may have meant by `text`, the likeliest first. Words in
    capitals stand for parts that the text does not give."""
    for word in text:
        if _CODE.fullmatch(word.strip("?.,")):
            return [f"{invocation()} termination {word.strip('?.,')}"]
    words = [word.strip("?.,!\"'`").casefold() for word in text]
    found = []
    for name, command in root.commands.items():
        usage, fit = _filled(command, words)
        known = 2 * len(set(words) & set(_WORDS.get(name, "").split()))
        if fit or known:
            found.append((fit + known, known, f"{invocation()} {name} {usage}"))
    found.sort(key=lambda one: (-one[0], -one[1]))
    return [line for score, _, line in found[:_MOST] if 2 * score >= found[0][0]]


def _filled(command: Parser, words: list[str]) -> tuple[str, int]:
    """Returns the arguments of a suggested command, and how well the words fit. The arguments are
    the usage of the command, in which the values that `words` name replace the words in capitals.
    Optional parts and alternatives without a value are left out."""
    taken: set[int] = set()
    weight = 0

    def value_for(part: re.Match[str]) -> str:
        nonlocal weight
        flag, metavar = part[1] or "", part[2]
        if metavar == "VERSION":
            return flag + (_version(words) or metavar)
        if metavar == "FILE":
            return flag + metavar
        value, found = _named(command, flag.strip(), words, taken)
        weight += found
        return flag + (value or metavar)

    filled = re.sub(r"(--[a-z-]+ )?([A-Z]{2,})", value_for, command.asked)
    if weight == 0:
        return command.asked, 0
    kept = re.sub(r"\[[^\]]*\b[A-Z]{2,}\]|\([^|]*\b[A-Z]{2,} \||\)", "", filled)
    return " ".join(kept.replace("[", "").replace("]", "").split()), weight


def _version(words: list[str]) -> str:
    versions = (word for word in words if re.fullmatch(r"[1-9][0-9]?(?:\.[0-9]+){0,2}", word))
    return next(versions, "")


def _named(command: Parser, flag: str, words: list[str], taken: set[int]) -> tuple[str, int]:
    """Returns the value of an option that the words name, or "", and a weight. Longer phrases have
    a higher weight. Marks the words of the phrase as used."""
    values = command.values.get(flag or SUBJECT)
    for kind in values.kinds if values else ():
        is_state = kind in (AppState, SceneState)
        for first, last in _phrases(words, flag.removeprefix("--")):
            try:
                value, word = look_up(kind, " ".join(words[first:last]))
            except LifecyclePolicyError:  # the library was not found
                return "", 0
            # Everyday words for states, such as "killed", mean something else in a question.
            if value is None or (is_state and word) or not taken.isdisjoint(range(first, last)):
                continue
            taken.update(range(first, last))
            return value.label, last - first + (word is None and not is_state)
    return "", 0


def _phrases(words: list[str], after: str) -> list[tuple[int, int]]:
    """Lists the bounds of phrases. Phrases that directly follow the word in `after` come first.
    Otherwise, longer phrases come before shorter ones."""
    every = [
        (first, first + length)
        for length in range(min(_LONGEST, len(words)), 0, -1)
        for first in range(len(words) - length + 1)
    ]
    return sorted(every, key=lambda phrase: words[: phrase[0]][-1:] != [after])
