"""Phase two with every card known: how many points the player to lead can take, exactly.

Hands are sets of bits, 16 to a suit and two to a rank, so that a higher bit of a suit is a higher card. Points are shared out
between two players, so whatever a game is played for (a lead, a target, not to be left without a point), taking more is
never worse: one number decides. It is found by asking whether a number of points can be reached (a search with two
answers needs far less than one for the number itself), and asking closer and closer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.cards import SUITS, Card, rank, suit
from engine.pinochle.kinds import STRENGTH
from engine.pinochle.tricks import LAST_TRICK_POINTS, POINTS

if TYPE_CHECKING:
    from engine.pinochle.rules import PinochleRules

Bits: TypeAlias = int
BUDGET = 250_000
"""Positions that a search may look at. Twelve cards each never need so many; sixteen may."""

_SUIT_BITS = 16
_MASKS = tuple(0xFFFF << (_SUIT_BITS * place) for place in range(len(SUITS)))
_STEP = 16


class TooMany(Exception):
    """The search has looked at :data:`BUDGET` positions and found nothing certain."""


class _Face(NamedTuple):
    """A face in a hand: one of its bits, its suit's place, the highest bit of the face, its points."""

    bit: Bits
    suit: int
    top: int
    points: int


_Searching: TypeAlias = tuple[
    Callable[[Bits, Bits, Bits], list[_Face]],
    Callable[[Bits, Bits, _Face, int, int], bool],
    Callable[[Bits, Bits, int, int], bool],
]


