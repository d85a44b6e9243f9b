"""The numbers that the learnt player of Gin Rummy judges a position by.

A :class:`Sight` is what one seat sees. It reads from the other's takes, discards and refusals how likely each hidden
card is in the other hand; the numbers of a hand, of the table and of a discard follow from that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from operator import mul
from typing import NamedTuple

from engine.gin.options import GinOptions
from engine.gin.round import GinView
from engine.kit.sets_and_runs import BIT, Melds, bits_of, mask_of
from engine.players.kit.shapes import shapes_of

CLUES = 12
"""The numbers by which a hidden card is judged."""
HAND = 23
"""The numbers of a hand."""
TABLE = 16
"""The numbers of the table."""
DISCARD = 8
"""The numbers of a discard."""
RECENT = 3
"""The other's latest discards, whose height tells how good its hand is."""
_LOW = 3
"""The most points of a card that is little burden."""
_FOUR = 4
_TEN = 10
_VALUES = 16
_LITTLE = 5
"""The deadwood that is hardly ever undercut."""
_FAR = 1000
_SURE = 0.95
"""The highest chance that a card that was not seen is in the other hand."""


class Sight:
    """What a seat sees, as masks and numbers. ``hand`` are its cards, whose turn it need not be."""

    def __init__(
        self,
        rules: GinOptions,
        *,
        hand: int,
        known: int,
        thrown: Sequence[int],
        left: int,
        unseen: int,
        stock: int,
        turn: int,
        limit: int,
        offered: int,
        reading: Sequence[float],
    ) -> None:
        self.melds = rules.melds
        self.shapes = shapes_of(self.melds)
        self.hand, self.known, self.left, self.unseen = hand, known, left, unseen
        self.thrown = sum(set(thrown))
        """The cards that the other has discarded."""
        self.stock, self.turn, self.limit, self.offered = stock, turn, limit, offered
        self.full = rules.hand_size
        self.gin, self.undercut = rules.gin_bonus, rules.undercut_bonus
        self.hidden = self.full - known.bit_count()
        """How many cards of the other hand are unknown."""
        value = self.shapes.value
        latest = thrown[-RECENT:]
        self.recent = sum(value[bit] for bit in latest) / len(latest) if latest else 10.0
        self.chance: dict[int, float] = self._read(reading)
        """By card, how likely the other holds it."""
        self.draws: dict[int, float] = {}
        """By hidden card, how likely it is drawn next."""
        self._wanted: dict[int, float] = {}
        total = sum((1 - self.chance[bit] for bit in self.chance if not bit & known), 0.0) or 1.0
        self.drawn_value = [0.0] * _VALUES
        for bit, held in self.chance.items():
            if not bit & known:
                self.draws[bit] = (1 - held) / total
                self.drawn_value[value[bit]] += (1 - held) / total

    def _read(self, reading: Sequence[float]) -> dict[int, float]:
        found = dict.fromkeys(bits_of(self.known), 1.0)
        count = self.unseen.bit_count()
        if not count:
            return found
        share = min(max(self.hidden / count, 0.02), 0.98)
        base, late, shapes = log(share / (1 - share)) + reading[-1], min(self.turn, 20) / 20, self.shapes
        high = (reading[8] + reading[9] * late) / 10
        alive = (reading[10] + reading[11] * late) / 7
        live, value, around = self.unseen | self.known, shapes.value, shapes.around
        logits = {
            bit: base + high * value[bit] + alive * (around[bit] & live).bit_count() for bit in bits_of(self.unseen)
        }
        for cards, weights in ((self.known, reading[:3]), (self.thrown, reading[3:6]), (self.left, reading[6:8])):
            for card in bits_of(cards):
                for weight, kin in zip(weights, shapes.kin[card], strict=False):
                    for bit in bits_of(kin & self.unseen):
                        logits[bit] += weight
        odds = {bit: 1 / (1 + exp(-logit)) for bit, logit in logits.items()}
        scale = self.hidden / sum(odds.values(), 0.0)
        for bit, held in odds.items():
            found[bit] = min(_SURE, held * scale)
        return found

    def clues(self, bit: int) -> tuple[float, ...]:
        """Return what tells whether the other holds a hidden card: its takes, discards and refusals, and its value."""
        shapes = self.shapes
        same, beside, near = shapes.kin[bit]
        value, late = shapes.value[bit], min(self.turn, 20) / 20
        alive = (shapes.around[bit] & (self.unseen | self.known)).bit_count()
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

    def table(self) -> list[float]:
        """Return the numbers of the table."""
        chance, value = self.chance, self.shapes.value
        likely = sum((held * value[bit] for bit, held in chance.items() if not bit & self.known), 0.0)
        melded = self.melds.arrangements(self.known)[0].cards.bit_count() if self.known else 0
        pairs = 0.0
        for bit in bits_of(self.known):
            for one, other in self.shapes.partners[bit]:
                pairs += chance.get(one, 0.0) * chance.get(other, 0.0)
        return [
            self.stock / 31,
            min(self.turn, 30) / 20,
            max(0, 6 - self.stock) / 6,
            self.known.bit_count() / 5,
            melded / 5,
            min(pairs, 6.0) / 3,
            likely / 60,
            self.recent / 10,
            self.thrown.bit_count() / 10,
            self.left.bit_count() / 10,
            self.limit / 10,
            float(self.limit == 0),
            self.gin / 25,
            self.undercut / 25,
            float(self.offered),
            float(self.full < _TEN),
        ]

    def wanted(self, card: int) -> float:
        """Return how many melds the other is likely to make of a card that it is given."""
        found = self._wanted.get(card)
        if found is None:
            chance = self.chance
            pairs = self.shapes.partners[card]
            found = sum([chance.get(one, 0.0) * chance.get(other, 0.0) for one, other in pairs])
            self._wanted[card] = found
        return found

    def numbers(self, hand: int, melds: Sequence[int]) -> list[float]:
        """Return the numbers of a full hand arranged in these melds."""
        shapes, draws, chance = self.shapes, self.draws, self.chance
        value, outs_of = shapes.value, shapes.outs
        melded = spare = extending = 0
        for meld in melds:
            melded |= meld
            extending |= shapes.extending(meld)
            if meld.bit_count() >= _FOUR:
                spare |= shapes.spare(meld)
        loose = sorted(bits_of(hand & ~melded), key=value.__getitem__, reverse=True)
        deadwood = sum(value[bit] for bit in loose)
        top = value[loose[0]] if loose else 0
        second = value[loose[1]] if len(loose) > 1 else 0
        pool = [*loose, *bits_of(spare)]
        live, paired, unseen = 0, 0, self.unseen
        makes: dict[int, int] = {}
        fed = 0.0
        for place, one in enumerate(loose):
            mine = value[one]
            for other in pool[place + 1 :]:
                outs = outs_of.get(one | other, 0) & unseen
                if outs:
                    pair = one | other
                    live += 1
                    paired |= pair
                    gain = mine if other & melded else mine + value[other]
                    rest = deadwood - gain
                    for bit in loose:
                        if not bit & pair:
                            rest -= value[bit]
                            break
                    while outs:
                        low = outs & -outs
                        outs ^= low
                        if rest < makes.get(low, _FAR):
                            makes[low] = rest
        by_value = [*self.drawn_value]
        limit = self.limit
        made = extended = expected = knocks = gins = little = 0.0
        for bit, left in makes.items():
            weight = draws[bit]
            made += weight
            fed += chance[bit]
            by_value[value[bit]] -= weight
            expected += weight * left
            if left <= limit:
                knocks += weight
                if left <= 0:
                    gins += weight
            if left <= _LITTLE:
                little += weight
        less = deadwood - top
        laid = 0.0
        rest = extending & unseen
        while rest:
            bit = rest & -rest
            rest ^= bit
            laid += chance[bit] * value[bit]
            if bit not in makes:
                weight = draws[bit]
                extended += weight
                by_value[value[bit]] -= weight
                expected += weight * less
                if less <= limit:
                    knocks += weight
                    if less <= 0:
                        gins += weight
                if less <= _LITTLE:
                    little += weight
        for bit in bits_of(extending & self.known):
            laid += value[bit]
        for points, weight in enumerate(by_value):
            if weight > 0:
                left = less + points if points < top else deadwood
                expected += weight * left
                if left <= limit:
                    knocks += weight
                if left <= _LITTLE:
                    little += weight
        alone = sum(value[bit] for bit in loose if not bit & paired)
        wanted = [self.wanted(bit) for bit in loose]
        return [
            deadwood / 30,
            float(deadwood <= limit),
            max(0, deadwood - limit) / 20,
            max(0, 8 - deadwood) / 8,
            melded.bit_count() / 10,
            len(loose) / 10,
            top / 10,
            second / 10,
            made * 3,
            extended * 3,
            (deadwood - expected) / 10,
            knocks,
            gins * 3,
            little,
            fed / 3,
            alone / 20,
            min(live, 12) / 8,
            sum(value[bit] <= _LOW for bit in loose) / 4,
            laid / 10,
            len(melds) / 3,
            sum(wanted) / 2,
            min(wanted, default=0.0) * 2,
            sum(map(mul, wanted, map(value.__getitem__, loose))) / 10,
        ]

    def given(self, card: int) -> list[float]:
        """Return the numbers of a discard: what the other may do with the card."""
        chance, shapes, known = self.chance, self.shapes, self.known
        sure, most = 0, 0.0
        for one, other in shapes.partners[card]:
            most = max(most, chance.get(one, 0.0) * chance.get(other, 0.0))
            sure += bool(one & known) + bool(other & known)
        value = shapes.value[card]
        return [
            self.wanted(card),
            most,
            float(most >= 1),
            sure / 3,
            value / 10,
            float((shapes.same[card] & (self.thrown | self.left)).bit_count()) / 2,
            float((shapes.beside[card] & (self.thrown | self.left)).bit_count()) / 2,
            float(bool((shapes.beside[card] | shapes.same[card]) & known)),
        ]


