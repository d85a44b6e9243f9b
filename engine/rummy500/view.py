"""What one seat may know of a round of Rummy 500."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.kit.laid_melds import Laid, called
from engine.rummy500.options import Rummy500Options
from engine.types import Action, Note, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(DiscardView):
    """A seat's view. ``phase`` is one of :class:`engine.rummy500.state.State`, ``scored`` or ``won``."""

    rules: Rummy500Options
    table: tuple[Laid, ...]
    """The melds on the table, with who has laid down which card."""
    laid: tuple[tuple[int, ...], ...]
    """By seat, the points of each card that it has on the table."""
    opened: tuple[bool, ...]
    has_laid: tuple[bool, ...]
    owed: Card | None
    """The card that must be melded next."""
    taken: tuple[Card, ...]
    """The cards taken from the pile in this turn."""
    claimable: bool
    waiting: tuple[Seat, ...]
    held: bool
    goer: Seat | None
    """The seat that has gone out."""

    @property
    def laid_points(self) -> tuple[int, ...]:
        """By side, the points that it has on the table."""
        return tuple(
            sum(sum(laid) for seat, laid in enumerate(self.laid) if self.sides[seat] == side)
            for side in range(len(self.totals))
        )

    @property
    def new(self) -> tuple[Card, ...]:
        """The cards that came into the hand in this turn."""
        return (self.drawn,) if self.drawn else self.taken

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
