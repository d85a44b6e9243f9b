"""History: the finished games of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.records.participants import Participant, known_players, participants, seated
from bot.host.table.stored_table import stored_preset
from data.store import Status

_LISTED = 10
_LOOKED_AT = 500
"""The most games of a player searched for a list."""


class SideScore(NamedTuple):
    """A side's result in a game."""

    participants: tuple[Participant, ...]
    points: int
    won: bool
    match_games: int | None = None
    """The games it had won in the match, if this game ended one."""


class GameScore(NamedTuple):
    """A finished game, and when it ended."""

    table_id: str
    game: str
    preset: str
    at: float
    sides: tuple[SideScore, ...]


class History:
    """Lists finished games."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def games(self, guild_id: int | None, people: Sequence[int], *, only: bool) -> list[GameScore]:
        """Return the last games that these players finished together in a server (``None``: in any), newest first.

        ``only`` excludes games with other people. Practice games are left out.
        """
        wanted = set(people)
        tables = await self._core.store.tables(
            guild_id=guild_id, player=people[0], statuses=(Status.FINISHED,), limit=_LOOKED_AT
        )
        found = [row for row in tables if not row.practice and _fits(seated(row.seats), wanted, only=only)]
        found = found[:_LISTED]
        known = await known_players(self._core.names, guild_id, (row.seats for row in found))
        scores = []
        for row in found:
            results = [each for each in await self._core.store.results(table_id=row.id) if each.round == 0]
            sides = tuple(
                SideScore(participants(each, known), each.points, each.won, each.match_games) for each in results
            )
            if sides:
                scores.append(GameScore(row.id, row.game, stored_preset(row), results[0].at, sides))
        return scores


def _fits(people: set[int], wanted: set[int], *, only: bool) -> bool:
    return people == wanted if only else people >= wanted
