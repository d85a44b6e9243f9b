"""Channels: read, rename, delete; open direct messages."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from playground import payloads
from playground.checks.problems import Problems
from playground.errors import ApiError
from playground.rest.call import Call
from playground.rest.routes import Routes
from playground.world.model import ChannelKind
from playground.world.snowflakes import parse_id

ROUTES = Routes()


@ROUTES.add("GET", "/channels/{channel_id}")
async def get(call: Call) -> Any:
    """Return one channel."""
    return payloads.channel(call.channel())


@ROUTES.add("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Any:
    """Rename a channel; archive, lock or rename a thread."""
    channel = call.channel()
    own_thread = channel.is_thread and channel.owner is call.bot
    if not own_thread:
        call.require(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    problems = Problems()
    name = problems.text(call.form, (), "name", limits.CHANNEL_NAME, required=False)
    problems.raise_if_any()
    channel.name = name or channel.name
    if channel.is_thread:
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
