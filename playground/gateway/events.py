"""The gateway's view of the world's events: which intent they need, and their data."""

from __future__ import annotations

from typing import Any

from bot.limits import Intent
from playground import payloads
from playground.world.model import Channel, Guild, Message, Role, ThreadMember
from playground.world.permissions import permissions
from playground.world.world import Event, World


def is_visible_to_bot(event: Event, world: World) -> bool:
    """Return whether the bot may see an event."""
    bot, channel, guild = world.bot, event.channel, event.guild
    if event.only is not None and event.only is not bot:
        return False
    if guild is not None and bot.id not in guild.joined and event.kind != "GUILD_DELETE":
        return False
    needs_view = event.kind.startswith(("MESSAGE_", "TYPING_", "THREAD_"))
    return not (needs_view and channel and not permissions(channel, bot))


def required_intent(event: Event, world: World) -> int:
    """Return the intent of sessions that receive an event; 0 if bots do not receive it."""
    if isinstance(event.subject, ThreadMember):
        return Intent.GUILDS if event.subject.user is world.bot else Intent.GUILD_MEMBERS
    if event.kind.startswith("MESSAGE_"):
        return Intent.GUILD_MESSAGES if event.guild else Intent.DIRECT_MESSAGES
    if event.kind == "TYPING_START":
        return Intent.GUILD_MESSAGE_TYPING if event.guild else Intent.DIRECT_MESSAGE_TYPING
    if event.kind.startswith("GUILD_MEMBER_"):
        return Intent.GUILD_MEMBERS
    return Intent.GUILDS if event.kind.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else 0


def event_data(event: Event, world: World) -> dict[str, Any]:
    """Return the data of a gateway event."""
    subject = event.subject
    if isinstance(subject, Message):
        if event.kind == "MESSAGE_DELETE":
            return payloads.deleted_message(subject)
        return payloads.message(subject, world.links)
    if isinstance(subject, Channel):
        added = payloads.thread_member(subject, event.only.id) if subject.is_thread and event.only else None
        return payloads.channel(subject) | ({"member": added} if added else {})
    if isinstance(subject, ThreadMember):
        return payloads.thread_members_update(subject)
    if isinstance(subject, Guild):
        if event.kind == "GUILD_DELETE":
            return {"id": str(subject.id)}
        return payloads.guild_create(subject, world.bot)
    if isinstance(subject, Role):
        assert event.guild is not None
        told = {"role_id": str(subject.id)} if event.kind == "GUILD_ROLE_DELETE" else {"role": payloads.role(subject)}
        return {"guild_id": str(event.guild.id)} | told
    return subject


def without_content(data: dict[str, Any], message: Message, world: World) -> dict[str, Any]:
    """Return a message for sessions without the message content intent: empty, unless it is to or by the bot."""
    readable = message.author is world.bot or message.channel.guild is None or world.bot in message.mentions
    hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data if readable or "content" not in data else data | hidden
