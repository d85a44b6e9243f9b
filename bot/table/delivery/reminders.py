"""Messages that tell players that it is their turn: at most one per table and place, deleted when they have acted.

When one is due: :mod:`bot.host.absence.reminder_times`. The store knows the messages not yet deleted, so a restart
loses none.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord

from bot.host.absence.clocks import Reminder
from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.limits import Meaning, meaning
from bot.recent import Recent
from bot.table.delivery.requests import best_effort, nonce
from bot.table.delivery.table_posts import TablePosts
from bot.table.delivery.workers import Workers
from bot.table.messages.absence import reminder_text
from bot.texts import Texts
from data.store import Player, ReminderPost, Store
from engine.types import Seat

_log = logging.getLogger(__name__)

_LOOK_BACK = 50
"""Messages searched for a reminder that was sent but not stored."""
_CLOSED = 3600.0
"""Seconds before closed direct messages are tried again: Discord counts refused requests against a bot."""
_KEPT = 10_000
"""The most players whose closed direct messages are remembered."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_UNREACHABLE = (Meaning.CLOSED, Meaning.FORBIDDEN, Meaning.GONE)


class _Called(NamedTuple):
    """A player to remind, and the channels to try."""

    seat: Seat
    player: Player
    discord_id: int
    reminder: Reminder
    places: Sequence[int]

    @property
    def nonce(self) -> str:
        """The identity of this reminder."""
        return f"{self.seat} {self.reminder.revision} {self.reminder.number}"


