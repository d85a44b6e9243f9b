"""What of a hand to lay down in one turn: every way of melding, judged by where it leaves the player."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from engine.canasta.kinds import BLACK_THREE, NATURALS, POINTS, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, MELD, wild_room
from engine.players.canasta import worth
from engine.players.canasta.reading import Counts, Melds, Reading, wilds
from engine.players.canasta.worth import Weights

WILD_LIMIT = 3
"""The most wild cards that a player thinks of putting in one meld."""
_ENOUGH = 8
"""Cards left in a hand: more than this are as good as this."""


class Lay(NamedTuple):
    """Cards to lay down as, or onto, the meld of one kind."""

    kind: int
    naturals: int
    wilds: int


class Plan(NamedTuple):
    """What to lay down this turn, and what the player then stands at, in points."""

    value: float
    lays: tuple[Lay, ...]


class _Tally(NamedTuple):
    """One outcome so far.

    Wild cards used, points owed to the initial meld, canastas due before going out, cards left in the hand.
    """

    wilds: int
    owed: int
    due: int
    left: int


_Found: TypeAlias = dict[_Tally, tuple[float, tuple[Lay, ...]]]


class Planner:
    """Finds the best layout of one hand.

    ``due`` are the canastas still to be made before going out; ``concealed`` says that nothing was melded
    before this turn.
    """

    def __init__(
        self, reading: Reading, weights: Weights, *, hand: Counts, melds: Melds, due: int, concealed: bool
    ) -> None:
        self._reading, self._weights = reading, weights
        self._hand, self._melds = hand, melds
        self._due, self._concealed = due, concealed
        self._most = wilds(hand)
        # Jokers are laid down before twos: they reach a minimum with fewer cards, and cost most in the hand.
        dear = [POINTS[WILD_JOKER]] * hand[WILD_JOKER] + [POINTS[TWO]] * hand[TWO]
        self._wild_points = [0, *accumulate(dear)]

    def best(self, need: int) -> Plan | None:
        """The best layout that has ``need`` points at least; ``None`` if there is none."""
        found: _Found = {_Tally(0, need, self._due, 0): (0.0, ())}
        for kind in NATURALS:
            if self._hand[kind] or self._melds[kind][0]:
                found = self._with_kind(found, kind)
        plans = (Plan(value + self._rest(tally), lays) for tally, (value, lays) in found.items() if tally.owed <= 0)
        return max(plans, default=None)

    def stay(self) -> float:
        """What the player stands at with nothing laid down."""
        value = sum(
            worth.rank(kind, self._hand[kind], self._melds[kind], self._reading, self._weights) for kind in NATURALS
        )
        return value + self._rest(_Tally(0, 0, self._due, _ENOUGH))

    def _with_kind(self, found: _Found, kind: int) -> _Found:
        """The outcomes with every useful layout of one more kind; of equal ones, the best."""
        held, meld, points = self._hand[kind], self._melds[kind], self._wild_points
        ends: _Found = {}
        most = 0 if self._reading.pure and self._reading.opened and kind in worth.PURE else self._most
        for naturals, wild, made in _layouts(held, meld, most):
            after = (meld[0] + naturals, meld[1] + wild)
            value = worth.rank(kind, held - naturals, after, self._reading, self._weights)
            lay = (Lay(kind, naturals, wild),) if naturals or wild else ()
            for tally, (so_far, lays) in found.items():
                used = tally.wilds + wild
                if used > self._most:
                    continue
                laid = naturals * POINTS[kind] + points[used] - points[tally.wilds]
                end = _Tally(
                    used,
                    max(0, tally.owed - laid),
                    max(0, tally.due - made),
                    min(_ENOUGH, tally.left + held - naturals),
                )
                total = so_far + value
                if end not in ends or total > ends[end][0]:
                    ends[end] = (total, lays + lay)
        return ends

    def _rest(self, tally: _Tally) -> float:
        """What the cards kept are worth, or the end of the round if none need be kept."""
        reading, weights = self._reading, self._weights
        threes = self._hand[BLACK_THREE]
        kept = tally.left + self._most - tally.wilds
        laid = self._wild_points[tally.wilds]
        if reading.foot and kept + threes <= 1:
            return laid + weights.foot
        if reading.discard_last and kept + threes == 0:
            return float("-inf")
        if tally.due == 0 and not reading.foot and kept <= 1 and (kept + threes <= 1 or threes >= MELD):
            return laid + worth.ending(reading, self._concealed, weights)
        if kept + threes < 2:
            return float("-inf")
        jokers = max(0, self._hand[WILD_JOKER] - tally.wilds)
        value = worth.wild_cards(jokers, self._most - tally.wilds - jokers, reading, weights)
        few = max(0, _ENOUGH - kept - threes) * (1 + tally.due)
        return laid + value + worth.black_threes(threes, reading, weights) - weights.few * few - weights.due * tally.due


def _layouts(held: int, meld: tuple[int, int], most: int) -> Iterator[tuple[int, int, int]]:
    """Naturals and wild cards to add to a meld, and the canastas that this makes; nothing at all first."""
    yield 0, 0, 0
    size = sum(meld)
    for naturals in sorted({0, held, max(0, held - 1), max(0, held - 2)}):
        room = wild_room(meld[0] + naturals, WILD_LIMIT) - meld[1]
        for wild in range(min(most, room) + 1):
            after = size + naturals + wild
            if after > size and after >= MELD:
                yield naturals, wild, int(size < CANASTA <= after)
