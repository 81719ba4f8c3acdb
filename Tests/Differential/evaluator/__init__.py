"""The second evaluator: answers from the exported rows alone."""

import place  # noqa: F401
