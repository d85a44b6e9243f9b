"""``/privacy``: shows the stored data of a person, or erases it."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.commands.contexts import allow_direct_messages
from bot.commands.localization import localized
from bot.context import context_of
from bot.messages.privacy import forget_message, personal_file
from bot.replies import Interaction, acknowledge, edit, send_file


class PrivacyCommands(commands.Cog):
    """Adds ``/privacy``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        group = app_commands.Group(name="privacy", description=localized("command-privacy"))
        group.add_command(show)
        group.add_command(forget)
        allow_direct_messages(group)
        bot.tree.add_command(group)


@app_commands.command(name="show", description=localized("command-privacy-show"))
async def show(interaction: Interaction) -> None:
    """Sends a person all data stored about them, as a file."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    # In a thread: the data of somebody who has played for years are many megabytes.
    file = await asyncio.to_thread(personal_file, await context.store.personal_data(player.id))
    await send_file(interaction, context.texts.say("privacy-shown"), file)


@app_commands.command(name="forget", description=localized("command-privacy-forget"))
async def forget(interaction: Interaction) -> None:
    """Asks a person whether to erase their data."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    await edit(interaction, forget_message(context.texts, player))
