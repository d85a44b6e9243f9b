"""Practice actions that rearrange cards: swapping hands, and exchanging a card (guide 4.7.6, 4.7.7)."""

from __future__ import annotations

from engine.canasta.interpret import kind_of
from engine.canasta.melds import KIND, without
from engine.canasta.state import DRAWING, State
from engine.cards import Card
from engine.kit.hands import check_named, replaced, swapped
from engine.types import Action, Event, IllegalAction


def swap(state: State, action: Action) -> tuple[Event, ...]:
    """Swap the hands of the player and the next seat."""
    _expect(state, action, 0)
    mine, other = state.seat, state.after(state.seat)
    swapped(mine, other, state.hands, state.counts, state.known)
    return (Event("swapped", mine),)


def doctor(state: State, action: Action) -> tuple[Event, ...]:
    """Exchange a card of the hand for a hidden card."""
    _expect(state, action, 2)
    seat = state.seat
    mine, wanted = action.cards
    hand = state.hands[seat]
    left = without(hand[kind_of(mine)], (mine,))
    if left is None:
        raise IllegalAction("not-in-hand", cards=(mine,))
    if kind_of(wanted) in state.tables.mat:
        raise IllegalAction("doctor-laid-down", card=wanted)
    if not _replaced(state, wanted, mine):
        raise IllegalAction("doctor-not-hidden", card=wanted)
    hand[KIND[mine]] = left
    state.counts[seat] -= 1
    state.show(seat, (mine,))
    state.receive(seat, (wanted,))
    return (Event("doctored", seat, (mine, wanted), secret=True),)


def _expect(state: State, action: Action, cards: int) -> None:
    """Raise unless the turn has just begun, nothing is melded, and the action names this many cards."""
    if state.phase != DRAWING or any(state.slots(side) for side in range(len(state.laid))):
        raise IllegalAction("too-late-to-arrange")
    check_named(action, cards)


def _replaced(state: State, wanted: Card, by: Card) -> bool:
    """Replace a hidden card by another; false if it is not hidden."""
    if replaced([state.stock], wanted, by):
        return True
    for piles in (state.talons, state.feet):
        for place, pile in enumerate(piles):
            if wanted in pile:
                at = pile.index(wanted)
                piles[place] = (*pile[:at], by, *pile[at + 1 :])
                return True
    for seat, hand in enumerate(state.hands):
        if seat != state.seat and wanted in hand[KIND[wanted]]:
            hand[KIND[wanted]] = without(hand[KIND[wanted]], (wanted,)) or ()
            state.counts[seat] -= 1
            state.show(seat, (wanted,))
            state.receive(seat, (by,))
            return True
    return False
