"""The data of an exhibition: a series of games between computers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pydantic import BaseModel, ConfigDict

from engine.types import Side


class Exhibition(BaseModel):
    """A series of games, each at its own table: which one a table plays, and the results of those before it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    games: int
    number: int
    """The number of this game, from 1."""
    wins: tuple[int, ...]
    points: tuple[int, ...]
    """By side, the points of the previous games."""
    open_hands: bool
    """Whether people see the hand of the seat to act."""
    first_table: str = ""
    """The table of the first game; empty for the first game itself. The computers keep their names from there."""
    moved: int = 0
    """By how many seats the computers have moved since the first game, so that each leads first in turn."""

    @property
    def is_last(self) -> bool:
        """Whether this is the last game."""
        return self.number >= self.games

    def after(self, totals: Sequence[int], winners: Collection[Side]) -> Exhibition:
        """The data of the next game, after this one has ended with these totals."""
        wins = tuple(won + (side in winners) for side, won in enumerate(self.wins))
        points = tuple(map(sum, zip(self.points, totals, strict=True)))
        return self.model_copy(update={"number": self.number + 1, "wins": wins, "points": points})
