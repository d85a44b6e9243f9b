"""The ``/table`` group, and what its commands have in common."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.context import Services, services
from bot.host import TableState
from bot.replies import acknowledge, tell
from bot.texts import texts

Interaction: TypeAlias = discord.Interaction[Any]

TABLE = app_commands.Group(name="table", description=texts().say("command-table"), guild_only=True)
"""``/table``: everything that happens to a table outside its game. Each module of commands adds its own."""


async def table_here(interaction: Interaction) -> tuple[Services, TableState]:
    """Acknowledges a command, and finds the channel's table, which the bot must be able to show."""
    await acknowledge(interaction)
    here = services(interaction)
    state = await here.table_here(interaction, await here.player(interaction.user))
    here.need_showable(interaction, state)
    return here, state


async def shown(interaction: Interaction, here: Services, state: TableState, message: str) -> None:
    """Waits until the table is shown, and says where."""
    await here.presenter.settled(state.id)
    if trouble := here.posts.trouble(state.id):
        message = f"fault-{trouble}"
    await tell(interaction, here.say.say(message, link=here.posts.link(state), table=state.id))
