"""A plugin for pytest that gives the phone's address to airtest's tests, which name another."""

import os


def pytest_collection_modifyitems(items):
    for module in {item.module for item in items}:
        module.DEFAULT_ADDR = os.environ["DEVICE_URL"]
