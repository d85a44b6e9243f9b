"""Whether an action may be taken back after the fact: only if it has shown nothing that was hidden before.

One rule for every game, from what an action does: its events, and the hands before and after it. A player may take back
what they chose themselves, but not what the cards or another hand answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from engine.cards import Card
from engine.round import Round
from engine.types import DOCTOR, SWAP, UNDO, Action, Event, Seat
from engine.view import GameContext

_NEVER = (UNDO, SWAP, DOCTOR)


def open_cards(events: Iterable[Event]) -> set[Card]:
    """Return the cards that events have shown to everybody."""
    return {card for event in events if not event.secret for card in event.cards}


def shows_nothing(before: Round, seat: Seat, action: Action, shown: Collection[Card], context: GameContext) -> bool:
    """Return whether nobody learns more from an action than the cards and the target that it names itself.

    ``before`` is the round in which the seat is about to play it, ``shown`` are the cards that everybody has seen in
    this round. An action that ends the round shows something, and so does one that gives anybody a hidden card, or
    tells what another seat has or cannot do. It cannot be an undo or a practice action.
    """
    if action.kind in _NEVER:
        return False
    after = before.copy()
    events = after.play(seat, action)
    if after.over or after.is_final(before) or not all(_is_own(event, seat, action, shown) for event in events):
        return False
    moved = open_cards(events).difference(action.cards)
    seats = range(len(before.view(None, context).sides))
    return all(_gained(before, after, each, context) <= moved for each in seats)


def _is_own(event: Event, seat: Seat, action: Action, shown: Collection[Card]) -> bool:
    """Return whether an event tells only of cards that the action names or everybody had seen."""
    if event.secret:
        return event.seat == seat and set(action.cards).issuperset(event.cards)
    return {*shown, *action.cards}.issuperset(event.cards) and (event.seat == seat or bool(event.cards))


def _gained(before: Round, after: Round, seat: Seat, context: GameContext) -> set[Card]:
    """Return the cards that have come into a hand."""
    now, earlier = (Counter(each.view(seat, context).hand) for each in (after, before))
    return {*(now - earlier)}
