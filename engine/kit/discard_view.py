"""What a seat may know where players draw from a stock or a discard pile, arrange sets and runs, and discard."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.sets_and_runs import BIT, cards_of, mask_of, spelt_in
from engine.types import Note, Seat
from engine.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardView(View):
    """A seat's view."""

    stock: int
    """The number of cards in the stock."""
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    hand_counts: tuple[int, ...]
    aside: tuple[Card, ...]
    """Cards that lie open and are out of play."""
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

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats."""
        return tuple(seat for seat in range(len(self.sides)) if seat != self.seat)

    def called(self, target: str) -> Note | None:
        """Return the melds that an action has as its target."""
        melds = [" ".join(cards_of(meld)) for meld in spelt_in(target)]
        return Note("melds", {"melds": tuple(melds)}) if any(melds) else None

    def unplaced(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        gone = mask_of(
            (*self.hand, *self.pile, *self.aside, *(card for seat in self.others for card in self.known[seat]))
        )
        return cards_of(mask_of(BIT) & ~gone)
