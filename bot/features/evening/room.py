"""Shows the evenings of channels: one message each, kept up to date while people play, and folded up at the end.

The store knows the evenings and their messages, so a restart loses none. Only the process that looks after a server's
tables shows its evenings. The message is sent without a notification; it moves to the end of its channel only when a
game has ended and its result would hide it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import NamedTuple

import discord
from discord import ui

from bot import limits
from bot.features.evening.card_posts import CardPosts
from bot.features.evening.message import EVENING, folded_message, room_message
from bot.host.core import LIVE
from bot.host.evenings import GAP, Evening, belongs
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.limits import Code, meaning
from bot.recent import Recent
from bot.table.delivery.channel_posts import SKEW, UNREACHABLE
from bot.table.delivery.requests import NO_MENTIONS, best_effort, fingerprint, nonce
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.ui.custom_ids import Press, custom_ids
from bot.ui.languages import server_texts
from data.store import Act, EveningRow, Status

_log = logging.getLogger(__name__)
_GAMES = 2
"""Finished games that make an evening worth a card."""
_BURIED = 2
"""Messages below a room after which it moves to the end of the channel when a game ends: a result fills a phone."""
_PAUSE = 300.0
"""Seconds before a channel that refused is tried again: Discord counts refused requests against a bot."""
_AT_ONCE = 3
"""Evenings looked at in one tick: after a start there may be many, and Discord limits requests."""
_RETRY = 60.0
"""Seconds before an evening that should have ended is looked at again."""
_KEPT = 10_000
"""Tables whose evening is remembered."""
_LOOKED_IN = 50
"""People remembered who pressed something at an evening's tables without playing."""
_END = 2.0
"""Seconds that running work may take during shutdown."""
_HELD_UP = (Code.OLD_MESSAGE_EDITS, Code.ARCHIVED_THREAD)
"""Failures of an edit after which the message stays as it is until a game ends."""


class _Noted(NamedTuple):
    """The evening of a table, and what was noticed there last."""

    evening: int
    channel: int
    at: float
    shown: tuple[object, ...]
    """What the room shows of the table, or follows from it."""


class _Room:
    """This process's knowledge of one evening's message."""

    def __init__(self) -> None:
        self.found = False
        """Whether the stored message is known to be the last one: a process may die between sending and storing."""
        self.fingerprint = ""
        self.links: dict[str, str] = {}
        """The links it shows, by table."""
        self.may_move = False
        """Whether a game has ended since it was shown."""
        self.onlookers: dict[int, None] = {}
        """The Discord accounts of people who pressed something at its tables, the last ones last."""
        self.quiet_until = 0.0


