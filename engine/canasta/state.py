"""The state of a round of Canasta: where every card is, and how far the turn has come.

:class:`Tables` are values derived from the options that the rules need often. This module deals the cards and begins
turns. :mod:`engine.canasta.legality` decides which actions are legal, and :mod:`engine.canasta.round` performs them.
*Guide* is ``meggiesoft-canasta-guide.txt``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.canasta.melds import (
    BLACK_THREE,
    CANASTA,
    KIND,
    KIND_OF_RANK,
    KINDS,
    NAMES,
    NATURALS,
    NO_LIMIT,
    POINTS,
    RANKS,
    RED_THREE,
    SLOTS,
    TWO,
    WILD_JOKER,
    Hand,
    Held,
    Made,
    Shape,
    canasta,
    joined,
    shape,
)
from engine.canasta.options import CanastaOptions
from engine.cards import SUITS, Card
from engine.kit.hands import UNDO_SCOPES
from engine.types import Event, Seat, Side

_SPARE = {"even": 0, "fewer": 1, "free": -NO_LIMIT}
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")
DRAWING, MELDING, ANSWERING, OVER = "draw", "meld", "answer", "over"
"""The phases of a round: before the draw, until the discard, while the partner is asked, and when it has ended."""
ANSWERS = ("yes", "no")
"""The targets of the partner's answer."""


class Tables:
    """The values derived from one set of options. Compared by identity: see :func:`tables_of`."""

    def __init__(self, options: CanastaOptions) -> None:
        self.options = options
        self.points = options.card_points
        self.held_points = options.held_points
        self.dearest_first = tuple(sorted(NATURALS, key=lambda kind: (-self.points[kind], -kind)))
        """The natural kinds by their points."""
        self.wild_limit = options.wild_limit
        self.wild_melds = options.wild_melds
        self.wild_melds_first = options.wild_melds_first
        self.most = NO_LIMIT if options.canasta_grows else CANASTA
        """The most cards in a meld."""
        self.shapes = (self._shapes(options, opened=False), self._shapes(options, opened=True))
        """The shape of each rank's melds: before the side's initial meld, and after."""
        self.sequences = options.sequences
        self.pile_taken = options.pile_taken
        self.frozen = (options.frozen_always or options.frozen_until_melded, options.frozen_always)
        """Whether every pile is frozen to a side: before the side's initial meld, and after."""
        self.several = options.melds_of_a_rank != "one"
        """Whether a side may have more than one meld of a rank."""
        self.mat = self._mat(options)
        """The kinds of threes that are laid on the mat."""
        self.freezing = self._freezing(options)
        """The kinds that freeze a pile they lie in (guide 2.5)."""
        self.any_discard = (
            options.wild_discard == "yes" and options.ace_or_seven_to_empty_pile and not options.red_three_discard
        )
        """Whether exactly the cards of the hand may be discarded."""
        self.can_undo = options.take_back != "never"
        self.settles_take = options.take_back == "until-rest"
        """Whether a taken pile can no longer be returned once the rest of it is received."""
        self.has_extra_actions = (
            options.last_card != "kept-back" or bool(options.special_hands) or options.ask_to_go_out
        )
        """Whether a turn has actions after the draw that are neither melds nor discards."""

    def __deepcopy__(self, memo: object) -> Tables:
        return self

    def _shapes(self, options: CanastaOptions, *, opened: bool) -> tuple[Shape, ...]:
        spare = _SPARE[options.wild_balance]
        shapes = [shape(options.wild_limit, spare, self.most)] * len(NATURALS)
        if options.pure_aces_and_sevens:
            pure = shape(0, spare, self.most)
            shapes[_SEVEN] = pure
            if opened:
                shapes[_ACE] = pure
        return tuple(shapes)

    def _mat(self, options: CanastaOptions) -> tuple[int, ...]:
        if options.red_three_drawn == "kept":
            return ()
        return (RED_THREE, BLACK_THREE) if options.all_threes_equal else (RED_THREE,)

    def _freezing(self, options: CanastaOptions) -> frozenset[int]:
        wild = (TWO, WILD_JOKER) if "wild" in options.frozen_by else ()
        return frozenset((*wild, RED_THREE) if "red-three" in options.frozen_by else wild)

    def points_of(self, kind: int, naturals: int, jokers: int, twos: int) -> int:
        """Return the points of melded naturals of a kind, jokers and twos."""
        return naturals * self.points[kind] + jokers * POINTS[WILD_JOKER] + twos * POINTS[TWO]


@lru_cache(maxsize=256)
def tables_of(options: CanastaOptions) -> Tables:
    """Return the tables of a set of options, the same object every time."""
    return Tables(options)


