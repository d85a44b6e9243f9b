"""An exact solver for phase two, when all cards are known: how many points the player to lead can take.

Hands are bit sets with 16 bits per suit and two per rank, so a higher bit in a suit is a higher card. The players share
a fixed sum of points, so more points are never worse, whatever the goal is (a lead, a target, at least one point): it
suffices to maximise one number. The search only asks whether a number of points can be reached, which is much cheaper
than computing the number, and narrows it down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.cards import SUITS, Card, rank, suit
from engine.pinochle.card_order import STRENGTH
from engine.pinochle.options import PinochleOptions
from engine.pinochle.tricks import LAST_TRICK_POINTS, POINTS

Bits: TypeAlias = int
BUDGET = 150_000
"""The most positions that a search examines. Hands of twelve cards never need so many; sixteen may."""

_SUIT_BITS = 16
_MASKS = tuple(0xFFFF << (_SUIT_BITS * place) for place in range(len(SUITS)))
_STEP = 16


class BudgetExceeded(Exception):
    """The search has examined :data:`BUDGET` positions without finding the answer."""


class _Face(NamedTuple):
    """A face in a hand: one of its bits, the highest bit of the face, its points, and the index of its suit."""

    bit: Bits
    top: int
    points: int
    suit: int


_Group: TypeAlias = tuple[_Face, ...]
"""Faces of a hand, low to high, with no card of the opponent between them: they win and lose alike."""
_Reply: TypeAlias = tuple[int, Bits]
"""A card to follow with: its points and its bit."""
_Searching: TypeAlias = tuple[
    Callable[[Bits, Bits], list[_Face]],
    Callable[[Bits, Bits, _Face, int, int], bool],
    Callable[[Bits, Bits, int, int], bool],
]


class Solver:
    """Solves positions under one set of rules and one trump suit; results are cached."""

    def __init__(self, rules: PinochleOptions, trump: str) -> None:
        by_rank = POINTS[rules.trick_points]
        self._trump = SUITS.index(trump)
        self._last = LAST_TRICK_POINTS if rules.last_trick else 0
        ranks = sorted(STRENGTH, key=lambda name: STRENGTH[name])
        self._card_points = [by_rank.get(name, 0) for name in ranks for _ in (0, 1)] * len(SUITS)
        self._overplay = tuple(
            rules.overplay == "always" or (rules.overplay == "trumps" and place == self._trump)
            for place in range(len(SUITS))
        )
        self._must_trump = rules.must_trump
        self._points: dict[Bits, int] = {0: 0}
        self._groups: dict[tuple[Bits, Bits], tuple[_Group, ...]] = {}
        self._bounds: dict[tuple[Bits, Bits], tuple[int, int, _Face | None]] = {}
        self._left = BUDGET
        self._order, self._holds, self._reaches = self._search()

    def lead(self, mine: Iterable[Card], other: Iterable[Card]) -> tuple[Card, int]:
        """Return the best card to lead and the points that its player will take. Raises :class:`BudgetExceeded`."""
        held = list(mine)
        me, you = bits(held), bits(other)
        points, rest = self.most(me, you), self.rest(me, you)
        leads = self._order(me, you)
        best = next(lead for lead in leads if self._holds(me, you, lead, points, rest))
        return _card(held, best.bit), points

    def follow(
        self, led: Card, playable: Iterable[Card], mine: Iterable[Card], other: Iterable[Card]
    ) -> tuple[Card, int]:
        """Return the best card to follow with and the points its player will take. ``other`` is without ``led``.

        Raises :class:`BudgetExceeded`.
        """
        held = list(mine)
        me, you = bits(held), bits(other)
        lead = _bit_of(led)
        best, most = "", -1
        for card in playable:
            bit = _own_bit(card, me)
            after = me ^ bit
            rest = self.rest(after, you)
            if self._beats(bit.bit_length() - 1, lead):
                trick = self._card_points[lead] + self._card_points[bit.bit_length() - 1] + (0 if after else self._last)
                # Most cards are no better than the best so far; checking this is quicker than computing their points.
                if most < trick or self._reaches(after, you, most + 1 - trick, rest):
                    best, most = card, trick + self.most(after, you)
            elif most < 0 or (rest > most and not self._reaches(you, after, rest - most, rest)):
                best, most = card, rest - self.most(you, after)
        return best, most

    def rest(self, me: Bits, you: Bits) -> int:
        """Return all points that are still to be taken."""
        return self._sum(me) + self._sum(you) + self._last if me else 0

    def most(self, me: Bits, you: Bits) -> int:
        """Return the points that the player to lead can take."""
        rest = self.rest(me, you)
        if not me:
            return 0
        low, high, step = 0, rest, _STEP
        ask = rest // 2
        rising = self._reaches(me, you, ask, rest)
        low, high = (ask, rest) if rising else (0, ask - 1)
        while low < high:
            # Questions close to the answer are the cheapest: move away from the first guess in growing steps.
            ask = min(high, low + step) if rising else max(low + 1, high - step + 1)
            step *= 2
            if self._reaches(me, you, ask, rest):
                low = ask
                if not rising:
                    break
            else:
                high = ask - 1
                if rising:
                    break
        while low < high:
            ask = (low + high + 1) // 2
            if self._reaches(me, you, ask, rest):
                low = ask
            else:
                high = ask - 1
        return low

    def _beats(self, place: int, led: int) -> bool:
        if place // _SUIT_BITS == led // _SUIT_BITS:
            return place > led | 1
        return place // _SUIT_BITS == self._trump

    def _sum(self, hand: Bits) -> int:
        known = self._points.get(hand)
        if known is None:
            bit = hand & -hand
            known = self._points[hand] = self._card_points[bit.bit_length() - 1] + self._sum(hand ^ bit)
        return known

    def _grouped(self, held: Bits, other: Bits) -> tuple[_Group, ...]:
        """Return the cards of a hand in one suit as groups; ``other`` are the opponent's cards of that suit."""
        groups: list[list[_Face]] = []
        left = held
        while left:
            bit = left & -left
            place = bit.bit_length() - 1
            one = _Face(bit, place | 1, self._card_points[place], place // _SUIT_BITS)
            # Of equal cards the one led wins, so a card of the same rank separates groups too.
            if groups and not other & _between(groups[-1][0].top - 1, one.top):
                groups[-1].append(one)
            else:
                groups.append([one])
            left &= ~(3 << (place & ~1))
        found = self._groups[held, other] = tuple(map(tuple, groups))
        return found

    def _sure(self, me: Bits, you: Bits) -> int:
        """Return a lower bound of the leader's points: its sure winners, or everything if all cards are sure winners.

        Trumps that none of the opponent's trumps beats win when led. Once they have drawn the opponent's trumps, all
        other trumps win too, and so does every card that the opponent cannot beat in its suit.
        """
        masks, trump = _MASKS, _MASKS[self._trump]
        theirs = you & trump
        sure = me & trump
        taken = 0
        if theirs:
            lowest = (theirs.bit_length() - 1) & ~1
            top = sure >> lowest << lowest
            if top.bit_count() < theirs.bit_count():
                return self._sum(top)
            taken = self._sum(theirs)
        for mask in masks:
            held = me & mask
            if held and mask != trump:
                above = you & mask
                if above:
                    lowest = (above.bit_length() - 1) & ~1
                    held = held >> lowest << lowest
                sure |= held
        if sure == me:
            return self._sum(me) + self._sum(you) + self._last
        return taken + self._sum(sure)

    def _safe(self, me: Bits, you: Bits) -> int:
        """Return points that the follower cannot lose: those of its trumps above all of the leader's."""
        trump = _MASKS[self._trump]
        theirs, mine = you & trump, me & trump
        if mine:
            above = ((mine.bit_length() - 1) | 1) + 1
            theirs = theirs >> above << above
        return self._sum(theirs)

    def _search(self) -> _Searching:
        """Return three search functions: leads in a good order, whether a lead reaches some points, whether any does.

        They are closures for speed. Of a group that surely wins, only the card with most points is tried, of one that
        surely loses, only the one with fewest: the others lead to the same tricks later and differ only in points.
        """
        bounds, masks, trump = self._bounds, _MASKS, self._trump
        trumps, overplay, must_trump, last_points = masks[trump], self._overplay, self._must_trump, self._last
        known_groups, grouped, sure, safe = self._groups, self._grouped, self._sure, self._safe
        side_suits = tuple(mask for mask in masks if mask != trumps)

        def groups(held: Bits, other: Bits) -> tuple[_Group, ...]:
            if not held:
                return ()
            found = known_groups.get((held, other))
            return grouped(held, other) if found is None else found

        def order(me: Bits, you: Bits) -> list[_Face]:
            """Return leads in the order to try them: winners first, then those that give few points away."""
            ordered = []
            trumping = you & trumps
            for mask in masks:
                held = me & mask
                if not held:
                    continue
                same = you & mask
                for group in groups(held, same):
                    top = group[0][1]
                    if same >> top >> 1 or (not same and trumping):
                        waste = 3 * same.bit_count() - held.bit_count()
                        for lead in group:
                            ordered.append((lead[2] + waste, lead))
                    else:
                        lead = group[-1]
                        ordered.append(((-50 if mask == trumps else -100) - lead[2], lead))
            ordered.sort()
            return [lead for _, lead in ordered]

        def replies(lead: _Face, me: Bits, you: Bits) -> tuple[list[_Reply], list[_Reply]]:
            """Return the winning and the losing replies; ``me`` are the leader's other cards."""
            _, top, _, place = lead
            mask = masks[place]
            same = you & mask
            if same:
                higher = same >> top + 1 << top + 1
                winning = [(group[-1][2], group[-1][0]) for group in groups(higher, me & mask)]
                if higher and overplay[place]:
                    return winning, []
                return winning, [(group[0][2], group[0][0]) for group in groups(same ^ higher, me & mask)]
            trumping = you & trumps
            winning = [(group[-1][2], group[-1][0]) for group in groups(trumping, me & trumps)]
            if trumping and must_trump:
                return winning, []
            losing = []
            for suited in side_suits:
                if you & suited:
                    for group in groups(you & suited, me & suited):
                        losing.append((group[0][2], group[0][0]))
            return winning, losing

        def holds(me: Bits, you: Bits, lead: _Face, points: int, rest: int) -> bool:
            """Whether a lead reaches ``points`` against every reply."""
            after = me ^ lead[0]
            won = lead[2] + (0 if after else last_points)
            winning, losing = replies(lead, after, you)
            for value, bit in winning:
                left = rest - won - value
                if reaches(you ^ bit, after, left - points + 1, left) if after else points > 0:
                    return False
            if len(losing) > 1:
                losing.sort()
            for value, bit in losing:
                need = points - won - value
                if not reaches(after, you ^ bit, need, rest - won - value) if after else need > 0:
                    return False
            return True

        def reaches(me: Bits, you: Bits, points: int, rest: int) -> bool:
            """Whether the leader can take ``points`` of the ``rest``."""
            if points <= 0:
                return True
            if points > rest:
                return False
            known = bounds.get((me, you))
            if known is None:
                known = bounds[me, you] = (sure(me, you), rest - safe(me, you), None)
            low, high, best = known
            if points <= low:
                return True
            if points > high:
                return False
            self._left -= 1
            if self._left < 0:
                raise BudgetExceeded
            if best and holds(me, you, best, points, rest):
                bounds[me, you] = (points, high, best)
                return True
            for lead in order(me, you):
                if lead is not best and holds(me, you, lead, points, rest):
                    bounds[me, you] = (points, high, lead)
                    return True
            bounds[me, you] = (low, points - 1, best)
            return False

        return order, holds, reaches


def _between(low: int, high: int) -> Bits:
    """Return a mask of the bits from ``low`` to ``high``, inclusive."""
    return (1 << high + 1) - (1 << low)


def bits(cards: Iterable[Card]) -> Bits:
    """Return cards as a bit set; the first of two equal cards takes the lower bit."""
    found = 0
    for card in cards:
        bit = 1 << _bit_of(card)
        found |= bit << 1 if found & bit else bit
    return found


def _bit_of(card: Card) -> int:
    return SUITS.index(suit(card)) * _SUIT_BITS + STRENGTH[rank(card)] * 2


def _own_bit(card: Card, hand: Bits) -> Bits:
    """Return the bit of a hand that represents a card: the lower one, as in :func:`bits`."""
    bit = 1 << _bit_of(card)
    return bit if hand & bit else bit << 1


def _card(held: list[Card], bit: Bits) -> Card:
    place = bit.bit_length() - 1
    return next(card for card in held if _bit_of(card) == place & ~1)
