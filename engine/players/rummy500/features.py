"""The numbers that the learnt player of Rummy 500 judges a position by.

They know one pack without jokers. Of jokers, and of a second card of a face, the player only knows what melds they
make.

A :class:`Sight` is what one seat sees: it reads from the takes and discards of its opponents how likely each hidden
card is in one of their hands, and does not ask in which. A :class:`Standing` is a position that the seat may reach: its
hand, the melds on the table, the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import cache, reduce
from math import exp, log
from operator import or_
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.kit.sets_and_runs import BIT, bits_of, cards_of, melds_of
from engine.kit.table_melds import Meld, exchanged, extended, melds_in, read, without
from engine.players.kit.shapes import shapes_of
from engine.rummy500.options import Rummy500Options, best_melds
from engine.rummy500.round import Rummy500View

CLUES = 12
"""The numbers by which a hidden card is judged."""
NUMBERS = 48
"""The numbers of a position of two players."""
MANY = NUMBERS + 10
"""The numbers of a position where more play."""
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


WAYS = {0: (), **{bit: _ways(bit) for bit in BIT.values()}}
"""By card, the pairs that make a meld with it, and the points of these melds. A joker has no bit."""


class Standing(NamedTuple):
    """A position: what the seat holds, what lies there, and how far its side is ahead.

    That is the points that it has laid down above the mean of the others.
    """

    hand: int
    table: tuple[Meld, ...]
    pile: tuple[int, ...]
    laid: float
    more: tuple[Card, ...] = ()
    """The cards of the hand that a mask cannot hold: jokers, and a second card of a face."""
    needs: int = 0
    """The least points of what the side must lay down first, if it has not yet."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The hand."""
        return (*cards_of(self.hand), *self.more)

    def holding(self, cards: Iterable[Card]) -> Standing:
        """Return the position with another hand."""
        mask, more = 0, list[Card]()
        for card in cards:
            bit = BIT.get(card, 0)
            if bit and not bit & mask:
                mask |= bit
            else:
                more.append(card)
        return self._replace(hand=mask, more=tuple(more))

    def discarding(self, bit: int) -> Standing:
        """Return the position after a discard."""
        if not self.more:
            return self._replace(hand=self.hand ^ bit, pile=(*self.pile, bit))
        return self._replace(pile=(*self.pile, bit)).holding(without(self.cards, cards_of(bit)))

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
    hand = standing.cards
    melds = [*best_melds(rules, tuple(sorted(hand)))]
    if not owed and sum(map(rules.worth, melds)) < standing.needs:
        return standing
    if owed and not any(owed in meld.cards for meld in melds):
        if any(extended(meld, owed) for meld in table):
            laid += _lay_off(rules, table, owed)
            hand = without(hand, (owed,))
            melds = [*best_melds(rules, tuple(sorted(hand)))]
        elif ways := [*_with(rules, hand, owed)]:
            melds = max(ways, key=lambda each: sum(map(rules.worth, each)))
        else:
            laid += _exchange(rules, table, owed)
            hand = (*without(hand, (owed,)), JOKER)
            melds = [*best_melds(rules, tuple(sorted(hand)))]
    for meld in melds:
        table.append(meld)
        laid += rules.worth(meld)
        hand = without(hand, meld.cards)
    after = Standing(0, (), standing.pile, laid).holding(hand)
    while fits := _fitting(table) & after.hand:
        [card] = cards_of(fits & -fits)
        laid += _lay_off(rules, table, card)
        after = after.holding(without(after.cards, (card,)))
    while JOKER in after.more and any(extended(meld, JOKER) for meld in table):
        laid += _lay_off(rules, table, JOKER)
        after = after.holding(without(after.cards, (JOKER,)))
    return after._replace(table=tuple(table), laid=laid)


def _with(rules: Rummy500Options, hand: tuple[Card, ...], owed: Card) -> Iterator[list[Meld]]:
    """Yield the ways to meld a card, each with the best melds of the rest."""
    for meld in melds_in(hand, owed):
        yield [meld, *best_melds(rules, tuple(sorted(without(hand, meld.cards))))]


