"""A channel with one table's message, without the rest of the bot: for :mod:`tests.bot.test_table_posts`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.app import point_at
from bot.host.table.state import TableState
from bot.table.delivery.table_posts import TablePosts
from bot.ui.components import Upload
from bot.ui.custom_ids import Press
from data.store import Store, TableRow
from playground import Channel, Guild, Person, Playground
from tests.host.room import Clock
from tests.host.room import Room as Tables


class Wall:
    """A channel with one table's message in it, and the process that looks after the message."""

    def __init__(self, playground: Playground, tables: Tables, client: discord.Client) -> None:
        self.playground, self.tables, self.client = playground, tables, client
        self.clock: Clock = tables.clock
        self.guild: Guild = playground.add_guild("Card club")
        self.channel: Channel = playground.add_channel(self.guild, "table-1")
        self.ada: Person = playground.add_person("Ada")
        self.missed: list[str] = []
        self.posts = self.new_posts()
        self.table: TableState

    @property
    def store(self) -> Store:
        return self.tables.store

    def new_posts(self) -> TablePosts:
        """Return a fresh record of the messages, as another process or the next one has it."""
        posts = TablePosts(self.client, self.store, clock=self.clock)
        posts.on_deleted = self.missed.append
        return posts

    async def open(self, channel: Channel | None = None) -> TableState:
        host = await self.tables.player("Ada")
        where: dict[str, Any] = {"guild_id": self.guild.id, "channel_id": (channel or self.channel).id}
        return await self.tables.host.lobby.open(**where, host=host, game="canasta", preset="classic")

    async def row(self) -> TableRow:
        return await self.store.table(self.table.id)

    async def restart(self) -> None:
        """End the process, and let the next one read from the store where the message is."""
        row = await self.row()
        its = {name: getattr(row, name) for name in ("message_id", "message_channel", "message_at", "posts")}
        self.table, self.posts = replace(self.table, **its), self.new_posts()

    async def show(self, text: str = "a table", *files: Upload, in_place: bool = False, **changes: Any) -> None:
        """Show the table with a text; ``changes`` are to its state."""
        await self.posts.show(replace(self.table, **changes), self.layout(text, *files), files, in_place=in_place)

    def layout(self, text: str, *files: Upload) -> ui.LayoutView:
        press: ui.Button[Any] = ui.Button(label="Press", custom_id=Press(self.table.id, 0, "verb.draw").custom_id)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        for file in files:
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file.address)))
        view.add_item(ui.ActionRow(press))
        return view

    def seen(self, channel: Channel | None = None) -> list[str]:
        """Return the texts of the table's messages in a channel."""
        found = [message["components"] for message in self.ada.sees(channel or self.channel)]
        return [components[0]["content"] for components in found if components]

    @property
    def post(self) -> dict[str, Any]:
        """The only message of the table in the channel."""
        [post] = [message for message in self.ada.sees(self.channel) if message["components"]]
        return post

    def requests(self) -> list[str]:
        """Return the requests since the last look."""
        found = [f"{each.method} {each.route}" for each in self.playground.records]
        self.playground.records.clear()
        return found

    async def bury(self, messages: int) -> list[str]:
        """Write messages below the post as Ada, and count them. Return the tables to show again."""
        buried = []
        for _ in range(messages):
            said = await self.ada.say(self.channel, "chat")
            buried.append(self.posts.count_message(self.channel.id, int(said["id"])))
        return [table for table in buried if table]


@asynccontextmanager
async def connected(wall: Wall) -> AsyncIterator[None]:
    """Connect the wall's client to the gateway for a while."""
    running = asyncio.create_task(wall.client.connect())
    await wall.client.wait_until_ready()
    yield
    running.cancel()
    await asyncio.wait([running])


@asynccontextmanager
async def a_wall(path: Path) -> AsyncIterator[Wall]:
    """Yield a wall with one table, which was opened between two others."""
    tables = await Tables.open(path)
    playground = Playground(clock=tables.clock, limits=False, heartbeat=3600)
    await playground.start()
    point_at(playground.api_base, playground.gateway_url)
    client = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True), guild_ready_timeout=0.05)
    await client.login(playground.token)
    wall = Wall(playground, tables, client)
    await wall.open(playground.add_channel(wall.guild, "another table"))
    wall.table = await wall.open()
    await wall.open(playground.add_channel(wall.guild, "a third table"))
    yield wall
    await client.close()
    await tables.close()
    await playground.stop()
