"""Messages that remind a player of their turn: at most one per table, deleted when the player moves."""

from __future__ import annotations

import logging
from typing import NamedTuple

import discord

from bot.delivery.hand_panels import best_effort
from bot.delivery.table_posts import TablePosts, nonce
from bot.delivery.workers import Workers
from bot.host.absence.clocks import Reminder
from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.messages.absence import reminder_text
from bot.texts import Texts
from data.store import Store

_log = logging.getLogger(__name__)

_LOOK_BACK = 50
"""Messages searched for leftover reminders after a start."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class _Sent(NamedTuple):
    turn: int
    message: discord.PartialMessage | discord.Message


class Reminders:
    """Sends reminders and deletes them."""

    def __init__(self, client: discord.Client, store: Store, host: Host, posts: TablePosts, texts: Texts) -> None:
        self._client, self._store, self._host, self._posts, self._texts = client, store, host, posts, texts
        self._wanted: dict[str, Reminder] = {}
        self._sent: dict[str, _Sent] = {}
        self._unsought: set[str] = set()
        """Tables that may have a reminder from before the start."""
        self._workers = Workers("reminder", self._work)

    def remind(self, reminder: Reminder) -> None:
        """Sends a reminder that is due; a listener of the clocks."""
        self._wanted[reminder.table_id] = reminder
        self._workers.poke(reminder.table_id)

    def changed(self, change: Change) -> None:
        """Deletes the reminder of a player who has moved; a change listener of the host."""
        if change.table_id in self._sent or change.table_id in self._unsought:
            self._workers.poke(change.table_id)

    def recover(self, state: TableState) -> None:
        """Looks for a leftover reminder of a table after a start."""
        if state.reminded:
            self._unsought.add(state.id)
            self._workers.poke(state.id)

    async def stop(self) -> None:
        """Stops the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    async def _work(self, table_id: str) -> None:
        wanted = self._wanted.pop(table_id, None)
        try:
            state = await self._host.state(table_id)
        except Refusal:
            return
        if table_id in self._unsought:
            self._unsought.discard(table_id)
            await self._find(state)
        turn = state.clock.turn if state.clock and state.live else None
        sent = self._sent.get(table_id)
        if sent and (wanted or sent.turn != turn):
            del self._sent[table_id]
            await best_effort(sent.message.delete())
        if wanted and wanted.turn == turn:
            await self._send(state, wanted)

    async def _send(self, state: TableState, reminder: Reminder) -> None:
        """Mentions only the player: in the channel, or by direct message if they play from another server."""
        seat = state.seat_of(reminder.player)
        known = (await self._store.players([reminder.player])).get(reminder.player)
        if seat is None or known is None or known.discord_id is None:
            return
        where = state.channel_id if state.seats[seat].guild_id is None else known.dm_channel
        if where is None:
            return
        player = discord.Object(known.discord_id)
        channel = self._client.get_partial_messageable(where)
        try:
            message = await channel.send(
                reminder_text(self._texts, state, f"<@{player.id}>", self._posts.link(state)),
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=[player]),
                nonce=nonce("reminder", state.id, str(reminder.turn), str(reminder.number)),
                suppress_embeds=True,
            )
        except discord.HTTPException as error:
            _log.info("table %s: the reminder could not be sent: %s %s", state.id, error.status, error.code)
        else:
            self._sent[state.id] = _Sent(reminder.turn, message)

    async def _find(self, state: TableState) -> None:
        """Adopts the last leftover reminder in the channel and deletes older ones."""
        channel = self._client.get_partial_messageable(state.channel_id)
        try:
            left = [message async for message in channel.history(limit=_LOOK_BACK) if self._is_one(message)]
        except discord.HTTPException as error:
            _log.info("table %s: the channel's history cannot be read: %s", state.id, error.code)
            return
        for message in left[1:]:
            await best_effort(message.delete())
        if left:
            reminded = state.clock.turn if state.clock and state.clock.reminded else -1
            self._sent[state.id] = _Sent(reminded, left[0])

    def _is_one(self, message: discord.Message) -> bool:
        """Whether a message is a reminder: no other message of the bot has a mention and a time."""
        mine = self._client.user is not None and message.author.id == self._client.user.id
        return mine and len(message.mentions) == 1 and "<t:" in message.content
