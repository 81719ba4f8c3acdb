"""Tables are aligned, wrapped at the width of the page, and coloured only if the output shows
colours."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import sys

import pytest
from lifecycle_policy import Termination
from lifecycle_policy.cli.text.tables import Cell, Page, painted, table, verdict_cell, wrapped

from command_line import COMMAND, program, run, run_process, variables

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
HEADS = ("name", "about", "more")
ROWS = [
    ("short", "a few words about it", "x"),
    ("a-name-that-is-longer", "and a text of so many words that no narrow page holds it", "yy"),
    ("", "", ""),
]


@pytest.mark.parametrize("width", [200, 100, 60, 40])
def test_columns_line_up_within_the_page(width: int) -> None:
    lines = table(HEADS, ROWS, Page(width))
    assert max(map(len, lines)) <= width
    assert all(line == line.rstrip() for line in lines)
    start = lines[0].index("about")
    for line in lines:
        assert line[start - 2 : start].strip() == ""
    text = " ".join(" ".join(line[start : lines[0].index("more")].split()) for line in lines)
    assert "a few words about it" in text
    assert "and a text of so many words that no narrow page holds it" in text


def test_no_word_is_broken_where_nothing_fits() -> None:
    word = "transition.enter-background.accepted"
    cells = [word, f"a {word} b", ""]
    lines = table(("rule", "more", "none"), [cells, cells], Page(40), indent=1)
    assert lines == [f" rule  {word}", " more  a", f"       {word}", "       b", "", *lines[:4]]
    ruled = table(("rule", "more", "none"), [cells, cells], Page(40), ruled=True)
    assert ruled[4] == "-" * 40 and len(ruled) == 9


@pytest.mark.parametrize("width", [40, 60, 80])
def test_no_identifier_is_broken(width: int) -> None:
    """Output that is wrapped for a narrow terminal breaks no identifier."""
    for argv in TABLES:
        known = set(run(*argv).stdout.split())
        shown = run(*argv, COLUMNS=str(width)).stdout
        assert {word for word in known if "." in word or "-" in word[1:-1]} <= set(
            re.sub(r"[;]", " ", shown).split()
        ) | set(shown.split())


def test_a_page_that_does_not_wrap_has_a_line_for_each_row() -> None:
    page = Page(wraps=False)
    assert table(("a", "b"), [("x\ny\n[r]", "word " * 40)], page, ruled=True) == [
        "a         b",
        f"x; y [r]  {'word ' * 39}word",
    ]
    assert wrapped("word " * 40, page) == ["word " * 40]


def test_lines_of_a_cell_and_an_indent() -> None:
    assert table(("a", "b"), [("x\ny", "z")], Page(), indent=2) == ["  a  b", "  x  z", "  y"]
    assert table(("", ""), [("x", "y")], Page()) == ["x  y"]
    assert table(("a",), [], Page()) == ["a"]
    ruled = table(("a", "b"), [("x", "y"), ("x", "y")], Page(), ruled=True)
    assert ruled == ["a  b", "----", "x  y", "----", "x  y"]


def test_colour_changes_no_column() -> None:
    rows = [[verdict_cell("allowed"), Cell("x")], [verdict_cell("forbidden"), Cell("y")]]
    plain, coloured = table(HEADS[:2], rows, Page()), table(HEADS[:2], rows, Page(colour=True))
    assert [ESCAPE.sub("", line) for line in coloured] == plain
    assert "\x1b[32mallowed" in coloured[1] and "\x1b[31mforbidden" in coloured[2]
    assert painted("x", "good", Page()) == "x" == painted("x", "", Page(colour=True))


def test_a_line_that_is_wrapped() -> None:
    lines = wrapped("one two three four five six seven eight nine ten", Page(20))
    assert max(map(len, lines)) <= 20
    assert all(line.startswith("  ") for line in lines[1:])


def at_terminal(*argv: str, **environment: str) -> str:
    """Runs the command line in its own terminal."""
    pid, file = pty.fork()
    if pid == 0:
        place = variables(TERM="xterm")
        place.pop("NO_COLOR", None)
        place |= {"COLUMNS": "60", **environment}
        os.execvpe(sys.executable, [*COMMAND, *argv], place)
    shown = b""
    while True:
        if not select.select([file], [], [], 60)[0]:
            break
        try:
            part = os.read(file, 65536)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(file)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    return shown.decode()


TABLES = [
    ["next", "--os", "12.0", "--from", "active"],
    ["rules", "--family", "quota"],
    ["names", "cause"],
    ["matrix", "--os", "7.0,8.0", "--mode", "fetch"],
    ["compare", "--os", "12.4,13.0", "--subject", "conduct"],
]


@pytest.mark.parametrize("argv", TABLES, ids=lambda argv: str(argv[0]))
def test_a_terminal_has_its_width_and_colour(argv: list[str]) -> None:
    shown = at_terminal(*argv)
    assert ESCAPE.search(shown)
    for line in ESCAPE.sub("", shown).splitlines():
        assert len(line) <= 60 or "https://" in line, line


def test_who_decides_on_colour() -> None:
    argv = TABLES[0]
    for chosen in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        assert not ESCAPE.search(at_terminal(*argv, **chosen))
    assert ESCAPE.search(at_terminal(*argv, NO_COLOR=""))
    assert not ESCAPE.search(at_terminal(*argv, "--color", "never"))
    assert ESCAPE.search(at_terminal(*argv, "--color", "Always", NO_COLOR="1"))


@pytest.mark.parametrize("argv", TABLES, ids=lambda argv: str(argv[0]))
def test_a_pipe_has_neither(argv: list[str]) -> None:
    plain = run(*argv)
    assert plain.returncode == 0
    assert not ESCAPE.search(plain.stdout)
    coloured = run(*argv, "--color", "always").stdout
    assert ESCAPE.sub("", coloured) == plain.stdout != coloured


def test_a_pipe_has_a_line_for_each_row() -> None:
    lines = run("names", "termination").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == [end.label for end in Termination]
    assert any(line.endswith("  The app exited; exit() or return from main") for line in lines)
    assert "  The device enters or leaves the region of a beacon; iBeacon\n" in run("names", "trigger").stdout
    asked = ["compare", "--os", "12.0,13.0", "--subject", "duties,relaunch"]
    found = run(*asked).stdout.splitlines()
    data = json.loads(run(*asked, "--json").stdout)
    for change in data["comparisons"][0]["changes"]:
        for rule in change["before"]["rules"][:1]:
            assert any(f"[{rule}]" in line for line in found)
    rows = [line for line in found if line.startswith("after ")]
    assert len(rows) == sum(
        len(change["questions"])
        for change in data["comparisons"][0]["changes"]
        if change["subject"] == "relaunch"
    )
    longest = run("deadline", "--os", "13.0", "--allowance", "launch").stdout
    assert all(len(line) > 14 and line[2:14].strip() for line in longest.splitlines()[1:])


@pytest.mark.parametrize("argv", TABLES, ids=lambda argv: str(argv[0]))
def test_columns_that_are_set_are_honoured(argv: list[str]) -> None:
    lines = run(*argv, COLUMNS="72").stdout.splitlines()
    assert all(len(line) <= 72 or "https://" in line for line in lines)
    assert run(*argv, COLUMNS="").stdout == run(*argv, COLUMNS="many").stdout == run(*argv).stdout


def test_answers_have_a_coloured_verdict() -> None:
    argv = ["conduct", "--os", "12.0", "--state", "background", "--activity", "opengl-es"]
    coloured = run(*argv, "--color", "always").stdout
    assert coloured.startswith("\x1b[31mforbidden\x1b[0m: ")
    assert ESCAPE.sub("", coloured) == run(*argv).stdout
    refused = run(*argv, "--color", "sometimes")
    assert refused.returncode == 2 and "`sometimes`" in refused.stderr


@pytest.mark.parametrize(
    "argv", [*TABLES, ["rules", "--json"], ["--help"], ["completion", "zsh"]], ids=str
)
def test_a_reader_that_leaves(argv: list[str]) -> None:
    assert program("sh", "-c", '"$@" | head -c 1', "sh", *COMMAND, *argv).stderr == ""


PLAIN_LOCALES = [
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    {"LC_ALL": "POSIX", "PYTHONIOENCODING": "latin-1"},
]


@pytest.mark.slow
@pytest.mark.parametrize("place", PLAIN_LOCALES, ids=str)
@pytest.mark.parametrize(
    "argv", [*TABLES, ["rules", "--format", "markdown"]], ids=lambda argv: str(argv[0])
)
def test_every_locale_can_print_it(argv: list[str], place: dict[str, str]) -> None:
    ran = run_process(*argv, **place)
    assert (ran.returncode, ran.stderr) == (0, "")
    usual = run(*argv).stdout
    if place.get("PYTHONIOENCODING") == "ascii":
        assert ran.stdout.isascii()
        assert "\\u2013" not in ran.stdout
        assert ran.stdout.splitlines()[0] == usual.splitlines()[0].replace("–", "-")
    elif "PYTHONIOENCODING" not in place:
        assert ran.stdout == usual


@pytest.mark.parametrize("place", PLAIN_LOCALES, ids=str)
def test_every_locale_can_print_what_was_typed(place: dict[str, str]) -> None:
    wrong = run_process("names", "caf\xe9", **place)
    assert (wrong.returncode, "Traceback" in wrong.stderr) == (2, False)
    assert "unknown kind of names" in wrong.stderr
