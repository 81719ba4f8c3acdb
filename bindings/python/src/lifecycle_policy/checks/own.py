"""The checks' own names, for findings that do not come from the rule book."""

from __future__ import annotations

from .lint import ROWS
from .names import OwnNames

__all__ = ["OWN"]

_AUDIT = {
    "audit.order": "The callback is not what iOS calls next.",
    "audit.missing": "A callback that the log shows is missing.",
    "audit.reads": "The app cannot read this state here.",
    "audit.unavailable": "This version of iOS does not have the callback.",
    "audit.overrun": "It took longer than its limit.",
    "audit.not-ended": "A background task was not ended.",
    "audit.ended-twice": "A background task was ended twice.",
    "audit.begun-in-handler": "A background task was begun in an expiration handler.",
    "audit.end": "A process has ended.",
    "audit.gap": "The log has a gap.",
    "audit.clock": "The times run backwards.",
    "audit.inferred": "Only an inferred rule explains the record.",
    "audit.tolerated": "Only a rule that is tolerated explains the record.",
    "audit.account": "Only a second account explains the record.",
    "audit.unread": "The record cannot be read.",
    "report.end": "A report says how a process ended.",
    "scenario.event": "The event is not possible.",
    "scenario.mistake": "The scenario cannot be read.",
}
OWN: OwnNames = {**_AUDIT, **{row.rule: row.text for row in ROWS}}
