"""What stood out in a game of Pinochle, Binokel or Bezique: the best meld and the richest tricks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from engine.highlights import Course, best_round, biggest_turn, first_best, of_cards
from engine.pinochle import scoring
from engine.pinochle.options import SEATS
from engine.pinochle.round import PinochleRound
from engine.types import Note


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best meld, the most points of a side in the tricks of a round, and the best round.

    Where there was neither, the biggest turn.
    """
    rounds = [(number, cast(PinochleRound, each)) for number, each in enumerate(course.rounds, 1)]
    found = (*_best_meld(rounds), *_most_trick_points(rounds))
    return (*found, *([] if found else biggest_turn(course)), *best_round(course))


def _best_meld(rounds: Iterable[tuple[int, PinochleRound]]) -> Iterator[Note]:
    """Yield the meld that scored most; dixes are none."""
    found = [
        (line, side, number)
        for number, each in rounds
        for side in range(SEATS)
        for line in each.state.lines[side]
        if line.code not in (each.state.dix.name, "dix-turned") and line.points > 0
    ]
    best = first_best(found, lambda each: each[0].points)
    if best:
        line, side, number = best
        yield of_cards("best-meld", side, line.cards, line.points, number, target=line.code)


def _most_trick_points(rounds: Iterable[tuple[int, PinochleRound]]) -> Iterator[Note]:
    """Yield the most points that a side won in the tricks of one round."""
    found = [
        (scoring.trick_points(each.state, side), sum(trick.winner == side for trick in each.state.tricks), side, number)
        for number, each in rounds
        for side in range(SEATS)
    ]
    best = first_best(found, lambda each: each[0])
    if best and best[0] > 0:
        points, count, side, number = best
        yield Note("most-trick-points", {"side": side, "points": points, "count": count, "round": number})
