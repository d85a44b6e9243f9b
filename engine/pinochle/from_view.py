"""Rebuilds a round from one seat's view, so that the rules themselves can judge what that seat may do."""

from __future__ import annotations

from itertools import chain

from engine.cards import face
from engine.kit.trick_round import deal_hidden, lay_out
from engine.pinochle import melds
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.options import SEATS
from engine.pinochle.round import PinochleRound
from engine.pinochle.view import Meld, PinochleView
from engine.types import UNDO, Chance

_TRICK_LINES = ("tricks-one", "tricks-two", "last-trick", "melds-against")


def round_from_view(view: PinochleView) -> PinochleRound:
    """Return a round with the seat's hand and all public cards in place, and backs for the cards it cannot see.

    The legal actions are those of the view, but a draw cannot be performed, and nothing can be undone.
    """
    rules = view.rules
    played = PinochleRound(rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=rules.pack(SEATS))
    state = played.state
    lay_out(state, view)
    state.dix = melds.dix(rules, view.trump)
    state.shown = [frozenset(cards) for cards in view.mat]
    state.melds = [[_found(view, state.dix, meld) for meld in its] for its in view.melds]
    state.history = view.history() | {card: (state.dix,) for card in chain(*view.mat) if state.is_dix(card)}
    state.lines = [[line for line in lines if line.code not in _TRICK_LINES] for lines in view.lines]
    state.melded, state.any_meld = view.melded, view.any_meld
    return played


def _found(view: PinochleView, dix: Pattern, meld: Meld) -> Found:
    """Return a meld on the mat with its pattern."""
    patterns = (pattern for pattern in melds.patterns(view.rules, view.trump) if face(meld.cards[0]) in pattern.faces)
    pattern = next((pattern for pattern in patterns if pattern.type == meld.type), dix)
    return Found(pattern, meld.cards, meld.points)


def imagine(view: PinochleView, chance: Chance) -> PinochleRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    played = round_from_view(view)
    deal_hidden(played.state, view, chance)
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            played.state.mark(played.state.seat)
    return played
