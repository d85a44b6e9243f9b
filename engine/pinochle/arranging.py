"""Practice actions that change the deal: swapping hands, and exchanging a card (Pinochle guide 7.7.6, 7.7.7)."""

from __future__ import annotations

from engine.cards import Card, face
from engine.pinochle import interpret
from engine.pinochle.state import State
from engine.types import Action, Event, IllegalAction, Seat


def swap(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Swap the two hands."""
    _check(state, action, 0)
    if state.trick:
        raise IllegalAction("swap-before-lead")
    state.hands.reverse()
    state.known.reverse()
    return (Event("swapped", seat),)


def doctor(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Exchange a card of the hand for a face-down card, named by its face, from the stock or the other hand."""
    _check(state, action, 2)
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


def _check(state: State, action: Action, cards: int) -> None:
    """Raise unless the first trick is still to be taken and the action names this number of cards."""
    if state.tricks:
        raise IllegalAction("too-late-to-arrange")
    if len(action.cards) != cards or action.target:
        raise IllegalAction("doctor-two-cards" if cards else "names-nothing", text=action.kind)
