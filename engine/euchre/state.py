"""The state of a round of Euchre: that of a round of tricks, and how trumps are made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, suit
from engine.euchre.options import BEST, RANKS, EuchreOptions
from engine.kit.trick_state import TrickState
from engine.types import Seat


class EuchreState(TrickState):
    """A round. ``upcard`` was turned up after the deal, ``taken`` says that the dealer has it, or has laid it away.

    Phases: ``turned`` (the dealer names the suit of a best bower that was turned up), ``order``, ``name``,
    ``discard``, ``defend``, ``exchange``, ``lead``, ``follow``, ``over``.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        *,
        dealer: Seat,
        rules: EuchreOptions,
        upcard: Card,
        stock: Iterable[Card],
    ) -> None:
        super().__init__(hands, dealer=dealer, trump="", upturned=upcard, stock=stock, ranks=RANKS)
        self.rules = rules
        self.sides = rules.sides(len(hands))
        self.upcard = upcard
        self.offered = "" if upcard == BEST[rules.best_bower] else suit(upcard)
        """The suit that can be ordered up."""
        self.phase = "order"
        self.passed = 0
        """How many times a seat has passed while trumps were made."""
        self.maker: Seat | None = None
        self.ordered = False
        """Whether the maker ordered up the upcard, and did not name another suit."""
        self.taken = False
        self.alone = False
        """Whether the maker plays without the partner."""
        self.lone_defender: Seat | None = None
        self.farmer: Seat | None = None
        """Who has exchanged a farmer's hand."""
        self.thrown_in = False
        self.asked = 0
        """How many seats have exchanged cards, or passed that."""
        if not self.offered:
            self.next(dealer, "turned")

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner of a seat."""
        sides = self.sides
        return next((other for other, side in enumerate(sides) if other != seat and side == sides[seat]), None)

    def won_by_makers(self) -> int:
        """Return the number of tricks that the maker's side has won."""
        assert self.maker is not None
        return sum(self.sides[trick.winner] == self.sides[self.maker] for trick in self.tricks)
