"""Tricks: which card beats which, which cards may follow, who wins; and the state of a round of tricks."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import ClassVar, Literal, NamedTuple, TypeAlias, TypeVar

from engine.cards import SUITS, Card, face, suit
from engine.kit.hands import by_suit
from engine.options import PresetOptions
from engine.types import IllegalAction, Seat

T = TypeVar("T")

Overplay: TypeAlias = Literal["never", "trumps", "always"]
"""When a higher card of the suit led must be played: never, if trumps are led, always."""


class Trick(NamedTuple):
    """A finished trick. ``cards`` are in the order played, ``points`` are what it scores.

    ``phase_two`` says whether it was played after the stock was gone.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int
    phase_two: bool


def seats_from(leader: Seat, seats: int, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that play to a trick in their order, without those that play no cards.

    >>> seats_from(2, 4), seats_from(2, 4, out=(0,))
    ([2, 3, 0, 1], [2, 3, 1])
    """
    return [seat for seat in (*range(leader, seats), *range(leader)) if seat not in out]


SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
"""The other suit of a suit's colour."""


def bowers(trump: str) -> tuple[Card, ...]:
    """Return the right and the left bower of a trump suit, the jacks of its colour; none without a trump suit.

    >>> bowers("H")
    ('JH', 'JD')
    """
    return (f"J{trump}", f"J{SAME_COLOUR[trump]}") if trump else ()


class Order:
    """The order of cards in tricks, with one suit as trump or none (``""``).

    ``ranks`` go from low to high. Cards ``above`` all others, highest first, belong to the trump suit whatever suit
    they show, such as the bowers of Euchre. Copies of a card are equally strong.

    >>> order = Order(("9", "10", "J", "Q", "K", "A"), "H", above=("JH", "JD"))
    >>> order.suit["JD"], order.beats("JD", "AH"), order.winner(["AD", "9H", "JD", "JH"])
    ('H', True, 3)
    """

    def __init__(self, ranks: Sequence[str], trump: str = "", above: Sequence[Card] = ()) -> None:
        plain = {name + letter: place for letter in SUITS for place, name in enumerate(ranks)}
        special = {card: len(ranks) + place for place, card in enumerate(reversed(above))}
        self.ranks = tuple(ranks)
        self.trump = trump
        self.suit: dict[Card, str] = _ByFace({card: suit(card) for card in plain} | dict.fromkeys(above, trump))
        """The suit that each card belongs to."""
        self.strength: dict[Card, int] = _ByFace(plain | special)
        """The strength of each card within its suit."""

    def beats(self, card: Card, best: Card) -> bool:
        """Return whether a card beats the best card played before it. Of equal cards the first wins."""
        its = self.suit[card]
        return self.strength[card] > self.strength[best] if its == self.suit[best] else its == self.trump

    def winner(self, cards: Sequence[Card]) -> int:
        """Return the place, in the order played, of the card that wins a trick."""
        best = 0
        for place in range(1, len(cards)):
            if self.beats(cards[place], cards[best]):
                best = place
        return best

    def value(self, card: Card) -> tuple[bool, int]:
        """Return the sort key of a card by its value in general: high cards above low ones, trumps above all."""
        return self.suit[card] == self.trump, self.strength[card]


@lru_cache(maxsize=64)
def order_of(ranks: tuple[str, ...], trump: str = "", above: tuple[Card, ...] = ()) -> Order:
    """Return an :class:`Order`, made once."""
    return Order(ranks, trump, above)


class Duties(NamedTuple):
    """The duties of a player who follows to a trick, beyond following suit."""

    overplay: Overplay = "never"
    must_trump: bool = False
    """Whether a player who cannot follow suit must trump."""
    overtrump: bool = False
    """Whether a player who must trump must beat the trumps in the trick if able."""


def follow(order: Order, duties: Duties, trick: Sequence[Card], hand: Sequence[Card]) -> tuple[str, list[Card]]:
    """Return what a player must do who follows to the cards of a trick, and the cards that do it.

    The duty is ``follow``, ``overplay``, ``trump`` or ``overtrump``, or empty if any card may be played.
    """
    suits, strength, led = order.suit, order.strength, order.suit[trick[0]]
    same = [card for card in hand if suits[card] == led]
    if same:
        if duties.overplay == "always" or (duties.overplay == "trumps" and led == order.trump):
            best = trick[order.winner(trick)]
            if suits[best] == led and (higher := [card for card in same if strength[card] > strength[best]]):
                return "overplay", higher
        return "follow", same
    if duties.must_trump:
        trumps = [card for card in hand if suits[card] == order.trump]
        if trumps:
            best = trick[order.winner(trick)]
            if duties.overtrump and suits[best] == order.trump:
                over = [card for card in trumps if strength[card] > strength[best]]
                if 0 < len(over) < len(trumps):
                    return "overtrump", over
            return "trump", trumps
    return "", list(hand)


def check_following(order: Order, duties: Duties, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> None:
    """Raise :class:`IllegalAction` unless a card of the hand may follow to a trick."""
    duty, cards = follow(order, duties, trick, hand)
    if card not in cards:
        raise IllegalAction(f"must-{duty}", card=trick[0], cards=tuple(cards))


class _ByFace(dict[Card, T]):
    """A mapping in which a marked card has the value of its face."""

    def __missing__(self, card: Card) -> T:
        plain = face(card)
        if plain == card:
            raise KeyError(card)
        found = self[card] = self[plain]
        return found


class TrickOptions(PresetOptions):
    """The options of a game of tricks; by default between two players, each a side."""

    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    ranks: ClassVar[tuple[str, ...]]
    """The ranks of the pack in the order of tricks, from low to high."""

    starter: Literal["alternate", "loser"] = "alternate"
    """Who starts after the first round: the seats in turn, or the loser of the round before."""
    cut_for_deal: bool = False
    """Whether the higher card cut starts the first round instead of seat 0."""

    def order(self, trump: str) -> Order:
        """Return how cards rank in tricks."""
        return order_of(self.ranks, trump)

    def duties(self, *, phase_two: bool) -> Duties | None:
        """Return what a player who follows has to do, with or without a stock; ``None`` if any card may be played."""
        return Duties()


class TrickState:
    """Where every card of a round is, and whose turn it is. Lists by seat: ``hands``, ``known``, ``drawn``, ``laid``.

    ``stock`` are the hidden cards, the top one last; ``upturned`` lies face up. ``known`` are cards of a hand that all
    players have seen, ``drawn`` is the card that a seat drew last, until it plays a card, ``laid`` are the cards that
    it has put aside face down. The seats ``out`` play no cards this round. ``ranks`` go from low to high.
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
