"""How long may a background task run, and what happens then?"""

from __future__ import annotations

from pathlib import Path

from lifecycle_policy import Allowance, App, Policy

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"


def main() -> None:
    """Asks on three versions of iOS."""
    app = App.from_info_plist(FIXTURES / "AudioPlayer-Info.plist")
    for version in ("6.1", "12.4", "17.0"):
        policy = Policy(version, app=app)
        answer = policy.deadline(Allowance.BACKGROUND_TASK)
        limit = "no figure" if answer.limit is None else f"{answer.limit:g} s"
        end = answer.at_expiry.label if answer.at_expiry else "not known"
        code = answer.code.label if answer.code else "no code"
        print(f"iOS {version}: {limit}, then {end} ({code})")
        print(f"  rule {answer.rule}, {answer.evidence.label if answer.evidence else 'none'}")
        for source in answer.citations:
            print(f"  source {source.key}: {source.title}  {source.url}")


if __name__ == "__main__":
    main()
