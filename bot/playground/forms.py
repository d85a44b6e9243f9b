"""The JSON that Discord shows of what exists."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from bot.limits import ADDRESS_LIFE
from bot.playground.snowflakes import moment
from bot.playground.world import MEMBER, Attachment, Channel, Guild, Message, User, permissions

Form = dict[str, Any]
_REFERENCE = "attachment://"
_FILE = 13


def timestamp(when: float) -> str:
    """A moment, in seconds since the epoch, as ISO 8601."""
    return datetime.fromtimestamp(when, UTC).isoformat()


def user(subject: User) -> Form:
    """A user."""
    return {
        "id": str(subject.id),
        "username": subject.name.lower().replace(" ", "_") if not subject.bot else subject.name,
        "global_name": None if subject.bot else subject.name,
        "discriminator": "0001" if subject.bot else "0",
        "avatar": None,
        "bot": subject.bot,
        "public_flags": 0,
    }


def member(guild: Guild, subject: User) -> Form:
    """A user as a member of a guild."""
    return {
        "user": user(subject),
        "nick": None,
        "avatar": None,
        "roles": [str(_role_id(guild))] if subject.bot else [],
        "joined_at": timestamp(guild.joined.get(subject.id, 0)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def interaction_member(channel: Channel, subject: User) -> Form:
    """A member as an interaction names them: with their permissions in its channel."""
    assert channel.guild is not None
    return member(channel.guild, subject) | {"permissions": str(permissions(channel, subject))}


def guild(subject: Guild, bot: User) -> Form:
    """A guild without what only the gateway tells of it."""
    return {
        "id": str(subject.id),
        "name": subject.name,
        "icon": None,
        "owner_id": str(subject.owner.id),
        "roles": [_role(subject.id, "@everyone", MEMBER), _bot_role(subject, bot)],
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
        "preferred_locale": "en-US",
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "vanity_url_code": None,
        "application_id": None,
    }


def guild_create(subject: Guild, bot: User) -> Form:
    """A guild as the gateway tells a bot of it when it connects."""
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
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(subject: Channel) -> Form:
    """A channel of any kind."""
    last = next(reversed(subject.messages), None)
    form: Form = {
        "id": str(subject.id),
        "type": int(subject.kind),
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if subject.recipient is not None:
        return form | {"recipients": [user(subject.recipient)]}
    assert subject.guild is not None
    form |= {
        "guild_id": str(subject.guild.id),
        "name": subject.name,
        "rate_limit_per_user": 0,
        "parent_id": str(subject.parent.id) if subject.parent else None,
    }
    if subject.parent is None:
        overwrites = sorted(subject.allow.keys() | subject.deny.keys())
        return form | {
            "position": list(subject.guild.channels).index(subject.id) if subject.id in subject.guild.channels else 0,
            "nsfw": False,
            "topic": None,
            "permission_overwrites": [
                {
                    "id": str(each),
                    "type": 1,
                    "allow": str(subject.allow.get(each, 0)),
                    "deny": str(subject.deny.get(each, 0)),
                }
                for each in overwrites
            ],
        }
    made = timestamp(moment(subject.id))
    return form | {
        "owner_id": str((subject.owner or subject.world.bot).id),
        "message_count": len(subject.messages),
        "total_message_sent": len(subject.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": subject.archived,
            "locked": subject.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": made,
            "create_timestamp": made,
        },
    }


def attachment(subject: Attachment, base: str, now: float) -> Form:
    """An attachment, with an address that works for a day."""
    address = _address(subject, base, now)
    form: Form = {
        "id": str(subject.id),
        "filename": subject.filename,
        "size": len(subject.data),
        "url": address,
        "proxy_url": address,
        "content_type": subject.content_type,
    }
    if subject.width is not None:
        form |= {"width": subject.width, "height": subject.height}
    if subject.description is not None:
        form["description"] = subject.description
    if subject.ephemeral:
        form["ephemeral"] = True
    return form


def _kind(subject: Message) -> int:
    """Discord's number for what kind of message it is."""
    if subject.announces is not None:
        return 18
    if subject.reference is not None:
        return 19
    return 20 if subject.by_use and subject.by_use.get("type") == 2 else 0


