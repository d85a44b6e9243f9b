"""An exact solver for tricks between two players who know all cards: how many points the player to lead can take.

Hands are bit sets with a bit for each copy of each rank, so a higher bit in a suit is a higher card. The players share
a fixed sum of points, so more points are never worse, whatever the goal is (a lead, a target, at least one point): it
suffices to maximise one number. The search only asks whether a number of points can be reached, which is much cheaper
than computing the number, and narrows it down. What matters of a suit is the order of the cards that are left, and
their points: positions that differ in nothing else share an entry of the transposition table.

Hands of 13 cards are solved. With 16 cards the search may use up :data:`BUDGET` first. It then returns the best
card found so far, with proven bounds of the points, so that the error is known (:attr:`Solution.error`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple, TypeAlias

from engine.cards import SUITS, Card, face, suit
from engine.kit.tricks import Duties, Order

Bits: TypeAlias = int
BUDGET = 60_000
"""The most positions that a search examines with more than 13 cards in a hand, which takes about a second."""
_SMALL_BUDGET = 150_000
"""The same for smaller hands, which seldom need a tenth of it."""

_STEP = 16
_SMALL = 13
_CHECK = 1_000
"""The positions that a check of one lead may examine beyond :data:`BUDGET`."""


class BudgetExceeded(Exception):
    """A question has used up its allowance of positions without being answered."""


class Solution(NamedTuple):
    """A card to play, the points that its player will take with it at least, and the most that any card could take."""

    card: Card
    least: int
    most: int

    @property
    def error(self) -> int:
        """The most points by which another card could be better; 0 if the position is solved."""
        return self.most - self.least


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


class Endgame:
    """Solves positions under one set of rules and one trump suit; results are cached.

    ``points`` are those of a card by its rank, ``last`` those of the last trick. The pack has up to two ``copies`` of
    each card.

    >>> from engine.kit.tricks import order_of
    >>> endgame = Endgame(order_of(("J", "Q", "K", "A"), "H"), Duties(), points={"A": 11, "K": 4}, copies=1)
    >>> endgame.lead(["AS", "QH"], ["KS", "KH"])
    Solution(card='AS', least=15, most=15)
    """

    def __init__(
        self, order: Order, duties: Duties, *, points: Mapping[str, int], last: int = 0, copies: int = 1
    ) -> None:
        self._ranks = order.strength
        self._copies, self._copy = copies, copies - 1
        self._width = len(order.ranks) * copies
        self._masks = tuple(((1 << self._width) - 1) << (self._width * place) for place in range(len(SUITS)))
        self._trump = SUITS.index(order.trump)
        self._last = last
        self._card_points = [points.get(name, 0) for name in order.ranks for _ in range(copies)] * len(SUITS)
        self._overplay = tuple(
            duties.overplay == "always" or (duties.overplay == "trumps" and place == self._trump)
            for place in range(len(SUITS))
        )
        self._must_trump = duties.must_trump
        self._by_points = [
            (points, sum(1 << place for place, its in enumerate(self._card_points) if its == points))
            for points in sorted(set(self._card_points))
        ]
        """For each number of points, lowest first, the cards that are worth it."""
        self._points: dict[Bits, int] = {0: 0}
        self._groups: dict[tuple[Bits, Bits], tuple[_Group, ...]] = {}
        self._shapes: dict[tuple[Bits, Bits], int] = {}
        self._structures: dict[tuple[tuple[int, int, int], ...], int] = {}
        self._left = self._stop = 0
        self._order, self._holds, self._reaches = self._search()

    def lead(self, mine: Iterable[Card], other: Iterable[Card]) -> Solution:
        """Return the best card to lead."""
        held = list(mine)
        me, you = self.bits(held), self.bits(other)
        rest = self.rest(me, you)
        self._left = self._budget(me)
        least, most = self._narrowed(self._asked(me, you), 0, rest, self._left)
        leads = self._order(me, you)
        for lead in leads:
            if self._answer(partial(self._holds, me, you, lead, least, rest), max(_CHECK, self._left // 2)):
                return Solution(self._card(held, lead.bit), least, most)
        return Solution(self._card(held, leads[0].bit), 0, most)

    def follow(self, led: Card, playable: Iterable[Card], mine: Iterable[Card], other: Iterable[Card]) -> Solution:
        """Return the best card to follow with. ``other`` is without ``led``."""
        me, you = self.bits(mine), self.bits(other)
        lead = self._bit_of(led)
        cards = list(playable)
        self._left = self._budget(me)
        best, least, most = "", -1, -1
        for place, card in enumerate(cards):
            allowance = self._left // (len(cards) - place)
            low, high = self._following((lead, self._own_bit(card, me)), me, you, beaten=least, allowance=allowance)
            most = max(most, high)
            if low > least:
                best, least = card, low
        return Solution(best, least, most)

    def worse(
        self,
        best: Solution,
        playable: Iterable[Card],
        mine: Iterable[Card],
        other: Iterable[Card],
        led: Card | None = None,
    ) -> Solution | None:
        """Return the best of the cards that bring fewer points than the ``best`` one, solved.

        ``None`` if there is no such card, or none is certain to be it. ``other`` is without ``led``.
        """
        if best.error:
            return None
        me, you = self.bits(mine), self.bits(other)
        cards = list({face(card): card for card in playable}.values())  # equal cards bring the same
        self._left = self._budget(me)
        found = Solution("", -1, -1)
        for place, card in enumerate(cards):
            own, beaten, allowance = self._own_bit(card, me), max(0, found.least), self._left // (len(cards) - place)
            if led is not None:
                low, high = self._following((self._bit_of(led), own), me, you, beaten=beaten, allowance=allowance)
            else:
                low, high = self._narrowed(self._leading(own, me, you), beaten, best.most, allowance)
            if low != high:
                return None
            if found.least < low < best.least:
                found = Solution(card, low, high)
        return found if found.card else None

    def _leading(self, bit: Bits, me: Bits, you: Bits) -> Callable[[int], bool]:
        """Return what tells whether a lead of this card reaches some points."""
        place = bit.bit_length() - 1
        lead = _Face(bit, place | self._copy, self._card_points[place], place // self._width)
        rest = self.rest(me, you)
        return lambda points: self._holds(me, you, lead, points, rest)

    def _asked(self, me: Bits, you: Bits) -> Callable[[int], bool]:
        """Return what tells whether the player to lead can take some points."""
        rest = self.rest(me, you)
        return lambda points: self._reaches(me, you, points, rest)

    def _following(
        self, trick: tuple[int, Bits], me: Bits, you: Bits, *, beaten: int, allowance: int
    ) -> tuple[int, int]:
        """Return bounds of the points taken with a card that follows, or ``beaten`` for all numbers up to that.

        ``trick`` is the place of the card led, and the bit of the one that follows. Most cards are no better than the
        best so far; asking only for this is quicker than computing their points.
        """
        lead, bit = trick
        after = me ^ bit
        rest = self.rest(after, you)
        place = bit.bit_length() - 1
        if self._beats(place, lead):
            won = self._card_points[lead] + self._card_points[place] + (0 if after else self._last)
            low, high = self._narrowed(self._asked(after, you), max(0, beaten - won), rest, allowance)
            return won + low, won + high
        low, high = self._narrowed(self._asked(you, after), 0, min(rest, rest - beaten), allowance)
        return rest - high, rest - low

    @staticmethod
    def _budget(me: Bits) -> int:
        return BUDGET if me.bit_count() > _SMALL else _SMALL_BUDGET

    def rest(self, me: Bits, you: Bits) -> int:
        """Return all points that are still to be taken."""
        return self._sum(me) + self._sum(you) + self._last if me else 0

    def _narrowed(self, reaches: Callable[[int], bool], low: int, high: int, allowance: int) -> tuple[int, int]:
        """Return bounds, within a window, of the most points that can be reached; equal if they are solved.

        The first question is in the middle, the next ones move away from it in growing steps, because questions close
        to the answer are the cheapest. Questions that cost too much are given up, and others close in on them.
        """
        end = self._left - allowance
        ask, step, rising = (low + high + 1) // 2, _STEP, None
        below, above = high + 1, high
        while low < high and (left := self._left - end) > 0:
            retried = below <= ask <= above
            reached = self._answer(partial(reaches, ask), left if retried else left // 2)
            if reached is None:
                below, above, step = min(below, ask), ask if above == high else max(above, ask), 0
            elif reached:
                low = ask
            else:
                high = ask - 1
            if reached is not None and not low < below <= above <= high:
                below, above = high + 1, high
            step = step if rising in (None, reached) else 0
            rising = reached if rising is None else rising
            if step:
                ask = min(high, low + step) if rising else max(low + 1, high - step + 1)
                step *= 2
            elif below - 1 - low > 0 and below - 1 - low >= high - above:
                ask = (low + below) // 2
            else:
                ask = (above + high + 1) // 2 if high > above else below
        return (low, max(low, high))

    def _answer(self, question: Callable[[], bool], allowance: int) -> bool | None:
        """Return the answer to a question, or ``None`` if it takes more than ``allowance`` positions."""
        self._stop = self._left - allowance
        try:
            return question()
        except BudgetExceeded:
            return None

    def bits(self, cards: Iterable[Card]) -> Bits:
        """Return cards as a bit set; of equal cards the first takes the lowest bit."""
        found = 0
        for card in cards:
            bit = 1 << self._bit_of(card)
            while found & bit:
                bit <<= 1
            found |= bit
        return found

    def _bit_of(self, card: Card) -> int:
        return SUITS.index(suit(card)) * self._width + self._ranks[card] * self._copies

    def _own_bit(self, card: Card, hand: Bits) -> Bits:
        """Return the bit of a hand that represents a card: the lower one, as in :meth:`bits`."""
        bit = 1 << self._bit_of(card)
        return bit if hand & bit else bit << 1

    def _card(self, held: list[Card], bit: Bits) -> Card:
        place = bit.bit_length() - 1
        return next(card for card in held if self._bit_of(card) == place & ~self._copy)

    def _beats(self, place: int, led: int) -> bool:
        width = self._width
        return place > led | self._copy if place // width == led // width else place // width == self._trump

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
            one = _Face(bit, place | self._copy, self._card_points[place], place // self._width)
            # Of equal cards the one led wins, so a card of the same rank separates groups too.
            if groups and not other & _between(groups[-1][0].top - self._copy, one.top):
                groups[-1].append(one)
            else:
                groups.append([one])
            left &= ~((1 << self._copies) - 1 << (place & ~self._copy))
        found = self._groups[held, other] = tuple(map(tuple, groups))
        return found

    def _shape(self, cards: tuple[Bits, Bits]) -> int:
        """Return a number for the order and the points of the cards left in a suit: equal for the same structure.

        Neighbouring ranks with equal points in the same hand count as one.
        """
        held, other = cards
        width, copies = self._width, self._copies
        full = (1 << copies) - 1
        start = width * (((held | other).bit_length() - 1) // width) if held | other else 0
        ranks: list[tuple[int, int, int]] = []
        for place in range(start, start + width, copies):
            mine, theirs = (held >> place & full).bit_count(), (other >> place & full).bit_count()
            if not mine and not theirs:
                continue
            points = self._card_points[place]
            before = ranks[-1] if ranks else None
            if before and before[2] == points and (not mine + before[0] or not theirs + before[1]):
                ranks[-1] = (before[0] + mine, before[1] + theirs, points)
            else:
                ranks.append((mine, theirs, points))
        self._shapes[cards] = found = self._structures.setdefault(tuple(ranks), len(self._structures) + 1)
        return found

    def _sure(self, me: Bits, you: Bits) -> int:
        """Return a lower bound of the leader's points: its sure winners and the least that they can win, or everything.

        Trumps that none of the opponent's trumps beats win when led. Once they have drawn the opponent's trumps, all
        other trumps win too, and so does every card that the opponent cannot beat in its suit.
        """
        masks, trump, copy = self._masks, self._masks[self._trump], self._copy
        theirs = you & trump
        sure = me & trump
        taken = 0
        if theirs:
            lowest = (theirs.bit_length() - 1) & ~copy
            top = sure >> lowest << lowest
            if top.bit_count() < theirs.bit_count():
                return self._sum(top) + self._cheapest(theirs, top.bit_count())
            taken = self._sum(theirs)
        for mask in masks:
            held = me & mask
            if held and mask != trump:
                above = you & mask
                if above:
                    lowest = (above.bit_length() - 1) & ~copy
                    held = held >> lowest << lowest
                sure |= held
        if sure == me:
            return self._sum(me) + self._sum(you) + self._last
        return taken + self._sum(sure) + self._cheapest(you & ~trump, sure.bit_count() - theirs.bit_count())

    def _safe(self, me: Bits, you: Bits) -> int:
        """Return points that the follower cannot lose: its trumps above the leader's, and the least that these win."""
        trump = self._masks[self._trump]
        theirs, mine = you & trump, me & trump
        if mine:
            above = ((mine.bit_length() - 1) | self._copy) + 1
            theirs = theirs >> above << above
        return self._sum(theirs) + self._cheapest(me, theirs.bit_count())

    def _cheapest(self, hand: Bits, count: int) -> int:
        """Return the points of the ``count`` cards of a hand that are worth least."""
        total = 0
        for points, mask in self._by_points:
            found = (hand & mask).bit_count()
            if found >= count:
                return total + points * count
            total += points * found
            count -= found
        return total

    def _search(self) -> _Searching:
        """Return three search functions: leads in a good order, whether a lead reaches some points, whether any does.

        They are closures for speed. Of a group that surely wins, only the card with most points is tried, of one that
        surely loses, only the one with fewest: the others lead to the same tricks later and differ only in points.
        """
        bounds: dict[tuple[int, ...], tuple[int, int, _Face | None]] = {}
        masks, trump = self._masks, self._trump
        trumps, overplay, must_trump, last_points = masks[trump], self._overplay, self._must_trump, self._last
        known_groups, grouped, sure, safe = self._groups, self._grouped, self._sure, self._safe
        side_suits = tuple(mask for mask in masks if mask != trumps)
        one, two, three = side_suits
        known_shape, shape = self._shapes.get, self._shape

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
            """Return whether a lead reaches ``points`` against every reply."""
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
            """Return whether the leader can take ``points`` of the ``rest``."""
            if points <= 0:
                return True
            if points > rest:
                return False
            in_one, in_two, in_three = (me & one, you & one), (me & two, you & two), (me & three, you & three)
            in_trumps = me & trumps, you & trumps
            key = (
                known_shape(in_trumps) or shape(in_trumps),
                known_shape(in_one) or shape(in_one),
                known_shape(in_two) or shape(in_two),
                known_shape(in_three) or shape(in_three),
            )
            known = bounds.get(key)
            if known is None:
                known = bounds[key] = (sure(me, you), rest - safe(me, you), None)
            low, high, best = known
            if points <= low:
                return True
            if points > high:
                return False
            self._left -= 1
            if self._left < self._stop:
                raise BudgetExceeded
            if best and not me & best.bit:
                best = None  # found in another position with this key
            if best and holds(me, you, best, points, rest):
                bounds[key] = (points, high, best)
                return True
            for lead in order(me, you):
                if lead is not best and holds(me, you, lead, points, rest):
                    bounds[key] = (points, high, lead)
                    return True
            bounds[key] = (low, points - 1, best)
            return False

        return order, holds, reaches


def _between(low: int, high: int) -> Bits:
    """Return a mask of the bits from ``low`` to ``high``, inclusive."""
    return (1 << high + 1) - (1 << low)
