"""Rebuilds a round from one seat's view, so that the rules themselves can judge what that seat may do."""

from __future__ import annotations

from engine.cards import BACK
from engine.pinochle import melds
from engine.pinochle.round import PinochleRound
from engine.pinochle.state import SEATS
from engine.pinochle.view import PinochleView

_TRICK_LINES = ("tricks-one", "tricks-two", "last-trick", "melds-against")


def round_from_view(view: PinochleView) -> PinochleRound:
    """Return a round with the seat's hand and all public cards in place, and backs for the cards it cannot see.

    The legal actions are those of the view, but a draw cannot be performed.
    """
    assert view.seat is not None
    rules = view.rules
    played = PinochleRound(rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=rules.pack(SEATS))
    state = played.state
    other = 1 - view.seat
    state.trump, state.dix = view.trump, melds.dix(rules, view.trump)
    state.hands[view.seat] = list(view.hand)
    state.hands[other] = [*view.known[other], *[BACK] * (view.hand_counts[other] - len(view.known[other]))]
    state.upturned, state.stock = view.upturned, [BACK] * view.stock
    state.shown = [frozenset(cards) for cards in view.mat]
    state.known = [frozenset(cards) for cards in view.known]
    state.history = view.history()
    state.lines = [[line for line in lines if line.code not in _TRICK_LINES] for lines in view.lines]
    state.leader, state.trick, state.tricks = view.leader, list(view.trick), list(view.tricks)
    state.phase, state.phase_two, state.melded = view.phase if view.to_act else "over", view.phase_two, view.melded
    if view.to_act:
        (state.seat,) = view.to_act
    return played
