"""What a seat may know where players draw from a stock or a discard pile, arrange sets and runs, and discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.kit.discard_options import DiscardOptions
from engine.kit.spoken_view import SpokenView
from engine.kit.table_melds import ORDER, without
from engine.types import Seat
from engine.view import GameContext


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardView(SpokenView):
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
    """The card drawn in this turn; seen by its owner only, unless it was taken from the pile."""
    melds: tuple[tuple[Card, ...], ...]
    """The best arrangement of ``hand``."""
    loose: tuple[Card, ...]
    """The cards of ``hand`` that are in no meld."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def new(self) -> tuple[Card, ...]:
        """The cards that came into the hand in this turn."""
        return (self.drawn,) if self.drawn else ()

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards that lie open outside the pile."""
        return ()

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats."""
        return tuple(seat for seat in range(len(self.sides)) if seat != self.seat)

    def unplaced(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        known = (card for seat in self.others for card in self.known[seat])
        left = without(self.rules.pack(len(self.sides)), (*self.hand, *self.pile, *self.lying, *known))
        return tuple(sorted(left, key=ORDER.__getitem__))


def observed(state: Any, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of a :class:`DiscardView` that follow from the state of a round and the game around it.

    The game adds what its own state and rules tell: hands, melds, and what is legal.
    """
    rules = state.rules
    return {
        "game": rules.game,
        "preset": rules.preset,
        "rules": rules,
        "seat": seat,
        "round": context.number,
        "turn": state.turn,
        "dealer": state.dealer,
        "to_act": state.to_act,
        "phase": state.phase,
        "totals": context.totals,
        "target": rules.target,
        "scores": context.scores,
        "winners": context.winners,
        "undo": () if seat is None else state.undo_scopes(seat),
        "legal": () if seat is None else tuple(state.legal(seat)),
        "stock": len(state.stock),
        "pile": tuple(state.pile),
        "discards": tuple(map(tuple, state.discards)),
    }


def listed(melds: Any) -> tuple[str, ...]:
    """Return melds as the value ``melds`` of a note."""
    return tuple(" ".join(meld) for meld in melds)
