"""The command line: ``python3 -m lifecycle_policy COMMAND ...``."""
