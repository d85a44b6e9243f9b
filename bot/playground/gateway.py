"""The gateway: sockets on which the bot is told what happens, and sessions that outlive a lost socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.limits import GATEWAY_COMMANDS, GUILDS_A_SHARD, HEARTBEAT, PRIVILEGED_INTENTS, Intent
from bot.playground import forms
from bot.playground.snowflakes import parse
from bot.playground.streams import Socket
from bot.playground.world import Channel, Guild, Happening, Message, User, World, permissions

if TYPE_CHECKING:
    from bot.playground.server import Playground

_BUFFERED = 2000
"""Events that a session keeps for a RESUME."""
_RESUMABLE = 180.0
"""Real seconds for which a session outlives its socket."""
_AWAY = 0.05
"""Real seconds to a heartbeat's answer, as over a network: discord.py notes when it sent one after it is sent, and an
answer before that is taken for one to the heartbeat before."""


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Gateway close codes."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


class _Closed(Exception):
    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


@dataclass(eq=False)
class Session:
    """What one shard of the bot is told; it goes on while its socket is lost, until it is resumed."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: Socket | None
    sequence: int = 0
    lost: float = 0.0
    """When its socket was lost, in real seconds."""
    sent: deque[tuple[int, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=_BUFFERED))

    def dispatch(self, kind: str, data: Any) -> None:
        """Tell an event now, or at the next RESUME."""
        self.sequence += 1
        payload = {"op": int(Op.DISPATCH), "t": kind, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, payload))
        if self.socket is not None:
            self.socket.send(payload)

    def hears(self, guild_id: int | None) -> bool:
        """Whether events of a guild (or, with ``None``, of direct messages) come to this shard."""
        number, count = self.shard
        return number == ((guild_id >> 22) % count if guild_id is not None else 0)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, playground: Playground, heartbeat: float = HEARTBEAT) -> None:
        self._playground = playground
        self._world: World = playground.world
        self._heartbeat = heartbeat
        self._sockets: set[Socket] = set()
        self.sessions: dict[str, Session] = {}
        self._world.listeners.append(self._hear)

    @property
    def is_connected(self) -> bool:
        """Whether at least one shard of the bot is connected now."""
        return any(session.socket is not None for session in self.sessions.values())

    def dispatch(self, kind: str, data: dict[str, Any], guild_id: int | None) -> None:
        """Tell an event to the sessions of a guild's shard."""
        for session in self.sessions.values():
            if session.hears(guild_id):
                session.dispatch(kind, data)

    def drop(self, resumable: bool) -> None:
        """Cut all sockets; without ``resumable`` the sessions end with them."""
        if not resumable:
            self.sessions.clear()
        for socket in tuple(self._sockets):
            socket.end()

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to all sockets, as Discord does before it takes a server down."""
        for socket in self._sockets:
            socket.send({"op": int(Op.RECONNECT), "d": None})

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket."""
        ws = web.WebSocketResponse(max_msg_size=64 * 1024, autoping=True)
        await ws.prepare(request)
        try:
            socket = Socket(ws, request.transport, request.query.get("compress", ""))
        except ValueError:
            await ws.close(code=Close.DECODE_ERROR)
            return ws
        self._sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        socket.send({"op": int(Op.HELLO), "d": {"heartbeat_interval": int(self._heartbeat * 1000)}})
        try:
            await self._read(ws, socket)
        except _Closed as closed:
            await ws.close(code=closed.code, message=closed.code.name.encode())
        finally:
            self._sockets.discard(socket)
            for session in self.sessions.values():
                if session.socket is socket:
                    session.socket, session.lost = None, time.monotonic()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return ws

    async def _read(self, ws: web.WebSocketResponse, socket: Socket) -> None:
        session: Session | None = None
        received: deque[float] = deque()
        most, within = GATEWAY_COMMANDS
        while True:
            try:
                incoming = await ws.receive(timeout=self._heartbeat * 2)
            except TimeoutError:
                raise _Closed(Close.SESSION_TIMED_OUT) from None
            if incoming.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            now = time.monotonic()
            received.append(now)
            while now - received[0] >= within:
                received.popleft()
            if len(received) > most:
                raise _Closed(Close.RATE_LIMITED)
            try:
                message = json.loads(incoming.data)
                op, data = Op(message["op"]), message.get("d")
                if op is not Op.HEARTBEAT and not isinstance(data, dict):
                    raise TypeError(data)
            except (json.JSONDecodeError, TypeError, KeyError):
                raise _Closed(Close.DECODE_ERROR) from None
            except ValueError:
                raise _Closed(Close.UNKNOWN_OPCODE) from None
            session = self._obey(op, data, session, socket)

    def _obey(self, op: Op, data: Any, session: Session | None, socket: Socket) -> Session | None:
        if op is Op.HEARTBEAT:
            asyncio.get_running_loop().call_later(_AWAY, socket.send, {"op": int(Op.HEARTBEAT_ACK), "d": None})
        elif op is Op.IDENTIFY:
            if session is not None:
                raise _Closed(Close.ALREADY_AUTHENTICATED)
            return self._identify(data, socket)
        elif op is Op.RESUME:
            return self._resume(data, socket)
        elif session is None:
            raise _Closed(Close.NOT_AUTHENTICATED)
        elif op is Op.MEMBERS:
            self._members(data, session)
        elif op not in (Op.PRESENCE, Op.VOICE):
            raise _Closed(Close.UNKNOWN_OPCODE)
        return session

    def _identify(self, data: dict[str, Any], socket: Socket) -> Session:
        if data.get("token") != self._playground.token:
            raise _Closed(Close.AUTHENTICATION_FAILED)
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED_INTENTS & ~self._playground.privileged_intents:
            raise _Closed(Close.DISALLOWED_INTENTS)
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise _Closed(Close.INVALID_SHARD)
        since = time.monotonic() - _RESUMABLE
        self.sessions = {key: kept for key, kept in self.sessions.items() if kept.socket or kept.lost > since}
        session = Session(secrets.token_hex(16), (number, count), intents, socket)
        self.sessions[session.id] = session
        world = self._world
        guilds = [guild for guild in world.guilds.values() if world.bot.id in guild.joined and session.hears(guild.id)]
        if len(guilds) > GUILDS_A_SHARD:
            raise _Closed(Close.SHARDING_REQUIRED)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": forms.user(world.bot) | {"verified": True, "mfa_enabled": True, "flags": 0},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._playground.gateway_url,
                "shard": [number, count],
                "application": {"id": str(world.bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            session.dispatch("GUILD_CREATE", forms.guild_create(guild, world.bot))
        self._playground.stir()
        return session

    def _resume(self, data: dict[str, Any], socket: Socket) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        after = int(data.get("seq") or 0)
        if (
            session is None
            or data.get("token") != self._playground.token
            or (session.sent and after < session.sent[0][0] - 1)
        ):
            socket.send({"op": int(Op.INVALID_SESSION), "d": False})
            return None
        if after > session.sequence:
            raise _Closed(Close.INVALID_SEQUENCE)
        if session.socket is not None and session.socket is not socket:
            session.socket.end()
        session.socket = socket
        for sequence, payload in tuple(session.sent):
            if sequence > after:
                socket.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self._playground.stir()
        return session

    def _members(self, data: dict[str, Any], session: Session) -> None:
        guild = self._world.guilds.get(parse(data.get("guild_id")))
        if guild is None:
            return
        wanted = [parse(each) for each in data.get("user_ids") or ()] or list(guild.joined)
        members = [forms.member(guild, self._world.users[each]) for each in wanted if each in guild.joined]
        chunk = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"not_found": [], "nonce": data.get("nonce")})

    def _hear(self, happening: Happening) -> None:
        """Tell the bot of a happening, if it may know of it and asked to."""
        world, channel, guild = self._world, happening.channel, happening.guild
        bot = world.bot
        if happening.only is not None and happening.only is not bot:
            return
        if guild is not None and bot.id not in guild.joined and happening.kind != "GUILD_DELETE":
            return
        if happening.kind.startswith(("MESSAGE_", "TYPING_")) and channel and not permissions(channel, bot):
            return
        intent, place = _intent(happening), guild.id if guild else None
        told = [session for session in self.sessions.values() if session.intents & intent and session.hears(place)]
        if not told:
            return
        data = _data(happening, bot)
        for session in told:
            shown = data
            if isinstance(happening.subject, Message) and not session.intents & Intent.MESSAGE_CONTENT:
                shown = _without_content(data, happening.subject, world)
            session.dispatch(happening.kind, shown)


