"""Scenarios: what happens to a device in a file, and what follows from it."""
