"""What exists: users, guilds, channels, messages; and the one place that changes them and tells of it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from bot.limits import Flag, Permission
from bot.playground.snowflakes import Snowflakes

MEMBER = (
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
"""What a member may do in a channel that says nothing else."""
_DROPPED_KEPT = 200


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they exist here."""

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


@dataclass(eq=False, slots=True)
class Guild:
    """A server. ``owner`` may everything in it; ``joined`` tells since when its members are there."""

    id: int
    name: str
    owner: User
    bot_permissions: int
    channels: dict[int, Channel] = field(default_factory=dict)
    joined: dict[int, float] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel, a thread in one (``parent``), or the bot's direct messages with ``recipient``.

    ``allow`` and ``deny`` are overwrites: permission bits by user id.
    """

    world: World = field(repr=False)
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
    """Who was added to a thread, and since when; only they see a private one, and who manages threads."""
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    old_edits: deque[float] = field(default_factory=deque, repr=False)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.parent is not None

    def add(self, user: User) -> None:
        """Add somebody to a thread."""
        self.members[user.id] = self.world.clock()

    def delete(self) -> None:
        """Delete the channel, with its threads and all its messages."""
        self.world.delete_channel(self)


@dataclass(eq=False, slots=True)
class Attachment:
    """An uploaded file; ``width`` and ``height`` in pixels if it is a picture that was understood."""

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
    """A message; components are as the bot sent them. ``only`` is the one who sees it, if it is ephemeral."""

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
    only: User | None = None
    by_use: dict[str, Any] | None = None
    """Which interaction made it, as Discord's ``interaction_metadata``."""
    application: bool = False
    """Whether an interaction or a webhook sent it."""
    deleted: bool = False
    dismissed: bool = False
    thread: Channel | None = None
    announces: Channel | None = None
    """The thread that was begun without a message, of which this tells the channel."""

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & Flag.EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        """Whether it still only says that the bot is thinking."""
        return bool(self.flags & Flag.LOADING)


class Happening(NamedTuple):
    """Something that changed, for whoever may see it: the kind is that of Discord's gateway events.

    ``subject`` is what it is about; ``only`` is the one user to tell, if it is private.
    """

    kind: str
    subject: Message | Channel | Guild | dict[str, Any]
    channel: Channel | None = None
    guild: Guild | None = None
    only: User | None = None


