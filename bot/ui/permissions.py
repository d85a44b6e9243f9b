"""Permissions that the bot or a person lacks to post a table in a channel; who sees a channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple, Self

import discord

from data.store import Player

_log = logging.getLogger(__name__)


def missing(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to show a table in a channel, or in a thread of it."""
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages", "attach_files")
    return tuple(name for name in needed if not getattr(permissions, name))


class Place(NamedTuple):
    """A channel of a server for a table: the permissions there of the person who wants it, and of the bot."""

    guild: discord.Guild | None
    guild_id: int
    channel: Any
    channel_id: int
    permissions: discord.Permissions
    app_permissions: discord.Permissions

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Self:
        """Return the place where a person used a command or a button."""
        return cls(
            interaction.guild,
            interaction.guild_id or 0,
            interaction.channel,
            interaction.channel_id or 0,
            interaction.permissions,
            interaction.app_permissions,
        )

    @property
    def in_thread(self) -> bool:
        """Whether it is a thread."""
        return isinstance(self.channel, discord.Thread)


def missing_at(place: Place) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to show a table at a place."""
    return missing(place.app_permissions, in_thread=place.in_thread)


async def place_elsewhere(client: discord.Client, user: int, guild_id: int, channel_id: int) -> Place | None:
    """Return a channel for somebody who is not there now; nothing if their permissions cannot be found out.

    Discord is asked about a server that another process is connected to.
    """
    try:
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
        member = await guild.fetch_member(user)
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        bot = client.user.id if client.user else 0
        me = guild.get_member(bot) or await guild.fetch_member(bot)
        own, theirs = channel.permissions_for(me), channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not theirs.manage_threads:
            theirs = theirs if await is_in_thread(channel, member) else discord.Permissions.none()
    except (discord.HTTPException, discord.InvalidData, discord.ClientException) as error:
        _log.info("a person's permissions in a channel are not known: %s", type(error).__name__)
        return None
    return Place(guild, guild_id, channel, channel_id, theirs, own)


def missing_to_post(place: Place, *, new_thread: str = "") -> tuple[str, ...]:
    """Return the permissions that a person lacks to have a table posted in a channel, or in a new thread of it.

    ``new_thread`` is Discord's name for the permission to create a thread of that kind.
    """
    in_thread = bool(new_thread) or place.in_thread
    needed = ("view_channel", *filter(None, (new_thread,)))
    needed += ("send_messages_in_threads" if in_thread else "send_messages",)
    return tuple(name for name in needed if not getattr(place.permissions, name))


def has_role(interaction: discord.Interaction[Any], roles: Collection[int]) -> bool:
    """Return whether the user has one of these roles of the interaction's server."""
    return isinstance(interaction.user, discord.Member) and any(map(interaction.user.get_role, roles))


async def channels_left(guild: discord.Guild, channels: Iterable[int]) -> tuple[int, ...]:
    """Return those of these channels that have not been deleted. Unknown ones count as there."""
    return tuple([channel for channel in channels if await _is_left(guild, channel)])


async def _is_left(guild: discord.Guild, channel: int) -> bool:
    if guild.get_channel_or_thread(channel):
        return True
    try:
        await guild.fetch_channel(channel)
    except discord.NotFound:
        return False
    except (discord.HTTPException, discord.InvalidData) as error:
        _log.info("it is not known whether a channel was deleted: %s", type(error).__name__)
    return True


async def sees_channel(place: Place, player: Player) -> bool | None:
    """Return whether a player sees a channel; nothing if they are not in its server.

    No server's members are kept, so Discord is asked.
    """
    guild, channel = place.guild, place.channel
    if player.discord_id is None or guild is None or channel is None:
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
    """Return whether the user may see a channel of the interaction's server.

    Discord is asked about what is not cached, such as an archived thread. Unknown means no: a deleted
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


async def channels_seen(interaction: discord.Interaction[Any], channels: Iterable[int]) -> frozenset[int]:
    """Return those of these channels of the interaction's server that the user may see: see :func:`may_see`."""
    asked = sorted({*channels})
    seen = await asyncio.gather(*(may_see(interaction, channel) for channel in asked))
    return frozenset(channel for channel, sees in zip(asked, seen, strict=True) if sees)


async def is_public(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Return whether everybody in a server sees a channel, which is no thread.

    Discord is asked about a server that another process is connected to. Raises :class:`discord.HTTPException` if it
    does not answer now; a channel that is gone, or that the bot may not see, is not public.
    """
    try:
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
        channel = guild.get_channel(channel_id) or await guild.fetch_channel(channel_id)
    except (discord.Forbidden, discord.NotFound, discord.InvalidData):
        return False
    return channel.permissions_for(guild.default_role).view_channel


async def is_in_thread(thread: discord.Thread, member: discord.Member) -> bool:
    """Return whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
