"""What one seat may know of a round of tricks for two: the data of a view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.trick_options import TrickOptions
from engine.kit.tricks import Order, Trick
from engine.score import RoundScore
from engine.types import Seat
from engine.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickView(View):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``scored``, ``won``, or one of the game's own.

    ``turn`` is the number of the trick. A side is a seat. Cards may be marked; people see no marks.
    """

    rules: TrickOptions
    phase_two: bool
    """Whether the stock is gone."""
    trump: str
    """The suit's letter."""
    upturned: Card | None
    """The card of the stock that lies face up."""
    stock: int
    """The number of hidden cards in the stock."""
    leader: Seat
    """The seat that leads to the trick."""
    trick: tuple[Card, ...]
    """The cards played to the trick so far."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round, which everybody has seen."""
    hand_counts: tuple[int, ...]
    """By seat, the number of cards that it can play."""
    standing: tuple[int, ...]
    """By side, the points of the round that count already."""
    trick_points: tuple[int, ...]
    """By side, the points of the tricks won so far."""
    lines: RoundScore
    """The score lines of the round so far, by side."""
    drawn: tuple[Card, ...]
    """The card drawn last; seen by its owner only."""

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""
        return self.rules.order(self.trump)

    @property
    def other(self) -> Seat:
        """The opponent of ``seat``. Raises ``ValueError`` for the public view."""
        if self.seat is None:
            raise ValueError("the public view has no opponent")
        return 1 - self.seat

    def won_by(self, seat: Seat) -> int:
        """Return the number of tricks that a seat has won."""
        return sum(trick.winner == seat for trick in self.tricks)

    def theirs(self) -> list[Card]:
        """Return every card that the opponent of ``seat`` may hold, in the order of the pack."""
        seen = {*self.hand, *self.trick, self.upturned}
        seen.update(card for trick in self.tricks for card in trick.cards)
        return [card for card in self.rules.pack(len(self.sides)) if card not in seen]

    def unseen(self) -> list[Card]:
        """Return the cards whose place ``seat`` does not know: in the stock, or hidden in the other hand."""
        known = self.known[self.other]
        return [card for card in self.theirs() if card not in known]
