"""Discord's JSON payloads of users, guilds, channels, messages and attachments."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeAlias

from playground.model import (
    MEMBER_PERMISSIONS,
    Attachment,
    Channel,
    Guild,
    Message,
    Role,
    ScheduledEvent,
    ThreadMember,
    User,
    permissions,
)
from playground.world import Links, created_at

Payload: TypeAlias = dict[str, Any]
_REFERENCE = "attachment://"
_FILE_COMPONENT = 13


def timestamp(time: float) -> str:
    """Return a time in seconds since the epoch as ISO 8601."""
    return datetime.fromtimestamp(time, UTC).isoformat()


def user(subject: User) -> Payload:
    """Return a user."""
    return {
        "id": str(subject.id),
        "username": subject.name.lower().replace(" ", "_") if not subject.bot else subject.name,
        "global_name": None if subject.bot else subject.name,
        "discriminator": "0001" if subject.bot else "0",
        "avatar": None,
        "bot": subject.bot,
        "public_flags": 0,
    }


def member(guild: Guild, subject: User) -> Payload:
    """Return a user as a member of a guild."""
    return {
        "user": user(subject),
        "nick": guild.nicknames.get(subject.id),
        "avatar": None,
        "roles": [str(_role_id(guild))]
        if subject.bot
        else [str(role.id) for role in guild.roles.values() if subject.id in role.members],
        "joined_at": timestamp(guild.joined.get(subject.id, 0)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def interaction_member(channel: Channel, subject: User) -> Payload:
    """Return a member as part of an interaction: with their permissions in its channel."""
    assert channel.guild is not None
    return member(channel.guild, subject) | {"permissions": str(permissions(channel, subject))}


def guild(subject: Guild, bot: User) -> Payload:
    """Return a guild as the REST API returns it."""
    return {
        "id": str(subject.id),
        "name": subject.name,
        "icon": None,
        "owner_id": str(subject.owner.id),
        "roles": [
            _role(subject.id, "@everyone", MEMBER_PERMISSIONS),
            _bot_role(subject, bot),
            *map(role, subject.roles.values()),
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": subject.locale,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "vanity_url_code": None,
        "application_id": None,
    }


def guild_create(subject: Guild, bot: User) -> Payload:
    """Return a guild as the gateway sends it, with its channels and threads."""
    return guild(subject, bot) | {
        "joined_at": timestamp(subject.joined[bot.id]),
        "large": False,
        "unavailable": False,
        "member_count": len(subject.joined),
        "members": [member(subject, bot)],
        "channels": [channel(each) for each in subject.channels.values() if not each.is_thread],
        "threads": [channel(each) for each in subject.channels.values() if each.is_thread and not each.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [
            scheduled_event(subject.id, each) for each in subject.events.values() if not each.is_finished
        ],
        "soundboard_sounds": [],
    }


def channel(subject: Channel) -> Payload:
    """Return a channel of any kind."""
    last = next(reversed(subject.messages), None)
    payload: Payload = {
        "id": str(subject.id),
        "type": int(subject.kind),
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if subject.recipient is not None:
        return payload | {"recipients": [user(subject.recipient)]}
    assert subject.guild is not None
    payload |= {
        "guild_id": str(subject.guild.id),
        "name": subject.name,
        "rate_limit_per_user": 0,
        "parent_id": str(subject.parent.id) if subject.parent else None,
    }
    if subject.parent is None:
        overwrites = sorted(subject.allow.keys() | subject.deny.keys())
        return payload | {
            "position": list(subject.guild.channels).index(subject.id) if subject.id in subject.guild.channels else 0,
            "nsfw": False,
            "topic": None,
            "permission_overwrites": [
                {
                    "id": str(each),
                    "type": 0 if each == subject.guild.id else 1,
                    "allow": str(subject.allow.get(each, 0)),
                    "deny": str(subject.deny.get(each, 0)),
                }
                for each in overwrites
            ],
        }
    assert subject.owner is not None
    created = timestamp(created_at(subject.id))
    return payload | {
        "owner_id": str(subject.owner.id),
        "message_count": len(subject.messages),
        "total_message_sent": len(subject.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": subject.archived,
            "locked": subject.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": created,
            "create_timestamp": created,
        },
    }


def attachment(subject: Attachment, links: Links) -> Payload:
    """Return an attachment, with a link that works for a day."""
    url = links.url(subject)
    payload: Payload = {
        "id": str(subject.id),
        "filename": subject.filename,
        "size": len(subject.data),
        "url": url,
        "proxy_url": url,
        "content_type": subject.content_type,
    }
    if subject.width is not None:
        payload |= {"width": subject.width, "height": subject.height}
    if subject.description is not None:
        payload["description"] = subject.description
    if subject.ephemeral:
        payload["ephemeral"] = True
    return payload


def message(subject: Message, links: Links, *, nested: bool = True) -> Payload:
    """Return a message as its author sees it; ``nested`` includes the message that it replies to."""
    channel_, guild_ = subject.channel, subject.channel.guild
    payload: Payload = {
        "id": str(subject.id),
        "type": _message_type(subject),
        "channel_id": str(channel_.id),
        "author": user(subject.author),
        "content": subject.content,
        "embeds": [_resolve_references(embed, subject, links) for embed in subject.embeds],
        "components": [_resolve_references(component, subject, links) for component in subject.components],
        "attachments": [attachment(each, links) for each in subject.attachments],
        "mentions": [user(each) for each in subject.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": subject.pinned_at is not None,
        "tts": False,
        "flags": subject.flags,
        "timestamp": timestamp(subject.created),
        "edited_timestamp": timestamp(subject.edited) if subject.edited else None,
    }
    if guild_ is not None:
        payload["guild_id"] = str(guild_.id)
        if subject.author.id in guild_.joined:
            payload["member"] = member(guild_, subject.author)
            del payload["member"]["user"]
    if subject.via_webhook:
        payload |= {"webhook_id": str(subject.author.id), "application_id": str(subject.author.id)}
    if subject.interaction_metadata is not None:
        payload["interaction_metadata"] = subject.interaction_metadata
    if subject.nonce is not None:
        payload["nonce"] = subject.nonce
    if subject.thread is not None:
        payload["thread"] = channel(subject.thread)
    if subject.announced_thread is not None and subject.announced_thread.guild is not None:
        payload["message_reference"] = {
            "type": 0,
            "channel_id": str(subject.announced_thread.id),
            "guild_id": str(subject.announced_thread.guild.id),
        }
    if subject.reference is not None:
        payload["message_reference"] = {
            "type": 0,
            "message_id": str(subject.reference.id),
            "channel_id": str(channel_.id),
        } | ({"guild_id": str(guild_.id)} if guild_ else {})
        if nested and not subject.announces_pin:
            deleted = subject.reference.deleted
            payload["referenced_message"] = None if deleted else message(subject.reference, links, nested=False)
    return payload


def _message_type(subject: Message) -> int:
    """Return Discord's number of a message's type."""
    if subject.announced_thread is not None:
        return 18
    if subject.announces_pin:
        return 6
    if subject.reference is not None:
        return 19
    metadata = subject.interaction_metadata
    return 20 if metadata and metadata.get("type") == 2 else 0


def thread_member(subject: Channel, user_id: int) -> Payload:
    """Return a member of a thread."""
    joined = timestamp(subject.members[user_id])
    return {"id": str(subject.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def thread_members_update(subject: ThreadMember) -> Payload:
    """Return a thread that somebody was added to."""
    thread = subject.thread
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id) if thread.guild else None,
        "member_count": len(thread.members),
        "added_members": [thread_member(thread, subject.user.id)],
        "removed_member_ids": [],
    }


def deleted_message(subject: Message) -> Payload:
    """Return a deleted message: its ids only."""
    guild_ = subject.channel.guild
    payload = {"id": str(subject.id), "channel_id": str(subject.channel.id)}
    return payload | ({"guild_id": str(guild_.id)} if guild_ else {})


def application(bot: User, owner: User) -> Payload:
    """Return the bot's application."""
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(owner),
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "rpc_origins": [],
        "summary": "",
        "integration_types_config": {"0": {}},
    }


