"""The state of a round of Gin Rummy: where every card is, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.gin.options import GinOptions
from engine.gin.scoring import Outcome
from engine.kit.sets_and_runs import BIT, Arrangement
from engine.score import RoundScore
from engine.types import Action, Event, Seat

SEATS = 2


class State:
    """One deal. ``stock`` and ``pile`` have their top card last; hands and other cards by seat are masks or lists.

    The phases: ``offer`` (the first upcard is taken or passed), ``draw``, ``discard``, ``last`` (a discard that would
    make the round void can be taken to knock), ``lay`` (laying off by hand) and ``over``.
    """

    def __init__(
        self, rules: GinOptions, *, dealer: Seat, cards: tuple[Card, ...], scores: Sequence[RoundScore] = ()
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = tuple(scores)
        self.seat = 1 - dealer
        self.turn = 1
        dealt = SEATS * rules.hand_size
        self.hands = [0] * SEATS
        for place, card in enumerate(cards[:dealt]):
            self.hands[(self.seat + place) % SEATS] |= BIT[card]
        self.stock = [*cards[: dealt - 1 : -1]]
        self.pile: list[Card] = []
        self.first: Card | None = None
        """The first upcard; where none is offered, the card that was turned to set the limit and is out of play."""
        self.drawn: Card | None = None
        """The card drawn or taken in this turn."""
        self.taken_in = ""
        """The phase in which that card was taken from the pile; empty if it was not."""
        self.phase = "offer"
        if rules.first_upcard == "none":
            self.phase = "discard"
            self.drawn = self.stock.pop()
            self.hands[self.seat] |= BIT[self.drawn]
        if rules.first_upcard == "offered" or rules.turns_limit_card:
            self.first = self.stock.pop()
        if self.first and self.phase == "offer":
            self.pile.append(self.first)
        self.limit = rules.limit(self.first)
        self.passes = 0
        """How many have passed the first upcard, until somebody discards."""
        self.known = [0] * SEATS
        """The cards that a seat took from the pile and still holds."""
        self.refused: list[list[Card]] = [[] for _ in range(SEATS)]
        """The upcards that a seat passed, or left lying to draw from the stock."""
        self.discards: list[list[Card]] = [[] for _ in range(SEATS)]
        self.knocker: Seat | None = None
        self.knocked = Arrangement()
        self.face_down: Card | None = None
        """The card discarded with a knock."""
        self.laid: tuple[int, ...] = ()
        """What was laid off on each meld of the knocker."""
        self.outcome: Outcome | None = None
        self.opening: tuple[Event, ...] = (
            (Event("turned-up", cards=(self.first,), points=self.limit),) if self.first else ()
        )
        self.ways: dict[Action, Arrangement | None] = {}
        """The legal actions, and for a knock its arrangement; empty until they are asked for."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to act, in a tuple; empty once the round is over."""
        return () if self.phase == "over" else (self.seat,)
