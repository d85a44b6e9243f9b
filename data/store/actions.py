"""The actions of a game, and the results they produce."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol


class ActionRow(NamedTuple):
    """One action of a game: its number (from 1), the seat, the action as JSON, and its time.

    ``computer`` is the level of the computer that chose it, at its own seat or as a person's stand-in. ``advice`` is
    that of the hint that a person took it from.
    """

    number: int
    seat: int
    action: Mapping[str, Any]
    at: float
    computer: str = ""
    advice: str = ""


class ResultSeat(NamedTuple):
    """The occupant of a seat at the time of a result: a player, or a computer by its level.

    ``stood_in`` counts the actions of the round, or of the whole game, that a computer took as the player's stand-in.
    """

    seat: int
    player: int | None
    computer: str = ""
    stood_in: int = 0


class ResultRow(NamedTuple):
    """A side's result of a round (``round`` from 1) or of the whole game (``round`` 0): its points, and whether it won.

    ``lines`` list the points of a round, or those added at the end of a game; ``seats`` are those of the side.
    ``feats`` counts feats for the records. ``ended`` says how a game ended that was not played out (``forfeit``).
    ``level`` is the highest level of computer at the table, ``""`` for people only. ``match_games`` is how many games
    the side has won in the match that this game ended; ``None`` if it ended none. ``ranked`` says whether the game
    counts for the side in league and ratings.
    """

    table_id: str
    round: int
    side: int
    points: int
    won: bool
    lines: Sequence[Mapping[str, Any]]
    at: float
    seats: Sequence[ResultSeat] = ()
    feats: Mapping[str, int] = {}
    ended: str = ""
    level: str = ""
    match_games: int | None = None
    ranked: bool = True


class ActionStore(Protocol):
    """Actions and results."""

    async def append(
        self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = (), *, daily_limit: int = 0
    ) -> None:
        """Append an action together with its results.

        A game is not ranked if two of its people had already played ``daily_limit`` games against each other on that
        day (UTC); 0 sets no limit.
        The results of a round that is played again replace its old ones and those of later rounds. Raises
        :class:`Conflict` if the number is taken or leaves a gap, or the table is not running.
        """

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """Return the actions with a number above ``after``, in order."""

    async def compact_actions(self, before: float, count: int = 100) -> int:
        """Store the actions of finished and closed tables of which none has happened since ``before`` in fewer bytes.

        At most ``count`` tables are changed; return how many. They are read as before, but resume a little more slowly.
        """

    async def drop_actions(self, before: float, count: int = 100) -> int:
        """Drop the actions of finished and closed tables of which none has happened since ``before``, for good.

        At most ``count`` tables are changed; return how many. Their rows and results stay. Their end counts as shown.
        """

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """Return the results of a table, or of the tables of a server, in the order they were stored."""
