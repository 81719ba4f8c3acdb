"""What will not work in the manifest of an app?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .._native.bindings import lcp_finding, lcp_manifest_answer
from .._native.calls import lister, parts
from .._native.enums import Evidence, NoticeKind, RuleField, Severity
from .._native.memory import keep
from .._native.names import decode
from .._native.osversion import OSVersion
from .answers import Answer, Citation, brief_of, composed, one_of, rule_text
from .app import App
from .context import Context
from .prepared import Prepared, ask_over

__all__ = ["ManifestFinding", "ManifestAnswer", "manifest"]

_UNKNOWN_MODE = "manifest.mode.unknown"
_PLACEHOLDER = "manifest.placeholder"
_MINIMUM_OS = "MinimumOSVersion"


@dataclass(frozen=True, slots=True)
class ManifestFinding:
    """A part of a manifest that will not work, or that lacks something."""

    severity: Severity
    rule: str
    key: str
    """The key of the Info.plist."""
    value: str | None
    """The value that was found; None: the entry is missing, or the value was not given."""
    message: str
    """A sentence that describes the finding."""
    evidence: Evidence | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ManifestAnswer(Answer):
    """The verdict is forbidden if any finding is an error, and allowed otherwise.

    Each finding has its own rule. `evidence` is set if all these rules have the same evidence.
    """

    findings: tuple[ManifestFinding, ...]

    @property
    def _says(self) -> object:
        return [(each.severity, each.key, each.value, each.message) for each in self.findings]


_NO_APP = App()
_ask = lister(("lcp_query_manifest", "lcp_list_findings"), lcp_manifest_answer, lcp_finding, 64)
#: Cached answers for apps without values that `_told` would insert. The key is the bytes of the
#: answer and its findings.
_known: dict[bytes, ManifestAnswer] = {}


def _finding(native: lcp_finding) -> ManifestFinding:
    row = brief_of(native.rule)
    return ManifestFinding(
        severity=decode(Severity, native.severity),
        rule="" if row is None else row.id,
        key=rule_text(native.rule, RuleField.KEY),
        value=rule_text(native.rule, RuleField.VALUE) or None,
        message=rule_text(native.rule, RuleField.TEXT),
        evidence=None if row is None else row.evidence,
        citations=() if row is None else row.citations,
    )


def _unknown_modes(finding: ManifestFinding, app: App) -> Iterator[ManifestFinding]:
    """Yields a finding for each known value, and one for values that the library only counted."""
    named = [notice.value for notice in app.notices if notice.kind == NoticeKind.UNKNOWN_MODE]
    for value in dict.fromkeys(named):
        yield replace(finding, value=value)
    if len(named) < app.unknown_modes or not named:
        yield finding


def _placeholders(finding: ManifestFinding, app: App) -> Iterator[ManifestFinding]:
    """Yields a finding for each entry that still contains a build variable."""
    found = {
        (notice.key, notice.value): None
        for notice in app.notices
        if notice.kind == NoticeKind.PLACEHOLDER
    }
    told = {key for key, _ in found}
    for key, value in found:
        yield replace(finding, key=key, value=value)
    for key in dict.fromkeys(app.placeholders):
        if key not in told:
            yield replace(finding, key=key)
    if not found and not app.placeholders:
        yield finding


def _told(finding: ManifestFinding, app: App) -> Iterator[ManifestFinding]:
    """Inserts the values that were found in the Info.plist. The library does not know these
    values."""
    if finding.rule == _UNKNOWN_MODE:
        yield from _unknown_modes(finding, app)
    elif finding.rule == _PLACEHOLDER:
        yield from _placeholders(finding, app)
    elif finding.key == _MINIMUM_OS and finding.value is None and app.minimum_os is not None:
        yield replace(finding, value=str(app.minimum_os))
    else:
        yield finding


def ask_manifest(policy: Prepared) -> ManifestAnswer:
    """Asks what will not work in the manifest of the policy's app on its OS."""
    app, given = policy.context.app or _NO_APP, _ask(policy)
    if app.notices or app.placeholders or app.unknown_modes or app.minimum_os:
        return _answer(app, given)
    return _known.get(given) or keep(_known, given, _answer(app, given))


def manifest(context: Context | OSVersion | str) -> ManifestAnswer:
    """Asks what will not work in the manifest of the context's app on its OS.

    Modes that Apple does not list, and entries that still contain a build variable, give one
    finding for each value in the app's notices. Unknown facts give no finding.

    >>> app = App.from_info({"UIBackgroundModes": ["fetch", "juggling"]})
    >>> for finding in manifest(Context("6.1", app=app)).findings:
    ...     print(finding.rule, finding.key, finding.value)
    manifest.mode.unknown UIBackgroundModes juggling
    manifest.mode.fetch.too-early UIBackgroundModes fetch
    """
    return ask_over(context, ask_manifest)


def _answer(app: App, given: bytes) -> ManifestAnswer:
    native = lcp_manifest_answer.from_buffer_copy(given)
    listed = map(_finding, parts(given, lcp_manifest_answer, lcp_finding))
    found = tuple(told for finding in listed for told in _told(finding, app))
    shared = composed(
        native,
        [finding.citations for finding in found],
        evidence=one_of(finding.evidence for finding in found),
    )
    return ManifestAnswer(**shared, findings=found)
