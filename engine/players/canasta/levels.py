"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.safeguards import careful
from engine.players.canasta.search import Search
from engine.players.policy import Policy, mixture

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    "intermediate": careful(mixture(simple.eager, advanced.choose, 50)),
    "advanced": careful(advanced.choose),
    "expert": careful(expert.choose),
    "master": careful(Search(budget=1000).choose),
}
