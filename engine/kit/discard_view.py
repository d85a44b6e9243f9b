"""Options and views of games in which players draw from a stock or a pile, arrange sets and runs, and discard."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card
from engine.kit.table_melds import in_order, without
from engine.kit.views import added_fields
from engine.options import PresetOptions
from engine.types import Verb
from engine.view import View


class DiscardOptions(PresetOptions):
    """Options that say how many cards are dealt, and which melds are best."""

    verbs: ClassVar[tuple[Verb, ...]]
    """The kinds of action; see :attr:`engine.rules.Rules.verbs`."""

    @abstractmethod
    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""

    @abstractmethod
    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the best melds of a hand."""


_SHOWN = ("dealer", "turn", "phase", "pile", "known", "discards", "refused", "taken")


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardView(View):
    """A seat's view. A game adds what lies open besides the pile (:attr:`lying`)."""

    rules: DiscardOptions
    stock: int
    """The number of cards in the stock."""
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    hand_counts: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]
    """By seat, what it has discarded."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """By seat, the upcards that it passed, or left lying to draw from the stock; empty if that tells nothing."""
    takes: tuple[int, ...] = ()
    """How many cards the seat to act can take from the pile, as far as ``seat`` knows; empty if only the upcard."""
    drawn: Card | None
    """The card drawn from the stock in this turn; seen by its owner only."""
    taken: tuple[Card, ...]
    """The cards taken from the pile in this turn."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def melds(self) -> tuple[tuple[Card, ...], ...]:
        """The best arrangement of ``hand``."""
        return self.rules.arranged(self.hand)

    @property
    def loose(self) -> tuple[Card, ...]:
        """The cards of ``hand`` that are in no meld."""
        return without(self.hand, [card for meld in self.melds for card in meld])

    @property
    def new(self) -> tuple[Card, ...]:
        """The cards that came into the hand in this turn."""
        return (self.drawn,) if self.drawn else self.taken

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards that lie open outside the pile."""
        return ()

    def unplaced(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        known = (card for seat in self.others for card in self.known[seat])
        left = without(self.rules.pack(len(self.sides)), (*self.hand, *self.pile, *self.lying, *known))
        return tuple(in_order(left))


def shown_unchanged(view_type: type[DiscardView]) -> tuple[str, ...]:
    """Return the fields of a view that show the attributes of a round of these names: some, and all of the game's."""
    return (*_SHOWN, *added_fields(view_type, DiscardView))
