"""Tests the completion scripts, each in its own shell if that shell is installed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy.cli.completion.shapes import shapes_of
from lifecycle_policy.cli.help import build_parser

from command_line import run
from shells import bash_offers, fish_offers, need, script, typed

pytestmark = pytest.mark.slow

SHELLS = ("bash", "zsh", "fish")
COMMANDS = list(build_parser("0").commands)
TERMINATIONS = [value.label for value in lp.Termination]
MODES = [value.label for value in lp.BackgroundMode]

#: The last words of lines, each with the expected suggestions.
OFFERED: list[tuple[str, list[str]]] = [
    ("rel", ["relaunch"]),
    ("co", ["conduct", "compare", "conform", "completion"]),
    ("relaunch --af", ["--after"]),
    ("relaunch --after ", TERMINATIONS),
    ("relaunch --after user-f", ["user-force-quit", "user-force-quit-held-button"]),
    ("relaunch --os 8.0 --on region-", ["region-enter", "region-exit"]),
    ("relaunch --json --on beac", ["beacon"]),
    ("relaunch --mode ", MODES),
    ("relaunch --mode audio,fe", ["audio,fetch"]),
    ("relaunch --mode audio,voip,fe", ["audio,voip,fetch"]),
    ("transition --cause app-sw", ["app-switch", "app-switcher-open", "app-switcher-closed"]),
    ("transition --last-cause scene-r", ["scene-request"]),
    ("next --from foreground-", ["foreground-inactive", "foreground-active"]),
    ("next --axis ", ["app", "scene"]),
    ("deadline --allowance did", ["did-enter-background"]),
    ("deadline --limit process-e", ["process-exit"]),
    ("conduct --activity met", ["metal"]),
    ("duties --callback applicationDidE", ["applicationDidEnterBackground:"]),
    ("duties --callback application:didF", ["application:didFinishLaunchingWithOptions:"]),
    ("deadline --evidence ", ["documented", "observed", "article"]),
    ("deadline --os 1", [f"1{digit}.0" for digit in range(10)]),
    ("deadline --color a", ["auto", "always"]),
    ("deadline --facts ", ["ordinary", "unknown"]),
    ("deadline --info-plist Inf", ["Info.plist"]),
    ("termination --report Inf", ["Info.plist"]),
    ("termination Inf", ["Info.plist"]),
    ("termination 0xdead1", ["0xdead10cc"]),
    ("manifest Inf", ["Info.plist"]),
    ("rules --format ", ["text", "markdown", "json"]),
    ("rules --basis obs", ["observed"]),
    ("matrix --after al", ["all"]),
    ("matrix --os 12.0,13", ["12.0,13.0"]),
    ("compare --subject relaunch,de", ["relaunch,deadline", "relaunch,delivery"]),
    ("simulate Inf", ["Info.plist"]),
    ("simulate --os 12.0,13", ["12.0,13.0"]),
    ("simulate --time", ["--timeline"]),
    ("simulate --timeline Inf", ["Info.plist"]),
    ("conform --scenario scene-d", ["scene-disconnect"]),
    ("conform --time", ["--timeout"]),
    ("names call", ["callback"]),
    ("completion z", ["zsh"]),
    ("deadline --permitted-identifier ", []),
]
Offers = Callable[[Path, Sequence[str], Path], list[list[str]]]
CALLS = ("lifecycle-policy", "python3 -m lifecycle_policy")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes a folder with the scripts, and with files to complete."""
    folder = tmp_path_factory.mktemp("completion")
    for name in ("Info.plist", "An App.plist"):
        (folder / name).touch()
    for shell in SHELLS:
        script(shell, folder)
    return folder


def at(folder: Path, shell: str) -> Path:
    return folder / f"completion.{shell}"


def test_the_shapes_are_those_of_the_parser() -> None:
    root = build_parser("0")
    shapes = {shape.name: shape for shape in shapes_of(root)}
    assert set(shapes) == {"", *root.commands}
    for name, parser in root.commands.items():
        flags = {flag for option in shapes[name].options for flag in option.flags}
        assert flags == set(parser._option_string_actions)
        assert shapes[name].text
        for option in shapes[name].options:
            assert option.text, (name, option.flags)
    words = {
        flag: option.takes.names()
        for option in shapes["relaunch"].options
        for flag in option.flags
        if option.takes is not None
    }
    assert words["--after"] == tuple(TERMINATIONS)
    assert "--json" not in words


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_has_every_command_and_option(shell: str) -> None:
    text = run("completion", shell).stdout
    assert text == run("completion", shell.upper()).stdout
    for shape in shapes_of(build_parser("0")):
        assert shape.name in text
        for option in shape.options:
            for flag in option.flags:
                assert flag in text or f"-l {flag[2:]}" in text, flag


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("offers", [bash_offers, fish_offers], ids=["bash", "fish"])
def test_offers(offers: Offers, call: str, place: Path) -> None:
    bash = offers is bash_offers
    lines = [f"{call} {line}" for line, _ in OFFERED]
    found = offers(at(place, "bash" if bash else "fish"), lines, place)
    for (line, expected), given in zip(OFFERED, found, strict=True):
        if bash and line.endswith("application:didF"):
            expected = ["didFinishLaunchingWithOptions:"]  # bash cuts the line at the colon
        assert sorted(given) == sorted(expected), line


