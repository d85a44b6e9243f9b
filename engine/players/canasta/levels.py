"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.search import Search
from engine.players.policy import Policy, mixture

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    "intermediate": mixture(simple.beginner, advanced.choose, 50),
    "advanced": advanced.choose,
    "expert": expert.choose,
    "master": Search(budget=1000).choose,
}
