"""May an app play sound, draw or hold a file lock in the background, and what must the app do when
it enters the background?"""

from __future__ import annotations

from pathlib import Path

from lifecycle_policy import (
    Activity,
    App,
    AppState,
    BackgroundMode,
    Callback,
    ConductQuery,
    Context,
    Role,
    conducts,
    duties,
    explain,
    mode,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
ACTIVITIES = (Activity.AUDIO_PLAYBACK, Activity.OPENGL_ES, Activity.FILE_LOCK)


def main() -> None:
    """Asks about an audio player on iOS 12."""
    app = App.from_info_plist(FIXTURES / "AudioPlayer-Info.plist")
    context = Context("12.0", app=app)

    asked = [ConductQuery(AppState.BACKGROUND, activity) for activity in ACTIVITIES]
    for query, answer in zip(asked, conducts(context, asked), strict=True):
        price = f", at the price `{answer.price.label}`" if answer.price else ""
        print(f"{query.activity.label} in the background: {answer.verdict.label}{price}")
        for row in explain(context, query):
            if row.role == Role.DECIDES:
                print(f"  {row.rule}: {row.why}")

    audio = mode(context, BackgroundMode.AUDIO)
    print(f"the mode audio keeps it running during {audio.keeps_running[0].label}")

    owed = duties(context, Callback.DID_ENTER_BACKGROUND).duties
    print(f"in {Callback.DID_ENTER_BACKGROUND.label} it owes {len(owed)} things:")
    for duty in owed:
        print(f"  {duty.text}")


if __name__ == "__main__":
    main()
