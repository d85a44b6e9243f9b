"""The six levels of Rummy 500, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.policy import Policy, mixture
from engine.players.rummy500 import simple
from engine.players.rummy500.weighing import Weights, weighing

BEGINNER_CARELESS, INTERMEDIATE_CARELESS = 65, 38
"""The percentage of a level's actions that are careless."""

LEVELS: Mapping[str, Policy] = {
    "carefree": simple.carefree,
    "beginner": mixture(simple.carefree, simple.eager, BEGINNER_CARELESS),
    "intermediate": mixture(simple.carefree, simple.eager, INTERMEDIATE_CARELESS),
    "advanced": simple.eager,
    "expert": weighing(Weights()),
    "master": weighing(Weights(noticed=95)),
}
