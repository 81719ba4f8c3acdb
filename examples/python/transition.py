"""May the app go from here to there, for this cause, and which calls does it get on the way?"""

from __future__ import annotations

from pathlib import Path

from lifecycle_policy import App, AppState, Cause, Context, path, transition

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"


def main() -> None:
    """Presses the home button of an audio player on iOS 12."""
    app = App.from_info_plist(FIXTURES / "AudioPlayer-Info.plist")
    context = Context("12.0", app=app)

    answer = transition(context, AppState.ACTIVE, AppState.BACKGROUND, Cause.HOME_BUTTON)
    print(f"active -> background in one step: {answer.verdict.label}")
    if answer.reason and answer.via:
        print(f"  because: {answer.reason.label}, via {answer.via.label}")

    way = path(context, AppState.ACTIVE, AppState.BACKGROUND)
    for step in way.steps:
        print(f"{step.from_.label} -> {step.to.label} ({step.cause.label}), rule {step.rule}")
        for call in step.callbacks:
            state = call.state.label if call.state else "nothing"
            print(f"  {call.callback.label}  reads {state}")
    for source in way.citations:
        print(f"source {source.key}: {source.title}  {source.url}")


if __name__ == "__main__":
    main()
