"""Each thing has one name in Python, scenarios and scripts of the phone, and one in C. Other names
are accepted with a notice."""

from __future__ import annotations

import importlib
import inspect
import json
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native import bindings
from lifecycle_policy._native.renamed import EVENT, INSTALL
from lifecycle_policy.simulation import format
from lifecycle_policy.simulation.play import play
from lifecycle_policy.simulation.places import Mistakes
from lifecycle_policy.simulation.scenario import Scenario, read_scenario

from command_line import question, run
from places import in_checkout

#: Names of fields of events and of installed apps. Each row has the struct and the field in C, the
#: name in Python and in scenarios, and the further names that Python and scenarios accept. C counts
#: times in nanoseconds, and Python and scenarios count times in seconds.
NAMES = [
    ("lcp_device_event", "amount", "amount", ["bytes_wanted", "bytes"]),
    ("lcp_install", "reply_after_ns", "returns_after", ["reply_after"]),
    ("lcp_install", "missing_callbacks_mask", "missing_callbacks", ["missing"]),
    ("lcp_install", "complete_after_ns", "completes_after", []),
    ("lcp_install", "stay_for_ns", "stays_for", []),
    ("lcp_install", "footprint_bytes", "footprint", []),
    ("lcp_install", "limits", "limits", []),
    ("lcp_install", "was_launched", "was_launched", []),
]
#: Values with another name in C or in another enumeration: the value, its name in Python, and the
#: other name.
VALUES: list[tuple[lp.Occurrence | lp.Cause | lp.EvidenceProfile, str, str]] = [
    (lp.Occurrence.BEGIN_INTERRUPTION, "begin-interruption", "interruption-begin"),
    (lp.Cause.INTERRUPTION_BEGIN, "interruption-begin", "begin-interruption"),
    (lp.EvidenceProfile.FOUNDING, "article", "founding"),
]


def parameters(function: Callable[..., object]) -> set[str]:
    return set(inspect.signature(function).parameters)


@pytest.mark.parametrize(("struct", "field", "name", "others"), NAMES, ids=[row[2] for row in NAMES])
def test_a_thing_has_one_name(struct: str, field: str, name: str, others: list[str]) -> None:
    assert field in {each[0] for each in getattr(bindings, struct)._fields_}
    event = struct == "lcp_device_event"
    for function in (lp.Device.post,) if event else (lp.Device.install,):
        assert name in parameters(function) and not set(others) & parameters(function)
    if not event and name != "was_launched":
        assert name in parameters(lp.Device.update_app)
    (key,) = (key for key in (format.EVENT if event else format.APP) if key.name == name)
    assert set(key.others) == set(others)
    assert {other for other, used in (EVENT if event else INSTALL).items() if used == name} == set(others)


def test_every_other_name_is_in_the_table() -> None:
    assert {other for *_, others in NAMES for other in others} == {*EVENT, *INSTALL}


def test_scripts_of_the_phone_have_the_same_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(in_checkout("examples")))
    bundle = importlib.import_module("iphone.bundle")
    assert {"returns_after", "missing_callbacks", "footprint"} <= bundle._KEYS
    assert not set(INSTALL) & bundle._KEYS

    def script(**keys: Any) -> Any:
        app = tmp_path / "Test.app"
        app.mkdir(exist_ok=True)
        (app / "Info.plist").write_bytes(
            b'<?xml version="1.0"?><plist version="1.0"><dict>'
            b"<key>CFBundleIdentifier</key><string>org.example.test</string></dict></plist>"
        )
        (app / "script.json").write_text(json.dumps(keys))
        return bundle.read_bundle(app)

    act = {"on": "active", "do": "footprint"}
    callback = "applicationWillTerminate:"
    used = script(missing_callbacks=[callback], returns_after=2, does=[{**act, "amount": 7}])
    older = script(missing=[callback], reply_after=2, does=[{**act, "bytes_wanted": 7}])
    assert used.missing_callbacks == older.missing_callbacks != frozenset()
    assert (used.returns_after, older.returns_after) == (2, 2)
    assert used.does[0].fields == older.does[0].fields == {"amount": 7}
    assert not used.notes
    assert [note.partition(".json: ")[2] for note in older.notes] == [
        "`missing` was read as missing_callbacks",
        "`reply_after` was read as returns_after",
        "does[0]: `bytes_wanted` was read as amount",
    ]
    phone = importlib.import_module("iphone.phone").Phone("17.0", tmp_path, apps=(tmp_path / "Test.app",))
    assert any("`missing` was read as missing_callbacks" in line for line in phone.log)
    with pytest.raises(bundle.BundleError, match="occurs twice"):
        script(missing=[], missing_callbacks=[])


