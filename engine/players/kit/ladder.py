"""The ladder of levels, which every game climbs alike: who plays well lapses the less, the higher the level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.players.policy import Policy, mixture

CARELESS = 25
"""The percentage of a beginner's actions that are a carefree player's."""


class Lapses(NamedTuple):
    """By level, the percentage of actions in which a player plays like the eager one."""

    intermediate: int = 75
    advanced: int = 50
    expert: int = 25


LAPSES = Lapses()


def ladder(
    *,
    carefree: Policy,
    eager: Policy,
    advanced: Policy,
    expert: Policy | None = None,
    master: Policy | None = None,
    lapses: Lapses = LAPSES,
    careless: int = CARELESS,
) -> Mapping[str, Policy]:
    """Return the six levels, weakest first.

    ``eager`` is a simple player that makes no blunders. ``advanced`` is how the intermediate and the advanced player
    play when they do not lapse, ``expert`` how the expert does; by default, each plays as well as the one before. The
    master and the hints never lapse.
    """
    expert = expert or advanced
    return {
        "carefree": carefree,
        "beginner": mixture(carefree, eager, careless),
        "intermediate": mixture(eager, advanced, lapses.intermediate),
        "advanced": mixture(eager, advanced, lapses.advanced),
        "expert": mixture(eager, expert, lapses.expert),
        "master": master or expert,
    }
