"""The ``/table`` group, and what its commands share."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localization import localized
from bot.context import Context, context_of
from bot.host.table.state import TableState
from bot.replies import Interaction, acknowledge

TABLE = app_commands.Group(name="table", description=localized("command-table"), guild_only=True)
"""``/table``: everything about a table except playing. Several modules add commands to it."""


async def table_here(interaction: Interaction) -> tuple[Context, TableState]:
    """Acknowledges a command and finds the channel's table. Refuses if the bot could not show it."""
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.table_here(await context.player())
    context.need_showable(state)
    return context, state
