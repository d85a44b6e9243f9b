"""What a turn can still come to, where a simple sum is exact.

Natural cards of a rank that is on the mat, or of which the hand has three, can all be melded. Wild cards then open
pairs of naturals, those with the most points first; the others go wherever a meld has room. That is the most that can
be melded, and it is possible if two cards are left anyhow: one to discard and one to keep.
"""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, TWO, WILD, WILD_JOKER
from engine.canasta.legality.going_out import KEPT
from engine.canasta.legality.position import Position
from engine.canasta.melds import CANASTA, LEAST_NATURALS, MELD, Way
from engine.canasta.options import CanastaOptions
from engine.canasta.tables import Tables

_NOTHING = Way(-1, 0, 0, 0)


class Estimate:
    """The most points that melds of ranks and of wild cards can add in a position.

    ``None`` stands for a number that takes a search.
    """

    __slots__ = ("_at", "_black", "_left", "_lies", "_naturals", "_pair_room", "_pairs", "_room", "_tables", "possible")

    def __init__(self, tables: Tables, at: Position) -> None:
        self._tables, self._at = tables, at
        self.possible = not at.must_out and self._add_up()
        """Whether a sum can be exact."""

    def _add_up(self) -> bool:
        """Add up the naturals and the room of the ranks; false if it takes a search."""
        tables, at = self._tables, self._at
        options, points, shapes, hand = tables.options, tables.points, tables.shapes[at.opened], at.hand
        wild = hand[TWO] + hand[WILD_JOKER]
        self._lies = 0
        there: dict[int, tuple[int, int]] = {}
        for kind, laid, its in at.melds:
            if kind == WILD:
                self._lies = its
            elif kind in there or (tables.several and laid + its >= CANASTA):
                return False
            else:
                there[kind] = (laid, its)
        naturals = cards = room = pair_room = 0
        pairs = []
        watch = options.opens_anyway in ("canasta", "natural-canasta", "natural-canasta-in-hand")
        several = options.melds_of_a_rank == "several"
        for kind in tables.dearest_first:
            held = hand[kind]
            if kind in there:
                laid, its = there[kind]
                if several and wild and held >= LEAST_NATURALS:
                    return False
            elif held >= MELD:
                laid = its = 0
            else:
                if held == LEAST_NATURALS and (space := shapes[kind].room(held)):
                    pairs.append(kind)
                    pair_room = space
                continue
            total = laid + held
            space = max(0, shapes[kind].room(total) - its)
            if total + its + space > tables.most:
                return False
            if watch and _may_open(options, laid + its, total, its, min(space, wild)):
                return False
            naturals += held * points[kind]
            cards += held
            room += space
        if options.opens_anyway == "canasta":
            of_wild = options.wild_melds and self._lies < CANASTA <= self._lies + wild
            if of_wild or (pairs and wild + LEAST_NATURALS >= CANASTA):
                return False
        self._naturals, self._room, self._left = naturals, room, at.left - cards
        self._pairs, self._pair_room = pairs, pair_room
        self._black = 0 if at.foot else _black(options, hand[BLACK_THREE])
        return True

    def most(self, way: Way = _NOTHING) -> int | None:
        """Return the most points if the next meld is ``way``, including that meld."""
        if not self.possible:
            return None
        tables, at = self._tables, self._at
        hand, points = at.hand, tables.points
        used = way.jokers + way.twos
        jokers = hand[WILD_JOKER] - way.jokers
        free = hand[TWO] + hand[WILD_JOKER] - used
        lies, room = self._lies, self._room
        base = self._naturals + tables.points_of(0, 0, way.jokers, way.twos)
        left = self._left - used
        if way.kind == WILD:
            lies += used
        else:
            room -= used
        pairs = self._pairs
        if way.kind in pairs:
            pairs = [kind for kind in pairs if kind != way.kind]
            base += LEAST_NATURALS * points[way.kind]
            left -= LEAST_NATURALS
            room += self._pair_room
        best, its_left, fewest = -1, 0, left
        for alone, locked in self._wild_melds(lies, free) if tables.options.wild_melds else ((0, False),):
            opened = 0 if locked else min(len(pairs), free - alone)
            spent = alone if locked else alone + min(free - alone, room + opened * self._pair_room)
            dear = min(jokers, spent)
            melded = base + tables.points_of(0, 0, dear, spent - dear)
            for kind in pairs[:opened]:
                melded += LEAST_NATURALS * points[kind]
            remaining = left - LEAST_NATURALS * opened - spent
            fewest = min(fewest, remaining)
            if melded > best:
                best, its_left = melded, remaining
        if at.foot:
            return best
        return best if its_left >= KEPT and fewest - self._black >= KEPT else None

    def _wild_melds(self, lies: int, free: int) -> list[tuple[int, bool]]:
        """Return how many wild cards may be added to the wild meld, and whether all others are locked then."""
        tables = self._tables
        locked = tables.options.wild_melds_first and 0 < lies < CANASTA
        more = [more for more in range(1, free + 1) if MELD <= lies + more <= tables.most]
        return [(0, locked), *((each, locked and lies + each < CANASTA) for each in more)]


def _may_open(options: CanastaOptions, size: int, naturals: int, wild: int, more: int) -> bool:
    """Whether a meld of this size might become a canasta that opens whatever the minimum."""
    if options.opens_anyway == "canasta":
        return size < CANASTA <= naturals + wild + more
    # Whether a canasta has the upcard is left to the search.
    return not wild and naturals >= CANASTA and (size < CANASTA or options.opens_anyway == "natural-canasta-in-hand")


def _black(options: CanastaOptions, black: int) -> int:
    """Return how many of the black threes might be melded to go out."""
    rule = options.black_threes_melded
    least = LEAST_NATURALS if rule == "going-out-with-wild" else MELD
    return black if rule != "never" and black >= least else 0
