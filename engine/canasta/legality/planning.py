"""The plan for the rest of a turn: whether it can be ended, and with how many points melded.

A turn is planned as at most one addition to each rank, after at most :data:`RUNS` sequences. Every way to add to a
rank is tried; ranks share only the wild cards, the cards kept and the canastas, so plans that agree in these are one
outcome with its most points. After each step of a plan, the rest is still possible: no legal
meld leads into a turn that cannot be ended. Most positions are decided by an estimate, without that search.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.canasta.legality.going_out import fewest_left, has_canastas, is_splash, opens_anyway
from engine.canasta.legality.position import KEPT, Estimate, Position, after_run, place
from engine.canasta.melds import (
    BLACK_THREE,
    CANASTA,
    KIND,
    LEAST_NATURALS,
    MELD,
    NATURALS,
    RED_THREE,
    TWO,
    WILD,
    WILD_JOKER,
    Made,
)
from engine.canasta.options import CanastaOptions
from engine.canasta.state import Tables
from engine.cards import SUITS, suit

RUNS = 3
"""The most sequences in one plan."""
BEYOND = 1_000_000
"""The points of a plan that completes the initial meld whatever the minimum."""
_SUITS = range(len(SUITS))
_NATURAL, _MIXED = Made(natural=1), Made(mixed=1)


# a side that has opened


def can_end(tables: Tables, at: Position) -> bool:
    """Return whether the turn of a side that has opened can be ended from here."""
    if at.must_out:
        return reaches(tables, at, 0)
    options = tables.options
    left = at.left
    right = at.may_out and not at.foot and has_canastas(options, at.made)
    if left >= fewest_left(options, right, at.foot):
        return True
    if left != 1 or not at.may_out or options.discard_to_go_out:
        return False
    # The last card may complete a canasta, and so go out.
    return any(has_canastas(options, _sum(at.made, made)) for made in _made_by_last_card(tables, at))


def _made_by_last_card(tables: Tables, at: Position) -> Iterator[Made]:
    """Yield the canastas that the only card of the hand could complete."""
    last = next(kind for kind, count in enumerate(at.hand) if count)
    yield from _made_by(tables, at.melds, last)
    if at.suited and last in NATURALS:
        colour = at.suited.index(1) // len(NATURALS)
        if _completes_run(at, colour, last):
            yield Made(sequence=1)


def _made_by(tables: Tables, melds: tuple[tuple[int, int, int], ...], last: int) -> Iterator[Made]:
    """Yield the canastas that one card of a kind completes among melds of ranks and of wild cards."""
    shapes = tables.shapes[True]
    if last < TWO:
        for kind, laid, wild in melds:
            if kind == last and laid + wild == CANASTA - 1:
                yield _MIXED if wild else _NATURAL
        return
    lies = next((wild for kind, _, wild in melds if kind == WILD), 0)
    if lies == CANASTA - 1:
        yield Made(wild=1)
    elif lies and lies < CANASTA and tables.options.wild_melds_first:
        return
    for kind, laid, wild in melds:
        if kind in NATURALS and laid + wild == CANASTA - 1 and wild < shapes[kind].room(laid):
            yield _MIXED


def _completes_run(at: Position, colour: int, kind: int) -> bool:
    """Return whether a card completes a sequence of seven."""
    return any(
        its == colour and high - low + 1 == CANASTA - 1 and kind in (low - 1, high + 1) for its, low, high in at.runs
    )


def _sum(one: Made, other: Made) -> Made:
    return Made(*map(int.__add__, one, other))


# any side


def reaches(tables: Tables, at: Position, needs: int) -> bool:
    """Return whether this many more points can be melded in a turn that can then be ended."""
    if at.must_out and cannot_be_melded(tables, at) >= KEPT:
        return False
    return most(tables, at, needs) >= needs


@lru_cache(maxsize=1 << 15)
def most(tables: Tables, at: Position, enough: int = BEYOND, runs: int = RUNS) -> int:
    """Return the most points that can be melded in a turn that can then be ended; -1 if it cannot be ended.

    The search stops at any plan with ``enough`` points.
    """
    best = _most_of_ranks(tables, at)
    if best >= enough or not at.suited or not runs:
        return best
    for points, after in _sequences(tables, at):
        more = most(tables, after, max(0, enough - points), runs - 1)
        if more >= 0:
            best = max(best, points + more)
            if best >= enough:
                break
    return best


def cannot_be_melded(tables: Tables, at: Position) -> int:
    """Return how many cards of the hand surely cannot be melded in this turn; there may be more."""
    hand = at.hand
    wild = hand[TWO] + hand[WILD_JOKER]
    there = {kind for kind, _, _ in at.melds}
    stuck = hand[RED_THREE]
    if len(list(_black(tables.options, hand[BLACK_THREE], wild))) == 1:
        stuck += hand[BLACK_THREE]
    pairs = 0
    for kind in NATURALS:
        held = hand[kind]
        if not 0 < held < MELD or kind in there:
            continue
        alone = held - _in_runs(at, kind) if at.suited else held
        if held < LEAST_NATURALS or not wild or not tables.shapes[at.opened][kind].room(LEAST_NATURALS):
            stuck += alone
        elif alone == held:
            pairs += 1
    return stuck + LEAST_NATURALS * max(0, pairs - wild)


def _in_runs(at: Position, kind: int) -> int:
    """Return the cards of a kind in the hand that may belong to a sequence."""
    return sum(at.suited[place(colour, kind)] for colour in _SUITS if _beside(at, colour, kind))


def _beside(at: Position, colour: int, kind: int) -> bool:
    """Return whether the hand or the mat has a card next to this one in its suit."""

    def there(other: int) -> bool:
        if other not in NATURALS:
            return False
        on_the_mat = any(its == colour and low <= other <= high for its, low, high in at.runs)
        return on_the_mat or at.suited[place(colour, other)] > 0

    return there(kind - 1) or there(kind + 1)


# melds of ranks and of wild cards


class _Outcome(NamedTuple):
    """The common part of plans for the ranks so far."""

    wild: int
    """Wild cards used."""
    kept: int
    """Cards kept; :data:`KEPT` for more."""
    natural: int
    mixed: int
    """Canastas completed."""
    fits: int
    """Bits of :data:`_FITS`: the canastas that the only card of a taken pile's rest would complete."""


