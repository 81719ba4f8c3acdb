"""The commands modes and manifest, which are about what an app declares."""

from __future__ import annotations

import argparse
from dataclasses import replace

from ..._native.enums import BackgroundMode, QuestionKind, Severity, Termination, Trigger, Verdict
from ..._native.osversion import OSVersion
from ...questions.answers import Answer, union
from ...questions.app import App
from ...questions.manifest import ManifestAnswer, manifest
from ...questions.modes import ModeAnswer, mode, modes
from ...questions.relaunch import relaunch
from ..arguments import listed
from ..json import Json, citation, envelope, explained, fields_of, labels
from ..options import Asked, context_of
from ..parser import Group, Values
from ..values import value_of, values_of

__all__ = ["add_manifest", "add_modes", "ask_manifest", "ask_modes"]


def _mode(found: ModeAnswer) -> Json:
    names = ("introduced", "deprecated", "removed", "wakes", "permits", "keeps_running")
    return fields_of(found, *names)


def _row(asked: Asked, found: ModeAnswer) -> Json:
    """Returns one entry of the list of modes."""
    app = asked.context.app
    data: Json = {
        "mode": found.mode.label,
        "declared": app is not None and found.mode in app.background_modes,
        "verdict": found.verdict.label,
        **_mode(found),
    }
    data |= explained(asked, found.mode, found)
    return data | {
        **fields_of(found, "rule", "evidence"),
        "citations": [citation(source) for source in found.citations],
        **fields_of(found, "note", "disputed"),
    }


def _together(found: tuple[ModeAnswer, ...]) -> Answer:
    """Returns the answer to a question about several modes. Each mode also has its own answer."""
    newer = any(answer.verdict == Verdict.UNKNOWN_OS for answer in found)
    return Answer(
        verdict=Verdict.UNKNOWN_OS if newer else Verdict.ALLOWED,
        newest_verdict=Verdict.ALLOWED,
        rule=None,
        evidence=None,
        citations=union(answer.citations for answer in found),
        note="",
        disputed=any(answer.disputed for answer in found),
        os_dependent=any(answer.os_dependent for answer in found),
        requires=(),
    )


def _asked_modes(options: argparse.Namespace) -> list[BackgroundMode]:
    """Returns the modes that the question is about: the mode after --of or, without --of, the modes
    after --mode."""
    if options.of is not None:
        return [value_of(BackgroundMode, options.of, "of")]
    return sorted(set(values_of(BackgroundMode, options.mode, "mode")))


def add_modes(group: Group) -> None:
    text = listed("one mode; all modes if omitted", "mode")
    group.subject("of", "MODE", text, Values((BackgroundMode,)))


def ask_modes(options: argparse.Namespace) -> Json:
    """What does a background mode do? Answers for one mode, for several modes, or for all."""
    asked = context_of(options)
    wanted = _asked_modes(options)
    if len(wanted) == 1:
        kind = wanted[0]
        one = mode(asked.context, kind)
        return envelope(asked, {"of": kind.label}, one, _mode(one), kind)
    found = modes(asked.context, wanted) if wanted else modes(asked.context)
    rows = [_row(asked, answer) for answer in found]
    return envelope(asked, {"of": labels(wanted) or None}, _together(found), {"modes": rows})


def _chosen(app: App) -> tuple[OSVersion, str]:
    """Chooses the version of the SDK that the app was linked against. If that version is not known,
    or is too old, chooses the newest known version. Also returns a note about the choice.
    """
    if app.linked_sdk is not None and app.linked_sdk >= OSVersion.oldest():
        return app.linked_sdk, f"asked about iOS {app.linked_sdk}, the version of the SDK"
    newest = OSVersion.newest_major()
    return newest, f"asked about the newest known OS, iOS {newest}"


#: The rule by which an app without scenes in its Info.plist is ended at launch. The rule does not
#: apply if the code adopts scenes.
_SCENES_ABSENT = "manifest.scenes.absent.aborts"


def _without_scenes(asked: Asked, found: ManifestAnswer) -> ManifestAnswer:
    """Turns the finding about scenes into an error if the app cannot be launched without scenes.

    Only the option --no-scenes can say that the code adopts no scenes. An Info.plist cannot say so.
    """
    launch = relaunch(asked.context, Termination.NEVER_LAUNCHED, Trigger.USER_TAP)
    if launch.newest_verdict != Verdict.FORBIDDEN:
        return found
    changed = tuple(
        replace(
            finding,
            severity=Severity.ERROR,
            message=finding.message.partition(", unless")[0].rstrip(".") + ": it has no scenes.",
        )
        if finding.rule == _SCENES_ABSENT
        else finding
        for finding in found.findings
    )
    if changed == found.findings:
        return found
    verdict = found.verdict if found.verdict == Verdict.UNKNOWN_OS else Verdict.FORBIDDEN
    return replace(
        found, verdict=verdict, newest_verdict=Verdict.FORBIDDEN, findings=changed
    )


def add_manifest(group: Group) -> None:
    text = "an Info.plist in XML or in binary form; -: standard input"
    group.alone(lambda _: "info-plist", "FILE", text, Values(file=True))


def ask_manifest(options: argparse.Namespace) -> Json:
    """What will not work in the manifest?"""
    asked = context_of(options, _chosen)
    found = manifest(asked.context)
    if options.no_scenes:
        found = _without_scenes(asked, found)
    rows: list[Json] = [
        {
            **fields_of(finding, "severity", "rule", "key", "value", "message", "evidence"),
            "citations": [citation(source) for source in finding.citations],
        }
        for finding in found.findings
    ]
    question: Json = {"info_plist": options.info_plist}
    rest: Json = {"findings": rows, "count": len(rows)}
    return envelope(asked, question, found, rest, QuestionKind.MANIFEST)
