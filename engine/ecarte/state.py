"""The state of a round of Écarté: that of a round of tricks, and what was agreed before."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, suit
from engine.ecarte.options import RANKS, SEATS, EcarteOptions
from engine.kit.hands import dealt
from engine.kit.trick_state import TrickState
from engine.types import Seat

_BATCHES = (3, 2)


class EcarteState(TrickState):
    """A round. Phases: ``turned`` (the dealer's king wins the game), ``propose``, ``answer``, ``exchange`` (either
    player in turn), ``lead``, ``follow``, ``over``.
    """

    def __init__(
        self, rules: EcarteOptions, *, dealer: Seat, totals: Sequence[int], target: int, cards: Sequence[Card]
    ) -> None:
        hands, (upcard, *stock) = dealt(cards, SEATS, 1 - dealer, _BATCHES)
        stock.reverse()
        super().__init__(hands, dealer=dealer, trump=suit(upcard), upturned=upcard, stock=stock, ranks=RANKS)
        self.rules = rules
        self.totals = tuple(totals)
        self.target = target
        self.fresh: list[tuple[Card, ...]] = [()] * SEATS
        """By seat, the cards drawn in its last exchange."""
        self.exchanges = 0
        """How often a proposal was accepted."""
        self.vulnerable: Seat | None = None
        """Who plays without an exchange, and loses two points with the tricks."""
        self.announced: Seat | None = None
        """Who has scored the king of trumps from the hand."""
        self.phase = "turned" if self.turned_king and self.reaches(dealer, 0) else "propose"
        self.seat = dealer if self.phase == "turned" else self.elder

    @property
    def king(self) -> Card:
        """The king of trumps."""
        return f"K{self.trump}"

    @property
    def turned_king(self) -> bool:
        """Whether the dealer scores for a king that was turned up."""
        return self.upturned == self.king and self.rules.king != "none"

    def kings(self, seat: Seat) -> int:
        """Return the points of a seat for the king of trumps, turned up or announced."""
        return (seat == self.dealer and self.turned_king) + (seat == self.announced)

    def reaches(self, seat: Seat, points: int) -> bool:
        """Whether a seat has reached the target with its kings and so many points more."""
        return self.totals[seat] + self.kings(seat) + points >= self.target

    def may_announce(self) -> bool:
        """Whether the seat to act may announce the king: it holds it, and has not played a card."""
        return (
            self.rules.king == "announced"
            and self.announced is None
            and self.phase in ("lead", "follow")
            and not self.tricks
            and self.king in self.hands[self.seat]
        )