# Python


@pytest.mark.parametrize("other", INSTALL)
def test_an_app_is_installed_by_other_names(other: str) -> None:
    given: Any = 3 if other == "reply_after" else ["applicationWillResignActive:"]

    def digest(update: bool, name: str) -> int:
        device = lp.Device("17.0")
        app = device.install() if update else 0
        call: Any = device.update_app if update else device.install
        call(*([app] if update else []), **{name: given})
        device.post("boot")
        device.post("open-app", 1)
        return device.digest

    for update in (False, True):
        with pytest.warns(DeprecationWarning, match=f"^`{other}` was read as `{INSTALL[other]}`$") as seen:
            found = digest(update, other)
        assert [Path(each.filename) for each in seen] == [Path(__file__)], "the caller's own line"
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert found == digest(update, INSTALL[other]) != lp.Device("17.0").digest


@pytest.mark.parametrize("other", EVENT)
def test_an_event_is_posted_by_other_names(other: str) -> None:
    device = lp.Device("17.0")
    device.install(returns_after=0, was_launched=True)
    device.post("boot")
    with pytest.warns(DeprecationWarning, match=f"^`{other}` was read as `amount`$") as seen:
        fields: dict[str, Any] = {other: 5}
        assert device.post("memory-pressure", **fields).verdict is lp.Verdict.ALLOWED
    assert [Path(each.filename) for each in seen] == [Path(__file__)]


def test_names_that_are_not_known() -> None:
    device = lp.Device("17.0")
    app = device.install()
    calls: dict[str, Callable[[], object]] = {
        "an event has no field 'amout'": lambda: device.post("boot", amout=3),
        "an app has no 'mising'": lambda: device.install(mising=[]),
        "an app has no 'was_launched'": lambda: device.update_app(app, was_launched=True),
        "an amount or a delay, not both": lambda: device.post("keep-alive", app, amount=1, delay=1),
    }
    for message, call in calls.items():
        with pytest.raises(TypeError, match=message):
            call()


def test_errors_name_what_the_caller_can_give() -> None:
    """For each invalid argument, the message names the argument of the Python function."""
    device = lp.Device("17.0")
    app = device.install(returns_after=0, was_launched=True)
    device.post("boot")
    post: dict[str, Any] = {
        name: "nonsense" for name in parameters(lp.Device.post) - {"device", "kind", "others"}
    }
    install: dict[str, Any] = {
        name: "nonsense"
        for name in parameters(lp.Device.install) - {"self", "others", "app", "missing_callbacks"}
    }
    install |= {"missing_callbacks": ["nonsense"], "limits": [3]}
    update = {name: value for name, value in install.items() if name != "was_launched"}
    for function, wrong in (
        (lambda **each: device.post("home", **each), post),
        (device.install, install),
        (lambda **each: device.update_app(app, **each), update),
    ):
        for name, value in wrong.items():
            with pytest.raises(lp.LifecyclePolicyError) as caught:
                function(**{name: value})
            assert str(caught.value).partition(":")[0].replace("-", "_") == name
    for delay in (-1, 1e12, "soon"):
        with pytest.raises(lp.LifecyclePolicyError, match="^delay: "):
            device.post("keep-alive", app, delay=delay)  # type: ignore[arg-type]
    for amount in (0, None, -1):
        with pytest.raises(lp.LifecyclePolicyError, match="^amount: "):
            device.post("memory-pressure", amount=amount)


# Scenarios and the command line


def scenario(event: dict[str, Any], **app: Any) -> Scenario:
    events = [{"at": 1, "event": "open-app", "app": 1}, {"at": 2, **event}, {"at": 3, "event": "home"}]
    return read_scenario(json.dumps({"os": "17.0", "apps": [{"name": "A", **app}], "events": events}))


