"""What a turn could still come to, for every set of rules: may it be ended, and with how many points melded.

A turn is planned as one addition for each rank at most, after up to :data:`RUNS` melds of sequences. Each rank is
tried in every way; wild cards, kept cards and canastas are what the ranks have in common, so that outcomes which
agree in these are one outcome, with its most points. Whoever follows a plan finds the rest of it still open after
each step: nobody is led into a turn that cannot be ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, NATURALS, RED_THREE, TWO, WILD, WILD_JOKER, Held
from engine.canasta.law import Law
from engine.canasta.melds import CANASTA, LEAST_NATURALS, MELD, Way
from engine.cards import SUITS, suit

KEPT = 2
"""The cards that a turn leaves before the discard, unless the player goes out."""
RUNS = 3
"""The sequences that one plan lays down at most."""
BEYOND = 1_000_000
"""Counted for what opens whatever the minimum."""
_SUITS = range(len(SUITS))


class Stand(NamedTuple):
    """A turn before its discard, in counts."""

    hand: tuple[int, ...]
    """The hand by kind."""
    melds: tuple[tuple[int, int, int], ...]
    """The side's melds of ranks and of wild cards: kind, naturals, wild cards."""
    canastas: tuple[int, int, int, int]
    """Natural, mixed and wild canastas, and sequences of seven."""
    opened: bool
    may_out: bool
    """Whether going out is not forbidden."""
    must_out: bool
    """Whether the player has to go out in this turn."""
    foot: bool
    """Whether a second hand waits: then the first may be used up."""
    rest: int
    """Cards that will join the hand, and which no plan counts on; at most :data:`KEPT` matter."""
    fresh: bool
    """Whether going out now would be going out in one turn."""
    runs: tuple[tuple[int, int, int], ...] = ()
    """The side's sequences: suit, lowest and highest kind."""
    suited: tuple[int, ...] = ()
    """The naturals of the hand by suit and kind, where sequences are melds."""

    @property
    def left(self) -> int:
        """The cards of the hand, and those that will join it."""
        return sum(self.hand) + self.rest


class _Step(NamedTuple):
    """One way to add to a rank."""

    played: int
    wild: int
    natural: int
    mixed: int
    points: int


def may_end(law: Law, stand: Stand, left: int, right: bool) -> bool:
    """Whether a turn may end with so many cards before the discard; ``right`` says if the canastas are there."""
    rules = law.rules
    right = right and stand.may_out and not stand.foot
    if stand.must_out:
        return right and (left == 1 or (left == 0 and not rules.discard_to_go_out))
    if left >= KEPT or stand.foot:
        return True
    if left == 1:
        return right or rules.last_card == "passed"
    return right and not rules.discard_to_go_out


def reaches(law: Law, stand: Stand, needs: int) -> bool:
    """Whether the turn can be ended with so many points laid down from now on."""
    needs = max(0, needs)
    if not needs and stand.left >= KEPT and not stand.must_out:
        return True
    return most(law, stand, needs) >= needs


@lru_cache(maxsize=1 << 15)
def most(law: Law, stand: Stand, enough: int = BEYOND, runs: int = RUNS) -> int:
    """The most points that can be laid down in a turn that can then be ended, or ``enough``; -1 if it cannot be."""
    best = _ranks(law, stand)
    if best >= enough or not stand.suited or not runs:
        return best
    for points, after in _sequences(law, stand):
        more = most(law, after, max(0, enough - points), runs - 1)
        if more >= 0:
            best = max(best, points + more)
            if best >= enough:
                break
    return best


def _ranks(law: Law, stand: Stand) -> int:
    """The same with melds of ranks and of wild cards only."""
    hand = stand.hand
    wild = hand[TWO] + hand[WILD_JOKER]
    outcomes = {(0, min(hand[RED_THREE] + stand.rest, KEPT), 0, 0): 0}
    for kind in NATURALS:
        lying = tuple((naturals, its) for meld, naturals, its in stand.melds if meld == kind)
        if hand[kind] or lying:
            outcomes = _with_rank(outcomes, hand[kind], wild, _steps(law, kind, hand[kind], lying, wild, stand.opened))
    best = -1
    for (used, kept, natural, mixed), points in outcomes.items():
        for spent, wild_canasta in _wild_meld(law, stand, wild, used):
            made = stand.canastas
            made = (made[0] + natural, made[1] + mixed, made[2] + wild_canasta, made[3])
            opening = BEYOND if wild_canasta and law.rules.opens_anyway == "canasta" else 0
            ending = _ending(law, stand, kept, wild - spent, made)
            if ending >= 0:
                best = max(best, points + ending + opening + _dearest(law, hand, spent))
    return best


