"""The six computer players of Euchre.

``advanced`` makes trumps by what a hand is worth (``values``) and plays by habits. Expert and master sample the
hidden cards (``search``).
"""

from engine.euchre.view import EuchreView
from engine.players.euchre import advanced
from engine.players.euchre.search import Search
from engine.players.kit.ladder import ladder
from engine.players.kit.simple_tricks import at_random, cheapest
from engine.players.policy import PolicyContext
from engine.types import Action


def eager(view: EuchreView, context: PolicyContext) -> Action:
    """Win each trick as cheaply as possible; make trumps like the advanced player."""
    return cheapest(view, context) if view.phase in ("lead", "follow") else advanced.choose(view, context)


LEVELS = ladder(
    carefree=at_random,
    eager=eager,
    advanced=advanced.choose,
    expert=Search(budget=150).choose,
    master=Search(budget=300).choose,
)
