#!/usr/bin/env python3
"""Writes the apps of Info.plists as structs lcp_app, one after the other, for ABI_INVARIANTS_APPS.

    apps.py FILE INFO.PLIST...
"""

from __future__ import annotations

import sys

from lifecycle_policy.questions.app import native_app
from lifecycle_policy.simulation.day import day_apps

with open(sys.argv[1], "wb") as file:
    for app in day_apps(sys.argv[2:]):
        file.write(bytes(native_app(app.app)))
