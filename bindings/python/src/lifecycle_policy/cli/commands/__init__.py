"""The commands. Each asks its questions and returns the object that --json prints."""
