"""The second evaluator, which answers from the exported rows alone."""

import place  # noqa: F401
