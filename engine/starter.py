"""Who starts a round: the seats in turn, or the loser of the last round; first of all, who cut the highest card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat, Side
from engine.score import RoundScore


def starter(
    number: int, sides: Sequence[Side], scores: Sequence[RoundScore], *, first: Seat = 0, loser: bool = False
) -> Seat:
    """Who starts round ``number`` (from 1), after the finished rounds ``scores``, if ``first`` starts the first one.

    The seats do so in turn; with ``loser`` the first seat of the side that scored least in the round before, if the
    sides scored differently.
    """
    if loser and scores:
        made = [sum(line.points for line in lines) for lines in scores[-1]]
        if len(set(made)) > 1:
            return sides.index(made.index(min(made)))
    return (first + number - 1) % len(sides)


def highest_cut(seats: int, strengths: Sequence[int | None]) -> Seat:
    """Who cuts the highest card, if the cards that lie for the cut are so strong.

    Everybody cuts again where the highest are equal, or a card (``None``) is none to cut with.
    """
    for top in range(0, len(strengths) - seats + 1, seats):
        its = [strength for strength in strengths[top : top + seats] if strength is not None]
        if len(its) == seats and its.count(max(its)) == 1:
            return its.index(max(its))
    return 0
