"""What one seat may know of a round of Piquet: the data of a view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.piquet.declarations import KINDS, Claim, Declared
from engine.piquet.options import ELDER_MOST, PiquetOptions
from engine.types import Composition, Seat

SHOWN = ("exchanged", "announced", "blanche", "blanche_hands", "peeked", "named", "declared", "told")
"""What a view shows of the state unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PiquetView(TrickView):
    """A seat's view. ``phase`` is one of :class:`engine.piquet.state.PiquetState`, ``scored`` or ``won``.

    ``stock`` is the number of cards in the talon, ``drawn`` are those of the exchange, ``laid`` the discards.
    ``known`` are cards that everybody has seen or been told of.
    """

    rules: PiquetOptions
    exchanged: tuple[int | None, ...]
    """By seat, the number of cards exchanged; ``None`` before."""
    bounds: tuple[int, int]
    """The fewest and the most cards that the seat to act may exchange."""
    announced: int
    """How many cards elder will exchange after announcing carte blanche."""
    blanche: tuple[str, ...]
    """By seat, ``announced`` or ``shown`` for carte blanche."""
    blanche_hands: tuple[tuple[Card, ...], ...]
    """By seat, the hand that was shown for it."""
    peeked: bool
    """Whether younger has looked at the cards that both have left."""
    named: str
    """The suit that elder has named for the first lead."""
    looked: tuple[Card, ...]
    """The cards of the talon that the seat has looked at, the top one first."""
    claims: tuple[Claim | None, ...]
    """By class, what the seat has decided to declare; empty in the public view."""
    declared: tuple[Declared, ...]
    """By class, what was said."""
    told: bool
    """Whether younger has told what is good."""
    doubled: bool
    """Whether the deal counts double."""

    @property
    def open_class(self) -> str:
        """The class of declarations that is to be decided now; empty if it is not the time for it."""
        if self.phase not in ("declare", "answer"):
            return ""
        return next(kind for kind, its in zip(KINDS, self.declared, strict=True) if not its.answer)

    @property
    def given(self) -> tuple[Card, ...]:
        """The cards that the seat has left and seen, and that the other has drawn."""
        if self.seat != self.elder or None in self.exchanged:
            return ()
        return self.looked[: min(self._left, self.exchanged[self.dealer] or 0)]

    @property
    def in_talon(self) -> tuple[Card, ...]:
        """The cards that the seat knows to lie in the talon, the top one first."""
        return self.looked[len(self.given) :]

    @property
    def _left(self) -> int:
        """How many of the first five cards of the talon elder has left."""
        return ELDER_MOST - (self.exchanged[self.elder] or 0)

    def theirs(self) -> list[Card]:
        """Return every card that the opponent of ``seat`` may hold, in the order of the pack."""
        return [card for card in TrickView.theirs(self) if card not in self.in_talon]

    def certain(self) -> tuple[Card, ...]:
        """Return the cards that the opponent of ``seat`` certainly holds."""
        if self.hands:
            return self.hands[self.other]
        played = {card for trick in self.tricks for card in trick.cards} | set(self.trick)
        given = [card for card in self.given if card not in played and card not in self.known[self.other]]
        return (*self.known[self.other], *given)

    def unseen(self) -> list[Card]:
        """Return the cards whose place ``seat`` does not know."""
        certain = self.certain()
        return [card for card in self.theirs() if card not in certain]

    def unseen_in_stock(self) -> int:
        """Return how many cards of the talon the seat has not looked at."""
        return self.stock - len(self.in_talon)

    def unseen_in_hand(self, other: Seat) -> int:
        """Return how many cards of the other hand the seat has not seen."""
        return self.hand_counts[other] - len(self.certain())

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards can be exchanged."""
        return Composition(*self.bounds) if kind == "exchange" and self.phase == "exchange" else None
