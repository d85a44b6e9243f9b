"""The six computer players of Écarté.

``advanced`` exchanges until its hand is worth enough (``values``), and plays by habits. Expert and master sample the
other hand (``search``).
"""

from engine.ecarte.view import EcarteView
from engine.players.ecarte import advanced
from engine.players.ecarte.search import Search
from engine.players.kit.ladder import ladder
from engine.players.kit.simple_tricks import at_random, cheapest
from engine.players.policy import PolicyContext
from engine.types import Action


def eager(view: EcarteView, context: PolicyContext) -> Action:
    """Win each trick as cheaply as possible; exchange like the advanced player."""
    action = advanced.choose(view, context)
    return cheapest(view, context) if action.kind == "play" else action


def carefree(view: EcarteView, context: PolicyContext) -> Action:
    """Do anything, but announce the king."""
    kings = [action for action in view.legal if action.kind == "king"]
    return kings[0] if kings else at_random(view, context)


LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    advanced=advanced.choose,
    expert=Search(budget=100).choose,
    master=Search(budget=400).choose,
)
