"""Notes on the cards that players have seen of each other's hands."""

from __future__ import annotations

from collections.abc import Iterable

from engine.types import Note
from engine.view import View


def own_hand(view: View) -> list[Note]:
    """Return the seat's cards, unless it has none left."""
    return [Note("place-hand", {"count": len(view.hand), "cards": view.hand})] if view.hand else []


def sure(view: View) -> list[Note]:
    """Return the cards that the others certainly hold."""
    return [
        Note("predict-sure", {"seat": seat, "cards": cards})
        for seat in view.others
        if (cards := view.surely_held(seat))
    ]


def theirs(view: View) -> list[Note]:
    """Return the cards of the others' hands that the seat has seen."""
    return [
        Note("recall-theirs", {"seat": seat, "count": len(cards), "cards": cards})
        for seat in range(len(view.known))
        if seat != view.seat and (cards := view.surely_held(seat))
    ]


def recalled(view: View, others: Iterable[Note]) -> tuple[Note, ...]:
    """Return the cards of this hand that others have seen, those seen of theirs, and ``others``; or a note of none."""
    own = view.known[view.seat or 0]
    notes = [Note("recall-yours", {"count": len(own), "cards": own})] if own else []
    return (*notes, *theirs(view), *others) or (Note("recall-nothing"),)
