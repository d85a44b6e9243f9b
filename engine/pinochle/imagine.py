"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from engine.chance import Chance
from engine.pinochle.from_view import round_from_view
from engine.pinochle.round import PinochleRound
from engine.pinochle.unseen import unseen
from engine.pinochle.view import PinochleView
from engine.types import UNDO


def imagine(view: PinochleView, chance: Chance) -> PinochleRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    assert view.seat is not None
    played, other = round_from_view(view), 1 - view.seat
    certain = view.hands[other] if view.hands else view.known[other]
    hidden = [card for card in unseen(view) if card not in certain]
    chance.shuffle(hidden)
    drawn = view.hand_counts[other] - len(certain)
    played.state.hands[other] = [*certain, *hidden[:drawn]]
    played.state.sort(other)
    played.state.stock = hidden[drawn:]
    if UNDO in view.verbs:
        played.state.mark(played.state.seat)
    return played
