"""The playground: assembles its parts, and is the interface for tests and the page."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from aiohttp import web

from bot.limits import HEARTBEAT, UPLOAD_SIZE, Permission
from playground.commands import Commands
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.model import Application, Channel, ChannelKind, Guild, Message, Role
from playground.people import EventQueue, People
from playground.person import Person
from playground.rest.call import Services
from playground.rest.faults import Faults
from playground.rest.rate_limits import DmLimit, RateLimiter
from playground.rest.server import Record, RequestLog, RestServer
from playground.world import ATTACHMENTS_PATH, GATEWAY_PATH, Address, Event, World

BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_ROLES
    | Permission.CREATE_EVENTS
)
"""The bot's permissions in a guild by default: those that its invitation asks for."""
_POLL_INTERVAL = 0.05
"""Real seconds between two checks, for changes without notification: a clock, the bot's memory."""


class Playground:
    """A local imitation of Discord.

    Args:
        port: where to listen on 127.0.0.1; 0 takes a free port.
        clock: seconds since the epoch. A test's clock moves the 3 s and 15 min of interactions, the age of messages and
            the expiry of links. Rate limits and heartbeats use real time.
        token: the bot's login; random by default.
        limits: whether to enforce the rate limits of requests and of opened direct messages. They slow a bot down as on
            Discord; turn them off in tests that are not about them.
        shards: the number of shards that ``/gateway/bot`` recommends.
        privileged_intents: the bits that a session may ask for; Discord grants none by default.
        heartbeat: seconds between two heartbeats.
    """

    def __init__(
        self,
        port: int = 0,
        clock: Callable[[], float] = time.time,
        *,
        token: str = "",
        limits: bool = True,
        shards: int = 1,
        privileged_intents: int = 0,
        heartbeat: float = HEARTBEAT,
    ) -> None:
        self._address = Address(port)
        self._changes = Changes()
        self.world = World(clock, self._address)
        self.application = Application(
            token or f"playground.{secrets.token_urlsafe(24)}", shards=shards, privileged_intents=privileged_intents
        )
        self.gateway = Gateway(self.world, self.application, self._address, self._changes.notify, heartbeat)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.gateway.dispatch)
        self.people = People(self.world, self.commands, self.interactions)
        self.faults = Faults(self.gateway.drop)
        self.rate_limiter = RateLimiter(limits)
        self._log = RequestLog(self.rate_limiter, self._changes.notify)
        self._runner: web.AppRunner | None = None
        self.world.listeners.append(lambda event: self._changes.notify())
        self.app = web.Application(client_max_size=12 * UPLOAD_SIZE)
        """The web application, to which routes can be added until :meth:`start`."""
        self.app.router.add_get(GATEWAY_PATH, self.gateway.handle)
        self.app.router.add_get(GATEWAY_PATH + "/", self.gateway.handle)
        _serve_attachments(self.app, self.world)
        services = Services(
            self.world,
            self.application,
            self._address,
            self.commands,
            self.interactions,
            DmLimit(clock, limits),
        )
        rest = RestServer(services, self.rate_limiter, self.faults, self._log)
        rest.add_routes(self.app)
        self.request_listeners = rest.listeners
        """Called with each request of the bot that is handled, and its JSON body."""

    async def start(self) -> None:
        """Start to listen."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._address.port)
        await site.start()
        self._address.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Cut all sockets and stop listening."""
        self.gateway.drop(resumable=False)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def token(self) -> str:
        """The bot's login."""
        return self.application.token

    @property
    def url(self) -> str:
        """The playground's page."""
        return self._address.url

    @property
    def api_base(self) -> str:
        """The URL for the bot to use instead of ``https://discord.com/api/v10``."""
        return self._address.api_base

    @property
    def gateway_url(self) -> str:
        """The URL for the bot to use instead of ``wss://gateway.discord.gg/``."""
        return self._address.gateway_url

    @property
    def records(self) -> deque[Record]:
        """The bot's latest requests."""
        return self._log.records

    @property
    def invalid_requests(self) -> list[Record]:
        """The bot's requests that Discord counts towards a ban."""
        return [record for record in self._log.records if record.is_invalid]

    @property
    def in_flight(self) -> int:
        """The number of requests that are not yet answered."""
        return self._log.in_flight

    def add_guild(self, name: str, *, bot_permissions: int = BOT_PERMISSIONS) -> Guild:
        """Add a guild with the bot and the people who join all guilds."""
        guild = self.world.add_guild(name, bot_permissions)
        self.people.join_new_guild(guild)
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel."""
        return self.world.add_channel(guild, name)

    def add_thread(self, channel: Channel, name: str, *, private: bool = False) -> Channel:
        """Add a thread of the owner's, with the bot as a member."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        return self.world.add_owner_thread(channel, name, kind)

    def add_role(
        self,
        guild: Guild,
        name: str,
        *people: Person,
        permissions: Iterable[str] = (),
        position: int = 1,
        managed: bool = False,
    ) -> Role:
        """Add a role of these people, with Discord's names of permissions. At position 1 it is below the bot's."""
        role = self.world.add_role(guild, name, _bits(permissions), position=position, managed=managed)
        role.members.update(person.id for person in people)
        return role

    def move_role(self, guild: Guild, role: Role, position: int) -> None:
        """Move a role to another position."""
        self.world.move_role(guild, role, position)

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role."""
        self.world.delete_role(guild, role)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        self.world.delete_channel(channel)

    def add_person(self, name: str, *, dms_open: bool = True, joins_all: bool = True) -> Person:
        """Add a person, by default as a member of all guilds."""
        return self.people.add(name, dms_open=dms_open, joins_all=joins_all)

    def set_permissions(
        self,
        channel: Channel,
        *,
        deny: Iterable[str] = (),
        allow: Iterable[str] = (),
        person: Person | None = None,
    ) -> None:
        """Set a channel's overwrites for the bot or a person, with Discord's names, such as ``send_messages``."""
        user = person.user if person else self.world.bot
        channel.deny[user.id] = _bits(deny)
        channel.allow[user.id] = _bits(allow)
        self.world.channel_changed(channel)

    def hide(self, channel: Channel, *people: Person) -> None:
        """Let only the bot and these people see a channel."""
        assert channel.guild is not None
        channel.deny[channel.guild.id] = Permission.VIEW_CHANNEL
        for user in (self.world.bot, *(person.user for person in people)):
            channel.allow[user.id] = channel.allow.get(user.id, 0) | Permission.VIEW_CHANNEL
        self.world.channel_changed(channel)

    def set_locale(self, guild: Guild, locale: str) -> None:
        """Set a guild's preferred locale, such as ``de``."""
        guild.locale = locale
        self.world.emit(Event("GUILD_UPDATE", guild, guild=guild))

    def kick_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        self.world.leave(guild, self.world.bot)

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again."""
        self.world.join(guild, self.world.bot)

    def delete_message(self, message: dict[str, Any] | Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete_message(self.world.find_message(message))

    def subscribe(self, person: Person) -> EventQueue:
        """Return a queue of what a person sees from now on; see :class:`.Subscriptions`."""
        return self.people.subscribe(person)

    def unsubscribe(self, queue: EventQueue) -> None:
        """Stop filling a queue."""
        self.people.unsubscribe(queue)

    async def settled(self, within: float = 30.0) -> None:
        """Wait until no request is in flight and no interaction is unanswered.

        Raises:
            TimeoutError: this takes longer than this many real seconds.
        """
        await self.until(lambda: not self.in_flight and not self.interactions.unanswered, within)

    async def until(self, condition: Callable[[], Any], within: float = 10.0) -> None:
        """Wait until a condition is true. It is checked after every request and event, and regularly.

        Raises:
            TimeoutError: it is not true within this many real seconds.
        """
        await self._changes.until(condition, within)


def _bits(names: Iterable[str]) -> int:
    bits = 0
    for name in names:
        bits |= Permission[name.upper()]
    return bits


class Changes:
    """Wakes waiting callers to check their conditions whenever something changes."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Make waiting callers check their conditions."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def until(self, condition: Callable[[], Any], within: float) -> None:
        """Wait until a condition is true. It is checked after every notification, and regularly.

        Raises:
            TimeoutError: it is not true within this many real seconds.
        """
        async with asyncio.timeout(within):
            while not condition():
                waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(waiting)
                try:
                    await asyncio.wait((waiting,), timeout=_POLL_INTERVAL)
                finally:
                    self._waiting.discard(waiting)


def _serve_attachments(app: web.Application, world: World) -> None:
    """Serve uploaded files at signed links that expire, as Discord's CDN does."""

    async def attachment(request: web.Request) -> web.Response:
        attachment_id = int(request.match_info["attachment_id"])
        found = world.find_attachment(attachment_id)
        expires, signature = request.query.get("ex", ""), request.query.get("hm", "")
        if found is None or not world.links.is_valid(attachment_id, expires, signature):
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    app.router.add_get(ATTACHMENTS_PATH + r"/{channel_id:\d+}/{attachment_id:\d+}/{filename}", attachment)
