"""Lets ``python3 -m lifecycle_policy`` and the script ``lifecycle-policy`` run the command line."""

from __future__ import annotations

import sys

from .cli.main import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
