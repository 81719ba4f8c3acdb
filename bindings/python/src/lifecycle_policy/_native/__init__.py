"""The shared library in Python: finding it, its structs and enumerations, and calls of it."""
