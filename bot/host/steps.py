"""Computers that play in steps which people can follow: at a player's wish in their place, or among themselves.

How a table is stepped is kept in memory only. After a restart it waits, and whoever goes on says how (:class:`Guide`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.again import become_practice, need_practice
from bot.host.core import Core
from bot.host.refusals import Refusal
from bot.host.session import Session, Turn
from bot.host.state import TableState
from bot.host.thinker import Chooser
from data.store import Player, Status
from engine import study
from engine.players import LEVELS
from engine.study import Hint

_log = logging.getLogger(__name__)


class Stride(NamedTuple):
    """How fast steps follow each other: so many every so many seconds."""

    seconds: float
    steps: int


STRIDES = (Stride(6.0, 1), Stride(3.0, 1), Stride(1.5, 1), Stride(1.5, 3), Stride(1.5, 10))
"""From slow to fast. A message is edited once a stride, and Discord rations edits: so none is shorter than 1.5 s."""
USUAL_STRIDE = 1
_TICK = 0.25
"""Seconds between two looks at whose stride is over."""


class Guide(NamedTuple):
    """Whom the computer plays for, how well, and how many actions had been done when it began.

    All of it stands in the buttons that lead it, so they know it after a restart too.
    """

    player: int
    level: str
    began: int


@dataclass(slots=True)
class Walk:
    """How a table is being stepped at the wish of a player."""

    guide: Guide
    stride: int = USUAL_STRIDE
    running: bool = False
    hint: Hint | None = None
    """What was done last, and why: made from the player's own view, and for their eyes only."""
    due: float = 0.0
    task: asyncio.Task[None] | None = None

    @property
    def pace(self) -> Stride:
        """How fast it goes on by itself."""
        return STRIDES[self.stride]


