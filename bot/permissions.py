"""Permissions: what the bot lacks to show a table in a channel, and whether a player sees one."""

from __future__ import annotations

from typing import Any

import discord

from data.store import Player


def missing(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The permissions that the bot lacks to show a table in a channel, or in a thread of it."""
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages", "attach_files")
    return tuple(name for name in needed if not getattr(permissions, name))


def missing_here(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The same for the channel of an interaction."""
    return missing(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))


async def sees_channel(interaction: discord.Interaction[Any], player: Player) -> bool | None:
    """Whether a player sees the channel of an interaction; nothing if they are not in its server.

    No server's members are kept, so Discord is asked.
    """
    guild, channel = interaction.guild, interaction.channel
    if player.discord_id in (None, interaction.user.id) or guild is None or channel is None:
        return True
    try:
        member = await guild.fetch_member(player.discord_id)
        allowed = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
            return await is_in_thread(channel, member)
    except discord.NotFound:
        return None
    return bool(allowed.view_channel)


async def is_in_thread(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
