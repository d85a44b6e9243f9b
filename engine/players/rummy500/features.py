"""The numbers that the learnt player of Rummy 500 judges a position by, for two players with one pack.

A :class:`Sight` is what one seat sees: it reads from the other's takes and discards how likely each hidden card is in
the other hand. A :class:`Standing` is a position that the seat may reach: its hand, the melds on the table, the pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from math import exp, log
from typing import NamedTuple

from engine.cards import Card
from engine.kit.sets_and_runs import BIT, bits_of, cards_of, mask_of, melds_of
from engine.kit.table_melds import Meld, extended, melds_in, read, without
from engine.players.kit.shapes import shapes_of
from engine.rummy500.options import Rummy500Options, best_melds
from engine.rummy500.round import Rummy500View

CLUES = 12
"""The numbers by which a hidden card is judged."""
NUMBERS = 48
"""The numbers of a position."""
_ACE = 15
_COURT = 10
_MOST = 40
"""The most points that the melds the other may make with one card of the pile count."""
_SURE = 0.95
"""The highest chance that a card that was not seen is in the other hand."""
_MELDS = melds_of("both", _ACE)
_SHAPES = shapes_of(_MELDS)
points_of = _MELDS.points
WORTH = {bit: points_of(bit) for bit in BIT.values()}


@cache
def _ways(bit: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs that make a meld with a card, and the points of these melds."""
    return tuple(
        (one | other, sum(_worth(read(cards_of(bit | one | other))[0]))) for one, other in _SHAPES.partners[bit]
    )


def _worth(meld: Meld) -> Iterator[int]:
    for card in meld.cards:
        yield 1 if meld.low == 1 and WORTH[BIT[card]] == _ACE else WORTH[BIT[card]]


WAYS = {bit: _ways(bit) for bit in BIT.values()}
"""By card, the pairs that make a meld with it, and the points of these melds."""


class Standing(NamedTuple):
    """A position: what the seat holds, what lies there, and how many points it has laid down more than the other."""

    hand: int
    table: tuple[Meld, ...]
    pile: tuple[int, ...]
    laid: int

    @property
    def fitting(self) -> int:
        """The cards that fit a meld on the table."""
        return _fitting(self.table)


@cache
def _extending(meld: Meld) -> int:
    return sum(bit for card, bit in BIT.items() if extended(meld, card))


def _fitting(table: Sequence[Meld]) -> int:
    found = 0
    for meld in table:
        found |= _extending(meld)
    return found


def laid_down(rules: Rummy500Options, standing: Standing, owed: Card = "") -> Standing:
    """Return the position after laying down all that the hand can, the owed card first."""
    table, laid = [*standing.table], standing.laid
    hand = cards_of(standing.hand)
    melds = [*best_melds(rules, tuple(sorted(hand)))]
    if owed and not any(owed in meld.cards for meld in melds):
        if BIT[owed] & standing.fitting:
            laid += _lay_off(rules, table, owed)
            hand = without(hand, (owed,))
            melds = [*best_melds(rules, tuple(sorted(hand)))]
        else:
            melds = max(_with(rules, hand, owed), key=lambda each: sum(map(rules.worth, each)))
    for meld in melds:
        table.append(meld)
        laid += rules.worth(meld)
        hand = without(hand, meld.cards)
    left = mask_of(hand)
    while fits := _fitting(table) & left:
        low = fits & -fits
        laid += _lay_off(rules, table, *cards_of(low))
        left ^= low
    return Standing(left, tuple(table), standing.pile, laid)


def _with(rules: Rummy500Options, hand: tuple[Card, ...], owed: Card) -> Iterator[list[Meld]]:
    """Yield the ways to meld a card, each with the best melds of the rest."""
    for meld in melds_in(hand, owed):
        yield [meld, *best_melds(rules, tuple(sorted(without(hand, meld.cards))))]


def _lay_off(rules: Rummy500Options, table: list[Meld], card: Card) -> int:
    """Lay a card off where it counts most, on a run rather than a set, and return its points."""
    ways = [
        (rules.worth(after) - rules.worth(meld), bool(meld.low), -place, after)
        for place, meld in enumerate(table)
        for after in extended(meld, card)[:1]
    ]
    gain, _, place, after = max(ways, key=lambda way: way[:3])
    table[-place] = after
    return gain


