"""Exhibitions: computers play each other, at a speed that people choose. They never count on boards.

Each game of an exhibition has a table of its own, which stores its controls: whether it runs, and how fast.
The process that looks after the table continues it, also after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.host.core import LIVE, Core
from bot.host.dealing import start
from bot.host.lobby.new_table import new_table, setup_of
from bot.host.lobby.next_table import next_table_id, table_after
from bot.host.model.series import Exhibition, Series
from bot.host.model.setup import Terms
from bot.host.play.computers import Chooser
from bot.host.play.pacing import Pacer
from bot.host.refusals import Refusal, error_description
from bot.host.table.session import Session, Turn
from bot.host.table.state import TableState
from data.store import NewTable, Player, Status, StoreError
from engine.players import LEVELS
from engine.types import Action

_log = logging.getLogger(__name__)
PER_SERVER = 2
"""The most exhibitions of a server at once."""
RUNNING_AT_MOST = 10
"""The most exhibitions that people may start in a process at once: each costs computing and message edits."""
_SCORE_PAUSE = 8.0
"""Seconds before the next round or game, so that people can read the scores."""
_PATIENCE = 3600.0
"""Seconds without control after which an exhibition pauses, as perhaps nobody watches it."""
GAMES_AT_MOST = 20
"""The most games of an exhibition."""


class Exhibitions:
    """Opens and controls exhibitions."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._pacer: Pacer[str] = Pacer(core.clock, self._step)
        """The running exhibitions that this process looks after. It follows the state stored with their tables."""
        self._opening, self._controlling = asyncio.Lock(), asyncio.Lock()
        core.on_change.append(lambda change: self._follow(change.state))

    def next_game_follows(self, table_id: str) -> bool:
        """Return whether the next game begins here by itself, after one that has ended."""
        pacing = self._pacer.pacing_of(table_id)
        return pacing is not None and pacing.running

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
        """Run or pause an exhibition, or change its speed ``by`` a number of entries in the list of speeds.

        Allowed for its host, and for server managers. Refuses ``not-running``, ``not-host``, and
        ``too-many-running`` while :data:`RUNNING_AT_MOST` run.
        """
        async with self._controlling:  # two started at once count each other
            await self._core.commit(self._control(table_id, player, may_manage, running, by))

    async def step(self, table_id: str, player: Player, revision: int, *, may_manage: bool) -> None:
        """Play the next action, and return when it is done. Refuses like :meth:`control`, and ``stale``."""
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            _require_controller(session, player, may_manage)
            if not session.state().unchanged_since(revision):
                raise Refusal("stale")
        await self._pacer.once(table_id)

    async def begin_next_game(self, table_id: str, player: Player, *, may_manage: bool) -> None:
        """Open the next game after one that has ended.

        Refuses ``not-host``, ``channel-busy``, ``too-many-exhibitions``, and ``stale``.
        """
        async with self._core.tables.hold(table_id) as session:
            _require_controller(session, player, may_manage)
        await self._core.commit(self._begin_next(table_id, asked=True))

    async def pause(self, table_id: str) -> None:
        """Pause an exhibition, because nobody can see it or it cannot continue."""
        with suppress(Refusal):
            await self._core.commit(self._pause(table_id))

    async def restore(self, state: TableState) -> None:
        """Take over an exhibition that this process looks after from now on; deal if it was still being opened."""
        if state.exhibition and state.status is Status.OPEN:
            # Another process may have started it.
            with suppress(Refusal):
                await self._core.commit(self._start(state.id))
        elif state.exhibition and self._goes_on(state):
            wait = max(_next_step_at(state, state.exhibition) - self._core.clock(), 0.0)
            self._pacer.follow(state.id, speed=state.exhibition.speed, running=True, wait=wait)
            self._note_revision(state.id, state.revision)

    def tick(self) -> None:
        """Take the steps that are due."""
        self._pacer.tick()

    async def stop(self) -> None:
        """Take no more steps here, and cancel thinking. Its controls stay stored."""
        await self._pacer.stop()

    async def _control(self, table_id: str, player: Player, may_manage: bool, running: bool | None, by: int) -> None:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            before = _require_controller(session, player, may_manage)
            if running and not before.running and self._pacer.running >= RUNNING_AT_MOST:
                raise Refusal("too-many-running", most=RUNNING_AT_MOST)
            until = self._core.clock() + _PATIENCE
            await self._set(session, before.controlled(until, running=running, by=by))

    async def _pause(self, table_id: str) -> None:
        async with self._core.tables.hold(table_id) as session:
            exhibition = session.exhibition
            if exhibition and exhibition.running and session.row.status is Status.RUNNING:
                await self._set(session, exhibition.model_copy(update={"running": False}))
            else:
                self._pacer.drop(table_id)

    async def _set(self, session: Session, exhibition: Exhibition) -> None:
        """Store a held exhibition's controls, and publish them: the process that looks after the table follows."""
        stored = exhibition.model_dump(mode="json")
        await self._core.store.set_exhibition(session.id, stored, expect=session.row.exhibition)
        await self._core.tables.refresh(session)
        self._core.tell(session)

    async def _open(self, table: NewTable) -> TableState:
        """Create an exhibition's table if its server may have one more, and deal; if it exists, only deal."""
        async with self._opening:
            rows = await self._core.store.tables(guild_id=table.guild_id, statuses=LIVE)
            current = [row.id for row in rows if row.exhibition]
            if table.id not in current:
                if len(current) >= PER_SERVER:
                    raise Refusal("too-many-exhibitions", most=PER_SERVER)
                await self._core.store.create_table(table, ())
            return await self._start(table.id)

    async def _start(self, table_id: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            return await start(self._core, session)

    async def _begin_next(self, table_id: str, *, asked: bool) -> None:
        """Open the game after an ended one, at the same speed."""
        async with self._core.tables.hold(table_id) as session:
            exhibition = session.exhibition
            if exhibition is None:
                raise Refusal("stale")
            if asked:
                exhibition = exhibition.controlled(self._core.clock() + _PATIENCE)
            table = next_table(self._core, session, exhibition)
        await self._open(table)
        await self._leave(table_id)

    async def _leave(self, table_id: str) -> None:
        """Take no more steps at a table that has ended, and show whether its next game has begun."""
        self._pacer.drop(table_id)
        async with self._core.tables.hold(table_id) as session:
            self._core.tell(session)

    async def _step(self, table_id: str, asked: bool) -> bool:
        try:
            return await self._take_step(table_id, asked)
        except StoreError as error:
            _log.warning("exhibition %s: a step failed, and is tried again: %s", table_id, error_description(error))
        except Exception as error:
            _log.error("exhibition %s: a step failed; it is paused: %s", table_id, error_description(error))
            with suppress(StoreError):
                await self.pause(table_id)
        return False

    async def _take_step(self, table_id: str, asked: bool) -> bool:
        try:
            turn = await self._core.commit(self._next_turn(table_id, asked))
            if turn is None:
                await self._core.commit(self._begin_next(table_id, asked=False))
                return False
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
            return await self._core.commit(self._play(table_id, turn, action))
        except Refusal:
            # Another process was quicker or plays it on now, or it was paused or has ended.
            with suppress(Refusal):
                await self._core.commit(self._catch_up(table_id))
            return False

    async def _catch_up(self, table_id: str) -> None:
        try:
            state = await self._core.state(table_id)
        except Refusal:
            self._pacer.drop(table_id)
            return
        if state.status is Status.RUNNING:
            self._follow(state)
        else:
            await self._leave(table_id)

    async def _next_turn(self, table_id: str, asked: bool) -> Turn | None:
        """Return the next turn; none once the game is over.

        Refuses like :meth:`_require_running`, unless somebody asked.
        """
        async with self._core.tables.hold(table_id) as session:
            if not asked:
                await self._require_running(session)
            return session.exhibition_turn()

    async def _require_running(self, session: Session) -> None:
        """Refuse ``not-running`` unless the next step of a held exhibition is due here; pause it if nobody controls it.

        Another process may take steps for a moment as well: after one of its steps this one waits like after its own.
        """
        state = session.state()
        self._follow(state)
        exhibition, pacing = session.exhibition, self._pacer.pacing_of(session.id)
        if exhibition is None or pacing is None or not pacing.running:
            raise Refusal("not-running")
        if pacing.revision != state.revision and self._core.clock() < _next_step_at(state, exhibition):
            raise Refusal("not-running")
        if self._core.clock() >= exhibition.until:
            if session.row.status is Status.RUNNING:
                await self._set(session, exhibition.model_copy(update={"running": False}))
            raise Refusal("not-running")

    async def _play(self, table_id: str, turn: Turn, action: Action) -> bool:
        """Play an action, and return whether the round continues."""
        async with self._core.tables.hold(table_id) as session:
            session.require_revision(turn.revision, turn.seat)
            if session.row.status is not Status.RUNNING:
                raise Refusal("stale")
            await self._core.play_chosen(session, turn, action)
            self._note_revision(table_id, session.revision)
            continues = not (session.won or session.waiting().between_rounds)
            pacing = self._pacer.pacing_of(table_id)
            if pacing and not continues:
                pacing.extra_wait = _SCORE_PAUSE
            return continues

    def _follow(self, state: TableState) -> None:
        """Continue as stored with a table."""
        exhibition = state.exhibition
        if exhibition is None:
            return
        if state.status is Status.RUNNING and self._core.duty.has(state.guild_id):
            is_new = self._pacer.pacing_of(state.id) is None
            self._pacer.follow(state.id, speed=exhibition.speed, running=exhibition.running)
            if is_new:
                self._note_revision(state.id, state.revision)
        elif not (self._goes_on(state) and self.next_game_follows(state.id)):
            self._pacer.drop(state.id)

    def _note_revision(self, table_id: str, revision: int) -> None:
        """Note where a step of this process, or the beginning of its duty, left a table."""
        if pacing := self._pacer.pacing_of(table_id):
            pacing.revision = revision

    def _goes_on(self, state: TableState) -> bool:
        """Return whether an exhibition runs by itself, and this process plays it."""
        if not (state.exhibition and state.exhibition.running and self._core.duty.has(state.guild_id)):
            return False
        ended = state.status is Status.FINISHED
        return state.status is Status.RUNNING or (ended and state.series is not None and not state.series.is_last)


def _next_step_at(state: TableState, exhibition: Exhibition) -> float:
    """Return when the next step of a running exhibition is due after the last action."""
    view = state.view(None)
    between = state.status is Status.FINISHED or (view is not None and view.phase == "scored")
    return state.last_action_at + (_SCORE_PAUSE if between else exhibition.rate.seconds)


def _require_controller(session: Session, player: Player, may_manage: bool) -> Exhibition:
    """Return the exhibition at a table.

    Refuses ``not-running`` if there is none, and ``not-host`` for all but its host.
    """
    if session.exhibition is None:
        raise Refusal("not-running")
    if not may_manage and session.row.host != player.id:
        raise session.not_host()
    return session.exhibition


def first_table(
    core: Core,
    host: Player,
    game: str,
    preset: str,
    *,
    guild_id: int,
    channel_id: int,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    open_hands: bool,
) -> NewTable:
    """Return the table of the first game. ``levels`` go by side; an empty one is the default.

    Refuses ``no-such-game``, ``no-such-value``, and what the rules refuse about the number of seats.
    """
    wrong = [level for level in levels if level and level not in LEVELS]
    if wrong or not 1 <= games <= GAMES_AT_MOST:
        raise Refusal("no-such-value", option="computers", value=wrong[0] if wrong else games)
    setup = setup_of(game, preset, {}, seats, Terms(), practice=True)
    sides = setup.rules.sides(setup.seat_count)
    chosen = dict(enumerate(levels))
    seat_levels = [(seat, level) for seat, side in enumerate(sides) if (level := chosen.get(side))]
    setup = setup._replace(terms=Terms.model_validate({"levels": seat_levels}))
    exhibition, series = Exhibition(open_hands=open_hands), Series.first(sides, games)
    table = new_table(core, setup, host, guild_id=guild_id, channel_id=channel_id)
    return replace(table, exhibition=exhibition.model_dump(mode="json"), series=series.model_dump(mode="json"))


def next_table(core: Core, session: Session, exhibition: Exhibition) -> NewTable:
    """Return the table of the game after the one that has ended at a held table, with these controls.

    Refuses ``stale`` if none follows.
    """
    row, series, game = session.row, session.series, session.game
    if row.status is not Status.FINISHED:
        raise Refusal("stale")
    if series is None or series.is_last or game is None:
        raise Refusal("stale")
    table_id, place = next_table_id(row.id), {"guild_id": row.guild_id, "channel_id": row.channel_id}
    following = table_after(core, session, host=row.host, table_id=table_id, **place)
    after = series.after(game.totals, game.winners).at(row.id, game.sides, following.first)
    shown, so_far = exhibition.model_dump(mode="json"), after.model_dump(mode="json")
    return replace(following.table, practice=True, exhibition=shown, series=so_far)
