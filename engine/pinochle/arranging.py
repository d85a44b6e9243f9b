"""Practice actions that change the deal: swapping hands, and exchanging a card (Pinochle guide 7.7.6, 7.7.7)."""

from __future__ import annotations

from engine.cards import Card, face
from engine.pinochle import interpret
from engine.pinochle.state import SEATS, State
from engine.types import Action, Event, IllegalAction, Seat


def swap(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Swap the two hands, between tricks and until a meld has been made in the round."""
    if action.cards or action.target:
        raise IllegalAction("names-nothing", text=action.kind)
    if state.any_meld:
        raise IllegalAction("swap-after-meld")
    if state.trick:
        raise IllegalAction("swap-within-trick")
    state.hands.reverse()
    state.known.reverse()
    state.drawn = [None] * SEATS
    return (Event("swapped", seat),)


def doctor(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Exchange a card of the hand for a face-down card, named by its face, from the stock or the other hand."""
    if state.tricks:
        raise IllegalAction("too-late-to-arrange")
    if len(action.cards) != 2 or action.target:
        raise IllegalAction("doctor-two-cards")
    mine = interpret.one_card(state.hands[seat], action.cards[:1])
    wanted = action.cards[1]
    for cards in (state.stock, state.hands[1 - seat]):
        found = _equal_card(cards, wanted)
        if found:
            cards[cards.index(found)] = mine
            state.hands[seat].remove(mine)
            state.receive(seat, found)
            state.sort(1 - seat)
            return (Event("doctored", seat, (mine, found), secret=True),)
    raise IllegalAction("doctor-not-hidden", card=wanted)


def _equal_card(cards: list[Card], wanted: Card) -> Card | None:
    return wanted if wanted in cards else next((card for card in cards if face(card) == face(wanted)), None)
