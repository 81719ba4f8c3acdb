"""The picture of a simulation is complete, and legible on light and on dark pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import lifecycle_policy as lp
import pytest
from lifecycle_policy.cli.main import main
from lifecycle_policy.diagrams.style import attributes
from lifecycle_policy.simulation.axis import strips_of
from lifecycle_policy.simulation.lanes import lane_of
from lifecycle_policy.simulation.picture import timeline_svg
from lifecycle_policy.simulation.play import Simulation, play
from lifecycle_policy.simulation.scenario import read_scenario
from lifecycle_policy.simulation.words import code_of

from command_line import run
from places import checkout, in_checkout, needs_checkout
from scenarios import example, scenarios
from timelines import HOSTILE, check_page, crosses, overlaps, shown, texts, tips


def simulated(text: str, *versions: str, folder: str = "") -> list[Simulation]:
    scenario = read_scenario(text, folder)
    listed = [lp.OSVersion.parse(version) for version in versions]
    if not listed:
        assert scenario.os is not None
        listed = [scenario.os]
    return [play(scenario, os) for os in listed]


def of_example(name: str, *versions: str) -> list[Simulation]:
    path = example(name)
    return simulated(path.read_text(encoding="utf-8"), *versions, folder=str(path.parent))


def crowded() -> str:
    """Returns a scenario with more events than one strip of the picture has space for."""
    events: list[dict[str, Any]] = []
    for number in range(60):
        at = number * 7 + (number % 5) * 0.3
        app = number % 3 + 1
        events.append({"at": at, "event": "open-app", "app": app})
        if number % 4 == 0:
            events.append({"at": at + 0.2, "event": "begin-task", "app": app})
        if number % 10 == 9:
            events.append({"at": at + 0.5, "event": "memory-pressure", "amount": 50})
    apps = [
        {"name": name, "returns_after": 0.1, "footprint": 10}
        for name in (HOSTILE.replace("\x01", ""), "An app with a long name", "x")
    ]
    return json.dumps({"os": "15.0", "apps": apps, "events": events})


def cases() -> dict[str, list[Simulation]]:
    found = {one["id"]: simulated(json.dumps(one)) for one in scenarios()}
    found["crowded"] = simulated(crowded())
    if checkout() is not None:
        found["day"] = of_example("day.json")
        found["leak"] = of_example("leak.json", "8.0", "12.0", "17.0")
    return found


CASES = cases()


@pytest.mark.parametrize("case", CASES)
def test_it_is_well_formed_and_legible(case: str) -> None:
    runs = CASES[case]
    svg = timeline_svg(runs, HOSTILE)
    check_page(svg)
    assert svg == timeline_svg(runs, HOSTILE)


@pytest.mark.parametrize("case", CASES)
def test_every_kill_and_event_appears(case: str) -> None:
    runs = CASES[case]
    root = ElementTree.fromstring(timeline_svg(runs, "x"))
    kills = [each for run in runs for each in run.effects if each.kind is lp.Effect.KILL]
    assert crosses(root) == len(kills) + 1, "one of them stands in the legend"
    words = " ".join(shown(root))
    for kill in kills:
        assert kill.termination is not None
        assert f"killed: {kill.termination}" in words
        assert code_of(kill) in words
        rule = kill.broken_rule or kill.rule
        assert rule is None or rule.id in words
    bold = [text for text in texts(root) if text.get("font-weight") == "600"]
    pins = [text.text for text in bold if text.get("text-anchor") == "middle"]
    listed = [text.text for text in bold if text.get("text-anchor") == "end"]
    assert len(pins) == sum(len(run.events) for run in runs)
    counts = [len(run.events) + sum(each in kills for each in run.effects) for run in runs]
    assert listed == [str(number + 1) for count in counts for number in range(count)]


@pytest.mark.parametrize("case", CASES)
def test_every_callback_has_its_mark(case: str) -> None:
    runs = CASES[case]
    root = ElementTree.fromstring(timeline_svg(runs, "x"))
    told = tips(root)
    for run_ in runs:
        for effect in run_.effects:
            if effect.callback is not None and effect.rule is not None:
                assert any(str(effect.callback) in tip and effect.rule.id in tip for tip in told)


@needs_checkout
def test_texts_of_the_day_do_not_meet() -> None:
    assert overlaps(ElementTree.fromstring(timeline_svg(CASES["day"], "x"))) == []


@pytest.mark.parametrize("case", CASES)
def test_states_follow_each_other_without_a_gap(case: str) -> None:
    for run_ in CASES[case]:
        for number, status in enumerate(run_.apps, 1):
            spans = lane_of(run_, number, run_.end).spans
            for before, after in zip(spans, spans[1:], strict=False):
                assert before.end == after.start and before.start < before.end
            if spans:
                assert (spans[0].start, spans[-1].end) == (0, run_.end)
                assert spans[-1].state is status.state or spans[-1].end == spans[-1].start or any(
                    effect.at == run_.end for effect in run_.effects
                )


def test_colours_stand_in_attributes_and_in_the_dark_sheet() -> None:
    svg = timeline_svg(CASES["crowded"], "x")
    sheet = re.search(r"<style>(.*?)</style>", svg)
    assert sheet is not None and sheet[1].startswith("@media (prefers-color-scheme:dark)")
    for name in set(re.findall(r'class="([^"]+)"', svg)):
        assert f".{name}{{" in sheet[1]
        assert attributes(name) in svg


def test_moments_keep_their_order_on_the_axis() -> None:
    times = [0, *(second + part / 20 for second in (5, 5.4, 60, 61, 3600) for part in range(9))]
    for count in (1, 4, 12):
        moments = [time + 9000 * number for number in range(count) for time in times]
        strips = strips_of(moments, 100, 700)
        assert len(strips) >= count / 3
        found = [time for strip in strips for time in strip.times if time not in strip.folds]
        assert found == sorted(set(moments))
        for strip in strips:
            places = [strip.x_of(time) for time in strip.times]
            assert places == sorted(places) and 100 < places[0] and places[-1] < 800
            assert all(b - a > 2 for a, b in zip(places, places[1:], strict=False))
    (strip,) = strips_of([0, 0.5, 1000], 0, 100)
    assert strip.x_of(0.5) - strip.x_of(0) < strip.x_of(1000) - strip.x_of(0.5)
    # Empty stretches are short: a stretch of 1000 s is less than ten times as wide as a stretch of
    # 0.5 s.
    assert strip.x_of(1000) - strip.x_of(0.5) < 10 * (strip.x_of(0.5) - strip.x_of(0))
    assert strip.x_of(-1) == strip.x_of(0) and strip.x_of(2000) == strip.x_of(1000)


@needs_checkout
def test_versions_stand_below_each_other_on_one_axis() -> None:
    root = ElementTree.fromstring(timeline_svg(CASES["leak"], "x"))
    heads = [text.text for text in texts(root) if (text.text or "").startswith("iOS ")]
    assert heads == ["iOS 8.0", "iOS 12.0", "iOS 17.0"]
    places = {
        text.attrib["x"] for text in texts(root) if text.text == "90" and "text-anchor" in text.attrib
        and text.attrib["text-anchor"] == "middle"
    }  # fmt: skip
    assert len(places) == 1


def test_where_the_picture_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "a.json", tmp_path / "a.svg"
    path.write_text(crowded(), encoding="utf-8")
    assert main(["simulate", str(path), "--timeline", str(out)]) == 0
    expected = timeline_svg(CASES["crowded"], "a")
    assert out.read_text(encoding="utf-8") == expected
    shown_ = capsys.readouterr().out
    assert shown_.endswith(f"{out}: svg, {len(expected.encode())} bytes\n") and "> open-app" in shown_
    assert main(["simulate", str(path), "--timeline", "-"]) == 0
    assert capsys.readouterr().out == expected
    assert main(["simulate", str(path), "--timeline", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "ok"


def test_the_picture_of_the_examples_is_current() -> None:
    stored = in_checkout("examples/diagrams/day.svg").read_text(encoding="utf-8")
    made = run("simulate", str(example("day.json")), "--timeline", "-").stdout
    assert stored == made, "run make docs"
