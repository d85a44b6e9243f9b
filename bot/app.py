"""The application: connects the services to Discord, and shuts them down in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import registry
from bot.command_sync import CommandSync
from bot.host.core import DIRECT, Duty
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import shard_of
from bot.services import build_services
from bot.settings import Settings
from bot.sharding.membership import News
from bot.sharding.tenure import Gate, Tenure, guard_edits, keep_pace
from bot.storable_text import clean_typed_text
from bot.table.context import give_context
from bot.table.delivery.hand_requests import HandRequests
from bot.table.delivery.painter import Painter
from bot.table.delivery.restoring import Restoring
from bot.table.delivery.workers import Workers
from bot.table.presses import entered, press_item
from bot.ui.commands import SERVER_INSTALLS, SERVERS_ONLY
from bot.ui.custom_ids import Press, custom_ids
from bot.ui.languages import named_language
from bot.ui.permissions import Place, missing, missing_at
from bot.ui.replies import IS_SENTENCE, answer, explain, report
from data.store import Store, Unavailable

_log = logging.getLogger(__name__)

_LAST_WORKS = 1.0
"""Seconds that running work may take during shutdown."""
_BEGUN = 0.1
"""Seconds after which the library has begun to handle what it has received."""


class Tree(app_commands.CommandTree["Cardroom"]):
    """The slash commands. Explains every error to the user."""

    async def interaction_check(self, interaction: discord.Interaction[Cardroom], /) -> bool:
        """Give a command or its autocomplete its context."""
        await self.client.arrived(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Cardroom], error: app_commands.AppCommandError, /
    ) -> None:
        """Explain an error privately."""
        await explain(interaction, error)


class Cardroom(commands.AutoShardedBot):
    """The bot. It needs no privileged intent and reads no message content."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinker: Chooser,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = time.monotonic,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        painter: Painter,
        news: News | None = None,
        tenure: Tenure | None = None,
        **options: Any,
    ) -> None:
        shards = settings.shards_to_run
        if settings.shards:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.count}
        if tenure:
            guard_edits(options.setdefault("http_trace", aiohttp.TraceConfig()), tenure, IS_SENTENCE)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice is wanted
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            allowed_contexts=SERVERS_ONLY,
            allowed_installs=SERVER_INSTALLS,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            help_command=None,
            **options,
        )
        if settings.shares_requests:
            keep_pace(self.http, shards.share)
        self._command_sync = CommandSync(self, self.tree, store)
        self._closed = False
        self._shards, self._news = shards, news
        clean_typed_text(self._connection.parsers)
        self._gate = Gate(self._connection.parsers, is_open=news is None)
        self._connected: set[int] = set()
        self.has_connected = asyncio.Event()
        """Set once all its shards have been connected."""
        self._answering: set[asyncio.Task[Any]] = set()
        """Presses and commands under way."""
        self.services = services = build_services(
            self,
            settings,
            store,
            thinker,
            duty=Duty.alone() if news is None else Duty(shards.of),
            shard_of=lambda guild_id: shard_of(guild_id, self.shard_count or 1),
            painter=painter,
            clock=clock,
            steady=steady,
            entropy=entropy,
        )
        self._restoring = Restoring(services.presenter, self._bring_back, share=shards.share)
        self._deleted = Workers("presenter deleted", self._message_deleted)
        services.posts.on_deleted = self._deleted.poke
        self._recovery = Workers("presenter recovery", self._recover)
        self._hearing = Workers("presenter hearing", services.host.hear)

    async def setup_hook(self) -> None:
        """Register commands and controls after the login; a bot of one process then begins to look after the tables."""
        self.add_dynamic_items(press_item(self.pressed))
        for command in registry.slash_commands():
            self.tree.add_command(command)
        await self.services.host.prepare()
        if self._news is None:
            self.begin()
            await self._command_sync.first_attempt()
            await self._recover(self.services.host.duty.shards)

    def begin(self) -> None:
        """Answer presses from now on. Until then, a process that shares its bot with others stands by."""
        if self._news and self._shards.count > 1:  # otherwise others only stand by
            self._connect_to_others(self._news)
            self._news.start()
        self._gate.open()
        self.services.host.clocks.start()
        if DIRECT in self._shards.ids:
            self._command_sync.begin()

    def look_after(self, shards: frozenset[int]) -> None:
        """Begin to look after the tables of these shards."""
        services = self.services
        for shard in shards:
            services.host.duty.begin(shard)
            for connection in self._connections(shard):
                link = self.get_shard(connection)
                if link is None or link.is_closed():  # nobody there can press anything
                    services.host.clocks.suspend(connection)
                else:
                    services.host.clocks.resume(connection, was_lost=True)
        if DIRECT in shards:
            services.hands.queue.clear()
        self._recovery.poke(shards)

    async def hand_over(self, shards: frozenset[int]) -> None:
        """Leave the tables of these shards to another process, once its edits of them have ended."""
        self._end_duty(shards)
        await self.services.presenter.hand_over()

    async def drop(self, shards: frozenset[int]) -> None:
        """Do nothing more at the tables of these shards: another process looks after them already."""
        self._end_duty(shards)
        await self.services.presenter.hand_over(at_once=True)

    async def read_store(self) -> None:
        """Read something from the store. Raises :class:`data.store.StoreError` if that is not possible."""
        await self.services.store.leases()

    def _end_duty(self, shards: frozenset[int]) -> None:
        services = self.services
        for shard in shards:
            services.host.duty.end(shard)
            for connection in self._connections(shard):
                services.host.clocks.resume(connection)
        duty = services.host.duty
        self._restoring.drop(lambda guild_id: not (duty.direct or duty.has(guild_id)))

    def close_gate(self) -> None:
        """Leave new presses to another process."""
        self._gate.close()

    async def answered(self, within: float) -> None:
        """Wait until in-flight presses are answered, for at most ``within`` seconds."""
        await asyncio.sleep(_BEGUN)
        if self._answering:
            await asyncio.wait(self._answering, timeout=within)

    async def _recover(self, shards: frozenset[int]) -> None:
        self._restoring.add(await self.services.host.recover(shards), self.wait_until_ready)
        await self.services.reminders.start()
        for service in self.services.features.values():
            await service.start()

    def _connections(self, shard: int) -> range:
        """Return Discord's shards that are among ours: all of them, unless ``SHARDS`` sets their number."""
        return range(shard, self.shard_count or 1, self._shards.count)

    def _connect_to_others(self, news: News) -> None:
        """Exchange news with other processes."""
        host, hands, posts = self.services.host, self.services.hands, self.services.posts
        requests = HandRequests(host, hands)

        def hear_table(table_id: str, guild_id: int) -> None:
            shown = posts.knows(table_id) or hands.are_shown(table_id)  # perhaps it has moved to another server
            shown = shown or any(service.follows(table_id) for service in self.services.features.values())
            if host.duty.has(guild_id) or host.duty.direct or shown:
                self._restoring.used(table_id=table_id)
                self._hearing.poke(table_id)

        def hear_hint(word: str, values: list[Any]) -> None:
            if word == "pressed":
                host.clocks.pressed(*values[:2], choosing=values[2], here=False)
            elif word == "decided" and posts.knows(values[0]):
                host.votes.decided(values[0], here=False)
            elif word == "hinted":
                host.study.hear(*values)
            elif word == "tournament-changed":
                host.tournaments.hear(*values)
            elif word == "stale":
                self.services.presenter.rewrite(*values, here=False)
            requests.hear(word, values)
            hands.waiting.hear(word, values)

        news.on_table, news.on_hint = hear_table, hear_hint
        host.on_told.append(news.changed)
        host.clocks.on_pressed = partial(news.tell, "pressed")
        host.votes.on_decided = partial(news.tell, "decided")
        host.study.on_given = partial(news.tell, "hinted")
        host.tournaments.tell_others = partial(news.tell, "tournament-changed")
        hands.elsewhere.tell = hands.waiting.tell = news.tell
        self.services.presenter.on_rewrite = partial(news.tell, "stale")

    async def pressed(self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]) -> None:
        """Handle a press on one of our controls. Raises what refuses it."""
        await self.arrived(interaction)
        self._restoring.used(table_id=press.table)
        self.services.host.clocks.pressed(press.table, interaction.user.id)
        for service in self.services.features.values():
            service.pressed(press.table, interaction.user.id)
        await registry.handle(interaction, press, values)

    async def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Give an interaction its context, and show the tables of a channel that turns out to be writable."""
        if (task := asyncio.current_task()) and task not in self._answering:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        context = give_context(interaction, self.services)
        self._restoring.used(channel_id=interaction.channel_id)
        if interaction.guild_id is not None and not missing_at(Place.of(interaction)):
            self._reachable(interaction.channel_id or 0)
        await context.learn_language()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note when all shards have been connected. The library is ready later, when it knows their servers."""
        self._connected.add(shard_id)
        if self._connected.issuperset(self.shard_ids or range(self.shard_count or 1)):
            self.has_connected.set()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of the shard's tables while their players cannot reach the bot."""
        self.services.host.clocks.suspend(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Restart the clocks."""
        self.services.host.clocks.resume(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Restart the clocks."""
        self.services.host.clocks.resume(shard_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle what the library drops: forms, and presses on buttons that the message no longer has."""
        data: Any = interaction.data or {}
        press = Press.read(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and press:
            await answer(interaction, self.pressed(interaction, press, entered(data.get("components", []))))
        if interaction.type is not discord.InteractionType.component or press is None:
            return
        if interaction.message is None or press.custom_id not in custom_ids(interaction.message.components):
            await answer(interaction, self.pressed(interaction, press, data.get("values", [])))

    async def on_message(self, message: discord.Message, /) -> None:
        """Count the messages below a table without reading them."""
        if buried := self.services.posts.count_message(message.channel.id, message.id):
            self.services.presenter.poke(buried)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Pause a table whose message was deleted, until its players resume it."""
        self._posts_deleted({payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Pause a table whose message was deleted, until its players resume it."""
        self._posts_deleted(payload.message_ids)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note the language of a new server."""
        await self._met(guild)

    async def on_guild_update(self, before: discord.Guild, guild: discord.Guild) -> None:
        """Note the language of a server that has changed it."""
        if guild.preferred_locale != before.preferred_locale:
            await self._met(guild)

    async def _met(self, guild: discord.Guild) -> None:
        """Note a server's language. If the store fails, the next command there notes it."""
        with suppress(Refusal, Unavailable):
            await self.services.host.servers.met(guild.id, named_language(guild.preferred_locale))

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Show the tables of a channel that the bot can see or write to again."""
        me = channel.guild.me
        permissions = channel.permissions_for(me)
        threads = [thread.id for thread in getattr(channel, "threads", ())]
        if permissions.view_channel and not before.permissions_for(me).view_channel:
            for table_id in self.services.posts.unchecked_in((channel.id, *threads)):
                self.services.presenter.poke(table_id)
        if not missing(permissions, in_thread=False):
            self._reachable(channel.id)
        if not missing(permissions, in_thread=True):
            self._reachable(*threads)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Show the tables of a thread that was reopened."""
        if not payload.data["thread_metadata"]["archived"]:
            self._reachable(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the table of a deleted channel."""
        self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pause the table of a deleted thread."""
        self._channel_deleted(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the tables of a server that removed the bot."""
        if not self._gate.is_open:
            return
        for state in await self.services.host.open_tables(guild.id):
            await self._archive(state.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log the error of an event handler without its message, which might name a card."""
        if error := sys.exception():
            report(error)

    @property
    def is_connected(self) -> bool:
        """Whether the bot is ready and no shard has lost its connection."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    @property
    def shards_taken_over(self) -> frozenset[int]:
        """The shards whose tables this process looks after because nobody runs them."""
        return self.services.host.duty.shards.difference(self._shards.ids)

    @property
    def stands_by(self) -> bool:
        """Whether another process answers what people press."""
        return not self._gate.is_open

    @property
    def is_stopping(self) -> bool:
        """Whether the bot is shutting down."""
        return self._closed

    async def close(self) -> None:
        """Shut down: refuse new actions, finish and show running ones, close the store and the connection."""
        if self._closed:
            return
        self._closed = True
        await self._command_sync.stop()
        await self.services.host.stop()
        await self._restoring.stop()
        services = self.services
        await asyncio.gather(
            services.presenter.stop(),
            services.reminders.stop(),
            *(service.stop() for service in services.features.values()),
        )
        if self._news:
            await self._news.stop()
        await asyncio.gather(*(workers.stop(_LAST_WORKS) for workers in (self._recovery, self._hearing, self._deleted)))
        await services.store.close()
        services.painter.close()
        await super().close()
        _log.info("closed")

    def _reachable(self, *channels: int) -> None:
        for table_id in self.services.posts.reachable_in(channels):
            self.services.presenter.poke(table_id)

    async def _bring_back(self, table_id: str) -> TableState:
        """Continue with a stored table; pause it if its server has removed the bot."""
        state = await self.services.host.bring_back(table_id)
        if self._has_connected_to(state.guild_id) and self.get_guild(state.guild_id) is None:
            await self._archive(state.id)
        for service in self.services.features.values():
            service.brought_back(state)
        return state

    def _has_connected_to(self, guild_id: int) -> bool:
        """Return whether the shard of a server has connected here, so that the servers of the bot there are known."""
        return shard_of(guild_id, self.shard_count or 1) in self._connected

    async def _archive(self, table_id: str) -> None:
        with suppress(Refusal):
            await self.services.host.lifecycle.archive(table_id)

    def _channel_deleted(self, channel_id: int) -> None:
        for table_id in self.services.posts.channel_deleted(channel_id):
            self.services.presenter.poke(table_id)

    def _posts_deleted(self, message_ids: set[int]) -> None:
        for lost in self.services.posts.deleted(message_ids):
            self._deleted.poke(lost)

    async def _message_deleted(self, table_id: str) -> None:
        """Pause a table whose message was deleted: its players bring it back, not the bot."""
        if await self.services.posts.record_deletion(table_id):
            await self._archive(table_id)
            self.services.posts.may_return(table_id)


def point_at(api: str, gateway: str) -> None:
    """Point discord.py at these URLs, for the whole process: the library has no other way."""
    Route.BASE = api.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