class Rooms(FeatureService):
    """The rooms of the evenings that this process looks after."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._clock = client, clock
        self._host, self._posts = services.host, services.posts
        self._cards = CardPosts(client, services)
        self._noted: Recent[str, _Noted] = Recent(_KEPT)
        self._rooms: dict[int, _Room] = {}
        self._due: dict[int, float] = {}
        """By evening: when to look at it, because it is over by then unless somebody plays."""
        self._joining = Workers("evening table", self._join)
        self._workers = Workers("evening", self._work)
        self.moderated = Workers("evenings of a moderated server", self._show_all)

    async def start(self) -> None:
        """Show the evenings again with the next ticks, and end those that were over during a downtime."""
        own = (row.id for row in await self._host.evenings.open() if self._host.duty.has(row.guild_id))
        self._due |= dict.fromkeys(own, 0.0)

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._joining.stop(_END)
        await self.moderated.stop(_END)
        await self._workers.stop(_END)

    def changed(self, change: Change) -> None:
        """Note that people play; a change listener of the host."""
        self._note(change.state)

    def brought_back(self, state: TableState) -> None:
        """Note a table after a start."""
        self._note(state)

    def pressed(self, table_id: str, account: int) -> None:
        """Note that somebody pressed something at a table. The room names them when it next changes."""
        noted = self._noted.get(table_id)
        if noted and (room := self._rooms.get(noted.evening)):
            room.onlookers.pop(account, None)
            room.onlookers[account] = None
            if len(room.onlookers) > _LOOKED_IN:
                del room.onlookers[next(iter(room.onlookers))]

    def shown(self, state: TableState) -> None:
        """Correct the link to a table whose message has moved; a listener of the presenter."""
        noted = self._noted.get(state.id)
        room = self._rooms.get(noted.evening) if noted else None
        if noted and room and room.links.get(state.id, self._posts.link(state)) != self._posts.link(state):
            self._workers.poke(noted.evening)

    def tick(self) -> None:
        """Look at the evenings that may be over; a listener of the clocks."""
        now = self._clock()
        for number in [number for number, due in self._due.items() if due < now][:_AT_ONCE]:
            self._due[number] = now + _RETRY
            self._workers.poke(number)

    async def redraw(self, row: EveningRow) -> None:
        """Write an evening's message again, because a person must no longer be named, and delete its card.

        Another process may look after it; that one writes it with the next change.
        """
        if row.card_message is not None:
            await best_effort(self._channel(row).get_partial_message(row.card_message).delete())
        if row.message_id is not None:
            evening = await self._host.evenings.read(row)
            message = await self._folded(evening) if row.ended else (await self._draw(evening))[0]
            await best_effort(self._edit(row, message))
        if room := self._rooms.get(row.id):
            room.fingerprint = ""

    async def _show_all(self, act: Act) -> None:
        """Show the evenings of a server again, because other games may count now, also those that have ended.

        Another process may look after one that goes on; that one shows it with the next change.
        """
        for row in await self._host.evenings.open():
            if row.guild_id == act.guild_id:
                self._workers.poke(row.id)
        for row in await self._host.evenings.ended_by(act):
            if row.message_id is not None:
                await best_effort(self._edit(row, await self._folded(await self._host.evenings.read(row))))
            await self._cards.correct(row)

    def _note(self, state: TableState) -> None:
        """Note the last change of a table, and show its evening if it looks different."""
        if not self._host.duty.has(state.guild_id):
            return
        noted, channel, now = self._noted.get(state.id), self._home(state), self._clock()
        if not belongs(state):
            if noted:  # it has become a practice table
                del self._noted[state.id]
                self._workers.poke(noted.evening)
            return
        shown = (state.status, *(row.player for row in state.seats))
        if noted is None or (state.status is Status.RUNNING and (noted.channel != channel or now - noted.at >= GAP)):
            self._joining.poke(state.id)
            return
        self._noted[state.id] = noted._replace(at=now, shown=shown)
        if state.status is Status.RUNNING:
            self._due[noted.evening] = now + GAP
        if noted.shown != shown:
            if state.status not in LIVE and (room := self._rooms.get(noted.evening)):
                room.may_move = True
            self._workers.poke(noted.evening)

    def _home(self, state: TableState) -> int:
        """Return the channel whose evening a table belongs to: in a thread, the channel that has the thread.

        A thread of a forum, and one whose channel is unknown, has evenings of its own.
        """
        channel = self._client.get_channel(state.channel_id)
        if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.TextChannel):
            return channel.parent_id
        return state.channel_id

    async def _join(self, table_id: str) -> None:
        """Find the evening of a table, or begin it."""
        try:
            state = await self._host.state(table_id)
            if not self._host.duty.has(state.guild_id) or not belongs(state):
                return
            channel = self._home(state)
            if state.status is Status.RUNNING:
                number = (await self._host.evenings.join(table_id, state.guild_id, channel)).id
            elif (found := await self._host.evenings.of_table(table_id)) is not None:
                number = found
            else:
                return
        except Refusal:
            return  # it is gone or damaged, or this process is stopping
        shown = (state.status, *(row.player for row in state.seats))
        self._noted[table_id] = _Noted(number, channel, self._clock(), shown)
        self._workers.poke(number)

    async def _work(self, number: int) -> None:
        row = await self._host.evenings.row(number)
        if row is None or not self._host.duty.has(row.guild_id):
            self._forget(number)
            return
        try:
            if row.ended:
                if row.card == "due":
                    await self._cards.post(row)
                self._forget(number)
            elif self._host.evenings.is_over(row):
                await self._end(row)
            else:
                self._due[number] = row.last_at + GAP
                await self._show(row)
        except Refusal:
            pass  # this process is stopping

    def _forget(self, number: int) -> None:
        self._rooms.pop(number, None)
        self._due.pop(number, None)

    async def _end(self, row: EveningRow) -> None:
        """Fold up the message, and end the evening: of several processes only one does."""
        evening = await self._host.evenings.read(row)
        if row.message_id is not None:
            await best_effort(self._edit(row, await self._folded(evening)))
        self._room(row).fingerprint = ""
        await self._host.evenings.end(row, card=len(evening.standings.games) >= _GAMES)
        self._workers.poke(row.id)  # for its card, or because somebody plays again

    async def _show(self, row: EveningRow) -> None:
        """Send or edit the message."""
        room = self._room(row)
        if row.given_up or self._clock() < room.quiet_until:
            return
        evening = await self._host.evenings.read(row)
        if not (row.posts or evening.is_room):
            return
        try:
            if not room.found and row.posts:
                row = await self._find(row)
            room.found = True
            message, links = await self._draw(evening)
            await self._deliver(row, room, message)
            room.links = links
        except discord.HTTPException as error:
            if meaning(error.code, error.status) not in UNREACHABLE:
                raise
            room.quiet_until = self._clock() + _PAUSE
            _log.warning("evening %s cannot be shown: %s %s", row.id, error.status, error.code)

    async def _deliver(self, row: EveningRow, room: _Room, message: ui.LayoutView) -> None:
        """Edit the message in place, or send it if there is none or a game has ended far above."""
        shown, may_move = fingerprint(message), room.may_move
        stays = row.message_id is not None and not (may_move and await self._is_buried(row))
        if stays and shown != room.fingerprint:
            try:
                await self._edit(row, message)
            except discord.HTTPException as error:
                if error.code == Code.UNKNOWN_MESSAGE:
                    await self._host.evenings.give_up_post(row)
                    return
                if error.code not in _HELD_UP:
                    raise
                if not may_move:
                    return
                stays = False
        if stays or await self._post(row, message):
            room.fingerprint, room.may_move = shown, False

    async def _post(self, row: EveningRow, message: ui.LayoutView) -> bool:
        """Send the message, and delete the one before; return False if another process has sent one, too."""
        evenings, post = self._host.evenings, await self._host.evenings.number_post(row)
        name = nonce(EVENING, str(row.id), str(post))
        sent = await self._channel(row).send(view=message, nonce=name, silent=True, allowed_mentions=NO_MENTIONS)
        if not await evenings.record_post(row, post, sent.id, self._clock()):
            await best_effort(sent.delete())
            return False
        await self._delete(row)
        return True

    async def _find(self, row: EveningRow) -> EveningRow:
        """Find, after a start, a message that was sent but not stored."""
        began = datetime.fromtimestamp(row.began_at - SKEW, UTC)
        after = discord.Object(row.message_id) if row.message_id else began
        try:
            async for message in self._channel(row).history(limit=limits.HISTORY, after=after, oldest_first=True):
                if message.author == self._client.user and _is_of(message, row.id):
                    await self._delete(row)
                    row = row._replace(message_id=message.id)
                    await self._host.evenings.record_post(row, row.posts, message.id, self._clock())
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("evening %s: the channel's history cannot be read: %s", row.id, error.code)
        return row

    async def _is_buried(self, row: EveningRow) -> bool:
        """Return whether messages below the room's hide it; False if the channel cannot be read."""
        assert row.message_id is not None
        after = discord.Object(row.message_id)
        try:
            below = [each async for each in self._channel(row).history(limit=_BURIED, after=after)]
        except (discord.Forbidden, discord.NotFound):
            return False
        return len(below) >= _BURIED

    async def _draw(self, evening: Evening) -> tuple[ui.LayoutView, dict[str, str]]:
        """Return the message of a room, and the links that it shows."""
        links = {table.id: self._posts.link(table) for table in evening.running}
        last = None
        if evening.last_ended and not evening.is_busy:
            with suppress(Refusal):  # it cannot be played again if its moves are not kept
                last = await self._host.state(evening.last_ended)
        onlookers = await self._onlookers(evening)
        texts = await server_texts(self._host.servers, evening.row.guild_id)
        return room_message(texts, evening, links, onlookers=onlookers, last=last), links

    async def _folded(self, evening: Evening) -> ui.LayoutView:
        """Return the message of an evening that is over."""
        return folded_message(await server_texts(self._host.servers, evening.row.guild_id), evening)

    async def _onlookers(self, evening: Evening) -> Sequence[str]:
        """Return the names of people who looked in without playing."""
        room = self._rooms.get(evening.row.id)
        accounts = [account for account in room.onlookers if account not in evening.accounts] if room else []
        found = [await self._host.people.find(account) for account in accounts]
        listed = [player for player in found if player and player.name and not player.hidden]
        shown = [await self._host.names.player(evening.row.guild_id, player) for player in listed]
        return sorted((player.name for player in shown), key=str.casefold)

    async def _edit(self, row: EveningRow, message: ui.LayoutView) -> None:
        assert row.message_id is not None
        there = self._channel(row).get_partial_message(row.message_id)
        await there.edit(view=message, allowed_mentions=NO_MENTIONS)

    async def _delete(self, row: EveningRow) -> None:
        if row.message_id is not None:
            await best_effort(self._channel(row).get_partial_message(row.message_id).delete())

    def _room(self, row: EveningRow) -> _Room:
        return self._rooms.setdefault(row.id, _Room())

    def _channel(self, row: EveningRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id)


def _is_of(message: discord.Message, number: int) -> bool:
    """Return whether the buttons of a message belong to this evening."""
    presses = (Press.read(custom_id) for custom_id in custom_ids(message.components))
    return any(press and press.word == EVENING and press.arguments[-1:] == [str(number)] for press in presses)


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> Rooms:
    """Return the service of a bot."""
    rooms = Rooms(client, services, clock)
    services.host.clocks.on_tick.append(rooms.tick)
    services.host.moderation.on_moderated.append(rooms.moderated.poke)
    services.presenter.on_shown.append(rooms.shown)
    return rooms
