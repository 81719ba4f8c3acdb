"""The header, Python and the library have exactly the same enumerations."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native import enums
from lifecycle_policy._native.enums import KINDS
from lifecycle_policy._native.labels import LabelledEnum
from lifecycle_policy._native.library import library

from command_line import program
from places import in_checkout, interface

Kind = type[LabelledEnum]

BY_CLASS = sorted(KINDS.items(), key=lambda item: item[1])
#: Enumerations whose labels do not follow from the names in C. Their labels are selectors, names of
#: notifications, hexadecimal codes and messages.
SPELLED_OTHERWISE = (lp.Callback, lp.Notification, lp.TerminationCode, lp.Status)


def header_values(number: int) -> dict[str, int]:
    """Returns the values of a kind in the header, by their names without the prefix. `number` is
    the number of the kind, or 0 for the enumeration of kinds."""
    (found,) = (item for item in interface()["enumerations"] if item.get("number", 0) == number)
    return {
        value["name"].removeprefix(found["prefix"]).removeprefix("LCP_"): value["value"]
        for value in found["values"]
    }


def library_values(number: int) -> list[int]:
    """Lists the values that an enumeration has in the library."""
    values: list[int] = []
    value = ctypes.c_int64()
    while True:
        status = library().lcp_enum_value_at(number, len(values), ctypes.byref(value))
        if status == lp.Status.OUT_OF_RANGE:
            return values
        assert status == lp.Status.OK
        values.append(value.value)
        assert len(values) < 1000


def python_values(kind: Kind) -> dict[str, int]:
    return {str(value.name): int(value) for value in kind}


def values_of_kind(number: int) -> dict[str, int]:
    """Returns the values of all classes of a kind. If AppState and SceneState share a name, the
    name in SceneState gets the prefix SCENE_."""
    found: dict[str, int] = {}
    for kind in [kind for kind in KINDS if KINDS[kind] == number] or [lp.EnumKind]:
        prefix = "SCENE_" if kind is lp.SceneState else ""
        names = python_values(kind)
        found |= {f"{prefix}{name}" if name in found else name: names[name] for name in names}
    return found


@pytest.mark.parametrize("kind", [*KINDS, lp.EnumKind], ids=lambda kind: str(kind.__name__))
def test_header_and_python_agree(kind: Kind) -> None:
    expected = header_values(KINDS[kind] if kind in KINDS else 0)
    assert values_of_kind(KINDS[kind] if kind in KINDS else 0) == expected
    assert expected


def test_every_class_is_exported_and_has_a_kind() -> None:
    classes = [getattr(enums, name) for name in enums.__all__]
    assert set(classes) == {*KINDS, lp.EnumKind}
    assert sorted(set(KINDS.values())) == list(lp.EnumKind)
    assert all(getattr(lp, kind.__name__) is kind for kind in classes)


@pytest.mark.parametrize(("kind", "number"), BY_CLASS, ids=lambda item: str(item))
def test_library_and_python_agree(kind: Kind, number: int) -> None:
    assert library_values(number) == list(values_of_kind(number).values())


@pytest.mark.parametrize(("kind", "number"), BY_CLASS, ids=lambda item: str(item))
def test_names_go_there_and_back(kind: Kind, number: int) -> None:
    names = [value.label for value in kind]
    assert len(set(names)) == len(names)
    for value in kind:
        assert lp.parse(kind, value.label) is value
        assert lp.parse(kind, value.label.upper().replace("-", "_")) is value
        if kind not in SPELLED_OTHERWISE and value is not lp.EvidenceProfile.FOUNDING:
            assert value.label == str(value.name).lower().replace("_", "-")


@pytest.mark.parametrize(("kind", "number"), BY_CLASS, ids=lambda item: str(item))
def test_titles_are_those_of_the_header(kind: Kind, number: int) -> None:
    (found,) = (item for item in interface()["enumerations"] if item.get("number", 0) == number)
    titles = {value["value"]: value["title"] for value in found["values"]}
    opposites = {value["value"]: value.get("opposite") for value in found["values"]}
    for value in kind:
        assert value.title == titles[value]
        assert getattr(value, "opposite_title", None) == opposites[value]


def test_a_kind_of_enumeration_has_a_title() -> None:
    assert lp.EnumKind.RULE_FIELD.title == "rule field"


def test_names_of_what_is_no_value() -> None:
    assert library().lcp_enum_name(lp.EnumKind.STATE, 11) is None
    assert library().lcp_enum_name(lp.EnumKind.STATE, -1) is None
    assert library().lcp_enum_name(999, 1) is None
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.parse(lp.AppState, "drowsy")
    assert caught.value.status == lp.Status.NOT_FOUND
    assert caught.value.value == "drowsy"


def test_apple_spellings() -> None:
    assert lp.parse(lp.Callback, "applicationDidEnterBackground:") == 6
    assert lp.parse(lp.BackgroundMode, "bluetooth-central") == lp.BackgroundMode.BLUETOOTH_CENTRAL
    assert lp.parse(lp.TerminationCode, "0x8badf00d") == lp.TerminationCode.WATCHDOG
    assert lp.parse(lp.Cause, "swipe up") == lp.Cause.HOME_BUTTON
    assert lp.Callback.DID_ENTER_BACKGROUND.label == "applicationDidEnterBackground:"
    assert lp.TerminationCode.WATCHDOG.label == "0x8badf00d"


def test_states_of_a_scene_have_names_of_their_own() -> None:
    assert [state.label for state in lp.SceneState][-2:] == ["foreground-active", "background"]
    assert lp.parse(lp.SceneState, "Background") is lp.SceneState.BACKGROUND
    assert lp.parse(lp.AppState, "background") is lp.AppState.BACKGROUND
    apple = "UISceneActivationStateBackground"
    assert lp.parse(lp.SceneState, apple) is lp.SceneState.BACKGROUND
    wrong = (lp.AppState, "unattached"), (lp.AppState, apple), (lp.SceneState, "active")
    for kind, text in wrong:
        with pytest.raises(lp.LifecyclePolicyError) as caught:
            lp.parse(kind, text)
        assert caught.value.status == lp.Status.NOT_FOUND


def test_values_print_their_names() -> None:
    assert str(lp.Verdict.ALLOWED) == f"{lp.Verdict.ALLOWED}" == "allowed"
    assert f"{lp.SceneState.BACKGROUND:>12}" == "  background"
    assert str(lp.EvidenceProfile.FOUNDING) == str(lp.EvidenceProfile.ARTICLE) == "article"
    assert len(lp.EvidenceProfile) == 3


def test_values_together_are_a_set_and_no_other_value() -> None:
    audio, fetch, voip = (lp.BackgroundMode(number) for number in (1, 8, 3))
    assert audio | fetch == {audio, fetch}
    assert audio | fetch | voip == voip | (audio | fetch) == {audio, fetch, voip}
    others: list[Any] = [2, lp.Since.REBOOT]
    for other in others:
        with pytest.raises(TypeError):
            audio | other


def test_generated_files_are_current() -> None:
    script = in_checkout("bindings/tools/generate.py")
    check = program(sys.executable, str(script), "--check")
    assert check.returncode == 0, check.stdout


def test_version_is_that_of_the_checkout() -> None:
    stated = in_checkout("VERSION").read_text(encoding="utf-8").strip()
    assert lp.__version__ == stated == lp.library_version()
