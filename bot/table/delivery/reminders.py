"""Messages that tell players that it is their turn: at most one per table and place, deleted when they have acted.

A player who has used the table since needs none either. A message for several names only those it still concerns.

When one is due: :mod:`bot.host.absence.reminder_times`. The store knows the messages not yet deleted, so a restart
loses none.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
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
from bot.ui.languages import seat_texts, table_texts
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
_GAP = "\0"
"""Stands for the changing parts of a reminder when one is looked for."""
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
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client, self._store, self._host, self._posts = client, store, host, posts
        self._clock = clock
        self._due: dict[str, list[Reminder]] = {}
        self._closed_until: Recent[int, float] = Recent(_KEPT)
        """By player: until when their direct messages are taken as closed."""
        self._workers = Workers("reminder", self._work)
        self._standing: set[str] = set()
        """The tables with reminders not yet deleted."""

    async def start(self) -> None:
        """Delete outdated reminders from before the start."""
        for table_id in await self._store.standing_reminders():
            self._standing.add(table_id)
            self._workers.poke(table_id)

    def seen(self, table_id: str) -> None:
        """Delete the reminder of a person who has just used the table; a listener of the clocks."""
        if table_id in self._standing:
            self._workers.poke(table_id)

    def remind(self, reminder: Reminder) -> None:
        """Send a reminder that is due; a listener of the clocks."""
        self._due.setdefault(reminder.table_id, []).append(reminder)
        self._workers.poke(reminder.table_id)

    def changed(self, change: Change) -> None:
        """Delete the reminders of players who have acted; a change listener of the host."""
        state = change.state
        posts = state.reminder.posts if state.reminder else ()
        if self._host.duty.has(state.guild_id) and any(self._concerned(state, post) != post.seats for post in posts):
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
        """Return the players to remind, by message: one for each who gets a direct message, then one in the channel."""
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
        """Delete the reminders that concern nobody any more, and any in the channel ``posting_in``: another follows.

        The others name only those they still concern. Return the remaining reminders.
        """
        posts = state.reminder.posts if state.reminder else ()
        standing = []
        for stored in posts:
            message_id = stored.message_id or await self._find(state, stored.channel_id)
            if message_id is None:
                continue
            post = stored._replace(message_id=message_id)
            message, concerned = self._message(post), self._concerned(state, post)
            if post.channel_id == posting_in or not concerned:
                await best_effort(message.delete())
                continue
            if concerned != post.seats:
                named = self._ids(state, concerned)
                edit = message.edit(
                    content=self._content(state, named, post.channel_id), allowed_mentions=_only(named.values())
                )
                await best_effort(edit)  # an edit notifies nobody
            standing.append(post._replace(seats=concerned))
        if tuple(standing) != posts:
            await self._store.record_reminder_posts(state.id, standing)
        if standing:
            self._standing.add(state.id)
        else:
            self._standing.discard(state.id)
        return standing

    def _concerned(self, state: TableState, post: ReminderPost) -> tuple[Seat, ...]:
        """Return the seats that a reminder still concerns: those to act who have not used the table since."""
        sent_at = discord.utils.snowflake_time(post.message_id).timestamp() if post.message_id else self._clock()
        ids = self._ids(state, [seat for seat in post.seats if seat in state.reminded])
        return tuple(seat for seat, who in ids.items() if self._host.clocks.last_press(state.id, who) <= sent_at)

    @staticmethod
    def _ids(state: TableState, seats: Iterable[Seat]) -> dict[Seat, int]:
        """Return the Discord users on these seats."""
        players = {seat: state.players[seat] for seat in seats}
        return {seat: who.discord_id for seat, who in players.items() if who and who.discord_id is not None}

    def _content(self, state: TableState, named: Mapping[Seat, int], channel_id: int) -> str:
        """Return the text of a reminder to the players ``named``, by seat, in the table's channel or a direct one."""
        seat = next(iter(named))
        texts = (table_texts(state) if channel_id == state.channel_id else seat_texts(state, seat)).of(state.game)
        mentions = texts.joined(f"<@{number}>" for number in named.values())
        return reminder_text(texts, state, seat, mentions, self._link(state, seat))

    async def _send(self, state: TableState, called: Sequence[_Called]) -> None:
        """Mention only ``called`` players, where they prefer it: in the channel, or in open direct messages.

        In the channel it names all those whom the last one there still concerns, too.
        """
        first = called[0]
        if not first.places:
            _log.info("table %s: there is no place for a reminder", state.id)
        for channel_id in first.places:
            state = await self._host.state(state.id)
            before = state.reminder.posts if state.reminder else ()
            others = [seat for post in before if post.channel_id == channel_id for seat in self._concerned(state, post)]
            standing = await self._clean_up(state, channel_id)
            named = self._ids(state, sorted({*others, *(each.seat for each in called)}))
            post = ReminderPost(channel_id, None, tuple(named))
            await self._store.record_reminder_posts(state.id, [*standing, post])
            self._standing.add(state.id)
            try:
                message = await self._channel(channel_id).send(
                    self._content(state, named, channel_id),
                    allowed_mentions=_only(each.discord_id for each in called),
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
        people = [(seat, player) for seat, player in enumerate(state.players) if player is not None]
        mentions = [f"<@{player.discord_id}>" for _, player in people]
        wordings = [
            reminder_text(texts.of(state.game), state, seat, _GAP, _GAP).partition("\n")[0].split(_GAP)
            for seat, _ in people
            for texts in (table_texts(state), seat_texts(state, seat))
        ]
        try:
            async for message in self._channel(channel_id).history(limit=_LOOK_BACK):
                if (
                    message.author == self._client.user
                    and any(mention in message.content for mention in mentions)
                    and any(all(part in message.content for part in parts) for parts in wordings)
                ):
                    return message.id
        except discord.HTTPException as error:
            _log.info("table %s: the channel's history cannot be read: %s", state.id, error.code)
        return None

    def _message(self, post: ReminderPost) -> discord.PartialMessage:
        return self._channel(post.channel_id).get_partial_message(post.message_id or 0)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _only(users: Iterable[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
