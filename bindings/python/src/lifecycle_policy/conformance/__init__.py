"""Asks somebody else's emulator or stub, over a line protocol, where it departs from the policy."""
