"""The states of an app's life cycle, and what leads from one to another, as a picture."""
