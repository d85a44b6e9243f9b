"""Rebuilds the state of a round of tricks from one seat's view, with or without the cards that it cannot see."""

from __future__ import annotations

from engine.cards import BACK, Card
from engine.chance import Chance
from engine.kit.trick_state import TrickState
from engine.kit.trick_view import TrickView


def laid_out(view: TrickView) -> TrickState:
    """Return a state made by :func:`lay_out`."""
    state = TrickState([(), ()], dealer=view.dealer, trump=view.trump, upturned=None, stock=(), ranks=view.rules.ranks)
    lay_out(state, view)
    return state


def lay_out(state: TrickState, view: TrickView) -> None:
    """Put the seat's hand and all public cards in place, and backs for those that it cannot see."""
    other = view.other
    seat = 1 - other
    certain = certainly_held(view)
    state.hands[seat] = list(view.hand)
    state.hands[other] = [*certain, *[BACK] * (view.hand_counts[other] - len(certain))]
    state.trump, state.upturned, state.stock = view.trump, view.upturned, [BACK] * view.stock
    state.known = [frozenset(cards) for cards in view.known]
    state.drawn[seat] = view.drawn[0] if view.drawn else None
    state.leader, state.trick, state.tricks = view.leader, list(view.trick), list(view.tricks)
    state.phase, state.phase_two = view.phase if view.to_act else "over", view.phase_two
    if view.to_act:
        (state.seat,) = view.to_act


def deal_hidden(state: TrickState, view: TrickView, chance: Chance) -> None:
    """Deal the hidden cards of a state that was laid out at random."""
    other = view.other
    certain = certainly_held(view)
    hidden = [card for card in view.theirs() if card not in certain]
    chance.shuffle(hidden)
    drawn = view.hand_counts[other] - len(certain)
    state.hands[other] = [*certain, *hidden[:drawn]]
    state.sort(other)
    state.stock = hidden[drawn:]


def certainly_held(view: TrickView) -> tuple[Card, ...]:
    """Return the cards that the opponent of the seat holds for certain: those it saw, or all while it looks at them."""
    return view.hands[view.other] if view.hands else view.known[view.other]
