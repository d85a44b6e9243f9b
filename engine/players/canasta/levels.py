"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.safeguards import careful
from engine.players.canasta.search import Search
from engine.players.policy import Policy, mixture

CARELESS = 35
"""The percentage of a beginner's actions that are careless."""
beginner = mixture(simple.carefree, simple.eager, CARELESS)

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": beginner,
    "intermediate": careful(mixture(simple.eager, advanced.choose, 50)),
    "advanced": careful(advanced.choose),
    "expert": careful(expert.choose),
    "master": careful(Search(budget=1000).choose),
}
