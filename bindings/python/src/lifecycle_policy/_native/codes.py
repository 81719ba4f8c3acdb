"""Reads termination codes: numbers, and the digits that reports print."""

from __future__ import annotations

import re

from .enums import Field, Status
from .errors import refused

__all__ = ["code_number", "is_code", "read_code"]


def read_code(word: str) -> int | None:
    """Reads a code of at most 64 bits in hexadecimal or decimal digits. Returns None for any other
    text.

    >>> read_code("0x000000008BADF00D") == read_code("2343432205") == read_code("-1951535091")
    True
    """
    if re.fullmatch("0x[0-9a-f]{1,16}", word, re.IGNORECASE):
        return int(word, 16)
    if not re.fullmatch("-?[0-9]{1,20}", word, re.ASCII):
        return None
    number = int(word)
    if -(2**31) <= number < 0:  # a code of 32 bits that was printed as a signed number
        number += 2**32
    return number if 0 <= number < 2**64 else None


def is_code(text: str) -> bool:
    """Tells whether `code_number` can read a text.

    >>> is_code("dead10cc"), is_code("watchdog")
    (True, False)
    """
    digits = text.strip()
    return read_code(digits) is not None or read_code("0x" + digits) is not None


def code_number(code: int | str) -> int:
    """Reads a code. Raises LifecyclePolicyError if `code` is not a code. Hexadecimal digits need no
    0x if one of them is a letter. A negative number stands for the code of 32 bits with the same
    bits.

    >>> code_number("dead10cc") == code_number("0xdead10cc")
    True
    >>> code_number("10")
    10
    """
    number = code if isinstance(code, int) and not isinstance(code, bool) else None
    if number is not None and -(2**31) <= number < 0:
        number += 2**32
    if isinstance(code, str):
        digits = code.strip()
        number = read_code(digits)
        if number is None:
            number = read_code("0x" + digits)
    if number is None or not 0 <= number < 1 << 64:
        text = f"`{code}` is not a number of at most 64 bits, such as 0x8badf00d"
        status = Status.MALFORMED if isinstance(code, str) else Status.OUT_OF_RANGE
        raise refused(Field.CODE, status, text, code)
    return number