def effects(read: Scenario) -> list[str]:
    assert read.os is not None
    return [effect.text for effect in play(read, read.os).effects]


PRESSURE = {"event": "memory-pressure", "amount": 5}
CALLBACK = "applicationWillResignActive:"


def test_scenarios_say_how_other_names_were_read() -> None:
    used = scenario(PRESSURE, returns_after=2, missing_callbacks=[CALLBACK])
    assert not used.notes
    for other in EVENT:
        found = scenario({"event": "memory-pressure", other: 5}, returns_after=2, missing_callbacks=[CALLBACK])
        assert found.notes == (f"line 1: `{other}` was read as `amount`",)
        assert effects(found) == effects(used)
    found = scenario(PRESSURE, reply_after=2, missing=[CALLBACK])
    assert found.notes == (
        "line 1: `reply_after` was read as `returns_after`",
        "line 1: `missing` was read as `missing_callbacks`",
    )
    assert effects(found) == effects(used) != effects(scenario(PRESSURE))
    others = [each.label for each in lp.Callback if each.label != CALLBACK]
    found = scenario(PRESSURE, returns_after=2, implements=others)
    assert found.notes == ("line 1: `implements` was read as `missing_callbacks` with all the others",)
    assert found.apps == used.apps and effects(found) == effects(used)


def test_the_schema_has_other_names_as_deprecated() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    found = format.schema()
    properties: Any = found["properties"]
    assert properties["apps"]["items"]["properties"]["missing"]["deprecated"] is True
    validator = jsonschema.Draft202012Validator(found)

    def is_valid(**keys: Any) -> bool:
        step = {"at": 1, "event": "memory-pressure", **keys}
        return bool(validator.is_valid({"os": "17.0", "apps": [{}], "events": [step]}))

    assert is_valid(amount=1) and is_valid(bytes=1) and is_valid(bytes_wanted=1) and not is_valid()


def test_a_missing_key_is_named_as_it_is_used() -> None:
    with pytest.raises(Mistakes, match="`amount` is missing"):
        scenario({"event": "memory-pressure"})


@pytest.mark.parametrize(("value", "name", "other"), VALUES, ids=[row[2] for row in VALUES])
def test_values_are_read_by_their_other_names(value: lp.Occurrence, name: str, other: str) -> None:
    assert value.label == name
    assert lp.parse(type(value), other) is lp.parse(type(value), other.replace("-", " ")) is value


def test_the_command_says_how_a_value_was_read(tmp_path: Path) -> None:
    argv = ("transition", "--os", "17", "--from", "active", "--to", "inactive", "--cause")
    notes = question(*argv, "begin-interruption")["notes"]
    assert "`begin-interruption` was read as interruption-begin" in notes
    assert not any("was read as" in note for note in question(*argv, "interruption-begin")["notes"])
    task = ("deadline", "background-task", "--os", "17", "--evidence")
    assert "`founding` was read as article" in question(*task, "founding")["notes"]
    assert not any("was read as" in note for note in question(*task, "article")["notes"])
    path = tmp_path / "a.json"
    call = {"at": 1, "event": "interruption begin", "interruption": "siri"}
    path.write_text(json.dumps({"os": "17.0", "apps": [{}], "events": [call]}))
    ran = run("simulate", str(path))
    assert ran.returncode == 0
    assert "line 1: event: `interruption begin` was read as begin-interruption" in ran.stderr


def test_documents_use_the_names_in_use() -> None:
    """README.md and the examples give no argument by another name, and scenarios and README.md no
    key. `bytes_wanted` does not occur at all."""
    others = "|".join([*EVENT, *INSTALL])
    examples = in_checkout("examples")
    places = [in_checkout("README.md"), *examples.rglob("*.py"), *examples.rglob("*.json")]
    for path in places:
        key = "" if path.suffix == ".py" else rf'|"(?:{others})":'
        found = re.findall(rf"\bbytes_wanted\b|\b(?:{others})={key}", path.read_text(encoding="utf-8"))
        assert not found, f"{path}: {found}"
