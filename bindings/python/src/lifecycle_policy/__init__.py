"""The iOS app life cycle policy: which transitions are legal, how long things may take, and what
wakes or relaunches an app, with the rule and the source behind every answer.

    >>> import lifecycle_policy as lp
    >>> answer = lp.deadline("12.4", lp.Allowance.BACKGROUND_TASK)
    >>> answer.verdict.label, answer.limit
    ('allowed', 180.0)

A question is asked in a context: an OS version, or a `Context` with an app, a device and an
evidence profile. Enumerations may also be given by name, as the command line spells them. Questions
that cannot be asked raise `LifecyclePolicyError`. The shared library is loaded at first use.
"""

from __future__ import annotations

from importlib import import_module

from ._version import __version__

#: As in typing, which takes longer to load than all that is loaded here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._native.enums import (
        Activity,
        Allowance,
        AppState,
        Axis,
        BackgroundMode,
        Callback,
        Cause,
        Condition,
        Conflict,
        EnumKind,
        Event,
        Evidence,
        EvidenceProfile,
        Expiry,
        Fact,
        Family,
        Field,
        Guarantee,
        Idiom,
        InfoKind,
        Interruption,
        Lifecycle,
        LocationAuthorization,
        Manner,
        NoticeKind,
        Notification,
        Price,
        Quota,
        Reason,
        Role,
        SceneState,
        Severity,
        Since,
        Standing,
        Status,
        Termination,
        TerminationCode,
        TerminationNamespace,
        Trigger,
        Unit,
        Verdict,
    )
    from ._native.errors import LibraryError, LifecyclePolicyError
    from ._native.library import library_version, ruleset_version
    from ._native.names import parse
    from ._native.osversion import OSVersion
    from .comparisons.compare import Comparison, compare
    from .comparisons.matrix import RelaunchMatrix, relaunch_matrix
    from .comparisons.model import Change, ChangeGroup, Difference, Side, Subject
    from .diagrams.draw import diagram
    from .questions.answers import Answer
    from .questions.app import App
    from .questions.asker import Asker
    from .questions.conduct import (
        ConductAnswer,
        ConductQuery,
        DutiesAnswer,
        Duty,
        conduct,
        conducts,
        duties,
    )
    from .questions.context import Context, DeviceFacts, Limit
    from .questions.deadlines import DeadlineAnswer, deadline, deadlines
    from .questions.delivery import DeliveryAnswer, DeliveryQuery, delivery
    from .questions.explain import Explanation, Question, explain
    from .questions.info import Notice
    from .questions.manifest import ManifestAnswer, ManifestFinding, manifest
    from .questions.modes import ModeAnswer, mode, modes
    from .questions.paths import (
        NextAnswer,
        NextTransition,
        PathAnswer,
        PathStep,
        next_transitions,
        path,
    )
    from .questions.quotas import QuotaAnswer, quota
    from .questions.relaunch import RelaunchAnswer, RelaunchQuery, relaunch, relaunches
    from .questions.rules import Rule, RuleStep, citations, rule, rules
    from .questions.sequence import CallbackStep, SequenceStep
    from .questions.sources import Citation
    from .questions.terminations import TerminationAnswer, TerminationQuery, termination
    from .questions.transitions import (
        TransitionAnswer,
        TransitionQuery,
        termination_of,
        transition,
        transitions,
    )
    from .reports.read import TerminationReport, read_report
    from .reports.reported import ReportedTermination, reported_termination

