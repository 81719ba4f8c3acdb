"""Pictures of an app's life cycle: the states, and the transitions between them."""
