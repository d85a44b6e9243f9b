"""A server's settings and seasons, and results as CSV or JSON, for its owners and for operators."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

from bot.host.core import LIVE, Core
from bot.host.model.competition import Competition
from bot.host.model.settings import ServerSettings
from bot.host.refusals import Refusal
from bot.host.server_boards import SEASON
from data.store import ExportedResult, Season, ServerPostRow, Store

FileFormat: TypeAlias = Literal["csv", "json"]
FORMATS: tuple[FileFormat, ...] = ("csv", "json")
_FORMULAS = ("=", "+", "-", "@")
"""How a formula begins. A spreadsheet would compute a name that begins like this."""


class Servers:
    """Reads and changes settings and seasons. The caller checks permissions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id))

    async def language(self, guild_id: int | None) -> str:
        """Return the language of what a server's channels show; empty for English, and outside of any server."""
        return await self._core.known_servers.language(guild_id)

    async def met(self, guild_id: int, language: str) -> None:
        """Remember the language that Discord names for a server."""
        if (await self._core.known_servers.settings(guild_id)).discord_language != language:
            settings = await self.settings(guild_id)
            await self.save(guild_id, settings.model_copy(update={"discord_language": language}))

    async def save(self, guild_id: int, settings: ServerSettings) -> None:
        """Store the settings of a server."""
        await self._core.commit(self._save(guild_id, settings))

    async def counts_everywhere(self, guild_id: int) -> bool:
        """Return whether a server's games also count on the boards of all servers."""
        return not await self._core.store.is_excluded(guild_id)

    async def is_barred(self, guild_id: int) -> bool:
        """Return whether the operator leaves a server out of the boards of all servers, whatever it has set."""
        return guild_id in await self._core.store.barred_guilds()

    async def set_everywhere(self, guild_id: int, counts: bool) -> None:
        """Set whether a server's games also count on the boards of all servers."""
        await self._core.commit(self._core.store.set_excluded(guild_id, not counts))
        self._core.on_pool_membership_change(None)

    async def export(self, guild_id: int, form: FileFormat) -> bytes:
        """Return the results of a server as a file."""
        return "".join([part async for part in exported(self._core.store, form, guild_id)]).encode()

    async def season(self, guild_id: int) -> Season:
        """Return the current season of a server."""
        return (await self._core.store.seasons(guild_id))[-1]

    async def start_season(self, guild_id: int, after: int) -> None:
        """End season number ``after`` and start the next one. Refuses ``stale`` if it has ended already.

        Its podium is posted where the server keeps boards.
        """
        settings, now = await self.settings(guild_id), self._core.clock()
        channel = settings.board_channel if settings.boards else None
        podium = ServerPostRow(guild_id, SEASON, after, channel, now) if channel else None
        await self._core.commit(self._core.store.start_season(guild_id, now, expect=after, podium=podium))

    async def _save(self, guild_id: int, settings: ServerSettings) -> None:
        stored = await self._core.store.guild_settings(guild_id)
        await self._core.store.set_guild_settings(guild_id, settings.merged_into(stored))
        self._core.known_servers.forget(guild_id)
        before = ServerSettings.read(stored)
        if (before.words, before.reads) != (settings.words, settings.reads):
            await self._show_tables_anew(guild_id)

    async def _show_tables_anew(self, guild_id: int) -> None:
        """Show the live tables of a server in its language, with the names that it allows now."""
        for row in await self._core.store.tables(guild_id=guild_id, statuses=LIVE):
            with suppress(Refusal):
                async with self._core.tables.hold(row.id, Competition.TOURNAMENT) as session:
                    self._core.tell(session)


async def exported(
    store: Store, form: FileFormat, guild_id: int | None = None, *, hidden_names: bool = False
) -> AsyncIterator[str]:
    """Yield the text of an export part by part: one row or object for each seat of each round and game.

    The names of people who are on no board are left out unless ``hidden_names``; their numbers stay.
    """
    after, first = 0, True
    yield _csv([ExportedResult._fields]) if form == "csv" else "["
    while rows := await store.exported_results(guild_id, after=after):
        after = rows[-1].result
        shown = [_shown(row, hidden_names=hidden_names) for row in rows]
        if form == "csv":
            yield _csv([[_cell(value) for value in row.values()] for row in shown])
        else:
            separator = "\n" if first else ",\n"
            yield separator + ",\n".join(json.dumps(row, ensure_ascii=False) for row in shown)
        first = False
    if form == "json":
        yield "\n]\n"


def _shown(row: ExportedResult, *, hidden_names: bool) -> dict[str, Any]:
    """Return a row with a readable time.

    Ids of Discord are text, because they are too long for numbers of JSON readers.
    """
    at = datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds")
    name = row.name if hidden_names or not row.hidden else ""
    return row._asdict() | {"server": str(row.server), "at": at, "name": name}


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULAS) else value


def _csv(rows: Any) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
