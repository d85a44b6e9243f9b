"""A turn before its discard, in numbers, and the most points that it can still bring where a simple sum is exact.

:mod:`engine.canasta.legality.planning` plans from a position. The estimate saves it most searches: natural cards of a
rank that is on the mat, or of which the hand has three, can all be melded. Wild cards then open pairs of naturals,
those with the most points first; the others go wherever a meld has room. That is the most that can be melded, and it is
possible if two cards are left anyhow: one to discard and one to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.canasta.melds import (
    BLACK_THREE,
    CANASTA,
    KIND,
    LEAST_NATURALS,
    MELD,
    NATURALS,
    POINTS,
    TWO,
    WILD,
    WILD_JOKER,
    Held,
    Made,
    Way,
    made_of,
)
from engine.canasta.options import CanastaOptions
from engine.canasta.state import State, Tables
from engine.cards import SUITS, Card, suit
from engine.types import Seat

KEPT = 2
"""The cards that a player who may not go out has before the discard: one to discard, one to keep (guide 2.8)."""


class Position(NamedTuple):
    """A turn before its discard: the hand and the melds of a side, by number."""

    hand: tuple[int, ...]
    """The cards of the hand by kind."""
    melds: tuple[tuple[int, int, int], ...]
    """The side's melds of ranks and of wild cards: kind, naturals and wild cards."""
    made: Made
    """The side's canastas."""
    opened: bool
    """Whether the side's initial meld is complete."""
    may_out: bool
    """False if the partner forbids going out."""
    must_out: bool
    """Whether the player has to go out in this turn."""
    foot: bool
    """Whether the player has a second hand to pick up."""
    rest: int
    """The cards of a taken pile that join the hand once the initial meld is complete; :data:`KEPT` for more."""
    last: Card
    """The only card of the rest; empty if there are none or several."""
    fresh: bool
    """Whether the side has melded nothing before this turn."""
    runs: tuple[tuple[int, int, int], ...] = ()
    """The side's sequences: suit, lowest and highest kind."""
    suited: tuple[int, ...] = ()
    """The naturals of the hand by suit and kind (see :func:`place`); empty if sequences are not melds."""

    joined: int = -1
    """The kind of the upcard that a side which has not opened melded in this turn; otherwise -1."""

    @property
    def left(self) -> int:
        """The number of cards in the hand, including those that will join it."""
        return sum(self.hand) + self.rest


def place(colour: int, kind: int) -> int:
    """Return the index of a suit and kind in :attr:`Position.suited`."""
    return colour * len(NATURALS) + kind


def position_of(state: State, rest: Sequence[Card] = (), seat: Seat | None = None) -> Position:
    """Return the turn of the player to act, or of another seat as if it were to act.

    ``rest`` are the cards that follow a taken upcard.
    """
    seat = state.seat if seat is None else seat
    side = state.sides[seat]
    hand = state.hands[seat]
    laid, wild = state.laid[side], state.wild[side]
    melds, runs = [], []
    for slot in state.slots(side):
        kind = state.kind(side, slot)
        if kind >= 0:
            melds.append((kind, len(laid[slot]), len(wild[slot])))
        else:
            low, high = span(laid[slot])
            runs.append((SUITS.index(state.family(side, slot)), low, high))
    suited: tuple[int, ...] = ()
    if state.tables.sequences:
        counts = [0] * (len(SUITS) * len(NATURALS))
        for kind in NATURALS:
            for card in hand[kind]:
                counts[place(SUITS.index(suit(card)), kind)] += 1
        suited = tuple(counts)
    own = seat == state.seat
    follow = following(state, rest)
    at = Position(
        hand=tuple(map(len, hand)),
        melds=tuple(melds),
        made=state.canastas[side],
        opened=state.opened[side],
        may_out=not own or state.answer != "no",
        must_out=own and state.answer == "yes",
        foot=bool(state.feet[seat]),
        rest=len(follow),
        last=follow[0] if len(follow) == 1 else "",
        fresh=not state.opened[side],
        runs=tuple(runs),
        suited=suited,
        joined=state.joined if own and not state.opened[side] else -1,
    )
    return with_rest(at) if at.opened else at


def following(state: State, rest: Sequence[Card]) -> list[Card]:
    """Return the first cards of a taken pile that join the hand; more than :data:`KEPT` make no difference."""
    mat = state.tables.mat
    found: list[Card] = []
    for card in rest:
        if KIND[card] not in mat:
            found.append(card)
            if len(found) == KEPT:
                break
    return found


def usable(state: State, cards: Sequence[Card]) -> list[Card]:
    """Return the cards of a taken pile that join the hand: all but threes that go to the mat."""
    mat = state.tables.mat
    return [card for card in cards if KIND[card] not in mat]


