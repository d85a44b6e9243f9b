"""The private picture of a hand of Gin Rummy, with its deadwood and the limit to knock."""

from __future__ import annotations

from collections.abc import Iterable

from engine.gin.view import GinView
from engine.kit.sets_and_runs import mask_of
from render.gin import words
from render.kit import palette
from render.kit.discard_hand import DiscardHand
from render.kit.side_hand import Chip

_PLAIN, _FAINT = (palette.FELT, palette.TEXT), (palette.FELT, palette.QUIET)


class Hand(DiscardHand):
    """Draws one hand."""

    words = words.WORDS
    view: GinView

    def footer(self) -> Iterable[Chip]:
        """Yield the deadwood, what is left of it after the best discard, and the limit to knock."""
        view = self.view
        if view.outcome or not view.hand:
            return
        yield words.DEADWOOD.format(view.deadwood), _PLAIN, palette.QUIET
        least = view.deadwood
        if len(view.hand) > view.rules.hand_size:
            least = view.rules.melds.least_after_discard(mask_of(view.hand))
            yield words.AFTER_DISCARD.format(least), _PLAIN, None
        yield words.knock_at(view.limit), palette.ON_LEAF if least <= view.limit else _FAINT, None