_FITS = (Made(natural=1), Made(mixed=1), Made(wild=1), Made(sequence=1))


class _Step(NamedTuple):
    """One way to add to a rank."""

    played: int
    wild: int
    natural: int
    mixed: int
    fits: int
    points: int


def _most_of_ranks(tables: Tables, at: Position) -> int:
    """Return :func:`most` for plans without sequences."""
    points = Estimate(tables, at).most()
    return _searched(tables, at) if points is None else points


def _searched(tables: Tables, at: Position) -> int:
    hand = at.hand
    wild = hand[TWO] + hand[WILD_JOKER]
    waits = KIND[at.last] if at.last else -1
    outcomes = {_Outcome(0, min(hand[RED_THREE] + at.rest, KEPT), 0, 0, 0): 0}
    for kind in NATURALS:
        lying = tuple((naturals, its) for meld, naturals, its in at.melds if meld == kind)
        if hand[kind] or lying:
            fitting = waits if waits == kind or waits >= TWO else -1
            steps = _steps(tables, kind, hand[kind], lying, wild, at.opened, fitting, at.joined == kind)
            outcomes = _with_rank(outcomes, hand[kind], wild, steps)
    run_fits = 8 * (0 <= waits < TWO and _completes_run(at, SUITS.find(suit(at.last)), waits))
    best = -1
    for outcome, points in outcomes.items():
        for spent, completed, fits in _wild_meld(tables, at, wild, outcome, waits):
            made = at.made
            made = Made(made[0] + outcome.natural, made[1] + outcome.mixed, made[2] + completed, made[3])
            opening = BEYOND * opens_anyway(tables.options, Made(wild=completed))
            ending = _ending(tables, at, outcome.kept, wild - spent, made, fits | run_fits)
            if ending >= 0:
                best = max(best, points + ending + opening + _dearest(tables, hand, spent))
    return best


