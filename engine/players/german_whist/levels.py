"""The six levels of German Whist, weakest first."""

from __future__ import annotations

from engine.players.german_whist import advanced
from engine.players.german_whist.search import Search
from engine.players.kit.ladder import ladder
from engine.players.kit.simple_tricks import at_random, cheapest

LEVELS = ladder(
    carefree=at_random,
    eager=cheapest,
    advanced=advanced.choose,
    expert=Search(budget=120).choose,
    master=Search(budget=600).choose,
)