def span(cards: Held) -> tuple[int, int]:
    """Return the lowest and the highest kind of a sequence."""
    kinds = [KIND[card] for card in cards]
    return min(kinds), max(kinds)


def meld_indexes(state: State) -> dict[int, int]:
    """Return the index in :attr:`Position.melds` or :attr:`Position.runs` of each slot of the player's side."""
    melds = runs = 0
    found = {}
    for slot in state.slots(state.side):
        if state.kind(state.side, slot) >= 0:
            found[slot] = melds
            melds += 1
        else:
            found[slot] = runs
            runs += 1
    return found


def with_rest(at: Position) -> Position:
    """Return the position after the initial meld is complete: the rest of a taken pile joins the hand."""
    if not at.last:
        return at._replace(opened=True)
    return with_card(at, at.last)._replace(opened=True, rest=0, last="")


def with_card(at: Position, card: Card) -> Position:
    """Return the position with one more card in the hand."""
    kind = KIND[card]
    hand = (*at.hand[:kind], at.hand[kind] + 1, *at.hand[kind + 1 :])
    if not at.suited or kind not in NATURALS:
        return at._replace(hand=hand)
    there = place(SUITS.index(suit(card)), kind)
    return at._replace(hand=hand, suited=(*at.suited[:there], at.suited[there] + 1, *at.suited[there + 1 :]))


def after_way(at: Position, way: Way, index: int, upcard: int, naturals: Held) -> Position:
    """Return the position after a meld in this way, onto the meld with this index or (-1) as a new one.

    ``upcard`` naturals join from the pile; ``naturals`` are those from the hand, for their suits.
    """
    hand = list(at.hand)
    hand[way.kind] -= way.naturals
    hand[WILD_JOKER] -= way.jokers
    hand[TWO] -= way.twos
    _, laid, wild = at.melds[index] if index >= 0 else (way.kind, 0, 0)
    more_wild = wild + way.jokers + way.twos
    # The kind of wild melds is also that of the twos: they have no naturals.
    more_laid = 0 if way.kind == WILD else laid + way.naturals + upcard
    meld = (way.kind, more_laid, more_wild)
    melds = (*at.melds[:index], meld, *at.melds[index + 1 :]) if index >= 0 else (*at.melds, meld)
    made = at.made
    if more_laid + more_wild >= CANASTA:
        made = _changed(made, made_of(laid, wild), made_of(more_laid, more_wild))
    suited = at.suited
    if suited and naturals:
        counts = list(suited)
        for card in naturals:
            counts[place(SUITS.index(suit(card)), way.kind)] -= 1
        suited = tuple(counts)
    joined = way.kind if upcard and not at.opened else at.joined
    return at._replace(hand=tuple(hand), melds=melds, made=made, suited=suited, joined=joined)


def _changed(made: Made, before: Made, after: Made) -> Made:
    """Return the canastas after one of them, or none before, has become another."""
    return Made(*(have - old + new for have, old, new in zip(made, before, after, strict=True)))


def after_run(  # noqa: PLR0917 -- a sequence, and where
    tables: Tables, at: Position, index: int, colour: int, low: int, high: int
) -> tuple[int, Position]:
    """Return the points, and the position, after a sequence of the mat (or a new one: -1) goes from low to high."""
    before = range(at.runs[index][1], at.runs[index][2] + 1) if index >= 0 else range(0)
    hand, suited = list(at.hand), list(at.suited)
    points = 0
    for kind in range(low, high + 1):
        if kind not in before:
            hand[kind] -= 1
            suited[place(colour, kind)] -= 1
            points += tables.points[kind]
    run = (colour, low, high)
    runs = (*at.runs[:index], run, *at.runs[index + 1 :]) if index >= 0 else (*at.runs, run)
    made = at.made
    if len(before) < CANASTA <= high - low + 1:
        made = made._replace(sequence=made.sequence + 1)
    return points, at._replace(hand=tuple(hand), suited=tuple(suited), runs=runs, made=made)


_NOTHING = Way(-1, 0, 0, 0)