class World:
    """Everything that exists. Change it through these methods: each tells the listeners."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.new_id = Snowflakes(clock)
        self.bot = User(self.new_id(), "Cardroom", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.base = ""
        """Where the playground is, for example ``http://127.0.0.1:4000``; set when it starts."""
        self.listeners: list[Callable[[Happening], None]] = []
        self._dropped: OrderedDict[int, Attachment] = OrderedDict()

    def tell(self, happening: Happening) -> None:
        """Hand a happening to every listener."""
        for listener in tuple(self.listeners):
            listener(happening)

    def add_user(self, name: str, *, dms_open: bool = True) -> User:
        """A new person, in no guild yet."""
        user = User(self.new_id(), name, dms_open=dms_open)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, bot_permissions: int) -> Guild:
        """A new guild in which the bot is."""
        guild = Guild(self.new_id(), name, owner, bot_permissions)
        guild.joined |= {owner.id: self.clock(), self.bot.id: self.clock()}
        self.guilds[guild.id] = guild
        self.tell(Happening("GUILD_CREATE", guild, guild=guild))
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member."""
        if user.id in guild.joined:
            return
        guild.joined[user.id] = self.clock()
        kind = "GUILD_CREATE" if user is self.bot else "GUILD_MEMBER_ADD"
        self.tell(Happening(kind, guild, guild=guild, only=user))

    def leave(self, guild: Guild, user: User) -> None:
        """Take a member, or the bot, out of a guild."""
        if guild.joined.pop(user.id, None) is not None:
            self.tell(Happening("GUILD_DELETE", guild, guild=guild, only=user))

    def add_channel(
        self,
        guild: Guild,
        name: str,
        *,
        kind: ChannelKind = ChannelKind.TEXT,
        parent: Channel | None = None,
        owner: User | None = None,
        channel_id: int | None = None,
    ) -> Channel:
        """A new channel, or with a ``parent`` a new thread."""
        channel = Channel(self, channel_id or self.new_id(), kind, name, guild, parent, owner=owner)
        self.channels[channel.id] = channel
        guild.channels[channel.id] = channel
        told = "THREAD_CREATE" if parent else "CHANNEL_CREATE"
        self.tell(Happening(told, channel, channel, guild))
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel's fields were changed."""
        told = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Happening(told, channel, channel, channel.guild))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, its threads and its messages."""
        for thread in [other for other in self.channels.values() if other.parent is channel]:
            self.delete_channel(thread)
        told = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(Happening(told, channel, channel, channel.guild))
        channel.deleted = True
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages.values():
            message.deleted = True
            self._drop(message.attachments)

    def direct(self, user: User) -> Channel:
        """The bot's direct messages with a user; made when first asked for."""
        if user.id not in self.dms:
            channel = Channel(self, self.new_id(), ChannelKind.DM, "", recipient=user)
            self.dms[user.id] = self.channels[channel.id] = channel
            self.tell(Happening("CHANNEL_CREATE", channel, channel, only=user))
        return self.dms[user.id]

    def post(self, message: Message) -> None:
        """Put a new message into its channel."""
        message.channel.messages[message.id] = message
        self.keep(message.attachments)
        self.tell(Happening("MESSAGE_CREATE", message, message.channel, message.channel.guild, message.only))

    def change(self, message: Message, dropped: list[Attachment]) -> None:
        """Tell that a message was edited, with the attachments that it lost."""
        self._drop(dropped)
        self.keep(message.attachments)
        self.tell(Happening("MESSAGE_UPDATE", message, message.channel, message.channel.guild, message.only))

    def delete(self, message: Message) -> None:
        """Delete a message."""
        if message.deleted:
            return
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self._drop(message.attachments)
        self.tell(Happening("MESSAGE_DELETE", message, message.channel, message.channel.guild, message.only))

    def attachment(self, attachment_id: int) -> Attachment | None:
        """A file by its id; also one that was dropped lately, as Discord's caches have it."""
        return self.attachments.get(attachment_id) or self._dropped.get(attachment_id)

    def share_a_guild(self, user: User) -> bool:
        """Whether the bot and a user are in one guild together."""
        return any(self.bot.id in guild.joined and user.id in guild.joined for guild in self.guilds.values())

    def keep(self, attachments: list[Attachment]) -> None:
        """Have files served."""
        self.attachments.update((attachment.id, attachment) for attachment in attachments)

    def _drop(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.attachments.pop(attachment.id, None)
            self._dropped[attachment.id] = attachment
        while len(self._dropped) > _DROPPED_KEPT:
            self._dropped.popitem(last=False)


def permissions(channel: Channel, user: User) -> int:
    """The permission bits that a user has in a channel; a thread asks its parent, a private one also who was added."""
    if channel.parent is not None:
        bits = permissions(channel.parent, user)
        inside = user is channel.owner or user.id in channel.members or bits & Permission.MANAGE_THREADS
        return bits if inside or channel.kind is not ChannelKind.PRIVATE_THREAD else 0
    guild = channel.guild
    if guild is None:
        return MEMBER | Permission.MENTION_EVERYONE
    if user.id not in guild.joined:
        return 0
    every = 0
    for permission in Permission:
        every |= permission
    if user is guild.owner:
        return every
    bits = guild.bot_permissions if user.bot else MEMBER
    bits = bits & ~channel.deny.get(user.id, 0) | channel.allow.get(user.id, 0)
    return bits if bits & Permission.VIEW_CHANNEL else 0


def may(channel: Channel, user: User, permission: Permission) -> bool:
    """Whether a user has one permission in a channel; in direct messages, whether they are one of the two."""
    if channel.kind is ChannelKind.DM:
        return user.bot or user is channel.recipient
    return bool(permissions(channel, user) & permission)
