"""Ending a game that counts before it is won: a loss, unless its people are ahead or have a free ending left.

Closing it, turning it into practice and never resuming it cost the same: a seat that has seen its cards owes the game
a result, and no way of leaving is better than playing on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from bot.host.core import Core
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import FreeEnding, Status
from engine.types import BY_STANDING, FORFEIT, Action, Event, Seat

FREE_ENDINGS = 2
"""The number of games a person may end free within :data:`FREE_SPAN`, at all tables together."""
FREE_SPAN = 24 * 3600.0


class Cost(IntEnum):
    """The cost of ending a game early for its people, the least first.

    ``NOTHING``: it does not count, others are still to decide, or its people are ahead, or level with people who have
    left; it ends without a result of theirs, unless somebody who left has lost.
    ``FREE``: they have decided nothing yet, and each has a free ending left. ``LOSS``: they lose it.
    """

    NOTHING = 0
    FREE = 1
    LOSS = 2

    @property
    def word(self) -> str:
        """Its name in texts and buttons."""
        return self.name.lower()


class Ending(NamedTuple):
    """The present cost of ending a game early."""

    cost: Cost = Cost.NOTHING
    used: int = 0
    """The most free endings that any of its people has had, if this one is free."""
    free: FreeEnding | None = None
    """The free ending to store."""
    lost_by: Seat | None = None
    """The seat of somebody on another side who has left, and has lost then."""

    @property
    def number(self) -> int:
        """The number that this free ending would have in its day."""
        return self.used + 1


def cost_refusal(ending: Ending) -> Refusal:
    """Return the refusal of an early end that its player has not agreed to pay for."""
    return Refusal("gives-up", cost=ending.cost.word, number=ending.number, most=FREE_ENDINGS)


async def ending_of(core: Core, session: Session) -> Ending:
    """Return the cost of ending the game of a held table early."""
    players = session.giving_up
    if not players:
        return Ending(lost_by=session.given_up_by)
    now = core.clock()
    free = FreeEnding(players, now, now - FREE_SPAN, FREE_ENDINGS)
    used = max((await core.store.free_endings(players, free.since)).values(), default=0)
    if session.side_has_decided or used >= FREE_ENDINGS:
        return Ending(Cost.LOSS)
    return Ending(Cost.FREE, used, free)


async def end_early(core: Core, session: Session, seat: Seat, ending: Ending, computer: str = "") -> TableState:
    """End the game of a held table, running or paused, at this cost; ``computer`` if its player did not ask for it."""
    if ending.lost_by is not None:
        seat, computer = ending.lost_by, ""
    if ending.cost is not Cost.LOSS and ending.lost_by is None:
        await core.store.end_table(session.id, Status.CLOSED, free=ending.free)
        await core.tables.refresh(session)
        return core.tell(session, Event("closed"))
    if session.row.status is Status.RUNNING:
        return await core.play(session, seat, Action(FORFEIT), computer)
    return await _forfeit_paused(core, session, seat, Action(FORFEIT), computer)


async def settle_by_standing(core: Core, session: Session) -> TableState:
    """End a paused game between people that nobody continued: the side that is ahead wins; if level, nobody does."""
    game = session.game
    leaders = session.leaders if game else ()
    if game is None or len(leaders) != 1:
        await core.store.end_table(session.id, Status.CLOSED)
        await core.tables.refresh(session)
        return core.tell(session, Event("closed"))
    people = [row.seat for row in session.row.seats if row.player is not None]
    seat = min(seat for seat in people if game.sides[seat] not in leaders)
    action = Action(FORFEIT, target=BY_STANDING)
    return await _forfeit_paused(core, session, seat, action, session.terms.away_level)


async def _forfeit_paused(core: Core, session: Session, seat: Seat, action: Action, computer: str) -> TableState:
    """End a held paused game by this action."""
    played = session.play(seat, action, core.clock(), computer)
    try:
        await core.store.end_table(
            session.id, Status.FINISHED, played.results, action=played.row, daily_limit=core.daily_limit
        )
    except BaseException:
        session.forget_game()
        raise
    core.on_game_won(session)
    await core.tables.refresh(session)
    return core.tell(session, *played.events)
