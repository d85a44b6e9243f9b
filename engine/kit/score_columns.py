"""Several games scored at once, as in Hollywood scoring, and what the end of games adds for the rounds won.

Each round that a side wins is entered in one or more columns; each column is a game. One game is one column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.score import RoundScore, ScoreLine
from engine.types import Side

HOLLYWOOD = 3
"""The games that are scored at once in Hollywood."""
BONUSES = ("game-bonus", "boxes", "shutout")
"""The codes of the lines that the end of games adds."""


class Column(NamedTuple):
    """One game of the score: by side the points of the rounds entered, and the side that has won it."""

    entries: tuple[tuple[int, ...], ...]
    winner: Side | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by side."""
        return tuple(map(sum, self.entries))


class Columns(NamedTuple):
    """The columns after some rounds, and how many of them each side has reached."""

    columns: tuple[Column, ...]
    reached: tuple[int, ...] = (0, 0)

    @classmethod
    def of(cls, count: int, target: int, rounds: Iterable[tuple[Side, int]]) -> Columns:
        """Return so many columns after rounds, each with its winner and points. A column closes at the target."""
        score = cls((Column(((), ())),) * count)
        for side, points in rounds:
            score = score.with_round(side, points, target)
        return score

    def with_round(self, side: Side, points: int, target: int) -> Columns:
        """Return the columns after one more round that a side has won."""
        columns, reached, entered = [*self.columns], [*self.reached], self.next_for(side)
        for place in entered:
            entries = [*columns[place].entries]
            entries[side] += (points,)
            columns[place] = Column(tuple(entries), side if sum(entries[side]) >= target else None)
        reached[side] = max(reached[side], entered[-1]) + 1
        return Columns(tuple(columns), tuple(reached))

    def next_for(self, side: Side) -> list[int]:
        """Return the places of the columns in which a side's next win is entered.

        Its first win is entered in the first game that is open, its second in one more, and so on.
        """
        places = [place for place, column in enumerate(self.columns) if column.winner is None]
        return [place for place in places if place <= self.reached[side]] or places[:1]


def bonuses(columns: Sequence[Column], *, game: int, box: int, shutout: Callable[[int, int], int]) -> RoundScore:
    """Return what the end of games adds, by side: ``game`` for each won, and ``box`` for each round won.

    ``shutout`` says what is added if the loser has won no round, from the points of the rounds and those with the
    bonuses. Open games add nothing.
    """
    lines: list[tuple[ScoreLine, ...]] = []
    closed = [column for column in columns if column.winner is not None]
    for side in range(2):
        won = [column for column in closed if column.winner == side]
        boxes = sum(len(column.entries[side]) for column in closed)
        shut_out = [column.entries[side] for column in won if not column.entries[1 - side]]
        more = [shutout(sum(points), sum(points) + game + box * len(points)) for points in shut_out]
        amounts = ((game * len(won), len(won)), (box * boxes, boxes), (sum(more), len(more)))
        its = (ScoreLine(code, points, count) for code, (points, count) in zip(BONUSES, amounts, strict=True))
        lines.append(tuple(line for line in its if line.points))
    return tuple(lines)


def boxes(winners: Iterable[Side | None]) -> list[int]:
    """Return how many rounds each side has won, from the winner of each."""
    won = [*winners]
    return [won.count(side) for side in range(2)]
