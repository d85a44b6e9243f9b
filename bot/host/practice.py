"""Practice mode: which tables may use it, going back, arranging cards, and hints."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any

from bot.host.core import Core
from bot.host.giving_up import FREE_ENDINGS, Cost, ending_of
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.running_game import Moment
from bot.host.table.session import Session
from bot.host.table.state import TableState
from bot.recent import Recent
from data.store import Player, Status
from engine import study
from engine.cards import Card, face
from engine.game import is_action_count, seats_looking, with_hands
from engine.players import MASTER
from engine.study import Hint
from engine.types import DOCTOR, LOOK, REWIND, SWAP, Action, Seat
from engine.view import View

_CACHED = 200
"""The number of hints that are cached."""
_SEATS = 10_000
"""The seats whose last hints are remembered."""
_REMEMBERED = 32
"""The hints that are remembered of a seat: while others act, one choice may have several."""


async def require_practice(core: Core, session: Session, *, to_practice: bool) -> None:
    """Refuse a held table that is not in practice mode.

    Refuses ``no-practice`` if it cannot become a practice table, ``practice-gives-up`` if that would lose its game, and
    ``becomes-practice`` if it can but ``to_practice`` does not ask for it.
    """
    if session.row.practice:
        return
    if not session.state().alone:
        raise Refusal("no-practice")
    ending = await ending_of(core, session)
    if ending.cost is Cost.LOSS:
        raise Refusal("practice-gives-up")
    if not to_practice:
        raise Refusal("becomes-practice", cost=ending.cost.word, number=ending.number, most=FREE_ENDINGS)


async def become_practice(core: Core, session: Session) -> None:
    """Switch a held table to practice mode, for good. No effect on a practice table.

    :func:`require_practice` must have allowed it. Refuses ``practice-gives-up`` if the last free ending was used since,
    at another table.
    """
    if not session.row.practice:
        ending = await ending_of(core, session)
        if ending.cost is Cost.LOSS:
            raise Refusal("practice-gives-up")
        await core.store.set_practice(session.id, ending.free)
        await core.tables.refresh(session)


class Rewinds:
    """Rewinds of practice games."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def rewind(
        self, table_id: str, player: Player, scope: str, *, revision: int | None = None, to_practice: bool = False
    ) -> TableState:
        """Rewind a practice game: see :data:`engine.types.REWINDS` for the scopes.

        ``to_practice`` lets a player who is alone against computers turn the table into a practice table, for good.
        That does not hold for a scope that is an action count: only autosteps note one, at a practice table.
        Refuses ``not-running``, ``not-seated``, ``stale`` (the table has changed since ``revision``),
        ``becomes-practice`` without ``to_practice``, ``practice-gives-up`` where it would lose the game, and
        ``no-practice`` where several people play. Raises :class:`IllegalAction` for what the rules forbid.
        """
        return await self._core.commit(self._rewind(table_id, player, scope, revision, to_practice))

    async def _rewind(
        self, table_id: str, player: Player, scope: str, revision: int | None, to_practice: bool
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            seat = session.seat_of(player)
            session.require_revision(revision)
            await require_practice(self._core, session, to_practice=to_practice and not is_action_count(scope))
            # Before the action, so that its result never counts. A forbidden rewind leaves the table as it is.
            if session.game and scope in session.game.rewinds(seat):
                await become_practice(self._core, session)
            return await self._core.play(session, seat, Action(REWIND, target=scope))


class Arranging:
    """Arranges cards or reveals hands. Every use is recorded as an action, and shown to the whole table.

    Every method refuses ``not-running``, ``not-seated``, ``no-practice``, ``practice-gives-up``, and without
    ``to_practice`` also ``becomes-practice``. :meth:`swap` and :meth:`doctor` also refuse ``stale`` (the table has
    changed) and ``not-your-turn``, and raise :class:`IllegalAction` for what the rules forbid.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def start(self, table_id: str, player: Player, *, to_practice: bool) -> TableState:
        """Turn the table of a player who is alone against computers into a practice table, for good.

        No effect on a practice table.
        """
        return await self._core.commit(self._start(table_id, player, to_practice))

    async def swap(self, table_id: str, player: Player, *, revision: int | None = None) -> TableState:
        """Swap a player's hand with that of the next seat."""
        return await self._core.commit(self._arrange(table_id, player, Action(SWAP), revision))

    async def doctor(
        self, table_id: str, player: Player, cards: tuple[Card, ...], *, revision: int | None = None
    ) -> TableState:
        """Exchange a card of a player's hand for another card that lies face down."""
        return await self._core.commit(self._arrange(table_id, player, Action(DOCTOR, cards), revision))

    async def look(self, table_id: str, player: Player, how: str) -> View:
        """Show the other hands to a player, or hide them: see :data:`engine.types.LOOKS`.

        Returns the player's view afterwards; after ``once`` it includes the hands.
        """
        return await self._core.commit(self._look(table_id, player, how))

    async def _start(self, table_id: str, player: Player, to_practice: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            await self._practice_seat(session, player, to_practice=to_practice)
            if session.row.practice:
                return session.state()
            await become_practice(self._core, session)
            return self._core.tell(session)

    async def _arrange(self, table_id: str, player: Player, action: Action, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat = await self._practice_seat(session, player)
            session.require_revision(revision)
            to_act = session.game.to_act if session.game else ()
            if to_act and seat not in to_act:
                raise Refusal("not-your-turn", seat=tuple(map(str, to_act)))
            return await self._core.play(session, seat, action)

    async def _look(self, table_id: str, player: Player, how: str) -> View:
        async with self._core.tables.hold(table_id) as session:
            seat = await self._practice_seat(session, player)
            assert session.game is not None
            is_looking = seat in seats_looking(session.game)
            if how == "once" or is_looking != (how == "on"):
                await self._core.play(session, seat, Action(LOOK, target=how))
            views = session.state().views
            return with_hands(views, seat) if how == "once" else views[seat]

    async def _practice_seat(self, session: Session, player: Player, *, to_practice: bool = False) -> Seat:
        """Return the seat of a player at a running practice table."""
        session.require_status(Status.RUNNING)
        seat = session.seat_of(player)
        await require_practice(self._core, session, to_practice=to_practice)
        return seat


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
                self._cache[key] = study.hint(view, *await self._thinker.decide(view, MASTER, random_seed))
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
    """Return whether two actions do the same, whatever the order of their cards and whichever equal ones they name."""
    return (one.kind, one.target, sorted(map(face, one.cards))) == (
        other.kind,
        other.target,
        sorted(map(face, other.cards)),
    )
