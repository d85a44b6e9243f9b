"""Pinned messages: pin, unpin."""

from __future__ import annotations

from typing import Any

from bot.limits import PINS, Code, Permission
from playground import payloads
from playground.errors import ApiError
from playground.rest.call import Call
from playground.rest.routes import Routes
from playground.world.model import Channel, Message
from playground.world.world import Event

ROUTES = Routes()
_PIN = "/channels/{channel_id}/messages/pins/{message_id}"


@ROUTES.add("PUT", _PIN)
async def pin(call: Call) -> Any:
    """Pin a message. Discord then posts a message that says so; pinning it twice changes nothing."""
    channel, message = _message(call)
    if message.pinned_at is not None:
        return
    if message.is_system:
        raise ApiError(Code.SYSTEM_MESSAGE)
    if sum(each.pinned_at is not None for each in channel.messages.values()) >= PINS:
        raise ApiError(Code.PINS_FULL)
    _set_pinned(call, message, call.world.clock())
    notice = Message(call.world.new_id(), channel, call.bot, call.world.clock(), reference=message, announces_pin=True)
    call.world.post(notice)


@ROUTES.add("DELETE", _PIN)
async def unpin(call: Call) -> Any:
    """Unpin a message."""
    _, message = _message(call)
    if message.pinned_at is not None:
        _set_pinned(call, message, None)


def _message(call: Call) -> tuple[Channel, Message]:
    """Return the path's message, which the bot may pin and unpin."""
    channel = call.channel()
    message = call.message(channel)
    call.require(channel, Permission.PIN_MESSAGES)
    if channel.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    return channel, message


def _set_pinned(call: Call, message: Message, at: float | None) -> None:
    channel = message.channel
    message.pinned_at = at
    call.world.message_changed(message, [])
    pinned = [each.pinned_at for each in channel.messages.values() if each.pinned_at is not None]
    data = {"channel_id": str(channel.id), "last_pin_timestamp": payloads.timestamp(max(pinned)) if pinned else None}
    if channel.guild is not None:
        data["guild_id"] = str(channel.guild.id)
    call.world.emit(Event("CHANNEL_PINS_UPDATE", data, channel, channel.guild))
