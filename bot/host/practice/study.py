"""Hints: what a master would play."""

from __future__ import annotations

import asyncio
import hashlib

from bot.host.play.thinker import Chooser
from bot.host.table.state import TableState
from bot.recent import Recent
from engine import study
from engine.players import MASTER
from engine.study import Hint
from engine.types import Seat

_CACHED = 200
"""The number of hints that are cached."""


class Study:
    """Gives hints. Only one is computed at a time, so that computers' turns do not have to wait."""

    def __init__(self, thinker: Chooser) -> None:
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._cache: Recent[tuple[str, int, Seat], Hint] = Recent(_CACHED)

    async def hint(self, state: TableState, seat: Seat) -> Hint:
        """The hint for a seat that is to act, from its view alone. The same position gives the same hint."""
        key = (state.id, state.revision, seat)
        async with self._lock:
            if key not in self._cache:
                view = state.views[seat]
                # Independent of the table's seed, which a player must not be able to derive.
                random_seed = hashlib.sha256(f"hint {state.id} {state.revision} {seat}".encode()).digest()
                self._cache[key] = study.hint(view, await self._thinker.choose(view, MASTER, random_seed))
            return self._cache[key]
