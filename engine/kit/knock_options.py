"""What the options of games have in common in which a knock ends the round."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from engine.cards import Card, pack
from engine.kit.discard_options import DiscardOptions
from engine.kit.sets_and_runs import Melds, cards_of, mask_of


class KnockOptions(DiscardOptions):
    """Options about knocking. A game has fields of these names, or says them otherwise."""

    if TYPE_CHECKING:
        # Fields would stand before the game's own in the order of its options.
        hand_size: int
        big_gin: Any
        lay_off_by_hand: bool
        equal_undercut: bool

    @property
    @abstractmethod
    def melds(self) -> Melds:
        """The sets and runs of these rules."""

    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""
        return self.hand_size

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return pack()

    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the melds of a hand that leave the least deadwood."""
        return tuple(map(cards_of, self.melds.best(mask_of(hand))[0].melds))
