"""Advice for people: what a good player would do in their place."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from bot.host.play.thinker import Chooser
from bot.host.table.state import TableState
from engine import study
from engine.players import MASTER
from engine.study import Hint
from engine.types import Seat

_KEPT = 200
"""Hints that are remembered, so that asking again costs nothing."""


class Study:
    """Hints. They are thought of one at a time: advice must not keep the computers' turns waiting."""

    def __init__(self, thinker: Chooser) -> None:
        self._thinker = thinker
        self._one = asyncio.Lock()
        self._given: OrderedDict[tuple[str, int, Seat], Hint] = OrderedDict()

    async def hint(self, state: TableState, seat: Seat) -> Hint:
        """What a master would do for a seat that is to act: made from its view alone, and always the same."""
        asked = (state.id, state.revision, seat)
        async with self._one:
            if asked not in self._given:
                view = state.views[seat]
                # Not of the table's seed: what a player is told must not lead back to it.
                chance = hashlib.sha256(f"hint {state.id} {state.revision} {seat}".encode()).digest()
                self._given[asked] = study.hint(view, await self._thinker.choose(view, MASTER, chance))
                while len(self._given) > _KEPT:
                    self._given.popitem(last=False)
            return self._given[asked]
