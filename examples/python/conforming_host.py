"""A host for `lifecycle-policy conform`: it does what a simulated device says.

    python3 -m lifecycle_policy conform --os 17.0 -- python3 conforming_host.py
"""

from __future__ import annotations

import json
import sys
from typing import Any

from lifecycle_policy import App, Callback, Device, DeviceEffect, DeviceFacts, LifecyclePolicyError

APP = {"scenes", "multiple_scenes", "exits_on_suspend", "state_restoration", "interface_kept"}


def say(**message: Any) -> None:
    """Sends a message."""
    print(json.dumps({key: value for key, value in message.items() if value}), flush=True)


def report(effect: DeviceEffect) -> None:
    """Reports what the app notices of an effect."""
    kind, more = effect.kind.label, {"at": effect.at, "scene": effect.scene}
    if kind == "run-expiration-handler":
        say(callback=Callback.BACKGROUND_TASK_EXPIRATION_HANDLER.label, **more)
    elif effect.callback or effect.notification:
        name = {"callback": str(effect.callback)} if effect.callback else {}
        posted = {"notification": str(effect.notification)} if effect.notification else {}
        say(**name, **posted, reads=str(effect.reads or ""), **more)
    elif kind == "kill":
        say(ended=str(effect.termination or "") or True, **more)


def main() -> None:
    """Answers until the runner says bye."""
    hello = json.loads(sys.stdin.readline())
    told, facts = hello["app"], hello.get("facts", {})
    app = App(background_modes=told.get("modes", ()), **{key: told[key] for key in APP & set(told)})
    device = Device(hello["os"], facts=DeviceFacts(idiom="pad" if facts.get("pad") else "phone"))
    device.install(app, was_launched=True, returns_after=0, footprint=told.get("footprint", 0))
    device.post("boot")
    say(hello=1, name="a device of the library")
    tokens: dict[str, int] = {}  # of the last background task, and of the last wake-up
    while (event := json.loads(sys.stdin.readline() or '{"bye": true}')).get("bye") is None:
        kind, at = event.pop("do"), event.pop("at")
        for effect in device.run_until(at):
            report(effect)
        if kind in ("end-task", "complete"):
            event["token"] = tokens.get(kind, 0)
        try:
            outcome = None if kind == "wait" else device.post(kind, 1, **event)
        except (LifecyclePolicyError, TypeError):
            say(unsupported=True)
            continue
        if outcome and outcome.token:
            tokens["end-task" if kind == "begin-task" else "complete"] = outcome.token
        for effect in device.run_until(at):
            report(effect)
        say(done=True, state=str(device.app_status(1).state))


if __name__ == "__main__":
    main()
