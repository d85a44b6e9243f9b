"""Where commands can be used: Discord calls it their contexts.

By default only in servers. All commands come with an installation in a server, none with one by a user: the bot would
be asked to show tables where it may not write.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None] | app_commands.Group

SERVERS_ONLY = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
SERVER_INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


def allow_direct_messages(command: AnyCommand) -> None:
    """Allow a command in servers, their threads, and direct messages with the bot."""
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
