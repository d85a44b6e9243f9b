"""What one seat may know of a round of Gin Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.scoring import Column, Outcome
from engine.score import RoundScore
from engine.types import Seat
from engine.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(View):
    """A seat's view. ``phase`` is one of :class:`engine.gin.state.State`, ``scored`` or ``won``."""

    rules: GinOptions
    limit: int
    """The most deadwood with which a player can knock."""
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""
    stock: int
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    hand_counts: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]
    """By seat, what it has discarded."""
    refused: tuple[tuple[Card, ...], ...]
    """By seat, the upcards that it passed, or left lying to draw from the stock."""
    drawn: Card | None
    """The card drawn in this turn; seen by its owner only, unless it was taken from the pile."""
    taken: bool
    """Whether the card drawn was taken from the pile."""
    melds: tuple[tuple[Card, ...], ...]
    """The best arrangement of ``hand``."""
    loose: tuple[Card, ...]
    """The cards of ``hand`` that are in no meld."""
    deadwood: int
    """The points of these; -1 in the public view."""
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
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None
