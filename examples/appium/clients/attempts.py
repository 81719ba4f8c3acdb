"""Makes a call to a client, and prints how it ended."""

from __future__ import annotations


class Missing(Exception):
    """Says that this version of the client lacks a call."""


def attempt(name, call, expected=None):
    """Makes a call, and prints `ok NAME` or `FAIL NAME: REASON`; nothing if the call is missing."""
    try:
        value = call()
    except Missing:
        return
    except Exception as error:
        text = str(error).strip() or type(error).__name__
        print(f"FAIL {name}: {text.splitlines()[0]}")
        return
    if expected is not None and value != expected:
        print(f"FAIL {name}: {value!r}, expected {expected!r}")
    else:
        print(f"ok {name}")
