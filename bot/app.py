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

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.command_sync import CommandSync
from bot.commands import TABLE
from bot.commands.boards import BoardsCommands
from bot.commands.contexts import SERVER_INSTALLS, SERVERS_ONLY
from bot.commands.help import HelpCommands
from bot.commands.play import PlayCommands
from bot.commands.practice import PracticeCommands
from bot.commands.preferences import PreferencesCommands
from bot.commands.privacy import PrivacyCommands
from bot.commands.replay import ReplayCommands
from bot.commands.scores import ScoresCommands
from bot.commands.server_settings import ServerCommands
from bot.commands.start import StartCommands
from bot.commands.study import StudyCommands
from bot.commands.tutorial import TutorialCommands
from bot.context import give_context
from bot.delivery.hand_requests import HandRequests
from bot.delivery.painter import Painter
from bot.delivery.restoring import Restoring
from bot.delivery.workers import Workers
from bot.host.duty import DIRECT, Duty
from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import shard_of
from bot.messages.custom_ids import Press, custom_ids
from bot.permissions import missing, missing_here
from bot.presses.dispatch import entered, press_item
from bot.presses.registry import handle
from bot.replies import answer, explain, report
from bot.services import build_services
from bot.settings import Settings
from bot.sharding.gate import Gate
from bot.sharding.news import News
from bot.sharding.requests import keep_pace
from bot.typed_text import clean_typed_text
from data.store import Store

_log = logging.getLogger(__name__)

_LAST_WORKS = 1.0
"""Seconds that running work may take during shutdown."""
_BEGUN = 0.1
"""Seconds after which the library has begun to handle what it has received."""


