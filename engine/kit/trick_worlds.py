"""Rebuilds the state of a round of tricks from one seat's view, with or without the cards that it cannot see."""

from __future__ import annotations

from engine.cards import BACK, Card
from engine.chance import Chance
from engine.kit.trick_state import TrickState
from engine.kit.trick_view import TrickView
from engine.types import Seat


def laid_out(view: TrickView) -> TrickState:
    """Return a state made by :func:`lay_out`."""
    hands = [()] * len(view.sides)
    state = TrickState(hands, dealer=view.dealer, trump=view.trump, upturned=None, stock=(), ranks=view.rules.ranks)
    lay_out(state, view)
    return state


def lay_out(state: TrickState, view: TrickView) -> None:
    """Put the seat's hand and all public cards in place, and backs for those that it cannot see."""
    seat = view.own_seat
    for other in view.others:
        certain = certainly_held(view, other)
        state.hands[other] = [*certain, *[BACK] * (view.hand_counts[other] - len(certain))]
        state.laid[other] = [BACK] * view.laid_counts[other]
    state.hands[seat], state.laid[seat] = list(view.hand), list(view.laid)
    state.trump, state.upturned, state.stock = view.trump, view.upturned, [BACK] * view.stock
    state.known = [frozenset(cards) for cards in view.known]
    state.drawn[seat] = view.drawn[0] if view.drawn else None
    state.leader, state.trick, state.tricks = view.leader, list(view.trick), list(view.tricks)
    state.out = view.out
    state.phase, state.phase_two = view.phase if view.to_act else "over", view.phase_two
    if view.to_act:
        (state.seat,) = view.to_act


def deal_hidden(state: TrickState, view: TrickView, chance: Chance) -> None:
    """Deal the hidden cards of a state that was laid out at random."""
    certain = {other: certainly_held(view, other) for other in view.others}
    placed = {card for cards in certain.values() for card in cards}
    hidden = [card for card in view.theirs() if card not in placed]
    chance.shuffle(hidden)
    for other, held in certain.items():
        drawn = view.hand_counts[other] - len(held)
        state.hands[other] = [*held, *hidden[:drawn]]
        state.sort(other)
        laid = drawn + view.laid_counts[other]
        state.laid[other] = hidden[drawn:laid]
        del hidden[:laid]
    state.stock = hidden


def certainly_held(view: TrickView, other: Seat) -> tuple[Card, ...]:
    """Return the cards that another seat holds for certain: those seen, or all while ``view.seat`` looks at them."""
    return view.hands[other] if view.hands else view.known[other]
