"""Messages in channels: send, read, edit, delete."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.limits import Code, Permission
from bot.playground import forms
from bot.playground.checks import Problems
from bot.playground.checks.messages import FROM_CHANNEL, ON_EDIT, check_message
from bot.playground.composing import compose, edit, refuse_old_edits
from bot.playground.errors import ApiError
from bot.playground.rest.call import Call, Routes, reachable
from bot.playground.snowflakes import parse
from bot.playground.world import Channel, ChannelKind, Happening, Message


async def create(call: Call) -> Any:
    """Send a message; with ``enforce_nonce`` the same nonce soon after finds the message that was sent."""
    channel = call.channel()
    needs = [_sending(channel)]
    if call.uploads:
        needs.append(Permission.ATTACH_FILES)
    if call.form.get("embeds"):
        needs.append(Permission.EMBED_LINKS)
    call.need(channel, *needs)
    reachable(channel)
    if channel.locked and channel.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    files = check_message(call.form, call.uploads, FROM_CHANNEL)
    sent = _by_nonce(call, channel) if call.form.get("enforce_nonce") else None
    if sent is not None:
        return forms.message(sent)
    message = compose(channel, call.bot, call.form, files, reference=_reference(call, channel))
    if channel.archived:
        channel.archived = False
        call.world.change_channel(channel)
    call.world.post(message)
    return forms.message(message)


def _sending(channel: Channel) -> Permission:
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
    found = channel.messages.get(parse(reference.get("message_id")))
    if found is None and reference.get("fail_if_not_exists", True):
        problems = Problems()
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.refuse()
    return found


async def history(call: Call) -> Any:
    """A page of a channel's messages, newest first; nothing where the bot may not read the history."""
    channel = call.channel()
    problems = Problems()
    numbers = {name: int(text) for name, text in call.query.items() if text.isdigit()}
    limit = problems.number(numbers, (), "limit", 1, limits.HISTORY, default=50)
    problems.refuse()
    try:
        call.need(channel, Permission.READ_MESSAGE_HISTORY)
    except ApiError:
        return []
    shown = [message for message in channel.messages.values() if not message.is_ephemeral]
    if "before" in numbers:
        shown = [message for message in shown if message.id < numbers["before"]]
    if "after" in numbers:
        page = [message for message in shown if message.id > numbers["after"]][:limit]
    elif "around" in numbers:
        half = limit // 2
        later = [message for message in shown if message.id >= numbers["around"]][: limit - half]
        page = [message for message in shown if message.id < numbers["around"]][-half:] + later
    else:
        page = shown[-limit:]
    return [forms.message(message) for message in reversed(page)]


async def get(call: Call) -> Any:
    """One message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return forms.message(call.message(channel))


async def change(call: Call) -> Any:
    """Edit a message of the bot's own."""
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot:
        raise ApiError(Code.OTHER_AUTHOR)
    if call.uploads:
        call.need(channel, Permission.ATTACH_FILES)
    if channel.archived:
        raise ApiError(Code.ARCHIVED_THREAD)
    files = check_message(call.form, call.uploads, ON_EDIT, existing=message)
    refuse_old_edits(message)
    edit(message, call.form, files)
    return forms.message(message)


async def remove(call: Call) -> Any:
    """Delete a message; another's needs Manage Messages, and cannot be deleted in direct messages."""
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot:
        if channel.kind is ChannelKind.DM:
            raise ApiError(Code.DM_CHANNEL)
        call.need(channel, Permission.MANAGE_MESSAGES)
    call.world.delete(message)


async def typing(call: Call) -> Any:
    """Show that the bot is typing."""
    channel = call.channel()
    call.need(channel, _sending(channel))
    form = {"channel_id": str(channel.id), "user_id": str(call.bot.id), "timestamp": int(call.world.clock())}
    call.world.tell(Happening("TYPING_START", form, channel, channel.guild))


ROUTES: Routes = {
    ("POST", "/channels/{channel_id}/messages"): create,
    ("GET", "/channels/{channel_id}/messages"): history,
    ("GET", "/channels/{channel_id}/messages/{message_id}"): get,
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): change,
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): remove,
    ("POST", "/channels/{channel_id}/typing"): typing,
}
