"""``/preferences``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.contexts import allow_direct_messages
from bot.commands.localization import localized
from bot.context import context_of
from bot.host.model.preferences import Preferences
from bot.presses.preferences import show_preferences
from bot.replies import Interaction, acknowledge


class PreferencesCommands(commands.Cog):
    """Adds ``/preferences``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        allow_direct_messages(preferences)
        bot.tree.add_command(preferences)


@app_commands.command(name="preferences", description=localized("command-preferences"))
async def preferences(interaction: Interaction) -> None:
    """Shows the preferences panel."""
    await acknowledge(interaction)
    player = await context_of(interaction).player()
    await show_preferences(interaction, Preferences.read(player.settings))