class Leaving(NamedTuple):
    """A way to leave the hand full again: the card that goes, the cards that stay, their melds and deadwood."""

    card: int
    hand: int
    melds: tuple[int, ...]
    deadwood: int


def leavings(melds: Melds, hand: int, barred: int = 0) -> Iterator[Leaving]:
    """Yield the discards of a hand that make sense: those that break no meld, unless all do."""
    total, every = melds.points(hand), melds.arrangements(hand)
    most = total - every[0].points
    found = []
    for bit in bits_of(hand & ~barred):
        for each in every:
            if not each.cards & bit:
                found.append(Leaving(bit, hand ^ bit, each.melds, total - each.points - melds.points(bit)))
                break
    kept = [each for each in found if each.deadwood <= most]
    yield from kept or found


def sight_of(view: GinView, reading: Sequence[float]) -> Sight:
    """Return what the seat to act sees."""
    assert view.seat is not None
    other = 1 - view.seat
    return Sight(
        view.rules,
        hand=mask_of(view.hand),
        known=mask_of(view.known[other]),
        thrown=[BIT[card] for card in view.discards[other]],
        left=mask_of(set(view.refused[other])),
        unseen=mask_of(view.unplaced()),
        stock=view.stock,
        turn=view.turn,
        limit=view.limit,
        offered=int(view.phase == "offer"),
        reading=reading,
    )
