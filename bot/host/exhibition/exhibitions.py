"""Exhibitions: computers play each other, at a speed that people choose. They never count on boards.

Each game of an exhibition has a table of its own. After a restart exhibitions are paused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.host.core import LIVE, Core
from bot.host.exhibition.series import first_table, next_table
from bot.host.lobby.lobby import start
from bot.host.play.pacing import Pacer, Pacing
from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Session, Turn
from bot.host.table.state import Change, TableState
from data.store import NewTable, Player, Status
from engine.types import Action

PER_SERVER = 2
"""The most exhibitions of a server at once."""
RUNNING_AT_MOST = 10
"""The most exhibitions that run by themselves at once in a process: each costs computing and message edits."""
_SCORE_PAUSE = 8.0
"""Seconds before the next round or game, so that people can read the scores."""
_PATIENCE = 3600.0
"""Seconds without control after which an exhibition pauses, as perhaps nobody watches it."""


class Exhibitions:
    """Opens and controls exhibitions."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._pacer: Pacer[str] = Pacer(core.clock, self._step, self._notify, patience=_PATIENCE)
        self._opening = asyncio.Lock()
        self.on_pacing_change: list[Callable[[str], None]] = []
        """Listeners for changes of pacing. The computers' actions themselves are table changes."""
        core.on_change.append(self._on_table_change)

    def pacing(self, table_id: str) -> Pacing | None:
        """The pacing of an exhibition, if it is known to this process."""
        return self._pacer.pacing_of(table_id)

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        game: str,
        preset: str,
        seats: int | None = None,
        levels: Sequence[str] = (),
        games: int = 1,
        open_hands: bool = False,
    ) -> TableState:
        """Open an exhibition in a channel, dealt and paused. ``levels`` go by side; an empty one is the default.

        Refuses ``channel-busy``, ``too-many-exhibitions``, ``no-such-game``, ``no-such-value``, and what the rules
        refuse about the number of seats.
        """
        table = first_table(
            self._core,
            host,
            game,
            preset,
            guild_id=guild_id,
            channel_id=channel_id,
            seats=seats,
            levels=levels,
            games=games,
            open_hands=open_hands,
        )
        return await self._core.commit(self._open(table))

    async def control(
        self, table_id: str, player: Player, *, may_manage: bool, running: bool | None = None, by: int = 0
    ) -> None:
        """Run or pause an exhibition, or change its speed ``by`` so many entries of :data:`SPEEDS`.

        Allowed for its host, and for server managers. Refuses ``not-running``, ``not-host``, and
        ``too-many-running`` while :data:`RUNNING_AT_MOST` run.
        """
        await self._require_control(table_id, player, may_manage)
        pacing = self._pacer.pacing_of(table_id)
        if running and not (pacing and pacing.running) and self._pacer.running >= RUNNING_AT_MOST:
            raise Refusal("too-many-running", most=RUNNING_AT_MOST)
        self._pacer.control(table_id, running=running, by=by)

    async def step(self, table_id: str, player: Player, revision: int, *, may_manage: bool) -> None:
        """Play the next action, and return when it is done. Refuses like :meth:`control`, and ``stale``."""
        if not (await self._require_control(table_id, player, may_manage)).unchanged_since(revision):
            raise Refusal("stale")
        await self._pacer.once(table_id)

    async def begin_next_game(self, table_id: str, player: Player, *, may_manage: bool) -> None:
        """Open the next game after one that has ended.

        Refuses ``not-host``, ``channel-busy``, ``too-many-exhibitions``, and ``stale``.
        """
        async with self._core.tables.hold(table_id) as session:
            _require_controller(session, player, may_manage)
        await self._core.commit(self._begin_next(table_id))

    def pause(self, table_id: str) -> None:
        """Pause an exhibition, because nobody can see it."""
        pacing = self._pacer.pacing_of(table_id)
        if pacing and pacing.running:
            self._pacer.control(table_id, running=False)

    async def restore(self, state: TableState) -> None:
        """Restore an exhibition after a restart: paused, and dealt if it was still being opened."""
        if state.exhibition and state.status is Status.RUNNING:
            self._pacer.add(state.id, Pacing())
        elif state.exhibition and state.status is Status.OPEN:
            # Another process may have started it.
            with suppress(Refusal):
                await self._core.commit(self._start(state.id, Pacing()))

    def tick(self) -> None:
        """Take the steps that are due."""
        self._pacer.tick()

    async def stop(self) -> None:
        """Pause all exhibitions and cancel thinking."""
        await self._pacer.stop()

    async def _require_control(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            _require_controller(session, player, may_manage)
            if self._pacer.pacing_of(table_id) is None:
                self._pacer.add(table_id, Pacing())
            return session.state()

    async def _open(self, table: NewTable, pacing: Pacing | None = None) -> TableState:
        """Create an exhibition's table if its server may have one more, and deal; if it exists, only deal."""
        async with self._opening:
            rows = await self._core.store.tables(guild_id=table.guild_id, statuses=LIVE)
            current = [row.id for row in rows if row.exhibition]
            if table.id not in current:
                if len(current) >= PER_SERVER:
                    raise Refusal("too-many-exhibitions", most=PER_SERVER)
                await self._core.store.create_table(table, ())
            return await self._start(table.id, pacing or Pacing())

    async def _start(self, table_id: str, pacing: Pacing) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            state = await start(self._core, session)
            self._pacer.add(table_id, pacing)
            return state

    async def _begin_next(self, table_id: str) -> None:
        """Open the game after an ended one, with the same pacing."""
        async with self._core.tables.hold(table_id) as session:
            table = next_table(self._core, session)
        before = self._pacer.pacing_of(table_id) or Pacing()
        pacing = Pacing(before.speed, before.running, until=before.until)
        await self._open(table, pacing)
        self._pacer.drop(table_id)
        self._notify(table_id)

    async def _step(self, table_id: str, asked: bool) -> bool:
        try:
            turn = await self._next_turn(table_id)
            if turn is None:
                await self._core.commit(self._begin_next(table_id))
                return False
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
            return await self._core.commit(self._play(table_id, turn, action))
        except Refusal as refusal:
            # Another process was quicker, or goes on with it, or the exhibition has ended.
            if refusal.note.code != "stale" or await self._has_ended(table_id):
                self._pacer.drop(table_id)
                self._notify(table_id)
            return False

    async def _next_turn(self, table_id: str) -> Turn | None:
        """The next turn; none once the game is over. Refuses ``not-running`` if another process shows the table now."""
        async with self._core.tables.hold(table_id) as session:
            if not self._core.duty.has(session.row.guild_id):
                raise Refusal("not-running")
            return session.exhibition_turn()

    async def _has_ended(self, table_id: str) -> bool:
        async with self._core.tables.hold(table_id) as session:
            return session.row.status is not Status.RUNNING

    async def _play(self, table_id: str, turn: Turn, action: Action) -> bool:
        """Play an action, and return whether the round continues."""
        async with self._core.tables.hold(table_id) as session:
            session.require_revision(turn.revision, turn.seat)
            if session.row.status is not Status.RUNNING:
                raise Refusal("stale")
            await self._core.play_chosen(session, turn, action)
            continues = not (session.won or session.waiting().between_rounds)
            pacing = self._pacer.pacing_of(table_id)
            if pacing and not continues:
                pacing.extra_wait = _SCORE_PAUSE
            return continues

    def _on_table_change(self, change: Change) -> None:
        """Drop a table that has ended, unless its next game is about to begin."""
        kinds, pacing = {event.kind for event in change.events}, self._pacer.pacing_of(change.table_id)
        if pacing and ("closed" in kinds or ({"game-won", "game-drawn"} & kinds and not pacing.running)):
            self._pacer.drop(change.table_id)

    def _notify(self, table_id: str) -> None:
        for listener in self.on_pacing_change:
            listener(table_id)


def _require_controller(session: Session, player: Player, may_manage: bool) -> None:
    """Refuse ``not-running`` if it is no exhibition, and ``not-host`` if the player may not control it."""
    if session.exhibition is None:
        raise Refusal("not-running")
    if not may_manage and session.row.host != player.id:
        raise session.not_host()
