"""The questions that a careful player is asked before a discard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.discard_view import listed
from engine.kit.table_melds import extended
from engine.rummy500.view import Rummy500View
from engine.types import Action, Note

CAUTIONS = ("discard-fits", "discard-melded", "hold-melds")
"""The codes of all notes of this module."""


def cautions(view: Rummy500View, action: Action) -> Iterator[Note]:
    """Yield what the player may lose by a discard: a card that fits the table, or that belongs to a meld."""
    if action.kind != "discard" or len(action.cards) != 1:
        return
    [card] = action.cards
    fits = next((laid.meld for laid in view.table if extended(laid.meld, card)), None)
    if fits and view.opened[view.sides[view.seat or 0]]:
        yield Note("discard-fits", {"card": card, "melds": (" ".join(fits.cards),)})
    elif any(card in meld for meld in view.melds) and card not in view.loose:
        yield Note("discard-melded", {"card": card})
    elif view.melds and len(view.hand) > 2 and view.stock < len(view.sides):
        yield Note("hold-melds", {"melds": listed(view.melds)})
