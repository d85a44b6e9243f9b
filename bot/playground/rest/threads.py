"""Threads: begin, join, leave, list."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from bot.playground import forms
from bot.playground.checks import Problems
from bot.playground.errors import ApiError
from bot.playground.rest.call import Call, Routes
from bot.playground.world import Channel, ChannelKind, Message, may


async def begin(call: Call) -> Any:
    """Begin a thread without a message."""
    private = call.form.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    if not private and call.form["type"] != ChannelKind.PUBLIC_THREAD:
        problems = Problems()
        problems.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of (11, 12) in a text channel.")
        problems.refuse()
    need = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    channel = call.channel(need)
    return _begin(call, channel, ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD)


async def begin_at(call: Call) -> Any:
    """Begin a thread at a message; the thread has the message's id."""
    channel = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.thread is not None:
        raise ApiError(Code.HAS_THREAD)
    return _begin(call, channel, ChannelKind.PUBLIC_THREAD, message)


def _begin(call: Call, channel: Channel, kind: ChannelKind, message: Message | None = None) -> Any:
    if channel.guild is None or channel.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    problems = Problems()
    name = problems.text(call.form, (), "name", limits.CHANNEL_NAME)
    if call.form.get("auto_archive_duration", limits.ARCHIVES_AFTER[0]) not in limits.ARCHIVES_AFTER:
        said = f"Value must be one of {limits.ARCHIVES_AFTER}."
        problems.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", said)
    problems.number(call.form, (), "rate_limit_per_user", 0, limits.SLOWEST, default=0)
    problems.refuse()
    thread = call.world.add_channel(
        channel.guild,
        name,
        kind=kind,
        parent=channel,
        owner=call.bot,
        channel_id=message.id if message else None,
    )
    if message is not None:
        message.thread = thread
        call.world.change(message, [])
    elif kind is ChannelKind.PUBLIC_THREAD:
        told = Message(call.world.new_id(), channel, call.bot, call.world.clock(), content=name, announces=thread)
        call.world.post(told)
    call.status = 201
    return forms.channel(thread)


async def membership(call: Call) -> Any:
    """Join or leave a thread; the bot sees public threads either way."""
    if not call.channel().is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)


async def add_member(call: Call) -> Any:
    """Add a member of the guild to a thread."""
    thread, user = call.channel(Permission.SEND_MESSAGES_IN_THREADS), call.id("user_id")
    if not thread.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if thread.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    if thread.guild is None or user not in thread.guild.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    thread.add(call.world.users[user])


async def member(call: Call) -> Any:
    """Somebody who was added to a thread."""
    thread, user = call.channel(), call.id("user_id")
    if not thread.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if user not in thread.members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    joined = forms.timestamp(thread.members[user])
    return {"id": str(thread.id), "user_id": str(user), "join_timestamp": joined, "flags": 0}


async def active(call: Call) -> Any:
    """The threads of a guild that are not archived, as far as the bot sees them."""
    guild = call.guild()
    shown = [
        channel
        for channel in guild.channels.values()
        if channel.is_thread and not channel.archived and may(channel, call.bot, Permission.VIEW_CHANNEL)
    ]
    return {"threads": [forms.channel(thread) for thread in shown], "members": []}


ROUTES: Routes = {
    ("POST", "/channels/{channel_id}/threads"): begin,
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): begin_at,
    ("PUT", "/channels/{channel_id}/thread-members/@me"): membership,
    ("DELETE", "/channels/{channel_id}/thread-members/@me"): membership,
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}"): add_member,
    ("GET", "/channels/{channel_id}/thread-members/{user_id}"): member,
    ("GET", "/guilds/{guild_id}/threads/active"): active,
}
