"""The rule book as Markdown."""