def _with_rank(outcomes: dict[_Outcome, int], held: int, wild: int, steps: tuple[_Step, ...]) -> dict[_Outcome, int]:
    """Return the outcomes after one more rank."""
    ends: dict[_Outcome, int] = {}
    for (used, kept, natural, mixed, fits), points in outcomes.items():
        for step in steps:
            if used + step.wild <= wild:
                end = _Outcome(
                    used + step.wild,
                    min(kept + held - step.played, KEPT),
                    natural + step.natural,
                    mixed + step.mixed,
                    fits | step.fits,
                )
                ends[end] = max(ends.get(end, 0), points + step.points)
    return ends


@lru_cache(maxsize=1 << 15)
def _steps(  # noqa: PLR0917 -- a table: its arguments are the key
    tables: Tables,
    kind: int,
    held: int,
    lying: tuple[tuple[int, int], ...],
    wild: int,
    opened: bool,
    fitting: int,
    has_upcard: bool,
) -> tuple[_Step, ...]:
    """Return every way to add to one meld of a rank or to begin one, and to do nothing.

    ``fitting`` is the kind of a card that follows and might complete the meld, or -1. ``has_upcard`` tells whether
    the upcard of a taken pile is in a meld of the rank.
    """
    shape = tables.shapes[opened][kind]
    found = {_Step(0, 0, 0, 0, max((_fits(tables, kind, *meld, fitting) for meld in lying), default=0), 0)}
    for naturals, wilds in _onto(tables, lying):
        before = _canasta(naturals, wilds)
        others = max((_fits(tables, kind, *meld, fitting) for meld in lying if meld != (naturals, wilds)), default=0)
        for played in range(held + 1):
            for more in range(min(wild, max(0, shape.limit - wilds)) + 1):
                size = naturals + wilds + played + more
                if not played + more or not MELD <= size <= shape.most:
                    continue
                if more and wilds + more > shape.room(naturals + played):
                    continue
                made = _canasta(naturals + played, wilds + more)
                gained = (made[0] - before[0], made[1] - before[1])
                points = played * tables.points[kind]
                if opens_anyway(tables.options, Made(*gained)) or (
                    not opened and is_splash(tables.options, naturals + played, wilds + more, has_upcard)
                ):
                    points += BEYOND
                fits = others | _fits(tables, kind, naturals + played, wilds + more, fitting)
                found.add(_Step(played, more, *gained, fits, points))
    return tuple(found)


def _fits(tables: Tables, kind: int, naturals: int, wild: int, fitting: int) -> int:
    """Return the bit of :data:`_FITS` for the canasta that a card which follows would make of a meld, or 0."""
    if fitting < 0:
        return 0
    made = next(_made_by(tables, ((kind, naturals, wild),), fitting), None)
    return 0 if made is None else 1 << _FITS.index(made)


