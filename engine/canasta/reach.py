"""What a side's initial meld could still come to in this turn: nobody may begin what cannot be completed.

Two questions with one answer each: the most points that a hand can lay down, and the most after a certain first meld.
Natural cards always count in full once their rank is on the mat, so only the wild cards need a thought: one opens
a pair of naturals, which it is worth most for the dearest pairs, and the rest go wherever there is room. That is exact
unless nearly the whole hand is laid down, when a card to discard must be thought of too; then the few ways
of holding cards back are tried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, KIND, NATURALS, POINTS, TWO, WILD_JOKER, Hand, Held, joined
from engine.canasta.melds import CANASTA, MELD, Way, wild_room
from engine.cards import Card

_JOKER, _TWO = POINTS[WILD_JOKER], POINTS[TWO]
_DEAREST_FIRST = tuple(reversed(NATURALS))
KEPT = 2
"""Cards that a player without the right to go out ends with: one to discard, one to keep."""


class Reach:
    """What can be laid down from ``hand`` onto a side's melds (``laid`` naturals and ``wild`` cards, by kind).

    With an ``upcard``, every way asked about lays it down too, besides its own cards. ``others`` counts cards that the player
    gets and may not lay down before (the rest of a taken pile), ``missing`` the canastas that the side needs to go out.
    """

    __slots__ = (
        "_exact",
        "_free",
        "_hand",
        "_laid",
        "_limit",
        "_missing",
        "_others",
        "_pairs",
        "_room",
        "_upcard",
        "_wild",
    )

    def __init__(
        self,
        hand: Hand,
        laid: Sequence[Held],
        wild: Sequence[Held],
        *,
        limit: int,
        missing: int,
        others: int = 0,
        upcard: Card | None = None,
    ) -> None:
        if upcard is not None:
            hand = hand[:]
            hand[KIND[upcard]] = joined(hand[KIND[upcard]], (upcard,))
        self._hand, self._laid, self._wild = hand, laid, wild
        self._limit, self._missing, self._others = limit, missing, others
        self._upcard = int(upcard is not None)
        free = room = 0
        kept = others
        pairs = []
        for kind in _DEAREST_FIRST:
            held = len(hand[kind])
            if laid[kind]:
                free += held * POINTS[kind]
                room += wild_room(len(laid[kind]) + held, limit) - len(wild[kind])
            elif held >= MELD:
                free += held * POINTS[kind]
                room += wild_room(held, limit)
            elif held == MELD - 1:
                pairs.append(kind)
            else:
                kept += held
        black = len(hand[BLACK_THREE])
        self._free, self._room, self._pairs = free, room, pairs
        self._exact = kept + black >= KEPT and (black < MELD or kept >= KEPT)
        """Whether two cards are kept in any case, so that nothing need be tried out; black threes may go out with the rest."""

    def most(self) -> int:
        """The most points that can be laid down, in a turn that can then be ended."""
        if self._exact:
            return self._greedy(-1, 0, 0)
        return self._tried(None)

    def after(self, way: Way) -> int:
        """The most that can be laid down beginning with ``way``, its own points counted; -1 if the turn could not be ended."""
        if self._exact:
            return self._greedy(way.kind, way.jokers, way.twos)
        return self._tried(way)

    def over(self, groups: Sequence[Sequence[Way]], needs: int) -> Iterator[Way]:
        """Of ways grouped by their wild cards, most naturals first, those after which ``needs`` can be reached.

        Fewer naturals leave all that more naturals do, and choices besides: past the first of a group that will do, all do.
        """
        for group in groups:
            for place, way in enumerate(group):
                if self.after(way) >= needs:
                    yield from group[place:]
                    break
                if self._exact:
                    break

    def _greedy(self, kind: int, jokers: int, twos: int) -> int:
        """The most points, where cards to keep are no concern, with a meld of ``kind`` and its wild cards to begin with."""
        jokers_left = len(self._hand[WILD_JOKER]) - jokers
        twos_left = len(self._hand[TWO]) - twos
        wild_left = jokers_left + twos_left
        points = self._free + jokers * _JOKER + twos * _TWO
        room = self._room - jokers - twos
        pair_room = wild_room(MELD - 1, self._limit)
        opened = wild_left
        for pair in self._pairs:
            if pair == kind:
                points += 2 * POINTS[pair]
                room += pair_room
            elif opened:
                opened -= 1
                points += 2 * POINTS[pair]
                room += pair_room
        used = min(wild_left, room)
        dear = min(jokers_left, used)
        return points + dear * _JOKER + (used - dear) * _TWO

    def _tried(self, way: Way | None) -> int:
        """The most points over all ways of holding cards back that let the turn end; -1 if there are none."""
        jokers, twos, begun = len(self._hand[WILD_JOKER]), len(self._hand[TWO]), 0
        if way is not None:
            jokers, twos = jokers - way.jokers, twos - way.twos
            begun = way.points + self._upcard * POINTS[way.kind]
        finals: dict[_Tally, int] = {_Tally(0, min(self._others, KEPT), 0): 0}
        for kind in NATURALS:
            held, down, wild = len(self._hand[kind]), len(self._laid[kind]), len(self._wild[kind])
            before = down + wild
            if way is not None and way.kind == kind:
                naturals = way.naturals + self._upcard
                held, down, wild = held - naturals, down + naturals, wild + way.jokers + way.twos
            if held or down:
                finals = self._with_kind(finals, kind, held, down, wild, before, jokers + twos)
        best = -1
        black = len(self._hand[BLACK_THREE])
        for tally, points in finals.items():
            last = self._ending(tally, jokers + twos, black)
            if last >= 0:
                dear = min(jokers, tally.wild)
                best = max(best, begun + points + last + dear * _JOKER + (tally.wild - dear) * _TWO)
        return best

    def _with_kind(
        self,
        tallies: dict[_Tally, int],
        kind: int,
        held: int,
        down: int,
        wild: int,
        before: int,
        wild_left: int,
    ) -> dict[_Tally, int]:
        """The tallies with every useful way of melding one more kind."""
        ends: dict[_Tally, int] = {}
        for played in sorted({held, max(held - 1, 0), max(held - 2, 0), 0}):
            naturals = down + played
            for more in range(wild_left + 1):
                size = naturals + wild + more
                if size and (size < MELD or more and wild + more > wild_room(naturals, self._limit)):
                    continue
                made = before < CANASTA <= size
                for tally, points in tallies.items():
                    if tally.wild + more <= wild_left:
                        end = _Tally(
                            tally.wild + more,
                            min(tally.kept + held - played, KEPT),
                            min(tally.canastas + made, self._missing),
                        )
                        total = points + played * POINTS[kind]
                        if total > ends.get(end, -1):
                            ends[end] = total
        return ends

    def _ending(self, tally: _Tally, wild: int, black: int) -> int:
        """What black threes add where a turn can end so; -1 where it cannot."""
        kept = tally.kept + wild - tally.wild
        best = 0 if kept + black >= KEPT else -1
        if tally.canastas >= self._missing:
            if kept + black < KEPT:
                best = 0
            for melded in range(MELD, black + 1):
                if kept + black - melded < KEPT:
                    best = melded * POINTS[BLACK_THREE]
        return best


class _Tally(NamedTuple):
    """One outcome of the turn so far: wild cards laid down, cards held back (two stand for more), canastas made (no more than needed)."""

    wild: int
    kept: int
    canastas: int
