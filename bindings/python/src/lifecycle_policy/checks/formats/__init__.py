"""The formats of findings: for people, for programs, and for the pages of other tools."""
