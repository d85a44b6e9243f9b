"""Help from other processes: hands in direct messages that another one sends, and the names of their servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import shard_of
from bot.recent import Recent
from data.store import StoreError
from engine.types import Seat

_log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that the other process may take to send a hand before it is shown elsewhere."""
_LOOK = 0.3
"""Seconds between two looks at the store."""
_IN_VAIN = 60.0
"""Seconds during which nobody waits again for a hand that did not come: few direct messages may be opened."""
_KEPT = 10_000
"""The most such hands remembered."""


class HandsElsewhere:
    """Passes people's requests on to the process that sends hands by direct message."""

    def __init__(self) -> None:
        self.tell: Callable[..., None] = lambda word, *values: None
        """Gives the other process a hint: see :class:`bot.table.delivery.hand_requests.HandRequests`."""
        self._in_vain: Recent[tuple[str, int], float] = Recent(_KEPT)
        """By table and player: until when nobody waits."""

    async def sent(
        self,
        read: Callable[[str], Awaitable[TableState]] | None,
        state: TableState,
        seat: Seat,
        *,
        at_once: bool = False,
    ) -> bool | None:
        """Return whether a seat's hand is, or soon will be, in the direct messages; ``None`` if they are closed.

        It is asked for, ``at_once`` even if nothing is dealt yet, or direct messages were closed.
        """
        player, asked = state.players[seat], False
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while player is not None and player.discord_id is not None:
            if state.seats[seat].hand_message:
                return True
            if player.dm_closed and (asked or not at_once):
                return None
            key = (state.id, player.id)
            if loop.time() >= until or read is None:
                self._in_vain[key] = loop.time() + _IN_VAIN
                return False
            if not at_once and loop.time() < self._in_vain.get(key, 0.0):
                return False
            if not asked:
                asked = True
                self.tell("hand", state.id, player.id, at_once)
            await asyncio.sleep(_LOOK)
            try:
                state = await read(state.id)
            except (Refusal, StoreError):
                return False
            player = state.players[seat] if state.seats[seat].player == player.id else None
        return False

    def dismiss(self, state: TableState, seat: Seat, told: str, *, may_return: bool) -> None:
        """Make the other process replace the hand of a player who lost their seat by a note."""
        row = state.seats[seat]
        place, farewell = (row.hand_channel, row.hand_message), (told, may_return)
        self.tell("gone", state.id, seat, row.player, place, farewell)

    def take_away(self, table_id: str, player: int) -> None:
        """Make the other process forget a deleted hand."""
        self.tell("taken", table_id, player)


class ServerNames:
    """Knows the names of connected servers, and asks Discord once for those of another process."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._asked: dict[int, str] = {}

    def of(self, guild_id: int) -> str:
        """Return the name, with Markdown escaped; empty if it is not known."""
        guild = self._client.get_guild(guild_id)
        return discord.utils.escape_markdown(guild.name if guild else self._asked.get(guild_id, ""))

    async def learn(self, guild_id: int) -> None:
        """Ask Discord once for the name of a server whose shard another process runs."""
        if guild_id in self._asked or not self._is_elsewhere(guild_id):
            return
        self._asked[guild_id] = ""
        try:
            self._asked[guild_id] = str((await self._client.http.get_guild(guild_id, with_counts=False))["name"])
        except discord.HTTPException as error:
            _log.info("a server's name is not known: %s %s", error.status, error.code)

    def _is_elsewhere(self, guild_id: int) -> bool:
        shards = self._client.shard_ids
        return shards is not None and shard_of(guild_id, self._client.shard_count or 1) not in shards
