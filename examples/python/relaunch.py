"""After a force quit, does crossing a region's border launch the app again?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from lifecycle_policy import (
    App,
    Context,
    LocationAuthorization,
    Termination,
    Trigger,
    relaunch,
)

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"


def main() -> None:
    """Asks on iOS 7.0, and on iOS 8.0, where the answer changed."""
    app = App.from_info_plist(FIXTURES / "LocationTracker-Info.plist")
    app = replace(app, location_authorization=LocationAuthorization.ALWAYS)
    for version in ("7.0", "8.0"):
        context = Context(version, app=app)
        answer = relaunch(context, Termination.USER_FORCE_QUIT, Trigger.REGION_ENTER)
        guarantee = f", {answer.guarantee.label}" if answer.guarantee else ""
        print(f"iOS {version}: {answer.verdict.label}{guarantee}")
        if answer.callback:
            print(f"  delivered through {answer.callback.label}")
        print(f"  rule {answer.rule}")
        for source in answer.citations:
            print(f"  source {source.key}: {source.title}  {source.url}")


if __name__ == "__main__":
    main()
