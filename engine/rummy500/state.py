"""The state of a round of Rummy 500: where every card is, whose turn it is, and who can still claim a discard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card
from engine.kit.laid_melds import Laid, fitting
from engine.kit.table_melds import ORDER, without
from engine.rummy500.options import Rummy500Options
from engine.types import Event, Seat, Side


class Mark(NamedTuple):
    """What an action of a turn can change, as it was before the action, for undo."""

    phase: str
    hand: tuple[Card, ...]
    known: tuple[Card, ...]
    table: tuple[Laid, ...]
    pile: tuple[Card, ...]
    opened: tuple[bool, ...]
    owed: Card | None
    taken: tuple[Card, ...]


class State:
    """One deal. Hands are sorted; ``stock`` and ``pile`` have their top card last.

    The phases are ``draw``, ``meld`` (until the discard) and ``over``.
    """

    def __init__(self, rules: Rummy500Options, *, seats: int, dealer: Seat, cards: tuple[Card, ...]) -> None:
        self.rules = rules
        self.seats = seats
        self.dealer = dealer
        self.sides: tuple[Side, ...] = rules.sides(seats)
        self.seat = (dealer + 1) % seats
        self.turn = 1
        dealt = seats * rules.hand(seats)
        self.hands = [in_order(cards[(seat - self.seat) % seats : dealt : seats]) for seat in range(seats)]
        self.pile = [cards[dealt]]
        self.stock = [*cards[:dealt:-1]]
        self.opening: tuple[Event, ...] = (Event("turned-up", cards=(cards[dealt],)),)
        self.phase = "draw"
        self.table: list[Laid] = []
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        """The cards that a seat took from the pile and still holds."""
        self.discards: list[list[Card]] = [[] for _ in range(seats)]
        self.opened = [not rules.first_meld] * (max(self.sides) + 1)
        """By side, whether it has laid down the first meld that the options ask for, if any."""
        self.has_laid = [False] * seats
        """Whether a seat had laid down anything before this turn."""
        self.drawn: Card | None = None
        """The card drawn from the stock in this turn."""
        self.taken: tuple[Card, ...] = ()
        """The cards taken from the pile in this turn."""
        self.owed: Card | None = None
        """The card that must be melded next: the lowest taken from the pile, or a joker that was exchanged."""
        self.claimable = False
        """Whether the last discard fits a meld on the table and can be claimed."""
        self.waiting: list[Seat] = []
        """The seats that can still claim it, besides the one whose turn it is."""
        self.held = False
        """Whether the seat whose turn it is lets the others claim first."""
        self.goer: Seat | None = None
        """The seat that went out."""
        self.marks: list[Mark] = []

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is and those that can claim the last discard; empty once the round is over."""
        if self.phase == "over":
            return ()
        return (*(() if self.held and self.waiting else (self.seat,)), *self.waiting)

    @property
    def barred(self) -> Card | None:
        """The card that cannot be discarded: a single one just taken, unless it is one of two or the only card left."""
        if len(self.taken) != 1 or self.hands[self.seat].count(self.taken[0]) > 1 or len(self.hands[self.seat]) == 1:
            return None
        return self.taken[0]

    def mark(self) -> None:
        """Remember the state before an action that can be undone."""
        seat, pile, table = self.seat, tuple(self.pile), tuple(self.table)
        hand, known, opened = tuple(self.hands[seat]), tuple(self.known[seat]), tuple(self.opened)
        self.marks.append(Mark(self.phase, hand, known, table, pile, opened, self.owed, self.taken))

    def give_up(self, cards: Iterable[Card]) -> None:
        """Remove cards from the hand of the seat whose turn it is; of equal ones, those that all have seen."""
        cards = [*cards]
        for held in (self.hands[self.seat], self.known[self.seat]):
            held[:] = without(held, cards)

    def next_turn(self) -> None:
        """Let the next seat draw, and the others claim the last discard if they can."""
        discarder, self.has_laid[self.seat] = self.seat, self.has_laid[self.seat] or self.lays(self.seat)
        self.seat, self.turn, self.phase = (self.seat + 1) % self.seats, self.turn + 1, "draw"
        self.drawn, self.taken, self.owed, self.marks = None, (), None, []
        if self.rules.rummy and fitting(self.table, self.pile[-1]):
            may = [seat for seat in range(self.seats) if seat != discarder and self.opened[self.sides[seat]]]
            self.claimable, self.waiting = bool(may), [seat for seat in may if seat != self.seat]

    def close_claims(self) -> None:
        """End the time in which the last discard can be claimed."""
        self.claimable, self.waiting, self.held = False, [], False

    def lays(self, seat: Seat) -> bool:
        """Whether any card on the table was laid down by a seat."""
        return any(seat in laid.by for laid in self.table)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards by suit, from the ace to the king, jokers last."""
    return sorted(cards, key=ORDER.__getitem__)
