"""Exhibitions: computers play each other at a table, as fast as people like to watch. They count for no record.

A game is a table like any other, but that its computers take their turns at a pace. One that was going on waits after a
restart.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.host.core import LIVE, Core
from bot.host.lobby.lobby import start
from bot.host.lobby.new_table import dealt_anew, new_id, new_table, setup_of, table_like
from bot.host.model.exhibition import Exhibition
from bot.host.model.terms import Terms
from bot.host.play.pacing import Pacer, Pacing
from bot.host.play.thinker import Chooser
from bot.host.refusals import Refusal
from bot.host.table.session import Session, Turn
from bot.host.table.state import Change, TableState
from data.store import NewTable, NotFound, Player, Status
from engine.players import LEVELS
from engine.types import Action

GAMES_AT_MOST = 20
"""The most games of an exhibition."""
HERE = 2
"""How many exhibitions a server may have at once."""
AT_ONCE = 10
"""How many may go on by themselves at once, wherever they are: each wants computing, and edits of its message."""
_LINGER = 8.0
"""Seconds before the next round, and the next game: scores are to be read."""
_PATIENCE = 3600.0
"""Seconds for which an exhibition goes on that nobody has led: perhaps nobody watches it."""


class Exhibitions:
    """Computers against computers."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._pacer: Pacer[str] = Pacer(core.clock, self._step, self._tell, patience=_PATIENCE)
        self._opening = asyncio.Lock()
        self.on_pacing_change: list[Callable[[str], None]] = []
        """Who hears of tables where it goes on otherwise than before. What the computers do is a change."""
        core.on_change.append(self._changed)

    def pacing(self, table_id: str) -> Pacing | None:
        """How an exhibition goes on, if it does here."""
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
        """Opens an exhibition in a channel, dealt, and waiting. ``levels`` are the sides'; an empty one is the usual.

        Refuses ``channel-busy``, ``too-many-exhibitions``, ``no-such-game``, ``no-such-value``, and what the rules
        refuse of the number of seats.
        """
        wrong = [level for level in levels if level and level not in LEVELS]
        if wrong or not 1 <= games <= GAMES_AT_MOST:
            raise Refusal("no-such-value", option="computers", value=wrong[0] if wrong else games)
        setup = setup_of(game, preset, {}, seats, Terms(), practice=True)
        sides = setup.rules.sides(setup.seat_count)
        count = max(sides) + 1
        chosen = dict(enumerate(levels))
        own = [(seat, level) for seat, side in enumerate(sides) if (level := chosen.get(side))]
        setup = setup._replace(terms=Terms.model_validate({"levels": own}))
        none = (0,) * count
        shown = Exhibition(games=games, number=1, wins=none, points=none, open_hands=open_hands)
        table = new_table(self._core, setup, host, guild_id=guild_id, channel_id=channel_id)
        table = replace(table, exhibition=shown.model_dump(mode="json"))
        return await self._core.commit(self._open(table))

    async def control(
        self, table_id: str, player: Player, *, may_manage: bool, running: bool | None = None, by: int = 0
    ) -> None:
        """Has an exhibition run or wait, or go faster or slower ``by`` so many steps of :data:`SPEEDS`.

        For who opened it, and for who may manage the server. Refuses ``not-running``, ``not-host``, and
        ``too-many-exhibitions`` while as many run as may.
        """
        await self._need(table_id, player, may_manage)
        pacing = self._pacer.pacing_of(table_id)
        if running and not (pacing and pacing.running) and self._pacer.running >= AT_ONCE:
            raise Refusal("too-many-exhibitions", most=HERE)
        self._pacer.control(table_id, running=running, by=by)

    async def step(self, table_id: str, player: Player, revision: int, *, may_manage: bool) -> None:
        """Has the next thing be done, and returns when it is. Refuses as :meth:`lead`, and ``stale``."""
        if not (await self._need(table_id, player, may_manage)).unchanged_since(revision):
            raise Refusal("stale")
        await self._pacer.once(table_id)

    async def begin_next_game(self, table_id: str, player: Player, *, may_manage: bool) -> None:
        """Opens the next game after one that has ended.

        Refuses ``not-host``, ``channel-busy``, ``too-many-exhibitions``, and ``stale``.
        """
        async with self._core.tables.hold(table_id) as session:
            _need_leader(session, player, may_manage)
        await self._core.commit(self._begin_next(table_id))

    async def has_next_game(self, state: TableState) -> bool:
        """Whether the game after one that has ended was begun."""
        if state.exhibition is None or state.status is not Status.FINISHED:
            return False
        with suppress(NotFound):
            return bool(await self._core.store.table(_following(state.id)))
        return False

    def pause(self, table_id: str) -> None:
        """Has an exhibition wait that nobody can see."""
        pacing = self._pacer.pacing_of(table_id)
        if pacing and pacing.running:
            self._pacer.control(table_id, running=False)

    async def restore(self, state: TableState) -> None:
        """Takes up, after a start, an exhibition that was going on: it waits. One that was being opened is dealt."""
        if state.exhibition and state.status is Status.RUNNING:
            self._pacer.add(state.id, Pacing())
        elif state.exhibition and state.status is Status.OPEN:
            # Another host may just be about it.
            with suppress(Refusal):
                await self._core.commit(self._start(state.id, Pacing()))

    def tick(self) -> None:
        """Has those go on whose next step is due."""
        self._pacer.tick()

    async def stop(self) -> None:
        """Has all of them wait."""
        await self._pacer.stop()

    async def _need(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            _need_leader(session, player, may_manage)
            if self._pacer.pacing_of(table_id) is None:
                self._pacer.add(table_id, Pacing())
            return session.state()

    async def _open(self, table: NewTable, pacing: Pacing | None = None) -> TableState:
        """Opens an exhibition, if its server may have one more, and deals; one that was opened before is but dealt."""
        async with self._opening:
            rows = await self._core.store.tables(guild_id=table.guild_id, statuses=LIVE)
            here = [row.id for row in rows if row.exhibition]
            if table.id not in here:
                if len(here) >= HERE:
                    raise Refusal("too-many-exhibitions", most=HERE)
                await self._core.store.create_table(table, ())
            return await self._start(table.id, pacing or Pacing())

    async def _start(self, table_id: str, pacing: Pacing) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            state = await start(self._core, session)
            self._pacer.add(table_id, pacing)
            return state

    async def _begin_next(self, table_id: str) -> None:
        """Begins the game that follows an ended one, which has one id: so it is begun once, whoever tries."""
        async with self._core.tables.hold(table_id) as session:
            row, shown, game = session.row, session.exhibition, session.game
            if row.status is not Status.FINISHED or shown is None or shown.is_last or game is None:
                raise Refusal("stale")
            after = shown.after(game.totals, game.winners)
        place = {"host": row.host, "guild_id": row.guild_id, "channel_id": row.channel_id}
        like = table_like(self._core, row, **place, table_id=_following(table_id))
        exhibition = after.model_dump(mode="json")
        table = replace(dealt_anew(self._core, like), terms=row.terms, practice=True, exhibition=exhibition)
        before = self._pacer.pacing_of(table_id) or Pacing()
        pacing = Pacing(before.speed, before.running, until=before.until)
        await self._open(table, pacing)
        self._pacer.drop(table_id)
        self._tell(table_id)

    async def _step(self, table_id: str, asked: bool) -> bool:
        try:
            turn = await self._look(table_id)
            if turn is None:
                await self._core.commit(self._begin_next(table_id))
                return False
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
            return await self._core.commit(self._play(table_id, turn, action))
        except Refusal as refusal:
            # Another host was quicker, or it has ended.
            if refusal.note.code != "stale" or await self._has_ended(table_id):
                self._pacer.drop(table_id)
                self._tell(table_id)
            return False

    async def _look(self, table_id: str) -> Turn | None:
        async with self._core.tables.hold(table_id) as session:
            return session.turn_to_watch()

    async def _has_ended(self, table_id: str) -> bool:
        async with self._core.tables.hold(table_id) as session:
            return session.row.status is not Status.RUNNING

    async def _play(self, table_id: str, turn: Turn, action: Action) -> bool:
        """Plays, and tells whether the round goes on."""
        async with self._core.tables.hold(table_id) as session:
            session.require_revision(turn.revision)
            if session.row.status is not Status.RUNNING:
                raise Refusal("stale")
            await self._core.play_chosen(session, turn, action)
            goes_on = not (session.won or session.waiting().between_rounds)
            pacing = self._pacer.pacing_of(table_id)
            if pacing and not goes_on:
                pacing.rest = _LINGER
            return goes_on

    def _changed(self, change: Change) -> None:
        """Lets go of a table that has ended, unless the next game is about to begin."""
        kinds, pacing = {event.kind for event in change.events}, self._pacer.pacing_of(change.table_id)
        if pacing and ("closed" in kinds or ("game-won" in kinds and not pacing.running)):
            self._pacer.drop(change.table_id)

    def _tell(self, table_id: str) -> None:
        for listener in self.on_pacing_change:
            listener(table_id)


def _following(table_id: str) -> str:
    """The id of the table where the next game is played."""
    following = hashlib.sha256(f"after {table_id}".encode()).digest()
    return new_id(lambda size: following[:size])


def _need_leader(session: Session, player: Player, may_manage: bool) -> None:
    """Refuses ``not-host``, and ``not-running`` where people play."""
    if session.exhibition is None:
        raise Refusal("not-running")
    if not may_manage and session.row.host != player.id:
        raise Refusal("not-host")