def _with_rank(
    outcomes: dict[tuple[int, int, int, int], int], held: int, wild: int, steps: tuple[_Step, ...]
) -> dict[tuple[int, int, int, int], int]:
    ends: dict[tuple[int, int, int, int], int] = {}
    for (used, kept, natural, mixed), points in outcomes.items():
        for step in steps:
            if used + step.wild <= wild:
                end = (
                    used + step.wild,
                    min(kept + held - step.played, KEPT),
                    natural + step.natural,
                    mixed + step.mixed,
                )
                ends[end] = max(ends.get(end, 0), points + step.points)
    return ends


@lru_cache(maxsize=1 << 15)
def _steps(  # noqa: PLR0917 -- a table: its arguments are the key
    law: Law, kind: int, held: int, lying: tuple[tuple[int, int], ...], wild: int, opened: bool
) -> tuple[_Step, ...]:
    """Every way to add to one meld of a rank or to begin one, and to do nothing."""
    shape = law.shapes[opened][kind]
    found = {_Step(0, 0, 0, 0, 0)}
    for naturals, wilds in onto(law, lying):
        before = _canasta(naturals, wilds)
        for played in range(held + 1):
            for more in range(min(wild, max(0, shape.limit - wilds)) + 1):
                size = naturals + wilds + played + more
                if not played + more or not MELD <= size <= shape.most:
                    continue
                if more and wilds + more > shape.room(naturals + played):
                    continue
                made = _canasta(naturals + played, wilds + more)
                gained = (made[0] - before[0], made[1] - before[1])
                points = played * law.points[kind] + BEYOND * _opens(law, gained)
                found.add(_Step(played, more, *gained, points))
    return tuple(found)


