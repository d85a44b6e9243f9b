"""Autosteps: the computer plays for a player step by step, and explains each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.host.core import Core
from bot.host.model.series import SPEEDS
from bot.host.play.computers import Chooser
from bot.host.play.pacing import Pacer, Pacing
from bot.host.practice import become_practice, require_practice
from bot.host.refusals import Refusal
from bot.host.table.session import Session, Turn
from bot.host.table.state import Change, TableState
from data.store import Player, Status
from engine import study
from engine.players import LEVELS
from engine.study import Hint
from engine.view import View

_PATIENCE = 3600.0
"""Seconds without control after which it pauses; its message cannot be edited for longer anyway."""

_ENDS = frozenset({"closed", "paused", "game-won", "game-drawn"})
"""The events that end autosteps."""


class AutostepSpec(NamedTuple):
    """The player, the computer's level, and the revision at which it started.

    The buttons that control it carry all of this, so they work after a restart too.
    """

    player: int
    level: str
    start_revision: int


class AutostepRun(NamedTuple):
    """The autosteps of a player."""

    spec: AutostepSpec
    pacing: Pacing
    hint: Hint | None
    """The last action and the reasons for it, from the player's own view and for them alone."""
    view: View | None
    """The view they were made from."""


class Autosteps:
    """Starts and controls autosteps."""

    def __init__(self, core: Core, thinker: Chooser) -> None:
        self._core = core
        self._thinker = thinker
        self._pacer: Pacer[tuple[str, int]] = Pacer(core.clock, self._step, self._notify, patience=_PATIENCE)
        """Keyed by table and player, like the following two."""
        self._specs: dict[tuple[str, int], AutostepSpec] = {}
        self._hints: dict[tuple[str, int], tuple[Hint, View]] = {}
        self.on_pacing_change: list[Callable[[str], None]] = []
        """Listeners for changes of pacing, and for ends. The actions themselves are table changes."""
        core.on_change.append(self._on_table_change)

    def run_of(self, table_id: str, player: Player) -> AutostepRun | None:
        """Return the autosteps of a player at a table, if any."""
        key = (table_id, player.id)
        pacing = self._pacer.pacing_of(key)
        return AutostepRun(self._specs[key], pacing, *self._hints.get(key, (None, None))) if pacing else None

    def any_running(self, table_id: str) -> bool:
        """Return whether any autosteps at a table run by themselves."""
        pacings = (self._pacer.pacing_of(key) for key in self._specs if key[0] == table_id)
        return any(pacing and pacing.running for pacing in pacings)

    async def start(self, table_id: str, player: Player, level: str, *, to_practice: bool = False) -> TableState:
        """Prepare autosteps, paused, for a player at a practice table. The player can later rewind to this point.

        ``to_practice`` lets a player who is alone against computers turn the table into a practice table, for good.
        Without a level it is that of the table's computers.
        Refuses ``not-running``, ``not-seated``, ``no-such-value``, ``becomes-practice``, ``practice-gives-up``,
        ``no-practice``.
        """
        return await self._core.commit(self._begin(table_id, player, level, to_practice))

    async def restore(self, table_id: str, player: Player, spec: AutostepSpec, speed: int) -> None:
        """Restore paused autosteps from a player's button, unless the same ones are known.

        Refuses ``not-running``, ``not-seated``, ``no-practice``, and ``stale`` for values that no button of theirs has.
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
        """Run by itself. This and the following refuse ``stale`` if there are no such autosteps."""
        self._pacer.control(self._known(table_id, player), running=True)

    def pause(self, table_id: str, player: Player) -> None:
        """Pause."""
        self._pacer.control(self._known(table_id, player), running=False)

    def change_speed(self, table_id: str, player: Player, by: int) -> None:
        """Change the speed."""
        self._pacer.control(self._known(table_id, player), by=by)

    async def step(self, table_id: str, player: Player, revision: int) -> None:
        """Play one action, and return when it is done; between rounds it deals. Refuses ``stale``."""
        if not (await self._core.state(table_id)).unchanged_since(revision):
            raise Refusal("stale")
        await self._pacer.once(self._known(table_id, player))

    def end(self, table_id: str, player: Player) -> None:
        """End a player's autosteps."""
        self._forget((table_id, player.id))

    def tick(self) -> None:
        """Take the steps that are due."""
        self._pacer.tick()

    async def stop(self) -> None:
        """Pause all autosteps and cancel thinking."""
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
            await require_practice(self._core, session, to_practice=to_practice)
            await become_practice(self._core, session)
            if seat.autopilot:
                await self._core.store.set_autopilot(table_id, player.id, "")
                await self._core.tables.refresh(session)
            self._add(table_id, AutostepSpec(player.id, level, session.revision))
            return self._core.tell(session)

    async def _step(self, key: tuple[str, int], asked: bool) -> bool:
        try:
            turn = await self._next_turn(key, asked)
            if turn is None:
                return False
            action = await self._thinker.choose(turn.view, turn.level, turn.seed, turn.aggression)
            await self._core.commit(self._play(key, turn, study.hint(turn.view, action)))
            return True
        except Refusal as refusal:
            # "stale": somebody acted meanwhile. Any other refusal means that nothing is left to play.
            if refusal.note.code not in ("stale", "stopping"):
                self._end_and_notify(key)
            return False

    async def _next_turn(self, key: tuple[str, int], asked: bool) -> Turn | None:
        """Return the player's turn, if it is theirs. Between rounds only if they asked for this step."""
        async with self._core.tables.hold(key[0]) as session:
            spec = self._specs.get(key)
            if spec is None or not _can_continue(session, spec):
                self._end_and_notify(key)
                return None
            if session.waiting().between_rounds and not asked:
                self._pacer.control(key, running=False)
                return None
            return session.turn_for(spec.player, spec.level)

    async def _play(self, key: tuple[str, int], turn: Turn, hint: Hint) -> None:
        async with self._core.tables.hold(key[0]) as session:
            spec = self._specs.get(key)
            session.require_revision(turn.revision, turn.seat)
            if spec is None or not _can_continue(session, spec):
                raise Refusal("stale")
            self._hints[key] = hint, turn.view
            await self._core.play_chosen(session, turn, hint.action)

    def _end_and_notify(self, key: tuple[str, int]) -> None:
        """End autosteps that cannot continue, and notify the listeners."""
        self._forget(key)
        self._notify(key)

    def _on_table_change(self, change: Change) -> None:
        """End the autosteps of a table that has ended."""
        if any(event.kind in _ENDS for event in change.events):
            for key in [key for key in self._specs if key[0] == change.table_id]:
                self._forget(key)

    def _forget(self, key: tuple[str, int]) -> None:
        self._pacer.drop(key)
        self._specs.pop(key, None)
        self._hints.pop(key, None)

    def _notify(self, key: tuple[str, int]) -> None:
        for listener in self.on_pacing_change:
            listener(key[0])


def _can_continue(session: Session, spec: AutostepSpec) -> bool:
    """Return whether the player is still seated at a running practice table."""
    return session.row.status is Status.RUNNING and session.row.practice and spec.player in session.people
