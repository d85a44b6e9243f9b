"""The computer players of Rummy 500.

* ``simple``: the eager player, which melds all it can and takes what brings points, and the linear one, which weighs
  what each draw brings and costs, and what each discard is worth to it and to the others.
* ``planning``: the learnt player, which draws and discards by values learnt in self-play (``features``, ``networks``
  for two, ``networks_when_bound`` for two where the upcard must be melded, ``networks_for_many`` for more).

The levels differ by how well they play. The intermediate player is eager, and the master is learnt. Where two play
with the usual points and end, the advanced player is linear and the expert learnt too, but it does not weigh each card
that it may draw, and has no networks of its own for an upcard that must be melded. At other tables the advanced player
is a linear one that looks at its own melds only, and the expert a linear one that also weighs what it gives to others.
The master overlooks fewer claims.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.players.kit.discarding import carefree
from engine.players.policy import Policy, PolicyContext, Rated, ladder
from engine.players.rummy500 import planning, simple
from engine.players.rummy500.planning import WIN
from engine.players.rummy500.simple import brings, claiming, completed, eager, fits, meldable, melding, stays
from engine.rummy500.round import Rummy500View
from engine.types import Action

__all__ = ["LEVELS", "WIN", "brings", "completed", "fits", "meldable", "rated", "stays"]


def rated(view: Rummy500View) -> list[Rated]:
    """Return the ways to draw, or the discards, with their values for the master, the best first.

    There are none while a discard may be claimed, or something can be melded: the value decides neither.
    """
    if view.claimable or (view.phase == "meld" and melding(view)):
        return []
    return planning.rated(view)


def hastily(view: Rummy500View) -> list[Rated]:
    """Return the ways to draw, or the discards, with their values for the expert."""
    return planning.rated(view, hasty=True)


def deciding(rate: Callable[[Rummy500View], list[Rated]], noticed: int) -> Policy:
    """Return the player that takes what is rated best, and claims ``noticed`` percent of fitting discards."""

    def choose(view: Rummy500View, context: PolicyContext) -> Action:
        claimed = claiming(view, context, noticed)
        return claimed or (view.phase == "meld" and melding(view)) or rate(view)[0].action

    return choose


_FOR_TWO = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=eager,
    advanced=deciding(simple.rated, 80),
    expert=deciding(hastily, 80),
    master=deciding(planning.rated, 95),
    careless=50,
)
_OTHERS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=eager,
    advanced=deciding(partial(simple.rated, weights=simple.OWN), 80),
    expert=deciding(partial(simple.rated, weights=simple.DEAR), 80),
    master=deciding(planning.rated, 95),
    careless=50,
)


def _by_table(for_two: Policy, others: Policy) -> Policy:
    return lambda view, context: (for_two if planning.for_two(view) else others)(view, context)


LEVELS: Mapping[str, Policy] = {level: _by_table(policy, _OTHERS[level]) for level, policy in _FOR_TWO.items()}
