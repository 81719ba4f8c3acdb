"""Cedar: permits that list the actions for which the answer is yes, parsed once."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from subjects import About, Host, PythonSubject, Role, each
from table import TRANSITION, Table

Request = dict[str, str]


def _request(kind: str, words: tuple[str, ...]) -> Request:
    if kind == TRANSITION:
        source, target, cause = words
        principal, action, resource = f'State::"{source}"', cause, f'State::"{target}"'
    else:
        termination, trigger = words
        principal, action, resource = f'Termination::"{termination}"', trigger, 'App::"app"'
    return {"principal": principal, "action": f'Action::"{action}"', "resource": resource}


def _policies(table: Table) -> str:
    """Writes one policy for each principal and resource, which lists the permitted actions."""
    actions: dict[tuple[str, str], list[str]] = {}
    for words in table.allowed:
        request = _request(table.kind, words)
        scope = request["principal"], request["resource"]
        actions.setdefault(scope, []).append(request["action"])
    return "\n".join(
        f"permit(principal == {principal}, action in [{', '.join(names)}], resource == {resource});"
        for (principal, resource), names in actions.items()
    )


def subjects(table: Table) -> list[PythonSubject]:
    """Makes the subjects: one request at a time, and all in one call."""
    import cedarpy

    policies = cedarpy.PolicySet.from_str(_policies(table))
    entities = cedarpy.Entities.from_json_str("[]")

    def one(request: Request) -> bool:
        allowed: bool = cedarpy.is_authorized(request, policies, entities).allowed
        return allowed

    def batch(requests: Sequence[Request]) -> list[bool]:
        results = cedarpy.is_authorized_batch(list(requests), policies, entities)
        return [result.allowed for result in results]

    def about(form: str) -> About:
        name = "cedarpy"
        return About(name, version(name), form, Host.PYTHON, Role.PEER, table.kind, "yes or no")

    requests = [_request(table.kind, words) for words in table.words]
    return [
        PythonSubject(about("is_authorized"), table.permits, requests, each(one)),
        PythonSubject(about("is_authorized_batch"), table.permits, requests, batch),
    ]
