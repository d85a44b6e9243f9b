"""The private picture of a hand of Gin Rummy, with its deadwood and the limit to knock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.gin.view import GinView
from engine.kit.sets_and_runs import mask_of
from engine.view import View
from render.gin import words
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.discard_hand import DiscardHand
from render.kit.look import Look
from render.kit.marks import NONE, Marks


def draw(view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
    return _Hand(cast(GinView, view), names, look, marks).draw(title)


class _Hand(DiscardHand):
    words = words.WORDS

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw the deadwood, what is left of it after the best discard, and the limit to knock."""
        view, canvas = cast(GinView, self.view), self.canvas
        if view.outcome or not view.hand:
            return
        x += (
            canvas.chip(words.deadwood(view.deadwood), x, middle, (palette.FELT, palette.TEXT), border=palette.QUIET)
            + 10
        )
        least = view.deadwood
        if len(view.hand) > view.rules.hand_size:
            least = view.rules.melds.least_after_discard(mask_of(view.hand))
            x += canvas.chip(words.after_discard(least), x, middle, (palette.FELT, palette.TEXT)) + 10
        colours = palette.ON_LEAF if least <= view.limit else (palette.FELT, palette.QUIET)
        canvas.chip(words.knock_at(view.limit), x, middle, colours)
