"""The six levels of Pinochle, Binokel and Bezique, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.pinochle.legality import KNOCK
from engine.pinochle.view import PinochleView
from engine.players.kit.ladder import Lapses, ladder
from engine.players.pinochle import policies, search
from engine.players.pinochle.search import Search
from engine.players.policy import Policy, PolicyContext
from engine.types import Action


def knocking(policy: Policy) -> Policy:
    """Return a policy that knocks as soon as it may, as every computer player does (Pinochle guide 2.8, 2.10)."""

    def choose(view: PinochleView, context: PolicyContext) -> Action:
        return KNOCK if KNOCK in view.legal else policy(view, context)

    return choose


_POLICIES = ladder(
    carefree=policies.carefree,
    eager=policies.eager,
    advanced=policies.choose,
    expert=search.expert,
    master=Search(budget=500).choose,
    lapses=Lapses(intermediate=50, advanced=0, expert=0),
)
LEVELS: Mapping[str, Policy] = {level: knocking(policy) for level, policy in _POLICIES.items()}
