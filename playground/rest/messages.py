"""Messages of channels, and their pins."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import PINS, Code, Permission
from playground import payloads
from playground.checks.messages import CHANNEL_FLAGS, EDIT_FLAGS, check_message
from playground.composing import compose, edit, limit_old_edits
from playground.errors import ApiError, Problems
from playground.model import Channel, ChannelKind, Message
from playground.rest.call import Call, Routes
from playground.world import Event, parse_id

ROUTES = Routes()
_PIN = "/channels/{channel_id}/messages/pins/{message_id}"


@ROUTES.add("POST", "/channels/{channel_id}/messages")
async def create(call: Call) -> Any:
    """Send a message. With ``enforce_nonce``, sending the same nonce again returns the first message for a while."""
    channel = call.channel()
    required = [_send_permission(channel)]
    if call.uploads:
        required.append(Permission.ATTACH_FILES)
    if call.form.get("embeds"):
        required.append(Permission.EMBED_LINKS)
    call.require(channel, *required)
    call.require_reachable(channel)
    if channel.locked and channel.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    files = check_message(call.form, call.uploads, CHANNEL_FLAGS)
    sent = _by_nonce(call, channel) if call.form.get("enforce_nonce") else None
    if sent is not None:
        return call.payload(sent)
    message = compose(call.world, channel, call.bot, call.form, files, reference=_reference(call, channel))
    if channel.archived:
        channel.archived = False
        call.world.channel_changed(channel)
    call.world.post(message)
    return call.payload(message)


def _send_permission(channel: Channel) -> Permission:
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES


def _by_nonce(call: Call, channel: Channel) -> Message | None:
    nonce, now = call.form.get("nonce"), call.world.clock()
    for message in reversed(channel.messages.values()):
        if now - message.created > limits.NONCE_LIFE:
            return None
        if nonce and message.nonce == nonce and message.author is call.bot:
            return message
    return None


def _reference(call: Call, channel: Channel) -> Message | None:
    reference = call.form.get("message_reference")
    if not reference:
        return None
    found = channel.messages.get(parse_id(reference.get("message_id")))
    if found is None and reference.get("fail_if_not_exists", True):
        problems = Problems()
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.raise_if_any()
    return found


@ROUTES.add("GET", "/channels/{channel_id}/messages")
async def history(call: Call) -> Any:
    """Return a page of a channel's messages, newest first; empty if the bot may not read the history."""
    channel = call.channel()
    problems = Problems()
    numbers = {name: int(text) for name, text in call.query.items() if text.isdigit()}
    limit = problems.number(numbers, (), "limit", 1, limits.HISTORY, default=50)
    problems.raise_if_any()
    try:
        call.require(channel, Permission.READ_MESSAGE_HISTORY)
    except ApiError:
        return []
    messages = [message for message in channel.messages.values() if not message.is_ephemeral]
    if "before" in numbers:
        messages = [message for message in messages if message.id < numbers["before"]]
    if "after" in numbers:
        page = [message for message in messages if message.id > numbers["after"]][:limit]
    elif "around" in numbers:
        half = limit // 2
        later = [message for message in messages if message.id >= numbers["around"]][: limit - half]
        page = [message for message in messages if message.id < numbers["around"]][-half:] + later
    else:
        page = messages[-limit:]
    return [call.payload(message) for message in reversed(page)]


@ROUTES.add("GET", "/channels/{channel_id}/messages/{message_id}")
async def get(call: Call) -> Any:
    """Return one message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return call.payload(call.message(channel))


@ROUTES.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def change(call: Call) -> Any:
    """Edit one of the bot's messages."""
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot:
        raise ApiError(Code.OTHER_AUTHOR)
    if message.is_system:
        raise ApiError(Code.SYSTEM_MESSAGE)
    if call.uploads:
        call.require(channel, Permission.ATTACH_FILES)
    if channel.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    files = check_message(call.form, call.uploads, EDIT_FLAGS, existing=message)
    limit_old_edits(message, call.world.clock())
    edit(call.world, message, call.form, files)
    return call.payload(message)


@ROUTES.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def remove(call: Call) -> Any:
    """Delete a message. Other people's messages need Manage Messages, and cannot be deleted in direct messages."""
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot:
        if channel.kind is ChannelKind.DM:
            raise ApiError(Code.DM_CHANNEL)
        call.require(channel, Permission.MANAGE_MESSAGES)
    call.world.delete_message(message)


@ROUTES.add("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Any:
    """Show that the bot is typing."""
    channel = call.channel()
    call.require(channel, _send_permission(channel))
    data = {"channel_id": str(channel.id), "user_id": str(call.bot.id), "timestamp": int(call.world.clock())}
    call.world.emit(Event("TYPING_START", data, channel, channel.guild))


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
