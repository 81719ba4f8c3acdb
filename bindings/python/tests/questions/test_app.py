"""An app made by hand: its background modes as a set, as a list, and as names."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, BackgroundMode, Field, Status

BOTH = BackgroundMode.AUDIO | BackgroundMode.FETCH


@pytest.mark.parametrize(
    "given",
    [
        BOTH,
        [BackgroundMode.AUDIO, BackgroundMode.FETCH],
        ["audio", "fetch"],
        ("Fetch", BackgroundMode.AUDIO),
        {"audio", "fetch"},
        iter(["audio", "fetch"]),
    ],
    ids=lambda given: type(given).__name__,
)
def test_modes_in_every_form(given: Any) -> None:
    app = App(background_modes=given)
    assert app.background_modes == {BackgroundMode.AUDIO, BackgroundMode.FETCH}
    assert isinstance(app.background_modes, frozenset)
    assert app == App(BOTH)


def test_one_name_and_none() -> None:
    assert App(background_modes="voip") == App(BackgroundMode.VOIP)
    assert App(background_modes=[]) == App()
    assert App().background_modes == frozenset()


@pytest.mark.parametrize(
    ("given", "value"),
    [
        (["audio", "juggling"], "juggling"),
        ("juggling", "juggling"),
        ([lp.Activity.METAL], lp.Activity.METAL),
        ([None], None),
        (129, 129),
        (None, None),
    ],
    ids=str,
)
def test_what_is_no_mode(given: Any, value: object) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        App(background_modes=given)
    error = caught.value
    assert (error.status, error.field) == (Status.UNKNOWN_VALUE, Field.BACKGROUND_MODES)
    assert error.value == value
    assert "background-modes" in str(error)
    assert str(value) in str(error) or repr(value) in str(error)


def test_an_app_is_still_a_value() -> None:
    app = App(["audio"], scenes=True, minimum_os=lp.OSVersion(8), placeholders=("DTSDKName",))
    assert dataclasses.replace(app, scenes=False).background_modes == {BackgroundMode.AUDIO}
    named: Any = ["voip"]
    assert dataclasses.replace(app, background_modes=named).scenes is True
    assert pickle.loads(pickle.dumps(app)) == copy.deepcopy(app) == app
    assert hash(app) == hash(copy.copy(app))
    with pytest.raises(dataclasses.FrozenInstanceError):
        app.scenes = None  # type: ignore[misc]
