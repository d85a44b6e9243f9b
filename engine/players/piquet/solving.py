"""Solve the play of Piquet exactly while both hands lie open.

The value of a position is what the player to lead will score more than the other from here on, with the cards or capot.
No suit is trumps, so a position is four *holdings*: what both have of a suit, as the player to lead sees it. Holdings
are numbered. Where all cards count alike only their order in what is left of the suit matters, and then few holdings
differ: most positions come up again with other suits, and in other deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.piquet.exchanges import SHIFTS, SUIT, Bits
from engine.piquet.options import HAND
from engine.piquet.scoring import BONUSES, CAPOT, CARDS

Position: TypeAlias = tuple[int, int, int, int]
"""The numbers of the holdings, in order."""
Window: TypeAlias = tuple[int, int]
"""The bounds within which a value has to be exact."""
OPEN: Window = (-99, 99)

PIQUE = BONUSES["pique"]
_MAJORITY = HAND // 2
_ALL = SUIT
_COURTS = 0b11111000
"""The cards of a suit that count if low cards do not."""


class Reply(NamedTuple):
    """What a reply in the suit led makes of a trick: whether it wins, what the leader gains, and the holding left."""

    wins: bool
    gained: int
    left: int


class Led(NamedTuple):
    """A lead of a suit: the replies in it; or, if the other has none, what the leader gains and the holding left."""

    replies: tuple[Reply, ...]
    gained: int
    left: int


class Holdings:
    """Every holding of a suit that was met, by number, with what a trick makes of it."""

    def __init__(self, *, low_cards: bool) -> None:
        self.low_cards = low_cards
        self.counting = _ALL if low_cards else _COURTS
        self.numbers: dict[tuple[int, int], int] = {}
        self.sure: list[tuple[Led, ...]] = []
        """The leads that nothing can beat."""
        self.other: list[tuple[Led, ...]] = []
        """The other leads that differ, the highest first."""
        self.turned: list[int] = []
        """The holding as the other player sees it."""
        self.thrown: list[int] = []
        """The holding without the lowest card of the other player; -1 if there is none."""
        self.quick: list[int] = []
        """How many tricks in a row the leader can win at once."""
        self.counted: list[int] = []
        """How many of the leader's cards count."""

    def number(self, mine: int, theirs: int) -> int:
        """Return the number of a holding, given as eight bits for each player."""
        key = _pressed(mine, theirs) if self.low_cards else (mine, theirs)
        found = self.numbers.get(key)
        if found is not None:
            return found
        found = self.numbers[key] = len(self.sure)
        for its in (self.sure, self.other):
            its.append(())
        for numbers in (self.turned, self.thrown, self.quick, self.counted):
            numbers.append(-1)
        mine, theirs = key
        self.turned[found] = self.number(theirs, mine)
        if theirs:
            self.thrown[found] = self.number(mine, theirs & theirs - 1)
        self.quick[found] = _quick(mine, theirs)
        self.counted[found] = (mine & self.counting).bit_count()
        leads = [(card > theirs, self.led(mine, theirs, card)) for card in groups(mine, theirs)]
        self.sure[found] = tuple(lead for sure, lead in leads if sure)
        self.other[found] = tuple(lead for sure, lead in leads if not sure)
        return found

    def led(self, mine: int, theirs: int, card: int) -> Led:
        """Return what a lead makes of a holding."""
        gained, rest = int(bool(card & self.counting)), mine ^ card
        found = []
        for reply in answers(card, theirs):
            wins = reply > card
            lost = wins and bool(reply & self.counting)
            found.append(Reply(wins, gained - lost, self.number(rest, theirs ^ reply)))
        return Led(tuple(found), gained, self.number(rest, theirs) if not theirs else -1)


def _pressed(mine: int, theirs: int) -> tuple[int, int]:
    """Return a holding without the gaps of cards that are gone."""
    found = [0, 0]
    place = 1
    for card in (1 << each for each in range(8)):
        if (mine | theirs) & card:
            found[bool(theirs & card)] |= place
            place <<= 1
    return found[0], found[1]


def _quick(mine: int, theirs: int) -> int:
    """Return how many tricks the leader wins at once with the highest cards of a suit."""
    found = 0
    while mine > theirs:
        mine ^= 1 << (mine.bit_length() - 1)
        theirs &= theirs - 1
        found += 1
    return found


@cache
def groups(mine: int, theirs: int) -> tuple[int, ...]:
    """Return one card of each group of cards of a suit that win alike, the highest first."""
    found = []
    inside = False
    for place in range(7, -1, -1):
        bit = 1 << place
        if theirs & bit:
            inside = False
        elif mine & bit:
            if not inside:
                found.append(bit)
            inside = True
    return tuple(found)


def answers(card: Bits, suited: Bits) -> list[Bits]:
    """Return the replies in a suit that differ: the lowest winner and the lowest loser."""
    low = suited & -suited
    higher = suited & -(card << 1)
    if not higher:
        return [low] if low else []
    least = higher & -higher
    return [least] if least == low else [least, low]


@cache
def holdings(low_cards: bool) -> Holdings:
    """Return the holdings of a rule."""
    return Holdings(low_cards=low_cards)


