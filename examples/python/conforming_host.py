"""A host for `lifecycle-policy conform`: it does what a simulated device says.

python3 -m lifecycle_policy conform --os 17.0 -- python3 conforming_host.py
"""

import json
import sys
from typing import Any

from lifecycle_policy import App, Callback, Device, DeviceEffect, DeviceFacts, Idiom
from lifecycle_policy import LifecyclePolicyError

FACTS = {"scenes", "multiple_scenes", "exits_on_suspend", "state_restoration", "interface_kept"}


def say(**message: Any) -> None:
    print(json.dumps({key: value for key, value in message.items() if value}), flush=True)


def report(effect: DeviceEffect) -> None:
    kind, more = effect.kind.label, {"at": effect.at, "scene": effect.scene}
    reads = effect.reads.label if effect.reads else None
    if kind == "run-expiration-handler":
        say(callback=Callback.BACKGROUND_TASK_EXPIRATION_HANDLER.label, **more)
    elif effect.callback:
        say(callback=effect.callback.label, reads=reads, **more)
    elif effect.notification:
        say(notification=effect.notification.label, reads=reads, **more)
    elif kind == "kill":
        say(ended=effect.termination.label if effect.termination else True, **more)


hello = json.loads(sys.stdin.readline())
told = hello["app"]
app = App(background_modes=told.get("modes", ()), **{key: told[key] for key in FACTS & set(told)})
pad = hello.get("facts", {}).get("pad")
device = Device(hello["os"], facts=DeviceFacts(idiom=Idiom.PAD if pad else Idiom.PHONE))
device.install(app, was_launched=True, returns_after=0, footprint=told.get("footprint", 0))
device.post("boot")
say(hello=1, name="a device of the library")
tokens = {"end-task": 0, "complete": 0}  # the tokens of the last task and the last wake-up
while (event := json.loads(sys.stdin.readline() or '{"bye": true}')).get("bye") is None:
    kind, at = event.pop("do"), event.pop("at")
    for effect in device.run_until(at):
        report(effect)
    more = {**event, "token": tokens[kind]} if kind in tokens else event
    try:
        token = device.post(kind, 1, **more).token if kind != "wait" else 0
    except (LifecyclePolicyError, TypeError):
        say(unsupported=True)
        continue
    if token:
        tokens["end-task" if kind == "begin-task" else "complete"] = token
    for effect in device.run_until(at):
        report(effect)
    say(done=True, state=device.app_status(1).state.label)
