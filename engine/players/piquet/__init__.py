"""The six computer players of Piquet."""

from engine.players.kit.ladder import ladder
from engine.players.piquet.simple import at_random, eager

LEVELS = ladder(carefree=at_random, eager=eager, advanced=eager, expert=eager, master=eager)
