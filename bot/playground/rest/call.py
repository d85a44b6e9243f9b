"""One request of the bot, as its handler gets it, and as it is remembered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from bot.limits import Code, Permission
from bot.playground.checks import Problems
from bot.playground.checks.messages import Upload
from bot.playground.errors import ApiError
from bot.playground.snowflakes import parse
from bot.playground.world import Channel, ChannelKind, Guild, Message, User, World, may

if TYPE_CHECKING:
    from bot.playground.server import Playground


@dataclass(slots=True)
class Record:
    """A request that the bot made, and how it was answered; ``code`` is Discord's, 0 if there was none."""

    method: str
    path: str
    route: str
    status: int = 0
    code: int = 0

    @property
    def is_invalid(self) -> bool:
        """Whether Discord counts it towards a ban of the address."""
        return self.status in (401, 403, 429)


@dataclass(slots=True)
class Call:
    """A request that was let through: its path's parts, its query, the JSON of its body and its files."""

    playground: Playground
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]
    status: int = 200

    @property
    def form(self) -> dict[str, Any]:
        """The body as a form.

        Raises:
            ApiError: 50035 if it is something else.
        """
        if not isinstance(self.body, dict):
            problems = Problems()
            problems.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            problems.refuse()
        return cast("dict[str, Any]", self.body)

    @property
    def forms(self) -> list[Any]:
        """The body as a list of forms.

        Raises:
            ApiError: 50035 if it is something else.
        """
        if not isinstance(self.body, list):
            problems = Problems()
            problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            problems.refuse()
        return cast("list[Any]", self.body)

    @property
    def world(self) -> World:
        """What exists."""
        return self.playground.world

    @property
    def bot(self) -> User:
        """Who asks."""
        return self.playground.world.bot

    def id(self, name: str) -> int:
        """An id in the path; 0 if it is none."""
        return parse(self.path.get(name))

    def channel(self, *needs: Permission) -> Channel:
        """The path's channel, in which the bot has the permissions needed.

        Raises:
            ApiError: 10003 if there is none, 50001 if the bot cannot see it, 50013 without a permission.
        """
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        self.need(channel, *needs)
        return channel

    def need(self, channel: Channel, *needs: Permission) -> None:
        """Refuse if the bot cannot see the channel (50001) or lacks a permission there (50013)."""
        if not may(channel, self.bot, Permission.VIEW_CHANNEL):
            raise ApiError(Code.MISSING_ACCESS)
        if not all(may(channel, self.bot, need) for need in needs):
            raise ApiError(Code.MISSING_PERMISSIONS)

    def message(self, channel: Channel) -> Message:
        """The path's message, in a channel; ephemeral ones are not found there.

        Raises:
            ApiError: 10008 if there is none.
        """
        message = channel.messages.get(self.id("message_id"))
        if message is None or message.is_ephemeral:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        return message

    def guild(self) -> Guild:
        """The path's guild.

        Raises:
            ApiError: 10004 if there is none, 50001 if the bot is not in it.
        """
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise ApiError(Code.UNKNOWN_GUILD)
        if self.bot.id not in guild.joined:
            raise ApiError(Code.MISSING_ACCESS)
        return guild


def reachable(channel: Channel) -> None:
    """Refuse to write to a person who takes no direct messages (50007) or shares no guild (50278)."""
    if channel.kind is ChannelKind.DM and channel.recipient is not None:
        if not channel.world.share_a_guild(channel.recipient):
            raise ApiError(Code.NO_MUTUAL_GUILD)
        if not channel.recipient.dms_open:
            raise ApiError(Code.CANNOT_SEND_TO_USER)


Handler: TypeAlias = Callable[[Call], Awaitable[Any]]
Routes: TypeAlias = dict[tuple[str, str], Handler]
"""Handlers by method and path below the API's base; what they return is the JSON answered, ``None`` a 204."""
