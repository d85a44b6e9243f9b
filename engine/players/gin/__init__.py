"""The computer players of Gin Rummy.

* ``simple``: the eager player, and the advanced one, which counts deadwood, outs and pairs.
* ``planning``: expert and master take, discard and knock by values learnt in self-play (``features``, ``networks``).
"""

from __future__ import annotations

from engine.players.gin.planning import planner
from engine.players.gin.simple import eager, weighing
from engine.players.kit.discarding import carefree
from engine.players.policy import Lapses, ladder

LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    advanced=weighing,
    expert=planner(),
    lapses=Lapses(expert=12),
    careless=10,
)
