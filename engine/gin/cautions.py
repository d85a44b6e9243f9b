"""The questions that a careful player is asked before a discard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, cards_of, mask_of
from engine.types import Action, Note, Seat

CAUTIONS = ("discard-gin", "discard-melded", "discard-wanted")
"""The codes of all notes of this module."""


def cautions(view: GinView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by a discard; nothing for other actions."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None:
        return ()
    return tuple(_about(view, view.seat, action.cards[0]))


def _about(view: GinView, seat: Seat, card: Card) -> Iterator[Note]:
    melds, hand = view.rules.melds, mask_of(view.hand)
    least = min(melds.deadwood(hand & ~BIT[other]) for other in view.hand)
    if not least and any(other.kind in ("gin", "knock") for other in view.legal):
        yield Note("discard-gin")
    elif card not in view.loose and melds.deadwood(hand & ~BIT[card]) > least:
        yield Note("discard-melded", {"card": card})
    theirs = mask_of(view.known[1 - seat])
    if completed := [meld for meld in melds.in_hand(theirs | BIT[card]) if meld & BIT[card]]:
        yield Note("discard-wanted", {"card": card, "seat": 1 - seat, "cards": cards_of(completed[-1] & ~BIT[card])})