def onto(law: Law, lying: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The melds of one rank that may be added to; (0, 0) is a new one."""
    found = [meld for meld in lying if sum(meld) < law.most]
    if not lying or law.rules.melds_of_a_rank == "several" or (law.rules.melds_of_a_rank == "one-open" and not found):
        found.append((0, 0))
    return found


def _canasta(naturals: int, wild: int) -> tuple[int, int]:
    """Whether it is a natural canasta, and whether a mixed one."""
    if naturals + wild < CANASTA:
        return 0, 0
    return (0, 1) if wild else (1, 0)


def _opens(law: Law, gained: tuple[int, int]) -> bool:
    anyway = law.rules.opens_anyway
    return (anyway == "canasta" and sum(gained) > 0) or (anyway == "natural-canasta" and gained[0] > 0)


def _wild_meld(law: Law, stand: Stand, wild: int, used: int) -> Iterator[tuple[int, int]]:
    """What the meld of wild cards may take beside ``used``: wild cards spent in all, and canastas made."""
    if not law.rules.wild_melds:
        yield used, 0
        return
    lies = next((its for kind, _, its in stand.melds if kind == WILD), 0)
    begun = 0 < lies < CANASTA
    for more in range(wild - used + 1):
        size = lies + more
        if more and not MELD <= size <= law.most:
            continue
        if law.rules.wild_melds_first and begun and size < CANASTA and used:
            continue
        yield used + more, int(lies < CANASTA <= size)


def _dearest(law: Law, hand: tuple[int, ...], spent: int) -> int:
    """The points of so many wild cards, jokers first."""
    jokers = min(spent, hand[WILD_JOKER])
    return law.points_of(0, 0, jokers, spent - jokers)


def _ending(law: Law, stand: Stand, kept: int, wild: int, made: tuple[int, int, int, int]) -> int:
    """The points that come with the end of the turn: black threes, and going out in one turn; -1 if it cannot end."""
    right = law.right(made)
    black = stand.hand[BLACK_THREE]
    best = -1
    for threes, jokers in _black(law, black, wild) if right else ((0, 0),):
        left = kept + wild + black - threes - jokers
        if threes and (left > 1 or not stand.may_out or stand.foot or (left and _last(law))):
            continue
        if may_end(law, stand, left, right):
            out = left <= 1 and right and stand.may_out and not stand.foot
            concealed = out and stand.fresh and not stand.rest and law.rules.opens_anyway == "concealed"
            best = max(best, threes * law.points[BLACK_THREE] + BEYOND * concealed)
    return best


def _last(law: Law) -> bool:
    return law.rules.black_threes_melded == "for-last-discard"


def _black(law: Law, black: int, wild: int) -> Iterator[tuple[int, int]]:
    """The black threes and wild cards that may be melded together as the last meld; none first."""
    yield 0, 0
    rule = law.rules.black_threes_melded
    if rule != "never":
        for threes in range(MELD, black + 1):
            yield threes, 0
    if rule == "going-out-with-wild" and black >= LEAST_NATURALS and wild:
        yield LEAST_NATURALS, 1


# sequences


def place(colour: int, kind: int) -> int:
    """Where a card is counted in :attr:`Stand.suited`."""
    return colour * len(NATURALS) + kind


def _sequences(law: Law, stand: Stand) -> Iterator[tuple[int, Stand]]:
    """The longest sequences that can be begun or gone on with: their points, and what then stands."""
    for index, (colour, low, high) in enumerate(stand.runs):
        if high - low + 1 < CANASTA:
            for first, last in _longer(stand, colour, low, high):
                points, after = after_run(law, stand, index, colour, first, last)
                yield points, after
    for colour in _SUITS:
        for first, last in _longest(stand, colour):
            yield after_run(law, stand, -1, colour, first, last)


def _longer(stand: Stand, colour: int, low: int, high: int) -> set[tuple[int, int]]:
    """A sequence grown as far as it goes, downwards first and upwards first."""
    down = up = 0
    while low - down - 1 >= 0 and stand.suited[place(colour, low - down - 1)]:
        down += 1
    while high + up + 1 < len(NATURALS) and stand.suited[place(colour, high + up + 1)]:
        up += 1
    room = CANASTA - (high - low + 1)
    found = set()
    for lower in (min(down, room), min(down, max(0, room - up))):
        found.add((low - lower, high + min(up, room - lower)))
    return found - {(low, high)}


def _longest(stand: Stand, colour: int) -> Iterator[tuple[int, int]]:
    """The longest new sequences of a suit; of one that is too long, every part of seven."""
    first = 0
    while first < len(NATURALS):
        last = first
        while last < len(NATURALS) and stand.suited[place(colour, last)]:
            last += 1
        if last - first >= MELD:
            for low in range(first, max(first, last - CANASTA) + 1):
                yield low, min(last, low + CANASTA) - 1
        first = last + 1


def after_run(  # noqa: PLR0917 -- a sequence, and where
    law: Law, stand: Stand, index: int, colour: int, low: int, high: int
) -> tuple[int, Stand]:
    """The points, and what stands, after a sequence has been made ``low`` to ``high``; ``index`` -1 is a new one."""
    before = range(stand.runs[index][1], stand.runs[index][2] + 1) if index >= 0 else range(0)
    hand, suited = list(stand.hand), list(stand.suited)
    points = 0
    for kind in range(low, high + 1):
        if kind not in before:
            hand[kind] -= 1
            suited[place(colour, kind)] -= 1
            points += law.points[kind]
    runs = list(stand.runs)
    if index >= 0:
        runs[index] = (colour, low, high)
    else:
        runs.append((colour, low, high))
    made = stand.canastas
    if len(before) < CANASTA <= high - low + 1:
        made = (*made[:3], made[3] + 1)
        points += BEYOND * (law.rules.opens_anyway == "canasta")
    return points, stand._replace(hand=tuple(hand), suited=tuple(suited), runs=tuple(runs), canastas=made)


# melds of ranks


def after_way(stand: Stand, way: Way, index: int, upcard: int, naturals: Held) -> Stand:
    """What stands after a way, onto the meld with this index or (-1) a new one.

    ``upcard`` naturals join from the pile; ``naturals`` are those of the hand, for their suits.
    """
    hand = list(stand.hand)
    hand[way.kind] -= way.naturals
    hand[WILD_JOKER] -= way.jokers
    hand[TWO] -= way.twos
    old = stand.melds[index] if index >= 0 else (way.kind, 0, 0)
    new = (way.kind, old[1] + way.naturals + upcard, old[2] + way.jokers + way.twos)
    if way.kind == WILD:
        new = (WILD, 0, old[2] + way.jokers + way.twos)
    melds = list(stand.melds)
    if index >= 0:
        melds[index] = new
    else:
        melds.append(new)
    gained = [now - then for now, then in zip(_kinds(new), _kinds(old), strict=True)]
    made = tuple(have + more for have, more in zip(stand.canastas, (*gained, 0), strict=True))
    suited = list(stand.suited)
    for card in naturals if suited else ():
        suited[place(SUITS.index(suit(card)), way.kind)] -= 1
    return stand._replace(hand=tuple(hand), melds=tuple(melds), canastas=made, suited=tuple(suited))  # type: ignore[arg-type]


def _kinds(meld: tuple[int, int, int]) -> tuple[int, int, int]:
    kind, naturals, wild = meld
    if kind == WILD:
        return 0, 0, int(wild >= CANASTA)
    return (*_canasta(naturals, wild), 0)
