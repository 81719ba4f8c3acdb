"""The command-line options that the servers of the emulated iPhone share."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from .phone import Phone

__all__ = ["APPS", "add_options", "make_phone"]

#: The apps that every phone has.
APPS = Path(__file__).resolve().parent / "apps"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options that describe the phone."""
    parser.add_argument("--os", default="17.0", help="a version of iOS (17.0)")
    parser.add_argument(
        "--app", type=Path, action="append", default=[], metavar="PATH",
        help="one more app: a .app, .zip or .ipa",
    )  # fmt: skip
    parser.add_argument("--reports", type=Path, help="the folder for crash reports")


def make_phone(options: argparse.Namespace) -> Phone:
    """Makes the phone that the options describe. Raises BundleError, LifecyclePolicyError or
    OSError."""
    reports = options.reports or Path(tempfile.mkdtemp(prefix="iphone-reports-"))
    reports.mkdir(parents=True, exist_ok=True)
    return Phone(options.os, reports, apps=(*sorted(APPS.iterdir()), *options.app))