def signature(attachment_id: int, expires: str) -> str:
    """What an attachment's address is signed with, so that its expiry cannot be changed."""
    return hashlib.sha256(f"{attachment_id}:{expires}".encode()).hexdigest()[:32]


def message(subject: Message, *, nested: bool = True) -> Form:
    """A message, as its author sees it; ``nested`` shows the message that it replies to, too."""
    where = subject.channel
    world = where.world
    base, now = world.base, world.clock()
    flags = subject.flags
    form: Form = {
        "id": str(subject.id),
        "type": _kind(subject),
        "channel_id": str(where.id),
        "author": user(subject.author),
        "content": subject.content,
        "embeds": [_show(embed, subject, base, now) for embed in subject.embeds],
        "components": [_show(component, subject, base, now) for component in subject.components],
        "attachments": [attachment(each, base, now) for each in subject.attachments],
        "mentions": [user(each) for each in subject.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "flags": flags,
        "timestamp": timestamp(subject.created),
        "edited_timestamp": timestamp(subject.edited) if subject.edited else None,
    }
    if where.guild is not None:
        form["guild_id"] = str(where.guild.id)
        if subject.author.id in where.guild.joined:
            form["member"] = member(where.guild, subject.author)
            del form["member"]["user"]
    if subject.application:
        form |= {"webhook_id": str(world.bot.id), "application_id": str(world.bot.id)}
    if subject.by_use is not None:
        form["interaction_metadata"] = subject.by_use
    if subject.nonce is not None:
        form["nonce"] = subject.nonce
    if subject.thread is not None:
        form["thread"] = channel(subject.thread)
    if subject.announces is not None and subject.announces.guild is not None:
        guild = subject.announces.guild
        form["message_reference"] = {"type": 0, "channel_id": str(subject.announces.id), "guild_id": str(guild.id)}
    if subject.reference is not None:
        form["message_reference"] = {
            "type": 0,
            "message_id": str(subject.reference.id),
            "channel_id": str(where.id),
        } | ({"guild_id": str(where.guild.id)} if where.guild else {})
        if nested:
            gone = subject.reference.deleted
            form["referenced_message"] = None if gone else message(subject.reference, nested=False)
    return form


def deleted_message(subject: Message) -> Form:
    """What is told of a message that was deleted."""
    where = subject.channel
    form = {"id": str(subject.id), "channel_id": str(where.id)}
    return form | ({"guild_id": str(where.guild.id)} if where.guild else {})


def application(bot: User, owner: User) -> Form:
    """The bot's application."""
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


def _address(subject: Attachment, base: str, now: float) -> str:
    expires = format(int(now + ADDRESS_LIFE), "x")
    path = f"/cdn/attachments/{subject.channel_id}/{subject.id}/{quote(subject.filename)}"
    return f"{base}{path}?ex={expires}&hm={signature(subject.id, expires)}"


def _show(value: Any, within: Message, base: str, now: float) -> Any:
    """A component or embed with its ``attachment://`` references turned into addresses."""
    if isinstance(value, list):
        return [_show(item, within, base, now) for item in value]
    if not isinstance(value, dict):
        return value
    shown = {key: _show(item, within, base, now) for key, item in value.items()}
    url = value.get("url")
    if isinstance(url, str) and url.startswith(_REFERENCE):
        named = next((each for each in within.attachments if each.filename == url[len(_REFERENCE) :]), None)
        if named is not None:
            form = attachment(named, base, now)
            shown |= {key: form[key] for key in ("url", "proxy_url", "content_type")}
            shown |= {"width": named.width, "height": named.height, "attachment_id": form["id"]}
            shown |= {"loading_state": 2, "placeholder": "", "flags": 0}
    if value.get("type") == _FILE and isinstance(media := shown.get("file"), dict):
        named = next((each for each in within.attachments if str(each.id) == media.get("attachment_id")), None)
        shown |= {"name": named.filename, "size": len(named.data)} if named else {}
    return shown


def _role(role_id: int, name: str, bits: int) -> Form:
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


def _bot_role(subject: Guild, bot: User) -> Form:
    return _role(_role_id(subject), bot.name, subject.bot_permissions) | {"tags": {"bot_id": str(bot.id)}}
