"""Discord's objects: users, servers, channels, messages and their components, permissions, the bot's application."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any, NamedTuple

from bot.limits import Flag, Permission


class ChannelKind(IntEnum):
    """The types of channels that the playground has, with Discord's numbers."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(eq=False, slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    dms_open: bool = True
    locale: str = "en-US"
    """The language of their client."""


@dataclass(eq=False, slots=True)
class Role:
    """A role of a server: permission bits that its members have in all channels.

    Of two roles at the same position the older one is higher. A ``managed`` one belongs to an integration.
    """

    id: int
    name: str
    permissions: int = 0
    members: set[int] = field(default_factory=set)
    position: int = 1
    managed: bool = False


class EventStatus(IntEnum):
    """How far a scheduled event is."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELLED = 4


@dataclass(eq=False, slots=True)
class ScheduledEvent:
    """An event of a server's calendar that takes place somewhere else than in a voice or stage channel.

    It begins and ends by itself: see :meth:`follow`.
    """

    id: int
    creator: User
    name: str
    starts: float
    ends: float
    location: str
    description: str = ""
    status: EventStatus = EventStatus.SCHEDULED

    def follow(self, now: float) -> None:
        """Begin or end it if it is time."""
        if self.status is EventStatus.SCHEDULED and now >= self.starts:
            self.status = EventStatus.ACTIVE
        if self.status is EventStatus.ACTIVE and now >= self.ends:
            self.status = EventStatus.COMPLETED

    @property
    def is_finished(self) -> bool:
        """Whether it is over or cancelled."""
        return self.status in (EventStatus.COMPLETED, EventStatus.CANCELLED)


@dataclass(eq=False, slots=True)
class Guild:
    """A server. Its ``owner`` has all permissions."""

    id: int
    name: str
    owner: User
    bot_permissions: int
    bot_position: int = 1
    """The position of the bot's own role, which is older than all others."""
    locale: str = "en-US"
    """The preferred locale, which only a community can change."""
    channels: dict[int, Channel] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    """The roles besides that of everybody and that of the bot."""
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    """The scheduled events, also those that are over."""
    joined: dict[int, float] = field(default_factory=dict)
    """When each member joined, by user id, in seconds since the epoch."""
    nicknames: dict[int, str] = field(default_factory=dict)
    """Members' nicknames here, by user id."""


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel, a thread of one (``parent``), or the bot's direct messages with ``recipient``.

    ``allow`` and ``deny`` are permission overwrites: permission bits by user id, or for everybody by the guild's id.
    """

    id: int
    kind: ChannelKind
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    owner: User | None = None
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    allow: dict[int, int] = field(default_factory=dict)
    deny: dict[int, int] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    """When each user was added to a thread. Only they and people who manage threads see a private one."""
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    old_edits: deque[float] = field(default_factory=deque, repr=False)
    """Times of recent edits to messages more than an hour old."""

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.parent is not None


class Member(NamedTuple):
    """A user as a member of a server."""

    guild: Guild
    user: User


class ThreadMember(NamedTuple):
    """A user who was added to a thread."""

    thread: Channel
    user: User


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file."""

    filename: str
    data: bytes

    def renamed(self, filename: str) -> Upload:
        """Return the file under another name; like Discord, replace unusual characters with underscores."""
        return Upload(re.sub(r"[^\w.()-]", "_", filename) or "file", self.data)


@dataclass(eq=False, slots=True)
class Attachment:
    """A file of a message; ``width`` and ``height`` in pixels if it is a known type of picture."""

    id: int
    channel_id: int
    filename: str
    data: bytes = field(repr=False)
    content_type: str
    created: float
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(eq=False, slots=True)
class Message:
    """A message. Its components are as the bot sent them."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    nonce: str | None = None
    reference: Message | None = None
    """The message that this one replies to."""
    visible_to: User | None = None
    """The only user who sees it, if it is ephemeral."""
    interaction_metadata: dict[str, Any] | None = None
    via_webhook: bool = False
    """Whether it was sent in response to an interaction, for which bots use webhooks."""
    deleted: bool = False
    dismissed: bool = False
    thread: Channel | None = None
    """The thread that was started from this message."""
    announced_thread: Channel | None = None
    """The thread that this message announces; such threads are started without a message."""
    announces_pin: bool = False
    """Whether this message says that ``reference`` was pinned."""
    pinned_at: float | None = None

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & Flag.EPHEMERAL)

    @property
    def is_system(self) -> bool:
        """Whether Discord wrote it."""
        return self.announces_pin or self.announced_thread is not None

    @property
    def is_loading(self) -> bool:
        """Whether it still only says that the bot is thinking."""
        return bool(self.flags & Flag.LOADING)


class ComponentKind(IntEnum):
    """Types of components."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    ComponentKind.STRING_SELECT,
    ComponentKind.USER_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)


def give_ids(components: list[dict[str, Any]]) -> None:
    """Give each component that has no id one, in reading order."""
    flat = walk(components)
    taken = {component["id"] for component in flat if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for component in flat:
        component["id"] = component.get("id") or next(free)


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components including nested ones, in reading order."""
    found: list[dict[str, Any]] = []
    for component in components:
        nested = [*component.get("components", ())]
        nested += [component[name] for name in ("accessory", "component") if name in component]
        found += [component, *walk(nested)]
    return found


MEMBER_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""A member's permissions in a channel without overwrites."""


def server_permissions(guild: Guild, user: User) -> int:
    """Return the permission bits of a member in a server, apart from overwrites of channels."""
    if user is guild.owner:
        return sum(Permission)
    bits = guild.bot_permissions if user.bot else MEMBER_PERMISSIONS
    for role in guild.roles.values():
        bits |= role.permissions if user.id in role.members else 0
    return bits


def permissions(channel: Channel, user: User) -> int:
    """Return the permission bits of a user in a channel.

    A thread has its parent's; a private thread is closed to people who neither belong to it nor manage threads.
    """
    if channel.parent is not None:
        bits = permissions(channel.parent, user)
        has_access = user is channel.owner or user.id in channel.members or bits & Permission.MANAGE_THREADS
        return bits if has_access or channel.kind is not ChannelKind.PRIVATE_THREAD else 0
    guild = channel.guild
    if guild is None:
        return MEMBER_PERMISSIONS | Permission.MENTION_EVERYONE
    if user.id not in guild.joined:
        return 0
    if user is guild.owner:
        return sum(Permission)
    bits = server_permissions(guild, user)
    for whose in (guild.id, user.id):
        bits = bits & ~channel.deny.get(whose, 0) | channel.allow.get(whose, 0)
    return bits if bits & Permission.VIEW_CHANNEL else 0


def may(channel: Channel, user: User, permission: Permission) -> bool:
    """Return whether a user has a permission in a channel. In direct messages both sides have all."""
    if channel.kind is ChannelKind.DM:
        return user.bot or user is channel.recipient
    return bool(permissions(channel, user) & permission)


@dataclass
class Application:
    """The bot's application.

    ``token`` is the bot's login, ``shards`` the number that ``/gateway/bot`` recommends, and
    ``privileged_intents`` the bits that a session may ask for; Discord grants none by default.
    """

    token: str
    shards: int = 1
    privileged_intents: int = 0
