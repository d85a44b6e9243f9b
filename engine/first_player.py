"""Which seat starts a round: the seats in turn, the loser of the last round, or whoever cuts the highest card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.score import RoundScore
from engine.types import Seat, Side


def first_player(
    number: int, sides: Sequence[Side], scores: Sequence[RoundScore], *, first: Seat = 0, loser: bool = False
) -> Seat:
    """Return which seat starts round ``number`` (from 1), after the finished rounds ``scores``.

    ``first`` starts round 1 and the seats then take turns. With ``loser``, the first seat of the side with the lowest
    score in the last round starts, unless the sides were level.

    >>> [first_player(number, (0, 1, 2), ()) for number in (1, 2, 3, 4)]
    [0, 1, 2, 0]
    """
    if loser and scores:
        points = [sum(line.points for line in lines) for lines in scores[-1]]
        if len(set(points)) > 1:
            return sides.index(points.index(min(points)))
    return (first + number - 1) % len(sides)


def highest_cut(seats: int, strengths: Sequence[int | None]) -> Seat:
    """Return the seat that cuts the highest card; ``strengths`` are those of the cards, in the order they are cut.

    All seats cut again if the highest cards are equal or if any card (``None``) does not count.

    >>> highest_cut(2, [7, 7, None, 3, 4, 9])
    1
    """
    for top in range(0, len(strengths) - seats + 1, seats):
        cut = [strength for strength in strengths[top : top + seats] if strength is not None]
        if len(cut) == seats and cut.count(max(cut)) == 1:
            return cut.index(max(cut))
    return 0
