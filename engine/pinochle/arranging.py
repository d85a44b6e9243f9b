"""Practice actions that change the deal: swapping hands, and exchanging a card (Pinochle guide 7.7.6, 7.7.7)."""

from __future__ import annotations

from engine.kit import arranging
from engine.kit.hands import one_card
from engine.pinochle.state import SEATS, State
from engine.types import Action, Event, IllegalAction, Seat


def swap(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Swap the two hands, between tricks and until a meld has been made in the round."""
    arranging.check_named(action, 0)
    if state.any_meld:
        raise IllegalAction("swap-after-meld")
    if state.trick:
        raise IllegalAction("swap-within-trick")
    arranging.swap(0, 1, state.hands, state.known)
    state.drawn = [None] * SEATS
    return (Event("swapped", seat),)


def doctor(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Exchange a card of the hand for a face-down card, named by its face, from the stock or the other hand."""
    if state.tricks:
        raise IllegalAction("too-late-to-arrange")
    arranging.check_named(action, 2)
    mine = one_card(state.hands[seat], action.cards[:1])
    found = arranging.replaced((state.stock, state.hands[1 - seat]), action.cards[1], by=mine)
    if found is None:
        raise IllegalAction("doctor-not-hidden", card=action.cards[1])
    state.hands[seat].remove(mine)
    state.receive(seat, found)
    state.sort(1 - seat)
    return (Event("doctored", seat, (mine, found), secret=True),)
