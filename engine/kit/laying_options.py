"""What the options of games have in common in which melds are laid on the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.kit.discard_options import DiscardOptions
from engine.kit.table_melds import Meld


class LayingOptions(DiscardOptions):
    """Options about melding. A game has fields of these names, or says them otherwise."""

    if TYPE_CHECKING:
        # Fields would stand before the game's own in the order of its options.
        first_meld: Any
        last_discard: bool
        joker_exchange: bool
        upcard_melded: bool

    @abstractmethod
    def points(self, card: Card) -> int:
        """Return what a card counts in the hand."""

    @abstractmethod
    def laid_points(self, meld: Meld) -> tuple[int, ...]:
        """Return what each card of a meld counts on the table."""

    def worth(self, meld: Meld) -> int:
        """Return what a meld counts when it is laid down."""
        return sum(self.laid_points(meld))