class Steps:
    """The computer plays in somebody's place, step by step, until they have seen enough."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._walks: dict[tuple[str, int], Walk] = {}
        """By table and player."""
        self.on_led: list[Callable[[str], None]] = []
        """Who hears of tables where a computer goes on otherwise than before, or no more. What it does is a change."""
        self._ticking: asyncio.Task[None] | None = None
        self._stopping = False

    def of(self, table_id: str, player: Player) -> Walk | None:
        """How a player is being played for at a table, if they are."""
        return self._walks.get((table_id, player.id))

    def runs(self, table_id: str) -> bool:
        """Whether anybody at a table is being played for without a pause."""
        return any(walk.running for (table, _), walk in self._walks.items() if table == table_id)

    async def begin(self, table_id: str, player: Player, level: str, *, to_practice: bool = False) -> TableState:
        """Has the computer be ready to play for a player at a practice table, who can later go back to this moment.

        Who plays alone against computers may make any table one (``to_practice``), and it stays one.
        Refuses ``not-running``, ``not-seated``, ``no-such-value``, ``becomes-practice``, ``no-practice``.
        """
        return await self._core.commit(self._begin(table_id, player, level, to_practice))

    async def take_up(self, table_id: str, player: Player, guide: Guide, stride: int) -> Walk:
        """How a player is being played for, as their button says; it waits, unless it is known and running.

        Refuses ``not-running``, ``not-seated``, ``no-practice``, and ``stale`` for what no button of theirs says.
        """
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING)
            session.seat_of(player)
            if not session.row.practice:
                raise Refusal("no-practice")
            known = self._walks.get((table_id, player.id))
            if known and known.guide == guide:
                return known
            if guide.player != player.id or guide.level not in LEVELS or not 0 <= stride < len(STRIDES):
                raise Refusal("stale")
            walk = self._walks[table_id, player.id] = Walk(guide, stride)
            return walk

    async def run(self, table_id: str, player: Player) -> None:
        """Has it go on by itself."""
        await self._lead(table_id, player, running=True)

    async def pause(self, table_id: str, player: Player) -> None:
        """Has it wait."""
        await self._lead(table_id, player, running=False)

    async def quicken(self, table_id: str, player: Player, by: int) -> None:
        """Has it go on faster, or slower."""
        await self._lead(table_id, player, by=by)

    async def step(self, table_id: str, player: Player, revision: int) -> None:
        """Has it do one thing, and returns when that is done; between rounds it deals. Refuses ``stale``."""
        walk = self._walks.get((table_id, player.id))
        if walk is None or (await self._core.state(table_id)).revision != revision:
            raise Refusal("stale")
        if not (walk.task or self._stopping):
            self._advance(table_id, walk, 1, deals=True)
        if walk.task:
            await asyncio.wait([walk.task])

    def end(self, table_id: str, player: Player) -> None:
        """Has it play for a player no more."""
        walk = self._walks.pop((table_id, player.id), None)
        if walk:
            walk.running = False

    def tick(self) -> None:
        """Has those go on whose stride is over."""
        now = self._core.clock()
        for (table_id, _), walk in [*self._walks.items()]:
            if walk.running and walk.task is None and now >= walk.due:
                self._advance(table_id, walk, walk.pace.steps)

    async def stop(self) -> None:
        """Has all of them wait, and gives up thinking; an action that is being stored is stored."""
        self._stopping = True
        tasks = [walk.task for walk in self._walks.values() if walk.task]
        if self._ticking:
            tasks.append(self._ticking)
        for walk in self._walks.values():
            walk.running = False
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _begin(self, table_id: str, player: Player, level: str, to_practice: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING)
            seat = session.seats[session.seat_of(player)]
            level = level or session.terms.computers
            if level not in LEVELS:
                raise Refusal("no-such-value", option="computers", value=level)
            need_practice(session, to_practice=to_practice)
            await become_practice(self._core, session)
            if seat.autopilot:
                await self._core.store.set_autopilot(table_id, player.id, "")
                await self._core.tables.refresh(session)
            self.end(table_id, player)
            self._walks[table_id, player.id] = Walk(Guide(player.id, level, session.revision))
            return self._core.tell(session)

    async def _lead(self, table_id: str, player: Player, *, running: bool | None = None, by: int = 0) -> None:
        walk = self._walks.get((table_id, player.id))
        if walk is None:
            raise Refusal("stale")
        if running is not None:
            walk.running, walk.due = running, self._core.clock()
        walk.stride = min(max(walk.stride + by, 0), len(STRIDES) - 1)
        if walk.running and not self._stopping and (self._ticking is None or self._ticking.done()):
            self._ticking = asyncio.create_task(self._tick_on(), name="steps")
        self._tell(table_id)

    async def _tick_on(self) -> None:
        """Ticks for as long as somebody is being played for."""
        while any(walk.running for walk in self._walks.values()):
            self.tick()
            await asyncio.sleep(_TICK)

    def _advance(self, table_id: str, walk: Walk, steps: int, *, deals: bool = False) -> None:
        walk.task = asyncio.create_task(self._go(table_id, walk, steps, deals=deals), name=f"computers step {table_id}")

    async def _go(self, table_id: str, walk: Walk, steps: int, *, deals: bool) -> None:
        """Takes steps, as far as it is the player's turn."""
        try:
            for _ in range(steps):
                if not await self._step(table_id, walk, deals=deals):
                    break
        except Refusal as refusal:
            # Of somebody who acted meanwhile nothing need be said; else there is nothing left to be stepped.
            if refusal.note.code != "stale":
                self._drop(table_id, walk)
        except Exception:
            _log.exception("table %s: a step failed; it waits", table_id)
            walk.running = False
            self._tell(table_id)
        finally:
            walk.task, walk.due = None, self._core.clock() + walk.pace.seconds

    async def _step(self, table_id: str, walk: Walk, *, deals: bool) -> bool:
        turn = await self._look(table_id, walk, deals=deals)
        if turn is None:
            return False
        action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
        hint = study.hint(turn.view, action)
        await self._core.commit(self._play(table_id, walk, turn, hint))
        return True

    async def _look(self, table_id: str, walk: Walk, *, deals: bool) -> Turn | None:
        async with self._core.tables.hold(table_id) as session:
            if not _goes_on(session, walk):
                self._drop(table_id, walk)
                return None
            if session.waiting().between_rounds and not deals:
                walk.running = False
                self._tell(table_id)
                return None
            return session.turn_for(walk.guide.player, walk.guide.level)

    async def _play(self, table_id: str, walk: Walk, turn: Turn, hint: Hint) -> None:
        async with self._core.tables.hold(table_id) as session:
            if session.revision != turn.revision or not _goes_on(session, walk):
                raise Refusal("stale")
            walk.hint = hint
            await self._core.play_chosen(session, turn, hint.action)

    def _drop(self, table_id: str, walk: Walk) -> None:
        """Lets go of what can go on no more, and has that shown."""
        walk.running = False
        if self._walks.get((table_id, walk.guide.player)) is walk:
            del self._walks[table_id, walk.guide.player]
        self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        for listener in self.on_led:
            listener(table_id)


def _goes_on(session: Session, walk: Walk) -> bool:
    """Whether there is anything to be stepped: the player may have left, or the table been put aside."""
    return session.row.status is Status.RUNNING and session.row.practice and walk.guide.player in session.people
