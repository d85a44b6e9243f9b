"""``/server``: a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.features.server.presses import show_server
from bot.ui.commands import AnyCommand, localized
from bot.ui.replies import Interaction, acknowledge


@app_commands.command(name="server", description=localized("command-server"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def server(interaction: Interaction) -> None:
    """Show the panel of this server's settings."""
    await acknowledge(interaction)
    await show_server(interaction)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/server``."""
    yield server
