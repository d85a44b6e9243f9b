"""The players of German Whist that do not search.

``intermediate`` weighs the open card against an unseen one, and the cost of a card; ``advanced`` also solves phase two
exactly.

A card's worth is the average number of tricks of phase two that it brings: a linear fit to 2,500 random endgames that
were solved exactly, with high cards and trumps as frequent in the hands as people make them. The fit is off by about a
trick.
"""

from __future__ import annotations

from statistics import fmean

from engine.cards import RANKS, Card, rank, suit
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.players.kit.endgame import Endgame
from engine.players.kit.tricks import cheapest, play_solved
from engine.players.policy import PolicyContext
from engine.types import Action

PLAIN = (0.0, 0.0, 0.01, 0.01, 0.02, 0.05, 0.08, 0.13, 0.19, 0.28, 0.4, 0.54, 0.74)
"""From two to ace, in a suit that is not trump."""
TRUMPS = (0.52, 0.53, 0.53, 0.55, 0.56, 0.6, 0.62, 0.68, 0.78, 0.89, 1.02, 1.11, 1.26)

_PLACE = {name: place for place, name in enumerate(RANKS)}


def worth(card: Card, trump: str) -> float:
    """Return a card's worth."""
    return (TRUMPS if suit(card) == trump else PLAIN)[_PLACE[rank(card)]]


def advanced(view: TrickView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase_two:
        # The opponent holds all cards that were not seen.
        endgame = Endgame(view.order, Duties(), points=dict.fromkeys(view.rules.ranks, 1))
        return play_solved(endgame, view, context, "tricks", 1 / 2).action
    playable = [action.cards[0] for action in view.legal]
    values = expected(view, playable)
    return Action("play", (max(playable, key=values.__getitem__),))


def intermediate(view: TrickView, context: PolicyContext) -> Action:
    """Play phase one like the advanced player, and look at one trick in phase two."""
    return (cheapest if view.phase_two else advanced)(view, context)


def expected(view: TrickView, playable: list[Card]) -> dict[Card, float]:
    """Return by card of phase one the gain of the trick if the card is played, less the card's worth."""
    assert view.upturned is not None
    order, trump = view.order, view.trump
    prize = worth(view.upturned, trump) - fmean(worth(card, trump) for card in view.unseen())
    found = {}
    for card in playable:
        if view.trick:
            chance = float(order.beats(card, view.trick[0]))
        else:
            chance = _holds(view, card) if prize > 0 else 1 - _is_beaten_by_force(view, card)
        found[card] = (2 * chance - 1) * prize - worth(card, trump)
    return found


def _holds(view: TrickView, card: Card) -> float:
    """Return the chance that a lead wins against an opponent who wants the trick."""
    order = view.order
    theirs = view.theirs()
    higher = [one for one in theirs if order.suit[one] == order.suit[card] and order.beats(one, card)]
    if order.suit[card] == order.trump:
        return _lacks(view, higher)
    suited = [one for one in theirs if order.suit[one] == order.suit[card]]
    trumps = [one for one in theirs if order.suit[one] == order.trump]
    return _lacks(view, higher) - _lacks(view, suited) * (1 - _lacks(view, trumps))


def _is_beaten_by_force(view: TrickView, card: Card) -> float:
    """Return the chance that an opponent who does not want the trick has to win it."""
    order = view.order
    suited = [one for one in view.theirs() if order.suit[one] == order.suit[card]]
    lower = [one for one in suited if not order.beats(one, card)]
    return _lacks(view, lower) - _lacks(view, suited)


def _lacks(view: TrickView, cards: list[Card]) -> float:
    """Return the chance that the opponent holds none of some cards."""
    known = view.known[view.other]
    if any(card in known for card in cards):
        return 0.0
    unseen = len(view.theirs()) - len(known)
    return (1 - (view.hand_counts[view.other] - len(known)) / max(1, unseen)) ** len(cards)
