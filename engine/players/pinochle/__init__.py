"""The computer players of Pinochle, Binokel and Bezique.

* ``policies``: the advanced player. While there is a stock, it weighs the melds that each card may still complete
  against the value of a trick, and plans melds. In phase two all cards are known, and the best play is found exactly
  (:mod:`engine.players.kit.endgame`). The intermediate player plays phase two trick by trick instead.
* ``search``: the expert chooses cards in phase one by heuristic weights that were tuned by self-play. The master
  samples worlds and plays them out by the expert's policy (``rollout``).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.pinochle.legality import KNOCK
from engine.pinochle.round import PinochleView
from engine.players.kit.melds import carefree, eager
from engine.players.pinochle import policies, search
from engine.players.pinochle.search import Search
from engine.players.policy import Policy, PolicyContext, ladder
from engine.types import Action


def knocking(policy: Policy) -> Policy:
    """Return a policy that knocks as soon as it may, as every computer player does (Pinochle guide 2.8, 2.10)."""

    def choose(view: PinochleView, context: PolicyContext) -> Action:
        return KNOCK if KNOCK in view.legal else policy(view, context)

    return choose


def intermediate(view: PinochleView, context: PolicyContext) -> Action:
    """Plan melds like the advanced player, and play phase two trick by trick like the eager one."""
    return (eager if view.phase_two else policies.choose)(view, context)


_POLICIES = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=intermediate,
    advanced=policies.choose,
    expert=search.expert,
    master=Search(budget=500).choose,
)
LEVELS: Mapping[str, Policy] = {level: knocking(policy) for level, policy in _POLICIES.items()}
