"""The state of a round of tricks: the hands, a stock that may have a card face up, and the tricks."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from engine.cards import Card, face
from engine.kit.hands import by_suit
from engine.kit.tricks import Trick, seats_from
from engine.types import Seat


class TrickState:
    """Where every card of a round is, and whose turn it is. Lists by seat: ``hands``, ``known``, ``drawn``, ``laid``.

    ``stock`` are the hidden cards, the top one last; ``upturned`` lies face up. ``known`` are cards of a hand that all
    players have seen, ``drawn`` is the card that a seat drew last, until it plays a card, ``laid`` are the cards that
    it has laid away face down. The seats ``out`` play no cards this round. ``ranks`` go from low to high.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        *,
        dealer: Seat,
        trump: str,
        upturned: Card | None,
        stock: Iterable[Card],
        ranks: tuple[str, ...],
    ) -> None:
        self.dealer = dealer
        self.ranks = ranks
        self.hands = [sorted(hand, key=self.place) for hand in hands]
        self.trump = trump
        self.upturned = upturned
        self.stock = list(stock)
        self.known: list[frozenset[Card]] = [frozenset()] * len(hands)
        self.drawn: list[Card | None] = [None] * len(hands)
        self.laid: list[list[Card]] = [[] for _ in hands]
        self.out: tuple[Seat, ...] = ()
        self.leader = self.seat = (dealer + 1) % len(hands)
        self.phase = "lead"
        self.phase_two = False
        self.trick: list[Card] = []
        self.tricks: list[Trick] = []

    @property
    def place(self) -> Callable[[Card], tuple[int, str]]:
        """The sort key of a card in a hand. It is not kept, because a state must be picklable."""
        return by_suit(self.ranks)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to act, in a tuple; empty once the round is over."""
        return () if self.phase == "over" else (self.seat,)

    @property
    def elder(self) -> Seat:
        """The player who does not deal, where two play."""
        return 1 - self.dealer

    @property
    def players(self) -> int:
        """The number of seats that play cards."""
        return len(self.hands) - len(self.out)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat to the left that plays cards."""
        seats = len(self.hands)
        seat = (seat + 1) % seats
        while seat in self.out:
            seat = (seat + 1) % seats
        return seat

    def trick_seats(self) -> list[Seat]:
        """Return the seats in the order in which they play to the trick."""
        return seats_from(self.leader, len(self.hands), self.out)

    def next(self, seat: Seat, phase: str) -> None:
        """Make it a seat's turn."""
        self.seat = seat
        self.phase = phase

    def receive(self, seat: Seat, card: Card) -> None:
        """Put a card into a hand."""
        insort(self.hands[seat], card, key=self.place)

    def draw(self, seat: Seat, card: Card, *, seen: bool = False) -> None:
        """Put a card from the stock into a hand, ``seen`` by all players or not."""
        self.receive(seat, card)
        self.drawn[seat] = card
        if seen:
            self.known[seat] |= {card}

    def lay_away(self, seat: Seat, card: Card) -> None:
        """Lay a card of a hand away face down. Which of its known cards are still there, nobody knows."""
        self.hands[seat].remove(card)
        self.laid[seat].append(card)
        self.known[seat] = frozenset()

    def sort(self, seat: Seat) -> None:
        """Sort a hand."""
        self.hands[seat].sort(key=self.place)

    def remove(self, seat: Seat, card: Card) -> None:
        """Remove a card from a hand, seen by all players."""
        self.hands[seat].remove(card)
        if self.known[seat]:
            self.known[seat] -= {self.taken_for(seat, card)}

    def taken_for(self, seat: Seat, card: Card) -> Card:
        """Return the known card of a hand that a card of it is taken for: nobody can tell equal cards apart."""
        return next((one for one in sorted(self.known[seat]) if face(one) == face(card)), card)

    def play(self, seat: Seat, card: Card) -> None:
        """Move a card from a hand to the trick."""
        self.remove(seat, card)
        self.drawn[seat] = None
        self.trick.append(card)

    def won_by(self, seat: Seat) -> int:
        """Return the number of tricks that a seat has won."""
        return sum(trick.winner == seat for trick in self.tricks)

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        upturned = (self.upturned,) if self.upturned else ()
        return chain(*self.hands, *self.laid, self.stock, upturned, self.trick, *(its.cards for its in self.tricks))
