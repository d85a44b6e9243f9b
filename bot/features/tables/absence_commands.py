"""``/table`` commands about absent players: autopilot, pause, vote."""

from __future__ import annotations

from discord import app_commands

from bot.features.absence.panel_presses import switch_autopilot
from bot.features.absence.presses import pause_table, show_vote
from bot.features.tables.commands import live_table_choices
from bot.host.refusals import Refusal
from bot.table.commands import TABLE, table_here
from bot.ui.commands import localized
from bot.ui.replies import Interaction


@TABLE.command(name="autopilot", description=localized("command-table-autopilot"))
@app_commands.describe(table=localized("argument-own-table"))
async def autopilot(interaction: Interaction, table: str = "") -> None:
    """Switch the player's autopilot on or off."""
    context, state = await table_here(interaction, table)
    await switch_autopilot(interaction, context, state)


@TABLE.command(name="pause", description=localized("command-table-pause"))
@app_commands.describe(table=localized("argument-own-table"))
async def pause(interaction: Interaction, table: str = "") -> None:
    """Pause a table."""
    context, state = await table_here(interaction, table)
    await pause_table(interaction, context, state)


@TABLE.command(name="vote", description=localized("command-table-vote"))
async def vote(interaction: Interaction) -> None:
    """Show the vote about absent players."""
    context, state = await table_here(interaction)
    if state.vote is None:
        raise Refusal("nobody-away")
    await show_vote(interaction, context, state)


autopilot.autocomplete("table")(live_table_choices)
pause.autocomplete("table")(live_table_choices)
