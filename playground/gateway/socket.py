"""A gateway socket, compressed with one context per socket that is flushed after every message."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import Any

from aiohttp import web


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
