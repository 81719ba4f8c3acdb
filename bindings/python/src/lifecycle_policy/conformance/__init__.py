"""Tests another emulator or stub over a line protocol, and finds its departures from the policy."""
