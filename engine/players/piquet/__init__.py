"""The six computer players of Piquet.

``advanced`` exchanges by what a hand keeps (``hands``) and plays by simple rules. Expert and master compare exchanges
in sampled deals (``exchanging``), and solve the play of sampled worlds exactly (``playing``, ``tricks``).
"""

from engine.players.kit.ladder import ladder
from engine.players.piquet.levels import Searching, advanced
from engine.players.piquet.simple import at_random, eager

LEVELS = ladder(
    carefree=at_random,
    eager=eager,
    advanced=advanced,
    expert=Searching(exchange=400, play=12_000).choose,
    master=Searching(exchange=2_000, play=40_000).choose,
)
