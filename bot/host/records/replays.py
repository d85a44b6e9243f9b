"""Replays: rounds that are over, for those who sat there and for the server where they were played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.records.playback import Playback, PlaybackRound
from bot.host.records.previous_games import PreviousGame, previous_games, sat
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status, TableRow
from engine.game import Record

_SHOWN = (Status.RUNNING, Status.PAUSED, Status.FINISHED, Status.CLOSED)
_OFFERED = 25
"""The most games that are offered."""


class Replay(NamedTuple):
    """A game that can be played back, and its table as it stands."""

    playback: Playback
    rounds: Mapping[int, PlaybackRound]
    """By the rounds' numbers."""
    state: TableState


class Replays:
    """What can be played back."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def watch(self, table_id: str, player: Player, guild_id: int | None) -> Replay:
        """A game as far as its rounds are over, for somebody who sat there or asks in the server of its table.

        Whether others may see the table's channel is for the caller to know.

        Refuses ``no-table``, and ``no-round-over``.
        """
        async with self._core.tables.hold(table_id) as session:
            if not _may_see(session.row, player, guild_id):
                raise Refusal("no-table")
            game = session.game
            deals, over = session.over()
            if game is None or not over:
                raise Refusal("no-round-over")
            record = Record(game.rules, game.seats, deals, tuple(game.actions))
            state = session.state()
        ended = state.status in (Status.FINISHED, Status.CLOSED)
        playback, rounds = await asyncio.to_thread(_wound, record, over, ended)
        if not rounds:
            raise Refusal("no-round-over")
        return Replay(playback, rounds, state)

    async def games(self, player: Player, guild_id: int | None) -> list[PreviousGame]:
        """The newest games that a player may look at: those where they sat, and those of the server."""
        store = self._core.store
        rows = {row.id: row for row in await store.tables(player=player.id, statuses=_SHOWN, limit=_OFFERED)}
        if guild_id is not None:
            here = await store.tables(guild_id=guild_id, statuses=_SHOWN, limit=_OFFERED)
            rows |= {row.id: row for row in here}
        newest = sorted(rows.values(), key=lambda row: (-row.created_at, row.id))[:_OFFERED]
        return await previous_games(store, newest, player)


def _wound(record: Record, over: Sequence[int], ended: bool) -> tuple[Playback, dict[int, PlaybackRound]]:
    playback = Playback.of(record, over, ended=ended)
    return playback, playback.rounds()


def _may_see(row: TableRow, player: Player, guild_id: int | None) -> bool:
    return row.guild_id == guild_id or sat(row, player)
