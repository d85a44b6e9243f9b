"""A seat's view of a round of Cribbage."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.cribbage.counting import Shown, worth
from engine.cribbage.options import CribbageOptions
from engine.cribbage.state import Plays
from engine.kit.tricks import seats_from
from engine.score import RoundScore
from engine.types import Seat
from engine.view import View

SHOWN = (
    *("turn", "dealer", "to_act", "phase", "starter", "plays", "series", "gone", "above", "shown"),
    *("counted", "claimed"),
)
"""The fields of a view that show the state unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CribbageView(View):
    """A seat's view. ``phase`` is one of :class:`engine.cribbage.state.State`, ``scored`` or ``won``."""

    rules: CribbageOptions
    hand_counts: tuple[int, ...]
    laid: tuple[Card, ...]
    """The cards that the seat has discarded to the crib."""
    crib_count: int
    starter: Card | None
    plays: tuple[Plays, ...]
    """The series played before the current one, each card with the seat that played it."""
    series: Plays
    """The current series."""
    gone: tuple[bool, ...]
    """By seat, whether it has said go in this series."""
    above: tuple[int, ...]
    """By seat, the count that every card left in its hand exceeds, as its go has revealed."""
    pegs: tuple[tuple[int, int], ...]
    """By side, where its rear and its front peg stand."""
    showing: tuple[Seat, bool]
    """Whose hand is the next to be shown, and whether it is the crib."""
    open: tuple[Card, ...]
    """The hand or crib that lies open to be counted by hand."""
    counted: int
    """The points that its owner has counted, while others may claim the rest."""
    claimed: int
    shown: tuple[Shown, ...]
    lines: RoundScore

    @property
    def count(self) -> int:
        """The count of the current series."""
        return sum(worth(card) for _, card in self.series)

    @property
    def order(self) -> list[Seat]:
        """The seats in the order in which they play and show: the dealer last."""
        seats = len(self.sides)
        return seats_from((self.dealer + 1) % seats, seats)

    @property
    def owns_crib(self) -> bool:
        """Whether the crib belongs to the seat's side."""
        return self.seat is not None and self.sides[self.dealer] == self.sides[self.seat]

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat has played in this round, first card first."""
        return tuple(card for series in (*self.plays, self.series) for whose, card in series if whose == seat)

    def seen(self) -> set[Card]:
        """Return the cards whose place the seat knows."""
        cards = {*self.hand, *self.laid, *self.open, *(card for its in self.known for card in its)}
        cards.update(card for series in (*self.plays, self.series) for _, card in series)
        cards.update(card for each in self.shown for card in each.cards)
        return cards | ({self.starter} if self.starter else set())

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        seen = self.seen()
        return tuple(card for card in self.rules.pack(len(self.sides)) if card not in seen)
