"""The first deal of an open table: at its host's wish, or by itself once everybody who gathers there is in."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.core import Core
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Conflict, SeatRow, Status
from engine.types import Event


async def start(core: Core, session: Session, computers: Iterable[SeatRow] = ()) -> TableState:
    """Deal the first round of a held open table; ``computers`` take their seats, others the empty ones."""
    known = {row.seat: row for row in computers}
    seats = [
        row
        if row.player is not None
        else known.get(row.seat) or SeatRow(row.seat, None, computer=session.terms.level_of(row.seat))
        for row in session.seats
    ]
    changed, friendly = session.setup.changed_rules, not session.terms.ranked
    await core.store.start_table(
        session.id, seats, core.clock(), expect=session.row, changed_rules=changed, friendly=friendly
    )
    await core.tables.refresh(session)
    opening = session.game.round.opening if session.game else ()
    state = core.tell(session, Event("started"), *opening)
    return await core.play_automatically(session) or state


async def deal_if_complete(core: Core, session: Session) -> TableState | None:
    """Deal the first round of a held table where people gather, if everybody is in; otherwise return None.

    Once a seat was given up, somebody must take it before, or the host starts with a computer there.
    """
    while session.row.status is Status.OPEN and session.gathering is not None:
        wanted = min(session.gathering.people, session.row.seat_count) if session.gathering.open else 1
        if len(session.people) < wanted or session.state().undecided:
            return None
        try:
            return await start(core, session)
        except Conflict:
            # Somebody came, left or dealt meanwhile.
            await core.tables.refresh(session)
    return session.state() if session.row.started else None


async def open_gathering(core: Core, session: Session) -> None:
    """Note that a seat is no longer held at a table where people gather: others may take it."""
    if session.gathering is None or session.gathering.open:
        return
    opened = {"open": True, "opened_at": core.clock()}
    changed = session.gathering.model_copy(update=opened).model_dump(mode="json")
    await core.store.set_gathering(session.id, changed, expect=session.row)
    await core.tables.refresh(session)
