"""Permissions of users in channels."""

from __future__ import annotations

from bot.limits import Permission
from playground.world.model import Channel, ChannelKind, User

MEMBER_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""A member's permissions in a channel without overwrites."""


def permissions(channel: Channel, user: User) -> int:
    """Return the permission bits of a user in a channel.

    A thread has its parent's; a private thread is closed to people who neither belong to it nor manage threads.
    """
    if channel.parent is not None:
        bits = permissions(channel.parent, user)
        has_access = user is channel.owner or user.id in channel.members or bits & Permission.MANAGE_THREADS
        return bits if has_access or channel.kind is not ChannelKind.PRIVATE_THREAD else 0
    guild = channel.guild
    if guild is None:
        return MEMBER_PERMISSIONS | Permission.MENTION_EVERYONE
    if user.id not in guild.joined:
        return 0
    if user is guild.owner:
        return sum(Permission)
    bits = guild.bot_permissions if user.bot else MEMBER_PERMISSIONS
    for role in guild.roles.values():
        bits |= role.permissions if user.id in role.members else 0
    bits = bits & ~channel.deny.get(user.id, 0) | channel.allow.get(user.id, 0)
    return bits if bits & Permission.VIEW_CHANNEL else 0


def may(channel: Channel, user: User, permission: Permission) -> bool:
    """Return whether a user has a permission in a channel. In direct messages both sides have all."""
    if channel.kind is ChannelKind.DM:
        return user.bot or user is channel.recipient
    return bool(permissions(channel, user) & permission)
