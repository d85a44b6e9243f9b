"""What the others may hold: hands that they would have kept, and the crib that comes of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.cribbage.counting import PLACE, WORTH, rank_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.simple import rough_crib
from engine.types import Seat

_TRIES = 12
"""How many hands are dealt to a seat until one is found that it would have played from."""

Places: TypeAlias = tuple[int, ...]
"""Cards by the places of their ranks, in order."""


class World(NamedTuple):
    """Hidden cards dealt in one way, by the places of their ranks.

    ``hands`` are left to be played, ``kept`` will be shown; ``others_laid`` is the crib without the seat's own cards.
    """

    hands: tuple[Places, ...]
    kept: tuple[Places, ...]
    others_laid: Places
    starter: int


def places(cards: Iterable[Card]) -> Places:
    """Return the places of the ranks of some cards."""
    return tuple(sorted(PLACE[card] for card in cards))


def worlds(view: CribbageView, number: int, rng: random.Random) -> Iterator[World]:
    """Yield worlds that agree with a view, in which all have laid away sensibly."""
    return islice(_worlds(view, rng), number)


def _worlds(view: CribbageView, rng: random.Random) -> Iterator[World]:
    hidden = [PLACE[card] for card in view.unseen()]
    shape = view.rules.shape
    own = places(view.hand)
    while True:
        rng.shuffle(hidden)
        left = [*hidden]
        hands: list[Places] = [()] * len(view.sides)
        kept: list[Places] = [()] * len(view.sides)
        laid: list[int] = []
        for seat in sorted(view.others, key=lambda other: -view.above[other]):
            hands[seat], away = _dealt(view, seat, left, rng)
            kept[seat] = tuple(sorted((*hands[seat], *places(view.played_by(seat)))))
            laid += away
        laid += left[: shape.to_crib]
        if view.seat is not None:
            hands[view.seat] = own
            kept[view.seat] = places((*view.hand, *view.played_by(view.seat)))
        starter = PLACE[view.starter] if view.starter else left[shape.to_crib]
        yield World(tuple(hands), tuple(kept), tuple(laid), starter)


def _dealt(view: CribbageView, seat: Seat, left: list[int], rng: random.Random) -> tuple[Places, list[int]]:
    """Return a hand for a seat and what it has laid away, both taken out of the cards that are left."""
    shape = view.rules.shape
    known = [PLACE[card] for card in view.known[seat]]
    seen = [*(PLACE[card] for card in view.played_by(seat)), *known]
    missing = shape.kept - len(seen)
    above, mine = view.above[seat], 1 if view.sides[seat] == view.sides[view.dealer] else -1
    hand: list[int] = []
    away: list[int] = []
    for last in (*[False] * _TRIES, True):
        drawn = rng.sample(left, missing + shape.laid)
        if last:
            allowed = [place for place in left if WORTH[place] > above]
            hand = allowed[:missing]
            rest = _without(left, hand)
            away = rest[: shape.laid]
            break
        away = _laid([*seen, *drawn], shape.laid, view.rules.sign, mine)
        hand = _without([*seen, *drawn], away)
        if _holds(hand, seen):
            hand = _without(hand, seen)
            if all(WORTH[place] > above for place in hand) and _can_play(view, seat, [*hand, *known]):
                break
    left[:] = _without(left, [*hand, *away])
    return tuple(sorted([*hand, *known])), away


def _can_play(view: CribbageView, seat: Seat, hand: Sequence[int]) -> bool:
    return view.phase != "play" or seat not in view.to_act or any(view.count + WORTH[place] <= 31 for place in hand)


def _laid(hand: Sequence[int], number: int, sign: int, mine: int) -> list[int]:
    """Return what a sensible player lays away of a hand."""
    best: tuple[float, tuple[int, ...]] = (-999.0, ())
    held = sorted(hand)
    for away in {*combinations(held, number)}:
        value = sign * (rank_points(tuple(_without(held, away))) + mine * rough_crib(away))
        best = max(best, (value, away))
    return [*best[1]]


def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = [*cards]
    for card in gone:
        left.remove(card)
    return left


def _holds(cards: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(cards.count(card) >= wanted.count(card) for card in {*wanted})
