"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.safeguards import careful
from engine.players.canasta.search import Search
from engine.players.policy import Policy, mixture

LAPSES: Mapping[str, tuple[Policy, int]] = {
    "intermediate": (advanced.choose, 65),
    "advanced": (advanced.choose, 40),
    "expert": (expert.choose, 15),
}
"""By level, how it plans, and the percentage of actions in which it plays like a beginner instead.

The safeguards hold in these too. Without lapses the advanced player is as good as the expert in some presets, and the
expert as good as the master. The master and the hints never lapse.
"""
LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    **{level: careful(mixture(simple.beginner, plans, percent)) for level, (plans, percent) in LAPSES.items()},
    "master": careful(Search(budget=1000).choose),
}