class Sight:
    """What a seat sees of the other, as masks and numbers."""

    def __init__(self, view: Rummy500View, reading: Sequence[float]) -> None:
        assert view.seat is not None
        other = 1 - view.seat
        self.known = mask_of(view.known[other])
        self.thrown = mask_of({*view.discards[other]})
        """The cards that the other has discarded."""
        self.left = mask_of({*view.discards[view.seat]} & {*view.pile})
        """The seat's own discards that the other left lying."""
        self.unseen = mask_of(view.unplaced())
        self.theirs = view.hand_counts[other]
        self.stock, self.turn, self.bound = view.stock, view.turn, int(view.rules.upcard_melded)
        self.chance = self._read(reading)
        """By card, how likely the other holds it."""
        total = sum((1 - self.chance[bit] for bit in bits_of(self.unseen)), 0.0) or 1.0
        self.draws = {bit: (1 - self.chance[bit]) / total for bit in bits_of(self.unseen)}
        """By hidden card, how likely it is drawn next."""
        self.burden = sum((held * WORTH[bit] for bit, held in self.chance.items()), 0.0)
        """The points that the other is expected to hold."""
        self.pairs = sum(map(self._pairs_with, self.draws), 0.0)
        """The points of melds that the next card may make with two that the other is known to hold."""

    def _pairs_with(self, bit: int) -> float:
        return self.draws[bit] * max((points for pair, points in WAYS[bit] if not pair & ~self.known), default=0)

    def drawing(self, bit: int) -> Sight:
        """Return what the seat sees once it has drawn a card from the stock."""
        its = copy(self)
        its.burden -= self.chance[bit] * WORTH[bit]
        its.pairs -= self._pairs_with(bit)
        its.unseen ^= bit
        its.stock -= 1
        its.chance = {other: held for other, held in self.chance.items() if other != bit}
        its.draws = {other: weight for other, weight in self.draws.items() if other != bit}
        return its

    def _read(self, reading: Sequence[float]) -> dict[int, float]:
        found = dict.fromkeys(bits_of(self.known), 1.0)
        count = self.unseen.bit_count()
        if not count:
            return found
        hidden = self.theirs - self.known.bit_count()
        share = min(max(hidden / count, 0.02), 0.98)
        odds = {
            bit: 1 / (1 + exp(-(log(share / (1 - share)) + reading[-1] + _dot(reading, self.clues(bit)))))
            for bit in bits_of(self.unseen)
        }
        scale = hidden / sum(odds.values(), 0.0)
        for bit, held in odds.items():
            found[bit] = min(_SURE, held * scale)
        return found

    def clues(self, bit: int) -> tuple[float, ...]:
        """Return what tells whether the other holds a hidden card: its takes and discards, and the card's value."""
        same, beside, near = _SHAPES.kin[bit]
        value, late = WORTH[bit], min(self.turn, 20) / 20
        alive = (_SHAPES.around[bit] & (self.unseen | self.known)).bit_count()
        return (
            (same & self.known).bit_count(),
            (beside & self.known).bit_count(),
            (near & self.known).bit_count(),
            (same & self.thrown).bit_count(),
            (beside & self.thrown).bit_count(),
            (near & self.thrown).bit_count(),
            (same & self.left).bit_count(),
            (beside & self.left).bit_count(),
            value / 10,
            value * late / 10,
            alive / 7,
            alive * late / 7,
        )

    def numbers(self, standing: Standing) -> list[float]:
        """Return the numbers of a position."""
        lying = sum(standing.pile)
        return [
            *self._of_hand(standing, lying),
            *self._of_pile(standing),
            *self._of_table(standing, lying),
        ]

    def _of_hand(self, standing: Standing, lying: int) -> list[float]:
        chance, draws, hand, fitting = self.chance, self.draws, standing.hand, standing.fitting
        made = gained = fed = locked = fits = 0.0
        live = paired = 0
        for bit in bits_of(self.unseen | self.known | lying):
            most = 0
            for pair, points in WAYS[bit]:
                if pair & hand == pair:
                    live += 1
                    paired |= pair
                    most = max(most, points)
            if bit & lying:
                continue
            if bit & fitting:
                fits += draws.get(bit, 0.0) * WORTH[bit]
            if most:
                if bit & self.known:
                    locked += most
                else:
                    made += draws[bit]
                    gained += draws[bit] * most
                    fed += chance[bit] * most
        beside, open_ones = _SHAPES.beside, fitting & ~hand
        own, cards = points_of(hand), hand.bit_count()
        high = almost = 0
        for bit in bits_of(hand):
            high += WORTH[bit] >= _COURT
            if beside[bit] & open_ones:
                almost += WORTH[bit]
        return [
            own / 50,
            cards / 13,
            float(cards <= 1),
            float(cards == 2),
            max(0, 5 - cards) / 5,
            points_of(hand & ~paired & ~fitting) / 30,
            live / 12,
            made * 3,
            gained / 8,
            fed / 40,
            locked / 40,
            fits / 3,
            almost / 20,
            high / 6,
            min(own, 150) * max(0, 8 - self.stock) / 400,
        ]

    def _of_pile(self, standing: Standing) -> list[float]:
        """Return what the seat could take, and what the other can."""
        chance, draws, hand, known, unseen = self.chance, self.draws, standing.hand, self.known, self.unseen
        fitting = standing.fitting
        above = covered = sure = 0
        best = soon = expected = threat = top = top_gain = deep = 0.0
        none_at_all = 1.0
        its_gain = its_stay = its_depth = certain = certain_stay = sure_depth = threat_depth = 0
        for depth, bit in enumerate(reversed(standing.pile), 1):
            above |= bit
            mine, both = hand | above, known | above
            can = they = bool(bit & fitting)
            none, melds = float(not can), 0.0
            if can:
                covered |= bit
                sure |= bit
            for pair, points in WAYS[bit]:
                missing, absent = pair & ~mine, pair & ~both
                if not missing:
                    can = True
                    covered |= bit | pair
                elif not missing & (missing - 1) and pair & hand:
                    soon += draws.get(missing, 0.0) * points
                if not absent:
                    they, none = True, 0.0
                    sure |= bit | pair
                elif not absent & ~unseen:
                    low = absent & -absent
                    odds = chance[low]
                    if absent != low:
                        odds *= chance[absent ^ low]
                    none *= 1 - odds
                    melds += odds * points
            expected += min(melds, _MOST)
            none_at_all *= none
            gain, stay = points_of(covered), points_of(above & ~covered)
            if can and gain - 0.25 * stay > best:
                best, its_gain, its_stay, its_depth = gain - 0.25 * stay, gain, stay, depth
            sure_gain = points_of(sure)
            danger = (1 - none) * (expected + sure_gain)
            if they and sure_gain > certain:
                certain, certain_stay, sure_depth = sure_gain, points_of(above & ~sure), depth
            if danger > threat:
                threat, threat_depth = danger, depth
            if depth == 1:
                top, top_gain = 1 - none, expected + sure_gain
            deep += (1 - none) * WORTH[bit]
        return [
            its_gain / 50,
            its_stay / 50,
            its_depth / 10,
            float(its_gain > 0),
            soon / 20,
            1 - none_at_all,
            threat / 50,
            threat_depth / 10,
            expected / 50,
            top,
            top_gain / 30,
            certain / 50,
            certain_stay / 50,
            sure_depth / 10,
            deep / 50,
        ]

    def _of_table(self, standing: Standing, lying: int) -> list[float]:
        known, theirs, fitting = self.known, self.theirs, standing.fitting
        fits = sum((self.chance[bit] * WORTH[bit] for bit in bits_of(fitting & (self.unseen | known))), 0.0)
        return [
            self.stock / 25,
            max(0, 4 - self.stock) / 4,
            len(standing.pile) / 20,
            points_of(lying) / 100,
            theirs / 13,
            float(theirs <= 1),
            float(theirs == 2),
            max(0, 5 - theirs) / 5,
            known.bit_count() / 6,
            points_of(known) / 40,
            self.burden / 60,
            fits / 15,
            self.pairs / 6,
            points_of(known & fitting) / 15,
            standing.laid / 100,
            min(max(standing.laid, -30), 30) / 30,
            min(self.turn, 30) / 20,
            float(self.bound),
        ]


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=False))


def standing_of(view: Rummy500View) -> Standing:
    """Return the position as it is."""
    laid = view.laid_points
    assert view.seat is not None
    ahead = laid[view.seat] - laid[1 - view.seat]
    pile = tuple(BIT[card] for card in view.pile)
    return Standing(mask_of(view.hand), tuple(meld for meld, _ in view.table), pile, ahead)
