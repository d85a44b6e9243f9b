"""The round as one seat sees it: what the seat may do is so judged by the rules themselves, from a view alone."""

from __future__ import annotations

from engine.cards import BACK
from engine.pinochle import melds
from engine.pinochle.round import PinochleRound
from engine.pinochle.state import SEATS
from engine.pinochle.view import PinochleView

_OF_TRICKS = ("tricks-one", "tricks-two", "last-trick", "melds-against")


def as_seen(view: PinochleView) -> PinochleRound:
    """A round in which ``view.seat`` has the hand, and everything that lies open is where it is.

    What the seat does not see lies face down. So its legal actions are those of its view, but a draw cannot be played.
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
    state.lines = [[line for line in lines if line.code not in _OF_TRICKS] for lines in view.lines]
    state.leader, state.trick, state.tricks = view.leader, list(view.trick), list(view.tricks)
    state.phase, state.phase_two, state.melded = view.phase, view.phase_two, view.melded
    played.to_act = view.to_act
    if view.to_act:
        (state.seat,) = view.to_act
    return played
