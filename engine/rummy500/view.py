"""What one seat may know of a round of Rummy 500."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.rummy500.options import Rummy500Options
from engine.rummy500.state import JOKER_OF, Laid, grown, laid_by, new_meld, place_of
from engine.types import Action, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(DiscardView):
    """A seat's view; see :class:`engine.rummy500.state.State` for the fields."""

    rules: Rummy500Options
    table: tuple[Laid, ...]
    """The melds on the table, with who has laid down which card."""
    opened: tuple[bool, ...]
    owed: Card | None
    """The card that must be melded next."""
    jokers_owed: int
    """How many jokers must be melded next."""
    has_laid: tuple[bool, ...]
    claimable: bool
    waiting: tuple[Seat, ...]
    held: bool
    goer: Seat | None

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple(card for laid in self.table for card in laid.meld.cards)

    @property
    def fitting(self) -> tuple[Card, ...]:
        """The cards of the hand that fit a meld on the table each by itself."""
        edition = self.rules.edition
        return tuple(
            card for card in self.hand if any(grown(laid, (card,), "", edition=edition) for laid in self.table)
        )

    @property
    def laid_points(self) -> tuple[int, ...]:
        """By side, the points that it has on the table."""
        points = [0] * (max(self.sides) + 1)
        for seat, side in enumerate(self.sides):
            points[side] += sum(laid_by(self.rules, self.table, seat))
        return tuple(points)

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the cards of the pile for taking, and else the hand."""
        return self.pile if kind == "take" else self.hand

    def depth(self, action: Action) -> int:
        """Return how many cards a legal take takes."""
        return self.takes[[each for each in self.legal if each.kind == "take"].index(action)]

    def gain(self, action: Action) -> int:
        """Return the points that melding, or claiming the upcard, lays down."""
        if action.kind == "claim":
            action = Action("meld", (self.upcard or "",), action.target)
        return sum(map(self._gain_of_part, action.parts))

    def _gain_of_part(self, part: Action) -> int:
        worth, place = self.rules.worth, place_of(self.table, part.target)
        if place is None:
            return worth(new_meld(part))
        if part.target.startswith(JOKER_OF):
            return self.rules.points(part.cards[0])
        after = grown(self.table[place], part.cards, part.target, edition=self.rules.edition)
        return worth(after) - worth(self.table[place].meld) if after else 0
