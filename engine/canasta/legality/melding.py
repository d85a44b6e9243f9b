"""Melds of ranks, of wild cards and of sequences, after which the turn can be ended (guide 2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.canasta.legality.going_out import credit, fewest_left, is_splash, may_go_out, opens_anyway, too_few_left
from engine.canasta.legality.planning import can_end, most, reaches
from engine.canasta.legality.position import (
    KEPT,
    Estimate,
    Position,
    after_run,
    after_way,
    following,
    meld_indexes,
    position_of,
    span,
    with_card,
    with_rest,
)
from engine.canasta.melds import (
    CANASTA,
    KIND,
    LEAST_NATURALS,
    MELD,
    NAMES,
    NATURALS,
    NEW,
    NO_LIMIT,
    TWO,
    WILD,
    WILD_JOKER,
    Code,
    Held,
    Lay,
    Made,
    Run,
    Way,
    Ways,
    ways,
    wild_ways,
)
from engine.canasta.state import State
from engine.cards import SUITS, Card, suit
from engine.types import IllegalAction

_SUIT_BITS = 16
"""The bits of a hand's mask that each suit has."""
_SUIT = (1 << _SUIT_BITS) - 1


class TurnEnd:
    """Judges the melds of the player to act by how the turn can end. One object serves all melds of a position.

    With an ``upcard``, every meld includes it, and the cards ``rest`` of the pile follow it.
    """

    __slots__ = ("_estimate", "_position", "_rest", "_state", "_sure", "free", "upcard")

    def __init__(self, state: State, rest: Sequence[Card] = (), upcard: Card = "") -> None:
        self._state = state
        self._rest = rest
        self.upcard = upcard
        self._position: Position | None = None
        self._sure = not state.opened[state.side] or state.answer == "yes"
        self.free = -1 if self._sure else state.counts[state.seat] - KEPT
        """Cards that a meld can take from the hand without any doubt that the turn can be ended; see :meth:`frees`."""

    def frees(self, cards: int) -> bool:
        """Return whether a meld can take this many cards from the hand without any doubt that the turn can be ended."""
        if cards <= self.free:
            return True
        if self._sure:
            return False
        state = self._state
        # A wild card added to a natural canasta can cost the right to go out where natural ones are needed.
        right = may_go_out(state) and state.rules.canasta_kinds != "two-natural-two-mixed"
        self.free = state.counts[state.seat] - fewest_left(state.rules, right, bool(state.feet[state.seat]))
        self.free += len(following(state, self._rest))
        self._sure = True
        return cards <= self.free

    def can_open(self) -> bool:
        """Return whether the side has opened, or its initial meld can be completed with cards from the hand."""
        state = self._state
        needs = self._needs()
        if needs <= 0:
            return True
        if state.rules.opens_anyway == "nothing":
            hand, points = state.hands[state.seat], state.points
            if sum(len(cards) * points[kind] for kind, cards in enumerate(hand) if cards) < needs:
                return False
        most = self._estimated().most()
        if most is None or (most < needs and self._at().suited):
            return reaches(state.tables, self._at(), needs)
        return most >= needs

    def _needs(self) -> int:
        """Return the points that the initial meld needs before the next meld."""
        state = self._state
        return 0 if state.opened[state.side] else state.minimums[state.side] - state.begun

    def allowed(self, found: Ways, slot: int) -> Sequence[Way]:
        """Return those ways onto the meld in a slot after which the turn can be ended."""
        if self.frees(found.most):
            return found.all
        if self._state.opened[self._state.side]:
            free = self.free
            return [way for way in found.all if way[1] + way[2] + way[3] <= free or self._allows(way, slot)]
        allowed: list[Way] = []
        needs, estimate = self._needs(), self._estimated()
        for group in found.by_wild:
            # Ways with the same wild cards leave the same points to be melded, if that is a sum.
            most = estimate.most(group[0])
            if most is None or (most < needs and self._at().suited):
                allowed += [way for way in group if self._allows(way, slot)]
            elif most >= needs:
                allowed += group
        return allowed

    def _allows(self, way: Way, slot: int) -> bool:
        if self.frees(way.size):
            return True
        hand = self._state.hands[self._state.seat]
        return self._ends(*self._after(way, slot, hand[way.kind][: way.naturals]))

    def refusal(self, way: Way, slot: int, naturals: Held) -> IllegalAction | None:
        """Return why the turn could not be ended after a meld, or ``None``."""
        return None if self.frees(way.size) else self._refusal(*self._after(way, slot, naturals))

    def run_refusal(self, run: Run) -> IllegalAction | None:
        """Return why the turn could not be ended after a sequence, or ``None``."""
        if self.frees(len(run.kinds)):
            return None
        at = with_card(self._at(), self.upcard) if self.upcard else self._at()
        colour = SUITS.index(run.suit)
        points, after = after_run(self._state.tables, at, self._index(run.slot), colour, run.low, run.high)
        return self._refusal(after, points)

    def _at(self) -> Position:
        """Return the position without the upcard."""
        if self._position is None:
            self._position = position_of(self._state, self._rest)
            self._estimate: Estimate | None = None
        return self._position

    def _index(self, slot: int) -> int:
        """Return the index of the meld in a slot among those of the position; -1 for a new one."""
        return meld_indexes(self._state).get(slot, NEW)

    def _estimated(self) -> Estimate:
        """Return the estimate of the position, with the upcard in the hand."""
        at = self._at()
        if self._estimate is None:
            at = with_card(at, self.upcard) if self.upcard else at
            self._estimate = Estimate(self._state.tables, at)
            if self.upcard and self._state.rules.upcard_counts != "yes":
                self._estimate.possible = False
        return self._estimate

    def _after(self, way: Way, slot: int, naturals: Held) -> tuple[Position, int]:
        """Return the position after a meld, and its points toward the initial meld."""
        joins = int(self.upcard != "")
        after = after_way(self._at(), way, self._index(slot), joins, naturals)
        return after, credit(self._state, way, joins)

    def _refusal(self, after: Position, points: int) -> IllegalAction | None:
        if self._ends(after, points):
            return None
        state = self._state
        if self._missing(after, points) > 0 and (reach := most(self._state.tables, after)) >= 0:
            reach += state.begun + points
            return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=reach)
        return too_few_left(state)

    def _ends(self, after: Position, points: int) -> bool:
        """Return whether the turn can be ended after a meld that counts ``points`` toward the initial meld."""
        needs = self._missing(after, points)
        if needs > 0:
            return reaches(self._state.tables, after, needs)
        return can_end(self._state.tables, after if after.opened else with_rest(after))

    def _missing(self, after: Position, points: int) -> int:
        """Return the points that the initial meld still needs after a meld."""
        needs = self._needs()
        if needs <= 0:
            return 0
        gained = Made(*(now - before for now, before in zip(after.made, self._at().made, strict=True)))
        rules = self._state.rules
        splash = any(is_splash(rules, laid, wild, kind == after.joined) for kind, laid, wild in after.melds)
        return 0 if splash or opens_anyway(rules, gained) else needs - points


