"""Asks the three questions of two apps, from iOS 3 to 26, with the rule and a source of each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from lifecycle_policy import (
    Allowance,
    Answer,
    App,
    AppState,
    Cause,
    Citation,
    Context,
    LocationAuthorization,
    Termination,
    Trigger,
    deadline,
    library_version,
    path,
    relaunch,
    ruleset_version,
    transition,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
VERSIONS = ("3.0", "8.0", "12.0", "17.0", "26.0")


def show(question: str, answer: str, rule: str | None, sources: tuple[Citation, ...]) -> None:
    """Prints an answer in one line, and in a second what it rests on."""
    print(f"  {question:<32} {answer}")
    source = sources[0] if sources else None
    title = f"{source.key}, {source.title[:70]}" if source else "no source"
    print(f"  {'':<32}   {rule or 'no rule decided'} ({title})")


def verdict(answer: Answer) -> str:
    """Names the verdict, and whether sources disagree."""
    return answer.verdict.label + (" (disputed)" if answer.disputed else "")


def leave(context: Context) -> None:
    """Asks what the home button does to the active app."""
    way = path(context, AppState.ACTIVE, AppState.BACKGROUND)
    if way.steps:
        for step in way.steps:
            calls = " ".join(call.callback.label for call in step.callbacks)
            name = f"{step.from_.label} -> {step.to.label}"
            show(name, calls or "no callback", step.rule, step.citations)
        return
    answer = transition(context, AppState.ACTIVE, AppState.NOT_RUNNING, Cause.HOME_BUTTON)
    calls = " ".join(call.callback.label for call in answer.callbacks)
    show("active -> not-running", f"{verdict(answer)}: {calls}", answer.rule, answer.citations)


def linger(context: Context) -> None:
    """Asks how long a background task may run."""
    answer = deadline(context, Allowance.BACKGROUND_TASK)
    figure = "" if answer.limit is None else f": {answer.limit:g} s"
    show("background-task", verdict(answer) + figure, answer.rule, answer.citations)


def come_back(context: Context, ends: tuple[Termination, ...], trigger: Trigger) -> None:
    """Asks whether an event brings the app back."""
    for end in ends:
        answer = relaunch(context, end, trigger)
        promise = f": {answer.guarantee.label}" if answer.guarantee else ""
        show(f"{trigger.label} ({end.label})", verdict(answer) + promise, answer.rule,
             answer.citations)  # fmt: skip


def main() -> None:
    """Goes through both apps and every version."""
    print(f"LifecyclePolicy {library_version()}, rule set {ruleset_version()}")
    player = App.from_info_plist(FIXTURES / "AudioPlayer-Info.plist")
    tracker = App.from_info_plist(FIXTURES / "LocationTracker-Info.plist")
    tracker = replace(tracker, location_authorization=LocationAuthorization.ALWAYS)
    ends = (Termination.SYSTEM_RECLAIMED, Termination.USER_FORCE_QUIT)
    for name, app, trigger in (
        ("Audio player", player, Trigger.SILENT_PUSH),
        ("Location tracker", tracker, Trigger.REGION_ENTER),
    ):
        for version in VERSIONS:
            print(f"\n{name} on iOS {version}")
            context = Context(version, app=app)
            leave(context)
            linger(context)
            come_back(context, ends, trigger)


if __name__ == "__main__":
    main()
