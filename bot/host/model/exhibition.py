"""What is known of a table where computers play each other for people to watch."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pydantic import BaseModel, ConfigDict

from engine.types import Side


class Exhibition(BaseModel):
    """A series of games, each at a table of its own: which of them a table plays, and how those before it ended."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    games: int
    number: int
    """Which of the games it is, from 1."""
    wins: tuple[int, ...]
    points: tuple[int, ...]
    """By side, what the games before brought."""
    open_hands: bool
    """Whether people are shown the hand of who is to play."""

    @property
    def is_last(self) -> bool:
        """Whether no game follows."""
        return self.number >= self.games

    def after(self, totals: Sequence[int], winners: Collection[Side]) -> Exhibition:
        """The next game, after this one has come to these totals."""
        wins = tuple(won + (side in winners) for side, won in enumerate(self.wins))
        points = tuple(map(sum, zip(self.points, totals, strict=True)))
        return self.model_copy(update={"number": self.number + 1, "wins": wins, "points": points})
