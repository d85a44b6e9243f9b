"""Permissions: what the bot lacks to show a table in a channel, and whether a player sees one."""

from __future__ import annotations

import logging
from typing import Any

import discord

from data.store import Player

_log = logging.getLogger(__name__)


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


async def may_see(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Whether the user may see a channel of the interaction's server.

    Discord is asked about what is not cached, such as an archived thread. What cannot be known counts as no: a deleted
    channel may have been a private one.
    """
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    if channel_id == interaction.channel_id:
        return True
    try:
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        allowed = channel.permissions_for(user)
        if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
            return allowed.view_channel and await is_in_thread(channel, user)
    except (discord.HTTPException, discord.InvalidData, discord.ClientException) as error:
        _log.info("a channel is taken as hidden: %s", type(error).__name__)
        return False
    return allowed.view_channel


async def is_in_thread(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