class Estimate:
    """The most points that melds of ranks and of wild cards can add in a position.

    ``None`` stands for a number that takes a search.
    """

    __slots__ = ("_at", "_black", "_left", "_lies", "_naturals", "_pair_room", "_pairs", "_room", "_tables", "possible")

    def __init__(self, tables: Tables, at: Position) -> None:
        self._tables, self._at = tables, at
        self.possible = not at.must_out and self._add_up()
        """Whether a sum can be exact."""

    def _add_up(self) -> bool:
        """Add up the naturals and the room of the ranks; false if it takes a search."""
        tables, at = self._tables, self._at
        options, points, shapes, hand = tables.options, tables.points, tables.shapes[at.opened], at.hand
        wild = hand[TWO] + hand[WILD_JOKER]
        self._lies = 0
        there: dict[int, tuple[int, int]] = {}
        for kind, laid, its in at.melds:
            if kind == WILD:
                self._lies = its
            elif kind in there or (tables.several and laid + its >= CANASTA):
                return False
            else:
                there[kind] = (laid, its)
        naturals = cards = room = pair_room = 0
        pairs = []
        watch = options.opens_anyway in ("canasta", "natural-canasta", "natural-canasta-in-hand")
        several = options.melds_of_a_rank == "several"
        for kind in tables.dearest_first:
            held = hand[kind]
            if kind in there:
                laid, its = there[kind]
                if several and wild and held >= LEAST_NATURALS:
                    return False
            elif held >= MELD:
                laid = its = 0
            else:
                if held == LEAST_NATURALS and (space := shapes[kind].room(held)):
                    pairs.append(kind)
                    pair_room = space
                continue
            total = laid + held
            space = max(0, shapes[kind].room(total) - its)
            if total + its + space > tables.most:
                return False
            if watch and _may_open(options, laid + its, total, its, min(space, wild)):
                return False
            naturals += held * points[kind]
            cards += held
            room += space
        if options.opens_anyway == "canasta":
            of_wild = options.wild_melds and self._lies < CANASTA <= self._lies + wild
            if of_wild or (pairs and wild + LEAST_NATURALS >= CANASTA):
                return False
        self._naturals, self._room, self._left = naturals, room, at.left - cards
        self._pairs, self._pair_room = pairs, pair_room
        self._black = 0 if at.foot else _black(options, hand[BLACK_THREE])
        return True

    def most(self, way: Way = _NOTHING) -> int | None:
        """Return the most points if the next meld is ``way``, including that meld."""
        if not self.possible:
            return None
        tables, at = self._tables, self._at
        hand, points = at.hand, tables.points
        used = way.jokers + way.twos
        jokers = hand[WILD_JOKER] - way.jokers
        free = hand[TWO] + hand[WILD_JOKER] - used
        lies, room = self._lies, self._room
        base = self._naturals + way.jokers * POINTS[WILD_JOKER] + way.twos * POINTS[TWO]
        left = self._left - used
        if way.kind == WILD:
            lies += used
        else:
            room -= used
        pairs = self._pairs
        if way.kind in pairs:
            pairs = [kind for kind in pairs if kind != way.kind]
            base += LEAST_NATURALS * points[way.kind]
            left -= LEAST_NATURALS
            room += self._pair_room
        best, its_left, fewest = -1, 0, left
        for alone, locked in self._wild_melds(lies, free) if tables.wild_melds else ((0, False),):
            opened = 0 if locked else min(len(pairs), free - alone)
            spent = alone if locked else alone + min(free - alone, room + opened * self._pair_room)
            dear = min(jokers, spent)
            melded = base + dear * POINTS[WILD_JOKER] + (spent - dear) * POINTS[TWO]
            for kind in pairs[:opened]:
                melded += LEAST_NATURALS * points[kind]
            remaining = left - LEAST_NATURALS * opened - spent
            fewest = min(fewest, remaining)
            if melded > best:
                best, its_left = melded, remaining
        if at.foot:
            return best
        return best if its_left >= KEPT and fewest - self._black >= KEPT else None

    def _wild_melds(self, lies: int, free: int) -> list[tuple[int, bool]]:
        """Return how many wild cards may be added to the wild meld, and whether all others are locked then."""
        tables = self._tables
        locked = tables.options.wild_melds_first and 0 < lies < CANASTA
        more = [more for more in range(1, free + 1) if MELD <= lies + more <= tables.most]
        return [(0, locked), *((each, locked and lies + each < CANASTA) for each in more)]


def _may_open(options: CanastaOptions, size: int, naturals: int, wild: int, more: int) -> bool:
    """Return whether a meld of this size might become a canasta that opens whatever the minimum."""
    if options.opens_anyway == "canasta":
        return size < CANASTA <= naturals + wild + more
    # Whether a canasta has the upcard is left to the search.
    return not wild and naturals >= CANASTA and (size < CANASTA or options.opens_anyway == "natural-canasta-in-hand")


def _black(options: CanastaOptions, black: int) -> int:
    """Return how many of the black threes might be melded to go out."""
    rule = options.black_threes_melded
    least = LEAST_NATURALS if rule == "going-out-with-wild" else MELD
    return black if rule != "never" and black >= least else 0
