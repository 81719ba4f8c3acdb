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

    from ._answers import Answer
    from ._app import App
    from ._asker import Asker
    from ._compare import Comparison, compare
    from ._compare_model import Change, ChangeGroup, Difference, Side, Subject
    from ._conduct import (
        ConductAnswer,
        ConductQuery,
        DutiesAnswer,
        Duty,
        conduct,
        conducts,
        duties,
    )
    from ._context import Context, DeviceFacts, Limit
    from ._deadlines import DeadlineAnswer, deadline, deadlines
    from ._delivery import DeliveryAnswer, DeliveryQuery, delivery
    from ._diagram import diagram
    from ._enums import (
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
    from ._errors import LibraryError, LifecyclePolicyError
    from ._explain import Explanation, Question, explain
    from ._info import Notice
    from ._library import library_version, ruleset_version
    from ._manifest import ManifestAnswer, ManifestFinding, manifest
    from ._matrix import RelaunchMatrix, relaunch_matrix
    from ._modes import ModeAnswer, mode, modes
    from ._names import parse
    from ._osversion import OSVersion
    from ._paths import (
        NextAnswer,
        NextTransition,
        PathAnswer,
        PathStep,
        next_transitions,
        path,
    )
    from ._quotas import QuotaAnswer, quota
    from ._relaunch import RelaunchAnswer, RelaunchQuery, relaunch, relaunches
    from ._reported import ReportedTermination, reported_termination
    from ._reports import TerminationReport, read_report
    from ._rules import Rule, RuleStep, citations, rule, rules
    from ._sequence import CallbackStep, SequenceStep
    from ._sources import Citation
    from ._terminations import TerminationAnswer, TerminationQuery, termination
    from ._transitions import (
        TransitionAnswer,
        TransitionQuery,
        termination_of,
        transition,
        transitions,
    )

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
    "._answers": "Answer",
    "._app": "App",
    "._asker": "Asker",
    "._compare": "Comparison compare",
    "._compare_model": "Change ChangeGroup Difference Side Subject",
    "._conduct": "ConductAnswer ConductQuery DutiesAnswer Duty conduct conducts duties",
    "._context": "Context DeviceFacts Limit",
    "._deadlines": "DeadlineAnswer deadline deadlines",
    "._delivery": "DeliveryAnswer DeliveryQuery delivery",
    "._diagram": "diagram",
    "._enums": (
        "Activity Allowance AppState Axis BackgroundMode Callback Cause Condition "
        "Conflict EnumKind Event Evidence EvidenceProfile Expiry Fact Family Field "
        "Guarantee Idiom InfoKind Interruption Lifecycle LocationAuthorization Manner "
        "NoticeKind Notification Price Quota Reason Role SceneState Severity Since "
        "Standing Status Termination TerminationCode TerminationNamespace Trigger Unit "
        "Verdict"
    ),
    "._errors": "LibraryError LifecyclePolicyError",
    "._explain": "Explanation Question explain",
    "._info": "Notice",
    "._library": "library_version ruleset_version",
    "._manifest": "ManifestAnswer ManifestFinding manifest",
    "._matrix": "RelaunchMatrix relaunch_matrix",
    "._modes": "ModeAnswer mode modes",
    "._names": "parse",
    "._osversion": "OSVersion",
    "._paths": "NextAnswer NextTransition PathAnswer PathStep next_transitions path",
    "._quotas": "QuotaAnswer quota",
    "._relaunch": "RelaunchAnswer RelaunchQuery relaunch relaunches",
    "._reported": "ReportedTermination reported_termination",
    "._reports": "TerminationReport read_report",
    "._rules": "Rule RuleStep citations rule rules",
    "._sequence": "CallbackStep SequenceStep",
    "._sources": "Citation",
    "._terminations": "TerminationAnswer TerminationQuery termination",
    "._transitions": "TransitionAnswer TransitionQuery termination_of transition transitions",
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
