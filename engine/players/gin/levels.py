"""The six levels of Gin Rummy, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.gin import simple
from engine.players.gin.weighing import Weighing
from engine.players.policy import Policy, mixture

BEGINNER_CARELESS, INTERMEDIATE_CARELESS = 25, 8
"""The percentage of a level's actions that are careless."""

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": mixture(simple.carefree, simple.eager, BEGINNER_CARELESS),
    "intermediate": mixture(simple.carefree, simple.eager, INTERMEDIATE_CARELESS),
    "advanced": simple.eager,
    "expert": Weighing(high=0.0).choose,
    "master": Weighing(high=2.0).choose,
}
