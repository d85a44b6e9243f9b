"""The gateway's view of the world's events: which intent they need, and their data."""

from __future__ import annotations

from typing import Any

from bot.limits import Intent
from bot.playground import payloads
from bot.playground.world.model import Channel, Guild, Message
from bot.playground.world.permissions import permissions
from bot.playground.world.world import Event, World


def is_visible_to_bot(event: Event, world: World) -> bool:
    """Whether the bot may see an event."""
    bot, channel, guild = world.bot, event.channel, event.guild
    if event.only is not None and event.only is not bot:
        return False
    if guild is not None and bot.id not in guild.joined and event.kind != "GUILD_DELETE":
        return False
    about_messages = event.kind.startswith(("MESSAGE_", "TYPING_"))
    return not (about_messages and channel and not permissions(channel, bot))


def required_intent(event: Event) -> int:
    """The intent of sessions that receive an event; 0 if bots do not receive it."""
    if event.kind.startswith("MESSAGE_"):
        return Intent.GUILD_MESSAGES if event.guild else Intent.DIRECT_MESSAGES
    if event.kind == "TYPING_START":
        return Intent.GUILD_MESSAGE_TYPING if event.guild else Intent.DIRECT_MESSAGE_TYPING
    if event.kind.startswith("GUILD_MEMBER_"):
        return Intent.GUILD_MEMBERS
    return Intent.GUILDS if event.kind.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else 0


def event_data(event: Event, world: World) -> dict[str, Any]:
    """The data of a gateway event."""
    subject = event.subject
    if isinstance(subject, Message):
        if event.kind == "MESSAGE_DELETE":
            return payloads.deleted_message(subject)
        return payloads.message(subject, world.links)
    if isinstance(subject, Channel):
        return payloads.channel(subject)
    if isinstance(subject, Guild):
        if event.kind == "GUILD_DELETE":
            return {"id": str(subject.id)}
        return payloads.guild_create(subject, world.bot)
    return subject


def without_content(data: dict[str, Any], message: Message, world: World) -> dict[str, Any]:
    """A message for sessions without the message content intent: empty, unless it is to or by the bot."""
    readable = message.author is world.bot or message.channel.guild is None or world.bot in message.mentions
    hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data if readable or "content" not in data else data | hidden
