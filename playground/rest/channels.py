"""Guilds, their channels and threads, and direct messages."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from playground import payloads
from playground.errors import ApiError, Problems
from playground.model import Channel, ChannelKind, Message, may, server_permissions
from playground.rest.call import Call, Routes
from playground.world import parse_id

ROUTES = Routes()


@ROUTES.add("GET", "/users/@me")
async def me(call: Call) -> Any:
    """Return the bot's user."""
    return payloads.user(call.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


@ROUTES.add("GET", "/users/{user_id}")
async def user(call: Call) -> Any:
    """Return any user."""
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise ApiError(Code.UNKNOWN_USER)
    return payloads.user(found)


@ROUTES.add("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Any:
    """Return one guild."""
    found = call.guild()
    counts = {"approximate_member_count": len(found.joined), "approximate_presence_count": len(found.joined)}
    return payloads.guild(found, call.bot) | (counts if call.query.get("with_counts") in ("1", "true") else {})


@ROUTES.add("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Any:
    """Return the guilds that the bot is in."""
    return [
        {"id": str(each.id), "name": each.name, "icon": None, "owner": False, "features": []}
        | {"permissions": str(each.bot_permissions)}
        for each in call.world.guilds.values()
        if call.bot.id in each.joined
    ]


@ROUTES.add("DELETE", "/users/@me/guilds/{guild_id}")
async def leave(call: Call) -> Any:
    """Make the bot leave a guild."""
    call.world.leave(call.guild(), call.bot)


@ROUTES.add("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Any:
    """Return a guild's channels without threads."""
    return [payloads.channel(each) for each in call.guild().channels.values() if not each.is_thread]


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Any:
    """Return one member of a guild."""
    found = call.guild()
    if call.id("user_id") not in found.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return payloads.member(found, call.world.users[call.id("user_id")])


@ROUTES.add("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> Any:
    """Give a role to a member."""
    _set_role(call, has=True)


@ROUTES.add("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> Any:
    """Take a role from a member."""
    _set_role(call, has=False)


def _set_role(call: Call, *, has: bool) -> None:
    """Give or take a role, which the bot must be above.

    Raises:
        ApiError: 10011 or 10007 for an unknown role or member, 50028 for a role of everybody or an integration, 50013.
    """
    guild, role_id = call.guild(), call.id("role_id")
    role = guild.roles.get(role_id)
    if role_id == guild.id or (role and role.managed):
        raise ApiError(Code.INVALID_ROLE)
    if role is None:
        raise ApiError(Code.UNKNOWN_ROLE)
    if call.id("user_id") not in guild.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    if not server_permissions(guild, call.bot) & Permission.MANAGE_ROLES or role.position > guild.bot_position:
        raise ApiError(Code.MISSING_PERMISSIONS)
    call.world.set_role(guild, role, call.world.users[call.id("user_id")], has=has)


@ROUTES.add("GET", "/channels/{channel_id}")
async def get(call: Call) -> Any:
    """Return one channel."""
    return payloads.channel(call.channel())


@ROUTES.add("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Any:
    """Rename a channel; archive, lock or rename a thread. Its creator may do so too, except lock it."""
    channel = call.channel()
    own_thread = channel.is_thread and channel.owner is call.bot
    if not own_thread:
        call.require(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    problems = Problems()
    name = problems.text(call.form, (), "name", limits.CHANNEL_NAME, required=False)
    problems.raise_if_any()
    channel.name = name or channel.name
    if channel.is_thread:
        if bool(call.form.get("locked", channel.locked)) != channel.locked:
            call.require(channel, Permission.MANAGE_THREADS)
        channel.archived = bool(call.form.get("archived", channel.archived))
        channel.locked = bool(call.form.get("locked", channel.locked))
    call.world.channel_changed(channel)
    return payloads.channel(channel)


@ROUTES.add("DELETE", "/channels/{channel_id}")
async def remove(call: Call) -> Any:
    """Delete a channel or a thread."""
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        return payloads.channel(channel)
    call.require(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    deleted = payloads.channel(channel)
    call.world.delete_channel(channel)
    return deleted


@ROUTES.add("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Any:
    """Open direct messages with a user. Reopening them does not count towards the limit."""
    recipient = call.world.users.get(parse_id(call.form.get("recipient_id")))
    if recipient is None or recipient.bot:
        raise ApiError(Code.UNKNOWN_USER)
    if recipient.id not in call.world.dms:
        call.services.dm_limit.count()
    return payloads.channel(call.world.dm_channel(recipient))


@ROUTES.add("POST", "/channels/{channel_id}/threads")
async def start_thread(call: Call) -> Any:
    """Start a thread without a message."""
    private = call.form.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    if not private and call.form["type"] != ChannelKind.PUBLIC_THREAD:
        problems = Problems()
        problems.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of (11, 12) in a text channel.")
        problems.raise_if_any()
    channel = call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    return _start_thread(call, channel, ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD)


@ROUTES.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_from_message(call: Call) -> Any:
    """Start a thread from a message, whose id it gets."""
    channel = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.thread is not None:
        raise ApiError(Code.HAS_THREAD)
    return _start_thread(call, channel, ChannelKind.PUBLIC_THREAD, message)


def _start_thread(call: Call, channel: Channel, kind: ChannelKind, message: Message | None = None) -> Any:
    if channel.guild is None or channel.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    problems = Problems()
    name = problems.text(call.form, (), "name", limits.CHANNEL_NAME)
    if call.form.get("auto_archive_duration", limits.ARCHIVES_AFTER[0]) not in limits.ARCHIVES_AFTER:
        text = f"Value must be one of {limits.ARCHIVES_AFTER}."
        problems.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)
    problems.number(call.form, (), "rate_limit_per_user", 0, limits.SLOWEST, default=0)
    problems.raise_if_any()
    if sum(each.is_thread and not each.archived for each in channel.guild.channels.values()) >= limits.ACTIVE_THREADS:
        raise ApiError(Code.THREADS_FULL)
    thread = call.world.add_thread(channel, name, kind, call.bot, thread_id=message.id if message else 0)
    if message is not None:
        message.thread = thread
        call.world.message_changed(message, [])
    elif kind is ChannelKind.PUBLIC_THREAD:
        announcement = Message(
            call.world.new_id(), channel, call.bot, call.world.clock(), name, announced_thread=thread
        )
        call.world.post(announcement)
    call.status = 201
    return payloads.channel(thread)


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/@me")
@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/@me")
async def join_or_leave_thread(call: Call) -> Any:
    """Join or leave a thread. The bot sees public threads in either case."""
    if not call.channel().is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(call: Call) -> Any:
    """Add a member of the guild to a thread."""
    thread, user = call.channel(Permission.SEND_MESSAGES_IN_THREADS), call.id("user_id")
    if not thread.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if thread.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    if thread.guild is None or user not in thread.guild.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    call.world.add_thread_member(thread, call.world.users[user])


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def thread_member(call: Call) -> Any:
    """Return one member of a thread."""
    thread, user = call.channel(), call.id("user_id")
    if not thread.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if user not in thread.members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return payloads.thread_member(thread, user)


@ROUTES.add("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Any:
    """Return the threads of a guild that are not archived and that the bot sees."""
    guild = call.guild()
    shown = [
        channel
        for channel in guild.channels.values()
        if channel.is_thread and not channel.archived and may(channel, call.bot, Permission.VIEW_CHANNEL)
    ]
    return {"threads": [payloads.channel(thread) for thread in shown], "members": []}
