"""What one seat may know of a round of Gin Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.scoring import columns, winner
from engine.kit.knock_view import KnockView
from engine.kit.score_columns import Column, boxes


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(KnockView):
    """A seat's view. ``phase`` is one of :class:`engine.gin.round.GinRound`, ``scored`` or ``won``."""

    rules: GinOptions
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""

    @property
    def columns(self) -> tuple[Column, ...]:
        """The games of the score; those that are over say who has won them."""
        return columns(self.rules, self.scores).columns

    @property
    def boxes(self) -> list[int]:
        """By side, the rounds that it has won."""
        return boxes(map(winner, self.scores))

    @property
    def lying(self) -> tuple[Card, ...]:
        """What was laid off, and the card that set the limit and is out of play."""
        limit = (self.first,) if self.first and self.rules.first_upcard == "none" else ()
        return (*super(GinView, self).lying, *limit)