def _onto(tables: Tables, lying: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Return the melds of a rank that may be added to; (0, 0) stands for a new one."""
    found = [meld for meld in lying if sum(meld) < tables.most]
    several = tables.options.melds_of_a_rank
    if not lying or several == "several" or (several == "one-open" and not found):
        found.append((0, 0))
    return found


def _canasta(naturals: int, wild: int) -> tuple[int, int]:
    """Return whether a meld is a natural canasta, and whether a mixed one."""
    if naturals + wild < CANASTA:
        return 0, 0
    return (0, 1) if wild else (1, 0)


def _wild_meld(
    tables: Tables, at: Position, wild: int, outcome: _Outcome, waits: int
) -> Iterator[tuple[int, int, int]]:
    """Yield the wild cards that their own meld may take beside an outcome's.

    That is the wild cards used in all, the wild canastas completed, and the outcome's fits with those of this meld.
    """
    options, used, fits = tables.options, outcome.wild, outcome.fits
    if not options.wild_melds:
        yield used, 0, fits
        return
    lies = next((its for kind, _, its in at.melds if kind == WILD), 0)
    begun = 0 < lies < CANASTA
    for more in range(wild - used + 1):
        size = lies + more
        if more and not MELD <= size <= tables.most:
            continue
        if options.wild_melds_first and begun and size < CANASTA and used:
            continue
        also = fits
        if waits >= TWO:
            if options.wild_melds_first and 0 < size < CANASTA:
                also = 0
            also |= 4 * (size == CANASTA - 1)
        yield used + more, int(lies < CANASTA <= size), also


def _dearest(tables: Tables, hand: tuple[int, ...], spent: int) -> int:
    """Return the points of this many wild cards, jokers first."""
    jokers = min(spent, hand[WILD_JOKER])
    return tables.points_of(0, 0, jokers, spent - jokers)


def _ending(  # noqa: PLR0917 -- what a plan comes to
    tables: Tables, at: Position, kept: int, wild: int, made: Made, fits: int
) -> int:
    """Return the points that the end of the turn adds, or -1 if the turn cannot end.

    These are the points of black threes, and :data:`BEYOND` for going out in one turn where that opens.
    """
    options = tables.options
    right = has_canastas(options, made) and at.may_out and not at.foot
    black = at.hand[BLACK_THREE]
    best = -1
    for threes, jokers in _black(options, black, wild) if right else ((0, 0),):
        left = kept + wild + black - threes - jokers
        if threes and (left > 1 or (left and options.black_threes_melded == "for-last-discard")):
            continue
        if _may_end(options, at, left, right):
            out = left <= 1 and right
            concealed = out and at.fresh and not at.rest and options.opens_anyway == "concealed"
            best = max(best, threes * tables.points[BLACK_THREE] + BEYOND * concealed)
        elif left == at.rest == 1 and not threes and _goes_out_with(options, at, made, fits):
            best = max(best, 0)
    return best


def _goes_out_with(options: CanastaOptions, at: Position, made: Made, fits: int) -> bool:
    """Return whether the only card left, which follows a taken upcard, completes a canasta and goes out."""
    if not fits or not at.may_out or options.discard_to_go_out:
        return False
    return any(fits >> bit & 1 and has_canastas(options, _sum(made, more)) for bit, more in enumerate(_FITS))


def _may_end(options: CanastaOptions, at: Position, left: int, right: bool) -> bool:
    """Return whether a turn may end with this many cards before the discard; ``right`` is the right to go out."""
    if left < fewest_left(options, right, at.foot):
        return False
    return not at.must_out or (right and left <= 1)


def _black(options: CanastaOptions, black: int, wild: int) -> Iterator[tuple[int, int]]:
    """Yield the black threes and wild cards that may be melded together as the last meld; (0, 0) first."""
    yield 0, 0
    rule = options.black_threes_melded
    if rule != "never":
        for threes in range(MELD, black + 1):
            yield threes, 0
    if rule == "going-out-with-wild" and black >= LEAST_NATURALS and wild:
        yield LEAST_NATURALS, 1


# sequences


def _sequences(tables: Tables, at: Position) -> Iterator[tuple[int, Position]]:
    """Yield the points and the position after each sequence that can be begun or extended, long ones first.

    A shorter one may leave a card to a rank, or the cards to keep. Sequences are in order in the positions: it does
    not matter which was laid first.
    """
    opening = BEYOND * opens_anyway(tables.options, Made(sequence=1))
    ways = [
        (index, colour, first, last)
        for index, (colour, low, high) in enumerate(at.runs)
        for first, last in _longer(at, colour, low, high)
    ]
    ways += [(-1, colour, first, last) for colour in _SUITS for first, last in _new(at, colour)]
    for index, colour, first, last in sorted(ways, key=lambda way: way[2] - way[3]):
        points, after = after_run(tables, at, index, colour, first, last)
        yield points + opening * (after.made != at.made), after._replace(runs=tuple(sorted(after.runs)))


def _longer(at: Position, colour: int, low: int, high: int) -> Iterator[tuple[int, int]]:
    """Yield every extension of a sequence."""
    bottom, top = _row(at, colour, low, high)
    for first in range(bottom, low + 1):
        for last in range(high, min(top, first + CANASTA - 1) + 1):
            if (first, last) != (low, high):
                yield first, last


def _new(at: Position, colour: int) -> Iterator[tuple[int, int]]:
    """Yield every new sequence of a suit."""
    for first in NATURALS:
        if at.suited[place(colour, first)]:
            _, top = _row(at, colour, first, first)
            for last in range(first + MELD - 1, min(top, first + CANASTA - 1) + 1):
                yield first, last


def _row(at: Position, colour: int, low: int, high: int) -> tuple[int, int]:
    """Return how far the hand continues a row of a suit downwards and upwards."""
    while low > 0 and at.suited[place(colour, low - 1)]:
        low -= 1
    while high + 1 < len(NATURALS) and at.suited[place(colour, high + 1)]:
        high += 1
    return low, high
