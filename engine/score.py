"""The score of a round, whether it wins the game, and which seat starts the next round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.types import Seat, Side


class ScoreLine(NamedTuple):
    """One line of a round's score: ``points`` for ``count`` of what ``code`` names."""

    code: str
    points: int
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which a line never needs
    cards: tuple[Card, ...] = ()


RoundScore: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The score lines of a round, by side."""


class Settlement(NamedTuple):
    """The sides that have won after a round, and the target from then on.

    Without winners the game goes on; if all sides have won, it is drawn.
    """

    winners: tuple[Side, ...]
    target: int
    lines: RoundScore = ()
    """By side, what the won game adds to the score, such as a game bonus; empty for nothing.

    Each line is also an event of its code.
    """


def points_of(score: RoundScore) -> list[int]:
    """Return the points of each side.

    >>> points_of(((ScoreLine("melds", 60), ScoreLine("hand", -15)), ()))
    [45, 0]
    """
    return [sum(line.points for line in lines) for lines in score]


def achieved(feats: Mapping[str, int]) -> dict[str, int]:
    """Return the feats of a side that statistics count: those that happened.

    >>> achieved({"tricks": 3, "grand-slam": 0})
    {'tricks': 3}
    """
    return {feat: count for feat, count in feats.items() if count > 0}


def first_player(
    number: int,
    sides: Sequence[Side],
    scores: Sequence[RoundScore],
    *,
    first: Seat = 0,
    loser: bool = False,
    edition: int = 2,
) -> Seat:
    """Return which seat starts round ``number`` (from 1), after the finished rounds ``scores``.

    ``first`` starts round 1 and the seats then take turns. With ``loser``, the next seat of a side with the lowest
    score in the last round starts; if the sides were level, the next seat of all. In the first edition of the rules
    it was the first seat of the first such side, or the seat whose turn it was by the number of the round.

    >>> [first_player(number, (0, 1, 2), ()) for number in (1, 2, 3, 4)]
    [0, 1, 2, 0]
    """
    if not loser:
        return (first + number - 1) % len(sides)
    if edition == 1:
        points = points_of(scores[-1]) if scores else ()
        level = len(set(points)) < 2
        return (first + number - 1) % len(sides) if level else sides.index(points.index(min(points)))
    starts = first
    for points in map(points_of, scores[: number - 1]):
        after = ((starts + place) % len(sides) for place in range(1, len(sides) + 1))
        starts = next(seat for seat in after if points[sides[seat]] == min(points))
    return starts


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
