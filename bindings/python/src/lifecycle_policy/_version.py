"""The version of this package, and of the library that the package was made for."""

__version__ = "0.3.1"
