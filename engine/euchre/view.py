"""What one seat may know of a round of Euchre."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.euchre.options import BEST, EuchreOptions
from engine.kit.exchanging import ExchangingView
from engine.kit.trick_view import TrickView
from engine.kit.tricks import seats_from
from engine.kit.views import added_fields
from engine.types import Seat

_MAKING = ("turned", "order", "name")
"""The phases in which trumps are made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreView(ExchangingView):
    """A seat's view; see :class:`engine.euchre.legality.EuchreState` for the phases and how trumps are made."""

    rules: EuchreOptions
    upcard: Card
    offered: str
    passed: int
    maker: Seat | None
    ordered: bool
    taken: bool
    alone: bool
    lone_defender: Seat | None
    farmer: Seat | None
    thrown_in: bool
    asked: int

    @property
    def makes_trumps(self) -> bool:
        """Whether trumps are still to be made."""
        return self.phase in _MAKING

    @property
    def turned_down(self) -> bool:
        """Whether everybody has passed the upcard."""
        return self.passed >= len(self.sides)

    @property
    def best_turned(self) -> bool:
        """Whether the best bower was turned up: the suit on offer is then the one that the dealer named."""
        return self.upcard == BEST[self.rules.best_bower]

    def makes(self) -> bool:
        """Whether the own side has made trumps."""
        return self.maker is not None and self.sides[self.maker] == self.sides[self.own_seat]

    def is_partner(self, seat: Seat) -> bool:
        """Whether another seat is a partner of this one."""
        return seat != self.seat and self.sides[seat] == self.sides[self.own_seat]

    def passes(self) -> Iterator[tuple[Seat, bool]]:
        """Yield who has passed, in their order, and whether it was the upcard and not the naming."""
        order = seats_from((self.dealer + 1) % len(self.sides), len(self.sides))
        for number in range(self.passed):
            yield order[number % len(order)], number < len(order)


COPIED = added_fields(EuchreView, TrickView)
"""What a view shows of the state unchanged."""
