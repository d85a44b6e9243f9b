"""The computer players of Gin Rummy.

* ``simple``: the eager player, the intermediate one, which keeps pairs of a rank, and the advanced one, which counts
  its deadwood.
* ``planning``: expert and master take, discard and knock by values learnt in self-play (``features``, ``networks`` and
  the expert's ``small_networks``).
"""

from __future__ import annotations

from engine.players.gin.planning import JUDGE, SMALL, planner
from engine.players.gin.simple import counting, eager, pairing
from engine.players.kit.discarding import carefree
from engine.players.policy import ladder

LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=pairing,
    advanced=counting,
    expert=planner(SMALL),
    master=planner(JUDGE),
    careless=10,
)
