"""Compares the answers on several versions of the OS."""