class Solver:
    """Solves positions under one set of rules and one trump suit; what it has found out, it remembers."""

    def __init__(self, rules: PinochleRules, trump: str) -> None:
        worth = POINTS[rules.trick_points]
        self._trump = SUITS.index(trump)
        self._last = LAST_TRICK_POINTS if rules.last_trick else 0
        ranks = sorted(STRENGTH, key=lambda name: STRENGTH[name])
        self._worth = [worth.get(name, 0) for name in ranks for _ in (0, 1)] * len(SUITS)
        self._overplay = tuple(
            rules.overplay == "always" or (rules.overplay == "trumps" and place == self._trump)
            for place in range(len(SUITS))
        )
        self._must_trump = rules.must_trump
        self._points: dict[Bits, int] = {0: 0}
        self._faces: dict[Bits, tuple[_Face, ...]] = {}
        self._bounds: dict[tuple[Bits, Bits], tuple[int, int, Bits]] = {}
        self._left = BUDGET
        self._order, self._holds, self._reaches = self._search()

    def lead(self, mine: Iterable[Card], other: Iterable[Card]) -> tuple[Card, int]:
        """The best card to lead, and the points that its player takes from here on. Raises :class:`TooMany`."""
        held = list(mine)
        me, you = bits(held), bits(other)
        points, rest = self.most(me, you), self.rest(me, you)
        leads = self._order(me, you, self._bounds.get((me, you), (0, 0, 0))[2])
        best = next(lead for lead in leads if self._holds(me, you, lead, points, rest))
        return _card(held, best.bit), points

    def follow(
        self, led: Card, playable: Iterable[Card], mine: Iterable[Card], other: Iterable[Card]
    ) -> tuple[Card, int]:
        """The best card to follow with, and what its player takes from here on. ``other`` is without ``led``."""
        held = list(mine)
        me, you = bits(held), bits(other)
        lead = _bit_of(led)
        best: tuple[int, Card] = (-1, "")
        for card in playable:
            bit = _own_bit(card, me)
            after = me ^ bit
            trick = self._worth[lead] + self._worth[bit.bit_length() - 1]
            trick += 0 if after else self._last
            if self._beats(bit.bit_length() - 1, lead):
                taken = trick + self.most(after, you)
            else:
                taken = self.rest(after, you) - self.most(you, after)
            best = max(best, (taken, card), key=lambda one: one[0])
        return best[1], best[0]

    def rest(self, me: Bits, you: Bits) -> int:
        """All points that are still to be taken."""
        return self._sum(me) + self._sum(you) + self._last if me else 0

    def most(self, me: Bits, you: Bits) -> int:
        """The points that the player to lead can take."""
        rest = self.rest(me, you)
        if not me:
            return 0
        low, high, step = 0, rest, _STEP
        ask = rest // 2
        rising = self._reaches(me, you, ask, rest)
        low, high = (ask, rest) if rising else (0, ask - 1)
        while low < high:
            # Asked near the answer, the search ends soonest: go away from the first guess in growing steps.
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
            known = self._points[hand] = self._worth[bit.bit_length() - 1] + self._sum(hand ^ bit)
        return known

    def _faces_of(self, hand: Bits) -> tuple[_Face, ...]:
        known = self._faces.get(hand)
        if known is None:
            found = []
            left = hand
            while left:
                bit = left & -left
                place = bit.bit_length() - 1
                found.append(_Face(bit, place // _SUIT_BITS, place | 1, self._worth[place]))
                left &= ~(3 << (place & ~1))
            known = self._faces[hand] = tuple(found)
        return known

    def _sure(self, me: Bits, you: Bits) -> int:
        """Points of its own that the leader can cash now, and more: all, if every card is a winner.

        Trumps not below any of the other's win when led, and once they have drawn the other's trumps the rest of the trumps
        win too, and every card that the other has none above in its suit.
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
        """Points of its own that the follower cannot lose: trumps above all of the leader's."""
        trump = _MASKS[self._trump]
        theirs, mine = you & trump, me & trump
        if mine:
            above = ((mine.bit_length() - 1) | 1) + 1
            theirs = theirs >> above << above
        return self._sum(theirs)

    def _search(self) -> _Searching:
        """The leads in a good order, whether one of them holds, whether any does: closures, as the time goes there."""
        bounds, masks, trump = self._bounds, _MASKS, self._trump
        trumps, overplay, must_trump, last_points = masks[trump], self._overplay, self._must_trump, self._last
        faces_of, sure, safe = self._faces_of, self._sure, self._safe

        def order(me: Bits, you: Bits, first: Bits) -> list[_Face]:
            """Leads in the order to be tried: what did best before, winners, then what gives little away."""
            ordered = []
            for lead in faces_of(me):
                bit, place, top, points = lead
                same = you & masks[place]
                if bit == first:
                    worth = -1000
                elif same >> top >> 1 or (not same and place != trump and you & trumps):
                    worth = points + 3 * same.bit_count() - (me & masks[place]).bit_count()
                else:
                    worth = -100 - points + (50 if place == trump else 0)
                ordered.append((worth, lead))
            ordered.sort()
            return [lead for _, lead in ordered]

        def replies(place: int, top: int, you: Bits) -> tuple[_Face, ...]:
            same = you & masks[place]
            if same:
                higher = same >> top + 1 << top + 1
                return faces_of(higher if higher and overplay[place] else same)
            trumping = you & trumps
            return faces_of(trumping if trumping and must_trump else you)

        def holds(me: Bits, you: Bits, lead: _Face, points: int, rest: int) -> bool:
            """Whether a lead reaches ``points`` whatever is played to it."""
            bit, place, top, worth = lead
            after = me ^ bit
            last = 0 if after else last_points
            losing = []
            for reply in replies(place, top, you):
                if (reply.suit == place and reply.top > top) or (reply.suit != place and reply.suit == trump):
                    left = rest - worth - reply.points - last
                    if after:
                        if reaches(you ^ reply.bit, after, left - points + 1, left):
                            return False
                    elif points > 0:
                        return False
                else:
                    losing.append((reply.points, reply.bit))
            losing.sort()
            for its, reply_bit in losing:
                won = worth + its + last
                if after:
                    if not reaches(after, you ^ reply_bit, points - won, rest - won):
                        return False
                elif points > won:
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
                known = bounds[me, you] = (sure(me, you), rest - safe(me, you), 0)
            low, high, best = known
            if points <= low:
                return True
            if points > high:
                return False
            self._left -= 1
            if self._left < 0:
                raise TooMany
            for lead in order(me, you, best):
                if holds(me, you, lead, points, rest):
                    bounds[me, you] = (points, high, lead.bit)
                    return True
            bounds[me, you] = (low, points - 1, best)
            return False

        return order, holds, reaches


def bits(cards: Iterable[Card]) -> Bits:
    """Cards as a set of bits; the first of two equal cards takes the lower one."""
    found = 0
    for card in cards:
        bit = 1 << _bit_of(card)
        found |= bit << 1 if found & bit else bit
    return found


def _bit_of(card: Card) -> int:
    return SUITS.index(suit(card)) * _SUIT_BITS + STRENGTH[rank(card)] * 2


def _own_bit(card: Card, hand: Bits) -> Bits:
    """The bit of a hand that stands for a card: the lower one, as in :func:`bits`."""
    bit = 1 << _bit_of(card)
    return bit if hand & bit else bit << 1


def _card(held: list[Card], bit: Bits) -> Card:
    place = bit.bit_length() - 1
    return next(card for card in held if _bit_of(card) == place & ~1)


def unseen(pack: Iterable[Card], known: Iterable[Card]) -> list[Card]:
    """The cards of a marked pack that are not among the known ones."""
    gone = set(known)
    return [card for card in pack if card not in gone]
