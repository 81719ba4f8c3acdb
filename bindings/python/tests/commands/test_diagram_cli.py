"""Tests the diagram command: its options, its output, and refused input."""

from __future__ import annotations

import json
import os
import plistlib
import stat
from pathlib import Path

import pytest
from lifecycle_policy import diagram
from lifecycle_policy.cli.main import ask, main

from command_line import question, run
from diagrams import apps, contexts, fixture


def test_it_prints_what_the_function_gives() -> None:
    result = run("diagram", "--os", "12.0", "--info-plist", str(fixture("AudioPlayer")))
    assert result.returncode == 0 and result.stderr == ""
    assert result.stdout == diagram(contexts()["audio-12.0"], title="AudioPlayer, iOS 12.0")


def test_formats_axis_title_and_callbacks(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["diagram", "--os", "17.0", "--info-plist", str(fixture("Notes"))]
    argv += ["--format", "Mermaid", "--axis", "scene", "--title", "A & B", "--no-callbacks"]
    assert main(argv) == 0
    expected = diagram(
        contexts()["notes-17.0"], "mermaid", "scene", title="A & B", callbacks=False
    )
    assert capsys.readouterr().out == expected


def test_json() -> None:
    argv = ("diagram", "--os", "17.0", "--info-plist", str(fixture("Notes")), "--json")
    result = run(*argv)
    data = json.loads(result.stdout)
    assert data == question(*argv[:-1]) and data["status"] == "ok"
    assert data["text"] == diagram(contexts()["notes-17.0"], title="Notes, iOS 17.0")
    scene, app = data["lanes"]
    assert (scene["axis"], app["axis"]) == ("scene", "app")
    assert {"state": "background", "kind": "background"} in app["states"]
    leaving = next(
        edge for edge in app["edges"] if (edge["from"], edge["to"]) == ("inactive", "background")
    )
    causes = [cause["cause"] for row in leaving["variants"] for cause in row["causes"]]
    assert "home-button" in causes
    assert data["ruleset"] and data["os"] == "17.0" and data["evidence_profile"] == "observed"


def test_output_is_written_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "a picture.svg"
    target.write_text("old")
    assert main(["diagram", "--os", "12.0", "--output", str(target)]) == 0
    text = diagram("12.0", title="An app, iOS 12.0")
    assert target.read_bytes() == text.encode()
    assert capsys.readouterr().out == f"{target}: svg, {len(text.encode())} bytes\n"
    assert os.listdir(tmp_path) == [target.name]
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(target.stat().st_mode) == 0o666 & ~mask


def test_output_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.dot").write_text("old")
    (tmp_path / "link.dot").symlink_to("real.dot")
    argv = ["diagram", "--os", "12.0", "--format", "dot", "--output", str(tmp_path / "link.dot")]
    assert main(argv) == 0
    assert (tmp_path / "link.dot").is_symlink()
    assert (tmp_path / "real.dot").read_text(encoding="utf-8").endswith("}\n")


def test_output_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diagram", "--os", "12.0", "--output", "-"]) == 0
    assert capsys.readouterr().out == diagram("12.0")


@pytest.mark.parametrize("place", ["no-such-folder/a.svg", "", "folder"])
def test_a_file_that_cannot_be_written(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    target = str(tmp_path / place) if place else ""
    assert main(["diagram", "--os", "12.0", "--output", target]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith(f"lifecycle_policy: --output: {target}: ")
    assert os.listdir(tmp_path) == ["folder"] and os.listdir(tmp_path / "folder") == []


@pytest.mark.parametrize(
    ("info", "name"),
    [
        ({"CFBundleName": "Radio"}, "Radio"),
        ({"CFBundleName": "$(PRODUCT_NAME)", "CFBundleDisplayName": "Shown"}, "Shown"),
        ({"CFBundleName": "$(PRODUCT_NAME)"}, "Tuner"),
        ({"CFBundleName": 7}, "Tuner"),
    ],
)
def test_the_name_of_the_app(info: dict[str, object], name: str, tmp_path: Path) -> None:
    path = tmp_path / "Tuner-Info.plist"
    path.write_bytes(plistlib.dumps(info))
    data = ask(["diagram", "--os", "12.0", "--info-plist", str(path)])
    assert data["title"] == f"{name}, iOS 12.0"


def test_what_there_is_to_say_of_the_options() -> None:
    result = run("diagram", "--os", "14.0", "--axis", "scene", "--format", "dot")
    assert result.returncode == 0
    assert "assumed to have adopted scenes" in result.stderr
    assert result.stdout.startswith("// An app, iOS 14.0\n")


def test_notices_of_the_info_plist(tmp_path: Path) -> None:
    path = tmp_path / "Info.plist"
    path.write_bytes(plistlib.dumps({"UIBackgroundModes": ["tea"]}))
    result = run("diagram", "--os", "12.0", "--info-plist", str(path), "--format", "dot")
    assert "tea" in result.stderr and "An app, iOS 12.0" in result.stdout
    data = question("diagram", "--os", "12.0", "--info-plist", str(path))
    assert data["notices"][0]["kind"] == "unknown-mode"


REFUSED = [
    ("diagram", "missing-value", "os", "--os"),
    ("diagram --os twelve", "malformed", "os", "twelve"),
    ("diagram --os 1.0", "out-of-range", "os", "1.0"),
    ("diagram --os 12.0 --format png", "unknown-value", "format", "png"),
    ("diagram --os 12.0 --axis z", "unknown-value", "axis", "z"),
    ("diagram --os 12.0 --axis scene", "out-of-range", "axis", "iOS 12.0 has none"),
    ("diagram --os 17.0 --no-scenes --axis scene", "out-of-range", "axis", "not adopted"),
    ("diagram --os 12.0 --mode tea", "unknown-value", "mode", "tea"),
    ("diagram --os 12.0 --info-plist /nowhere/x", "not-found", "info-plist", "/nowhere/x"),
    ("diagram --os 12.0 --explain", "unknown-value", "explain", "--explain"),
    ("diagram --os 12.0 --output", "missing-value", "output", "--output"),
]


@pytest.mark.parametrize(("line", "status", "field", "named"), REFUSED, ids=[r[0] for r in REFUSED])
def test_refused(line: str, status: str, field: str, named: str) -> None:
    data = question(*line.split())
    assert (data["status"], data["field"]) == (status, field)
    assert named in data["message"]


def test_every_fixture_can_be_drawn() -> None:
    assert set(apps()) >= {"audio", "location", "notes"}
