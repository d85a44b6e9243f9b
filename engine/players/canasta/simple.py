"""The two weakest players: they see only their own cards, and follow a habit or two."""

from __future__ import annotations

from collections import Counter

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, NAMES, NATURALS, POINTS, TWO, WILD
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.players.canasta import variants
from engine.players.mind import Mind
from engine.types import Action

_COSTLY = {"7", "A", NAMES[WILD]}
"""The melds that cost their side, in some games, while they are no canastas."""


def carefree(view: CanastaView, mind: Mind) -> Action:
    """Never takes the pile, waits for canastas until the stock is low, and discards what comes to hand (guide 8.4)."""
    if action := _unasked(view):
        return action
    if view.phase == "draw":
        return next((action for action in view.legal if action.kind != "take"), view.legal[0])
    melds = [action for action in view.legal if action.kind == "meld" and family(action.target) != NAMES[WILD]]
    if view.stock > variants.LOW * view.packs and not _compelled(view):
        melds = [action for action in melds if _makes(view, action)]
    if melds:
        return max(melds, key=lambda action: (len(action.cards), -_wilds(action.cards)))
    return _any_discard(view, mind)


def beginner(view: CanastaView, mind: Mind) -> Action:
    """Takes the pile when it can, lays down what it can at once, and discards a card that it has no second of."""
    if action := _unasked(view):
        return action
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if not _begins_costly(view, action)]
    if takes:
        return min(takes, key=lambda action: (_wilds(action.cards), -len(action.cards)))
    if view.phase == "draw":
        return next((action for action in view.legal if action.kind != "take"), view.legal[0])
    melds = [action for action in view.legal if action.kind == "meld"]
    melds = [action for action in melds if _makes(view, action) or not _begins_costly(view, action)]
    ready = [action for action in melds if not _wilds(action.cards) or _makes(view, action) or _compelled(view)]
    if not ready and not view.opened[view.sides[view.seat or 0]]:
        ready = melds
    if ready:
        return min(ready, key=lambda action: (_wilds(action.cards), -len(action.cards)))
    return _single_discard(view, mind)


def _unasked(view: CanastaView) -> Action | None:
    """What has nothing to do with skill: answers, special hands, and a round that can be ended."""
    kinds = {action.kind for action in view.legal}
    if "answer" in kinds:
        return variants.answer(view)
    for kind in ("special", "end"):
        if kind in kinds:
            return next(action for action in view.legal if action.kind == kind)
    return None


def _compelled(view: CanastaView) -> bool:
    """Whether there is nothing to do but meld: an upcard is due, an initial meld begun, going out promised."""
    return all(action.kind == "meld" for action in view.legal) or view.opening_points > 0


def _begins_costly(view: CanastaView, action: Action) -> bool:
    """Whether an action begins a meld that costs its side while it is no canasta."""
    lying = {meld.rank for meld in view.melds[view.sides[view.seat or 0]]}
    return view.pure_melds and family(action.target) in _COSTLY - lying


def _makes(view: CanastaView, action: Action) -> bool:
    """Whether a meld makes, or adds to, a canasta; or whether hardly a card is left to hold."""
    assert view.seat is not None
    lying = {meld.name or meld.rank: len(meld.cards) for meld in view.melds[view.sides[view.seat]]}
    name = action.target or (NAMES[KIND[action.cards[0]]] if action.cards else "")
    size = lying.get(name, lying.get(family(name), 0)) + len(action.cards)
    return size >= CANASTA or len(view.hand) - len(action.cards) <= 1


def _wilds(cards: tuple[Card, ...]) -> int:
    return sum(KIND[card] >= TWO for card in cards)


def _any_discard(view: CanastaView, mind: Mind) -> Action:
    discards = [action for action in view.legal if action.kind == "discard"]
    plain = [action for action in discards if KIND[action.cards[0]] < TWO]
    return mind.chance.choice(plain or discards or list(view.legal))


def _single_discard(view: CanastaView, mind: Mind) -> Action:
    """A natural card that stands alone, the cheapest; else one of the rank with fewest."""
    discards = [action for action in view.legal if action.kind == "discard"]
    if not discards:
        return mind.chance.choice(view.legal)
    held = Counter(KIND[card] for card in view.hand)

    def order(action: Action) -> tuple[bool, int, int, float]:
        kind = KIND[action.cards[0]]
        return kind >= TWO, held[kind] if kind in NATURALS else 0, POINTS[kind], mind.chance.random()

    return min(discards, key=order)
