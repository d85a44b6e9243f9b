"""The gateway: accepts the bot's sockets, and sends it those of the world's events that it may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.limits import GATEWAY_COMMANDS, GUILDS_A_SHARD, HEARTBEAT, PRIVILEGED_INTENTS, Intent
from playground import payloads
from playground.gateway_sessions import Close, Closed, Op, Session, Socket
from playground.model import (
    Application,
    Channel,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    ThreadMember,
    permissions,
)
from playground.world import Address, Event, World, parse_id

_RESUMABLE = 180.0
"""Real seconds for which a session survives the loss of its socket."""
_LATENCY = 0.05
"""Real seconds until a heartbeat is answered.

discord.py records a heartbeat's time just after sending it, and takes an earlier answer for one to the previous
heartbeat.
"""


class Gateway:
    """All sessions of the bot.

    Args:
        world: whose events the bot receives.
        application: the bot's token and privileged intents.
        address: where the gateway is.
        on_connect: called after a session has started or resumed.
        heartbeat: seconds between two heartbeats.
    """

    def __init__(
        self,
        world: World,
        application: Application,
        address: Address,
        on_connect: Callable[[], None],
        heartbeat: float = HEARTBEAT,
    ) -> None:
        self._world = world
        self._application = application
        self._address = address
        self._on_connect = on_connect
        self._heartbeat = heartbeat
        self._sockets: set[Socket] = set()
        self.sessions: dict[str, Session] = {}
        self._world.listeners.append(self._on_event)

    @property
    def is_connected(self) -> bool:
        """Whether at least one shard of the bot is connected now."""
        return any(session.socket is not None for session in self.sessions.values())

    def dispatch(self, kind: str, data: dict[str, Any], guild_id: int | None) -> None:
        """Send an event to the sessions of a guild's shard, or with ``None`` of the shard for direct messages."""
        for session in self.sessions.values():
            if session.receives(guild_id):
                session.dispatch(kind, data)

    def drop(self, resumable: bool) -> None:
        """Cut all sockets; unless ``resumable``, the sessions end too."""
        if not resumable:
            self.sessions.clear()
        for socket in tuple(self._sockets):
            socket.end()

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to all sockets, as Discord does before it shuts down a server."""
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
        except Closed as closed:
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
        maximum, window = GATEWAY_COMMANDS
        while True:
            try:
                incoming = await ws.receive(timeout=self._heartbeat * 2)
            except TimeoutError:
                raise Closed(Close.SESSION_TIMED_OUT) from None
            if incoming.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            now = time.monotonic()
            received.append(now)
            while now - received[0] >= window:
                received.popleft()
            if len(received) > maximum:
                raise Closed(Close.RATE_LIMITED)
            try:
                message = json.loads(incoming.data)
                op, data = Op(message["op"]), message.get("d")
                if op is not Op.HEARTBEAT and not isinstance(data, dict):
                    raise TypeError(data)
            except (json.JSONDecodeError, TypeError, KeyError):
                raise Closed(Close.DECODE_ERROR) from None
            except ValueError:
                raise Closed(Close.UNKNOWN_OPCODE) from None
            session = self._process(op, data, session, socket)

    def _process(self, op: Op, data: Any, session: Session | None, socket: Socket) -> Session | None:
        if op is Op.HEARTBEAT:
            asyncio.get_running_loop().call_later(_LATENCY, socket.send, {"op": int(Op.HEARTBEAT_ACK), "d": None})
        elif op is Op.IDENTIFY:
            if session is not None:
                raise Closed(Close.ALREADY_AUTHENTICATED)
            return self._identify(data, socket)
        elif op is Op.RESUME:
            return self._resume(data, socket)
        elif session is None:
            raise Closed(Close.NOT_AUTHENTICATED)
        elif op is Op.MEMBERS:
            self._send_members(data, session)
        elif op not in (Op.PRESENCE, Op.VOICE):
            raise Closed(Close.UNKNOWN_OPCODE)
        return session

    def _identify(self, data: dict[str, Any], socket: Socket) -> Session:
        if data.get("token") != self._application.token:
            raise Closed(Close.AUTHENTICATION_FAILED)
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED_INTENTS & ~self._application.privileged_intents:
            raise Closed(Close.DISALLOWED_INTENTS)
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise Closed(Close.INVALID_SHARD)
        oldest = time.monotonic() - _RESUMABLE
        self.sessions = {key: each for key, each in self.sessions.items() if each.socket or each.lost > oldest}
        session = Session(secrets.token_hex(16), (number, count), intents, socket)
        self.sessions[session.id] = session
        world = self._world
        guilds = [
            guild for guild in world.guilds.values() if world.bot.id in guild.joined and session.receives(guild.id)
        ]
        if len(guilds) > GUILDS_A_SHARD:
            raise Closed(Close.SHARDING_REQUIRED)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": True, "flags": 0},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._address.gateway_url,
                "shard": [number, count],
                "application": {"id": str(world.bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            session.dispatch("GUILD_CREATE", payloads.guild_create(guild, world.bot))
        self._on_connect()
        return session

    def _resume(self, data: dict[str, Any], socket: Socket) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        after = int(data.get("seq") or 0)
        if (
            session is None
            or data.get("token") != self._application.token
            or (session.sent and after < session.sent[0][0] - 1)
        ):
            socket.send({"op": int(Op.INVALID_SESSION), "d": False})
            return None
        if after > session.sequence:
            raise Closed(Close.INVALID_SEQUENCE)
        if session.socket is not None and session.socket is not socket:
            session.socket.end()
        session.socket = socket
        for sequence, payload in tuple(session.sent):
            if sequence > after:
                socket.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self._on_connect()
        return session

    def _send_members(self, data: dict[str, Any], session: Session) -> None:
        guild = self._world.guilds.get(parse_id(data.get("guild_id")))
        if guild is None:
            return
        wanted = [parse_id(each) for each in data.get("user_ids") or ()] or list(guild.joined)
        members = [payloads.member(guild, self._world.users[each]) for each in wanted if each in guild.joined]
        chunk = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"not_found": [], "nonce": data.get("nonce")})

    def _on_event(self, event: Event) -> None:
        """Send an event to the sessions that asked for it, if the bot may see it."""
        if not is_visible_to_bot(event, self._world):
            return
        intent, guild_id = required_intent(event, self._world), event.guild.id if event.guild else None
        receivers = [each for each in self.sessions.values() if each.intents & intent and each.receives(guild_id)]
        if not receivers:
            return
        data = event_data(event, self._world)
        for session in receivers:
            shown = data
            if isinstance(event.subject, Message) and not session.intents & Intent.MESSAGE_CONTENT:
                shown = without_content(data, event.subject, self._world)
            session.dispatch(event.kind, shown)


def is_visible_to_bot(event: Event, world: World) -> bool:
    """Return whether the bot may see an event."""
    bot, channel, guild = world.bot, event.channel, event.guild
    if event.only is not None and event.only is not bot:
        return False
    if guild is not None and bot.id not in guild.joined and event.kind != "GUILD_DELETE":
        return False
    needs_view = event.kind.startswith(("MESSAGE_", "TYPING_", "THREAD_"))
    return not (needs_view and channel and not permissions(channel, bot))


def required_intent(event: Event, world: World) -> int:
    """Return the intent of sessions that receive an event; 0 if bots do not receive it."""
    if isinstance(event.subject, ThreadMember):
        return Intent.GUILDS if event.subject.user is world.bot else Intent.GUILD_MEMBERS
    if event.kind.startswith("MESSAGE_"):
        return Intent.GUILD_MESSAGES if event.guild else Intent.DIRECT_MESSAGES
    if event.kind == "TYPING_START":
        return Intent.GUILD_MESSAGE_TYPING if event.guild else Intent.DIRECT_MESSAGE_TYPING
    if isinstance(event.subject, ScheduledEvent):
        return Intent.GUILD_SCHEDULED_EVENTS
    if event.kind.startswith("GUILD_MEMBER_"):
        return Intent.GUILD_MEMBERS
    return Intent.GUILDS if event.kind.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else 0


def event_data(event: Event, world: World) -> dict[str, Any]:
    """Return the data of a gateway event."""
    subject = event.subject
    if isinstance(subject, Message):
        if event.kind == "MESSAGE_DELETE":
            return payloads.deleted_message(subject)
        return payloads.message(subject, world.links)
    if isinstance(subject, Channel):
        added = payloads.thread_member(subject, event.only.id) if subject.is_thread and event.only else None
        return payloads.channel(subject) | ({"member": added} if added else {})
    if isinstance(subject, ThreadMember):
        return payloads.thread_members_update(subject)
    if isinstance(subject, Member):
        return payloads.member(subject.guild, subject.user) | {"guild_id": str(subject.guild.id)}
    if isinstance(subject, Guild):
        if event.kind == "GUILD_DELETE":
            return {"id": str(subject.id)}
        if event.kind == "GUILD_UPDATE":
            return payloads.guild(subject, world.bot)
        return payloads.guild_create(subject, world.bot)
    if isinstance(subject, ScheduledEvent):
        assert event.guild is not None
        return payloads.scheduled_event(event.guild.id, subject)
    if isinstance(subject, Role):
        assert event.guild is not None
        told = {"role_id": str(subject.id)} if event.kind == "GUILD_ROLE_DELETE" else {"role": payloads.role(subject)}
        return {"guild_id": str(event.guild.id)} | told
    return subject


def without_content(data: dict[str, Any], message: Message, world: World) -> dict[str, Any]:
    """Return a message for sessions without the message content intent: empty, unless it is to or by the bot."""
    readable = message.author is world.bot or message.channel.guild is None or world.bot in message.mentions
    hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data if readable or "content" not in data else data | hidden
