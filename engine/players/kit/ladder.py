"""The ladder of levels: the weaker ones play some of their actions like a simpler player."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.policy import Policy, mixture

CARELESS = 25
"""The percentage of a beginner's actions that are careless."""


def ladder(
    *, carefree: Policy, eager: Policy, advanced: Policy, expert: Policy, master: Policy
) -> Mapping[str, Policy]:
    """Return the six levels, weakest first; ``eager`` is a player that looks no further than the next trick or turn."""
    return {
        "carefree": carefree,
        "beginner": mixture(carefree, eager, CARELESS),
        "intermediate": mixture(eager, advanced, 50),
        "advanced": advanced,
        "expert": expert,
        "master": master,
    }