__all__ = [
    "Activity",
    "Allowance",
    "Answer",
    "App",
    "AppState",
    "Asker",
    "Axis",
    "BackgroundMode",
    "Callback",
    "CallbackStep",
    "Cause",
    "Change",
    "ChangeGroup",
    "Citation",
    "Comparison",
    "Condition",
    "ConductAnswer",
    "ConductQuery",
    "Conflict",
    "Context",
    "DeadlineAnswer",
    "DeliveryAnswer",
    "DeliveryQuery",
    "DeviceFacts",
    "Difference",
    "DutiesAnswer",
    "Duty",
    "EnumKind",
    "Event",
    "Evidence",
    "EvidenceProfile",
    "Expiry",
    "Explanation",
    "Fact",
    "Family",
    "Field",
    "Guarantee",
    "Idiom",
    "InfoKind",
    "Interruption",
    "LibraryError",
    "Lifecycle",
    "LifecyclePolicyError",
    "Limit",
    "LocationAuthorization",
    "ManifestAnswer",
    "ManifestFinding",
    "Manner",
    "ModeAnswer",
    "NextAnswer",
    "NextTransition",
    "Notice",
    "NoticeKind",
    "Notification",
    "OSVersion",
    "PathAnswer",
    "PathStep",
    "Price",
    "Question",
    "Quota",
    "QuotaAnswer",
    "Reason",
    "RelaunchAnswer",
    "RelaunchMatrix",
    "RelaunchQuery",
    "ReportedTermination",
    "Role",
    "Rule",
    "RuleStep",
    "SceneState",
    "SequenceStep",
    "Severity",
    "Side",
    "Since",
    "Standing",
    "Status",
    "Subject",
    "Termination",
    "TerminationAnswer",
    "TerminationCode",
    "TerminationNamespace",
    "TerminationQuery",
    "TerminationReport",
    "TransitionAnswer",
    "TransitionQuery",
    "Trigger",
    "Unit",
    "Verdict",
    "__version__",
    "citations",
    "compare",
    "conduct",
    "conducts",
    "deadline",
    "deadlines",
    "delivery",
    "diagram",
    "duties",
    "explain",
    "library_version",
    "manifest",
    "mode",
    "modes",
    "next_transitions",
    "parse",
    "path",
    "quota",
    "read_report",
    "relaunch",
    "relaunch_matrix",
    "relaunches",
    "reported_termination",
    "rule",
    "rules",
    "ruleset_version",
    "termination",
    "termination_of",
    "transition",
    "transitions",
]

#: Where each name is; its module is loaded when the name is first used. A test compares this with
#: the imports above, which type checkers read.
_PLACES = {
    ".questions.answers": "Answer",
    ".questions.app": "App",
    ".questions.asker": "Asker",
    ".comparisons.compare": "Comparison compare",
    ".comparisons.model": "Change ChangeGroup Difference Side Subject",
    ".questions.conduct": "ConductAnswer ConductQuery DutiesAnswer Duty conduct conducts duties",
    ".questions.context": "Context DeviceFacts Limit",
    ".questions.deadlines": "DeadlineAnswer deadline deadlines",
    ".questions.delivery": "DeliveryAnswer DeliveryQuery delivery",
    ".diagrams.draw": "diagram",
    "._native.enums": (
        "Activity Allowance AppState Axis BackgroundMode Callback Cause Condition "
        "Conflict EnumKind Event Evidence EvidenceProfile Expiry Fact Family Field "
        "Guarantee Idiom InfoKind Interruption Lifecycle LocationAuthorization Manner "
        "NoticeKind Notification Price Quota Reason Role SceneState Severity Since "
        "Standing Status Termination TerminationCode TerminationNamespace Trigger Unit "
        "Verdict"
    ),
    "._native.errors": "LibraryError LifecyclePolicyError",
    ".questions.explain": "Explanation Question explain",
    ".questions.info": "Notice",
    "._native.library": "library_version ruleset_version",
    ".questions.manifest": "ManifestAnswer ManifestFinding manifest",
    ".comparisons.matrix": "RelaunchMatrix relaunch_matrix",
    ".questions.modes": "ModeAnswer mode modes",
    "._native.names": "parse",
    "._native.osversion": "OSVersion",
    ".questions.paths": "NextAnswer NextTransition PathAnswer PathStep next_transitions path",
    ".questions.quotas": "QuotaAnswer quota",
    ".questions.relaunch": "RelaunchAnswer RelaunchQuery relaunch relaunches",
    ".reports.reported": "ReportedTermination reported_termination",
    ".reports.read": "TerminationReport read_report",
    ".questions.rules": "Rule RuleStep citations rule rules",
    ".questions.sequence": "CallbackStep SequenceStep",
    ".questions.sources": "Citation",
    ".questions.terminations": "TerminationAnswer TerminationQuery termination",
    ".questions.transitions": "TransitionAnswer TransitionQuery termination_of transition transitions",
}
_PLACE = {name: module for module, names in _PLACES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    """Loads a name at its first use, and keeps it."""
    module = _PLACE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(module, __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