class Tree(app_commands.CommandTree["Cardroom"]):
    """The slash commands. Explains every error to the user."""

    async def interaction_check(self, interaction: discord.Interaction[Cardroom], /) -> bool:
        """Gives a command or its autocomplete its context."""
        self.client.arrived(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Cardroom], error: app_commands.AppCommandError, /
    ) -> None:
        """Explains an error privately."""
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
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        painter: Painter,
        news: News | None = None,
        **options: Any,
    ) -> None:
        shards = settings.shards_to_run
        if settings.shards:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.count}
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
            entropy=entropy,
        )
        self._restoring = Restoring(services.presenter, self._bring_back, share=shards.share)
        self._recovery = Workers("presenter recovery", self._recover)
        self._hearing = Workers("presenter hearing", services.host.hear)

    async def setup_hook(self) -> None:
        """Registers commands and controls after the login; the only process then begins to look after the tables."""
        self.add_dynamic_items(press_item(self.pressed))
        self.tree.add_command(TABLE)
        await self.add_cog(PlayCommands(self))
        await self.add_cog(StartCommands(self))
        await self.add_cog(HelpCommands(self))
        await self.add_cog(ScoresCommands(self))
        await self.add_cog(BoardsCommands(self))
        await self.add_cog(ReplayCommands(self))
        await self.add_cog(PreferencesCommands(self))
        await self.add_cog(PrivacyCommands(self))
        await self.add_cog(ServerCommands(self))
        await self.add_cog(StudyCommands(self))
        await self.add_cog(PracticeCommands(self))
        await self.add_cog(TutorialCommands(self))
        await self.services.host.prepare()
        if self._news is None:
            self.begin()
            await self._command_sync.first_attempt()
            await self._recover(self.services.host.duty.shards)

    def begin(self) -> None:
        """Answers from now on what people press. Before, a process that shares its bot with others stands by."""
        if self._news and self._shards.count > 1:  # otherwise others only stand by
            self._connect_to_others(self._news)
            self._news.start()
        self._gate.open()
        self.services.host.clocks.start()
        if DIRECT in self._shards.ids:
            self._command_sync.begin()

    def look_after(self, shards: frozenset[int]) -> None:
        """Begins to look after the tables of these shards."""
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
        """Leaves the tables of these shards to another process, once nothing of them is edited any more."""
        services = self.services
        for shard in shards:
            services.host.duty.end(shard)
            for connection in self._connections(shard):
                services.host.clocks.resume(connection)
        duty = services.host.duty
        self._restoring.drop(lambda guild_id: not (duty.direct or duty.has(guild_id)))
        await services.presenter.hand_over()

    def close_gate(self) -> None:
        """Leaves new presses to another process."""
        self._gate.close()

    async def answered(self, within: float) -> None:
        """Returns when the presses under way are answered, or after so many seconds."""
        await asyncio.sleep(_BEGUN)
        if self._answering:
            await asyncio.wait(self._answering, timeout=within)

    async def _recover(self, shards: frozenset[int]) -> None:
        self._restoring.add(await self.services.host.recover(shards), self.wait_until_ready)
        await self.services.reminders.start()

    def _connections(self, shard: int) -> range:
        """Discord's shards that belong to one of ours, which is all of them if they are not counted by ``SHARDS``."""
        return range(shard, self.shard_count or 1, self._shards.count)

    def _connect_to_others(self, news: News) -> None:
        """Tells other processes what happens here, and hears what happens there."""
        host, hands, posts = self.services.host, self.services.hands, self.services.posts
        requests = HandRequests(host, hands)

        def hear_table(table_id: str, guild_id: int) -> None:
            shown = posts.knows(table_id) or hands.are_shown(table_id)  # perhaps it has moved to another server
            if host.duty.has(guild_id) or host.duty.direct or shown:
                self._restoring.used(table_id=table_id)
                self._hearing.poke(table_id)

        def hear_hint(word: str, values: list[Any]) -> None:
            if word == "pressed":
                host.clocks.pressed(*values[:2], choosing=values[2], here=False)
            elif word == "decided" and posts.knows(values[0]):
                host.votes.decided(values[0], here=False)
            requests.hear(word, values)

        news.on_table, news.on_hint = hear_table, hear_hint
        host.on_told.append(news.changed)
        host.clocks.on_pressed = partial(news.tell, "pressed")
        host.votes.on_decided = partial(news.tell, "decided")
        hands.elsewhere.tell = news.tell

    async def pressed(self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]) -> None:
        """Handles a press on one of our controls. Raises what refuses it."""
        self.arrived(interaction)
        self._restoring.used(table_id=press.table)
        self.services.host.clocks.pressed(press.table, interaction.user.id)
        await handle(interaction, press, values)

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Gives an interaction its context, and shows the tables of a channel that turns out to be writable."""
        if (task := asyncio.current_task()) and task not in self._answering:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        give_context(interaction, self.services)
        self._restoring.used(channel_id=interaction.channel_id)
        if interaction.guild_id is not None and not missing_here(interaction):
            self._reachable(interaction.channel_id or 0)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Notes when all shards have been connected. The library is ready later, when it knows their servers."""
        self._connected.add(shard_id)
        if self._connected.issuperset(self.shard_ids or range(self.shard_count or 1)):
            self.has_connected.set()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stops the clocks of the shard's tables while their players cannot reach the bot."""
        self.services.host.clocks.suspend(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Restarts the clocks."""
        self.services.host.clocks.resume(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Restarts the clocks."""
        self.services.host.clocks.resume(shard_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handles what the library drops: forms, and presses on buttons that the message no longer has."""
        data: Any = interaction.data or {}
        press = Press.read(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and press:
            await answer(interaction, self.pressed(interaction, press, entered(data.get("components", []))))
        if interaction.type is not discord.InteractionType.component or press is None:
            return
        if interaction.message is None or press.custom_id not in custom_ids(interaction.message.components):
            await answer(interaction, self.pressed(interaction, press, data.get("values", [])))

    async def on_message(self, message: discord.Message, /) -> None:
        """Counts the messages below a table without reading them."""
        if buried := self.services.posts.count_message(message.channel.id, message.id):
            self.services.presenter.poke(buried)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Reposts a table whose message was deleted."""
        self._posts_deleted({payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Reposts a table whose message was deleted."""
        self._posts_deleted(payload.message_ids)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Shows the tables of a channel that the bot can see or write to again."""
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
        """Shows the tables of a thread that was reopened."""
        if not payload.data["thread_metadata"]["archived"]:
            self._reachable(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pauses the table of a deleted channel."""
        self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pauses the table of a deleted thread."""
        self._channel_deleted(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pauses the tables of a server that removed the bot."""
        if not self._gate.is_open:
            return
        for state in await self.services.host.open_tables(guild.id):
            await self._archive(state.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Logs the error of an event handler without its message, which might name a card."""
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
        """Shuts down: refuses new actions, finishes and shows running ones, closes the store and the connection."""
        if self._closed:
            return
        self._closed = True
        await self._command_sync.stop()
        await self.services.host.stop()
        await self._restoring.stop()
        services = self.services
        await asyncio.gather(
            services.presenter.stop(),
            services.autostep_messages.stop(),
            services.reminders.stop(),
            services.lessons.stop(),
        )
        if self._news:
            await self._news.stop()
        await asyncio.gather(self._recovery.stop(_LAST_WORKS), self._hearing.stop(_LAST_WORKS))
        await services.store.close()
        services.painter.close()
        await super().close()
        _log.info("closed")

    def _reachable(self, *channels: int) -> None:
        for table_id in self.services.posts.reachable_in(channels):
            self.services.presenter.poke(table_id)

    async def _bring_back(self, table_id: str) -> TableState:
        """Continues with a stored table; pauses it if its server has removed the bot."""
        state = await self.services.host.bring_back(table_id)
        if self._has_connected_to(state.guild_id) and self.get_guild(state.guild_id) is None:
            await self._archive(state.id)
        self.services.lessons.recover(state)
        return state

    def _has_connected_to(self, guild_id: int) -> bool:
        """Whether the shard of a server has connected here, so that the servers of the bot there are known."""
        return shard_of(guild_id, self.shard_count or 1) in self._connected

    async def _archive(self, table_id: str) -> None:
        with suppress(Refusal):
            await self.services.host.lifecycle.archive(table_id)

    def _channel_deleted(self, channel_id: int) -> None:
        for table_id in self.services.posts.channel_deleted(channel_id):
            self.services.presenter.poke(table_id)

    def _posts_deleted(self, message_ids: set[int]) -> None:
        for lost in self.services.posts.deleted(message_ids):
            self.services.presenter.poke(lost)


def point_at(api: str, gateway: str) -> None:
    """Points discord.py at these URLs, for the whole process: the library has no other way."""
    Route.BASE = api.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
