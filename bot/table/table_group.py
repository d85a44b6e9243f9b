"""The ``/table`` group, and what its commands share."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.ui.contexts import AnyCommand, allow_direct_messages
from bot.ui.localization import localized
from bot.ui.replies import Interaction, acknowledge

TABLE = app_commands.Group(name="table", description=localized("command-table"))
"""``/table``: everything about a table except playing. Several modules add commands to it."""
allow_direct_messages(TABLE)


def need_server(interaction: Interaction) -> None:
    """Refuse a command that is of use only in servers, in direct messages."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage


async def table_here(interaction: Interaction, table: str = "") -> tuple[Context, TableState]:
    """Acknowledge a command and find its table: see :meth:`bot.table.context.Context.table_to_manage`.

    Refuses if the bot could not show it.
    """
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.table_to_manage(await context.player(), table)
    context.need_showable(state)
    return context, state


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/table``, to which the modules of several features add commands."""
    yield TABLE
