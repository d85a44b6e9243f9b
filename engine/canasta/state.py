"""What a round of Canasta is at one moment: where every card lies, and how far the turn has come.

It is dealt here, and turns begin here; what may be done is in :mod:`engine.canasta.legality`, what it does in
:mod:`engine.canasta.round`. *Guide* is ``meggiesoft-canasta-guide.txt``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from engine.canasta.kinds import BLACK_THREE, KIND, KINDS, NATURALS, RED_THREE, Hand, Held, joined
from engine.cards import Card
from engine.game import Event, Seat, Side

if TYPE_CHECKING:
    from engine.canasta.rules import CanastaRules

DRAWING, MELDING, OVER = "draw", "meld", "over"
"""The phases of a round: before the draw, until the discard, and when it has ended."""


class Mark(NamedTuple):
    """What an action of a turn may change, as it was before: undo puts it back."""

    phase: str
    hand: Hand
    held: int
    laid: list[Held]
    wild: list[Held]
    threes: Held
    canastas: int
    opened: bool
    begun: int
    pile: list[Card]
    frozen: bool
    due: Card | None
    waiting: tuple[Card, ...]
    drawn: tuple[Card, ...]


class State:
    """One deal.

    By seat are ``hands`` and ``counts``, the sizes of the hands; by side the lists from ``laid`` to ``penalties``.
    ``stock`` and ``pile`` have their top card last. A meld is its natural cards in ``laid[side][kind]`` and its wild
    ones in ``wild[side][kind]``.
    """

    def __init__(
        self,
        rules: CanastaRules,
        *,
        sides: tuple[Side, ...],
        dealer: Seat,
        totals: tuple[int, ...],
        cards: tuple[Card, ...],
    ) -> None:
        self.rules = rules
        self.limit = rules.wild_limit
        self.sides = sides
        self.dealer = dealer
        self.minimums = tuple(rules.minimum(total) for total in totals)

        self.hands: list[Hand] = [[()] * len(KINDS) for _ in sides]
        self.counts = [0] * len(sides)
        self.laid: list[list[Held]] = [[()] * (BLACK_THREE + 1) for _ in totals]
        self.wild: list[list[Held]] = [[()] * (BLACK_THREE + 1) for _ in totals]
        self.threes: list[Held] = [()] * len(totals)
        """Red threes on the mat."""
        self.canastas = [0] * len(totals)
        self.opened = [False] * len(totals)
        """Whether a side's initial meld is complete."""
        self.penalties = [0] * len(totals)
        """Points that taking the pile and returning it has cost."""

        self.stock: list[Card] = list(reversed(cards))
        self.pile: list[Card] = []
        self.frozen = False
        """Whether a card in the pile, or in one taken whose upcard is due, freezes it for everybody."""
        self.out: Seat | None = None
        """Who went out."""
        self.out_concealed = False
        self.turn = 0
        self.opening = self._deal()
        self.begin_turn(self.after(dealer))

    # the deal (guide 2.3)

    def _deal(self) -> tuple[Event, ...]:
        order = [(self.dealer + 1 + place) % len(self.hands) for place in range(len(self.hands))]
        for _ in range(self.rules.hand_size):
            for seat in order:
                self.receive(seat, (self.stock.pop(),))
        turned = [self.stock.pop()]
        while KIND[turned[-1]] not in NATURALS:
            turned.append(self.stock.pop())
        self.pile = turned
        self.frozen = any(KIND[card] != BLACK_THREE for card in turned[:-1])
        events = [Event("turned-up", cards=tuple(turned))]
        for seat in order:
            events += self._lay_dealt_threes(seat)
        return tuple(events)

    def _lay_dealt_threes(self, seat: Seat) -> Iterator[Event]:
        """Lays down a seat's dealt red threes and replaces them, until it holds none."""
        hand = self.hands[seat]
        while threes := hand[RED_THREE]:
            hand[RED_THREE] = ()
            self.counts[seat] -= len(threes)
            self.threes[self.sides[seat]] += threes
            self.receive(seat, [self.stock.pop() for _ in threes])
            yield Event("red-threes", seat, threes)

    # moments

    def receive(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Adds cards to a hand."""
        hand = self.hands[seat]
        for card in cards:
            kind = KIND[card]
            hand[kind] = joined(hand[kind], (card,))
            self.counts[seat] += 1

    def held(self, seat: Seat) -> Hand:
        """A seat's hand as its owner sees it: an upcard that is due is in it too."""
        hand = self.hands[seat][:]
        if self.due is not None and seat == self.seat:
            kind = KIND[self.due]
            hand[kind] = joined(hand[kind], (self.due,))
        return hand

    def after(self, seat: Seat) -> Seat:
        """Whose turn comes after a seat's."""
        return (seat + 1) % len(self.hands)

    def begin_turn(self, seat: Seat) -> None:
        """Lets a seat draw."""
        assert self.counts[seat], "a hand is never empty at the draw"
        self.seat = seat
        self.side = self.sides[seat]
        self.to_act: tuple[Seat, ...] = (seat,)
        self.turn += 1
        self.phase = DRAWING
        self.fresh = not self.opened[self.side]
        """Whether the side had melded nothing before this turn."""
        self.drawn: tuple[Card, ...] = ()
        """What the stock or the pile has brought to the hand in this turn."""
        self.due: Card | None = None
        """The upcard, taken and not yet melded: it is in no list of the hand."""
        self.waiting: tuple[Card, ...] = ()
        """The rest of the taken pile, until the upcard is melded and the initial meld complete."""
        self.begun = 0
        """Points of an initial meld laid down in this turn."""
        self.owes = False
        """Whether drawing costs the penalty, because the pile was taken and returned."""
        self.lone = False
        """Whether the stock left the player with one card, which may be discarded whatever was melded (2.2)."""
        self.closing = False
        """Whether black threes were melded: nothing may follow but the discard."""
        self.marks: list[Mark] = []
        """A mark for each action of the turn that may be undone."""

    def finish(self) -> None:
        """Ends the round."""
        self.phase = OVER
        self.to_act = ()
        self.marks = []

    @property
    def may_go_out(self) -> bool:
        """Whether the side to act has the canastas to go out."""
        return self.canastas[self.side] >= self.rules.canastas_to_go_out

    @property
    def incomplete(self) -> bool:
        """Whether an initial meld has been begun and is not complete."""
        return self.begun > 0 and not self.opened[self.side]

    def cards(self) -> Iterable[Card]:
        """Every card of the deal, wherever it is."""
        return chain(
            self.stock,
            self.pile,
            self.waiting,
            () if self.due is None else (self.due,),
            *self.threes,
            *chain.from_iterable(self.hands),
            *chain.from_iterable(self.laid),
            *chain.from_iterable(self.wild),
        )

    # undo

    def mark(self) -> None:
        """Remembers this moment of the turn."""
        seat, side = self.seat, self.side
        self.marks.append(
            Mark(
                self.phase,
                self.hands[seat][:],
                self.counts[seat],
                self.laid[side][:],
                self.wild[side][:],
                self.threes[side],
                self.canastas[side],
                self.opened[side],
                self.begun,
                self.pile,
                self.frozen,
                self.due,
                self.waiting,
                self.drawn,
            )
        )

    def go_back(self, mark: Mark) -> None:
        """Makes everything as it was at a mark."""
        seat, side = self.seat, self.side
        self.hands[seat], self.counts[seat] = mark.hand, mark.held
        self.laid[side], self.wild[side] = mark.laid, mark.wild
        self.threes[side] = mark.threes
        self.canastas[side] = mark.canastas
        self.opened[side] = mark.opened
        self.phase, self.begun = mark.phase, mark.begun
        self.pile, self.frozen = mark.pile, mark.frozen
        self.due, self.waiting, self.drawn = mark.due, mark.waiting, mark.drawn
        self.closing = False
