"""``/server``: a server's settings, for its managers."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.localization import localized
from bot.presses.server_settings import show_server
from bot.replies import Interaction, acknowledge


class ServerCommands(commands.Cog):
    """Adds ``/server``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        bot.tree.add_command(server)


@app_commands.command(name="server", description=localized("command-server"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def server(interaction: Interaction) -> None:
    """Shows the panel of this server's settings."""
    await acknowledge(interaction)
    await show_server(interaction)
