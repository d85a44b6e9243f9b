"""The start message of a server, pinned where possible: buttons that open a table, and one that explains the bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from weakref import WeakValueDictionary

import discord
from discord import ButtonStyle, ui

from bot.features.lobby.new_table import TableRequest, open_here
from bot.host.model.settings import StartPost
from bot.host.refusals import Refusal
from bot.host.servers import Servers
from bot.table.context import context_of
from bot.table.delivery.requests import best_effort, nonce
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.components import FELT, INK, Control, Layout, button, container, rows, select
from bot.ui.custom_ids import Press, number, reading
from bot.ui.game_names import Known, games_to_choose
from bot.ui.languages import server_texts
from bot.ui.replies import Handler, Interaction, acknowledge, show
from engine.games import GAMES

_log = logging.getLogger(__name__)

BEGIN, ABOUT = "begin", "about"
"""The words of the presses."""
_HANDFUL = 4
"""Games with a button each. If there are more, the first of each kind has one and the others are in a select."""


def start_message(texts: Texts, people: int = 0) -> ui.LayoutView:
    """Return the message, with every game that people know by name; first those for this number of ``people``."""
    games = games_to_choose(texts)
    fitting = [fit for known in games if (fit := _for_people(known, people))]
    first = {known.game: known for known in reversed(fitting)}.values() if len(fitting) > _HANDFUL else fitting
    own = [known for known in fitting if known in first][:_HANDFUL]
    buttons = [_button(known, people) for known in own]
    buttons.append(button(Press.of_no_table(ABOUT), texts.say("button-about")))
    box = container(FELT, ui.TextDisplay(f"### {texts.say('start-title')}\n{texts.say('start-means')}"), *rows(buttons))
    shown = {known.name for known in own}
    if more := [known for known in games if known.name not in shown]:
        box.add_item(ui.ActionRow(_more(texts, more, people)))
    return Layout(box)


def about_message(texts: Texts) -> ui.LayoutView:
    """Return a few lines on what the bot does and how to start."""
    return Layout(container(INK, ui.TextDisplay(f"### {texts.say('about-title')}\n{texts.say('about-means')}")))


def _for_people(known: Known, people: int) -> Known | None:
    """Return a game with the preset that suits this number of people best; ``None`` if they cannot play it."""
    if not people:
        return known
    rules = GAMES[known.game]
    played = {preset: rules.of(preset).seats_played() for preset in ([known.preset] if known.preset else rules.presets)}
    fitting = [preset for preset, counts in played.items() if people in counts]
    usual = [preset for preset in fitting if played[preset][0] == people]
    return known._replace(preset=(usual or fitting)[0]) if fitting else None


def begin_value(known: Known, seats: int = 0) -> str:
    """Return a game, its preset and perhaps a number of seats as arguments of a press."""
    return f"{known.game}.{known.preset}" + (f".{seats}" if seats else "")


def _button(known: Known, seats: int) -> Control:
    return button(Press.of_no_table(f"{BEGIN}.{begin_value(known, seats)}"), known.name, ButtonStyle.success)


def _more(texts: Texts, games: Sequence[Known], seats: int) -> Control:
    options = []
    for known in games:
        fitting = _for_people(known, seats)
        options.append((known.name, begin_value(fitting, seats) if fitting else begin_value(known)))
    return select(Press.of_no_table(BEGIN), texts.say("start-more"), options)


class StartMessages(FeatureService):
    """Posts start messages and removes them."""

    def __init__(self, client: discord.Client, servers: Servers) -> None:
        self._client, self._servers = client, servers
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def post(self, guild_id: int, channel_id: int, *, pin: bool) -> bool:
        """Post a server's start message in a channel, delete the old one, and return whether the new one is pinned.

        After a crash between sending and storing, another press finds the message by its nonce.
        """
        async with self._lock(guild_id):
            old = (await self._servers.settings(guild_id)).start
            name = nonce("start", str(guild_id), str(channel_id), str(old.message_id if old else 0))
            message = start_message(await server_texts(self._servers, guild_id))
            sent = await self._channel(channel_id).send(view=message, nonce=name)
            await self._store(guild_id, StartPost(channel_id=channel_id, message_id=sent.id))
            if old:
                await self._delete(old)
            return pin and await _pin(sent)

    async def rewrite(self, guild_id: int) -> None:
        """Write a server's start message again, if there is one, because the language has changed."""
        if start := (await self._servers.settings(guild_id)).start:
            there = self._channel(start.channel_id).get_partial_message(start.message_id)
            await best_effort(there.edit(view=start_message(await server_texts(self._servers, guild_id))))

    async def remove(self, guild_id: int) -> None:
        """Delete a server's start message, if there is one."""
        async with self._lock(guild_id):
            if old := (await self._servers.settings(guild_id)).start:
                await self._store(guild_id, None)
                await self._delete(old)

    async def forget_deleted(self, guild_id: int) -> None:
        """Forget a server's start message if somebody deleted it."""
        async with self._lock(guild_id):
            start = (await self._servers.settings(guild_id)).start
            if start is None:
                return
            try:
                await self._channel(start.channel_id).fetch_message(start.message_id)
            except discord.NotFound:
                await self._store(guild_id, None)
            except discord.HTTPException as error:
                _log.info("a start message cannot be read: %s %s", error.status, error.code)

    async def _store(self, guild_id: int, start: StartPost | None) -> None:
        settings = await self._servers.settings(guild_id)
        await self._servers.save(guild_id, settings.model_copy(update={"start": start}))

    async def _delete(self, old: StartPost) -> None:
        await best_effort(self._channel(old.channel_id).get_partial_message(old.message_id).delete())

    def _lock(self, guild_id: int) -> asyncio.Lock:
        return self._locks.setdefault(guild_id, asyncio.Lock())

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


async def _pin(message: discord.Message) -> bool:
    try:
        await message.pin()
    except discord.HTTPException as error:
        _log.info("a start message could not be pinned: %s %s", error.status, error.code)
        return False
    return True


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> StartMessages:
    """Return the service of a bot."""
    return StartMessages(client, services.host.servers)


async def _begin(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Open a table with the server's usual settings, as ``/table new`` does. Refuses ``stale`` for an unknown game."""
    await acknowledge(interaction)
    context = context_of(interaction)
    game, preset, seats, *_ = *(values[0].split(".") if values else press.arguments), "", "", ""
    if game not in GAMES or (preset and preset not in GAMES[game].presets):
        raise Refusal("stale")
    with reading():
        count = number(seats or "0")
    context.need_showable()
    usual = await context.need_opener()
    await open_here(interaction, TableRequest.usual(usual, game, preset)._replace(seats=count))


async def _about(interaction: Interaction, _press: Press, _values: Sequence[str]) -> None:
    """Explain privately what the bot does."""
    await acknowledge(interaction)
    await show(interaction, about_message(context_of(interaction).texts))


HANDLERS: Mapping[str, Handler] = {BEGIN: _begin, ABOUT: _about}
