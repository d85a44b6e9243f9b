"""What one seat may know of a round of Rummy 500."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.kit.laid_melds import Laid, called
from engine.rummy500.options import Rummy500Options
from engine.rummy500.scoring import laid_by
from engine.types import Action, Note, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(DiscardView):
    """A seat's view. ``phase`` is one of :class:`engine.rummy500.state.State`, ``scored`` or ``won``."""

    rules: Rummy500Options
    table: tuple[Laid, ...]
    """The melds on the table, with who has laid down which card."""
    opened: tuple[bool, ...]
    has_laid: tuple[bool, ...]
    owed: Card | None
    """The card that must be melded next."""
    claimable: bool
    waiting: tuple[Seat, ...]
    held: bool
    goer: Seat | None
    """The seat that has gone out."""

    @property
    def laid_points(self) -> tuple[int, ...]:
        """By side, the points that it has on the table."""
        points = [0] * (max(self.sides) + 1)
        for seat, side in enumerate(self.sides):
            points[side] += sum(laid_by(self.rules, self.table, seat))
        return tuple(points)

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple(card for laid in self.table for card in laid.meld.cards)

    def called(self, target: str) -> Note | None:
        """Return what a meld on the table is called as a target, or the number of cards taken from the pile."""
        return Note("depth", {"count": int(target) - 1}) if target.isdecimal() else called(self.table, target)

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the cards of the pile for taking, and else the hand."""
        return self.pile if kind == "take" else self.hand

    def depth(self, action: Action) -> int:
        """Return how many cards a legal take takes."""
        return self.takes[[each for each in self.legal if each.kind == "take"].index(action)]
