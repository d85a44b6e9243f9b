"""The six computer players of Euchre.

The intermediate player is the eager one, who is timid and looks at one trick. ``advanced`` makes trumps by what a hand
is worth, and plays like the eager one; the expert also plays by ``habits``. The master samples the hidden cards
(``search``).
"""

from engine.euchre.round import EuchreView
from engine.players.euchre import habits
from engine.players.euchre.habits import make
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


def advanced(view: EuchreView, context: PolicyContext) -> Action:
    """Make trumps like the expert, and win each trick as cheaply as possible."""
    return (cheapest if view.phase in ("lead", "follow") else habits.choose)(view, context)


LEVELS = ladder(
    carefree=at_random,
    eager=eager,
    intermediate=eager,
    advanced=advanced,
    expert=habits.choose,
    master=Search(budget=300).choose,
)
