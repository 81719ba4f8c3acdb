"""The iOS app life cycle policy: which transitions are legal, how long things may take, and what
wakes or relaunches an app. An answer names the rule that decides, and the sources of that rule.

    >>> import lifecycle_policy as lp
    >>> answer = lp.deadline("12.4", lp.Allowance.BACKGROUND_TASK)
    >>> answer.verdict.label, answer.limit
    ('allowed', 180.0)

A question is asked in a context: an OS version, or a `Context` with an app, a device and an
evidence profile. A `Policy` is prepared once for a context, and can be asked many times. Values of
enumerations may also be given by name, as on the command line. Invalid questions raise
`LifecyclePolicyError`. The shared library is loaded at first use.
"""

import sys
from importlib import import_module

from ._version import __version__ as __version__

#: Replaces typing.TYPE_CHECKING, because loading the module typing takes longer than the rest of
#: this module. Annotations are in quotes so that this module need not import __future__ either.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # Type checkers read the public names in the `__all__` of each module. A test compares these
    # names with `_PLACES`.
    from ._native.enums import *
    from ._native.errors import *
    from ._native.library import *
    from ._native.names import *
    from ._native.osversion import *
    from .comparisons.compare import *
    from .comparisons.matrix import *
    from .comparisons.model import *
    from .diagrams.draw import *
    from .questions.answers import *
    from .questions.app import *
    from .questions.auditor import *
    from .questions.calls import *
    from .questions.conduct import *
    from .questions.context import *
    from .questions.day import *
    from .questions.deadlines import *
    from .questions.delivery import *
    from .questions.device import *
    from .questions.explain import *
    from .questions.habits import *
    from .questions.info import *
    from .questions.manifest import *
    from .questions.modes import *
    from .questions.paths import *
    from .questions.policy import *
    from .questions.quotas import *
    from .questions.relaunch import *
    from .questions.rules import *
    from .questions.suspension import *
    from .questions.terminations import *
    from .questions.texts import *
    from .questions.transitions import *
    from .reports.errors import *
    from .reports.read import *
    from .reports.reported import *

#: The public names of the package, by module. A module is loaded when one of its names is first
#: used.
_PLACES = {
    "._native.enums": (
        "Activity Allowance AppState AuditKind Axis BackgroundMode Callback Cause Changing "
        "Condition Conflict ConnectionOption Disposition Effect EnumKind ErrorDomain Event Evidence "
        "EvidenceProfile Expiry Fact Family Field Form Ground Guarantee Idiom InfoKind "
        "Interruption Knowledge LaunchOption Lifecycle LocationAuthorization LogClock Manner "
        "Merging Moment NoticeKind Notification Occasion Occurrence Origin Price ProcessKind "
        "QuestionKind Quota Reason Receiver RecordKind Reply ReturnValue Role RuleField SceneState Severity "
        "Silence Since Standing Status Strictness Termination TerminationCode "
        "TerminationNamespace Treatment Trigger Unit UnknownLimit Verdict"
    ),
    "._native.errors": "LibraryError LifecyclePolicyError",
    "._native.library": "library_version ruleset_version",
    "._native.names": "parse",
    "._native.osversion": "OSVersion",
    ".comparisons.compare": "Comparison compare",
    ".comparisons.matrix": "RelaunchMatrix relaunch_matrix",
    ".comparisons.model": "Change ChangeGroup Difference Side Subject",
    ".diagrams.draw": "diagram",
    ".questions.answers": "Answer Citation",
    ".questions.app": "App",
    ".questions.auditor": "AuditEnd AuditFinding AuditStep Auditor Record Session",
    ".questions.calls": "CallAnswer CallQuery call calls uikit_value",
    ".questions.conduct": "ConductAnswer ConductQuery DutiesAnswer Duty conduct conducts duties",
    ".questions.context": "Context DeviceFacts Limit",
    ".questions.day": "Day DayAct",
    ".questions.deadlines": "DeadlineAnswer deadline deadlines",
    ".questions.delivery": "DeliveryAnswer DeliveryQuery delivery",
    ".questions.device": "AppStatus Device DeviceEffect DeviceOutcome DeviceSize",
    ".questions.explain": "Explanation Question explain",
    ".questions.habits": "AppHabits Habits habits_schema presets",
    ".questions.info": "Notice",
    ".questions.manifest": "ManifestAnswer ManifestFinding manifest",
    ".questions.modes": "ModeAnswer mode modes",
    ".questions.paths": (
        "NextAnswer NextQuery NextTransition PathAnswer PathQuery PathStep next_transitions path"
    ),
    ".questions.policy": "Policy",
    ".questions.quotas": "QuotaAnswer quota",
    ".questions.relaunch": "RelaunchAnswer RelaunchQuery relaunch relaunches",
    ".questions.rules": "Rule RuleStep citations rule rules",
    ".questions.suspension": (
        "PurgeAnswer PurgeQuery SuspensionAnswer SuspensionQuery purge purges suspension "
        "suspensions"
    ),
    ".questions.terminations": "TerminationAnswer TerminationQuery termination",
    ".questions.texts": "TextPart answer_text",
    ".questions.transitions": (
        "CallbackStep SequenceStep TransitionAnswer TransitionQuery step termination_of transition "
        "transitions"
    ),
    ".reports.errors": "ReportedError read_error",
    ".reports.read": "ExitCount TerminationReport read_report",
    ".reports.reported": "ReportedTermination reported_termination",
}
_PLACE = {name: module for module, names in _PLACES.items() for name in names.split()}

if not TYPE_CHECKING:  # type checkers cannot evaluate `sorted`, and would find no names
    __all__ = sorted((*_PLACE, "__version__"))


def __getattr__(name: str) -> "Any":
    """Loads a name at its first use, and keeps it."""
    module = _PLACE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(module, __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACE})


# Old pickles refer to modules of earlier versions. The names of those modules now lead to this
# package, which has a public name for every class that can be in an old pickle.
_EARLIER = (
    "answers app asker compare conduct context deadlines delivery diagram enums errors explain "
    "info library manifest matrix modes names osversion paths quotas relaunch reported reports "
    "rules sequence sources terminations transitions"
)
for _name in _EARLIER.split():
    sys.modules[f"{__name__}._{_name}"] = sys.modules[__name__]
del _name
