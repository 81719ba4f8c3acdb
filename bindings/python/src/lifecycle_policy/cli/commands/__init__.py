"""The commands: each asks its questions and gives the object that --json prints."""
