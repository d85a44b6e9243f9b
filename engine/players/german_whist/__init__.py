"""The six computer players of German Whist.

``advanced`` weighs the open card against an unseen one, and what a card costs (``values``); phase two is solved
exactly. Expert and master sample worlds and play them out (``search``).
"""

from engine.players.german_whist import advanced
from engine.players.german_whist.search import Search
from engine.players.kit.ladder import ladder
from engine.players.kit.tricks import at_random, cheapest

LEVELS = ladder(
    carefree=at_random,
    eager=cheapest,
    advanced=advanced.choose,
    expert=Search(budget=400).choose,
    master=Search(budget=1000).choose,
)
