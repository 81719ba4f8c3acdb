"""Questions about an app, with their answers and rules."""
