"""Tests completion in real shells: the suggestions for a line, and the completed line."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import shutil
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from command_line import program, run, variables

__all__ = ["bash_offers", "fish_offers", "need", "script", "typed"]

_MARK = "====="


def need(shell: str) -> str:
    """Returns the path of a shell. Skips the test if the shell is not installed."""
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"{shell} is not installed: its completion script is not tried")
    return found


def script(shell: str, folder: Path) -> Path:
    """Writes the completion script of a shell into the folder. Returns the path of the script."""
    path = folder / f"completion.{shell}"
    made = run("completion", shell)
    assert made.returncode == 0, made.stderr
    path.write_text(made.stdout, encoding="utf-8")
    return path


def _cut(line: str) -> list[str]:
    """Splits a line as readline does: at blanks, and before and after ':' and '='."""
    words = re.findall(r"[:=]+|(?:\\.|[^\s:=])+", line)
    return words + [""] if line.endswith(" ") else words


def _split(printed: str, lines: Sequence[str]) -> list[list[str]]:
    """Splits the output into the parts for each line. Each part begins with a mark."""
    parts = printed.split(f"{_MARK}\n")[1:]
    assert len(parts) == len(lines), printed
    return [[offer for offer in part.split("\n") if offer] for part in parts]


def _variables(folder: Path) -> dict[str, str]:
    """Returns the variables of a shell whose home is the folder."""
    return {"TERM": "dumb", "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def _output(command: list[str], folder: Path) -> str:
    ran = program(*command, folder=folder, seconds=120, environment=_variables(folder))
    assert ran.stderr == "", ran.stderr
    return ran.stdout


def bash_offers(path: Path, lines: Sequence[str], folder: Path) -> list[list[str]]:
    """Returns bash's suggestions for the last word of each line."""
    program = [f"source {shlex.quote(str(path))}"]
    for line in lines:
        words = _cut(line)
        module = words[0] != "lifecycle-policy"
        program += [
            f"echo {_MARK}",
            "COMPREPLY=()",
            f"COMP_WORDS=({' '.join(map(shlex.quote, words))})",
            f"COMP_CWORD={len(words) - 1}",
            f"COMP_LINE={shlex.quote(line)}",
            f"COMP_POINT={len(line)}",
            f"_lifecycle_policy{'_module' if module else ''} {shlex.quote(words[0])}",
            'printf "%s\\n" "${COMPREPLY[@]}"',
        ]
    printed = _output([need("bash"), "--norc", "-c", "\n".join(program)], folder)
    return _split(printed, lines)


def fish_offers(path: Path, lines: Sequence[str], folder: Path) -> list[list[str]]:
    """Returns fish's suggestions for the last word of each line."""
    program = [f"source {shlex.quote(str(path))}"]
    for line in lines:
        program += [f"echo {_MARK}", f"complete -C {shlex.quote(line)}"]
    printed = _output([need("fish"), "--no-config", "-c", "\n".join(program)], folder)
    found = _split(printed, lines)
    return [[offer.partition("\t")[0] for offer in offers] for offers in found]


#: The time to wait for a shell, in seconds.
_PATIENCE = 60

_START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
_SET_UP = {
    "bash": "source {script}\n"
    "lifecycle-policy() {{ printf '%s\\n' \"$@\" > {out}.part; mv {out}.part {out}; }}\n",
    "zsh": "autoload -U compinit; compinit -u -D; setopt no_beep; source {script}\n"
    "lifecycle-policy() {{ print -rl -- \"$@\" > {out}.part; mv {out}.part {out} }}\n",
    "fish": "source {script}\n"
    "function lifecycle-policy; printf '%s\\n' $argv > {out}.part; mv {out}.part {out}; end\n",
}


class _Terminal:
    """A shell in its own terminal."""

    def __init__(self, shell: str, folder: Path, first: Path | None) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            home = variables(**_variables(folder))
            if first is not None:
                home["PATH"] = f"{first}:{home['PATH']}"
            os.execvpe(shell, _START[shell], home)

    def send(self, text: str) -> None:
        os.write(self.file, text.encode())

    def read(self, seconds: float) -> str:
        """Reads output until none has arrived for this many seconds."""
        found = b""
        while select.select([self.file], [], [], seconds)[0]:
            try:
                part = os.read(self.file, 65536)
            except OSError:
                break
            if not part:
                break
            found += part
        return found.decode(errors="replace")

    def read_until(self, mark: str) -> str:
        """Reads output until a text appears, or until the time is up."""
        found, end = "", time.monotonic() + _PATIENCE
        while mark not in found and time.monotonic() < end:
            found += self.read(0.05)
        return found

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.file)


def typed(
    shell: str, path: Path, keys: str, folder: Path, *, first: Path | None = None
) -> list[str]:
    """Types keys into a shell. Returns the arguments that the shell passes to the program.

    `first` is a folder of programs that take precedence over those of the system.
    """
    need(shell)
    out = folder / "arguments"
    terminal = _Terminal(shell, folder, first)
    shown = ""
    try:
        terminal.send(_SET_UP[shell].format(script=path, out=out) + "echo REA''DY\n")
        shown += terminal.read_until("READY")
        for part in re.findall(r"[^\t]+|\t", keys):
            terminal.send(part)
            shown += terminal.read(0.25)
        terminal.send("\r")
        end = time.monotonic() + _PATIENCE
        while not out.exists() and time.monotonic() < end:
            shown += terminal.read(0.05)
    finally:
        terminal.close()
    assert out.exists(), shown
    return out.read_text(encoding="utf-8").splitlines()
