"""``/preferences``."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.features.preferences.presses import show_preferences
from bot.host.model.settings import Preferences
from bot.table.context import context_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.replies import Interaction, acknowledge


@app_commands.command(name="preferences", description=localized("command-preferences"))
async def preferences(interaction: Interaction) -> None:
    """Show the preferences panel."""
    await acknowledge(interaction)
    player = await context_of(interaction).player()
    await show_preferences(interaction, Preferences.read(player.settings))


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/preferences``."""
    allow_direct_messages(preferences)
    yield preferences
