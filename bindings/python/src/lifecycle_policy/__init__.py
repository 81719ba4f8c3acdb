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

from ._answers import Answer
from ._app import App
from ._context import Context, DeviceFacts, Limit
from ._deadlines import DeadlineAnswer, deadline, deadlines
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
    NoticeKind,
    Reason,
    SceneState,
    Since,
    Standing,
    Status,
    Termination,
    TerminationCode,
    Trigger,
    Verdict,
)
from ._errors import LibraryError, LifecyclePolicyError
from ._info import Notice
from ._library import library_version, ruleset_version
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
from ._relaunch import RelaunchAnswer, RelaunchQuery, relaunch, relaunches
from ._rules import Citation, Rule, RuleStep, citations, rule, rules
from ._transitions import (
    CallbackStep,
    TransitionAnswer,
    TransitionQuery,
    termination_of,
    transition,
    transitions,
)
from ._version import __version__

__all__ = [
    "Activity",
    "Allowance",
    "Answer",
    "App",
    "AppState",
    "Axis",
    "BackgroundMode",
    "Callback",
    "CallbackStep",
    "Cause",
    "Citation",
    "Condition",
    "Conflict",
    "Context",
    "DeadlineAnswer",
    "DeviceFacts",
    "EnumKind",
    "Evidence",
    "EvidenceProfile",
    "Expiry",
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
    "NextAnswer",
    "NextTransition",
    "Notice",
    "NoticeKind",
    "OSVersion",
    "PathAnswer",
    "PathStep",
    "Reason",
    "RelaunchAnswer",
    "RelaunchQuery",
    "Rule",
    "RuleStep",
    "SceneState",
    "Since",
    "Standing",
    "Status",
    "Termination",
    "TerminationCode",
    "TransitionAnswer",
    "TransitionQuery",
    "Trigger",
    "Verdict",
    "__version__",
    "citations",
    "deadline",
    "deadlines",
    "library_version",
    "next_transitions",
    "parse",
    "path",
    "relaunch",
    "relaunches",
    "rule",
    "rules",
    "ruleset_version",
    "termination_of",
    "transition",
    "transitions",
]
