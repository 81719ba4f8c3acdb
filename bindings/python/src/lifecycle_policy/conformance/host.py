"""Runs the process of a host: sends and reads lines, and ends the process in every case."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from typing import IO

from .protocol import LONGEST_LINE, Fault, Message, line_of, read_line, shown

__all__ = ["Host", "NotStarted"]

#: The maximum number of lines in the queue. A host that writes more lines has to wait until the
#: runner reads some.
_WAITING = 256
#: The maximum number of bytes of standard error that are kept. The earliest bytes are dropped.
_KEPT = 4096
_CHUNK = 65_536
#: The time in seconds that a host has to exit after the request to leave.
_PATIENCE = 2.0
#: Marks the end of the queue of lines.
_END = b""


class NotStarted(Exception):
    """The command cannot be run. The message says why."""


class Host:
    """The running process of an emulator or stub that is tested. At the end of a `with` statement,
    the process has ended.

    Threads read the outputs of the host, so the host can write up to `_WAITING` lines ahead of the
    runner, and any amount to standard error. A thread writes to the input of the host, so a host
    that reads nothing does not block the runner.
    """

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.timeout = timeout
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise NotStarted(f"{command[0]}: {reason}") from None
        self._lines: queue.Queue[bytes | Fault] = queue.Queue(_WAITING)
        self._sent: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors = b""
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=target, daemon=True)
            for target in (self._read_lines, self._read_errors, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Host:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        # After an exception, the host is ended at once, and is not asked to leave.
        self.close(_PATIENCE if kind is None else 0.0)

    def _put(self, item: bytes | Fault) -> bool:
        while not self._stopped.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(item, timeout=0.1)
                return True
        return False

    def _read_lines(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        left = b""
        while not self._stopped.is_set() and (chunk := _some(stream)):
            *lines, left = (left + chunk).split(b"\n")
            for line in lines:
                if not self._put(line + b"\n"):
                    return
            if len(left) > LONGEST_LINE:
                text = shown(left.decode("utf-8", "replace"))
                self._put(Fault(f"a line is longer than {LONGEST_LINE} bytes: {text}"))
                return
        if left:
            self._put(left)
        self._put(_END)

    def _read_errors(self) -> None:
        stream = self._process.stderr
        assert stream is not None
        while chunk := _some(stream):
            self._errors = (self._errors + chunk)[-_KEPT:]

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self._sent.get():
                while line:
                    line = line[stream.write(line) or 0 :]
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def send(self, message: Mapping[str, object]) -> None:
        """Sends a message. Does nothing if the host no longer reads."""
        self._sent.put(line_of(message))

    def receive(self, until: float) -> Message:
        """Returns the next message. Raises Fault if the host sends no valid message until the
        deadline `until`, on the clock of time.monotonic()."""
        while True:
            left = until - time.monotonic()
            try:
                line = self._lines.get(timeout=max(left, 0.001))
            except queue.Empty:
                raise Fault(f"it did not answer within {self.timeout:g} s") from None
            if isinstance(line, Fault):
                raise line
            if line == _END:
                raise Fault(self._why_it_ended())
            message = read_line(line)
            if message is not None:
                return message
            if left <= 0:
                raise Fault(f"it did not answer within {self.timeout:g} s")

    def _why_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(0.5)
            if status < 0:
                return f"it was ended by signal {-status}{_signal(-status)}"
            return f"it ended with status {status}"
        return "it closed its standard output"

    def last_words(self) -> str:
        """Returns the last line that the host wrote to standard error, or ""."""
        self._threads[1].join(0.2)
        text = self._errors.decode("utf-8", "replace")
        lines = [line for line in text.splitlines() if line.strip()]
        return shown(lines[-1].strip()) if lines else ""

    def close(self, patience: float) -> None:
        """Asks the host to leave and waits at most `patience` seconds, unless `patience` is 0. Then
        ends the process."""
        if patience:
            self.send({"bye": True})
        self._sent.put(b"")
        deadline = time.monotonic() + patience
        while patience and time.monotonic() < deadline:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.02)
                break
            with contextlib.suppress(queue.Empty):  # further output is ignored
                while True:
                    self._lines.get_nowait()
        self._stopped.set()
        alone = self._process.poll() is not None
        # Child processes of the host may hold its pipes open, so the child processes are ended,
        # too.
        if not alone or any(thread.is_alive() for thread in self._threads[:2]):
            self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(0.5)
        for thread, stream in zip(
            self._threads,
            (self._process.stdout, self._process.stderr, self._process.stdin),
            strict=True,
        ):
            if stream is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    stream.close()

    def _kill(self) -> None:
        if os.name != "nt":
            for thread in self._threads[:2]:
                if self._process.poll() is not None:
                    thread.join(0.1)
            if self._process.poll() is None or any(t.is_alive() for t in self._threads[:2]):
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            self._process.kill()


def _some(stream: IO[bytes]) -> bytes:
    """Reads the available bytes. Returns b"" at the end."""
    try:
        return stream.read(_CHUNK) or b""
    except (OSError, ValueError):
        return b""


def _signal(number: int) -> str:
    try:
        return f" ({signal.Signals(number).name})"
    except ValueError:
        return ""