def add_melds(state: State, end: TurnEnd, codes: list[Code]) -> None:
    """Add the melds of ranks and of wild cards that the player to act can make from the hand."""
    side, tables = state.side, state.tables
    hand, laid, wild = state.hands[state.seat], state.laid[side], state.wild[side]
    jokers, twos = free_wild(state)
    spare = jokers + twos
    shapes = tables.shapes[state.opened[side]]
    free, several = end.free, tables.several
    for kind in NATURALS:
        held, lies = len(hand[kind]), laid[kind]
        if not (held or spare if lies else held >= LEAST_NATURALS):
            continue
        if not several:
            found = ways(kind, held, len(lies), len(wild[kind]), jokers, twos, shapes[kind])
            codes += found.all if found.most <= free else end.allowed(found, kind)
            continue
        for place, slot in enumerate(targets(state, kind) if lies else (NEW,)):
            if slot == NEW and held < LEAST_NATURALS:
                continue
            found = ways(kind, held, *sizes(state, slot), jokers, twos, shapes[kind])
            if found.most:
                allowed = found.all if found.most <= free else end.allowed(found, slot)
                codes += named(state, kind, slot, allowed) if place else allowed
    if tables.wild_melds:
        jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
        codes += end.allowed(wild_ways(len(wild[WILD]), jokers, twos, tables.most), WILD)


def free_wild(state: State) -> tuple[int, int]:
    """Return how many jokers and twos of the hand may be added to melds of ranks."""
    tables = state.tables
    if tables.wild_melds_first and wild_locked(state):
        return 0, 0
    hand, limit = state.hands[state.seat], tables.wild_limit
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    return (jokers, twos) if jokers + twos <= limit else (min(jokers, limit), min(twos, limit))


def meld_refusal(state: State, end: TurnEnd, way: Way, slot: int, naturals: Held) -> IllegalAction | None:
    """Return why a meld onto the meld in a slot is illegal, or ``None``; it includes the upcard of ``end``, if any."""
    laid, wild = sizes(state, slot)
    kind, joining, jokers, twos = way
    spent = jokers + twos
    total, wilds = laid + joining, wild + spent
    if end.upcard:
        total += 1
    size = total + wilds
    if size < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=size)
    if size > state.tables.most and not (end.upcard and laid + wild >= CANASTA):
        return IllegalAction("too-many-cards", most=state.tables.most, has=size)
    if spent and kind != WILD:
        room = state.tables.shapes[state.opened[state.side]][kind].room(total)
        if wilds > room:
            return IllegalAction("too-many-wild", limit=room, has=wilds)
        if wild_locked(state):
            return IllegalAction("wild-meld-first")
    return None if joining + spent <= end.free else end.refusal(way, slot, naturals)


def wild_locked(state: State) -> bool:
    """Return whether wild cards may only be added to the side's wild meld, until it is a canasta (guide 4.4.14)."""
    return state.tables.wild_melds_first and 0 < len(state.wild[state.side][WILD]) < CANASTA


