"""The six computer players of Euchre.

``eager`` is timid, and looks at one trick. ``advanced`` makes trumps by what a hand is worth (``advanced``) and
plays by habits; it lapses the less, the higher its level. The master samples the hidden cards (``search``).
"""

from engine.euchre.round import EuchreView
from engine.players.euchre import advanced
from engine.players.euchre.advanced import make
from engine.players.euchre.search import Search
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import PolicyContext, ladder
from engine.types import Action

_TIMID = 0.8
"""How many more tricks an eager player wants before it makes trumps."""


def eager(view: EuchreView, context: PolicyContext) -> Action:
    """Make trumps with good hands only, and win each trick as cheaply as possible."""
    if view.phase in ("lead", "follow"):
        return cheapest(view, context)
    return make(view, view.hand, view.legal, bold=-_TIMID)


LEVELS = ladder(carefree=at_random, eager=eager, advanced=advanced.choose, master=Search(budget=300).choose)
