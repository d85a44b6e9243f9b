"""Several games of the same players, each at its own table: a match of people, or an exhibition of computers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field

from bot.host.model.setup import MatchLength
from engine.types import Seat, Side


class StepRate(NamedTuple):
    """A number of steps per interval in seconds."""

    seconds: float
    steps: int


SPEEDS = (StepRate(6.0, 1), StepRate(3.0, 1), StepRate(1.5, 1), StepRate(1.5, 3), StepRate(1.5, 10))
"""From slow to fast. Each interval brings a message edit, which Discord limits: so none is shorter than 1.5 s."""
FASTEST = len(SPEEDS) - 1
DEFAULT_SPEED = 1


def changed_speed(speed: int, by: int) -> int:
    """Return the index in :data:`SPEEDS` that is ``by`` entries from another, or the nearest one that exists."""
    return min(max(speed + by, 0), FASTEST)


class Series(BaseModel):
    """Which game a table plays, and the results of those before it.

    Results go by side, not by player, so they say nothing about somebody who asked to be forgotten.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    games: int = 0
    """How many games are played; 0 in a match, which lasts until a side has won enough."""
    number: int = 1
    """The number of this game, from 1."""
    wins: tuple[int, ...]
    """By side, the games won before this one. In a match a game may count several."""
    points: tuple[int, ...]
    """By side, the points of the previous games."""
    first_table: str = ""
    """The table of the first game; empty for the first game itself. The computers keep their names from there."""
    moved: int = 0
    """The number of seats the players have moved since the first game, so that each leads first in turn."""

    @classmethod
    def first(cls, sides: Sequence[Side], games: int = 0) -> Self:
        """Return the series at its first game."""
        zeros = (0,) * (max(sides) + 1)
        return cls(games=games, wins=zeros, points=zeros)

    @property
    def is_last(self) -> bool:
        """Whether this is the last of a fixed number of games."""
        return 0 < self.games <= self.number

    def after(self, totals: Sequence[int], winners: Collection[Side], worth: int = 1) -> Self:
        """Return the series after this game ended with these totals, and counted ``worth`` games for its winners."""
        wins = tuple(won + worth * (side in winners) for side, won in enumerate(self.wins))
        points = tuple(map(sum, zip(self.points, totals, strict=True)))
        return self.model_copy(update={"number": self.number + 1, "wins": wins, "points": points})

    def at(self, table_id: str, sides: Sequence[Side], first: Seat) -> Self:
        """Return the series for the table after ``table_id``, where the player of seat ``first`` moves to seat 0."""
        before = {side: sides[(seat + first) % len(sides)] for seat, side in enumerate(sides)}
        moved = {
            "wins": tuple(self.wins[before[side]] for side in sorted(before)),
            "points": tuple(self.points[before[side]] for side in sorted(before)),
            "moved": (self.moved + first) % len(sides),
        }
        return self.model_copy(update={**moved, "first_table": self.first_table or table_id})


class Match(NamedTuple):
    """A match's standing: the games each side has won, including the table's own once it is over."""

    length: MatchLength
    needed: int
    """The games that win the match."""
    number: int
    """The number of the table's game, from 1."""
    wins: tuple[int, ...]

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides that have won most games."""
        return tuple(side for side, won in enumerate(self.wins) if won == max(self.wins))

    @property
    def winner(self) -> Side | None:
        """The side that has won the match: the only one with most games, and enough of them."""
        return self.leaders[0] if len(self.leaders) == 1 and max(self.wins) >= self.needed else None


class Exhibition(BaseModel):
    """The controls of a table where computers play each other for people to watch."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    open_hands: bool
    """Whether people see the hand of the seat to act."""
    running: bool = False
    """Whether it runs by itself."""
    speed: int = Field(default=DEFAULT_SPEED, ge=0, le=FASTEST)
    """The index of its speed in :data:`SPEEDS`."""
    until: float = 0.0
    """When it pauses unless somebody controls it before."""

    @property
    def rate(self) -> StepRate:
        """How fast it runs by itself."""
        return SPEEDS[self.speed]

    def controlled(self, until: float, *, running: bool | None = None, by: int = 0) -> Self:
        """Return the exhibition once run, paused, or with its speed changed ``by`` a number of entries."""
        runs = self.running if running is None else running
        return self.model_copy(update={"running": runs, "speed": changed_speed(self.speed, by), "until": until})
