"""Threads for tables whose channel already has a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.limits import CHANNEL_NAME
from bot.table.context import Context, context_of
from bot.table.delivery.requests import best_effort
from bot.texts import Texts
from bot.ui.components import FELT, Layout, button, clip, container
from bot.ui.custom_ids import NO_TABLE, Press
from bot.ui.names import visible
from bot.ui.permissions import missing, missing_to_post
from bot.ui.replies import Interaction, edit, show

Opening: TypeAlias = Callable[[int], Awaitable[TableState]]
"""Shows a table in the channel with this id."""
PUBLIC_THREADS, PRIVATE_THREADS = "create_public_threads", "create_private_threads"
"""Discord's names of the permissions to create threads."""
_SOLVED = ("channel-busy", "may-not-post")
"""Refusals that apply to a channel but not to a thread in it."""


async def offer_thread(interaction: Interaction, busy: Refusal, what: str, table: str = "") -> None:
    """Offer a thread if the refusal applies only to the channel; its button does ``what`` with this ``table``.

    Raises the refusal if it is another one, or the bot or the person cannot create a thread here.
    """
    code = busy.note.code
    if code not in _SOLVED or thread_parent(interaction) is None or _missing_permissions(interaction):
        raise busy
    if missing_to_post(context_of(interaction).place, new_thread=PUBLIC_THREADS):
        raise Refusal("channel-taken") if code == "channel-busy" else busy
    there = Press(table or str(busy.note.values.get("table", NO_TABLE)), 0, what)
    await show(interaction, thread_message(context_of(interaction).texts, code, there))


async def open_in_thread(
    interaction: Interaction, game: tuple[str, str], opening: Opening, done: str, *, counts: bool = True
) -> TableState | None:
    """Create a thread and open a table in it, once however often the button is pressed.

    ``game`` is the game with its preset, and ``done`` the message that replaces the offer. ``counts`` is that of
    :meth:`bot.table.context.Context.room_for_table`. None if another press does it.
    """
    context, pressed = context_of(interaction), interaction.message
    parent = thread_parent(interaction)
    if parent is None:
        raise Refusal("no-threads-here")
    if lacking := _missing_permissions(interaction):
        raise Refusal("bot-may-not", permission=lacking)
    async with context.room_for_table(new_thread=PUBLIC_THREADS, counts=counts):
        if pressed is None or not context.services.deduplicator.begin(pressed.id):
            return None
        state = await _begin_thread(context, pressed.id, parent, game, opening)
    await context.presenter.settled(state.id)
    told = context.texts.say(done, link=context.posts.link(state), table=state.id)
    await edit(interaction, thread_opened_message(told))
    return state


async def _begin_thread(
    context: Context, pressed: int, parent: discord.TextChannel, game: tuple[str, str], opening: Opening
) -> TableState:
    player = await context.host.names.player(parent.guild.id, await context.player())
    texts = await context.channel_texts()
    name = texts.say("thread-name", player=visible(player.name), called=texts.called(*game))
    try:
        thread = await parent.create_thread(name=clip(name, CHANNEL_NAME), type=discord.ChannelType.public_thread)
    except BaseException:
        context.services.deduplicator.give_up(pressed)
        raise
    try:
        return await opening(thread.id)
    except BaseException:
        context.services.deduplicator.give_up(pressed)
        await best_effort(thread.edit(archived=True))
        raise


def thread_parent(interaction: Interaction) -> discord.TextChannel | None:
    """Return the channel where a thread can be created from here."""
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


async def create_private_thread(interaction: Interaction, name: str) -> discord.Thread:
    """Create a private thread. Refuses ``no-threads-here``, ``bot-may-not``."""
    parent = thread_parent(interaction)
    if parent is None:
        raise Refusal("no-threads-here")
    permissions = interaction.app_permissions
    begin = () if permissions.create_private_threads else ("create_private_threads",)
    if lacking := (*begin, *missing(permissions, in_thread=True)):
        raise Refusal("bot-may-not", permission=lacking)
    return await parent.create_thread(
        name=clip(name, CHANNEL_NAME), type=discord.ChannelType.private_thread, invitable=False
    )


def _missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    permissions = interaction.app_permissions
    begin = () if permissions.create_public_threads else ("create_public_threads",)
    return (*begin, *missing(permissions, in_thread=True))


def thread_message(texts: Texts, code: str, thread: Press) -> ui.LayoutView:
    """Say why the channel refuses a table, by the refusal's code; the press ``thread`` opens it in a thread."""
    offer = button(thread, texts.say("button-thread"), ButtonStyle.success)
    return Layout(container(FELT, ui.TextDisplay(texts.say(f"thread-{code}")), ui.ActionRow(offer)))


def thread_opened_message(text: str) -> ui.LayoutView:
    """Return the link to the thread, which replaces the offer."""
    return Layout(container(FELT, ui.TextDisplay(text)))
