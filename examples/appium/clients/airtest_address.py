"""A plugin for pytest that replaces the address in airtest's tests by the phone's address."""

import os


def pytest_collection_modifyitems(items):
    for module in {item.module for item in items}:
        module.DEFAULT_ADDR = os.environ["DEVICE_URL"]
