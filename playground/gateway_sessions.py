"""The bot's sessions on the gateway, and the sockets that carry them."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import web

from bot.limits import shard_of

_BUFFERED = 2000
"""Events that a session keeps for a RESUME."""


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


class Closed(Exception):
    """The gateway closes a socket with a code."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


def compressor(name: str) -> Callable[[bytes], bytes] | None:
    """Return a function that compresses each message to the next chunk of a stream.

    Args:
        name: ``zlib-stream``, ``zstd-stream``, or empty for no compression.

    Raises:
        ValueError: the name is unknown, or the package for it is not installed.
    """
    if not name:
        return None
    if name == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        try:
            import zstandard
        except ImportError as missing:
            raise ValueError("zstd-stream needs the package zstandard") from missing
        stream = zstandard.ZstdCompressor().compressobj()
        return lambda data: stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    raise ValueError(f"unknown compression {name!r}")


class Socket:
    """One connection. Sends in order, compressed if the bot asked for it."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, compression: str) -> None:
        self._ws = ws
        self._transport = transport
        self._compress = compressor(compression)
        self._queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    def send(self, payload: dict[str, Any]) -> None:
        """Send a payload after those that are queued."""
        self._queue.put_nowait(payload)

    def end(self) -> None:
        """Cut the connection without closing it, as a network failure does."""
        self._queue.put_nowait(None)

    async def write(self) -> None:
        """Send queued payloads until the connection ends."""
        while (payload := await self._queue.get()) is not None:
            data = json.dumps(payload, ensure_ascii=False)
            try:
                if self._compress is None:
                    await self._ws.send_str(data)
                else:
                    await self._ws.send_bytes(self._compress(data.encode()))
            except (ConnectionError, RuntimeError):
                return
        if (transport := self._transport) is not None:
            transport.abort()


@dataclass(eq=False)
class Session:
    """A session. It survives the loss of its socket and can be resumed on another."""

    id: str
    shard: tuple[int, int]
    """The shard's number and the number of shards."""
    intents: int
    socket: Socket | None
    sequence: int = 0
    lost: float = 0.0
    """When its socket was lost, on the monotonic clock."""
    sent: deque[tuple[int, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=_BUFFERED))

    def dispatch(self, kind: str, data: Any) -> None:
        """Send an event, now or at the next RESUME."""
        self.sequence += 1
        payload = {"op": int(Op.DISPATCH), "t": kind, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, payload))
        if self.socket is not None:
            self.socket.send(payload)

    def receives(self, guild_id: int | None) -> bool:
        """Return whether this shard receives the events of a guild, or with ``None`` of direct messages."""
        number, count = self.shard
        return number == (0 if guild_id is None else shard_of(guild_id, count))
