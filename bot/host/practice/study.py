"""Hints: a master's choice, and which actions were taken from hints."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any

from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.running_game import Moment
from bot.host.table.state import TableState
from bot.recent import Recent
from engine import study
from engine.cards import face
from engine.players import MASTER
from engine.study import Hint
from engine.types import Action, Seat

_CACHED = 200
"""The number of hints that are cached."""
_SEATS = 10_000
"""The seats whose last hints are remembered."""
_REMEMBERED = 32
"""The hints that are remembered of a seat: while others act, one choice may have several."""


class Study:
    """Gives hints. Only one is computed at a time, so that computers' turns do not have to wait."""

    def __init__(self, thinker: Chooser) -> None:
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._cache: Recent[tuple[str, int, Seat], Hint] = Recent(_CACHED)
        self._given: Recent[tuple[str, Seat], deque[tuple[Moment, Action]]] = Recent(_SEATS)
        """By table and seat: the moments and actions of the last hints."""
        self.on_given: Callable[[str, Seat, int, tuple[int, int], dict[str, Any]], None] = lambda *hint: None
        """Tells other processes of a hint, as :meth:`hear` takes it: hand and table may be served by two."""

    async def hint(self, state: TableState, seat: Seat) -> Hint:
        """Return the hint for a seat that is to act, from its view alone. The same position gives the same hint.

        Refuses ``hints-off``.
        """
        if not state.hints:
            raise Refusal("hints-off")
        key = (state.id, state.revision, seat)
        async with self._lock:
            if key not in self._cache:
                view = state.views[seat]
                # Independent of the table's seed, which a player must not be able to derive.
                random_seed = hashlib.sha256(f"hint {state.id} {state.revision} {seat}".encode()).digest()
                self._cache[key] = study.hint(view, await self._thinker.choose(view, MASTER, random_seed))
            hint = self._cache[key]
        view = state.views[seat]
        moment = Moment(state.revision, (view.round, view.turn))
        self._note(state.id, seat, moment, hint.action)
        self.on_given(state.id, seat, *moment, hint.action.to_json())
        return hint

    def hear(self, table_id: str, seat: Seat, revision: int, turn: tuple[int, int], action: dict[str, Any]) -> None:
        """Note a hint that another process gave."""
        self._note(table_id, seat, Moment(revision, (turn[0], turn[1])), Action.from_json(action))

    def advice(self, table_id: str, seat: Seat, moment: Moment, action: Action) -> str:
        """Return the level of the hint an action follows, played by its button or by hand; empty if it follows none.

        A hint holds while the seat's choice stays the same, and for the rest of its turn: acting and undoing that
        leads back to an equal choice.
        """
        given = self._given.get((table_id, seat), ())
        taken = any(
            (at.revision >= moment.revision or at.turn == moment.turn) and _is_same(hinted, action)
            for at, hinted in given
        )
        return MASTER if taken else ""

    def _note(self, table_id: str, seat: Seat, moment: Moment, action: Action) -> None:
        given = self._given.get((table_id, seat)) or deque(maxlen=_REMEMBERED)
        if (moment, action) not in given:
            given.append((moment, action))
        self._given[table_id, seat] = given


def _is_same(one: Action, other: Action) -> bool:
    """Whether two actions do the same, in whatever order their cards are named and with whichever of equal cards."""
    return (one.kind, one.target, sorted(map(face, one.cards))) == (
        other.kind,
        other.target,
        sorted(map(face, other.cards)),
    )