class Mark(NamedTuple):
    """Everything that an action of a turn can change, as it was before the action, for undo.

    Its lists never change: copies of a round share their marks.
    """

    phase: str
    hand: Hand
    held: int
    laid: list[Held]
    wild: list[Held]
    further: list[str]
    made_order: list[int]
    threes: Held
    canastas: Made
    opened: bool
    begun: int
    pile: list[Card]
    frozen: bool
    due: Card | None
    waiting: tuple[Card, ...]
    drawn: tuple[Card, ...]
    acted: bool
    closing: bool
    joined: int
    apart: bool
    known: Held


class State:
    """The state of one deal.

    Lists by seat are ``hands``, ``counts`` (the sizes of the hands) and ``feet``; the lists from ``laid`` to
    ``penalties`` are by side. The top card of ``stock`` and ``pile`` is the last.

    A meld is in a *slot*: its naturals in ``laid[side][slot]`` and its wild cards in ``wild[side][slot]``. The first
    slots are the kinds. Second melds of a rank and sequences are in further slots, and ``further[side]`` has the family
    of each: ``"K"`` for a meld of kings, ``"H"`` for a sequence in hearts.
    """

    def __init__(
        self,
        rules: CanastaOptions,
        *,
        sides: tuple[Side, ...],
        dealer: Seat,
        totals: tuple[int, ...],
        cards: tuple[Card, ...],
        number: int = 1,
    ) -> None:
        self.rules = rules
        self.number = number
        self.tables: Tables = tables_of(rules)
        self.points = self.tables.points
        self.sides = sides
        self.partnered = len(totals) < len(sides)
        """Whether players have partners."""
        self.dealer = dealer
        self.minimums = tuple(rules.minimum(total, number) for total in totals)

        self.hands: list[Hand] = [[()] * len(KINDS) for _ in sides]
        self.counts = [0] * len(sides)
        self.feet: list[tuple[Card, ...]] = [()] * len(sides)
        """The second hands that have not been picked up."""
        self.talons: list[tuple[Card, ...]] = []
        """The talons left, the next one first."""
        self.laid: list[list[Held]] = [[()] * SLOTS for _ in totals]
        self.wild: list[list[Held]] = [[()] * SLOTS for _ in totals]
        self.further: list[list[str]] = [[] for _ in totals]
        self.made_order: list[list[int]] = [[] for _ in totals]
        """The slots of each side's melds, that of the oldest meld first."""
        self.threes: list[Held] = [()] * len(totals)
        """The threes on the mat."""
        self.canastas = [Made()] * len(totals)
        """The canastas of each side, by type."""
        self.opened = [False] * len(totals)
        """Whether the initial meld is complete."""
        self.penalties = [0] * len(totals)
        """The points paid for returned piles."""

        self.stock: list[Card] = list(reversed(cards))
        self.pile: list[Card] = []
        self.frozen = rules.frozen_at_first
        """Whether a card freezes the pile, or the taken pile whose upcard is due, to everybody."""
        self.known: list[Held] = [()] * len(sides)
        """By seat, the cards of its hand that everybody has seen."""
        self.discards: list[list[Card]] = [[] for _ in sides]
        """By seat, its discards."""
        self.refused: list[list[Card]] = [[] for _ in sides]
        """By seat, the upcards that it could have taken but drew from the stock instead."""
        self.melded = [False] * len(sides)
        """By seat, whether it melded anything in an earlier turn."""
        self.idle = False
        """Whether nobody has taken the pile or melded since the pile was turned over."""
        self.out: Seat | None = None
        """The seat that went out."""
        self.out_concealed = False
        self.special = ""
        """The special hand that ended the round."""
        self.turn = 0
        self.opening = self._deal()
        self.begin_turn(self.after(dealer))

    # the deal (guide 2.3)

    def _deal(self) -> tuple[Event, ...]:
        rules = self.rules
        order = [(self.dealer + 1 + place) % len(self.hands) for place in range(len(self.hands))]
        dealt = [self.stock.pop() for _ in range(rules.hand_for(len(order)) * len(order))]
        for place, seat in enumerate(order):
            self.receive(seat, dealt[place :: len(order)])
        if rules.foot:
            for seat in order:
                self.feet[seat] = tuple(self.stock.pop() for _ in range(rules.foot))
        self.talons = [tuple(self.stock.pop() for _ in range(size)) for size in rules.talons]
        events = []
        if rules.first_upcard == "turned":
            turned = [self.stock.pop()]
            while self._covered(turned[-1]):
                turned.append(self.stock.pop())
            self.pile = turned
            self.frozen = self.frozen or any(self.freezes(card) for card in turned[:-1])
            events += _turned_up(turned)
        for seat in order:
            events += self.lay_dealt_threes(seat)
        return tuple(events)

    def _covered(self, card: Card) -> bool:
        """Return whether another card is turned onto this first upcard."""
        kind = KIND[card]
        black = kind == BLACK_THREE and self.rules.first_upcard_covers == "wild-red-three"
        return kind not in NATURALS and not black

    def lay_dealt_threes(self, seat: Seat) -> Iterator[Event]:
        """Lay a seat's threes on the mat and replace them from the stock until the hand has none."""
        hand = self.hands[seat]
        while threes := tuple(chain.from_iterable(hand[kind] for kind in self.tables.mat)):
            for kind in self.tables.mat:
                hand[kind] = ()
            self.counts[seat] -= len(threes)
            self.threes[self.sides[seat]] += threes
            self.receive(seat, [self.stock.pop() for _ in threes if self.stock])
            yield Event("red-threes", seat, threes)

    # hands and turns

    def receive(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Add cards to a hand."""
        hand = self.hands[seat]
        for card in cards:
            kind = KIND[card]
            hand[kind] = joined(hand[kind], (card,))
        self.counts[seat] += len(cards)

    def show(self, seat: Seat, cards: Held) -> None:
        """Record that cards have left a hand in public."""
        known = self.known[seat]
        if known:
            left = list(known)
            for card in cards:
                if card in left:
                    left.remove(card)
            self.known[seat] = tuple(left)

    def freezes(self, card: Card) -> bool:
        """Return whether a card freezes a pile that it lies in (guide 2.5)."""
        return KIND[card] in self.tables.freezing

    def held(self, seat: Seat) -> Hand:
        """Return a hand as its owner sees it: including an upcard that is due."""
        hand = self.hands[seat][:]
        if self.due is not None and seat == self.seat:
            kind = KIND[self.due]
            hand[kind] = joined(hand[kind], (self.due,))
        return hand

    def after(self, seat: Seat) -> Seat:
        """Return the seat whose turn follows."""
        return (seat + 1) % len(self.hands)

    def partner(self) -> Seat | None:
        """Return the partner of the player to act: the next seat of the same side."""
        seats = len(self.hands)
        others = [(self.seat + step) % seats for step in range(1, seats)]
        return next((seat for seat in others if self.sides[seat] == self.side), None)

    def begin_turn(self, seat: Seat) -> None:
        """Begin the turn of a seat."""
        assert self.counts[seat], "a hand is never empty at the draw"
        self.seat = seat
        self.side = self.sides[seat]
        self.to_act: tuple[Seat, ...] = (seat,)
        self.turn += 1
        self.asked = False
        """Whether the partner was asked in this turn."""
        self.answer = ""
        """The partner's answer: with ``yes`` the player must go out in this turn, with ``no`` it may not."""
        self.phase = DRAWING
        self.fresh = not self.opened[self.side]
        """Whether the side had melded nothing before this turn."""
        self.drawn: tuple[Card, ...] = ()
        """The cards drawn or taken in this turn."""
        self.due: Card | None = None
        """The upcard that was taken and must be melded next. It is not in ``hands``."""
        self.waiting: tuple[Card, ...] = ()
        """The rest of a taken pile, until the upcard is melded and the initial meld is complete."""
        self.joined = -1
        """The kind of the upcard that was melded in this turn, or -1."""
        self.begun = 0
        """The points melded in this turn toward the initial meld."""
        self.owes = False
        """Whether drawing costs a penalty because the pile was taken and returned."""
        self.lone = False
        """Whether the draw left the player with a single card, which may then be discarded (guide 2.2)."""
        self.closing = False
        """Whether black threes were melded, so that only the discard may follow."""
        self.acted = False
        """Whether the player took the pile or melded in this turn."""
        self.apart = True
        """Whether no earlier meld of the partnership was added to in this turn, as going out concealed needs."""
        self.before = self.canastas[self.side]
        """The canastas of the side before this turn."""
        self.there = tuple(self.slots(self.side)) if self.partnered else ()
        """The slots of the partnership's melds before this turn."""
        self.marks: list[Mark] = []
        """A mark for each action of the turn that can be undone."""

    def finish(self) -> None:
        """End the round."""
        self.phase = OVER
        self.to_act = ()
        self.marks = []

    # melds by slot

    def slots(self, side: Side) -> list[int]:
        """Return the slots of a side's melds."""
        laid, wild = self.laid[side], self.wild[side]
        return [slot for slot in range(len(laid)) if laid[slot] or wild[slot]]

    def further_slots(self, side: Side, family: str) -> list[int]:
        """Return the further slots of a side with melds of a family."""
        return [SLOTS + place for place, name in enumerate(self.further[side]) if name == family]

    def run_slots(self, side: Side) -> list[int]:
        """Return the slots of a side's sequences."""
        return [SLOTS + place for place, name in enumerate(self.further[side]) if name in SUITS]

    def family(self, side: Side, slot: int) -> str:
        """Return the content of a slot: a rank, ``"3"``, ``"wild"``, or the suit of a sequence."""
        return NAMES[slot] if slot < SLOTS else self.further[side][slot - SLOTS]

    def name(self, side: Side, slot: int) -> str:
        """Return the name of a meld: its family, with a number from the second of a family on."""
        if slot < SLOTS:
            return NAMES[slot]
        family = self.family(side, slot)
        earlier = self.further[side][: slot - SLOTS].count(family) + (family not in SUITS)
        return f"{family}-{earlier + 1}" if earlier else family

    def kind(self, side: Side, slot: int) -> int:
        """Return the kind of a meld's cards; -1 for a sequence."""
        return KIND_OF_RANK.get(self.family(side, slot), -1)

    def made(self, side: Side, slot: int) -> str:
        """Return the type of the canasta in a slot: ``natural``, ``mixed``, ``wild``, ``sequence``, or ``""``."""
        naturals, wild = len(self.laid[side][slot]), len(self.wild[side][slot])
        if naturals + wild < CANASTA:
            return ""
        return "sequence" if self.kind(side, slot) < 0 else canasta(naturals, wild)

    def count_canastas(self, side: Side) -> Made:
        """Count the canastas of a side on the mat."""
        made = [self.made(side, slot) for slot in self.slots(side)]
        return Made(made.count("natural"), made.count("mixed"), made.count("wild"), made.count("sequence"))

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it is."""
        return chain(
            self.stock,
            self.pile,
            self.waiting,
            () if self.due is None else (self.due,),
            *self.threes,
            *self.talons,
            *self.feet,
            *chain.from_iterable(self.hands),
            *chain.from_iterable(self.laid),
            *chain.from_iterable(self.wild),
        )

    # undo

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return the actions that a seat can undo: melds and taking the pile, but never a draw (guide 4.3.5, 4.3.6)."""
        if seat != self.seat or self.phase == ANSWERING:
            return ()
        return UNDO_SCOPES[: len(self.marks)]

    def mark(self) -> None:
        """Record the state before an action, if the options allow undo."""
        if not self.tables.can_undo:
            return
        seat, side = self.seat, self.side
        self.marks.append(
            Mark(
                self.phase,
                self.hands[seat][:],
                self.counts[seat],
                self.laid[side][:],
                self.wild[side][:],
                self.further[side][:],
                self.made_order[side][:],
                self.threes[side],
                self.canastas[side],
                self.opened[side],
                self.begun,
                self.pile[:],
                self.frozen,
                self.due,
                self.waiting,
                self.drawn,
                self.acted,
                self.closing,
                self.joined,
                self.apart,
                self.known[seat],
            )
        )

    def go_back(self, mark: Mark, back: Held) -> None:
        """Restore a mark; ``back`` are the cards that return from the melds to the hand, which everybody has seen."""
        seat, side = self.seat, self.side
        # Cards that came from the pile return to the pile, not to the hand.
        came = Counter((*mark.waiting, *mark.pile[len(self.pile) :]))
        if mark.due is not None:
            came[mark.due] += 1
        self.known[seat] = tuple((Counter(mark.known) | (Counter(back) - came)).elements())
        self.hands[seat], self.counts[seat] = mark.hand[:], mark.held
        self.laid[side], self.wild[side], self.further[side] = mark.laid[:], mark.wild[:], mark.further[:]
        self.made_order[side] = mark.made_order[:]
        self.threes[side] = mark.threes
        self.canastas[side] = mark.canastas
        self.opened[side] = mark.opened
        self.phase, self.begun = mark.phase, mark.begun
        self.pile, self.frozen = mark.pile[:], mark.frozen
        self.due, self.waiting, self.drawn = mark.due, mark.waiting, mark.drawn
        self.closing, self.acted, self.apart = mark.closing, mark.acted, mark.apart
        self.joined = mark.joined


def _turned_up(turned: Sequence[Card]) -> list[Event]:
    """Tell which cards began the pile: one, or those that were covered and the one that covers them."""
    *covered, top = turned
    if not covered:
        return [Event("turned-up", cards=(top,))]
    return [Event("came-up", cards=tuple(covered)), Event("covers", cards=(top,))]
