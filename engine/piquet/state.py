"""The state of a round of Piquet: where every card is, what was said, and whose turn it is."""

from __future__ import annotations

from itertools import chain

from engine.cards import Card
from engine.kit.trick_state import TrickState
from engine.piquet.declarations import KINDS, Claim, Declared, is_carte_blanche
from engine.piquet.options import DEALS, ELDER_MOST, HAND, RANKS, SEATS, PiquetOptions
from engine.types import Seat


class PiquetState(TrickState):
    """One deal. The phases: ``exchange``, ``look`` (younger may look at what is left), ``declare`` (elder), ``answer``
    (younger), ``name`` (elder, if younger has looked), ``lead``, ``follow`` and ``over``.

    ``stock`` is the talon, the top card last, ``laid`` are the discards. Lists by seat: ``exchanged``, ``looked`` (the
    cards of the talon that a seat has seen), ``fresh``, ``blanche``.
    """

    def __init__(self, rules: PiquetOptions, *, dealer: Seat, number: int, cards: tuple[Card, ...]) -> None:
        dealt = [cards[place : place + 2] for place in range(0, SEATS * HAND, 2)]
        hands = [tuple(chain(*dealt[(1 - dealer + seat) % SEATS :: SEATS])) for seat in range(SEATS)]
        talon = reversed(cards[SEATS * HAND :])
        super().__init__(hands, dealer=dealer, trump="", upturned=None, stock=talon, ranks=RANKS)
        self.rules = rules
        self.number = number
        self.phase = "exchange"

        self.exchanged: list[int | None] = [None, None]
        self.looked: list[tuple[Card, ...]] = [(), ()]
        self.fresh: list[tuple[Card, ...]] = [(), ()]
        """The cards that a seat has drawn, until the play begins."""
        self.peeked = False
        """Whether younger has looked at the cards that both have left."""
        self.named = ""
        """The suit of the first lead, which elder names before seeing what younger has looked at."""
        self.blanche: list[str] = ["", ""]
        """``announced`` or ``shown`` for a seat with carte blanche."""
        self.blanche_hands: list[tuple[Card, ...]] = [(), ()]
        """The hands that were shown for carte blanche."""
        self.announced = 0
        """How many cards elder will exchange after announcing carte blanche."""
        self.claims: list[list[Claim | None]] = [[None] * len(KINDS) for _ in range(SEATS)]
        """By seat and class, what it has decided to declare."""
        self.declared = [Declared()] * len(KINDS)
        self.told = False
        """Whether younger has told what is good, which follows elder's first lead."""
        if is_carte_blanche(self.hands[dealer]):
            self.blanche[dealer] = "announced"

    @property
    def younger(self) -> Seat:
        """The dealer."""
        return self.dealer

    @property
    def doubled(self) -> bool:
        """Whether the deal counts double: the first and the last of four."""
        return self.rules.partie == "four" and self.number in (1, DEALS["four"])

    @property
    def open_class(self) -> int | None:
        """The place of the class of declarations that is not decided yet; ``None`` once all are, or before them."""
        if None in self.exchanged:
            return None
        return next((place for place, its in enumerate(self.declared) if not its.answer), None)

    @property
    def bounds(self) -> tuple[int, int]:
        """The fewest and the most cards that the seat to act may exchange."""
        if self.announced and self.seat == self.elder:
            return self.announced, self.announced
        if self.seat == self.elder:
            return 1, ELDER_MOST
        return int(self.rules.younger_must_exchange), len(self.stock) - self.announced
