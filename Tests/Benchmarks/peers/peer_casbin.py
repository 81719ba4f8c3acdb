"""PyCasbin: a line of policy for each question whose answer is yes."""

from __future__ import annotations

from importlib.metadata import version

from subjects import About, Host, PythonSubject, Role, each
from table import Table

MODEL = """\
[request_definition]
r = {columns}

[policy_definition]
p = {columns}

[policy_effect]
e = some(where (p.eft == allow))

[matchers]
m = {matcher}
"""


def subjects(table: Table) -> list[PythonSubject]:
    """Makes the enforcer, and the one that looks policies up by the first and last word of a
    question."""
    import casbin
    from casbin.model import FastModel
    from casbin.persist.adapters.string_adapter import StringAdapter

    columns = table.columns
    model_text = MODEL.format(
        columns=", ".join(columns),
        matcher=" && ".join(f"r.{column} == p.{column}" for column in columns),
    )
    policy = "\n".join(", ".join(("p", *words)) for words in table.allowed)
    enforcer = casbin.Enforcer(casbin.Enforcer.new_model(text=model_text), StringAdapter(policy))
    order = (0, len(columns) - 1)
    fast_model = FastModel(order)
    fast_model.load_model_from_text(model_text)
    fast = casbin.FastEnforcer(fast_model, StringAdapter(policy), cache_key_order=order)

    def about(form: str) -> About:
        name = "casbin"
        return About(name, version(name), form, Host.PYTHON, Role.PEER, table.kind, "yes or no")

    asked, answers = table.words, table.permits
    return [
        PythonSubject(
            about("Enforcer"), answers, asked, each(lambda words: enforcer.enforce(*words))
        ),
        PythonSubject(
            about("FastEnforcer"), answers, asked, each(lambda words: fast.enforce(*words))
        ),
    ]
