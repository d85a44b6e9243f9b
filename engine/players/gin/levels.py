"""The six levels of Gin Rummy, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.gin import advanced, simple
from engine.players.gin.search import Search
from engine.players.policy import Policy, mixture

CARELESS = 25
"""The percentage of a beginner's actions that are careless."""

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": mixture(simple.carefree, simple.eager, CARELESS),
    "intermediate": mixture(simple.eager, advanced.choose, 50),
    "advanced": advanced.choose,
    "expert": Search(budget=40).choose,
    "master": Search(budget=150).choose,
}
