"""The computer plays in somebody's place, step by step, until they have seen enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.host.core import Core
from bot.host.play.pacing import SPEEDS, Pacer, Pacing
from bot.host.play.thinker import Chooser
from bot.host.practice.practice_mode import become_practice, require_practice
from bot.host.refusals import Refusal
from bot.host.table.session import Session, Turn
from bot.host.table.state import Change, TableState
from data.store import Player, Status
from engine import study
from engine.players import LEVELS
from engine.study import Hint

_PATIENCE = 3600.0
"""Seconds for which it goes on where nobody has led it: long after its message could be kept up to date."""

_ENDS = frozenset({"closed", "paused", "game-won"})
"""The events after which nobody is played for."""


class AutostepSpec(NamedTuple):
    """Whom the computer plays for, how well, and how many actions had been done when it began.

    All of it stands in the buttons that lead it, so they know it after a restart too.
    """

    player: int
    level: str
    start_revision: int


class AutostepRun(NamedTuple):
    """How a player is being played for."""

    spec: AutostepSpec
    pacing: Pacing
    hint: Hint | None
    """What was done last, and why: made from the player's own view, and for their eyes only."""


class Autosteps:
    """What is done about computers in players' places."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._pacer: Pacer[tuple[str, int]] = Pacer(core.clock, self._step, self._tell, patience=_PATIENCE)
        """By table and player, as are these."""
        self._specs: dict[tuple[str, int], AutostepSpec] = {}
        self._hints: dict[tuple[str, int], Hint] = {}
        self.on_pacing_change: list[Callable[[str], None]] = []
        """Who hears of tables where a computer goes on otherwise than before, or no more. What it does is a change."""
        core.on_change.append(self._changed)

    def run_of(self, table_id: str, player: Player) -> AutostepRun | None:
        """How a player is being played for at a table, if they are."""
        key = (table_id, player.id)
        pacing = self._pacer.pacing_of(key)
        return AutostepRun(self._specs[key], pacing, self._hints.get(key)) if pacing else None

    def any_running(self, table_id: str) -> bool:
        """Whether anybody at a table is being played for without a pause."""
        pacings = (self._pacer.pacing_of(key) for key in self._specs if key[0] == table_id)
        return any(pacing and pacing.running for pacing in pacings)

    async def start(self, table_id: str, player: Player, level: str, *, to_practice: bool = False) -> TableState:
        """Has the computer be ready to play for a player at a practice table, who can later go back to this moment.

        Who plays alone against computers may make any table one (``to_practice``), and it stays one. Without a level
        it is that of the table's computers.
        Refuses ``not-running``, ``not-seated``, ``no-such-value``, ``becomes-practice``, ``no-practice``.
        """
        return await self._core.commit(self._begin(table_id, player, level, to_practice))

    async def restore(self, table_id: str, player: Player, spec: AutostepSpec, speed: int) -> None:
        """Has it be as a player's button says; it waits, unless that is known and running.

        Refuses ``not-running``, ``not-seated``, ``no-practice``, and ``stale`` for what no button of theirs says.
        """
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            session.seat_of(player)
            if not session.row.practice:
                raise Refusal("no-practice")
            if spec.player != player.id or spec.level not in LEVELS or not 0 <= speed < len(SPEEDS):
                raise Refusal("stale")
            if self._specs.get((table_id, player.id)) != spec:
                self._add(table_id, spec, speed)

    def run(self, table_id: str, player: Player) -> None:
        """Has it go on by itself. Refuses ``stale`` where it plays no more, as the others do."""
        self._pacer.control(self._known(table_id, player), running=True)

    def pause(self, table_id: str, player: Player) -> None:
        """Has it wait."""
        self._pacer.control(self._known(table_id, player), running=False)

    def change_speed(self, table_id: str, player: Player, by: int) -> None:
        """Has it go on faster, or slower."""
        self._pacer.control(self._known(table_id, player), by=by)

    async def step(self, table_id: str, player: Player, revision: int) -> None:
        """Has it do one thing, and returns when that is done; between rounds it deals."""
        if not (await self._core.state(table_id)).unchanged_since(revision):
            raise Refusal("stale")
        await self._pacer.once(self._known(table_id, player))

    def end(self, table_id: str, player: Player) -> None:
        """Has it play for a player no more."""
        self._forget((table_id, player.id))

    def tick(self) -> None:
        """Has those go on whose next step is due."""
        self._pacer.tick()

    async def stop(self) -> None:
        """Has all of them wait."""
        await self._pacer.stop()

    def _known(self, table_id: str, player: Player) -> tuple[str, int]:
        if (table_id, player.id) not in self._specs:
            raise Refusal("stale")
        return table_id, player.id

    def _add(self, table_id: str, spec: AutostepSpec, speed: int | None = None) -> None:
        key = (table_id, spec.player)
        self._specs[key] = spec
        self._hints.pop(key, None)
        self._pacer.add(key, Pacing() if speed is None else Pacing(speed))

    async def _begin(self, table_id: str, player: Player, level: str, to_practice: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            seat = session.seats[session.seat_of(player)]
            level = level or session.terms.computers
            if level not in LEVELS:
                raise Refusal("no-such-value", option="computers", value=level)
            require_practice(session, to_practice=to_practice)
            await become_practice(self._core, session)
            if seat.autopilot:
                await self._core.store.set_autopilot(table_id, player.id, "")
                await self._core.tables.refresh(session)
            self._add(table_id, AutostepSpec(player.id, level, session.revision))
            return self._core.tell(session)

    async def _step(self, key: tuple[str, int], asked: bool) -> bool:
        try:
            turn = await self._look(key, asked)
            if turn is None:
                return False
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
            await self._core.commit(self._play(key, turn, study.hint(turn.view, action)))
            return True
        except Refusal as refusal:
            # That somebody acted meanwhile, or the bot stops, need not be said; else nothing is left to be played.
            if refusal.note.code not in ("stale", "stopping"):
                self._give_up(key)
            return False

    async def _look(self, key: tuple[str, int], asked: bool) -> Turn | None:
        """The player's turn; none while it is another's, and between rounds none that was not asked for."""
        async with self._core.tables.hold(key[0]) as session:
            spec = self._specs.get(key)
            if spec is None or not _goes_on(session, spec):
                self._give_up(key)
                return None
            if session.waiting().between_rounds and not asked:
                self._pacer.control(key, running=False)
                return None
            return session.turn_for(spec.player, spec.level)

    async def _play(self, key: tuple[str, int], turn: Turn, hint: Hint) -> None:
        async with self._core.tables.hold(key[0]) as session:
            spec = self._specs.get(key)
            session.require_revision(turn.revision)
            if spec is None or not _goes_on(session, spec):
                raise Refusal("stale")
            self._hints[key] = hint
            await self._core.play_chosen(session, turn, hint.action)

    def _give_up(self, key: tuple[str, int]) -> None:
        """Lets go of what can go on no more, and has that shown."""
        self._forget(key)
        self._tell(key)

    def _changed(self, change: Change) -> None:
        """Lets go of the players of a table that has ended."""
        if any(event.kind in _ENDS for event in change.events):
            for key in [key for key in self._specs if key[0] == change.table_id]:
                self._forget(key)

    def _forget(self, key: tuple[str, int]) -> None:
        self._pacer.drop(key)
        self._specs.pop(key, None)
        self._hints.pop(key, None)

    def _tell(self, key: tuple[str, int]) -> None:
        for listener in self.on_pacing_change:
            listener(key[0])


def _goes_on(session: Session, spec: AutostepSpec) -> bool:
    """Whether there is anything to be played: the player may have left, or the table been put aside."""
    return session.row.status is Status.RUNNING and session.row.practice and spec.player in session.people
