"""What an initial meld could still come to in this turn: nobody may begin what cannot be completed.

Natural cards count in full once their rank is on the mat, so only the wild cards need a thought: one opens a
pair of naturals, the dearest pairs first, and the rest go wherever there is room. That is exact as long as
two cards stay in the hand anyhow, one to discard and one to keep. Where nearly everything is laid down, the
few ways of holding cards back, or of going out, are tried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, KIND, NATURALS, POINTS, TWO, WILD_JOKER, Hand, Held, joined
from engine.canasta.melds import CANASTA, MELD, Way, wild_room
from engine.cards import Card

KEPT = 2
"""The cards that a turn leaves before the discard, unless the player goes out."""
_DEAREST_FIRST = tuple(reversed(NATURALS))


class _Rank(NamedTuple):
    """One kind in the turn: its naturals still in the hand, its meld, and the size of that before the turn's end."""

    kind: int
    held: int
    laid: int
    wild: int
    before: int


class _Tally(NamedTuple):
    """One outcome of the turn."""

    wild: int
    """Wild cards laid down."""
    kept: int
    """Cards held back, as far as they matter: :data:`KEPT` stands for more."""
    canastas: int
    """Canastas made, of those that are missing."""
    fits: bool
    """Whether a meld of six waits for the only card of a taken pile's rest."""


class Reach:
    """What can be laid down from ``hand`` onto a side's melds: ``laid`` naturals and ``wild`` cards by kind.

    With an ``upcard``, every way asked about lays it down too, besides its own cards. ``rest`` are the cards of a
    taken pile that follow when the initial meld is complete; ``missing`` counts the canastas that the side still
    needs to go out.
    """

    __slots__ = (
        "_free",
        "_greed_is_exact",
        "_hand",
        "_laid",
        "_limit",
        "_missing",
        "_pairs",
        "_rest",
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
        upcard: Card | None = None,
        rest: Sequence[Card] = (),
    ) -> None:
        if upcard is not None:
            hand = hand[:]
            hand[KIND[upcard]] = joined(hand[KIND[upcard]], (upcard,))
        self._hand, self._laid, self._wild = hand, laid, wild
        self._limit, self._missing, self._rest = limit, missing, rest
        self._upcard = int(upcard is not None)
        free = room = 0
        kept = len(rest)
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
        self._free, self._room, self._pairs = free, room, pairs
        black = len(hand[BLACK_THREE])
        self._greed_is_exact = kept >= KEPT or (kept + black >= KEPT and black < MELD)
        """Two cards are kept in any case. Three black threes are not: they may go out with the rest."""

    def most(self) -> int:
        """The most points that can be laid down, in a turn that can then be ended."""
        return self._greedy(-1, 0, 0) if self._greed_is_exact else self._tried(None)

    def after(self, way: Way) -> int:
        """The most points beginning with ``way``, its own counted; -1 if the turn could not be ended."""
        if self._greed_is_exact:
            return self._greedy(way.kind, way.jokers, way.twos)
        return self._tried(way)

    def over(self, groups: Sequence[Sequence[Way]], needs: int) -> Iterator[Way]:
        """The ways after which ``needs`` can be reached, of groups with the same wild cards, most naturals first.

        Fewer naturals leave open all that more naturals do: past the first of a group that will do, all do.
        """
        for group in groups:
            for place, way in enumerate(group):
                if self.after(way) >= needs:
                    yield from group[place:]
                    break
                if self._greed_is_exact:
                    break

    def _greedy(self, kind: int, jokers: int, twos: int) -> int:
        """The most points after a meld of ``kind`` with these wild cards, where cards to keep are no concern."""
        jokers_left = len(self._hand[WILD_JOKER]) - jokers
        wild_left = jokers_left + len(self._hand[TWO]) - twos
        points = self._free + _wild_points(jokers, twos)
        room = self._room - jokers - twos
        to_open = wild_left
        for pair in self._pairs:
            if pair != kind:
                if not to_open:
                    continue
                to_open -= 1
            points += (MELD - 1) * POINTS[pair]
            room += wild_room(MELD - 1, self._limit)
        used = min(wild_left, room)
        dear = min(jokers_left, used)
        return points + _wild_points(dear, used - dear)

    def _tried(self, way: Way | None) -> int:
        """The most points over all ways of holding cards back that let the turn end; -1 if there are none."""
        jokers, twos, points = len(self._hand[WILD_JOKER]), len(self._hand[TWO]), 0
        if way is not None:
            jokers, twos = jokers - way.jokers, twos - way.twos
            points = way.points + self._upcard * POINTS[way.kind]
        outcomes = {_Tally(0, min(len(self._rest), KEPT), 0, False): points}
        for rank in self._ranks(way):
            outcomes = self._with_rank(outcomes, rank, jokers + twos)
        best = -1
        for tally, total in outcomes.items():
            more = self._ending(tally, jokers + twos)
            if more >= 0:
                dear = min(jokers, tally.wild)
                best = max(best, total + more + _wild_points(dear, tally.wild - dear))
        return best

    def _ranks(self, way: Way | None) -> Iterator[_Rank]:
        """The kinds that matter, after ``way``."""
        for kind in NATURALS:
            held, laid, wild = len(self._hand[kind]), len(self._laid[kind]), len(self._wild[kind])
            before = laid + wild
            if way is not None and way.kind == kind:
                naturals = way.naturals + self._upcard
                held, laid, wild = held - naturals, laid + naturals, wild + way.jokers + way.twos
            if held or laid:
                yield _Rank(kind, held, laid, wild, before)

    def _with_rank(self, outcomes: dict[_Tally, int], rank: _Rank, wild_left: int) -> dict[_Tally, int]:
        """The outcomes with every useful way of melding one more rank, and the most natural points of each."""
        kind, held, laid, wild, before = rank
        ends: dict[_Tally, int] = {}
        for played in {held, max(held - 1, 0), max(held - KEPT, 0), 0}:
            naturals = laid + played
            room = wild_room(naturals, self._limit)
            for more in range(wild_left + 1):
                size = naturals + wild + more
                if size and (size < MELD or (more and wild + more > room)):
                    continue
                made = before < CANASTA <= size
                fits = size == CANASTA - 1 and self._takes_rest(kind, wild + more < room)
                for tally, points in outcomes.items():
                    if tally.wild + more > wild_left:
                        continue
                    end = _Tally(
                        tally.wild + more,
                        min(tally.kept + held - played, KEPT),
                        min(tally.canastas + made, self._missing),
                        tally.fits or fits,
                    )
                    ends[end] = max(ends.get(end, 0), points + played * POINTS[kind])
        return ends

    def _takes_rest(self, kind: int, has_room: bool) -> bool:
        """Whether a meld of a kind takes the rest of the pile, that being one card."""
        if len(self._rest) != 1:
            return False
        last = KIND[self._rest[0]]
        return last == kind or (last >= TWO and has_room)

    def _ending(self, tally: _Tally, wild: int) -> int:
        """The points that black threes add where a turn can end so; -1 where it cannot."""
        kept = tally.kept + wild - tally.wild
        black = len(self._hand[BLACK_THREE])
        if tally.canastas >= self._missing:
            if black >= MELD and kept < KEPT:
                return black * POINTS[BLACK_THREE]
            if kept + black < KEPT:
                return 0
        if kept + black >= KEPT:
            return 0
        return 0 if tally.fits and tally.canastas + 1 >= self._missing and kept + black == 1 else -1


def _wild_points(jokers: int, twos: int) -> int:
    return jokers * POINTS[WILD_JOKER] + twos * POINTS[TWO]
