"""A proxy before a PostgreSQL server that breaks a connection at its commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

COMMIT = b"COMMIT\0"


class BreakingProxy:
    """A proxy that cuts the connection at the next commit if ``breaking`` is set, before or after passing it on."""

    def __init__(self, server: Path) -> None:
        self._server = server / ".s.PGSQL.5432"
        self.breaking: Literal["", "before", "after"] = ""
        self.broken = 0
        self.refuses = False
        """Whether connections made after the broken commit are refused."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses and self.broken:
            writer.close()
            return
        server_reader, server_writer = await asyncio.open_unix_connection(str(self._server))
        answers = asyncio.create_task(_copy(server_reader, writer))
        while data := await reader.read(65536):
            how = self.breaking if COMMIT in data else ""
            if how:
                self.breaking = ""
                self.broken += 1
                answers.cancel()
            if how != "before":
                server_writer.write(data)
                await server_writer.drain()
            if how:
                with suppress(TimeoutError):
                    await asyncio.wait_for(server_reader.read(65536), 1 if how == "after" else 0.01)
                break
        for closing in (server_writer, writer):
            closing.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def breaking_proxy(server: Path, folder: Path) -> AsyncIterator[BreakingProxy]:
    """Serve on a socket in ``folder``, in front of the server whose socket is in ``server``."""
    proxy = BreakingProxy(server)
    running = await asyncio.start_unix_server(proxy.serve, folder / ".s.PGSQL.5432")
    async with running:
        yield proxy
