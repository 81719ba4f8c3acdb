"""The library as Python sees it: its structs, enumerations and functions, found and called."""
