"""Chooses which findings are shown, and which make the command fail."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from .._native.enums import Field, Status
from .._native.errors import LifecyclePolicyError
from .._native.spellings import near_names
from ..questions.rules import rules
from ..reports.source import harmless
from .fingerprints import fingerprint
from .model import Checked, Finding, Level
from .names import NONE, OwnNames, rule_of

__all__ = ["FAIL_LEVELS", "Baseline", "Ignored", "baseline_of", "exit_code", "read_baseline"]

#: The values of --fail-level, each with the lowest level that fails.
FAIL_LEVELS = {"violation": Level.REJECTED, "warning": Level.WARNING, "note": Level.NOTE}

_FORMAT = "lifecycle-policy-baseline"
_VERSION = 1
#: The count of a finding in a baseline must be less than this.
_MOST = 1 << 31


def exit_code(files: Iterable[Checked], fail_level: Level = Level.REJECTED) -> int:
    """Returns 2 if a file could not be read, 1 if a finding has at least the level `fail_level`,
    else 0."""
    code = 0
    for checked in files:
        if checked.failure:
            return 2
        if any(found.level >= fail_level for found in checked.findings):
            code = 1
    return code


class Ignored:
    """The rules of --ignore. `in` tells whether findings of a rule are ignored.

    >>> ignored = Ignored(["deadline.*", "plist.key.near"], {"plist.key.near": "a key is misspelt"})
    >>> "deadline.background-task" in ignored, "plist.key" in ignored
    (True, False)
    """

    def __init__(self, texts: Iterable[str], own: OwnNames = NONE) -> None:
        """Reads rule ids and names of the checks' own findings. A text that ends with "." or "*"
        stands for all names with this beginning. A text may list several names with commas.

        Raises LifecyclePolicyError for an unknown name.
        """
        self._names: set[str] = set()
        self._beginnings: tuple[str, ...] = ()
        for part in (part.strip() for text in texts for part in text.split(",")):
            if part.endswith((".", "*")):
                self._beginnings += (_beginning(part, own),)
            elif part:
                self._names.add(_name(part, own))

    def __contains__(self, rule: str) -> bool:
        return rule in self._names or rule.startswith(self._beginnings)

    def without(self, files: Iterable[Checked]) -> list[Checked]:
        """Returns a copy of each file, without the findings of these rules."""
        return [
            replace(
                checked,
                findings=[
                    one
                    for one in checked.findings
                    if one.rule not in self and one.kind not in self
                ],
            )
            for checked in files
        ]


def _known(own: OwnNames) -> list[str]:
    return [*own, *(row.id for row in rules())]


def _beginning(text: str, own: OwnNames) -> str:
    begin, known = text.removesuffix("*").casefold(), _known(own)
    if not any(name.startswith(begin) for name in known):
        near = near_names(begin, _beginnings(known))
        raise _unknown(text, f"no rule begins with `{harmless(begin)}`", near)
    return begin


def _name(text: str, own: OwnNames) -> str:
    name = text.casefold()
    if name not in own and rule_of(name) is None:
        known = _known(own)
        near = [one for one in _beginnings(known) if one == f"{name}.*"]
        near = near or near_names(name, known)
        raise _unknown(text, f"no rule is called `{harmless(text)}`", near)
    return name


def _beginnings(names: Iterable[str]) -> list[str]:
    """Returns the prefixes of names, up to each dot: "deadline.*"."""
    parts = (name.split(".") for name in names)
    found = (".".join([*part[:end], "*"]) for part in parts for end in range(1, len(part)))
    return list(dict.fromkeys(found))


def _unknown(text: str, message: str, near: Iterable[str]) -> LifecyclePolicyError:
    suggested = " or ".join(f"`{one}`" for one in near)
    return LifecyclePolicyError(
        f"ignore: {message}" + (f" (did you mean {suggested}?)" if suggested else ""),
        status=Status.NOT_FOUND,
        field=Field.TEXT,
        value=text,
    )


@dataclass(slots=True)
class _Known:
    """A finding in a baseline."""

    rule: str
    message: str
    count: int


@dataclass(slots=True)
class Baseline:
    """Known findings, which are hidden."""

    findings: dict[str, _Known] = field(default_factory=dict)
    """The findings by their fingerprints."""

    def without(self, files: Iterable[Checked]) -> tuple[list[Checked], int]:
        """Returns a copy of each file, without the findings in the baseline. Counts the removed
        findings in `known` of the copy, and also returns how many findings of the baseline did not
        occur. If a finding occurs more often than in the baseline, the last occurrences of the
        finding are kept."""
        left = Counter({mark: known.count for mark, known in self.findings.items()})
        shown = []
        for checked in files:
            new: list[Finding] = []
            for found in checked.findings:
                mark = fingerprint(found)
                if left[mark] > 0:
                    left[mark] -= 1
                else:
                    new.append(found)
            known = checked.known + len(checked.findings) - len(new)
            shown.append(replace(checked, findings=new, known=known))
        return shown, left.total()

    def text(self) -> str:
        """Returns the text of the baseline file. The findings are sorted, so that diffs of
        the file stay short."""
        listed = [(each.rule, each.message, mark) for mark, each in self.findings.items()]
        findings = [
            {
                "rule": rule,
                "message": message,
                "fingerprint": mark,
                "count": self.findings[mark].count,
            }
            for rule, message, mark in sorted(listed)
        ]
        data = {"format": _FORMAT, "version": _VERSION, "findings": findings}
        return json.dumps(data, indent=2) + "\n"


def baseline_of(files: Sequence[Checked]) -> Baseline:
    """Returns a baseline with all findings of some files."""
    known: dict[str, _Known] = {}
    for found in (found for checked in files for found in checked.findings):
        mark = fingerprint(found)
        if mark in known:
            known[mark].count += 1
        else:
            known[mark] = _Known(harmless(found.rule), harmless(found.message), 1)
    return Baseline(known)


def read_baseline(data: bytes | str) -> Baseline:
    """Reads the text of a baseline. Raises LifecyclePolicyError if the text is invalid."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise _malformed(f"not JSON: {error}") from None
    if not isinstance(found, dict) or found.get("format") != _FORMAT:
        raise _malformed(f"not a baseline: it has no format `{_FORMAT}`")
    if found.get("version") != _VERSION:
        version = harmless(str(found.get("version"))[:20])
        raise _malformed(f"version {version} of baselines is not known")
    listed = found.get("findings")
    if not isinstance(listed, list):
        raise _malformed("`findings` is not a list")
    return Baseline(dict(_read(one, number) for number, one in enumerate(listed, 1)))


def _read(one: object, number: int) -> tuple[str, _Known]:
    if isinstance(one, dict):
        mark, count = one.get("fingerprint"), one.get("count", 1)
        rule, message = one.get("rule", ""), one.get("message", "")
        is_number = type(count) is int and 0 < count < _MOST
        if is_number and all(isinstance(text, str) for text in (mark, rule, message)):
            return str(mark), _Known(rule, message, count)
    raise _malformed(f"finding {number} has no fingerprint, or its count is not a number above 0")


def _malformed(message: str) -> LifecyclePolicyError:
    return LifecyclePolicyError(f"baseline: {message}", status=Status.MALFORMED, field=Field.TEXT)