def _intent(happening: Happening) -> int:
    """The intent that asks for a happening; 0 for those that are not for bots."""
    if happening.kind.startswith("MESSAGE_"):
        return Intent.GUILD_MESSAGES if happening.guild else Intent.DIRECT_MESSAGES
    if happening.kind == "TYPING_START":
        return Intent.GUILD_MESSAGE_TYPING if happening.guild else Intent.DIRECT_MESSAGE_TYPING
    if happening.kind.startswith("GUILD_MEMBER_"):
        return Intent.GUILD_MEMBERS
    return Intent.GUILDS if happening.kind.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else 0


def _data(happening: Happening, bot: User) -> dict[str, Any]:
    subject = happening.subject
    if isinstance(subject, Message):
        if happening.kind == "MESSAGE_DELETE":
            return forms.deleted_message(subject)
        return forms.message(subject)
    if isinstance(subject, Channel):
        return forms.channel(subject)
    if isinstance(subject, Guild):
        if happening.kind == "GUILD_DELETE":
            return {"id": str(subject.id)}
        return forms.guild_create(subject, bot)
    return subject


def _without_content(data: dict[str, Any], message: Message, world: World) -> dict[str, Any]:
    """A message as it is told without the message content intent: empty, if it is not to or by the bot."""
    known = message.author is world.bot or message.channel.guild is None or world.bot in message.mentions
    hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data if known or "content" not in data else data | hidden
