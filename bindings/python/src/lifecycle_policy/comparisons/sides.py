"""Converts answers to facts that can be compared."""

from __future__ import annotations

import math
from collections.abc import Iterable

from .._native.enums import AppState, Condition, Knowledge, Verdict
from .._native.labels import LabelledEnum
from ..questions.answers import Answer, Citation
from ..questions.conduct import ConductAnswer, DutiesAnswer
from ..questions.deadlines import DeadlineAnswer
from ..questions.delivery import DeliveryAnswer
from ..questions.manifest import ManifestAnswer
from ..questions.modes import ModeAnswer
from ..questions.prepared import Prepared
from ..questions.quotas import QuotaAnswer
from ..questions.relaunch import RelaunchAnswer
from ..questions.transitions import SequenceStep, TransitionAnswer
from .model import Side

__all__ = ["CONDITIONS", "side_of", "side_of_duties", "side_of_findings"]

_Fact = tuple[str, str | None]

#: The value of a fact that can only be present or absent.
_THERE = "yes"


def _label(value: LabelledEnum | None) -> str | None:
    return None if value is None else value.label


def _each(name: str, values: Iterable[LabelledEnum]) -> list[_Fact]:
    """Turns each value into a fact, so that an added value is one difference."""
    return [(f"{name} {value.label}", _THERE) for value in values]


def _seconds(value: float | None) -> str | None:
    if value is None:
        return None
    if value == math.inf:
        return "no limit"
    return f"{int(value) if float(value).is_integer() else value} s"


def _called(step: SequenceStep) -> str:
    reads = [f"reads {step.state.label}"] if step.state is not None else []
    if step.scene_state is not None:
        reads.append(f"scene {step.scene_state.label}")
    if step.allowance is not None:
        reads.append(f"limited by {step.allowance.label}")
    text = step.label if step.callback is not None else f"posts {step.label}"
    text += f" ({', '.join(reads)})" if reads else ""
    return text if step.fallback is None else f"{text}, else {step.fallback.label}"


def _transition(answer: TransitionAnswer) -> list[_Fact]:
    return [
        ("reason", _label(answer.reason)),
        ("via", _label(answer.via)),
        ("calls", "\n".join(_called(step) for step in answer.sequence) or None),
    ]


def _deadline(answer: DeadlineAnswer) -> list[_Fact]:
    words = {True: "yes", False: "no", None: None}
    return [
        ("advice", _seconds(answer.advice)),
        ("limit", _seconds(answer.limit)),
        ("warning", _seconds(answer.warning)),
        ("at expiry", _label(answer.at_expiry)),
        ("code", _label(answer.code)),
        ("termination", _label(answer.termination)),
        ("extendable", words[answer.extendable]),
        ("clock starts", _label(answer.starts)),
        *_each("clock reset at", answer.resets),
        ("clock shared", _THERE if answer.shared else None),
    ]


def _kept(answer: RelaunchAnswer) -> str | None:
    """Says what happens to an event that does not run the app."""
    if answer.disposition is None or answer.occasion is None:
        return _label(answer.disposition)
    return f"{answer.disposition.label} until {answer.occasion.label}"


def _relaunch(answer: RelaunchAnswer) -> list[_Fact]:
    to = answer.launch_state
    return [
        ("guarantee", _label(answer.guarantee)),
        ("launched to", "foreground" if to == AppState.INACTIVE else _label(to)),
        ("callback", _label(answer.callback)),
        ("allowance", _label(answer.allowance)),
        ("time", _seconds(answer.allowance_seconds)),
        ("disposition", _kept(answer)),
    ]


def _mode(answer: ModeAnswer) -> list[_Fact]:
    return [
        *_each("wakes for", answer.wakes),
        *_each("permits", answer.permits),
        *_each("keeps running", answer.keeps_running),
    ]


def _quota(answer: QuotaAnswer) -> list[_Fact]:
    return [
        ("count", None if answer.count is None else str(answer.count)),
        ("unit", _label(answer.unit)),
        ("window", _seconds(answer.window)),
        ("when exceeded", _label(answer.at_excess)),
    ]


