"""``/privacy``: shows the stored data of a person, takes them off boards, or erases it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from discord import app_commands

from bot.features.privacy.messages import boards_message, forget_message, personal_file
from bot.table.context import context_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.replies import Interaction, acknowledge, edit, send_file
from bot.ui.sentences import policy_line


@app_commands.command(name="show", description=localized("command-privacy-show"))
async def show(interaction: Interaction) -> None:
    """Send a person all data stored about them, as a file."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    # In a thread: the data of somebody who has played for years are many megabytes.
    file = await asyncio.to_thread(personal_file, await context.host.privacy.data(player))
    said = (context.texts.say("privacy-shown"), policy_line(context.texts, context.policies))
    await send_file(interaction, "\n".join(filter(None, said)), file)


@app_commands.command(name="boards", description=localized("command-privacy-boards"))
async def boards(interaction: Interaction) -> None:
    """Show a person whether they are on boards, with a button that changes it."""
    await acknowledge(interaction)
    context = context_of(interaction)
    await edit(interaction, boards_message(context.texts, await context.player(), context.policies))


@app_commands.command(name="forget", description=localized("command-privacy-forget"))
async def forget(interaction: Interaction) -> None:
    """Ask a person whether to erase their data."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    await edit(interaction, forget_message(context.texts, player, context.policies))


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/privacy``."""
    group = app_commands.Group(name="privacy", description=localized("command-privacy"))
    group.add_command(show)
    group.add_command(boards)
    group.add_command(forget)
    allow_direct_messages(group)
    yield group
