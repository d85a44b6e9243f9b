"""Threads for tables that find no place in their channel, because it has a table already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.context import context_of
from bot.delivery.requests import best_effort
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import CHANNEL_NAME
from bot.messages.channel_busy import channel_busy_message, thread_opened_message
from bot.messages.controls import clip
from bot.messages.custom_ids import Press
from bot.messages.names import visible
from bot.permissions import missing
from bot.replies import Interaction, edit, show

Opening: TypeAlias = Callable[[int], Awaitable[TableState]]
"""Shows a table in the channel with this id."""


async def offer_thread(interaction: Interaction, busy: Refusal, what: str, table: str = "") -> None:
    """Offers a thread after a refusal ``channel-busy``; its button does ``what``, with this ``table`` if there is one.

    Raises the refusal if it is another one, or the bot cannot create a thread here.
    """
    if busy.note.code != "channel-busy" or thread_parent(interaction) is None or _missing_permissions(interaction):
        raise busy
    there = str(busy.note.values["table"])
    await show(interaction, channel_busy_message(context_of(interaction).texts, Press(table or there, 0, what)))


async def open_in_thread(interaction: Interaction, called: str, opening: Opening, done: str) -> TableState | None:
    """Creates a thread and opens a table in it, once however often the button is pressed.

    ``called`` is the game's name, and ``done`` the message that replaces the offer. None if another press does it.
    """
    context, pressed = context_of(interaction), interaction.message
    parent = thread_parent(interaction)
    await context.need_place()
    if parent is None:
        raise Refusal("no-threads-here")
    if lacking := _missing_permissions(interaction):
        raise Refusal("bot-may-not", permission=lacking)
    if pressed is None or not context.services.deduplicator.begin(pressed.id):
        return None
    player = await context.player()
    name = context.texts.say("thread-name", player=visible(player.name), called=called)
    try:
        thread = await parent.create_thread(name=clip(name, CHANNEL_NAME), type=discord.ChannelType.public_thread)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        raise
    try:
        state = await opening(thread.id)
    except BaseException:
        context.services.deduplicator.give_up(pressed.id)
        await best_effort(thread.edit(archived=True))
        raise
    await context.presenter.settled(state.id)
    told = context.texts.say(done, link=context.posts.link(state), table=state.id)
    await edit(interaction, thread_opened_message(told))
    return state


def thread_parent(interaction: Interaction) -> discord.TextChannel | None:
    """The channel in which a thread can be created from here."""
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


def _missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    permissions = interaction.app_permissions
    begin = () if permissions.create_public_threads else ("create_public_threads",)
    return (*begin, *missing(permissions, in_thread=True))
