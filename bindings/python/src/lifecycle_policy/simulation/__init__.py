"""Scenarios: files with events on a device, and the simulation of their effects."""
