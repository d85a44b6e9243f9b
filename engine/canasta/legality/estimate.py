"""What a turn can still come to, where a simple sum is exact.

Natural cards of a rank that is on the mat, or of which the hand has three, can all be melded. Wild cards then open
pairs of naturals, those with the most points first; the others go wherever a meld has room. That is the most that can
be melded, and it is possible if two cards are left anyhow: one to discard and one to keep.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.kinds import BLACK_THREE, TWO, WILD, WILD_JOKER
from engine.canasta.legality.going_out import KEPT
from engine.canasta.legality.position import Position
from engine.canasta.melds import CANASTA, LEAST_NATURALS, MELD
from engine.canasta.options import CanastaOptions
from engine.canasta.tables import Tables


def estimate(tables: Tables, at: Position) -> int | None:
    """Return the most points that melds of ranks and of wild cards can add, or ``None`` if it takes a search.

    The player must not be obliged to go out in this turn.
    """
    options, points, shapes = tables.options, tables.points, tables.shapes[at.opened]
    hand = at.hand
    jokers, wild = hand[WILD_JOKER], hand[TWO] + hand[WILD_JOKER]
    there: dict[int, tuple[int, int]] = {}
    lies = 0
    for kind, laid, its in at.melds:
        if kind == WILD:
            lies = its
        elif kind in there or (tables.several and laid + its >= CANASTA):
            return None
        else:
            there[kind] = (laid, its)
    naturals = cards = room = 0
    pairs = []
    for kind in tables.dearest_first:
        held = hand[kind]
        meld = there.get(kind)
        if meld is not None:
            laid, its = meld
        elif held >= MELD:
            laid = its = 0
        else:
            if held == LEAST_NATURALS and shapes[kind].room(held):
                pairs.append(kind)
            continue
        total = laid + held
        space = max(0, shapes[kind].room(total) - its)
        if meld is not None and wild and held >= LEAST_NATURALS and options.melds_of_a_rank == "several":
            return None
        if total + its + space > tables.most or _may_open(options, laid + its, total, its, min(space, wild)):
            return None
        naturals += held * points[kind]
        cards += held
        room += space
    if pairs and _may_open_pair(options, wild):
        return None
    best = -1
    fewest = left = at.left
    pair_room = shapes[pairs[0]].room(LEAST_NATURALS) if pairs else 0
    for alone, locked in _wild_melds(options, tables.most, lies, wild):
        opened = 0 if locked else min(len(pairs), wild - alone)
        more = 0 if locked else min(wild - alone, room + opened * pair_room)
        spent = alone + more
        dear = min(jokers, spent)
        melded = naturals + tables.points_of(0, 0, dear, spent - dear)
        for kind in pairs[:opened]:
            melded += LEAST_NATURALS * points[kind]
        its_left = at.left - cards - LEAST_NATURALS * opened - spent
        fewest = min(fewest, its_left)
        if melded > best:
            best, left = melded, its_left
    if options.opens_anyway == "canasta" and lies < CANASTA <= lies + wild and options.wild_melds:
        return None
    if at.foot:
        return best
    black = hand[BLACK_THREE] if options.black_threes_melded != "never" else 0
    if black < LEAST_NATURALS or (black < MELD and options.black_threes_melded != "going-out-with-wild"):
        black = 0
    return best if left >= KEPT and fewest - black >= KEPT else None


def _may_open(options: CanastaOptions, size: int, naturals: int, wild: int, more: int) -> bool:
    """Whether a meld of this size might become a canasta that opens whatever the minimum."""
    if options.opens_anyway == "canasta":
        return size < CANASTA <= naturals + wild + more
    return options.opens_anyway == "natural-canasta" and not wild and size < CANASTA <= naturals


def _may_open_pair(options: CanastaOptions, wild: int) -> bool:
    """Whether a pair and wild cards might become such a canasta."""
    return options.opens_anyway == "canasta" and wild + LEAST_NATURALS >= CANASTA


def _wild_melds(options: CanastaOptions, most: int, lies: int, wild: int) -> Iterator[tuple[int, bool]]:
    """Yield how many wild cards may be added to the meld of wild cards, and whether all others are locked then."""
    locked = options.wild_melds_first and 0 < lies < CANASTA
    yield 0, locked
    if options.wild_melds:
        for more in range(1, wild + 1):
            if MELD <= lies + more <= most:
                yield more, locked and lies + more < CANASTA
