"""Tests one version of each client with every call that a test makes (clients/). Each failure must
have a reason. `make all-clients` tries the other versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from clients.all_clients import CLIENTS, Client, Result, Skipped, attempt, unexplained

README = Path(__file__).parents[1].joinpath("README.md").read_text()
NEWEST = [each for each in CLIENTS if each.is_newest and each.name != "fb-idb"]


@pytest.mark.parametrize("client", NEWEST, ids=[each.name for each in NEWEST])
def test_newest(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        result = attempt(client)
    except Skipped as reason:
        pytest.skip(f"not tried: {client.name}: {reason}")
    assert not unexplained(client, result)
    tried = len(result.worked) + len(result.failed)
    assert f"| {client.name} | {client.version} | {tried} | {len(result.worked)} |" in README
    with capsys.disabled():
        print(f"\n{client.name} {client.version}: {len(result.worked)} calls work")


def test_readme_has_every_client() -> None:
    for client in CLIENTS:
        assert f"| {client.name} | {client.version} |" in README


def test_failures_are_explained() -> None:
    client = Client("a", "1", NEWEST[0].program, {"swim": "ours: there is no water"})
    assert not unexplained(client, Result(["run"], {"swim": "no"}))
    assert unexplained(client, Result(["run"], {"fly": "no"})) == ["fails: fly: no"]
    assert unexplained(client, Result(["run", "swim"], {})) == ["works by now: swim"]
