"""What one seat may know of a round of Gin Rummy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.scoring import Column, Outcome, boxes, columns, winner
from engine.kit.discard_view import DiscardView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.types import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(DiscardView):
    """A seat's view. ``phase`` is one of :class:`engine.gin.round.GinRound`, ``scored`` or ``won``."""

    rules: GinOptions
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""
    limit: int
    """The most deadwood with which a player can knock."""
    knocker: Seat | None
    table: tuple[tuple[Card, ...], ...]
    """The knocker's melds."""
    laid: tuple[tuple[Card, ...], ...]
    """What was laid off on each of them so far."""
    outcome: Outcome | None
    """How the round has ended, with both hands."""

    @property
    def deadwood(self) -> int:
        """The points of the loose cards."""
        return self.rules.melds.points(mask_of(self.loose))

    @property
    def least(self) -> int:
        """The deadwood after the best discard; the deadwood if there is none to make."""
        if len(self.hand) <= self.rules.hand_size:
            return self.deadwood
        return self.rules.melds.least_after_discard(mask_of(self.hand))

    @property
    def lying(self) -> tuple[Card, ...]:
        """What was laid off, and the card that set the limit and is out of play."""
        limit = (self.first,) if self.first and self.rules.first_upcard == "none" else ()
        return (*chain(*self.laid), *limit)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The games of the score; those that are over say who has won them."""
        return columns(self.rules, self.scores).columns

    @property
    def boxes(self) -> list[int]:
        """By side, the rounds that it has won."""
        return boxes(map(winner, self.scores))

    def waiting_for(self, hand: int) -> tuple[Card, ...]:
        """Return the cards that may still come and would make or extend a meld of a hand."""
        return tuple(card for card in self.unplaced() if self.hand and self.rules.melds.helps(hand, BIT[card]))
