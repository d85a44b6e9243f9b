"""The numbers that the learnt player of Écarté judges a position by.

A :class:`Sight` is what one seat sees, with what it can tell of the other hand. Cards are bits of a mask, eight to a
suit from the seven to the king, trumps first. Suits take their slots by what the hand has in them: they are all alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.cards import SUITS, Card
from engine.ecarte.options import HAND, RANKS
from engine.ecarte.round import NEEDED, EcarteView
from engine.players.kit.sampling import plays

CALL = 56
"""The numbers of a position after a call, or after laying cards away."""
NEXT = 92
"""The numbers of a position before the other leads."""
LEAD = 104
"""The numbers of a position after a lead."""
WIDTH = len(RANKS)
KING = WIDTH - 1
_SUIT = (1 << WIDTH) - 1
_STOCK = 21
_MOST = 4
"""The exchanges that are told apart."""


@lru_cache(maxsize=len(SUITS))
def places(trump: str) -> Mapping[Card, int]:
    """Return the bit number of each card, trumps first."""
    suits = (trump, *(letter for letter in SUITS if letter != trump))
    return {name + letter: slot * WIDTH + rank for slot, letter in enumerate(suits) for rank, name in enumerate(RANKS)}


def bits(cards: int) -> Iterator[int]:
    """Yield the numbers of the bits of a mask, the lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def suit_of(place: int) -> int:
    """Return all cards of a card's suit."""
    return _SUIT << place // WIDTH * WIDTH


def above(place: int) -> int:
    """Return the higher cards of a card's suit."""
    return suit_of(place) >> place + 1 << place + 1