# the meld that an action means


def sizes(state: State, slot: int) -> tuple[int, int]:
    """Return the naturals and the wild cards of the meld in a slot; none for :data:`NEW`."""
    if slot == NEW:
        return 0, 0
    return len(state.laid[state.side][slot]), len(state.wild[state.side][slot])


def lying(state: State, kind: int) -> list[int]:
    """Return the slots of the side's melds of a kind."""
    side = state.side
    found = [kind] if state.laid[side][kind] or (kind == WILD and state.wild[side][kind]) else []
    return found + state.further_slots(side, NAMES[kind]) if state.further[side] else found


def targets(state: State, kind: int) -> list[int]:
    """Return the melds of a kind that may be added to, and :data:`NEW` where another may be begun."""
    there = lying(state, kind)
    most, several = state.tables.most, state.rules.melds_of_a_rank
    found = there if most == NO_LIMIT else [slot for slot in there if sum(sizes(state, slot)) < most]
    if not there or several == "several" or (several == "one-open" and not found):
        return [*found, NEW]
    return found


def named(state: State, kind: int, slot: int, found: Sequence[Way]) -> Sequence[Code]:
    """Return the codes of ways onto the meld in a slot.

    A rank alone means the first meld that may be added to, ``K+`` a new one beside it, ``K-2`` the second of the rank.
    """
    if not state.tables.several or slot in targets(state, kind)[:1]:
        return found
    name = NAMES[kind] + "+" if slot == NEW else numbered(state, slot)
    return [Lay(way, name) for way in found]


def numbered(state: State, slot: int) -> str:
    """Return the name of a meld with its number, even if it is the first."""
    name = state.name(state.side, slot)
    return name if "-" in name else f"{name}-1"


def add_runs(state: State, end: TurnEnd, codes: list[Code]) -> None:
    """Add every sequence that the player to act can begin or extend from the hand."""
    hand, side = state.hands[state.seat], state.side
    mask = 0
    for kind in NATURALS:
        if hand[kind]:
            mask |= _suits(hand[kind]) << kind
    further = state.further[side]
    for place, colour in enumerate(SUITS):
        held = mask >> (place * _SUIT_BITS) & _SUIT
        if colour in further:
            found = _new_runs(colour, held, colour + "+")
            for slot in state.further_slots(side, colour):
                found += _longer(colour, held, *span(state.laid[side][slot]), slot, state.name(side, slot))
        else:
            found = _new_runs(colour, held, colour)
        if found:
            codes += found if end.frees(CANASTA) else [run for run in found if end.run_refusal(run) is None]


@lru_cache(maxsize=1 << 14)
def _suits(held: Held) -> int:
    """Return a mask with a bit for each suit among cards of one kind."""
    return sum(1 << place * _SUIT_BITS for place in {SUITS.index(suit(card)) for card in held})


@lru_cache(maxsize=1 << 14)
def _new_runs(colour: str, held: int, name: str) -> tuple[Run, ...]:
    """Return the sequences of kinds in the mask ``held``."""
    return tuple(
        Run(colour, low, high, tuple(range(low, high + 1)), NEW, name)
        for low in NATURALS
        for high in range(low + MELD - 1, min(low + CANASTA, len(NATURALS)))
        if _has_all(held, low, high)
    )


@lru_cache(maxsize=1 << 14)
def _longer(  # noqa: PLR0917 -- a table: its arguments are the key
    colour: str, held: int, low: int, high: int, slot: int, name: str
) -> tuple[Run, ...]:
    """Return the sequences that a sequence from low to high can grow to with kinds in the mask ``held``."""
    return tuple(
        Run(colour, first, last, (*range(first, low), *range(high + 1, last + 1)), slot, name)
        for first in range(low, -1, -1)
        for last in range(high, min(first + CANASTA, len(NATURALS)))
        if (first, last) != (low, high) and _has_all(held, first, low - 1) and _has_all(held, high + 1, last)
    )


def _has_all(held: int, low: int, high: int) -> bool:
    """Return whether a mask has every kind from low to high."""
    wanted = (1 << high + 1) - (1 << low)
    return held & wanted == wanted


def run_refusal(end: TurnEnd, run: Run) -> IllegalAction | None:
    """Return why a sequence is illegal, or ``None``; the upcard of ``end``, if any, is its only new card."""
    if not MELD <= run.high - run.low + 1 <= CANASTA:
        return IllegalAction("no-sequence", cards=run.cards)
    return end.run_refusal(run)


def run_with(state: State, slot: int, upcard: Card) -> Run | None:
    """Return the sequence in a slot extended by the upcard, or ``None`` if it does not fit."""
    if state.family(state.side, slot) != suit(upcard):
        return None
    kind = KIND[upcard]
    low, high = span(state.laid[state.side][slot])
    if kind not in (low - 1, high + 1) or high - low + 1 >= CANASTA:
        return None
    return Run(suit(upcard), min(low, kind), max(high, kind), (), slot, state.name(state.side, slot))
