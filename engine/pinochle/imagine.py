"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from engine.chance import Chance
from engine.kit.trick_worlds import deal_hidden
from engine.pinochle.from_view import round_from_view
from engine.pinochle.round import PinochleRound
from engine.pinochle.view import PinochleView
from engine.types import UNDO


def imagine(view: PinochleView, chance: Chance) -> PinochleRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    played = round_from_view(view)
    deal_hidden(played.state, view, chance)
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            played.state.mark(played.state.seat)
    return played
