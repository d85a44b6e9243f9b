"""Threads: start, join, leave, list."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from playground import payloads
from playground.checks.problems import Problems
from playground.errors import ApiError
from playground.rest.call import Call
from playground.rest.routes import Routes
from playground.world.model import Channel, ChannelKind, Message
from playground.world.permissions import may

ROUTES = Routes()


@ROUTES.add("POST", "/channels/{channel_id}/threads")
async def start(call: Call) -> Any:
    """Start a thread without a message."""
    private = call.form.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    if not private and call.form["type"] != ChannelKind.PUBLIC_THREAD:
        problems = Problems()
        problems.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of (11, 12) in a text channel.")
        problems.raise_if_any()
    channel = call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    return _start(call, channel, ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD)


@ROUTES.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_from_message(call: Call) -> Any:
    """Start a thread from a message, whose id it gets."""
    channel = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.thread is not None:
        raise ApiError(Code.HAS_THREAD)
    return _start(call, channel, ChannelKind.PUBLIC_THREAD, message)


def _start(call: Call, channel: Channel, kind: ChannelKind, message: Message | None = None) -> Any:
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
async def membership(call: Call) -> Any:
    """Join or leave a thread. The bot sees public threads in either case."""
    if not call.channel().is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_member(call: Call) -> Any:
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
async def member(call: Call) -> Any:
    """Return one member of a thread."""
    thread, user = call.channel(), call.id("user_id")
    if not thread.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if user not in thread.members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return payloads.thread_member(thread, user)


@ROUTES.add("GET", "/guilds/{guild_id}/threads/active")
async def active(call: Call) -> Any:
    """Return the threads of a guild that are not archived and that the bot sees."""
    guild = call.guild()
    shown = [
        channel
        for channel in guild.channels.values()
        if channel.is_thread and not channel.archived and may(channel, call.bot, Permission.VIEW_CHANNEL)
    ]
    return {"threads": [payloads.channel(thread) for thread in shown], "members": []}
