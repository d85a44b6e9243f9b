"""Permissions of users in channels."""

from __future__ import annotations

from bot.limits import Permission
from bot.playground.world.model import Channel, ChannelKind, User

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
"""What a member may do in a channel without overwrites."""


def permissions(channel: Channel, user: User) -> int:
    """The permission bits of a user in a channel.

    A thread has its parent's; a private thread is closed to those who neither belong to it nor manage threads.
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
    bits = bits & ~channel.deny.get(user.id, 0) | channel.allow.get(user.id, 0)
    return bits if bits & Permission.VIEW_CHANNEL else 0


def may(channel: Channel, user: User, permission: Permission) -> bool:
    """Whether a user has a permission in a channel. In direct messages both sides have all."""
    if channel.kind is ChannelKind.DM:
        return user.bot or user is channel.recipient
    return bool(permissions(channel, user) & permission)
