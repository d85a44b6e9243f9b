"""The simplest policies, which follow a few rules, and decisions about rules that only some games of Canasta have.

Carefree, eager and beginner look at their own cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine.canasta.melds import CANASTA, KIND, NAMES, NATURALS, POINTS, TWO, WILD, family
from engine.canasta.view import CanastaView, Meld
from engine.cards import SUITS, Card, suit
from engine.players.policy import PolicyContext
from engine.types import Action

LIGHT = 80
"""The most points in hand with which to let a partner go out."""
LOW = 12
"""The size of the stock from which the round is nearly over."""
_MOST_TURNS = 60
"""The turns per seat after which turning the pile over again brings nothing more."""
_WILD_START = 5
"""The wild cards needed to begin a meld of wild cards."""
_LONG = 4
"""The cards of a sequence that is worth opening with."""
CARELESS = 75
"""The percentage of a beginner's melds and discards that are careless."""
_COSTLY = {"7", "A", NAMES[WILD]}
"""The melds that cost points in some games until they are canastas."""


def answer(view: CanastaView) -> Action:
    """Let a partner go out, unless the hand would cost many points and the round has time."""
    yes = view.hand_points <= LIGHT or view.stock <= LOW
    return next(action for action in view.legal if action.target == ("yes" if yes else "no"))


def better_ended(view: CanastaView) -> bool:
    """Return whether to end a round without stock rather than play on: if the side is not behind."""
    assert view.seat is not None
    if view.turn > _MOST_TURNS * len(view.sides):
        return True
    mine = view.sides[view.seat]
    return view.standing[mine] - view.hand_points >= max(view.standing) - 2 * LIGHT


def meld(view: CanastaView, legal: Iterable[Action]) -> Action | None:
    """Return the longest sequence or meld of wild cards that is worth making before anything else, or ``None``."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    begun = view.opened[mine] or view.opening_points > 0
    laid = {meld.name or meld.rank: meld for meld in view.melds[mine]}
    good = [
        action
        for action in legal
        if (family(action.target) in SUITS and (begun or len(action.cards) >= _LONG))
        or (action.target == NAMES[WILD] and _wild(action, laid.get(action.target)))
    ]
    return max(good, key=lambda action: len(action.cards), default=None)


def _wild(action: Action, laid: Meld | None) -> bool:
    """Return whether to make or extend a meld of wild cards: one that is no canasta yet, or a new one that is long."""
    size = len(action.cards) + (len(laid.cards) if laid else 0)
    if laid:
        return len(laid.cards) < CANASTA
    return size >= _WILD_START


# the players


def carefree(view: CanastaView, context: PolicyContext) -> Action:
    """Never take the pile, meld only canastas until the stock is low, and discard at random (Canasta guide 8.4)."""
    if action := _without_skill(view):
        return action
    if view.phase == "draw":
        return next((action for action in view.legal if action.kind != "take"), view.legal[0])
    melds = [action for action in view.legal if action.kind == "meld" and family(action.target) != NAMES[WILD]]
    if view.stock > LOW * view.packs and not _must_meld(view):
        melds = [action for action in melds if _makes_canasta(view, action)]
    if melds:
        return max(melds, key=lambda action: (len(action.cards), -_wilds(action.cards)))
    return _any_discard(view, context)


def eager(view: CanastaView, context: PolicyContext) -> Action:
    """Take the pile and meld whenever possible, and discard a single card."""
    if action := _without_skill(view):
        return action
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if not _begins_costly(view, action)]
    if takes:
        return min(takes, key=lambda action: (_wilds(action.cards), -len(action.cards)))
    if view.phase == "draw":
        return next((action for action in view.legal if action.kind != "take"), view.legal[0])
    melds = [action for action in view.legal if action.kind == "meld"]
    melds = [action for action in melds if _makes_canasta(view, action) or not _begins_costly(view, action)]
    ready = [action for action in melds if not _wilds(action.cards) or _makes_canasta(view, action) or _must_meld(view)]
    if not ready and not view.opened[view.sides[view.seat or 0]]:
        ready = melds
    if ready:
        return min(ready, key=lambda action: (_wilds(action.cards), -len(action.cards)))
    return _single_discard(view, context)


def beginner(view: CanastaView, context: PolicyContext) -> Action:
    """Play like the eager player, but often carelessly: forget wild cards, or discard any card."""
    careless = context.rng.random() * 100 < CARELESS
    if careless and view.opened[view.sides[view.seat or 0]] and not view.upcard_due and view.phase != "draw":
        plain = [action for action in view.legal if action.kind != "meld" or not _wilds(action.cards)]
        if plain and len(plain) < len(view.legal):
            view = replace(view, legal=tuple(plain))
    action = eager(view, context)
    return _any_discard(view, context) if careless and action.kind == "discard" else action


def _without_skill(view: CanastaView) -> Action | None:
    """Return an action that needs no skill (an answer, a special hand, ending the round), or ``None``."""
    kinds = {action.kind for action in view.legal}
    if "answer" in kinds:
        return answer(view)
    for kind in ("special", "end"):
        if kind in kinds:
            return next(action for action in view.legal if action.kind == kind)
    return None


def _must_meld(view: CanastaView) -> bool:
    """Return whether the player must meld: an upcard is due, an initial meld is begun or going out was announced."""
    return all(action.kind == "meld" for action in view.legal) or view.opening_points > 0


def _begins_costly(view: CanastaView, action: Action) -> bool:
    """Return whether an action begins a meld that costs points until it is a canasta."""
    laid = {meld.rank for meld in view.melds[view.sides[view.seat or 0]]}
    return view.pure_melds and family(action.target) in _COSTLY - laid


def _makes_canasta(view: CanastaView, action: Action) -> bool:
    """Return whether a meld makes or extends a canasta, or leaves at most one card in hand."""
    assert view.seat is not None
    laid = {meld.name or meld.rank: len(meld.cards) for meld in view.melds[view.sides[view.seat]]}
    name = action.target or (NAMES[KIND[action.cards[0]]] if action.cards else "")
    size = laid.get(name, laid.get(family(name), 0)) + len(action.cards)
    return size >= CANASTA or len(view.hand) - len(action.cards) <= 1


def _wilds(cards: tuple[Card, ...]) -> int:
    return sum(KIND[card] >= TWO for card in cards)


def _any_discard(view: CanastaView, context: PolicyContext) -> Action:
    discards = [action for action in view.legal if action.kind == "discard"]
    plain = [action for action in discards if KIND[action.cards[0]] < TWO]
    return context.rng.choice(plain or discards or list(view.legal))


def _single_discard(view: CanastaView, context: PolicyContext) -> Action:
    """Return the cheapest single natural card, otherwise one of the rank with fewest cards."""
    discards = [action for action in view.legal if action.kind == "discard"]
    if not discards:
        return context.rng.choice(view.legal)
    held = Counter(KIND[card] for card in view.hand)

    def order(action: Action) -> tuple[bool, int, int, int, float]:
        kind = KIND[action.cards[0]]
        beside = _beside(view, action.cards[0])
        return kind >= TWO, held[kind] if kind in NATURALS else 0, beside, POINTS[kind], context.rng.random()

    return min(discards, key=order)


def _beside(view: CanastaView, card: Card) -> int:
    """Return how many ranks next to a card the hand holds in its suit, where sequences are played."""
    if not view.rules.sequences or KIND[card] not in NATURALS:
        return 0
    near = [other for other in view.hand if KIND[other] in NATURALS and abs(KIND[other] - KIND[card]) == 1]
    return len({KIND[other] for other in near if suit(other) == suit(card)})
