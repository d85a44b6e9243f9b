"""Computers stand in for people: by their own autopilot, or after a vote on what to do about absent players."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.core import Core
from bot.host.lobby.lifecycle import Lifecycle
from bot.host.model.competition import Competition
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import Event


class Autopilot:
    """Switches the autopilot of players."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def set(self, table_id: str, player: Player, on: bool | None = None) -> TableState:
        """Switch a player's autopilot on or off; ``None`` toggles it.

        Refuses ``paused``, ``not-running``, ``not-seated``.
        """
        return await self._core.commit(self._set(table_id, player, on))

    async def _set(self, table_id: str, player: Player, on: bool | None) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.require_status(Status.RUNNING)
            row = session.seats[session.seat_of(player)]
            wanted = on if on is not None else not row.autopilot
            if wanted == bool(row.autopilot):
                return session.state()
            await self._core.store.set_autopilot(table_id, player.id, session.terms.computers if wanted else "")
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("autopilot", row.seat))


class Votes:
    """Casts votes, and applies the winning motion."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        self._core = core
        self._lifecycle = lifecycle
        self.on_decided: Callable[[str], None] = lambda table_id: None
        """Tells other processes that a vote at a table was decided."""

    async def cast(self, table_id: str, player: Player, motion: str, *, revision: int | None = None) -> TableState:
        """Cast a player's vote; the motion takes effect once more than half of the voters back it.

        ``revision`` is the one that the vote was shown at.
        Refuses ``nobody-away``, ``is-back``, ``not-seated``, ``you-are-away``, ``no-such-motion``, ``stale``.
        """
        return await self._core.commit(self._cast(table_id, player, motion, revision))

    def decided(self, table_id: str, *, here: bool = True) -> None:
        """Note that a vote at a table was decided, ``here`` or in another process: the next absence begins now."""
        if here:
            self.on_decided(table_id)
        self._core.timing.host_seen[table_id] = self._core.clock()

    async def _cast(self, table_id: str, player: Player, motion: str, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_revision(revision)
            seat, waiting = session.seat_of(player), session.waiting()
            vote = waiting.vote
            if vote is None and (back := [str(other) for other in waiting.back if other != seat]):
                raise Refusal("is-back", seat=tuple(back))
            if vote is None:
                raise Refusal("nobody-away")
            if player.id not in vote.voters:
                raise Refusal("you-are-away")
            if motion not in vote.motions:
                raise Refusal("no-such-motion")
            await self._core.store.vote(table_id, player.id, vote.stored(motion))
            await self._core.tables.refresh(session)
            vote = session.waiting().vote
            winner = vote.winner if vote else ""
            if not winner:
                return self._core.tell(session, Event("voted", seat))
            return await self._apply(session, winner, player)

    async def _apply(self, session: Session, motion: str, player: Player) -> TableState:
        """Apply a carried motion. Each case drops the votes, so a second process finds nothing left to do."""
        store, table_id = self._core.store, session.id
        seat = session.seat_of(player)
        match motion:
            case "pause":
                return await self._lifecycle.pause_session(session)
            case "close":
                await store.end_table(table_id, Status.CLOSED)
                event = Event("closed")
            case "computer":
                vote = session.waiting().vote
                away = vote.away if vote else ()
                for absent in away:
                    await self._lifecycle.take_over(session, absent)
                event = Event("left", away[0]) if away else Event("voted", seat)
            case "host":
                # The former host chose the setup, so they count as agreeing to it.
                await store.agree(table_id, session.row.host, session.setup.text)
                await store.set_host(table_id, player.id, session.row.host)
                event = Event("hosted", seat)
            case _:
                await self._drop_votes(session)
                event = Event("voted", seat)
        self.decided(table_id)
        await self._core.tables.refresh(session)
        return self._core.tell(session, event)

    async def _drop_votes(self, session: Session) -> None:
        for voter in session.row.votes:
            await self._core.store.vote(session.id, voter, "")