@pytest.mark.parametrize("offers", [bash_offers, fish_offers], ids=["bash", "fish"])
def test_all_commands_and_options_are_offered(offers: Offers, place: Path) -> None:
    path = at(place, "bash" if offers is bash_offers else "fish")
    shapes = shapes_of(build_parser("0"))
    lines = [f"lifecycle-policy {shape.name} --".replace("  ", " ") for shape in shapes]
    first, *found = offers(path, ["lifecycle-policy ", *lines], place)
    assert sorted(offer for offer in first if offer[0] != "-") == sorted(COMMANDS)
    for shape, given in zip(shapes, found, strict=True):
        flags = [flag for option in shape.options for flag in option.flags if flag[:2] == "--"]
        assert sorted(given) == sorted(flags), shape.name


BY_EQUALS_SIGN = [
    ("relaunch --after=reb", "reboot", "--after=reboot"),
    ("relaunch --mode=audio,fe", "audio,fetch", "--mode=audio,fetch"),
    ("relaunch --info-plist=Inf", "Info.plist", "--info-plist=Info.plist"),
]


def test_after_an_equals_sign(place: Path) -> None:
    lines = [f"lifecycle-policy {line}" for line, _, _ in BY_EQUALS_SIGN]
    found = bash_offers(at(place, "bash"), lines, place)
    assert found == [[offer] for _, offer, _ in BY_EQUALS_SIGN]
    found = fish_offers(at(place, "fish"), lines, place)
    assert found == [[offer] for _, _, offer in BY_EQUALS_SIGN]


def test_bash_with_blanks_colons_and_other_modules(place: Path) -> None:
    found = bash_offers(
        at(place, "bash"),
        [
            "lifecycle-policy relaunch --info-plist An\\ ",
            "lifecycle-policy duties --callback=application:didF",
            "python3 -m json.tool --in",
        ],
        place,
    )
    assert found == [["An App.plist"], ["didFinishLaunchingWithOptions:"], []]


#: Typed keys, including tabs, and the resulting arguments.
TYPED: list[tuple[str, list[str]]] = [
    (
        "relau\t --after user-force-quit-h\t --on silent-push-\t --mode audio,fet\t",
        "relaunch --after user-force-quit-held-button --on silent-push-with-alert"
        " --mode audio,fetch".split(),
    ),
    (
        "deadli\t --allowance did-en\t --info-plist Inf\t",
        "deadline --allowance did-enter-background --info-plist Info.plist".split(),
    ),
    ("deadline --background-r\t of\t", "deadline --background-refresh off".split()),
    (
        "duties --callback applicationDidEnterB\t",
        "duties --callback applicationDidEnterBackground:".split(),
    ),
    (
        "duties --callback application:didFin\t",
        "duties --callback application:didFinishLaunchingWithOptions:".split(),
    ),
    ("names interr\t", ["names", "interruption"]),
    ("manifest Inf\t", ["manifest", "Info.plist"]),
    ("termination Inf\t", ["termination", "Info.plist"]),
    ("termination 0xdead1\t", ["termination", "0xdead10cc"]),
]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(("keys", "arguments"), TYPED, ids=[keys for keys, _ in TYPED])
def test_typing(shell: str, keys: str, arguments: list[str], place: Path, tmp_path: Path) -> None:
    need(shell)
    (tmp_path / "Info.plist").touch()
    found = typed(shell, at(place, shell), f"lifecycle-policy {keys}", tmp_path)
    assert found == arguments


def test_typing_the_module_in_zsh(place: Path, tmp_path: Path) -> None:
    keys = "python3 -m lifecycle_policy relau\t --after user-force-quit-h\t"
    program = tmp_path / "bin"
    program.mkdir()
    part, whole = tmp_path / "part", tmp_path / "arguments"
    script_text = f'#!/bin/sh\nprintf "%s\\n" "$@" > {part}; mv {part} {whole}\n'
    (program / "python3").write_text(script_text)
    (program / "python3").chmod(0o755)
    found = typed("zsh", at(place, "zsh"), keys, tmp_path, first=program)
    expected = "-m lifecycle_policy relaunch --after user-force-quit-held-button"
    assert found == expected.split()
