"""The questions that a careful player is asked before a discard where a knock ends the round."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.knock_view import KnockView
from engine.kit.sets_and_runs import BIT, cards_of, mask_of
from engine.types import Action, Note, Value

CAUTIONS = ("discard-gin", "discard-melded", "discard-wanted")
"""The codes of all notes of this module."""


def cautions(view: KnockView, action: Action) -> Iterator[Note]:
    """Yield what the player may lose by a discard: gin, a meld, or a card that the other player can use."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None:
        return
    [card], melds, hand = action.cards, view.rules.melds, mask_of(view.hand)
    left = melds.after_discards(hand)
    least = min(left.values())
    if not least and any(other.kind in ("gin", "knock") for other in view.legal):
        yield Note("discard-gin")
    elif card not in view.loose and left[BIT[card]] > least:
        yield Note("discard-melded", {"card": card})
    theirs = mask_of(view.known[1 - view.seat])
    if completed := [meld for meld in melds.in_hand(theirs | BIT[card]) if meld & BIT[card]]:
        values: dict[str, Value] = {"card": card, "seat": 1 - view.seat, "cards": cards_of(completed[-1] & ~BIT[card])}
        yield Note("discard-wanted", values)
