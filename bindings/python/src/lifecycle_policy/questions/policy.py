"""The rule book as it applies to one app, on one OS, on one device. A policy is prepared once, then
asked many times."""

from __future__ import annotations

from collections.abc import Iterable

from .._native.enums import EvidenceProfile
from .._native.osversion import OSVersion
from .app import App
from .calls import ask_call
from .conduct import ask_conduct, ask_duties
from .context import Context, DeviceFacts, Limit
from .deadlines import ask_deadline
from .delivery import ask_delivery
from .explain import ask_explain
from .manifest import ask_manifest
from .modes import ask_mode
from .paths import ask_next, ask_path
from .prepared import Prepared
from .quotas import ask_quota
from .relaunch import ask_relaunch
from .suspension import ask_purge, ask_suspension
from .terminations import ask_termination
from .texts import answer_text
from .transitions import ask_step, ask_transition

__all__ = ["Policy"]


class Policy(Prepared):
    """The rule book as it applies to one app, on one OS, on one device.

    The methods are like the functions of the package, but take no context. The methods are faster,
    because they do not look up the policy of a context. Many threads may share one policy. With
    `tables`, transitions, deadlines and relaunches are looked up in tables. A policy with tables
    takes longer to prepare, and takes up to 64 KiB of memory.

    >>> policy = Policy("17.0", app=App(background_modes=["audio"]))
    >>> policy.deadline("background-task").limit
    30.0
    >>> print(policy.conduct("background", "camera").verdict, policy.condition("mode-audio"))
    forbidden holds
    """

    __slots__ = ()

    def __init__(
        self,
        os: OSVersion | str,
        *,
        app: App | None = None,
        facts: DeviceFacts | None = None,
        evidence: EvidenceProfile | str = EvidenceProfile.OBSERVED,
        limits: Iterable[Limit] = (),
        tables: bool = False,
    ) -> None:
        context = Context(os, profile=evidence, app=app, facts=facts, limits=limits)
        super().__init__(context, tables)

    transition = ask_transition
    step = ask_step
    next = ask_next
    path = ask_path
    deadline = ask_deadline
    relaunch = ask_relaunch
    conduct = ask_conduct
    duties = ask_duties
    call = ask_call
    delivery = ask_delivery
    mode = ask_mode
    quota = ask_quota
    manifest = ask_manifest
    termination = ask_termination
    suspension = ask_suspension
    purge = ask_purge
    explain = ask_explain
    text = answer_text
