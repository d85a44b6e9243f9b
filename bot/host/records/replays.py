"""Replays of finished rounds, for their players and for the server where they were played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.records.playback import Playback, PlaybackRound
from bot.host.records.previous_games import PreviousGame, previous_games, took_part
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status, TableRow
from engine.game import Record

_SHOWN = (Status.RUNNING, Status.PAUSED, Status.FINISHED, Status.CLOSED)
_OFFERED = 100
"""The most games looked at: a list shows the newest of them, and typing finds the others."""


class Replay(NamedTuple):
    """A game's playback, its rounds by number, and its table now."""

    playback: Playback
    rounds: Mapping[int, PlaybackRound]
    state: TableState


class Replays:
    """Opens replays."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def watch(self, table_id: str, player: Player, guild_id: int | None) -> Replay:
        """Return the finished rounds of a game, for one of its players or a person in its server.

        The caller checks whether others may see the table's channel. Refuses ``no-table``, and ``no-round-over``.
        """
        async with self._core.tables.hold(table_id) as session:
            if not _may_see(session.row, player, guild_id):
                raise Refusal("no-table")
            game = session.game
            deals, over = session.finished_deals()
            if game is None or not over:
                raise Refusal("no-round-over")
            record = Record(game.rules, game.seats, deals, tuple(game.actions))
            state = session.state()
        ended = state.status in (Status.FINISHED, Status.CLOSED)
        playback, rounds = await asyncio.to_thread(_playback, record, over, ended)
        if not rounds:
            raise Refusal("no-round-over")
        return Replay(playback, rounds, state)

    async def games_in(self, channel_id: int, player: Player) -> list[PreviousGame]:
        """Return the newest games of a channel."""
        store = self._core.store
        rows = await store.tables(channel_id=channel_id, statuses=_SHOWN, limit=_OFFERED)
        return await previous_games(self._core, rows, player)

    async def games(self, player: Player, guild_id: int | None) -> list[PreviousGame]:
        """Return the newest games that a player may watch: their own, and those of the server."""
        store = self._core.store
        rows = {row.id: row for row in await store.tables(player=player.id, statuses=_SHOWN, limit=_OFFERED)}
        if guild_id is not None:
            here = await store.tables(guild_id=guild_id, statuses=_SHOWN, limit=_OFFERED)
            rows |= {row.id: row for row in here}
        newest = sorted(rows.values(), key=lambda row: (-row.created_at, row.id))[:_OFFERED]
        return await previous_games(self._core, newest, player)


def _playback(record: Record, over: Sequence[int], ended: bool) -> tuple[Playback, dict[int, PlaybackRound]]:
    playback = Playback.of(record, over, ended=ended)
    return playback, playback.rounds()


def _may_see(row: TableRow, player: Player, guild_id: int | None) -> bool:
    return row.guild_id == guild_id or took_part(row, player)
