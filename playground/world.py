"""The world holds all objects, gives them ids and links, and emits an event for each change."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import quote

from bot.limits import ADDRESS_LIFE, API_VERSION
from playground.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    ThreadMember,
    User,
)

EPOCH = 1_420_070_400.0
"""The start of 2015, when Discord's time begins, in seconds since the Unix epoch."""
_TIME_SHIFT = 22
API_PATH = f"/api/v{API_VERSION}"
GATEWAY_PATH = "/gateway"
ATTACHMENTS_PATH = "/cdn/attachments"
_DROPPED_KEPT = 200
"""Dropped attachments that are still served."""


class Snowflakes:
    """Generates ids that increase strictly, even while the clock stops or goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        """Return a new id."""
        self._last = max(self._last + 1, first_id_at(self._clock()))
        return self._last


def parse_id(value: object) -> int:
    """Return the id in a JSON value; 0, which no object has, if it is not an id.

    >>> parse_id("1573495414173204480"), parse_id("@original"), parse_id(None)
    (1573495414173204480, 0, 0)
    """
    text = str(value)
    return int(text) if text.isdecimal() and len(text) < 20 else 0


def first_id_at(time: float) -> int:
    """Return the smallest id that can be created at a time, in seconds since the Unix epoch."""
    return max(int((time - EPOCH) * 1000), 0) << _TIME_SHIFT


def created_at(snowflake: int) -> float:
    """Return when an id was created, in seconds since the Unix epoch.

    >>> created_at(first_id_at(1_800_000_000.0))
    1800000000.0
    """
    return (snowflake >> _TIME_SHIFT) / 1000 + EPOCH


@dataclass
class Address:
    """Where the playground listens on 127.0.0.1. Port 0 is replaced by a free one at the start."""

    port: int

    @property
    def url(self) -> str:
        """The playground's page and base of everything else."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def api_base(self) -> str:
        """The URL for the bot to use instead of ``https://discord.com/api/v10``."""
        return self.url + API_PATH

    @property
    def gateway_url(self) -> str:
        """The URL for the bot to use instead of ``wss://gateway.discord.gg/``."""
        return f"ws://127.0.0.1:{self.port}{GATEWAY_PATH}"


class Links:
    """Links to attachments, which work for a day."""

    def __init__(self, address: Address, clock: Callable[[], float]) -> None:
        self._address = address
        self._clock = clock

    def url(self, attachment: Attachment) -> str:
        """Return a link to an attachment that works from now on."""
        expires = format(int(self._clock() + ADDRESS_LIFE), "x")
        path = f"{ATTACHMENTS_PATH}/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
        return f"{self._address.url}{path}?ex={expires}&hm={_signature(attachment.id, expires)}"

    def is_valid(self, attachment_id: int, expires: str, signature: str) -> bool:
        """Return whether the query of a link (``ex`` and ``hm``) is genuine and has not expired."""
        return signature == _signature(attachment_id, expires) and int(expires, 16) >= self._clock()


def _signature(attachment_id: int, expires: str) -> str:
    return hashlib.sha256(f"{attachment_id}:{expires}".encode()).hexdigest()[:32]


class Event(NamedTuple):
    """A change, with the type of Discord's gateway event as its kind.

    ``subject`` is the changed object. ``only`` is the one user to notify, if the event is private.
    """

    kind: str
    subject: Message | Channel | Guild | Role | Member | ScheduledEvent | ThreadMember | dict[str, Any]
    channel: Channel | None = None
    guild: Guild | None = None
    only: User | None = None


