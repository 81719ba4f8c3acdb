"""Rego: a module that looks the verdict up in a document of data, compiled once."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from subjects import About, Host, PythonSubject, Role, each
from table import Table

MODULE = """\
package lifecycle

verdict := data.verdicts{path}
"""


def _document(table: Table) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for words, label in zip(table.words, table.labels, strict=True):
        *outer, last = words
        branch = document
        for word in outer:
            branch = branch.setdefault(word, {})
        branch[last] = label
    return document


def subjects(table: Table) -> list[PythonSubject]:
    """Makes the subject: the entry point of a bundle, with the question as input."""
    from regopy import Input, Interpreter

    interpreter = Interpreter()
    interpreter.add_data({"verdicts": _document(table)})
    path = "".join(f"[input.{column}]" for column in table.columns)
    interpreter.add_module("lifecycle.rego", MODULE.format(path=path))
    entry = "lifecycle/verdict"
    bundle = interpreter.build(None, [entry])
    if not bundle.ok():
        raise RuntimeError("regopy: the module could not be built")

    def query(question: Any) -> str:
        interpreter.set_input(question)
        verdict: str = interpreter.query_bundle_entrypoint(bundle, entry)[0][0]
        return verdict

    inputs = [Input(dict(zip(table.columns, words, strict=True))) for words in table.words]
    name = "regopy"
    about = About(
        name,
        version(name),
        "query_bundle_entrypoint",
        Host.PYTHON,
        Role.PEER,
        table.kind,
        "verdict",
    )
    return [PythonSubject(about, table.labels, inputs, each(query))]
