"""Reference players of Rummy 500, which share no code with the levels.

* ``frugal`` takes only the last discard, and only to meld it; it throws its dearest card that has no partner.
* ``magpie`` takes as much of the pile as it can, and throws its cheapest card that has no partner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.rummy500.round import Rummy500View
from engine.types import Action

ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DEAR = {"A": 15, "JK": 15, "10": 10, "J": 10, "Q": 10, "K": 10}


def frugal(view: Rummy500View) -> Action:
    """Take little, hold little."""
    return _begun(view, deepest=1) or _discard(view, dearest=True)


def magpie(view: Rummy500View) -> Action:
    """Take everything."""
    return _begun(view, deepest=len(view.pile)) or _discard(view, dearest=False)


def _begun(view: Rummy500View, deepest: int) -> Action | None:
    """Claim, draw or meld; ``None`` if only the discard is left."""
    claims = [action for action in view.legal if action.kind == "claim"]
    if view.claimable:
        return claims[0] if claims else next(action for action in view.legal if action.kind == "pass")
    if view.phase == "draw":
        takes = [action for action in view.legal if action.kind == "take" and view.depth(action) <= deepest]
        useful = [action for action in takes if view.depth(action) > 1 or _melds_with(view, action.cards[0])]
        other = [action for action in view.legal if action.kind in ("draw", "pass")]
        return max(useful, key=view.depth) if useful else (other or takes or list(view.legal))[0]
    melds = [action for action in view.legal if action.kind == "meld"]
    return max(melds, key=lambda action: len(action.cards)) if melds else None


def _melds_with(view: Rummy500View, card: Card) -> bool:
    """Return whether two cards of the hand make a meld with a card."""
    if Counter(map(rank, {*view.hand} - {card}))[rank(card)] >= 2:
        return True
    if rank(card) not in ORDER:
        return False
    places = {ORDER.index(rank(other)) - ORDER.index(rank(card)) for other in view.hand if suit(other) == suit(card)}
    return any(pair <= places for pair in ({-2, -1}, {-1, 1}, {1, 2}))


def _discard(view: Rummy500View, *, dearest: bool) -> Action:
    held = Counter(map(rank, view.hand))

    def wanted(action: Action) -> tuple[bool, int]:
        card = action.cards[0]
        points = DEAR.get(rank(card), 5)
        return held[rank(card)] == 1, points if dearest else -points

    return max((action for action in view.legal if action.kind == "discard"), key=wanted)


PLAYERS: Mapping[str, Callable[[Rummy500View], Action]] = {"frugal": frugal, "magpie": magpie}
"""By name."""
