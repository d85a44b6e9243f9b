"""The advanced player: makes trumps by what a hand is worth, and plays by the habits of good players."""

from __future__ import annotations

from engine.cards import Card
from engine.euchre.legality import ALONE, FARMER
from engine.euchre.view import EuchreView
from engine.kit.trick_view import TrickView
from engine.players.euchre.values import SHARE, after_discard, tricks
from engine.players.policy import PolicyContext
from engine.types import Action

_ENOUGH = 2.6
"""The tricks, with the partner's share, from which a hand makes trumps."""
_BOLD = 0.25
"""How much less an aggressive player wants."""
_ALONE = 4.0
"""The tricks of a hand that is played alone."""
_UPCARD = 0.45
"""What the upcard adds to the partner who takes it, or to the opponents."""


def choose(view: EuchreView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``."""
    match view.phase:
        case "turned" | "order" | "name":
            return make(view, context)
        case "discard":
            return Action("discard", (after_discard(view.rules, view.trump, view.hand),))
        case "defend":
            return _defend(view)
        case _:
            return Action("play", (play(view),))


def make(view: EuchreView, context: PolicyContext) -> Action:
    """Return how to make trumps, or a pass."""
    legal = view.legal
    rest = [action for action in legal if action.kind not in ("order", "name")]
    for action in rest:
        if action.kind in ("throw-in", FARMER):
            return action
    worths = {action: worth(view, action) for action in legal if action.kind in ("order", "name")}
    best = max((action for action in worths if not action.target.endswith(ALONE)), key=worths.__getitem__, default=None)
    alone = [action for action in worths if action.target.endswith(ALONE) and worths[action] >= _ALONE]
    if alone:
        return max(alone, key=worths.__getitem__)
    enough = _ENOUGH - _BOLD * context.aggressive - SHARE[len(view.sides)]
    if best is not None and (worths[best] >= enough or not rest):
        return best
    return next((action for action in rest if action.kind == "pass"), legal[0])


def worth(view: EuchreView, action: Action) -> float:
    """Return the tricks of the hand if trumps are made in this way, without those of a partner."""
    trump = action.target[:1] if action.kind == "name" else view.offered
    hand = list(view.hand)
    if action.kind == "name" or not view.rules.upcard_taken:
        return tricks(view.rules, trump, hand)
    if view.seat == view.dealer:
        hand.append(view.upcard)
        hand.remove(after_discard(view.rules, trump, hand))
        return tricks(view.rules, trump, hand)
    gained = _UPCARD if view.is_partner(view.dealer) else -_UPCARD
    return tricks(view.rules, trump, hand) + (0.0 if action.target else gained)


def _defend(view: EuchreView) -> Action:
    """Defend alone only with three likely tricks."""
    enough = tricks(view.rules, view.trump, view.hand) >= _ALONE
    return next(action for action in view.legal if action.kind == ("defend" if enough else "pass"))


def play(view: EuchreView) -> Card:
    """Return the card to play."""
    playable = [action.cards[0] for action in view.legal]
    return _lead(view, playable) if not view.trick else _follow(view, playable)


def _lead(view: EuchreView, playable: list[Card]) -> Card:
    """Lead a card that nothing beats; trumps as a maker; otherwise from a short suit."""
    order = view.order
    mine = view.maker is not None and view.sides[view.maker] == view.sides[view.own_seat]
    sure = [card for card in playable if not _higher(view, card)]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if mine and trumps and (max(trumps, key=order.value) in sure or len(trumps) > 1):
        return max(trumps, key=order.value)
    plain = [card for card in sure if card not in trumps]
    if plain:
        return min(plain, key=lambda card: _count(view, card))
    others = [card for card in playable if card not in trumps] or playable
    return min(others, key=lambda card: (_count(view, card), order.strength[card]))


def _follow(view: EuchreView, playable: list[Card]) -> Card:
    """Leave a trick to the partner who wins it; otherwise win it, as cheaply as those who still play allow."""
    order, seats = view.order, view.trick_seats(view.leader)
    place = order.winner(view.trick)
    best = view.trick[place]
    winning = [card for card in playable if order.beats(card, best)]
    is_last = len(view.trick) == len(seats) - 1
    if not winning or (view.is_partner(seats[place]) and (is_last or holds(view, best))):
        return min(playable, key=lambda card: (*order.value(card), _count(view, card)))
    if is_last or order.suit[winning[0]] == view.trump:
        return min(winning, key=order.value)
    return max(winning, key=order.value)


def holds(view: TrickView, best: Card) -> bool:
    """Whether a card is likely to win its trick: a trump that few beat, or the highest card of its suit."""
    return len(_higher(view, best)) <= (view.order.suit[best] == view.trump)


def _higher(view: TrickView, card: Card) -> list[Card]:
    """Return the higher cards of a card's suit that others may hold."""
    order = view.order
    return [other for other in view.theirs() if order.suit[other] == order.suit[card] and order.beats(other, card)]


def _count(view: TrickView, card: Card) -> int:
    """Return the number of cards of a suit in the hand."""
    suits = view.order.suit
    return sum(suits[other] == suits[card] for other in view.hand)