def _resolve_references(value: Any, within: Message, links: Links) -> Any:
    """Return a component or embed in which links replace ``attachment://`` references."""
    if isinstance(value, list):
        return [_resolve_references(item, within, links) for item in value]
    if not isinstance(value, dict):
        return value
    # The options of a select are many and have no references.
    shown = {
        key: _resolve_references(item, within, links) if isinstance(item, dict | list) and key != "options" else item
        for key, item in value.items()
    }
    url = value.get("url")
    if isinstance(url, str) and url.startswith(_REFERENCE):
        named = next((each for each in within.attachments if each.filename == url[len(_REFERENCE) :]), None)
        if named is not None:
            payload = attachment(named, links)
            shown |= {key: payload[key] for key in ("url", "proxy_url", "content_type")}
            shown |= {"width": named.width, "height": named.height, "attachment_id": payload["id"]}
            shown |= {"loading_state": 2, "placeholder": "", "flags": 0}
    if value.get("type") == _FILE_COMPONENT and isinstance(media := shown.get("file"), dict):
        named = next((each for each in within.attachments if str(each.id) == media.get("attachment_id")), None)
        shown |= {"name": named.filename, "size": len(named.data)} if named else {}
    return shown


def scheduled_event(guild_id: int, subject: ScheduledEvent) -> Payload:
    """Return a scheduled event outside of voice and stage channels."""
    return {
        "id": str(subject.id),
        "guild_id": str(guild_id),
        "channel_id": None,
        "creator_id": str(subject.creator.id),
        "creator": user(subject.creator),
        "name": subject.name,
        "description": subject.description or None,
        "scheduled_start_time": timestamp(subject.starts),
        "scheduled_end_time": timestamp(subject.ends),
        "privacy_level": 2,
        "status": int(subject.status),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": subject.location},
        "image": None,
        "recurrence_rule": None,
    }


def role(subject: Role) -> Payload:
    """Return a role that people have."""
    shown = _role(subject.id, subject.name, subject.permissions)
    return shown | {"managed": subject.managed, "position": subject.position}


def _role(role_id: int, name: str, bits: int) -> Payload:
    return {
        "id": str(role_id),
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0 if name == "@everyone" else 1,
        "permissions": str(bits),
        "managed": name != "@everyone",
        "mentionable": False,
        "flags": 0,
    }


def _role_id(subject: Guild) -> int:
    return subject.id + 1


def _bot_role(subject: Guild, bot: User) -> Payload:
    shown = _role(_role_id(subject), bot.name, subject.bot_permissions)
    return shown | {"tags": {"bot_id": str(bot.id)}, "position": subject.bot_position}
