"""The six computer players of Écarté.

``eager`` counts its trumps and looks at one trick. ``advanced`` exchanges until its hand is worth enough (``values``),
and plays by habits; it lapses the less, the higher its level. The master samples the other hand (``search``).
"""

from engine.ecarte.view import EcarteView
from engine.players.ecarte import advanced
from engine.players.ecarte.search import Search
from engine.players.kit.ladder import ladder
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import PolicyContext
from engine.types import Action

_SURE = 4
"""The trumps with which the eager player exchanges nothing."""


def eager(view: EcarteView, context: PolicyContext) -> Action:
    """Count nothing but trumps, lead the highest card, and win each trick as cheaply as possible."""
    action = advanced.choose(view, context)
    if action.kind == "play":
        highest = max(
            (each for each in view.legal if each.kind == "play"), key=lambda each: view.order.value(*each.cards)
        )
        return cheapest(view, context) if view.trick else highest
    suits = view.order.suit
    plain = tuple(card for card in view.hand if suits[card] != view.trump)
    stays = len(view.hand) - len(plain) >= _SURE
    match view.phase:
        case "propose":
            return Action("stand" if stays else "propose")
        case "answer":
            return Action("refuse" if stays else "accept")
        case "exchange" if plain:
            return Action("exchange", plain[: view.most])
        case _:
            return action


def carefree(view: EcarteView, context: PolicyContext) -> Action:
    """Do anything, but announce the king."""
    kings = [action for action in view.legal if action.kind == "king"]
    return kings[0] if kings else at_random(view, context)


LEVELS = ladder(carefree=carefree, eager=eager, advanced=advanced.choose, master=Search(budget=100).choose)