def _exchange(rules: Rummy500Options, table: list[Meld], card: Card) -> int:
    """Put a card in the place of a joker that stands for it, and return its points."""
    place, after = next((place, after) for place, meld in enumerate(table) if (after := exchanged(meld, card)))
    table[place] = after
    return rules.points(card)


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
    """What a seat sees of its opponents, taken together, as masks and numbers."""

    def __init__(self, view: Rummy500View, reading: Sequence[float]) -> None:
        assert view.seat is not None
        own = view.seat
        self.seats = len(view.sides)
        opponents = [seat for seat in view.others if view.sides[seat] != view.sides[own]]
        self.rivals = len({view.sides[seat] for seat in opponents})
        """The number of other sides."""
        self.known = _mask(card for seat in opponents for card in view.known[seat])
        self.thrown = _mask({card for seat in opponents for card in view.discards[seat]})
        """The cards that they have discarded."""
        self.left = _mask({*view.discards[own]} & {*view.pile})
        """The seat's own discards that they left lying."""
        hidden = view.unplaced()
        self.unseen = _mask(hidden) & ~self.known
        self.wild = hidden.count(JOKER) / max(1, len(hidden))
        """The chance that the next card is a joker."""
        self.theirs = sum(view.hand_counts[seat] for seat in opponents)
        self.fewest = min(view.hand_counts[seat] for seat in opponents)
        self.stock, self.turn, self.bound = view.stock, view.turn, int(view.rules.upcard_melded)
        self.ends = view.rules.empty_stock == "ends"
        """Whether the round ends with the stock."""
        following = (own + 1) % self.seats
        self.next_known, self.next_holds = _mask(view.known[following]), view.hand_counts[following]
        """What the next player is known to hold, and the number of its cards."""
        self.partner_holds, self.partner = 0, 0.0
        """The number of the partner's cards, and the points that they are expected to be."""
        for seat in {*view.others} - {*opponents}:
            unknown = view.hand_counts[seat] - len(view.known[seat])
            self.partner_holds = view.hand_counts[seat]
            self.partner = points_of(_mask(view.known[seat])) + unknown * _mean_worth(self.unseen)
        theirs = [points for side, points in enumerate(view.laid_points) if side != view.sides[own]]
        self.behind = max(theirs) - sum(theirs) / len(theirs)
        """How far the mean of the other sides is behind the best of them."""
        self.chance = self._read(reading)
        """By card, how likely an opponent holds it."""
        total = sum((1 - self.chance[bit] for bit in bits_of(self.unseen)), 0.0) or 1.0
        self.draws = {bit: (1 - self.chance[bit]) / total for bit in bits_of(self.unseen)}
        """By hidden card, how likely it is drawn next."""
        held = sum((held * WORTH[bit] for bit, held in self.chance.items()), 0.0)
        self.burden = held / self.rivals - self.partner
        """The points that each other side is expected to hold on average, less the partner's."""
        self.pairs = sum(map(self._pairs_with, self.draws), 0.0)
        """The points of melds that the next card may make with two that the others are known to hold."""

    def _pairs_with(self, bit: int) -> float:
        return self.draws[bit] * max((points for pair, points in WAYS[bit] if not pair & ~self.known), default=0)

    def drawing(self, bit: int) -> Sight:
        """Return what the seat sees once it has drawn a card from the stock."""
        its = copy(self)
        its.burden -= self.chance[bit] * WORTH[bit] / self.rivals
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
        """Return what tells whether another holds a hidden card: takes and discards, and the card's value."""
        same, beside, near = _SHAPES.kin[bit]
        value, late = WORTH[bit], min(self._of_two(self.turn), 20) / 20
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
        """Return the numbers of a position: more of them where more than two play."""
        lying = reduce(or_, standing.pile, 0)
        return [
            *self._of_hand(standing, lying),
            *self._of_pile(standing),
            *self._of_table(standing, lying),
            *(self._of_many() if self.seats > 2 else ()),
        ]

    def _of_two(self, number: int) -> float:
        """Return a number of cards or turns as if two played."""
        return 2 * number / self.seats

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
            min(own, 150) * max(0, 8 - self._of_two(self.stock)) / 400,
        ]

    def _of_pile(self, standing: Standing) -> list[float]:
        """Return what the seat could take, and what the others can."""
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
            deep += (1 - none) * WORTH.get(bit, 0)
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
        known, fewest, fitting, stock = self.known, self.fewest, standing.fitting, self._of_two(self.stock)
        fits = sum((self.chance[bit] * WORTH[bit] for bit in bits_of(fitting & (self.unseen | known))), 0.0)
        return [
            stock / 25,
            max(0, 4 - stock) / 4,
            len(standing.pile) / 20,
            points_of(lying) / 100,
            self.theirs / 13,
            float(fewest <= 1),
            float(fewest == 2),
            max(0, 5 - fewest) / 5,
            known.bit_count() / 6,
            points_of(known) / 40,
            self.burden / 60,
            fits / 15,
            self.pairs / 6,
            points_of(known & fitting) / 15,
            standing.laid / 100,
            min(max(standing.laid, -30), 30) / 30,
            min(self._of_two(self.turn), 30) / 20,
            float(self.bound),
        ]

    def _of_many(self) -> list[float]:
        """Return what the seat sees of the next player and its partner."""
        return [
            float(self.seats == 4),
            float(self.partner_holds > 0),
            self.next_holds / 7,
            float(self.next_holds <= 2),
            self.next_known.bit_count() / 6,
            points_of(self.next_known) / 40,
            self.behind / 100,
            self.partner_holds / 7,
            float(0 < self.partner_holds <= 2),
            self.partner / 40,
        ]


def _mask(cards: Iterable[Card]) -> int:
    """Return the mask of the faces of cards, without jokers."""
    return reduce(or_, (BIT.get(card, 0) for card in cards), 0)


def points_left(standing: Standing) -> int:
    """Return the points of a hand that count against it."""
    return points_of(standing.hand) + sum(WORTH.get(BIT.get(card, 0), _ACE) for card in standing.more)


def _mean_worth(cards: int) -> float:
    return points_of(cards) / cards.bit_count() if cards else 0.0


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=False))


def standing_of(view: Rummy500View) -> Standing:
    """Return the position as it is."""
    assert view.seat is not None
    own = view.sides[view.seat]
    theirs = [points for side, points in enumerate(view.laid_points) if side != own]
    ahead = view.laid_points[own] - sum(theirs) / len(theirs)
    pile = tuple(BIT.get(card, 0) for card in view.pile)
    needs = 0 if view.opened[own] else view.rules.first_meld
    table = tuple(meld for meld, _ in view.table)
    return Standing(0, table, pile, ahead, needs=needs).holding(view.hand)
