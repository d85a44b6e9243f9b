"""The computer players of Écarté.

* ``simple``: the eager player, who is the intermediate one too, and the advanced one, who exchanges by what its hand
  gains.
* ``planning``: expert and master call, exchange and play by values learnt in self-play (``features``, ``networks``, the
  expert's ``small_networks``, ``call_networks``; those with ``free`` in their names where nobody must win or trump).
* ``search``: where the networks do not know the rules, they sample the other hand instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.ecarte.round import EcarteView
from engine.players.ecarte.planning import JUDGES, SMALL, Judge, is_learnt, rated
from engine.players.ecarte.search import always, late
from engine.players.ecarte.simple import BOLD, advanced, carefree, eager
from engine.players.policy import Policy, PolicyContext, ladder
from engine.types import Action


def _learnt(judges: Mapping[bool, Judge], otherwise: Policy) -> Policy:
    """Return a player that takes the best action where its networks know the rules."""

    def choose(view: EcarteView, context: PolicyContext) -> Action:
        if is_learnt(view.rules):
            return rated(view, judges, bold=BOLD * context.aggressive)[0].action
        return otherwise(view, context)

    return choose


LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=eager,
    advanced=advanced,
    expert=_learnt(SMALL, late),
    master=_learnt(JUDGES, always),
)