class World:
    """All objects of the playground. Changes go through its methods, which call the listeners."""

    def __init__(self, clock: Callable[[], float], address: Address) -> None:
        self.clock = clock
        self.new_id = Snowflakes(clock)
        self.links = Links(address, clock)
        self.bot = User(self.new_id(), "Cardroom", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self._dropped: OrderedDict[int, Attachment] = OrderedDict()
        self.owner = self.add_user("Owner")
        """Owns the bot's application, and new guilds."""

    def emit(self, event: Event) -> None:
        """Pass an event to all listeners."""
        for listener in tuple(self.listeners):
            listener(event)

    def add_user(self, name: str, *, dms_open: bool = True) -> User:
        """Add a person, who is not yet in any guild."""
        user = User(self.new_id(), name, dms_open=dms_open)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, bot_permissions: int) -> Guild:
        """Add a guild with its owner and the bot."""
        guild = Guild(self.new_id(), name, self.owner, bot_permissions)
        guild.joined |= {self.owner.id: self.clock(), self.bot.id: self.clock()}
        self.guilds[guild.id] = guild
        self.emit(Event("GUILD_CREATE", guild, guild=guild))
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member of a guild."""
        if user.id in guild.joined:
            return
        guild.joined[user.id] = self.clock()
        kind = "GUILD_CREATE" if user is self.bot else "GUILD_MEMBER_ADD"
        self.emit(Event(kind, guild, guild=guild, only=user))

    def leave(self, guild: Guild, user: User) -> None:
        """Remove a member from a guild."""
        if guild.joined.pop(user.id, None) is not None:
            self.emit(Event("GUILD_DELETE", guild, guild=guild, only=user))

    def add_role(self, guild: Guild, name: str, permissions: int, *, position: int = 1, managed: bool = False) -> Role:
        """Add a role that nobody has."""
        role = Role(self.new_id(), name, permissions, position=position, managed=managed)
        guild.roles[role.id] = role
        self.emit(Event("GUILD_ROLE_CREATE", role, guild=guild))
        return role

    def set_role(self, guild: Guild, role: Role, user: User, *, has: bool) -> None:
        """Give a role to a member, or take it away."""
        if has == (user.id in role.members):
            return
        (role.members.add if has else role.members.remove)(user.id)
        self.emit(Event("GUILD_MEMBER_UPDATE", Member(guild, user), guild=guild))

    def move_role(self, guild: Guild, role: Role, position: int) -> None:
        """Move a role to another position."""
        role.position = position
        self.emit(Event("GUILD_ROLE_UPDATE", role, guild=guild))

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role."""
        del guild.roles[role.id]
        self.emit(Event("GUILD_ROLE_DELETE", role, guild=guild))

    def events(self, guild: Guild) -> list[ScheduledEvent]:
        """Return the scheduled events of a guild that are neither over nor cancelled."""
        for event in guild.events.values():
            event.follow(self.clock())
        return [event for event in guild.events.values() if not event.is_finished]

    def add_event(self, guild: Guild, event: ScheduledEvent) -> None:
        """Add a scheduled event."""
        guild.events[event.id] = event
        self.emit(Event("GUILD_SCHEDULED_EVENT_CREATE", event, guild=guild))

    def event_changed(self, guild: Guild, event: ScheduledEvent) -> None:
        """Report that a scheduled event was changed."""
        self.emit(Event("GUILD_SCHEDULED_EVENT_UPDATE", event, guild=guild))

    def delete_event(self, guild: Guild, event: ScheduledEvent) -> None:
        """Delete a scheduled event."""
        del guild.events[event.id]
        self.emit(Event("GUILD_SCHEDULED_EVENT_DELETE", event, guild=guild))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel."""
        return self._add_channel(guild, Channel(self.new_id(), ChannelKind.TEXT, name, guild))

    def add_thread(self, parent: Channel, name: str, kind: ChannelKind, owner: User, *, thread_id: int = 0) -> Channel:
        """Add a thread to a channel of a guild; a thread that starts from a message has that message's id."""
        assert parent.guild is not None
        thread = Channel(thread_id or self.new_id(), kind, name, parent.guild, parent, owner=owner)
        return self._add_channel(parent.guild, thread)

    def add_owner_thread(self, parent: Channel, name: str, kind: ChannelKind) -> Channel:
        """Add a thread of the owner's, with the bot as a member."""
        thread = self.add_thread(parent, name, kind, self.owner)
        self.add_thread_member(thread, self.bot)
        return thread

    def _add_channel(self, guild: Guild, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        guild.channels[channel.id] = channel
        self.emit(Event("THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", channel, channel, guild))
        return channel

    def add_thread_member(self, thread: Channel, user: User) -> None:
        """Add a user to a thread, which shows it to them if it is private."""
        if user.id in thread.members:
            return
        thread.members[user.id] = self.clock()
        if thread.kind is ChannelKind.PRIVATE_THREAD:
            self.emit(Event("THREAD_CREATE", thread, thread, thread.guild, user))
        self.emit(Event("THREAD_MEMBERS_UPDATE", ThreadMember(thread, user), thread, thread.guild))

    def channel_changed(self, channel: Channel) -> None:
        """Report that a channel's fields were changed."""
        kind = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.emit(Event(kind, channel, channel, channel.guild))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [other for other in self.channels.values() if other.parent is channel]:
            self.delete_channel(thread)
        kind = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.emit(Event(kind, channel, channel, channel.guild))
        channel.deleted = True
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages.values():
            message.deleted = True
            self._drop_attachments(message.attachments)

    def dm_channel(self, user: User) -> Channel:
        """Return the bot's direct messages with a user; created on first use."""
        if user.id not in self.dms:
            channel = Channel(self.new_id(), ChannelKind.DM, "", recipient=user)
            self.dms[user.id] = self.channels[channel.id] = channel
            self.emit(Event("CHANNEL_CREATE", channel, channel, only=user))
        return self.dms[user.id]

    def post(self, message: Message) -> None:
        """Add a new message to its channel."""
        message.channel.messages[message.id] = message
        self.store_attachments(message.attachments)
        self.emit(Event("MESSAGE_CREATE", message, message.channel, message.channel.guild, message.visible_to))

    def message_changed(self, message: Message, dropped: list[Attachment]) -> None:
        """Report that a message was edited and which attachments it lost."""
        self._drop_attachments(dropped)
        self.store_attachments(message.attachments)
        self.emit(Event("MESSAGE_UPDATE", message, message.channel, message.channel.guild, message.visible_to))

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        if message.deleted:
            return
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self._drop_attachments(message.attachments)
        self.emit(Event("MESSAGE_DELETE", message, message.channel, message.channel.guild, message.visible_to))

    def find_message(self, message: dict[str, Any] | Message) -> Message:
        """Return the message that a payload shows.

        Raises:
            LookupError: the message or its channel was deleted.
        """
        if isinstance(message, Message):
            return message
        return self.channels[int(message["channel_id"])].messages[int(message["id"])]

    def find_attachment(self, attachment_id: int) -> Attachment | None:
        """Return a file by its id. Recently dropped ones are found too, as in Discord's caches."""
        return self.attachments.get(attachment_id) or self._dropped.get(attachment_id)

    def shares_guild_with_bot(self, user: User) -> bool:
        """Return whether a user and the bot are members of the same guild."""
        return any(self.bot.id in guild.joined and user.id in guild.joined for guild in self.guilds.values())

    def store_attachments(self, attachments: list[Attachment]) -> None:
        """Make files available for download."""
        self.attachments.update((attachment.id, attachment) for attachment in attachments)

    def _drop_attachments(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.attachments.pop(attachment.id, None)
            self._dropped[attachment.id] = attachment
        while len(self._dropped) > _DROPPED_KEPT:
            self._dropped.popitem(last=False)
