"""The questions that a careful player is asked before a card or an exchange."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ecarte.view import EcarteView
from engine.kit import trick_cautions
from engine.types import Action, Note

CAUTIONS = (*trick_cautions.CAUTIONS, "play-king-unannounced", "exchange-trump")
"""The codes of all cautions."""


def cautions(view: EcarteView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or forget to announce."""
    return (*trick_cautions.cautions(view, action), *_of_ecarte(view, action))


def _of_ecarte(view: EcarteView, action: Action) -> Iterator[Note]:
    """Yield a king that is not announced, and a trump that is exchanged."""
    king = f"K{view.trump}"
    leads_king = action.cards == (king,) and not view.trick
    if action.kind == "play" and not leads_king and any(other.kind == "king" for other in view.legal):
        yield Note("play-king-unannounced", {"card": king})
    trumps = [card for card in action.cards if view.order.suit[card] == view.trump]
    if action.kind == "exchange" and trumps:
        yield Note("exchange-trump", {"cards": tuple(trumps)})
