"""The playground: a Discord on 127.0.0.1, for one bot, with people to act as."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from aiohttp import web

from bot.limits import DIRECT_MESSAGES_OPENED, HEARTBEAT, UPLOAD_SIZE, Code, Permission
from bot.playground import cdn, rest
from bot.playground.checks.commands import OptionKind
from bot.playground.commands import Commands
from bot.playground.errors import ApiError
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions, Use
from bot.playground.people import Person, Subscribers
from bot.playground.rates import Rates
from bot.playground.rest.call import Record
from bot.playground.world import Channel, ChannelKind, Guild, Message, World

BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
)
"""What the bot is granted in a guild that says nothing else: what its invitation asks for."""
_RECORDS_KEPT = 100_000
_LOOK_AGAIN = 0.05
"""Real seconds after which a wait looks again, for what changes elsewhere: a clock, the bot's memory."""


class Playground:
    """A Discord on this machine.

    Args:
        port: where to listen on 127.0.0.1; 0 takes a free port.
        clock: seconds since the epoch. A test's own clock moves the 3 s and 15 min of interactions, the ages
            of messages and the lives of addresses; rate limits and heartbeats keep to real time.
        token: what the bot must log in with.
        limits: whether Discord's limits of requests and of opened direct messages are enforced. They slow a
            bot down as Discord does; turn them off for tests that are not about them.
        shards: how many ``/gateway/bot`` recommends.
        privileged_intents: bits that a session may ask for; Discord grants none unasked.
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
        self.world = World(clock)
        self.clock = clock
        self.token = token or f"playground.{secrets.token_urlsafe(24)}"
        self.shards = shards
        self.privileged_intents = privileged_intents
        self.rates = Rates(limits)
        self.gateway = Gateway(self, heartbeat)
        self.faults = Faults(self.gateway.drop)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.gateway.dispatch)
        self.subscribers = Subscribers(self.world)
        self.records: deque[Record] = deque(maxlen=_RECORDS_KEPT)
        self.people: list[Person] = []
        self.owner = self.world.add_user("Owner")
        self.in_flight = 0
        self._port = port
        self._modals: dict[int, Use] = {}
        self._opened_directs: deque[float] = deque()
        self._waiting: set[asyncio.Future[None]] = set()
        self._runner: web.AppRunner | None = None
        self.world.listeners.append(lambda happening: self.stir())
        self.app = web.Application(client_max_size=12 * UPLOAD_SIZE)
        """Open for more routes until :meth:`start`."""
        self.app.router.add_get("/gateway", self.gateway.handle)
        self.app.router.add_get("/gateway/", self.gateway.handle)
        cdn.add_routes(self.app, self.world)
        rest.add_routes(self.app, self)

    async def start(self) -> None:
        """Listen."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.world.base = self.url

    async def stop(self) -> None:
        """Cut all sockets and stop listening."""
        self.gateway.drop(resumable=False)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        """Where the playground is."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def api_base(self) -> str:
        """What the bot uses for ``https://discord.com/api/v10``."""
        return self.url + rest.BASE

    @property
    def gateway_url(self) -> str:
        """What the bot uses for ``wss://gateway.discord.gg/``."""
        return f"ws://127.0.0.1:{self._port}/gateway"

    def add_guild(self, name: str, *, bot_permissions: int = BOT_PERMISSIONS) -> Guild:
        """A new guild with the bot and everybody who joins all guilds in it."""
        guild = self.world.add_guild(name, self.owner, bot_permissions)
        for person in self.people:
            if person.joins_all:
                self.world.join(guild, person.user)
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel."""
        return self.world.add_channel(guild, name)

    def add_thread(self, channel: Channel, name: str, *, private: bool = False) -> Channel:
        """A new thread in a channel; the bot is added to a private one."""
        assert channel.guild is not None
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = self.world.add_channel(channel.guild, name, kind=kind, parent=channel, owner=self.owner)
        thread.add(self.world.bot)
        return thread

    def add_person(self, name: str, *, dms_open: bool = True, joins_all: bool = True) -> Person:
        """A new person; member of every guild unless told otherwise."""
        person = Person(self, self.world.add_user(name, dms_open=dms_open), joins_all)
        self.people.append(person)
        if joins_all:
            for guild in self.world.guilds.values():
                self.world.join(guild, person.user)
        return person

    def set_permissions(
        self,
        channel: Channel,
        *,
        deny: Iterable[str] = (),
        allow: Iterable[str] = (),
        person: Person | None = None,
    ) -> None:
        """Set a channel's overwrites for the bot, or for a person; names are Discord's, ``send_messages``."""
        who = (person.user if person else self.world.bot).id
        channel.deny[who] = _bits(deny)
        channel.allow[who] = _bits(allow)
        self.world.change_channel(channel)

    def kick_bot(self, guild: Guild) -> None:
        """Take the bot out of a guild."""
        self.world.leave(guild, self.world.bot)

    def invite_bot(self, guild: Guild) -> None:
        """Bring the bot back into a guild."""
        self.world.join(guild, self.world.bot)

    def delete_message(self, message: dict[str, Any] | Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete(self.find(message))

    def find(self, message: dict[str, Any] | Message) -> Message:
        """The message that a form shows.

        Raises:
            LookupError: it was deleted, or its channel was.
        """
        if isinstance(message, Message):
            return message
        return self.world.channels[int(message["channel_id"])].messages[int(message["id"])]

    def subscribe(self, person: Person) -> asyncio.Queue[tuple[str, dict[str, Any]]]:
        """A queue of all that a person may see happen from now on; see :class:`Subscribers`."""
        return self.subscribers.add(person.user)

    def unsubscribe(self, queue: asyncio.Queue[tuple[str, dict[str, Any]]]) -> None:
        """Fill a queue no more."""
        self.subscribers.remove(queue)

    async def settled(self, within: float = 30.0) -> None:
        """Wait until no request is in flight and no interaction is unanswered.

        Raises:
            TimeoutError: it is not so within so many real seconds.
        """
        await self.until(lambda: not self.in_flight and not self.interactions.unanswered, within)

    async def until(self, predicate: Callable[[], Any], within: float = 10.0) -> None:
        """Wait until something is so; it is looked at after every request and change here, and now and then.

        Raises:
            TimeoutError: it is not so within so many real seconds.
        """
        async with asyncio.timeout(within):
            while not predicate():
                waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(waiting)
                try:
                    await asyncio.wait((waiting,), timeout=_LOOK_AGAIN)
                finally:
                    self._waiting.discard(waiting)

    def stir(self) -> None:
        """Have everybody who waits in :meth:`until` look again."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def note(self, record: Record) -> None:
        """Remember a request."""
        self.records.append(record)
        if record.is_invalid:
            self.rates.count_invalid()
        self.stir()

    @property
    def invalid_requests(self) -> list[Record]:
        """The remembered requests that Discord counts towards a ban."""
        return [record for record in self.records if record.is_invalid]

    def count_opened_direct(self) -> None:
        """Count direct messages that the bot opens.

        Raises:
            ApiError: 40003 if it opens them too fast.
        """
        if not self.rates.enforced:
            return
        most, within = DIRECT_MESSAGES_OPENED
        now = self.clock()
        while self._opened_directs and now - self._opened_directs[0] >= within:
            self._opened_directs.popleft()
        if len(self._opened_directs) >= most:
            raise ApiError(Code.DIRECT_MESSAGES_TOO_FAST)
        self._opened_directs.append(now)

    def remember_modal(self, use: Use) -> None:
        """Keep an interaction whose modal a person has open."""
        self._modals = {key: kept for key, kept in self._modals.items() if not kept.is_expired}
        self._modals[use.id] = use

    def modal(self, modal: dict[str, Any]) -> Use | None:
        """The interaction that opened a modal; ``None`` once it was sent or its time is over."""
        return self._modals.pop(int(modal["interaction_id"]), None)

    def focused_kind(self, use: Use) -> OptionKind:
        """The type of the option that an autocomplete interaction asks about."""
        options = use.data.get("options", [])
        while options and "options" in options[0]:
            options = options[0]["options"]
        return next(OptionKind(option["type"]) for option in options if option.get("focused"))


def _bits(names: Iterable[str]) -> int:
    bits = 0
    for name in names:
        bits |= Permission[name.upper()]
    return bits