class Reminders:
    """Sends reminders and deletes them."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        host: Host,
        posts: TablePosts,
        texts: Texts,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client, self._store, self._host, self._posts, self._texts = client, store, host, posts, texts
        self._clock = clock
        self._due: dict[str, list[Reminder]] = {}
        self._closed_until: Recent[int, float] = Recent(_KEPT)
        """By player: until when their direct messages are taken as closed."""
        self._workers = Workers("reminder", self._work)

    async def start(self) -> None:
        """Delete outdated reminders from before the start."""
        for table_id in await self._store.standing_reminders():
            self._workers.poke(table_id)

    def remind(self, reminder: Reminder) -> None:
        """Send a reminder that is due; a listener of the clocks."""
        self._due.setdefault(reminder.table_id, []).append(reminder)
        self._workers.poke(reminder.table_id)

    def changed(self, change: Change) -> None:
        """Delete the reminders of players who have acted; a change listener of the host."""
        state = change.state
        posts = state.reminder.posts if state.reminder else ()
        if self._host.duty.has(state.guild_id) and any(not _is_of_use(post, state) for post in posts):
            self._workers.poke(state.id)

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._workers.stop(_END)

    async def _work(self, table_id: str) -> None:
        due = self._due.pop(table_id, [])
        try:
            state = await self._host.state(table_id)
        except Refusal:
            return
        if not self._host.duty.has(state.guild_id):
            return
        if not due:
            await self._clean_up(state)
        for together in await self._by_place(state, due):
            state = await self._host.state(table_id)
            called = [each for each in together if each.seat in state.reminded]
            if not called:
                await self._clean_up(state)
            else:
                await self._send(state, called)
                # They may have acted while it was sent.
                self._workers.poke(table_id)

    async def _by_place(self, state: TableState, due: Sequence[Reminder]) -> list[list[_Called]]:
        """Whom to remind, by message: one in each player's direct messages, then one in the channel for all others."""
        known = await self._store.players([each.player for each in due])
        direct: list[_Called] = []
        here: list[_Called] = []
        for reminder in due:
            seat, player = state.seat_of(reminder.player), known.get(reminder.player)
            if seat is not None and player is not None and player.discord_id is not None:
                places = self._places(state, seat, player)
                called = _Called(seat, player, player.discord_id, reminder, places)
                (here if places[:1] == [state.channel_id] else direct).append(called)
        return [*([each] for each in direct), *([here] if here else [])]

    async def _clean_up(self, state: TableState, posting_in: int | None = None) -> list[ReminderPost]:
        """Delete the reminders of players who have acted, and any in the channel ``posting_in``: another follows.

        Return the remaining reminders.
        """
        posts = state.reminder.posts if state.reminder else ()
        standing = []
        for post in posts:
            message_id = post.message_id or await self._find(state, post.channel_id)
            if message_id is None:
                continue
            if post.channel_id != posting_in and _is_of_use(post, state):
                standing.append(post._replace(message_id=message_id))
            else:
                await best_effort(self._channel(post.channel_id).get_partial_message(message_id).delete())
        if tuple(standing) != posts:
            await self._store.record_reminder_posts(state.id, standing)
        return standing

    async def _send(self, state: TableState, called: Sequence[_Called]) -> None:
        """Mention only ``called`` players, where they prefer it: in the channel, or in open direct messages.

        In the channel it names everybody who was reminded and has not acted. Players from another server cannot see it.
        """
        first = called[0]
        if not first.places:
            _log.info("table %s: there is no place for a reminder", state.id)
        for channel_id in first.places:
            standing = await self._clean_up(await self._host.state(state.id), channel_id)
            here = channel_id == state.channel_id
            named = self._named(state, standing) if here else {first.seat: first.discord_id}
            post = ReminderPost(channel_id, None, tuple(named))
            await self._store.record_reminder_posts(state.id, [*standing, post])
            mention = ", ".join(f"<@{number}>" for number in named.values())
            try:
                message = await self._channel(channel_id).send(
                    reminder_text(
                        self._texts.of(state.game), state, first.seat, mention, self._link(state, first.seat)
                    ),
                    allowed_mentions=discord.AllowedMentions(
                        everyone=False, roles=False, users=[discord.Object(each.discord_id) for each in called]
                    ),
                    nonce=nonce("reminder", state.id, *(each.nonce for each in called)),
                    suppress_embeds=True,
                )
            except discord.HTTPException as error:
                _log.info("table %s: the reminder could not be sent: %s %s", state.id, error.status, error.code)
                await self._store.record_reminder_posts(state.id, standing)
                if meaning(error.code, error.status) not in _UNREACHABLE:
                    return
                if channel_id == first.player.dm_channel:
                    self._closed_until[first.player.id] = self._clock() + _CLOSED
            else:
                sent = post._replace(message_id=message.id)
                await self._store.record_reminder_posts(state.id, [*standing, sent])
                return

    def _named(self, state: TableState, standing: Sequence[ReminderPost]) -> dict[Seat, int]:
        """Return the players named in the channel's message, by seat: all who get no direct message."""
        elsewhere = {seat for post in standing for seat in post.seats}
        seats = [seat for seat in state.reminded if state.seats[seat].guild_id is None and seat not in elsewhere]
        ids = {seat: player.discord_id for seat in seats if (player := state.players[seat])}
        return {seat: number for seat, number in ids.items() if number is not None}

    def _places(self, state: TableState, seat: Seat, player: Player) -> list[int]:
        """Return the channels to try. Direct messages are never opened for a reminder: few may be opened in a day."""
        remote = state.seats[seat].guild_id is not None
        places = []
        if remote or state.preferences_of(seat).remind_in == "direct":
            closed = player.dm_closed or self._clock() < self._closed_until.get(player.id, 0.0)
            places += [player.dm_channel] if player.dm_channel is not None and not closed else []
        if not remote and self._posts.trouble(state.id) is None:
            places.append(state.channel_id)
        return places

    def _link(self, state: TableState, seat: Seat) -> str:
        """Return where the player can act: the table's message, or their hand if they play from another server."""
        row = state.seats[seat]
        if row.guild_id is not None and row.hand_message:
            return f"https://discord.com/channels/@me/{row.hand_channel}/{row.hand_message}"
        return self._posts.link(state)

    async def _find(self, state: TableState, channel_id: int) -> int | None:
        """Return the id of a reminder that was sent, but not stored because the process died."""
        mentions = tuple(f"<@{player.discord_id}>" for player in state.players if player is not None)
        endings = {
            reminder_text(self._texts.of(state.game), state, seat, "", "").partition("\n")[0].rstrip()
            for seat, player in enumerate(state.players)
            if player is not None
        }
        try:
            async for message in self._channel(channel_id).history(limit=_LOOK_BACK):
                if (
                    message.author == self._client.user
                    and message.content.startswith(mentions)
                    and any(ending in message.content for ending in endings)
                ):
                    return message.id
        except discord.HTTPException as error:
            _log.info("table %s: the channel's history cannot be read: %s", state.id, error.code)
        return None

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _is_of_use(post: ReminderPost, state: TableState) -> bool:
    """Return whether a message reminds anybody the table still waits for."""
    return not {*state.reminded}.isdisjoint(post.seats)
