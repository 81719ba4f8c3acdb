"""Finds the shared library, declares its structs and enumerations, and calls its functions."""
