"""Completion scripts for shells."""
