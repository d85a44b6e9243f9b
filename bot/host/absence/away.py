"""Who is away: the autopilot plays for them, and the others vote on whether to wait."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.lobby.lifecycle import Lifecycle
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import Event


class Away:
    """What is done by and about people who are away."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        self._core = core
        self._lifecycle = lifecycle

    async def autopilot(self, table_id: str, player: Player, on: bool | None = None) -> TableState:
        """Has the computer play for a player until they act again, or no more; without ``on`` the other of the two.

        Refuses ``paused``, ``not-running``, ``not-seated``.
        """
        return await self._core.commit(self._autopilot(table_id, player, on))

    async def vote(self, table_id: str, player: Player, motion: str, *, revision: int | None = None) -> TableState:
        """Votes on what to do without whoever is away; what more than half of the others want is done.

        ``revision`` is the one at which they were asked.
        Refuses ``nobody-away``, ``not-seated``, ``you-are-away``, ``no-such-motion``, ``stale``.
        """
        return await self._core.commit(self._vote(table_id, player, motion, revision))

    async def here(self, table_id: str, player: Player) -> TableState:
        """Ends the absence of a host whose open table waits for them. Refuses ``not-open``, ``not-host``."""
        return await self._core.commit(self._here(table_id, player))

    async def _autopilot(self, table_id: str, player: Player, on: bool | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING)
            row = session.seats[session.seat_of(player)]
            wanted = on if on is not None else not row.autopilot
            if wanted == bool(row.autopilot):
                return session.state()
            await self._core.store.set_autopilot(table_id, player.id, session.terms.computers if wanted else "")
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("autopilot", row.seat))

    async def _vote(self, table_id: str, player: Player, motion: str, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need_to_be_at(revision)
            seat, vote = session.seat_of(player), session.waiting().vote
            if vote is None:
                raise Refusal("nobody-away")
            if player.id not in vote.voters:
                raise Refusal("you-are-away")
            if motion not in vote.motions:
                raise Refusal("no-such-motion")
            await self._core.store.vote(table_id, player.id, vote.stored(motion))
            await self._core.tables.refresh(session)
            vote = session.waiting().vote
            carried = vote.carried if vote else ""
            if not carried:
                return self._core.tell(session, Event("voted", seat))
            return await self._do(session, carried, player)

    async def _do(self, session: Session, motion: str, player: Player) -> TableState:
        """Does what was voted for. Each step drops the votes, so of two hosts one finds nothing left to do."""
        store, table_id = self._core.store, session.id
        seat = session.seat_of(player)
        match motion:
            case "close":
                await store.end_table(table_id, Status.CLOSED)
                event = Event("closed")
            case "computer":
                away = session.waiting().people
                for row in away:
                    await self._lifecycle.take_over(session, row.seat)
                event = Event("left", away[0].seat)
            case "host":
                # Who opened the table wanted what it plays: they are not asked whether they agree.
                await store.agree(table_id, session.row.host, session.setup.text)
                await store.set_host(table_id, player.id, session.row.host)
                event = Event("hosted", seat)
            case _:
                await self._drop_votes(session)
                event = Event("voted", seat)
        self._core.timing.seen[table_id] = self._core.clock()
        await self._core.tables.refresh(session)
        return self._core.tell(session, event)

    async def _here(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need_to_be_open(player)
            await self._drop_votes(session)
            self._core.timing.seen[table_id] = self._core.clock()
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("voted", session.seat_of(player)))

    async def _drop_votes(self, session: Session) -> None:
        for voter in session.row.votes:
            await self._core.store.vote(session.id, voter, "")
