"""Scenarios: files with the events on a device, and the simulation of their effects."""