def _told(answer: Answer) -> list[_Fact]:
    """Returns the facts of an answer apart from its verdict."""
    match answer:
        case TransitionAnswer():
            return _transition(answer)
        case DeadlineAnswer():
            return _deadline(answer)
        case RelaunchAnswer():
            return _relaunch(answer)
        case ConductAnswer():
            return [
                ("price", _label(answer.price)),
                ("code", _label(answer.code)),
                ("termination", _label(answer.termination)),
                ("stop before", _label(answer.stop_before)),
            ]
        case DeliveryAnswer():
            return [
                ("manner", _label(answer.manner)),
                ("callback", _label(answer.callback)),
                ("merging", _label(answer.merging)),
                ("place", None if answer.rank is None else str(answer.rank)),
                ("wakes as", _label(answer.trigger)),
            ]
        case ModeAnswer():
            return _mode(answer)
        case QuotaAnswer():
            return _quota(answer)
    return []


def _rules(answer: Answer) -> tuple[str, ...]:
    """Names the deciding rules, beginning with the rule of the verdict."""
    rules = [answer.rule]
    if isinstance(answer, RelaunchAnswer):
        rules += [answer.delivery_rule, answer.disposition_rule]
    if isinstance(answer, TransitionAnswer):
        rules += [step.rule for step in answer.sequence]
    return tuple(dict.fromkeys(rule for rule in rules if rule is not None))


def _side(
    verdict: Verdict,
    facts: Iterable[_Fact],
    rules: Iterable[str],
    citations: tuple[Citation, ...],
    *,
    disputed: bool,
) -> Side:
    return Side(
        verdict=verdict,
        facts=tuple((name, text) for name, text in facts if text is not None),
        rules=tuple(rules),
        citations=citations,
        disputed=disputed,
    )


#: Conditions on what happened since a termination. A question can say that they hold; the questions
#: here do not, so the conditions are assumed to fail.
_OF_QUESTIONS = (
    Condition.REBOOTED_SINCE,
    Condition.UNLOCKED_SINCE,
    Condition.USER_LAUNCHED_SINCE,
)


def _known(known: Knowledge) -> str:
    """Returns words for what is known, such as "not given"."""
    return known.name.lower().replace("_", " ")


#: The beginnings of the names of facts about conditions.
CONDITIONS = tuple(f"{_known(known)} " for known in Knowledge)


def _condition(policy: Prepared, condition: Condition) -> _Fact:
    """Turns what is known about a condition into a fact."""
    known = Knowledge.ASSUMED if condition in _OF_QUESTIONS else policy.condition(condition)
    return f"{_known(known)} {condition.label}", _THERE


def side_of(answer: Answer, policy: Prepared) -> Side:
    """Converts an answer. Includes its conditions if `newest_verdict` is `allowed` or
    `conditional`."""
    facts: list[_Fact] = [("verdict", answer.verdict.label)]
    if answer.verdict == Verdict.UNKNOWN_OS:
        facts.append(("on the newest known", answer.newest_verdict.label))
    facts += _told(answer)
    if answer.newest_verdict in (Verdict.ALLOWED, Verdict.CONDITIONAL):
        facts += [_condition(policy, one) for one in answer.requires]
    rules = _rules(answer)
    return _side(answer.verdict, facts, rules, answer.citations, disputed=answer.disputed)


def side_of_duties(answer: DutiesAnswer) -> Side:
    """Converts the duties of an answer, each to a fact."""
    facts: list[_Fact] = []
    for duty in answer.duties:
        undone = f" Undone at {duty.undone_at.label}." if duty.undone_at is not None else ""
        facts.append((duty.text + undone, _THERE))
    rules = [duty.id for duty in answer.duties]
    return _side(answer.verdict, facts, rules, answer.citations, disputed=answer.disputed)


def side_of_findings(answer: ManifestAnswer) -> Side:
    """Converts the findings on a manifest, each to a fact."""
    facts: list[_Fact] = []
    for finding in answer.findings:
        place = finding.key + (f" `{finding.value}`" if finding.value else "")
        facts.append((f"{finding.severity.label}: {place}: {finding.message}", _THERE))
    rules = dict.fromkeys(finding.rule for finding in answer.findings)
    return _side(answer.verdict, facts, rules, answer.citations, disputed=answer.disputed)