def beats(place: int, led: int) -> bool:
    """Return whether a card beats the one that was led."""
    return place > led if place // WIDTH == led // WIDTH else place < WIDTH


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a seat sees."""

    hand: int
    possible: int
    """What the other may hold,"""
    known: int
    """and holds for certain."""
    theirs: int
    """The number of cards in the other hand."""
    elder: bool
    strict: bool
    """Whether a player who follows must win, and trump, if able."""
    upturned: int
    """The rank of the card turned up."""
    exchanges: int
    stock: int
    laid: int
    their_laid: int
    their_times: int
    """How often the other has exchanged cards."""
    risk: int
    """Who loses two points with the tricks: 1 for the seat, -1 for the other, 0 for nobody."""
    declined: int
    """Who has refused another exchange, likewise."""
    kings: int
    their_kings: int
    tricks: int
    their_tricks: int
    need: int
    """The points that win the game."""
    their_need: int
    led: tuple[int, ...]
    """How often the other has led each suit."""

    def after(self, place: int, *, won: bool | None = None) -> Sight:
        """Return the sight after the seat has played a card: led it, or ``won`` or lost a trick with it."""
        tricks, theirs = self.tricks + (won is True), self.their_tricks + (won is False)
        return replace(self, hand=self.hand & ~(1 << place), tricks=tricks, their_tricks=theirs)

    def without(self, away: int) -> Sight:
        """Return the sight after laying cards away, before others are drawn."""
        drawn = away.bit_count()
        return replace(self, hand=self.hand & ~away, laid=self.laid + drawn, stock=self.stock - drawn)

    def ordered(self, pending: int | None = None, *, calling: bool = False) -> list[int]:
        """Return the suits in the order of their slots."""

        def key(suit: int) -> tuple[bool, int, int, int]:
            its = self.hand >> suit * WIDTH & _SUIT
            may = 0 if calling else self.possible >> suit * WIDTH & _SUIT
            return pending is not None and pending // WIDTH == suit, its.bit_count(), its, may

        return [0, *sorted(range(1, len(SUITS)), key=key, reverse=True)]

    def call_numbers(self, drawn: int = -1) -> list[float]:
        """Return the numbers of a position after a call, or after laying cards away, with ``drawn`` cards to draw."""
        row: list[float] = []
        for suit in self.ordered(calling=True):
            row += _in_bits(self.hand >> suit * WIDTH)
        row += _in_bits(1 << self.upturned)
        times = self.their_times
        row += (
            self.elder,
            self.exchanges == 0,
            self.exchanges == 1,
            min(self.exchanges, _MOST) / _MOST,
            self.stock / _STOCK,
            self.laid / HAND,
            self.their_laid / HAND,
            self.their_laid / times / HAND if times else 0.0,
        )
        row += (drawn / HAND, drawn == 0, drawn == 1, drawn == HAND) if drawn >= 0 else (0, 0, 0, 0)
        return [*row, *self._needs()]

    def play_numbers(self, pending: int | None = None) -> list[float]:
        """Return the numbers of a position after the seat has led a card, or before the other leads."""
        free, hidden = self.theirs - self.known.bit_count(), (self.possible & ~self.known).bit_count()
        chance = free / hidden if hidden else 0.0
        suits = self.ordered(pending)
        row: list[float] = []
        for suit in suits:
            row += _in_bits(self.hand >> suit * WIDTH)
        for suit in suits:
            may, surely = self.possible >> suit * WIDTH, self.known >> suit * WIDTH
            row += [1.0 if surely >> rank & 1 else chance * (may >> rank & 1) for rank in range(WIDTH)]
        times, masters = self.their_times, [place for place in bits(self.hand) if not above(place) & self.possible]
        trumps = sum(place < WIDTH for place in masters)
        row += [self.led[suit] for suit in suits]
        row += (
            self.tricks / HAND,
            self.their_tricks / HAND,
            self.tricks >= NEEDED,
            self.their_tricks >= NEEDED,
            self.tricks == 0,
            self.their_tricks == 0,
            self.tricks == NEEDED - 1,
            self.their_tricks == NEEDED - 1,
            self.elder,
            self.risk > 0,
            self.risk < 0,
            self.declined > 0,
            self.declined < 0,
            self.exchanges == 0,
            self.their_laid / HAND,
            self.their_laid / times / HAND if times else 0.0,
            self.kings,
            self.their_kings,
            *self._needs(),
            trumps,
            len(masters) - trumps,
        )
        if pending is None:
            return row
        row += _in_bits(1 << pending % WIDTH)
        row.append(pending < WIDTH)
        for cards in (suit_of(pending), above(pending), _SUIT):
            row.append(0.0 if self.known & cards else _none_of((self.possible & cards).bit_count(), hidden, free))
        return row

    def _needs(self) -> tuple[bool, bool, bool, bool]:
        return self.need == 1, self.need == 2, self.their_need == 1, self.their_need == 2


def _in_bits(cards: int) -> list[int]:
    return [cards >> rank & 1 for rank in range(WIDTH)]


def _none_of(some: int, every: int, drawn: int) -> float:
    """Return the chance that none of some cards is among those drawn from all."""
    chance = 1.0
    for left in range(every, every - drawn, -1):
        chance *= max(0, left - some) / left if left > 0 else 0.0
    return chance


def sight_of(view: EcarteView) -> Sight:
    """Return what the seat of a view sees."""
    seat, other, place = view.own_seat, view.other, places(view.trump)
    strict = bool(view.rules.must_head)
    known = _mask(view.surely_held(other), place)
    elder = seat == view.elder
    turned = view.upturned == f"K{view.trump}"
    led = [0] * len(SUITS)
    for trick in view.tricks:
        if trick.leader == other:
            led[place[trick.cards[0]] // WIDTH] += 1
    if view.trick and view.leader == other:
        led[place[view.trick[0]] // WIDTH] += 1
    return Sight(
        hand=_mask(view.hand, place),
        possible=_mask(view.theirs(), place) & ~_excluded(view, place, strict=strict) | known,
        known=known,
        theirs=view.hand_counts[other],
        elder=elder,
        strict=strict,
        upturned=place[view.upturned or f"7{view.trump}"] % WIDTH,
        exchanges=view.exchanges,
        stock=view.stock,
        laid=view.laid_counts[seat],
        their_laid=view.laid_counts[other],
        their_times=view.exchanges - (view.phase == "exchange" and elder),
        risk=_whose(view, view.vulnerable),
        declined=_whose(view, view.declined),
        kings=(turned and seat == view.dealer) + (view.announced == seat),
        their_kings=(turned and other == view.dealer) + (view.announced == other),
        tricks=view.won_by(seat),
        their_tricks=view.won_by(other),
        need=view.target - view.totals[seat],
        their_need=view.target - view.totals[other],
        led=tuple(led),
    )


def _whose(view: EcarteView, seat: int | None) -> int:
    return 0 if seat is None else 1 if seat == view.own_seat else -1


def _mask(cards: Sequence[Card], place: Mapping[Card, int]) -> int:
    return sum(1 << place[card] for card in cards)


def _excluded(view: EcarteView, place: Mapping[Card, int], *, strict: bool) -> int:
    """Return what the other cannot hold: it did not follow, win or trump, or did not announce the king."""
    found = 0
    for seat, card, first in plays(view):
        if seat != view.other:
            continue
        its, led = place[card], place[first]
        if view.announced != seat:
            found |= 1 << KING
        if its // WIDTH != led // WIDTH:
            found |= suit_of(led)
            if strict and its >= WIDTH:
                found |= _SUIT
        elif strict and its < led:
            found |= above(led)
    return found
