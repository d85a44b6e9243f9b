"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.safeguards import careful
from engine.players.canasta.search import Search
from engine.players.policy import Policy, mixture

LAPSES: Mapping[str, int] = {"intermediate": 65, "advanced": 20}
"""By level, the percentage of actions in which a player who plans plays like a beginner.

The safeguards hold in these too. Without lapses the advanced player is as good as the expert in some presets.
"""
LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    **{level: careful(mixture(simple.beginner, advanced.choose, lapses)) for level, lapses in LAPSES.items()},
    "expert": careful(expert.choose),
    "master": careful(Search(budget=1000).choose),
}
