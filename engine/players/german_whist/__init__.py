"""The six computer players of German Whist.

* ``simple``: the intermediate and the advanced player, which do not search.
* ``search``: expert and master deal the hidden cards in phase one and play these deals out. What the hands of phase two
  are worth is learnt (``endings``), and for the master what the other's plays tell (``reading``); the weights stand in
  ``weights``.
"""

from __future__ import annotations

from engine.players.german_whist import weights
from engine.players.german_whist.reading import BLIND
from engine.players.german_whist.search import Search
from engine.players.german_whist.simple import advanced, intermediate
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import ladder

LEVELS = ladder(
    carefree=at_random,
    eager=cheapest,
    intermediate=intermediate,
    advanced=advanced,
    expert=Search(budget=100, reading=BLIND).choose,
    master=Search(budget=800, reading=weights.READING).choose,
)
