"""Where commands can be used: Discord calls it their contexts."""

from __future__ import annotations

from typing import Any

from discord import app_commands


def allow_direct_messages(command: app_commands.Command[Any, ..., None] | app_commands.Group) -> None:
    """Allows a command in servers, their threads, and direct messages with the bot."""
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
