"""The melding rules as an exhaustive search, to compare the engine with.

It is slow and simple, and shares no code with the engine.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.canasta.round import CanastaRound

RANKS = range(11)
RED, BLACK, TWO, JOKER = 11, 12, 13, 14
VALUES = (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 0, 5, 20, 50)


class Position(NamedTuple):
    """A turn before its discard, in counts by kind: hand, melds as (naturals, wild), the rest of a taken pile."""

    hand: tuple[int, ...]
    melds: tuple[tuple[int, int], ...]
    rest: tuple[int, ...]
    upcard: int
    least: int
    points: int
    minimum: int
    needed: int
    limit: int
    closed: bool = False

    @property
    def opened(self) -> bool:
        return self.points >= self.minimum

    @property
    def may_go_out(self) -> bool:
        return sum(naturals + wild >= 7 for naturals, wild in self.melds) >= self.needed


class Step(NamedTuple):
    """A meld: the numbers of naturals of a kind, jokers and twos from the hand."""

    kind: int
    naturals: int
    jokers: int
    twos: int


@cache
def steps(at: Position) -> tuple[tuple[Step, Position], ...]:
    """Return every meld and the position after it, even if the turn cannot be ended from there."""
    found = []
    for kind in (*RANKS, BLACK):
        if at.closed or at.upcard not in (-1, kind):
            continue
        for naturals in range(at.hand[kind] + 1):
            for jokers in range(at.hand[JOKER] + 1):
                for twos in range(at.hand[TWO] + 1):
                    after = _meld(at, Step(kind, naturals, jokers, twos))
                    if after is not None:
                        found.append((Step(kind, naturals, jokers, twos), after))
    return tuple(found)


def _meld(at: Position, step: Step) -> Position | None:
    kind, naturals, jokers, twos = step
    upcard = int(at.upcard == kind)
    if naturals + jokers + twos + upcard == 0 or (upcard and naturals < at.least):
        return None
    laid, wild = at.melds[kind]
    laid, wild = laid + naturals + upcard, wild + jokers + twos
    if laid + wild < 3 or wild > min(laid, at.limit):
        return None
    if kind == BLACK and (wild or not at.may_go_out):
        return None
    hand = list(at.hand)
    hand[kind] -= naturals
    hand[JOKER] -= jokers
    hand[TWO] -= twos
    melds = list(at.melds)
    melds[kind] = (laid, wild)
    points = at.points + (naturals + upcard) * VALUES[kind] + jokers * VALUES[JOKER] + twos * VALUES[TWO]
    rest = at.rest
    if points >= at.minimum:
        hand = [have + more for have, more in zip(hand, rest, strict=True)]
        hand[RED] = 0
        rest = (0,) * 15
    if kind == BLACK and (sum(hand) > 1 or points < at.minimum):
        return None
    return at._replace(hand=tuple(hand), melds=tuple(melds), rest=rest, upcard=-1, points=points, closed=kind == BLACK)


@cache
def can_end(at: Position, melded: bool = True) -> bool:
    """Return whether the turn can be ended from here."""
    cards = sum(at.hand)
    if at.upcard < 0 and (at.opened or not melded) and (cards > 1 or at.may_go_out):
        return True
    return any(can_end(after) for _, after in steps(at))


def allowed(at: Position) -> set[Step]:
    """Return the melds after which the turn can be ended."""
    return {step for step, after in steps(at) if can_end(after)}


def position(state: CanastaRound, *, take: bool = False) -> Position:
    """Return the position of the seat to act; with ``take``, as if it had just taken the pile."""
    side = state.sides[state.seat]
    frozen = state.frozen or not state.opened[side]
    counts = [0] * 15
    upcard, rest = state.due, list(state.waiting)
    if take:
        upcard, rest = state.pile[-1], state.pile[:-1]
    for card in rest:
        counts[_kind(card)] += 1
    return Position(
        hand=tuple(len(cards) for cards in state.hands[state.seat]),
        melds=tuple((len(n), len(w)) for n, w in zip(state.laid[side], state.wild[side], strict=True)),
        rest=tuple(counts),
        upcard=-1 if upcard is None else _kind(upcard),
        least=2 if upcard is not None and frozen else 0,
        points=10_000 if state.opened[side] else state.begun,
        minimum=state.minimums[side],
        needed=state.rules.canastas_to_go_out,
        limit=state.rules.wild_limit,
        closed=state.closing,
    )


def _kind(card: str) -> int:
    if card == "JK":
        return JOKER
    rank = card[:-1]
    if rank == "3":
        return RED if card in ("3H", "3D") else BLACK
    return TWO if rank == "2" else ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A").index(rank)
