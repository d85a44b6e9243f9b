"""The registration of route handlers, and the request that they get."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from bot.limits import Code, Permission
from playground import payloads
from playground.commands import Commands
from playground.errors import ApiError, Problems
from playground.interactions import Interactions
from playground.model import Application, Channel, ChannelKind, Guild, Message, ScheduledEvent, Upload, User, may
from playground.rest.rate_limits import DmLimit
from playground.world import Address, World, parse_id


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the playground that route handlers use."""

    world: World
    application: Application
    address: Address
    commands: Commands
    interactions: Interactions
    dm_limit: DmLimit


@dataclass(slots=True)
class Call:
    """A request that passed the rate limits: the variables of its path, its query, its JSON body and its files.

    A handler sets ``status`` if its response has another status than 200.
    """

    services: Services
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]
    status: int = 200

    @property
    def form(self) -> dict[str, Any]:
        """The body as a dictionary.

        Raises:
            ApiError: 50035 if it is something else.
        """
        if not isinstance(self.body, dict):
            problems = Problems()
            problems.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            problems.raise_if_any()
        return cast("dict[str, Any]", self.body)

    @property
    def forms(self) -> list[Any]:
        """The body as a list.

        Raises:
            ApiError: 50035 if it is something else.
        """
        if not isinstance(self.body, list):
            problems = Problems()
            problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            problems.raise_if_any()
        return cast("list[Any]", self.body)

    @property
    def world(self) -> World:
        """The objects of the playground."""
        return self.services.world

    @property
    def bot(self) -> User:
        """The bot, which makes the request."""
        return self.services.world.bot

    def id(self, name: str) -> int:
        """Return an id in the path; 0 if the text is not an id."""
        return parse_id(self.path.get(name))

    def channel(self, *permissions: Permission) -> Channel:
        """Return the path's channel, in which the bot needs the permissions.

        Raises:
            ApiError: 10003 if it does not exist, 50001 if the bot cannot see it, 50013 without a permission.
        """
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        self.require(channel, *permissions)
        return channel

    def require(self, channel: Channel, *permissions: Permission) -> None:
        """Raise 50001 if the bot cannot see the channel, or 50013 if it lacks a permission there."""
        if not may(channel, self.bot, Permission.VIEW_CHANNEL):
            raise ApiError(Code.MISSING_ACCESS)
        if not all(may(channel, self.bot, permission) for permission in permissions):
            raise ApiError(Code.MISSING_PERMISSIONS)

    def require_reachable(self, channel: Channel) -> None:
        """Raise 50278 if the recipient of a DM shares no guild with the bot, or 50007 if they do not accept DMs."""
        if channel.kind is ChannelKind.DM and channel.recipient is not None:
            if not self.world.shares_guild_with_bot(channel.recipient):
                raise ApiError(Code.NO_MUTUAL_GUILD)
            if not channel.recipient.dms_open:
                raise ApiError(Code.CANNOT_SEND_TO_USER)

    def message(self, channel: Channel) -> Message:
        """Return the path's message in a channel. Ephemeral messages are not found.

        Raises:
            ApiError: 10008 if it does not exist.
        """
        message = channel.messages.get(self.id("message_id"))
        if message is None or message.is_ephemeral:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        return message

    def guild(self) -> Guild:
        """Return the path's guild.

        Raises:
            ApiError: 10004 if it does not exist, 50001 if the bot is not in it.
        """
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise ApiError(Code.UNKNOWN_GUILD)
        if self.bot.id not in guild.joined:
            raise ApiError(Code.MISSING_ACCESS)
        return guild

    def event(self, guild: Guild) -> ScheduledEvent:
        """Return the path's scheduled event, as it is now.

        Raises:
            ApiError: 10070 if it does not exist.
        """
        event = guild.events.get(self.id("event_id"))
        if event is None:
            raise ApiError(Code.UNKNOWN_EVENT)
        event.follow(self.world.clock())
        return event

    def payload(self, message: Message) -> dict[str, Any]:
        """Return a message as a response shows it."""
        return payloads.message(message, self.world.links)


Handler: TypeAlias = Callable[[Call], Awaitable[Any]]
"""Handles the requests of a route. Returns the JSON of the response, or ``None`` for a 204."""


class Routes:
    """Handlers by method and path, below the API's base."""

    def __init__(self) -> None:
        self._handlers: dict[tuple[str, str], Handler] = {}

    def __iter__(self) -> Iterator[tuple[str, str, Handler]]:
        return ((method, path, handler) for (method, path), handler in self._handlers.items())

    def add(self, method: str, *paths: str) -> Callable[[Handler], Handler]:
        """Register the decorated handler.

        >>> routes = Routes()
        >>> @routes.add("GET", "/channels/{channel_id}")
        ... async def get(call: Call) -> Any: ...
        """

        def register(handler: Handler) -> Handler:
            for path in paths:
                assert (method, path) not in self._handlers
                self._handlers[method, path] = handler
            return handler

        return register
