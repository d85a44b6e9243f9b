"""What one seat may know of a round of Gin Rummy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from engine.cards import Card
from engine.gin import scoring
from engine.gin.options import GinOptions
from engine.kit.discard_view import DiscardView, listed
from engine.kit.knocking import Outcome
from engine.kit.score_columns import Column
from engine.kit.sets_and_runs import cards_of, mask_of, spelt_in
from engine.types import Note, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(DiscardView):
    """A seat's view. ``phase`` is one of :class:`engine.gin.state.State`, ``scored`` or ``won``."""

    rules: GinOptions
    limit: int
    """The most deadwood with which a player can knock."""
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""
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
    def columns(self) -> tuple[Column, ...]:
        """The games of the score; those that are over say who has won them."""
        return scoring.columns(self.rules, self.scores)

    @property
    def lying(self) -> tuple[Card, ...]:
        """What was laid off, and the card that set the limit and is out of play."""
        limit = (self.first,) if self.first and self.rules.first_upcard == "none" else ()
        return (*chain(*self.laid), *limit)

    def called(self, target: str) -> Note | None:
        """Return the melds that an action has as its target."""
        melds = listed(map(cards_of, spelt_in(target)))
        return Note("melds", {"melds": melds}) if any(melds) else None
