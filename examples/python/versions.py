"""The same app on six versions: it never ends its background task. When is it killed, and why?"""

from __future__ import annotations

from lifecycle_policy import Device, DeviceEffect, Effect

VERSIONS = ("3.1", "4.0", "8.0", "12.0", "17.0", "27.0")
AN_HOUR = 3600


def kill_on(version: str) -> DeviceEffect | None:
    """Returns the kill of the app after it has left the front; None if there is none."""
    with Device(version) as device:
        app = device.install(returns_after=0, was_launched=True)
        for event in ("boot", "open-app", "begin-task", "home"):
            device.post(event, app)
        kills = (effect for effect in device.run_until_idle(AN_HOUR) if effect.kind is Effect.KILL)
        return next(kills, None)


def main() -> None:
    """Prints a line for each version."""
    print(f"{'iOS':<6}{'killed after':<14}{'how':<26}{'code':<12}broken rule")
    for version in VERSIONS:
        kill = kill_on(version)
        if kill is None:
            print(f"{version:<6}never")
            continue
        code = f"0x{kill.code:08x}" if kill.code else "-"
        rule = kill.broken_rule or kill.rule
        end = kill.termination.label if kill.termination else "-"
        after = f"{kill.at:g} s"
        print(f"{version:<6}{after:<14}{end:<26}{code:<12}{rule.id if rule else '-'}")


if __name__ == "__main__":
    main()
