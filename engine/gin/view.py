"""What one seat may know of a round of Gin Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.scoring import Column, Outcome
from engine.kit.discard_view import DiscardView, listed
from engine.kit.sets_and_runs import cards_of, spelt_in
from engine.score import RoundScore
from engine.types import Note, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(DiscardView):
    """A seat's view. ``phase`` is one of :class:`engine.gin.state.State`, ``scored`` or ``won``."""

    rules: GinOptions
    aside: tuple[Card, ...]
    """The card turned to set the limit, if it is out of play."""
    taken: bool
    """Whether the card drawn was taken from the pile."""
    deadwood: int
    """The points of the loose cards; -1 in the public view."""
    limit: int
    """The most deadwood with which a player can knock."""
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""
    knocker: Seat | None
    table: tuple[tuple[Card, ...], ...]
    """The knocker's melds while the other lays off by hand."""
    laid: tuple[tuple[Card, ...], ...]
    """What was laid off on each of them so far."""
    outcome: Outcome | None
    """How the round has ended, with both hands."""
    lines: RoundScore
    columns: tuple[Column, ...]
    """The games of the score; those that are over say who has won them."""

    @property
    def lying(self) -> tuple[Card, ...]:
        """The card that lies open and is out of play."""
        return self.aside

    def called(self, target: str) -> Note | None:
        """Return the melds that an action has as its target."""
        melds = listed(map(cards_of, spelt_in(target)))
        return Note("melds", {"melds": melds}) if any(melds) else None