class Solver:
    """Solves positions; results are kept while the solver lives.

    Elder makes pique with lead number ``pique_at``, if younger has won no trick until then; 0 if that cannot be.
    """

    def __init__(self, *, low_cards: bool = True, pique_at: int = 0) -> None:
        self.holdings = holdings(low_cards)
        self.low_cards = low_cards
        self.pique_at = pique_at
        self.table: dict[tuple[int, ...], tuple[int, int]] = {}
        self.nodes = 0

    def value(self, mine: Bits, theirs: Bits, won: int) -> int:
        """Return the value for the player to lead, who has won some tricks of those played."""
        number = self.holdings.number
        a, b, c, d = sorted(number(mine >> shift & SUIT, theirs >> shift & SUIT) for shift in SHIFTS)
        return self._value((a, b, c, d), won, mine.bit_count(), *OPEN)

    def lead_value(self, mine: Bits, theirs: Bits, won: int, led: Bits) -> int:
        """Return the value of a lead for its player."""
        return min(self.reply_value(mine ^ led, theirs, won, (led, reply)) for reply in replies(led, theirs))

    def reply_value(self, mine: Bits, theirs: Bits, won: int, trick: tuple[Bits, Bits]) -> int:
        """Return the value of a lead and its reply for the player who has led; ``mine`` is without the card led."""
        led, reply = trick
        counting = sum(self.holdings.counting << shift for shift in SHIFTS)
        gained = int(bool(led & counting))
        if won + 1 == self.pique_at == HAND - mine.bit_count():
            gained += PIQUE
        if reply > led and (reply.bit_length() - 1) // 8 == (led.bit_length() - 1) // 8:
            gained -= bool(reply & counting)
            return gained - self.value(theirs ^ reply, mine, HAND - mine.bit_count() - won)
        return gained + self.value(mine, theirs ^ reply, won + 1)

    def _value(self, position: Position, won: int, size: int, alpha: int, beta: int) -> int:
        """Return the value, exact between ``alpha`` and ``beta``; ``size`` tricks are left."""
        low, high = self._bounds(position, won, size)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        key = (*position, won)
        known = self.table.get(key)
        if known:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        self.nodes += 1
        lost = HAND - size - won
        now = PIQUE if not lost and won + 1 == self.pique_at else 0
        least, most = max(alpha, low), min(beta, high)
        best = OPEN[0]
        for rest, led in self._leads(position):
            floor, worst = max(best, least) - now, OPEN[1]
            for wins, gained, after in self._replies(rest, led):
                ceiling = min(most - now, worst)
                if wins:
                    found = gained - self._value(after, lost + 1, size - 1, gained - ceiling, gained - floor)
                else:
                    found = gained + self._value(after, won + 1, size - 1, floor - gained, ceiling - gained)
                if found < worst:
                    worst = found
                    if worst <= floor:
                        break
            best = max(best, worst + now)
            if best >= most:
                break
        self.table[key] = (
            low if best <= least else max(low, best),
            high if best >= most else min(high, best),
        )
        return best

    def _bounds(self, position: Position, won: int, size: int) -> tuple[int, int]:
        """Return the least and the most that the leader can score: the sure tricks first, and no other or all."""
        quick, counted = self.holdings.quick, self.holdings.counted
        a, b, c, d = position
        sure = quick[a] + quick[b] + quick[c] + quick[d]
        pique = PIQUE if won == HAND - size < self.pique_at else 0
        high = counted[a] + counted[b] + counted[c] + counted[d] + 1 + bonus(won + size) + pique
        if sure == size:
            return high, high
        return (2 * sure - size if self.low_cards else sure - size - 1) + bonus(won + sure), high

    def _leads(self, position: Position) -> Iterator[tuple[Sequence[int], Led]]:
        """Yield the leads that differ, with the holdings of the other suits: sure tricks first."""
        for its in (self.holdings.sure, self.holdings.other):
            before = -1
            for place, holding in enumerate(position):
                if holding != before and its[holding]:
                    rest = position[:place] + position[place + 1 :]
                    for led in its[holding]:
                        yield rest, led
                before = holding

    def _replies(self, rest: Sequence[int], led: Led) -> Iterator[tuple[bool, int, Position]]:
        """Yield for the replies that differ whether one wins, what the leader gains, and the position after it."""
        turned, thrown = self.holdings.turned, self.holdings.thrown
        one, two, three = rest
        for wins, gained, left in led.replies:
            a, b, c, d = sorted(
                [turned[left], turned[one], turned[two], turned[three]] if wins else [left, one, two, three]
            )
            yield wins, gained, (a, b, c, d)
        if led.replies:
            return
        for holding, other, third in ((one, two, three), (two, one, three), (three, one, two)):
            if thrown[holding] >= 0:
                a, b, c, d = sorted([led.left, thrown[holding], other, third])
                yield False, led.gained, (a, b, c, d)


def leads(mine: Bits, theirs: Bits) -> list[Bits]:
    """Return the leads that differ, of each suit the highest first."""
    return [card << shift for shift in SHIFTS for card in groups(mine >> shift & SUIT, theirs >> shift & SUIT)]


def replies(led: Bits, hand: Bits) -> list[Bits]:
    """Return the replies that differ: in the suit led, or else the lowest of each suit."""
    suited = hand & SUIT << ((led.bit_length() - 1) & ~7)
    if suited:
        return answers(led, suited)
    return [own & -own for own in (hand & SUIT << shift for shift in SHIFTS) if own]


def bonus(won: int) -> int:
    """Return a player's lead over the other from the tricks of the whole play."""
    if won in (0, HAND):
        return CAPOT if won else -CAPOT
    return CARDS * ((won > _MAJORITY) - (won < _MAJORITY))
