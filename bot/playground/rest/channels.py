"""Channels: read, rename, delete; and direct messages."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from bot.playground import forms
from bot.playground.checks import Problems
from bot.playground.errors import ApiError
from bot.playground.rest.call import Call, Routes
from bot.playground.snowflakes import parse
from bot.playground.world import ChannelKind


async def get(call: Call) -> Any:
    """One channel."""
    return forms.channel(call.channel())


async def change(call: Call) -> Any:
    """Rename a channel; archive, lock or rename a thread."""
    channel = call.channel()
    own_thread = channel.is_thread and channel.owner is call.bot
    if not own_thread:
        call.need(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    problems = Problems()
    name = problems.text(call.form, (), "name", limits.CHANNEL_NAME, required=False)
    problems.refuse()
    channel.name = name or channel.name
    if channel.is_thread:
        channel.archived = bool(call.form.get("archived", channel.archived))
        channel.locked = bool(call.form.get("locked", channel.locked))
    call.world.change_channel(channel)
    return forms.channel(channel)


async def remove(call: Call) -> Any:
    """Delete a channel or a thread."""
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        return forms.channel(channel)
    call.need(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    form = forms.channel(channel)
    call.world.delete_channel(channel)
    return form


async def open_direct(call: Call) -> Any:
    """Open direct messages with a user; those already open are found, and do not count as opened."""
    recipient = call.world.users.get(parse(call.form.get("recipient_id")))
    if recipient is None or recipient.bot:
        raise ApiError(Code.UNKNOWN_USER)
    if recipient.id not in call.world.dms:
        call.playground.count_opened_direct()
    return forms.channel(call.world.direct(recipient))


ROUTES: Routes = {
    ("GET", "/channels/{channel_id}"): get,
    ("PATCH", "/channels/{channel_id}"): change,
    ("DELETE", "/channels/{channel_id}"): remove,
    ("POST", "/users/@me/channels"): open_direct,
}
