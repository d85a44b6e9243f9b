"""The games of a match after the first: each begins by itself, a few moments after the one before."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.host.core import Core
from bot.host.lobby.next_table import Matches
from bot.host.model.competition import Competition
from bot.host.refusals import Refusal, error_description
from bot.host.table.state import TableState
from bot.recent import Recent
from data.store import StoreError

_log = logging.getLogger(__name__)
BREAK = 20.0
"""Seconds between two games, in which people look at the result; anybody may begin the next one before."""
_KEPT = 1000
"""Ended games remembered as followed by another one."""


class NextGames:
    """Begins the next games of tournaments' matches, in this process's servers."""

    def __init__(self, core: Core, matches: Matches) -> None:
        self._core = core
        self._matches = matches
        self._due: dict[str, float] = {}
        """By ended game, when the next one is to begin."""
        self._followed: Recent[str, bool] = Recent(_KEPT)
        self._work: asyncio.Task[None] | None = None
        core.on_change.append(lambda change: self._note(change.state))
        core.on_match_seen = self._note

    def tick(self) -> None:
        """Begin the games that are due; a listener of the clocks."""
        now = self._core.clock()
        if self._work is None and any(due <= now for due in self._due.values()):
            self._work = asyncio.create_task(self._begin(now), name="next games")

    async def stop(self) -> None:
        """Stop between two games."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    def _note(self, state: TableState) -> None:
        """Begin the game after this one soon, if it has ended and the match goes on."""
        if state.tournament is None or not state.match_goes_on or not self._core.duty.has(state.guild_id):
            self._due.pop(state.id, None)
        elif state.id not in self._followed:
            self._due.setdefault(state.id, state.last_action_at + BREAK)

    async def _begin(self, now: float) -> None:
        for table_id in [table_id for table_id, due in self._due.items() if due <= now]:
            self._due[table_id] = now + BREAK
            try:
                await self._matches.go_on(table_id)
                self._followed[table_id] = True
                del self._due[table_id]
                await self._show(table_id)
            except Refusal as refusal:
                if refusal.note.code == "no-next-game":  # the match was decided otherwise
                    del self._due[table_id]
                    continue
                _log.warning("the game after table %s could not begin: %s", table_id, error_description(refusal))
            except StoreError as error:
                _log.warning("the game after table %s could not begin: %s", table_id, error_description(error))
            except Exception as error:
                _log.error("the game after table %s could not begin: %s", table_id, error_description(error))
        self._work = None

    async def _show(self, table_id: str) -> None:
        """Show an ended game again: its button for the next one has done its work."""
        with suppress(Refusal):
            async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
                self._core.tell(session)
